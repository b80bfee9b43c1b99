"""A copy of the database in one SQLite file, taken while the site runs, whichever database the site uses."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, create_engine, func, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from zenobia.core.game import Refused
from zenobia.server.migrate import migrate
from zenobia.server.schema import metadata, tables
from zenobia.server.store import Store

BATCH = 500


def copy_database(url: str, file: Path) -> int:
    """Write the copy; how many tables (of players) it holds."""
    check_target(file, url)
    file = file.resolve()
    part = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        store = Store(url)
        file.parent.mkdir(parents=True, exist_ok=True)
        if store.is_postgres:
            asyncio.run(_copy_rows(store, part))
        else:
            _copy_file(Path(str(store.url.database)), part)
        number = _count(part)
        os.replace(part, file)
        return number
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        reason = getattr(error, "strerror", None) or str(error).splitlines()[0]
        raise Refused("not-backed-up", file=str(file), reason=reason) from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink()


def check_target(file: Path, url: str) -> None:
    """Only a copy of such a database is overwritten, and never the database itself."""
    if not file.exists():
        return
    reason = None if file.is_file() else "Is a directory" if file.is_dir() else "not a file"
    if reason is None and str(file.resolve()) == str(Path(make_url(url).database or "").resolve()):
        reason = "File exists"
    if reason is None and file.stat().st_size:
        try:
            _count(file)
        except SQLAlchemyError:
            reason = "other content"
    if reason:
        raise Refused("not-backed-up", file=str(file), reason=reason)


def _copy_file(source: Path, part: Path) -> None:
    """SQLite copies itself, consistently, page by page."""
    if not source.exists():
        raise FileNotFoundError(2, os.strerror(2), str(source))
    with contextlib.closing(sqlite3.connect(source)) as here, contextlib.closing(sqlite3.connect(part)) as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode=DELETE")


async def _copy_rows(store: Store, part: Path) -> None:
    """All rows as of one moment, into a fresh SQLite file of the same form."""
    copy = Store(f"sqlite:///{part}")
    await migrate(copy)
    await copy.stop()
    there = create_engine(f"sqlite:///{part}")

    def work(here: Connection) -> None:
        here.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        with there.begin() as into:
            for table in metadata.sorted_tables:
                for rows in here.execute(select(table).execution_options(yield_per=BATCH)).mappings().partitions(BATCH):
                    into.execute(table.insert(), [dict(row) for row in rows])

    try:
        await store.write(work, patience=None)
    finally:
        there.dispose()
        await store.stop()


def _count(part: Path) -> int:
    engine = create_engine(f"sqlite:///{part}")
    try:
        with engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())
    finally:
        engine.dispose()
