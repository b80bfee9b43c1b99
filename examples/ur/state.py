"""The whole game in one record."""

from __future__ import annotations

from zenobia.core.chance import CHANCE, Chance
from zenobia.core.kernel import i8, many, record
from zenobia.games.ur.data import OFF

SEATS = 2
THROW, MOVE, OVER = range(3)  # phases: the question that is asked


@record
class Player:
    """The pieces of one seat."""

    path: list[int] = i8(OFF + 1)  # how many stand on each step: 0 at home, 1 to 14 on the board, 15 borne off


@record
class State:
    """One game."""

    chance: Chance = CHANCE
    player: list[Player] = many(Player, SEATS)
    players: int = i8()
    turn: int = i8()  # the seat whose turn it is
    phase: int = i8()
    thrown: int = i8()  # what the dice show
    landed: int = i8()  # the step on which the last move ended
