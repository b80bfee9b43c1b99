"""`zenobia bench`: the speed of the engine and of the search as tables."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from zenobia.cli.speech import console, say, write_json
from zenobia.core.cache import cache_base
from zenobia.core.game import Game, Refused
from zenobia.games import find, folder, names

COLUMNS = {
    "game": "game",
    "players": "players",
    "engine": "engine",
    "steps": "steps_per_cpu_s",
    "played": "games_per_cpu_s",
    "bytes": "state_bytes",
    "copy": "copy_ns",
    "compile": "first_compile_s",
    "start": "start_s",
}
SEARCH_COLUMNS = {
    "game": "game",
    "players": "players",
    "cut": "cut_simulations_per_cpu_s",
    "full": "full_simulations_per_cpu_s",
}


def show(games: list[str], json: bool) -> int:
    """Measure and print."""
    for name in games:
        folder(name)
    try:
        bench = import_module("zenobia.ai.bench")
    except ModuleNotFoundError:
        raise Refused("bench") from None
    cache_base()
    rows = with_progress(bench.run_bench, [find(name) for name in games or names()])
    if json:
        write_json(rows)
        return 0
    draw(say("bench-title"), COLUMNS, rows)
    if searched := [row for row in rows if "cut_simulations_per_cpu_s" in row]:
        console().print()
        draw(say("bench-search"), SEARCH_COLUMNS, searched)
    return 0


def draw(title: str, columns: dict[str, str], rows: list[dict[str, Any]]) -> None:
    """Rows as a table for people."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 1, 0, 0))
    for name, column in columns.items():
        table.add_column(say(f"bench-{name}"), justify="left" if column in ("game", "engine") else "right")
    for row in rows:
        table.add_row(*[written(row.get(column)) for column in columns.values()])
    console().print(title)
    console().print(table)


def with_progress(run_bench: Callable[..., list[dict[str, Any]]], games: list[Game]) -> list[dict[str, Any]]:
    """Run it with a bar, where somebody sees one."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("")
        return run_bench(
            games, lambda what, done, total: progress.update(bar, description=what, completed=done, total=total)
        )


def written(value: Any) -> str:
    """A measured number with as many digits as it deserves."""
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return "" if value is None else f"{value:,}" if isinstance(value, int) else str(value)
