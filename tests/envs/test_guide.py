"""The code of the guide runs, and the example learns."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from zenobia.core.kernel import COMPILED

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(COMPILED, reason="starts compiled processes itself")


def run_python(arguments: list[str], **environment: str) -> str:
    run = subprocess.run(
        [sys.executable, *arguments], env={**os.environ, **environment}, capture_output=True, text=True, timeout=300
    )
    assert run.returncode == 0, run.stderr[-3000:]
    return run.stdout


def test_guide() -> None:
    """All blocks of docs/research.md, one after the other."""
    pytest.importorskip("pyspiel")
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / "docs" / "research.md").read_text(), re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 7
    assert "2677 features" in run_python(["-c", "\n".join(blocks)])


def test_ppo(tmp_path: Path) -> None:
    """A few rounds of training, and a picture of them."""
    picture = tmp_path / "curve.svg"
    script = str(ROOT / "examples" / "train_ppo.py")
    said = run_python([script, "carthago", "--steps", "50000", "--svg", str(picture)], ZENOBIA_ENGINE="compiled")
    assert said.count("wins") == 4
    assert picture.read_text().startswith("<svg")
