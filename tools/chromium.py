"""Chromium for the browser tests: found, or Debian's package installed where that is possible.

Usage: .venv/bin/python tools/chromium.py      prints its path
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
COMMAND = "apt-get update && apt-get install -y --no-install-recommends chromium"


def find() -> str | None:
    """Chromium, as ZENOBIA_CHROMIUM or the PATH names it."""
    named = os.environ.get("ZENOBIA_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    found = find()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("chromium: installing Debian's package", file=sys.stderr, flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.call(["sh", "-c", COMMAND], env=environment, stdout=subprocess.DEVNULL)
        found = find()
    if found is None:
        print(f"chromium: it is missing; run: sudo sh -c '{COMMAND}' (or set ZENOBIA_CHROMIUM)", file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
