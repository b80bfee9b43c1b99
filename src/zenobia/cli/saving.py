"""Where games are saved."""

from __future__ import annotations

import os
import time
from pathlib import Path


def folder() -> Path:
    """The folder of saved games."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(base) / "zenobia" / "saved"


def new_file(game: str) -> Path:
    """A name for a saved game that no other has."""
    return folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
