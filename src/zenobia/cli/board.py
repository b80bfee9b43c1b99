"""A view drawn in the terminal: by the game's own terminal.py, or as a plain list while it has none."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from zenobia.cli.speech import words_of


def drawn(view: dict[str, Any], game: str) -> Any:
    """Something that rich prints."""
    if find_spec(f"zenobia.games.{game}.terminal") is None:
        from rich.pretty import Pretty

        return Pretty(view, expand_all=False)
    return import_module(f"zenobia.games.{game}.terminal").board(view, words_of(game))
