"""Trading: markets, trading tiles, the favour broker and missions given up for resources (TD-6.3 to TD-6.7)."""

from __future__ import annotations

from zenobia.core.kernel import rule, tell
from zenobia.games.tadmor.data import (
    ALL_TRADES,
    BROKER,
    BROKER_PRICE,
    EBLA,
    EBLA_TRADES,
    GIVEN,
    GOT,
    MARKET,
    PRIVATE_MARKET_COUNT,
    PRIVATE_MARKETS,
    TILE_TRADES,
    TRADE_TILES,
)
from zenobia.games.tadmor.events import (
    BOUGHT_WITH_PRESTIGE,
    EBLA_MARKET,
    MISSION_DISCARDED,
    RESOURCE_TAKEN,
    TRADED,
)
from zenobia.games.tadmor.sets import position
from zenobia.games.tadmor.state import MARBLE, NOTHING, RESOURCES, TAKE_RESOURCES, State


@rule
def has_market(s: State, seat: int) -> bool:
    """TD-6.3, TD-10.13, TD-12.21 A piece in the Town Market or on a private market, or K13 this round."""
    if s.owner[MARKET] == seat or s.player[seat].market_right:
        return True
    for number in range(PRIVATE_MARKET_COUNT):
        if s.owner[PRIVATE_MARKETS[number]] == seat:
            return True
    return False


@rule
def trades_allowed(s: State, seat: int) -> int:
    """TD-6.6, TD-21.2 The set of trades that some market or tile allows: sources have no limit and need no name."""
    if has_market(s, seat):
        return ALL_TRADES
    me = s.player[seat]
    allowed = 0
    if me.ebla_market:
        allowed = EBLA_TRADES  # TD-6.4 base for superior only
    tiles = me.tiles & TRADE_TILES
    while tiles != 0:
        allowed |= TILE_TRADES[position(tiles & -tiles)]  # TD-12.1, TD-12.23
        tiles &= tiles - 1
    return allowed


@rule
def trade(s: State, seat: int, number: int) -> None:
    """TD-6.5 The input leaves the warehouse, the output may only pay this round."""
    me = s.player[seat]
    me.warehouse[GIVEN[number]] -= 1
    for resource in range(RESOURCES):
        me.traded[resource] += GOT[number * RESOURCES + resource]
    tell(s, TRADED, seat, GIVEN[number], number)


@rule
def may_use_ebla_market(s: State, seat: int) -> bool:
    """TD-6.4, TD-21.7 While the piece at Ebla has not been used, also in the kingdom sub-phase."""
    return s.owner[EBLA] == seat and s.player[seat].ebla_market == 0


@rule
def use_ebla_market(s: State, seat: int) -> None:
    """TD-6.4 RULING TD-14.4 The piece at Ebla is a market this round, and builds no temple."""
    s.player[seat].ebla_market = 1
    tell(s, EBLA_MARKET, seat)


@rule
def may_buy_with_prestige(s: State, seat: int, resource: int) -> bool:
    """TD-6.16 I6: one base and one superior good a round. RULING TD-14.22 Prestige may become negative."""
    me = s.player[seat]
    if me.tiles & BROKER == 0:
        return False
    return me.bought_base == 0 if resource < MARBLE else me.bought_superior == 0


@rule
def buy_with_prestige(s: State, seat: int, resource: int) -> None:
    """TD-6.16 The good may only pay this round."""
    me = s.player[seat]
    me.pp -= BROKER_PRICE[resource]
    me.traded[resource] += 1
    if resource < MARBLE:
        me.bought_base = 1
    else:
        me.bought_superior = 1
    tell(s, BOUGHT_WITH_PRESTIGE, seat, resource, BROKER_PRICE[resource])


@rule
def discard_mission(s: State, seat: int, mission: int) -> None:
    """TD-6.7 A mission of the hand is given up for one resource of choice."""
    s.player[seat].hand &= ~(1 << mission)
    s.discards |= 1 << mission
    tell(s, MISSION_DISCARDED, seat, mission)
    ask_resources(s, 1)


@rule
def ask_resources(s: State, units: int) -> None:
    """TD-21.9 Which resources? Named in order."""
    s.question = TAKE_RESOURCES
    s.units = units
    s.least = 0


@rule
def take_resource(s: State, seat: int, resource: int) -> None:
    """TD-6.7, TD-10.16 Resources for missions go to the traded goods."""
    s.player[seat].traded[resource] += 1
    tell(s, RESOURCE_TAKEN, seat, resource)
    s.least = resource
    s.units -= 1
    if s.units == 0:
        s.question = NOTHING
