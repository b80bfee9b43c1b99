"""Where games are saved, and how: wholly or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from pathlib import Path

from zenobia.cli.speech import reason_of
from zenobia.core.game import Refused


def folder() -> Path:
    """The folder of saved games."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "zenobia" / "saved"


def new_file(game: str) -> Path:
    """A name for a saved game that no other has."""
    return folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"


def write(path: Path, text: str) -> None:
    """Write a file: afterwards it is either complete or what it was before."""
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        raise Refused("not-saved", file=str(path), reason=reason_of(error)) from error
