"""`zenobia train`: a network that learns a game by playing against itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from zenobia.cli import pictures
from zenobia.cli.folders import ready
from zenobia.cli.speech import console, say, title_of
from zenobia.core.cache import cache_base
from zenobia.core.files import PICTURE, check_output, write_text
from zenobia.core.game import Refused
from zenobia.learn.settings import Settings, trial


@dataclass(frozen=True)
class Wishes:
    """How long it learns, and where."""

    steps: int | None
    imitation: int | None
    seed: int
    games: int | None
    begin: Path | None
    seconds: float | None
    cpu: bool

    def settings(self, game_id: str) -> Settings:
        """The settings of the training."""
        given = {"steps": self.steps, "imitation": self.imitation, "games": self.games}
        for name, number in given.items():
            if number is not None and number < (0 if name == "imitation" else 1):
                raise Refused("train-number", option=f"--{name}", number=number)
        chosen: dict[str, Any] = {name: number for name, number in given.items() if number is not None}
        if self.begin:
            chosen |= {"begin": str(self.begin), "imitation": self.imitation or 0}
        make = trial if self.cpu else Settings
        return make(game_id, seed=self.seed, **chosen)


def show(game_id: str, wishes: Wishes, out: Path, json_lines: bool) -> int:
    """Learn, and tell the course; the network, the course and its picture lie in the folder `out`."""
    ready(game_id)
    settings = wishes.settings(game_id)
    if not find_spec("torch"):
        raise Refused("extra", package="torch", extra="train")
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("not-written", file=str(out), reason=error.strerror or str(error)) from error
    check_output(out / f"{game_id}.svg", PICTURE)
    cache_base()
    for line in course(settings, out, wishes.seconds):
        news = json.loads(line)
        if json_lines:
            print(line, flush=True)
        else:
            told(news)
        if "strength" in news:
            draw(game_id, out)
    return 0


def course(settings: Settings, out: Path, seconds: float | None) -> Iterator[str]:
    """The lines that the training tells, from a compiled process of its own."""
    command = [sys.executable, "-m", "zenobia.learn", json.dumps(asdict(settings)), str(out)]
    command += [] if seconds is None else [str(seconds)]
    with tempfile.TemporaryFile() as said:
        environment = {**os.environ, "ZENOBIA_ENGINE": "compiled"}
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=said, text=True, process_group=0
        )
        assert process.stdout
        try:
            for line in process.stdout:
                yield line.strip()
            if process.wait():
                said.seek(0)
                lines = said.read().decode("utf-8", "replace").strip().splitlines()
                raise Refused("worker", reason=lines[-1] if lines else "it stopped")
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def told(news: dict[str, Any]) -> None:
    """A line of the course for a person."""
    if "refused" in news:
        raise Refused(news["refused"], **news["details"])
    steps = news["steps"]
    if "begins" in news:
        console().print(say("train-begins", steps=steps, weights=news["weights"]))
    elif "strength" in news:
        for opponent, shares in news["strength"].items():
            won = ", ".join(say("train-share", players=int(n), percent=round(100 * s)) for n, s in shares.items())
            console().print(say("train-strength", steps=steps, opponent=say(f"train-{opponent}"), shares=won))
    elif "agreement" in news:
        console().print(say("train-imitates", steps=steps, percent=round(100 * news["agreement"])))
    else:
        console().print(say("train-plays", steps=steps, entropy=f"{news['entropy']:.2f}"))


def draw(game_id: str, out: Path) -> None:
    """The picture of the course so far."""
    kept = json.loads((out / f"{game_id}.json").read_text(encoding="utf-8"))
    points = [point for point in kept["curve"] if "strength" in point]
    write_text(out / f"{game_id}.svg", pictures.course(points, say("train-title", game=title_of(game_id))))
