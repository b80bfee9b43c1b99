"""The palace and the two bonus actions (PC-A.7, PC-A.11)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, refuses
from zenobia.games.carthago import events
from zenobia.games.carthago.data import BONUS, PALACE_POINTS, PALACE_PRICE, PALACE_SPACES, WAREHOUSE_PRICE
from zenobia.games.carthago.reasons import why_no_palace
from zenobia.games.carthago.state import ASK_REST, BUY_PALACE, NONE, NOTHING, Player, State


@rule
def palace_price(s: State) -> int:
    """PC-A.11, PC-C31 The price of the cheapest empty space; after the single ones that of the large space."""
    cost: int = PALACE_PRICE[s.palace_sold]
    return cost


@rule
def palace_minimum(s: State) -> int:
    """PC-A.11, PC-C30 The trade points that the cheapest empty space asks for; they are not spent."""
    least: int = PALACE_POINTS[s.palace_sold]
    return least


@rule
def may_buy_palace(s: State, me: Player, reserve: int) -> bool:
    """PC-A.11 Money, trade points and a servant in the reserve."""
    return reserve > 0 and me.talents >= palace_price(s) and me.points >= palace_minimum(s)


@rule
def buy_palace(s: State, seat: int) -> None:
    """PC-A.11 Pay the cheapest empty space and move a servant there."""
    cost = palace_price(s)
    enter_palace(s, seat, cost)
    if s.palace_sold < PALACE_SPACES:
        s.palace_sold += 1


@rule
def enter_palace(s: State, seat: int, cost: int) -> None:
    """PC-A.11 The price is paid, the servant goes from the reserve to the palace for good."""
    me = s.player[seat]
    me.talents -= cost
    me.reserve -= 1
    me.palace += 1
    tell(s, events.PALACE, seat, cost)


@rule
def may_take_bonus(s: State, me: Player, space: int, reserve: int) -> bool:
    """PC-A.7.2 Can the bonus of an action space be carried out with this reserve?"""
    if BONUS[space] == BUY_PALACE:
        return may_buy_palace(s, me, reserve)
    return me.blocked > 0 and me.talents >= WAREHOUSE_PRICE


@move("bonus", at=ASK_REST)
def take_bonus(s: State) -> None:
    """PC-A.7.1 The bonus action of the space in use, after the card's action."""
    if BONUS[s.space] == BUY_PALACE:
        buy_palace(s, s.mover)
    else:
        free_storage_space(s, s.mover)
    s.space = NONE
    s.question = NOTHING


@refuses(take_bonus)
def why_no_bonus(s: State) -> Refused:
    """PC-A.7.1 Once for each action space in use, and it must be possible."""
    if s.space == NONE:
        return Refused("no-bonus", rule="PC-A.7.1")
    me = s.player[s.mover]
    if BONUS[s.space] == BUY_PALACE:
        return why_no_palace(me, palace_price(s), palace_minimum(s), "PC-A.11")
    if me.blocked == 0:
        return Refused("warehouse-free", rule="PC-A.7.9")
    return Refused("no-talents", rule="PC-A.7.9", n=WAREHOUSE_PRICE)


@rule
def free_storage_space(s: State, seat: int) -> None:
    """PC-A.7.9 6 talents: a servant of the warehouse card returns to the reserve."""
    me = s.player[seat]
    me.talents -= WAREHOUSE_PRICE
    me.blocked -= 1
    me.reserve += 1
    tell(s, events.WAREHOUSE, seat)
