"""`zenobia bench`: the engine's speed as a table."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from zenobia.cli.folders import folder_of
from zenobia.cli.speech import console, write_json
from zenobia.core.game import Refused


def show(games: list[str], json: bool) -> int:
    """Measure and print."""
    for game in games:
        folder_of(game)
    try:
        bench = import_module("zenobia.ai.bench")
    except ModuleNotFoundError:
        raise Refused("bench") from None
    rows: list[dict[str, Any]] = bench.run_bench(games) if games else bench.run_bench()
    if json:
        write_json(rows)
        return 0
    from rich.table import Table

    columns = list(dict.fromkeys(key for row in rows for key in row))
    table = Table(*columns)
    for row in rows:
        table.add_row(*[written(row.get(column)) for column in columns])
    console().print(table)
    return 0


def written(value: Any) -> str:
    """A measured number with as many digits as it deserves."""
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return "" if value is None else f"{value:,}" if isinstance(value, int) else str(value)
