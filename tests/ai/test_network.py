"""The file of a network: what it keeps, and what is refused in every language. What it promises is in a process."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.ai.networks import random_network

from zenobia import games
from zenobia.ai.network import LARGEST, Network, made_for, network_file, network_of, squares_of
from zenobia.cli.commands import run as command
from zenobia.core.game import Refused
from zenobia.core.words import LANGUAGES

GAME = games.find("carthago")
PROMISES = Path(__file__).parent / "network_promises.py"


@pytest.mark.parametrize("name", games.names())
def test_a_file_keeps_everything(name: str, tmp_path: Path) -> None:
    game, path = games.find(name), tmp_path / "network.npz"
    network = random_network(game)
    network.save(path)
    again = Network.load(path, game)
    assert again.sizes == network.sizes
    assert again.made_for == network.made_for == made_for(game)
    for each, array in network.arrays.items():
        assert array.dtype == np.float16
        assert (again.arrays[each] == array).all()


CHANGED = {
    "features": replace(GAME, feature_names=("another", *GAME.feature_names[1:])),
    "actions": replace(GAME, text=lambda action: f"another {action}"),
    "rules": replace(GAME, rules_version=GAME.rules_version + 1),
    "game": replace(GAME, id="another"),
}


@pytest.mark.parametrize("what", CHANGED)
def test_a_network_that_does_not_fit_is_refused_with_the_reason(what: str, tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    random_network(GAME).save(path)
    with pytest.raises(Refused) as refused:
        Network.load(path, CHANGED[what])
    said = {refused.value.said(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert refused.value.details["differs"] == what
    assert all(str(path) in sentence for sentence in said)


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    path.write_bytes(b"no network")
    with pytest.raises(Refused, match="is not a network"):
        Network.load(path, GAME)
    network = random_network(GAME)
    Network(network.made_for, [64, 64], network.arrays).save(path)
    with pytest.raises(Refused, match="shapes"):
        Network.load(path, GAME)


def test_a_missing_network_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZENOBIA_NETWORK_CARTHAGO", str(tmp_path / "none.npz"))
    network_of.cache_clear()
    with pytest.raises(Refused, match="none"):
        network_of(GAME)


def test_the_arena_refuses_a_bot_whose_network_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ZENOBIA_NETWORK_CARTHAGO", str(tmp_path / "none.npz"))
    network_of.cache_clear()
    assert command(["arena", "carthago", "--bots", "netsearch@0.1,greedy"]) == 2
    assert "none.npz" in capsys.readouterr().err


def test_moves_on_squares_are_known_by_their_texts() -> None:
    tigris = games.find("tigris")
    squares = squares_of(tigris)
    action = tigris.parse("tile temple h7")
    assert squares.kinds[squares.kind[action]] == "tile temple"
    assert tigris.grid and tigris.grid.squares[squares.square[action]] == "h7"
    assert squares.kind[tigris.parse("swap")] == -1
    assert not squares_of(GAME).kinds


@pytest.mark.parametrize("name", [name for name in ("tigris", "palmyra")])
def test_the_features_of_a_square_are_named_after_it(name: str) -> None:
    game = games.find(name)
    assert game.grid
    for square, features in zip(game.grid.squares, game.grid.features, strict=True):
        for feature in features:
            assert square in game.feature_names[feature].replace("-", " ").split()


@pytest.mark.parametrize("name", games.names())
def test_a_network_that_ships_fits_and_is_small(name: str) -> None:
    game = games.find(name)
    path = network_file(game)
    if not path.exists():
        pytest.skip(f"{name} has no network")
    Network.load(path, game)
    assert path.stat().st_size <= LARGEST


def test_a_mind_with_a_network_keeps_its_promises() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(PROMISES)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment["ZENOBIA_ENGINE"] = "compiled"
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=900)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert "passed" in run.stdout
