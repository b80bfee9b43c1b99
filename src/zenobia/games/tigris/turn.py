"""The sequence of a turn, its end, and the end of the game (TE-51 to TE-53, TE-57, TE-59)."""

from __future__ import annotations

from zenobia.core.cells import at, count
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question
from zenobia.core.offer import Offer, offer
from zenobia.games.tigris.bag import refill
from zenobia.games.tigris.data import ACTIONS_EACH_TURN, IDLE_TURNS_EACH, LAST_TREASURES, Colour
from zenobia.games.tigris.events import END_BAG, END_IDLE, END_TREASURES, TURN, ZIGGURAT_INCOME
from zenobia.games.tigris.income import has_ziggurat_income, monument_income
from zenobia.games.tigris.monuments import offer_building
from zenobia.games.tigris.state import (
    ACTION,
    CHOOSE_POINT,
    COLOURS,
    NO_CONFLICT,
    OVER,
    TO_BUILDING,
    TO_END_OF_TURN,
    TO_NEXT_ACTION,
    TO_NEXT_TURN,
    TO_TREASURES,
    TO_WARS,
    TREASURES,
    State,
)
from zenobia.games.tigris.treasures import hand_out_treasures
from zenobia.games.tigris.wars import next_war


@rule
def go_on(s: State) -> None:
    """TE-57, TE-59 After a move: step by step, until somebody has a choice or the game is over.

    A tile leads to wars if it joins two kingdoms, else to building; a leader to a revolt, else to treasures.
    """
    while s.phase > OVER:
        if s.phase == TO_WARS:
            next_war(s)  # after the last one: building
        elif s.phase == TO_BUILDING:
            offer_building(s)  # then treasures
        elif s.phase == TO_TREASURES:
            hand_out_treasures(s)  # then the next action
        elif s.phase == TO_NEXT_ACTION:
            next_action(s)  # or, after the second, the end of the turn
        elif s.phase == TO_END_OF_TURN:
            ask_for_point(s)  # then the next turn
        else:
            next_turn(s)  # or the end of the game


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
        s.phase = TO_END_OF_TURN


@move("end", at=ACTION)
def end_turn(s: State) -> None:
    """TE-57 Nobody has to use both actions."""
    s.actions_left = 0
    s.phase = TO_END_OF_TURN


@rule
def ask_for_point(s: State) -> None:
    """RULING TE-R9 First the Ziggurat's point, whose colour is chosen before anything is drawn."""
    s.phase = CHOOSE_POINT if has_ziggurat_income(s) else TO_NEXT_TURN


@question(CHOOSE_POINT)
def which_point(s: State, out: Offer) -> None:
    """TE-65 Any colour."""
    for colour in range(COLOURS):
        offer(out, choose_point, colour)


@move("point", at=CHOOSE_POINT)
def choose_point(s: State, colour: Colour) -> None:
    """TE-65 One point of the colour named."""
    s.player[s.turn].points[colour] += 1
    tell(s, ZIGGURAT_INCOME, s.turn, colour, 1)
    s.phase = TO_NEXT_TURN


@rule
def next_turn(s: State) -> None:
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
