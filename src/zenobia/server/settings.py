"""What a server is told when it starts."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from zenobia.core.game import Refused

PACKAGE = Path(__file__).parent


class Limits(msgspec.Struct, frozen=True):
    """How much one person may ask for: a rate per second and how much may come at once."""

    messages: tuple[float, int] = (20.0, 40)  # on one socket
    requests: tuple[float, int] = (40.0, 400)  # HTTP; a key held down in a replay asks 30 times a second
    newcomers: tuple[float, int] = (5.0, 200)  # guests, by address
    tables: tuple[float, int] = (0.2, 20)  # tables opened
    hints: tuple[float, int] = (0.5, 10)
    passwords: tuple[float, int] = (0.1, 10)  # tries, by address and by account
    sockets_of_one: int = 50
    message_bytes: int = 4096
    body_bytes: int = 64 * 1024
    record_bytes: int = 128 * 1024
    foresights: tuple[float, int] = (2.0, 20)  # positions to plan in
    analyses: tuple[float, int] = (0.02, 10)  # of finished games
    chats: tuple[float, int] = (0.5, 10)
    connections_of_one: int = 256  # by address; a named proxy has no limit
    unproven_of_one: int = 64  # of these, without a whole request so far: the oldest goes when one more comes


PLENTY = (1e6, 1_000_000)
# for load tests, never for the open net
UNLIMITED = Limits(
    PLENTY,
    PLENTY,
    PLENTY,
    PLENTY,
    PLENTY,
    PLENTY,
    1_000_000,
    foresights=PLENTY,
    analyses=PLENTY,
    chats=PLENTY,
    connections_of_one=1_000_000,
    unproven_of_one=1_000_000,
)


class Settings(msgspec.Struct, frozen=True):
    """A server's settings."""

    db: str = ""  # a URL of SQLAlchemy, or the path of an SQLite file; empty: the user's data folder
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1  # processes in which bots think
    engine: str = "plain"  # of the bots: plain, or compiled
    static: Path = PACKAGE / "static"
    limits: Limits = Limits()
    secure: bool = False  # the site is reached by https: cookies are sent over https only
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed
    log_level: str = "INFO"
    metrics_token: str = ""  # who shows it may read /metrics; empty: only programs on this machine may

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it, with the driver that we use."""
        return database_url(self.db)


def data_folder() -> Path:
    """Where a user's data lies."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(base) / "zenobia"


def database_url(given: str) -> str:
    """A path, a URL or nothing as the URL of the database."""
    if not given:
        given = str(data_folder() / "zenobia.db")
    if given.rstrip("/") == "sqlite:":
        raise Refused("database", db=given, reason="it names no file")
    for scheme in ("postgresql+asyncpg://", "sqlite://"):
        if given.startswith(scheme):
            return given
    for scheme in ("postgresql://", "postgres://"):
        if given.startswith(scheme):
            return "postgresql+asyncpg://" + given.removeprefix(scheme)
    if "://" in given:
        raise Refused("database", db=given.partition("://")[0] + "://", reason="sqlite:// or postgresql:// is expected")
    return f"sqlite:///{Path(os.path.expanduser(given)).resolve()}"


def without_password(url: str) -> str:
    """A database's URL as a log may show it."""
    from sqlalchemy.engine import make_url

    return make_url(url).render_as_string(hide_password=True)
