# mypy: ignore-errors
"""A training: its course over the steps, and the file that it goes on from.

It writes into its folder, at least every 15 seconds: GAME.training (to go on from), GAME.npz (the network) and
GAME.json (its course).
"""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict
from pathlib import Path

import torch

from zenobia.ai.network import Network, made_for
from zenobia.core.files import write_text
from zenobia.core.game import Refused
from zenobia.games import find
from zenobia.learn.learner import Learner
from zenobia.learn.settings import Settings
from zenobia.learn.strength import Proof

KEPT = 15.0  # seconds between two savings


class Training:
    """A network that learns, and what there is to tell about it."""

    def __init__(self, settings: Settings, folder: Path, say=print) -> None:
        self.settings, self.folder, self.say = settings, folder, say
        self.game = find(settings.game)
        self.began = time.monotonic()
        self.steps, self.seconds, self.curve = 0, 0.0, []  # seconds: of earlier runs
        self.learner = Learner(self.game, settings)
        self.proof = None
        self.file = folder / f"{settings.game}.training"
        if self.file.exists():
            self.load()
        elif settings.begin:
            network = Network.load(Path(settings.begin), self.game)
            if network.sizes != settings.sizes:
                raise Refused("training-other", file=settings.begin)
            self.learner.model.take(network)

    # ------------------------------------------------------------ its files

    def load(self) -> None:
        """Go on from the file."""
        try:
            kept = torch.load(self.file, map_location=self.settings.device, weights_only=True)
        except Exception as error:  # whatever PyTorch says about a file that is none of its own
            raise Refused("training-broken", file=self.file, reason=f"{type(error).__name__}: {error}") from error
        if (kept["made_for"], kept["sizes"]) != (made_for(self.game), self.settings.sizes):
            raise Refused("training-other", file=self.file)
        self.learner.load(kept)
        self.steps, self.seconds, self.curve = kept["steps"], kept["seconds"], json.loads(kept["curve"])

    def save(self) -> None:
        """Write the file, the network and the course, each wholly or not at all."""
        kept = {"made_for": made_for(self.game), "sizes": self.settings.sizes, "steps": self.steps}
        kept |= {"seconds": self.lasted(), "curve": json.dumps(self.curve), **self.learner.kept()}
        part = self.file.with_suffix(".part")
        torch.save(kept, part)
        os.replace(part, self.file)
        self.learner.model.network(self.game).save(self.folder / f"{self.game.id}.npz")
        about = json.dumps({"settings": asdict(self.settings), "steps": self.steps, "seconds": round(self.lasted(), 1)})
        points = ",\n".join(json.dumps(point) for point in self.curve)
        write_text(self.folder / f"{self.game.id}.json", f'{about[:-1]},\n"curve": [\n{points}\n]}}\n')

    # ------------------------------------------------------------ its course

    def run(self, seconds: float | None = None) -> None:
        """Learn until all steps are done, or until so many seconds after the beginning."""
        its = self.settings
        self.learner.begin(self.steps)
        self.tell({"begins": True, "weights": sum(each.numel() for each in self.learner.model.parameters())})
        saved = time.monotonic()
        while self.steps < its.steps and (seconds is None or time.monotonic() - self.began < seconds):
            self.learn()
            if self.due():
                self.note()
                self.measure()
            if time.monotonic() - saved > KEPT:
                self.note()
                self.save()
                saved = time.monotonic()
        self.note()
        self.measure()

    def learn(self) -> None:
        """One rollout: imitation at first, then self-play."""
        its = self.settings
        if self.steps < its.imitation:
            self.learner.learn_imitation()
        else:
            self.learner.learn_play(self.steps, self.progress())
        self.steps += its.games * its.length

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

    # ------------------------------------------------------------ what there is to tell

    def lasted(self) -> float:
        """Seconds, earlier runs included."""
        return self.seconds + time.monotonic() - self.began

    def tell(self, news: dict) -> dict:
        """A line of the course; the same as a point of the curve."""
        point = {"steps": self.steps, "seconds": round(self.lasted(), 1), **news}
        self.say(json.dumps({"game": self.game.id, **point}))
        return point

    def note(self) -> None:
        """A point of the curve: what was watched while learning, and the share against earlier selves."""
        learner = self.learner
        if learner.watched is None:
            return
        news = dict(zip(learner.names, (round(each, 4) for each in learner.watched.tolist())))
        share = learner.league.share()
        self.curve.append(self.tell(news if share is None else {**news, "league": share}))

    def measure(self) -> None:
        """A point of the curve: the strength."""
        if self.proof is None:
            self.proof = Proof(self.learner)
        found = self.proof.strength(self.steps)
        self.curve.append({"steps": self.steps, "seconds": round(self.lasted(), 1), "strength": found})
        self.save()
        self.tell({"strength": found})
