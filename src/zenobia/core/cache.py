"""Where compiled rules are kept between runs, and where they go if nothing can be written there."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path

from zenobia.core.words import language_of_user, words


def cache_base() -> Path:
    """The folder of the cache; where it cannot be written, a folder of this run alone, which is said once.

    Processes that are started afterwards share that folder: rules are compiled once for all of them.
    """
    wanted = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    base = Path(wanted) / "zenobia"
    reason = why_not_written(base)
    return base if reason is None else _of_this_run(base, reason)


def why_not_written(folder: Path) -> str | None:
    """Why no file can be written into a folder, which is made if it is missing; None if one can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError as error:
        return error.strerror or str(error)


def _of_this_run(folder: Path, reason: str) -> Path:
    known = words(language_of_user())
    print(f"zenobia: {known('no-cache', folder=str(folder), reason=known.reason(reason))}", file=sys.stderr)
    fresh = tempfile.mkdtemp(prefix="zenobia-")
    atexit.register(shutil.rmtree, fresh, ignore_errors=True)
    os.environ["XDG_CACHE_HOME"] = fresh
    return Path(fresh) / "zenobia"
