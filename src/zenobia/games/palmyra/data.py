"""The values of data.toml as tables for the rules, and the plane they are played on."""

from __future__ import annotations

from operator import mul
from pathlib import Path
from typing import Annotated, Any

from zenobia.core.data import Data, load, within
from zenobia.core.kernel import table
from zenobia.core.moves import Words

SMALL, LARGE = 0, 1
SIZES = ("small", "large")
TERRAINS = ("desert", "hills", "mountains")
ELEMENTS = ("none", "watchtower", "lake", "caravan")
MIX_NAMES = ("first", "second")

# The least and the most that the engine can play with: a player's own values may not leave this range.
RANGES = {
    "components.coin_total": (20, 1000),
    "components.small_tiles": (20, 120),
    "components.large_tiles": (20, 120),
    "income": (0, 20),
    "run.element_tiles": (1, 20),
    "run.empty_with_element": (0, 20),
    "run.empty_alone": (1, 20),
    "end.dry_rounds": (1, 20),
    "seat": (0, 4),
    "emperor": (0, 4),
    "solo.drain": (1, 1000),
    "solo.game": (0, 6),
    **{f"solo.game.{number}.target": (0, 1000) for number in range(1, 6)},
    "city": (-9, 9),
}


def check(data: Data) -> None:
    """Refuse values that no game can be played with; a player's own file may hold them."""
    within(data, RANGES, (0, 1000))
    for size in SIZES:
        tiles = data["components"][f"{size}_tiles"]
        for mix in MIX_NAMES:
            rows = data["mix"][mix][size].values()
            if sum(map(sum, rows)) != tiles or min(map(min, rows)) < 0:
                raise data.refuse(f"mix.{mix}.{size}", [sum(row) for row in rows], f"{tiles}")
    check_pieces(data)
    cells = [(tile["x"], tile["y"]) for tile in data["city"].values()]
    for number, tile in data["city"].items():
        if tile["terrain"] not in TERRAINS:
            raise data.refuse(f"city.{number}.terrain", tile["terrain"], ", ".join(TERRAINS))
        if cells.count((tile["x"], tile["y"])) > 1:
            raise data.refuse(f"city.{number}", f"({tile['x']}, {tile['y']})", "a cell of its own")
    if min(tile["players"] for tile in data["city"].values()) > 2:
        raise data.refuse("city", "empty for two", "start tiles for two players")


def check_pieces(data: Data) -> None:
    """PM-A.2 The components are the sums of their parts: who corrects one value corrects the other."""
    components, coins = data["components"], data["coins"]
    if min(coins["counts"]) < 0 or sum(coins["counts"]) != components["coin_pieces"]:
        raise data.refuse("coins.counts", coins["counts"], f"{components['coin_pieces']}")
    if sum(map(mul, coins["values"], coins["counts"])) != components["coin_total"]:
        raise data.refuse("components.coin_total", components["coin_total"], f"{coins['values']} x {coins['counts']}")
    large = sum((tile["x"] + tile["y"]) % 2 == 0 for tile in data["city"].values())
    for size, tiles in (("large", large), ("small", len(data["city"]) - large)):
        if components[f"start_{size}"] != tiles:
            raise data.refuse(f"components.start_{size}", components[f"start_{size}"], f"{tiles}")


DATA = load("palmyra", Path(__file__).parent)
check(DATA)

# ---------------------------------------------------------------- tiles

EMPTY = 0  # the element of an empty tile
FACES = len(TERRAINS) * len(ELEMENTS)  # a face is a terrain and an element: terrain x 4 + element
KINDS = len(SIZES) * FACES  # a kind is a size and a face: size x 12 + face

# What lies on a cell: 0 nothing, 1 to 12 a territory tile (1 + its face), 13 to 15 a start tile (13 + its terrain).
FREE = 0
TERRITORY = 1
START = TERRITORY + FACES
NO_TERRAIN = -1
TERRAIN: list[int] = table([NO_TERRAIN] + [face // len(ELEMENTS) for face in range(FACES)] + list(range(len(TERRAINS))))
ELEMENT: list[int] = table([EMPTY] + [face % len(ELEMENTS) for face in range(FACES)] + [EMPTY] * len(TERRAINS))
ELEMENT_OF_KIND: list[int] = table([kind % len(ELEMENTS) for kind in range(KINDS)])

MIXES: list[list[int]] = table(
    [
        [count for size in SIZES for terrain in TERRAINS for count in DATA["mix"][mix][size][terrain]]
        for mix in MIX_NAMES
    ]
)  # [mix][kind] number of tiles
TILES = sum(sum(DATA["mix"]["first"][size][terrain]) for size in SIZES for terrain in TERRAINS)

# ---------------------------------------------------------------- the plane

SPAN = 20  # RULING PM-P28 columns and rows run from -20 to 20
SIDE = 2 * SPAN + 1
CELLS = SIDE * SIDE
CITY = CELLS  # the place of a pawn in the city centre
NOWHERE = -1  # the place of a lifted pawn; also ends a row of neighbours
ROUND = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


def cell_at(x: int, y: int) -> int:
    """The number of the cell in column x, row y."""
    return (y + SPAN) * SIDE + x + SPAN


def column(cell: int) -> int:
    """The column of a cell, 0 in the middle."""
    return cell % SIDE - SPAN


def row(cell: int) -> int:
    """The row of a cell, 0 in the middle."""
    return cell // SIDE - SPAN


def _neighbours(cell: int) -> list[int]:
    """PM-A.3, RULING PM-P1 The cells beside a cell, ascending: a large cell has 8 neighbours, a small one 4."""
    x, y = column(cell), row(cell)
    ways = ROUND if (x + y) % 2 else ROUND + CORNERS
    return sorted(cell_at(x + dx, y + dy) for dx, dy in ways if abs(x + dx) <= SPAN and abs(y + dy) <= SPAN)


def _padded(cells: list[int], width: int) -> list[int]:
    return cells + [NOWHERE] * (width - len(cells))


def _start_tiles(players: int) -> list[tuple[int, int]]:
    """PM-A.4 The start tiles of a number of players: cell and terrain."""
    tiles: list[Any] = [tile for tile in DATA["city"].values() if tile["players"] <= max(2, players)]
    return sorted((cell_at(tile["x"], tile["y"]), TERRAINS.index(tile["terrain"])) for tile in tiles)


def _exits(players: int) -> list[int]:
    """PM-A.4 The cells beside the city centre, ascending."""
    start = {cell for cell, _ in _start_tiles(players)}
    return sorted({beside for cell in start for beside in _neighbours(cell)} - start)


MOST_PLAYERS = len(DATA["seat"])
WAYS = len(ROUND) + len(CORNERS)
# rows of cells, ascending, then NOWHERE: [cell][way], [players][exit], [players][start tile]
NEIGHBOURS: list[list[int]] = table([_padded(_neighbours(cell), WAYS) for cell in range(CELLS)])
MOST_EXITS = max(len(_exits(players)) for players in range(MOST_PLAYERS + 1))
EXITS: list[list[int]] = table([_padded(_exits(players), MOST_EXITS) for players in range(MOST_PLAYERS + 1)])
CENTRES = [_start_tiles(players) for players in range(MOST_PLAYERS + 1)]
START_TILES = len(DATA["city"])
START_CELLS: list[list[int]] = table([_padded([cell for cell, _ in centre], START_TILES) for centre in CENTRES])
START_TERRAIN: list[list[int]] = table([_padded([terrain for _, terrain in centre], START_TILES) for centre in CENTRES])

# ---------------------------------------------------------------- what a move names


def kind_name(kind: int) -> str:
    """A kind of tile in one word: `small-desert`, `large-mountains-lake`."""
    size, face = divmod(kind, FACES)
    terrain, element = divmod(face, len(ELEMENTS))
    return "-".join([SIZES[size], TERRAINS[terrain]] + ([ELEMENTS[element]] if element else []))


def column_name(column: int) -> str:
    """a to z, then aa to ao."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return letters[column] if column < len(letters) else "a" + letters[column - len(letters)]


def cell_name(cell: int) -> str:
    """A cell by its column and its row (1 to 41, from the top): u21 is in the middle."""
    return f"{column_name(cell % SIDE)}{cell // SIDE + 1}"


KIND_NAMES = tuple(kind_name(kind) for kind in range(KINDS))
CELL_NAMES = tuple(cell_name(cell) for cell in range(CELLS))
Kind = Annotated[int, Words(*KIND_NAMES)]
Cell = Annotated[int, Words(*CELL_NAMES)]
Size = Annotated[int, Words(*SIZES)]

# ---------------------------------------------------------------- numbers of the rules

COINS: int = DATA["components"]["coin_total"]
SAME_TERRAIN: int = DATA["income"]["same_terrain"]
SAME_ELEMENT: int = DATA["income"]["same_element"]
MOST_ELEMENTS: int = DATA["run"]["element_tiles"]
EMPTY_WITH_ELEMENT: int = DATA["run"]["empty_with_element"]
EMPTY_ALONE: int = DATA["run"]["empty_alone"]
DRY_ROUNDS: int = DATA["end"]["dry_rounds"]
SEAT_HAND: list[list[int]] = table(
    [[goods["small"], goods["large"]] for goods in DATA["seat"].values()]
)  # [seat][size]
SEAT_COINS: list[int] = table([goods["coins"] for goods in DATA["seat"].values()])
EMPEROR_COINS: int = DATA["emperor"]["start_coins"]
EMPEROR_PRICE: int = DATA["emperor"]["price"]
MORE_COINS: int = DATA["emperor"]["more_coins"]
MORE_TILES: int = DATA["emperor"]["more_tiles"]
DRAIN: int = DATA["solo"]["drain"]
SOLO_HAND: list[list[int]] = table([[game["small"], game["large"]] for game in DATA["solo"]["game"].values()])
SOLO_FLIPPED: list[int] = table([game["flipped_small"] for game in DATA["solo"]["game"].values()])
TARGET: list[int] = table([game["target"] for game in DATA["solo"]["game"].values()])
