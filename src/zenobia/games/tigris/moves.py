"""Action number <-> text <-> fields, and nothing else (the decision model's fixed table)."""

from __future__ import annotations

from zenobia.core.cells import CELLS
from zenobia.core.game import Refused
from zenobia.games.tigris.data import (
    COLOUR_NAMES,
    LEADER_NAMES,
    MONUMENT_NAMES,
    SQUARES,
    START_COUNT,
    START_SQUARES,
    TILE_NAMES,
    square_name,
)
from zenobia.games.tigris.state import COLOURS

COUNTS = 7  # zero to six tiles
END_TURN = 0
PLACE_TILE = END_TURN + 1  # + colour * CELLS + square
PLACE_LEADER = PLACE_TILE + COLOURS * CELLS  # + colour * CELLS + square
WITHDRAW = PLACE_LEADER + COLOURS * CELLS  # + colour
CATASTROPHE = WITHDRAW + COLOURS  # + square
SWAP = CATASTROPHE + CELLS
SWAP_COUNT = SWAP + 1  # + tiles thrown away
COMMIT = SWAP_COUNT + COUNTS  # + tiles added
CHOOSE_WAR = COMMIT + COUNTS  # + colour
CHOOSE_SQUARE = CHOOSE_WAR + COLOURS  # + site
CHOOSE_PLUS = CHOOSE_SQUARE + 4  # + direction of the centre
BUILD = CHOOSE_PLUS + 5  # + monument
DECLINE = BUILD + len(MONUMENT_NAMES)
TAKE_TREASURE = DECLINE + 1  # + start square
CHOOSE_POINT = TAKE_TREASURE + START_COUNT  # + colour
ACTIONS = CHOOSE_POINT + COLOURS

SITE_NAMES = ("nw", "ne", "sw", "se")  # where the 2x2 square lies from the placed tile
CENTRE_NAMES = ("north", "west", "here", "east", "south")
COUNT_NAMES = tuple(str(number) for number in range(COUNTS))
TREASURE_NAMES = tuple(square_name(square) for square in START_SQUARES)

# verb, first action, names of the further word
SHORT = (
    ("withdraw", WITHDRAW, COLOUR_NAMES),
    ("discard", SWAP_COUNT, COUNT_NAMES),
    ("commit", COMMIT, COUNT_NAMES),
    ("war", CHOOSE_WAR, COLOUR_NAMES),
    ("square", CHOOSE_SQUARE, SITE_NAMES),
    ("plus", CHOOSE_PLUS, CENTRE_NAMES),
    ("build", BUILD, MONUMENT_NAMES),
    ("treasure", TAKE_TREASURE, TREASURE_NAMES),
    ("point", CHOOSE_POINT, COLOUR_NAMES),
)


def text(action: int) -> str:
    """The text of an action: its path of clicks."""
    if PLACE_TILE <= action < PLACE_LEADER:
        colour, square = divmod(action - PLACE_TILE, CELLS)
        return f"tile {TILE_NAMES[colour]} {square_name(square)}"
    if PLACE_LEADER <= action < WITHDRAW:
        colour, square = divmod(action - PLACE_LEADER, CELLS)
        return f"leader {COLOUR_NAMES[colour]} {square_name(square)}"
    if CATASTROPHE <= action < SWAP:
        return f"catastrophe {square_name(action - CATASTROPHE)}"
    if action in (END_TURN, SWAP, DECLINE):
        return {END_TURN: "end", SWAP: "swap", DECLINE: "decline"}[action]
    for verb, first, names in SHORT:
        if first <= action < first + len(names):
            return f"{verb} {names[action - first]}"
    raise Refused("action", action=action, actions=ACTIONS)


def parse(move: str) -> int:
    """The action that a text means; a colour may be named by its tile or its leader as well."""
    verb, *rest = move.lower().split() or [""]
    if not rest and verb in ("end", "swap", "decline"):
        return {"end": END_TURN, "swap": SWAP, "decline": DECLINE}[verb]
    if verb in ("tile", "leader") and len(rest) == 2:
        first = PLACE_TILE if verb == "tile" else PLACE_LEADER
        return first + colour_number(move, rest[0]) * CELLS + square_number(move, rest[1])
    if verb == "catastrophe" and len(rest) == 1:
        return CATASTROPHE + square_number(move, rest[0])
    for known, first, names in SHORT:
        if verb == known and len(rest) == 1:
            if names is COLOUR_NAMES:
                return first + colour_number(move, rest[0])
            if rest[0] in names:
                return first + names.index(rest[0])
            raise Refused("move-word", move=move, word=rest[0], known=", ".join(names))
    raise Refused("move-text", move=move)


def colour_number(move: str, word: str) -> int:
    """A colour by its own name, its tile's or its leader's."""
    for names in (COLOUR_NAMES, TILE_NAMES, LEADER_NAMES):
        if word in names:
            return names.index(word)
    raise Refused("move-word", move=move, word=word, known=", ".join(COLOUR_NAMES))


def square_number(move: str, word: str) -> int:
    """A square by its name, a1 to p11."""
    if word not in SQUARES:
        raise Refused("move-word", move=move, word=word, known="a1 ... p11")
    return SQUARES[word]
