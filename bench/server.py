"""How many moves a second the server acknowledges, and how soon: `make bench-server`.

    python bench/server.py [--tables 500] [--seconds 10] [--rate 330] [--game tigris]

500 tables with two sockets each on this machine, SQLite. First all players together send --rate moves a second, which
gives the latency; then each answers its turns at once, which gives the most that is possible. A move is random and
legal; it counts when its sender's new position has come back, so what counts is stored. Bounded in tables and seconds.
The players speak a small websocket of their own, so that they cost less than what is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

COMMAND = [sys.executable, "-c", "from zenobia.cli import main; main()", "serve", "--no-browser"]
PEOPLE = 40  # share the tables: opening a session is not what is measured


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
        self.rate, self.over = 0.0, 0
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
        async with httpx.AsyncClient(base_url=address, trust_env=False) as client:
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
            table = (await client.post("/api/tables", json=wish, headers=headers)).json()["id"]
            headers = {"Cookie": f"zenobia={second}", "X-CSRF": other}
            answer = await client.post(f"/api/tables/{table}/join", json={}, headers=headers)
            assert answer.status_code == 200, answer.text
            opened.append((table, first, second))
    return opened


async def measure(address: str, port: int, wishes: argparse.Namespace, server: int) -> dict[str, Any]:
    """Open the tables, connect everybody, play."""
    before = memory(server)
    tables = await open_tables(address, wishes.game, wishes.tables)
    bench, loop = Bench(), asyncio.get_running_loop()
    rooms = memory(server)
    for table, *cookies in tables:
        for cookie in cookies:
            player = Player(bench, table, cookie)
            _, player.wire = await loop.create_connection(lambda player=player: Wire(player), "127.0.0.1", port)
    while len(bench.waiting) < wishes.tables:
        await asyncio.sleep(0.05)
    connected = memory(server)
    return {
        "tables": wishes.tables,
        "sockets": 2 * wishes.tables,
        "at a given rate": await phase(bench, server, wishes.seconds, wishes.rate),
        "as fast as possible": await phase(bench, server, wishes.seconds, 0),
        "kB per table": round((rooms - before) / wishes.tables / 1024, 1),
        "kB per table with two sockets": round((connected - before) / wishes.tables / 1024, 1),
        "load of this machine": os.getloadavg()[0],
        "refused": bench.refused,
    }


async def phase(bench: Bench, server: int, seconds: float, rate: float) -> dict[str, float]:
    """Play for a while, and what came of it."""
    driving = asyncio.create_task(bench.drive(seconds + 1, rate))
    await asyncio.sleep(1)  # the first turns all begin at once: not measured
    bench.latencies.clear()
    bench.measuring, begun, worked = True, time.perf_counter(), cpu(server)
    await driving
    took, worked = time.perf_counter() - begun, cpu(server) - worked
    bench.measuring = False
    known = sorted(bench.latencies) or [0.0]
    await asyncio.sleep(2)  # let what is under way arrive

    def at(share: float) -> float:
        return round(1000 * known[min(len(known) - 1, int(share * len(known)))], 1)

    return {
        "seconds": round(took, 1),
        "moves/s": round(len(known) / took),
        "p50 ms": at(0.5),
        "p99 ms": at(0.99),
        "server's share of a core": round(worked / took, 2),
    }


def memory(process: int) -> int:
    """Bytes that a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def cpu(process: int) -> float:
    """Seconds that a process has worked."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=330, help="moves a second")
    parser.add_argument("--game", default="tigris")
    wishes = parser.parse_args()
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "ZENOBIA_LIMITS": "off", "ZENOBIA_BOTS": "plain"}
        command = [*COMMAND, "--port", str(port), "--db", f"{folder}/bench.db"]
        server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        try:
            wait_for(address)
            print(json.dumps(asyncio.run(measure(address, port, wishes, server.pid)), indent=1))
        finally:
            server.terminate()
            server.wait(15)


def wait_for(address: str) -> None:
    """Until the server answers."""
    for _ in range(600):
        try:
            if httpx.get(address + "/health", timeout=2, trust_env=False).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise SystemExit("bench: the server does not start")


if __name__ == "__main__":
    main()
