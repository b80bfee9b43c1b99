"""The view drawn in a terminal. Without this file the view is printed as it is."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from zenobia.core.words import Words


def board(view: dict[str, Any], words: Words) -> Text:
    """The pile, and what is asked."""
    drawn = Text("o " * view["stones"] + "\n", style="bold")
    drawn.append(words("game-over") if view["phase"] == "over" else words("ask-take", n=view["stones"]))
    return drawn
