"""The games. Each is one folder; a new folder is a new game."""

from __future__ import annotations

import pkgutil
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from zenobia.core.game import Game, Refused

FOLDER = Path(__file__).parent


def names() -> list[str]:
    """The ids of all games."""
    return list(_names(FOLDER.stat().st_mtime_ns))


@lru_cache(1)
def _names(changed: int) -> tuple[str, ...]:
    """The folders of games, listed again when a folder comes or goes."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules([str(FOLDER)]) if module.ispkg))


def find(name: str) -> Game:
    """A game by its id."""
    if name not in names():
        raise Refused("game", game=name, known=", ".join(names()))
    game: Game = import_module(f"zenobia.games.{name}").GAME
    return game
