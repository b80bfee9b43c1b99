"""The commands as people and programs meet them: exit codes, JSON, one line for every error, games played by pipe."""

from __future__ import annotations

import contextlib
import io
import json
import os
import pty
import re
import select
import shlex
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from zenobia import games
from zenobia.ai import bots
from zenobia.ai.arena import numbered, wilson
from zenobia.cli import prompt
from zenobia.cli.commands import COMMANDS, run
from zenobia.cli.play import WIPE_ALL
from zenobia.core.record import read
from zenobia.core.table import Table

COMMAND = [sys.executable, "-c", "from zenobia.cli import main; main()"]
SCENARIO = """TE-1 a leader may stand beside a temple
given
    players 2
when
    P1 leader red {square}
then
    priest P1 h7
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own, and English."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("ZENOBIA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("ZENOBIA_ENGINE", "plain")
    return tmp_path


def zenobia(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=50,
        env={**os.environ, **environment},
        check=False,
    )


def saved_games(home: Path) -> list[Path]:
    return sorted((home / "data" / "zenobia" / "saved").glob("*"))


# ---------------------------------------------------------------- bad usage


@pytest.mark.parametrize(
    "line, said",
    [
        ("play tigirs", "tigris?"),
        ("play", "GAME"),
        ("pla tigris", "play?"),
        ("play tigris --players 7", "4"),
        ("play tigris --players many", "--players"),
        ("play tigris --seed", "--seed"),
        ("play tigris --option englsh", "english?"),
        ("play tigris --option english=maybe", "maybe"),
        ("play tigris --bots gredy", "greedy?"),
        ("play tigris --seat me,gredy", "greedy?"),
        ("play tigris --seat me,greedy --players 3", "3"),
        ("play tigris --sed 3", "--seed?"),
        ("play tigris chess", "chess"),
        ("play tigris --resume nowhere.txt", "nowhere.txt"),
        ("play tigris --resume nowhere.txt --seed 3", "--seed"),
        ("rules chess", "chess"),
        ("rules palmyra PM-Z.99", "PM-Z.99"),
        ("data chess", "chess"),
        ("scenario nowhere.scn", "nowhere.scn"),
        ("scenario", "FILE"),
        ("record nowhere.txt", "nowhere.txt"),
        ("bench chess", "chess"),
        ("arena tigris --bots random,chaos", "chaos"),
        ("arena tigris --bots random --games 0", "0"),
        ("arena tigris", "--bots"),
        ("arena tigris --bots ,", "--bots"),
        ("selfplay tigris --bots , --out games.npz", "--bots"),
        ("play tigris --bots ,", "--bots"),
        ("play tigris --seat ,", "--seat"),
        ("play tigris -p 0", "0"),
        ("arena tigris --bots random -p 0", "0"),
        ("selfplay tigris -p 0 --out games.npz", "0"),
        ("play tigris -p 2 --bots greedy,random", "2"),
        ("play tigris -p 2 --hotseat --bots greedy,random", "2"),
        ("play tigris --seed 9223372036854775808", "9223372036854775808"),
        ("play tigris --seed 1.5", "--seed"),
        ("play tigris --bots level5@0", "level5@0"),
        ("arena tigris --bots level5@0.000,random", "level5@0.000"),
        ("serve --workers -1", "-1"),
        ("serve --workers 0", "0"),
        ("scenario /dev/null", "/dev/null"),
        ("arena tigris --bots random --workers 1 --ray 127.0.0.1:9", "127.0.0.1:9"),
        ("arena tigris --bots random --workers 1 --ray nowhere", "nowhere"),
        ("arena tigris --bots random --workers -1", "-1"),
        ("arena tigris --bots random --out nowhere/results.jsonl", "nowhere"),
        ("arena tigris --bots random --out .", "."),
        ("fit chess", "chess"),
        ("fit tigris --bot gredy", "greedy?"),
        ("fit tigris --games 0", "0"),
        ("fit tigris --by luck", "luck"),
        ("fit tigris --step 0", "0.0"),
        ("fit tigris --step 1.5", "1.5"),
        ("fit tigris --players 7", "4"),
        ("analyse nowhere.txt", "nowhere.txt"),
        ("balance chess", "chess"),
        ("balance tigris --bot gredy", "greedy?"),
        ("balance tigris --games 0", "0"),
        ("--lang xx", "xx"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_bad_usage_is_one_line(
    line: str, said: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZENOBIA_LANG", language)
    assert run(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("zenobia: ") and err.count("\n") == 1
    assert said.removesuffix("?") in err
    assert "Traceback" not in err and "went wrong" not in err and "refused-" not in err


def test_errors_speak_the_persons_language(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for language, said in (("en", "There is no game"), ("fr", "Il n’y a pas de jeu"), ("it", "Non c’è un gioco")):
        run(["play", "chess", "--lang", language])
        assert said in capsys.readouterr().err
    monkeypatch.delenv("ZENOBIA_LANG")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    run(["play", "chess"])
    assert "Il n’y a pas de jeu" in capsys.readouterr().err


def test_a_mistake_of_ours_is_no_traceback(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("broken\nin two lines")

    monkeypatch.setattr("zenobia.cli.rules.show", fail)
    assert run(["rules", "tigris"]) == 2
    err = capsys.readouterr().err
    assert "broken in two lines" in err and err.count("\n") == 1


# ---------------------------------------------------------------- commands that print


def test_zenobia_alone_starts_the_site(monkeypatch: pytest.MonkeyPatch) -> None:
    started = []
    monkeypatch.setattr("zenobia.cli.serve.serve", lambda *options: started.append(options) or 0)
    assert run([]) == 0
    assert started == [("127.0.0.1", 8000, None, None, [], True)]


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in COMMANDS)
    assert run(["--version"]) == 0
    assert re.fullmatch(r"zenobia \d+\.\d+\.\d+\S*\n", capsys.readouterr().out)
    for command in COMMANDS:
        assert run([command, "--help", "--lang", "fr"]) == 0
        helped = capsys.readouterr().out
        assert "help-" not in helped
        assert run([command, "-h", "--lang", "fr"]) == 0
        assert capsys.readouterr().out == helped


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "palmyra", "pm-a.1"]) == 0
    assert "PM-A.1" in capsys.readouterr().out
    assert run(["rules", "palmyra", "PM-A.1", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["rule"] == "PM-A.1" and shown["text"]
    assert run(["rules", "palmyra"]) == 0
    assert "PM-A.1" in capsys.readouterr().out


def test_coverage_lists_rules_without_a_scenario(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "tigris"
    (folder / "tests" / "scenarios").mkdir(parents=True)
    (folder / "RULES.md").write_text("- **TE-1** Leaders.\n- **TE-2** More.\n- **TE-R1** A ruling.\n")
    scenarios = folder / "tests" / "scenarios" / "leaders.scn"
    scenarios.write_text(SCENARIO.format(square="h7"))
    monkeypatch.setattr("zenobia.games.FOLDER", tmp_path)
    monkeypatch.setattr("zenobia.games.own", lambda: ["tigris"])
    assert run(["rules", "tigris", "--coverage"]) == 1
    out = capsys.readouterr().out
    assert "1 of 3" in out and "TE-2, TE-R1" in out
    assert run(["rules", "tigris", "--coverage", "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {
        "game": "tigris",
        "rules": 3,
        "covered": 1,
        "missing": ["TE-2", "TE-R1"],
    }
    scenarios.write_text(SCENARIO.format(square="h7").replace("TE-1", "TE-1, TE-2, TE-R1"))
    assert run(["rules", "tigris", "--coverage"]) == 0


def test_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["data", "tigris"]) == 0
    assert "seat.hand" in capsys.readouterr().out
    assert run(["data", "tigris", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    hand = next(each for each in shown["values"] if each["path"] == "seat.hand")
    assert hand["value"] == 6 and hand["provenance"].startswith("rulebook")
    assert all(each["provenance"] for each in shown["values"])


def test_own_data(home: Path) -> None:
    own = home / "my.toml"
    own.write_text("[seat]\nhand = 5\n")
    shown = json.loads(zenobia("data", "tigris", "--data", str(own), "--json").stdout)
    assert {"path": "seat.hand", "value": 5, "provenance": "corrected"} in shown["values"]
    ended = zenobia("play", "tigris", "--data", str(own), "--seed", "1", "--save", str(home / "g.txt"))
    assert ended.returncode == 0 and f"--data {own}" in ended.stdout
    assert zenobia("record", str(home / "g.txt")).returncode == 2
    assert zenobia("record", str(home / "g.txt"), "--data", str(own)).returncode == 0
    for text, said in (
        ("[seat]\nfeet = 5\n", "seat.feet"),
        ('[seat]\nhand = "six"\n', "seat.hand"),
        ("oops", "TOML"),
        ("[seat]\nhand = 2020-01-01\n", "2020-01-01"),
        ("[tiles]\ntemple = 300\n", "my.toml"),
    ):
        own.write_text(text)
        refused = zenobia("data", "tigris", "--data", str(own))
        assert refused.returncode == 2 and said in refused.stderr and refused.stderr.count("\n") == 1


def test_scenario(home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zenobia.cli.scenario.prefixes", lambda: {"tigris": "TE", "palmyra": "PM"})
    good, bad = home / "good.scn", home / "bad.scn"
    good.write_text(SCENARIO.format(square="h7"))
    bad.write_text(SCENARIO.format(square="a1") + "\n" + SCENARIO.format(square="j7"))
    assert run(["scenario", str(good)]) == 0
    assert "TE-1 a leader may stand beside a temple: ok" in capsys.readouterr().out
    assert run(["scenario", str(good), str(bad)]) == 1
    out = capsys.readouterr().out
    assert f"{bad}:5: P1 leader red a1" in out and f"{bad}:15" in out and "2 of 3" in out
    assert run(["scenario", str(good), str(bad), "--json"]) == 1
    results = json.loads(capsys.readouterr().out)
    assert [each["ok"] for each in results] == [True, False, False]
    assert results[1]["line"] == 1 and results[1]["file"] == str(bad)
    assert [finding["line"] for finding in results[2]["findings"]] == [15]
    worse = home / "worse.scn"
    worse.write_text("TE-999 no such rule\nthen\n    over\n\n" + good.read_text())
    assert run(["scenario", str(worse)]) == 2
    out = capsys.readouterr().out
    assert "There is no rule TE-999" in out and "beside a temple: ok" in out and "1 of 2" in out


@pytest.mark.parametrize(
    ("language", "river", "question"),
    [
        ("en", "leaders stand on land only (TE-1)", "To be decided now: End the turn, Place a tile"),
        (
            "fr",
            "les chefs vont seulement sur la terre (TE-1)",
            "À décider maintenant\u00a0: Terminer le tour, Poser une tuile",
        ),
        ("it", "i leader stanno solo sulla terra (TE-1)", "Da decidere ora: Termina il turno, Piazza una tessera"),
    ],
)
def test_the_terminal_says_why_a_move_is_refused(home: Path, language: str, river: str, question: str) -> None:
    typed = "leader red a4\ncommit 1\nquit\n"
    ended = zenobia("play", "tigris", "--seed", "3", "--save", str(home / "g.txt"), typed=typed, ZENOBIA_LANG=language)
    assert ended.returncode == 0 and river in ended.stdout and question in ended.stdout
    scenario = home / "river.scn"
    scenario.write_text("TE-1 on a river\nwhen\n    P1 leader red a4\nthen\n    playing\n")
    ended = zenobia("scenario", str(scenario), ZENOBIA_LANG=language)
    assert ended.returncode == 1 and f"{scenario}:3: P1 leader red a4: " in ended.stdout and river in ended.stdout


@pytest.mark.parametrize(
    "text, line",
    [
        ("XX-1 another game\ngiven\n    players 2\n", 1),
        ("given\n    players 2\n", 1),
        ("TE-1 a number is missing\ngiven\n    players\nthen\n    to act P1\n", 1),
        ("TE-1 a word is missing\ngiven\n    points P1 red\nthen\n    to act P1\n", 3),
    ],
)
def test_unreadable_scenarios(
    text: str, line: int, home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zenobia.cli.scenario.prefixes", lambda: {"tigris": "TE"})
    file = home / "odd.scn"
    file.write_text(text)
    assert run(["scenario", str(file)]) == 2
    assert f"{file}:{line}:" in capsys.readouterr().out
    assert run(["scenario", str(file), "--json"]) == 2
    findings = json.loads(capsys.readouterr().out)[0]["findings"]
    assert (findings[0]["kind"], findings[0]["line"]) == ("error", line) and findings[0]["reason"]


def test_every_game_has_a_prefix_of_its_own() -> None:
    from zenobia.cli.scenario import prefixes

    found = prefixes()
    assert len(set(found.values())) == len(found)
    assert {"palmyra": "PM", "carthago": "PC", "tadmor": "TD", "tigris": "TE"}.items() >= found.items()


def test_bench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = {"cut_simulations_per_cpu_s": 81_000, "full_simulations_per_cpu_s": 8_100}
    rows = [
        {"game": "tigris", "players": 2, "engine": "plain", "steps_per_cpu_s": 12000.5, "copy_ns": 11.25},
        {"game": "tigris", "players": 2, "engine": "compiled", "steps_per_cpu_s": 1_200_000, **speeds},
    ]
    monkeypatch.setattr("zenobia.ai.bench.run_bench", lambda games, progress: rows)
    assert run(["bench", "tigris", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == rows
    assert run(["bench", "tigris"]) == 0
    engines, search = capsys.readouterr().out.split("Search")
    assert "12,000" in engines
    assert "81,000" in search and "8,100" in search and search.count("tigris") == 1


def test_a_run_of_the_arena_goes_on_where_its_file_ends(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    command = ["arena", "carthago", "--bots", "random,greedy", "--out", str(out), "--json"]
    shown = []
    for games_wanted in ("2", "3", "3"):
        assert run([*command, "--games", games_wanted]) == 0
        shown.append(json.loads(capsys.readouterr().out))
    assert len(out.read_text().splitlines()) == 3
    assert shown[1] == shown[2]


OUTPUTS = {
    "arena carthago --bots random,greedy --games 1 --json --picture": ".svg",
    "arena carthago --bots random,greedy --games 1 --json --out": ".jsonl",
    "analyse RECORD --level level3 --picture": ".svg",
    "fit carthago --games 2 --bot random --workers 1 --out": ".toml",
    "selfplay carthago --games 1 --bots random --workers 1 --out": ".npz",
    "play tigris --seed 1 --save": ".txt",
    "backup --db sqlite:///DATABASE": ".db",
}


@pytest.mark.parametrize("command", OUTPUTS)
def test_nothing_that_is_not_ours_is_overwritten(
    command: str, home: Path, game_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def work(*_: object) -> None:
        raise AssertionError("no work is done before the refusal")

    for started in ("cli.arena.run", "cli.analyse.read_record", "cli.fit.by_winners", "cli.play.Session"):
        monkeypatch.setattr(f"zenobia.{started}", work)
    monkeypatch.setattr("zenobia.ai.selfplay.play", work)
    names = [f"{name}{OUTPUTS[command]}" for name in ("mine", "link", "folder", "pipe")]
    mine, link, folder, pipe = (home / name for name in names)
    mine.write_bytes(b"letters to Anna \x00\xff\n" * 99)
    link.symlink_to(mine)
    folder.mkdir()
    os.mkfifo(pipe)
    words = command.replace("RECORD", str(game_file)).replace("DATABASE", str(home / "site.db")).split()
    for target in (mine, link, folder, pipe, mine / names[0]):
        assert run([*words, str(target)]) == 2
        out, err = capsys.readouterr()
        assert out == "" and err.count("\n") == 1 and str(target) in err
    assert link.is_symlink() and pipe.is_fifo() and mine.read_bytes().startswith(b"letters")


def test_what_is_ours_is_overwritten_also_behind_a_link(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, link = home / "results.svg", home / "link.svg"
    link.symlink_to(file)
    command = ["arena", "carthago", "--bots", "random,greedy", "--games", "1", "--picture"]
    for _ in range(2):
        assert run([*command, str(link)]) == 0
    assert link.is_symlink() and "</svg>" in file.read_text()
    record, game = home / "game.txt", home / "link.txt"
    game.symlink_to(record)
    for typed in ("leader red h7\n", "leader blue h7\n"):
        assert zenobia("play", "tigris", "--seed", "3", "--save", str(game), typed=typed).returncode == 0
    assert game.is_symlink() and read(record, games.find).table.log[0].text == "leader blue h7"
    (home / "letter").write_text("Dear Anna")
    ended = zenobia("play", "tigris", "--seed", "3", typed=f"save {home}/letter\nquit\n")
    assert ended.returncode == 0 and "something else is in it" in ended.stdout
    assert (home / "letter").read_text() == "Dear Anna"


def test_a_copy_replaces_only_a_copy(home: Path) -> None:
    site, copy, other = home / "site.db", home / "copy.db", home / "other.db"
    database = f"sqlite:///{site}"
    with contextlib.closing(sqlite3.connect(site)) as made, made:
        made.execute("create table tables (id)")
    with contextlib.closing(sqlite3.connect(other)) as made, made:
        made.execute("create table letters (id)")
    for _ in range(2):
        assert zenobia("backup", str(copy), "--db", database).returncode == 0
    for wrong in (site, other):
        before = wrong.read_bytes()
        assert zenobia("backup", str(wrong), "--db", database).returncode == 2
        assert wrong.read_bytes() == before


def test_arena(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "tigris", "--seed", "1", "--games", "2", "--json"]
    assert run([*command, "--bots", "random,greedy"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert [sorted(each) for each in shown["bots"]] == [
        ["games", "high", "low", "name", "rating", "rating_error", "share", "wins"]
    ] * 2
    assert sum(each["wins"] for each in shown["bots"]) == 2
    assert all(each["low"] <= each["share"] <= each["high"] for each in shown["bots"])
    assert next(each for each in shown["bots"] if each["name"] == "greedy")["share"] > 0.5
    again = []
    for _ in range(2):
        assert run([*command, "--bots", "random,random", "--players", "3"]) == 0
        again.append(json.loads(capsys.readouterr().out))
    assert again[0] == again[1], "the same seed, the same games"
    assert sum(each["games"] for each in again[0]["bots"]) == 6
    assert run(["arena", "tigris", "--bots", "random", "--games", "2", "--players", "4"]) == 0
    assert "25.0%" in capsys.readouterr().out


def test_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0.0 and round(wilson(0, 10)[1], 3) == 0.278
    assert numbered(["greedy", "random", "greedy"]) == ["greedy", "random", "greedy 2"]


# ---------------------------------------------------------------- bots


def test_bots_are_given_a_belief_and_never_the_state() -> None:
    table = Table(games.find("tigris"), 2, seed=1)
    seen = []

    def spy(game: object, state: object, seat: int, random: Random) -> int:
        seen.append(state)
        return bots.play_random(table.game, state, seat, random)

    before = table.state.tobytes()
    for _ in range(5):
        assert bots.ask_bot(spy, table, Random(1))[1] is None
    assert all(state is not table.state for state in seen)
    assert table.state.tobytes() == before
    assert len({tuple(state.player[1].hand) for state in seen}) >= 1
    assert all(list(state.player[0].hand) == list(table.state.player[0].hand) for state in seen)


@pytest.mark.parametrize("answer", [-1, 10**9, None, "end", True, 1.5])
def test_nonsense_of_a_bot_becomes_a_legal_move(answer: object) -> None:
    table = Table(games.find("tigris"), 2, seed=1)
    action, failure = bots.ask_bot(lambda *_: answer, table, Random(1))  # type: ignore[arg-type,return-value]
    assert action in table.actions() and failure == repr(answer)


def test_a_bot_that_raises_is_named_and_the_game_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> int:
        raise ZeroDivisionError("oops")

    monkeypatch.setitem(bots.BOTS, "random", fail)
    assert run(["arena", "tigris", "--bots", "random,random", "--games", "1", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["games"] == 1
    assert "random" in err and "oops" in err and "Traceback" not in err


def test_results_with_failures_say_so_above_the_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.BOTS, "random", lambda *_: -1)
    command = ["arena", "tigris", "--bots", "random,greedy", "--games", "1"]
    assert run(command) == 0
    out = capsys.readouterr().out
    assert out.startswith("Careful: random failed 5 times") and "rating" in out
    assert run([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["failures"] == {"random": 5}


@pytest.mark.parametrize("workers", ["0", "1"])
def test_a_bot_that_cannot_start_ends_the_match(home: Path, workers: str) -> None:
    (home / "visitors.py").write_text("import os\nassert os.environ['ZENOBIA_ENGINE'] == 'plain'\nplay = min\n")
    wanted = ["arena", "tigris", "--bots", "visitors:play,random", "--games", "1", "--workers", workers]
    ended = zenobia(*wanted, PYTHONPATH=f"{home}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    assert ended.returncode == 2 and ended.stdout == ""
    assert ended.stderr.count("\n") == 1 and "visitors:play cannot start" in ended.stderr


def test_a_cache_that_cannot_be_written_is_said_once(home: Path) -> None:
    (home / "file").write_text("in the way")
    wanted = ["arena", "carthago", "--bots", "level3,random", "--games", "2", "--workers", "2", "--json"]
    ended = subprocess.run(
        [*COMMAND, *wanted],
        env={**os.environ, "XDG_CACHE_HOME": str(home / "file"), "TMPDIR": str(home)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ended.returncode == 0 and json.loads(ended.stdout)["failures"] == {}
    assert ended.stderr.count("\n") == 1 and f"{home}/file/zenobia: compiled rules cannot be kept there" in ended.stderr
    assert list(home.glob("zenobia-*")) == [], "nothing is left behind"


def test_greedy_is_quick_enough() -> None:
    table, random = Table(games.find("tigris"), 4, seed=2), Random(2)
    started = time.process_time()
    for _ in range(8):
        table.do(bots.ask_bot(bots.play_greedy, table, random)[0])
    assert (time.process_time() - started) / 8 < 0.3


# ---------------------------------------------------------------- records


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from zenobia.core.record import write

    table, random = Table(games.find("tigris"), 2, seed=4), Random(4)
    while not table.over:
        table.do(random.choice(table.actions()), random.getrandbits(62))
    file = tmp_path_factory.mktemp("record") / "game.txt"
    file.write_text(write(table, ["Anna", "greedy (bot)"]), encoding="utf-8")
    return file


def test_record(game_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["record", str(game_file)]) == 0
    out = capsys.readouterr().out
    assert "Anna" in out and "Rank 1" in out and "is true" in out
    assert run(["record", str(game_file), "--verify"]) == 0
    assert capsys.readouterr().out.count("\n") == 1
    assert run(["record", str(game_file), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["verified"] and shown["names"] == ["Anna", "greedy (bot)"] and 1 in shown["ranks"]
    assert shown["moves"][0]["seat"] == "P1"
    assert run(["record", str(game_file), "--to", "3", "--seat", "P2", "--json"]) == 0
    (step,) = json.loads(capsys.readouterr().out)["views"]
    assert step["n"] == 3 and step["view"]["seats"][0]["hand"] is None and step["view"]["seats"][1]["hand"]
    assert run(["record", str(game_file), "--replay", "--to", "2"]) == 0
    assert "Move 2 of" in capsys.readouterr().out
    for wrong in (["--to", "99999"], ["--seat", "P7"], ["--seat", "Anna"]):
        assert run(["record", str(game_file), *wrong]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_changed_name_is_noticed(game_file: Path, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, changed = game_file.read_text(), home / "changed.txt"
    changed.write_text(text.replace("name P1 Anna", "name P1 Berta"))
    line = text.splitlines().index("name P1 Anna") + 3
    for command in ("record", "analyse"):
        assert run([command, str(changed)]) == 1
        assert f"{changed}:{line}: a name was changed" in capsys.readouterr().err
    older = re.sub("names .*\n", "", text)
    changed.write_text(older)
    assert older != text and run(["record", str(changed)]) == 0, "records from before names were checked"
    capsys.readouterr()
    for odd in ("name P9 Zoe\n--", "name P1 Anna\n--", "names 00000000\nnames 00000000\n--", "name\n--"):
        changed.write_text(older.replace("--", odd, 1))
        assert run(["record", str(changed)]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_record_and_analyse_exit_alike(game_file: Path, home: Path) -> None:
    text, bad = game_file.read_text(), home / "bad.txt"
    for written, code in ((text[:900], 1), (text + "more\n", 1), ("letters\n", 2), (text.replace("rules", "laws"), 2)):
        bad.write_text(written)
        assert run(["record", str(bad)]) == run(["analyse", str(bad)]) == code


def test_impossible_results_are_refused(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = home / "results.jsonl"
    command = ["arena", "carthago", "--bots", "random,greedy", "--games", "1", "--out", str(out)]
    assert run(command) == 0
    capsys.readouterr()
    kept = out.read_text()
    for shares in ("[7.0, -3.0, -3.0]", "[1.0, 1.0, 1.0]", "[1.0]", '"all"', '["1", 0, 0]'):
        out.write_text(re.sub(r'"shares": \[.*?\]', f'"shares": {shares}', kept))
        assert run(command) == 2
        assert f"{out}:1:" in capsys.readouterr().err


def test_names_are_never_markup(game_file: Path, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    odd = home / "odd.txt"
    lines = [line for line in game_file.read_text().splitlines(keepends=True) if not line.startswith("name")]
    lines.insert(lines.index("--\n"), "name P1 [red]x[/blue]\nname P2 [/] :smile:\n")
    odd.write_text("".join(lines))
    assert run(["record", str(odd)]) == 0
    out = capsys.readouterr().out
    assert "([red]x[/blue])" in out and "([/] :smile:)" in out and "[dim]" not in out
    assert run(["record", str(odd), "--replay", "--to", "3"]) == 0
    assert "Bow ([/] :smile:)" in capsys.readouterr().out


def test_replay_shows_every_board(game_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["record", str(game_file), "--replay"]) == 0
    moves = len(read(game_file, games.find).table.log)
    assert capsys.readouterr().out.count("Move ") == moves


def test_a_changed_record_is_a_negative_result(game_file: Path, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = game_file.read_text().splitlines()
    number = lines.index("--") + 3
    lines[number - 1] = re.sub(r"\| \w+", "| 00000000", lines[number - 1])
    changed = home / "changed.txt"
    changed.write_text("\n".join(lines) + "\n")
    assert run(["record", str(changed), "--verify"]) == 1
    assert f"{changed}:{number}:" in capsys.readouterr().err
    assert run(["record", str(changed), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["verified"] is False
    assert run(["play", "--resume", str(changed)]) == 2
    changed.write_text("not a record\n")
    assert run(["record", str(changed)]) == 2


# ---------------------------------------------------------------- menus and completion

LEGAL = ["end", "tile temple h5", "tile temple h6", "tile farm a4", "leader red h7", "leader red i6"]


def test_a_move_is_a_path() -> None:
    assert prompt.next_words(LEGAL, []) == ["end", "tile", "leader"]
    assert prompt.next_words(LEGAL, ["tile"]) == ["temple", "farm"]
    assert prompt.advance(LEGAL, ["leader"]) == ["leader", "red"]
    assert prompt.advance(LEGAL, []) == []
    assert prompt.advance(["commit 0", "commit 1"], []) == ["commit"]
    assert prompt.advance(["end"], []) == [], "a move is never made unasked"


def test_completion_goes_word_by_word() -> None:
    assert prompt.completions(LEGAL, "t") == ["tile "]
    assert prompt.completions(LEGAL, "tile ") == ["tile temple ", "tile farm "]
    assert prompt.completions(LEGAL, "tile temple h") == ["tile temple h5", "tile temple h6"]
    assert prompt.completions(LEGAL, "u") == ["undo"]
    assert prompt.completions(LEGAL, "xyz") == []


# ---------------------------------------------------------------- play by pipe


def test_a_whole_game_against_greedy(home: Path) -> None:
    """Typed moves, menu numbers and ENTER until the end; the record says what happened."""
    file = home / "game.txt"
    ended = zenobia("play", "tigris", "--seed", "5", "--save", str(file), typed="end\n1\n" * 300)
    assert ended.returncode == 0 and ended.stderr == ""
    assert "The game is over" in ended.stdout and "Final score" in ended.stdout
    assert "Bow (greedy) wins" in ended.stdout
    record = read(file, games.find)
    assert record.table.over and record.table.ranks() == [2, 1]
    assert [move.text for move in record.table.log if move.seat == 0][:3] == ["end"] * 3
    points = re.findall(r"points +R(\d+) B(\d+) G(\d+) K(\d+)", ended.stdout)
    assert len(set(points)) > 1, "at the end the screens are lifted"
    assert saved_games(home) == []


def test_play_needs_no_compiler(home: Path) -> None:
    ended = zenobia("play", "tigris", "--seed", "1", typed="leader red h7\n", ZENOBIA_ENGINE="compiled")
    assert ended.returncode == 0 and "priest on h7" in ended.stdout


@pytest.mark.parametrize("game", games.names())
def test_help_at_the_table(game: str, home: Path) -> None:
    helped = zenobia("play", game, "--seed", "1", typed="help\nquit\n")
    assert helped.returncode == 0 and helped.stderr == ""
    assert "undo" in helped.stdout


def test_every_language_plays(home: Path) -> None:
    for language, said in (("fr", "de jouer"), ("it", "Tocca a")):
        ended = zenobia(
            "play", "tigris", "--seed", "1", "--lang", language, typed="2\n1\n1\nleader red b1\n\n?\nmoves\n"
        )
        assert ended.returncode == 0 and ended.stderr == "" and said in ended.stdout


def test_moves_by_menu_typing_and_beginning(home: Path) -> None:
    typed = "leader\nred\nh7\nle bl h\nmoves tile xyz\nleader blue z9\n77\ntile temple i6\n"
    ended = zenobia("play", "tigris", "--seed", "3", typed=typed)
    assert "Lion places the priest on h7" in ended.stdout
    assert "“le bl h” is not allowed here" in ended.stdout
    assert "No possible move begins so" in ended.stdout
    assert "“leader blue z9” is not allowed here. Similar moves: leader blue" in ended.stdout
    assert "Lion places a temple on i6" in ended.stdout
    assert ended.returncode == 0


def test_undo_goes_back_to_the_own_decision(home: Path) -> None:
    file = home / "game.txt"
    zenobia(
        "play", "tigris", "--seed", "3", "--save", str(file), typed="leader red h7\nend\nundo\nundo\nleader blue h7\n"
    )
    log = read(file, games.find).table.log
    assert [(move.seat, move.text) for move in log] == [(0, "leader blue h7")]
    ended = zenobia("play", "tigris", "--seed", "3", typed="undo\n")
    assert "nothing to undo" in ended.stdout and ended.returncode == 0


def test_the_end_of_input_saves_and_the_game_resumes(home: Path) -> None:
    ended = zenobia(
        "play", "tigris", "--seed", "3", "--players", "3", "--bots", "random,greedy", typed="leader red h7\n"
    )
    assert ended.returncode == 0
    (file,) = saved_games(home)
    assert f"zenobia play tigris --resume {file}" in ended.stdout
    again = zenobia("play", "tigris", "--resume", str(file), typed="leader blue h5\nquit\n")
    assert again.returncode == 0 and again.stderr == ""
    assert saved_games(home) == [file], "a resumed game is saved where it came from"
    record = read(file, games.find)
    assert record.names == ["", "random (bot)", "greedy (bot)"]
    assert len(record.table.log) >= 1 and record.table.log[0].text == "leader red h7"
    other = zenobia("play", "palmyra", "--resume", str(file))
    assert other.returncode == 2 and other.stderr.count("\n") == 1


def test_save_command_and_folders_that_cannot_be_written(home: Path) -> None:
    file = home / "mine.txt"
    ended = zenobia("play", "tigris", "--seed", "3", typed=f"leader red h7\nsave {file}\nsave /proc/no/game.txt\nend\n")
    assert f"Saved: {file}" in ended.stdout and "/proc/no/game.txt: cannot be written" in ended.stdout
    assert ended.returncode == 0 and len(read(file, games.find).table.log) > 1
    (home / "file").write_text("in the way")
    lost = zenobia("play", "tigris", typed="end\n", XDG_DATA_HOME=str(home / "file"), TMPDIR=str(home))
    assert lost.returncode == 0 and "cannot be written" in lost.stderr
    found = re.search(r"--resume (\S+)", lost.stdout)
    assert found and read(Path(found[1]), games.find).table.log


def test_a_full_disk_loses_nothing(home: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no full disk to be had")
    code = """
import os
from zenobia.cli import main
from zenobia.core import files
files.tempfile.mkstemp = lambda **_: (os.open("/dev/full", os.O_WRONLY), "/nowhere/x")
main()
"""
    ended = subprocess.run(
        [sys.executable, "-c", code, "play", "tigris", "--seed", "3"],
        input="leader red h7\nsave\nend\n",
        capture_output=True,
        text=True,
        timeout=50,
        check=False,
    )
    assert "the disk is full" in ended.stdout, "the game goes on after a failed save"
    assert ended.returncode == 1 and "cannot be saved anywhere" in ended.stderr
    record = home / "copied.txt"
    record.write_text(ended.stdout[ended.stdout.index("zenobia record 1") :].rstrip() + "\n")
    assert read(record, games.find).table.log[0].text == "leader red h7"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_interrupted_while_waiting(home: Path, number: signal.Signals) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "tigris", "--seed", "3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    assert process.stdin and process.stdout
    process.stdin.write("leader red h7\n")
    process.stdin.flush()
    heard = ""
    while "priest on h7" not in heard:
        heard += process.stdout.readline()
    time.sleep(0.2)
    process.send_signal(number)
    rest, err = process.communicate(timeout=20)
    assert process.returncode == 0 and err == ""
    (file,) = saved_games(home)
    assert f"--resume {file}" in rest
    assert [move.text for move in read(file, games.find).table.log] == ["leader red h7"]


def interrupted(*arguments: str, seconds: float) -> tuple[int, str]:
    """Ctrl-C at a terminal, which reaches all processes in front: the exit code and what was said on stderr."""
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)
    assert process.stderr
    said = process.stderr.read()
    process.communicate(timeout=20)
    return process.returncode, said


def test_ctrl_c_while_others_compute(home: Path) -> None:
    assert interrupted("bench", "carthago", seconds=3) == (130, "")
    assert interrupted("arena", "carthago", "--bots", "mcts@9", "--games", "2", "--workers", "1", seconds=4) == (
        130,
        "",
    )
    assert interrupted("play", "carthago", "--seat", "mcts,mcts,mcts", seconds=4) == (0, "")
    assert len(saved_games(home)) == 1


@pytest.mark.parametrize("command", ["rules tigris", "data tigris --json", "--help"])
def test_output_that_cannot_be_written(command: str) -> None:
    for stdout in ("/dev/full", "&-"):
        shell = " ".join(shlex.quote(each) for each in [*COMMAND, *command.split()])
        ended = subprocess.run(["sh", "-c", f"{shell} >{stdout}"], capture_output=True, text=True, timeout=50)
        assert ended.returncode == 2 and ended.stderr.count("\n") == 1, ended.stderr
        assert "The output cannot be written" in ended.stderr


def test_a_home_that_does_not_exist(home: Path) -> None:
    (home / "file").write_text("in the way")
    nowhere = {"HOME": str(home / "file" / "home"), "XDG_DATA_HOME": "", "XDG_CACHE_HOME": "", "TMPDIR": str(home)}
    ended = zenobia("play", "tigris", typed="end\n", **nowhere)
    assert ended.returncode == 0 and "saved elsewhere" in ended.stderr and "Traceback" not in ended.stderr
    assert len(list(home.glob("tigris-*.txt"))) == 1
    ended = zenobia("serve", "--no-browser", "--port", "8999", **nowhere)
    assert ended.returncode == 2 and ended.stderr.count("\n") == 1


def test_a_folder_is_no_database(home: Path) -> None:
    for language, said in (("en", "it is no file"), ("fr", "ce n’est pas un fichier"), ("it", "non è un file")):
        ended = zenobia("serve", "--db", str(home), "--no-browser", "--port", "8999", ZENOBIA_LANG=language)
        assert ended.returncode == 2 and ended.stderr.count("\n") == 1 and said in ended.stderr


def test_no_typing_breaks_the_game(home: Path) -> None:
    odd = (
        "\u00b2\n99999999999999999999\n-1\n0\n{ $x }\n[bold]\n\x00\x1b[A\nsave \nrules\nrules TE-999\n"
        + "x" * 5000
        + "\n"
    )
    process = subprocess.run(
        [*COMMAND, "play", "tigris", "--seed", "3"],
        input=odd.encode() + b"\xff\xfe\nleader red h7\n",
        capture_output=True,
        timeout=50,
        check=False,
    )
    assert process.returncode == 0 and process.stderr == b""
    assert "Lion places the priest on h7" in process.stdout.decode()


def test_a_mistake_of_ours_does_not_cost_the_game(home: Path) -> None:
    code = """
from zenobia.cli import main, play
play.Session.do_moves = lambda self, rest: 1 / 0
main()
"""
    ended = subprocess.run(
        [sys.executable, "-c", code, "play", "tigris", "--seed", "3"],
        input="leader red h7\nmoves\n",
        capture_output=True,
        text=True,
        timeout=50,
        check=False,
    )
    assert ended.returncode == 2 and "ZeroDivisionError" in ended.stderr and "Traceback" not in ended.stderr
    (file,) = saved_games(home)
    assert f"--resume {file}" in ended.stdout and len(read(file, games.find).table.log) == 1


def test_bots_alone_can_be_watched() -> None:
    ended = zenobia("play", "tigris", "--seat", "random,random", "--seed", "2")
    assert ended.returncode == 0 and "You are watching" in ended.stdout and "Final score" in ended.stdout


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_board_of_tigris_fits_80_columns_and_shows_every_piece(language: str) -> None:
    from rich.console import Console

    from zenobia.core.words import words
    from zenobia.games.tigris.terminal import board

    random, known = Random(6), words(language, "tigris")
    table = Table(games.find("tigris"), 4, {"open_points": "on", "ziggurat": "on"}, 6)
    while not table.over:
        table.do(random.choice(table.actions()), random.getrandbits(62))
        if len(table.log) % 20 and not table.over:
            continue
        view = table.view(random.randrange(4))
        console = Console(width=200, file=io.StringIO())
        with console.capture() as capture:
            console.print(board(view, known))
        lines = capture.get().splitlines()
        assert max(len(line.rstrip()) for line in lines[:13]) <= 80
        drawn = {
            f"{chr(97 + n)}{row + 1}": lines[row + 1][3 + 3 * n : 6 + 3 * n] for row in range(11) for n in range(16)
        }
        for leader in view["leaders"]:
            assert drawn[leader["square"]][2] == str(leader["seat"] + 1)
        for square in view["catastrophes"]:
            assert drawn[square] == " X "
        for square in view["treasures"]:
            assert drawn[square][2] in "*^"
        for tile, letter in zip(view["tiles"], "RBGK", strict=True):
            assert all(drawn[square][1] == letter for square in view["tiles"][tile])


# ---------------------------------------------------------------- play at a terminal


class Terminal:
    """A pretended terminal."""

    def __init__(self, *arguments: str) -> None:
        self.pid, self.end = pty.fork()
        if self.pid == 0:  # the child
            os.environ.update(TERM="xterm-256color", LINES="50")
            os.execv(sys.executable, [*COMMAND, *arguments])
        self.heard = ""

    def read_until(self, text: str, seconds: float = 20) -> str:
        """What was written since the last call, up to a text."""
        stop = time.monotonic() + seconds
        while text not in self.heard and time.monotonic() < stop:
            if select.select([self.end], [], [], 0.1)[0]:
                try:
                    self.heard += os.read(self.end, 65536).decode(errors="replace")
                except OSError:
                    break
        assert text in self.heard, self.heard[-2000:]
        at = self.heard.index(text) + len(text)
        heard, self.heard = self.heard[:at], self.heard[at:]
        return heard

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    opened = Terminal("play", "tigris", "--seed", "3", "--hotseat")
    yield opened
    with contextlib.suppress(ProcessLookupError):
        os.kill(opened.pid, signal.SIGKILL)
    os.waitpid(opened.pid, 0)
    os.close(opened.end)


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


def hands(screen: str) -> list[str]:
    return [found.strip() for found in re.findall(r"hand ([RBGK0-9 ]+)", plain(screen))]


def test_hot_seat_hides_the_other_hand(terminal: Terminal) -> None:
    wipe = WIPE_ALL
    table = Table(games.find("tigris"), 2, seed=3)
    letters = dict(zip(("temple", "farm", "market", "settlement"), "RBGK", strict=True))
    written = [
        " ".join(f"{letters[tile]}{n}" for tile, n in table.view(seat)["seats"][seat]["hand"].items() if n)
        for seat in (0, 1)
    ]
    assert hands(terminal.read_until("in front of the screen")) == [], "nothing is shown before the person is there"
    terminal.type("\n")
    assert hands(terminal.read_until("Lion> ")) == [written[0], "6"]
    terminal.type("end\n")
    between = terminal.read_until("in front of the screen")
    assert wipe in between and hands(between.rpartition(wipe)[2]) == []
    assert "Bow" in between
    terminal.type("\n")
    assert hands(terminal.read_until("Bow> ").rpartition(wipe)[2]) == ["6", written[1]]


def test_tab_completes_and_ctrl_c_saves(terminal: Terminal, home: Path) -> None:
    terminal.read_until("in front of the screen")
    terminal.type("\n")
    terminal.read_until("Lion> ")
    terminal.type("lea\tred h7\n")
    terminal.read_until("Lion places the priest on h7")
    terminal.read_until("Lion> ")
    time.sleep(0.3)  # readline looks for signals once it waits for keys
    terminal.type("\x03")
    said = plain(terminal.read_until(".txt\r\n"))
    said += plain(terminal.read_until(".txt"))
    (file,) = saved_games(home)
    assert "--resume" in said
    assert [move.text for move in read(file, games.find).table.log] == ["leader red h7"]


def test_a_solo_game_keeps_the_best_score(tmp_path):
    """The campaign's file is written at the end of a solo game, and a damaged one is set aside."""
    home = tmp_path / "home"
    environment = {**os.environ, "XDG_DATA_HOME": str(home), "ZENOBIA_LANG": "en"}
    file = home / "zenobia" / "palmyra-solo.json"
    file.parent.mkdir(parents=True)
    file.write_text("damaged")
    run = subprocess.run(
        [*COMMAND, "play", "palmyra", "--players", "1", "--seed", "4"],
        input="1\n" * 3000,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    assert "Best score:" in run.stdout and "has been set aside" in run.stdout
    assert (file.parent / "palmyra-solo.damaged-1.json").read_text() == "damaged"
    assert json.loads(file.read_text())["best"]["standard"]["1"] >= 0
