"""`zenobia arena`: bots against each other, seats rotated, ratings with their uncertainty."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Any

from zenobia.ai.arena import numbered, run, schedule, table_of
from zenobia.ai.bots import find_bot
from zenobia.ai.levels import LEVELS
from zenobia.cli.folders import ready
from zenobia.cli.speech import complain, console, say, write_json
from zenobia.core.game import Refused

FEW = 20  # games of simple bots that are not worth a compiled process


def show(
    game_id: str,
    bots: list[str],
    games: int,
    players: int | None,
    option: list[str],
    seed: int | None,
    workers: int | None,
    out: Path | None,
    json: bool,
) -> int:
    """Play the games and print who won how often."""
    from rich.console import Console
    from rich.progress import track

    game = ready(game_id)
    for name in bots:
        find_bot(name)
    if games < 1:
        raise Refused("arena-games", games=games)
    seats = game.seats_for(players or max(len(bots), game.seats[0]))
    if workers is None:
        workers = (os.cpu_count() or 1) if games > FEW or any(name in LEVELS for name in bots) else 0
    names = numbered(bots)
    wanted = schedule(
        game, names, games, seats, game.read_options(option), secrets.randbits(31) if seed is None else seed
    )
    bar = {"console": Console(stderr=True), "disable": json or not sys.stderr.isatty()}
    results = []
    for result in track(run(wanted, workers, out), say("arena-playing"), total=len(wanted), **bar):  # type: ignore[arg-type]
        results.append(result)
        for failure in result["failures"]:
            complain(say("bot-failed", **failure))
    rows = table_of(names, results)
    if json:
        write_json({"game": game_id, "players": seats, "games": games, "bots": rows})
    else:
        print_table(rows)
    return 0


def print_table(rows: list[dict[str, Any]]) -> None:
    """The results, best first."""
    from rich.table import Table as Grid

    grid = Grid(*[say(f"arena-{column}") for column in ("bot", "games", "wins", "share", "interval", "rating")])
    for row in sorted(rows, key=lambda row: -row["share"]):
        interval = f"{row['low']:.1%} - {row['high']:.1%}"
        rating = f"{row['rating']} ± {row['rating_error']}"
        grid.add_row(row["name"], str(row["games"]), f"{row['wins']:g}", f"{row['share']:.1%}", interval, rating)
    console().print(grid)
