"""What a server is told when it starts."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from zenobia.core.game import Refused

PACKAGE = Path(__file__).parent


class Limits(msgspec.Struct, frozen=True):
    """How much one visitor may ask for: a rate per second and how much may come at once."""

    messages: tuple[float, int] = (20.0, 40)  # on one socket
    requests: tuple[float, int] = (20.0, 120)  # HTTP, by session
    newcomers: tuple[float, int] = (5.0, 200)  # sessions from one address
    tables: tuple[float, int] = (0.2, 20)  # tables opened by one session
    hints: tuple[float, int] = (0.5, 5)
    passwords: tuple[float, int] = (0.1, 10)  # tries, by address
    sockets_of_one: int = 50
    message_bytes: int = 4096
    body_bytes: int = 64 * 1024
    record_bytes: int = 512 * 1024
    foresights: tuple[float, int] = (2.0, 20)  # positions to plan in, on one socket
    analyses: tuple[float, int] = (0.02, 10)  # of finished games, asked for by one session


PLENTY = (1e6, 1_000_000)
# for load tests, never for the open net
UNLIMITED = Limits(PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, 1_000_000, foresights=PLENTY, analyses=PLENTY)


class Settings(msgspec.Struct, frozen=True):
    """A server's settings."""

    db: str = ""  # a URL of SQLAlchemy, or the path of an SQLite file; empty: the user's data folder
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1  # processes in which bots think
    engine: str = "plain"  # of the bots: plain, or compiled
    static: Path = PACKAGE / "static"
    limits: Limits = Limits()
    secure: bool = False  # cookies over https only
    log_level: str = "INFO"

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it, with the driver that we use."""
        return database_url(self.db)


def data_folder() -> Path:
    """Where a user's data lies."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "zenobia"


def database_url(given: str) -> str:
    """A path, a URL or nothing as the URL of the database."""
    if not given:
        given = str(data_folder() / "zenobia.db")
    for scheme in ("postgresql+asyncpg://", "sqlite+aiosqlite://"):
        if given.startswith(scheme):
            return given
    for scheme in ("postgresql://", "postgres://"):
        if given.startswith(scheme):
            return "postgresql+asyncpg://" + given.removeprefix(scheme)
    if given.startswith("sqlite://"):
        return "sqlite+aiosqlite://" + given.removeprefix("sqlite://")
    if "://" in given:
        raise Refused("database", db=given.partition("://")[0] + "://", reason="sqlite:// or postgresql:// is expected")
    return f"sqlite+aiosqlite:///{Path(given).expanduser().resolve()}"


def without_password(url: str) -> str:
    """A database's URL as a log may show it."""
    from sqlalchemy.engine import make_url

    return make_url(url).render_as_string(hide_password=True)
