"""The deck of ship cards: its top, its bottom, and who knows what of it (PC-A.2, PC-A.14, PC-A.15)."""

from __future__ import annotations

from itertools import permutations

from zenobia.core.kernel import rule, table
from zenobia.games.carthago.data import SHIPS, SHIPS_LOOKED_AT
from zenobia.games.carthago.state import ASK_ORDER, LOOK, NONE, PUBLIC, State

ORDERS = list(permutations(range(LOOK)))
PLACE_IN_ORDER = table(ORDERS)  # [order][new place] -> old place


@rule
def card_at(s: State, place: int) -> int:
    """The ring's index of the card at a place of the deck, 0 the top."""
    at = s.deck_top + place
    return at - SHIPS if at >= SHIPS else at


@rule
def draw_ship(s: State) -> int:
    """PC-A.14.1 The top card, or NONE from an empty deck."""
    if s.deck_size == 0:
        return NONE
    ship = s.deck[s.deck_top]
    s.deck[s.deck_top] = NONE
    s.deck_top = card_at(s, 1)
    s.deck_size -= 1
    s.known_bottom = min(s.known_bottom, s.deck_size)
    if s.window > 0:
        shrink_window(s)
    return ship


@rule
def shrink_window(s: State) -> None:
    """PC-A.15.1 What was put in order loses its top card."""
    s.window -= 1
    for place in range(LOOK - 1):
        s.window_known[place] = s.window_known[place + 1]
    s.window_known[LOOK - 1] = 0
    if s.window == 0:
        s.scryer = NONE


@rule
def put_under(s: State, ship: int) -> None:
    """PC-A.2.4 The card becomes the bottom card, and everybody sees it."""
    s.deck[card_at(s, s.deck_size)] = ship
    s.deck_size += 1
    s.known_bottom += 1


@rule
def cards_to_look_at(s: State) -> int:
    """PC-A.14.1 Three, or what is left."""
    return min(SHIPS_LOOKED_AT, s.deck_size)


@rule
def knows_order(s: State, seat: int) -> int:
    """PC-A.15.1 How many top cards a seat knows in their order: those it looks at now, or put in order last."""
    if s.question == ASK_ORDER and s.mover == seat:
        return cards_to_look_at(s)
    return s.window if s.scryer == seat else 0


@rule
def knows_in_window(s: State, seat: int, place: int) -> bool:
    """PC-A.15.1 Does a seat know that this card is among those put in order, though not where?"""
    bit = 1 << seat if seat >= 0 else PUBLIC
    return s.window_known[place] & (bit | PUBLIC) != 0


@rule
def knowers_at(s: State, place: int) -> int:
    """PC-A.15.1 The seats (bits) that know the card at a place of the deck."""
    if place < s.window:
        return s.window_known[place]
    return PUBLIC if place >= s.deck_size - s.known_bottom else 0


@rule
def arrange_top(s: State, seat: int, order: int) -> None:
    """PC-A.10.4 scry3: the order is known to its user alone; the others still know which cards they knew are there."""
    count = cards_to_look_at(s)
    one, two, three = s.deck[card_at(s, 0)], s.deck[card_at(s, 1)], s.deck[card_at(s, 2)]
    knew_one, knew_two, knew_three = knowers_at(s, 0), knowers_at(s, 1), knowers_at(s, 2)
    for place in range(count):
        old = PLACE_IN_ORDER[order][place]
        ship = one if old == 0 else two if old == 1 else three
        knew = knew_one if old == 0 else knew_two if old == 1 else knew_three
        s.deck[card_at(s, place)] = ship
        s.window_known[place] = knew | 1 << seat
    s.window = count
    s.scryer = seat
    s.known_bottom = min(s.known_bottom, s.deck_size - count)
