"""`make ladder`: the stored strengths of the bots come from games of these bots, and a missed rung is told."""

from __future__ import annotations

import json
import sys
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "ladder.py"
STORED = TOOL.parent.parent / "docs" / "ladder.json"


@pytest.fixture
def ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool with two short rungs and folders of its own."""
    spec = util.spec_from_file_location("ladder", TOOL)
    assert spec and spec.loader
    tool = util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "STORED", tmp_path / "ladder.json")
    monkeypatch.setattr(tool, "RUNGS", (("greedy", "random", 0.5), ("random", "greedy", 0.9)))
    monkeypatch.setattr(sys, "argv", ["ladder.py", "carthago", "--games", "4", "--workers", "1"])
    return tool


def test_rungs_are_measured_stored_and_a_missed_one_is_told(
    ladder: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ladder.main() == 1, "random play does not beat greedy nine times of ten"
    rows = json.loads(ladder.STORED.read_text())
    assert [(row["stronger"], row["games"], row["players"]) for row in rows] == [("greedy", 4, 3), ("random", 4, 3)]
    assert all(row["low"] <= row["share"] <= row["high"] for row in rows)
    assert rows[0]["share"] > 0.5 > rows[1]["share"]
    assert "90%" in capsys.readouterr().out


def test_results_of_other_bots_are_not_taken_for_these(ladder: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    here = ladder.results("carthago")
    assert here != ladder.results("palmyra")
    monkeypatch.setattr(ladder, "fingerprint", lambda home: "changed")
    assert here != ladder.results("carthago")


def test_every_rung_that_is_published_was_climbed() -> None:
    spec = util.spec_from_file_location("published", TOOL)
    assert spec and spec.loader
    tool = util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    rows = {tool.key(row): row for row in json.loads(STORED.read_text(encoding="utf-8"))}
    for game in tool.PLAYERS:
        for stronger, weaker, demanded in tool.RUNGS:
            row = rows[game, stronger, weaker]
            assert row["games"] >= 200 and row["share"] >= demanded, (game, stronger, weaker)
