"""The board in the terminal as a picture for the README.

python tools/terminal_picture.py            writes docs/pictures/tigris-terminal.svg
"""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

from rich.console import Console

from zenobia.ai.bots import ask_bot, find_bot
from zenobia.core.table import Table
from zenobia.core.words import words
from zenobia.games.tigris import GAME
from zenobia.games.tigris.terminal import board

MOVES, SEED, WIDTH = 90, 5, 84
PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "tigris-terminal.svg"


def main() -> None:
    table, random = Table(GAME, 3, {}, SEED), Random(SEED)
    while not table.over and len(table.log) < MOVES:
        action, _ = ask_bot(find_bot("greedy"), table, random)
        table.do(action, random.getrandbits(62))
    console = Console(width=WIDTH, record=True, force_terminal=True, file=io.StringIO())
    console.print(board(table.view(0), words("en", "tigris")))
    console.save_svg(str(PICTURE), title="zenobia play tigris")


if __name__ == "__main__":
    main()
