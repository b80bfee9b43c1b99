"""The pages about scale and reliability show the recorded figures as they are."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tools.soak import report

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


@pytest.fixture(scope="module")
def scale() -> Any:
    """bench/scale.py, which is a script."""
    found = importlib.util.spec_from_file_location("scale", ROOT / "bench" / "scale.py")
    assert found and found.loader
    module = importlib.util.module_from_spec(found)
    sys.modules["scale"] = module  # dataclasses look there
    found.loader.exec_module(module)
    return module


def test_scale_shows_the_measurement(scale: Any) -> None:
    page = (DOCS / "scale.md").read_text(encoding="utf-8")
    assert page == scale.page(page, json.loads((DOCS / "server-bench.json").read_text(encoding="utf-8"))), (
        "run `python bench/scale.py --write`"
    )


def test_reliability_shows_the_last_soak() -> None:
    page = (DOCS / "reliability.md").read_text(encoding="utf-8")
    assert page == report.page(page, json.loads((DOCS / "soak.json").read_text(encoding="utf-8")))


def test_more_players_need_more_processes(scale: Any) -> None:
    costs = scale.Costs(move=0.001, postgres=0.0005, table=0.01, socket=0.002, request=0.001, awake=60_000, stored=150)
    few, many = scale.People(a_day=10_000), scale.People(a_day=1_000_000)
    busiest = [max(scale.day(people), key=lambda at: at.moves) for people in (few, many)]
    assert 50 < busiest[1].moves / busiest[0].moves < 200
    shares = [scale.cpu(busiest[1], many, costs, processes) for processes in (1, 2, 8)]
    assert shares[0] > shares[1] > shares[2] > shares[0] / 8  # every process hears the news of all
    assert scale.latency(busiest[0], few, costs, 1) < scale.latency(busiest[1], many, costs, 8)


def test_runs_add_up() -> None:
    run = {
        "acknowledged": 5,
        "lost or doubled, or otherwise wrong": [],
        "chaos": {"kills": 2, "fuzz: messages": 7, "fuzz: HTTP 500": 1},
        "players": {},
    }
    total = report.added(report.added({}, [run]), [run])
    assert (total["runs"], total["moves acknowledged"], total["kills"], total["fuzzed inputs"]) == (2, 10, 4, 14)
    assert (total["lost or doubled"], total["crashes"]) == (0, 2)
