"""The placement stage (TD-4)."""

from __future__ import annotations

from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, refuses
from zenobia.core.offer import Offer, offer, offer_each
from zenobia.core.sets import holds
from zenobia.games.tadmor.board import put, seat_at
from zenobia.games.tadmor.data import (
    BOARD_SPACES,
    EITHER,
    KINDS,
    PIECE_NAMES,
    PLACE_PIECE,
    PLACE_SPACE,
    PLACES,
    PRIVATE,
    PRIVATE_SPACES,
    TILE_OF_PRIVATE,
    Place,
    PrivatePlace,
)
from zenobia.games.tadmor.events import PLACED
from zenobia.games.tadmor.reasons import space_name, tile_name
from zenobia.games.tadmor.state import AT_PLACEMENT, CAMEL, NONE, NOT_PRINTED, REVEAL, SHIP, State

PLACE_COUNT = len(PLACES)
EITHER_COUNT = len(EITHER)  # spaces for both kinds, once for each kind


@rule
def free_places(s: State, seat: int, most: int) -> int:
    """TD-4.1 Free spaces of the board for pieces of the supply: a set of the first ones, at most so many."""
    supply, places = s.player[seat].supply, 0
    for place in range(PLACE_COUNT):
        if s.owner[PLACE_SPACE[place]] == NONE and supply[PLACE_PIECE[place]] > 0:
            places |= 1 << place
            most -= 1
            if most == 0:
                break
    return places


@rule
def is_free_private(s: State, seat: int, number: int) -> bool:
    """TD-4.2 An own private tile takes one piece of either kind."""
    return s.owner[BOARD_SPACES + number] == NONE and holds(s.player[seat].tiles, TILE_OF_PRIVATE[number])


@rule
def can_place(s: State, seat: int) -> bool:
    """TD-4.3, TD-4.4, TD-4.8 Does a piece of the supply fit anywhere?"""
    me = s.player[seat]
    if me.supply[CAMEL] + me.supply[SHIP] == 0:
        return False
    if free_places(s, seat, 1):
        return True
    if me.tiles & PRIVATE:
        for number in range(PRIVATE_SPACES):
            if is_free_private(s, seat, number):
                return True
    return False


@rule
def can_place_two(s: State, seat: int) -> bool:
    """TD-4.6 K23, K24 need two pieces that fit: each kind on its own spaces, the rest where both go."""
    me = s.player[seat]
    camels, ships, either = 0, 0, 0
    for place in range(PLACE_COUNT):
        if s.owner[PLACE_SPACE[place]] == NONE:
            if place >= PLACE_COUNT - EITHER_COUNT:
                either += 1
            elif PLACE_PIECE[place] == CAMEL:
                camels += 1
            else:
                ships += 1
    either //= 2
    for number in range(PRIVATE_SPACES):
        if is_free_private(s, seat, number):
            either += 1
    camels = min(camels, me.supply[CAMEL])
    ships = min(ships, me.supply[SHIP])
    rest = me.supply[CAMEL] + me.supply[SHIP] - camels - ships
    return camels + ships + min(rest, either) >= 2


@rule
def next_placer(s: State) -> None:
    """TD-4.1, TD-4.3 The next in turn order whose piece fits; when there is none the stage ends."""
    for step in range(1, s.players + 1):
        place = (s.seats_done + step) % s.players
        if can_place(s, seat_at(s, place)):
            s.seats_done = place
            s.active = seat_at(s, place)
            s.turn_places = 1
            s.placed = 0
            return
    s.stage = REVEAL


@rule
def offer_placements(s: State, out: Offer) -> None:
    """TD-4.1, TD-4.2 Free spaces and own private tiles; TD-4.6 passing only after a piece with K23, K24."""
    seat = s.active
    if s.placed > 0:
        offer(out, stop_placing)
    offer_each(out, place_on_board, free_places(s, seat, PLACE_COUNT))
    if s.player[seat].tiles & PRIVATE:
        for number in range(PRIVATE_SPACES):
            if is_free_private(s, seat, number):
                for piece in range(KINDS):
                    if s.player[seat].supply[piece] > 0:
                        offer(out, place_on_tile, number * KINDS + piece)


@move("place", at=AT_PLACEMENT)
def place_on_board(s: State, place: Place) -> None:
    """TD-4.1 A piece on a space of the board."""
    place_piece(s, PLACE_PIECE[place], PLACE_SPACE[place])


@refuses(place_on_board)
def why_not_place(s: State, place: int) -> Refused:
    """TD-4.1 A space of this face of the board that is free, and a piece of its kind in the supply."""
    space, piece = PLACE_SPACE[place], PLACE_PIECE[place]
    if s.owner[space] == NOT_PRINTED:
        return Refused("not-printed", rule="TD-1.8", space=space_name(space))
    if s.owner[space] != NONE:
        return Refused("space-taken", rule="TD-4.1", space=space_name(space))
    return Refused("no-piece-left", rule="TD-4.1", piece=Term("piece", PIECE_NAMES[piece]))


@move("place", at=AT_PLACEMENT)
def place_on_tile(s: State, place: PrivatePlace) -> None:
    """TD-4.2 A piece on an own private tile."""
    place_piece(s, place % KINDS, BOARD_SPACES + place // KINDS)


@refuses(place_on_tile)
def why_not_place_on_tile(s: State, place: int) -> Refused:
    """TD-4.2 An own private tile without a piece, and a piece of the kind in the supply."""
    number, piece = divmod(place, KINDS)
    if not holds(s.player[s.active].tiles, TILE_OF_PRIVATE[number]):
        return Refused("not-your-tile", rule="TD-4.2", tile=tile_name(TILE_OF_PRIVATE[number]))
    if s.owner[BOARD_SPACES + number] != NONE:
        return Refused("space-taken", rule="TD-4.2", space=space_name(BOARD_SPACES + number))
    return Refused("no-piece-left", rule="TD-4.2", piece=Term("piece", PIECE_NAMES[piece]))


@rule
def place_piece(s: State, piece: int, space: int) -> None:
    """TD-4.5 One piece on one space; nothing is carried out yet."""
    seat = s.active
    put(s, seat, piece, space)
    tell(s, PLACED, seat, piece, space)
    s.placed += 1
    if s.placed >= s.turn_places or not can_place(s, seat):
        s.active = NONE


@move("pass", at=AT_PLACEMENT)
def stop_placing(s: State) -> None:
    """TD-4.6 K23, K24 allow up to three: one or two will do."""
    s.active = NONE


@refuses(stop_placing)
def why_not_stop_placing(s: State) -> Refused:
    """TD-4.3 Placing is compulsory."""
    return Refused("must-place", rule="TD-4.3")
