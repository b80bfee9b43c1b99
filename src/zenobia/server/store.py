"""The database: the log of every table is the truth; everything else there follows from it or lies around it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Row, Select, bindparam, event, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from zenobia.core.game import Refused
from zenobia.server.schema import chats, keys, moves, people, seats, tables, tokens

PATIENCE = 5.0  # seconds until a silent database counts as away
MOST_CARDS = 50
MOST_CHATS = 100
UNDO = "undo"
LOST = (SQLAlchemyError, OSError, TimeoutError)  # what a database says that is away


class Line(msgspec.Struct, frozen=True):
    """One line of a table's log: a move, or `undo COUNT`. Events are [audience, number, details...] in plain words."""

    n: int
    seat: int
    move: str
    entropy: int
    check: str
    events: list[list[Any]]
    revealed: bool
    at: float

    @property
    def takes_back(self) -> int:
        """How many moves this line takes back."""
        return int(self.move.split()[1]) if self.move.startswith(UNDO + " ") else 0


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

MOVED = ("n", "snapshot", "to_act", "over", "undo", "left", "changed")  # what a line changes in its table's row
CHANGED = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in MOVED})
)


def new_id(letters: int = 12) -> str:
    """A name that nobody can guess: five bits a letter."""
    alphabet = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(letters))


def effective(lines: Sequence[Line]) -> list[Line]:
    """The moves that still count, without those that were taken back."""
    kept: list[Line] = []
    for line in lines:
        back = line.takes_back
        if back:
            del kept[-back:]
        else:
            kept.append(line)
    return kept


class Store:
    """A connection to the database of a site."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.engine = self._engine()
        self.insert: Any = postgresql.insert if self.is_postgres else sqlite.insert
        self._add_lines = self.insert(moves).on_conflict_do_nothing().returning(moves.c.table, moves.c.n)
        self.commits: asyncio.Queue[Commit] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.batches = 0

    def _engine(self) -> AsyncEngine:
        if self.is_postgres:
            return create_async_engine(
                self.url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args={"timeout": PATIENCE}
            )
        if self.url.database and self.url.database != ":memory:":
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(self.url, pool_size=4, connect_args={"timeout": PATIENCE})
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine

    async def start(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Write what waits and close."""
        if self._writer:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; a database that is away is a refusal that says so."""
        try:
            async with asyncio.timeout(PATIENCE), self.engine.begin() as connection:
                yield connection
        except LOST as error:
            raise Refused("storage") from error

    # ------------------------------------------------------------ the log

    async def commit(self, commit: Commit) -> bool:
        """Store a line: True when it is safe, False when another line of that number was first."""
        commit.done = asyncio.get_running_loop().create_future()
        self.commits.put_nowait(commit)
        return await commit.done

    async def _write(self) -> None:
        """Lines that wait are stored together: one commit to the disk serves them all."""
        while True:
            batch = [await self.commits.get()]
            while not self.commits.empty() and len(batch) < 200:
                batch.append(self.commits.get_nowait())
            batch.sort(key=lambda commit: commit.table)  # the same order everywhere: no two writers wait for each other
            try:
                async with self.begin() as connection:
                    stored = await self._write_batch(connection, batch)
            except BaseException as error:
                _fail(batch, error)
                if not isinstance(error, Exception):
                    raise
                continue
            self.batches += 1
            for commit, safe in zip(batch, stored, strict=True):
                if commit.done and not commit.done.done():
                    commit.done.set_result(safe)

    async def _write_batch(self, connection: AsyncConnection, batch: list[Commit]) -> list[bool]:
        """Two statements for all: threads and round trips cost more than rows."""
        lines = [{"table": commit.table, **msgspec.structs.asdict(commit.line)} for commit in batch]
        result = await connection.execute(self._add_lines, lines)
        first = {(row.table, row.n) for row in result}
        stored = [(commit.table, commit.line.n) in first for commit in batch]
        rows = [
            {"of": commit.table, "new_n": commit.line.n, **{f"new_{name}": value for name, value in commit.row.items()}}
            for commit, safe in zip(batch, stored, strict=True)
            if safe
        ]
        if rows:
            await connection.execute(CHANGED, rows)
        return stored

    async def lines(self, table: str, after: int = 0, upto: int | None = None) -> list[Line]:
        """The lines of a log behind a number."""
        query = select(*LINE).where(moves.c.table == table, moves.c.n > after).order_by(moves.c.n)
        if upto is not None:
            query = query.where(moves.c.n <= upto)
        return [Line(**row._mapping) for row in await self.all(query)]

    # ------------------------------------------------------------ tables and seats

    async def table(self, table: str) -> Row[Any] | None:
        """The row of a table."""
        rows = await self.all(select(tables).where(tables.c.id == table))
        return rows[0] if rows else None

    async def seats(self, table: str) -> Sequence[Row[Any]]:
        """The seats of a table, in order."""
        return await self.all(select(seats).where(seats.c.table == table).order_by(seats.c.seat))

    async def add_table(self, row: dict[str, Any], chairs: list[dict[str, Any]], lines: Sequence[Line] = ()) -> None:
        """A new table with its seats, and the log of an imported one."""
        async with self.begin() as connection:
            await connection.execute(tables.insert().values(**row))
            await connection.execute(seats.insert(), [{"table": row["id"], **chair} for chair in chairs])
            if lines:
                await connection.execute(
                    moves.insert(), [{"table": row["id"], **msgspec.structs.asdict(line)} for line in lines]
                )

    async def change_table(self, table: str, **values: Any) -> None:
        """Change the row of a table."""
        async with self.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(**values))

    async def claim_rematch(self, table: str, rematch: str) -> str:
        """The one table that follows a table: the first who asks names it."""
        async with self.begin() as connection:
            free = update(tables).where(tables.c.id == table, tables.c.rematch.is_(None)).values(rematch=rematch)
            await connection.execute(free)
            found = await connection.execute(select(tables.c.rematch).where(tables.c.id == table))
            return str(found.scalar_one())

    async def change_seat(self, table: str, was: Row[Any], **values: Any) -> bool:
        """Change a seat, if it is still as it was; then also whether the table waits for somebody."""
        async with self.begin() as connection:
            same = [seats.c[name] == was._mapping[name] for name in ("kind", "vacant")]
            person = seats.c.person == was.person if was.person else seats.c.person.is_(None)
            where = (seats.c.table == table, seats.c.seat == was.seat, person, *same)
            result = await connection.execute(update(seats).where(*where).values(**values))
            free = select(func.count()).where(seats.c.table == table, seats.c.kind.in_(("open", "friend")))
            waits = (await connection.execute(free)).scalar_one() > 0
            begun = update(tables).where(tables.c.id == table, tables.c.waiting != waits)
            await connection.execute(begun.values(waiting=waits, changed=time.time()))
            return bool(result.rowcount == 1)

    async def tables_of(self, person: str) -> Sequence[Row[Any]]:
        """The tables at which somebody sits, or which they opened."""
        sits = select(seats.c.table).where(seats.c.person == person)
        mine = select(tables).where((tables.c.host == person) | tables.c.id.in_(sits))
        return await self.all(mine.order_by(tables.c.over, tables.c.changed.desc()).limit(MOST_CARDS))

    async def open_tables(self) -> Sequence[Row[Any]]:
        """The tables that anybody may join."""
        free = select(seats.c.table).where(seats.c.kind == "open")
        query = select(tables).where(~tables.c.over, tables.c.waiting, tables.c.id.in_(free))
        return await self.all(query.order_by(tables.c.changed.desc()).limit(MOST_CARDS))

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
        async with self.begin() as connection:
            result = await connection.execute(chats.insert().values(**values).returning(chats.c.id))
            return int(result.scalar_one())

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
        async with self.begin() as connection:
            known = {"id": person, "created": time.time(), **values}
            statement = self.insert(people).values(**known)
            await connection.execute(
                statement.on_conflict_do_update(index_elements=["id"], set_=values or {"id": person})
            )

    async def rename_seats(self, person: str, name: str) -> None:
        """A new name at the tables that have begun already; hot seats keep their own names."""
        async with self.begin() as connection:
            shared = select(tables.c.id).where(tables.c.hotseat)
            mine = update(seats).where(seats.c.person == person, seats.c.table.not_in(shared))
            await connection.execute(mine.values(name=name))

    async def key(self, name: str) -> bytes:
        """A secret that all server processes of this database share."""
        async with self.begin() as connection:
            fresh = self.insert(keys).values(name=name, value=secrets.token_hex(32)).on_conflict_do_nothing()
            await connection.execute(fresh)
            found = await connection.execute(select(keys.c.value).where(keys.c.name == name))
            return bytes.fromhex(found.scalar_one())

    # ------------------------------------------------------------ tokens

    async def add_token(self, **values: Any) -> None:
        """Remember the digest of a token."""
        async with self.begin() as connection:
            await connection.execute(tokens.insert().values(**values))

    async def tokens_of(self, person: str) -> Sequence[Row[Any]]:
        """The tokens that somebody made."""
        return await self.all(select(tokens).where(tokens.c.person == person).order_by(tokens.c.created))

    async def person_of_token(self, digest: str) -> str | None:
        """Whose token it is."""
        rows = await self.all(select(tokens.c.person).where(tokens.c.digest == digest))
        return str(rows[0].person) if rows else None

    async def drop_token(self, person: str, token: str) -> bool:
        """Forget a token."""
        async with self.begin() as connection:
            mine = tokens.delete().where(tokens.c.id == token, tokens.c.person == person)
            return bool((await connection.execute(mine)).rowcount)

    async def wipe(self) -> None:
        """Leave nothing of what was deleted in the files beside the database."""
        if not self.is_postgres:
            with contextlib.suppress(Refused):
                async with self.begin() as connection:
                    await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    # ------------------------------------------------------------ any question

    async def all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """The rows of a query; a database that is away is a refusal that says so."""
        try:
            async with asyncio.timeout(PATIENCE), self.engine.connect() as connection:
                rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
                return rows
        except LOST as error:
            raise Refused("storage") from error

    async def alive(self) -> bool:
        """Does the database answer?"""
        try:
            await self.all(select(func.count()).select_from(keys))
        except Refused:
            return False
        return True


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, what is committed is on the disk, and what is deleted is not."""
    cursor = connection.cursor()
    wishes = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
    for pragma in (*wishes, f"busy_timeout={int(PATIENCE * 1000)}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _fail(batch: list[Commit], error: BaseException) -> None:
    refusal = error if isinstance(error, Refused) else Refused("storage")
    for commit in batch:
        if commit.done and not commit.done.done():
            commit.done.set_exception(refusal)
