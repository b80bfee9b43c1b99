"""A view drawn in the terminal: by the game's own terminal.py, or as a plain list while it has none."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from zenobia.cli.speech import words_of
from zenobia.core.table import Table


def drawn(table: Table, seat: int) -> Any:
    """What a seat sees, as something that rich prints; the seats have their chosen emblems."""
    view, terminal = table.view(seat), terminal_of(table.game.id)
    for shown, emblem in zip(view.get("seats", []), table.emblems, strict=False):
        shown["emblem"] = emblem
    if terminal is None:
        from rich.pretty import Pretty

        return Pretty(view)
    return terminal.board(view, words_of(table.game.id))


def legend(game: str) -> list[str]:
    """What the letters and signs of a board mean, line by line."""
    lines: list[str] = terminal_of(game).legend(words_of(game)) if hasattr(terminal_of(game), "legend") else []
    return lines


def terminal_of(game: str) -> Any:
    """The game's own drawing, or None."""
    name = f"zenobia.games.{game}.terminal"
    return import_module(name) if find_spec(name) else None
