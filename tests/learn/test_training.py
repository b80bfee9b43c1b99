"""A training at its smallest: it learns, it goes on from its file, and what it writes can be used.

Needs PyTorch (tools/learning.py installs it); a slow core needs a minute or two.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from zenobia import games
from zenobia.ai.network import Network
from zenobia.cli.commands import run as command
from zenobia.cli.train import draw
from zenobia.learn.settings import Settings, mixed, trial

GAME = "tadmor"


def train(settings: Settings, folder: Path) -> list[dict[str, Any]]:
    """The course of a training in a compiled process."""
    process = subprocess.run(
        [sys.executable, "-m", "zenobia.learn", json.dumps(asdict(settings)), str(folder)],
        env={**os.environ, "ZENOBIA_ENGINE": "compiled", "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
    )
    assert process.returncode == 0, process.stderr[-3000:]
    return [json.loads(line) for line in process.stdout.splitlines()]


def test_games_are_mixed() -> None:
    game = games.find("carthago")
    players, options = mixed(game, 1_024, seed=3)
    assert {number: players.count(number) for number in game.seats} == {3: 352, 4: 352, 5: 320}
    assert 400 < sum(not chosen for chosen in options) < 624
    assert all(game.option_values(chosen) for chosen in options)
    assert (players, options) == mixed(game, 1_024, seed=3) != mixed(game, 1_024, seed=4)
    assert 1 not in mixed(games.find("palmyra"), 512, seed=1)[0]


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[dict[str, Any]]]:
    """The folder of a short training, and its course."""
    pytest.importorskip("torch", reason="PyTorch is not installed")
    folder = tmp_path_factory.mktemp("training")
    return folder, train(trial(GAME, steps=48_000, imitation=40_000, looks=1, opponents=("random",)), folder)


@pytest.fixture
def folder(trained: tuple[Path, list[dict[str, Any]]], tmp_path: Path) -> Path:
    """A copy of it, to do anything with."""
    return shutil.copytree(trained[0], tmp_path / "copy")


def mean_strength(course: list[dict[str, Any]]) -> float:
    """The share won against random play at the end, over all numbers of players."""
    shares = [line["strength"]["random"] for line in course if "strength" in line][-1]
    return float(sum(shares.values()) / len(shares))


@pytest.mark.xdist_group("training")
def test_it_learns(trained: tuple[Path, list[dict[str, Any]]], tmp_path: Path) -> None:
    """Untrained it wins its part against random play; after imitating for half a minute far more."""
    untrained = train(trial(GAME, steps=1, games=32, length=1, looks=1, opponents=("random",)), tmp_path)
    _, course = trained
    assert mean_strength(untrained) < 0.55
    assert mean_strength(course) > 0.75
    agreed = [line["agreement"] for line in course if "agreement" in line]
    assert agreed and agreed[-1] > 0.3


@pytest.mark.xdist_group("training")
def test_what_it_writes_can_be_used(folder: Path) -> None:
    network = Network.load(folder / f"{GAME}.npz", games.find(GAME))
    assert network.sizes == [64]
    course = json.loads((folder / f"{GAME}.json").read_text(encoding="utf-8"))
    assert course["settings"]["seed"] == 1
    assert course["steps"] >= 48_000
    for point in course["curve"]:
        if "strength" in point:
            point["strength"]["greedy"] = point["strength"]["random"]
    (folder / f"{GAME}.json").write_text(json.dumps(course), encoding="utf-8")
    draw(GAME, folder)
    assert "<polyline" in (folder / f"{GAME}.svg").read_text(encoding="utf-8")


@pytest.mark.xdist_group("training")
def test_it_goes_on_from_its_file(folder: Path) -> None:
    before = json.loads((folder / f"{GAME}.json").read_text(encoding="utf-8"))
    course = train(trial(GAME, steps=52_000, imitation=40_000, looks=1, opponents=("random",)), folder)
    assert course[0]["begins"] and course[0]["steps"] == before["steps"]
    after = json.loads((folder / f"{GAME}.json").read_text(encoding="utf-8"))
    assert after["steps"] >= 52_000
    assert len(after["curve"]) > len(before["curve"])
    assert "entropy" in after["curve"][-2]


@pytest.mark.xdist_group("training")
def test_it_begins_with_a_network(folder: Path, tmp_path: Path) -> None:
    network = folder / f"{GAME}.npz"
    settings = trial(GAME, steps=1, games=32, length=1, looks=1, opponents=("random",), begin=str(network))
    assert mean_strength(train(settings, tmp_path / "again")) > 0.75
    (other,) = train(trial(GAME, sizes=[32], begin=str(network)), tmp_path / "other")
    assert other["refused"] == "training-other"


@pytest.mark.xdist_group("training")
def test_a_file_of_another_training_is_refused(folder: Path) -> None:
    (other,) = train(trial(GAME, sizes=[32]), folder)
    assert other["refused"] == "training-other"
    (folder / f"{GAME}.training").write_bytes(b"no training")
    (broken,) = train(trial(GAME), folder)
    assert broken["refused"] == "training-broken"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("train chess --out x", "chess"),
        ("train tigris --out x --steps 0", "--steps"),
        ("train tigris --out x --imitation -1", "--imitation"),
        ("train tigris", "--out"),
    ],
)
def test_bad_wishes_are_refused(arguments: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(arguments.split()) == 2
    assert said in capsys.readouterr().err


def test_without_pytorch_the_package_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ZENOBIA_LANG", "en")
    monkeypatch.setattr("zenobia.cli.train.find_spec", lambda name: None)
    assert command(["train", "tigris", "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err == "zenobia: This needs the package torch: install zenobia[train].\n"
