"""What a player's pieces on the board will bring and what it will cost: for programs that play, no rule of the game."""

from __future__ import annotations

from zenobia.core.kernel import rule, table
from zenobia.core.sets import take_lowest
from zenobia.games.tadmor.board import era
from zenobia.games.tadmor.construction import may_build_temple_with
from zenobia.games.tadmor.data import (
    BOARD_SPACES,
    COUNCIL,
    DOUBLE_GIFTS,
    ERAS,
    FIRST_PLAYER,
    GIFT_FACTOR,
    GIFT_SPACES,
    GIFTS,
    GOODS,
    LEVEL_AT_END,
    LEVEL_AT_NEW_ERA,
    MISSION_PRESTIGE,
    MISSION_PRESTIGE_TILES,
    MISSION_PRICE,
    MISSION_SPACE_COUNT,
    MISSION_SPACES,
    MISSION_VALUE,
    PAIRS_OF_LEVELS,
    PART_PRESTIGE,
    PRIESTHOOD,
    PRIESTHOOD_PRESTIGE,
    RARE_PRESTIGE,
    RARE_PRESTIGE_TILES,
    RARE_PRICE,
    RARE_PRICE_IN_PRESTIGE,
    RARE_SPACE,
    REGION,
    RESOURCE_AT,
    REWARDED_PLAYERS,
    REWARDS,
    ROUNDS,
    SET_PRESTIGE,
    SINGLE_LEVELS,
    STATUES,
    TAX_PENALTY,
    TEMPLE_PRICE,
    TEMPLE_SOURCE_COUNT,
    TEMPLE_SOURCES,
    TIER_LEVELS,
    TIERS,
    WAR_SUPPLIES,
)
from zenobia.games.tadmor.income import units_of
from zenobia.games.tadmor.kingdom import lowest_tower, tax_of
from zenobia.games.tadmor.marauders import is_safe
from zenobia.games.tadmor.missions import mission_discount
from zenobia.games.tadmor.paying import goods, size_of
from zenobia.games.tadmor.purse import COST, TRADED, UNIT, WIDTH, after_paying, lacking, more, spent, units, without
from zenobia.games.tadmor.rare import may_pay_prestige, rare_discount
from zenobia.games.tadmor.state import (
    COLOURS,
    CONSTRUCTION,
    FIRST_TEMPLE,
    GOLD,
    KINGDOM,
    NO_TOWER_ACTION,
    NONE,
    PAIRS,
    PAWN_GOOD,
    PAY_FOR_TILE,
    REDIRECT,
    RESOURCES,
    SINGLES,
    TAKE_RESOURCES,
    THROW_AWAY,
    WAIVE_FOR_MISSION,
    WAIVE_FOR_TEMPLE,
    WHICH_GOOD,
    WHICH_PILE,
    WHICH_REGION,
    WHICH_TEMPLE,
    Player,
    State,
)
from zenobia.games.tadmor.temples import cards_left, temple_discount
from zenobia.games.tadmor.tower import pair_price, single_price, tier

GIFT_COUNT = len(GIFT_SPACES)
GIFTS_AT: list[int] = table(GIFT_SPACES)
MOST_BUILT = 10  # levels or pairs in one action; more are hardly ever paid


# ---------------------------------------------------------------- what will come


@rule
def will_act(s: State, seat: int, space: int) -> bool:
    """Has the seat a piece there that no raid will remove, as far as this world's marauder card tells?"""
    if s.owner[space] != seat:
        return False
    if s.holder == NONE or s.stage > REDIRECT or space >= BOARD_SPACES or s.question == WHICH_REGION:
        return True
    region = s.raided if s.raided != NONE else s.held
    return REGION[space] != region or is_safe(s, seat)


@rule
def is_asked(s: State, seat: int, question: int) -> bool:
    """Has the seat this question to answer?"""
    return s.question == question and s.active == seat


@rule
def has_built(s: State, seat: int) -> bool:
    """Is the seat's construction of this round over?"""
    if s.stage != CONSTRUCTION:
        return s.stage > CONSTRUCTION
    return s.active != seat and (seat - s.leader) % s.players < s.seats_done


@rule
def purse_of(s: State, seat: int) -> int:
    """Resources held and coming; those that an open question takes or gives are counted as gone or there."""
    me = s.player[seat]
    purse = 0
    for resource in range(RESOURCES):
        purse += goods(me, resource) * UNIT[resource] + (me.traded[resource] << (TRADED + WIDTH * resource))
    for space in range(BOARD_SPACES):
        if RESOURCE_AT[space] >= 0 and will_act(s, seat, space):
            purse += units_of(s, space) * UNIT[RESOURCE_AT[space]]
    if will_act(s, seat, FIRST_PLAYER) or is_asked(s, seat, PAWN_GOOD):
        purse = more(purse, 1, 2)
    if is_asked(s, seat, PAY_FOR_TILE) or is_asked(s, seat, THROW_AWAY):
        return without(purse, s.answers_left)
    return more(purse, s.answers_left, RESOURCES) if is_asked(s, seat, TAKE_RESOURCES) else purse


@rule
def level_prestige(s: State) -> int:
    """What a level scores from now to the end."""
    return LEVEL_AT_END + LEVEL_AT_NEW_ERA * (ERAS - 1 - era(s))


@rule
def gift_plan(s: State, seat: int) -> int:
    """Peace Gifts to come."""
    prestige = 0
    for number in range(GIFT_COUNT):
        if will_act(s, seat, GIFTS_AT[number]):
            prestige += GIFTS[s.piece[GIFTS_AT[number]] * ERAS + era(s)]
    return prestige * (GIFT_FACTOR if s.player[seat].tiles & DOUBLE_GIFTS else 1)


# ---------------------------------------------------------------- temples


@rule
def part_prestige(part: int) -> int:
    """What a temple part adds to its temple."""
    return PART_PRESTIGE[part] - PART_PRESTIGE[part - 1]


@rule
def reward(s: State, seat: int) -> int:
    """What the rare goods for a seat's first completed temple are worth."""
    if s.player[seat].completed > 0:
        return 0
    earlier = 0
    for other in range(s.players):
        earlier += 1 if s.player[other].completed > 0 else 0
    return REWARDS[earlier] * next_set_step(s.player[seat]) if earlier < REWARDED_PLAYERS else 0


@rule
def temple_plan(s: State, seat: int, purse: int, trades: int) -> tuple[int, int, int, float]:
    """Prestige of the temple parts that can be paid, the purse then, the part reached, and the hope for one more."""
    me = s.player[seat]
    prestige = 0
    part = me.temples[FIRST_TEMPLE]
    for number in range(TEMPLE_SOURCE_COUNT):
        space = TEMPLE_SOURCES[number]
        if may_build_temple_with(s, seat, space) and will_act(s, seat, space):
            following = part % STATUES + 1
            price = TEMPLE_PRICE + following - 1
            left = after_paying(purse, COST[price], temple_discount(me), trades)
            if left == NONE or cards_left(s, following) == 0:
                return prestige, purse, part, hope(purse, price, part_prestige(following))
            part, purse = following, left
            prestige += part_prestige(part) + (PRIESTHOOD_PRESTIGE if space == PRIESTHOOD else 0)
            prestige += reward(s, seat) if part == STATUES else 0
    return prestige, purse, part, 0.0


@rule
def hope(purse: int, price: int, prestige: int) -> float:
    """The share of a gain whose price is in the purse."""
    return prestige * (1.0 - lacking(purse, COST[price]) / size_of(price))


# ---------------------------------------------------------------- missions


@rule
def mission_prestige(me: Player, mission: int) -> int:
    """What fulfilling a mission brings: its value and I5, I19."""
    prestige = MISSION_VALUE[mission]
    tiles = me.tiles & MISSION_PRESTIGE_TILES
    while tiles:
        tile, tiles = take_lowest(tiles)
        prestige += MISSION_PRESTIGE[tile]
    return prestige


@rule
def best_mission(me: Player, hand: int, purse: int, trades: int) -> int:
    """The mission of the most prestige that the purse can pay, or NONE."""
    best, most = NONE, 0
    while hand:
        mission, hand = take_lowest(hand)
        if MISSION_VALUE[mission] > most:
            if after_paying(purse, COST[MISSION_PRICE + mission], mission_discount(me), trades) != NONE:
                best, most = mission, MISSION_VALUE[mission]
    return best


@rule
def mission_plan(s: State, seat: int, purse: int, trades: int) -> tuple[int, int, int, int]:
    """Prestige of the missions that will be fulfilled, the purse and the hand then, and the cards drawn instead."""
    me = s.player[seat]
    prestige, cards = 0, 0
    hand = me.hand
    for number in range(MISSION_SPACE_COUNT):
        if will_act(s, seat, MISSION_SPACES[number]):
            mission = best_mission(me, hand, purse, trades)
            if mission == NONE:
                cards += 1
            else:
                hand &= ~(1 << mission)
                prestige += mission_prestige(me, mission)
                purse = after_paying(purse, COST[MISSION_PRICE + mission], mission_discount(me), trades)
    return prestige, purse, hand, cards


@rule
def mission_in_sight(hand: int, purse: int) -> float:
    """The best mission of a hand, each by the share of its price that is there."""
    best = 0.0
    while hand:
        mission, hand = take_lowest(hand)
        best = max(best, hope(purse, MISSION_PRICE + mission, MISSION_VALUE[mission]))
    return best


# ---------------------------------------------------------------- rare goods


@rule
def set_step(me: Player, good: int) -> int:
    """What one more of a rare good adds to the sets."""
    types = 0
    for other in range(GOODS):
        types += 1 if other != good and me.rare[other] > me.rare[good] else 0
    return SET_PRESTIGE[types + 1] - SET_PRESTIGE[types]


@rule
def next_set_step(me: Player) -> int:
    """What one more type adds to the greatest set."""
    types = 0
    for good in range(GOODS):
        types += 1 if me.rare[good] > 0 else 0
    return SET_PRESTIGE[types + 1] - SET_PRESTIGE[types] if types < GOODS else 0


@rule
def rare_prestige(me: Player, good: int) -> int:
    """What buying a rare good brings: its place in the sets and I8, I27."""
    prestige = set_step(me, good)
    tiles = me.tiles & RARE_PRESTIGE_TILES
    while tiles:
        tile, tiles = take_lowest(tiles)
        prestige += RARE_PRESTIGE[tile]
    return prestige


@rule
def rare_plan(s: State, seat: int, purse: int, trades: int) -> tuple[int, int, float]:
    """Prestige of the rare goods that can be paid, the purse afterwards, and the prestige of those that cannot."""
    me = s.player[seat]
    prestige, hoped = 0, 0.0
    for colour in range(COLOURS):
        if s.top[colour] >= 0 and will_act(s, seat, RARE_SPACE[colour]):
            gain = rare_prestige(me, s.top[colour])
            left = after_paying(purse, COST[RARE_PRICE + colour], rare_discount(me), trades)
            if left != NONE:
                purse = left
                prestige += gain
            elif may_pay_prestige(me):
                prestige += gain - RARE_PRICE_IN_PRESTIGE
            else:
                hoped += hope(purse, RARE_PRICE + colour, gain)
    return prestige, purse, hoped


# ---------------------------------------------------------------- tower


@rule
def levels_plan(s: State, height: int, purse: int, trades: int, price: int, at_once: int, most: int) -> tuple[int, int]:
    """The height to which levels can be paid that are worth their price, and the purse afterwards."""
    for _ in range(most):
        now = price + min(height // TIER_LEVELS, TIERS - 1)
        left = after_paying(purse, COST[now], 0, trades)
        if left == NONE or (at_once * level_prestige(s) < size_of(now) and s.round_number < ROUNDS):
            break
        purse = left
        height += at_once
    return height, purse


@rule
def tower_plan(s: State, seat: int, purse: int, trades: int) -> tuple[int, int]:
    """Levels that the pieces on the tower spaces will build, and the purse afterwards."""
    me = s.player[seat]
    height = me.tower
    under_way = s.tower_action if s.active == seat else NO_TOWER_ACTION
    if under_way == PAIRS or will_act(s, seat, PAIRS_OF_LEVELS):
        most = 1 if s.one_pair else MOST_BUILT
        height, purse = levels_plan(s, height, purse, trades, pair_price(me) - tier(me), 2, most)
    if under_way == SINGLES or will_act(s, seat, SINGLE_LEVELS):
        height, purse = levels_plan(s, height, purse, trades, single_price(me) - tier(me), 1, MOST_BUILT)
    return height - me.tower, purse


# ---------------------------------------------------------------- kingdom


@rule
def tax_left(s: State, seat: int) -> int:
    """Gold that a seat still owes in this round."""
    if s.stage < KINGDOM:
        return 0 if will_act(s, seat, COUNCIL) else tax_of(s, seat)
    if s.stage > KINGDOM:
        return 0
    if s.active == seat:
        return s.tax
    return tax_of(s, seat) if (seat - s.leader) % s.players >= s.seats_done else 0


@rule
def kingdom_plan(s: State, seat: int, purse: int, levels: int) -> tuple[int, int]:
    """Prestige of War Supplies less the penalty for a tax that cannot be paid, and the purse afterwards."""
    prestige = 0
    if will_act(s, seat, WAR_SUPPLIES):
        prestige += s.player[seat].tower + levels - lowest_tower(s)
    tax = tax_left(s, seat)
    if tax == 0:
        return prestige, purse
    if units(purse, GOLD) >= tax:
        return prestige, spent(purse, tax * UNIT[GOLD])
    return prestige - TAX_PENALTY[era(s)], purse


# ---------------------------------------------------------------- an open question


@rule
def settle_waivers(s: State, seat: int, purse: int) -> tuple[int, int]:
    """A mission or temple part whose discount is being named: as good as there, and what it will cost is gone."""
    if is_asked(s, seat, WAIVE_FOR_MISSION):
        price, prestige = MISSION_PRICE + s.mission_paid, mission_prestige(s.player[seat], s.mission_paid)
    elif is_asked(s, seat, WAIVE_FOR_TEMPLE):
        part = s.player[seat].temples[s.target] + 1 if s.target <= 1 else 1
        price, prestige = TEMPLE_PRICE + part - 1, part_prestige(part)
    else:
        return 0, purse
    cost = COST[price]
    for resource in range(RESOURCES):
        cost -= s.waived[resource] * UNIT[resource]
    return prestige, after_paying(purse, cost, s.answers_left, 0)


@rule
def prestige_due(s: State, seat: int) -> int:
    """What the answer to an open question will bring: a rare good, the next temple part."""
    me = s.player[seat]
    if is_asked(s, seat, WHICH_PILE):
        return s.rewards * next_set_step(me)
    if is_asked(s, seat, WHICH_GOOD):
        return (1 + s.rewards) * next_set_step(me)
    return part_prestige(me.temples[FIRST_TEMPLE] + 1) if is_asked(s, seat, WHICH_TEMPLE) else 0
