"""The tables made from code say all that they stand for, and the recorded figures are shown as they are."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest
from tools.docs import figures, tables
from tools.docs.fold import Row, fold, parts

from zenobia import games
from zenobia.core import scenario


def unfolded(rows: list[Row]) -> dict[int, str]:
    """Every name that the rows stand for, by its place."""
    found: dict[int, str] = {}
    for row in rows:
        for turn in product(*(range(len(repeat.values)) for repeat in row.repeats)):
            place, pieces = row.first, parts(row.name)
            for repeat, n in zip(row.repeats, turn, strict=True):
                place += n * repeat.apart
                pieces[repeat.word] = repeat.values[n]
            assert place not in found
            found[place] = "".join(pieces)
    return found


@pytest.mark.parametrize("name", games.names())
def test_rows_stand_for_every_name(name: str) -> None:
    game = games.find(name)
    assert unfolded(fold(list(game.feature_names))) == dict(enumerate(game.feature_names))
    assert unfolded(tables.action_rows(game)) == {action: game.text(action) for action in range(game.actions)}


@pytest.mark.parametrize("name", games.names())
def test_page_is_short_and_complete(name: str) -> None:
    game, page = games.find(name), tables.page(name)
    assert len(page.splitlines()) < 130
    for option in game.options:
        assert f"`{option.name}`" in page
    assert all(f"`{game.text(action).split()[0]}" in page for action in range(game.actions))
    rules = scenario.rule_ids((games.FOLDER / name / "RULES.md").read_text(encoding="utf-8"))
    deeds = tables.deeds(name)[2:]
    assert all(any(rule in line for rule in rules) for line in deeds), "a move without its rule"


def test_fold() -> None:
    rows = fold(["end", "go a1", "go b1", "go c1", "x red 1", "x red 2", "x blue 1", "x blue 2"])
    assert [(row.first, row.pattern(), row.size, row.spacing()) for row in rows] == [
        (0, "end", 1, ""),
        (1, "go {a1, b1, c1}", 3, "3 × every 1"),
        (4, "x {red, blue} {1, 2}", 4, "2 × every 2, 2 × every 1"),
    ]
    assert fold([]) == []


def test_benchmark_shows_peers_and_what_is_missing(tmp_path: Path) -> None:
    record = {
        "when": "1 May 2026",
        "machine": "one core",
        "engine": [{"game": "tigris", "players": 2, "engine": "plain", "steps_per_cpu_s": 14000, "state_bytes": 408}],
        "environments": [
            {"name": "vector tigris 2p", "steps_per_cpu_s": 611000},
            {"name": "peer Pgx chess", "failed": "not installed"},
            {"name": "peer catanatron", "steps_per_cpu_s": 29000},
            {"name": "threads tigris", "games": 8192, "two_threads_clock": 1.81, "two_threads_cpu": 1.93},
        ],
    }
    file = tmp_path / "benchmark.json"
    file.write_text(json.dumps(record))
    page = figures.benchmark(file)
    for line in (
        "Recorded on 1 May 2026: one core.",
        "| tigris | 2 |  | 14,000 | 408 |",
        "| tigris 2p | 611,000 | chess | not installed |",
        "|  |  | Catan | 29,000 |",
        "| tigris | 8,192 | 1.81 times | 1.93 times |",
    ):
        assert line in page.splitlines(), line


def test_ladder(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    assert "make ladder" in figures.ladder(file)
    rung = {"game": "tigris", "players": 2, "stronger": "level3", "weaker": "level2", "games": 200, "wins": 120.5}
    file.write_text(json.dumps([{**rung, "share": 0.6025, "low": 0.53, "high": 0.67}]))
    page = figures.ladder(file)
    assert "## tigris, 2 players" in page
    assert "| level3 | level2 | 200 | 120.5 | 60.2\u00a0% | 53.0\u00a0% | 67.0\u00a0% |" in page
