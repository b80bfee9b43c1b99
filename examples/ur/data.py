"""The board as tables. A piece walks from step 0 (at home) over steps 1 to 14 (on the board) to step 15 (borne off)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from zenobia.core.data import load
from zenobia.core.kernel import table
from zenobia.core.moves import Words

DATA = load("ur", Path(__file__).parent)
ROWS = DATA["board"]["rows"]
PATHS = [path.split() for path in DATA["board"]["paths"]]
PIECES: int = DATA["pieces"]["each"]
DICE: int = DATA["dice"]["number"]

SIGNS = {f"{'abcdefgh'[column]}{row + 1}": ROWS[row][column] for row in range(3) for column in range(8)}
SQUARE_NAMES = tuple(name for name, sign in SIGNS.items() if sign != " ")
SQUARES = len(SQUARE_NAMES)
Square = Annotated[int, Words(*SQUARE_NAMES)]  # what a move names

NOWHERE = -1
HOME, OFF = 0, len(PATHS[0]) + 1  # the first and the last step
ROSETTE = table([0, *(int(SIGNS[name] == "*") for name in PATHS[0]), 0])  # [step]
SHARED = table([0, *(int(name in PATHS[1]) for name in PATHS[0]), 0])  # [step] do both seats walk here?
SQUARE_AT = table([[NOWHERE, *map(SQUARE_NAMES.index, path), NOWHERE] for path in PATHS])  # [seat][step]
STEP_OF = table([[path.index(name) + 1 if name in path else NOWHERE for name in SQUARE_NAMES] for path in PATHS])
