"""The data file: what the rulebook states about the components, and a player's own values."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from zenobia.core.data import PROVENANCES, provenances
from zenobia.games.carthago.data import DATA, KIND_NAMES, PRIVILEGE_NAMES

SHIPS = DATA["ships"]
PLAY = """
from zenobia.core.table import Table
from zenobia.games.carthago import GAME
from zenobia.games.carthago.invariants import broken
table = Table(GAME, 5, {}, 1)
while not table.over:
    table.do(table.actions()[-1], 0)
    assert not broken(table.state)
print(table.state.decade, len(table.state.path))
"""


def test_ships_are_as_the_rulebook_states() -> None:
    """PC-A.2.1"""
    assert Counter(ship["danger"] for ship in SHIPS) == {1: 7, 2: 6, 3: 6, 4: 5, 5: 4, 6: 2}
    assert len({(ship["civilisation"], ship["good"]) for ship in SHIPS}) == len(SHIPS) == 30
    assert {ship["privilege"] for ship in SHIPS} == set(PRIVILEGE_NAMES)
    assert {card["kind"] for card in DATA["action_cards"]} == set(KIND_NAMES)
    assert {space["servants"] for space in DATA["action_spaces"]} == {0, 1, 2, 3}


def test_palace_prices_ascend() -> None:
    """PC-A.11"""
    spaces = [*DATA["palace_spaces"], DATA["large_palace_space"]]
    prices, points = [space["price"] for space in spaces], [space["trade_points"] for space in spaces]
    assert prices == sorted(set(prices)) and points == sorted(points)
    assert (points[0], points[-1], prices[-1]) == (2, 6, 20)


def test_every_value_says_where_it_comes_from() -> None:
    found = provenances(Path(__file__).parent.parent, DATA)
    assert len(found) > 200
    assert [value.path for value in found if value.provenance.split(":")[0] not in PROVENANCES] == []


def with_own(tmp_path: Path, text: str) -> subprocess.CompletedProcess[str]:
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    environment = {**os.environ, "ZENOBIA_DATA_CARTHAGO": str(own), "ZENOBIA_ENGINE": "plain"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    return subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True)


def test_own_values_are_played(tmp_path: Path) -> None:
    run = with_own(tmp_path, "[course]\ndecades = 3\n[path]\nspaces = 15\n[market]\nprices = [5, 4, 3]\n")
    assert run.stdout.split() == ["3", "15"], run.stderr


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[market]\nprices = [5, 4, 300]\n", "market.prices"),
        ("[market]\nspaces = [2, 6, 6]\n", "market.spaces"),
        ("[course]\ndecades = 0\n", "course.decades"),
        ('[names]\ngoods = ["wine", "grain", "oil", "cloth", "pepper"]\n', "ships.egypt-ivory.good"),
        ('[names]\ngoods = ["wine", "grain", "oil", "cloth", "tyre"]\n', "names"),
        ('[names]\ngoods = ["wine", "grain", "oil", "cloth", "White Gold"]\n', "names"),
        ("[market]\nrebate = 1\n", "market.rebate"),
    ],
)
def test_impossible_values_are_refused_by_name(tmp_path: Path, text: str, named: str) -> None:
    run = with_own(tmp_path, text)
    assert run.returncode != 0
    assert "Refused" in run.stderr and named in run.stderr.splitlines()[-1]
