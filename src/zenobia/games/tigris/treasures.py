"""Treasures: the end of every action (TE-40 to TE-45)."""

from __future__ import annotations

from zenobia.core.cells import Cells, at, count, first, has, one, some
from zenobia.core.kernel import rule, tell
from zenobia.games.tigris.board import owner, pieces, remove, territory
from zenobia.games.tigris.data import CORNERS
from zenobia.games.tigris.events import TREASURE
from zenobia.games.tigris.state import GREEN, NO_CONFLICT, TAKE_TREASURE, TREASURES, State
from zenobia.games.tigris.turn import next_action


@rule
def end_action(s: State) -> None:
    """TE-40, TE-59 Treasures are collected in the kingdom of the piece just placed; then the next action."""
    s.conflict = NO_CONFLICT
    if not has(pieces(s), s.placed):
        next_action(s)  # TE-22 a beaten attacker's disc links nothing
        return
    loot = territory(s, s.placed) & at(s.board, TREASURES)
    if count(loot) > 1:
        collect(s, loot)
    else:
        next_action(s)


@rule
def collect(s: State, loot: Cells) -> None:
    """TE-41 The merchant's owner takes all but one of two or more; TE-44 without a merchant they stay."""
    seat = owner(s, territory(s, s.placed), GREEN)
    if seat < 0:
        next_action(s)
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
    else:
        next_action(s)


@rule
def take(s: State, seat: int, square: int) -> None:
    """A treasure goes behind a screen."""
    remove(s, TREASURES, one(square))
    s.player[seat].treasures += 1
    tell(s, TREASURE, seat, square)


@rule
def treasures_to_take(s: State) -> Cells:
    """TE-43 While more than one is left: any of them (corners are among them only if all are)."""
    return territory(s, s.placed) & at(s.board, TREASURES)


@rule
def take_treasure(s: State, square: int) -> None:
    """RULING TE-R3 The merchant's owner chooses, on whoever's turn it is."""
    take(s, s.mover, square)
    if count(treasures_to_take(s)) == 1:
        next_action(s)
