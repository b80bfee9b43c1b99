"""Swapping one to six tiles (TE-49, TE-50)."""

from __future__ import annotations

from zenobia.core.kernel import rule, tell
from zenobia.games.tigris.bag import draw, tiles_in_bag
from zenobia.games.tigris.events import END_BAG, SWAPPED
from zenobia.games.tigris.state import COLOURS, OVER, SWAP, State
from zenobia.games.tigris.turn import next_action


@rule
def begin_swap(s: State) -> None:
    """TE-49 Colour by colour: how many to throw away?"""
    s.phase = SWAP
    s.colour = 0
    for colour in range(COLOURS):
        s.throwing[colour] = 0
    ask_next_colour(s)


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
    for later in range(s.colour + 1, COLOURS):
        if me.hand[later] > 0:
            return 0
    return 1


@rule
def ask_next_colour(s: State) -> None:
    """Pass over questions with one answer; after the last colour the swap takes place."""
    while s.colour < COLOURS:
        most = s.player[s.turn].hand[s.colour]
        if most > least_to_throw(s):
            return
        if most > 0:
            s.throwing[s.colour] = most  # the only tile of the hand
        s.colour += 1
    swap_tiles(s)


@rule
def throw_away(s: State, number: int) -> None:
    """One answer of the swap; only its owner knows it (TE-60)."""
    s.throwing[s.colour] = number
    s.colour += 1
    ask_next_colour(s)


@rule
def swap_tiles(s: State) -> None:
    """TE-49 The tiles leave the game and as many are drawn; TE-50 a bag too small ends the game at once."""
    number = thrown_so_far(s)
    me = s.player[s.turn]
    for colour in range(COLOURS):
        me.hand[colour] -= s.throwing[colour]
        me.thrown[colour] += s.throwing[colour]
        s.throwing[colour] = 0
    s.colour = 0
    s.busy = 1
    tell(s, SWAPPED, s.turn, number)
    if number > tiles_in_bag(s):  # RULING TE-R11 as many as were thrown away, RULING TE-R4 without income
        s.phase = OVER
        tell(s, END_BAG, s.turn)
        return
    for _ in range(number):
        draw(s, s.turn)
    next_action(s)
