"""A game made ready for people: found by its name or its folder, in the plain engine, perhaps with their own values."""

from __future__ import annotations

import os
from pathlib import Path

from zenobia.core.data import variable
from zenobia.core.game import Game, Refused
from zenobia.core.scenario import rule_ids
from zenobia.games import add, find, folder, names, own


def named(game: str) -> str:
    """The name of a game that a person names, or whose folder they name: `ur`, `./ur`, `examples/ur`."""
    return add(Path(game)) if "/" in game or os.sep in game or game == "." else game


def know_game_around(file: Path) -> None:
    """A file in the folder of a game needs that game, wherever it lies."""
    for place in file.resolve().parents:
        if (place / "RULES.md").is_file() and (place / "__init__.py").is_file() and place.name not in own():
            add(place)


def rulebook(game: str, language: str = "en") -> str:
    """A game's rules in a language, in English where they are not translated."""
    place = folder(game)
    translated = place / f"RULES.{language}.md"
    path = translated if translated.exists() else place / "RULES.md"
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Refused("file", file=str(path), reason=error.strerror or "?") from error


def prefixes() -> dict[str, str]:
    """What the rule numbers of each game begin with: TE of TE-1."""
    found = {}
    for name in names():
        try:
            ids = rule_ids(rulebook(name))
        except Refused:
            continue  # a game without a rulebook has no scenarios either
        if ids:
            found[name] = ids[0].partition("-")[0]
    return found


def ready(game: str, own_data: Path | None = None) -> Game:
    """A game, with a person's own values if they name a file."""
    if own_data is not None:
        folder(game)
        os.environ[variable(game)] = str(own_data.resolve())
    return find(game)
