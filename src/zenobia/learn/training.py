# mypy: ignore-errors
"""A training: imitation of the greedy bot, then self-play by proximal policy optimisation with a league.

One network plays all seats of all games, for all numbers of players and all options. Its value is the chance of every
seat to win, so every step of a game teaches about every seat, whoever moves. A training is kept in one file every 15
seconds and goes on from it. What it writes into its folder: GAME.training (to go on from), GAME.npz (the network) and
GAME.json (its course).
"""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict
from pathlib import Path

import numpy as np
import torch
from torch import nn

from zenobia.ai.network import Network, made_for
from zenobia.core.files import write_text
from zenobia.core.game import Refused
from zenobia.games import find
from zenobia.learn.model import Model, act, best, imitate, improve
from zenobia.learn.rollout import Rollout
from zenobia.learn.settings import Settings
from zenobia.learn.tables import tables

KEPT = 15.0  # seconds between two savings
MOST_SELVES = 8  # in the league
JOINING = 32  # so often, in all, the present self joins the league
LONGEST = 3_000  # steps of a measured game
WARM_UP = 20  # updates until the full rate of learning
IMITATION_RATE = 1e-3
IMITATED = ("entropy", "surprise", "missed", "agreement")  # what is watched while it imitates
PLAYED = ("entropy", "surprise", "change", "clipped")  # and while it plays
SMOOTH = 0.98


class Training:
    """A network that learns."""

    def __init__(self, settings: Settings, folder: Path, say=print) -> None:
        self.settings, self.folder, self.say = settings, folder, say
        self.game, self.device = find(settings.game), settings.device
        self.began = time.monotonic()
        self.steps = self.updates = 0
        self.seconds = 0.0  # of earlier runs
        self.curve = []
        self.selves = []  # of the league
        self.spread = 1.0  # of the scores of a game
        self.names, self.watched, self.league = (), None, None
        torch.manual_seed(settings.seed)
        self.model, self.earlier = (Model(self.game, settings.sizes).to(self.device) for _ in range(2))
        fused = {"fused": True} if self.device == "cuda" else {}
        self.optimiser = torch.optim.Adam(self.model.parameters(), lr=settings.rate, eps=1e-5, **fused)
        self.file = folder / f"{settings.game}.training"
        if self.file.exists():
            self.load()
        elif settings.begin:
            network = Network.load(Path(settings.begin), self.game)
            if network.sizes != settings.sizes:
                raise Refused("training-other", file=settings.begin)
            self.model.take(network)

    # ------------------------------------------------------------ its file

    def load(self) -> None:
        """Go on from the file."""
        try:
            kept = torch.load(self.file, map_location=self.device, weights_only=True)
        except Exception as error:  # whatever PyTorch says about a file that is none of its own
            raise Refused("training-broken", file=self.file, reason=f"{type(error).__name__}: {error}") from error
        if (kept["made_for"], kept["sizes"]) != (made_for(self.game), self.settings.sizes):
            raise Refused("training-other", file=self.file)
        self.model.load_state_dict(kept["model"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.steps, self.updates, self.seconds = kept["steps"], kept["updates"], kept["seconds"]
        self.selves, self.curve, self.spread = kept["selves"], json.loads(kept["curve"]), kept["spread"]

    def save(self) -> None:
        """Write the file, the network and the course, each wholly or not at all."""
        kept = {"model": self.model.state_dict(), "optimiser": self.optimiser.state_dict(), "selves": self.selves}
        kept |= {"steps": self.steps, "updates": self.updates, "seconds": self.lasted()}
        kept |= {"made_for": made_for(self.game), "sizes": self.settings.sizes}
        kept |= {"curve": json.dumps(self.curve), "spread": float(self.spread)}
        part = self.file.with_suffix(".part")
        torch.save(kept, part)
        os.replace(part, self.file)
        self.model.network(self.game).save(self.folder / f"{self.game.id}.npz")
        course = {"settings": asdict(self.settings), "steps": self.steps, "seconds": round(self.lasted(), 1)}
        lines = ",\n".join(json.dumps(point) for point in self.curve)
        about = json.dumps(course)[:-1]
        write_text(self.folder / f"{self.game.id}.json", f'{about},\n"curve": [\n{lines}\n]}}\n')

    def lasted(self) -> float:
        """Seconds of learning, earlier runs included."""
        return self.seconds + time.monotonic() - self.began

    # ------------------------------------------------------------ its course

    def run(self, seconds: float | None = None) -> None:
        """Learn until all steps are done, or until so many seconds after the beginning."""
        its, cuda = self.settings, self.device == "cuda"
        torch.manual_seed(its.seed * 1_000_003 + self.steps)
        torch.set_float32_matmul_precision("high")
        self.random = np.random.default_rng((its.seed, self.steps))
        self.tables = tables(self.game, its.games, its.seed * 1_000_003 + self.steps, self.device)
        self.rollout = Rollout(its.length, its.games, len(self.game.feature_names), self.game.actions, self.device)
        wrap = torch.compile if cuda and its.compiled else lambda function, **_: function
        self.act, self.improve, self.imitate = (wrap(each, dynamic=False) for each in (act, improve, imitate))
        self.league = torch.zeros(2, device=self.device)
        for _ in range(400 if cuda else 20):  # games out of step with each other
            self.tables.step(self.tables.random())
        self.tell(begins=True, weights=sum(each.numel() for each in self.model.parameters()))
        saved = time.monotonic()
        while self.steps < its.steps and (seconds is None or time.monotonic() - self.began < seconds):
            learn = self.learn_imitation if self.imitating() else self.learn_play
            learn()
            self.steps += its.games * its.length
            if self.due():
                self.note()
                self.measure()
            if time.monotonic() - saved > KEPT:
                self.note()
                self.save()
                saved = time.monotonic()
        self.note()
        self.measure()

    def imitating(self) -> bool:
        return self.steps < self.settings.imitation

    def progress(self) -> float:
        """How much of the self-play is over, 0 to 1."""
        its = self.settings
        return min(1.0, max(0, self.steps - its.imitation) / max(1, its.steps - its.imitation))

    def due(self) -> bool:
        """Has a step been reached at which the strength is measured?"""
        its = self.settings
        each, one = max(1, its.steps // its.looks), its.games * its.length
        ended = self.steps - one < its.imitation <= self.steps
        return ended or self.steps // each > (self.steps - one) // each

    def tell(self, **news) -> None:
        """A line of the course."""
        news = {name: round(value, 4) if isinstance(value, float) else value for name, value in news.items()}
        self.say(json.dumps({"game": self.game.id, "steps": self.steps, "seconds": round(self.lasted(), 1), **news}))

    def note(self) -> None:
        """A point of the curve."""
        if self.watched is None:
            return
        won, played = self.league.tolist()
        self.league.zero_()
        news = dict(zip(self.names, (round(each, 4) for each in self.watched.tolist())))
        news = {"steps": self.steps, "seconds": round(self.lasted(), 1), **news}
        if played:
            news["league"] = round(won / played, 4)
        self.curve.append(news)
        self.tell(**{name: value for name, value in news.items() if name not in ("steps", "seconds")})

    # ------------------------------------------------------------ learning

    def learn_imitation(self) -> None:
        """Some steps as the greedy bot plays them, some as the network does; learn to do as it does."""
        its, rollout = self.settings, self.rollout
        with torch.no_grad():
            for step in range(its.length):
                chosen = self.look(step)
                label = self.tables.greedy(self.updates * its.length + step + 1)
                rollout.actions[step] = label
                own = torch.rand(its.games, device=self.device) < its.own_moves
                self.go(step, torch.where(own, chosen, label))
            self.look(its.length)
            rollout.look_back(its.trace, self.tables.players)
        self.set_rate(IMITATION_RATE)
        self.watching(imitation=True)
        for step in self.random.permutation(its.length):
            with self.half():
                loss, watched = self.imitate(
                    self.model, *self.before(step), rollout.actions[step], rollout.results[step]
                )
            self.update(loss, watched)

    def learn_play(self) -> None:
        """Some steps of self-play; learn what went better than expected."""
        its, rollout = self.settings, self.rollout
        self.meet_earlier_self()
        rivals = (
            int(its.games * its.league) // 32 * 32
        )  # the last games: one seat learns, an earlier self has the others
        first = its.games - rivals
        mine = torch.arange(rivals, device=self.device) % self.tables.players[first:]
        with torch.no_grad():
            for step in range(its.length):
                chosen = self.look(step)
                own = rollout.movers[step, first:] == mine
                with self.half():
                    x, masks, players = (each[first:] for each in self.before(step))
                    theirs = act(self.earlier, x, masks, players)[0]
                chosen = torch.cat([chosen[:first], torch.where(own, chosen[first:], theirs)])
                rollout.weights[step] = 1.0
                rollout.weights[step, first:] = own.float()
                rollout.actions[step] = chosen
                self.go(step, chosen)
                over = self.tables.dones[first:].float()
                won = self.tables.shares[first:].gather(1, mine[:, None])[:, 0]
                self.league += torch.stack([(won * over).sum(), over.sum()])
            self.look(its.length)
            rollout.look_back(its.trace, self.tables.players)
        self.set_rate(its.rate * (1 - self.progress()) * min(1.0, (self.updates + 1) / (WARM_UP * its.length)))
        self.watching(imitation=False)
        early, late = its.entropy
        share = torch.tensor(early * (late / early) ** self.progress(), device=self.device)
        for step in self.random.permutation(its.length):
            with self.half():
                loss, watched = self.improve(
                    self.model, *self.before(step), rollout.actions[step], rollout.chances[step],
                    rollout.advantages[step], rollout.results[step], rollout.weights[step], share, its.clip,
                )  # fmt: skip
            self.update(loss, watched)

    def half(self):
        return torch.autocast(self.device, torch.bfloat16)

    def before(self, step: int):
        """What the network was given at a step: observations, masks, numbers of players."""
        return self.rollout.seen[step].t(), self.rollout.masks[step], self.tables.players

    def look(self, step: int):
        """Keep what is seen now; what the network would do, and what it expects."""
        rollout, now = self.rollout, self.tables
        rollout.seen[step].copy_(now.observations.t())
        rollout.movers[step] = now.movers
        with self.half():
            action, chance, value = self.act(self.model, rollout.seen[step].t(), now.masks, now.players)
        rollout.values[step] = rollout.by_seat(value, rollout.movers[step], now.players)
        if step < self.settings.length:
            rollout.masks[step].copy_(now.masks)
            rollout.chances[step] = chance
        return action

    def go(self, step: int, actions) -> None:
        """Do the actions, and keep what they earned."""
        self.tables.step(actions)
        over = self.tables.dones.float()
        self.rollout.over[step] = over
        self.rollout.rewards[step] = self.earned() * over[:, None]

    def earned(self):
        """The victory, and at first a little of the score."""
        share = self.settings.points * max(0.0, 1 - self.progress() / 0.4)
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

    def watching(self, imitation: bool) -> None:
        """Begin anew to watch, if what is watched changes."""
        names = IMITATED if imitation else PLAYED
        if self.names != names:
            self.names, self.watched = names, None

    def set_rate(self, rate: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = rate

    def update(self, loss, watched) -> None:
        """One step of learning."""
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 0.5, foreach=True)
        self.optimiser.step()
        self.updates += 1
        self.watched = watched if self.watched is None else SMOOTH * self.watched + (1 - SMOOTH) * watched

    def meet_earlier_self(self) -> None:
        """Take an earlier self from the league; now and then the present one joins it."""
        if not self.selves or self.steps - self.selves[-1]["steps"] >= self.settings.steps // JOINING:
            weights = {name: each.detach().half() for name, each in self.model.state_dict().items()}
            self.selves.append({"steps": self.steps, "weights": weights})
            if len(self.selves) > MOST_SELVES:  # the one that is nearest to its neighbours leaves
                ages = [each["steps"] for each in self.selves]
                gaps = [ages[n + 1] - ages[n - 1] for n in range(1, len(ages) - 1)]
                del self.selves[1 + int(np.argmin(gaps))]
        self.earlier.load_state_dict(self.selves[self.random.integers(len(self.selves))]["weights"])

    # ------------------------------------------------------------ its strength

    def measure(self) -> None:
        """Its share of the victories in one seat, the likeliest action always, by opponent and number of players."""
        found = {}
        for opponent in self.settings.opponents:
            if opponent == "earlier" and len(self.selves) < 2:
                continue
            if opponent == "earlier":
                self.earlier.load_state_dict(self.selves[len(self.selves) // 2]["weights"])
            found[opponent] = self.match(opponent)
        self.curve.append({"steps": self.steps, "seconds": round(self.lasted(), 1), "strength": found})
        self.save()
        self.tell(strength=found)

    def match(self, opponent: str) -> dict[str, float]:
        """One game a row against an opponent at all other seats; the share of the victories by number of players."""
        its = self.settings
        if not hasattr(self, "proving"):
            self.proving = tables(self.game, its.look_games, 777_000_001 + its.seed, self.device)
        now = self.proving
        now.reset(777_000_001 + its.seed + self.steps)
        rows = torch.arange(now.count, device=self.device)
        mine = rows % now.players
        playing = torch.ones(now.count, dtype=torch.bool, device=self.device)
        won = torch.zeros(now.count, device=self.device)
        for turn in range(LONGEST):
            with torch.no_grad(), self.half():
                given = now.observations.to(torch.bfloat16), now.masks, now.players
                own = best(self.model, *given)
                if opponent == "earlier":
                    theirs = act(self.earlier, *given)[0]
                else:
                    theirs = now.random() if opponent == "random" else now.greedy(turn + 1)
            now.step(torch.where(now.movers.long() == mine, own, theirs))
            ended = playing & (now.dones != 0)
            won += now.shares[rows, mine] * ended
            playing &= ~ended
            if turn % 20 == 19 and not bool(playing.any()):
                break
        return {
            str(players): round(float(won[rows_of].sum() / (~playing[rows_of]).sum().clamp(min=1)), 4)
            for players in sorted(set(now.players.tolist()))
            for rows_of in [now.players == players]
        }
