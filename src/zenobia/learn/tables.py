# mypy: ignore-errors
"""Games side by side for a network to learn from, as tensors: on the card, or a few on the CPU.

Every row is a game; rows differ in the number of players and in options. After a step hold `observations`, `masks`,
`movers` and `players` for who is to act now, and `dones`, `shares` and `scores` for what has just ended.
"""

from __future__ import annotations

from itertools import groupby

import numpy as np
import torch

from zenobia.ai.network import MOST_SEATS
from zenobia.learn.settings import mixed


def tables(game, count: int, seed: int, device: str):
    """Games on a device."""
    return (CardTables if device == "cuda" else CoreTables)(game, count, seed)


class CardTables:
    """Games on the card: their arrays are the tensors."""

    def __init__(self, game, count: int, seed: int) -> None:
        from zenobia.envs.gpu import GpuGames

        players, options = mixed(game, count, seed)
        self.count, self.side, self.helper = count, GpuGames(game, players, count, options), None
        self.reset(seed)
        share = {"observations": "observations", "masks": "masks", "movers": "movers", "dones": "dones"}
        for name, array in share.items():
            setattr(self, name, torch.as_tensor(getattr(self.side, array), device="cuda"))
        self.players = torch.tensor(players, device="cuda")
        self._shares, self._scores = (torch.as_tensor(x, device="cuda") for x in (self.side.rewards, self.side.scores))
        self._room = torch.zeros(count, MOST_SEATS - self._shares.shape[1], device="cuda")

    @property
    def shares(self):
        return torch.cat([self._shares, self._room], 1)

    @property
    def scores(self):
        return torch.cat([self._scores.float(), self._room], 1)

    def reset(self, seed: int) -> None:
        """Begin new games."""
        self.side.reset(seed)

    def step(self, actions) -> None:
        """One action in every game."""
        from zenobia.envs.gpu import cuda

        self.side.step(cuda().as_cuda_array(actions.to(torch.int16)))

    def random(self):
        """Any legal action in every game."""
        return torch.as_tensor(self.side.random_actions(), device="cuda").long()

    def greedy(self, seed: int):
        """The greedy bot's action in every game."""
        from zenobia.envs.gpu_greedy import Greedy

        if self.helper is None:
            self.helper = Greedy(self.side)
        return torch.as_tensor(self.helper.choose(seed), device="cuda").long()


class CoreTables:
    """A few games on the CPU, for trials: one vector of games for every mixture of players and options."""

    def __init__(self, game, count: int, seed: int) -> None:
        self.game, self.count = game, count
        players, options = mixed(game, count, seed)
        rows = [(number, tuple(sorted(chosen.items()))) for number, chosen in zip(players, options)]
        self.sizes = [(kind, len(list(same))) for kind, same in groupby(rows)]
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin new games."""
        from zenobia.envs.vector import VectorEnv

        self.parts = []
        for number, ((players, options), size) in enumerate(self.sizes):
            games = VectorEnv(self.game.id, size, players, dict(options), seed=seed + number)
            out = games.buffers()
            games.reset(out)
            self.parts.append((games, out))
        self._look()

    def _look(self) -> None:
        def joined(name):
            return torch.from_numpy(np.concatenate([getattr(out, name) for _, out in self.parts]))

        self.observations, self.masks, self.dones = joined("observations"), joined("masks"), joined("dones")
        self.movers = joined("seats").long()
        self.players = torch.tensor([games.players for games, _ in self.parts for _ in range(games.games)])
        wide = [np.pad(out.rewards, ((0, 0), (0, MOST_SEATS - games.players))) for games, out in self.parts]
        self.shares = torch.from_numpy(np.concatenate(wide))
        self.scores = torch.zeros(self.count, MOST_SEATS)  # a trial counts victories alone

    def step(self, actions) -> None:
        """One action in every game."""
        at = 0
        for games, out in self.parts:
            games.step(actions[at : at + games.games].numpy().astype(np.int64), out)
            at += games.games
        self._look()

    def random(self):
        """Any legal action in every game."""
        return torch.from_numpy(np.concatenate([games.sample() for games, _ in self.parts]))

    def greedy(self, seed: int):
        """The greedy bot's action in every game: the best static evaluation in one possible world."""
        from zenobia.ai import glue, tree

        f, chance = glue.functions(self.game.id), np.array([seed], np.int64)
        chosen = []
        for games, out in self.parts:
            for row in range(games.games):
                legal = games.legal(row)
                root = games.states[row : row + 1].copy().view(np.uint8)
                looks = np.zeros(len(legal))
                tree.look_ahead(f.apply, f.evaluate, f.determinise, root, int(out.seats[row]), legal, 1, chance, looks)
                chosen.append(int(legal[looks.argmax()]))
        return torch.tensor(chosen)
