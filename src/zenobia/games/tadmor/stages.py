"""The sequence of a round: its stages, and who decides next (TD-3, TD-21)."""

from __future__ import annotations

from zenobia.core.kernel import Actions, blank, entry, rule
from zenobia.games.tadmor.benefits import returnable
from zenobia.games.tadmor.board import seat_at
from zenobia.games.tadmor.construction import next_builder
from zenobia.games.tadmor.data import MARAUDERS
from zenobia.games.tadmor.improvements import next_slot
from zenobia.games.tadmor.income import caravan_and_shipyard
from zenobia.games.tadmor.kingdom import begin_kingdom, next_in_kingdom, tower_prestige
from zenobia.games.tadmor.marauders import raid, reveal
from zenobia.games.tadmor.placement import next_placer
from zenobia.games.tadmor.round_end import end_round, next_round, next_to_store
from zenobia.games.tadmor.scoring import final_scoring
from zenobia.games.tadmor.setup import next_bonus, next_start_tile, set_up
from zenobia.games.tadmor.state import (
    AT_BONUS,
    BONUS,
    CONSTRUCTION,
    KINGDOM,
    LATE,
    NONE,
    NOTHING,
    OVER,
    PICK,
    PLACEMENT,
    REDIRECT,
    REVEAL,
    ROUND_END,
    SLOT,
    START_TILE,
    SWAP,
    State,
)


@entry
def new(s: State, players: int, options: Actions, seed: int) -> None:
    """TD-2 A new game, up to the first decision."""
    blank(s)
    s.experienced = options[0]
    s.one_pair = options[1]
    s.only_resolution = options[2]
    set_up(s, players, seed)
    move_on(s)


@rule
def asked(s: State) -> int:
    """TD-20.1, TD-20.2 The open question; without one, what the stage asks."""
    return s.question if s.question != NOTHING else AT_BONUS + s.stage


@rule
def go_on(s: State) -> None:
    """TD-6.12, TD-21 After every move: Caravan and Shipyard look, and the round moves on if nobody has to decide."""
    if SLOT <= s.stage <= KINGDOM:
        caravan_and_shipyard(s)
    if s.active == NONE:
        move_on(s)


@rule
def move_on(s: State) -> None:
    """TD-3.1, TD-21 From stage to stage until somebody has to decide or the game is over."""
    while s.active == NONE and s.stage != OVER:
        if s.stage <= PLACEMENT:
            move_on_to_placement(s)
        elif s.stage < SLOT:
            move_on_in_marauders(s)
        else:
            move_on_in_resolution(s)


@rule
def move_on_to_placement(s: State) -> None:
    """TD-2, TD-4 Bonus goods, starting tiles, placement."""
    if s.stage == BONUS:
        next_bonus(s)
    elif s.stage == START_TILE:
        next_start_tile(s)
    else:
        next_placer(s)


@rule
def move_on_in_marauders(s: State) -> None:
    """TD-5 Reveal, redirect, removal, swap, pick."""
    if s.stage == REVEAL:
        reveal(s)
    elif s.stage == REDIRECT:
        if not next_who_may_return(s):
            raid(s)
            s.stage = SWAP
            s.seats_done = 0
    elif s.stage == SWAP:
        if not next_who_may_return(s):
            s.stage = PICK
    elif s.owner[MARAUDERS] >= 0:
        s.active = s.owner[MARAUDERS]
    else:
        begin_resolution(s)


@rule
def next_who_may_return(s: State) -> bool:
    """TD-10.9, TD-10.14, TD-10.15 In turn order, who has a mission for this moment face up."""
    while s.seats_done < s.players:
        seat = seat_at(s, s.seats_done)
        s.seats_done += 1
        if returnable(s, seat) != 0:
            s.active = seat
            return True
    return False


@rule
def begin_resolution(s: State) -> None:
    """TD-6.12 Caravan and Shipyard look first."""
    s.stage = SLOT
    s.slots_done = 0
    caravan_and_shipyard(s)


@rule
def move_on_in_resolution(s: State) -> None:
    """TD-7, TD-8, TD-11 Improvements, construction, kingdom, end of the round."""
    if s.stage == SLOT:
        next_slot(s)
    elif s.stage == LATE:
        if not next_who_may_return(s):
            s.stage = CONSTRUCTION
            s.seats_done = 0
    elif s.stage == CONSTRUCTION:
        if not next_builder(s):
            tower_prestige(s)
            s.stage = KINGDOM
            s.seats_done = 0
    elif s.stage == KINGDOM:
        if next_in_kingdom(s):
            begin_kingdom(s)
        else:
            s.stage = ROUND_END
    elif s.stage == ROUND_END:
        end_round(s)
    elif not next_to_store(s):
        next_round(s)
        if s.stage == OVER:
            final_scoring(s)
