"""Games from elsewhere: how they are laid out, found and named, and what is said when something is wrong."""

from __future__ import annotations

import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from zenobia import games
from zenobia.cli.new_game import free_prefix
from zenobia.core.game import Refused
from zenobia.core.kernel import fingerprint
from zenobia.core.words import LANGUAGES

ROOT = Path(__file__).parents[1]
UR = ROOT / "examples" / "ur"
PLAYOUT = """
from zenobia import games
from zenobia.core.kernel import actions_buffer
from zenobia.core.table import Table

game = games.find("nim")
game.playout(Table(game, 2, {}, 1).state, actions_buffer(game.actions))
"""
ZENOBIA = [sys.executable, "-c", "from zenobia.cli import main; main()"]


def run(command: list[str], folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "ZENOBIA_"))}
    known |= {"XDG_DATA_HOME": str(folder / "data"), "ZENOBIA_LANG": "en", "COLUMNS": "100", **environment}
    return subprocess.run(command, cwd=folder, env=known, input="", capture_output=True, text=True, timeout=300)


def zenobia(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run([*ZENOBIA, *arguments], folder, **environment)


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one line that says what is wrong."""
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and done.stderr.startswith("zenobia: "), done.stderr
    assert "refused-" not in done.stderr
    return done.stderr


@pytest.fixture
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game from elsewhere is known, and what a test makes known is forgotten."""
    monkeypatch.setenv(games.VARIABLE, "")
    monkeypatch.setattr(games, "_added", {})


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which `zenobia new-game nim` was run."""
    folder = tmp_path_factory.mktemp("maker")
    done = zenobia(folder, "new-game", "nim")
    assert done.returncode == 0 and "./nim" in done.stdout, done.stderr
    return folder


# ---------------------------------------------------------------- new-game


def test_a_new_game_runs_at_once(made: Path) -> None:
    assert "6 scenarios, all well" in zenobia(made, "scenario", "nim").stdout
    assert "4 of 4 rules" in zenobia(made, "rules", "./nim", "--coverage").stdout
    assert "stones" in zenobia(made, "data", "./nim").stdout
    for language in LANGUAGES:
        played = zenobia(made, "play", "./nim", "--seat", "random,greedy", "--seed", "1", "--lang", language)
        assert played.returncode == 0 and "Nim" in played.stdout, played.stderr


def test_a_new_game_passes_its_own_tests(made: Path) -> None:
    done = run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "nim"], made)
    assert done.returncode == 0 and "passed" in done.stdout, done.stdout[-2000:]


def test_its_own_tests_notice_a_broken_rule(made: Path, tmp_path: Path) -> None:
    source = (made / "nim" / "turn.py").read_text(encoding="utf-8")
    assert zenobia(tmp_path, "new-game", "nim").returncode == 0
    (tmp_path / "nim" / "turn.py").write_text(source.replace("s.stones -= number + 1", "s.stones -= 1"))
    done = run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "nim"], tmp_path)
    assert done.returncode == 1 and "test_golden_games" in done.stdout and "test_scenario" in done.stdout


def test_new_game_as_json(tmp_path: Path) -> None:
    told = json.loads(zenobia(tmp_path, "new-game", "sen_et", "--folder", "games/mine", "--json").stdout)
    assert (told["game"], told["folder"], told["rules"]) == ("sen_et", "games/mine/sen_et", "SE")
    assert "games/mine/sen_et/tests/golden/2-players.txt" in told["files"]
    assert sorted(told["files"]) == sorted(str(file) for file in listed(tmp_path))
    assert "Sen et" in zenobia(tmp_path, "record", "games/mine/sen_et/tests/golden/2-players.txt").stdout


def listed(folder: Path) -> list[Path]:
    found = [file for file in (folder / "games").rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    return [file.relative_to(folder) for file in found]


@pytest.mark.parametrize("name", ["Nim", "n", "my-game", "1nim", "is", "a b", "../nim", ""])
def test_bad_names(name: str, tmp_path: Path) -> None:
    assert f"“{name}” cannot be the name of a game" in refused(zenobia(tmp_path, "new-game", name))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_are_taken(language: str, made: Path, tmp_path: Path) -> None:
    before = (made / "nim" / "__init__.py").stat().st_mtime_ns
    assert "--folder" in refused(zenobia(made, "new-game", "nim", "--lang", language))
    assert (made / "nim" / "__init__.py").stat().st_mtime_ns == before
    assert "Zenobia" in refused(zenobia(tmp_path, "new-game", "tigris", "--lang", language))
    assert "a-b" in refused(zenobia(tmp_path, "new-game", "a-b", "--lang", language))
    (tmp_path / "file").write_text("")
    assert "file" in refused(zenobia(tmp_path, "new-game", "nim", "--folder", "file", "--lang", language))


def test_rule_numbers_of_two_games_begin_differently(tmp_path: Path) -> None:
    assert free_prefix("ur", set()) == "UR"
    assert free_prefix("tell", {"TE", "TL"}) == "TA"
    assert free_prefix("x1", {"XA"}) == "XB"
    assert json.loads(zenobia(tmp_path, "new-game", "tell", "--json").stdout)["rules"] == "TL"  # TE is Tigris


# ---------------------------------------------------------------- golden games


def test_golden_games_are_kept(tmp_path: Path) -> None:
    assert zenobia(tmp_path, "new-game", "nim").returncode == 0
    golden = tmp_path / "nim" / "tests" / "golden" / "2-players.txt"
    text = golden.read_text(encoding="utf-8")
    golden.write_text("mine")
    assert "Kept" in zenobia(tmp_path, "golden", "./nim").stdout and golden.read_text() == "mine"
    told = json.loads(zenobia(tmp_path, "golden", "./nim", "--again", "--json").stdout)
    assert told["kept"] == [] and str(golden) in told["written"] and golden.read_text(encoding="utf-8") == text
    golden.unlink()
    told = json.loads(zenobia(tmp_path, "golden", "./nim", "--json").stdout)
    assert told["written"] == [str(golden)] and len(told["kept"]) == 1


def test_golden_games_of_every_option(tmp_path: Path) -> None:
    """As a game with options would have them; ours has its own."""
    from zenobia.cli.golden import contents

    names = [name for name, _ in contents(games.find("tigris"))]
    assert names[:4] == ["actions.txt", *(f"golden/{players}-players.txt" for players in (2, 3, 4))]
    options = games.find("tigris").options
    others = {f"golden/{option.name}-{value}.txt" for option in options for value in option.values[1:]}
    draws = {f"golden/draws-{players}.txt" for players in (2, 4)}
    assert set(names[4:]) == others | draws and "golden/english-on.txt" in others


# ---------------------------------------------------------------- how a game is found


def test_by_its_name(tmp_path: Path) -> None:
    known = {games.VARIABLE: os.pathsep.join([str(UR), ""])}
    assert "14 of 14" in zenobia(tmp_path, "rules", "ur", "--coverage", **known).stdout
    assert "all well" in zenobia(tmp_path, "scenario", "ur", **known).stdout
    relative = {games.VARIABLE: os.path.relpath(UR, tmp_path)}
    arena = zenobia(tmp_path, "arena", "ur", "--bots", "random,greedy", "--games", "4", "--json", **relative)
    assert json.loads(arena.stdout)["game"] == "ur"


def test_by_its_folder(tmp_path: Path) -> None:
    assert "14 of 14" in zenobia(tmp_path, "rules", str(UR), "--coverage").stdout
    stopped = zenobia(tmp_path, "play", str(UR), "--seed", "1", "--save", "game.txt")
    assert f"zenobia play {UR} --resume game.txt" in stopped.stdout
    assert zenobia(tmp_path, "play", str(UR), "--resume", "game.txt").returncode == 0
    assert zenobia(tmp_path, "record", str(UR / "tests" / "golden" / "2-players.txt"), "--verify").returncode == 0
    assert "all well" in zenobia(tmp_path, "scenario", str(UR / "tests" / "scenarios" / "turn.scn")).stdout


def test_our_own_games_by_their_folders() -> None:
    assert games.add(games.FOLDER / "tigris") == "tigris" and games.called("tigris") == "tigris"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_folder_that_is_no_game(language: str, made: Path, tmp_path: Path) -> None:
    speak = ("--lang", language)
    assert "./nim" in refused(zenobia(made, "rules", "nim", *speak))
    assert "__init__.py" in refused(zenobia(tmp_path, "rules", "./nothing", *speak))
    assert "__init__.py" in refused(zenobia(tmp_path, "rules", "tigris", *speak, ZENOBIA_GAMES="nothing"))
    assert "ur" in refused(zenobia(tmp_path, "rules", "ur", *speak))
    assert zenobia(made / "nim", "rules", ".", "--coverage").returncode == 0
    assert "tigris" in refused(zenobia(tmp_path, "rules", "./tigris", *speak))
    assert zenobia(tmp_path, "new-game", "nim").returncode == 0
    assert str(made) in refused(zenobia(tmp_path, "rules", "./nim", *speak, ZENOBIA_GAMES=str(made / "nim")))
    (tmp_path / "nim").rename(tmp_path / "mancala")
    assert "mancala/__init__.py:" in refused(zenobia(tmp_path, "play", "./mancala", *speak))


@pytest.mark.parametrize(
    ("file", "right", "wrong", "said"),
    [
        ("__init__.py", 'id="nim"', 'id="nimm"', "“nimm”"),
        ("turn.py", "s.stones == 0", "s.stone == 0", "nim/turn.py:{line}: AttributeError"),
        ("state.py", "stones: int", "stones int", "nim/state.py:{line}: SyntaxError"),
        ("play.py", "moves=(take,)", "moves=()", "nim/play.py:18: TypeError: zenobia.games.nim.turn.take is"),
        ("data.toml", "most = 2", "", "nim/data.py:13: KeyError"),
        ("events.py", '"count:number", ', "", "event 'taken'"),
        ("text/en.ftl", "{ $left }", "{ $rest }", "en event-taken"),
    ],
)
def test_what_is_said_of_a_mistake(file: str, right: str, wrong: str, said: str, made: Path, tmp_path: Path) -> None:
    shutil.copytree(made / "nim", tmp_path / "nim", ignore=shutil.ignore_patterns("__pycache__"))
    source = (tmp_path / "nim" / file).read_text(encoding="utf-8")
    assert source.count(right) == 1
    (tmp_path / "nim" / file).write_text(source.replace(right, wrong), encoding="utf-8")
    played = zenobia(tmp_path, "play", "./nim", "--seat", "random,random")
    line = source[: source.index(right)].count("\n") + 1
    assert said.format(line=line) in refused(played)


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("    if s.stones == 0:", '    note = {"a": str}\n    if s.stones == 0:', "{line}: go_on does not compile:"),
        ("    if s.stones == 0:", "    if s.stone == 0:", "{line}: go_on does not compile: "),
        ("s.phase = OVER\n", 's.phase = "over"\n', "{line}: go_on does not compile: "),
        ("def go_on(s: State) -> None", "def go_on(s)", "go_on does not compile: TypeError: a rule needs the types"),
    ],
)
def test_what_is_said_of_a_rule_that_does_not_compile(
    right: str, wrong: str, said: str, made: Path, tmp_path: Path
) -> None:
    shutil.copytree(made / "nim", tmp_path / "nim", ignore=shutil.ignore_patterns("__pycache__"))
    turn = tmp_path / "nim" / "turn.py"
    source = turn.read_text(encoding="utf-8")
    assert source.count(right) == 1
    turn.write_text(source.replace(right, wrong), encoding="utf-8")
    known = {"ZENOBIA_ENGINE": "compiled", games.VARIABLE: str(tmp_path / "nim")}
    done = run([sys.executable, "-c", PLAYOUT], tmp_path, **known)
    line = source[: source.index(right)].count("\n") + 1
    last = done.stderr.splitlines()[-1]
    assert f"{turn}:" in last and said.format(line=line) in last and len(done.stderr.splitlines()) < 30, done.stderr


def test_a_game_of_an_installed_package(tmp_path: Path, nothing_known: None, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "ancient_games"
    (package / "knucklebones").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "knucklebones" / "__init__.py").write_text("GAME = type('G', (), {'id': 'knucklebones'})()\n")
    (package / "broken.py").write_text("broken\n")
    entries = [
        SimpleNamespace(name="knucklebones", module="ancient_games.knucklebones"),
        SimpleNamespace(name="lost", module="nowhere.lost"),
        SimpleNamespace(name="broken", module="ancient_games.broken.game"),
        SimpleNamespace(name="tigris", module="ancient_games.knucklebones"),
    ]
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: entries if group == "zenobia.games" else [])
    games._installed.cache_clear()
    try:
        assert games.names() == [*games.own(), "knucklebones"]
        assert games.folder("knucklebones") == package / "knucklebones"
        assert games.find("knucklebones").id == "knucklebones"
        assert games.folder("tigris") == games.FOLDER / "tigris"
    finally:
        games._installed.cache_clear()
        sys.modules.pop("zenobia.games.knucklebones", None)


def test_our_games_do_not_wait_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_asked() -> None:
        raise AssertionError("packages are searched")

    monkeypatch.setattr(games, "_installed", not_asked)
    monkeypatch.setattr(games, "_named", not_asked)
    assert [games.find(name).id for name in games.own()] == games.own()


def test_a_site_serves_our_games_alone(nothing_known: None) -> None:
    assert games.add(UR) == "ur"
    assert "ur" in games.names() and "ur" not in games.own() and len(games.own()) == 4


def test_a_game_is_compiled_anew_when_its_sources_change(tmp_path: Path, nothing_known: None) -> None:
    assert zenobia(tmp_path, "new-game", "tenstones").returncode == 0
    games.add(tmp_path / "tenstones")
    before = fingerprint("zenobia.games.tenstones")
    (tmp_path / "tenstones" / "tests" / "secrets.py").write_text("# tests are not compiled\n")
    assert fingerprint("zenobia.games.tenstones") == before
    (tmp_path / "tenstones" / "turn.py").write_text("# changed\n")
    assert fingerprint("zenobia.games.tenstones") != before


def test_two_games_of_one_name(tmp_path: Path, nothing_known: None) -> None:
    for place in ("here", "there"):
        (tmp_path / place / "game").mkdir(parents=True)
        (tmp_path / place / "game" / "__init__.py").write_text("")
    assert games.add(tmp_path / "here" / "game") == games.add(tmp_path / "here" / "game") == "game"
    with pytest.raises(Refused, match="already"):
        games.add(tmp_path / "there" / "game")
