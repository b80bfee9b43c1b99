"""The whole game in one record: fields of whole numbers, rows of them, and nested records (`many`)."""

from __future__ import annotations

from zenobia.core.chance import CHANCE, Chance
from zenobia.core.kernel import i8, record

TAKE, OVER = range(2)  # phases: the question that is asked; the last one is the end


@record
class State:
    """One game."""

    chance: Chance = CHANCE  # every state has these two
    players: int = i8()
    turn: int = i8()  # the seat whose turn it is
    phase: int = i8()
    stones: int = i8()  # still in the pile
