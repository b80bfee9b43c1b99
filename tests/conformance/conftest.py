"""The same free tests for every game: each runs over all games, player counts and options."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from zenobia import games
from zenobia.core import scenario
from zenobia.core.game import Game
from zenobia.core.table import Table


@dataclass(frozen=True)
class Case:
    """A game with a number of players and its options."""

    game: Game
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game.id, str(self.players), *(f"{name}={value}" for name, value in self.options)])

    def table(self, seed: int) -> Table:
        return Table(self.game, self.players, dict(self.options), seed)

    def part(self, name: str) -> ModuleType:
        """A module of the game, or of its own tests (`tests.secrets`)."""
        return import_module(f"zenobia.games.{self.game.id}.{name}")

    def play(self, seed: int) -> Iterator[tuple[Table, list[int]]]:
        """A random game, step by step: the table and its legal actions before each move."""
        choice = random.Random(seed)
        table = self.table(seed)
        while actions := table.actions():
            yield table, actions
            table.do(choice.choice(actions), choice.getrandbits(62))
        yield table, []


def cases() -> list[Case]:
    """Every player count with default options, and every other value of every option once."""
    found = []
    for game in chosen():
        found += [Case(game, players, ()) for players in game.seats]
        for option in game.options:
            for value in option.values[1:]:
                found.append(Case(game, _fitting(game, option.name, value), ((option.name, value),)))
    return found


def _fitting(game: Game, option: str, value: str) -> int:
    """A player count at which a table with this option can be opened."""
    for players in (*game.seats[1:], game.seats[0]):
        try:
            Table(game, players, {option: value}, 1)
        except Exception:  # the game refuses this count with this option
            continue
        return players
    raise AssertionError(f"{game.id}: no player count takes {option}={value}")


def chosen() -> list[Game]:
    """All games, or those that ZENOBIA_TEST_GAMES names."""
    only = os.environ.get("ZENOBIA_TEST_GAMES", "").split()
    return [games.find(name) for name in games.names() if not only or name in only]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wanted = set(metafunc.fixturenames)
    if "case" in wanted:
        metafunc.parametrize("case", cases(), ids=str)
    if "golden" in wanted:
        paths = [path for game in chosen() for path in sorted((folder_of(game) / "golden").glob("*.txt"))]
        metafunc.parametrize("golden", paths, ids=[f"{path.parts[-4]}-{path.stem}" for path in paths])
    if "each" in wanted:
        found = [
            pytest.param(game, each, id=f"{game.id}:{each.title}")
            for game in chosen()
            for path in sorted((folder_of(game) / "scenarios").glob("*.scn"))
            for each in scenario.read(path)
        ]
        metafunc.parametrize(("game", "each"), found)
    elif "game" in wanted:
        metafunc.parametrize("game", chosen(), ids=[game.id for game in chosen()])


def folder_of(game: Game) -> Path:
    """Where a game keeps its own tests."""
    return games.folder(game.id) / "tests"
