"""The analysis of a game: chances at every move, mistakes by what the seat knew, turning points."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest

from zenobia import games
from zenobia.ai.analysis import NOTICEABLE, PART, assemble, questions, shared
from zenobia.cli.commands import run
from zenobia.core.game import Refused
from zenobia.core.record import write
from zenobia.core.table import Table

SECRETS = Path(__file__).parent / "judged_worlds.py"


def played(moves: int, players: int = 3, game: str = "carthago") -> Table:
    table, rng = Table(games.find(game), players, seed=8), random.Random(8)
    while not table.over and len(table.log) < moves:
        table.do(rng.choice(table.actions()), rng.getrandbits(62))
    return table


def record(path: Path, moves: int, **how: object) -> Path:
    path.write_text(write(played(moves, **how), ["Anna", "Bruno", "Clara"]), encoding="utf-8")  # type: ignore[arg-type]
    return path


def test_a_finished_game(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("ZENOBIA_LANG", "en")
    file, picture = record(tmp_path / "game.txt", 10_000), tmp_path / "chances.svg"
    assert run(["analyse", str(file), "--level", "level3", "--json", "--picture", str(picture)]) == 0
    found = json.loads(capsys.readouterr().out)
    table = played(10_000)
    assert found["over"] and len(found["moves"]) == len(table.log) and len(found["curve"]) == len(table.log) + 1
    assert found["curve"][-1] == [float(rank == 1) / table.ranks().count(1) for rank in table.ranks()]
    for n, move in enumerate(found["moves"], 1):
        assert (move["n"], move["move"]) == (n, table.log[n - 1].text)
        assert move["before"] == found["curve"][n - 1] and move["after"] == found["curve"][n]
        assert sum(move["after"]) == pytest.approx(1, abs=0.001)
        assert all(other["chance"] - move["chance"] >= NOTICEABLE for other in move["better"])
        assert all(table.game.parse(other["move"]) >= 0 for other in move["better"])
    assert any(move["better"] for move in found["moves"]), "random play makes mistakes"
    drawn = Xml.parse(picture).getroot()
    assert len(drawn.findall("{http://www.w3.org/2000/svg}polyline")) == 3
    assert "Anna" in picture.read_text(encoding="utf-8")


def test_an_unfinished_game_in_words_of_three_languages(tmp_path, capsys, monkeypatch):
    file = record(tmp_path / "game.txt", 12)
    said = {}
    for language in ("en", "fr", "it"):
        monkeypatch.setenv("ZENOBIA_LANG", language)
        monkeypatch.setenv("COLUMNS", "200")
        assert run(["analyse", str(file), "--level", "level3", "--workers", "1"]) == 0
        said[language] = capsys.readouterr().out
    assert "Unfinished" in said["en"] and "12" in said["en"]
    assert len(set(said.values())) == 3


def test_the_answer_does_not_depend_on_the_processes(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("ZENOBIA_LANG", "en")
    file, answers = record(tmp_path / "game.txt", 2 * PART), []
    for workers in ("1", "2"):
        assert run(["analyse", str(file), "--level", "level3", "--workers", workers, "--json"]) == 0
        answers.append(capsys.readouterr().out)
    assert answers[0] == answers[1]


def test_refusals(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("ZENOBIA_LANG", "en")
    good, bad = record(tmp_path / "game.txt", 5), tmp_path / "bad.txt"
    text = good.read_text()
    cases = [
        ("rubbish", [], "zenobia record 1"),
        (text.replace("rules ", "rules 9"), [], "rules"),
        (text.replace("players 3", "players 9"), [], "players"),
        (write(played(0)), [], "nothing was played"),
        (text, ["--level", "level1"], "level3"),
        (text, ["--level", "nobody"], "level3"),
        (text, ["--workers", "0"], "at least 1"),
    ]
    for content, options, reason in cases:
        bad.write_text(content)
        assert run(["analyse", str(bad), *options]) == 2, reason
        assert reason in capsys.readouterr().err
    assert run(["analyse", str(tmp_path / "nowhere.txt")]) == 2


def test_turning_points_are_the_largest():
    table = played(4)
    chances = [[0.5, 0.5, 0], [0.6, 0.4, 0], [0.6, 0.4, 0], [0.2, 0.8, 0], [0.21, 0.79, 0]]
    better = [[], [{"move": "x", "chance": 0.9}], [{"move": "y", "chance": 0.5}, {"move": "z", "chance": 0.4}], []]
    looks = [{"n": n, "chances": each, "chance": 0.3, "better": (better + [[]])[n]} for n, each in enumerate(chances)]
    found = assemble(table, "level4", looks)
    assert found["swings"] == [3, 1], "0.4, then 0.1; 0.01 is noise"
    assert found["mistakes"] == [2, 3]


def test_parts_cover_every_position_once():
    parts = questions("text", 2 * PART, "level4")
    assert [n for part in parts for n in range(part["first"], part["last"])] == list(range(2 * PART + 1))
    with pytest.raises(Refused):
        questions("text", 5, "greedy")


def test_chances_add_up():
    assert shared([0.2, 0.2, 0.4]) == [0.25, 0.25, 0.5]
    assert shared([0.3]) == [0.3], "alone, against the target"


@pytest.mark.parametrize("name", games.names())
def test_a_decision_is_judged_by_what_its_seat_knew_and_the_curve_by_what_is_public(name):
    environment = {**os.environ, "ZENOBIA_ENGINE": "compiled"}
    told = subprocess.run([sys.executable, str(SECRETS), name], env=environment, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr[-3000:]
    assert told.stdout.splitlines() == ["compared 6"]
