"""The figures of docs/reliability.md, from docs/soak.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

MARK, END = "<!-- made by tools/soak -->", "<!-- end -->"


def added(before: dict[str, int], runs: list[dict[str, Any]]) -> dict[str, int]:
    """What all runs so far add up to."""
    total = {"runs": 0, "moves acknowledged": 0, "lost or doubled": 0, "kills": 0, "fuzzed inputs": 0, "crashes": 0}
    total |= before
    for run in runs:
        chaos, players = run["chaos"], run["players"]
        total["runs"] += 1
        total["moves acknowledged"] += run["acknowledged"]
        total["lost or doubled"] += len(run["lost or doubled, or otherwise wrong"])
        total["kills"] += chaos.get("kills", 0)
        total["fuzzed inputs"] += sum(
            chaos.get(f"fuzz: {kind}", 0) for kind in ("messages", "requests", "broken frames")
        )
        total["crashes"] += chaos.get("fuzz: HTTP 500", 0) + players.get("internal errors", 0)
    return total


def fuzzed(run: dict[str, Any]) -> int:
    """How many random or broken things were sent."""
    return sum(run["chaos"].get(f"fuzz: {kind}", 0) for kind in ("messages", "requests", "broken frames"))


def figures(record: dict[str, Any]) -> str:
    """The last run on each database, and all runs, as Markdown."""
    runs = {name: record[name] for name in ("sqlite", "postgres") if name in record}
    names = {"sqlite": "SQLite, one process", "postgres": "PostgreSQL, two processes"}
    rows = {
        "seconds": lambda run: run["seconds"],
        "tables played at": lambda run: run["stored"]["tables"],
        "moves acknowledged": lambda run: run["acknowledged"],
        "of these lost or doubled, or otherwise wrong": lambda run: len(run["lost or doubled, or otherwise wrong"]),
        "servers killed with -9": lambda run: run["chaos"].get("kills", 0),
        "database stopped or held, disk full": lambda run: sum(
            run["chaos"].get(name, 0) for name in ("database cut off", "database held", "disk full")
        ),
        "fuzzed messages and requests": fuzzed,
        "answers 500 or “internal”": lambda run: (
            run["chaos"].get("fuzz: HTTP 500", 0) + run["players"].get("internal errors", 0)
        ),
        "secrets told": lambda run: len(run["secrets told"]),
        "errors in logs": lambda run: sum(run["errors in logs"].values()),
        "memory at the end, and its slope": lambda run: (
            f"{run['memory']['MB']} MB, {run['memory']['MB a minute']:+} MB a minute" if run["memory"] else "-"
        ),
    }
    lines = [f"{record['when']}, {record['tables']} tables:", "", f"| | {' | '.join(names[name] for name in runs)} |"]
    lines.append(f"|---|{'---:|' * len(runs)}")
    lines += [f"| {what} | {' | '.join(str(value(run)) for run in runs.values())} |" for what, value in rows.items()]
    total = ", ".join(f"{value:,} {name}" for name, value in record["all runs"].items())
    return "\n".join([*lines, "", f"All recorded runs together: {total}."])


def page(text: str, record: dict[str, Any]) -> str:
    """docs/reliability.md with the figures of a record."""
    before, _, rest = text.partition(MARK)
    return f"{before}{MARK}\n{figures(record)}\n{END}{rest.partition(END)[2]}"


def write(file: Path) -> None:
    """Put the figures into the page beside the record."""
    shown = file.with_name("reliability.md")
    record = json.loads(file.read_text(encoding="utf-8"))
    shown.write_text(page(shown.read_text(encoding="utf-8"), record), encoding="utf-8")
