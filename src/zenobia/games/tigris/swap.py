"""Swapping one to six tiles (TE-49, TE-50)."""

from __future__ import annotations

from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.tigris.bag import draw, hand_size, tiles_in_bag
from zenobia.games.tigris.data import TILE_NAMES, Number
from zenobia.games.tigris.events import END_BAG, SWAPPED
from zenobia.games.tigris.state import ACTION, COLOURS, OVER, SWAP, TO_NEXT_ACTION, State


@rule
def offer_swap(s: State, out: Offer) -> None:
    """TE-49 Whoever has a tile may swap."""
    if hand_size(s.player[s.turn]) > 0:
        offer(out, begin_swap)


@move("swap", at=ACTION)
def begin_swap(s: State) -> None:
    """TE-49 Colour by colour: how many to throw away?"""
    s.phase = SWAP
    s.swap_colour = 0
    for colour in range(COLOURS):
        s.throwing[colour] = 0
    ask_next_colour(s)


@refuses(begin_swap)
def why_no_swap(s: State) -> Refused:
    """TE-49 An empty hand."""
    return Refused("empty-hand", rule="TE-49")


@rule
def thrown_so_far(s: State) -> int:
    """Tiles chosen in this swap."""
    return s.throwing[0] + s.throwing[1] + s.throwing[2] + s.throwing[3]


@rule
def least_to_throw(s: State) -> int:
    """TE-49 A swap of nothing is no swap: the last colour in hand cannot be refused if nothing was chosen."""
    if thrown_so_far(s) > 0:
        return 0
    me = s.player[s.turn]
    for later in range(s.swap_colour + 1, COLOURS):
        if me.hand[later] > 0:
            return 0
    return 1


@rule
def ask_next_colour(s: State) -> None:
    """Pass over questions with one answer; after the last colour the swap takes place."""
    while s.swap_colour < COLOURS:
        most = s.player[s.turn].hand[s.swap_colour]
        if most > least_to_throw(s):
            return
        if most > 0:
            s.throwing[s.swap_colour] = most  # the only tile of the hand
        s.swap_colour += 1
    swap_tiles(s)


@question(SWAP)
def how_many(s: State, out: Offer) -> None:
    """TE-49 How many of the colour asked about."""
    for number in range(least_to_throw(s), s.player[s.turn].hand[s.swap_colour] + 1):
        offer(out, throw_away, number)


@move("discard", at=SWAP)
def throw_away(s: State, number: Number) -> None:
    """One answer of the swap; only its owner knows it (TE-60)."""
    s.throwing[s.swap_colour] = number
    s.swap_colour += 1
    ask_next_colour(s)


@refuses(throw_away)
def why_not_so_many(s: State, number: int) -> Refused:
    """TE-49 More than there are in hand, or a swap of nothing."""
    if number == 0:
        return Refused("swap-of-nothing", rule="TE-49")
    tile, held = Term("tile", TILE_NAMES[s.swap_colour]), int(s.player[s.turn].hand[s.swap_colour])
    return Refused("so-many-in-hand", rule="TE-49", tile=tile, n=held)


@rule
def swap_tiles(s: State) -> None:
    """TE-49 The tiles leave the game and as many are drawn; TE-50 a bag too small ends the game at once."""
    number = thrown_so_far(s)
    me = s.player[s.turn]
    for colour in range(COLOURS):
        me.hand[colour] -= s.throwing[colour]
        me.thrown[colour] += s.throwing[colour]
        s.throwing[colour] = 0
    s.swap_colour = 0
    s.busy = 1
    tell(s, SWAPPED, s.turn, number)
    if number > tiles_in_bag(s):  # RULING TE-R11 as many as were thrown away, RULING TE-R4 without income
        s.phase = OVER
        tell(s, END_BAG, s.turn)
        return
    for _ in range(number):
        draw(s, s.turn)
    s.phase = TO_NEXT_ACTION
