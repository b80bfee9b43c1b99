"""The board: rounds and eras, turn order, and pieces on spaces (TD-1, TD-3, TD-9)."""

from __future__ import annotations

from zenobia.core.kernel import rule, tell
from zenobia.games.tadmor.data import MOST_PIECES, ROUNDS_PER_ERA
from zenobia.games.tadmor.events import CAMEL_GAINED, SHIP_GAINED
from zenobia.games.tadmor.state import CAMEL, NONE, State


@rule
def era(s: State) -> int:
    """TD-3.1 Three rounds each: era I is 0, era II is 1, era III is 2."""
    return (s.round_number - 1) // ROUNDS_PER_ERA


@rule
def seat_at(s: State, place: int) -> int:
    """TD-9.1 Turn order is clockwise from the seat that had the pawn when the round began."""
    return (s.leader + place) % s.players


@rule
def put(s: State, seat: int, piece: int, space: int) -> None:
    """A piece goes from the supply to a space."""
    s.player[seat].supply[piece] -= 1
    s.owner[space] = seat
    s.piece[space] = piece


@rule
def take_back(s: State, space: int) -> None:
    """TD-6.1 The piece on a space goes back to its owner's supply."""
    s.player[s.owner[space]].supply[s.piece[space]] += 1
    s.owner[space] = NONE
    s.piece[space] = CAMEL


@rule
def may_gain_piece(s: State, seat: int, piece: int) -> bool:
    """TD-1.5 Five camels and four ships are in the box for each player."""
    return s.player[seat].owned[piece] < MOST_PIECES[piece]


@rule
def gain_piece(s: State, seat: int, piece: int) -> None:
    """TD-10.5, TD-10.11 One more camel or ship joins the supply."""
    me = s.player[seat]
    me.owned[piece] += 1
    me.supply[piece] += 1
    if piece == CAMEL:
        tell(s, CAMEL_GAINED, seat, me.owned[piece])
    else:
        tell(s, SHIP_GAINED, seat, me.owned[piece])
