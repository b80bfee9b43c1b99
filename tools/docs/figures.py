"""Recorded measurements as pages: the benchmark with its peers, and the ladder of the bots."""

from __future__ import annotations

import json
from itertools import groupby, zip_longest
from pathlib import Path
from typing import Any

Record = dict[str, Any]
SIDES = {  # what is compared: our rows begin with the one, the peers' with the other
    "Many games at once, with masks and observations": ("vector", "peer Pgx"),
    "Through PettingZoo": ("pettingzoo", "peer PettingZoo"),
    "Through OpenSpiel, from Python": ("openspiel", "peer OpenSpiel"),
    "One agent against random players; a whole game of Catan": ("gymnasium", "peer catanatron"),
}
EMPTY = ("", "")


def benchmark(file: Path) -> str:
    """The benchmark's page, from what `python bench/record.py` wrote."""
    record: Record = json.loads(file.read_text(encoding="utf-8"))
    lines = [
        "# How fast",
        "",
        f"Recorded on {record['when']}: {record['machine']}. {record.get('remark', '')}".rstrip(),
        "",
        "Random play, steps per CPU-second on one core, each row in a process of its own; of the environments the best",
        "of three measurements. Peers play other games: they show the order of magnitude and are no race.",
        "",
        "## The rules alone",
        "",
        *engine(record["engine"]),
        "",
        "## Environments, peers beside them",
    ]
    for title, (ours, peers) in SIDES.items():
        lines += ["", f"### {title}", "", *beside(record["environments"], ours, peers)]
    lines += ["", "## Two threads", "", *threads(record["environments"]), "", *HOW_TO_REPEAT]
    return "\n".join(lines)


HOW_TO_REPEAT = """## How to repeat it

```sh
make bench                        # prints everything; peers that cannot be fetched are named
python bench/record.py            # the same, into docs/benchmark.json, from which this page is made
python bench/peers.py tigris Pgx  # only rows that have one of these words
```

PettingZoo's classics, Pgx and catanatron are fetched into an environment of their own. Figures of
different machines, or of one that others use at the same time, cannot be compared. For the GPU see [there](gpu.md).
""".splitlines()


def engine(rows: list[Record]) -> list[str]:
    """Compiled and plain rules of every game."""
    found: dict[tuple[str, int], dict[str, Record]] = {}
    for row in rows:
        found.setdefault((row["game"], row["players"]), {})[row["engine"]] = row
    lines = ["| game | players | compiled | plain CPython | bytes of a state |", "|---|---:|---:|---:|---:|"]
    for (game, players), by in found.items():
        rates = " | ".join(f"{by[kind]['steps_per_cpu_s']:,}" if kind in by else "" for kind in ("compiled", "plain"))
        lines.append(f"| {game} | {players} | {rates} | {next(iter(by.values()))['state_bytes']:,} |")
    return lines


def beside(rows: list[Record], ours: str, peers: str) -> list[str]:
    """Our rows on the left, the peers' on the right."""
    sides = [[cell(row, name) for row in rows if row["name"].startswith(name)] for name in (ours, peers)]
    head = f"| zenobia | steps per CPU-second | {peers.removeprefix('peer ')} | steps per CPU-second |"
    lines = [head, "|---|---:|---|---:|"]
    return lines + [f"| {' | '.join(left + right)} |" for left, right in zip_longest(*sides, fillvalue=EMPTY)]


def cell(row: Record, name: str) -> tuple[str, str]:
    """What was measured, and the figure or why there is none."""
    what = row["name"].removeprefix(name).strip() or "Catan"
    return what, row["failed"] if "failed" in row else f"{row['steps_per_cpu_s']:,}"


def threads(rows: list[Record]) -> list[str]:
    """How much faster two threads are."""
    measured = [row for row in rows if "two_threads_clock" in row]
    if not measured:
        return ["Not recorded."]
    lines = ["| game | games at once | by the clock | estimated from CPU time |", "|---|---:|---:|---:|"]
    return lines + [
        f"| {row['name'].removeprefix('threads ')} | {row['games']:,} | {row['two_threads_clock']:.2f} times |"
        f" {row['two_threads_cpu']:.2f} times |"
        for row in measured
    ]


def ladder(file: Path) -> str:
    """Every level against the one below it, from what `make ladder` wrote."""
    lines = ["# How strong the bots are", ""]
    if not file.exists():
        return "\n".join([*lines, "No ladder is recorded. `make ladder` plays one.", ""])
    lines += [
        "Each rung sets a bot against a weaker one, with equally many seats and all of them in turn, so that equal",
        "strength means half of the victories. The share is that of the stronger one, with its 95 % interval; `@0.005`",
        "is a bot that thinks for 0.005 seconds a move. `make ladder` plays it again.",
    ]
    rungs: list[Record] = json.loads(file.read_text(encoding="utf-8"))
    for (game, players), group in groupby(rungs, key=lambda rung: (rung["game"], rung["players"])):
        lines += ["", f"## {game}, {players} players", ""]
        lines += ["| stronger | weaker | games | victories | share | from | to |", "|---|---|---:|---:|---:|---:|---:|"]
        lines += [rung_row(rung) for rung in group]
    return "\n".join([*lines, ""])


def rung_row(rung: Record) -> str:
    """One rung."""
    shares = " | ".join(f"{100 * rung[name]:.1f}\u00a0%" for name in ("share", "low", "high"))
    return f"| {rung['stronger']} | {rung['weaker']} | {rung['games']:,} | {rung['wins']:g} | {shares} |"
