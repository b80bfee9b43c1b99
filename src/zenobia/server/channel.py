"""Litestar's channels between server processes: in memory, or by PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.engine import URL

from zenobia.server.logs import say

TABLES = "tables"  # the one channel: which table has news
LONGEST_PAUSE = 5.0
PATIENCE = 10.0  # seconds until news counts as lost


class PostgresChannels(AsyncPgChannelsBackend):
    """LISTEN on a connection that comes back after every loss; NOTIFY through one that stays open."""

    def __init__(self, url: URL) -> None:
        dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        super().__init__(make_connection=lambda: asyncpg.connect(dsn=dsn, timeout=LONGEST_PAUSE))
        self.came_back: Callable[[], Awaitable[None]] | None = None
        self._speaker: Any = None
        self._speaking = asyncio.Lock()
        self._mending: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        if self._mending:
            self._mending.cancel()
        self._listener_conn.remove_termination_listener(self._lost)
        if self._speaker is not None:
            await self._speaker.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell the other processes. What cannot be told within a while they find by themselves (`Rooms`)."""
        async with self._speaking:
            try:
                if self._speaker is None or self._speaker.is_closed():
                    self._speaker = await self._connect()
                for channel in channels:
                    await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode(), timeout=PATIENCE)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                if self._speaker is not None:
                    self._speaker.terminate()
                self._speaker = None
                say("news was not told", reason="the database is away")

    def _lost(self, _: Any) -> None:
        self._mending = asyncio.get_running_loop().create_task(self._mend())

    async def _mend(self) -> None:
        """Listen again as soon as the database is back; then everything is read anew."""
        pause = 0.1
        while True:
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2)
            try:
                connection = await self._connect()
                for channel in self._subscribed_channels:
                    await connection.add_listener(channel, self._listener)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                continue
            self._listener_conn = connection
            connection.add_termination_listener(self._lost)
            say("the database is back")
            if self.came_back:
                await self.came_back()
            return


def backend(url: URL) -> ChannelsBackend:
    """The channels that suit a database."""
    return PostgresChannels(url) if url.get_backend_name() == "postgresql" else MemoryChannelsBackend()
