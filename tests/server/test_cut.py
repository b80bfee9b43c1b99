"""What happens when the one who asked goes away, or the database does: the site goes on storing, and says how it is."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select
from tests.server.clients import Person
from tests.server.conftest import Running

from zenobia.core.game import Refused
from zenobia.server import database as module
from zenobia.server.migrate import migrate
from zenobia.server.schema import keys
from zenobia.server.settings import database_url
from zenobia.server.store import Store

CHATS, CUTS = 30, 12


async def cut(person: Person, table: str) -> None:
    """Send many chats, then pull the plug."""
    async with person.sit(table) as seat:
        for n in range(CHATS):
            await seat.send(type="chat", text=f"word {n}")
        await asyncio.sleep(0.01)
        seat.socket.transport.abort()


def test_cut_sockets_do_not_stop_the_site(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Bert") as bert:
            table = await anna.open("tigris", seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
            other = await bert.open("tigris", seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
            for _ in range(3):
                await asyncio.gather(*(cut(anna, table) for _ in range(CUTS // 3)))
            async with bert.sit(other) as seat:
                position = await seat.next("position")
                for _ in range(5):
                    calm = [move for move in position["legal"] if move != "swap"]
                    position = await seat.move(calm[0])
                    assert position["type"] == "position", position
            assert await bert.get("/health") == {"status": "ok"}

    asyncio.run(play())


@pytest.fixture
def stored(tmp_path: Path) -> Callable[[Callable[[Store], Any]], None]:
    """Does something with a store of its own."""

    def run(work: Callable[[Store], Any]) -> None:
        async def alone() -> None:
            store = Store(database_url(str(tmp_path / "store.db")))
            await migrate(store)
            try:
                await work(store)
            finally:
                await store.stop()

        asyncio.run(alone())

    return run


def note(name: str, gate: threading.Event | None = None, begun: threading.Event | None = None) -> Callable[..., None]:
    """Work that stores a key, once a gate is open."""

    def work(connection: Connection) -> None:
        if begun:
            begun.set()
        connection.execute(keys.insert().values(name=name, value="x"))
        if gate:
            assert gate.wait(20)

    return work


async def names(store: Store) -> set[str]:
    return {row.name for row in await store.all(select(keys.c.name))}


def test_work_is_finished_when_its_asker_is_gone(stored: Any) -> None:
    """Neither what is under way nor what waits is lost, and nothing is left half-done."""

    async def work(store: Store) -> None:
        gate, begun = threading.Event(), threading.Event()
        askers = [
            asyncio.create_task(store.write(note("one", gate, begun))),
            asyncio.create_task(store.write(note("two"))),
        ]
        assert await asyncio.to_thread(begun.wait, 20)
        for asker in askers:
            asker.cancel()
        await asyncio.gather(*askers, return_exceptions=True)
        gate.set()
        await store.write(note("three"))
        assert await names(store) == {"one", "two", "three"}

    stored(work)


def test_a_hanging_database_refuses_says_so_and_goes_on(stored: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waits too long is refused, and what was refused before it began is not done later."""
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    monkeypatch.setattr("zenobia.server.store.PATIENCE", 0.05)

    async def work(store: Store) -> None:
        gate, begun = threading.Event(), threading.Event()
        hanging = asyncio.create_task(store.write(note("slow", gate, begun), patience=None))
        assert await asyncio.to_thread(begun.wait, 20)
        with pytest.raises(Refused) as refusal:
            await store.write(note("late"), patience=0.05)
        assert refusal.value.why == "storage"
        while store.database.stuck() <= 0.05:
            await asyncio.sleep(0.01)
        assert not await store.alive()
        gate.set()
        await hanging
        await store.write(note("after"), patience=None)
        assert await names(store) == {"slow", "after"}

    stored(work)


def test_work_that_fails_changes_nothing_and_harms_nobody(stored: Any) -> None:
    async def work(store: Store) -> None:
        def fails(connection: Connection) -> None:
            connection.execute(keys.insert().values(name="half", value="x"))
            raise Refused("not-possible")

        for _ in range(20):
            with pytest.raises(Refused):
                await store.write(fails)
        await store.write(note("whole"))
        assert await names(store) == {"whole"} and store.database.stuck() == 0.0

    stored(work)


def test_health_says_when_nothing_can_be_stored(serve: Callable[..., Running], tmp_path: Path) -> None:
    """Another program holds the file: reading works, but nothing can be stored."""
    site = serve()

    async def ask() -> None:
        async with Person(site.address) as anna:
            assert (await anna.get("/health"))["status"] == "ok"
            holder = sqlite3.connect(tmp_path / "site.db", isolation_level=None)
            holder.execute("BEGIN IMMEDIATE")
            answer = await anna.http.get("/health")
            while answer.status_code == 200:  # what was found out just now holds for a moment
                await asyncio.sleep(0.2)
                answer = await anna.http.get("/health")
            assert (answer.status_code, answer.json()["why"]) == (503, "storage")
            holder.execute("ROLLBACK")
            holder.close()
            while answer.status_code != 200:
                await asyncio.sleep(0.2)
                answer = await anna.http.get("/health")

    asyncio.run(asyncio.wait_for(ask(), 120))
