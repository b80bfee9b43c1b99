"""The board in a terminal: every piece can be told apart without colours."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from zenobia.core.words import Words
from zenobia.games.ur.data import SIGNS

INK = ("bold #ffffff on #8a4b00", "bold #ffffff on #1f3f8a")
SQUARE = {"*": (" * ", "#7a1f1f on #f0d890"), ".": (" · ", "#8a7a55 on #e9dcb9"), " ": ("   ", "")}


def board(view: dict[str, Any], words: Words) -> Text:
    """The board, the pieces beside it, and what is asked."""
    drawn = Text("   " + "".join(f" {letter} " for letter in "abcdefgh") + "\n", style="dim")
    for row in "123":
        drawn.append(f" {row} ", style="dim")
        for column in "abcdefgh":
            name = f"{column}{row}"
            seat = view["pieces"].get(name)
            text, style = SQUARE[SIGNS[name]] if seat is None else (f" {seat + 1} ", INK[seat])
            drawn.append(text, style=style)
        drawn.append("\n")
    for seat, shown in enumerate(view["seats"]):
        drawn.append("> " if view["to_act"] == seat else "  ")
        name = words(f"seat-{seat + 1}")
        drawn.append(f"{seat + 1} {words('beside', player=name, home=shown['home'], off=shown['off'])}\n")
    drawn.append(question(view, words), style="bold")
    return drawn


def question(view: dict[str, Any], words: Words) -> str:
    """What is asked now."""
    if view["phase"] == "over":
        return words("game-over")
    return words(f"ask-{view['phase']}", thrown=view["thrown"] or 0)


def legend(words: Words) -> list[str]:
    """What the signs mean."""
    return [words("legend-board")]
