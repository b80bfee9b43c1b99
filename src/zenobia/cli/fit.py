"""`zenobia fit`: learn the weights of a game's static evaluation from self-play."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from zenobia.ai.bots import find_bot
from zenobia.ai.fit import as_toml, fit, self_play
from zenobia.cli.folders import ready
from zenobia.cli.speech import say, write_json
from zenobia.core.files import write_text
from zenobia.core.game import Game, Refused

WAYS = ("winners", "play")


def show(
    game_id: str,
    games: int,
    players: int | None,
    bot: str,
    seed: int | None,
    workers: int | None,
    gpu: bool,
    by: str,
    step: float,
    out: Path | None,
    json: bool,
) -> int:
    """Play, fit, and print the weights, or write them to a file."""
    from rich.console import Console
    from rich.progress import Progress

    game = ready(game_id)
    find_bot(bot)
    if not find_spec(f"zenobia.games.{game_id}.evaluation"):
        raise Refused("no-weights", game=game_id)
    if games < 1:
        raise Refused("arena-games", games=games)
    if by not in WAYS:
        raise Refused("fit-by", by=by, known=", ".join(WAYS))
    if not 0.0 < step <= 1.0:
        raise Refused("fit-step", step=str(step))
    seats = [game.seats_for(players)] if players else [number for number in game.seats if number > 1]
    seed = secrets.randbits(31) if seed is None else seed
    with Progress(console=Console(stderr=True), disable=json or not sys.stderr.isatty()) as progress:
        bar = progress.add_task(say("arena-playing"), total=games)

        def tell(done: int) -> None:
            progress.update(bar, completed=done)

        found, toml = (
            by_play(game, seats, games, seed, tell)
            if by == "play"
            else by_winners(game, seats, games, "greedy" if gpu else bot, seed, workers, gpu, step, tell)
        )
    if out:
        write_text(out, toml)
    if json:
        write_json(asdict(found))
    elif not out:
        print(toml, end="")
    return 0


def by_winners(
    game: Game,
    seats: list[int],
    games: int,
    bot: str,
    seed: int,
    workers: int | None,
    gpu: bool,
    step: float,
    tell: Callable[[int], None],
) -> tuple[Any, str]:
    """Weights that foretell the winner."""
    if gpu:
        from zenobia.envs.gpu_selfplay import self_play as on_gpu

        batches = on_gpu(game, seats, games, seed)
    else:
        batches = self_play(game, seats, games, bot, seed, workers or os.cpu_count() or 1)
    found = fit(game, batches, step, tell)
    return found, as_toml(found, bot, seats, step)


def by_play(game: Game, seats: list[int], games: int, seed: int, tell: Callable[[int], None]) -> tuple[Any, str]:
    """Weights that win matches, on a GPU."""
    from zenobia.envs.gpu_tune import GAMES, as_toml, tune

    found = tune(game, seats, max(1, games // GAMES), seed, lambda done: tell(done * GAMES))
    return found, as_toml(found, seats)
