"""The plane of octagons and squares, the city centre, and the pawns on it."""

from __future__ import annotations

from zenobia.core.kernel import rule
from zenobia.games.palmyra.data import (
    CITY,
    EXITS,
    FREE,
    LARGE,
    MOST_EXITS,
    NEIGHBOURS,
    NOWHERE,
    SIDE,
    SMALL,
    WAYS,
)
from zenobia.games.palmyra.state import CENSOR, LEGION, PAWN, TILE, Player, State


@rule
def size_of(cell: int) -> int:
    """PM-A.3 A cell with an even x + y takes large tiles, the others small ones."""
    # the side of the plane is odd: the cell's number is as even as x + y
    return SMALL if cell % 2 else LARGE


@rule
def neighbour(cell: int, way: int) -> int:
    """PM-A.3.1, PM-A.3.2 The neighbours of a cell, ascending: eight or four, then NOWHERE."""
    return NEIGHBOURS[cell][way]


@rule
def reach(place: int) -> int:
    """PM-A.4 How many cells, at most, lie beside a place."""
    return MOST_EXITS if place == CITY else WAYS


@rule
def beside(s: State, place: int, way: int) -> int:
    """PM-A.4.2 The cells beside a pawn's place, ascending: from the city centre, those beside any start tile."""
    if place == CITY:
        return EXITS[s.players][way]
    return NEIGHBOURS[place][way]


@rule
def is_free(s: State, cell: int) -> bool:
    """No tile lies here."""
    return s.board[cell] == FREE


@rule
def has_room(s: State, place: int, size: int) -> bool:
    """PM-A.7.6 Is there a free cell of this size beside the place?"""
    for way in range(reach(place)):
        cell = EXITS[s.players][way] if place == CITY else NEIGHBOURS[place][way]
        if cell == NOWHERE:
            return False
        if s.board[cell] == FREE and size_of(cell) == size:
            return True
    return False


@rule
def is_opposed(s: State, me: Player, cell: int) -> bool:
    """PM-A.8.3 Does an opponent's pawn stand here? RULING PM-P3, PM-P4 Not in the centre; own pawns do not count."""
    return s.board[cell] & PAWN != 0 and cell != me.pawn[LEGION] and cell != me.pawn[CENSOR]


@rule
def lay_tile(s: State, cell: int, lies: int) -> None:
    """Lay a tile; the plane in use grows with it."""
    s.board[cell] = lies
    s.north = min(s.north, cell // SIDE)
    s.south = max(s.south, cell // SIDE)
    s.west = min(s.west, cell % SIDE)
    s.east = max(s.east, cell % SIDE)


@rule
def lift(s: State, me: Player, pawn: int) -> None:
    """Take a pawn off its place."""
    place = me.pawn[pawn]
    if place != CITY and place != NOWHERE:
        s.board[place] = s.board[place] & TILE
    me.pawn[pawn] = NOWHERE


@rule
def stand(s: State, me: Player, pawn: int, place: int) -> None:
    """PM-A.4.1 Put a lifted pawn on a place; the city centre holds any number."""
    if place != CITY:
        s.board[place] = s.board[place] | PAWN
    me.pawn[pawn] = place
