"""`zenobia fit`: learn the weights of a game's static evaluation from self-play."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from zenobia.ai.bots import find_bot
from zenobia.ai.fit import Plan, as_toml, fit, self_play
from zenobia.cli.folders import ready
from zenobia.cli.speech import say, write_json
from zenobia.core.files import WEIGHTS, check_output, write_text
from zenobia.core.game import Game, Refused

WAYS = ("winners", "play")


@dataclass(frozen=True)
class Wishes:
    """What is played, and how it is learnt from."""

    games: int
    players: int | None
    option: list[str]
    bot: str
    seed: int | None
    workers: int | None
    gpu: bool
    by: str
    step: float

    def check(self) -> None:
        """Refuse what cannot be before anything is played."""
        find_bot(self.bot)
        if self.games < 2:
            raise Refused("fit-games", games=self.games)
        if self.by not in WAYS:
            raise Refused("fit-by", by=self.by, known=", ".join(WAYS))
        if not 0.0 < self.step <= 1.0:
            raise Refused("fit-step", step=str(self.step))
        if self.workers is not None and self.workers < 0:
            raise Refused("workers", workers=self.workers)

    def plan(self, game: Game) -> Plan:
        """The games to play."""
        wanted = game.seats if self.players is None else (game.seats_for(self.players),)
        players = [number for number in wanted if number > 1]
        if not players:
            raise Refused("fit-players")
        options, on_gpu = game.read_options(self.option), self.gpu or self.by == "play"
        if options and on_gpu:
            raise Refused("fit-options")
        seed = secrets.randbits(31) if self.seed is None else self.seed
        return Plan(players, options, self.games, "greedy" if on_gpu else self.bot, seed, on_gpu)

    def processes(self) -> int:
        """How many processes play: one for each core if nobody says."""
        return (os.cpu_count() or 1) if self.workers is None else self.workers


def show(game_id: str, wishes: Wishes, out: Path | None, json: bool) -> int:
    """Play, fit, and print the weights, or write them to a file."""
    from rich.console import Console
    from rich.progress import Progress

    game = ready(game_id)
    if not find_spec(f"zenobia.games.{game_id}.evaluation"):
        raise Refused("no-weights", game=game_id)
    wishes.check()
    plan = wishes.plan(game)
    if out:
        check_output(out, WEIGHTS)
    with Progress(console=Console(stderr=True), disable=json or not sys.stderr.isatty()) as progress:
        bar = progress.add_task(say("arena-playing"), total=plan.games)

        def tell(done: int) -> None:
            progress.update(bar, completed=done)

        found, toml = (
            by_play(game, plan, tell)
            if wishes.by == "play"
            else by_winners(game, plan, wishes.processes(), wishes.step, tell)
        )
    if out:
        write_text(out, toml)
    if json:
        write_json(asdict(found))
    elif not out:
        print(toml, end="")
    return 0


def by_winners(game: Game, plan: Plan, workers: int, step: float, tell: Callable[[int], None]) -> tuple[Any, str]:
    """Weights that foretell the winner."""
    if plan.gpu:
        from zenobia.envs.gpu_selfplay import self_play as on_gpu

        batches = on_gpu(game, plan.players, plan.games, plan.seed)
    else:
        batches = self_play(game, plan, workers)
    found = fit(game, batches, step, tell)
    return found, as_toml(found, plan, step)


def by_play(game: Game, plan: Plan, tell: Callable[[int], None]) -> tuple[Any, str]:
    """Weights that win matches, on a GPU."""
    from zenobia.envs.gpu_tune import GAMES, as_toml, tune

    rounds = max(1, plan.games // GAMES)
    found = tune(game, plan.players, rounds, plan.seed, lambda done: tell(done * GAMES))
    return found, as_toml(found, plan.players)
