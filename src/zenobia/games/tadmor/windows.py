"""What may be done: answers to an open question, else the actions of the stage, in the order of their numbers."""

from __future__ import annotations

from zenobia.core.kernel import Actions, rule
from zenobia.games.tadmor import moves
from zenobia.games.tadmor.benefits import returnable
from zenobia.games.tadmor.construction import (
    may_build_pairs,
    may_build_singles,
    may_build_temple_with,
    mission_source,
    source,
)
from zenobia.games.tadmor.data import (
    FIRST_PLAYER,
    GIVEN,
    PRIVATE_SPACES,
    RARE_SPACE,
    SELECTABLE,
    SELECTABLE_COUNT,
    TEMPLE_SOURCE_COUNT,
    TEMPLE_SOURCES,
    TRADES,
    TRAITOR,
)
from zenobia.games.tadmor.improvements import may_buy_tile, start_choice
from zenobia.games.tadmor.kingdom import may_leave_kingdom, may_pay_tax, may_use_council
from zenobia.games.tadmor.missions import may_draw, may_fulfil
from zenobia.games.tadmor.moves import KINDS, PAYMENTS, TARGETS
from zenobia.games.tadmor.paying import may_pay
from zenobia.games.tadmor.placement import PLACE_COUNT, is_free_private, may_place
from zenobia.games.tadmor.questions import list_answers, list_regions, list_set
from zenobia.games.tadmor.rare import may_pay_goods, may_pay_prestige
from zenobia.games.tadmor.sets import holds, position
from zenobia.games.tadmor.state import (
    COLOURS,
    CONSTRUCTION,
    KINGDOM,
    NONE,
    NOTHING,
    PICK,
    PLACEMENT,
    RESOURCES,
    SLOT,
    START_TILE,
    State,
)
from zenobia.games.tadmor.temples import may_pay_part, may_raise_temple
from zenobia.games.tadmor.tower import may_betray, pair_price, single_price
from zenobia.games.tadmor.trading import may_buy_with_prestige, may_use_ebla_market, trades_allowed


@rule
def list_placements(s: State, seat: int, out: Actions) -> int:
    """TD-4 Spaces, own private tiles, missions for this moment; passing only after a piece with K23, K24."""
    count = 0
    if s.placed > 0:
        out[count] = moves.PASS
        count += 1
    for place in range(PLACE_COUNT):
        if may_place(s, seat, place):
            out[count] = moves.PLACE_BOARD + place
            count += 1
    for number in range(PRIVATE_SPACES):
        if is_free_private(s, seat, number):
            for piece in range(KINDS):
                if s.player[seat].supply[piece] > 0:
                    out[count] = moves.PLACE_PRIVATE + number * KINDS + piece
                    count += 1
    return list_set(returnable(s, seat), moves.RETURN_MISSION, out, count)


@rule
def list_income(s: State, seat: int, out: Actions, count: int) -> int:
    """TD-21.1 Own pieces on resources and Peace Gifts; in the kingdom sub-phase the First Player too."""
    for number in range(SELECTABLE_COUNT):
        space = SELECTABLE[number]
        if space == FIRST_PLAYER and s.stage != KINGDOM:
            continue
        if s.owner[space] == seat:
            out[count] = moves.SELECT_SPACE + space
            count += 1
    return count


@rule
def list_trades(s: State, seat: int, out: Actions, count: int) -> int:
    """TD-6.3 to TD-6.6, TD-6.16 Trades, goods for prestige, and the choice at Ebla."""
    me = s.player[seat]
    allowed = trades_allowed(s, seat)
    if allowed != 0:
        for number in range(TRADES):
            if holds(allowed, number) and me.warehouse[GIVEN[number]] > 0:
                out[count] = moves.TRADE + number
                count += 1
    for resource in range(RESOURCES):
        if may_buy_with_prestige(s, seat, resource):
            out[count] = moves.BUY_WITH_PRESTIGE + resource
            count += 1
    if may_use_ebla_market(s, seat):
        out[count] = moves.USE_EBLA_MARKET
        count += 1
    return count


@rule
def list_slot(s: State, seat: int, out: Actions) -> int:
    """TD-7.1 Decline or buy a tile, with all that is free at any time."""
    out[0] = moves.PASS
    count = 1
    if may_buy_tile(s, seat):
        count = list_set(s.board_tiles, moves.CHOOSE_TILE, out, count)
    count = list_income(s, seat, out, count)
    count = list_set(returnable(s, seat), moves.RETURN_MISSION, out, count)
    count = list_set(s.player[seat].hand, moves.DISCARD_MISSION, out, count)
    return list_trades(s, seat, out, count)


@rule
def list_construction(s: State, seat: int, out: Actions) -> int:
    """TD-7.3 Construction in any order, mixed with all that is free at any time."""
    out[0] = moves.PASS
    count = list_income(s, seat, out, 1)
    count = list_set(returnable(s, seat), moves.RETURN_MISSION, out, count)
    count = list_set(s.player[seat].hand, moves.DISCARD_MISSION, out, count)
    count = list_missions(s, seat, out, count)
    count = list_trades(s, seat, out, count)
    count = list_tower(s, seat, out, count)
    count = list_temples(s, seat, out, count)
    return list_rare_goods(s, seat, out, count)


@rule
def list_missions(s: State, seat: int, out: Actions, count: int) -> int:
    """TD-7.16 Fulfil a mission or draw one."""
    if mission_source(s, seat) == NONE:
        return count
    me = s.player[seat]
    hand = me.hand + 0
    while hand != 0:
        mission = position(hand & -hand)
        if may_fulfil(me, mission):
            out[count] = moves.FULFIL_MISSION + mission
            count += 1
        hand &= hand - 1
    if may_draw(s):
        out[count] = moves.DRAW_MISSION
        count += 1
    return count


@rule
def list_tower(s: State, seat: int, out: Actions, count: int) -> int:
    """TD-7.4, TD-7.5, TD-7.11 Levels, pairs, the Traitor."""
    me = s.player[seat]
    if may_build_singles(s, seat) and may_pay(me, single_price(me)):
        out[count] = moves.BUILD_SINGLE
        count += 1
    if may_build_pairs(s, seat) and may_pay(me, pair_price(me)):
        out[count] = moves.BUILD_PAIR
        count += 1
    if source(s, seat, TRAITOR) != NONE:
        for left in range(1, s.players):
            if may_betray(s, seat, (seat + left) % s.players):
                out[count] = moves.STRIKE + left - 1
                count += 1
    return count


@rule
def list_temples(s: State, seat: int, out: Actions, count: int) -> int:
    """TD-7.12, TD-21.3 Sources of temple parts differ, so each is named."""
    me = s.player[seat]
    for number in range(TEMPLE_SOURCE_COUNT):
        if may_build_temple_with(s, seat, TEMPLE_SOURCES[number]):
            for target in range(TARGETS):
                if may_raise_temple(s, seat, target) and may_pay_part(me, target):
                    out[count] = moves.BUILD_TEMPLE + number * TARGETS + target
                    count += 1
    return count


@rule
def list_rare_goods(s: State, seat: int, out: Actions, count: int) -> int:
    """TD-7.15, TD-12.9 A good of a pile that is not empty, for resources or for prestige."""
    me = s.player[seat]
    for colour in range(COLOURS):
        if s.top[colour] >= 0 and source(s, seat, RARE_SPACE[colour]) != NONE:
            if may_pay_goods(me, colour):
                out[count] = moves.BUY_RARE + colour * PAYMENTS
                count += 1
            if may_pay_prestige(me):
                out[count] = moves.BUY_RARE + colour * PAYMENTS + 1
                count += 1
    return count


@rule
def list_kingdom(s: State, seat: int, out: Actions) -> int:
    """TD-8.6, TD-21.6 Tax, First Player and I48, mixed with all that is free at any time."""
    count = 0
    if may_leave_kingdom(s, seat):
        out[count] = moves.PASS
        count += 1
    count = list_income(s, seat, out, count)
    count = list_set(returnable(s, seat), moves.RETURN_MISSION, out, count)
    count = list_set(s.player[seat].hand, moves.DISCARD_MISSION, out, count)
    count = list_trades(s, seat, out, count)
    if may_pay_tax(s, seat):
        out[count] = moves.PAY_TAX
        count += 1
    if s.tax > 0:
        out[count] = moves.TAKE_PENALTY
        count += 1
    for number in range(3):
        if may_use_council(s, seat, 1 << number):
            out[count] = moves.USE_COUNCIL + number
            count += 1
    return count


@rule
def list_actions(s: State, out: Actions) -> int:
    """TD-20.1 Everything the active seat may do now."""
    seat = s.active
    if seat == NONE:
        return 0
    if s.question != NOTHING:
        return list_answers(s, out)
    if s.stage == PLACEMENT:
        return list_placements(s, seat, out)
    if s.stage == CONSTRUCTION:
        return list_construction(s, seat, out)
    if s.stage == KINGDOM:
        return list_kingdom(s, seat, out)
    if s.stage == SLOT:
        return list_slot(s, seat, out)
    if s.stage == START_TILE:
        return list_set(start_choice(s), moves.CHOOSE_TILE, out, 0)
    out[0] = moves.PASS
    if s.stage == PICK:
        return list_regions(s, out, 1)
    return list_set(returnable(s, seat), moves.RETURN_MISSION, out, 1)
