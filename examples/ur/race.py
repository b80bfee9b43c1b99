"""Moving a piece (UR-5 to UR-8, UR-11)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.ur.data import (
    HOME,
    NOWHERE,
    OFF,
    ROSETTE,
    SHARED,
    SQUARE_AT,
    SQUARE_NAMES,
    SQUARES,
    STEP_OF,
    Square,
)
from zenobia.games.ur.events import BORNE_OFF, CAPTURED, ENTERED, MOVED
from zenobia.games.ur.state import MOVE, THROW, State


@question(MOVE)
def which_piece(s: State, out: Offer) -> None:
    """UR-5 Any piece that can go as far as the dice say."""
    if may_walk(s, HOME):
        offer(out, enter)
    for square in range(SQUARES):
        step = STEP_OF[s.turn][square]
        if step != NOWHERE and may_walk(s, step):
            offer(out, move_piece, square)


@rule
def may_walk(s: State, step: int) -> bool:
    """UR-5 May a piece on this step go as far as the dice say?"""
    me = s.player[s.turn]
    to = step + s.thrown
    if me.path[step] == 0 or to > OFF:  # UR-11 exactly off the board, not beyond
        return False
    if to == OFF:
        return True
    return me.path[to] == 0 and not is_protected(s, to)  # UR-6, and so nobody moves by a throw of 0


@rule
def is_protected(s: State, step: int) -> bool:
    """UR-8 Does a piece of the opponent stand on the rosette that both share?"""
    return SHARED[step] == 1 and ROSETTE[step] == 1 and s.player[1 - s.turn].path[step] > 0


@move("enter", at=MOVE)
def enter(s: State) -> None:
    """UR-5 A piece from home comes onto the board."""
    tell(s, ENTERED, s.turn, SQUARE_AT[s.turn][s.thrown])
    walk(s, HOME)


@refuses(enter)
def why_not_enter(s: State) -> Refused:
    """UR-5 Nobody is at home, or the way is not free."""
    if s.player[s.turn].path[HOME] == 0:
        return Refused("none-at-home", rule="UR-5")
    return why_not_walk(s, HOME)


@move("move", at=MOVE)
def move_piece(s: State, square: Square) -> None:
    """UR-5 A piece walks on, or off the board."""
    to = STEP_OF[s.turn][square] + s.thrown
    if to == OFF:
        tell(s, BORNE_OFF, s.turn, square)
    else:
        tell(s, MOVED, s.turn, square, SQUARE_AT[s.turn][to])
    walk(s, STEP_OF[s.turn][square])


@refuses(move_piece)
def why_not_move(s: State, square: int) -> Refused:
    """UR-5 No piece of one's own, or the way is not free."""
    step = STEP_OF[s.turn][square]
    if step == NOWHERE or s.player[s.turn].path[step] == 0:
        return Refused("no-piece", rule="UR-5", square=SQUARE_NAMES[square])
    return why_not_walk(s, step)


def why_not_walk(s: State, step: int) -> Refused:
    """UR-6, UR-8, UR-11 What is in the way of a piece."""
    to = step + s.thrown
    if to > OFF:
        return Refused("too-far", rule="UR-11", steps=OFF - step)
    where = SQUARE_NAMES[SQUARE_AT[s.turn][to]]
    if s.player[s.turn].path[to] > 0:
        return Refused("own-piece", rule="UR-6", square=where)
    return Refused("refuge", rule="UR-8", square=where)


@rule
def walk(s: State, step: int) -> None:
    """UR-5 The piece walks; UR-7 a piece of the opponent on a shared square goes home."""
    to = step + s.thrown
    s.player[s.turn].path[step] -= 1
    s.player[s.turn].path[to] += 1
    other = s.player[1 - s.turn]
    if SHARED[to] == 1 and other.path[to] > 0:
        other.path[to] -= 1
        other.path[HOME] += 1
        tell(s, CAPTURED, s.turn, 1 - s.turn, SQUARE_AT[s.turn][to])
    s.landed = to
    s.phase = THROW
