"""The plane in a terminal, scrolled to what is laid: every colour is also a letter, octagons are round, squares square.

(D ) is a large and [d ] a small desert tile, (Ht) hills with a watchtower, (M⌂) a start tile; (  ) and [  ] are free
cells beside a tile. Below a tile stands its pawn: L1 is the legion of seat 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from zenobia.core.words import Words
from zenobia.games.palmyra.data import CELL_NAMES, CELLS, NEIGHBOURS, NOWHERE, SIDE, column_name
from zenobia.games.palmyra.plane import size_of

LETTERS = {"desert": "D", "hills": "H", "mountains": "M"}
SIGNS = {"none": " ", "watchtower": "t", "lake": "l", "caravan": "c"}
GROUND = {"desert": "#3d2f00 on #efcf7a", "hills": "#10300a on #9cc07a", "mountains": "#1c1c28 on #b7b3c4"}
SEATS = ("#ffffff on #2a5ca6", "#ffffff on #c2481a", "#ffffff on #17806a", "#2a1f08 on #e0ac2e", "#ffffff on #3a1a36")
NUMBERS = {name: cell for cell, name in enumerate(CELL_NAMES)}
WIDE = 4  # characters of a cell
LABEL = 3  # characters of a row's number


def board(view: dict[str, Any], words: Words) -> Group:
    """The plane, the seats below it, and what is asked."""
    return Group(Plane(view, words), *captions(view, words), seats(view, words), status(view, words))


class Plane:
    """All tiles and the free cells around them; on a narrow screen, the part around the pawn that acts."""

    def __init__(self, view: dict[str, Any], words: Words) -> None:
        self.view, self.words = view, words
        self.tiles = {NUMBERS[tile["cell"]]: tile for tile in view["tiles"]}
        beside = {cell for tile in self.tiles for cell in NEIGHBOURS[tile] if cell != NOWHERE}
        self.free = beside - set(self.tiles)
        self.pawns = pawns_on(view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        shown = [*self.tiles, *self.free]
        west, east = min(cell % SIDE for cell in shown), max(cell % SIDE for cell in shown)
        fits = max(1, (options.max_width - 2 * LABEL) // WIDE)
        columns = range(west, east + 1)
        if len(columns) > fits:
            first = min(max(self.middle() - fits // 2, west), east - fits + 1)
            columns = range(first, first + fits)
            names = [column_name(column) for column in (first, first + fits - 1, west, east)]
            part = dict(zip(("first", "last", "west", "east"), names, strict=True))
            yield Text(self.words("columns-shown", **part), style="dim")
        letters = " " * LABEL + "".join(f"{column_name(column):^{WIDE}}" for column in columns)
        yield Text(letters, style="dim")
        for row in range(min(shown) // SIDE, max(shown) // SIDE + 1):
            yield from self.row(row, columns)

    def middle(self) -> int:
        """The column to look at: of the pawn that acts, or of the middle of the plane."""
        run = self.view.get("run")
        place = self.view["seats"][self.view["turn"]][run["pawn"] if run else "legion"]
        return (NUMBERS[place] if place in NUMBERS else CELLS // 2) % SIDE

    def row(self, row: int, columns: range) -> Iterator[Text]:
        """One row of cells, and a second line if pawns stand in it."""
        cells = [row * SIDE + column for column in columns]
        line = Text(f"{row + 1:>{LABEL - 1}} ", style="dim")
        for cell in cells:
            line.append(*self.cell(cell))
        line.append(f" {row + 1}", style="dim")
        line.rstrip()
        yield line
        if any(cell in self.pawns for cell in cells):
            line = Text(" " * LABEL)
            for cell in cells:
                line.append_text(self.pawn(cell))
            line.rstrip()
            yield line

    def cell(self, cell: int) -> tuple[str, str]:
        """A cell in four characters and their style."""
        if cell in self.tiles:
            tile = self.tiles[cell]
            return tile_text(tile["size"], tile["terrain"], tile["element"], tile["start"]), GROUND[tile["terrain"]]
        if cell in self.free:
            return ("(  )" if size_of(cell) else "[  ]"), "dim"
        return " " * WIDE, ""

    def pawn(self, cell: int) -> Text:
        """The pawn below its tile."""
        if cell not in self.pawns:
            return Text(" " * WIDE)
        name, seat = self.pawns[cell]
        return Text.assemble(" ", (name, f"bold {SEATS[seat]}"), " ")


def tile_text(size: str, terrain: str, element: str, start: bool = False) -> str:
    """A tile in four characters: (Dt) or [dt]."""
    sign = "⌂" if start else SIGNS[element]
    return f"({LETTERS[terrain]}{sign})" if size == "large" else f"[{LETTERS[terrain].lower()}{sign}]"


def pawns_on(view: dict[str, Any]) -> dict[int, tuple[str, int]]:
    """The pawns on tiles: L1 or C1, and their seat."""
    return {
        NUMBERS[shown[pawn]]: (f"{pawn[0].upper()}{seat + 1}", seat)
        for seat, shown in enumerate(view["seats"])
        for pawn in ("legion", "censor")
        if shown[pawn] in NUMBERS
    }


def captions(view: dict[str, Any], words: Words) -> list[Text]:
    """What the signs mean, and who stands in the city centre."""
    inside = [
        f"{pawn[0].upper()}{seat + 1}"
        for seat, shown in enumerate(view["seats"])
        for pawn in ("legion", "censor")
        if shown[pawn] == "city"
    ]
    pawns = words("legend-pawns", pawns=" ".join(inside) or words("legend-nobody"))
    return [Text(f"{words('legend-tiles')}, {words('legend-elements')}", style="dim"), Text(pawns, style="dim")]


def seats(view: dict[str, Any], words: Words) -> Table:
    """What lies before each player."""
    drawn = Table.grid(padding=(0, 2))
    for heading in ("", "coins", "flipped", "legion-at", "censor-at", "hand"):
        drawn.add_column(words(heading) if heading else "", overflow="fold")
    drawn.add_row(*["" if column.header == "" else Text(str(column.header), style="dim") for column in drawn.columns])
    for seat, shown in enumerate(view["seats"]):
        coins = words("coins-hidden") if shown["coins"] is None else str(shown["coins"])
        places = [place(shown[pawn], words) for pawn in ("legion", "censor")]
        drawn.add_row(seat_name(view, seat, words), coins, str(shown["flipped"]), *places, hand(shown["hand"], words))
    return drawn


def seat_name(view: dict[str, Any], seat: int, words: Words) -> Text:
    """A seat with its colour and number; the Emperor beside its holder, the rank at the end."""
    name = Text("> " if view["to_act"] == seat else "  ", style="bold")
    name.append(f" {seat + 1} {words(f'seat-{seat + 1}')} ", style=f"bold {SEATS[seat]}")
    if view.get("emperor") == seat:
        name.append(f" {words('emperor')}", style="bold")
    if view["seats"][seat]["rank"]:
        name.append(f" {words('rank')} {view['seats'][seat]['rank']}", style="bold")
    return name


def place(where: str | None, words: Words) -> str:
    """Where a pawn stands."""
    return words("lifted") if where is None else words.word("place", where)


def hand(tiles: dict[str, int], words: Words) -> Text:
    """The tiles of a hand: 2(D) [ht]."""
    drawn = Text()
    for kind, count in tiles.items():
        size, terrain, *element = kind.split("-")
        drawn.append(f"{count}" if count > 1 else "")
        text = tile_text(size, terrain, element[0] if element else "none").replace(" ", "")
        drawn.append(text, style=GROUND[terrain])
        drawn.append(" ")
    return drawn if tiles else Text(words("hand-empty"), style="dim")


def status(view: dict[str, Any], words: Words) -> Text:
    """Reserve and piles, the solo game, the run, and the question that is asked."""
    parts = [words("coins-left", n=view["reserve"]), words("piles-left", **view["piles"])]
    if "emperor" in view and view["emperor"] is None:
        parts.append(words("emperor-free"))
    drawn = Text(" · ".join(parts))
    if "solo" in view:
        solo = view["solo"]
        goal = words("solo-target", target=solo["target"])
        drawn.append(f"\n{words('solo-game', game=solo['game'])} · {goal} · {words('solo-drain', n=solo['drain'])}")
    if "run" in view:
        run = view["run"]
        action = words("run-action", action=run["action"], pawn=words(f"pawn-{run['pawn']}"))
        drawn.append(f"\n{action} · {words('income-preview', n=run['income'])}", style="bold")
    if view["to_act"] is None:
        drawn.append(f"\n{words('why-' + view['end'])}", style="bold")
    elif view["to_act"] == view["seat"]:
        drawn.append(f"\n{question(view, words)}", style="bold")
    else:
        drawn.append(f"\n{words('turn-of', player=words('seat-' + str(view['turn'] + 1)))}")
    return drawn


def question(view: dict[str, Any], words: Words) -> str:
    """The choice that the player has."""
    details = {}
    if "run" in view:
        details["pawn"] = words(f"pawn-{view['run']['pawn']}")
        if view["run"]["picked"]:
            details["tile"] = words(f"tile-{view['run']['picked']}")
    return words(f"ask-{view['phase']}", **details)
