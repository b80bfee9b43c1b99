"""A player's own values: whatever they are, they are refused by name or played right, in both engines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st

from zenobia import games
from zenobia.core.data import variable

SCRIPT = Path(__file__).parent / "own_data.py"
PLAIN_EXAMPLES = int(os.environ.get("ZENOBIA_EXAMPLES", "12"))
COMPILED_EXAMPLES = 1  # each is compiled anew
UNHURRIED = list(HealthCheck)
FAR = {  # as far from ours as is believed: every number that the compiled rules count with
    "carthago": {"course.decades": 20, "course.rounds": 20, "components.servants": 60, "path.spaces": 60},
    "palmyra": {
        "run.empty_alone": 20,
        "run.empty_with_element": 20,
        "run.element_tiles": 20,
        "income.same_element": 20,
    },
    "tadmor": {"setup.camels": 5, "setup.ships": 4, "limits.storage": 100, "tower.tier_levels": 1},
    "tigris": {"seat.hand": 12, "turn.actions": 9, "seat.catastrophes": 9},
}
BELONG_TOGETHER = [
    ("carthago", {"components.servants": 8, "setup.quay_servants": 4}),
    ("palmyra", {"components.small_tiles": 50}),
    ("palmyra", {"components.coin_total": 130}),
    ("palmyra", {"coins.counts": [30, 15, 10]}),
    ("palmyra", {"components.start_large": 5}),
]


def paths_of(values: Any, above: str = "") -> list[str]:
    """The paths of all values that a player's own file can name without repeating a whole row."""
    found = []
    for key, value in values.items():
        if isinstance(value, dict):
            found += paths_of(value, f"{above}{key}.")
        elif not (isinstance(value, list) and isinstance(value[0], dict | list)):
            found.append(f"{above}{key}")
    return found


def ours(game: str) -> dict[str, Any]:
    return tomllib.loads((games.folder(game) / "data.toml").read_text(encoding="utf-8"))


def at(values: Any, path: str) -> Any:
    for key in path.split("."):
        values = values[key]
    return values


def written(wished: dict[str, Any]) -> str:
    """Values by their paths as a file."""
    return "\n".join(f"{path} = {json.dumps(value)}" for path, value in wished.items()) + "\n"


@st.composite
def own_values(draw: st.DrawFn, game: str) -> dict[str, Any]:
    """Some values in place of ours: numbers near them or far away, words of other values."""
    values = ours(game)
    paths = paths_of(values)
    words = sorted({at(values, path) for path in paths if isinstance(at(values, path), str)} | {"nonsense"})

    def other(old: Any) -> Any:
        if isinstance(old, list):
            return [other(each) for each in old]
        if isinstance(old, bool):
            return draw(st.booleans())
        if isinstance(old, str):
            return draw(st.sampled_from([old, *words]))
        return draw(st.one_of(st.integers(old - 2, old + 2), st.integers(0, 9), st.integers(-1, 130)))

    chosen = draw(st.lists(st.sampled_from(paths), min_size=1, max_size=4, unique=True))
    return {path: other(at(values, path)) for path in chosen}


def played(game: str, file: Path, wished: dict[str, Any], engine: str, **environment: str) -> list[str]:
    """What a game with these values prints; it does not fail."""
    file.write_text(written(wished), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, str(SCRIPT), game, "1"],
        env={**os.environ, variable(game): str(file), "ZENOBIA_ENGINE": engine, **environment},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, f"{wished}\n{run.stderr[-3000:]}"
    return run.stdout.splitlines()


@pytest.mark.parametrize("name", games.names())
def test_any_values_are_refused_or_played_right(name: str, tmp_path: Path) -> None:
    @settings(max_examples=PLAIN_EXAMPLES, deadline=None, suppress_health_check=UNHURRIED)
    @given(own_values(name))
    def tried(wished: dict[str, Any]) -> None:
        played(name, tmp_path / "own.toml", wished, "plain")

    tried()


@pytest.mark.parametrize("name", games.names())
def test_both_engines_play_them_alike(name: str, tmp_path: Path) -> None:
    """Values far away and others that are believed; compiled rules are watched at the edges of their arrays."""

    @settings(max_examples=COMPILED_EXAMPLES, deadline=None, phases=[Phase.generate], suppress_health_check=UNHURRIED)
    @given(own_values(name))
    def tried(drawn: dict[str, Any]) -> None:
        assume(len(drawn) > 2)
        wished = {**drawn, **FAR[name]}
        plain = played(name, tmp_path / "own.toml", wished, "plain")
        assume(not plain[0].startswith("refused"))
        assert played(name, tmp_path / "own.toml", wished, "compiled", ZENOBIA_BOUNDS="1") == plain

    tried()


@pytest.mark.parametrize(("name", "wished"), BELONG_TOGETHER)
def test_values_that_belong_together_are_refused_alone(name: str, wished: dict[str, Any], tmp_path: Path) -> None:
    assert played(name, tmp_path / "own.toml", wished, "plain")[0].startswith("refused data-")


def test_values_that_belong_together_are_corrected_together(tmp_path: Path) -> None:
    wished = {"components.coin_total": 125, "components.coin_pieces": 55, "coins.counts": [30, 15, 10]}
    assert not played("palmyra", tmp_path / "own.toml", wished, "plain")[0].startswith("refused")
