"""Placing a civilisation tile (TE-11 to TE-19)."""

from __future__ import annotations

from zenobia.core.cells import EMPTY, Cells, at, first, flood, has, keep, near, one, some
from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, refuses
from zenobia.core.offer import Offer, offer_each
from zenobia.games.tigris.board import empty_squares, owner, pieces, put, territory
from zenobia.games.tigris.data import LAND, RIVER, TILE_NAMES, Square, Tile, square_name
from zenobia.games.tigris.events import POINTS, TILE, UNION
from zenobia.games.tigris.state import (
    ACTION,
    BLACK,
    BLUE,
    COLOURS,
    LEADERS,
    ONE_SIDE,
    OTHER_SIDE,
    TO_BUILDING,
    TO_WARS,
    State,
)


@rule
def offer_tiles(s: State, out: Offer, touched: tuple[Cells, Cells, Cells]) -> None:
    """TE-17 Any tile in hand, where it joins at most two kingdoms."""
    squares = empty_squares(s) & ~touched[2]
    for colour in range(COLOURS):
        offer_each(out, place_tile, colour, may_place_tile(s, colour, squares))


@rule
def may_place_tile(s: State, colour: int, squares: Cells) -> Cells:
    """TE-11 Farms on the river, all others on land, as far as there are any in hand."""
    if s.player[s.turn].hand[colour] == 0:
        return EMPTY
    return squares & (RIVER if colour == BLUE else LAND)


@move("tile", at=ACTION)
def place_tile(s: State, colour: Tile, square: Square) -> None:
    """TE-11 A tile from the hand; it scores, or joins two kingdoms and may start wars."""
    s.player[s.turn].hand[colour] -= 1
    s.busy = 1
    tell(s, TILE, s.turn, colour, square)
    kingdoms = kingdoms_beside(s, square)
    put(s, colour, square)
    s.placed = square
    if kingdoms == 2:
        tell(s, UNION, s.turn, square)  # TE-16 no points
        s.phase = TO_WARS
        return
    if kingdoms == 1:
        score_tile(s, colour, square)
    s.phase = TO_BUILDING


@refuses(place_tile)
def why_no_tile(s: State, colour: int, square: int) -> Refused:
    """TE-11, TE-17 Not in hand, not empty, the wrong ground, or three kingdoms."""
    if s.player[s.turn].hand[colour] == 0:
        return Refused("no-tile", rule="TE-11", tile=Term("tile", TILE_NAMES[colour]))
    if not has(empty_squares(s), square):
        return Refused("not-empty", rule="TE-11", square=square_name(square))
    if has(RIVER, square) and colour != BLUE:
        return Refused("river-for-farms", rule="TE-11", square=square_name(square))
    if not has(RIVER, square) and colour == BLUE:
        return Refused("farm-on-land", rule="TE-11", square=square_name(square))
    return Refused("three-kingdoms", rule="TE-17", square=square_name(square))


@rule
def kingdoms_beside(s: State, square: int) -> int:
    """TE-18, TE-19 How many kingdoms an empty square touches; the first two are remembered as they are (TE-R1)."""
    linked = pieces(s)
    beside = near(one(square)) & linked
    kingdoms = 0
    while some(beside):
        land = flood(one(first(beside)), linked)
        beside = beside & ~land
        if some(land & at(s.board, LEADERS)):
            keep(s.board, ONE_SIDE if kingdoms == 0 else OTHER_SIDE, land)
            kingdoms += 1
    return kingdoms


@rule
def score_tile(s: State, colour: int, square: int) -> None:
    """TE-12, TE-13 One point of the tile's colour to the owner of its leader, else to the king's owner."""
    kingdom = territory(s, square)
    seat = owner(s, kingdom, colour)
    if seat < 0:
        seat = owner(s, kingdom, BLACK)
    if seat >= 0:
        s.player[seat].points[colour] += 1
        tell(s, POINTS, seat, colour, 1)
