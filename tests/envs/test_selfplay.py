"""Features by name, and games of bots as data for learning."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

from zenobia import games
from zenobia.cli.commands import run
from zenobia.core import record
from zenobia.core.kernel import COMPILED

pytestmark = pytest.mark.skipif(COMPILED, reason="commands run plain and start compiled processes")


@pytest.fixture(autouse=True)
def language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZENOBIA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")


def test_features(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    names = games.find(name).feature_names
    assert run(["features", name]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].split(maxsplit=1) == [str(len(names) - 1), names[-1]]
    assert len(lines) == len(names) + 1
    assert run(["features", name, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [each["name"] for each in told["features"]] == list(names)
    assert len(set(names)) == len(names)


def test_selfplay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Both formats hold the same games, and their records are true."""
    paths = {kind: tmp_path / f"games.{kind}" for kind in ("npz", "parquet")}
    for kind, path in paths.items():
        workers = "1" if kind == "npz" else "2"
        command = ["selfplay", "tigris", "--games", "9", "--bots", "random,greedy", "--seed", "7", "--json"]
        assert run([*command, "--workers", workers, "--out", str(path)]) == 0
    told = json.loads(capsys.readouterr().out.split("}\n", 1)[0] + "}")
    arrays, table = dict(np.load(paths["npz"])), parquet.read_table(paths["parquet"])
    assert told["decisions"] == table.num_rows == len(arrays["game"])
    for column in ("game", "step", "seat", "action", "share", "score"):
        assert table[column].to_pylist() == arrays[column].tolist()
    legal = np.split(arrays["legal"], np.cumsum(arrays["legal_counts"])[:-1])
    assert table["legal"].to_pylist() == [each.tolist() for each in legal]
    assert all(action in each for action, each in zip(arrays["action"], legal, strict=True))
    assert np.array(table["features"].to_pylist(), np.float32).tolist() == arrays["features"].tolist()
    assert arrays["features"].shape[1] == len(games.find("tigris").feature_names)
    texts = [text for text in table["record"].to_pylist() if text]
    assert len(texts) == 9
    read = record.Record("game", texts[3], games.find)
    assert read.table.over and read.names == ["greedy", "random"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--out", "games.csv"], "must end in one of these: .parquet, .npz"),
        (["--out", "nowhere/games.npz"], "cannot be written"),
        (["--out", "games.npz", "--games", "0"], "at least 1"),
        (["--out", "games.npz", "--workers", "0"], "at least 1"),
        (["--out", "games.npz", "--bots", "nobody"], "no bot"),
        (["--out", "games.npz", "--players", "9"], "players"),
        (["--out", "games.npz", "--ray", "local"], "zenobia[ray]"),
        (["--out", "games.parquet"], "zenobia[parquet]"),
        ([], "--out"),
    ],
)
def test_refusals(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert run(["selfplay", "tigris", *arguments]) == 2
    assert said in capsys.readouterr().err
    assert os.listdir() == []
