"""Whatever stands in a path, a query or a body: what cannot be is refused by every route, never with 500 or 503."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import websockets
from tests.server.clients import Person
from tests.server.conftest import Process, Running
from tests.server.test_postgres import database, postgres
from tests.server.test_refusals import say_all

from zenobia.core.record import write
from zenobia.core.table import Table
from zenobia.games import find

__all__ = ["database", "postgres"]

NESTED = 3000
LONGEST = 90  # characters that a refusal may repeat, with what shows that there was more
ENDINGS = {("DELETE", "/api/me"), ("POST", "/api/logout")}  # they take nothing that could be odd

TEXTS = ["%00", "a%00b", "%ff", "%ed%a0%80", "%E3%85%A4", "%0a", "x" * 500, "%2e%2e%2f", "'%20or%201=1--", "A_B", "%25"]
NUMBERS = ["-1", str(2**31), str(2**63), str(-(2**63) - 1), str(2**64), "9" * 5000, "1e3", "0x10", "%00", "٣"]
VALUES = [
    *('"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\u3164"', f'"{"x" * 5000}"', '"\\u202e"', '""'),
    *(str(2**31), str(2**63), str(-(2**63) - 1), str(2**64), "9" * 5000, "1e308", "1e400", "-1", "0.5", "NaN"),
    *("null", "true", "[]", "{}", "[[]]", '{"\\u0000": "\\u0000"}', "[" * NESTED + "]" * NESTED, "[" * NESTED),
]
BODIES = [
    "",
    "{",
    "null",
    "[]",
    "\x00",
    '"',
    "[" * NESTED,
    '{"a":' * NESTED,
    '{"other":' + "[" * NESTED + "]" * NESTED + "}",
]


class Asking:
    """Somebody who asks every route, and what came of it."""

    def __init__(self, person: Person, description: dict[str, Any], known: dict[str, str]) -> None:
        self.person, self.description, self.known = person, description, known
        self.asked, self.refused, self.bad = 0, 0, list[str]()

    async def ask(self, method: str, path: str, body: bytes | None = None, **headers: str) -> None:
        """Ask, and look at the answer."""
        if body is not None:
            headers = {"Content-Type": "application/json", **headers}
        answer = await self.person.http.request(method, path, content=body, headers=headers)
        self.asked += 1
        told = answer.json() if "json" in answer.headers.get("content-type", "") else None
        if answer.status_code >= 500:
            self.bad.append(f"{answer.status_code} {method} {path[:90]} {(body or b'')[:90]!r} {answer.text[:90]}")
        elif answer.status_code >= 400 and isinstance(told, dict):
            self.refused += 1
            say_all(told)
            texts = [each for each in told["details"].values() if isinstance(each, str)]
            if any(len(each) > LONGEST for each in texts):
                self.bad.append(f"long: {method} {path[:90]} {told}")
        if isinstance(told, dict) and told.get("csrf"):
            self.person.http.headers["X-CSRF"] = told["csrf"]  # registered by chance

    def routes(self) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """Every route of the description."""
        for path, methods in self.description["paths"].items():
            for method, operation in methods.items():
                if isinstance(operation, dict) and "responses" in operation:
                    if (method.upper(), path) not in ENDINGS:
                        yield method.upper(), path, operation

    def filled(self, path: str, **odd: str) -> str:
        """A path with what is known in it, and with something odd."""
        return path.format(**{**self.known, **odd})

    def fields(self, operation: dict[str, Any]) -> list[str]:
        """The fields of a body."""
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        if not schema:
            return []
        name = schema.get("$ref", "").rpartition("/")[2]
        return list(self.description["components"]["schemas"][name]["properties"])

    async def ask_route(self, method: str, path: str, operation: dict[str, Any]) -> None:
        """Everything odd that a route can be asked."""
        fields = self.fields(operation)
        good = b"{}" if fields else None
        for parameter in operation.get("parameters", ()):
            name, number = parameter["name"], "integer" in json.dumps(parameter["schema"])
            for odd in NUMBERS + TEXTS if number else TEXTS:
                if parameter["in"] == "path":
                    await self.ask(method, self.filled(path, **{name: odd}), good)
                elif parameter["in"] == "query":
                    await self.ask(method, f"{self.filled(path)}?{name}={odd}", good)
        for field in fields:
            for odd in VALUES:
                await self.ask(method, self.filled(path), f'{{"game":"tigris","{field}":{odd}}}'.encode())
        for body in BODIES if fields else ():
            await self.ask(method, self.filled(path), body.encode())
            await self.ask(
                method, self.filled(path), body.encode(), **{"Content-Type": "application/json; charset=odd"}
            )
        if fields:
            await self.ask(method, self.filled(path), b"\xff\xfe{}", **{"Content-Type": "text/\x7f"})


async def ask_everything(address: str) -> None:
    async with Person(address, "Anna") as anna:
        description = (await anna.http.get("/api/schema/openapi.json")).json()
        table = await anna.open("tigris")
        token = await anna.post("/api/tokens", {"label": "program"})
        known = {"table": table, "game": "tigris", "lang": "en", "n": "0", "seat": "1"}
        known |= {"token_id": token["id"], "session_id": "abc"}
        asking = Asking(anna, description, known)
        for method, path, operation in asking.routes():
            await asking.ask_route(method, path, operation)
        for odd in TEXTS:
            await asking.ask("GET", f"/{odd}")
            await asking.ask("GET", f"/table/{odd}")
            await asking.ask("GET", f"/assets/{odd}.js")
            await asking.ask("GET", f"/api/{odd}")
        await odd_records(asking)
        assert not asking.bad, "\n".join(asking.bad)
        assert asking.asked > 1000 and asking.refused > asking.asked / 2
        await odd_headers(address, anna)
        await odd_sockets(anna, table)
        assert (await anna.get("/health"))["status"] == "ok"


async def odd_headers(address: str, anna: Person) -> None:
    """Cookies, tokens and signs of pages that nobody ever made."""
    for odd in ("\xff", '"', "a=b;;=", "x" * 5000, "%00", "\u00ad"):
        async with httpx.AsyncClient(base_url=address, trust_env=False) as stranger:
            for name in ("Cookie", "Authorization", "X-CSRF", "User-Agent", "X-Forwarded-For"):
                value = {"Cookie": f"zenobia={odd}", "Authorization": f"Bearer {odd}"}.get(name, odd)
                answer = await stranger.get("/api/me", headers=[(name.encode(), value.encode("latin-1"))])
                assert answer.status_code in (200, 401), (name, odd, answer.text)
        headers = [(b"X-CSRF", odd.encode("latin-1"))]
        bare = httpx.AsyncClient(base_url=address, cookies=anna.http.cookies, trust_env=False)
        answer = await bare.post("/api/me", json={}, headers=headers)
        await bare.aclose()
        assert (answer.status_code, answer.json()["why"]) == (403, "csrf")


async def odd_records(asking: Asking) -> None:
    """A good record with an odd value in place of each of its numbers."""
    played, rng = Table(find("tigris"), 2, seed=5), random.Random(1)
    for _ in range(3):
        played.play(rng.choice(played.legal()))
    good = write(played, ["Anna", "Ben"])
    for number in re.finditer(r"\b(\d+|[0-9a-f]{8,})\b", good):
        for odd in (str(2**63), str(-(2**63) - 1), "9" * 200, "\x00", "0x10", ""):
            record = good[: number.start()] + odd + good[number.end() :]
            await asking.ask("POST", "/api/records", json.dumps({"record": record}).encode())


async def odd_sockets(anna: Person, table: str) -> None:
    """Tables that cannot be, and odd values in messages."""
    for odd in TEXTS:
        try:
            async with anna.sit(odd) as seat:
                assert (await seat.next("refused"))["why"] == "table"
                await seat.socket.wait_closed()
                assert seat.socket.close_code == 4404
        except (websockets.InvalidStatus, websockets.InvalidHandshake) as refused:
            assert "404" in str(refused) or "403" in str(refused), (odd, refused)
    async with anna.sit(table) as seat:
        await seat.next("position")
        for kind, field in (("move", "v"), ("move", "move"), ("ping", "id"), ("chat", "text"), ("plan", "lines")):
            for odd in VALUES:
                await seat.socket.send(f'{{"type":"{kind}","v":0,"move":"x","{field}":{odd}}}')
                told = await seat.next("refused", "pong", "chat", "position")
                assert told["type"] != "refused" or told["why"] not in ("internal", "storage"), (
                    kind,
                    field,
                    odd[:50],
                    told,
                )
        for odd in VALUES:
            sign = f'{{"name":"war","details":{{"winner":{odd}}}}}'
            line = f'{{"moves":["end"],"when":{{"by":1,"move":"end","sign":{sign}}}}}'
            await seat.socket.send(f'{{"type":"plan","lines":[{line}]}}')
            told = await seat.next("refused", "position")
            assert told["type"] != "refused" or told["why"] not in ("internal", "storage"), (odd[:50], told)


def test_odd_values_on_sqlite(site: Running) -> None:
    asyncio.run(ask_everything(site.address))


@pytest.mark.xdist_group("postgres")
def test_odd_values_on_postgresql(process: Callable[..., Process], database: str) -> None:
    asyncio.run(ask_everything(process(database).address))
