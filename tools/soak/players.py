"""People at tables: they move, take back, chat, plan, leave and come back; whatever happens, they connect again."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import time
from collections import Counter
from typing import Any

import httpx
from bench.server import Wire

GAMES = ("tigris", "carthago", "palmyra", "tadmor")
BOTS = ("greedy", "random")
WATCHED = 0.15  # the share of tables that have a spectator
BACK = 0.5  # seconds before somebody connects again, on average

AGAIN = (httpx.HTTPError, OSError, ValueError, KeyError)


class World:
    """Everything that the players did and were told."""

    def __init__(self, addresses: list[str], tables: int, think: float, seed: int) -> None:
        self.addresses, self.wanted, self.think = addresses, tables, think
        self.random = random.Random(seed)
        self.people: list[Person] = []
        self.tables: dict[str, Record] = {}
        self.players: set[Player] = set()
        self.counts: Counter[str] = Counter()
        self.leaks: list[str] = []  # what somebody was told that they must not know
        self.running = True

    def address(self) -> str:
        """Any of the server processes."""
        return self.random.choice(self.addresses)

    async def gather_people(self, number: int) -> None:
        """Sessions for everybody."""
        for _ in range(number):
            self.people.append(await Person(self).begin())

    async def fill(self) -> None:
        """Open tables until there are enough, and new ones for those that are over."""
        while self.running:
            going = sum(1 for table in self.tables.values() if not table.over)
            for _ in range(min(20, self.wanted - going)):
                try:
                    await self.open_table()
                except AGAIN:
                    self.counts["tables that could not be opened"] += 1
                    await asyncio.sleep(0.5)
            await asyncio.sleep(0.2)

    async def open_table(self) -> None:
        """A table with two people, with bots, or with one person on all seats; perhaps with a spectator."""
        rng = self.random
        first, second, third = rng.sample(self.people, 3)
        game, kind = rng.choice(GAMES), rng.choice(("people", "people", "bots", "hotseat"))
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "friend"}]
        if game == "carthago":
            seats.append({"kind": "bot", "bot": "random"})  # three at least
        if kind == "bots":
            seats = [{"kind": "me"}, *({"kind": "bot", "bot": rng.choice(BOTS)} for _ in seats[1:])]
        elif kind == "hotseat":
            seats = [{"kind": "me"} for _ in seats]
        wish = {"game": game, "players": len(seats), "seats": seats, "hotseat": kind == "hotseat"}
        answer = await first.ask("POST", "/api/tables", wish)
        table = str(answer["id"])
        record = self.tables[table] = Record(table, game, kind)
        members = [first]
        if kind == "people":
            members.append(second)
            await second.ask("POST", f"/api/tables/{table}/join", {})  # refused: an earlier try got through
        for person in members:
            self.sit(person, record)
        if rng.random() < WATCHED:
            self.sit(third, record, watching=True)

    def sit(self, person: Person, record: Record, watching: bool = False) -> None:
        player = Player(self, person, record, watching)
        self.players.add(player)
        player.task = asyncio.create_task(player.stay())

    async def end(self) -> None:
        """Everybody goes home."""
        self.running = False
        for player in self.players:
            player.leave()
        await asyncio.gather(*(player.task for player in self.players), return_exceptions=True)
        for person in self.people:
            await person.http.aclose()


class Record:
    """What is known of a table from outside."""

    def __init__(self, table: str, game: str, kind: str) -> None:
        self.id, self.game, self.kind, self.over = table, game, kind, False
        self.acknowledged: list[tuple[int, str]] = []  # seat and move, in the order of the acknowledgements
        self.sent = 0
        self.others_played = kind == "bots" or game == "carthago"  # bots or plans: more is stored than was sent
        self.seen: dict[bytes, int] = {}  # digests of the views that spectators got


class Person:
    """Somebody with a session."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.http = httpx.AsyncClient(timeout=20, trust_env=False)
        self.cookie = self.csrf = ""

    async def begin(self) -> Person:
        me = await self.http.get(self.world.address() + "/api/me")
        self.cookie, self.csrf = str(self.http.cookies["zenobia"]), me.json()["csrf"]
        return self

    async def ask(self, method: str, path: str, body: Any) -> dict[str, Any]:
        """A request to any server process, again until one answers; a refusal is an answer."""
        headers = {"X-CSRF": self.csrf, "Cookie": f"zenobia={self.cookie}"}
        for _ in range(60):
            try:
                answer = await self.http.request(method, self.world.address() + path, json=body, headers=headers)
            except httpx.HTTPError:
                await asyncio.sleep(0.3)
                continue
            self.world.counts[f"HTTP {answer.status_code}"] += 1
            if answer.status_code == 503:
                await asyncio.sleep(0.3)
                continue
            found: dict[str, Any] = answer.json()
            return found
        raise OSError("nobody answers")


class Line(Wire):
    """A socket that may be lost, and says so."""

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except AssertionError:  # no socket came of it
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.player.lost.set()


class Player:
    """One person's socket at one table."""

    def __init__(self, world: World, person: Person, record: Record, watching: bool) -> None:
        self.world, self.person, self.record, self.watching = world, person, record, watching
        self.table, self.cookie = record.id, person.cookie  # what the wire sends
        self.lost = asyncio.Event()
        self.wire: Any = None
        self.position: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.pending: tuple[int, int, str] | None = None  # version, seat and move that were sent
        self.told = 0  # lines of the log when the move was sent
        self.unsure = False  # an earlier move was refused while the database was away: it may be stored all the same
        self.timer: asyncio.TimerHandle | None = None
        self.gone = False
        self.task: asyncio.Task[None]

    def leave(self) -> None:
        self.gone = True
        if self.timer:
            self.timer.cancel()
        if self.wire is not None:
            self.wire.transport.close()
        self.lost.set()

    async def stay(self) -> None:
        """Connected, again and again, until the game is over."""
        loop, rng = asyncio.get_running_loop(), self.world.random
        while not self.gone and not self.record.over:
            self.lost.clear()
            self.position, self.log = {}, []
            port = int(self.world.address().rpartition(":")[2])
            try:
                _, self.wire = await loop.create_connection(lambda: Line(self), "127.0.0.1", port)  # type: ignore[arg-type]
            except OSError:
                await asyncio.sleep(rng.expovariate(1 / BACK))
                continue
            self.world.counts["sockets opened"] += 1
            await self.lost.wait()
            if self.pending:
                self.pending = None
                self.world.counts["moves that nobody answered"] += 1
            await asyncio.sleep(0 if self.gone else rng.expovariate(1 / BACK))
        self.world.players.discard(self) if not self.gone else None

    # ------------------------------------------------------------ hearing

    def hear(self, raw: bytes) -> None:
        message = json.loads(raw)
        self.world.counts["messages"] += 1
        match message["type"]:
            case "position":
                self.hear_position(message)
            case "refused":
                self.world.counts[f"refused {message['why']}"] += 1
                self.pending, self.unsure = None, self.unsure or message["why"] == "storage"
                if message["why"] == "internal":
                    self.world.counts["internal errors"] += 1
                self.think(0.5)
            case "closed":
                self.wire.transport.close()

    def hear_position(self, message: dict[str, Any]) -> None:
        before = len(self.log)
        self.log = self.log[: message["log_from"]] + message["log"]
        self.position = message
        if self.watching:
            self.check_secrets(message)
        if self.pending and message["v"] > self.pending[0]:
            _, seat, move = self.pending
            news = self.log[min(before, self.told) :]
            texts = (move,) if self.unsure or self.record.kind != "hotseat" else (None, move)  # a hot seat reads none
            if any(entry["seat"] == seat and entry["move"] in texts for entry in news):
                self.record.acknowledged.append((seat, move))
                self.world.counts["acknowledged"] += 1
            else:
                self.world.counts["moves that nobody answered"] += 1
            self.pending = None
        self.unsure = False
        if message["over"]:
            self.record.over = True
            self.wire.transport.close()
            return
        self.think()

    def check_secrets(self, message: dict[str, Any]) -> None:
        """A spectator reads no move before the end, has no legal moves, and sees only what spectators see."""
        if message["legal"] or message["plan"] or message["seat"] is not None:
            self.world.leaks.append(f"{self.table}: a spectator got {sorted(message)}")
        if not message["over"] and any(entry["move"] is not None for entry in message["log"]):
            self.world.leaks.append(f"{self.table}: a spectator read a move")
        if message["view"] is not None:
            self.record.seen[digest(message["view"])] = message["v"]

    # ------------------------------------------------------------ acting

    def think(self, least: float = 0.0) -> None:
        """Act after a while."""
        if self.timer is None and not self.watching and not self.gone:
            wait = least + self.world.random.expovariate(1 / self.world.think)
            self.timer = asyncio.get_running_loop().call_later(wait, self.act)

    def send(self, **message: Any) -> None:
        if not self.wire.transport.is_closing():
            self.wire.write(json.dumps(message).encode())

    def act(self) -> None:
        """Whatever somebody might do now."""
        self.timer, rng, position = None, self.world.random, self.position
        if self.gone or self.lost.is_set() or not position or position["over"]:
            return
        if position["undo"]["must_answer"]:
            self.send(type="undo-answer", yes=rng.random() < 0.5)
        elif rng.random() < 0.02:
            self.send(type="chat", text=rng.choice(("Good luck", "Well played", "…")))
        elif rng.random() < 0.03 and (position["undo"]["free"] or position["undo"]["may_ask"]):
            self.send(type="undo")
        elif rng.random() < 0.004 and self.record.kind == "people":
            self.record.others_played = True
            self.world.sit_out = asyncio.create_task(self.leave_and_come_back())  # type: ignore[attr-defined]
        elif position["legal"] and not self.pending:
            self.move(rng.choice(position["legal"]))
            return
        elif rng.random() < 0.02 and self.record.kind != "hotseat":
            self.record.others_played = True
            self.send(type="plan", lines=[{"moves": ["end"]}])
        elif rng.random() < 0.02:
            self.wire.transport.abort()  # the network fails
        self.think(0.5)

    def move(self, move: str) -> None:
        seat = self.position["seat"]
        self.pending, self.told = (self.position["v"], seat, move), len(self.log)
        self.record.sent += 1
        self.world.counts["moves sent"] += 1
        self.send(type="move", v=self.position["v"], move=move)

    async def leave_and_come_back(self) -> None:
        self.world.counts["left and came back"] += 1
        seat = self.position.get("seat")
        try:
            await self.person.ask("POST", f"/api/tables/{self.table}/leave", {})
            await asyncio.sleep(self.world.random.uniform(1, 4))
            await self.person.ask("POST", f"/api/tables/{self.table}/join", {"seat": seat})
        except AGAIN:
            self.world.counts["could not come back"] += 1


def digest(view: Any) -> bytes:
    """A short name of a view."""
    return hashlib.blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=12).digest()


def now() -> float:
    return time.monotonic()
