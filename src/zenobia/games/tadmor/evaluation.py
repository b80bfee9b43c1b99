"""How well a seat stands: measures of its position, weighed by numbers that self-play has fitted (weights.toml).

`prospects` is linear in the weights, and the chance to win is the softmax of the prospects at the table: so
`zenobia fit` can learn the weights from played games by logistic regression.

A turn of Tadmor has many steps. So that no step misleads, a position is measured as if the plans were carried out that
the pieces on the board stand for (`plans`): what they will bring counts as planned, what it will cost is gone already,
and an open question counts as answered. Paying then changes nothing but the certainty.
"""

from __future__ import annotations

import math
from pathlib import Path

from zenobia.core.data import load_weights
from zenobia.core.kernel import entry, float_table, rule
from zenobia.core.sets import size
from zenobia.games.tadmor.board import era, may_gain_piece
from zenobia.games.tadmor.data import (
    BROKER,
    CARAVAN,
    DOUBLE_GIFTS,
    ERAS,
    FIRST_PLAYER,
    FREE_FIFTH_LEVEL,
    GREAT_STORAGE_TILES,
    IMPROVEMENT_COST,
    LEVEL_AT_NEW_ERA,
    MARAUDERS,
    MISSION_DISCOUNT_TILES,
    MISSION_PRESTIGE_TILES,
    NO_TAX,
    PRIVATE_TILES,
    RARE_CHOICE,
    RARE_DISCOUNT_TILES,
    RARE_FOR_PRESTIGE,
    RARE_PRESTIGE_TILES,
    ROUNDS,
    SAFE_AS_REVEALER,
    SAFE_FROM_RAIDS,
    SHIP_BONUS_TILES,
    SHIPYARD,
    SLOT_COUNT,
    SLOTS,
    SPOILS,
    STATUES,
    TEMPLE_AND_CARD,
    TEMPLE_DISCOUNT_TILES,
    TOWER_PRESTIGE_TILES,
    TOWER_WITHOUT_WOOD,
    TRADE_TILES,
    TRAITOR,
    TRAITOR_LEVELS,
    TRIBUTE,
    bits,
)
from zenobia.games.tadmor.income import earns_camel, earns_ship
from zenobia.games.tadmor.kingdom import highest_tower
from zenobia.games.tadmor.plans import (
    gift_plan,
    has_built,
    is_asked,
    kingdom_plan,
    level_prestige,
    mission_in_sight,
    mission_plan,
    next_set_step,
    part_prestige,
    prestige_due,
    purse_of,
    rare_plan,
    settle_waivers,
    temple_plan,
    tower_plan,
    will_act,
)
from zenobia.games.tadmor.purse import all_units, units, without
from zenobia.games.tadmor.round_end import storage
from zenobia.games.tadmor.scoring import is_ahead, total
from zenobia.games.tadmor.state import (
    CAMEL,
    CONSTRUCTION,
    FIRST_TEMPLE,
    OVER,
    PAY_FOR_TILE,
    PLACEMENT,
    RESOURCES,
    SHIP,
    TILE_OFF_BOARD,
    TILE_ON_BOARD,
    WHOSE_TOWER,
    State,
)
from zenobia.games.tadmor.tower import may_betray
from zenobia.games.tadmor.trading import has_market, trades_allowed

MEASURES = (
    "prestige",  # as the game would be scored now
    "tower",  # what the tower scores at the changes of era to come
    "planned",  # prestige that pieces on the board will bring and that can be paid
    "hoped",  # prestige that pieces on the board could bring, by the share of the price that is there; while placing
    "wood",  # left after all plans; the first units count most
    "stone",
    "marble",
    "gold",
    "surplus",  # resources beyond the storage
    "market",  # may trade freely in this round
    "to-place",  # pieces still to be placed in this round
    "camels",  # for each round to come
    "ships",
    "cards",  # missions in hand or about to be drawn
    "mission-in-sight",  # prestige of the best mission in hand, by the share of its price that is there
    "returnable",  # missions face up, whose benefit can still be had, for each round to come
    "next-set",  # what the next type of rare good adds
    "next-part",  # what the next temple part adds
    "improvements-to-take",  # pieces on improvement spaces that can pay, for each round to come
    "ship-tiles",  # improvements of each kind, for each round to come
    "trading-tiles",
    "mission-tiles",
    "rare-tiles",
    "temple-tiles",
    "tower-tiles",
    "private-tiles",
    "other-tiles",
    "highest-tower",  # alone
    "strikes",  # levels of opponents that will fall
    "pawn",  # first player of the next round
    "marauders",  # holds a card or will
)
(
    PRESTIGE,
    TOWER,
    PLANNED,
    HOPED,
    WOOD_LEFT,
    STONE_LEFT,
    MARBLE_LEFT,
    GOLD_LEFT,
    SURPLUS,
    MARKET_OPEN,
    TO_PLACE,
    CAMELS,
    SHIPS,
    CARDS,
    MISSION_IN_SIGHT,
    RETURNABLE,
    NEXT_SET,
    NEXT_PART,
    IMPROVEMENTS_TO_TAKE,
    SHIP_TILES,
    TRADING_TILES,
    MISSION_TILES,
    RARE_TILES,
    TEMPLE_TILES,
    TOWER_TILES,
    PRIVATE_TILES_OWNED,
    OTHER_TILES,
    HIGHEST,
    STRIKES,
    PAWN,
    MARAUDER_CARD,
) = range(len(MEASURES))
EARLY, LATE = load_weights(Path(__file__).parent, MEASURES)

MISSION_KIND = MISSION_PRESTIGE_TILES | MISSION_DISCOUNT_TILES
RARE_KIND = RARE_PRESTIGE_TILES | RARE_DISCOUNT_TILES | RARE_FOR_PRESTIGE | RARE_CHOICE
TOWER_KIND = TOWER_WITHOUT_WOOD | FREE_FIFTH_LEVEL | TOWER_PRESTIGE_TILES
PRIVATE_KIND = bits(PRIVATE_TILES)
OTHER_KIND = (
    BROKER | GREAT_STORAGE_TILES | DOUBLE_GIFTS | NO_TAX | SPOILS | TRIBUTE | SAFE_AS_REVEALER | SAFE_FROM_RAIDS
)
STOCK = float_table([sum(0.87**unit for unit in range(units)) for units in range(256)])  # worth of so many units
STAGE_SHARE = 1.0 / OVER


@rule
def progress(s: State) -> float:
    """How much of the game is over, 0 to 1: by round and stage."""
    return (s.round_number - 1.0 + s.stage * STAGE_SHARE) / ROUNDS


@rule
def rounds_to_come(s: State) -> int:
    """Rounds after this one."""
    return ROUNDS - s.round_number


@rule
def weight(measure: int, time: float) -> float:
    """What a measure counts for at a moment of the game."""
    return EARLY[measure] + time * (LATE[measure] - EARLY[measure])


@entry
def prospects(s: State, seat: int) -> float:
    """A seat's strength: all measures, each times its weight."""
    time = progress(s)
    value = total(s, seat) * weight(PRESTIGE, time)
    value += s.player[seat].tower * LEVEL_AT_NEW_ERA * (ERAS - 1 - era(s)) * weight(TOWER, time)
    value += planned_prospects(s, seat, time) + piece_prospects(s, seat, time)
    value += tile_prospects(s, seat, time) + chances(s, seat, time)
    if highest_tower(s) == seat:
        value += weight(HIGHEST, time)
    if s.pawn == seat or will_act(s, seat, FIRST_PLAYER):
        value += weight(PAWN, time)
    if s.holder == seat or will_act(s, seat, MARAUDERS):
        value += weight(MARAUDER_CARD, time)
    return value


@rule
def planned_prospects(s: State, seat: int, time: float) -> float:
    """What the pieces on the board will bring, and the resources and cards that are left then."""
    me = s.player[seat]
    trades = trades_allowed(s, seat)
    planned, purse = settle_waivers(s, seat, purse_of(s, seat))
    planned += prestige_due(s, seat) + gift_plan(s, seat)
    slots = waiting_slots(s, seat, purse)
    hand, part, levels, cards, hoped = me.hand, me.temples[FIRST_TEMPLE], 0, 0, 0.0
    if not has_built(s, seat):
        parts, purse, part, hoped = temple_plan(s, seat, purse, trades)
        missions, purse, hand, cards = mission_plan(s, seat, purse, trades)
        rare, purse, more_hoped = rare_plan(s, seat, purse, trades)
        levels, purse = tower_plan(s, seat, purse, trades)
        planned += parts + missions + rare + levels * level_prestige(s)
        hoped += more_hoped
    prestige, purse = kingdom_plan(s, seat, purse, levels)
    purse = without(purse, slots * IMPROVEMENT_COST[era(s)])
    value = (planned + prestige) * weight(PLANNED, time)
    value += slots * rounds_to_come(s) * weight(IMPROVEMENTS_TO_TAKE, time)
    if s.stage == PLACEMENT:
        value += hoped * weight(HOPED, time)
    if rounds_to_come(s) > 0:
        value += part_prestige(part % STATUES + 1) * weight(NEXT_PART, time)
    return value + purse_prospects(s, seat, purse, time) + card_prospects(s, seat, purse, hand, cards, time)


@rule
def purse_prospects(s: State, seat: int, purse: int, time: float) -> float:
    """What is left may pay in later rounds; after the last construction it is worth nothing."""
    if s.round_number == ROUNDS and has_built(s, seat):
        return 0.0
    value = 0.0
    for resource in range(RESOURCES):
        value += STOCK[units(purse, resource)] * weight(WOOD_LEFT + resource, time)
    if has_market(s, seat):
        value += weight(MARKET_OPEN, time)
    return value + max(0, all_units(purse) - storage(s.player[seat])) * weight(SURPLUS, time)


@rule
def card_prospects(s: State, seat: int, purse: int, hand: int, drawn: int, time: float) -> float:
    """Missions in hand and face up, as long as there are rounds for them."""
    me = s.player[seat]
    value = size(me.fulfilled) * rounds_to_come(s) * weight(RETURNABLE, time)
    if s.round_number == ROUNDS and has_built(s, seat):
        return value
    if will_act(s, seat, TEMPLE_AND_CARD):
        drawn += 1
    value += STOCK[size(hand) + drawn] * weight(CARDS, time)
    return value + mission_in_sight(hand, purse) * weight(MISSION_IN_SIGHT, time)


@rule
def piece_prospects(s: State, seat: int, time: float) -> float:
    """Camels and ships, those about to come with them."""
    me = s.player[seat]
    camels, ships = me.owned[CAMEL], me.owned[SHIP]
    if will_act(s, seat, CARAVAN) and may_gain_piece(s, seat, CAMEL) and earns_camel(me):
        camels += 1
    if will_act(s, seat, SHIPYARD) and may_gain_piece(s, seat, SHIP) and earns_ship(me):
        ships += 1
    value = rounds_to_come(s) * (camels * weight(CAMELS, time) + ships * weight(SHIPS, time))
    if s.stage <= PLACEMENT:
        value += (me.supply[CAMEL] + me.supply[SHIP]) * weight(TO_PLACE, time)
    return value


@rule
def tile_prospects(s: State, seat: int, time: float) -> float:
    """Improvements by their kind, one that is being paid for counts already; and pieces that will take one."""
    tiles = s.player[seat].tiles
    if is_asked(s, seat, PAY_FOR_TILE):
        tiles |= 1 << s.tile_bought
    value = size(tiles & SHIP_BONUS_TILES) * weight(SHIP_TILES, time)
    value += size(tiles & TRADE_TILES) * weight(TRADING_TILES, time)
    value += size(tiles & MISSION_KIND) * weight(MISSION_TILES, time)
    value += size(tiles & RARE_KIND) * weight(RARE_TILES, time)
    value += size(tiles & TEMPLE_DISCOUNT_TILES) * weight(TEMPLE_TILES, time)
    value += size(tiles & TOWER_KIND) * weight(TOWER_TILES, time)
    value += size(tiles & PRIVATE_KIND) * weight(PRIVATE_TILES_OWNED, time)
    value += size(tiles & OTHER_KIND) * weight(OTHER_TILES, time)
    if is_asked(s, seat, TILE_ON_BOARD) or is_asked(s, seat, TILE_OFF_BOARD):
        value += s.answers_left * weight(IMPROVEMENTS_TO_TAKE, time)
    return value * rounds_to_come(s)


@rule
def waiting_slots(s: State, seat: int, purse: int) -> int:
    """Improvements that pieces on their spaces will take, as many as can be paid."""
    pieces = -1 if is_asked(s, seat, PAY_FOR_TILE) else 0
    for slot in range(SLOT_COUNT):
        if will_act(s, seat, SLOTS[slot]):
            pieces += 1
    return min(pieces, all_units(purse) // IMPROVEMENT_COST[era(s)]) if s.board_tiles != 0 else 0


@rule
def chances(s: State, seat: int, time: float) -> float:
    """What the next rounds offer: greater sets, the next temple part, strikes at others' towers."""
    me = s.player[seat]
    value = 0.0
    if rounds_to_come(s) > 0:
        value += next_set_step(me) * weight(NEXT_SET, time)
    return value + strikes(s, seat) * weight(STRIKES, time)


@rule
def strikes(s: State, seat: int) -> int:
    """Levels that a seat's Traitor or K20 will destroy."""
    if is_asked(s, seat, WHOSE_TOWER):
        return s.levels_to_fall
    if s.stage <= CONSTRUCTION and will_act(s, seat, TRAITOR):
        for other in range(s.players):
            if other != seat and may_betray(s, seat, other):
                return TRAITOR_LEVELS[era(s)]
    return 0


@entry
def evaluate(s: State, seat: int) -> float:
    """The chance of a seat to win, 0 to 1; once the game is over, its share of the victory."""
    if s.stage == OVER:
        return result(s, seat)
    mine = prospects(s, seat)
    sum_of_all = 0.0
    for other in range(s.players):
        sum_of_all += 1.0 if other == seat else math.exp(min(30.0, prospects(s, other) - mine))
    return 1.0 / sum_of_all


@rule
def result(s: State, seat: int) -> float:
    """1 for the sole winner, shared between equals."""
    equals = 1
    for other in range(s.players):
        if other != seat:
            if is_ahead(s, other, seat):
                return 0.0
            if not is_ahead(s, seat, other):
                equals += 1
    return 1.0 / equals
