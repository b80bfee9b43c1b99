"""Connections that come to do harm: too many, half open, too slow, too large. Others play on."""

from __future__ import annotations

import asyncio
import io
import socket
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.clients import Person
from tests.server.conftest import Running

from zenobia.server.connections import (
    BODY_SECONDS,
    HEAD_SECONDS,
    MOST_HEAD,
    SLOWEST,
    UNREAD_SECONDS,
    Porter,
    network_of,
)
from zenobia.server.logs import LOG, MOST_ALIKE
from zenobia.server.metrics import Metrics
from zenobia.server.settings import UNLIMITED, Limits

FEW = Limits(connections_of_one=4, unproven_of_one=2)


class Guest:
    """A connection that does nothing."""

    def __init__(self) -> None:
        self.network: str | None = None
        self.cut = False
        self.transport = SimpleNamespace(abort=self.abort)

    def abort(self) -> None:
        self.cut = True

    def check(self, now: float) -> str | None:
        return None


def test_one_address_has_so_many_connections() -> None:
    porter = Porter(FEW, Metrics())
    guests = [Guest() for _ in range(6)]
    for guest in guests[:4]:
        assert porter.let_in(guest, "10.0.0.1")
        porter.prove(guest)
    assert not porter.let_in(guests[4], "10.0.0.1")
    assert porter.let_in(guests[5], "10.0.0.2")
    porter.let_out(guests[0])
    assert porter.let_in(guests[4], "10.0.0.1")
    for guest in guests:
        porter.let_out(guest)
        porter.let_out(guest)  # once more does no harm
    assert not porter.guests and not porter.number_of and not porter.unproven and not porter.unproven_of


def test_the_oldest_silent_one_goes() -> None:
    porter = Porter(FEW, Metrics())
    guests = [Guest() for _ in range(5)]
    for guest in guests:
        assert porter.let_in(guest, "10.0.0.1")
    assert [guest.cut for guest in guests] == [True, True, True, False, False]
    assert len(porter.guests) == porter.number_of["10.0.0.1"] == 2


def test_a_server_has_so_many_connections_from_anywhere() -> None:
    porter = Porter(UNLIMITED, Metrics(), most=3)
    guests = [Guest() for _ in range(5)]
    for n, guest in enumerate(guests[:4]):
        assert porter.let_in(guest, f"10.0.0.{n}")
    assert [guest.cut for guest in guests] == [True, False, False, False, False]
    for guest in guests[1:4]:
        porter.prove(guest)
    assert not porter.let_in(guests[4], "10.0.0.9")


def test_named_proxies_have_no_limit() -> None:
    porter = Porter(FEW, Metrics(), proxies=["10.0.0.0/24", "::1"])
    for host in ("10.0.0.1", "10.0.0.1", "::1"):
        for _ in range(10):
            guest = Guest()
            assert porter.let_in(guest, host) and guest.network is None
    assert len(porter.guests) == 30 and not porter.number_of


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("/run/zenobia.sock", "/run/zenobia.sock"),
    ],
)
def test_what_counts_as_one_address(host: str, network: str) -> None:
    assert network_of(host) == network


class Slow:
    """A server whose porter has a clock of its own."""

    def __init__(self, site: Running) -> None:
        self.site, self.later = site, 0.0
        porter: Porter = site.uvicorn.porter  # type: ignore[attr-defined]
        self.porter, real = porter, porter.now
        porter.now = lambda: real() + self.later

    def connect(self, data: bytes) -> socket.socket:
        """A client that sends something."""
        client = socket.create_connection(("127.0.0.1", self.site.settings.port), timeout=20)
        client.sendall(data)
        return client

    def sweep(self) -> None:
        """Look at all connections now."""

        async def look() -> None:
            self.porter.sweep()

        asyncio.run_coroutine_threadsafe(look(), self.site.loop()).result(20)

    def settled(self, number: int) -> None:
        """Until so many connections are there."""

        async def wait() -> None:
            while len(self.porter.guests) != number:
                await asyncio.sleep(0.01)

        asyncio.run(asyncio.wait_for(wait(), 20))


def ended(client: socket.socket) -> bytes:
    """All that still comes until the server ends the connection."""
    heard = b""
    with client:
        try:
            while piece := client.recv(65536):
                heard += piece
        except ConnectionResetError:
            pass
    return heard


POST = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"


@pytest.mark.parametrize(
    ("data", "seconds"),
    [
        (b"", HEAD_SECONDS),
        (b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ", HEAD_SECONDS),
        (b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /hea", HEAD_SECONDS),  # the second request
        (POST + b'{"name":', BODY_SECONDS),
        (POST + b" " * 50_000, BODY_SECONDS + 50_000 / SLOWEST),
    ],
)
def test_what_does_not_arrive_in_time_is_cut(site: Running, data: bytes, seconds: float) -> None:
    slow = Slow(site)
    client = slow.connect(data)
    slow.settled(1)
    why = ("connections_cut", f'why="{"body" if POST in data else "head"}"')
    slow.later = seconds / 2
    slow.sweep()
    assert slow.porter.guests and not slow.porter.metrics.counts[why]
    slow.later = seconds + 2
    ended(client)
    slow.settled(0)
    assert slow.porter.metrics.counts[why] == 1


def test_an_answer_that_nobody_reads_is_cut(site: Running) -> None:
    slow = Slow(site)
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", site.settings.port))
    ask = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"

    async def until_it_waits() -> None:
        while not any(getattr(guest, "unread_since", None) for guest in slow.porter.guests):
            client.sendall(ask)
            await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(until_it_waits(), 20))
    slow.later = UNREAD_SECONDS + 1
    slow.settled(0)
    client.close()


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * (MOST_HEAD + 100) + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * (MOST_HEAD + 100) + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Many: x\r\n" * 200 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Endless: " + b"x" * (MOST_HEAD + 100),
    ],
)
def test_a_head_has_a_longest_length(site: Running, head: bytes) -> None:
    client = Slow(site).connect(head)
    heard = ended(client)
    assert heard.startswith(b"HTTP/1.1 431 ") or not heard  # not heard where the client was still sending


def test_requests_sent_ahead_have_a_limit(site: Running) -> None:
    ask = b"GET /api/words/en HTTP/1.1\r\nHost: x\r\n\r\n"
    few, many = Slow(site).connect(ask * 4 + ask[:-2] + b"Connection: close\r\n\r\n"), Slow(site).connect(ask * 2000)
    assert ended(few).count(b"HTTP/1.1 200") == 5
    assert ended(many).count(b"HTTP/1.1 200") < 20


def test_1200_half_open_connections_stop_nobody(serve: Callable[..., Running]) -> None:
    """The person comes from the same address as the attacker; the log has a few lines."""
    limits = msgspec.structs.replace(UNLIMITED, connections_of_one=256, unproven_of_one=64)
    site = serve(limits=limits, log_level="INFO")
    log: Any = LOG.handlers[0]
    log.setStream(io.StringIO())
    half_open: list[socket.socket] = []

    def attack() -> None:
        for n in range(1200):
            client = socket.create_connection(("127.0.0.1", site.settings.port), timeout=20)
            half_open.append(client)
            try:
                client.sendall(b"GET /health HTTP/1.1\r\nX-Half: " if n % 2 else b"")
            except OSError:
                continue

    async def play() -> None:
        async with Person(site.address, "Anna") as anna:
            table = await anna.open("tigris", seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
            async with anna.sit(table) as seat:
                position = await seat.next("position")
                thread = threading.Thread(target=attack)
                thread.start()
                moves = 0
                while (thread.is_alive() or moves < 5) and not position["over"]:
                    position = await seat.move(next(move for move in position["legal"] if move != "swap"))
                    assert position["type"] == "position", position
                    moves += 1
                thread.join()
            assert len(site.uvicorn.porter.guests) <= 70  # type: ignore[attr-defined]
            assert (await anna.http.get("/health")).status_code == 200

    asyncio.run(play())
    for client in half_open:
        client.close()
    assert len(log.stream.getvalue().splitlines()) <= 3 * MOST_ALIKE


def test_sockets_count_until_they_end(serve: Callable[..., Running]) -> None:
    limits = msgspec.structs.replace(UNLIMITED, connections_of_one=6)
    site = serve(limits=limits)

    async def play() -> None:
        async with Person(site.address, "Anna") as anna:
            table = await anna.open("tigris", seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
            seats = [anna.sit(table) for _ in range(5)]
            for seat in seats:
                await seat.__aenter__()
                await seat.next("position")
            with pytest.raises(httpx.TransportError):  # Anna's own connection is the sixth
                async with httpx.AsyncClient(base_url=site.address, trust_env=False) as one_more:
                    answer = await one_more.get("/health")
                    assert answer.status_code == 503
                    raise httpx.ReadError("refused politely")
            for seat in seats:
                await seat.__aexit__()
            while len(site.uvicorn.porter.guests) > 1:  # type: ignore[attr-defined]
                await asyncio.sleep(0.01)
            async with httpx.AsyncClient(base_url=site.address, trust_env=False) as one_more:
                assert (await one_more.get("/health")).status_code == 200

    asyncio.run(asyncio.wait_for(play(), 60))
