"""What a player's position promises: the static evaluation of bots, no rule of the game."""

from __future__ import annotations

from zenobia.core.kernel import rule
from zenobia.games.tadmor.board import era, may_gain_piece
from zenobia.games.tadmor.data import (
    BOARD_SPACES,
    CARAVAN,
    EBLA,
    ERAS,
    LEVEL_AT_END,
    LEVEL_AT_NEW_ERA,
    MISSION_PRICE,
    MISSION_SPACE_COUNT,
    MISSION_SPACES,
    MISSION_VALUE,
    PAIRS_OF_LEVELS,
    PART_PRESTIGE,
    RARE_PRICE,
    RARE_SPACE,
    RESOURCE_AT,
    ROUNDS,
    SHIPYARD,
    SINGLE_LEVELS,
    SLOT_COUNT,
    SLOTS,
    SPACES,
    TAX_PENALTY,
    TAXMAN,
    TEMPLE_AND_CARD,
    TEMPLE_PRICE,
    WAR_SUPPLIES,
)
from zenobia.games.tadmor.income import earns_camel, earns_ship, units_of
from zenobia.games.tadmor.kingdom import lowest_tower
from zenobia.games.tadmor.missions import may_fulfil
from zenobia.games.tadmor.paying import goods, shortage, size_of
from zenobia.games.tadmor.scoring import total
from zenobia.games.tadmor.sets import position, size
from zenobia.games.tadmor.state import CAMEL, COLOURS, MARBLE, PLACEMENT, RESOURCES, SHIP, Player, State
from zenobia.games.tadmor.tower import pair_price, single_price


@rule
def prospects(s: State, seat: int, observer: int) -> float:
    """The score if the game ended now, and what tower, pieces, tiles, resources and cards will still bring."""
    me = s.player[seat]
    left = rounds_left(s)
    value = total(s, seat) + LEVEL_AT_NEW_ERA * me.tower * (ERAS - 1.0 - era(s))
    value += left * (1.6 * me.owned[CAMEL] + 1.9 * me.owned[SHIP] + 0.7 * size(me.tiles))
    for resource in range(RESOURCES):
        value += stock_value(goods(me, resource), resource) * (1.0 if left > 0.6 else 0.4)
    value += (1.6 * size(me.hand) + 2.0 * size(me.fulfilled)) * min(1.0, left / 2.0)
    coming = resources_coming(s, seat)
    for space in range(SPACES):
        if s.owner[space] == seat:
            value += 0.95 * space_value(s, seat, space, coming, observer)
    return value + (0.8 if s.pawn == seat else 0.0)


@rule
def rounds_left(s: State) -> float:
    """Rounds still to be played, the present one by what is left of it."""
    left = ROUNDS - s.round_number + 1.0
    return left - 0.5 if s.stage > PLACEMENT else left


@rule
def stock_value(units: int, resource: int) -> float:
    """The first units of a resource are worth the most; superior goods more than base goods."""
    worth = 1.35 if resource >= MARBLE else 1.0
    value = 0.0
    for _ in range(units):
        value += worth
        worth *= 0.87
    return value


@rule
def resources_coming(s: State, seat: int) -> int:
    """Units that the player's pieces on resource spaces will take."""
    units = 0
    for space in range(BOARD_SPACES):
        if s.owner[space] == seat and RESOURCE_AT[space] >= 0:
            units += units_of(s, space)
    return units


@rule
def space_value(s: State, seat: int, space: int, coming: int, observer: int) -> float:
    """What a piece on a space promises, in prestige points."""
    me = s.player[seat]
    if space >= BOARD_SPACES:
        return 2.5
    if RESOURCE_AT[space] >= 0:
        return 0.85 * units_of(s, space) * (1.3 if RESOURCE_AT[space] >= MARBLE else 1.0)
    if space in (SINGLE_LEVELS, PAIRS_OF_LEVELS):
        levels, price = (1.0, single_price(me)) if space == SINGLE_LEVELS else (2.0, pair_price(me))
        gain = levels * LEVEL_AT_END * (ERAS - era(s)) - 0.9 * size_of(price)
        return promise(me, price, coming, gain)
    if space in (TEMPLE_AND_CARD, EBLA):
        part = me.temples[0] + 1
        price = TEMPLE_PRICE + part - 1
        return promise(me, price, coming, PART_PRESTIGE[part] - PART_PRESTIGE[part - 1] - 0.9 * size_of(price))
    for colour in range(COLOURS):
        if space == RARE_SPACE[colour]:
            return promise(me, RARE_PRICE + colour, coming, 8.5 - 0.9 * size_of(RARE_PRICE + colour))
    return other_space_value(s, seat, space, observer)


@rule
def promise(me: Player, price: int, coming: int, gain: float) -> float:
    """A gain that has to be paid for: full if it can be paid, less the more is missing."""
    missing = shortage(me, price)
    if missing == 0:
        return max(0.5, gain)
    return max(0.5, gain * (0.8 if missing <= coming else 0.3))


@rule
def other_space_value(s: State, seat: int, space: int, observer: int) -> float:
    """Spaces without a price of their own."""
    me = s.player[seat]
    left = rounds_left(s)
    if space == CARAVAN:
        return left * 1.5 if may_gain_piece(s, seat, CAMEL) and earns_camel(me) else 0.6
    if space == SHIPYARD:
        return left * 1.8 if may_gain_piece(s, seat, SHIP) and earns_ship(me) else 0.4
    if space == TAXMAN:
        return 0.6 * TAX_PENALTY[era(s)]
    if space == WAR_SUPPLIES:
        return 0.3 + max(0, me.tower - lowest_tower(s))
    for slot in range(SLOT_COUNT):
        if space == SLOTS[slot]:
            return 0.4 + 0.35 * left - 0.2 * slot
    for number in range(MISSION_SPACE_COUNT):
        if space == MISSION_SPACES[number]:
            return mission_promise(me) if seat == observer else 2.5  # the others' hands are not known
    return 1.0


@rule
def mission_promise(me: Player) -> float:
    """The best mission of the hand that can be paid, else the worth of drawing one."""
    best = 1.5
    hand = me.hand + 0
    while hand != 0:
        mission = position(hand & -hand)
        if may_fulfil(me, mission):
            best = max(best, MISSION_VALUE[mission] - 0.9 * size_of(MISSION_PRICE + mission))
        hand &= hand - 1
    return best
