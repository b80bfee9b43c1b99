"""No bot knows more than its seat: worlds that differ only in what is hidden from it get the same answer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from zenobia import games
from zenobia.ai.bots import BOTS

SCRIPT = Path(__file__).parent / "two_worlds.py"
PAIRS = 3


@pytest.mark.parametrize("name", games.names())
def test_every_bot_answers_the_same_in_worlds_it_cannot_tell_apart(name):
    environment = {**os.environ, "ZENOBIA_ENGINE": "compiled"}
    run = subprocess.run([sys.executable, str(SCRIPT), name], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-3000:]
    assert run.stdout.splitlines() == [f"asked {PAIRS * len(BOTS)}"]
