"""The engine against the slow and obvious reference, on thousands of random positions."""

from __future__ import annotations

from random import Random

import pytest

from zenobia.core.table import Table
from zenobia.games.palmyra import GAME
from zenobia.games.palmyra.data import CELL_NAMES, CELLS, EXITS, NEIGHBOURS, NOWHERE, column, row
from zenobia.games.palmyra.invariants import broken
from zenobia.games.palmyra.plane import size_of
from zenobia.games.palmyra.state import COLLECT, CONQUER, LAY, OVER, SPLIT
from zenobia.games.palmyra.tests.reference import Position, around, coins_due, name, tiles_due

TABLES = [
    (1, {}),
    (1, {"solo": "5", "mix": "second"}),
    (2, {}),
    (2, {"expert": "on", "mix": "second"}),
    (3, {"expert": "on", "emperor_test": "on"}),
    (3, {"tribute_at_once": "on"}),
    (4, {"substitute": "on"}),
    (5, {}),
    (5, {"expert": "on", "substitute": "on", "tribute_at_once": "on"}),
]


def test_neighbours_share_an_edge() -> None:
    """PM-A.3 The table of neighbours is that of the drawn octagons and squares; symmetric, no two small cells."""
    for cell in range(CELLS):
        found = [other for other in NEIGHBOURS[cell] if other != NOWHERE]
        assert sorted(CELL_NAMES[other] for other in found) == sorted(
            name(x, y) for x, y in around(column(cell), row(cell))
        )
        assert all(cell in NEIGHBOURS[other] for other in found)
        assert all(size_of(cell) or size_of(other) for other in found)
        assert found == sorted(found)


@pytest.mark.parametrize("players", range(1, 6))
def test_exits(players: int) -> None:
    """PM-A.4.2 The exits are the free cells around the start tiles."""
    table = Table(GAME, players, seed=1)
    free = Position(table.view(0)).free_beside("city")
    assert sorted(name(x, y) for x, y in free) == sorted(CELL_NAMES[c] for c in EXITS[players] if c != NOWHERE)


def greedy_or_random(position: Position, legal: list[str], rng: Random) -> str:
    """Mostly the cell that earns most: rich incomes, tributes and empty piles come up more often so."""
    if position.view["phase"] == "lay" and rng.random() < 0.8:
        kind = position.view["run"]["picked"]
        return max(legal, key=lambda move: position.income(position.names[move.split()[1]], kind))
    if position.view["phase"] == "turn" and len(legal) > 1 and rng.random() < 0.7:
        return rng.choice([move for move in legal if move != "reorganise"])
    return rng.choice(legal)


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_games_step_by_step(players: int, options: dict[str, str], seed: int) -> None:
    """Legal moves, incomes, coins and draws of whole games are those of the reference."""
    rng = Random(f"{players}{options}{seed}")
    table = Table(GAME, players, options, seed)
    while not table.over:
        s, position = table.state, Position(table.view(table.state.turn))
        legal = table.legal()
        assert set(legal) == position.legal()
        assert len(set(legal)) == len(legal)
        move = greedy_or_random(position, legal, rng)
        before = s.copy()
        table.play(move, entropy=0)
        check_step(before, table.state, position, move)
        assert broken(table.state) == []


def check_step(before, after, position: Position, move: str) -> None:
    """What the step changed, computed anew."""
    seat = before.turn
    income = before.income
    if before.phase == LAY:
        income += position.income(position.names[move.split()[1]], position.view["run"]["picked"])
        if after.phase != OVER and after.phase != SPLIT and after.turn == seat and after.turns == before.turns:
            assert after.income == income
    holds = before.emperor == seat
    coins = after.player[seat].coins - before.player[seat].coins
    if coins > 0:
        assert before.action == COLLECT
        flipped = before.player[seat].flipped
        if before.tribute_at_once:
            flipped = after.player[seat].flipped
        due = coins_due(income, flipped, holds, bool(before.emperor_test))
        assert coins == min(due, before.reserve)
    drew = [before.pile[size] - after.pile[size] for size in (0, 1)]
    if any(drew) and not move.startswith("draw"):
        assert before.action == CONQUER
        t = income if before.phase == SPLIT else income + (1 if holds else 0)
        draws = tiles_due(t, before.pile[0], before.pile[1], bool(before.substitute))
        assert tuple(drew) in draws
        if move.startswith("more") and not before.substitute:
            assert drew[0] - drew[1] == (1 if move == "more small" else -1)
    if after.phase == OVER and after.end == 1:
        assert tiles_due(income + (1 if holds else 0), before.pile[0], before.pile[1], bool(before.substitute)) == []
