"""Laying a run: tile after tile, the pawn walking onto each, and what each of them earns."""

from __future__ import annotations

from zenobia.core.kernel import rule, tell
from zenobia.games.palmyra.collect import earn_coins
from zenobia.games.palmyra.conquer import earn_tiles
from zenobia.games.palmyra.data import (
    ELEMENT,
    ELEMENT_OF_KIND,
    EMPTY,
    EMPTY_ALONE,
    EMPTY_WITH_ELEMENT,
    FACES,
    FREE,
    KINDS,
    LARGE,
    MOST_ELEMENTS,
    NOWHERE,
    SAME_ELEMENT,
    SAME_TERRAIN,
    SMALL,
    TERRAIN,
    TERRITORY,
    WAYS,
)
from zenobia.games.palmyra.events import LAID
from zenobia.games.palmyra.plane import has_room, is_opposed, lay_tile, lift, neighbour, stand
from zenobia.games.palmyra.state import CONQUER, LAY, PICK, TILE, Player, State
from zenobia.games.palmyra.tiles import has_size


@rule
def may_start(s: State, pawn: int) -> bool:
    """PM-A.7.6 A pawn is blocked without a free cell beside it, or without a tile that fits one."""
    me = s.player[s.turn]
    for size in (SMALL, LARGE):
        if has_size(me, size) and has_room(s, me.pawn[pawn], size):
            return True
    return False


@rule
def start_run(s: State, action: int, pawn: int) -> None:
    """PM-A.7.1 The legion conquers, the censor collects; PM-A.13.3 for the Emperor's holder either does."""
    s.action = action
    s.acting = pawn
    s.elements = s.empties = s.income = s.dry = 0
    s.phase = PICK


@rule
def within_limits(s: State, kind: int) -> bool:
    """PM-A.7.3 One element tile, or one with one empty tile, or up to four empty tiles."""
    if ELEMENT_OF_KIND[kind] != EMPTY:
        return s.elements < MOST_ELEMENTS and s.empties <= EMPTY_WITH_ELEMENT
    return s.empties < (EMPTY_WITH_ELEMENT if s.elements else EMPTY_ALONE)


@rule
def may_pick(s: State, kind: int) -> bool:
    """PM-A.7.2 A tile of the hand, within the limits, of a size that fits beside the pawn."""
    me = s.player[s.turn]
    if me.hand[kind] == 0 or not within_limits(s, kind):
        return False
    return has_room(s, me.pawn[s.acting], kind // FACES)


@rule
def may_go_on(s: State) -> bool:
    """PM-A.7.2 Can another tile be laid?"""
    for kind in range(KINDS):
        if may_pick(s, kind):
            return True
    return False


@rule
def pick(s: State, kind: int) -> None:
    """PM-A.7.2 Take a tile from the hand, to lay it."""
    s.picked = kind
    s.phase = LAY


@rule
def lay(s: State, cell: int) -> None:
    """PM-A.7.2 Lay the tile, score it, move the pawn onto it; the run ends by itself when no tile can follow."""
    me = s.player[s.turn]
    lies = TERRITORY + s.picked % FACES
    earned = income_of(s, me, cell, lies)
    me.hand[s.picked] -= 1
    lay_tile(s, cell, lies)
    lift(s, me, s.acting)
    stand(s, me, s.acting, cell)
    s.income += earned  # PM-A.8.6
    if ELEMENT_OF_KIND[s.picked] == EMPTY:
        s.empties += 1
    else:
        s.elements += 1
    tell(s, LAID, s.turn, s.acting, s.picked, cell, earned)
    if may_go_on(s):
        s.phase = PICK
    else:
        end_run(s)


@rule
def income_of(s: State, me: Player, cell: int, lies: int) -> int:
    """PM-A.8, RULING PM-P5 A tile earns once, when laid; PM-A.8.5, RULING PM-P2 each start tile is a tile."""
    income = 0
    for way in range(WAYS):
        beside = neighbour(cell, way)
        if beside == NOWHERE:
            break
        if s.board[beside] != FREE and not is_opposed(s, me, beside):
            income += match(lies, s.board[beside] & TILE)
    return income


@rule
def match(laid: int, there: int) -> int:
    """PM-A.8.1 1 for the same terrain; PM-A.8.2 2 more for the same element."""
    income = 0
    if TERRAIN[laid] == TERRAIN[there]:
        income += SAME_TERRAIN
    if ELEMENT[laid] != EMPTY and ELEMENT[laid] == ELEMENT[there]:
        income += SAME_ELEMENT
    return income


@rule
def end_run(s: State) -> None:
    """PM-A.7.5 Income comes after the run: tiles for Conquer, coins for Collect."""
    if s.action == CONQUER:
        earn_tiles(s)
    else:
        earn_coins(s)
