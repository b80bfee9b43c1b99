"""Action numbers and their texts: `conquer legion`, `lay large-mountains-lake`, `to u21`, `stop`.

A cell is named by its column (a to z, then aa to ao) and its row (1 to 41, from the top): u21 is in the middle.
"""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.games.palmyra.data import CELLS, ELEMENTS, FACES, KINDS, SIDE, SIZES, TERRAINS

(
    CONQUER_LEGION,
    COLLECT_CENSOR,
    REORGANISE,
    CONQUER_CENSOR,
    COLLECT_LEGION,
    STOP,
    NO_FLIP,
    MORE_SMALL,
    MORE_LARGE,
    DRAW_SMALL,
    DRAW_LARGE,
    PAY_EMPEROR,
    DECLINE_EMPEROR,
    TO_CITY,
) = range(14)
PICK_KIND = 14  # + kind
FLIP_KIND = PICK_KIND + KINDS  # + kind
CELL = FLIP_KIND + KINDS  # + cell: lay a tile there and walk onto it, or place a pawn there
ACTIONS = CELL + CELLS

SIMPLE = (
    "conquer legion",
    "collect censor",
    "reorganise",
    "conquer censor",
    "collect legion",
    "stop",
    "flip nothing",
    "more small",
    "more large",
    "draw small",
    "draw large",
    "emperor pay",
    "emperor leave",
    "to city",
)


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
    """A cell by column and row: `u21`."""
    return f"{column_name(cell % SIDE)}{cell // SIDE + 1}"


KIND_NAMES = tuple(kind_name(kind) for kind in range(KINDS))
CELL_NAMES = tuple(cell_name(cell) for cell in range(CELLS))
TEXTS = (
    *SIMPLE,
    *(f"lay {name}" for name in KIND_NAMES),
    *(f"flip {name}" for name in KIND_NAMES),
    *(f"to {name}" for name in CELL_NAMES),
)
NUMBERS = {text: action for action, text in enumerate(TEXTS)}


def text(action: int) -> str:
    """The text of an action."""
    return TEXTS[action]


def parse(move: str) -> int:
    """The action that a text means."""
    action = NUMBERS.get(" ".join(move.lower().split()))
    if action is None:
        raise Refused("move-text", move=move)
    return action
