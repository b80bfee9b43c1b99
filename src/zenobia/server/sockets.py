"""The table's socket: what somebody sends is done or refused, and each is told what they may know."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from zenobia.core.game import Refused, Term
from zenobia.core.table import check_length
from zenobia.server.accounts import Accounts, Visitor, printable, same_origin
from zenobia.server.limits import Bucket
from zenobia.server.logs import trouble
from zenobia.server.messages import (
    Chat,
    Foresee,
    Hint,
    Message,
    Move,
    Ping,
    Planned,
    Sync,
    Undo,
    UndoAnswer,
    Why,
    moves_in,
)
from zenobia.server.plans import may_plan
from zenobia.server.rooms import Rooms, Socket, chat_message

NO_SESSION, FORBIDDEN, NO_TABLE, TOO_OFTEN, AGAIN = 4401, 4403, 4404, 4429, 1013
LONGEST_CHAT = 300
LONGEST_DETAIL = 80  # characters of what was sent that a refusal repeats
OURS = ("known", "near")  # details that repeat nothing
TABLE = re.compile("[a-z0-9]{1,24}")
PATIENCE = 100  # refusals for haste before the socket is closed

decode = msgspec.json.Decoder(Message).decode


def refusal_message(refusal: Refused, v: int) -> dict[str, Any]:
    """A refusal as it is sent."""
    return {"type": "refused", **told(refusal), "v": v}


def told(refusal: Refused) -> dict[str, Any]:
    """A refusal as JSON; `game` names the game whose words it needs."""
    of_game = {"game": refusal.game} if refusal.game else {}
    return {
        "why": refusal.why,
        "details": {name: shown(name, each) for name, each in refusal.details.items()},
        **of_game,
    }


def shown(name: str, detail: Any) -> Any:
    """A detail of a refusal: another one, a word, several; of what was sent no more than a line is repeated."""
    if isinstance(detail, Refused):
        return told(detail)
    if isinstance(detail, Term):
        return {"kind": detail.kind, "word": detail.word}
    if isinstance(detail, list):
        return [shown(name, each) for each in detail]
    if not isinstance(detail, str) or name in OURS:
        return detail
    text = printable(detail[: 2 * LONGEST_DETAIL])
    return text if len(text) <= LONGEST_DETAIL else f"{text[:LONGEST_DETAIL]} ..."


class Door:
    """One connection, from its opening to its end."""

    def __init__(self, socket: WebSocket[Any, Any, Any], accounts: Accounts, rooms: Rooms) -> None:
        self.socket, self.accounts, self.rooms = socket, accounts, rooms
        self.bucket = Bucket(rooms.settings.limits.messages[1])
        self.hasty = 0

    async def serve(self, table: str) -> None:
        """Let somebody in, and play until they go."""
        try:
            if not TABLE.fullmatch(table):
                raise Refused("table", table=table)
            visitor = await self.visitor()
            room = await self.rooms.room(table)
            guest = Socket(visitor.id, room, visitor.session)
            if not room.live.may_watch(visitor.id):
                raise Refused("no-watching")
            self.rooms.enter(guest)
        except Refused as refusal:
            await self.turn_away(refusal)
            return
        try:
            await self.visitor()  # the session may have ended before its socket was known
            await self.stay(guest)
        except Refused as refusal:
            await self.turn_away(refusal)
        finally:
            self.rooms.leave(guest)

    async def visitor(self) -> Visitor:
        """Who knocks. A browser that comes from another site is not let in."""
        if not same_origin(self.socket, self.rooms.settings):
            raise Refused("origin")
        visitor = await self.accounts.recognise(self.socket)
        if visitor is None:
            raise Refused("session")
        return visitor

    async def turn_away(self, refusal: Refused) -> None:
        """Say why not, then close."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.accept()
            await self.close(refusal)

    async def close(self, refusal: Refused) -> None:
        """Close, and say why."""
        codes = {"session": NO_SESSION, "token": NO_SESSION, "origin": FORBIDDEN, "no-watching": FORBIDDEN}
        codes |= {"table": NO_TABLE, "too-many-sockets": TOO_OFTEN, "storage": AGAIN}
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.send(msgspec.json.encode(refusal_message(refusal, 0)))
            await self.socket.close(codes.get(refusal.why, FORBIDDEN), refusal.why)

    async def send(self, message: bytes) -> None:
        """Send a message as text."""
        await self.socket.send_data(message.decode(), mode="text")

    async def stay(self, guest: Socket) -> None:
        """Send and receive until one side ends it."""
        await self.socket.accept()
        guest.look()
        if guest.room.live.chat:
            for row in await self.said(guest):
                guest.tell(chat_message(row))
        sender = asyncio.create_task(guest.send_all(self.send))
        receiver = asyncio.create_task(self.receive_all(guest))
        try:
            done, _ = await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()
                if isinstance(error, Refused):
                    await self.close(error)
                elif error and not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
                    raise error
        finally:
            for task in (sender, receiver):
                task.cancel()
            await asyncio.gather(sender, receiver, return_exceptions=True)

    async def said(self, guest: Socket) -> Any:
        try:
            return await self.rooms.store.chats(guest.room.live.id)
        except Refused:
            return ()

    async def receive_all(self, guest: Socket) -> None:
        """Do what is asked, one thing after another."""
        while True:
            raw = await self.socket.receive_data(mode="text")
            rate, most = self.rooms.settings.limits.messages
            wait = self.bucket.take(rate, most)
            if not wait:
                # what was asked for is finished, even if the asker goes away meanwhile
                await asyncio.shield(self.rooms.spawn(self.obey(guest, raw)))
                continue
            self.hasty += 1
            self.refuse(guest, Refused("too-often", seconds=max(1, round(wait))))
            if self.hasty > PATIENCE:
                await self.socket.close(TOO_OFTEN, "too-often")
                return

    async def obey(self, guest: Socket, raw: Any) -> None:
        """Do what a message asks for, or say why not."""
        try:
            await self.do(guest, self.read(raw))
        except Refused as refusal:
            self.refuse(guest, refusal)
        except Exception:
            trouble("a message failed", game=guest.room.live.game.id)
            self.refuse(guest, Refused("internal"))

    def read(self, raw: Any) -> Message:
        """A message, if it is one."""
        if isinstance(raw, str) and len(raw) > self.rooms.settings.limits.message_bytes:
            raise Refused("too-long", most=self.rooms.settings.limits.message_bytes)
        try:
            message: Message = decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise Refused("message", reason=printable(str(error))[:200]) from error
        for move in moves_in(message):
            check_length(move)
        return message

    def refuse(self, guest: Socket, refusal: Refused) -> None:
        """Say why not; whoever was behind gets the position again."""
        self.rooms.metrics.count("refusals", why=refusal.why)
        guest.tell(refusal_message(refusal, guest.room.live.version(guest.seats)))
        if refusal.why == "stale":
            guest.again()

    async def do(self, guest: Socket, message: Message) -> None:
        """What a message asks for."""
        match message:
            case Move():
                await self.rooms.play(guest, message.v, message.move)
            case Undo():
                await self.rooms.undo(guest)
            case UndoAnswer():
                await self.rooms.answer(guest, message.yes)
            case Chat():
                await self.chat(guest, message.text)
            case Why():
                await guest.room.live.explain(guest.seats, message.move)
            case Hint():
                await self.hint(guest)
            case Planned():
                await self.rooms.plan(guest, message.lines)
            case Foresee():
                self.foresee(guest, message)
            case Ping():
                guest.tell({"type": "pong", "id": message.id})
            case Sync():
                await self.rooms.room(guest.room.live.id)  # reads news that could not be read before
                guest.again()

    async def hint(self, guest: Socket) -> None:
        """Advice; the socket goes on meanwhile."""
        self.accounts.hints.check(guest.person)
        guest.room.live.may_act(guest.seats)
        self.answer_later(guest, self.rooms.hint(guest), "no-hint")

    def foresee(self, guest: Socket, message: Foresee) -> None:
        """A position to plan in; the socket goes on meanwhile."""
        self.accounts.foresights.check(guest.person)
        may_plan(guest.room.live, guest.seats)
        self.answer_later(guest, self.rooms.foresee(guest, message.when, message.moves), "no-plan")

    def answer_later(self, guest: Socket, answer: Coroutine[Any, Any, dict[str, Any]], failure: str) -> None:
        """Tell somebody what a worker found out, once it has."""

        async def wait() -> None:
            try:
                guest.tell(await answer)
            except Refused as refusal:
                self.refuse(guest, refusal)
            except Exception:
                trouble("a worker failed", why=failure, game=guest.room.live.game.id)
                self.refuse(guest, Refused(failure))

        self.rooms.spawn(wait())

    async def chat(self, guest: Socket, text: str) -> None:
        """Something said to the table."""
        live = guest.room.live
        if not live.chat:
            raise Refused("no-chat")
        text = printable(text)
        if not 1 <= len(text) <= LONGEST_CHAT:
            raise Refused("chat", most=LONGEST_CHAT)
        self.accounts.chats.check(guest.person)
        seats = guest.seats
        person = await self.rooms.store.person(guest.person)
        name = (person.name if person is not None else None) or ""
        seat = seats[0] if seats else None
        values = {"person": guest.person, "seat": seat, "name": name, "text": text, "at": time.time()}
        number = await self.rooms.store.add_chat(table=live.id, **values)
        guest.room.tell({"type": "chat", "id": number, "seat": seat, "name": name, "text": text, "at": values["at"]})
        self.rooms.publish(live.id, "chat", id=number)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play at a table, or watch it."""
    state = socket.app.state
    await Door(socket, state.accounts, state.rooms).serve(table)
