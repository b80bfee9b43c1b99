"""What is stored: the log of every table is the truth; everything else here follows from it or lies around it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import sqlite3
import time
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, Select, Update, bindparam, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url

from zenobia.core.game import Refused
from zenobia.core.table import seat_name
from zenobia.server.database import PATIENCE, Sqlite, Work, database, driver
from zenobia.server.lines import Line
from zenobia.server.logs import say
from zenobia.server.schema import chats, keys, moves, people, seats, tables, tokens, witnesses

MOST_CARDS = 50
MOST_CHATS = 100
MOST_AT_ONCE = 200  # lines stored in one transaction
HEALTH = 2.0  # seconds that an answer about the database's health holds
WATCH = 1.0  # seconds between two looks at the transactions under way

T = TypeVar("T")


class Commit(msgspec.Struct):
    """A line to be stored, with what then stands in its table's row."""

    table: str
    line: Line
    row: dict[str, Any]
    done: asyncio.Future[bool] | None = None


LINE = (
    moves.c.n,
    moves.c.seat,
    moves.c.move,
    moves.c.entropy,
    moves.c.check,
    moves.c.events,
    moves.c.revealed,
    moves.c.at,
)

MOVED = (
    "n",
    "snapshot",
    "to_act",
    "over",
    "undo",
    "left",
    "changed",
    "shown",
)  # what a line changes in its table
CHANGED = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in MOVED})
)
# the same for SQLite's driver
ADD_LINES = f"""INSERT INTO moves ("table", {", ".join(f'"{column.name}"' for column in LINE)}) VALUES """
CHANGE_ROWS = (
    f"""UPDATE tables SET {", ".join(f'"{name}" = new.column{n}' for n, name in enumerate(MOVED, 2))} FROM (VALUES """
)
OF_EACH = ") AS new WHERE tables.id = new.column1"


def new_id(letters: int = 12) -> str:
    """A name that nobody can guess: five bits a letter."""
    alphabet = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(letters))


class Store:
    """All that the site remembers. Work is a plain function on a connection: see `database.py`."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.database = database(self.url)
        self.insert: Any = postgresql.insert if self.is_postgres else sqlite.insert
        self._add_lines = self.insert(moves).on_conflict_do_nothing().returning(moves.c.table, moves.c.n)
        self.commits: list[Commit] = []  # lines that wait to be stored
        self.batches = 0
        self.settled: tuple[float, float] | None = None  # which finished tables have their results: see results.py
        self._storing: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._health: tuple[float, asyncio.Task[bool]] | None = None

    async def start(self) -> None:
        """Begin to watch whether the database answers."""
        self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Write what waits and close."""
        if self._watching:
            self._watching.cancel()
        if self._storing:
            await asyncio.wait([self._storing], timeout=1.0)
        await self.database.stop()

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing."""
        return await self.database.read(work)

    async def write(self, work: Work[T], patience: float | None = PATIENCE) -> T:
        """Do work in a transaction, which ends well or not at all, whatever becomes of whoever asked."""
        return await self.database.write(work, patience)

    async def all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """The rows of a query."""
        return await self.read(lambda connection: connection.execute(query).all())

    # ------------------------------------------------------------ health

    async def _watch(self) -> None:
        """Say in the log when writing hangs, and when it goes on."""
        hung = False
        while True:
            await asyncio.sleep(WATCH)
            hangs = self.database.stuck() > PATIENCE
            if hangs != hung:
                say("the database hangs" if hangs else "the database goes on", waiting=len(self.commits))
            hung = hangs

    async def alive(self) -> bool:
        """Can anything be stored? Tried at most every few seconds, however often it is asked."""
        if self.database.stuck() > PATIENCE:
            return False
        now = time.monotonic()
        if self._health is None or now - self._health[0] > HEALTH:
            self._health = (now, asyncio.create_task(self._try_to_store()))
        return await asyncio.shield(self._health[1])

    async def _try_to_store(self) -> bool:
        values = {"name": "alive", "value": str(int(time.time()))}
        statement = self.insert(keys).values(**values).on_conflict_do_update(index_elements=["name"], set_=values)
        try:
            await self.write(lambda connection: connection.execute(statement))
        except Refused:
            return False
        return True

    # ------------------------------------------------------------ the log

    async def commit(self, commit: Commit) -> bool:
        """Store a line: True when it is safe, False when another line of that number was first."""
        commit.done = asyncio.get_running_loop().create_future()
        self.commits.append(commit)
        if self._storing is None:
            self._storing = asyncio.create_task(self._store())
        return await asyncio.shield(commit.done)

    async def _store(self) -> None:
        """Lines that wait are stored together: one commit to the disk serves them all."""
        while self.commits:
            batch, self.commits = self.commits[:MOST_AT_ONCE], self.commits[MOST_AT_ONCE:]
            batch.sort(key=lambda commit: commit.table)  # the same order everywhere: no two writers wait for each other
            try:
                stored = await self.write(lambda connection, batch=batch: self._write_lines(connection, batch))  # type: ignore[misc]
            except Exception as error:
                refusal = error if isinstance(error, Refused) else Refused("storage")
                for commit in batch:
                    _end(commit, refusal)
                continue
            self.batches += 1
            for commit, safe in zip(batch, stored, strict=True):
                _end(commit, safe)
        self._storing = None

    def _write_lines(self, connection: Connection, batch: list[Commit]) -> list[bool]:
        """Store a batch of lines, and say of each whether it was the first of its number."""
        if isinstance(self.database, Sqlite):
            return _write_at_once(driver(connection), batch)
        return self._write_together(connection, batch)

    def _write_together(self, connection: Connection, batch: list[Commit]) -> list[bool]:
        """Two statements for all: round trips cost more than rows."""
        lines = [{"table": commit.table, **msgspec.structs.asdict(commit.line)} for commit in batch]
        first = {(row.table, row.n) for row in connection.execute(self._add_lines, lines)}
        stored = [(commit.table, commit.line.n) in first for commit in batch]
        rows = [
            {"of": commit.table, "new_n": commit.line.n, **{f"new_{name}": value for name, value in commit.row.items()}}
            for commit, safe in zip(batch, stored, strict=True)
            if safe
        ]
        if rows:
            connection.execute(CHANGED, rows)
        return stored

    async def lines(self, table: str, after: int = 0, upto: int | None = None) -> list[Line]:
        """The lines of a log behind a number."""
        query = select(*LINE).where(moves.c.table == table, moves.c.n > after).order_by(moves.c.n)
        if upto is not None:
            query = query.where(moves.c.n <= upto)
        return await self.read(lambda connection: [Line(*row) for row in connection.execute(query)])

    # ------------------------------------------------------------ tables and seats

    async def table(self, table: str) -> Row[Any] | None:
        """The row of a table."""
        rows = await self.all(select(tables).where(tables.c.id == table))
        return rows[0] if rows else None

    async def lengths(self, ids: list[str]) -> dict[str, int]:
        """How many lines the logs of these tables have."""
        rows = await self.all(select(tables.c.id, tables.c.n).where(tables.c.id.in_(ids))) if ids else ()
        return {row.id: row.n for row in rows}

    async def seats(self, table: str) -> Sequence[Row[Any]]:
        """The seats of a table, in order."""
        return await self.all(select(seats).where(seats.c.table == table).order_by(seats.c.seat))

    async def add_table(self, row: dict[str, Any], chairs: list[dict[str, Any]], lines: Sequence[Line] = ()) -> None:
        """A new table with its seats, and the log of an imported one."""

        def work(connection: Connection) -> None:
            connection.execute(tables.insert().values(**row))
            connection.execute(seats.insert(), [{"table": row["id"], **chair} for chair in chairs])
            if row["snapshot"]:
                self._witness(connection, row["id"], 0)
            if lines:
                connection.execute(
                    moves.insert(), [{"table": row["id"], **msgspec.structs.asdict(line)} for line in lines]
                )

        await self.write(work)

    async def change_table(self, table: str, **values: Any) -> None:
        """Change the row of a table."""
        await self.write(lambda connection: connection.execute(_table(table).values(**values)))

    async def claim_rematch(self, table: str, rematch: str) -> str:
        """The one table that follows a table: the first who asks names it."""

        def work(connection: Connection) -> str:
            connection.execute(_table(table).where(tables.c.rematch.is_(None)).values(rematch=rematch))
            return str(connection.execute(select(tables.c.rematch).where(tables.c.id == table)).scalar_one())

        return await self.write(work)

    async def change_seat(self, table: str, was: Row[Any], deal: dict[str, Any] | None, **values: Any) -> bool:
        """Change a seat, if it is still as it was. Once no seat is free the game begins: only now it is dealt."""

        def work(connection: Connection) -> bool:
            row = connection.execute(select(tables).where(tables.c.id == table).with_for_update()).one_or_none()
            if row is None:
                raise Refused("table", table=table)
            if values.get("person") and not row.hotseat:
                self._check_eyes(connection, table, values["person"], was.seat)
            same = [seats.c[name] == was._mapping[name] for name in ("kind", "vacant")]
            person = seats.c.person == was.person if was.person else seats.c.person.is_(None)
            where = (seats.c.table == table, seats.c.seat == was.seat, person, *same)
            changed = connection.execute(update(seats).where(*where).values(**values)).rowcount == 1
            free = select(func.count()).where(seats.c.table == table, seats.c.kind.in_(("open", "friend")))
            waits = connection.execute(free).scalar_one() > 0
            if not waits and not row.snapshot:
                connection.execute(_table(table).values(waiting=False, **(deal or {})))
            if row.snapshot or not waits:
                self._witness(connection, table, row.n)
            return bool(changed)

        return await self.write(work)

    def _check_eyes(self, connection: Connection, table: str, person: str, seat: int) -> None:
        """Nobody holds two seats of a game, and who has seen one hand never gets another."""
        held = select(seats.c.seat).where(seats.c.table == table, seats.c.person == person, seats.c.kind == "person")
        if connection.execute(held).first() is not None:
            raise Refused("already-seated")
        seen = select(witnesses.c.seat).where(witnesses.c.table == table, witnesses.c.person == person)
        other = connection.execute(seen.where(witnesses.c.seat != seat)).scalar()
        if other is not None:
            raise Refused("seen-other-seat", seat=seat_name(other))

    def _witness(self, connection: Connection, table: str, n: int) -> None:
        """Remember who looks through the eyes of which seat, from which line on."""
        held = select(seats.c.table, seats.c.seat, seats.c.person).where(
            seats.c.table == table, seats.c.kind == "person", seats.c.person.is_not(None)
        )
        seen = [{**row._mapping, "since": n} for row in connection.execute(held)]
        if seen:
            connection.execute(self.insert(witnesses).on_conflict_do_nothing(), seen)

    async def witnessed(self, table: str) -> Sequence[Row[Any]]:
        """Who has looked through the eyes of which seat of a table."""
        return await self.all(select(witnesses).where(witnesses.c.table == table))

    async def tables_of(self, person: str) -> Sequence[Row[Any]]:
        """The tables at which somebody sits, or which they opened."""
        sits = select(seats.c.table).where(seats.c.person == person)
        mine = select(tables).where((tables.c.host == person) | tables.c.id.in_(sits))
        return await self.all(mine.order_by(tables.c.over, tables.c.shown.desc()).limit(MOST_CARDS))

    async def open_tables(self) -> Sequence[Row[Any]]:
        """The tables that anybody may join."""
        free = select(seats.c.table).where(seats.c.kind == "open")
        query = select(tables).where(~tables.c.over, tables.c.waiting, tables.c.id.in_(free))
        return await self.all(query.order_by(tables.c.shown.desc()).limit(MOST_CARDS))

    async def seats_of(self, ids: list[str]) -> dict[str, list[Row[Any]]]:
        """The seats of several tables."""
        found: dict[str, list[Row[Any]]] = {each: [] for each in ids}
        query = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
        for row in await self.all(query) if ids else ():
            found[row.table].append(row)
        return found

    # ------------------------------------------------------------ talk

    async def add_chat(self, **values: Any) -> int:
        """Keep what somebody said; its number."""
        said = chats.insert().values(**values).returning(chats.c.id)
        return int(await self.write(lambda connection: connection.execute(said).scalar_one()))

    async def chats(self, table: str, after: int = 0) -> Sequence[Row[Any]]:
        """The last things said at a table."""
        query = select(chats).where(chats.c.table == table, chats.c.id > after).order_by(chats.c.id.desc())
        return list(reversed(await self.all(query.limit(MOST_CHATS))))

    # ------------------------------------------------------------ people

    async def person(self, person: str) -> Row[Any] | None:
        """Somebody by id."""
        rows = await self.all(select(people).where(people.c.id == person))
        return rows[0] if rows else None

    async def person_of_account(self, account: str) -> Row[Any] | None:
        """Somebody by the name of the account."""
        rows = await self.all(select(people).where(people.c.account == account))
        return rows[0] if rows else None

    async def keep_person(self, person: str, **values: Any) -> None:
        """Remember somebody, or what is new about them."""
        known = self.insert(people).values(id=person, created=time.time(), **values)
        kept = known.on_conflict_do_update(index_elements=["id"], set_=values or {"id": person})
        await self.write(lambda connection: connection.execute(kept))

    async def rename_seats(self, person: str, name: str) -> None:
        """A new name at the tables that have begun already; hot seats keep their own names."""
        shared = select(tables.c.id).where(tables.c.hotseat)
        mine = update(seats).where(seats.c.person == person, seats.c.table.not_in(shared)).values(name=name)
        await self.write(lambda connection: connection.execute(mine))

    async def key(self, name: str) -> bytes:
        """A secret that all server processes of this database share."""

        def work(connection: Connection) -> str:
            fresh = self.insert(keys).values(name=name, value=secrets.token_hex(32)).on_conflict_do_nothing()
            connection.execute(fresh)
            return str(connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar_one())

        return bytes.fromhex(await self.write(work))

    # ------------------------------------------------------------ tokens

    async def add_token(self, **values: Any) -> None:
        """Remember the digest of a token."""
        await self.write(lambda connection: connection.execute(tokens.insert().values(**values)))

    async def tokens_of(self, person: str) -> Sequence[Row[Any]]:
        """The tokens that somebody made."""
        return await self.all(select(tokens).where(tokens.c.person == person).order_by(tokens.c.created))

    async def person_of_token(self, digest: str) -> str | None:
        """Whose token it is."""
        rows = await self.all(select(tokens.c.person).where(tokens.c.digest == digest))
        return str(rows[0].person) if rows else None

    async def drop_token(self, person: str, token: str) -> bool:
        """Forget a token."""
        mine = tokens.delete().where(tokens.c.id == token, tokens.c.person == person)
        return bool(await self.write(lambda connection: connection.execute(mine).rowcount))

    async def wipe(self) -> None:
        """Leave nothing of what was deleted in the files beside the database."""
        if isinstance(self.database, Sqlite):
            with contextlib.suppress(Refused):
                await self.database.wipe()


def _table(table: str) -> Update:
    """A change of a table's row."""
    return update(tables).where(tables.c.id == table)


def _write_at_once(connection: sqlite3.Connection, batch: list[Commit]) -> list[bool]:
    """Store lines by SQLite's own means, since nothing else is done so often. Two statements for all of them: with
    each statement the writer's thread gives Python's lock away and waits for the event loop to give it back."""
    try:
        connection.execute(ADD_LINES + _rows(len(batch), 1 + len(LINE)), [each for it in batch for each in _line(it)])
    except sqlite3.IntegrityError:  # another line of that number was first
        return [False] if len(batch) == 1 else [_write_at_once(connection, [commit])[0] for commit in batch]
    values = [each for it in batch for each in _row(it)]
    connection.execute(CHANGE_ROWS + _rows(len(batch), 1 + len(MOVED)) + OF_EACH, values)
    return [True] * len(batch)


@cache
def _rows(rows: int, columns: int) -> str:
    """Places for so many values."""
    return ", ".join([f"(?{', ?' * (columns - 1)})"] * rows)


def _line(commit: Commit) -> tuple[Any, ...]:
    """A line as SQLite stores it."""
    line = commit.line
    moved = (commit.table, line.n, line.seat, line.move, line.entropy, line.check, as_json(line.events))
    return (*moved, line.revealed, line.at)


def _row(commit: Commit) -> tuple[Any, ...]:
    """What changes in a table's row as SQLite stores it."""
    row = commit.row
    values = {**row, "n": commit.line.n, "undo": as_json(row["undo"]), "left": as_json(row["left"])}
    return (commit.table, *(values[name] for name in MOVED))


def as_json(value: Any) -> str:
    """A value as a JSON column holds it."""
    return msgspec.json.encode(value).decode()


def _end(commit: Commit, outcome: bool | Refused) -> None:
    """Tell whoever waits for a line what became of it."""
    if commit.done and not commit.done.done():
        if isinstance(outcome, Refused):
            commit.done.set_exception(outcome)
            commit.done.exception()  # the asker may have gone
        else:
            commit.done.set_result(outcome)
