"""The sequence of a turn, and the end of the game (UR-9, UR-10, UR-12)."""

from __future__ import annotations

from zenobia.core.game import Source, Told
from zenobia.core.kernel import entry, rule, tell
from zenobia.games.ur.data import OFF, PIECES, ROSETTE, SQUARE_AT
from zenobia.games.ur.events import AGAIN, STUCK, WON
from zenobia.games.ur.race import may_walk
from zenobia.games.ur.state import MOVE, OVER, THROW, State


@rule
def go_on(s: State) -> None:
    """UR-9, UR-10, UR-12 After a throw or a move: what is asked next, and of whom."""
    if s.phase == MOVE:  # the dice were thrown
        if not can_move(s):
            tell(s, STUCK, s.turn)
            pass_dice(s)
    elif s.player[s.turn].path[OFF] == PIECES:
        s.phase = OVER
        tell(s, WON, s.turn)
    elif ROSETTE[s.landed] == 1:
        tell(s, AGAIN, s.turn, SQUARE_AT[s.turn][s.landed])
    else:
        pass_dice(s)


@rule
def can_move(s: State) -> bool:
    """UR-10 Is there a move for what the dice show?"""
    for step in range(OFF):
        if may_walk(s, step):
            return True
    return False


@rule
def pass_dice(s: State) -> None:
    """UR-4 The other player throws."""
    s.turn = 1 - s.turn
    s.phase = THROW


@entry
def score(s: State, seat: int) -> int:
    """UR-12 The pieces borne off."""
    return s.player[seat].path[OFF]


@entry
def rank(s: State, seat: int) -> int:
    """UR-12 Who has borne off more pieces is ahead."""
    return 2 if score(s, seat) < score(s, 1 - seat) else 1


def breakdown(s: State, seat: int, told: Told) -> list[Source]:
    """UR-12 The lines of the final score: here only one."""
    return [Source("off", score(s, seat))]
