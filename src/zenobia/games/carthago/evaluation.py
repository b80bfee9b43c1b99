"""How well a seat stands: measures of its position, weighed by numbers that self-play has fitted (weights.toml).

`prospects` is linear in the weights, and the chance to win is the softmax of the prospects at the table: so
`zenobia fit` can learn the weights from played games by logistic regression.
"""

from __future__ import annotations

import math
from pathlib import Path

from zenobia.core.data import load_weights
from zenobia.core.kernel import entry, rule
from zenobia.games.carthago.cards import kind_on
from zenobia.games.carthago.data import (
    BONUS,
    CARDS,
    CIVILISATION,
    DANGER,
    DECADES,
    EARLY_END_DECADE,
    EARLY_END_POINTS,
    GOODS,
    INCOME,
    NUMERALS,
    PALACE_POINTS,
    PALACE_PRICE,
    PALACE_SPACES,
    PRIVILEGE,
    QUAYS,
    ROUNDS,
    WANTED,
)
from zenobia.games.carthago.ending import may_buy_last, standing
from zenobia.games.carthago.harbour import lighthouse_seat
from zenobia.games.carthago.intrigue import award, servants_on_path
from zenobia.games.carthago.palace import may_buy_palace
from zenobia.games.carthago.state import (
    ARISTOCRAT,
    ASK_BRING,
    ASK_CARD,
    ASK_DESTINATION,
    ASK_LOAD_ANY,
    ASK_NEW_QUAY,
    ASK_ORDER,
    BUY_PALACE,
    CAPTAIN,
    MERCHANT,
    OVER,
    PALACE_FREE,
    ROW,
    STEVEDORE,
    TURNS,
    Player,
    State,
)

MEASURES = (
    "palace",  # servants in the palace
    "award",  # places that the path would give now
    "path",  # servants on the path
    "points",  # trade points, as many as any palace space asks for
    "purchases",  # places that talents, trade points and turns allow to buy one after the other, the last in part
    "wealth",  # further places that the talents would buy with more trade points
    "last-purchase",  # could the seat buy in the final actions?
    "income",  # talents of the decades to come if the reserve stays as it is, in tens
    "reserve",  # servants in the reserve, in tens
    "goods",  # goods in the warehouse
    "quays",  # own quays without a good
    "goods-at-quays",  # own quays where a good waits
    "arrivals",  # goods at quays: what the ships that come for them bring
    "loads",  # own quays without a good: what a good of the warehouse would bring there
    "supplies",  # or, failing that, a good of the market
    "privileges",  # kept cards
    "palace-free",  # is one of them a place without trade points?
    "charters",  # charter ships held
    "voyage",  # with a charter ship: the temple's protection, 1 when every danger is survived
    "lighthouse",  # 1 for its master, half for others who have a servant there
    "turns",  # turns left in this decade
    "bonus",  # may the seat buy a place with the space in use?
    "captain",  # the card in use: a charter ship for goods at hand
    "aristocrat",  # the card in use: dangers that more servants in the temple would survive
    "stevedore",  # the card in use: what goods would bring at a quay that can be claimed
    "merchant",  # the card in use: what a good of the market would bring
    "transporter",  # the card in use, or a privilege that loads: what it brings
)
(
    PALACE,
    AWARD,
    PATH,
    POINTS,
    PURCHASES,
    WEALTH,
    LAST_PURCHASE,
    INCOME_TO_COME,
    RESERVE,
    GOODS_STORED,
    EMPTY_QUAYS,
    GOODS_AT_QUAYS,
    ARRIVALS,
    LOADS,
    SUPPLIES,
    PRIVILEGES,
    PALACE_WITHOUT_POINTS,
    CHARTERS,
    VOYAGE,
    LIGHTHOUSE,
    TURNS_LEFT,
    BONUS_IN_USE,
    CAPTAIN_IN_USE,
    ARISTOCRAT_IN_USE,
    STEVEDORE_IN_USE,
    MERCHANT_IN_USE,
    TRANSPORTER_IN_USE,
) = range(len(MEASURES))
EARLY, LATE = load_weights(Path(__file__).parent, MEASURES)
MOST_DANGER = max(int(danger) for danger in DANGER)
SOON, LATER = 0.8, 0.4  # what a ship counts for that comes next decade, or the decade after


@rule
def decades(s: State) -> int:
    """PC-A.13 How many decades the game will have, as it looks now."""
    most: int = DECADES
    for seat in range(s.players):
        if s.decade <= EARLY_END_DECADE and s.player[seat].points >= EARLY_END_POINTS:
            most = min(DECADES, EARLY_END_DECADE)
    return most


@rule
def progress(s: State) -> float:
    """How much of the game is over, 0 to 1, by the turns that were taken."""
    if s.final:
        return 1.0
    taken = (max(s.decade, 1) - 1) * ROUNDS
    if s.phase == TURNS:
        taken += s.round
    return taken / (decades(s) * ROUNDS)


@rule
def weight(measure: int, time: float) -> float:
    """What a measure counts for at a moment of the game."""
    return EARLY[measure] + time * (LATE[measure] - EARLY[measure])


@entry
def prospects(s: State, seat: int) -> float:
    """A seat's strength: all measures, each times its weight."""
    time = progress(s)
    value = palace_prospects(s, seat, time) + servant_prospects(s, seat, time)
    value += quay_prospects(s, seat, time) + privilege_prospects(s, seat, time)
    return value + prospects_in_use(s, seat, time) if s.mover == seat else value


# ---------------------------------------------------------------- the palace


@rule
def palace_prospects(s: State, seat: int, time: float) -> float:
    """Servants in the palace, servants on the way there, and what the means of the seat would buy."""
    me = s.player[seat]
    most, points = PALACE_POINTS[PALACE_SPACES], trade_points(s, seat)
    bought = purchases(s, seat, points)
    value: float = me.palace * weight(PALACE, time) + min(points, most) * weight(POINTS, time)
    value += bought * weight(PURCHASES, time) + (purchases(s, seat, most) - bought) * weight(WEALTH, time)
    if may_buy_last(me):
        value += weight(LAST_PURCHASE, time)
    on_path = servants_on_path(s, seat)
    if on_path > 0:
        value += on_path * weight(PATH, time) + award(s, seat) * weight(AWARD, time)
    return value


@rule
def trade_points(s: State, seat: int) -> int:
    """Trade points, with those that are still to be placed."""
    return s.player[seat].points + (s.points_due if s.gainer == seat else 0)


@rule
def turns_in_decade(s: State, seat: int) -> int:
    """The turns in which a seat has still to act before the decade ends."""
    if s.phase != TURNS:
        return 0 if s.final else ROUNDS
    place = (seat - s.first) % s.players
    gone = place < s.turn or (place == s.turn and s.acted == 1)
    return ROUNDS - s.round - (1 if gone else 0)


@rule
def purchases(s: State, seat: int, points: int) -> float:
    """Places that a seat would buy, the cheapest first, with these trade points: one a turn, the last in part."""
    talents, space, places = s.player[seat].talents, s.palace_sold, 0
    turns = turns_in_decade(s, seat) + (decades(s) - s.decade) * ROUNDS + (1 if is_buying(s, seat) else 0)
    while places < turns and points >= PALACE_POINTS[space] and talents >= PALACE_PRICE[space]:
        talents -= PALACE_PRICE[space]
        places += 1
        space = min(space + 1, PALACE_SPACES)
    part: float = talents / PALACE_PRICE[space] if places < turns and points >= PALACE_POINTS[space] else 0.0
    return places + part


@rule
def is_buying(s: State, seat: int) -> bool:
    """Does the space in use offer a place in the palace?"""
    return s.mover == seat and s.phase == TURNS and s.space >= 0 and BONUS[s.space] == BUY_PALACE


# ---------------------------------------------------------------- servants and cards


@rule
def servant_prospects(s: State, seat: int, time: float) -> float:
    """Servants off the harbour: reserve, warehouse, charter ships, temple, lighthouse."""
    me = s.player[seat]
    home = me.reserve
    for space in range(CARDS):
        home += me.on_card[space]
    value = home * (decades(s) - s.decade) / 10.0 * weight(INCOME_TO_COME, time)
    value += me.reserve / 10.0 * weight(RESERVE, time) + goods_stored(s, seat) * weight(GOODS_STORED, time)
    value += turns_in_decade(s, seat) * weight(TURNS_LEFT, time)
    value += me.charters * weight(CHARTERS, time) + protection(me) * weight(VOYAGE, time)
    if me.lighthouse > 0:
        value += (1.0 if lighthouse_seat(s, 0) == seat else 0.5) * weight(LIGHTHOUSE, time)
    return value


@rule
def goods_stored(s: State, seat: int) -> int:
    """Goods in the warehouse."""
    goods = 0
    for good in range(GOODS):
        goods += s.player[seat].stored[good]
    return goods


@rule
def protection(me: Player) -> float:
    """PC-A.9 The share of all dangers that a voyage of this seat would survive; 0 without a charter ship."""
    return min(me.temple, MOST_DANGER) / MOST_DANGER if me.charters > 0 else 0.0


@rule
def exposure(me: Player) -> float:
    """PC-A.9 The share of all dangers that a voyage of this seat would not survive; 0 without a charter ship."""
    return 1.0 - protection(me) if me.charters > 0 else 0.0


@rule
def privilege_prospects(s: State, seat: int, time: float) -> float:
    """The cards that a seat keeps, without the one it is using."""
    kept, is_free = 0, False
    for place in range(s.kept_count):
        if s.keeper[place] == seat:
            kept += 1
            is_free = is_free or PRIVILEGE[s.kept[place]] == PALACE_FREE
    if s.mover == seat and (s.question == ASK_LOAD_ANY or s.question == ASK_BRING or s.question == ASK_ORDER):
        kept -= 1
    value = kept * weight(PRIVILEGES, time)
    return value + weight(PALACE_WITHOUT_POINTS, time) if is_free else value


# ---------------------------------------------------------------- the harbour


@rule
def quay_prospects(s: State, seat: int, time: float) -> float:
    """Own quays: goods that wait, ships that want one, ships that will come."""
    value = 0.0
    for quay in range(QUAYS):
        if s.quay_owner[quay] == seat:
            if s.quay_good[quay] >= 0:
                value += weight(GOODS_AT_QUAYS, time) + demand(s, quay, s.quay_good[quay]) * weight(ARRIVALS, time)
            else:
                value += weight(EMPTY_QUAYS, time) + opportunity(s, seat, quay, time)
    return value


@rule
def opportunity(s: State, seat: int, quay: int, time: float) -> float:
    """A quay without a good: what the warehouse, or failing that the market, would bring there."""
    load = best_load(s, seat, quay)
    return load * weight(LOADS, time) if load > 0.0 else best_supply(s, quay) * weight(SUPPLIES, time)


@rule
def best_load(s: State, seat: int, quay: int) -> float:
    """The most that a good of the warehouse would bring at a quay."""
    best = 0.0
    for good in range(GOODS):
        if s.player[seat].stored[good] > 0:
            best = max(best, demand(s, quay, good))
    return best


@rule
def best_supply(s: State, quay: int) -> float:
    """The most that a good of the market would bring at a quay."""
    best = 0.0
    for good in range(GOODS):
        if s.market[good] > 0:
            best = max(best, demand(s, quay, good))
    return best


@rule
def demand(s: State, quay: int, good: int) -> float:
    """What a good brings at a quay: loaded by the ship there, or by one that will come there."""
    ship = s.quay_ship[quay]
    if ship >= 0:
        return worth(ship) if WANTED[ship] == good else 0.0
    if quay % NUMERALS > 0 and s.quay_ship[quay - 1] < 0:  # the next ship goes to quay I
        return 0.0
    best = 0.0
    for position in range(ROW):
        best = max(best, SOON * call(s.row1[position], quay, good), LATER * call(s.row2[position], quay, good))
    return best


@rule
def call(ship: int, quay: int, good: int) -> float:
    """What a ship of a row brings if it is bound for this quay and wants this good."""
    return worth(ship) if ship >= 0 and CIVILISATION[ship] == quay // NUMERALS and WANTED[ship] == good else 0.0


@rule
def worth(ship: int) -> float:
    """What loading a ship brings: its income in tens, and half a ten for trade point and card."""
    tens: float = INCOME[ship] / 10.0
    return 0.5 + tens


# ---------------------------------------------------------------- the turn


@rule
def prospects_in_use(s: State, seat: int, time: float) -> float:
    """The own turn: what the space, the card or the privilege in use still allows."""
    me = s.player[seat]
    value = 0.0
    if is_buying(s, seat) and may_buy_palace(s, me, me.reserve):
        value += weight(BONUS_IN_USE, time)
    if s.question == ASK_CARD or s.question == ASK_DESTINATION or s.question == ASK_NEW_QUAY:
        value += card_prospects(s, seat, kind_on(s, s.space), time)
    elif s.question == ASK_LOAD_ANY or s.question == ASK_BRING:
        value += loading(s, seat) * weight(TRANSPORTER_IN_USE, time)
    return value


@rule
def card_prospects(s: State, seat: int, kind: int, time: float) -> float:
    """What the card in use brings."""
    if kind == CAPTAIN:
        return weight(CAPTAIN_IN_USE, time) if goods_stored(s, seat) > s.player[seat].charters else 0.0
    if kind == ARISTOCRAT:
        return exposure(s.player[seat]) * weight(ARISTOCRAT_IN_USE, time)
    if kind == STEVEDORE:
        return claiming(s, seat) * weight(STEVEDORE_IN_USE, time)
    if kind == MERCHANT:
        return buying(s, seat) * weight(MERCHANT_IN_USE, time)
    return carrying(s, seat) * weight(TRANSPORTER_IN_USE, time)


@rule
def claiming(s: State, seat: int) -> float:
    """The most that a good of the warehouse, or half as much that one of the market, would bring at a free quay."""
    best = 0.0
    for quay in range(QUAYS):
        if s.quay_owner[quay] < 0:
            best = max(best, best_load(s, seat, quay), 0.5 * best_supply(s, quay))
    return best


@rule
def buying(s: State, seat: int) -> float:
    """The most that a good of the market would bring at an own quay, or half as much at one that could be claimed."""
    best = 0.0
    for quay in range(QUAYS):
        if s.quay_good[quay] < 0 and s.quay_owner[quay] == seat:
            best = max(best, best_supply(s, quay))
        elif s.quay_owner[quay] < 0:
            best = max(best, 0.5 * best_supply(s, quay))
    return best


@rule
def carrying(s: State, seat: int) -> float:
    """The most that a good, or the good being carried, would bring at an own quay or on a voyage."""
    me = s.player[seat]
    best = 0.5 + protection(me) if me.charters > 0 and me.temple > 0 else 0.0
    for quay in range(QUAYS):
        if s.quay_owner[quay] == seat and s.quay_good[quay] < 0:
            if s.question == ASK_DESTINATION:
                best = max(best, demand(s, quay, carried(s)))
            else:
                best = max(best, best_load(s, seat, quay))
    return best


@rule
def carried(s: State) -> int:
    """The good that the transporter carries."""
    return s.carried_from - QUAYS if s.carried_from >= QUAYS else s.quay_good[s.carried_from]


@rule
def loading(s: State, seat: int) -> float:
    """The most that the privilege in use, any load or a ship brought in, can load at an own quay."""
    best = 0.0
    for quay in range(QUAYS):
        if s.quay_owner[quay] == seat and s.quay_good[quay] >= 0:
            if s.question == ASK_BRING:
                best = max(best, demand(s, quay, s.quay_good[quay]))
            elif s.quay_ship[quay] >= 0:
                best = max(best, worth(s.quay_ship[quay]))
    return best


@entry
def evaluate(s: State, seat: int) -> float:
    """The chance of a seat to win, 0 to 1; once the game is over, its share of the victory."""
    if s.question == OVER:
        return result(s, seat)
    mine = prospects(s, seat)
    total = 0.0
    for other in range(s.players):
        total += 1.0 if other == seat else math.exp(min(30.0, prospects(s, other) - mine))
    return 1.0 / total


@rule
def result(s: State, seat: int) -> float:
    """1 for the sole winner, shared between equals."""
    mine = standing(s.player[seat])
    equals = 0
    for other in range(s.players):
        theirs = standing(s.player[other])
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equals += 1
    return 1.0 / equals
