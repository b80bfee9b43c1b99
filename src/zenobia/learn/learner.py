# mypy: ignore-errors
"""How a network learns from games side by side: by imitation of the greedy bot, then by self-play with a league.

One network plays all seats of all games, for all numbers of players and all options. Its value is the chance of every
seat to win, so every step of a game teaches about every seat, whoever moves.
"""

from __future__ import annotations

import numpy as np
import torch
from torch import nn

from zenobia.learn.league import League
from zenobia.learn.model import Model, act, imitate, improve
from zenobia.learn.rollout import Rollout
from zenobia.learn.settings import ALIKE, Settings
from zenobia.learn.tables import tables

WARM_UP = 20  # rollouts until the full rate of learning
IMITATION_RATE = 1e-3
IMITATED = ("entropy", "surprise", "missed", "agreement")  # what is watched while it imitates
PLAYED = ("entropy", "surprise", "change", "clipped")  # and while it plays
SMOOTH = 0.98  # how much of what was watched before counts
SCORED = 0.4  # the share of the self-play after which only the victory counts
OUT_OF_STEP = {"cuda": 400, "cpu": 20}  # random steps at first: the games shall not be in step with each other


def half(device: str):
    """In half precision, as far as that does no harm."""
    return torch.autocast(device, torch.bfloat16)


class Learner:
    """A network, its games and its league."""

    def __init__(self, game, settings: Settings) -> None:
        self.game, self.settings, self.device = game, settings, settings.device
        torch.manual_seed(settings.seed)
        self.model = Model(game, settings.sizes).to(self.device)
        fused = {"fused": True} if self.device == "cuda" else {}
        self.optimiser = torch.optim.Adam(self.model.parameters(), lr=settings.rate, eps=1e-5, **fused)
        self.league = League(Model(game, settings.sizes).to(self.device))
        self.updates = 0
        self.spread = 1.0  # of the scores of a game
        self.names, self.watched = (), None

    def kept(self) -> dict:
        """What a file must hold to go on."""
        found = {"model": self.model.state_dict(), "optimiser": self.optimiser.state_dict()}
        return found | {"selves": self.league.selves, "updates": self.updates, "spread": float(self.spread)}

    def load(self, kept: dict) -> None:
        """Go on from what a file held."""
        self.model.load_state_dict(kept["model"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.league.selves, self.updates, self.spread = kept["selves"], kept["updates"], kept["spread"]

    def begin(self, steps: int) -> None:
        """Set up games; all chance comes from the seed and from the steps that were done before."""
        its = self.settings
        torch.manual_seed(its.seed * 1_000_003 + steps)
        torch.set_float32_matmul_precision("high")
        self.random = np.random.default_rng((its.seed, steps))
        self.tables = tables(self.game, its.games, its.seed * 1_000_003 + steps, self.device)
        self.rollout = Rollout(its.length, its.games, len(self.game.feature_names), self.game.actions, self.device)
        wrap = torch.compile if self.device == "cuda" and its.compiled else lambda function, **_: function
        self.act, self.improve, self.imitate = (wrap(each, dynamic=False) for each in (act, improve, imitate))
        for _ in range(OUT_OF_STEP[self.device]):
            self.tables.step(self.tables.random())

    # ------------------------------------------------------------ imitation

    def learn_imitation(self) -> None:
        """Some steps as the greedy bot plays them, some as the network does; learn to do as it does."""
        its, rollout = self.settings, self.rollout
        with torch.no_grad():
            for step in range(its.length):
                chosen = self.look(step)
                label = self.tables.greedy(self.updates * its.length + step + 1)
                rollout.actions[step] = label
                own = torch.rand(its.games, device=self.device) < its.own_moves
                self.go(step, torch.where(own, chosen, label), progress=0.0)
            self.look(its.length)
            rollout.look_back(its.trace, self.tables.players)
        self.set_rate(IMITATION_RATE)
        self.watch(IMITATED)
        for step in self.random.permutation(its.length):
            with half(self.device):
                found = self.imitate(self.model, *self.given(step), rollout.actions[step], rollout.results[step])
            self.update(*found)

    # ------------------------------------------------------------ self-play

    def learn_play(self, steps: int, progress: float) -> None:
        """Some steps of self-play; learn what went better than expected. `progress` goes from 0 to 1."""
        its = self.settings
        self.league.meet(self.model, steps, its.steps, self.random)
        with torch.no_grad():
            for step in range(its.length):
                self.go(step, self.decide(step), progress)
                self.count_league()
            self.look(its.length)
            self.rollout.look_back(its.trace, self.tables.players)
        self.set_rate(its.rate * (1 - progress) * min(1.0, (self.updates + 1) / (WARM_UP * its.length)))
        self.watch(PLAYED)
        early, late = its.entropy
        share = torch.tensor(early * (late / early) ** progress, device=self.device)
        for step in self.random.permutation(its.length):
            with half(self.device):
                found = self.improve(self.model, *self.given(step), *self.rollout.done(step), share, its.clip)
            self.update(*found)

    def rivals(self):
        """The first game against an earlier self, and the seat that learns in each from there on."""
        its = self.settings
        first = its.games - int(its.games * its.league) // ALIKE * ALIKE
        return first, torch.arange(its.games - first, device=self.device) % self.tables.players[first:]

    def decide(self, step: int):
        """The network's actions; in the last games an earlier self moves for all seats but one."""
        rollout, (first, mine) = self.rollout, self.rivals()
        chosen = self.look(step)
        own = rollout.movers[step, first:] == mine
        with half(self.device):
            theirs = act(self.league.rival, *(each[first:] for each in self.given(step)))[0]
        rollout.actions[step] = torch.cat([chosen[:first], torch.where(own, chosen[first:], theirs)])
        rollout.weights[step] = 1.0
        rollout.weights[step, first:] = own.float()
        return rollout.actions[step]

    def count_league(self) -> None:
        """Note how the games against earlier selves ended."""
        first, mine = self.rivals()
        over = self.tables.dones[first:].float()
        won = self.tables.shares[first:].gather(1, mine[:, None])[:, 0]
        self.league.add((won * over).sum(), over.sum())

    # ------------------------------------------------------------ one step

    def given(self, step: int):
        """What the network was given at a step: observations, masks, numbers of players."""
        return self.rollout.seen[step].t(), self.rollout.masks[step], self.tables.players

    def look(self, step: int):
        """Keep what is seen now; what the network would do, and what it expects."""
        rollout, now = self.rollout, self.tables
        rollout.seen[step].copy_(now.observations.t())
        rollout.movers[step] = now.movers
        with half(self.device):
            action, chance, value = self.act(self.model, rollout.seen[step].t(), now.masks, now.players)
        rollout.values[step] = rollout.by_seat(value, rollout.movers[step], now.players)
        if step < self.settings.length:
            rollout.masks[step].copy_(now.masks)
            rollout.chances[step] = chance
        return action

    def go(self, step: int, actions, progress: float) -> None:
        """Do the actions, and keep what they earned."""
        self.tables.step(actions)
        over = self.tables.dones.float()
        self.rollout.over[step] = over
        self.rollout.rewards[step] = self.earned(progress) * over[:, None]

    def earned(self, progress: float):
        """The victory, and at first a little of the score."""
        share = self.settings.points * max(0.0, 1 - progress / SCORED)
        if self.device == "cpu" or share == 0:
            return self.tables.shares
        taken = self.rollout.seats < self.tables.players[:, None]
        scores, over = self.tables.scores, self.tables.dones.float()
        mean = (scores * taken).sum(1, keepdim=True) / self.tables.players[:, None]
        apart = (((scores - mean) ** 2 * taken).sum(1) / self.tables.players).sqrt()
        now = (apart * over).sum() / over.sum().clamp(min=1)
        self.spread = self.spread + 0.01 * (over.sum() > 0) * (now - self.spread)
        standing = ((scores - mean) / (self.spread + 0.1)).masked_fill(~taken, -1e9).softmax(1)
        return (1 - share) * self.tables.shares + share * standing

    # ------------------------------------------------------------ one update

    def set_rate(self, rate: float) -> None:
        """How far an update goes."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate

    def watch(self, names: tuple[str, ...]) -> None:
        """Begin anew to watch, if what is watched changes."""
        if self.names != names:
            self.names, self.watched = names, None

    def update(self, loss, watched) -> None:
        """One step of learning."""
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 0.5, foreach=True)
        self.optimiser.step()
        self.updates += 1
        self.watched = watched if self.watched is None else SMOOTH * self.watched + (1 - SMOOTH) * watched
