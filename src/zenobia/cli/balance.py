"""`zenobia balance`: what bots' games show about a game: lengths, scores, seats, and what every part is worth."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from zenobia.ai.balance import Played, play, report
from zenobia.ai.bots import check_network, find_bot
from zenobia.cli.folders import ready
from zenobia.cli.speech import complain, console, say, words_of, write_json
from zenobia.core.game import Refused
from zenobia.core.words import Words
from zenobia.games import find

if TYPE_CHECKING:
    from rich.console import RenderableType

SPREADS = ("moves", "scores", "winners", "margin")
EXTREMES = 3  # spaces of an event that are shown as the most and as the least used
LISTED = 40  # spaces never used are shown by name, if they are so few
# of the columns of uses, at most: numbers are narrow, so that names fit into 80 characters
WIDTHS = (None, 8, 8, 13, 8)
Row = dict[str, Any]


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
    game = ready(game_id)
    find_bot(bot)
    check_network(bot, game)
    if games < 1:
        raise Refused("arena-games", games=games)
    if workers is not None and workers < 1:
        raise Refused("workers", workers=workers)
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
    found = {"bot": bot, **report(game, seats, collected(games_played, games, json))}
    if json:
        write_json(found)
    else:
        if found["failures"]:
            console().print(say("arena-failed", bot=bot, times=found["failures"]), style="red", soft_wrap=True)
        print_report(game_id, found)
    return 0


def collected(games_played: Iterator[Played], games: int, quiet: bool) -> list[Played]:
    """The games as they come, with a bar; a bot that failed is named."""
    from rich.console import Console
    from rich.progress import track

    bar = {"console": Console(stderr=True), "disable": quiet or not sys.stderr.isatty()}
    found = []
    for each in track(games_played, say("arena-playing"), total=games, **bar):  # type: ignore[arg-type]
        found.append(each)
        for failure in each.failures:
            complain(say("bot-failed", **failure))
    return found


# ---------------------------------------------------------------- tables


def print_report(game_id: str, found: dict[str, Any]) -> None:
    """The report as tables."""
    words, order = words_of(game_id), {event.name: number for number, event in enumerate(find(game_id).events)}
    uses, unused = (sorted(found[name], key=lambda row: order[row["event"]]) for name in ("uses", "unused"))
    print_spreads(found)
    print_seats(found["seats"])
    print_points(words, found["points"])
    print_uses(words, uses)
    print_spaces(words, uses, found["spaces"])
    print_unused(words, unused)


def print_spreads(found: dict[str, Any]) -> None:
    """Lengths and scores."""
    columns = ("mean", "deviation", "least", "lower", "middle", "upper", "most")
    spreads = [(name, found[name]) for name in SPREADS if found[name]]
    rows = [[say(f"balance-{name}"), *(f"{spread[column]:g}" for column in columns)] for name, spread in spreads]
    print_grid(["", *map(heading, columns)], rows)


def print_seats(seats: list[Row]) -> None:
    """How often each seat wins."""
    columns = ("seat", "share", "interval", "mean")
    rows = [[str(row["seat"]), f"{row['share']:.1%}", interval(row), f"{row['score']:g}"] for row in seats]
    print_grid([*map(heading, columns)], rows)


def print_points(words: Words, points: list[Row]) -> None:
    """What every source of points gives."""
    rows = [
        [words.word("score", row["source"]), f"{row['mean']:g}", f"{row['winners']:g}", f"{row['correlation']:+.2f}"]
        for row in points
    ]
    print_grid([*map(heading, ("source", "mean", "winners", "correlation"))], rows)


def print_uses(words: Words, uses: list[Row]) -> None:
    """Every event, and below it the parts that it names; spaces without words have a table of their own."""
    rows = [
        [
            indented(part_in(words, row)) if row["part"] else deed_in(words, row),
            f"{row['times']:g}",
            f"{row['users']:.1%}",
            f"{row['share']:.0%} ({100 * row['low']:.0f}–{100 * row['high']:.0f})",
            f"{row['correlation']:+.2f}",
        ]
        for row in uses
        if not row["part"] or words.has(row["part"])
    ]
    won = f"{heading('share')}\n({heading('interval')})"
    print_grid([heading("event"), heading("times"), heading("users"), won, heading("correlation")], rows, WIDTHS)


def print_spaces(words: Words, uses: list[Row], spaces: dict[str, Any]) -> None:
    """The spaces that every event used most and least, and those that none used."""
    without_words = [row for row in uses if row["part"] and not words.has(row["part"])]
    rows: list[list[RenderableType]] = []
    for _, group in groupby(without_words, key=lambda row: row["event"]):
        by_times = sorted(group, key=lambda row: -row["times"])
        most, least = by_times[:EXTREMES], by_times[EXTREMES:][-EXTREMES:]
        shown = [how_often(words, each) for each in (most, least)]
        rows.append([deed_in(words, by_times[0]), str(len(by_times)), *shown])
    told = f"{heading('times')} ({heading('correlation')})"
    extremes = [f"{heading(column)}\n{told}" for column in ("most-used", "least-used")]
    print_grid([heading("event"), heading("spaces"), *extremes], rows)
    if spaces["number"]:
        unused = spaces["unused"]
        never = say("balance-spaces-unused", number=len(unused), all=spaces["number"])
        console().print(f"{never} {', '.join(unused)}".strip() if len(unused) <= LISTED else never)


def how_often(words: Words, rows: list[Row]) -> str:
    """Spaces, each with the times that it was used in a game and how that goes with winning."""
    return "\n".join(f"{part_in(words, row)} {row['times']:.2f} ({row['correlation']:+.2f})" for row in rows)


def print_unused(words: Words, unused: list[Row]) -> None:
    """What never happened; an event that never happened stands for all its parts."""
    lines, number = [], 0
    for _, group in groupby(unused, key=lambda row: row["event"]):
        first, *more = group
        parts = [part_in(words, row) for row in (first, *more)] if first["part"] else []
        deed = deed_in(words, first)
        number += len(parts) or 1
        lines.append(say("balance-unused-parts", event=deed, parts=" · ".join(parts)) if parts else deed)
    console().print(say("balance-unused", number=number))
    for line in lines:
        console().print(indented(line))


# ---------------------------------------------------------------- words and cells


def deed_in(words: Words, row: Row) -> str:
    """What people call an event."""
    return words.word("deed", row["event"])


def part_in(words: Words, row: Row) -> str:
    """What people call a part of the game; a space is called by its own name."""
    kind, _, name = row["part"].partition("-")
    return words.word(kind, name)


def heading(column: str) -> str:
    """What people call a column."""
    return say(f"balance-{column}")


def interval(row: Row) -> str:
    """What the share may well be."""
    return f"{row['low']:.0%}–{row['high']:.0%}"


def indented(text: str) -> RenderableType:
    """A text below another; its further lines too."""
    from rich.padding import Padding

    return Padding(text, (0, 0, 0, 2), expand=False)


def print_grid(
    headings: list[str], rows: Sequence[Sequence[RenderableType]], widths: Sequence[int | None] | None = None
) -> None:
    """A table, if it has rows; its columns at most so wide."""
    from rich.table import Table as Grid

    if not rows:
        return
    grid = Grid()
    for number, each in enumerate(headings):
        grid.add_column(each, max_width=widths[number] if widths else None)
    for row in rows:
        grid.add_row(*row)
    console().print(grid)
