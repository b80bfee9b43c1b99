"""`zenobia balance`: what bots' games show about a game: lengths, scores, seats, and what every part is worth."""

from __future__ import annotations

import os
import secrets
import sys
from typing import Any

from zenobia.ai.balance import play, report
from zenobia.ai.bots import find_bot
from zenobia.cli.folders import ready
from zenobia.cli.speech import console, say, words_of, write_json
from zenobia.core.game import Refused

SPREADS = ("moves", "scores", "winners", "margin")


def show(
    game_id: str,
    games: int,
    players: int | None,
    option: list[str],
    bot: str,
    seed: int | None,
    workers: int | None,
    json: bool,
) -> int:
    """Play the games and print what they show."""
    from rich.console import Console
    from rich.progress import track

    game = ready(game_id)
    find_bot(bot)
    if games < 1:
        raise Refused("arena-games", games=games)
    seats = game.seats_for(players or max(2, game.seats[0]))
    games_played = play(
        game,
        seats,
        game.read_options(option),
        games,
        bot,
        secrets.randbits(31) if seed is None else seed,
        workers or os.cpu_count() or 1,
    )
    bar = {"console": Console(stderr=True), "disable": json or not sys.stderr.isatty()}
    played = list(track(games_played, say("arena-playing"), total=games, **bar))  # type: ignore[arg-type]
    found = {"bot": bot, **report(game, seats, played)}
    if json:
        write_json(found)
    else:
        print_report(game_id, found)
    return 0


def print_report(game_id: str, found: dict[str, Any]) -> None:
    """The report as tables."""
    words = words_of(game_id)
    columns = ("mean", "deviation", "least", "lower", "middle", "upper", "most")
    print_grid(
        ("", *columns),
        [
            [say(f"balance-{name}"), *(f"{found[name][column]:g}" for column in columns)]
            for name in SPREADS
            if found[name]
        ],
    )
    print_grid(
        ("seat", "share", "interval", "mean"),
        [[str(row["seat"]), f"{row['share']:.1%}", interval(row), f"{row['score']:g}"] for row in found["seats"]],
    )
    print_grid(
        ("source", "mean", "winners", "correlation"),
        [
            [words(f"score-{row['source']}"), f"{row['mean']:g}", f"{row['winners']:g}", f"{row['correlation']:+.2f}"]
            for row in found["points"]
        ],
    )
    print_grid(
        ("event", "part", "times", "users", "share", "interval", "correlation"),
        [
            [
                row["event"],
                words(row["part"]) if row["part"] else "",
                f"{row['times']:g}",
                f"{row['users']:.1%}",
                f"{row['share']:.1%}",
                interval(row),
                f"{row['correlation']:+.2f}",
            ]
            for row in found["uses"]
            if not row["part"] or words.has(row["part"])  # squares and places have no words: they are in the JSON
        ],
    )
    unused = [f"{row['event']} {words(row['part']) if row['part'] else ''}".strip() for row in found["unused"]]
    console().print(say("balance-unused", number=len(unused)) + (f" {', '.join(unused)}" if unused else ""))


def interval(row: dict[str, Any]) -> str:
    """What the share may well be."""
    return f"{row['low']:.0%}–{row['high']:.0%}"


def print_grid(columns: tuple[str, ...], rows: list[list[str]]) -> None:
    """A table, if it has rows."""
    from rich.table import Table as Grid

    if rows:
        grid = Grid(*[say(f"balance-{column}") if column else "" for column in columns])
        for row in rows:
            grid.add_row(*row)
        console().print(grid)
