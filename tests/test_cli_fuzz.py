"""Odd command lines: every command with the options of its own help, odd values and odd files.

Whatever is typed: one clear line, an exit code of 0, 1 or 2, and no file of anybody else is touched. What takes long
(processes, the site, a training) is not begun: it fails at once.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from zenobia import games
from zenobia.cli.commands import COMMANDS, run
from zenobia.core.game import Refused

EXAMPLES = 60  # for each command
NUMBERS = ["-1", "0", "1", "2", "3", "1.5", "nan", "1e9", "²", "99999999999999999999999", "-9223372036854775809"]
TEXTS = [
    "",
    " ",
    ",",
    "-",
    "--",
    "=",
    "[red]x[/blue]",
    "{ $x }",
    "é\u202e",
    "\udcff",
    "x" * 300,
    "P1",
    "P9",
    "TE-1",
    "%s",
]
NAMES = ["tigris", "carthago", "chess", "me", "random", "greedy,random", "level5@0", "level3", "nosuch:bot", "english"]
FILES = ["letter.txt", "binary.bin", "folder", "link", "dangling", "empty", "game.txt", "changed.txt", "own.toml"]
FILES += [
    "missing.svg",
    "new.npz",
    "letters.npz",
    "letters.svg",
    "other.db",
    "nowhere/deep/file.txt",
    "letter.txt/below",
]
PLACES = ["/dev/null", "/proc/no/file", ".", "..", "/", "~nobody/file", "127.0.0.1:9", "sqlite:///"]
VALUES = st.sampled_from([*NUMBERS, *TEXTS, *NAMES, *FILES, *PLACES])
FOREIGN = ["letter.txt", "binary.bin", "empty", "own.toml", "letters.npz", "letters.svg", "other.db", "site.db"]
OPTION = re.compile(r"^  (?:-\w, )?(--[a-z-]+)( [A-Z]\S*)?", re.MULTILINE)
HEAVY = [
    *("cli.arena.run", "cli.fit.by_winners", "cli.fit.by_play", "cli.balance.collected", "cli.analyse.think"),
    *("ai.selfplay.play", "ai.bench.run_bench", "cli.train.course", "server.serving.server", "ai.worker.Worker.ask"),
]
SHORT = {"cli.arena.schedule": [], "ai.selfplay.batches": [], "cli.golden.write_text": None}


def too_heavy(*_: object, **__: object) -> Any:
    raise Refused("worker", reason="it stopped")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder of odd files in which everything is run."""
    from zenobia.cli.golden import played
    from zenobia.core.record import write

    place, before = tmp_path_factory.mktemp("odd"), Path.cwd()
    table = played(games.find("carthago"), 3, {}, draws=True)
    record = write(table, ["[red]x[/blue]", "{ $x }", "Anna"])
    for name in games.own():
        games.find(name)  # before anybody names data of their own
    (place / "game.txt").write_text(record, encoding="utf-8")
    (place / "changed.txt").write_text(record.replace("Anna", "Berta"), encoding="utf-8")
    (place / "letter.txt").write_text("Dear Anna,\n", encoding="utf-8")
    (place / "own.toml").write_text("[seat]\nhand = 2020-01-01\n", encoding="utf-8")
    (place / "empty").touch()
    for name in ("binary.bin", "letters.npz", "letters.svg"):
        (place / name).write_bytes(bytes(range(256)))
    for name in ("other.db", "site.db"):
        with contextlib.closing(sqlite3.connect(place / name)) as made, made:
            made.execute("create table letters (id)")
    (place / "folder").mkdir()
    (place / "link").symlink_to("letter.txt")
    (place / "dangling").symlink_to("nowhere/else.txt")
    os.chdir(place)
    yield place
    os.chdir(before)


@contextlib.contextmanager
def only_words(folder: Path) -> Iterator[None]:
    """Nothing that takes long is begun, and nothing outlasts an example."""
    own = {"XDG_DATA_HOME": str(folder / "data"), "XDG_CACHE_HOME": str(folder / "cache"), "ZENOBIA_LANG": "en"}
    handlers = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}
    with contextlib.ExitStack() as stack:
        stack.enter_context(mock.patch.dict(os.environ, own))
        stack.enter_context(mock.patch.dict(games._added))
        stack.enter_context(mock.patch("sys.stdin", io.StringIO("end\nsave letter.txt\n1\nquit\n")))
        for name in HEAVY:
            stack.enter_context(mock.patch(f"zenobia.{name}", too_heavy))
        for name, result in SHORT.items():
            stack.enter_context(mock.patch(f"zenobia.{name}", lambda *_, result=result: result))
        yield
    for number, handler in handlers.items():
        signal.signal(number, handler)


def value_of(metavar: str, data: st.DataObject) -> str:
    """A value that an option may well expect, or anything else."""
    kinds = {"N": NUMBERS, "BOT": NAMES, "FILE": FILES, "FOLDER": FILES, "URL": FILES, "GAME": NAMES[:2], "ID": TEXTS}
    fitting = next((values for kind, values in kinds.items() if metavar.strip().startswith(kind)), NAMES)
    return data.draw(st.one_of(st.sampled_from(fitting), VALUES))


def line_of(command: str, data: st.DataObject, helped: str) -> list[str]:
    """A command with its arguments and some of its options; now and then something is missing, or too much."""
    rare = st.integers(0, 9).map(lambda number: number == 0)
    line = [command, *(value_of(each, data) for each in re.findall(r"^  ([A-Z]{2,})\b", helped, re.MULTILINE))]
    options = [each for each in OPTION.findall(helped) if each[0] != "--help"]
    needed = re.findall(r"^  (--[a-z]+)( [A-Z]\S*) .*\[required\]", helped, re.MULTILINE)
    for option, metavar in [*needed, *data.draw(st.lists(st.sampled_from(options), max_size=3))]:
        line.append(option)
        if bool(metavar) != data.draw(rare):
            line.append(value_of(metavar, data))
    line += [data.draw(VALUES)] if data.draw(rare) else []
    return data.draw(st.permutations(line)) if data.draw(rare) else line


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_line_breaks_anything(
    command: str, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    run([command, "-h"])
    helped = capsys.readouterr().out
    assert OPTION.findall(helped)

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def check(data: st.DataObject) -> None:
        line = line_of(command, data, helped)
        before = {name: (folder / name).read_bytes() for name in FOREIGN}
        with only_words(folder):
            code = run(line)
        said = capsys.readouterr().err
        assert code in (0, 1, 2), line
        assert "Traceback" not in said and "went wrong" not in said and "refused-" not in said, (line, said)
        assert all(each.startswith("zenobia: ") for each in said.splitlines()), (line, said)
        assert {name: (folder / name).read_bytes() for name in FOREIGN} == before, line
        assert (folder / "link").is_symlink() and (folder / "folder").is_dir(), line

    check()
