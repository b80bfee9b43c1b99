"""Where a game lies: its words, lessons and data are files beside its code."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path


def folder_of(game: str) -> Path:
    """The folder of a game, which is not imported for it."""
    spec = find_spec(f"zenobia.games.{game}")
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(game)
    return Path(spec.submodule_search_locations[0])
