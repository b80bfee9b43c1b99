"""`kill -9` at random moments: what was acknowledged is there afterwards, once; and a disk that is full."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import websockets
from sqlalchemy import Connection
from tests.server.clients import Person, Seat
from tests.server.conftest import Process, Running

MOVES, KILLS = 200, 7
LOST = (OSError, websockets.ConnectionClosed, TimeoutError)


def test_killed_at_random_moments(process: Callable[..., Process], tmp_path: Path) -> None:
    server = process()
    rng = random.Random(9)
    acknowledged: list[tuple[int, str]] = []  # the number in the log, and the move
    killing: list[asyncio.TimerHandle] = []
    ended: list[bool] = []  # the game may be over before the last move

    async def play() -> None:
        async with Person(server.address, "Anna") as anna:
            seats = [{"kind": "me"}, {"kind": "me"}]
            table = await anna.open("tigris", seats=seats, hotseat=True)
            while len(acknowledged) < MOVES and not ended:
                with contextlib.suppress(*LOST):
                    async with anna.sit(table) as seat:
                        await play_on(seat, rng.randrange(5, 2 * MOVES // KILLS - 5))
                if server.child and server.child.poll() is not None:
                    await asyncio.to_thread(server.start)

    async def play_on(seat: Seat, moves: int) -> None:
        """So many moves; then one during which the server is killed."""
        position = await seat.next("position")
        check(table_rows(tmp_path / "site.db"))
        for n in range(moves):
            if len(acknowledged) == MOVES or position["over"]:
                ended.extend([True] if position["over"] else [])
                return
            if n == moves - 1:
                killing.append(asyncio.get_running_loop().call_later(rng.uniform(0, 0.006), server.kill))
            calm = [move for move in position["legal"] if move != "swap"]  # a swap shortens the game
            move = rng.choice(calm)
            before = len(seat.log)
            position = await seat.move(move)
            assert position["type"] == "position" and len(seat.log) == before + 1
            acknowledged.append((before + 1, move))
        await seat.socket.wait_closed()

    def check(stored: list[tuple[int, str]]) -> None:
        numbers = [n for n, _ in stored]
        assert numbers == list(range(1, len(numbers) + 1))
        assert [stored[n - 1] for n, _ in acknowledged] == acknowledged

    asyncio.run(play())
    check(table_rows(tmp_path / "site.db"))
    assert len(killing) >= KILLS // 2
    assert len(table_rows(tmp_path / "site.db")) <= MOVES + len(killing)


def table_rows(database: Path) -> list[tuple[int, str]]:
    connection = sqlite3.connect(database)
    try:
        return list(connection.execute("select n, move from moves order by n"))
    finally:
        connection.close()


def test_a_full_disk_refuses_and_play_goes_on_afterwards(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna:
            table = await anna.open("palmyra", seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
            async with anna.sit(table) as seat:
                await seat.next("position")
                await fill(site, full=True)
                for _ in range(200):  # until what is free inside the file is used up
                    log = list(seat.log)
                    refusal = await seat.move(seat.position["legal"][0])
                    if refusal["type"] == "refused":
                        break
                assert refusal["why"] == "storage"
                for _ in range(50):
                    answer = await anna.http.post("/api/tables", json={"game": "palmyra"})
                    if answer.status_code != 201:
                        break
                assert (answer.status_code, answer.json()["why"]) == (503, "storage")
                assert (await seat.move(seat.position["legal"][0]))["why"] == "storage"
                await fill(site, full=False)
                position = await seat.move(seat.position["legal"][0])
                assert position["type"] == "position" and seat.log[: len(log)] == log and len(seat.log) == len(log) + 1

    asyncio.run(play())


async def fill(site: Running, full: bool) -> None:
    """Let the database believe that the disk is full: it may not grow by a page any more."""

    def limit(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar() if full else 2**30
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    work = site.app.state.rooms.store.write(limit)  # the one connection that writes
    future = asyncio.run_coroutine_threadsafe(work, site.loop())
    await asyncio.wrap_future(future)
