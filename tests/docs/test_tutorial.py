"""docs/adding-a-game.md, followed from top to bottom as a reader would: it makes examples/ur, and the game holds."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
EXAMPLE = ROOT / "examples" / "ur"
BLOCK = re.compile(
    r"(?:^\*\*`(?P<file>[\w./]+)`\*\*\n\n|<!-- (?P<mark>[^\n]*?) -->\n)?^```(?P<kind>\w+)\n(?P<code>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
PROGRAMS = {
    "zenobia": [sys.executable, "-c", "from zenobia.cli import main; main()"],
    "pytest": [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
}


def run(command: list[str], folder: Path, **environment: str) -> str:
    """Run a command as a reader would, outside pytest."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "ZENOBIA_"))}
    known |= {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        command, cwd=folder, env={**known, **environment}, capture_output=True, text=True, timeout=580
    )
    assert done.returncode == 0, f"{shlex.join(command[-4:])}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a reader who has followed the page."""
    folder = tmp_path_factory.mktemp("reader")
    set_so_far: dict[str, str] = {"XDG_DATA_HOME": str(folder / "data")}
    for block in BLOCK.finditer(PAGE.read_text(encoding="utf-8")):
        if block["file"]:
            (folder / "ur" / block["file"]).write_text(block["code"], encoding="utf-8")
        elif block["kind"] == "python":
            run([sys.executable, "-c", block["code"]], folder, **set_so_far)
        elif block["kind"] == "sh" and not block["mark"]:
            for line in block["code"].splitlines():
                if line.startswith("export "):
                    name, _, value = line.removeprefix("export ").partition("=")
                    set_so_far[name] = value.replace("$PWD", str(folder))
                else:
                    program, *words = shlex.split(line)
                    run([*PROGRAMS[program], *words], folder, **set_so_far)
    return folder


def files_of(game: Path) -> dict[str, bytes]:
    """All files of a game that belong to it."""
    found = [file for file in game.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    return {str(file.relative_to(game)): file.read_bytes() for file in found}


@pytest.mark.xdist_group("tutorial")
def test_the_page_makes_the_example(followed: Path) -> None:
    made, kept = files_of(followed / "ur"), files_of(EXAMPLE)
    assert sorted(made) == sorted(kept)
    assert [name for name in made if made[name] != kept[name]] == [], "the page and examples/ur must say the same"


@pytest.mark.xdist_group("tutorial")
def test_the_page_leaves_a_played_game(followed: Path) -> None:
    record = (followed / "ur.txt").read_text(encoding="utf-8")
    assert record.startswith("zenobia record 1\ngame ur\n") and "\nresult P1 " in record


@pytest.mark.parametrize(
    ("suite", "only"),
    [("conformance", "ur"), ("envs", "[ur] or [ur-2]"), ("test_words.py", "ur]"), ("test_used_words.py", "ur]")],
    ids=["conformance", "envs", "words", "used words"],
)
def test_the_example_holds_what_our_games_hold(suite: str, only: str, tmp_path: Path) -> None:
    chosen = {"ZENOBIA_GAMES": str(EXAMPLE), "ZENOBIA_TEST_GAMES": "ur"}
    command = [*PROGRAMS["pytest"], f"--basetemp={tmp_path / 'tests'}", f"tests/{suite}", "-k", only]
    said = run(command, ROOT, ZENOBIA_ENGINE="plain", **chosen)
    assert re.search(r"\d+ passed", said) and "failed" not in said
