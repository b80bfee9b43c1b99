"""`zenobia selfplay`: games of bots as data for learning."""

from __future__ import annotations

import os
import secrets
import sys
from dataclasses import dataclass
from pathlib import Path

from zenobia.ai import selfplay
from zenobia.ai.bots import check_network, find_bot
from zenobia.cli.folders import ready
from zenobia.cli.speech import console, say, write_json
from zenobia.core.files import DECISIONS, check_output
from zenobia.core.game import Refused


@dataclass(frozen=True)
class Wishes:
    """What is to be played."""

    games: int
    players: int | None
    option: list[str]
    bots: list[str]
    seed: int | None
    workers: int | None
    ray: str | None


def run(game_id: str, out: Path, wishes: Wishes, json: bool) -> int:
    """Play and write."""
    from rich.console import Console
    from rich.progress import Progress

    game = ready(game_id)
    for name in wishes.bots:
        find_bot(name)
        check_network(name, game)
    if wishes.games < 1:
        raise Refused("arena-games", games=wishes.games)
    if wishes.workers is not None and wishes.workers < 1:
        raise Refused("workers", workers=wishes.workers)
    selfplay.check_format(out)
    check_output(out, DECISIONS)
    players = game.seats_for(max(2, game.seats[0]) if wishes.players is None else wishes.players)
    options, seed = game.read_options(wishes.option), secrets.randbits(31) if wishes.seed is None else wishes.seed
    waiting = selfplay.batches(game, players, options, wishes.bots, seed, wishes.games)
    workers = wishes.workers or os.cpu_count() or 1
    answers = selfplay.play(waiting, workers, wishes.ray)
    with Progress(console=Console(stderr=True), transient=True, disable=json or not sys.stderr.isatty()) as progress:
        bar = progress.add_task(say("arena-playing"), total=wishes.games)
        decisions = selfplay.write(answers, out, lambda played: progress.advance(bar, played))
    if json:
        write_json({"game": game.id, "games": wishes.games, "decisions": decisions, "seed": seed, "file": str(out)})
    else:
        console().print(say("selfplay-written", file=str(out), games=wishes.games, decisions=decisions), soft_wrap=True)
    return 0
