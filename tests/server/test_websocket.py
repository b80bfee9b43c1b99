"""The server's WebSocket: frame by frame, against the websockets library, and with real clients."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
import websockets
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.conftest import free_port
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from zenobia.server.connections import BUFFER, Connection, Porter
from zenobia.server.metrics import Metrics
from zenobia.server.settings import UNLIMITED
from zenobia.server.websocket import LARGEST_MESSAGE, MOST_CONTROLS, MOST_QUEUED, PING_SECONDS, WebSocketProtocol

KEY = b"dGhlIHNhbXBsZSBub25jZQ=="  # the example of RFC 6455
HEADERS = [(b"host", b"x"), (b"sec-websocket-version", b"13"), (b"sec-websocket-key", KEY)]


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written, self.closed, self.aborted, self.reading = bytearray(), False, False, True

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


class Line:
    """A socket whose application has accepted and waits."""

    def __init__(self) -> None:
        self.time = 0.0
        self.porter = Porter(UNLIMITED, Metrics(), now=lambda: self.time)
        state = SimpleNamespace(connections=set(), tasks=set(), default_headers=[])
        names = {"client": ("127.0.0.1", 1), "server": ("127.0.0.1", 2), "scheme": "http", "app_state": {}}
        connection: Any = SimpleNamespace(config=None, server_state=state, transport=Transport(), **names)
        self.transport: Transport = connection.transport
        self.protocol = WebSocketProtocol(connection, self.porter)
        self.porter.let_in(self.protocol, "10.0.0.1")
        self.protocol.key, self.protocol.accepted = KEY, True

    def feed(self, data: bytes) -> None:
        """Bytes from the client, as they are read."""
        for start in range(0, len(data), BUFFER):
            if not self.transport.closed:
                piece = data[start : start + BUFFER]
                self.protocol.get_buffer(-1)[: len(piece)] = piece
                self.protocol.buffer_updated(len(piece))

    def messages(self) -> list[str | bytes]:
        events = [event for event in self.protocol.events if event["type"] == "websocket.receive"]
        return [event["text"] if "text" in event else event["bytes"] for event in events]

    def close_code(self) -> int | None:
        codes = [event["code"] for event in self.protocol.events if event["type"] == "websocket.disconnect"]
        return codes[0] if codes else None


def masked(opcode: int, body: bytes, final: bool = True, rsv: bool = False) -> bytes:
    """A client's frame, also one that must not be."""
    mask, size = bytes([1, 2, 3, 4]), len(body)
    long = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
    return (
        bytes([0x80 * final | 0x40 * rsv | opcode]) + long + mask + bytes(b ^ mask[n % 4] for n, b in enumerate(body))
    )


def test_the_handshake_of_the_rfc() -> None:
    line = Line()
    line.protocol.accept([(b"x-more", b"1")])
    head = bytes(line.transport.written)
    assert head.startswith(b"HTTP/1.1 101 ") and head.endswith(b"x-more: 1\r\n\r\n")
    assert b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in head


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ([], b"426"),
        ([(b"sec-websocket-version", b"8"), (b"sec-websocket-key", KEY)], b"426"),
        ([(b"sec-websocket-version", b"13")], b"400"),
        ([(b"sec-websocket-version", b"13"), (b"sec-websocket-key", b"short")], b"400"),
        ([(b"sec-websocket-version", b"13"), (b"sec-websocket-key", KEY), (b"sec-websocket-key", KEY)], b"400"),
    ],
)
def test_a_bad_handshake_is_refused(headers: list[tuple[bytes, bytes]], status: bytes) -> None:
    line = Line()
    line.protocol.begin("GET", b"/api/tables/x/socket", headers)
    assert line.transport.written.startswith(b"HTTP/1.1 " + status) and line.transport.closed
    assert not line.porter.guests


def test_messages_in_one_piece_and_in_many() -> None:
    line = Line()
    line.feed(masked(1, b"whole") + masked(1, "ä".encode()[:1], final=False) + masked(9, b"hello"))
    line.feed(masked(0, "ä".encode()[1:], final=False) + masked(0, b"") + masked(2, b"\0\xff"))
    assert line.messages() == ["whole", "ä", b"\0\xff"]
    assert line.transport.written == b"\x8a\x05hello"  # the pong, between the parts
    for byte in masked(1, b"x" * 300):
        line.feed(bytes([byte]))
    assert line.messages()[-1] == "x" * 300 and line.close_code() is None


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x04bare", 1002),  # without a mask
        (masked(1, b"x", rsv=True), 1002),
        (bytes([0x83, 0x80]) + bytes(4), 1002),  # an unknown opcode
        (bytes([0x09, 0x80]) + bytes(4), 1002),  # a ping in parts
        (bytes([0x89, 0xFE, 0, 200]) + bytes(4), 1002),  # a ping of 200 bytes
        (masked(0, b"x"), 1002),
        (masked(1, b"a", final=False) + masked(1, b"b"), 1002),
        (masked(1, b"\xff"), 1007),
        (bytes([0x81, 0xFF]) + (LARGEST_MESSAGE + 1).to_bytes(8, "big") + bytes(4), 1009),
        (bytes([0x81, 0xFF]) + (1 << 63).to_bytes(8, "big") + bytes(4), 1002),
        (masked(1, b"", final=False) + masked(0, b"", final=False) * (LARGEST_MESSAGE + 2), 1009),
        (masked(9, b"") * (MOST_CONTROLS + 1), 1008),
        (masked(8, b""), 1005),
        (masked(8, (1000).to_bytes(2, "big") + b"bye"), 1000),
        (masked(8, b"\3"), 1002),
        (masked(8, (1005).to_bytes(2, "big")), 1002),
        (masked(8, (4000).to_bytes(2, "big") + b"\xff"), 1007),
    ],
)
def test_what_ends_a_socket(data: bytes, code: int) -> None:
    line = Line()
    line.feed(data)
    assert (line.close_code(), line.transport.closed) == (code, True)


def test_a_flood_is_read_slowly() -> None:
    """However many messages come, few wait, and at most one buffer of them."""
    line = Line()
    assert len(line.protocol.get_buffer(1 << 20)) == BUFFER <= 4096
    line.feed(masked(1, b"x") * (MOST_QUEUED - 1))
    assert line.transport.reading
    line.feed(masked(1, b"x"))
    assert not line.transport.reading

    async def receive_all() -> None:
        for _ in range(MOST_QUEUED):
            await line.protocol.receive()

    asyncio.run(receive_all())
    assert line.transport.reading


def test_a_silent_client_is_asked_then_cut() -> None:
    line = Line()
    line.time = PING_SECONDS + 1
    line.porter.sweep()
    assert line.transport.written == b"\x89\0"
    line.feed(masked(10, b""))  # it is there
    line.time += PING_SECONDS + 1
    line.porter.sweep()
    assert line.transport.written == b"\x89\0\x89\0" and not line.transport.aborted
    line.time += PING_SECONDS + 1
    line.porter.sweep()
    assert line.transport.aborted and not line.porter.guests


def test_closing_waits_for_the_answer_but_not_for_long() -> None:
    line = Line()
    line.protocol.close(4404, "table")
    assert line.transport.written == b"\x88\x07" + (4404).to_bytes(2, "big") + b"table" and not line.transport.closed
    line.feed(masked(1, b"too late") + masked(8, (4404).to_bytes(2, "big")))
    assert line.transport.closed and not line.transport.aborted and line.messages() == []
    other = Line()
    other.protocol.close(4404, "table")
    other.time += 10
    other.porter.sweep()
    assert other.transport.aborted


OPCODES = st.sampled_from([0, 1, 1, 1, 2, 8, 9, 10])
FRAMES = st.tuples(OPCODES, st.binary(max_size=200), st.booleans(), st.sampled_from([False] * 9 + [True]))


@settings(max_examples=300, deadline=None)
@given(st.lists(FRAMES, max_size=8), st.binary(max_size=12), st.randoms(use_true_random=False))
def test_the_same_as_the_websockets_library(
    frames: list[tuple[int, bytes, bool, bool]], noise: bytes, rng: random.Random
) -> None:
    """Any frames, well or badly formed, cut into any pieces: the same messages, and an end in the same cases."""
    data = b"".join(masked(*each) for each in frames) + noise
    other = ServerProtocol(max_size=LARGEST_MESSAGE)
    other.accept(Request("/", websockets.Headers()))
    other.state = websockets.State.OPEN
    other.parser.close()
    other.parser = other.parse()
    next(other.parser)
    line = Line()
    start = 0
    while start < len(data):
        size = rng.randrange(1, 300)
        line.feed(data[start : start + size])
        start += size
    other.receive_data(data)
    theirs, parts, kind = [], b"", Opcode.TEXT
    for event in other.events_received():
        if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            kind = event.opcode if event.opcode != Opcode.CONT else kind
            parts = bytes(event.data) if event.opcode != Opcode.CONT else parts + bytes(event.data)
            if event.fin:
                theirs.append((kind, parts))
    ours = [(Opcode.TEXT, m.encode()) if isinstance(m, str) else (Opcode.BINARY, m) for m in line.messages()]
    readable = [kind is Opcode.BINARY or is_text(body) for kind, body in theirs]
    until = readable.index(False) if False in readable else len(theirs)  # they leave texts to the application
    assert ours == theirs[:until]
    ended = other.close_sent is not None or other.close_rcvd is not None
    if until == len(theirs):
        assert line.transport.closed == ended or noise  # they notice only whole frames
        assert line.transport.closed or not ended


def is_text(body: bytes) -> bool:
    try:
        body.decode()
    except UnicodeDecodeError:
        return False
    return True


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An application that sends back what it gets, and closes when it is told to."""
    await receive()
    await send({"type": "websocket.accept", "headers": []})
    while (event := await receive())["type"] == "websocket.receive":
        if event.get("text") == "close":
            await send({"type": "websocket.close", "code": 4404, "reason": "table"})
        elif event.get("text") == "fail":
            raise RuntimeError("the application fails")
        else:
            await send({"type": "websocket.send", "text": event.get("text"), "bytes": event.get("bytes")})


@asynccontextmanager
async def served() -> AsyncIterator[tuple[str, uvicorn.Server, Porter]]:
    porter = Porter(UNLIMITED, Metrics())
    port = free_port()
    protocol: Any = partial(Connection, porter=porter)
    config = uvicorn.Config(echo, port=port, http=protocol, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    server.capture_signals = nullcontext  # type: ignore[method-assign, assignment]
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield f"ws://127.0.0.1:{port}/", server, porter
    server.should_exit = True
    await task


def run(work: Any, factory: Any) -> None:
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(asyncio.wait_for(work, 60))


def loops() -> list[Any]:
    """asyncio's own loop, and uvloop where it exists."""
    try:
        import uvloop
    except ImportError:
        return [asyncio.new_event_loop]
    return [asyncio.new_event_loop, uvloop.new_event_loop]


@pytest.mark.parametrize("loop", loops(), ids=lambda factory: factory.__module__)
def test_with_a_real_client(loop: Any) -> None:
    async def play() -> None:
        async with served() as (address, server, porter):
            async with websockets.connect(address, proxy=None) as client:  # it offers compression: not taken
                for text in ("", "ä" * 100, "x" * LARGEST_MESSAGE):
                    await client.send(text)
                    assert await client.recv() == text
                await client.send([b"in ", b"", b"parts"])
                assert await client.recv() == b"in parts"
                await (await client.ping())
                await asyncio.gather(*(client.send(str(n)) for n in range(500)))
                assert [await client.recv() for _ in range(500)] == [str(n) for n in range(500)]
                assert len(porter.guests) == len(server.server_state.connections) == 1
                await client.send("close")
                with pytest.raises(ConnectionClosed) as closed:
                    await client.recv()
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "table")  # type: ignore[union-attr]
            async with websockets.connect(address, proxy=None, max_size=None) as client:
                await client.send("x" * (LARGEST_MESSAGE + 1))
                with pytest.raises(ConnectionClosed) as closed:
                    await client.recv()
                assert closed.value.rcvd.code == 1009  # type: ignore[union-attr]
            while porter.guests or server.server_state.tasks:
                await asyncio.sleep(0.01)

    run(play(), loop)


def test_whoever_is_connected_at_the_end_is_told_to_come_back() -> None:
    async def play() -> None:
        async with served() as (address, server, _):
            client = await websockets.connect(address, proxy=None)
            server.should_exit = True
            with pytest.raises(ConnectionClosed) as closed:
                await client.recv()
            assert closed.value.rcvd.code == 1012  # type: ignore[union-attr]

    asyncio.run(asyncio.wait_for(play(), 30))
