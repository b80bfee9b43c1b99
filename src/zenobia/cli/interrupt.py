"""Ctrl-C, a closed terminal, a request to end: never in the middle of a move."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Interruptions:
    """While it is entered, each of these signals raises KeyboardInterrupt; while held, it waits."""

    def __init__(self) -> None:
        self._holding = False
        self._waiting = False
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Interruptions:
        self._before = {number: signal.signal(number, self._arrives) for number in SIGNALS}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _arrives(self, number: int, frame: FrameType | None) -> None:
        if self._holding:
            self._waiting = True
        else:
            raise KeyboardInterrupt

    @contextmanager
    def held(self) -> Iterator[None]:
        """Nothing interrupts what is done here; it is interrupted afterwards."""
        self._holding = True
        try:
            yield
        finally:
            self._holding = False
        if self._waiting:
            self._waiting = False
            raise KeyboardInterrupt

    def ignore(self) -> None:
        """From now on: the game is being saved."""
        for number in SIGNALS:
            signal.signal(number, signal.SIG_IGN)
