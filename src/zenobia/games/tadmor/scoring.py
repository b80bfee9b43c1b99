"""The end of the game: final prestige and the winner (TD-13, TD-12.38)."""

from __future__ import annotations

from zenobia.core.kernel import entry, rule, tell
from zenobia.core.sets import size, take_lowest
from zenobia.games.tadmor.data import (
    BEST_MISSIONS,
    FINAL_PRESTIGE,
    GOODS,
    HIGHEST_TOWER,
    LEVEL_AT_END,
    MISSION_VALUE,
    MOST_IMPROVEMENTS,
    MOST_RARE_GOODS,
    MOST_TEMPLES,
    PART_PRESTIGE,
    SET_PRESTIGE,
    STATUES,
)
from zenobia.games.tadmor.events import (
    FINAL_MISSIONS,
    FINAL_RARE,
    FINAL_SCORE,
    FINAL_TEMPLES,
    FINAL_TOWER,
    TILE_PRESTIGE,
)
from zenobia.games.tadmor.state import FIRST_TEMPLE, SECOND_TEMPLE, Player, State

BONUS_TILES = HIGHEST_TOWER | MOST_RARE_GOODS | MOST_IMPROVEMENTS | MOST_TEMPLES | BEST_MISSIONS


@rule
def tower_value(me: Player) -> int:
    """TD-13.1 Two for each level."""
    return LEVEL_AT_END * me.tower


@rule
def value_of(missions: int) -> int:
    """The prestige printed on a set of missions."""
    value = 0
    while missions:
        mission, missions = take_lowest(missions)
        value += MISSION_VALUE[mission]
    return value


@rule
def mission_value(me: Player) -> int:
    """TD-13.1, TD-12.38 Face-up missions in full, returned ones by half."""
    return value_of(me.fulfilled) + value_of(me.returned) // 2


@rule
def temple_value(me: Player) -> int:
    """TD-13.6 Each temple by the part it has reached."""
    parts = PART_PRESTIGE[me.temples[FIRST_TEMPLE]] + PART_PRESTIGE[me.temples[SECOND_TEMPLE]]
    return parts + PART_PRESTIGE[STATUES] * me.completed


@rule
def rare_goods(me: Player) -> int:
    """The number of rare goods."""
    total = 0
    for good in range(GOODS):
        total += me.rare[good]
    return total


@rule
def rare_value(me: Player) -> int:
    """TD-13.2 Sets of different goods: the first of all types, the second of all types owned twice, and so on."""
    value, copies = 0, 1
    while True:
        types = 0
        for good in range(GOODS):
            types += 1 if me.rare[good] >= copies else 0
        if types == 0:
            return value
        value += SET_PRESTIGE[types]
        copies += 1


@rule
def measure(me: Player, tile: int) -> int:
    """TD-12.38 RULING TD-14.28 What a bonus tile compares."""
    bit = 1 << tile
    if bit == HIGHEST_TOWER:
        return me.tower
    if bit == MOST_RARE_GOODS:
        return rare_goods(me)
    if bit == MOST_IMPROVEMENTS:
        return size(me.tiles)
    return me.completed if bit == MOST_TEMPLES else mission_value(me)


@rule
def bonus_value(s: State, seat: int, tile: int) -> int:
    """TD-12.38 I38 to I42: twelve for who is strictly the best, nothing for a tie."""
    mine = measure(s.player[seat], tile)
    for other in range(s.players):
        if other != seat and measure(s.player[other], tile) >= mine:
            return 0
    return FINAL_PRESTIGE[tile]


@rule
def bonus_tiles_value(s: State, seat: int) -> int:
    """TD-12.38 All bonus tiles of a player, as things stand."""
    value = 0
    tiles = s.player[seat].tiles & BONUS_TILES
    while tiles:
        tile, tiles = take_lowest(tiles)
        value += bonus_value(s, seat, tile)
    return value


@rule
def total(s: State, seat: int) -> int:
    """TD-13.1 What a player would have if the game ended now; TD-13.3 nothing else counts."""
    me = s.player[seat]
    board = me.pp + tower_value(me) + mission_value(me) + temple_value(me)
    return board + rare_value(me) + bonus_tiles_value(s, seat)


@rule
def final_scoring(s: State) -> None:
    """TD-13.1 Everything is added to the prestige on the track; it may stay negative (TD-13.5)."""
    for seat in range(s.players):
        me = s.player[seat]
        tell(s, FINAL_TOWER, seat, tower_value(me))
        tell(s, FINAL_MISSIONS, seat, mission_value(me))
        tell(s, FINAL_TEMPLES, seat, temple_value(me))
        tell(s, FINAL_RARE, seat, rare_value(me))
        tell_bonus_tiles(s, seat)
        me.pp = total(s, seat)
    for seat in range(s.players):
        tell(s, FINAL_SCORE, seat, s.player[seat].pp, rare_goods(s.player[seat]))


@rule
def tell_bonus_tiles(s: State, seat: int) -> None:
    """TD-12.38 Which bonus tiles pay."""
    tiles = s.player[seat].tiles & BONUS_TILES
    while tiles:
        tile, tiles = take_lowest(tiles)
        if bonus_value(s, seat, tile) > 0:
            tell(s, TILE_PRESTIGE, seat, tile, bonus_value(s, seat, tile))


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """TD-13.4 More prestige, then more rare goods; else shared."""
    me, rival = s.player[seat], s.player[other]
    if me.pp != rival.pp:
        return me.pp > rival.pp
    return rare_goods(me) > rare_goods(rival)


@entry
def score(s: State, seat: int) -> int:
    """TD-13.1 Prestige points: those on the track, at the end all of them."""
    return s.player[seat].pp


@entry
def rank(s: State, seat: int) -> int:
    """TD-13.4 One more than the number of players ahead."""
    place = 1
    for other in range(s.players):
        if other != seat and is_ahead(s, other, seat):
            place += 1
    return place
