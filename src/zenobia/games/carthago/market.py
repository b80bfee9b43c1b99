"""Bag, market and warehouse: filling, prices, buying (PC-A.4.3, PC-A.7, PC-A.14)."""

from __future__ import annotations

from zenobia.core.chance import random
from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer, offer_where_not
from zenobia.core.rows import total
from zenobia.games.carthago import events
from zenobia.games.carthago.data import (
    GOODS,
    LAST_PRICE,
    MARKET_SPACES,
    PRICES,
    REFILL_PRICE,
    WAREHOUSE_SPACES,
    Good,
)
from zenobia.games.carthago.reasons import why_no_purchase, wrong_card
from zenobia.games.carthago.state import ASK_ACTION, ASK_CARD, ASK_REFILL_PURCHASE, MERCHANT, NOTHING, Player, State


@rule
def goods_in_bag(s: State) -> int:
    """Goods left in the bag."""
    return total(s.bag)


@rule
def goods_in_market(s: State) -> int:
    """Goods on sale."""
    return total(s.market)


@rule
def free_storage(me: Player) -> int:
    """PC-A.7.7 Storage spaces without a good and without a servant."""
    free: int = WAREHOUSE_SPACES - me.blocked - total(me.stored)
    return free


@rule
def fill_market(s: State) -> None:
    """PC-A.4.3, PC-A.14 Draw until the market is full or the bag empty; the price begins anew (PC-C12)."""
    in_bag = goods_in_bag(s)
    for _ in range(min(MARKET_SPACES[s.players] - goods_in_market(s), in_bag)):
        pick = random(s.chance, in_bag)
        in_bag -= 1
        good = 0
        while pick >= s.bag[good]:
            pick -= s.bag[good]
            good += 1
        s.bag[good] -= 1
        s.market[good] += 1
    s.taken = 0
    tell(s, events.MARKET, s.market)


@rule
def price(s: State) -> int:
    """PC-A.7.7 4 for the first good since the last filling, 3 for the second, 2 for every further one."""
    cost: int = PRICES[min(s.taken, LAST_PRICE)]
    return cost


@rule
def may_buy(s: State, me: Player, cost: int) -> bool:
    """PC-A.7.7 A purchase needs the money and a free storage space."""
    return me.talents >= cost and free_storage(me) > 0


@rule
def offer_purchases(s: State, out: Offer) -> None:
    """PC-A.7.7 The merchant: every kind of good in the market, for its price."""
    if may_buy(s, s.player[s.mover], price(s)):
        offer_where_not(out, buy, s.market, 0)


@rule
def take_good(s: State, seat: int, good: int) -> None:
    """A good goes from the market to a warehouse."""
    s.market[good] -= 1
    s.player[seat].stored[good] += 1


@move("good", at=ASK_CARD)
def buy(s: State, good: Good) -> None:
    """PC-A.7.7 The merchant's purchase."""
    cost = price(s)
    s.player[s.mover].talents -= cost
    take_good(s, s.mover, good)
    s.taken += 1
    tell(s, events.BUY, s.mover, good, cost)
    s.question = NOTHING


@refuses(buy)
def why_not_buy(s: State, good: int) -> Refused:
    """PC-A.7.7 The merchant needs the good, the money and the room."""
    return wrong_card(s, MERCHANT, "PC-A.7.7") or why_no_purchase(s, good, price(s), "PC-A.7.7")


@move("refill", at=ASK_ACTION)
def refill_market(s: State) -> None:
    """PC-A.7.3 All goods go to the bag, the market is filled anew, and one good may be bought."""
    tell(s, events.REFILL, s.mover)
    for good in range(GOODS):
        s.bag[good] += s.market[good]
        s.market[good] = 0
    fill_market(s)
    s.acted = 1
    s.question = ASK_REFILL_PURCHASE


@question(ASK_REFILL_PURCHASE)
def purchase_after_refill(s: State, out: Offer) -> None:
    """PC-A.7.3 Nothing, or one good for 6 talents."""
    offer(out, buy_nothing)
    if may_buy(s, s.player[s.mover], REFILL_PRICE):
        offer_where_not(out, buy_after_refill, s.market, 0)


@move("pass", at=ASK_REFILL_PURCHASE)
def buy_nothing(s: State) -> None:
    """PC-A.7.3 Nobody has to buy."""
    s.question = NOTHING


@move("good", at=ASK_REFILL_PURCHASE)
def buy_after_refill(s: State, good: Good) -> None:
    """PC-A.7.3, RULING PC-C11 The good counts for the price of the next one, unless the option says otherwise."""
    s.player[s.mover].talents -= REFILL_PRICE
    take_good(s, s.mover, good)
    if not s.refill_uncounted:
        s.taken += 1
    tell(s, events.BUY, s.mover, good, REFILL_PRICE)
    s.question = NOTHING


@refuses(buy_after_refill)
def why_not_buy_after_refill(s: State, good: int) -> Refused:
    """PC-A.7.3 The good, the money and the room."""
    return why_no_purchase(s, good, REFILL_PRICE, "PC-A.7.3")
