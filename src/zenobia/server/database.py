"""The database behind the store. A transaction is one plain function on a connection; whoever asks for it may go away.

SQLite: one thread writes, a few read. PostgreSQL: every transaction is a task of its own. In both a transaction ends
well or not at all, whatever happens to the socket or the request that asked for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from zenobia.core.game import Refused
from zenobia.server.logs import say

PATIENCE = 5.0  # seconds until a silent database counts as away
READERS = 4  # threads that read SQLite
CONNECTIONS = 16  # to PostgreSQL
LOST = (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError)  # what a database says that is away

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(Protocol):
    """Where transactions are done."""

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing."""

    async def write(self, work: Work[T], patience: float | None = PATIENCE) -> T:
        """Do work in a transaction. Refused `storage`: it was not done, or nobody knows whether it was."""

    def stuck(self) -> float:
        """The seconds that the longest transaction under way has taken so far."""

    async def stop(self) -> None:
        """Close all connections."""


def database(url: URL) -> Database:
    """The database of a URL."""
    return Postgres(url) if url.get_backend_name() == "postgresql" else Sqlite(url)


# ---------------------------------------------------------------- SQLite


class Sqlite:
    """A file. Work in a thread cannot be cancelled half-way, and one thread never waits for itself."""

    def __init__(self, url: URL) -> None:
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self.reading = _sqlite_engine(url, "BEGIN", READERS)
        self.writing = _sqlite_engine(url, "BEGIN IMMEDIATE", 1)
        self.readers = ThreadPoolExecutor(READERS, "read")
        self.writer = ThreadPoolExecutor(1, "write")
        self.begun: float | None = None  # when the present transaction began
        self.own: Connection | None = None  # the writer's connection: opening one costs more than a short transaction

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing."""
        return await _answer(self.readers.submit(self._read, work), PATIENCE)

    async def write(self, work: Work[T], patience: float | None = PATIENCE) -> T:
        """Do work in a transaction, after all that was asked for before."""
        return await _answer(self.writer.submit(self._write, work), patience)

    def _read(self, work: Work[T]) -> T:
        with self.reading.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        self.begun = time.monotonic()
        try:
            own = self._writing()
            try:
                with own.begin():
                    return work(own)
            except BaseException:
                self._look_after(own)
                raise
        finally:
            self.begun = None

    def _writing(self) -> Connection:
        if self.own is None:
            self.own = self.writing.connect()
        return self.own

    def _look_after(self, own: Connection) -> None:
        """Something went wrong: a connection that did not come out of its transaction is thrown away."""
        if own.invalidated or own.closed or driver(own).in_transaction:
            self.own = None
            own.invalidate()
            own.close()
            say("a connection was thrown away", reason="it stayed in a transaction")

    async def wipe(self) -> None:
        """Leave nothing of what was deleted in the log beside the file."""

        def work() -> None:
            driver(self._writing()).execute("PRAGMA wal_checkpoint(TRUNCATE)")  # refused within a transaction

        await _answer(self.writer.submit(work), PATIENCE)

    def stuck(self) -> float:
        """The seconds that the present transaction has taken so far."""
        return time.monotonic() - self.begun if self.begun is not None else 0.0

    async def stop(self) -> None:
        """Finish what is under way, as far as that is soon, and close."""
        self.readers.shutdown(wait=False, cancel_futures=True)
        self.writer.shutdown(wait=False)
        ended = threading.Thread(target=self._close, daemon=True)
        ended.start()
        await asyncio.to_thread(ended.join, 1.0)

    def _close(self) -> None:
        self.writer.shutdown(wait=True)
        self.readers.shutdown(wait=True)
        if self.own is not None:
            self.own.close()
        self.writing.dispose()
        self.reading.dispose()


def _sqlite_engine(url: URL, begin: str, connections: int) -> Engine:
    """An engine whose transactions begin as we say: a writer takes its lock at once."""
    arguments = {"timeout": PATIENCE, "check_same_thread": False, "isolation_level": None}
    engine = create_engine(url.set(drivername="sqlite"), pool_size=connections, max_overflow=0, connect_args=arguments)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _prepare(connection: sqlite3.Connection, _: Any) -> None:
    """Readers never wait for the writer, what is committed is on the disk, and what is deleted is not."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")


def driver(connection: Connection) -> sqlite3.Connection:
    """SQLite's own connection below SQLAlchemy's."""
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw


async def _answer(asked: Future[T], patience: float | None) -> T:
    """What came of work in a thread. Who is cancelled leaves it to finish; who runs out of patience takes it back."""
    wrapped = asyncio.wrap_future(asked)
    wrapped.add_done_callback(_noticed)
    try:
        return await asyncio.wait_for(asyncio.shield(wrapped), patience)
    except TimeoutError as error:
        asked.cancel()  # if it has not begun
        raise Refused("storage") from error
    except LOST as error:
        raise Refused("storage") from error


# ---------------------------------------------------------------- PostgreSQL


class Postgres:
    """A server. Transactions run side by side, no more of them than there are connections."""

    def __init__(self, url: URL) -> None:
        self.engine = create_async_engine(
            url, pool_size=CONNECTIONS, max_overflow=0, pool_pre_ping=True, connect_args={"timeout": PATIENCE}
        )
        self.gate = asyncio.Semaphore(CONNECTIONS)
        self.begun: dict[asyncio.Task[Any], float] = {}

    async def read(self, work: Work[T]) -> T:
        """Do work that changes nothing."""
        return await self.write(work)

    async def write(self, work: Work[T], patience: float | None = PATIENCE) -> T:
        """Do work in a transaction."""
        task = asyncio.create_task(self._transaction(work, patience))
        self.begun[task] = time.monotonic()
        task.add_done_callback(lambda done: self.begun.pop(done, None))
        task.add_done_callback(_noticed)
        try:
            return await asyncio.shield(task)
        except LOST as error:
            raise Refused("storage") from error

    async def _transaction(self, work: Work[T], patience: float | None) -> T:
        async with asyncio.timeout(patience), self.gate, self.engine.connect() as connection:
            with self._unharmed(connection):
                async with connection.begin():
                    return await connection.run_sync(work)

    @contextlib.contextmanager
    def _unharmed(self, connection: AsyncConnection) -> Iterator[None]:
        """A connection that was left in the middle of something is thrown away."""
        try:
            yield
        except (asyncio.CancelledError, TimeoutError, OSError):
            connection.sync_connection.invalidate()  # type: ignore[union-attr]
            say("a connection was thrown away", reason="it was left in the middle of a transaction")
            raise

    def stuck(self) -> float:
        """The seconds that the longest transaction under way has taken so far."""
        return time.monotonic() - min(self.begun.values(), default=time.monotonic())

    async def stop(self) -> None:
        """Finish what is under way, as far as that is soon, and close."""
        if self.begun:
            await asyncio.wait(list(self.begun), timeout=1.0)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.engine.dispose(), 1.0)


def _noticed(done: Any) -> None:
    """Somebody may have gone before their work was done: what went wrong is not lost."""
    if not done.cancelled():
        done.exception()
