"""A record has the same bytes in both engines; two names of one place are two names of one byte."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from zenobia.core.kernel import COMPILED

SHARED = """
from zenobia.core.kernel import entry, i8, record, shares

@record
class State:
    before: int = i8()
    ships: int = i8()
    servants: int = shares("ships")
    row: list[int] = i8(2)

@entry
def move(s: State) -> None:
    s.servants = 7
    s.row[0] = s.ships - 2

s = State()
move(s)
print(s.tobytes().hex(), list(State.LAYOUT.fields))
"""


@pytest.mark.parametrize("engine", ["plain", "compiled"])
def test_two_names_of_one_place(engine: str, tmp_path) -> None:
    script = tmp_path / "shared.py"
    script.write_text(SHARED)
    environment = {**os.environ, "ZENOBIA_ENGINE": engine, "XDG_CACHE_HOME": str(tmp_path)}
    run = subprocess.run([sys.executable, str(script)], env=environment, capture_output=True, text=True)
    assert run.stdout == "00070500 ['before', 'ships', 'row']\n", run.stderr[-2000:]


@pytest.mark.skipif(COMPILED, reason="views are made by the plain engine")
def test_both_names_read_and_write_the_same() -> None:
    from zenobia.games.tigris.state import State

    s = State()
    s.swap_colour = 3
    assert s.colour == 3
    assert s.copy().swap_colour == 3
    assert State.frombytes(s.tobytes()).swap_colour == 3
