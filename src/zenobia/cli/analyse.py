"""`zenobia analyse`: who was winning when, which moves were mistakes, and what would have been better."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from zenobia.ai import analysis
from zenobia.ai.analysis import changes, swing
from zenobia.ai.processes import spread
from zenobia.cli import pictures
from zenobia.cli.record import people_in, read_record, untrue
from zenobia.cli.speech import console, say, title_of, words_of, write_json
from zenobia.core.files import PICTURE, check_output, write_text
from zenobia.core.game import Refused
from zenobia.core.record import Record, write
from zenobia.core.table import seat_name


def show(file: Path, level: str, picture: Path | None, workers: int | None, data: Path | None, as_json: bool) -> int:
    """Analyse a record, finished or not, and print what was found."""
    if workers is not None and workers < 1:
        raise Refused("workers", workers=workers)
    if picture:
        check_output(picture, PICTURE)
    try:
        record = read_record(file, data)
    except Refused as refusal:
        return untrue(refusal, file, as_json)
    if not record.table.log:
        raise Refused("analyse-nothing", file=str(file))
    found = {"file": str(file), "names": record.names, **think(record, level, workers or os.cpu_count() or 1, as_json)}
    if as_json:
        write_json(found)
    else:
        print_analysis(record, found)
    if picture:
        title = say("analyse-title", game=title_of(record.table.game.id))
        write_text(picture, pictures.chances(found, people_in(record), title))
    return 0


def think(record: Record, level: str, workers: int, quiet: bool) -> dict[str, Any]:
    """Have every position looked at, in compiled processes."""
    from rich.console import Console
    from rich.progress import track

    table = record.table
    waiting = analysis.questions(write(table, record.names), len(table.log), level)
    bar = {"console": Console(stderr=True), "transient": True, "disable": quiet or not sys.stderr.isatty()}
    parts = spread("zenobia.ai.analysis", waiting, workers)
    looks: list[dict[str, Any]] = []
    for part in track(parts, say("analyse-thinking"), total=len(waiting), **bar):  # type: ignore[arg-type]
        looks += json.loads(part)
    return analysis.assemble(table, level, looks)


def print_analysis(record: Record, found: dict[str, Any]) -> None:
    """Every move with the chances around it, then the turning points."""
    from rich.table import Table as Grid

    out, players = console(), record.table.players
    out.print(title_of(found["game"]), style="bold")
    people = ", ".join(f"{seat_name(seat)} {name}" for seat, name in enumerate(people_in(record)))
    out.print(f"{say('record-players')}: {people}", soft_wrap=True)
    grid = Grid("", "", say("analyse-move"), *map(seat_name, range(players)), say("analyse-better"), box=None)
    for move in found["moves"]:
        each = [f"{percent(b)} → {percent(a)}" for b, a in zip(move["before"], move["after"], strict=True)]
        better = ", ".join(f"{other['move']} (+{percent(gain(move, other))})" for other in move["better"])
        grid.add_row(str(move["n"]), seat_name(move["seat"]), move["move"], *each, better)
    out.print(grid)
    print_turning_points(found)
    if not found["over"]:
        out.print(say("record-unfinished", n=len(found["moves"])), soft_wrap=True)


def print_turning_points(found: dict[str, Any]) -> None:
    """The largest swings and mistakes in sentences."""
    out, words = console(), words_of(found["game"])
    for kind in ("swings", "mistakes"):
        out.print()
        out.print(say(f"analyse-{kind}") if found[kind] else say(f"analyse-no-{kind}"), style="bold")
        for n in found[kind]:
            move = found["moves"][n - 1]
            said = {"n": n, "seat": seat_name(move["seat"]), "move": words.move(move["move"])}
            if kind == "swings":
                seat = changes(move).index(swing(move))
                chances = {"before": 100 * move["before"][seat], "after": 100 * move["after"][seat]}
                out.print(say("analyse-swing", **said, player=seat_name(seat), **rounded(chances)), soft_wrap=True)
            else:
                best = move["better"][0]
                won = rounded({"gain": 100 * gain(move, best)})
                out.print(say("analyse-mistake", **said, best=words.move(best["move"]), **won), soft_wrap=True)


def gain(move: dict[str, Any], other: dict[str, Any]) -> float:
    """What another move would have won more."""
    return float(other["chance"] - move["chance"])


def percent(share: float) -> str:
    """A share as a whole number."""
    return str(round(100 * share))


def rounded(numbers: dict[str, float]) -> dict[str, int]:
    """Numbers as people read them."""
    return {name: round(number) for name, number in numbers.items()}
