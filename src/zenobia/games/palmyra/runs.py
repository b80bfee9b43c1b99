"""Laying a run: tile after tile, the pawn walking onto each, and what each of them earns."""

from __future__ import annotations

from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer, offer_each
from zenobia.games.palmyra.data import (
    CELL_NAMES,
    ELEMENT,
    ELEMENT_OF_KIND,
    EMPTY,
    EMPTY_ALONE,
    EMPTY_WITH_ELEMENT,
    FACES,
    FREE,
    KIND_NAMES,
    LARGE,
    MOST_ELEMENTS,
    NOWHERE,
    SAME_ELEMENT,
    SAME_TERRAIN,
    SIZES,
    SMALL,
    TERRAIN,
    TERRITORY,
    WAYS,
    Cell,
    Kind,
)
from zenobia.games.palmyra.events import LAID
from zenobia.games.palmyra.plane import (
    beside,
    has_room,
    is_free,
    is_opposed,
    lay_tile,
    lift,
    neighbour,
    reach,
    size_of,
    stand,
)
from zenobia.games.palmyra.state import (
    CENSOR,
    COLLECT,
    CONQUER,
    LAY,
    LEGION,
    PAWNS,
    PICK,
    TILE,
    TO_INCOME,
    TURN,
    Player,
    State,
)
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
    """PM-A.7.1 An action and the pawn that walks; nothing is laid yet."""
    s.action = action
    s.acting = pawn
    s.elements = s.empties = s.income = s.dry = 0
    s.phase = PICK


@move("conquer legion", at=TURN)
def conquer_with_legion(s: State) -> None:
    """PM-A.7.1 The legion conquers."""
    start_run(s, CONQUER, LEGION)


@move("collect censor", at=TURN)
def collect_with_censor(s: State) -> None:
    """PM-A.7.1 The censor collects."""
    start_run(s, COLLECT, CENSOR)


def blocked(s: State, pawn: int) -> Refused:
    """PM-A.7.6 Why a pawn is blocked: no free space, or no tile that fits one."""
    place, name = s.player[s.turn].pawn[pawn], Term("pawn", PAWNS[pawn])
    if has_room(s, place, SMALL) or has_room(s, place, LARGE):
        return Refused("no-fitting-tile", rule="PM-A.7.6", pawn=name)
    return Refused("shut-in", rule="PM-A.7.6", pawn=name)


@refuses(conquer_with_legion)
def why_no_conquest(s: State) -> Refused:
    """PM-A.7.6 The legion is blocked."""
    return blocked(s, LEGION)


@refuses(collect_with_censor)
def why_no_collection(s: State) -> Refused:
    """PM-A.7.6 The censor is blocked."""
    return blocked(s, CENSOR)


@rule
def within_limits(s: State, kind: int) -> bool:
    """PM-A.7.3 One element tile, or one with one empty tile, or up to four empty tiles."""
    if ELEMENT_OF_KIND[kind] != EMPTY:
        return s.elements < MOST_ELEMENTS and s.empties <= EMPTY_WITH_ELEMENT
    return s.empties < (EMPTY_WITH_ELEMENT if s.elements else EMPTY_ALONE)


@rule
def tiles_to_follow(s: State, size: int) -> int:
    """PM-A.7.2 The kinds of a size in hand, within the limits, if the size fits beside the pawn; a set."""
    me = s.player[s.turn]
    kinds = 0
    for kind in range(size * FACES, (size + 1) * FACES):
        if me.hand[kind] and within_limits(s, kind):
            kinds |= 1 << kind
    return kinds if kinds and has_room(s, me.pawn[s.acting], size) else 0


@question(PICK)
def which_tile(s: State, out: Offer) -> None:
    """PM-A.7.3 The tiles that may follow, and to stop once a step was made."""
    if s.elements + s.empties > 0:
        offer(out, stop)
    offer_each(out, pick, tiles_to_follow(s, SMALL) | tiles_to_follow(s, LARGE))


@move("lay", at=PICK)
def pick(s: State, kind: Kind) -> None:
    """PM-A.7.2 Take a tile from the hand, to lay it."""
    s.picked = kind
    s.phase = LAY


@refuses(pick)
def why_not_this_tile(s: State, kind: int) -> Refused:
    """PM-A.7.2, PM-A.7.3 Not in hand, against the limits of a run, or without a space of its size."""
    tile = Term("tile", KIND_NAMES[kind])
    if not s.player[s.turn].hand[kind]:
        return Refused("no-such-tile", rule="PM-A.7.2", tile=tile)
    if not within_limits(s, kind):
        limits = {"elements": MOST_ELEMENTS, "with": EMPTY_WITH_ELEMENT, "alone": EMPTY_ALONE}
        return Refused("run-limit", rule="PM-A.7.3", **limits)
    return Refused("no-room", rule="PM-A.3.3", tile=tile, pawn=Term("pawn", PAWNS[s.acting]))


@question(LAY)
def which_cell(s: State, out: Offer) -> None:
    """PM-A.3.3, PM-A.7.4 The free cells of the tile's size beside the place where the pawn now stands."""
    place = s.player[s.turn].pawn[s.acting]
    size = s.picked // FACES
    for way in range(reach(place)):
        cell = beside(s, place, way)
        if cell == NOWHERE:
            break
        if size_of(cell) == size and is_free(s, cell):
            offer(out, lay, cell)


@move("to", at=LAY)
def lay(s: State, cell: Cell) -> None:
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
    s.phase = PICK if tiles_to_follow(s, SMALL) or tiles_to_follow(s, LARGE) else TO_INCOME


@refuses(lay)
def why_not_there(s: State, cell: int) -> Refused:
    """PM-A.7.2, PM-A.3.3, PM-A.7.4 Not free, of the other size, or not beside the pawn."""
    space = CELL_NAMES[cell]
    if not is_free(s, cell):
        return Refused("space-taken", rule="PM-A.7.2", space=space)
    if size_of(cell) != s.picked // FACES:
        return Refused("wrong-size", rule="PM-A.3.3", space=space, size=Term("word", SIZES[size_of(cell)]))
    return Refused("not-beside-pawn", rule="PM-A.7.4", space=space, pawn=Term("pawn", PAWNS[s.acting]))


@rule
def income_of(s: State, me: Player, cell: int, lies: int) -> int:
    """PM-A.8, RULING PM-P5 A tile earns once, when laid; PM-A.8.5, RULING PM-P2 each start tile is a tile."""
    income = 0
    for way in range(WAYS):
        other = neighbour(cell, way)
        if other == NOWHERE:
            break
        if s.board[other] != FREE and not is_opposed(s, me, other):
            income += match(lies, s.board[other] & TILE)
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


@move("stop", at=PICK)
def stop(s: State) -> None:
    """PM-A.7.5 The run is over; its income comes."""
    s.phase = TO_INCOME


@refuses(stop)
def why_not_stop(s: State) -> Refused:
    """PM-A.7.2 A turn has at least one step."""
    return Refused("nothing-laid", rule="PM-A.7.2")
