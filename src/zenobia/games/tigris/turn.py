"""The turn and its end, and the end of the game (TE-51 to TE-53, TE-57)."""

from __future__ import annotations

from zenobia.core.cells import at, count
from zenobia.core.kernel import rule, tell
from zenobia.games.tigris.bag import refill
from zenobia.games.tigris.data import ACTIONS_EACH_TURN, IDLE_TURNS_EACH, LAST_TREASURES
from zenobia.games.tigris.events import END_BAG, END_IDLE, END_TREASURES, INCOME, TURN
from zenobia.games.tigris.income import has_ziggurat_income, monument_income
from zenobia.games.tigris.state import ACTION, CHOOSE_POINT, NO_CONFLICT, OVER, TREASURES, State


@rule
def begin_turn(s: State, seat: int) -> None:
    """TE-57 Up to two actions."""
    s.turn = seat
    s.mover = seat
    s.phase = ACTION
    s.actions_left = ACTIONS_EACH_TURN
    s.busy = 0
    tell(s, TURN, seat)


@rule
def next_action(s: State) -> None:
    """TE-57 The next action, or the end of the turn after the second."""
    s.mover = s.turn
    s.phase = ACTION
    s.conflict = NO_CONFLICT
    s.actions_left -= 1
    if s.actions_left == 0:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """RULING TE-R9 First the Ziggurat's point, whose colour is chosen before anything is drawn."""
    s.actions_left = 0
    if has_ziggurat_income(s):
        s.phase = CHOOSE_POINT
    else:
        settle_turn(s)


@rule
def choose_point(s: State, colour: int) -> None:
    """TE-65 One point of the colour named."""
    s.player[s.turn].points[colour] += 1
    tell(s, INCOME, s.turn, colour, 1)
    settle_turn(s)


@rule
def settle_turn(s: State) -> None:
    """RULING TE-R9 Own monument income, refills, end check, and the turn passes clockwise."""
    monument_income(s)
    if not refill_all(s):
        s.phase = OVER
        return
    s.idle_turns = 0 if s.busy else s.idle_turns + 1
    if count(at(s.board, TREASURES)) <= LAST_TREASURES:
        s.phase = OVER
        tell(s, END_TREASURES, count(at(s.board, TREASURES)))
    elif s.idle_turns >= IDLE_TURNS_EACH * s.players:
        s.phase = OVER
        tell(s, END_IDLE)
    else:
        begin_turn(s, (s.turn + 1) % s.players)


@rule
def refill_all(s: State) -> bool:
    """RULING TE-R5 The active player first, then clockwise; the first who cannot reach six ends the game."""
    for place in range(s.players):
        seat = (s.turn + place) % s.players
        if not refill(s, seat):
            tell(s, END_BAG, seat)
            return False
    return True
