"""The lines of a table's log, for everybody who reads them: server and worker processes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

UNDO = "undo"


class Line(msgspec.Struct, frozen=True):
    """One line of a table's log: a move, or `undo COUNT`. Events are [audience, number, details...] in plain words."""

    n: int
    seat: int
    move: str
    entropy: int
    check: str
    events: list[list[Any]]
    revealed: bool
    at: float

    @property
    def takes_back(self) -> int:
        """How many moves this line takes back."""
        return moves_back(self.move)


def moves_back(move: str) -> int:
    """How many moves a line of the log takes back."""
    return int(move.split()[1]) if move.startswith(UNDO + " ") else 0


def effective(lines: Sequence[Line]) -> list[Line]:
    """The moves that still count, without those that were taken back."""
    kept: list[Line] = []
    for line in lines:
        back = line.takes_back
        if back:
            del kept[-back:]
        else:
            kept.append(line)
    return kept
