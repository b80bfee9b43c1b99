"""An attack on a server that this machine itself runs, to measure that others play on: see bench/server.py.

    python bench/attack.py ADDRESS SECONDS

All of it at once, from other addresses of the loopback network, bounded in number and time: long judgements, illegal
moves, 60 replays at a time, records with long bad moves, 1,000 foresights by one person, aliases of static files,
half-open connections, floods of frames and of requests sent ahead. Prints "ready", then what was answered, as JSON.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sys
import time
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

os.environ["ZENOBIA_ENGINE"] = "plain"

import httpx
import websockets

from zenobia.core.record import write
from zenobia.core.table import Table
from zenobia.games import find

HALF_OPEN = 1200
REPLAYS = 60
FORESEERS, FORESIGHTS = 50, 20  # sockets of one person, and how much each asks at once

Answers = Counter[str]


class Attacker:
    """Somebody with a session, at an address of their own."""

    def __init__(self, address: str, number: int) -> None:
        transport = httpx.AsyncHTTPTransport(
            local_address=f"127.0.2.{number}", limits=httpx.Limits(max_connections=100)
        )
        self.http = httpx.AsyncClient(base_url=address, transport=transport, timeout=60, trust_env=False)
        self.address, self.host = address, f"127.0.2.{number}"

    async def begin(self) -> Attacker:
        """Get a session."""
        me = (await self.http.get("/api/me")).json()
        self.http.headers["X-CSRF"] = me["csrf"]
        return self

    async def post(self, path: str, body: Any) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def open(self, **wish: Any) -> str:
        return str((await self.post("/api/tables", {"game": "tigris", **wish})).json()["id"])

    async def socket(self, table: str) -> Any:
        url = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Cookie": f"zenobia={self.http.cookies['zenobia']}"}
        here = (self.host, 0)
        return await websockets.connect(url, additional_headers=headers, local_addr=here, proxy=None, compression=None)

    async def raw(self, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        parts = urlsplit(self.address)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port, local_addr=(self.host, 0))
        writer.write(data)
        return reader, writer


def long_game(moves: int = 300) -> str:
    """The record of a long game by random players who do not swap their tiles."""
    game, rng = find("tigris"), random.Random(5)
    table = Table(game, 2, {}, 5)
    while not table.over and len(table.log) < moves:
        calm = [action for action in table.actions() if game.text(action) != "swap"]
        table.do(rng.choice(calm or list(table.actions())), rng.getrandbits(62))
    return write(table, ["A", "B"])


# ---------------------------------------------------------------- kinds of attack: each goes on until it is ended


async def repeat(what: Any, answers: Answers, pause: float = 0.0) -> None:
    """Again and again; whatever is answered is counted."""
    while True:
        try:
            answers[str(await what())] += 1
        except (httpx.HTTPError, OSError, websockets.WebSocketException, TimeoutError) as error:
            answers[type(error).__name__] += 1
            await asyncio.sleep(0.2)
        await asyncio.sleep(pause)


async def judgements(who: Attacker, answers: Answers) -> None:
    path = f"/api/games/tigris/lessons/1/judgement?move={'x' * 10_000}"

    async def ask() -> int:
        return (await who.http.get(path)).status_code

    await asyncio.gather(*(repeat(ask, answers, 0.2) for _ in range(4)))


async def illegal_moves(who: Attacker, answers: Answers) -> None:
    table = await who.open(seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
    sockets = [await who.socket(table) for _ in range(8)]
    rng = random.Random(1)

    async def send(socket: Any) -> None:
        async def ask() -> str:
            text = "".join(rng.choice("abcdeg tilemr") for _ in range(rng.choice((90, 200))))
            await socket.send(json.dumps({"type": "move", "v": 0, "move": text}))
            while (message := json.loads(await socket.recv()))["type"] != "refused":
                pass
            return str(message["why"])

        await repeat(ask, answers, 0.05)

    await asyncio.gather(*(send(socket) for socket in sockets))


async def replays(who: Attacker, answers: Answers) -> None:
    table = (await who.post("/api/records", {"record": long_game()})).json()["id"]

    async def ask() -> int:
        return (await who.http.get(f"/api/tables/{table}/replay/{random.randrange(1, 300)}")).status_code

    await asyncio.gather(*(repeat(ask, answers, 0.5) for _ in range(REPLAYS)))


async def bad_records(who: Attacker, answers: Answers) -> None:
    lines = long_game(40).splitlines()
    bad = "\n".join([*lines[:-1], lines[-1][:5] + "tile " * 4000])

    async def ask() -> int:
        return (await who.post("/api/records", {"record": bad})).status_code

    await asyncio.gather(*(repeat(ask, answers, 0.2) for _ in range(3)))


async def foresights(who: Attacker, other: Attacker, answers: Answers) -> None:
    table = await who.open(seats=[{"kind": "me"}, {"kind": "friend"}])
    await other.post(f"/api/tables/{table}/join", {})
    sockets = [await who.socket(table) for _ in range(FORESEERS)]

    async def send(socket: Any) -> None:
        async def ask() -> str:
            for _ in range(FORESIGHTS):
                await socket.send(json.dumps({"type": "foresee", "moves": ["end"]}))
            while (message := json.loads(await socket.recv()))["type"] not in ("refused", "foreseen"):
                pass
            return str(message.get("why", "foreseen"))

        await repeat(ask, answers, 2)

    await asyncio.gather(*(send(socket) for socket in sockets))


async def aliases(who: Attacker, answers: Answers) -> None:
    async def ask() -> str:
        name = "".join(random.choices("abcdefgh", k=8))
        reader, writer = await who.raw(
            f"GET /{name}/../index.html HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept: text/html\r\n\r\n".encode()
        )
        line = await reader.readline()
        writer.close()
        return line.decode().split(" ")[1] if line else "closed"

    await asyncio.gather(*(repeat(ask, answers, 0.05) for _ in range(2)))


async def half_open(who: Attacker, answers: Answers) -> None:
    held: list[asyncio.StreamWriter] = []

    async def ask() -> str:
        _, writer = await who.raw(random.choice([b"", b"GET / HTTP/1.1\r\nX-Half: ", b"POST /api/me HTTP/1.1\r\n"]))
        held.append(writer)
        if len(held) > HALF_OPEN:
            held.pop(0).close()
        return "opened"

    await asyncio.gather(*(repeat(ask, answers, 0.02) for _ in range(10)))


async def floods(who: Attacker, answers: Answers) -> None:
    """As many tiny frames and requests as fit into one packet."""
    table = await who.open(seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
    cookie = who.http.cookies["zenobia"]
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: zenobia={cookie}\r\n\r\n"
    ).encode()
    packets = [
        b"\x89\x80\0\0\0\0" * 40_000,
        b"\x81\x82\0\0\0\0{}" * 30_000,
        b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 40_000,
    ]

    async def frames() -> str:
        reader, writer = await who.raw(head)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(random.choice(packets))
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(5):
                while await reader.read(65536):
                    pass
        writer.close()
        return "frames"

    async def ahead() -> str:
        reader, writer = await who.raw(b"GET /api/words/en HTTP/1.1\r\nHost: x\r\n\r\n" * 5_000)
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(5):
                while await reader.read(65536):
                    pass
        writer.close()
        return "ahead"

    await asyncio.gather(repeat(frames, answers, 0.2), repeat(ahead, answers, 0.5))


async def main(address: str, seconds: float) -> dict[str, dict[str, int]]:
    """Everything at once."""
    people = [await Attacker(address, number).begin() for number in range(1, 10)]
    answers: dict[str, Answers] = {}
    tasks = []
    for n, kind in enumerate((judgements, illegal_moves, replays, bad_records, aliases, half_open, floods)):
        answers[kind.__name__] = Counter()
        tasks.append(asyncio.create_task(kind(people[n], answers[kind.__name__])))
    answers["foresights"] = Counter()
    tasks.append(asyncio.create_task(foresights(people[7], people[8], answers["foresights"])))
    await asyncio.sleep(2)
    print("ready", flush=True)
    begun = time.monotonic()
    while time.monotonic() - begun < seconds:
        await asyncio.sleep(0.1)
        failed = next((task for task in tasks if task.done()), None)
        if failed is not None:
            failed.result()
    for task in tasks:
        task.cancel()
    return {name: dict(counted) for name, counted in answers.items()}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(sys.argv[1], float(sys.argv[2])))), flush=True)
    os._exit(0)  # what is still open need not be closed one by one
