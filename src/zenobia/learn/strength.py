# mypy: ignore-errors
"""How strong a network is on the way: one seat against a fixed opponent in all others, one game a row."""

from __future__ import annotations

import torch

from zenobia.learn.learner import Learner, half
from zenobia.learn.model import act, best
from zenobia.learn.tables import tables

SEED = 777_000_001  # games that no training sees
LONGEST = 3_000  # steps of a game


class Proof:
    """Games to measure a learner's network with: it plays the likeliest action always."""

    def __init__(self, learner: Learner) -> None:
        its = learner.settings
        self.learner, self.seed = learner, SEED + its.seed
        self.tables = tables(learner.game, its.look_games, self.seed, its.device)

    def strength(self, steps: int) -> dict[str, dict[str, float]]:
        """The share of the victories by opponent and number of players."""
        league, found = self.learner.league, {}
        for opponent in self.learner.settings.opponents:
            if opponent == "earlier" and len(league.selves) < 2:
                continue
            if opponent == "earlier":
                league.become(len(league.selves) // 2)
            found[opponent] = self.match(opponent, steps)
        return found

    def match(self, opponent: str, steps: int) -> dict[str, float]:
        """The share of the victories by number of players; games that do not end do not count."""
        now = self.tables
        now.reset(self.seed + steps)
        rows = torch.arange(now.count, device=now.players.device)
        mine = rows % now.players
        playing, won = torch.ones_like(rows, dtype=torch.bool), torch.zeros_like(rows, dtype=torch.float32)
        for turn in range(LONGEST):
            now.step(torch.where(now.movers.long() == mine, *self.choices(opponent, turn)))
            ended = playing & (now.dones != 0)
            won += now.shares[rows, mine] * ended
            playing &= ~ended
            if turn % 20 == 19 and not bool(playing.any()):
                break
        found = {}
        for players in sorted(set(now.players.tolist())):
            here = now.players == players
            found[str(players)] = round(float(won[here].sum() / (~playing[here]).sum().clamp(min=1)), 4)
        return found

    def choices(self, opponent: str, turn: int):
        """What the network does, and what the opponent does."""
        now, learner = self.tables, self.learner
        given = now.observations.to(torch.bfloat16), now.masks, now.players
        with torch.no_grad(), half(learner.device):
            own = best(learner.model, *given)
            if opponent == "earlier":
                return own, act(learner.league.rival, *given)[0]
        return own, now.random() if opponent == "random" else now.greedy(turn + 1)
