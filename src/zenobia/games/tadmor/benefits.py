"""Returning fulfilled missions: when, whether it helps, and what it does (TD-6.17, TD-6.18, TD-10)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer, offer_each
from zenobia.core.sets import holds, take_lowest
from zenobia.games.tadmor.board import gain_piece, may_gain_piece
from zenobia.games.tadmor.data import (
    AMOUNT,
    ANYTIME_MISSIONS,
    BENEFIT,
    BENEFIT_NAMES,
    CONSTRUCTION_MISSIONS,
    IMPROVEMENT_MISSIONS,
    LATE_MISSIONS,
    PLACEMENT_MISSIONS,
    REDIRECT_MISSIONS,
    RESOLUTION_MISSIONS,
    ROUNDS,
    SWAP_MISSIONS,
    Mission,
)
from zenobia.games.tadmor.events import RETURNED
from zenobia.games.tadmor.improvements import ask_board_tiles, ask_old_tile, tiles_off_board
from zenobia.games.tadmor.marauders import ask_own_space, ask_region, may_swap
from zenobia.games.tadmor.missions import draw_missions, may_draw
from zenobia.games.tadmor.placement import can_place_two
from zenobia.games.tadmor.rare import ask_any_good, is_left
from zenobia.games.tadmor.reasons import mission_name
from zenobia.games.tadmor.state import (
    AT_CONSTRUCTION,
    AT_KINGDOM,
    AT_LATE,
    AT_PLACEMENT,
    AT_REDIRECT,
    AT_SLOT,
    AT_SWAP,
    CAMEL,
    CONSTRUCTION,
    KINGDOM,
    LATE,
    NONE,
    PLACEMENT,
    REDIRECT,
    SHIP,
    SLOT,
    SWAP,
    State,
)
from zenobia.games.tadmor.temples import ask_temple, may_raise_any_temple, may_start_shrine, start_shrine
from zenobia.games.tadmor.tower import ask_victim, raise_tower, rival_with_tower
from zenobia.games.tadmor.trading import ask_resources, trades_allowed, trades_with_input

(
    RARE_GOOD,
    NEXT_TEMPLE_PART,
    EXTRA_SHIP,
    BUILD_LEVELS,
    REDIRECT_RAID,
    EXTRA_CAMEL,
    TOWN_MARKET,
    SWAP_PIECES,
    FREE_IMPROVEMENTS,
    RESOURCES_OF_CHOICE,
    SHRINE,
    DESTROY_LEVELS,
    DRAW_MISSIONS,
    TRIPLE_PLACEMENT,
    OLD_IMPROVEMENT,
) = range(len(BENEFIT_NAMES))


@rule
def returnable_now(s: State) -> int:
    """TD-6.17, TD-14.12 The missions whose time it is."""
    if s.stage == CONSTRUCTION:
        return RESOLUTION_MISSIONS | CONSTRUCTION_MISSIONS
    if s.stage == KINGDOM:
        return RESOLUTION_MISSIONS
    if s.stage == PLACEMENT:
        return returnable_in_placement(s)
    if s.stage == SLOT:
        return RESOLUTION_MISSIONS | IMPROVEMENT_MISSIONS
    if s.stage == LATE:
        return LATE_MISSIONS  # TD-7.2 K15 only after all spaces
    if s.stage == REDIRECT:
        return REDIRECT_MISSIONS
    return SWAP_MISSIONS if s.stage == SWAP else 0


@rule
def returnable_in_placement(s: State) -> int:
    """TD-4.6, TD-4.7 At the start of an own turn; K23 and K24 not both (TD-14.26); posts unless the option says no."""
    if s.placed > 0:
        return 0
    missions = PLACEMENT_MISSIONS if s.turn_places == 1 else 0
    return missions if s.only_resolution else missions | ANYTIME_MISSIONS


@rule
def can_still_place(s: State) -> bool:
    """TD-6.17, TD-10.28 A piece gained after the placement waits for the next round, and the last has none."""
    return s.stage == PLACEMENT or s.round_number < ROUNDS


@rule
def helps(s: State, seat: int, benefit: int) -> bool:
    """TD-10.28 A return without any effect is not offered."""
    if benefit == EXTRA_CAMEL:
        return may_gain_piece(s, seat, CAMEL) and can_still_place(s)
    if benefit == EXTRA_SHIP:
        return may_gain_piece(s, seat, SHIP) and can_still_place(s)
    if benefit == TRIPLE_PLACEMENT:
        return can_place_two(s, seat)
    if benefit == SWAP_PIECES:
        return may_swap(s, seat)
    if benefit == NEXT_TEMPLE_PART:
        return may_raise_any_temple(s, seat)
    if benefit == SHRINE:
        return may_start_shrine(s, seat)
    if benefit == DESTROY_LEVELS:
        return rival_with_tower(s, seat)
    if benefit == TOWN_MARKET:
        return trades_with_input(s.player[seat]) & ~trades_allowed(s, seat) != 0
    if benefit == DRAW_MISSIONS:
        return may_draw(s)
    if benefit == RARE_GOOD:
        return is_left(s)
    if benefit == FREE_IMPROVEMENTS:
        return s.board_tiles != 0
    return tiles_off_board(s) != 0 if benefit == OLD_IMPROVEMENT else True


@rule
def returnable(s: State, seat: int) -> int:
    """TD-6.18, TD-10.27, TD-10.28 Face-up missions whose time it is and whose return would help."""
    candidates = s.player[seat].fulfilled & returnable_now(s)
    missions = 0
    while candidates:
        mission, candidates = take_lowest(candidates)
        if helps(s, seat, BENEFIT[mission]):
            missions |= 1 << mission
    return missions


@rule
def offer_returns(s: State, out: Offer) -> None:
    """TD-6.18 Missions that may be returned now."""
    offer_each(out, return_mission, returnable(s, s.active))


@question(AT_REDIRECT, AT_SWAP, AT_LATE)
def return_or_keep(s: State, out: Offer) -> None:
    """TD-10.9, TD-10.14, TD-10.15 Whoever has a mission for this moment may return it."""
    offer(out, keep_missions)
    offer_returns(s, out)


@move("pass", at=(AT_REDIRECT, AT_SWAP, AT_LATE))
def keep_missions(s: State) -> None:
    """TD-6.18 Nobody has to return a mission."""
    s.active = NONE


@move("return", at=(AT_PLACEMENT, AT_REDIRECT, AT_SWAP, AT_SLOT, AT_LATE, AT_CONSTRUCTION, AT_KINGDOM))
def return_mission(s: State, mission: Mission) -> None:
    """TD-6.18 The card is turned face down, worth half, and its benefit comes once."""
    seat = s.active
    me = s.player[seat]
    me.fulfilled &= ~(1 << mission)
    me.returned |= 1 << mission
    tell(s, RETURNED, seat, mission)
    benefit, amount = BENEFIT[mission], AMOUNT[mission]
    if benefit <= BUILD_LEVELS or benefit in (SHRINE, DESTROY_LEVELS):
        gain_building(s, seat, benefit, amount)
    elif benefit == EXTRA_CAMEL:
        gain_piece(s, seat, CAMEL)
    elif benefit == REDIRECT_RAID:
        ask_region(s)
    elif benefit == TOWN_MARKET:
        me.market_right = 1
    elif benefit == SWAP_PIECES:
        ask_own_space(s)
    elif benefit == FREE_IMPROVEMENTS:
        ask_board_tiles(s, amount)
    elif benefit == RESOURCES_OF_CHOICE:
        ask_resources(s, amount)
    elif benefit == DRAW_MISSIONS:
        draw_missions(s, seat, amount)
    elif benefit == TRIPLE_PLACEMENT:
        s.turn_places = amount
    else:
        ask_old_tile(s)


@refuses(return_mission)
def why_not_return(s: State, mission: int) -> Refused:
    """TD-6.18 Only a fulfilled mission, TD-6.17 in its time, TD-10.28 and with some effect."""
    me, name = s.player[s.active], mission_name(mission)
    if holds(me.returned, mission):
        return Refused("returned-already", rule="TD-6.18", mission=name)
    if not holds(me.fulfilled, mission):
        return Refused("not-fulfilled", rule="TD-6.18", mission=name)
    if not holds(returnable_now(s), mission):
        return Refused("not-the-moment", rule="TD-6.17", mission=name)
    return Refused("without-effect", rule="TD-10.28", mission=name)


@rule
def gain_building(s: State, seat: int, benefit: int, amount: int) -> None:
    """TD-10.1 to TD-10.7, TD-10.19, TD-10.20 Rare goods, temple parts, ships, levels up and down."""
    if benefit == RARE_GOOD:
        ask_any_good(s)
    elif benefit == NEXT_TEMPLE_PART:
        ask_temple(s)
    elif benefit == EXTRA_SHIP:
        gain_piece(s, seat, SHIP)
    elif benefit == BUILD_LEVELS:
        raise_tower(s, seat, amount)
    elif benefit == SHRINE:
        start_shrine(s, seat)
    else:
        ask_victim(s, amount)
