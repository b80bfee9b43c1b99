"""`zenobia arena`: bots against each other, seats rotated, ratings with their uncertainty."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zenobia.ai.arena import failures_in, numbered, run, schedule, seed_in, table_of
from zenobia.ai.bots import BOTS, check_network, imported
from zenobia.ai.levels import LEVELS
from zenobia.cli import pictures
from zenobia.cli.folders import ready
from zenobia.cli.speech import complain, console, say, title_of, write_json
from zenobia.core.files import PICTURE, RESULTS, check_output, write_text
from zenobia.core.game import Refused

FEW = 20  # games of simple bots that are not worth a compiled process


@dataclass(frozen=True)
class Wishes:
    """Who plays how often, and where."""

    bots: list[str]
    games: int
    players: int | None
    option: list[str]
    seed: int | None
    workers: int | None
    ray: str | None
    seconds: float

    def check(self) -> None:
        """Refuse what cannot be before anything is played."""
        for name in self.bots:
            imported(name)
        if self.workers is not None and self.workers < 0:
            raise Refused("workers", workers=self.workers)
        if self.games < 1:
            raise Refused("arena-games", games=self.games)
        if not self.seconds > 0:
            raise Refused("seconds", seconds=self.seconds)

    def processes(self) -> int:
        """How many processes play; none for a few simple games."""
        if self.workers is not None:
            return self.workers
        quick = not self.ray and all(name in BOTS and name not in LEVELS for name in self.bots)
        return 0 if quick and self.games <= FEW else os.cpu_count() or 1


def show(game_id: str, wishes: Wishes, out: Path | None, picture: Path | None, json: bool) -> int:
    """Play the games and print who won how often."""
    game = ready(game_id)
    wishes.check()
    for name in wishes.bots:
        check_network(name, game)
    if picture:
        check_output(picture, PICTURE)
    if out:
        check_file(out)
    seats = game.seats_for(max(len(wishes.bots), game.seats[0]) if wishes.players is None else wishes.players)
    names = numbered(wishes.bots)
    seed = wishes.seed if wishes.seed is not None else resumed(out)
    wanted = schedule(game, names, wishes.games, seats, game.read_options(wishes.option), seed, wishes.seconds)
    results = played(run(wanted, wishes.processes(), out, wishes.ray), len(wanted), json)
    rows, failures = table_of(names, results), failures_in(results)
    if json:
        write_json({"game": game_id, "players": seats, "games": wishes.games, "failures": failures, "bots": rows})
    else:
        for bot, times in failures.items():
            console().print(say("arena-failed", bot=bot, times=times), style="red", soft_wrap=True)
        print_table(rows)
    if picture:
        title = say("arena-title", game=title_of(game_id), players=seats, games=wishes.games)
        write_text(picture, pictures.results(rows, seats, title))
    return 0


def resumed(out: Path | None) -> int:
    """The seed of the run that a file holds, so that it goes on; or a new one."""
    begun = seed_in(out) if out else None
    return secrets.randbits(31) if begun is None else begun


def check_file(out: Path) -> None:
    """Refuse a file that cannot be written before anything is played."""
    check_output(out, RESULTS)
    try:
        out.open("a").close()
    except OSError as error:
        raise Refused("not-written", file=str(out), reason=error.strerror or str(error)) from error


def played(results: Iterator[dict[str, Any]], games: int, quiet: bool) -> list[dict[str, Any]]:
    """The results as they come, with a bar; a bot that failed is named."""
    from rich.console import Console
    from rich.progress import track

    bar = {"console": Console(stderr=True), "disable": quiet or not sys.stderr.isatty()}
    found = []
    for result in track(results, say("arena-playing"), total=games, **bar):  # type: ignore[arg-type]
        found.append(result)
        for failure in result["failures"]:
            complain(say("bot-failed", **failure))
    return found


def print_table(rows: list[dict[str, Any]]) -> None:
    """The results, best first."""
    from rich.table import Table as Grid

    grid = Grid(*[say(f"arena-{column}") for column in ("bot", "games", "wins", "share", "interval", "rating")])
    for row in sorted(rows, key=lambda row: -row["share"]):
        interval = f"{row['low']:.1%} - {row['high']:.1%}"
        rating = f"{row['rating']} ± {row['rating_error']}"
        grid.add_row(row["name"], str(row["games"]), f"{row['wins']:g}", f"{row['share']:.1%}", interval, rating)
    console().print(grid)
