"""No bot knows more than its seat: worlds that differ only in what is hidden from it get the same answer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from zenobia import games
from zenobia.ai.bots import BOTS, ask_bot, legal_actions
from zenobia.core.table import Table

SCRIPT = Path(__file__).parent / "two_worlds.py"
PAIRS = 3


@pytest.mark.parametrize("name", games.names())
def test_every_bot_answers_the_same_in_worlds_it_cannot_tell_apart(name):
    environment = {**os.environ, "ZENOBIA_ENGINE": "compiled"}
    run = subprocess.run([sys.executable, str(SCRIPT), name], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-3000:]
    assert run.stdout.splitlines() == [f"asked {PAIRS * len(BOTS)}"]


def test_a_bot_cannot_tell_from_its_own_chance_what_will_be_drawn() -> None:
    seen = []

    def spy(game, state, seat, random):
        seen.append(random.getrandbits(62))
        return legal_actions(game, state)[0]

    table, chance = Table(games.find("tigris"), 2, seed=1), Random(4)
    ask_bot(spy, table, chance)
    assert seen != [chance.getrandbits(62)]
