"""Rare goods: three piles of which only the top is seen (TD-7.15, TD-12.8, TD-12.9, TD-12.43)."""

from __future__ import annotations

from zenobia.core.chance import random
from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer, offer_where_not
from zenobia.core.sets import take_lowest
from zenobia.games.tadmor.data import (
    FREE_GOOD_PRESTIGE,
    GOOD_NAMES,
    GOODS,
    GOODS_OF_COLOUR,
    RARE_CHOICE,
    RARE_DISCOUNT,
    RARE_DISCOUNT_TILES,
    RARE_FOR_PRESTIGE,
    RARE_PRESTIGE,
    RARE_PRESTIGE_TILES,
    RARE_PRICE,
    RARE_PRICE_IN_PRESTIGE,
    Colour,
    Good,
)
from zenobia.games.tadmor.events import RARE, RARE_FREE, TILE_PRESTIGE
from zenobia.games.tadmor.paying import pay_with_discount, shortage
from zenobia.games.tadmor.state import COLOURS, NONE, NOTHING, WHICH_GOOD, WHICH_PILE, Player, State

ANY_COLOUR = COLOURS  # a question about goods of all piles
BOUGHT, FREE = 0, 1
WITH_GOODS, WITH_PRESTIGE = 0, 1  # how a good is paid


@rule
def pile_size(s: State, colour: int) -> int:
    """Goods left in a pile."""
    left = 0
    for good in range(colour * GOODS_OF_COLOUR, (colour + 1) * GOODS_OF_COLOUR):
        left += s.rare_left[good]
    return left


@rule
def turn_up(s: State, colour: int) -> None:
    """TD-2.3 The next good of a shuffled pile comes to light: any of those left, each equally likely."""
    left = pile_size(s, colour)
    if left == 0:
        s.top[colour] = NONE
        return
    number = random(s.chance, left)
    good = colour * GOODS_OF_COLOUR
    while number >= s.rare_left[good]:
        number -= s.rare_left[good]
        good += 1
    s.top[colour] = good


@rule
def is_left(s: State) -> bool:
    """Is any rare good left?"""
    return s.top[0] >= 0 or s.top[1] >= 0 or s.top[2] >= 0


@rule
def acquire(s: State, seat: int, good: int, free: int) -> None:
    """TD-12.8 A good changes hands; I8 and I27 pay in full if bought, 1 each if free (RULING TD-14.21)."""
    me = s.player[seat]
    s.rare_left[good] -= 1
    me.rare[good] += 1
    if free == FREE:
        tell(s, RARE_FREE, seat, good)
    else:
        tell(s, RARE, seat, good)
    tiles = me.tiles & RARE_PRESTIGE_TILES
    while tiles:
        tile, tiles = take_lowest(tiles)
        prestige = FREE_GOOD_PRESTIGE if free == FREE else RARE_PRESTIGE[tile]
        me.pp += prestige
        tell(s, TILE_PRESTIGE, seat, tile, prestige)
    turn_up(s, good // GOODS_OF_COLOUR)


@rule
def rare_discount(me: Player) -> int:
    """TD-12.28 I28: two resources less."""
    return RARE_DISCOUNT if me.tiles & RARE_DISCOUNT_TILES else 0


@rule
def may_pay_goods(me: Player, colour: int) -> bool:
    """TD-7.15 The printed resources, less I28."""
    return shortage(me, RARE_PRICE + colour) <= rare_discount(me)


@rule
def may_pay_prestige(me: Player) -> bool:
    """TD-12.9 I9: once a round 4 PP instead, if they are there."""
    return me.tiles & RARE_FOR_PRESTIGE != 0 and me.paid_prestige == 0 and me.pp >= RARE_PRICE_IN_PRESTIGE


@rule
def buy(s: State, seat: int, colour: int, payment: int) -> None:
    """TD-7.15 Pay and take the top good; I43 asks which of the pile."""
    me = s.player[seat]
    if payment == WITH_PRESTIGE:
        me.pp -= RARE_PRICE_IN_PRESTIGE
        me.paid_prestige = 1
    else:
        pay_with_discount(me, RARE_PRICE + colour, rare_discount(me))
    take_from(s, seat, colour, BOUGHT)


@rule
def take_from(s: State, seat: int, colour: int, free: int) -> None:
    """TD-12.43 The top of the pile; with I43 any good of it (RULING TD-14.20: also as a temple's reward)."""
    if s.player[seat].tiles & RARE_CHOICE:
        s.question = WHICH_GOOD
        s.pile_asked = colour
        s.good_is_free = free
    else:
        acquire(s, seat, s.top[colour], free)


@rule
def ask_any_good(s: State) -> None:
    """TD-10.1 K1, K2: any good of any pile, free."""
    s.question = WHICH_GOOD
    s.pile_asked = ANY_COLOUR
    s.good_is_free = FREE


@rule
def may_choose_good(s: State, good: int) -> bool:
    """TD-12.43, TD-10.1 A type that the pile still holds."""
    return s.rare_left[good] > 0 and (s.pile_asked == ANY_COLOUR or s.pile_asked == good // GOODS_OF_COLOUR)


@question(WHICH_GOOD)
def which_good(s: State, out: Offer) -> None:
    """TD-12.43, TD-10.1 Goods of the pile, or of any pile."""
    for good in range(GOODS):
        if may_choose_good(s, good):
            offer(out, choose_good, good)


@move("good", at=WHICH_GOOD)
def choose_good(s: State, good: Good) -> None:
    """TD-12.43, TD-10.1 It is taken and the pile shuffled."""
    s.question = NOTHING
    acquire(s, s.active, good, s.good_is_free)
    ask_reward(s)


@refuses(choose_good)
def why_not_this_good(s: State, good: int) -> Refused:
    """TD-12.43, TD-10.1 Gone, or of another pile."""
    name = Term("good", GOOD_NAMES[good])
    return Refused("other-pile" if s.rare_left[good] else "good-gone", rule="TD-12.43", good=name)


@question(WHICH_PILE)
def which_pile(s: State, out: Offer) -> None:
    """TD-7.14 Piles that are not empty."""
    offer_where_not(out, choose_pile, s.top, NONE)


@move("pile", at=WHICH_PILE)
def choose_pile(s: State, colour: Colour) -> None:
    """TD-7.14 One good of the reward for a completed temple."""
    s.rewards -= 1
    s.question = NOTHING
    take_from(s, s.active, colour, FREE)
    if s.question == NOTHING:
        ask_reward(s)


@refuses(choose_pile)
def why_not_this_pile(s: State, colour: int) -> Refused:
    """TD-7.14 The pile is empty."""
    return Refused("pile-empty", rule="TD-7.14")


@rule
def ask_reward(s: State) -> None:
    """TD-7.14 From which pile? When all are empty the rest of the reward lapses."""
    if s.rewards > 0 and is_left(s):
        s.question = WHICH_PILE
    else:
        s.rewards = 0
