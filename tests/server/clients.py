"""A visitor of the site, as tests need one: cookies, tables, and a socket that keeps all it heard."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import websockets

PATIENCE = 60.0  # seconds after which something that never comes is given up: no measure of speed


class Person:
    """Somebody with a cookie, or a program with a token."""

    def __init__(self, address: str, name: str | None = None, token: str | None = None) -> None:
        self.address, self.name = address, name
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE, trust_env=False)
        self.token = token
        self.id = ""

    async def __aenter__(self) -> Person:
        me = (await self.http.get("/api/me")).json()
        self.id = me["id"]
        if not self.token:
            self.http.headers["X-CSRF"] = me["csrf"]
        if self.name:
            await self.post("/api/me", {"name": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, expect: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == expect, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        assert answer.status_code == expect if expect else answer.status_code < 300, (answer.status_code, answer.text)
        told = answer.json() if answer.content else None
        if isinstance(told, dict) and told.get("csrf"):
            self.http.headers["X-CSRF"] = told["csrf"]  # of a new session, after a log-in
        return told

    async def open(self, game: str, **wish: Any) -> str:
        return str((await self.post("/api/tables", {"game": game, **wish}))["id"])

    def sit(self, table: str, address: str | None = None) -> Seat:
        """A socket at a table, perhaps at another server process."""
        return Seat(self, table, address or self.address)


class Seat:
    """A socket at a table."""

    def __init__(self, person: Person, table: str, address: str) -> None:
        self.person, self.table = person, table
        self.url = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.heard: list[str] = []  # every message, as it came
        self.log: list[dict[str, Any]] = []
        self.position: dict[str, Any] = {}
        self.socket: Any = None

    async def __aenter__(self) -> Seat:
        headers = {"Authorization": f"Bearer {self.person.token}"} if self.person.token else {}
        cookie = self.person.http.cookies.get("zenobia")
        if cookie and not headers:
            headers["Cookie"] = f"zenobia={cookie}"
        self.socket = await websockets.connect(
            self.url, additional_headers=headers, compression=None, max_size=None, proxy=None
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self, *kinds: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message of one of these kinds."""
        async with asyncio.timeout(seconds):
            while True:
                raw = await self.socket.recv()
                self.heard.append(raw)
                message: dict[str, Any] = json.loads(raw)
                if message["type"] == "position":
                    self.position = message
                    self.log = self.log[: message["log_from"]] + message["log"]
                if message["type"] in kinds:
                    return message

    async def until(self, condition: Any, seconds: float = PATIENCE) -> dict[str, Any]:
        """Positions until one is as wanted."""
        async with asyncio.timeout(seconds):
            while not (self.position and condition(self.position)):
                await self.next("position", seconds=seconds)
        return self.position

    async def move(self, text: str) -> dict[str, Any]:
        """Send a move for the position known; what comes of it."""
        await self.send(type="move", v=self.position["v"], move=text)
        return await self.next("position", "refused")


def choose(position: dict[str, Any], random: Any) -> str:
    """A legal move, with a liking for those that end the game."""
    legal = position["legal"]
    return str(random.choice(legal))


async def play_out(seats: list[Seat], random: Any, most: int = 3000, stop: Any = None) -> int:
    """Everybody plays at random until the game is over; the number of moves made."""
    moves = 0
    for seat in seats:
        if not seat.position:
            await seat.next("position")
    while moves < most and not (stop and stop()):
        if all(seat.position["over"] for seat in seats):
            return moves
        mover = next((seat for seat in seats if seat.position["legal"]), None)
        if mover is None:
            waiting = [asyncio.create_task(seat.next("position")) for seat in seats if not seat.position["over"]]
            _, pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
            for task in pending:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            continue
        answer = await mover.move(choose(mover.position, random))
        if answer["type"] == "position":
            moves += 1
        else:
            assert answer["why"] == "stale", answer
            await mover.next("position")
    return moves
