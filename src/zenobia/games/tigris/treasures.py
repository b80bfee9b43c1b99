"""Treasures, handed out at the end of an action (TE-40 to TE-45)."""

from __future__ import annotations

from typing import Annotated

from zenobia.core.cells import Cells, at, count, first, has, one, some
from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import Words, move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.tigris.board import owner, pieces, remove, territory
from zenobia.games.tigris.data import CORNERS, START, START_COUNT, START_SQUARES, square_name
from zenobia.games.tigris.events import TREASURE
from zenobia.games.tigris.state import GREEN, NO_CONFLICT, TAKE_TREASURE, TO_NEXT_ACTION, TREASURES, State

Treasure = Annotated[int, Words(*(square_name(square) for square in START_SQUARES))]


@rule
def hand_out_treasures(s: State) -> None:
    """TE-40 Treasures are collected in the kingdom of the piece just placed."""
    s.conflict = NO_CONFLICT
    s.phase = TO_NEXT_ACTION
    if has(pieces(s), s.placed):  # TE-22 a beaten attacker's disc links nothing
        loot = territory(s, s.placed) & at(s.board, TREASURES)
        if count(loot) > 1:
            collect(s, loot)


@rule
def collect(s: State, loot: Cells) -> None:
    """TE-41 The merchant's owner takes all but one of two or more; TE-44 without a merchant they stay."""
    seat = owner(s, territory(s, s.placed), GREEN)
    if seat < 0:
        return
    corners = loot & CORNERS
    if some(corners) and some(loot & ~CORNERS):  # TE-43 corners first, no choice
        while some(corners):
            take(s, seat, first(corners))
            corners = corners & ~one(first(corners))
        loot = loot & ~CORNERS
    if count(loot) > 1:
        s.phase = TAKE_TREASURE
        s.mover = seat


@rule
def take(s: State, seat: int, square: int) -> None:
    """A treasure goes behind a screen."""
    remove(s, TREASURES, one(square))
    s.player[seat].treasures += 1
    tell(s, TREASURE, seat, square)


@question(TAKE_TREASURE)
def which_treasure(s: State, out: Offer) -> None:
    """TE-43 Which treasure to take."""
    loot = treasures_to_take(s)
    for treasure in range(START_COUNT):
        if has(loot, START[treasure]):
            offer(out, take_treasure, treasure)


@rule
def treasures_to_take(s: State) -> Cells:
    """TE-43 While more than one is left: any of them (corners are among them only if all are)."""
    return territory(s, s.placed) & at(s.board, TREASURES)


@move("treasure", at=TAKE_TREASURE)
def take_treasure(s: State, treasure: Treasure) -> None:
    """RULING TE-R3 The merchant's owner chooses, on whoever's turn it is."""
    take(s, s.mover, START[treasure])
    if count(treasures_to_take(s)) == 1:
        s.phase = TO_NEXT_ACTION


@refuses(take_treasure)
def why_no_treasure(s: State, treasure: int) -> Refused:
    """TE-43 Taken already, or in another kingdom."""
    return Refused("treasure-elsewhere", rule="TE-43", square=square_name(START[treasure]))
