"""The games. Each is one folder; a new folder is a new game."""

from __future__ import annotations

import os
import pkgutil
from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from zenobia.core.data import variable
from zenobia.core.game import Game, Refused
from zenobia.core.kernel import COMPILED, floats_buffer
from zenobia.core.table import Table

FOLDER = Path(__file__).parent
LOOKS = 50  # moves between two looks at a trial game
MOST_MOVES = 20_000  # of a trial game; the longest games by our values have about a thousand


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
    own = os.environ.get(variable(name))
    if own and not COMPILED:  # compiled processes are started by a plain one, which has tried it
        try_own_data(game, own)
    return game


@cache
def try_own_data(game: Game, file: str) -> None:
    """A player's own values are believed as a whole: after two games with every number of players, the second with all
    options, in which nothing was lost and nothing appeared."""
    broken = import_module(f"zenobia.games.{game.id}.invariants").broken
    for players in game.seats:
        for options in ({}, {option.name: option.values[-1] for option in game.options}):
            if not _plays_well(Table(game, players, options, players), broken):
                raise Refused("data-broken", file=file, players=players)


def _plays_well(table: Table, broken: Callable[[Any], list[str]]) -> bool:
    """Play a table by chance: does it end, keep the invariants, and can it be looked at by everybody?"""
    choice = Random(table.seed)
    try:
        while not table.over and len(table.log) < MOST_MOVES and not broken(table.state):
            if len(table.log) % LOOKS == 0:
                _look(table)
            table.do(choice.choice(table.actions()), choice.getrandbits(62))
        return table.over and not broken(table.state)
    except (ArithmeticError, LookupError, ValueError):
        return False


def _look(table: Table) -> None:
    """See a position as people, bots and networks do."""
    for seat in range(table.players):
        table.view(seat)
        table.game.evaluate(table.state, seat)
        table.game.features(table.state, seat, floats_buffer(len(table.game.feature_names)))
