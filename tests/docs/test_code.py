"""The code of the documentation runs: Python page by page, and the commands that take no time.

A comment above a block says what is not run: `<!-- not run: WHY -->`, or `<!-- run: rules, data -->` where only these
commands are run.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from zenobia import games

ROOT = Path(__file__).parents[2]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
FENCE = re.compile(r"(?:<!-- ([^\n]*?) -->\n *)?```(\w*)[^\n]*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
NOT_RUN = {  # why, and how many blocks
    "needs a GPU": 2,
    "starts a server": 4,
    "waits for a person": 4,
    "takes minutes": 6,
    "needs a played game": 1,
    "sets up a checkout": 1,
}


@dataclass(frozen=True)
class Block:
    """Code on a page."""

    page: Path
    mark: str
    kind: str
    code: str

    @property
    def commands(self) -> list[str]:
        """The commands of a block that are run."""
        only = re.findall(r"[\w-]+", self.mark.removeprefix("run:")) if self.mark.startswith("run:") else None
        lines = [line.partition(" #")[0].strip() for line in self.code.splitlines() if line.strip()]
        return [line for line in lines if only is None or line.split()[1] in only]


def blocks() -> list[Block]:
    """All code of all pages."""
    return [
        Block(page, mark, kind, code)
        for page in PAGES
        for mark, kind, code in FENCE.findall(page.read_text(encoding="utf-8"))
    ]


TUTORIAL = ROOT / "docs" / "adding-a-game.md"  # test_tutorial.py follows it from top to bottom
RUN = [block for block in blocks() if block.page != TUTORIAL and not block.mark.startswith("not run:")]
PYTHON = sorted({block.page for block in RUN if block.kind == "python"})
COMMANDS = [command for block in RUN if block.kind == "sh" for command in block.commands]


def run(command: list[str], folder: Path, **environment: str) -> str:
    known = {**os.environ, "XDG_DATA_HOME": str(folder), "LANG": "en_GB.UTF-8", **environment}
    done = subprocess.run(command, cwd=ROOT, env=known, capture_output=True, text=True, timeout=580)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_what_is_not_run_is_known() -> None:
    reasons = Counter(block.mark.removeprefix("not run: ") for block in blocks() if block.mark.startswith("not run:"))
    assert reasons == NOT_RUN
    assert len(COMMANDS) >= 12
    assert {page.name for page in PYTHON} >= {"research.md", "researchers.md", "makers.md"}


def test_no_command_is_hidden_in_an_indented_block() -> None:
    hidden = [
        f"{page.name}: {line}"
        for page in PAGES
        for line in FENCE.sub("", page.read_text(encoding="utf-8")).splitlines()
        if re.match(r"    (zenobia|python3?|from|import) ", line)
    ]
    assert hidden == []


@pytest.mark.parametrize("page", PYTHON, ids=lambda page: page.name)
def test_python(page: Path, tmp_path: Path) -> None:
    """The blocks of a page, one after the other in one process."""
    pytest.importorskip("pyspiel")
    script = tmp_path / "page.py"
    script.write_text(
        "\n".join(block.code for block in RUN if (block.page, block.kind) == (page, "python")), encoding="utf-8"
    )
    said = run([sys.executable, str(script)], tmp_path)
    if page.name == "research.md":
        assert f"{len(games.find('tigris').feature_names)} features" in said


@pytest.mark.parametrize("command", COMMANDS)
def test_command(command: str, tmp_path: Path) -> None:
    words = shlex.split(command)
    assert words[0] == "zenobia", "only our own commands are run: mark the block otherwise"
    words[0] = str(Path(sys.executable).with_name("zenobia"))
    assert run(words, tmp_path, ZENOBIA_ENGINE="plain").strip()
