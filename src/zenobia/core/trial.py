"""A player's own values are tried before they are believed: by games that are played with them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from zenobia.core.game import Game, Refused
from zenobia.core.kernel import floats_buffer
from zenobia.core.table import Table

LOOKS = 50  # moves between two looks at a trial game
MOST_MOVES = 20_000  # of a trial game; the longest games by our values have about a thousand


@cache
def try_own_data(game: Game, file: str) -> None:
    """Own values are believed as a whole: after two games with every number of players, the second with all options, in
    which nothing was lost and nothing appeared."""
    for players in game.seats:
        for options in ({}, {option.name: option.values[-1] for option in game.options}):
            if not _plays_well(Table(game, players, options, players)):
                raise Refused("data-broken", file=file, players=players)


def _plays_well(table: Table) -> bool:
    """Play a table by chance: does it end, keep the invariants, and can it be looked at by everybody?"""
    choice, broken = Random(table.seed), _invariants(table.game).broken
    try:
        while not table.over and len(table.log) < MOST_MOVES and not broken(table.state):
            if len(table.log) % LOOKS == 0:
                _look(table)
            table.do(choice.choice(table.actions()), choice.getrandbits(62))
        return table.over and not broken(table.state)
    except (ArithmeticError, LookupError, ValueError):
        return False


def _invariants(game: Game) -> Any:
    """What must be so after every move."""
    return import_module(f"zenobia.games.{game.id}.invariants")


def _look(table: Table) -> None:
    """See a position as people, bots and networks do."""
    for seat in range(table.players):
        table.view(seat)
        table.game.evaluate(table.state, seat)
        table.game.features(table.state, seat, floats_buffer(len(table.game.feature_names)))
