"""A view drawn in the terminal: by the game's own terminal.py, or as a plain list while it has none."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from zenobia.core.table import Table
from zenobia.core.words import Words, language_of_user, words


def words_of(game: str) -> Words:
    """A game's words in the person's language; the shell's alone while it has none."""
    try:
        return words(language_of_user(), game)
    except FileNotFoundError:
        return words(language_of_user())


def drawn(table: Table, seat: int) -> Any:
    """What a seat sees, as something that rich prints; the seats have their chosen emblems."""
    return drawn_view(table.game.id, table.view(seat), table.emblems)


def drawn_view(game: str, view: dict[str, Any], emblems: Iterable[int]) -> Any:
    """A view as something that rich prints."""
    terminal = terminal_of(game)
    for shown, emblem in zip(view.get("seats", []), emblems, strict=False):
        shown["emblem"] = emblem
    if terminal is None:
        from rich.pretty import Pretty

        return Pretty(view)
    return terminal.board(view, words_of(game))


def legend(game: str) -> list[str]:
    """What the letters and signs of a board mean, line by line."""
    lines: list[str] = terminal_of(game).legend(words_of(game)) if hasattr(terminal_of(game), "legend") else []
    return lines


def terminal_of(game: str) -> Any:
    """The game's own drawing, or None."""
    name = f"zenobia.games.{game}.terminal"
    return import_module(name) if find_spec(name) else None
