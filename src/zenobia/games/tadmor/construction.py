"""The construction sub-phase: which piece carries out an action (TD-7.3, TD-7.8, TD-12.47, TD-21.3)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule
from zenobia.core.moves import move, refuses
from zenobia.core.offer import Offer, offer
from zenobia.core.sets import holds, lowest, take_lowest
from zenobia.games.tadmor.board import era, seat_at, take_back
from zenobia.games.tadmor.data import (
    EBLA,
    MISSION_PRICE,
    MISSION_SPACE_COUNT,
    MISSION_SPACES,
    PAIRS_OF_LEVELS,
    PRIESTHOOD,
    RARE_FOR_PRESTIGE,
    RARE_PRICE,
    RARE_PRICE_IN_PRESTIGE,
    RARE_SPACE,
    SINGLE_LEVELS,
    TARGETS,
    TEMPLE_AND_CARD,
    TEMPLE_PRICE,
    TEMPLE_SOURCE_COUNT,
    TEMPLE_SOURCES,
    TRAITOR,
    TRAITOR_LEVELS,
    WORKSHOP,
    Colour,
    Left,
    Mission,
    Payment,
    Target,
    TempleSource,
)
from zenobia.games.tadmor.missions import draw_missions, fulfil, may_draw, may_fulfil, mission_discount
from zenobia.games.tadmor.paying import may_pay
from zenobia.games.tadmor.rare import WITH_GOODS, WITH_PRESTIGE, buy, may_pay_goods, may_pay_prestige, rare_discount
from zenobia.games.tadmor.reasons import mission_name, no_piece_on, tile_name, too_dear
from zenobia.games.tadmor.state import AT_CONSTRUCTION, COLOURS, NO_TOWER_ACTION, NONE, PAIRS, SINGLES, State
from zenobia.games.tadmor.temples import (
    build_temple,
    may_pay_part,
    may_raise_temple,
    part_of,
    temple_discount,
    why_no_part,
)
from zenobia.games.tadmor.tower import (
    betray,
    build_pair,
    build_single,
    may_betray,
    pair_price,
    seat_to_left,
    single_price,
)


@rule
def source(s: State, seat: int, space: int) -> int:
    """TD-21.3 The piece on the board space first, then one on I47 (TD-12.47); NONE if there is neither."""
    if s.owner[space] == seat:
        return space
    return WORKSHOP if s.owner[WORKSHOP] == seat else NONE


@rule
def mission_source(s: State, seat: int) -> int:
    """TD-7.16 A King's Mission space, or I47."""
    for number in range(MISSION_SPACE_COUNT):
        if s.owner[MISSION_SPACES[number]] == seat:
            return MISSION_SPACES[number]
    return WORKSHOP if s.owner[WORKSHOP] == seat else NONE


@rule
def use_piece(s: State, space: int) -> None:
    """TD-6.1, TD-7.8 The piece goes home; a tower action under way is closed."""
    take_back(s, space)
    s.tower_action = NO_TOWER_ACTION


@rule
def may_build_singles(s: State, seat: int) -> bool:
    """TD-7.8 The action is under way, or a piece can start it."""
    return s.tower_action == SINGLES or source(s, seat, SINGLE_LEVELS) != NONE


@rule
def may_build_pairs(s: State, seat: int) -> bool:
    """TD-7.6, TD-7.8 The action is under way, or a piece can start it."""
    return s.tower_action == PAIRS or source(s, seat, PAIRS_OF_LEVELS) != NONE


@rule
def offer_tower(s: State, out: Offer) -> None:
    """TD-7.4, TD-7.5, TD-7.11 Levels, pairs, the Traitor."""
    seat = s.active
    me = s.player[seat]
    if may_build_singles(s, seat) and may_pay(me, single_price(me)):
        offer(out, construct_single)
    if may_build_pairs(s, seat) and may_pay(me, pair_price(me)):
        offer(out, construct_pair)
    if source(s, seat, TRAITOR) != NONE:
        for left in range(s.players - 1):
            if may_betray(s, seat, seat_to_left(s, left)):
                offer(out, act_as_traitor, left)


@move("build level", at=AT_CONSTRUCTION)
def construct_single(s: State) -> None:
    """TD-7.4, TD-7.8 The first level starts the action, any number may follow."""
    seat = s.active
    if s.tower_action != SINGLES:
        use_piece(s, source(s, seat, SINGLE_LEVELS))
        s.tower_action = SINGLES
    build_single(s, seat)


@refuses(construct_single)
def why_no_level(s: State) -> Refused:
    """TD-7.4 A piece there, and the price."""
    if not may_build_singles(s, s.active):
        return no_piece_on(SINGLE_LEVELS, "TD-7.4")
    return too_dear(single_price(s.player[s.active]), 0, "TD-7.4")


@move("build pair", at=AT_CONSTRUCTION)
def construct_pair(s: State) -> None:
    """TD-7.5, TD-7.6 RULING TD-14.1 Any number of pairs may follow, unless the option says one."""
    seat = s.active
    if s.tower_action != PAIRS:
        use_piece(s, source(s, seat, PAIRS_OF_LEVELS))
        s.tower_action = NO_TOWER_ACTION if s.one_pair else PAIRS
    build_pair(s, seat)


@refuses(construct_pair)
def why_no_pair(s: State) -> Refused:
    """TD-7.5 A piece there, and the price."""
    if not may_build_pairs(s, s.active):
        return no_piece_on(PAIRS_OF_LEVELS, "TD-7.5")
    return too_dear(pair_price(s.player[s.active]), 0, "TD-7.5")


@move("strike", at=AT_CONSTRUCTION)
def act_as_traitor(s: State, left: Left) -> None:
    """TD-7.11 The Traitor strikes."""
    use_piece(s, source(s, s.active, TRAITOR))
    betray(s, s.active, seat_to_left(s, left))


@refuses(act_as_traitor)
def why_no_treason(s: State, left: int) -> Refused:
    """TD-7.11 A piece there, a later era, and an opponent whose tower is at least as high."""
    if source(s, s.active, TRAITOR) == NONE:
        return no_piece_on(TRAITOR, "TD-7.11")
    if left >= s.players - 1:
        return Refused("no-such-opponent", rule="TD-7.11")
    if TRAITOR_LEVELS[era(s)] == 0:
        return Refused("no-treason-yet", rule="TD-7.11")
    return Refused("tower-too-low", rule="TD-7.11")


@rule
def may_build_temple_with(s: State, seat: int, space: int) -> bool:
    """TD-7.12, TD-6.4 A piece there; at Ebla one that is no market this round."""
    return s.owner[space] == seat and (space != EBLA or s.player[seat].ebla_market == 0)


@rule
def offer_temples(s: State, out: Offer) -> None:
    """TD-7.12, TD-21.3 Sources of temple parts differ, so each is named."""
    seat = s.active
    for number in range(TEMPLE_SOURCE_COUNT):
        if may_build_temple_with(s, seat, TEMPLE_SOURCES[number]):
            for target in range(TARGETS):
                if may_raise_temple(s, seat, target) and may_pay_part(s.player[seat], target):
                    offer(out, construct_temple, number, target)


@move("temple", at=AT_CONSTRUCTION)
def construct_temple(s: State, number: TempleSource, target: Target) -> None:
    """TD-7.12 One part for one piece."""
    use_piece(s, TEMPLE_SOURCES[number])
    build_temple(s, s.active, TEMPLE_SOURCES[number], target)


@refuses(construct_temple)
def why_no_temple(s: State, number: int, target: int) -> Refused:
    """TD-7.12 A piece there that is no market (TD-6.4), a part that can follow, and its price."""
    space, me = TEMPLE_SOURCES[number], s.player[s.active]
    if s.owner[space] != s.active:
        return no_piece_on(space, "TD-7.12")
    if not may_build_temple_with(s, s.active, space):
        return Refused("ebla-is-market", rule="TD-6.4")
    if not may_raise_temple(s, s.active, target):
        return why_no_part(s, target)
    return too_dear(TEMPLE_PRICE + part_of(me, target) - 1, temple_discount(me), "TD-7.12")


@rule
def offer_rare_goods(s: State, out: Offer) -> None:
    """TD-7.15, TD-12.9 A good of a pile that is not empty, for resources or for prestige."""
    me = s.player[s.active]
    for colour in range(COLOURS):
        if s.top[colour] >= 0 and source(s, s.active, RARE_SPACE[colour]) != NONE:
            if may_pay_goods(me, colour):
                offer(out, buy_rare_good, colour, WITH_GOODS)
            if may_pay_prestige(me):
                offer(out, buy_rare_good, colour, WITH_PRESTIGE)


@move("rare", at=AT_CONSTRUCTION)
def buy_rare_good(s: State, colour: Colour, payment: Payment) -> None:
    """TD-7.15 One good for one piece; RULING TD-14.34 I47 is a piece on that space."""
    use_piece(s, source(s, s.active, RARE_SPACE[colour]))
    buy(s, s.active, colour, payment)


@refuses(buy_rare_good)
def why_no_rare_good(s: State, colour: int, payment: int) -> Refused:
    """TD-7.15 A piece there, a good in the pile, and the price; TD-12.9 in prestige with I9, once a round."""
    me = s.player[s.active]
    if source(s, s.active, RARE_SPACE[colour]) == NONE:
        return no_piece_on(RARE_SPACE[colour], "TD-7.15")
    if s.top[colour] == NONE:
        return Refused("pile-empty", rule="TD-7.15")
    if payment == WITH_GOODS:
        return too_dear(RARE_PRICE + colour, rare_discount(me), "TD-7.15")
    if not me.tiles & RARE_FOR_PRESTIGE:
        return Refused("not-your-tile", rule="TD-12.9", tile=tile_name(lowest(RARE_FOR_PRESTIGE)))
    if me.paid_prestige:
        return Refused("once-a-round", rule="TD-12.9")
    return Refused("too-few-points", rule="TD-12.9", n=RARE_PRICE_IN_PRESTIGE)


@rule
def offer_missions(s: State, out: Offer) -> None:
    """TD-7.16 Fulfil a mission or draw one."""
    if mission_source(s, s.active) == NONE:
        return
    me = s.player[s.active]
    hand = me.hand
    while hand:
        mission, hand = take_lowest(hand)
        if may_fulfil(me, mission):
            offer(out, fulfil_mission, mission)
    if may_draw(s):
        offer(out, draw_mission)


@move("fulfil", at=AT_CONSTRUCTION)
def fulfil_mission(s: State, mission: Mission) -> None:
    """TD-7.16 Fulfil one mission of the hand."""
    use_piece(s, mission_source(s, s.active))
    fulfil(s, s.active, mission)


@refuses(fulfil_mission)
def why_not_fulfil(s: State, mission: int) -> Refused:
    """TD-7.16 A piece on a King's Mission, the card in hand, and its cost."""
    me = s.player[s.active]
    if mission_source(s, s.active) == NONE:
        return no_piece_on(MISSION_SPACES[0], "TD-7.16")
    if not holds(me.hand, mission):
        return Refused("not-in-hand", rule="TD-7.16", mission=mission_name(mission))
    return too_dear(MISSION_PRICE + mission, mission_discount(me), "TD-7.16")


@move("draw", at=AT_CONSTRUCTION)
def draw_mission(s: State) -> None:
    """TD-7.16 Or draw one."""
    use_piece(s, mission_source(s, s.active))
    draw_missions(s, s.active, 1)


@refuses(draw_mission)
def why_not_draw(s: State) -> Refused:
    """TD-7.16 A piece on a King's Mission, TD-7.17 and a card that is left."""
    if mission_source(s, s.active) == NONE:
        return no_piece_on(MISSION_SPACES[0], "TD-7.16")
    return Refused("no-mission-left", rule="TD-7.17")


@rule
def next_builder(s: State) -> bool:
    """TD-7.3 RULING TD-14.23 One player after the other, in turn order, each with all his actions."""
    s.tower_action = NO_TOWER_ACTION
    if s.seats_done >= s.players:
        return False
    s.active = seat_at(s, s.seats_done)
    s.seats_done += 1
    return True


@move("pass", at=AT_CONSTRUCTION)
def finish_building(s: State) -> None:
    """TD-21.7 Unused construction pieces go home; markets, income and Ebla stay for the kingdom sub-phase."""
    seat = s.active
    send_home(s, seat, SINGLE_LEVELS)
    send_home(s, seat, PAIRS_OF_LEVELS)
    send_home(s, seat, TRAITOR)
    send_home(s, seat, TEMPLE_AND_CARD)
    send_home(s, seat, PRIESTHOOD)
    send_home(s, seat, WORKSHOP)
    for number in range(MISSION_SPACE_COUNT):
        send_home(s, seat, MISSION_SPACES[number])
    for colour in range(COLOURS):
        send_home(s, seat, RARE_SPACE[colour])
    s.active = NONE


@rule
def send_home(s: State, seat: int, space: int) -> None:
    """A piece that was not used goes back without effect."""
    if s.owner[space] == seat:
        take_back(s, space)
