"""A swap in progress is the rarest secret: shuffled at every stage of it, nobody else can tell."""

from __future__ import annotations

from random import Random

from zenobia.core.game import SPECTATOR
from zenobia.core.table import Table
from zenobia.games.tigris import GAME
from zenobia.games.tigris.invariants import broken
from zenobia.games.tigris.state import SWAP
from zenobia.games.tigris.tests.secrets import shuffle_hidden


def test_nobody_sees_how_far_a_swap_has_come() -> None:
    rng = Random(60)
    stages = set()
    for seed in range(60):
        table = Table(GAME, rng.choice((2, 3, 4)), {}, seed)
        table.play("swap", 0)
        while table.state.phase == SWAP:
            for seat in (SPECTATOR, *range(table.players)):
                other = table.state.copy()
                shuffle_hidden(other, seat, rng)
                assert GAME.view(other, seat) == GAME.view(table.state, seat)
                assert broken(other) == []
                world = Table(GAME, table.players, {}, 0)
                world.state = other
                if seat == table.to_act:
                    assert world.legal() == table.legal()
                else:
                    stages.add((int(other.swap_colour), sum(other.throwing)))
                    assert len(world.legal()) > 1  # an engine never asks a question with one answer
            table.play(rng.choice(table.legal()), 0)
    assert len(stages) > 10  # the imagined swaps differ in their stage
