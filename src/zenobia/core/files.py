"""Writing files of a person: wholly or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from zenobia.core.game import Refused


def write_text(path: Path, text: str, refusal: str = "not-written") -> None:
    """Write a file: afterwards it is either complete or what it was before."""
    write_bytes(path, text.encode(), refusal)


def write_bytes(path: Path, data: bytes, refusal: str = "not-written") -> None:
    """Write a file of bytes: afterwards it is either complete or what it was before."""
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        raise Refused(refusal, file=str(path), reason=error.strerror or str(error)) from error
