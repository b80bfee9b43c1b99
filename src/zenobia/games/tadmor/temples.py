"""Temples: four parts in order, limited cards, rewards for completing one (TD-7.12 to TD-7.14)."""

from __future__ import annotations

from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.tadmor.data import (
    BOARD_SPACES,
    PART_NAMES,
    PRIESTHOOD,
    PRIESTHOOD_PRESTIGE,
    REWARDED_PLAYERS,
    REWARDS,
    STATUES,
    TARGETS,
    TEMPLE_AND_CARD,
    TEMPLE_CARDS,
    TEMPLE_DISCOUNT,
    TEMPLE_DISCOUNT_TILES,
    TEMPLE_PRICE,
    TILE_OF_PRIVATE,
    Resource,
    Target,
)
from zenobia.games.tadmor.events import TEMPLE_DONE, TEMPLE_PART, TILE_PRESTIGE
from zenobia.games.tadmor.missions import draw_missions
from zenobia.games.tadmor.paying import ask_waivers, may_waive, pay, pay_rest, shortage, waive
from zenobia.games.tadmor.rare import ask_reward
from zenobia.games.tadmor.reasons import resource_name
from zenobia.games.tadmor.state import (
    FIRST_TEMPLE,
    NEW_TEMPLE,
    NOTHING,
    RESOURCES,
    SECOND_TEMPLE,
    WAIVE_FOR_TEMPLE,
    WHICH_TEMPLE,
    Player,
    State,
)


@rule
def part_of(me: Player, target: int) -> int:
    """TD-7.12 The part that would be built there, 1 to 4; 0 if there is no such temple."""
    if target == NEW_TEMPLE:
        return 1
    return me.temples[target] + 1 if me.temples[target] > 0 else 0


@rule
def cards_left(s: State, part: int) -> int:
    """TD-7.12 Four cards of each part; those shown by temples are in use."""
    left = TEMPLE_CARDS
    for seat in range(s.players):
        other = s.player[seat]
        if part == STATUES:
            left -= other.completed
        else:
            left -= 1 if other.temples[FIRST_TEMPLE] == part else 0
            left -= 1 if other.temples[SECOND_TEMPLE] == part else 0
    return left


@rule
def may_raise_temple(s: State, seat: int, target: int) -> bool:
    """TD-7.12, TD-22.1 The next part of an open temple, or a new one without an open temple; its card must be there."""
    me = s.player[seat]
    part = part_of(me, target)
    if part == 0 or (target == NEW_TEMPLE and me.temples[FIRST_TEMPLE] > 0):
        return False
    return cards_left(s, part) > 0


@rule
def temple_discount(me: Player) -> int:
    """TD-12.34 I34: three resources less."""
    return TEMPLE_DISCOUNT if me.tiles & TEMPLE_DISCOUNT_TILES else 0


@rule
def may_pay_part(me: Player, target: int) -> bool:
    """TD-7.12, TD-6.9 The printed cost, less I34."""
    return shortage(me, TEMPLE_PRICE + part_of(me, target) - 1) <= temple_discount(me)


@rule
def build_temple(s: State, seat: int, source: int, target: int) -> None:
    """TD-7.12 Pay for the part, or say first what I34 waives."""
    me = s.player[seat]
    price = TEMPLE_PRICE + part_of(me, target) - 1
    if temple_discount(me) > 0:
        ask_waivers(s, WAIVE_FOR_TEMPLE, price, temple_discount(me))
        s.temple_source = source
        s.target = target
    else:
        pay(me, price)
        finish_part(s, seat, source, target)


@question(WAIVE_FOR_TEMPLE)
def which_temple_waiver(s: State, out: Offer) -> None:
    """TD-21.5 Units of the part's cost, named in order."""
    me = s.player[s.active]
    for resource in range(RESOURCES):
        if may_waive(s, me, TEMPLE_PRICE + part_of(me, s.target) - 1, resource):
            offer(out, waive_for_temple, resource)


@move("choose", at=WAIVE_FOR_TEMPLE)
def waive_for_temple(s: State, resource: Resource) -> None:
    """TD-21.5 Unit by unit; then the rest is paid."""
    me = s.player[s.active]
    waive(s, resource)
    if s.answers_left == 0:
        s.question = NOTHING
        pay_rest(s, me, TEMPLE_PRICE + part_of(me, s.target) - 1)
        finish_part(s, s.active, s.temple_source, s.target)


@refuses(waive_for_temple)
def why_not_waive_for_temple(s: State, resource: int) -> Refused:
    """TD-21.5 Units of the cost, in order, and so that the rest can be paid."""
    return Refused("cannot-waive", rule="TD-21.5", resource=resource_name(resource))


@rule
def finish_part(s: State, seat: int, source: int, target: int) -> None:
    """TD-12.37 I37 adds its prestige to the part, TD-7.13 Palmyra a mission card."""
    if source == PRIESTHOOD:
        s.player[seat].pp += PRIESTHOOD_PRESTIGE
        tell(s, TILE_PRESTIGE, seat, TILE_OF_PRIVATE[PRIESTHOOD - BOARD_SPACES], PRIESTHOOD_PRESTIGE)
    if source == TEMPLE_AND_CARD:
        draw_missions(s, seat, 1)
    raise_temple(s, seat, target)


@rule
def raise_temple(s: State, seat: int, target: int) -> None:
    """TD-7.12 The new card takes the place of the old one."""
    me = s.player[seat]
    part = part_of(me, target)
    tell(s, TEMPLE_PART, seat, part - 1)
    if target == NEW_TEMPLE:
        begin_temple(me)
    elif part == STATUES:
        complete(s, seat, target)
    else:
        me.temples[target] = part


@rule
def begin_temple(me: Player) -> None:
    """TD-7.12, TD-10.19 A basement, beside a temple under construction if there is one."""
    if me.temples[FIRST_TEMPLE] == 0:
        me.temples[FIRST_TEMPLE] = 1
    else:
        me.temples[SECOND_TEMPLE] = 1


@rule
def complete(s: State, seat: int, target: int) -> None:
    """TD-7.14 The first and the second player who complete a temple choose rare goods (RULING TD-14.19)."""
    me = s.player[seat]
    me.temples[target] = 0
    if target == FIRST_TEMPLE:
        me.temples[FIRST_TEMPLE] = me.temples[SECOND_TEMPLE]
        me.temples[SECOND_TEMPLE] = 0
    tell(s, TEMPLE_DONE, seat)
    earlier = 0
    for other in range(s.players):
        earlier += 1 if s.player[other].completed > 0 else 0
    if me.completed == 0 and earlier < REWARDED_PLAYERS:
        s.rewards = REWARDS[earlier]
        ask_reward(s)
    me.completed += 1


@rule
def may_start_shrine(s: State, seat: int) -> bool:
    """TD-10.19 K19: a further basement, if a card is left."""
    return cards_left(s, 1) > 0 and s.player[seat].temples[SECOND_TEMPLE] == 0


@rule
def start_shrine(s: State, seat: int) -> None:
    """TD-10.19 K19: the basement of an additional temple, free."""
    tell(s, TEMPLE_PART, seat, 0)
    begin_temple(s.player[seat])


@rule
def may_raise_any_temple(s: State, seat: int) -> bool:
    """TD-10.3 Is there a part that K3, K4 could give?"""
    return (
        may_raise_temple(s, seat, FIRST_TEMPLE)
        or may_raise_temple(s, seat, SECOND_TEMPLE)
        or may_raise_temple(s, seat, NEW_TEMPLE)
    )


@rule
def ask_temple(s: State) -> None:
    """TD-10.3 K3, K4: which temple gets its next part free?"""
    s.question = WHICH_TEMPLE


@question(WHICH_TEMPLE)
def which_temple(s: State, out: Offer) -> None:
    """TD-10.3 Any temple whose next part can be built."""
    for target in range(TARGETS):
        if may_raise_temple(s, s.active, target):
            offer(out, choose_temple, target)


@move("part", at=WHICH_TEMPLE)
def choose_temple(s: State, target: Target) -> None:
    """TD-10.3 The part is free and counts for the rewards."""
    s.question = NOTHING
    raise_temple(s, s.active, target)


@refuses(choose_temple)
def why_no_part(s: State, target: int) -> Refused:
    """TD-7.12, TD-22.1 No such temple, one is still under construction, or no card of the part is left."""
    me = s.player[s.active]
    part = part_of(me, target)
    if part == 0:
        return Refused("no-such-temple", rule="TD-7.12")
    if target == NEW_TEMPLE and me.temples[FIRST_TEMPLE] > 0:
        return Refused("temple-open", rule="TD-22.1")
    return Refused("no-card-left", rule="TD-7.12", part=Term("part", PART_NAMES[part - 1]))
