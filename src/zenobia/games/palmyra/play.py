"""What the world calls: a new game, whose choice it is, the legal moves, a move, the result."""

from __future__ import annotations

from zenobia.core.chance import random
from zenobia.core.kernel import Actions, blank, entry, rule
from zenobia.games.palmyra.collect import end_flip, flip
from zenobia.games.palmyra.conquer import draw_income, may_split
from zenobia.games.palmyra.data import CITY, FACES, KINDS, LARGE, NOWHERE, SIDE, SMALL
from zenobia.games.palmyra.ending import coins_of, rank_of
from zenobia.games.palmyra.moves import (
    CELL,
    COLLECT_CENSOR,
    COLLECT_LEGION,
    CONQUER_CENSOR,
    CONQUER_LEGION,
    DECLINE_EMPEROR,
    DRAW_LARGE,
    DRAW_SMALL,
    FLIP_KIND,
    MORE_LARGE,
    MORE_SMALL,
    NO_FLIP,
    PAY_EMPEROR,
    PICK_KIND,
    REORGANISE,
    STOP,
    TO_CITY,
)
from zenobia.games.palmyra.plane import beside, is_free, may_stand, reach, size_of
from zenobia.games.palmyra.reorganise import draw_one, go_to_piles, place_pawn, reorganise, take_emperor
from zenobia.games.palmyra.runs import end_run, lay, may_pick, may_start, pick, start_run
from zenobia.games.palmyra.setup import set_up
from zenobia.games.palmyra.state import (
    CENSOR,
    COLLECT,
    CONQUER,
    EMPEROR,
    FLIP,
    LAY,
    LEGION,
    NOBODY,
    OVER,
    PICK,
    PILE,
    SPLIT,
    TURN,
    State,
)


@entry
def new(s: State, players: int, options: Actions, seed: int) -> None:
    """PM-A.5 Set up a game."""
    blank(s)
    set_up(s, players, options, seed)


@entry
def to_act(s: State) -> int:
    """PM-A.6 The seat that decides now, or NOBODY."""
    return NOBODY if s.phase == OVER else s.turn + 0


@entry
def legal(s: State, out: Actions) -> int:
    """The legal actions, ascending; their number."""
    if s.phase == TURN:
        return legal_turns(s, out)
    if s.phase == PICK:
        return legal_picks(s, out)
    if s.phase == LAY:
        return legal_cells(s, out)
    if s.phase == SPLIT:
        return either(out, MORE_SMALL, may_split(s, SMALL), MORE_LARGE, may_split(s, LARGE))
    if s.phase == FLIP:
        return legal_flips(s, out)
    if s.phase == EMPEROR:
        return either(out, PAY_EMPEROR, True, DECLINE_EMPEROR, True)
    if s.phase == PILE:
        return either(out, DRAW_SMALL, s.pile[SMALL] > 0, DRAW_LARGE, s.pile[LARGE] > 0)
    if s.phase == OVER:
        return 0
    return legal_places(s, out)


@rule
def either(out: Actions, first: int, may_first: bool, second: int, may_second: bool) -> int:
    """Those of two actions that are legal."""
    n = 0
    if may_first:
        out[n] = first
        n += 1
    if may_second:
        out[n] = second
        n += 1
    return n


@rule
def legal_turns(s: State, out: Actions) -> int:
    """PM-A.6.2 Reorganise always, the others unless the pawn is blocked; PM-A.13.3, PM-P29 the holder: either pawn."""
    legion, censor = may_start(s, LEGION), may_start(s, CENSOR)
    n = either(out, CONQUER_LEGION, legion, COLLECT_CENSOR, censor)
    out[n] = REORGANISE
    n += 1
    if s.emperor == s.turn:
        if censor:
            out[n] = CONQUER_CENSOR
            n += 1
        if legion:
            out[n] = COLLECT_LEGION
            n += 1
    return n


@rule
def legal_picks(s: State, out: Actions) -> int:
    """PM-A.7.3 The tiles that may follow, and to stop once a step was made."""
    n = 0
    if s.elements + s.empties > 0:
        out[n] = STOP
        n += 1
    for kind in range(KINDS):
        if may_pick(s, kind):
            out[n] = PICK_KIND + kind
            n += 1
    return n


@rule
def legal_cells(s: State, out: Actions) -> int:
    """PM-A.3.3, PM-A.7.4 The free cells of the tile's size beside the place where the pawn now stands."""
    place = s.player[s.turn].pawn[s.acting]
    size = s.picked // FACES
    n = 0
    for way in range(reach(place)):
        cell = beside(s, place, way)
        if cell == NOWHERE:
            break
        if size_of(cell) == size and is_free(s, cell):
            out[n] = CELL + cell
            n += 1
    return n


@rule
def legal_flips(s: State, out: Actions) -> int:
    """PM-A.10.4 Any face-up tile of the hand, or none."""
    out[0] = NO_FLIP
    n = 1
    for kind in range(KINDS):
        if s.player[s.turn].hand[kind]:
            out[n] = FLIP_KIND + kind
            n += 1
    return n


@rule
def legal_places(s: State, out: Actions) -> int:
    """PM-A.12.3, RULING PM-P20 Every territory tile without a pawn; RULING PM-P21 always the city centre."""
    out[0] = TO_CITY
    n = 1
    for row in range(s.north, s.south + 1):
        for cell in range(row * SIDE + s.west, row * SIDE + s.east + 1):
            if may_stand(s, cell):
                out[n] = CELL + cell
                n += 1
    return n


@entry
def apply(s: State, action: int) -> None:
    """Do a legal action."""
    if action >= CELL:
        go_to(s, action - CELL)
    elif action >= FLIP_KIND:
        flip(s, action - FLIP_KIND)
        end_flip(s)
    elif action >= PICK_KIND:
        pick(s, action - PICK_KIND)
    elif action == TO_CITY:
        place_pawn(s, CITY)
    elif action == STOP:
        end_run(s)
    elif action == NO_FLIP:
        end_flip(s)
    elif action in (MORE_SMALL, MORE_LARGE):
        draw_income(s, SMALL if action == MORE_SMALL else LARGE)
    elif action in (DRAW_SMALL, DRAW_LARGE):
        draw_one(s, SMALL if action == DRAW_SMALL else LARGE)
    elif action == PAY_EMPEROR:
        take_emperor(s)
    elif action == DECLINE_EMPEROR:
        go_to_piles(s)
    else:
        take_turn(s, action)


@rule
def take_turn(s: State, action: int) -> None:
    """PM-A.6.1, RULING PM-P22 Exactly one of Conquer, Collect and Reorganise."""
    if action == REORGANISE:
        reorganise(s)
    elif action in (CONQUER_LEGION, CONQUER_CENSOR):
        start_run(s, CONQUER, LEGION if action == CONQUER_LEGION else CENSOR)
    else:
        start_run(s, COLLECT, CENSOR if action == COLLECT_CENSOR else LEGION)


@rule
def go_to(s: State, cell: int) -> None:
    """Lay the picked tile on this cell, or place a lifted pawn there."""
    if s.phase == LAY:
        lay(s, cell)
    else:
        place_pawn(s, cell)


@entry
def score(s: State, seat: int) -> int:
    """PM-A.11.7 The coins of a seat."""
    return coins_of(s, seat)


@entry
def rank(s: State, seat: int) -> int:
    """PM-A.11.7 1 is best; equals share."""
    return rank_of(s, seat)


@entry
def playout(s: State, room: Actions) -> int:
    """Random legal moves to the end; their number."""
    moves = 0
    while s.phase != OVER:
        apply(s, room[random(s.chance, legal(s, room))])
        moves += 1
    return moves
