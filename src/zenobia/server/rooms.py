"""Tables and the sockets around them, in one server process; channels carry news between the processes."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin

from zenobia.ai.bots import BOTS
from zenobia.core.game import Refused
from zenobia.server import past, plans, thinking
from zenobia.server.channel import TABLES
from zenobia.server.foresight import foresee
from zenobia.server.logs import say, trouble
from zenobia.server.messages import PlanLine
from zenobia.server.metrics import Metrics
from zenobia.server.past import Past
from zenobia.server.plans import Plan
from zenobia.server.play import lay, promised
from zenobia.server.played import PlayedMoves
from zenobia.server.settings import Settings
from zenobia.server.store import Store, new_id
from zenobia.server.tables import Live, load
from zenobia.server.workers import BOT_MOVES, FORESIGHT, HINTS, PAST, Workers

STEP_IN = 2.0  # seconds after which another process may think for a bot
REMEMBERED = 45.0  # seconds that the presence told by another process holds
ROUND = 15.0  # seconds between rounds of tidying
MOST_SAID = 7000  # bytes of news told at once: PostgreSQL takes 8,000
MOST_UNSENT = 200  # messages that wait for a slow socket
LONGEST_PAUSE = 5.0  # seconds between two tries to read news
AT_ONCE = ("greedy", "random")  # bots that need no compilation; the first sits in for people and while others warm up

encode = msgspec.json.Encoder().encode
NOT_TOLD = msgspec.Raw(b"null")


class News(msgspec.Struct, omit_defaults=True):
    """What one process tells the others of a table: which kind it is, and what belongs to that kind."""

    table: str
    kind: str
    n: int = 0  # moved: how many lines there are
    move: msgspec.Raw = NOT_TOLD  # and the last one, if it is a move
    id: int = 0  # chat
    message: dict[str, Any] = {}  # said
    online: list[int] = []  # presence
    watching: int = 0
    sessions: list[str] = []  # ended


class AllNews(msgspec.Struct):
    """What a process says at once."""

    process: str
    news: list[News]


read_news = msgspec.json.Decoder(AllNews).decode


class Socket:
    """Somebody at a table: what they hold, what they were told, what still has to be sent."""

    __slots__ = ("behind", "ended", "held", "known", "over", "person", "room", "seen", "session", "unsent", "wake")

    def __init__(self, person: str, room: Room, session: str = "") -> None:
        self.person, self.room, self.session = person, room, session
        self.ended: Refused | None = None  # why it is closed from our side
        self.held = self.seats  # the seats that the log was sent for
        self.known = 0  # entries of the log that were sent
        self.over = False  # was the end told?
        self.seen = b""  # a digest of the last position, to send none twice
        self.behind = True  # is there a newer position?
        self.unsent: deque[bytes] = deque(maxlen=MOST_UNSENT)
        self.wake = asyncio.Event()

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of whoever looks."""
        return self.room.live.seats_of(self.person)

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.unsent.append(encode(message))
        self.wake.set()

    def look(self) -> None:
        """There is news: send the position."""
        self.behind = True
        self.wake.set()

    def end(self, why: Refused) -> None:
        """Send nothing any more but why, and close."""
        self.ended = why
        self.wake.set()

    def again(self) -> None:
        """Send everything again."""
        self.known, self.seen = 0, b""
        self.look()

    async def send_all(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what waits, until there is a reason to end it."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.unsent and self.ended is None:
                await send(self.unsent.popleft())
            if self.ended is not None:
                raise self.ended
            if self.behind:
                self.behind = False
                message = await self.position()
                if message:
                    await send(message)
                del message  # while a socket waits, it holds no position

    async def position(self) -> bytes | None:
        """The position as this socket's person sees it, or None if nothing is new."""
        live = self.room.live
        while True:
            seats, n, undos = self.seats, live.n, live.undos
            if (live.over and not self.over) or seats != self.held:
                self.known, self.over, self.held = 0, live.over, seats  # another log may be read
            known = self.known
            position = live.position(seats, self.room.online())
            log = await live.log_from(seats, known)
            if (live.n, live.undos) == (n, undos) and known == self.known:
                break
        # who is there is told by itself: nothing that others do unseen may bring a new position
        chairs = position.pop("seats")
        ready = encode(position)
        still = encode([{**chair, "clock": None, "online": None} for chair in chairs])
        seen = blake2b(ready + still, digest_size=16).digest()
        if seen == self.seen and not log:
            return None
        self.seen, self.known = seen, known + len(log)
        rest = encode({"seats": chairs, "log": log, "log_from": known})
        return ready[:-1] + b"," + rest[1:]  # most of it is made into text only once


class Room:
    """A table and the sockets around it."""

    __slots__ = ("away", "catching_up", "following", "imagined", "live", "sockets", "thinking", "timer", "used")

    def __init__(self, live: Live) -> None:
        self.live = live
        self.sockets: set[Socket] = set()
        self.away: dict[str, tuple[float, list[int], int]] = {}  # presence told by other processes
        self.thinking: asyncio.Task[None] | None = None
        self.catching_up = False  # are news read again that could not be read?
        self.following = False  # is a planned move being made?
        self.imagined: dict[int, tuple[int, int]] = {}  # by seat: at which v it plans, in which possible world
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()

    def here(self) -> tuple[list[int], int]:
        """The seats whose people are connected to this process, and how many only watch."""
        held = [socket.seats for socket in self.sockets]
        return sorted({seat for seats in held for seat in seats}), sum(1 for seats in held if not seats)

    def online(self) -> set[int]:
        """The seats whose people are connected anywhere."""
        told = [seats for until, seats, _ in self.away.values() if until > time.monotonic()]
        return {seat for seats in [self.here()[0], *told] for seat in seats}

    def presence(self) -> dict[str, Any]:
        """Who is there."""
        told = [number for until, _, number in self.away.values() if until > time.monotonic()]
        return {"type": "presence", "online": sorted(self.online()), "watching": self.here()[1] + sum(told)}

    def look(self) -> None:
        """Send everybody their position."""
        for socket in self.sockets:
            socket.look()

    def tell(self, message: dict[str, Any]) -> None:
        """Send everybody the same."""
        ready = encode(message)
        for socket in self.sockets:
            socket.unsent.append(ready)
            socket.wake.set()

    def turn_away(self) -> None:
        """Who left a table that strangers may not watch, sees no more of it."""
        for socket in self.sockets:
            if not self.live.may_watch(socket.person):
                socket.end(Refused("no-watching"))

    def cut(self) -> None:
        """Moves were taken back: nobody knows more of the log than there is."""
        for socket in self.sockets:
            socket.known = min(socket.known, self.live.entries(socket.seats))


class Rooms:
    """All rooms of this process."""

    def __init__(
        self, settings: Settings, store: Store, workers: Workers, channels: ChannelsPlugin, metrics: Metrics
    ) -> None:
        self.settings, self.store, self.workers, self.channels, self.metrics = (
            settings,
            store,
            workers,
            channels,
            metrics,
        )
        self.played = PlayedMoves(store)
        self.process = new_id(8)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.sockets_of: dict[str, int] = {}
        self.compiled: dict[str, float] = {}
        self.unsaid: deque[bytes] = deque()  # news for the other processes
        self.speaking: asyncio.Task[None] | None = None
        workers.tell = self.engine_progress
        metrics.gauges["tables_in_memory"] = lambda: len(self.rooms)
        metrics.gauges["sockets"] = lambda: sum(self.sockets_of.values())
        metrics.gauges["bots_thinking"] = lambda: workers.busy

    # ------------------------------------------------------------ life

    async def start(self) -> None:
        """Listen to the other processes and tidy up now and then."""
        self.loop = asyncio.get_running_loop()
        subscriber = await self.channels.subscribe([TABLES])
        self.spawn(self._listen(subscriber))
        self.spawn(self._tidy())

    async def stop(self) -> None:
        """End everything."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Do something in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _tidy(self) -> None:
        """Forget rooms that nobody uses, and renew what other processes know of presence."""
        while True:
            await asyncio.sleep(ROUND)
            for room in list(self.rooms.values()):
                if room.sockets:
                    self.tell_presence(room)
                    if room.live.elapsed() > ROUND and not room.live.lock.locked():
                        room.live.sleep()
                elif time.monotonic() - room.used > ROUND and not room.live.lock.locked() and room.thinking is None:
                    self.rooms.pop(room.live.id, None)
                    self.opening.pop(room.live.id, None)
                    if room.timer:
                        room.timer.cancel()
            if self.store.is_postgres:
                await self._look_for_missed_news()

    async def _look_for_missed_news(self) -> None:
        """News can get lost on their way: now and then we ask the database itself how far our tables are."""
        known = {table: room.live.n for table, room in self.rooms.items() if room.sockets}
        try:
            stored = await self.store.lengths(list(known))
        except Refused:
            return
        for table, n in stored.items():
            if n > known[table] and table in self.rooms:
                self.catch_up(self.rooms[table])

    # ------------------------------------------------------------ rooms

    async def room(self, table: str) -> Room:
        """The room of a table."""
        room = self.rooms.get(table)
        if room is None:
            async with self.opening.setdefault(table, asyncio.Lock()):
                room = self.rooms.get(table)
                if room is None:
                    try:
                        room = Room(await load(self.store, table))
                        room.live.position_after = self.position_after
                        await plans.read(self.store, room.live)
                        self.rooms[table] = room
                    except Refused:
                        self.opening.pop(table, None)
                        raise
                    self.wake(room, STEP_IN if self.store.is_postgres else 0)
        room.used = time.monotonic()
        if room.live.stale:  # whoever opens a table gets what is stored
            await self.renew(room)
        return room

    async def position_after(self, person: str, game: Past) -> bytes:
        """An earlier position of a table, worked out by a worker process."""
        found: bytes = await self.workers.run(PAST, person, past.snapshot, game)
        return found

    async def reread(self, table: str) -> Room:
        """A table after something around it changed; everybody is told."""
        room = await self.room(table)
        await self.renew(room)
        self.publish(table, "changed")
        self.wake(room)
        return room

    def close(self, table: str) -> None:
        """A table is gone: forget its room, and tell whoever is there."""
        room = self.rooms.pop(table, None)
        self.opening.pop(table, None)
        self.publish(table, "changed")
        if room is not None:
            if room.timer:
                room.timer.cancel()
            room.live.stale = True
            room.tell({"type": "refused", "why": "table", "details": {"table": table}, "v": 0})

    async def renew(self, room: Room, only_moves: bool = False) -> None:
        """Read a table's news and show them."""
        async with room.live.lock:
            if await room.live.refresh(only_moves):
                room.cut()
            if not only_moves:
                await plans.read(self.store, room.live)
        room.turn_away()
        room.look()

    def catch_up(self, room: Room) -> None:
        """There is news that could not be read: read it again until it was."""
        room.live.stale = True
        if not room.catching_up:
            room.catching_up = True
            self.spawn(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        pause = 0.0
        try:
            while room.live.stale and self.rooms.get(room.live.id) is room:
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, pause + 0.5)
                try:
                    await self.renew(room)
                except Refused as refusal:
                    if refusal.why != "storage":
                        return
                else:
                    self.wake(room, STEP_IN)
        finally:
            room.catching_up = False

    # ------------------------------------------------------------ news

    def publish(self, table: str, kind: str, **facts: Any) -> None:
        """Tell the other processes, where there can be any. What is said while others are told is said together."""
        if self.store.is_postgres:
            self.unsaid.append(encode(News(table, kind, **facts)))
            if self.speaking is None or self.speaking.done():
                self.speaking = self.spawn(self._speak())

    async def _speak(self) -> None:
        await asyncio.sleep(0)  # whoever else has news at this moment is heard, too
        while self.unsaid:
            said, size = [self.unsaid.popleft()], 0
            while self.unsaid and (size := size + len(said[-1])) + len(self.unsaid[0]) < MOST_SAID:
                said.append(self.unsaid.popleft())
            await self.channels.wait_published(
                b'{"process":"%b","news":[%b]}' % (self.process.encode(), b",".join(said)), TABLES
            )

    def tell_move(self, live: Live) -> None:
        """Tell the other processes of the last line: how far the table is now and, if it is a move, the move itself."""
        if self.store.is_postgres:
            move = encode(live.told())
            self.publish(live.id, "moved", n=live.n, move=msgspec.Raw(move) if len(move) < MOST_SAID // 2 else NOT_TOLD)

    async def _listen(self, subscriber: Any) -> None:
        async for raw in subscriber.iter_events():
            told = read_news(raw)
            if told.process != self.process:
                for news in told.news:
                    await self._hear_of(told.process, news)

    async def _hear_of(self, process: str, news: News) -> None:
        """News of a table, or of sessions that ended."""
        if news.kind == "ended":
            self._close_sockets(news.sessions)
            return
        room = self.rooms.get(news.table)
        if room is None:
            return
        try:
            await self._hear(room, process, news)
        except Refused:
            self.catch_up(room)
        except Exception:
            trouble("news was not understood", kind=news.kind)
            self.catch_up(room)

    async def _hear(self, room: Room, process: str, news: News) -> None:
        kind = news.kind
        if kind == "moved" and news.n <= room.live.n:
            return
        if kind in ("moved", "changed"):
            if room.live.stale:
                self.catch_up(room)
                return
            if kind == "moved" and room.live.follow(news.move):
                room.look()
            else:
                await self.renew(room, kind == "moved")
            self.wake(room, STEP_IN + random.random())
        elif kind == "chat":
            for row in await self.store.chats(room.live.id, news.id - 1):
                if row.id == news.id:
                    room.tell(chat_message(row))
        elif kind == "said":
            room.tell(news.message)
        elif kind == "presence":
            before = room.presence()
            room.away[process] = (time.monotonic() + REMEMBERED, news.online, news.watching)
            if room.presence() != before:
                room.tell(room.presence())
        elif kind == "who":
            self.tell_presence(room)

    async def read_all_again(self) -> None:
        """After the database was away: news may have been missed."""
        for room in list(self.rooms.values()):
            self.catch_up(room)

    # ------------------------------------------------------------ presence

    def enter(self, socket: Socket) -> None:
        """Somebody comes."""
        if self.sockets_of.get(socket.person, 0) >= self.settings.limits.sockets_of_one:
            raise Refused("too-many-sockets", most=self.settings.limits.sockets_of_one)
        self.sockets_of[socket.person] = self.sockets_of.get(socket.person, 0) + 1
        room = socket.room
        room.sockets.add(socket)
        self.publish(room.live.id, "who")
        self.tell_presence(room)
        room.tell(room.presence())
        for game, share in self.compiled.items():
            if game == room.live.game.id and share < 1:
                socket.tell({"type": "engine", "game": game, "progress": share})
        self.wake(room, STEP_IN if self.store.is_postgres else 0)

    def end_sessions(self, sessions: list[str]) -> None:
        """These sessions are over: their sockets close, in all processes."""
        self._close_sockets(sessions)
        self.publish("", "ended", sessions=sessions)

    def _close_sockets(self, sessions: list[str]) -> None:
        for room in self.rooms.values():
            for socket in room.sockets:
                if socket.session and socket.session in sessions:
                    socket.end(Refused("session"))

    def leave(self, socket: Socket) -> None:
        """Somebody goes."""
        room = socket.room
        room.sockets.discard(socket)
        room.used = time.monotonic()
        left = self.sockets_of.get(socket.person, 1) - 1
        if left:
            self.sockets_of[socket.person] = left
        else:
            self.sockets_of.pop(socket.person, None)
        self.tell_presence(room)
        room.tell(room.presence())

    def tell_presence(self, room: Room) -> None:
        """Tell the other processes who is here."""
        online, watching = room.here()
        self.publish(room.live.id, "presence", online=online, watching=watching)

    # ------------------------------------------------------------ playing

    async def play(self, socket: Socket, v: int, move: str) -> None:
        """Somebody's move."""
        began = time.perf_counter()
        live = socket.room.live
        try:
            await live.play(socket.seats, v, move)
        except Refused as refusal:
            if refusal.why == "time-up":
                await self.time_is_up(socket.room)
            raise
        self.metrics.count("moves", game=live.game.id)
        self.metrics.observe("move", time.perf_counter() - began)
        for seat in socket.seats:
            if seat in live.plans:  # what could not be played has been read by now
                await plans.forget(self.store, live, seat)
                self.publish(live.id, "changed")
        self.happened(socket.room)

    async def undo(self, socket: Socket) -> None:
        """Take a move back, or ask for it."""
        if await socket.room.live.ask_undo(socket.seats):
            await self.taken_back(socket.room)
        else:
            socket.room.look()
            self.publish(socket.room.live.id, "changed")

    async def answer(self, socket: Socket, yes: bool) -> None:
        """An answer to a request for undo."""
        room, seats = socket.room, socket.seats
        taken_back = await room.live.answer_undo(seats, yes)
        said = {"type": "undo-answer", "seat": seats[0], "yes": yes}
        room.tell(said)
        self.publish(room.live.id, "said", message=said)
        if taken_back:
            await self.taken_back(room)
        else:
            room.look()
            self.publish(room.live.id, "changed")

    async def taken_back(self, room: Room) -> None:
        """Moves were taken back: what was planned for another position does not count."""
        for seat, plan in list(room.live.plans.items()):
            await self.drop_plan(room, seat, plan, "undo")
        room.cut()
        self.happened(room)
        self.publish(room.live.id, "changed")

    def happened(self, room: Room) -> None:
        """A line was stored here: show it, tell the others, and wake a bot or a clock."""
        room.look()
        self.tell_move(room.live)
        self.wake(room)

    # ------------------------------------------------------------ bots and clocks

    def wake(self, room: Room, after: float = 0) -> None:
        """Whose turn is it now? A bot's: let it think. Somebody's with a clock: set the alarm."""
        live = room.live
        if room.timer:
            room.timer.cancel()
            room.timer = None
        if live.bot_to_act() and room.thinking is None and (room.sockets or live.persons()):
            room.thinking = self.spawn(self._think(room, after))
        seat = live.to_act
        if seat in live.plans and live.plans[seat].lines and not live.waiting and not room.following:
            room.following = True
            self.spawn(self._follow_plan(room, seat, after))
        if live.left and seat is not None and not live.waiting and live.seats[seat].kind == "person":
            rest = live.left[seat] - live.elapsed()
            ring = asyncio.get_running_loop().call_later
            room.timer = ring(max(0.0, rest) + 0.05, lambda: self.spawn(self.time_is_up(room)))

    async def _think(self, room: Room, after: float) -> None:
        """Bots play as long as it is a bot's turn."""
        live = room.live
        try:
            while True:
                if after:
                    n = live.n
                    await asyncio.sleep(after)
                    if live.n != n:
                        break  # another process thinks for it
                    after = 0
                if not await self._one_bot_move(room):
                    break
        except Refused as refusal:
            say("a bot could not play", why=refusal.why, game=live.game.id)
            live.stale = True
            await asyncio.sleep(1.0)
        except Exception:
            trouble("a bot could not play", game=live.game.id)
            await asyncio.sleep(1.0)
        finally:
            room.thinking = None
        if live.bot_to_act() and (room.sockets or live.stale):
            self.wake(room, STEP_IN)

    async def _one_bot_move(self, room: Room) -> bool:
        live, n = room.live, room.live.n
        bot = live.bot_to_act()
        if bot is None or not (room.sockets or live.persons()):
            return False
        seat = live.to_act
        assert seat is not None
        move = await self.ask(live, bot, seat)
        if await live.play_bot(n, move) is not None:
            self.metrics.count("bot_moves", game=live.game.id)
            room.look()
            self.tell_move(live)
        if live.bot_to_act() is None:
            self.wake(room)
            return False
        return True

    async def ask(self, live: Live, bot: str, seat: int) -> str:
        """What a bot would do. One that cannot answer gets the first legal move."""
        engine, bot = self.who_thinks(live, bot)
        possible = lay(live.game, live.players, live.state).belief(seat, random.getrandbits(31)).tobytes()
        try:
            job = (thinking.think, live.game.id, bot, possible, seat, random.getrandbits(31))
            move, failure = await self.workers.run(BOT_MOVES, live.payer(), *job, engine=engine)
        except Exception as error:
            if isinstance(error, Refused) and error.why == "busy":
                raise  # the bot waits
            move, failure = live.legal()[0], f"{type(error).__name__}: {error}"
        if failure:
            say("a bot failed", bot=bot, game=live.game.id, reason=failure)
        return str(move)

    def who_thinks(self, live: Live, bot: str) -> tuple[str, str]:
        """The engine and the bot for a decision: another one while what the bot needs is still being compiled."""
        if bot in AT_ONCE or self.workers.engine == "plain":
            return "plain", bot
        if self.workers.is_ready(live.game.id, bot, live.players):
            return "compiled", bot
        return "plain", AT_ONCE[0]

    async def hint(self, socket: Socket) -> dict[str, Any]:
        """A bot's advice from what the seat knows."""
        live = socket.room.live
        seat = live.may_act(socket.seats)
        engine, bot = self.who_thinks(live, adviser(self.workers.engine))
        self.workers.check(HINTS, socket.person, engine)
        possible = lay(live.game, live.players, live.state).belief(seat, random.getrandbits(31))
        job = (thinking.advise, live.game.id, bot, possible.tobytes(), seat, random.getrandbits(31))
        advice = await self.workers.run(HINTS, socket.person, *job, engine=engine)
        return {"type": "hint", **advice, "causes": promised(live.game, possible, seat, advice["move"])}

    # ------------------------------------------------------------ planned moves

    async def plan(self, socket: Socket, lines: list[PlanLine]) -> None:
        """Keep what somebody wants to play when their turn comes."""
        live = socket.room.live
        seat = plans.check(live, socket.seats, lines)
        await plans.keep(self.store, live, seat, Plan(socket.person, live.n, lines))
        socket.room.look()
        self.publish(live.id, "changed")

    async def foresee(self, socket: Socket, when: str | None, moves: list[str]) -> dict[str, Any]:
        """How it may look when somebody's turn comes, from what their seat knows."""
        room, live = socket.room, socket.room.live
        self.workers.check(FORESIGHT, socket.person)
        seat = plans.may_plan(live, socket.seats)
        v, seed = room.imagined.get(seat, (-1, 0))
        if v != live.version(socket.seats):  # what the seat has not noticed must not change what it is shown
            v, seed = room.imagined[seat] = live.version(socket.seats), random.getrandbits(31)
        possible = lay(live.game, live.players, live.state).belief(seat, seed).tobytes()
        job = (foresee, live.game.id, possible, seat, seed, when, moves)
        found = await self.workers.run(FORESIGHT, socket.person, *job)
        return {"type": "foreseen", "v": v, "when": when, "moves": moves, **found}

    async def _follow_plan(self, room: Room, seat: int, after: float) -> None:
        """It is the turn of somebody who has planned: play what applies and is legal, unless another process does."""
        live, n = room.live, room.live.n
        try:
            await asyncio.sleep(after)
            await plans.read(self.store, live)
            plan = live.plans.get(seat)
            if live.n == n and plan and plan.lines:
                await self._follow(room, seat, plan)
        except Refused as refusal:
            say("a plan could not be followed", why=refusal.why, game=live.game.id)
            await asyncio.sleep(1.0)
        except Exception:
            trouble("a plan could not be followed", game=live.game.id)
            await asyncio.sleep(1.0)
        finally:
            room.following = False
            room.look()
            if not after:
                self.publish(live.id, "changed")
            self.wake(room, after)

    async def _follow(self, room: Room, seat: int, plan: Plan) -> None:
        """Play the line that applies, move by move."""
        line = await plans.chosen(self.store, room.live, seat, plan)
        if line is None:
            await self.drop_plan(room, seat, plan, "condition")
            return
        for done, move in enumerate(line.moves):
            rest = line.moves[done + 1 :]
            if room.live.to_act != seat:  # what is left is for the next turn
                break
            after = Plan(plan.person, room.live.n, [PlanLine(rest)] if rest else [])
            if not await self._play_planned(room, seat, move, after):
                break

    async def _play_planned(self, room: Room, seat: int, move: str, rest: Plan) -> bool:
        """Play one planned move. The plan goes on before the move is made: nothing is ever played twice."""
        live, n = room.live, room.live.n
        await plans.keep(self.store, live, seat, rest)
        try:
            if await live.play_planned(n, seat, move) is None:
                return False
        except Refused as refusal:
            if refusal.why != "stale":  # another process was quicker
                await self.drop_plan(room, seat, rest, "illegal", move)
            return False
        self.metrics.count("moves", game=live.game.id)
        room.look()
        self.tell_move(live)
        return True

    async def drop_plan(self, room: Room, seat: int, plan: Plan, why: str, move: str | None = None) -> None:
        """A plan cannot be followed: its owner reads why."""
        await plans.keep(self.store, room.live, seat, Plan(plan.person, room.live.n, [], {"why": why, "move": move}))
        room.look()

    async def time_is_up(self, room: Room) -> None:
        """A clock has run out: a bot plays the seat to the end."""
        live, seat = room.live, room.live.to_act
        if seat is None or live.left is None or live.seats[seat].kind != "person":
            return
        if live.left[seat] - live.elapsed() > 0:
            return
        row = live.seats[seat]
        try:
            await self.store.change_seat(live.id, row, None, kind="bot", bot=AT_ONCE[0], vacant=False)
            await self.reread(live.id)
        except Refused:
            live.stale = True

    def engine_progress(self, game: str, share: float) -> None:
        """How far the compilation of a game is."""
        self.compiled[game] = share
        for room in self.rooms.values():
            if room.live.game.id == game:
                room.tell({"type": "engine", "game": game, "progress": round(share, 3)})


def adviser(engine: str) -> str:
    """The bot that gives hints: a strong one that answers soon, where it may compile."""
    strong = next((name for name in ("level4", "level3") if name in BOTS), AT_ONCE[0])
    return strong if engine == "compiled" else AT_ONCE[0]


def chat_message(row: Any) -> dict[str, Any]:
    """Something said, as it is sent."""
    return {"type": "chat", "id": row.id, "seat": row.seat, "name": row.name, "text": row.text, "at": row.at}
