"""No message to a seat holds anything that it may not know."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import Person, Seat, play_out
from tests.server.conftest import Running
from tests.server.test_play import two_at

from zenobia.core.game import SPECTATOR
from zenobia.core.kernel import EVERYBODY
from zenobia.core.table import Table
from zenobia.games import FOLDER, find, names
from zenobia.server.rooms import encode
from zenobia.server.store import effective

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
