"""WebSockets (RFC 6455), the server's side: no extensions, little memory, little work between two pauses.

One read brings at most 4 kB, so a flood of tiny frames never holds up the loop. The application is spoken to by ASGI.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import logging
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from uvicorn.protocols.utils import ClientDisconnected

if TYPE_CHECKING:
    from zenobia.server.connections import Connection, Porter

LOG = logging.getLogger("uvicorn.error")

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL, RESERVED, OPCODE, MASKED, LENGTH = 0x80, 0x70, 0x0F, 0x80, 0x7F  # bits of a frame's first two bytes
PROTOCOL_ERROR, NOT_UTF8, POLICY, TOO_BIG, RESTART, NO_CODE, CUT = 1002, 1007, 1008, 1009, 1012, 1005, 1006

LARGEST_MESSAGE = 64 * 1024
MOST_QUEUED = 16  # messages that wait for the application before reading pauses
MOST_CONTROLS = 100  # pings and pongs between two of our own pings
PING_SECONDS = 20.0  # a client that is silent for so long is asked; if it stays silent, it is gone
CLOSE_SECONDS = 5.0  # how long a client may take to answer a close
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

# what an application may want to read of a handshake; the rest need not be kept as long as the socket
KEPT = {b"host", b"origin", b"cookie", b"authorization", b"forwarded", b"x-forwarded-for", b"x-forwarded-proto"}


def accept_key(key: bytes) -> bytes:
    """The answer to a client's key."""
    return base64.b64encode(hashlib.sha1(key + MAGIC).digest())


def unmask(mask: bytes, body: bytes) -> bytes:
    """What a client sent, without its mask."""
    size = len(body)
    if mask == b"\0\0\0\0" or not size:
        return body
    repeated = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(body, "little") ^ int.from_bytes(repeated, "little")).to_bytes(size, "little")


def frame(opcode: int, body: bytes) -> bytes:
    """A whole frame from the server: never masked."""
    size = len(body)
    if size < 126:
        return bytes((FINAL | opcode, size)) + body
    if size < 65536:
        return bytes((FINAL | opcode, 126, size >> 8, size & 255)) + body
    return bytes((FINAL | opcode, 127)) + size.to_bytes(8, "big") + body


def may_be_received(code: int) -> bool:
    """May a close frame carry this code?"""
    return (1000 <= code <= 1014 and code not in (1004, NO_CODE, CUT)) or 3000 <= code < 5000


def why_no_handshake(method: str, headers: list[tuple[bytes, bytes]]) -> bytes | None:
    """The status line of the refusal of a handshake; None if it is a good one."""
    versions = [value for name, value in headers if name == b"sec-websocket-version"]
    if versions != [b"13"]:
        return b"426 Upgrade Required\r\nSec-WebSocket-Version: 13"
    keys = [value for name, value in headers if name == b"sec-websocket-key"]
    try:
        good = len(keys) == 1 and len(base64.b64decode(keys[0], validate=True)) == 16
    except (binascii.Error, ValueError):
        good = False
    return None if good and method == "GET" else b"400 Bad Request"


class Broken(Exception):
    """The client does not keep to the protocol: the code with which the connection is closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class WebSocketProtocol(asyncio.BufferedProtocol):
    """One WebSocket."""

    __slots__ = (
        "accepted",
        "closing",
        "config",
        "controls",
        "due",
        "events",
        "gathered",
        "heard",
        "key",
        "lost",
        "network",
        "opcode",
        "parts",
        "paused",
        "porter",
        "ready",
        "rest",
        "scope",
        "server_state",
        "transport",
        "writable",
    )

    def __init__(self, connection: Connection, porter: Porter) -> None:
        self.config, self.server_state, self.porter = connection.config, connection.server_state, porter
        self.network: str | None = None
        self.transport: Any = connection.transport
        self.scope: dict[str, Any] = {"state": connection.app_state.copy(), "client": connection.client}
        self.scope |= {"server": connection.server, "scheme": "wss" if connection.scheme == "https" else "ws"}
        self.key = b""
        self.accepted = self.closing = self.lost = self.paused = False
        self.rest = bytearray()  # the beginning of a frame
        self.opcode, self.gathered = CONTINUATION, 0
        self.parts: list[bytes] = []  # the beginning of a message
        self.events: list[dict[str, Any]] = []
        self.ready: asyncio.Future[None] | None = None  # the application waits for an event
        self.writable: asyncio.Future[None] | None = None  # the client does not read at the moment
        self.due, self.heard, self.controls = porter.now() + PING_SECONDS, True, 0

    # ------------------------------------------------------------ beginning

    def begin(self, method: str, url: bytes, headers: list[tuple[bytes, bytes]]) -> None:
        """Look at the handshake; if it is one, let the application decide."""
        refusal = why_no_handshake(method, headers)
        if refusal:
            self.answer(refusal)
            self.transport.close()
            self.porter.let_out(self)
            return
        self.key = next(value for name, value in headers if name == b"sec-websocket-key")
        path, _, query = url.partition(b"?")
        self.scope |= {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "root_path": "",
            "path": unquote(path.decode("ascii", "replace")),
            "raw_path": path,
            "query_string": query,
            "headers": [(name, value) for name, value in headers if name in KEPT],
            "subprotocols": [],
        }
        self.transport.set_protocol(self)
        self.server_state.connections.add(self)  # type: ignore[arg-type]
        self.put({"type": "websocket.connect"})
        task = asyncio.get_running_loop().create_task(self.run())
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    def answer(self, status: bytes) -> None:
        """No WebSocket comes of it."""
        self.transport.write(b"HTTP/1.1 " + status + b"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")

    async def run(self) -> None:
        """The application's side, from the handshake to the end."""
        try:
            await self.config.loaded_app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            LOG.exception("Exception in ASGI application")
        if not self.accepted and not self.lost and not self.transport.is_closing():
            self.transport.write(
                b"HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            )
        if not self.closing:
            self.transport.close()

    # ------------------------------------------------------------ the connection

    def get_buffer(self, sizehint: int) -> memoryview:
        """All sockets of a server read into the same bytes, one after the other."""
        return self.porter.buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.heard = True
        self.rest += self.porter.buffer[:nbytes]
        try:
            self.read_frames()
        except Broken as broken:
            self.fail(broken.code)

    def eof_received(self) -> None:
        pass

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self.porter.let_out(self)
        self.server_state.connections.discard(self)
        self.put({"type": "websocket.disconnect", "code": CUT})
        self.resume_writing()

    def pause_writing(self) -> None:
        if self.writable is None:
            self.writable = asyncio.get_running_loop().create_future()

    def resume_writing(self) -> None:
        if self.writable is not None:
            self.writable.set_result(None)
            self.writable = None

    def shutdown(self) -> None:
        """The server ends: clients shall come back."""
        if self.accepted and not self.closing:
            self.transport.write(frame(CLOSE, RESTART.to_bytes(2, "big")))
        self.put({"type": "websocket.disconnect", "code": RESTART})
        self.closing = True
        self.transport.close()

    def check(self, now: float) -> str | None:
        """Ask a client that has been silent whether it is there; why it is to be cut, if it is."""
        if now < self.due:
            return None
        if self.closing or not self.heard:
            return "silent"
        self.heard, self.controls, self.due = False, 0, now + PING_SECONDS
        if self.accepted:
            self.transport.write(frame(PING, b""))
        return None

    # ------------------------------------------------------------ from the client

    def read_frames(self) -> None:
        """Take the whole frames out of what has come."""
        data, start, pong = bytes(self.rest), 0, None
        while found := read_head(data, start):
            opcode, final, body, size = found
            if opcode < CLOSE and self.gathered + size > LARGEST_MESSAGE:
                raise Broken(TOO_BIG)
            if len(data) < body + size:
                break
            content = unmask(data[body - 4 : body], data[body : body + size])
            start = body + size
            if self.closing:  # only the client's answer to our close is still of interest
                if opcode == CLOSE:
                    self.transport.close()
                continue
            if opcode < CLOSE:
                self.gather(opcode, final, content)
                continue
            self.controls += 1
            if self.controls > MOST_CONTROLS:
                raise Broken(POLICY)
            if opcode == CLOSE:
                self.answer_close(content)
            elif opcode == PING:
                pong = content  # only the last one of several needs an answer
        if pong is not None and not self.transport.is_closing():
            self.transport.write(frame(PONG, pong))
        del self.rest[:start]

    def gather(self, opcode: int, final: bool, content: bytes) -> None:
        """A part of a message, or a whole one."""
        if (opcode == CONTINUATION) != bool(self.parts):
            raise Broken(PROTOCOL_ERROR)
        if opcode == CONTINUATION:
            opcode = self.opcode
        if not final or self.parts:
            self.opcode = opcode
            self.parts.append(content)
            self.gathered += len(content) + 1  # empty parts are counted too
            if not final:
                return
            content, self.parts, self.gathered = b"".join(self.parts), [], 0
        if opcode == BINARY:
            self.put({"type": "websocket.receive", "bytes": content})
            return
        try:
            self.put({"type": "websocket.receive", "text": content.decode()})
        except UnicodeDecodeError:
            raise Broken(NOT_UTF8) from None

    def answer_close(self, content: bytes) -> None:
        """The client closes, or answers our close."""
        code = int.from_bytes(content[:2], "big") if len(content) >= 2 else NO_CODE
        if len(content) == 1 or (content and not may_be_received(code)):
            raise Broken(PROTOCOL_ERROR)
        try:
            reason = content[2:].decode()
        except UnicodeDecodeError:
            raise Broken(NOT_UTF8) from None
        self.put({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.closing = True
        self.transport.write(frame(CLOSE, content[:2]))
        self.transport.close()

    def fail(self, code: int) -> None:
        """Say what is wrong, then close."""
        self.put({"type": "websocket.disconnect", "code": code})
        if not self.closing and self.accepted:
            self.transport.write(frame(CLOSE, code.to_bytes(2, "big")))
        self.closing = True
        self.rest.clear()
        self.transport.close()

    # ------------------------------------------------------------ the application

    def put(self, event: dict[str, Any]) -> None:
        """Something for the application to receive."""
        self.events.append(event)
        if len(self.events) >= MOST_QUEUED and not self.paused and not self.lost:
            self.paused = True
            self.transport.pause_reading()
        if self.ready is not None and not self.ready.done():
            self.ready.set_result(None)

    async def receive(self) -> dict[str, Any]:
        """The next event."""
        while not self.events:
            self.ready = asyncio.get_running_loop().create_future()
            await self.ready
        event = self.events.pop(0)
        if self.paused and not self.events and not self.transport.is_closing():
            self.paused = False
            self.transport.resume_reading()
        return event

    async def send(self, message: Any) -> None:
        """What the application sends."""
        while self.writable is not None:
            await asyncio.shield(self.writable)
        if self.lost or self.transport.is_closing():
            raise ClientDisconnected
        kind = message["type"]
        if kind == "websocket.send" and self.accepted and not self.closing:
            text = message.get("text")
            opcode, body = (BINARY, message["bytes"]) if text is None else (TEXT, text.encode())
            self.transport.write(frame(opcode, body))
        elif kind == "websocket.accept" and not self.accepted:
            self.accept(message.get("headers") or ())
        elif kind == "websocket.close" and not self.accepted:
            self.answer(b"403 Forbidden")
            self.accepted = self.closing = True
            self.transport.close()
        elif kind == "websocket.close" and not self.closing:
            self.close(message.get("code") or 1000, message.get("reason") or "")
        else:
            raise RuntimeError(f"{kind} cannot be sent now")

    def accept(self, headers: Any) -> None:
        """The handshake is answered."""
        head = [
            (b"Upgrade", b"websocket"),
            (b"Connection", b"Upgrade"),
            (b"Sec-WebSocket-Accept", accept_key(self.key)),
        ]
        lines = [name + b": " + value for name, value in [*head, *self.server_state.default_headers, *headers]]
        self.transport.write(b"\r\n".join([b"HTTP/1.1 101 Switching Protocols", *lines, b"", b""]))
        self.accepted = True

    def close(self, code: int, reason: str) -> None:
        """The application ends it; the client may answer, but not for long."""
        self.put({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(frame(CLOSE, code.to_bytes(2, "big") + reason.encode()[:123]))
        self.closing, self.due = True, self.porter.now() + CLOSE_SECONDS
        if self.paused:
            self.paused = False
            self.transport.resume_reading()


def read_head(data: bytes, start: int) -> tuple[int, bool, int, int] | None:
    """A frame's opcode, whether it is final, where its body begins and how long it is; None if more must come."""
    if len(data) < start + 2:
        return None
    first, second = data[start], data[start + 1]
    opcode, final, size, body = first & OPCODE, bool(first & FINAL), second & LENGTH, start + 6
    if first & RESERVED or not second & MASKED or opcode not in (CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG):
        raise Broken(PROTOCOL_ERROR)
    if opcode >= CLOSE and (size > 125 or not final):
        raise Broken(PROTOCOL_ERROR)
    if size >= 126:
        wide = 2 if size == 126 else 8
        if len(data) < start + 2 + wide:
            return None
        size, body = int.from_bytes(data[start + 2 : start + 2 + wide], "big"), body + wide
        if size >= 1 << 63:
            raise Broken(PROTOCOL_ERROR)
    return (opcode, final, body, size) if len(data) >= body or size > LARGEST_MESSAGE else None
