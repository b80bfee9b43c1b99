"""Trading: markets, trading tiles, the favour broker and missions given up for resources (TD-6.3 to TD-6.7)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer, offer_each
from zenobia.core.sets import holds, lowest, take_lowest
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
    TRADES,
    Mission,
    Resource,
    Trade,
)
from zenobia.games.tadmor.events import (
    BOUGHT_WITH_PRESTIGE,
    EBLA_MARKET,
    GOODS_TRADED,
    MISSION_DISCARDED,
    RESOURCE_TAKEN,
)
from zenobia.games.tadmor.reasons import mission_name, no_piece_on, resource_name, tile_name
from zenobia.games.tadmor.state import (
    AT_CONSTRUCTION,
    AT_KINGDOM,
    AT_SLOT,
    MARBLE,
    NOTHING,
    RESOURCES,
    TAKE_RESOURCES,
    Player,
    State,
)


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
    while tiles:
        tile, tiles = take_lowest(tiles)
        allowed |= TILE_TRADES[tile]  # TD-12.1, TD-12.23
    return allowed


@rule
def offer_trades(s: State, out: Offer) -> None:
    """TD-6.3 to TD-6.6, TD-6.16 Trades, goods for prestige, and the choice at Ebla."""
    allowed = trades_allowed(s, s.active)
    if allowed:
        offer_each(out, trade, allowed & trades_with_input(s.player[s.active]))
    if s.player[s.active].tiles & BROKER:
        for resource in range(RESOURCES):
            if may_buy_with_prestige(s.player[s.active], resource):
                offer(out, buy_with_prestige, resource)
    if may_use_ebla_market(s, s.active):
        offer(out, use_ebla_market)


@rule
def trades_with_input(me: Player) -> int:
    """TD-6.5 The set of trades whose input lies in the warehouse: what was traded this round may only pay."""
    trades = 0
    for number in range(TRADES):
        if me.warehouse[GIVEN[number]] > 0:
            trades |= 1 << number
    return trades


@move("trade", at=(AT_SLOT, AT_CONSTRUCTION, AT_KINGDOM))
def trade(s: State, number: Trade) -> None:
    """TD-6.5 The input leaves the warehouse, the output may only pay this round."""
    seat = s.active
    me = s.player[seat]
    me.warehouse[GIVEN[number]] -= 1
    for resource in range(RESOURCES):
        me.traded[resource] += GOT[number * RESOURCES + resource]
    tell(s, GOODS_TRADED, seat, GIVEN[number], number)


@refuses(trade)
def why_no_trade(s: State, number: int) -> Refused:
    """TD-6.6 A market or tile that allows it; TD-6.5 and the good in the warehouse."""
    if not holds(trades_allowed(s, s.active), number):
        return Refused("no-market", rule="TD-6.6")
    return Refused("not-in-warehouse", rule="TD-6.5", resource=resource_name(GIVEN[number]))


@rule
def may_use_ebla_market(s: State, seat: int) -> bool:
    """TD-6.4, TD-21.7 While the piece at Ebla has not been used, also in the kingdom sub-phase."""
    return s.owner[EBLA] == seat and s.player[seat].ebla_market == 0


@move("ebla market", at=(AT_SLOT, AT_CONSTRUCTION, AT_KINGDOM))
def use_ebla_market(s: State) -> None:
    """TD-6.4 RULING TD-14.4 The piece at Ebla is a market this round, and builds no temple."""
    s.player[s.active].ebla_market = 1
    tell(s, EBLA_MARKET, s.active)


@refuses(use_ebla_market)
def why_no_ebla_market(s: State) -> Refused:
    """TD-6.4 A piece at Ebla, once."""
    if s.owner[EBLA] != s.active:
        return no_piece_on(EBLA, "TD-6.4")
    return Refused("ebla-is-market", rule="TD-6.4")


@rule
def may_buy_with_prestige(me: Player, resource: int) -> bool:
    """TD-6.16 I6: one base and one superior good a round. RULING TD-14.22 Prestige may become negative."""
    return me.bought_base == 0 if resource < MARBLE else me.bought_superior == 0


@move("buy", at=(AT_SLOT, AT_CONSTRUCTION, AT_KINGDOM))
def buy_with_prestige(s: State, resource: Resource) -> None:
    """TD-6.16 The good may only pay this round."""
    seat = s.active
    me = s.player[seat]
    me.pp -= BROKER_PRICE[resource]
    me.traded[resource] += 1
    if resource < MARBLE:
        me.bought_base = 1
    else:
        me.bought_superior = 1
    tell(s, BOUGHT_WITH_PRESTIGE, seat, resource, BROKER_PRICE[resource])


@refuses(buy_with_prestige)
def why_not_buy(s: State, resource: int) -> Refused:
    """TD-6.16 I6, TD-12.6 and once a round for each kind."""
    if not s.player[s.active].tiles & BROKER:
        return Refused("not-your-tile", rule="TD-6.16", tile=tile_name(lowest(BROKER)))
    return Refused("once-a-round", rule="TD-12.6")


@rule
def offer_discards(s: State, out: Offer) -> None:
    """TD-6.7 Any mission of the hand."""
    offer_each(out, discard_mission, s.player[s.active].hand)


@move("discard", at=(AT_SLOT, AT_CONSTRUCTION, AT_KINGDOM))
def discard_mission(s: State, mission: Mission) -> None:
    """TD-6.7 A mission of the hand is given up for one resource of choice."""
    s.player[s.active].hand &= ~(1 << mission)
    s.discards |= 1 << mission
    tell(s, MISSION_DISCARDED, s.active, mission)
    ask_resources(s, 1)


@refuses(discard_mission)
def why_not_discard(s: State, mission: int) -> Refused:
    """TD-6.7 Only a mission of the hand."""
    return Refused("not-in-hand", rule="TD-6.7", mission=mission_name(mission))


@rule
def ask_resources(s: State, units: int) -> None:
    """TD-21.9 Which resources? Named in order."""
    s.question = TAKE_RESOURCES
    s.answers_left = units
    s.least_resource = 0


@question(TAKE_RESOURCES)
def which_resources(s: State, out: Offer) -> None:
    """TD-21.9 Resources of choice, named in order."""
    for resource in range(s.least_resource, RESOURCES):
        offer(out, take_resource, resource)


@move("choose", at=TAKE_RESOURCES)
def take_resource(s: State, resource: Resource) -> None:
    """TD-6.7, TD-10.16 Resources for missions go to the traded goods."""
    s.player[s.active].traded[resource] += 1
    tell(s, RESOURCE_TAKEN, s.active, resource)
    s.least_resource = resource
    s.answers_left -= 1
    if s.answers_left == 0:
        s.question = NOTHING


@refuses(take_resource)
def why_not_this_resource(s: State, resource: int) -> Refused:
    """TD-21.9 Resources are named in order."""
    return Refused("in-order", rule="TD-21.9")
