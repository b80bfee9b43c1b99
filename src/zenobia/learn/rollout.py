# mypy: ignore-errors
"""Some steps of all games, kept for learning: what was seen, done and earned, and what was better than expected."""

from __future__ import annotations

import torch

from zenobia.ai.network import MOST_SEATS


class Rollout:
    """The last steps of every game. Observations lie feature by feature, as the card writes them."""

    def __init__(self, length: int, count: int, features: int, actions: int, device: str) -> None:
        def room(*shape, dtype=torch.float32):
            return torch.zeros(*shape, dtype=dtype, device=device)

        self.length = length
        self.seen = room(length + 1, features, count, dtype=torch.bfloat16)
        self.masks = room(length, count, actions, dtype=torch.uint8)
        self.actions = room(length, count, dtype=torch.int64)
        self.chances = room(length, count)
        self.movers = room(length + 1, count, dtype=torch.int64)
        self.values = room(length + 1, count, MOST_SEATS)  # of every seat, by its number
        self.rewards = room(length, count, MOST_SEATS)
        self.over = room(length, count)
        self.weights = room(length, count)  # 0 where an earlier self moved
        self.advantages = room(length, count)
        self.results = room(length, count, MOST_SEATS)  # what every seat came to, the mover first
        self.seats = torch.arange(MOST_SEATS, device=device)[None]

    def by_seat(self, values, movers, players):
        """Values with the mover first, ordered by the numbers of the seats."""
        place = (self.seats - movers[:, None]) % players[:, None]
        return values.gather(1, place) * (self.seats < players[:, None])

    def mover_first(self, values, movers, players):
        """Values by the numbers of the seats, ordered from the mover on."""
        seat = (self.seats + movers[:, None]) % players[:, None]
        return values.gather(1, seat) * (self.seats < players[:, None])

    def done(self, step: int):
        """What was done at a step and what came of it: actions, their chances, advantages, results, weights."""
        rows = (self.actions, self.chances, self.advantages, self.results, self.weights)
        return tuple(each[step] for each in rows)

    def look_back(self, trace: float, players) -> None:
        """Advantages and results of all steps: generalised advantage estimation for every seat at once."""
        gain = torch.zeros_like(self.rewards[0])
        for step in reversed(range(self.length)):
            goes_on = (1 - self.over[step])[:, None]
            expected = self.values[step]
            surprise = self.rewards[step] + goes_on * self.values[step + 1] - expected
            gain = surprise + trace * goes_on * gain
            mover = self.movers[step]
            self.advantages[step] = gain.gather(1, mover[:, None])[:, 0]
            self.results[step] = self.mover_first(gain + expected, mover, players)
        self.advantages /= self.advantages.std() + 1e-5
