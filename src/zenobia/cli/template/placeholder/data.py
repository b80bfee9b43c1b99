"""The printed values as tables; no such number stands in another file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from zenobia.core.data import load
from zenobia.core.moves import Words

DATA = load("placeholder", Path(__file__).parent)
STONES: int = DATA["pile"]["stones"]
MOST: int = DATA["pile"]["most"]

NUMBER_NAMES = tuple(str(number) for number in range(1, MOST + 1))
Number = Annotated[int, Words(*NUMBER_NAMES)]  # what a move names: value 0 is written "1"
