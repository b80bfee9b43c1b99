"""Sockets that are cut in the middle of writing: the site goes on storing, and ends when it is told to."""

from __future__ import annotations

import asyncio

from tests.server.clients import Person
from tests.server.conftest import Running

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
