"""The tricky parts, slow and obvious: adjacency from drawn polygons, incomes and legal moves from scratch.

Nothing here looks at the tables of data.py or at the engine's registers; a position is read from a view.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

HALF = 0.63  # half the width of an octagon where cells are 1 apart; the squares take what is left between them


def corners(x: int, y: int) -> list[tuple[float, float]]:
    """The outline of the cell in column x, row y, drawn: octagons where x + y is even, squares between them."""
    near, far = 1 - HALF, HALF
    if (x + y) % 2 == 0:
        right = [(near, -far), (far, -near), (far, near), (near, far)]
        outline = right + [(-dx, -dy) for dx, dy in right]
    else:
        outline = [(-near, -near), (near, -near), (near, near), (-near, near)]
    return [(x + dx, y + dy) for dx, dy in outline]


def edges(x: int, y: int) -> set[frozenset[tuple[float, float]]]:
    """The edges of a cell, each as its two end points."""
    outline = [(round(a, 6), round(b, 6)) for a, b in corners(x, y)]
    return {frozenset(edge) for edge in pairwise([*outline, outline[0]])}


def touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Two cells are neighbours if they share an edge."""
    return one != other and bool(edges(*one) & edges(*other))


@cache
def around(x: int, y: int) -> list[tuple[int, int]]:
    """The neighbours of a cell on the 41 x 41 plane."""
    near = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if abs(x + dx) <= 20 and abs(y + dy) <= 20]
    return [cell for cell in near if touch((x, y), cell)]


def name(x: int, y: int) -> str:
    """The name of a cell."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    columns = [*letters, *("a" + letter for letter in letters)]
    return f"{columns[x + 20]}{y + 21}"


NAMES = {name(x, y): (x, y) for x in range(-20, 21) for y in range(-20, 21)}


class Position:
    """A position as anybody sees it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.tiles = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
        self.names = NAMES
        self.me = view["seats"][view["turn"]]

    def opposed(self, cell: tuple[int, int]) -> bool:
        """Does a pawn of another seat stand there?"""
        others = [seat for n, seat in enumerate(self.view["seats"]) if n != self.view["turn"]]
        return any(self.names.get(seat[pawn]) == cell for seat in others for pawn in ("legion", "censor"))

    def income(self, cell: tuple[int, int], kind: str) -> int:
        """What a tile would earn here: 1 for each same terrain, 2 for each same element."""
        _, terrain, *element = kind.split("-")
        earned = 0
        for beside in around(*cell):
            tile = self.tiles.get(beside)
            if tile is None or self.opposed(beside):
                continue
            earned += tile["terrain"] == terrain
            earned += 2 * (bool(element) and tile["element"] == element[0])
        return earned

    def free_beside(self, place: str) -> list[tuple[int, int]]:
        """The free cells beside a pawn's place."""
        if place == "city":
            start = [cell for cell, tile in self.tiles.items() if tile["start"]]
            cells = {beside for cell in start for beside in around(*cell)}
        else:
            cells = set(around(*self.names[place]))
        return [cell for cell in cells if cell not in self.tiles]

    def fits(self, pawn: str) -> set[str]:
        """The kinds in hand that fit beside a pawn."""
        sizes = {"small" if (x + y) % 2 else "large" for x, y in self.free_beside(self.me[pawn])}
        return {kind for kind in self.me["hand"] if kind.split("-")[0] in sizes}

    def legal(self) -> set[str]:
        """All legal moves, by the rulebook."""
        return set(getattr(self, "at_" + self.view["phase"].replace("-", "_"))())

    def at_turn(self) -> list[str]:
        holder = self.view.get("emperor") == self.view["turn"]
        moves = ["reorganise"]
        for action, own in (("conquer", "legion"), ("collect", "censor")):
            for pawn in ("legion", "censor"):
                if (pawn == own or holder) and self.fits(pawn):
                    moves.append(f"{action} {pawn}")
        return moves

    def at_pick(self) -> list[str]:
        run = self.view["run"]
        laid = "e" * run["elements"] + "b" * run["empties"]
        allowed = ("e", "eb", "b", "bb", "bbb", "bbbb")
        moves = ["stop"] if laid else []
        for kind in self.fits(run["pawn"]):
            more = "e" if kind.count("-") == 2 else "b"
            if "".join(sorted(laid + more, reverse=True)) in allowed:
                moves.append(f"lay {kind}")
        return moves

    def at_lay(self) -> list[str]:
        run = self.view["run"]
        wanted = 0 if run["picked"].startswith("large") else 1
        return [f"to {name(x, y)}" for x, y in self.free_beside(self.me[run["pawn"]]) if (x + y) % 2 == wanted]

    def at_split(self) -> list[str]:
        income, piles = self.view["run"]["income"], self.view["piles"]
        less, more = income // 2, income - income // 2
        if self.view["options"]["substitute"]:
            return ["more small", "more large"]
        moves = ["more small"] if piles["small"] >= more and piles["large"] >= less else []
        return moves + (["more large"] if piles["small"] >= less and piles["large"] >= more else [])

    def at_flip(self) -> list[str]:
        return ["flip nothing", *(f"flip {kind}" for kind in self.me["hand"])]

    def at_emperor(self) -> list[str]:
        return ["emperor pay", "emperor leave"]

    def at_pile(self) -> list[str]:
        return [f"draw {size}" for size in ("small", "large") if self.view["piles"][size]]

    def at_place_legion(self) -> list[str]:
        taken = {seat[pawn] for seat in self.view["seats"] for pawn in ("legion", "censor")}
        open_tiles = [tile["cell"] for tile in self.view["tiles"] if not tile["start"] and tile["cell"] not in taken]
        return ["to city", *(f"to {cell}" for cell in open_tiles)]

    at_place_censor = at_place_legion


def coins_due(income: int, flipped: int, holds_emperor: bool, emperor_test: bool) -> int:
    """What a Collect turn is worth before the reserve limits it."""
    tested = income + (1 if holds_emperor and emperor_test else 0)
    due = income
    if tested > flipped:
        due = due + flipped
    if holds_emperor:
        due = due + 1
    return due


def tiles_due(income: int, small: int, large: int, substitute: bool) -> list[tuple[int, int]]:
    """The (small, large) draws that a Conquer turn may make; none: the game ends."""
    half = income // 2
    splits = [(half, half)] if income % 2 == 0 else [(half + 1, half), (half, half + 1)]
    if not substitute:
        return [split for split in splits if split[0] <= small and split[1] <= large]
    if income > small + large:
        return []
    draws = []
    for few, many in splits:
        while few > small:
            few, many = few - 1, many + 1
        while many > large:
            few, many = few + 1, many - 1
        if (few, many) not in draws:
            draws.append((few, many))
    return draws
