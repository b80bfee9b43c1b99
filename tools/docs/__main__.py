"""Build the site into build/docs (or the folder that is named); every warning is an error."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from sphinx.cmd.build import main as sphinx
from tools.docs.gather import ROOT, gather


def build(target: Path, source: Path) -> int:
    """From nothing, so that nothing old stays."""
    for folder in (target, source):
        shutil.rmtree(folder, ignore_errors=True)
    gather(source)
    options = ["-q", "-W", "--keep-going", "-b", "html", "-d", str(source / ".doctrees")]
    return sphinx([*options, str(source), str(target)])


def main() -> int:
    """Build it and say where it lies."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs"
    failed = build(target, target.with_name(f"{target.name}-source"))
    if not failed:
        print(f"open {target / 'index.html'}")
    return failed


if __name__ == "__main__":
    sys.exit(main())
