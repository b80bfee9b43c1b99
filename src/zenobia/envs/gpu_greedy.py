# mypy: ignore-errors
"""The greedy bot on one NVIDIA GPU: a move for each of thousands of games, for a network to imitate or to play against.

One thread decides for one game: it looks at the static evaluation after every legal action, in a world that the seat
holds possible, and takes the best.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from zenobia.core.chance import MASK, scramble
from zenobia.envs.gpu import GpuGames, compiler, cuda
from zenobia.games import find

WARP = 32  # games a block: they need very different times


@cache
def kernel(game_id: str) -> Any:
    """The kernel of a game, compiled at its first launch."""
    nv, game = compiler(), find(game_id)
    apply, evaluate, determinise = game.apply, game.evaluate, game.determinise
    words = game.State.LAYOUT.size // 8

    @nv.jit(device=True)
    def copy(target, source, n):
        for place in range(n * words, (n + 1) * words):
            target[place] = source[place]

    @nv.jit
    def decide(state_words, worlds, world_words, trials, trial_words, rooms, counts, movers, chosen, seed):
        n = nv.grid(1)
        if n >= counts.size:
            return
        mover = movers[n]
        chosen[n] = rooms[n, 0]
        if counts[n] < 2:
            return
        copy(world_words, state_words, n)
        determinise(worlds[n], mover, scramble((seed * 40503 + n * 2654435761) & MASK) >> 1)
        best = -1.0
        for place in range(counts[n]):
            copy(trial_words, world_words, n)
            apply(trials[n], rooms[n, place])
            value = evaluate(trials[n], mover)
            if value > best:
                best = value
                chosen[n] = rooms[n, place]

    return decide


class Greedy:
    """The greedy bot beside games on the card."""

    def __init__(self, games: GpuGames) -> None:
        nv = cuda()
        self.games = games
        self.worlds, self.trials = (nv.device_array(games.count, games.game.State.DTYPE) for _ in range(2))
        self.chosen = nv.device_array(games.count, np.int16)
        self.kernel = kernel(games.game.id)

    def choose(self, seed: int) -> Any:
        """Its action in every game, int16 on the card."""
        side = self.games
        self.kernel[-(-side.count // WARP), WARP](
            side.states.view(np.int64), self.worlds, self.worlds.view(np.int64), self.trials,
            self.trials.view(np.int64), side.rooms, side.counts, side.movers, self.chosen, seed,
        )  # fmt: skip
        return self.chosen
