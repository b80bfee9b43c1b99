"""The functions that the engine calls."""

from __future__ import annotations

from zenobia.core.chance import random
from zenobia.core.game import NOBODY
from zenobia.core.kernel import Actions, blank, entry, rule
from zenobia.games.tadmor import moves
from zenobia.games.tadmor.benefits import return_mission
from zenobia.games.tadmor.construction import (
    act_as_traitor,
    buy_rare_good,
    construct_pair,
    construct_single,
    construct_temple,
    draw_mission,
    finish_building,
    fulfil_mission,
)
from zenobia.games.tadmor.data import BOARD_SPACES, FIRST_PLAYER, PLACE_PIECE, PLACE_SPACE, TEMPLE_SOURCES
from zenobia.games.tadmor.improvements import buy_tile, choose_free_tile, choose_start_tile, leave_slot, pay_for_tile
from zenobia.games.tadmor.income import caravan_and_shipyard, take_income
from zenobia.games.tadmor.kingdom import leave_kingdom, pay_tax, take_pawn, take_pawn_good, take_penalty, use_council
from zenobia.games.tadmor.marauders import choose_own_space, decline_pick, pick, redirect, swap
from zenobia.games.tadmor.missions import waive_for_mission
from zenobia.games.tadmor.moves import KINDS, PAYMENTS, TARGETS
from zenobia.games.tadmor.placement import place_piece, stop_placing
from zenobia.games.tadmor.rare import choose_good, choose_pile
from zenobia.games.tadmor.round_end import throw_away
from zenobia.games.tadmor.scoring import is_ahead
from zenobia.games.tadmor.setup import set_up, take_bonus
from zenobia.games.tadmor.stages import move_on
from zenobia.games.tadmor.state import (
    CONSTRUCTION,
    KINGDOM,
    NONE,
    OTHER_SPACE,
    OVER,
    OWN_SPACE,
    PAWN_GOOD,
    PAY_FOR_TILE,
    PICK,
    PLACEMENT,
    SLOT,
    START_TILE,
    SUPERIOR_BONUS_GOOD,
    TAKE_RESOURCES,
    TILE_OFF_BOARD,
    TILE_ON_BOARD,
    WAIVE_FOR_MISSION,
    WAIVE_FOR_TEMPLE,
    WHICH_REGION,
    WHOSE_TOWER,
    State,
)
from zenobia.games.tadmor.temples import choose_temple, waive_for_temple
from zenobia.games.tadmor.tower import defend_crown
from zenobia.games.tadmor.trading import buy_with_prestige, discard_mission, take_resource, trade, use_ebla_market
from zenobia.games.tadmor.windows import list_actions


@entry
def new(s: State, players: int, options: Actions, seed: int) -> None:
    """A new game."""
    blank(s)
    s.experienced = options[0]
    s.one_pair = options[1]
    s.only_resolution = options[2]
    set_up(s, players, seed)
    move_on(s)


@entry
def to_act(s: State) -> int:
    """The seat that decides now."""
    return NOBODY if s.stage == OVER else s.active


@entry
def legal(s: State, out: Actions) -> int:
    """The legal actions, ascending; their number."""
    return list_actions(s, out)


@entry
def apply(s: State, action: int) -> None:
    """Do a legal action."""
    if action >= moves.PLACE_BOARD and action < moves.SELECT_SPACE:
        do_placement(s, s.active, action)
    elif action < moves.PLACE_BOARD:
        do_choice(s, s.active, action)
    elif action < moves.BUILD_SINGLE:
        do_anytime(s, s.active, action)
    elif action < moves.CHOOSE_PILE:
        do_construction(s, s.active, action)
    else:
        do_answer(s, s.active, action)
    if s.stage >= SLOT and s.stage <= KINGDOM:
        caravan_and_shipyard(s)
    if s.active == NONE:
        move_on(s)


@rule
def do_placement(s: State, seat: int, action: int) -> None:
    """A piece on the board or on a private tile."""
    if action < moves.PLACE_PRIVATE:
        place = action - moves.PLACE_BOARD
        place_piece(s, seat, PLACE_PIECE[place], PLACE_SPACE[place])
    else:
        place = action - moves.PLACE_PRIVATE
        place_piece(s, seat, place % KINDS, BOARD_SPACES + place // KINDS)


@rule
def do_choice(s: State, seat: int, action: int) -> None:
    """Passing, resources and tiles."""
    if action == moves.PASS:
        do_pass(s, seat)
    elif action < moves.CHOOSE_TILE:
        choose_resource(s, seat, action - moves.CHOOSE_RESOURCE)
    elif s.stage == START_TILE:
        choose_start_tile(s, seat, action - moves.CHOOSE_TILE)
    elif s.question == TILE_ON_BOARD or s.question == TILE_OFF_BOARD:
        choose_free_tile(s, seat, action - moves.CHOOSE_TILE)
    else:
        buy_tile(s, action - moves.CHOOSE_TILE)


@rule
def do_pass(s: State, seat: int) -> None:
    """The end of a window, or no thanks."""
    if s.stage == PLACEMENT:
        stop_placing(s)
    elif s.stage == PICK:
        decline_pick(s, seat)
    elif s.stage == SLOT:
        leave_slot(s)
    elif s.stage == CONSTRUCTION:
        finish_building(s, seat)
    elif s.stage == KINGDOM:
        leave_kingdom(s, seat)
    else:
        s.active = NONE


@rule
def choose_resource(s: State, seat: int, resource: int) -> None:
    """A resource is the answer to many questions."""
    if s.question == PAY_FOR_TILE:
        pay_for_tile(s, seat, resource)
    elif s.question == TAKE_RESOURCES:
        take_resource(s, seat, resource)
    elif s.question == WAIVE_FOR_MISSION:
        waive_for_mission(s, seat, resource)
    elif s.question == WAIVE_FOR_TEMPLE:
        waive_for_temple(s, seat, resource)
    elif s.question == PAWN_GOOD:
        take_pawn_good(s, seat, resource)
    elif s.question <= SUPERIOR_BONUS_GOOD:
        take_bonus(s, seat, resource)
    else:
        throw_away(s, seat, resource)


@rule
def do_anytime(s: State, seat: int, action: int) -> None:
    """Spaces, missions and trades."""
    if action < moves.RETURN_MISSION:
        select_space(s, seat, action - moves.SELECT_SPACE)
    elif action < moves.DISCARD_MISSION:
        return_mission(s, seat, action - moves.RETURN_MISSION)
    elif action < moves.FULFIL_MISSION:
        discard_mission(s, seat, action - moves.DISCARD_MISSION)
    elif action < moves.DRAW_MISSION:
        fulfil_mission(s, seat, action - moves.FULFIL_MISSION)
    elif action == moves.DRAW_MISSION:
        draw_mission(s, seat)
    elif action < moves.BUY_WITH_PRESTIGE:
        trade(s, seat, action - moves.TRADE)
    elif action < moves.USE_EBLA_MARKET:
        buy_with_prestige(s, seat, action - moves.BUY_WITH_PRESTIGE)
    else:
        use_ebla_market(s, seat)


@rule
def select_space(s: State, seat: int, space: int) -> None:
    """The two spaces of a swap, the pawn, or income."""
    if s.question == OWN_SPACE:
        choose_own_space(s, space)
    elif s.question == OTHER_SPACE:
        swap(s, seat, space)
    elif space == FIRST_PLAYER:
        take_pawn(s, space)
    else:
        take_income(s, space)


@rule
def do_construction(s: State, seat: int, action: int) -> None:
    """Tower, temple, rare goods."""
    if action == moves.BUILD_SINGLE:
        construct_single(s, seat)
    elif action == moves.BUILD_PAIR:
        construct_pair(s, seat)
    elif action < moves.BUILD_TEMPLE:
        victim = (seat + action - moves.STRIKE + 1) % s.players
        if s.question == WHOSE_TOWER:
            defend_crown(s, seat, victim)
        else:
            act_as_traitor(s, seat, victim)
    elif action < moves.CHOOSE_TEMPLE:
        number = action - moves.BUILD_TEMPLE
        construct_temple(s, seat, TEMPLE_SOURCES[number // TARGETS], number % TARGETS)
    elif action < moves.BUY_RARE:
        choose_temple(s, seat, action - moves.CHOOSE_TEMPLE)
    else:
        number = action - moves.BUY_RARE
        buy_rare_good(s, seat, number // PAYMENTS, number % PAYMENTS)


@rule
def do_answer(s: State, seat: int, action: int) -> None:
    """Piles, goods, regions, tax and council."""
    if action < moves.CHOOSE_GOOD:
        choose_pile(s, seat, action - moves.CHOOSE_PILE)
    elif action < moves.CHOOSE_REGION:
        choose_good(s, seat, action - moves.CHOOSE_GOOD)
    elif action < moves.PAY_TAX:
        if s.question == WHICH_REGION:
            redirect(s, seat, action - moves.CHOOSE_REGION)
        else:
            pick(s, seat, action - moves.CHOOSE_REGION)
    elif action == moves.PAY_TAX:
        pay_tax(s, seat)
    elif action == moves.TAKE_PENALTY:
        take_penalty(s, seat)
    else:
        use_council(s, seat, 1 << (action - moves.USE_COUNCIL))


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


@entry
def playout(s: State, room: Actions) -> int:
    """Random legal moves to the end; their number."""
    steps = 0
    while s.stage != OVER:
        apply(s, room[random(s.chance, list_actions(s, room))])
        steps += 1
    return steps
