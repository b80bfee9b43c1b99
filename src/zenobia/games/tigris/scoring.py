"""The winner (TE-54)."""

from __future__ import annotations

from zenobia.core.game import Source, Told
from zenobia.core.kernel import entry, rule
from zenobia.games.tigris.data import COLOUR_NAMES
from zenobia.games.tigris.state import BLACK, BLUE, GREEN, RED, State


@rule
def balanced(s: State, seat: int) -> tuple[int, int, int, int]:
    """TE-54 The four colours, weakest first, after every treasure was added to the weakest colour."""
    points = s.player[seat].points
    a, b = min(points[RED], points[BLUE]), max(points[RED], points[BLUE])
    c, d = min(points[GREEN], points[BLACK]), max(points[GREEN], points[BLACK])
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    for _ in range(s.player[seat].treasures):
        if a < b:
            a += 1
        elif b < c:
            b += 1
        elif c < d:
            c += 1
        else:
            d += 1
    return a, b, c, d


@rule
def standing(s: State, seat: int) -> int:
    """TE-54 Weakest colour, then second weakest and so on, as one number to compare."""
    a, b, c, d = balanced(s, seat)
    return ((a * 1024 + b) * 1024 + c) * 1024 + d


@entry
def score(s: State, seat: int) -> int:
    """TE-54 The points of the weakest colour."""
    a, _, _, _ = balanced(s, seat)
    return a


def breakdown(s: State, seat: int, told: Told) -> list[Source]:
    """TE-54 The four colours after every treasure was added to the weakest colour; the weakest one counts."""
    me = s.player[seat]
    points = [int(number) for number in me.points]
    for _ in range(me.treasures):
        points[points.index(min(points))] += 1
    weakest = points.index(min(points))
    colours = [Source(name, points[colour], colour == weakest) for colour, name in enumerate(COLOUR_NAMES)]
    return [*colours, Source("treasures", int(me.treasures), False)]


@entry
def rank(s: State, seat: int) -> int:
    """TE-54 One more than the number of better seats; full ties share (RULING TE-R6)."""
    better = 0
    mine = standing(s, seat)
    for other in range(s.players):
        if standing(s, other) > mine:
            better += 1
    return better + 1
