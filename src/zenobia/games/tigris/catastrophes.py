"""Placing a catastrophe (TE-46 to TE-48)."""

from __future__ import annotations

from zenobia.core.cells import EVERY, Cells, at, has, one
from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, refuses
from zenobia.core.offer import Offer, offer_each
from zenobia.games.tigris.board import put, remove
from zenobia.games.tigris.data import Square, square_name
from zenobia.games.tigris.events import CATASTROPHE
from zenobia.games.tigris.leaders import evict_leaders
from zenobia.games.tigris.state import (
    ACTION,
    CATASTROPHES,
    COLOURS,
    FACE_DOWN,
    LEADERS,
    TO_NEXT_ACTION,
    TREASURES,
    State,
)


@rule
def offer_catastrophes(s: State, out: Offer) -> None:
    """TE-46 Whoever has one left may place it."""
    if s.player[s.turn].catastrophes > 0:
        offer_each(out, place_catastrophe, catastrophe_squares(s))


@rule
def catastrophe_squares(s: State) -> Cells:
    """TE-46 Any square, river included, without treasure, leader, face-down tile or another catastrophe."""
    b = s.board
    return EVERY & ~(at(b, LEADERS) | at(b, FACE_DOWN) | at(b, CATASTROPHES) | at(b, TREASURES))


@move("catastrophe", at=ACTION)
def place_catastrophe(s: State, square: Square) -> None:
    """TE-48 The tile below it leaves the game, links break, leaders may lose their last temple."""
    s.player[s.turn].catastrophes -= 1
    s.busy = 1
    tell(s, CATASTROPHE, s.turn, square)
    for colour in range(COLOURS):
        remove(s, colour, one(square))
    put(s, CATASTROPHES, square)
    evict_leaders(s)
    s.phase = TO_NEXT_ACTION  # TE-45 no treasure can be due


@refuses(place_catastrophe)
def why_no_catastrophe(s: State, square: int) -> Refused:
    """TE-46, TE-48 None left, or something there that cannot be hit."""
    if s.player[s.turn].catastrophes == 0:
        return Refused("no-catastrophe", rule="TE-48")
    if has(at(s.board, TREASURES), square):
        return Refused("treasure-there", rule="TE-46", square=square_name(square))
    if has(at(s.board, LEADERS), square):
        return Refused("leader-there", rule="TE-46", square=square_name(square))
    if has(at(s.board, FACE_DOWN), square):
        return Refused("building-there", rule="TE-46", square=square_name(square))
    return Refused("catastrophe-there", rule="TE-46", square=square_name(square))
