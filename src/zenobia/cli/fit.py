"""`zenobia fit`: learn the weights of a game's static evaluation from self-play."""

from __future__ import annotations

import os
import secrets
import sys
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path

from zenobia.ai.bots import find_bot
from zenobia.ai.fit import as_toml, fit, self_play
from zenobia.cli.folders import ready
from zenobia.cli.speech import say, write_json
from zenobia.core.files import write_text
from zenobia.core.game import Refused


def show(
    game_id: str,
    games: int,
    players: int | None,
    bot: str,
    seed: int | None,
    workers: int | None,
    gpu: bool,
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
    seats = [game.seats_for(players)] if players else [number for number in game.seats if number > 1]
    with Progress(console=Console(stderr=True), disable=json or not sys.stderr.isatty()) as progress:
        bar = progress.add_task(say("arena-playing"), total=games)
        seed = secrets.randbits(31) if seed is None else seed
        if gpu:
            from zenobia.envs.gpu_selfplay import self_play as on_gpu

            batches = on_gpu(game, seats, games, seed)
        else:
            batches = self_play(game, seats, games, bot, seed, workers or os.cpu_count() or 1)
        found = fit(game, batches, lambda done: progress.update(bar, completed=done))
    bot = "greedy" if gpu else bot
    if out:
        write_text(out, as_toml(found, bot, seats))
    if json:
        write_json(asdict(found))
    elif not out:
        print(as_toml(found, bot, seats), end="")
    return 0
