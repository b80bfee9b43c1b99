"""Playing over sockets: whole games, spectators, bots, hot seat, chat, replay, records."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.server.clients import Person, Seat, play_out
from tests.server.conftest import Running

from zenobia.core.record import Record
from zenobia.core.table import Table
from zenobia.games import find, names

FRIENDS = [{"kind": "me"}, {"kind": "friend"}]


async def two_at(anna: Person, ben: Person, game: str, **wish: object) -> str:
    """A table with two people, and bots where the game needs more."""
    least = find(game).seats[0]
    seats = FRIENDS + [{"kind": "bot", "bot": "random"}] * max(0, least - 2)
    table = await anna.open(game, seats=seats, **wish)
    await ben.post(f"/api/tables/{table}/join", {})
    return table


@pytest.mark.parametrize("game", names())
def test_two_people_play_a_whole_game_and_a_third_watches(site: Running, game: str) -> None:
    async def play() -> None:
        async with (
            Person(site.address, "Anna") as anna,
            Person(site.address, "Ben") as ben,
            Person(site.address) as eve,
        ):
            table = await two_at(anna, ben, game)
            async with anna.sit(table) as first, ben.sit(table) as second, eve.sit(table) as third:
                watching = asyncio.create_task(third.until(lambda position: position["over"], seconds=60))
                await play_out([first, second], random.Random(3))
                assert first.position["ranks"] == second.position["ranks"] == (await watching)["ranks"]
                assert first.log == second.log == third.log
                assert all(entry["move"] for entry in first.log)
                assert third.position["seat"] is None and all(not each["legal"] for each in positions(third))
            await check_past(anna, table, first, game)

    asyncio.run(play())


def positions(seat: Seat) -> list[dict]:
    import json

    return [message for message in map(json.loads, seat.heard) if message["type"] == "position"]


async def check_past(person: Person, table: str, seat: Seat, game: str) -> None:
    """The record is true, the replay ends where the game ended, and the record can be imported."""
    text = (await person.http.get(f"/api/tables/{table}/record")).text
    record = Record("record", text, find)
    assert [move.text for move in record.table.log] == [entry["move"] for entry in seat.log]
    last = await person.get(f"/api/tables/{table}/replay/{len(seat.log)}")
    assert last["view"] == seat.position["view"]
    first = await person.get(f"/api/tables/{table}/replay/0?seat=1")
    opening = Table(find(game), record.table.players, record.table.options, record.table.seed)
    assert first["view"] == opening.view(1)
    again = await person.post("/api/records", {"record": text})
    async with person.sit(again["id"]) as copy:
        position = await copy.next("position")
        assert position["over"] and position["ranks"] == seat.position["ranks"]


def test_bots_play_and_the_server_answers_meanwhile(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna:
            table = await anna.open("tigris", players=3)
            async with anna.sit(table) as seat:
                for _ in range(6):
                    await seat.until(lambda position: position["legal"] or position["over"], seconds=60)
                    await seat.move(random.Random(1).choice(seat.position["legal"]))
                await seat.send(type="hint")
                while (await seat.next("hint", "position", seconds=60))["type"] != "hint":
                    if seat.position["legal"]:
                        await seat.send(type="hint")
                assert {entry["seat"] for entry in seat.log} == {0, 1, 2}

    asyncio.run(play())


def test_hot_seat_shows_whoever_decides_and_keeps_secrets_from_the_log(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address) as anna:
            wish = {"seats": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}], "hotseat": True}
            await anna.post("/api/tables", {"game": "tigris", "seats": wish["seats"]}, expect=422)
            table = await anna.open("tigris", **wish)
            seen = set()
            async with anna.sit(table) as seat:
                await seat.next("position")
                rng = random.Random(2)
                for _ in range(60):
                    position = seat.position
                    assert position["seat"] == position["view"]["to_act"]
                    hands = [each["hand"] is not None for each in position["view"]["seats"]]
                    assert hands == [n == position["seat"] for n in range(2)]
                    seen.add(position["seat"])
                    await seat.move(rng.choice(position["legal"]))
                assert seen == {0, 1}
                assert all(entry["move"] is None for entry in seat.log)
                assert not any(event["name"] == "drew" for entry in seat.log for event in entry["events"])

    asyncio.run(play())


def test_chat_presence_and_reconnecting(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "<b>Ben</b>") as ben:
            table = await two_at(anna, ben, "palmyra")
            async with anna.sit(table) as first:
                assert (await first.next("presence"))["online"] == [0]
                await first.next("position")
                async with ben.sit(table) as second:
                    assert (await first.next("presence"))["online"] == [0, 1]
                    await second.next("position")
                    await second.send(type="chat", text="  <script>alert(1)</script>\n hello  ")
                    said = await first.next("chat")
                    assert (said["seat"], said["name"], said["text"]) == (
                        1,
                        "<b>Ben</b>",
                        "<script>alert(1)</script> hello",
                    )
                assert (await first.next("presence"))["online"] == [0]
            async with anna.sit(table) as first:
                assert (await first.next("chat"))["text"].endswith("hello")
            quiet = await anna.open("palmyra", players=2, chat=False)
            async with anna.sit(quiet) as first:
                await first.send(type="chat", text="hello")
                assert (await first.next("refused"))["why"] == "no-chat"

    asyncio.run(play())
