"""The database brought to the newest form, at every start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from zenobia.server.store import Store

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x5A454E4F  # any number, the same in all server processes


def config() -> Config:
    """Where Alembic finds our migrations."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return made


async def migrate(store: Store, to: str = "head") -> None:
    """Apply the migrations that are missing; one server process at a time does it."""
    await store.write(lambda connection: _upgrade(connection, store.is_postgres, to), patience=None)


def _upgrade(connection: Connection, is_postgres: bool, to: str) -> None:
    if is_postgres:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    run(connection, command.upgrade, to)


def run(connection: Connection, what: Any, to: str) -> None:
    """An Alembic command on an open connection."""
    made = config()
    made.attributes["connection"] = connection
    what(made, to)
