"""Words of the rulebook: territory, kingdom, and whose leaders stand where (TE-55)."""

from __future__ import annotations

from zenobia.core.cells import EMPTY, EVERY, Cells, at, count, first, flood, has, keep, near, one, some
from zenobia.core.kernel import rule
from zenobia.games.tigris.state import (
    BLACK,
    BLUE,
    CATASTROPHES,
    COLOURS,
    FACE_DOWN,
    GREEN,
    LEADERS,
    NONE,
    RED,
    State,
)


@rule
def pieces(s: State) -> Cells:
    """TE-55 All squares that link: tiles, face-down tiles and leaders; never catastrophes."""
    b = s.board
    return at(b, RED) | at(b, BLUE) | at(b, GREEN) | at(b, BLACK) | at(b, FACE_DOWN) | at(b, LEADERS)


@rule
def empty_squares(s: State) -> Cells:
    """Squares without tile, leader or catastrophe."""
    return EVERY & ~(pieces(s) | at(s.board, CATASTROPHES))


@rule
def territory(s: State, square: int) -> Cells:
    """TE-55 All pieces connected with the piece on a square; a kingdom if a leader is among them."""
    return flood(one(square), pieces(s))


@rule
def put(s: State, kind: int, square: int) -> None:
    """Add a square to one of the board's sets."""
    keep(s.board, kind, at(s.board, kind) | one(square))


@rule
def remove(s: State, kind: int, squares: Cells) -> None:
    """Take squares out of one of the board's sets."""
    keep(s.board, kind, at(s.board, kind) & ~squares)


@rule
def take_back(s: State, seat: int, colour: int) -> None:
    """A leader returns to the space before his owner's screen."""
    me = s.player[seat]
    remove(s, LEADERS, one(me.leader[colour]))
    me.leader[colour] = NONE


@rule
def owner(s: State, land: Cells, colour: int) -> int:
    """The seat whose leader of a colour stands in a territory, or NONE."""
    if some(land & at(s.board, LEADERS)):
        for seat in range(s.players):
            square = s.player[seat].leader[colour]
            if square >= 0 and has(land, square):
                return seat
    return NONE


@rule
def temples_beside(s: State, square: int) -> int:
    """Face-up temples that share a side with a square."""
    return count(near(one(square)) & at(s.board, RED))


@rule
def colour_on(s: State, square: int) -> int:
    """The colour of the face-up tile on a square, or NONE."""
    for colour in range(COLOURS):
        if has(at(s.board, colour), square):
            return colour
    return NONE


@rule
def touching(s: State) -> tuple[Cells, Cells, Cells]:
    """Squares beside at least one, at least two and at least three kingdoms."""
    once = EMPTY
    twice = EMPTY
    thrice = EMPTY
    linked = pieces(s)
    waiting = at(s.board, LEADERS)
    while some(waiting):
        kingdom = flood(one(first(waiting)), linked)
        waiting = waiting & ~kingdom
        beside = near(kingdom)
        thrice = thrice | (twice & beside)
        twice = twice | (once & beside)
        once = once | beside
    return once, twice, thrice


@rule
def between_without(s: State, square: int, touched: tuple[Cells, Cells, Cells]) -> Cells:
    """Squares beside two or more kingdoms, were the leader on a square lifted: only his own kingdom changes."""
    once, twice, thrice = touched
    kingdom = territory(s, square)
    beside = near(kingdom)
    twice = (twice & ~beside) | (thrice & beside)
    once = (once & ~beside) | (touched[1] & beside)
    left = kingdom & ~one(square)
    waiting = left & at(s.board, LEADERS)
    while some(waiting):
        part = flood(one(first(waiting)), left)
        waiting = waiting & ~part
        beside = near(part)
        twice = twice | (once & beside)
        once = once | beside
    return twice
