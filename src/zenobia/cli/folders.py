"""A game's folder, and the game made ready for people: the plain engine, perhaps with their own values."""

from __future__ import annotations

import os
from pathlib import Path

from zenobia.core.data import variable
from zenobia.core.game import Game, Refused
from zenobia.games import find, folder


def rulebook(game: str, language: str = "en") -> str:
    """A game's rules in a language, in English where they are not translated."""
    place = folder(game)
    own = place / f"RULES.{language}.md"
    path = own if own.exists() else place / "RULES.md"
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused("file", file=str(path), reason=error.strerror or "?") from error


def ready(game: str, own_data: Path | None = None) -> Game:
    """A game, with a person's own values if they name a file."""
    if own_data is not None:
        folder(game)
        os.environ[variable(game)] = str(own_data.resolve())
    return find(game)
