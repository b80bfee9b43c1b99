"""The printed values of the game as tables."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Annotated

from zenobia.core.cells import CELLS, HEIGHT, WIDTH, cells
from zenobia.core.data import load, within
from zenobia.core.game import Refused
from zenobia.core.kernel import table
from zenobia.core.moves import Words

DATA = load("tigris", Path(__file__).parent)
LIMITS = {  # what the engine can count with: lowest, highest
    "tiles": (1, 100),
    "seat.hand": (1, 12),
    "seat.catastrophes": (1, 9),
    "turn.actions": (1, 9),
    "end.idle_turns": (1, 30),
}
within(DATA, LIMITS, (0, 9))

COLOUR_NAMES = ("red", "blue", "green", "black")
TILE_NAMES = ("temple", "farm", "market", "settlement")
LEADER_NAMES = ("priest", "farmer", "merchant", "king")
MONUMENT_NAMES = tuple(DATA["monuments"]["pairs"])
if not set(MONUMENT_NAMES) <= {f"{one}-{other}" for one, other in combinations(COLOUR_NAMES, 2)}:
    raise DATA.refuse("monuments.pairs", DATA["monuments"]["pairs"], "red-blue, red-green")

ROWS = DATA["map"]["rows"]
if len(ROWS) != HEIGHT or any(len(row) != WIDTH or set(row) - set(".~TC") for row in ROWS):
    raise Refused("data-map", file=DATA.source)
MAP = "".join(ROWS)
RIVER = cells(square for square in range(CELLS) if MAP[square] == "~")
LAND = cells(square for square in range(CELLS) if MAP[square] != "~")
START_SQUARES = [square for square in range(CELLS) if MAP[square] in "TC"]  # start temples, numbered 0 to 9
START = table(START_SQUARES)
START_TEMPLES = cells(START_SQUARES)
CORNERS = cells(square for square in START_SQUARES if MAP[square] == "C")
START_COUNT = len(START_SQUARES)

TILE_COUNTS = [DATA["tiles"][name] for name in TILE_NAMES]
BAG = table([TILE_COUNTS[0] - START_COUNT, *TILE_COUNTS[1:]])
HAND = DATA["seat"]["hand"]
CATASTROPHES_EACH = DATA["seat"]["catastrophes"]
ACTIONS_EACH_TURN = DATA["turn"]["actions"]
LAST_TREASURES: int = DATA["end"]["treasures"]
IDLE_TURNS_EACH = DATA["end"]["idle_turns"]

PAIRS = [[COLOUR_NAMES.index(colour) for colour in pair.split("-")] for pair in MONUMENT_NAMES]
FIRST_COLOUR = table([pair[0] for pair in PAIRS])
SECOND_COLOUR = table([pair[1] for pair in PAIRS])
MONUMENT_COUNT = len(PAIRS)


SQUARE_NAMES = tuple(f"{'abcdefghijklmnop'[square % WIDTH]}{square // WIDTH + 1}" for square in range(CELLS))
SQUARES = {name: square for square, name in enumerate(SQUARE_NAMES)}


def square_name(square: int) -> str:
    """Column letter a to p, then row number 1 to 11 from the top."""
    return SQUARE_NAMES[square]


# what a move names; a colour may be named by its tile or its leader as well
COLOUR_WORDS = Words(*COLOUR_NAMES, also=(TILE_NAMES, LEADER_NAMES))
Colour = Annotated[int, COLOUR_WORDS]
Tile = Annotated[int, Words(*TILE_NAMES, also=(COLOUR_NAMES, LEADER_NAMES))]
Square = Annotated[int, Words(*SQUARE_NAMES)]
Number = Annotated[int, Words(*(str(number) for number in range(HAND + 1)))]
