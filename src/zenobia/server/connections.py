"""Connections from their first byte: how many one address may open, how long a request may take to arrive."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from zenobia.server.logs import say
from zenobia.server.metrics import Metrics
from zenobia.server.websocket import WebSocketProtocol

if TYPE_CHECKING:
    from zenobia.server.settings import Limits

HEAD_SECONDS = 10.0  # from the connection, or the first byte of a request, to the end of its headers
BODY_SECONDS = 10.0  # for a body, and one second more for every SLOWEST bytes that came
SLOWEST = 16 * 1024  # bytes a second
PROXY_SECONDS = 75  # a proxy keeps idle connections: it closes them first
UNREAD_SECONDS = 30.0  # how long an answer may wait for a client that does not read it
SWEEP = 1.0  # seconds between two looks at all connections

MOST_HEAD = 32 * 1024  # bytes of a request's line and headers
MOST_HEADERS = 100
MOST_WAITING = 8  # requests sent ahead on one connection
BUFFER = 4096  # bytes that are read from a socket at once: so much is worked through without a pause

BUSY = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"  # RFC 6585
)


class Guest(Protocol):
    """A connection, as the porter knows it."""

    transport: Any
    network: str | None

    def check(self, now: float) -> str | None: ...


class TooLarge(Exception):
    """A request's head has too many bytes, or too many requests wait."""


def network_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the 64 bits that name a network of IPv6."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)


class Porter:
    """Knows every connection of a server: counts them by address, and cuts those that take too long."""

    def __init__(
        self,
        limits: Limits,
        metrics: Metrics,
        most: int = 10_000,
        proxies: Iterable[str] = (),
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits, self.metrics, self.most, self.now = limits, metrics, most, now
        self.proxies = [ipaddress.ip_network(each, strict=False) for each in proxies]
        self.guests: set[Guest] = set()
        self.number_of: dict[str, int] = {}  # connections by address
        self.unproven: dict[Guest, None] = {}  # those that have not finished a request yet, the oldest first
        self.unproven_of: dict[str, dict[Guest, None]] = {}
        self.buffer = memoryview(bytearray(BUFFER))
        metrics.gauges["connections"] = lambda: len(self.guests)

    def let_in(self, guest: Guest, host: str | None) -> bool:
        """Somebody connects. Where too many are silent, the one that has been silent longest goes."""
        network = guest.network = None if host is None or self.is_proxy(host) else network_of(host)
        if network is not None:
            if self.number_of.get(network, 0) >= self.limits.connections_of_one:
                return self.refuse("address", network)
            silent = self.unproven_of.get(network, {})
            if len(silent) >= self.limits.unproven_of_one:
                self.cut(next(iter(silent)), "silent")
        if len(self.guests) >= self.most:
            if not self.unproven:
                return self.refuse("full", network)
            self.cut(next(iter(self.unproven)), "silent")
        self.guests.add(guest)
        self.unproven[guest] = None
        if network is not None:
            self.number_of[network] = self.number_of.get(network, 0) + 1
            self.unproven_of.setdefault(network, {})[guest] = None
        return True

    def refuse(self, why: str, network: str | None) -> bool:
        """Not let in."""
        self.metrics.count("connections_refused", why=why)
        say("a connection is refused", why=why, address=network)
        return False

    def prove(self, guest: Guest) -> None:
        """A connection has brought a whole request: it is not cut in favour of others any more."""
        if self.unproven.pop(guest, self) is None and guest.network is not None:
            silent = self.unproven_of[guest.network]
            del silent[guest]
            if not silent:
                del self.unproven_of[guest.network]

    def let_out(self, guest: Guest) -> None:
        """A connection has ended."""
        if guest in self.guests:
            self.prove(guest)
            self.guests.discard(guest)
            if guest.network is not None:
                self.number_of[guest.network] -= 1
                if not self.number_of[guest.network]:
                    del self.number_of[guest.network]

    def hand_over(self, before: Guest, after: Guest) -> None:
        """A connection changes its protocol; it is the same one."""
        after.network = before.network
        self.prove(before)
        self.guests.discard(before)
        self.guests.add(after)

    def cut(self, guest: Guest, why: str) -> None:
        """End a connection at once."""
        self.metrics.count("connections_cut", why=why)
        self.let_out(guest)
        guest.transport.abort()

    def sweep(self) -> None:
        """Cut whoever takes too long."""
        now = self.now()
        for guest in list(self.guests):
            why = guest.check(now)
            if why:
                self.cut(guest, why)

    async def keep_sweeping(self) -> None:
        """Sweep now and then, until the task is ended."""
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def is_proxy(self, host: str) -> bool:
        """Is this one of the proxies that the operator named?"""
        if not self.proxies:
            return False
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)


class Connection(HttpToolsProtocol):
    """uvicorn's connection with limits of time and size."""

    def __init__(self, *arguments: Any, porter: Porter, **names: Any) -> None:
        super().__init__(*arguments, **names)
        self.porter = porter
        self.network: str | None = None
        self.let_in = False
        self.head_since: float | None = None  # since when a head is being read
        self.body_since: float | None = None
        self.unread_since: float | None = None  # since when the client does not read
        self.head_bytes = self.head_fields = self.body_bytes = 0

    # ------------------------------------------------------------ the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self.transport = transport
        self.let_in = self.porter.let_in(self, str(peer[0]) if isinstance(peer, tuple) else None)
        if not self.let_in:
            transport.write(BUSY)
            transport.close()
            return
        if self.network is None:
            self.timeout_keep_alive = PROXY_SECONDS
        self.head_since = self.porter.now()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.let_in:
            self.porter.let_out(self)
            super().connection_lost(exc)
            self._unset_keepalive_if_required()

    def check(self, now: float) -> str | None:
        """Why this connection is to be cut now, if it is."""
        patience = HEAD_SECONDS if self.network is not None else PROXY_SECONDS
        if self.head_since is not None and now - self.head_since > patience:
            return "head"
        if self.body_since is not None and now - self.body_since > BODY_SECONDS + self.body_bytes / SLOWEST:
            return "body"
        if self.unread_since is not None and now - self.unread_since > UNREAD_SECONDS:
            return "unread"
        return None

    def data_received(self, data: bytes) -> None:
        if not self.let_in or self.transport.is_closing():
            return
        in_head = self.head_since is not None
        super().data_received(data)
        if in_head and self.head_since is not None:  # this was nothing but a part of a head
            self.head_bytes += len(data)
            if self.head_bytes > MOST_HEAD:
                self.send_400_response("")

    def pause_writing(self) -> None:
        self.unread_since = self.porter.now()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread_since = None
        super().resume_writing()

    # ------------------------------------------------------------ a request

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head_since = self.porter.now() if self.head_since is None else self.head_since
        self.head_bytes = self.head_fields = 0

    def on_url(self, url: bytes) -> None:
        self.count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.head_fields += 1
        self.count(len(name) + len(value))
        super().on_header(name, value)

    def count(self, more: int) -> None:
        """Refuse a head that is too long."""
        self.head_bytes += more
        if self.head_bytes > MOST_HEAD or self.head_fields > MOST_HEADERS:
            raise TooLarge

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise TooLarge
        self.head_since, self.body_since, self.body_bytes = None, self.porter.now(), 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.body_since = None
        self.porter.prove(self)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is answered shortly; nothing more is read of it."""
        self.head_since = self.body_since = None
        large = self.head_bytes > MOST_HEAD or self.head_fields > MOST_HEADERS
        if large:
            self.transport.write(TOO_LARGE)
            self.transport.close()
        else:
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """From here on frames are spoken."""
        self.connections.discard(self)
        self._unset_keepalive_if_required()
        line = WebSocketProtocol(self, self.porter)
        self.porter.hand_over(self, line)
        self.let_in = False
        line.begin(self.scope["method"], self.url, self.headers)
        for name in ("parser", "scope", "headers", "flow", "pipeline", "cycle"):  # the loop may keep this object
            setattr(self, name, None)
