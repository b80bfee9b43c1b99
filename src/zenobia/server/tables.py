"""A table that people play at. Check, try, store, keep, tell: in that order."""

from __future__ import annotations

import asyncio
import time
from array import array
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from time import monotonic
from typing import Any

import msgspec
from sqlalchemy import Row

from zenobia.core.game import NOBODY, SPECTATOR, Refused
from zenobia.core.table import seat_name
from zenobia.server.lines import UNDO, Line, effective
from zenobia.server.past import Past, packed
from zenobia.server.play import (
    ALL,
    PUBLIC,
    check,
    entry,
    find_action,
    game_of,
    lay,
    legal_actions,
    listeners,
    mask_of,
    repeated,
    texts,
    to_act,
    try_move,
)
from zenobia.server.store import Commit, Store

RECENT = 12  # lines kept in memory for sockets that are a little behind; others read the database


class Told(msgspec.Struct):
    """A line as one process tells it to another, with what it leaves on the clocks."""

    line: Line
    left: list[float] | None
    shown: float


read_told = msgspec.json.Decoder(Told | None).decode


class Live:
    """A table in this process's memory: what the database says, as of line `n`."""

    __slots__ = (
        "_asleep",
        "_state",
        "changed",
        "chat",
        "clock",
        "created",
        "dealt",
        "found",
        "game",
        "heard",
        "holders",
        "host",
        "hotseat",
        "id",
        "kept",
        "last",
        "left",
        "lock",
        "moved",
        "n",
        "options",
        "over",
        "plans",
        "players",
        "position_after",
        "recent",
        "rematch",
        "rules",
        "seats",
        "seed",
        "shown",
        "since",
        "stale",
        "store",
        "undo",
        "undos",
        "views",
        "waiting",
        "watch",
    )

    def __init__(self, store: Store, row: Row[Any], seats: Sequence[Row[Any]], lines: Sequence[Line]) -> None:
        self.store = store
        self.id: str = row.id
        self.game = game_of(row.game)
        self.players: int = row.players
        self.options: dict[str, str] = row.options
        self.seed: int
        self.rules: int = row.rules
        self.lock = asyncio.Lock()
        self.position_after: Callable[[str, Past], Awaitable[bytes]]  # works an earlier position out; set by the rooms
        self.changed = self.since = 0.0
        self.undos = 0
        self.plans: dict[int, Any] = {}  # what people have planned, by seat: see plans.py
        self.found: tuple[Any, array[int]] = (None, array("i"))  # the legal actions of a state
        self._state: Any = None
        self._asleep = b""
        self.read(row, seats)
        self.read_log(lines)

    @property
    def state(self) -> Any:
        """The position; None before the game is dealt."""
        if self._state is None and self._asleep:
            self._state = self.game.State.frombytes(self._asleep)
            self._asleep = b""
        return self._state

    @state.setter
    def state(self, state: Any) -> None:
        self._state, self._asleep = state, b""
        self.views: dict[int, dict[str, Any]] = {}  # how it looks through whose eyes, as far as that is known

    def sleep(self) -> None:
        """Nobody plays here at the moment: keep the position in as few bytes as possible."""
        self.found = (None, array("i"))
        self.views = {}
        if self._state is not None:
            self._state, self._asleep = None, bytes(self._state.tobytes())

    # ------------------------------------------------------------ reading

    def read(self, row: Row[Any], seats: Sequence[Row[Any]]) -> None:
        """What the table's row and its seats say."""
        self.n: int = row.n
        self.seed = row.seed
        self.dealt = bool(row.snapshot)
        self.state = self.read_state(row.snapshot) if self.dealt else None
        self.over: bool = row.over
        self.undo: dict[str, Any] | None = row.undo
        self.clock: dict[str, float] | None = row.clock
        self.left: list[float] | None = row.left
        self.watch: bool = row.watch
        self.chat: bool = row.chat
        self.hotseat: bool = row.hotseat
        self.host: str = row.host
        self.waiting: bool = row.waiting
        self.rematch: str | None = row.rematch
        self.created: float = row.created
        self.shown: float = row.shown
        if row.changed != self.changed:
            self.changed = row.changed
            self.since = monotonic() - max(0.0, time.time() - row.changed)
        self.seats = list(seats)
        self.holders = holders(self.seats)
        self.stale = False

    def read_state(self, snapshot: bytes) -> Any:
        """The position, even of a game that began under older rules, as long as its form is the same."""
        try:
            return self.game.State.frombytes(snapshot)
        except Exception as error:  # another layout: this position cannot be read any more
            raise Refused("rules-changed", game=self.game.id) from error

    def read_log(self, lines: Sequence[Line]) -> None:
        """Who notices what, from the whole log."""
        masks: list[int] = []
        self.heard = bytearray()
        for line in lines:
            back = line.takes_back
            if back:
                taken, masks = masks[-back:], masks[:-back]
                self.heard.append(joined(taken) | 1 << line.seat)
            else:
                masks.append(listeners(line))
                self.heard.append(masks[-1])
        counted = effective(lines)
        self.kept = bytearray(masks)
        self.recent: list[Line] = []
        self.last: Line | None = counted[-1] if counted else None
        self.moved = joined([1 << line.seat for line in counted])

    async def refresh(self, only_moves: bool = False) -> bool:
        """Read what others stored meanwhile; was anything taken back?"""
        row = await self.store.table(self.id)
        if row is None:
            raise Refused("table", table=self.id)
        seats = self.seats if only_moves else await self.store.seats(self.id)
        lines = await self.store.lines(self.id, self.n, row.n)
        taken_back = any(line.takes_back for line in lines)
        if taken_back:
            lines = await self.store.lines(self.id, 0, row.n)
        self.read(row, seats)
        if taken_back:
            self.undos += 1
            self.read_log(lines)
        else:
            for line in lines:
                self.note(line)
        return taken_back

    def note(self, line: Line) -> None:
        """One more move in the log."""
        mask = listeners(line)
        self.heard.append(mask)
        self.kept.append(mask)
        self.recent = [*self.recent[1 - RECENT :], line]
        self.last = line
        self.moved |= 1 << line.seat

    # ------------------------------------------------------------ who is who

    @property
    def to_act(self) -> int | None:
        """The seat that decides now."""
        return to_act(self.game, self.state) if self.dealt and not self.over else None

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that somebody holds."""
        return self.holders.get(person, ())

    def may_watch(self, person: str) -> bool:
        """May somebody look at this table? Whoever plays or has played here, the host, and others if it is allowed."""
        return self.watch or self.host == person or any(row.person == person for row in self.seats)

    def persons(self) -> list[int]:
        """The seats on which people sit."""
        return [row.seat for row in self.seats if row.kind == "person"]

    def payer(self) -> str:
        """The person whose turn in the queue a bot's move takes: the first who sits here, or the host."""
        return next((str(row.person) for row in self.seats if row.kind == "person"), self.host)

    def bot_to_act(self) -> str | None:
        """The bot that decides now, if one does."""
        seat = self.to_act
        if seat is None or self.waiting or self.seats[seat].kind != "bot":
            return None
        return str(self.seats[seat].bot)

    def mask(self, seats: Sequence[int]) -> int:
        """What somebody on these seats notices: everything, once the game is over."""
        return ALL if self.over else mask_of(seats)

    def version(self, seats: Sequence[int]) -> int:
        """How many lines somebody has noticed."""
        return how_many(self.heard, self.mask(seats))

    def entries(self, seats: Sequence[int]) -> int:
        """The length of the log as somebody reads it."""
        return how_many(self.kept, self.mask(seats))

    def eye(self, seats: Sequence[int]) -> int:
        """Through whose eyes somebody looks: in hot seat through those of whoever decides, or did last."""
        if not seats:
            return SPECTATOR
        deciding = self.to_act
        if deciding in seats:
            return int(deciding)  # type: ignore[arg-type]
        if self.last is not None and self.last.seat in seats:
            return self.last.seat
        return seats[0]

    # ------------------------------------------------------------ moves

    async def play(self, seats: Sequence[int], v: int, move: str) -> Line:
        """Make a move for whoever sits on these seats."""
        async with self.lock:
            await self.renew()
            seat = self.may_act(seats)
            if v != self.version(seats):
                raise Refused("stale")
            line, after, seen = self.try_move(move)
            await self.keep(line, after, self.clocks_after(seat, after), seen)
            return line

    async def explain(self, seats: Sequence[int], move: str) -> None:
        """Refuse a move that whoever sits on these seats cannot make now; nothing is made."""
        async with self.lock:
            await self.renew()
            self.may_act(seats)
            find_action(self.game, self.players, self.state, self.actions(), move)

    async def play_bot(self, n: int, move: str) -> Line | None:
        """Make a bot's move, if the table still stands where it was asked."""
        async with self.lock:
            await self.renew()
            if self.n != n or self.bot_to_act() is None:
                return None
            line, after, seen = self.try_move(move)
            await self.keep(line, after, self.clocks_after(line.seat, after), seen)
            return line

    async def play_planned(self, n: int, seat: int, move: str) -> Line | None:
        """Make a move that a person had planned, if the table still stands where it was looked at."""
        async with self.lock:
            await self.renew()
            if self.n != n or self.to_act != seat or self.waiting or self.seats[seat].kind != "person":
                return None
            line, after, seen = self.try_move(move)
            await self.keep(line, after, self.clocks_after(seat, after), seen)
            return line

    def try_move(self, move: str) -> tuple[Line, Any, dict[str, Any]]:
        """The line that a move would be, the state after it and how its seat sees that; an illegal move is refused."""
        action = find_action(self.game, self.players, self.state, self.actions(), move)
        return try_move(self.game, self.players, self.state, self.n + 1, action)

    async def renew(self) -> None:
        """Read again what may have changed while the database was away."""
        if self.stale:
            await self.refresh()

    def may_act(self, seats: Sequence[int]) -> int:
        """The seat that somebody acts for now."""
        seat = self.to_act
        if not seats:
            raise Refused("not-seated")
        if self.waiting:
            raise Refused("waiting")
        if seat is None:
            raise Refused("over")
        if seat not in seats:
            raise Refused("not-your-turn", seat=seat_name(seats[0]), turn=seat_name(seat))
        return seat

    async def keep(self, line: Line, after: Any, left: list[float] | None, seen: dict[str, Any] | None = None) -> None:
        """Store a line; then, and only then, it has happened."""
        deciding = to_act(self.game, after)
        back = line.takes_back
        heard = joined(self.kept[-back:]) if back else listeners(line)
        row = {
            "snapshot": after.tobytes(),
            "to_act": NOBODY if deciding is None else deciding,
            "over": deciding is None,
            "undo": None,
            "left": left,
            "changed": line.at,
            "shown": line.at if deciding is None or heard & PUBLIC else self.shown,
        }
        try:
            stored = await self.store.commit(Commit(self.id, line, row))
        except BaseException:
            self.stale = True  # nobody knows whether it was stored
            raise
        if not stored:
            await self.refresh()
            raise Refused("stale")
        self.go_on(line, after, left, row["shown"])
        if seen is not None:
            self.views[line.seat] = seen

    def go_on(self, line: Line, after: Any, left: list[float] | None, shown: float) -> None:
        """A line was stored: the table stands behind it now."""
        self.n, self.state, self.over = line.n, after, to_act(self.game, after) is None
        self.undo, self.left, self.changed, self.shown = None, left, line.at, shown
        self.since = monotonic() - max(0.0, time.time() - line.at)
        if not line.takes_back:
            self.note(line)

    def told(self) -> Told | None:
        """The last line for other processes, unless it took something back."""
        return Told(self.last, self.left, self.shown) if self.last and self.last.n == self.n else None

    def follow(self, raw: bytes) -> bool:
        """Make a move that another process told of; False if only the database can say what happened."""
        told = read_told(raw)
        if told is None or told.line.n != self.n + 1 or self.lock.locked() or not self.dealt:
            return False
        after = repeated(self.game, self.players, self.state, told.line)
        if after is not None:
            self.go_on(told.line, after, told.left, told.shown)
        return after is not None

    # ------------------------------------------------------------ clocks

    def elapsed(self) -> float:
        """Seconds since the last line, whatever happens to the machine's clock meanwhile."""
        return monotonic() - self.since

    def clocks_after(self, seat: int, after: Any) -> list[float] | None:
        """The seconds that every seat has left once the seat has acted."""
        if self.clock is None or self.left is None:
            return self.left
        left = list(self.left)
        if self.seats[seat].kind == "person":
            left[seat] -= self.elapsed()
            if left[seat] < 0:
                raise Refused("time-up")
            if to_act(self.game, after) != seat:
                left[seat] += self.clock["increment"]
        return left

    def clocks(self) -> list[float] | None:
        """The seconds left at this moment."""
        if self.left is None:
            return None
        left, seat = list(self.left), self.to_act
        if seat is not None and not self.waiting and self.seats[seat].kind == "person":
            left[seat] = max(0.0, left[seat] - self.elapsed())
        return [round(seconds, 1) for seconds in left]

    # ------------------------------------------------------------ undo

    def undo_is_free(self, seats: Sequence[int]) -> bool:
        """Nothing hidden was shown by the last move, and it was one's own."""
        return bool(self.last and self.last.seat in seats and not self.last.revealed and not self.over)

    def undo_view(self, seats: Sequence[int]) -> dict[str, Any]:
        """What somebody may do about undoing."""
        asked = self.undo["seat"] if self.undo else None
        others = self.undo is not None and asked not in seats
        return {
            "free": self.undo_is_free(seats),
            "may_ask": not self.over and asked is None and any(self.moved & 1 << seat for seat in seats),
            "asked_by": asked,
            "must_answer": others and bool(seats) and self.undo is not None and seats[0] not in self.undo["agreed"],
        }

    async def ask_undo(self, seats: Sequence[int]) -> bool:
        """Take the last own move back, or ask the others; was it taken back?"""
        async with self.lock:
            await self.renew()
            if not seats:
                raise Refused("not-seated")
            if self.over:
                raise Refused("over")
            if self.undo is not None:
                raise Refused("undo-asked")
            counted = effective(await self.store.lines(self.id, 0, self.n))
            own = [line.seat in seats for line in counted]
            if True not in own:
                raise Refused("nothing-to-undo")
            back = own[::-1].index(True) + 1
            seat = counted[-back].seat
            free = back == 1 and not counted[-1].revealed
            if free or not self.others(seats):
                await self.take_back(seat, counted, back)
                return True
            asked = {"seat": seat, "n": self.n, "back": back, "agreed": [seat]}
            await self.store.change_table(self.id, undo=asked)
            self.undo = asked
            return False

    def others(self, seats: Sequence[int]) -> list[int]:
        """The seats of other people. Bots agree to everything."""
        return [seat for seat in self.persons() if seat not in seats]

    async def answer_undo(self, seats: Sequence[int], yes: bool) -> bool:
        """Agree to a request, or not; was anything taken back?"""
        async with self.lock:
            await self.renew()
            asked = self.undo
            if not seats or asked is None or asked["seat"] in seats:
                raise Refused("undo-not-asked")
            if not yes or asked["n"] != self.n:
                await self.store.change_table(self.id, undo=None)
                self.undo = None
                return False
            agreed = {**asked, "agreed": sorted({*asked["agreed"], *seats})}
            asker = self.seats_of(self.seats[asked["seat"]].person)
            if set(self.others(asker)) <= set(agreed["agreed"]):
                counted = effective(await self.store.lines(self.id, 0, self.n))
                await self.take_back(asked["seat"], counted, asked["back"])
                return True
            await self.store.change_table(self.id, undo=agreed)
            self.undo = agreed
            return False

    async def take_back(self, seat: int, counted: list[Line], back: int) -> None:
        """Store that the last moves do not count; the position is the fold of those that do."""
        moves = [(line.seat, line.move, line.entropy, line.check) for line in counted[:-back]]
        past = Past(self.game.id, self.players, self.options, self.seed, packed(moves), len(moves))
        before = self.read_state(await self.position_after(self.seats[seat].person or self.host, past))
        now = time.time()
        line = Line(self.n + 1, seat, f"{UNDO} {back}", 0, check(before), [], False, now)
        left = self.clocks_after(seat, self.state) if self.to_act == seat else self.left
        await self.keep(line, before, left)
        self.undos += 1
        self.read_log(await self.store.lines(self.id, 0, self.n))

    # ------------------------------------------------------------ what is told

    def actions(self) -> array[int]:
        """The legal actions, found once a position."""
        known, actions = self.found
        if known is not self.state:
            actions = legal_actions(self.game, self.players, self.state)
            self.found = (self.state, actions)
        return actions

    def legal(self) -> list[str]:
        """The texts of the legal moves."""
        known = texts(self.game)
        return [known[action] for action in self.actions()]

    def results(self) -> tuple[list[int], list[int]] | tuple[None, None]:
        """Ranks and scores, when the game is over."""
        if not self.over:
            return None, None
        table = lay(self.game, self.players, self.state)
        return table.ranks(), table.scores()

    async def log_from(self, seats: Sequence[int], known: int) -> list[dict[str, Any]]:
        """The entries of somebody's log behind those that are known."""
        mask = self.mask(seats)
        over = self.over
        before = len(self.kept) - len(self.recent)
        n = how_many(self.kept[:before], mask)
        lines = self.recent
        if known < n:
            lines, n = effective(await self.store.lines(self.id, 0, self.n)), 0
        found = []
        for line in lines:
            if over or listeners(line) & mask:
                n += 1
                if n > known:
                    found.append(entry(self.game, line, n, seats, over))
        return found

    def seat_views(self, online: set[int]) -> list[dict[str, Any]]:
        """The seats as everybody sees them."""
        left, emblems = self.clocks(), self.game.emblems_of(self.options, self.players)
        return [
            {
                "name": row.name,
                "kind": row.kind,
                "bot": row.bot,
                "vacant": row.vacant,
                "online": row.seat in online,
                "clock": left[row.seat] if left else None,
                "emblem": emblems[row.seat],
            }
            for row in self.seats
        ]

    def view(self, eye: int) -> dict[str, Any]:
        """The position through somebody's eyes. Only spectators are many: what a seat sees is not kept."""
        seen = self.views.pop(eye, None) or self.game.view(self.state, eye)
        if eye == SPECTATOR:
            self.views[eye] = seen
        return seen

    def plan_view(self, seats: Sequence[int]) -> dict[str, Any] | None:
        """What somebody on these seats has planned. Nobody else gets a byte of it."""
        plan = self.plans.get(seats[0]) if len(seats) == 1 else None
        return plan.shown() if plan and self.seats[seats[0]].person == plan.person else None

    def position(self, seats: Sequence[int], online: set[int]) -> dict[str, Any]:
        """The table as somebody on these seats sees it, without the log."""
        eye, deciding = self.eye(seats), self.to_act
        ranks, scores = self.results()
        return {
            "type": "position",
            "v": self.version(seats),
            "seat": None if eye == SPECTATOR else eye,
            "view": self.view(eye) if self.dealt else None,
            "legal": self.legal() if deciding in seats and not self.waiting else None,
            "seats": self.seat_views(online),
            "undo": self.undo_view(seats),
            "plan": self.plan_view(seats),
            "waiting": self.waiting,
            "over": self.over,
            "ranks": ranks,
            "scores": scores,
            "rematch": self.rematch,
        }


def holders(seats: Sequence[Row[Any]]) -> dict[str | None, tuple[int, ...]]:
    """The seats that each person holds."""
    held: dict[str | None, tuple[int, ...]] = {}
    for row in seats:
        if row.kind == "person":
            held[row.person] = (*held.get(row.person, ()), row.seat)
    return held


@cache
def noticed(mask: int) -> bytes:
    """For every set of listeners: is somebody of the mask among them?"""
    return bytes(heard & mask != 0 for heard in range(256))


def how_many(lines: bytearray, mask: int) -> int:
    """How many lines, given as their listeners, somebody of the mask has noticed."""
    return lines.translate(noticed(mask)).count(1)


def joined(masks: Sequence[int]) -> int:
    """All listeners of several lines."""
    every = 0
    for mask in masks:
        every |= mask
    return every


async def load(store: Store, table: str) -> Live:
    """A table from the database. Its row is read first: the log only ever grows."""
    row = await store.table(table)
    if row is None:
        raise Refused("table", table=table)
    return Live(store, row, await store.seats(table), await store.lines(table, 0, row.n))


class Chair(msgspec.Struct):
    """A seat when a table is opened."""

    kind: str
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    vacant: bool = False
