"""`zenobia arena`: bots against each other, seats rotated."""

from __future__ import annotations

import math
import secrets
import sys
from random import Random
from typing import Any

from zenobia.ai.bots import ask_bot, find_bot
from zenobia.cli.folders import ready
from zenobia.cli.speech import complain, console, say, write_json
from zenobia.core.game import Game, Refused
from zenobia.core.table import Table, seat_name

Z = 1.959964  # the 97.5 % point of the normal distribution


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def numbered(bots: list[str]) -> list[str]:
    """Names that differ: greedy, greedy 2."""
    return [name if bots[:n].count(name) == 0 else f"{name} {bots[:n].count(name) + 1}" for n, name in enumerate(bots)]


def play_one(game: Game, options: dict[str, str], bots: list[str], random: Random) -> list[float]:
    """One game; what each seat won: 1, or a share of it."""
    table = Table(game, len(bots), options, random.getrandbits(62))
    while not table.over:
        name = bots[table.to_act]
        action, failure = ask_bot(find_bot(name), table, random)
        if failure:
            move, seat = game.text(action), seat_name(table.to_act)
            complain(say("bot-failed", bot=name, seat=seat, reason=failure, move=move))
        table.do(action, random.getrandbits(62))
    ranks = table.ranks()
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def show(
    game_id: str, bots: list[str], games: int, players: int | None, option: list[str], seed: int | None, json: bool
) -> int:
    """Play the games and print who won how often."""
    from rich.progress import track

    game = ready(game_id)
    for name in bots:
        find_bot(name)
    if games < 1:
        raise Refused("arena-games", games=games)
    seats = game.seats_for(players or max(len(bots), game.seats[0]))
    options = game.read_options(option)
    names = numbered(bots)
    random = Random(secrets.randbits(62) if seed is None else seed)
    played, won = [0] * len(bots), [0.0] * len(bots)
    rounds = range(games)
    for n in track(rounds, say("arena-playing"), console=_progress(), disable=json or not sys.stderr.isatty()):
        sitting = [(n + seat) % len(bots) for seat in range(seats)]
        for bot, share in zip(sitting, play_one(game, options, [bots[bot] for bot in sitting], random), strict=True):
            played[bot] += 1
            won[bot] += share
    rows: list[dict[str, Any]] = []
    for bot, name in enumerate(names):
        low, high = wilson(won[bot], played[bot])
        share = won[bot] / played[bot] if played[bot] else 0.0
        row = {"name": name, "games": played[bot], "wins": won[bot], "share": share, "low": low, "high": high}
        rows.append({key: round(value, 4) if isinstance(value, float) else value for key, value in row.items()})
    if json:
        write_json({"game": game_id, "players": seats, "games": games, "bots": rows})
    else:
        print_table(rows)
    return 0


def _progress() -> Any:
    from rich.console import Console

    return Console(stderr=True)


def print_table(rows: list[dict[str, Any]]) -> None:
    """The results, best first."""
    from rich.table import Table as Grid

    grid = Grid(*[say(f"arena-{column}") for column in ("bot", "games", "wins", "share", "interval")])
    for row in sorted(rows, key=lambda row: -row["share"]):
        interval = f"{row['low']:.1%} - {row['high']:.1%}"
        grid.add_row(row["name"], str(row["games"]), f"{row['wins']:g}", f"{row['share']:.1%}", interval)
    console().print(grid)
