"""A day of 1,000,000 players, reckoned from measured costs: `python bench/scale.py [--players N] [--write]`.

The costs come from docs/server-bench.json (`python bench/server.py --save`), what people do is assumed below. Every
minute of the day draws how many come, play and go; in the busiest minute the jobs of a process are queued one by one.
--write puts the tables into docs/scale.md, between the marks.
"""

from __future__ import annotations

import argparse
import heapq
import json
import math
import random
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"
END = "<!-- end -->"
APART = "two processes, people apart"

# the share of a day's players who come in each hour: little at night, most in the evening
HOURS = (
    *(2.2, 1.5, 1.1, 0.9, 0.9, 1.1, 1.6, 2.4, 3.2, 3.8, 4.2, 4.5),
    *(4.8, 4.8, 4.7, 4.8, 5.2, 5.8, 6.6, 7.4, 7.8, 7.4, 5.6, 3.7),
)


@dataclass(frozen=True)
class People:
    """What people do. Assumed, not measured."""

    a_day: int = 1_000_000
    live: float = 0.45  # share of games with another person, both at the table
    bots: float = 0.45  # share of games against bots
    slow: float = 0.10  # share of games over days: a table sleeps between two moves
    moves: float = 180.0  # decisions in a game, all seats together
    seconds: float = 12.0  # that a person thinks
    requests: float = 20.0  # pages and API calls of one visit
    slow_moves: float = 6.0  # a player's moves a day at such a table
    slow_open: int = 6  # such tables that one player has
    lookers: float = 1.1  # sockets for each seat of a person: spectators and second windows


@dataclass(frozen=True)
class Costs:
    """What things cost on one core. Measured, but for the last three."""

    move: float  # CPU seconds of the server, a move stored and told to two sockets
    postgres: float  # CPU seconds of PostgreSQL for it
    table: float  # CPU seconds, opened and joined
    socket: float  # CPU seconds, opened
    request: float  # CPU seconds
    awake: float  # bytes of a table with two sockets
    stored: float  # bytes of a move in the database
    process: float = 110e6  # bytes of a process with nothing to do
    bot: float = 0.010  # CPU seconds of a bot's move: between level 1 (almost nothing) and level 5 (0.03)
    news: float = 0.00005  # CPU seconds to hear news of a table that is not here


def measured(record: dict[str, Any]) -> Costs:
    """The costs that the benchmark wrote."""
    two, costs, memory = record["two"]["two processes"], record["costs"], record["memory"]
    return Costs(
        move=two["server's CPU ms a move"] / 1000,
        postgres=two["PostgreSQL's CPU ms a move"] / 1000,
        table=costs["CPU ms, a table opened and joined"] / 1000,
        socket=costs["CPU ms, a socket opened"] / 1000,
        request=costs["CPU ms, who am I"] / 1000,
        awake=memory["kB a table with two sockets"] * 1024,
        stored=costs["bytes a stored move"],
    )


@dataclass
class Minute:
    """What happens in one minute."""

    arrivals: float = 0.0
    live: float = 0.0  # tables
    bots: float = 0.0
    moves: float = 0.0  # of people, a second
    bot_moves: float = 0.0  # a second
    opened: float = 0.0  # tables a second

    @property
    def sockets(self) -> float:
        return 2 * self.live + self.bots


def poisson(rng: random.Random, mean: float) -> float:
    """A number of things that happen by chance."""
    return max(0.0, round(rng.gauss(mean, math.sqrt(mean)))) if mean > 0 else 0.0


def day(people: People, seed: int = 1) -> list[Minute]:
    """Every minute of a day, after a day before to begin with."""
    rng, minutes, live, bots = random.Random(seed), [], 0.0, 0.0
    lasts_live, lasts_bots = people.moves * people.seconds / 60, people.moves / 2 * (people.seconds + 1) / 60  # minutes
    for minute in range(2 * 1440):
        arrivals = poisson(rng, people.a_day * HOURS[minute // 60 % 24] / sum(HOURS) / 60)
        new_live, new_bots = poisson(rng, arrivals * people.live / 2), poisson(rng, arrivals * people.bots)
        live += new_live - poisson(rng, live / lasts_live)
        bots += new_bots - poisson(rng, bots / lasts_bots)
        slow = people.a_day * people.slow * people.slow_moves * HOURS[minute // 60 % 24] / sum(HOURS) / 3600
        moves = poisson(rng, 60 * (live / people.seconds + bots / (people.seconds + 1) + slow)) / 60
        bot_moves = poisson(rng, 60 * bots / (people.seconds + 1)) / 60
        minutes.append(Minute(arrivals, live, bots, moves, bot_moves, (new_live + new_bots) / 60))
    return minutes[1440:]


def cpu(at: Minute, people: People, costs: Costs, processes: int) -> float:
    """The share of its core that each process needs."""
    shared = (at.moves + at.bot_moves) * costs.move + at.opened * costs.table
    shared += at.arrivals / 60 * (people.requests * costs.request + people.lookers * costs.socket)
    heard = (at.moves + at.bot_moves) * costs.news * (processes > 1)  # every process hears all news
    return shared / processes + heard


def latency(at: Minute, people: People, costs: Costs, processes: int, seed: int = 1) -> float:
    """The 99th percentile of a move's wait and work at one process, in ms: the busiest minute's jobs in a queue."""
    rng, jobs = random.Random(seed), []
    kinds = [
        ((at.moves + at.bot_moves) / processes, costs.move, True),
        (at.opened / processes, costs.table / 2, False),
        (at.opened / processes, costs.table / 2, False),
        (at.arrivals / 60 * people.requests / processes, costs.request, False),
        (at.arrivals / 60 * people.lookers / processes, costs.socket, False),
        ((at.moves + at.bot_moves) * (processes > 1), costs.news, False),
    ]
    for rate, cost, is_move in kinds:
        time = 0.0
        while rate > 0 and (time := time + rng.expovariate(rate)) < 60:
            heapq.heappush(jobs, (time, cost * rng.uniform(0.5, 1.5), is_move))
    free, waits = 0.0, []
    while jobs:
        time, cost, is_move = heapq.heappop(jobs)
        free = max(free, time) + cost
        if is_move:
            waits.append(free - time)
    waits.sort()
    return 1000 * waits[int(0.99 * len(waits))] if waits else 0.0


def tables(people: People, costs: Costs) -> str:
    """What comes of it, as Markdown."""
    minutes = day(people)
    busiest = max(minutes, key=lambda at: cpu(at, people, costs, 1))
    stored = sum((at.moves + at.bot_moves) * 60 for at in minutes)
    sockets = busiest.sockets * people.lookers
    told = busiest.moves + busiest.bot_moves
    lines = [
        "| in the busiest minute | |",
        "|---|---:|",
        f"| people at tables | {busiest.sockets:,.0f} |",
        f"| tables awake | {busiest.live + busiest.bots:,.0f} |",
        f"| sockets | {sockets:,.0f} |",
        f"| moves of people a second | {busiest.moves:,.0f} |",
        f"| moves of bots a second | {busiest.bot_moves:,.0f} |",
        f"| cores on which bots think | {busiest.bot_moves * costs.bot:,.1f} |",
        f"| cores of PostgreSQL | {told * costs.postgres:,.1f} |",
        f"| commits a second | {told:,.0f} |",
        f"| news a second, heard by every process | {told:,.0f} |",
        f"| moves stored a day | {stored / 1e6:,.0f} million, {stored * costs.stored / 1e9:,.1f} GB |",
        f"| tables asleep | {people.a_day * people.slow * people.slow_open / 2:,.0f} (no memory, only rows) |",
        "",
        "| processes | core of each | memory of each | p99 of a move | one is lost: its sockets are back after |",
        "|---:|---:|---:|---:|---:|",
    ]
    for processes in (1, 2, 4, 6, 8, 12, 16):
        share = cpu(busiest, people, costs, processes)
        memory = costs.process + (busiest.live + busiest.bots / 2) * costs.awake * people.lookers / processes
        wait = f"{latency(busiest, people, costs, processes):,.0f} ms" if share < 0.97 else "grows without end"
        herd = sockets / processes * costs.socket / (processes - 1) if processes > 1 else 0
        back = f"{herd:,.1f} s" if processes > 1 else "all wait for a start"
        lines.append(f"| {processes} | {100 * share:,.0f} % | {memory / 1e6:,.0f} MB | {wait} | {back} |")
    return "\n".join(lines)


def breaking(people: People, costs: Costs) -> str:
    """How many players a day it takes until each part is full."""
    minutes = day(people)
    busiest = max(minutes, key=lambda at: cpu(at, people, costs, 1))
    told, stored = busiest.moves + busiest.bot_moves, sum((at.moves + at.bot_moves) * 60 for at in minutes)
    most = {
        "one server process, its core at 70 %": 0.7 / cpu(busiest, people, costs, 1),
        "8 server processes, their cores at 70 %": 0.7 / cpu(busiest, people, costs, 8),
        "any number of processes: hearing the news of all tables takes half of each core": 0.5 / (told * costs.news),
        "one PostgreSQL with 16 cores at 70 %": 0.7 * 16 / (told * costs.postgres),
        "one PostgreSQL with 5,000 commits a second (reckoned: a good disk, group commit)": 5000 / told,
        "1 TB of moves in a year": 1e12 / 365 / (stored * costs.stored),
        "8 cores for bots": 8 / (busiest.bot_moves * costs.bot),
    }
    rows = [
        f"| {what} | {share * people.a_day:,.0f} |" for what, share in sorted(most.items(), key=lambda item: item[1])
    ]
    return "\n".join(["| what is full | at so many players a day |", "|---|---:|", *rows])


def costs_table(record: dict[str, Any]) -> str:
    """What was measured, as Markdown."""
    load, costs, memory, attack = record["load"], record["costs"], record["memory"], record["attack"]
    fast, steady, two = load["as fast as possible"], load["at a given rate"], record["two"]
    rows = [
        (f"moves stored a second by one process, SQLite, {load['sockets']:,} sockets", fast["moves/s"]),
        ("its CPU for a move, told to two sockets", str(fast["server's CPU ms a move"]) + " ms"),
        ("the same in plain steps (wanted: 12 at most)", fast["plain steps a move"]),
        (f"a move at {steady['moves/s']} a second: half, and 99 of 100, are shown within", halves(steady)),
        (f"the same for {attack['sockets']} people under attack", halves(attack["attacked"])),
        ("longest pause of the event loop under attack, by the clock (wanted: 50 ms)", ms(attack, "longest pause ms")),
        ("the most it computed without a pause", ms(attack, "longest work ms")),
        ("two processes on PostgreSQL, times one (wanted: 1.7): by the clock, by CPU", times(two["two processes"])),
        ("the same, where the two people of a table are at different processes", times(two[APART])),
        ("PostgreSQL's CPU for a move", str(two["two processes"]["PostgreSQL's CPU ms a move"]) + " ms"),
        *((name, f"{value} ms") for name, value in costs.items() if name.startswith("CPU")),
        ("bytes a stored move", costs["bytes a stored move"]),
        *((name, value) for name, value in memory.items() if name.startswith("kB")),
    ]
    lines = [f"Measured on {record['when']}: {record['machine']}.", "", "| what | |", "|---|---:|"]
    return "\n".join([*lines, *(f"| {what} | {value} |" for what, value in rows)])


def times(phase: dict[str, Any]) -> str:
    return f"{phase['times one, by the clock']}, {phase['times one, by CPU']}"


def halves(phase: dict[str, Any]) -> str:
    return f"{phase['p50 ms']} ms, {phase['p99 ms']} ms"


def ms(attack: dict[str, Any], name: str) -> str:
    return f"{attack['attacked'][name]} ms (quiet: {attack['quiet'][name]} ms)"


def page(text: str, record: dict[str, Any]) -> str:
    """docs/scale.md with the figures of a record."""
    made = f"{tables(People(), measured(record))}\n\n{breaking(People(), measured(record))}"
    for mark, figures in (("<!-- measured -->", costs_table(record)), ("<!-- made by bench/scale.py -->", made)):
        before, _, rest = text.partition(mark)
        text = f"{before}{mark}\n{figures}\n{END}{rest.partition(END)[2]}"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description="Reckon a day of many players.")
    parser.add_argument("--players", type=int, default=1_000_000)
    parser.add_argument("--write", action="store_true", help="put the tables into docs/scale.md")
    wishes = parser.parse_args()
    record = json.loads((DOCS / "server-bench.json").read_text(encoding="utf-8"))
    people, costs = replace(People(), a_day=wishes.players), measured(record)
    print(costs, tables(people, costs), breaking(people, costs), sep="\n\n")
    if wishes.write:
        file = DOCS / "scale.md"
        file.write_text(page(file.read_text(encoding="utf-8"), record), encoding="utf-8")


if __name__ == "__main__":
    main()
