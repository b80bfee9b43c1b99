"""Writing files of a person: wholly or not at all, and never over something that is not ours."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from pathlib import Path

from zenobia.core.game import Refused

# how our files begin (of data also how they end): nothing else is overwritten
RECORD = re.compile(rb"zenobia record \d")
PICTURE = re.compile(rb"<svg [^>]*>\s*<!-- zenobia -->")
WEIGHTS = re.compile(rb"# What each measure of a position counts for")
RESULTS = re.compile(rb'\{"game": "\w+", "options": ')
DECISIONS = re.compile(rb"PK.{28}game\.npy|PAR1.*zenobia", re.DOTALL)
HEAD, TAIL = 512, 1 << 16  # bytes


def check_output(path: Path, kind: re.Pattern[bytes], refusal: str = "not-written") -> None:
    """Refuse, before any work is done, a file that cannot be written or that is not of our own kind."""
    try:
        target = _target(path)
        if target.exists():
            _check_kind(target, kind)
        near = next(folder for folder in target.parents if folder.exists())
        if not near.is_dir():
            raise NotADirectoryError(20, "Not a directory")
        with tempfile.TemporaryFile(dir=near):
            pass
    except OSError as error:
        raise _refused(refusal, path, error) from error


def write_text(path: Path, text: str, refusal: str = "not-written") -> None:
    """Write a file: afterwards it is either complete or what it was before."""
    write_bytes(path, text.encode(), refusal)


def write_bytes(path: Path, data: bytes, refusal: str = "not-written") -> None:
    """Write a file of bytes: afterwards it is either complete or what it was before."""
    temporary = None
    try:
        target = _target(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:100]}.")
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except OSError as error:
        if temporary:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        raise _refused(refusal, path, error) from error


def _target(path: Path) -> Path:
    """Where a link leads; a folder or a device is not written."""
    try:
        target = path.resolve()
    except RuntimeError as error:  # before Python 3.13
        raise OSError(40, "Too many levels of symbolic links") from error
    except ValueError as error:
        raise OSError(22, "Invalid argument") from error
    if target.is_dir():
        raise IsADirectoryError(21, "Is a directory")
    if target.exists() and not target.is_file():
        raise OSError(22, "not a file")
    return target


def _check_kind(target: Path, kind: re.Pattern[bytes]) -> None:
    with target.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(0)
        known = file.read(HEAD)
        file.seek(max(0, size - TAIL))
        known += file.read(TAIL)
    if size and not kind.match(known):
        raise OSError(17, "other content")
    if not os.access(target, os.W_OK):
        raise PermissionError(13, "Permission denied")


def _refused(refusal: str, path: Path, error: OSError) -> Refused:
    return Refused(refusal, file=str(path), reason=error.strerror or str(error))
