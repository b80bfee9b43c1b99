"""Random and broken requests and messages: `python -m tools.soak.fuzz ADDRESS SECONDS SEED`. Prints the counts as JSON.

The server may refuse them in any way. It must not answer 500, say "internal", or end.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import httpx
from bench.server import Wire

PATHS = [
    "/",
    "/health",
    "/metrics",
    "/api/me",
    "/api/games",
    "/api/games/{x}/words/en",
    "/api/games/tigris/rules/{x}",
    "/api/tables",
    "/api/tables/{t}",
    "/api/games/tigris/lessons/{x}/judgement?move={x}",
    "/api/tables/{t}/join",
    "/api/tables/{t}/leave",
    "/api/tables/{t}/seats/{x}",
    "/api/tables/{t}/replay/{x}?seat={x}",
    "/api/tables/{t}/record",
    "/api/tables/{t}/after",
    "/api/tables/{t}/rematch",
    "/api/records",
    "/api/tables/{t}/socket",
    "/api/tokens",
    "/api/tokens/{x}",
    "/api/login",
    "/api/account",
    "/assets/{x}",
    "/{x}/../index.html",
    "/%00{x}",
    "/table/{t}",
]
METHODS = ("GET", "GET", "POST", "POST", "POST", "DELETE", "PATCH", "PUT", "HEAD", "OPTIONS", "BREW", "")
KINDS = ("move", "undo", "undo-answer", "chat", "hint", "foresee", "plan", "ping", "sync", "nothing", "position")
FIELDS = ("v", "move", "yes", "text", "when", "moves", "lines", "id", "type", "by", "sign")
BODIES = (
    "game",
    "players",
    "seats",
    "options",
    "name",
    "language",
    "account",
    "password",
    "record",
    "seat",
    "kind",
    "bot",
)


class Noise:
    """Values of every bad kind."""

    def __init__(self, seed: int, table: str) -> None:
        self.random, self.table = random.Random(seed), table

    def text(self) -> str:
        rng = self.random
        kind = rng.randrange(8)
        if kind == 0:
            return "".join(chr(rng.choice((0, 9, 0x202E, 0x3164, 0xFE0F, 0x1F600, 0xE000, 0xFFFF))) for _ in range(4))
        if kind == 1:
            return rng.choice(
                ("tile temple a1", "end", "swap", "leader red b1", "commit 1", "../..", "null", "__proto__")
            )
        if kind == 2:
            return "x" * rng.choice((200, 3000, 20_000))
        return "".join(rng.choice("abc123 %$\"'\\/{}[]:;,.-_<>&=?#\n") for _ in range(rng.randrange(12)))

    def value(self, depth: int = 0) -> Any:
        rng = self.random
        kind = rng.randrange(11)
        if kind < 4:
            return self.text()
        if kind == 4:
            return rng.choice((0, 1, -1, 2, 63, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30))
        if kind == 5:
            return rng.choice((None, True, False, 0.5, 1e308, -0.0))
        if kind == 6 and depth < 3:
            return [self.value(depth + 1) for _ in range(rng.randrange(5))]
        if kind == 7 and depth < 3:
            return {self.text()[:20]: self.value(depth + 1) for _ in range(rng.randrange(4))}
        if kind == 8:
            return rng.randrange(40)
        return rng.choice(("tigris", "palmyra", "greedy", "me", "friend", "bot", self.table))

    def message(self) -> bytes:
        """A message for a socket: almost right, or not at all."""
        rng = self.random
        kind = rng.randrange(12)
        if kind == 0:
            return rng.randbytes(rng.randrange(60))
        if kind == 1:
            return b"[" * rng.choice((10, 1000, 3000))
        message = {"type": rng.choice(KINDS)}
        for field in rng.sample(FIELDS, rng.randrange(4)):
            message[field] = self.value()
        raw = json.dumps(message).encode()
        if kind == 2:
            raw = raw[: rng.randrange(len(raw))]
        return raw[:60_000]

    def request(self, cookie: str, csrf: str) -> bytes:
        """An HTTP request, well formed or not."""
        rng = self.random
        path = rng.choice(PATHS)
        while "{x}" in path:
            path = path.replace("{x}", rng.choice((str(rng.randrange(5)), quoted(self.text()[:40]), "%00", "%ff")), 1)
        path = path.replace("{t}", self.table if rng.random() < 0.7 else quoted(self.text()[:20]) or "x")
        body = b""
        if rng.random() < 0.6:
            body = json.dumps({name: self.value() for name in rng.sample(BODIES, rng.randrange(5))}).encode()
        if rng.random() < 0.1:
            body = self.message()
        method = rng.choice(METHODS)
        if method == "DELETE" and path.startswith("/api/me"):
            method = "GET"  # whoever is forgotten can ask nothing more
        head = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(body)}"]
        if rng.random() < 0.8:
            head += [f"Cookie: zenobia={cookie}", f"X-CSRF: {csrf}"]
        head.append(f"Content-Type: {rng.choice(('application/json', 'application/json', 'text/plain', 'x'))}")
        if rng.random() < 0.2:
            head.append(
                f"{rng.choice(('X-Forwarded-For', 'Origin', 'Range', 'Accept', 'Authorization'))}: {rng.random()}"
            )
        raw = "\r\n".join(head).encode("utf-8", "replace") + b"\r\n\r\n" + body
        if rng.random() < 0.05:
            at = rng.randrange(len(raw))
            raw = raw[:at] + rng.randbytes(3) + raw[at:]
        return raw


def quoted(text: str) -> str:
    return "".join(letter if letter.isalnum() else f"%{ord(letter) & 255:02x}" for letter in text)


class Ear:
    """What is heard on a fuzzed socket."""

    def __init__(self, table: str, cookie: str, counts: Counter[str]) -> None:
        self.table, self.cookie, self.counts = table, cookie, counts

    def hear(self, raw: bytes) -> None:
        if b'"internal"' in raw[:200]:
            self.counts["internal errors"] += 1


class Socket(Wire):
    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except AssertionError:
            self.transport.close()


async def fuzz_sockets(address: str, noise: Noise, cookie: str, counts: Counter[str], until: float) -> None:
    """Messages on one socket after the other."""
    port, loop = urlsplit(address).port, asyncio.get_running_loop()
    while time.monotonic() < until:
        try:
            _, wire = await loop.create_connection(lambda: Socket(Ear(noise.table, cookie, counts)), "127.0.0.1", port)
            for n in range(300):
                if wire.transport.is_closing() or time.monotonic() > until:
                    break
                if wire.open or n > 50:
                    wire.write(noise.message(), noise.random.choice((1, 1, 1, 1, 1, 1, 1, 2, 9, 10)))
                    counts["messages"] += 1
                await asyncio.sleep(0.0005 if wire.open else 0.02)
            if noise.random.random() < 0.3:
                wire.transport.write(noise.random.randbytes(200))
                counts["broken frames"] += 1
            await asyncio.sleep(0.02)
            wire.transport.abort()
        except OSError:
            counts["no connection"] += 1
            await asyncio.sleep(0.3)


async def fuzz_http(address: str, noise: Noise, cookie: str, csrf: str, counts: Counter[str], until: float) -> None:
    """One request after the other, on connections that last as long as the server lets them."""
    port = urlsplit(address).port
    while time.monotonic() < until:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            while time.monotonic() < until:
                raw = noise.request(cookie, csrf)
                writer.write(raw)
                counts["requests"] += 1
                async with asyncio.timeout(10):
                    line = await reader.readline()
                    status = line.split(b" ")[1].decode() if line.startswith(b"HTTP/1.1 ") else "none"
                    counts[f"HTTP {status}"] += 1
                    length, closes = 0, not line
                    while (header := await reader.readline()) not in (b"\r\n", b""):
                        name, _, value = header.lower().partition(b":")
                        length = int(value) if name == b"content-length" else length
                        closes = closes or (name == b"connection" and b"close" in value) or name == b"transfer-encoding"
                    if closes or status in ("101", "400"):
                        break
                    if status not in ("204", "304") and not raw.startswith(b"HEAD"):
                        await reader.readexactly(length)
            writer.close()
        except (OSError, ValueError, asyncio.IncompleteReadError, TimeoutError) as error:
            counts[type(error).__name__] += 1
            await asyncio.sleep(0.1)


async def main(address: str, seconds: float, seed: int) -> Counter[str]:
    """Everything at once, at a table of our own."""
    counts: Counter[str] = Counter()
    until = time.monotonic() + seconds
    while True:
        try:
            async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=20) as client:
                me = (await client.get("/api/me")).json()
                headers = {"X-CSRF": me["csrf"]}
                wish = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "me"}], "hotseat": True}
                table = (await client.post("/api/tables", json=wish, headers=headers)).json()["id"]
                cookie = str(client.cookies["zenobia"])
            break
        except (httpx.HTTPError, KeyError, ValueError):
            await asyncio.sleep(0.3)
    noises = [Noise(seed + n, table) for n in range(3)]
    await asyncio.gather(
        fuzz_sockets(address, noises[0], cookie, counts, until),
        fuzz_http(address, noises[1], cookie, me["csrf"], counts, until),
        fuzz_http(address, noises[2], cookie, me["csrf"], counts, until),
    )
    return counts


if __name__ == "__main__":
    found = asyncio.run(main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3])))
    print(json.dumps(found))
