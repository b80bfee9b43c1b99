"""Which questions there are, and what each answer does (the decision model)."""

from __future__ import annotations

from zenobia.core.cells import CELLS, emit, has
from zenobia.core.chance import random
from zenobia.core.game import NOBODY
from zenobia.core.kernel import Actions, blank, entry, rule
from zenobia.games.tigris import moves
from zenobia.games.tigris.bag import hand_size
from zenobia.games.tigris.board import colour_on, empty_squares, territory, touching
from zenobia.games.tigris.catastrophes import catastrophe_squares, place_catastrophe
from zenobia.games.tigris.conflicts import commit, may_commit
from zenobia.games.tigris.data import MONUMENT_COUNT, START, START_COUNT
from zenobia.games.tigris.leaders import leader_squares, may_place_leader, place_leader, withdraw_leader
from zenobia.games.tigris.monuments import (
    CENTRES,
    SITES,
    build_monument,
    build_ziggurat,
    choose_site,
    decline,
    is_for_sale,
    may_build_on,
    may_build_ziggurat,
    monuments_for,
)
from zenobia.games.tigris.setup import set_up
from zenobia.games.tigris.state import (
    ACTION,
    ATTACK,
    CHOOSE_MONUMENT,
    CHOOSE_SITE,
    CHOOSE_WAR,
    COLOURS,
    DEFEND,
    OVER,
    SWAP,
    TAKE_TREASURE,
    State,
)
from zenobia.games.tigris.swap import begin_swap, least_to_throw, throw_away
from zenobia.games.tigris.tiles import may_place_tile, place_tile
from zenobia.games.tigris.treasures import take_treasure, treasures_to_take
from zenobia.games.tigris.turn import choose_point, end_turn
from zenobia.games.tigris.wars import begin_war, is_war_open

END_TURN, PLACE_TILE, PLACE_LEADER, WITHDRAW = moves.END_TURN, moves.PLACE_TILE, moves.PLACE_LEADER, moves.WITHDRAW
CATASTROPHE, BEGIN_SWAP, SWAP_COUNT, COMMIT = moves.CATASTROPHE, moves.SWAP, moves.SWAP_COUNT, moves.COMMIT
WAR_OF, CHOOSE_SQUARE, CHOOSE_PLUS, BUILD = moves.CHOOSE_WAR, moves.CHOOSE_SQUARE, moves.CHOOSE_PLUS, moves.BUILD
DECLINE, TREASURE_OF, POINT_OF = moves.DECLINE, moves.TAKE_TREASURE, moves.CHOOSE_POINT
COUNTS = moves.COUNTS


@entry
def new(s: State, players: int, options: Actions, seed: int) -> None:
    """Set up a game; the options in the order of GAME.options."""
    blank(s)
    set_up(s, players, options, seed)


@entry
def to_act(s: State) -> int:
    """The seat that is asked now, or NOBODY once the game is over."""
    return NOBODY if s.phase == OVER else s.mover + 0


@entry
def legal(s: State, out: Actions) -> int:
    """Write the legal actions, ascending; their number."""
    if s.phase == ACTION:
        return legal_actions(s, out)
    if s.phase == SWAP:
        return legal_throws(s, out)
    if s.phase == ATTACK or s.phase == DEFEND:
        return legal_commitments(s, out)
    if s.phase == CHOOSE_WAR:
        return legal_wars(s, out)
    if s.phase == CHOOSE_SITE or s.phase == CHOOSE_MONUMENT:
        return legal_buildings(s, out)
    if s.phase == TAKE_TREASURE:
        return legal_treasures(s, out)
    if s.phase == OVER:
        return 0
    for colour in range(COLOURS):
        out[colour] = POINT_OF + colour
    return COLOURS


@rule
def legal_actions(s: State, out: Actions) -> int:
    """TE-57 The four actions, or to end the turn."""
    me = s.player[s.turn]
    out[0] = END_TURN
    n = 1
    touched = touching(s)
    squares = empty_squares(s) & ~touched[2]
    for colour in range(COLOURS):
        n = emit(out, n, PLACE_TILE + colour * CELLS, may_place_tile(s, colour, squares))
    squares = leader_squares(s)
    for colour in range(COLOURS):
        n = emit(out, n, PLACE_LEADER + colour * CELLS, may_place_leader(s, colour, squares, touched))
    for colour in range(COLOURS):
        if me.leader[colour] >= 0:
            out[n] = WITHDRAW + colour
            n += 1
    if me.catastrophes > 0:
        n = emit(out, n, CATASTROPHE, catastrophe_squares(s))
    if hand_size(me) > 0:
        out[n] = BEGIN_SWAP
        n += 1
    return n


@rule
def legal_throws(s: State, out: Actions) -> int:
    """TE-49 How many of the colour asked about."""
    n = 0
    for number in range(least_to_throw(s), s.player[s.turn].hand[s.colour] + 1):
        out[n] = SWAP_COUNT + number
        n += 1
    return n


@rule
def legal_commitments(s: State, out: Actions) -> int:
    """TE-20 Reinforcements; adding none is always allowed."""
    n = 0
    for number in range(COUNTS):
        if may_commit(s, number):
            out[n] = COMMIT + number
            n += 1
    return n


@rule
def legal_wars(s: State, out: Actions) -> int:
    """TE-24 Any war that is open."""
    n = 0
    land = territory(s, s.placed)
    for colour in range(COLOURS):
        if is_war_open(s, land, colour):
            out[n] = WAR_OF + colour
            n += 1
    return n


@rule
def legal_buildings(s: State, out: Actions) -> int:
    """TE-33, TE-34, TE-63 Where to build, or what, or nothing."""
    n = 0
    colour = colour_on(s, s.placed)
    if s.phase == CHOOSE_MONUMENT:
        for monument in range(MONUMENT_COUNT):
            if is_for_sale(s, monument, colour):
                out[n] = BUILD + monument
                n += 1
    else:
        if monuments_for(s, colour) > 0:
            for site in range(SITES):
                if may_build_on(s, colour, site):
                    out[n] = CHOOSE_SQUARE + site
                    n += 1
        for direction in range(CENTRES):
            if may_build_ziggurat(s, colour, direction):
                out[n] = CHOOSE_PLUS + direction
                n += 1
    if s.may_decline:
        out[n] = DECLINE
        n += 1
    return n


@rule
def legal_treasures(s: State, out: Actions) -> int:
    """TE-43 Which treasure to take."""
    n = 0
    loot = treasures_to_take(s)
    for number in range(START_COUNT):
        if has(loot, START[number]):
            out[n] = TREASURE_OF + number
            n += 1
    return n


@entry
def apply(s: State, action: int) -> None:
    """Do a legal action."""
    if action == END_TURN:
        end_turn(s)
    elif action < PLACE_LEADER:
        place_tile(s, (action - PLACE_TILE) // CELLS, (action - PLACE_TILE) % CELLS)
    elif action < WITHDRAW:
        place_leader(s, (action - PLACE_LEADER) // CELLS, (action - PLACE_LEADER) % CELLS)
    elif action < CATASTROPHE:
        withdraw_leader(s, action - WITHDRAW)
    elif action < BEGIN_SWAP:
        place_catastrophe(s, action - CATASTROPHE)
    elif action == BEGIN_SWAP:
        begin_swap(s)
    elif action < COMMIT:
        throw_away(s, action - SWAP_COUNT)
    elif action < WAR_OF:
        commit(s, action - COMMIT)
    else:
        answer(s, action)


@rule
def answer(s: State, action: int) -> None:
    """The rarer answers."""
    if action < CHOOSE_SQUARE:
        begin_war(s, action - WAR_OF)
    elif action < CHOOSE_PLUS:
        choose_site(s, action - CHOOSE_SQUARE)
    elif action < BUILD:
        build_ziggurat(s, action - CHOOSE_PLUS)
    elif action < DECLINE:
        build_monument(s, action - BUILD)
    elif action == DECLINE:
        decline(s)
    elif action < POINT_OF:
        take_treasure(s, START[action - TREASURE_OF])
    else:
        choose_point(s, action - POINT_OF)


@entry
def playout(s: State, out: Actions) -> int:
    """Random moves to the end; their number."""
    steps = 0
    n = legal(s, out)
    while n > 0:
        apply(s, out[random(s.chance, n)])
        steps += 1
        n = legal(s, out)
    return steps
