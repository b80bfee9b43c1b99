"""No message to a seat holds anything that it may not know."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import sqlite3
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import websockets
from tests.server.clients import Person, Seat, play_out
from tests.server.conftest import Running
from tests.server.test_play import two_at

from zenobia.core.game import SPECTATOR
from zenobia.core.kernel import EVERYBODY
from zenobia.core.table import Table
from zenobia.games import FOLDER, find, names
from zenobia.server.lines import effective
from zenobia.server.rooms import encode

WITH_SECRETS = [name for name in names() if (FOLDER / name / "tests" / "secrets.py").exists()]


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_positions_do_not_depend_on_what_is_hidden(site: Running, game: str) -> None:
    """Wherever a game stands: with everything dealt anew that a seat cannot know, its message has the same bytes."""
    shuffle_hidden = import_module(f"zenobia.games.{game}.tests.secrets").shuffle_hidden
    rng = random.Random(11)

    async def look() -> None:
        async with Person(site.address) as anna:
            table = await anna.open(game, seats=[{"kind": "me"}] * find(game).seats[-1], hotseat=True)
            live = (await site.app.state.rooms.room(table)).live
            everybody = range(live.players)
            compared = 0
            for step in range(400):
                if live.over:
                    break
                await live.play(tuple(everybody), live.version(tuple(everybody)), rng.choice(live.legal()))
                if step % 8 or live.over:
                    continue
                true = live.state
                for seat in (SPECTATOR, *everybody):
                    seats = () if seat == SPECTATOR else (seat,)
                    said = encode([live.position(seats, set()), await live.log_from(seats, 0)])
                    live.state = true.copy()
                    shuffle_hidden(live.state, seat, rng)
                    assert encode([live.position(seats, set()), await live.log_from(seats, 0)]) == said
                    live.state = true
                    compared += 1
            assert compared > 20

    run_there(site, look)


def run_there(site: Running, work: Any) -> None:
    """Run something on the server's own loop: tables belong to it."""
    loop = site.loop()
    asyncio.run_coroutine_threadsafe(work(), loop).result(60)


def test_a_secret_swap_sends_the_same_bytes_however_it_is_done(site: Running, tmp_path: Path) -> None:
    """Two tables alike but for what Ben throws away, in how many answers: Anna hears the same, byte by byte."""
    seed = next(seed for seed in range(1000) if suits(seed))

    async def traffic(wanted: list[str]) -> list[str]:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben, "tigris")
            reseed(tmp_path / "site.db", table, seed)
            site.app.state.rooms.rooms.pop(table)
            async with anna.sit(table) as first:
                await first.next("position")  # before Ben comes: it tells who is there
                async with ben.sit(table) as second:
                    await second.until(lambda position: position["legal"])
                    for move in ["swap", *wanted]:
                        await second.move(move)
                    while not any(event["name"] == "swapped" for entry in first.log for event in entry["events"]):
                        await first.next("position")
                    await first.send(type="ping", id=7)
                    await first.next("pong")
                    return [raw for raw in first.heard if '"presence"' not in raw]

    one, other = two_ways(seed)
    assert len(one) != len(other)
    heard = [asyncio.run(traffic(way)) for way in (one, other)]
    assert heard[0] == heard[1]


def start(seed: int) -> Table:
    return Table(find("tigris"), 2, seed=seed)


def suits(seed: int) -> bool:
    """Ben begins, and can throw one tile away by two numbers of answers."""
    return start(seed).to_act == 1 and two_ways(seed) is not None


def two_ways(seed: int) -> Any:
    """Two ways to throw one tile away that need different numbers of answers."""
    ways: dict[int, list[str]] = {}

    def follow(done: list[str]) -> None:
        table, told = start(seed), []
        for move in ["swap", *done]:
            told = table.play(move, 0)
        swapped = [event for event in told if find("tigris").events[event[1]].name == "swapped"]
        if swapped:
            if swapped[0][3] == 1:
                ways[len(done)] = done
            return
        for move in table.legal():
            if sum(int(each.split()[1]) for each in [*done, move]) <= 1:
                follow([*done, move])

    follow([])
    found = sorted(ways)
    return (ways[found[0]], ways[found[-1]]) if len(found) > 1 else None


def reseed(database: Path, table: str, seed: int) -> None:
    """Begin a table anew from a known seed, before anybody has seen it."""
    fresh = start(seed)
    connection = sqlite3.connect(database)
    with connection:
        values = (seed, fresh.state.tobytes(), fresh.to_act, table)
        connection.execute("update tables set seed = ?, snapshot = ?, to_act = ? where id = ?", values)
    connection.close()


@pytest.mark.parametrize("game", names())
def test_a_seat_hears_only_what_is_for_its_ears(site: Running, game: str) -> None:
    async def play() -> tuple[Seat, Seat, str]:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben, game)
            async with anna.sit(table) as first, ben.sit(table) as second:
                await play_out([first, second], random.Random(8), most=250)
                for seat in (first, second):  # hear the last lines too
                    await seat.send(type="ping", id=1)
                    await seat.next("pong")
            return first, second, table

    first, second, table = asyncio.run(play())
    lines: list[Any] = []

    async def read() -> None:
        lines.extend(effective(await site.app.state.rooms.store.lines(table)))

    run_there(site, read)
    whispers = 0
    for seat in (first, second):
        own = seat.position["seat"]
        others = [event for line in lines for event in line.events if event[0] not in (EVERYBODY, own)]
        whispers += len(others)
        for raw in seat.heard:
            message = json.loads(raw)
            if message["type"] != "position" or message["over"]:
                continue
            assert message["view"]["seat"] == own
            for entry in message["log"]:
                assert entry["move"] is None or entry["seat"] == own
        noticed = [(line, [event for event in line.events if event[0] in (EVERYBODY, own)]) for line in lines]
        noticed = [(line, events) for line, events in noticed if events or line.seat == own]
        if not seat.position["over"]:
            for entry, (line, events) in zip(seat.log, noticed, strict=True):
                assert entry["seat"] == line.seat and len(entry["events"]) == len(events)
                assert entry["move"] == (line.move if line.seat == own else None)
    if game == "tigris":
        assert whispers > 10


FRIENDS = [{"kind": "me"}, {"kind": "friend"}]


@pytest.mark.parametrize("game", names())
def test_nothing_is_dealt_before_the_game_begins(site: Running, game: str, tmp_path: Path) -> None:
    async def play() -> None:
        players = find(game).seats[-1]
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            seats = [{"kind": "me"}, {"kind": "friend"}] + [{"kind": "bot", "bot": "random"}] * (players - 2)
            table = await anna.open(game, players=players, seats=seats)
            database = sqlite3.connect(tmp_path / "site.db")
            query = f"select seed, length(snapshot) from tables where id = '{table}'"
            async with anna.sit(table) as first:
                waiting = await first.next("position")
                assert waiting["waiting"] and waiting["view"] is None and waiting["legal"] is None
                assert database.execute(query).fetchone() == (0, 0)
                await ben.post(f"/api/tables/{table}/join")
                await ben.post(f"/api/tables/{table}/leave")  # the game has begun: a bot keeps the seat
                begun = await first.until(lambda position: position["view"] is not None)
                assert not begun["waiting"]
                seed, length = database.execute(query).fetchone()
                assert seed > 0 and length > 0
            database.close()

    asyncio.run(play())


def test_who_looks_at_a_seat_while_the_table_waits_learns_nothing(site: Running) -> None:
    """Ben sits down, leaves, and sits elsewhere: the table is dealt only when the last seat is taken."""

    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await anna.open("tigris", players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
            for seat in (1, 2, 1, 2):
                await ben.post(f"/api/tables/{table}/join", {"seat": seat})
                async with ben.sit(table) as second:
                    assert (await second.next("position"))["view"] is None
                answer = await ben.http.get(f"/api/tables/{table}/replay/0")
                assert answer.status_code == 409 and answer.json()["why"] == "waiting"
                await ben.post(f"/api/tables/{table}/leave")

    asyncio.run(play())


def test_who_has_seen_one_hand_never_gets_another(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben, "tigris")
            await anna.post(f"/api/tables/{table}/leave")
            await ben.post(f"/api/tables/{table}/leave")
            refusal = await ben.post(f"/api/tables/{table}/join", {"seat": 0}, expect=409)
            assert refusal["why"] == "seen-other-seat" and refusal["details"]["seat"] == "P2"
            assert (await ben.post(f"/api/tables/{table}/join"))["mine"] == [1]
            assert (await anna.post(f"/api/tables/{table}/join", {"seat": 0}))["mine"] == [0]
            async with Person(site.address, "Cleo") as cleo:
                await ben.post(f"/api/tables/{table}/leave")
                assert (await cleo.post(f"/api/tables/{table}/join"))["mine"] == [1]
                await cleo.post(f"/api/tables/{table}/leave")
                await anna.post(f"/api/tables/{table}/leave")
                assert (await cleo.post(f"/api/tables/{table}/join", {"seat": 0}, expect=409))[
                    "why"
                ] == "seen-other-seat"

    asyncio.run(play())


def test_nobody_gets_two_seats_by_asking_for_both_at_once(site: Running) -> None:
    async def play() -> None:
        async with (
            Person(site.address, "Anna") as anna,
            Person(site.address, "Ben") as ben,
            Person(site.address, "Cleo") as cleo,
        ):
            for _ in range(5):
                table = await two_at(anna, ben, "tigris")
                for person in (anna, ben):
                    await person.post(f"/api/tables/{table}/leave")
                wishes = [cleo.http.post(f"/api/tables/{table}/join", json={"seat": seat}) for seat in (0, 1)]
                answers = await asyncio.gather(*wishes)
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                assert len((await cleo.get(f"/api/tables/{table}"))["mine"]) == 1

    asyncio.run(play())


def test_who_leaves_a_closed_table_sees_no_more_of_it(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await anna.open("tigris", players=2, seats=FRIENDS, watch=False)
            await ben.post(f"/api/tables/{table}/join")
            async with anna.sit(table) as first, ben.sit(table) as second:
                await first.next("position")
                await second.next("position")
                await ben.post(f"/api/tables/{table}/leave")
                assert (await second.next("refused"))["why"] == "no-watching"
                assert second.heard[-1] == (await heard_until_closed(second))[-1]
                assert second.socket.close_code == 4403

    asyncio.run(play())


async def heard_until_closed(seat: Seat) -> list[str]:
    """All that a socket says until it is closed."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            seat.heard.append(await seat.socket.recv())
    return seat.heard


def test_who_leaves_becomes_a_spectator(site: Running) -> None:
    """The log of the own seat is taken back; what follows is what everybody sees."""

    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben, "tigris")
            async with ben.sit(table) as second:
                await second.next("position")
                await ben.post(f"/api/tables/{table}/leave")
                position = await second.until(lambda position: position["seat"] is None)
                assert position["log_from"] == 0 and all(entry["move"] is None for entry in position["log"])

    asyncio.run(play())


def test_a_stranger_notices_nothing_of_a_secret_answer(serve: Any, tmp_path: Path) -> None:
    """Every route, header and count, and every message on a socket, before and after a part of a secret swap."""
    site = serve()
    seed = next(seed for seed in range(1000) if suits(seed))
    one, other = two_ways(seed)
    longer = max((one, other), key=len)

    async def play() -> None:
        async with (
            Person(site.address, "Anna") as anna,
            Person(site.address, "Ben") as ben,
            Person(site.address, "Cleo") as cleo,
        ):
            table = await anna.open("tigris", players=2, seats=FRIENDS, clock={"minutes": 600, "increment": 60})
            await ben.post(f"/api/tables/{table}/join")
            reseed(tmp_path / "site.db", table, seed)
            site.app.state.rooms.rooms.pop(table)
            async with ben.sit(table) as second, cleo.sit(table) as watching:
                await second.until(lambda position: position["legal"])
                await second.move("swap")
                await quiet(watching)
                for move in longer[:-1]:
                    before = await asked_by_a_stranger(site, cleo, table)
                    heard = len(await quiet(watching))
                    await second.move(move)
                    assert await asked_by_a_stranger(site, cleo, table) == before
                    assert len(await quiet(watching)) == heard

    asyncio.run(play())


async def quiet(seat: Seat) -> list[str]:
    """All that a socket was told up to now, without the answer to this question."""
    await seat.send(type="ping", id=1)
    await seat.next("pong")
    return [raw for raw in seat.heard if '"pong"' not in raw]


async def asked_by_a_stranger(site: Running, stranger: Person, table: str) -> dict[str, Any]:
    """Every GET of the description, as a stranger is answered: status, headers and body."""
    description = await stranger.get("/api/schema/openapi.json")
    found: dict[str, Any] = {}
    for path, methods in description["paths"].items():
        if "get" not in methods:
            continue
        for n in ("0", "1"):
            where = path.replace("{table}", table).replace("{game}", "tigris").replace("{lang}", "en").replace("{n}", n)
            answer = await stranger.http.get(where, headers={"Host": "site.example"})
            headers = {k: v for k, v in answer.headers.items() if k not in ("date", "set-cookie")}
            found[where] = (answer.status_code, headers, still(answer.content))
    assert found["/metrics"][0] == 404  # for the operator only
    assert len(found) > 20
    return found


def still(body: bytes) -> str:
    """A body without what moves by itself: clocks run."""
    return re.sub(r'"clock":[0-9.]+', '"clock":0', body.decode())
