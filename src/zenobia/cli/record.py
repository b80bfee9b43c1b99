"""`zenobia record`: a game record shown, verified and replayed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from zenobia.cli.folders import know_game_around, ready
from zenobia.cli.speech import complain, console, say, seat_names, title_of, why, words_of, write_json
from zenobia.core.game import SPECTATOR, Game, Refused
from zenobia.core.record import Record, read
from zenobia.core.table import Table, heard_by, seat_name, seat_number
from zenobia.games.drawing import drawn

# What is wrong with a record that was changed, in contrast to a file that is no record or belongs to other rules.
UNTRUE = {
    f"record-{what}"
    for what in ("check", "names", "move", "number", "order", "seat", "result", "truncated", "after-end")
}


def read_record(file: Path, own_data: Path | None) -> Record:
    """Read a record, which verifies it."""

    def find(name: str) -> Game:
        return ready(name, own_data)

    know_game_around(file)
    return read(file, find)


def show(
    file: Path, verify: bool, replay: bool, to: int | None, seat: str | None, data: Path | None, json: bool
) -> int:
    """Print a record; 1 if it is not true."""
    try:
        record = read_record(file, data)
    except Refused as refusal:
        return untrue(refusal, file, json)
    eyes = SPECTATOR if seat is None else seat_number(seat, record.table.players)
    last = len(record.table.log)
    if to is not None and not 0 <= to <= last:
        raise Refused("record-step", file=str(file), last=last, n=to)
    steps = [] if not replay else list(range(last + 1)) if to is None else [to]
    if json:
        write_json(as_json(record, file, steps, eyes))
        return 0
    if not verify and not replay:
        print_record(record)
    if replay:
        print_replay(record, steps, eyes)
    console().print(say("record-verified", n=last), style="green", soft_wrap=True)
    return 0


def untrue(refusal: Refused, file: Path, json: bool) -> int:
    """Say what is wrong with a record that is not true: a negative result. Anything else is bad usage."""
    if refusal.why not in UNTRUE:
        raise refusal
    if json:
        write_json({"file": str(file), "verified": False, "reason": why(refusal)})
    complain(why(refusal))
    return 1


def people_in(record: Record) -> list[str]:
    """The players by seat and name."""
    names = seat_names(record.table)
    return [f"{seat} ({name})" if name else seat for seat, name in zip(names, record.names, strict=True)]


def print_record(record: Record) -> None:
    """Header, moves, result."""
    from rich.table import Table as Grid
    from rich.text import Text

    table, out = record.table, console()
    out.print(title_of(table.game.id), style="bold")
    people = ", ".join(f"{seat_name(seat)} {name}" for seat, name in enumerate(people_in(record)))
    out.print(f"{say('record-players')}: {people}", soft_wrap=True)
    if table.options:
        out.print(f"{say('record-options')}: {', '.join(f'{k}={v}' for k, v in table.options.items())}")
    words = words_of(table.game.id)
    grid = Grid.grid(padding=(0, 2))
    for n, move in enumerate(table.log, 1):
        said = words.move(move.text)
        grid.add_row(str(n), seat_name(move.seat), move.text, Text("" if said == move.text else said, "dim"))
    out.print(grid)
    if table.over:
        for rank, score, seat in sorted(zip(table.ranks(), table.scores(), range(table.players), strict=True)):
            out.print(f"{say('rank')} {rank}: {seat_name(seat)} {people_in(record)[seat]}, {say('score')} {score}")
    else:
        out.print(say("record-unfinished", n=len(table.log)), soft_wrap=True)


def print_replay(record: Record, steps: list[int], eyes: int) -> None:
    """Board after board, with what happened before it."""
    game, out, total = record.table.game, console(), len(record.table.log)
    words, names = words_of(game.id), people_in(record)
    again = Table(game, record.table.players, record.table.options, record.table.seed)
    for n in range(steps[-1] + 1):
        events: list[tuple[Any, ...]] = []
        if n:
            move = record.table.log[n - 1]
            events = heard_by(again.play(move.text, move.entropy), eyes)
        if n not in steps:
            continue
        out.rule(say("record-start") if n == 0 else say("record-move-of", n=n, total=total))
        if n:
            out.print(f"{seat_name(move.seat)} {move.text}", style="bold", soft_wrap=True)
        out.print(drawn(again, eyes))
        for event in events:
            out.print(words.sentence(game, event, names), soft_wrap=True)
        if out.is_terminal and n != steps[-1] and os.isatty(0):
            input()


def as_json(record: Record, file: Path, steps: list[int], eyes: int) -> dict[str, Any]:
    """The record for programs."""
    table = record.table
    game = table.game
    result: dict[str, Any] = {
        "file": str(file),
        "verified": True,
        "game": game.id,
        "rules": game.rules_version,
        "data": game.data_digest,
        "players": table.players,
        "options": table.options,
        "seed": f"{table.seed:x}",
        "names": record.names,
        "moves": [
            {"n": n, "seat": seat_name(m.seat), "move": m.text, "check": m.check, "entropy": f"{m.entropy:x}"}
            for n, m in enumerate(table.log, 1)
        ],
        "over": table.over,
        "ranks": table.ranks() if table.over else None,
        "scores": table.scores() if table.over else None,
    }
    if steps:
        result["views"] = [{"n": n, "view": game.view(table.at(n), eyes)} for n in steps]
    return result
