"""The round as a list of stages: who decides next (TD-3, TD-21)."""

from __future__ import annotations

from zenobia.core.kernel import rule
from zenobia.games.tadmor.benefits import returnable
from zenobia.games.tadmor.board import seat_at
from zenobia.games.tadmor.construction import next_builder
from zenobia.games.tadmor.data import MARAUDERS
from zenobia.games.tadmor.improvements import next_slot
from zenobia.games.tadmor.income import caravan_and_shipyard
from zenobia.games.tadmor.kingdom import next_in_kingdom, tower_prestige
from zenobia.games.tadmor.marauders import raid, reveal
from zenobia.games.tadmor.placement import next_placer
from zenobia.games.tadmor.round_end import end_round, next_round, next_to_store
from zenobia.games.tadmor.scoring import final_scoring
from zenobia.games.tadmor.setup import next_bonus, next_start_tile
from zenobia.games.tadmor.state import (
    BONUS,
    CONSTRUCTION,
    KINGDOM,
    LATE,
    NONE,
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
            s.progress = 0
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
    while s.progress < s.players:
        seat = seat_at(s, s.progress)
        s.progress += 1
        if returnable(s, seat) != 0:
            s.active = seat
            return True
    return False


@rule
def begin_resolution(s: State) -> None:
    """TD-6.12 Caravan and Shipyard look first."""
    s.stage = SLOT
    s.progress = 0
    caravan_and_shipyard(s)


@rule
def move_on_in_resolution(s: State) -> None:
    """TD-7, TD-8, TD-11 Improvements, construction, kingdom, end of the round."""
    if s.stage == SLOT:
        next_slot(s)
    elif s.stage == LATE:
        if not next_who_may_return(s):
            s.stage = CONSTRUCTION
            s.progress = 0
    elif s.stage == CONSTRUCTION:
        if not next_builder(s):
            tower_prestige(s)
            s.stage = KINGDOM
            s.progress = 0
    elif s.stage == KINGDOM:
        if not next_in_kingdom(s):
            s.stage = ROUND_END
    elif s.stage == ROUND_END:
        end_round(s)
    elif not next_to_store(s):
        next_round(s)
        if s.stage == OVER:
            final_scoring(s)
