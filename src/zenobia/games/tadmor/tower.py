"""The tower: single levels, pairs, free fifth levels and destruction (TD-7.4 to TD-7.11)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.tadmor.board import era
from zenobia.games.tadmor.data import (
    FREE_FIFTH_LEVEL,
    FREE_MULTIPLE,
    PAIR_PRICE,
    PAIR_PRICE_WITHOUT_WOOD,
    SINGLE_PRICE,
    SINGLE_PRICE_WITHOUT_WOOD,
    TIER_LEVELS,
    TIERS,
    TOWER_WITHOUT_WOOD,
    TRAITOR_LEVELS,
    Left,
)
from zenobia.games.tadmor.events import DESTROYED, FREE_LEVEL, LEVELS
from zenobia.games.tadmor.paying import pay
from zenobia.games.tadmor.state import NOTHING, WHOSE_TOWER, Player, State


@rule
def tier(me: Player) -> int:
    """TD-7.7 The tower card in use: 0, 5, 10 or 15."""
    return min(me.tower // TIER_LEVELS, TIERS - 1)


@rule
def single_price(me: Player) -> int:
    """TD-7.4 The price of the next level; TD-12.18 I18 leaves the wood out."""
    return (SINGLE_PRICE_WITHOUT_WOOD if me.tiles & TOWER_WITHOUT_WOOD else SINGLE_PRICE) + tier(me)


@rule
def pair_price(me: Player) -> int:
    """TD-7.5 RULING TD-14.3 A pair is paid once, at the price of its lower level."""
    return (PAIR_PRICE_WITHOUT_WOOD if me.tiles & TOWER_WITHOUT_WOOD else PAIR_PRICE) + tier(me)


@rule
def fifth_level(s: State, seat: int) -> None:
    """TD-7.9 I14, I15: a level that is a multiple of five comes by itself (RULING TD-14.37: also with the tile)."""
    me = s.player[seat]
    if me.tiles & FREE_FIFTH_LEVEL and (me.tower + 1) % FREE_MULTIPLE == 0:
        me.tower += 1
        tell(s, FREE_LEVEL, seat, me.tower)


@rule
def raise_tower(s: State, seat: int, levels: int) -> None:
    """TD-7.9, TD-10.7 Level by level; free levels come between and do not count."""
    me = s.player[seat]
    for _ in range(levels):
        me.tower += 1
        tell(s, LEVELS, seat, 1, me.tower)
        fifth_level(s, seat)


@rule
def build_single(s: State, seat: int) -> None:
    """TD-7.4 One level at its price."""
    me = s.player[seat]
    pay(me, single_price(me))
    raise_tower(s, seat, 1)


@rule
def build_pair(s: State, seat: int) -> None:
    """TD-7.5 Two levels at the price of the lower one."""
    me = s.player[seat]
    pay(me, pair_price(me))
    raise_tower(s, seat, 2)


@rule
def may_betray(s: State, seat: int, victim: int) -> bool:
    """TD-7.11 A tower at least as high as one's own; nothing falls in era I."""
    me, other = s.player[seat], s.player[victim]
    return TRAITOR_LEVELS[era(s)] > 0 and other.tower >= 1 and other.tower >= me.tower


@rule
def destroy(s: State, seat: int, victim: int, levels: int) -> None:
    """TD-7.11, TD-10.20 Levels fall, never below zero; then I14 may give one back."""
    other = s.player[victim]
    fallen = min(levels, other.tower)
    other.tower -= fallen
    tell(s, DESTROYED, seat, fallen, victim, other.tower)
    fifth_level(s, victim)


@rule
def betray(s: State, seat: int, victim: int) -> None:
    """TD-7.11 None, one or two levels by era."""
    destroy(s, seat, victim, TRAITOR_LEVELS[era(s)])


@rule
def ask_victim(s: State, levels: int) -> None:
    """TD-10.20 K20: whose tower? RULING TD-14.17 However low."""
    s.question = WHOSE_TOWER
    s.levels_to_fall = levels


@rule
def seat_to_left(s: State, left: int) -> int:
    """The seat that a strike names: 0 is the next to the left of the active one."""
    return (s.active + 1 + left) % s.players


@question(WHOSE_TOWER)
def whose_tower(s: State, out: Offer) -> None:
    """TD-10.20 Any opponent with a level."""
    for left in range(s.players - 1):
        if s.player[seat_to_left(s, left)].tower > 0:
            offer(out, defend_crown, left)


@move("strike", at=WHOSE_TOWER)
def defend_crown(s: State, left: Left) -> None:
    """TD-10.20 K20's levels fall."""
    s.question = NOTHING
    destroy(s, s.active, seat_to_left(s, left), s.levels_to_fall)


@refuses(defend_crown)
def why_not_this_tower(s: State, left: int) -> Refused:
    """TD-10.20 Nobody sits there, or there is no level."""
    return Refused("no-such-opponent" if left >= s.players - 1 else "no-tower", rule="TD-10.20")


@rule
def rival_with_tower(s: State, seat: int) -> bool:
    """Has an opponent any level?"""
    for other in range(s.players):
        if other != seat and s.player[other].tower > 0:
            return True
    return False
