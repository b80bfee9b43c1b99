"""The income that a view promises for a cell is what the tile earns there."""

from __future__ import annotations

import random

from zenobia.core.table import Table
from zenobia.games.palmyra import GAME
from zenobia.games.palmyra.events import LAID


def test_promised_incomes_are_paid():
    choice = random.Random(3)
    checked = 0
    for seed in range(4):
        table = Table(GAME, 3, {}, seed)
        while not table.over:
            incomes = (table.view(table.to_act).get("run") or {}).get("incomes")
            if incomes is not None:
                assert sorted(f"to {cell}" for cell in incomes) == sorted(table.legal())
                for cell, income in incomes.items():
                    earned = [event[-1] for event in table.play(f"to {cell}", 0) if event[1] == LAID]
                    table.undo()
                    assert earned == [income]
                    checked += 1
            table.do(choice.choice(table.actions()), 0)
    assert checked > 300
