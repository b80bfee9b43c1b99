"""Plain and compiled play the same games; compiled rules stay within their arrays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TRACE = Path(__file__).parent / "trace.py"
LITTLE_ROOM = """
from zenobia.core.kernel import actions_buffer
from zenobia.core.table import Table
from zenobia.games import find

game = find({game!r})
table = Table(game, game.seats[-1], {{}}, 1)
room = actions_buffer(table.game.actions)
while (count := game.legal(table.state, room)) == 1:  # a throw of dice, for example
    game.apply(table.state, room[0])
assert game.legal(table.state, actions_buffer(count)) == count
try:
    game.legal(table.state, actions_buffer(count - 1))
except IndexError:
    print("refused")
"""
GAMES = 300


def traced(game: str, engine: str, count: int, **environment: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, str(TRACE), game, "1", str(count)],
        env={**os.environ, "ZENOBIA_ENGINE": engine, **environment},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    return run.stdout.splitlines()


def test_lock_step(game):
    plain, compiled = traced(game.id, "plain", GAMES), traced(game.id, "compiled", GAMES)
    assert len(plain) == GAMES
    for ours, theirs in zip(plain, compiled, strict=True):
        assert ours == theirs


def test_an_offer_stays_within_its_array(game):
    run = subprocess.run(
        [sys.executable, "-c", LITTLE_ROOM.format(game=game.id)],
        env={**os.environ, "ZENOBIA_ENGINE": "compiled", "ZENOBIA_BOUNDS": "1"},
        capture_output=True,
        text=True,
    )
    assert run.stdout == "refused\n", run.stderr[-3000:]


def test_bounds_checked_games(game):
    checked = traced(game.id, "compiled", 40, ZENOBIA_BOUNDS="1")
    assert checked == traced(game.id, "plain", 40)
