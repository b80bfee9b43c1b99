"""The example learns, and learns the same again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from zenobia.core.kernel import COMPILED

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(COMPILED, reason="starts a compiled process itself")


def curve(picture: Path) -> list[str]:
    """A few rounds of training: how many games were won after so many steps."""
    command = [sys.executable, str(ROOT / "examples" / "train_ppo.py"), "carthago", "--steps", "50000"]
    run = subprocess.run(
        [*command, "--svg", str(picture)],
        env={**os.environ, "ZENOBIA_ENGINE": "compiled"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    return re.findall(r"([\d,]+ steps) .* (wins +[\d.]+%)", run.stdout)


def test_ppo(tmp_path: Path) -> None:
    first = curve(tmp_path / "curve.svg")
    assert len(first) == 4
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
    assert curve(tmp_path / "again.svg") == first
