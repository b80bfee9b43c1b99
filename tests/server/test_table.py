"""Around the game: undo, leaving and joining, clocks, rematches."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import pytest
from tests.server.clients import Person, Seat, play_out
from tests.server.conftest import Running
from tests.server.test_play import FRIENDS, two_at

Positions = dict[str, Any]


def begins(word: str, seat: Seat) -> str:
    """The first legal move with this verb."""
    return next(text for text in seat.position["legal"] if text.startswith(word))


async def in_order(one: Seat, other: Seat) -> tuple[Seat, Seat]:
    """Two seats, first the one that is to act: who begins is drawn."""
    await one.next("position")
    await other.next("position")
    return (one, other) if one.position["legal"] else (other, one)


def test_undo_is_free_until_something_hidden_was_shown(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben, "tigris")
            async with anna.sit(table) as one, ben.sit(table) as other:
                first, second = await in_order(one, other)
                start, number = first.position, first.position["seat"]
                assert not start["undo"]["free"] and not start["undo"]["may_ask"]
                await first.send(type="undo")
                assert (await first.next("refused"))["why"] == "nothing-to-undo"
                placed = await first.move(begins("leader", first))
                assert placed["undo"]["free"]
                await first.send(type="undo")
                back = await first.next("position")
                assert back["view"] == start["view"] and first.log == [] and back["v"] == 2
                await second.until(lambda position: position["v"] == 2)
                assert second.log == []
                await first.move(begins("leader", first))
                drawn = await first.move(begins("tile", first))
                while first.position["legal"]:  # whatever the tile led to, until the hand is refilled
                    drawn = await first.move(first.position["legal"][0])
                assert not drawn["undo"]["free"] and drawn["undo"]["may_ask"]
                await first.send(type="undo")
                asked = await second.until(lambda position: position["undo"]["asked_by"] == number)
                assert asked["undo"]["must_answer"]
                await second.send(type="undo-answer", yes=False)
                assert (await first.next("undo-answer")) == {"type": "undo-answer", "seat": 1 - number, "yes": False}
                length = len(first.log)
                for seat in (first, second):
                    await seat.until(lambda position: position["undo"]["asked_by"] is None)
                await first.send(type="undo")
                await second.until(lambda position: position["undo"]["must_answer"])
                await second.send(type="undo-answer", yes=True)
                await first.until(lambda position: position["legal"])
                assert len(first.log) == length - 1
                await second.send(type="undo-answer", yes=True)
                assert (await second.next("refused"))["why"] == "undo-not-asked"

    asyncio.run(play())


def test_bots_agree_to_every_undo(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address) as anna:
            table = await anna.open("palmyra", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
            rng = random.Random(4)
            async with anna.sit(table) as seat:
                await seat.next("position")
                while not any(entry["seat"] == 1 for entry in seat.log):
                    await seat.until(lambda position: position["legal"])
                    await seat.move(rng.choice(seat.position["legal"]))
                position = await seat.until(lambda position: position["legal"])
                before = position["v"]
                await seat.send(type="undo")
                await seat.until(lambda position: position["v"] > before and position["legal"])
                assert seat.position["log_from"] < before or len(seat.log) < before

    asyncio.run(play())


def test_leaving_joining_and_resigning(site: Running) -> None:
    async def play() -> None:
        async with (
            Person(site.address, "Anna") as anna,
            Person(site.address, "Ben") as ben,
            Person(site.address, "Cleo") as cleo,
        ):
            table = await anna.open("palmyra", seats=FRIENDS, watch=False)
            assert (await anna.get("/api/tables"))["mine"][0]["waiting"]
            async with anna.sit(table) as first:
                waiting = await first.next("position")
                assert waiting["waiting"] and waiting["legal"] is None
                await first.send(type="move", v=waiting["v"], move="end")
                assert (await first.next("refused"))["why"] == "waiting"
                async with cleo.sit(table) as third:
                    assert (await third.next("refused"))["why"] == "no-watching"
                assert (await ben.post(f"/api/tables/{table}/join", {"seat": 1}))["mine"] == [1]
                assert (await cleo.post(f"/api/tables/{table}/join", {}, expect=409))["why"] == "no-free-seat"
                assert (await ben.post(f"/api/tables/{table}/join", {}, expect=409))["why"] == "already-seated"
                card = await ben.post(f"/api/tables/{table}/leave", {})
                assert card["seats"][1]["kind"] == "bot" and card["seats"][1]["vacant"]
                rng = random.Random(2)
                while not any(entry["seat"] == 1 for entry in first.log):  # the bot plays on
                    await first.until(lambda position: position["legal"])
                    await first.move(rng.choice(first.position["legal"]))
                assert (await cleo.post(f"/api/tables/{table}/join", {}))["mine"] == [1]
                await first.until(lambda position: position["seats"][1]["name"] == "Cleo")
                card = await anna.post(f"/api/tables/{table}/resign", {})
                assert card["seats"][0]["kind"] == "bot" and not card["seats"][0]["vacant"]
                assert (await anna.post(f"/api/tables/{table}/join", {}, expect=409))["why"] == "no-free-seat"

    asyncio.run(play())


def test_the_host_fills_free_seats(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await anna.open("tigris", seats=[{"kind": "me"}, {"kind": "open"}])
            assert [card["id"] for card in (await ben.get("/api/tables"))["open"]] == [table]
            wish = {"kind": "bot", "bot": "random"}
            assert (await ben.post(f"/api/tables/{table}/seats/1", wish, expect=403))["why"] == "not-host"
            await anna.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "nobody"}, expect=422)
            card = await anna.post(f"/api/tables/{table}/seats/1", wish)
            assert not card["waiting"] and card["to_act"] is not None
            assert (await ben.get("/api/tables"))["open"] == []
            for other in ({"kind": "bot", "bot": "greedy"}, {"kind": "open"}):  # a result counts for whoever has played
                assert (await anna.post(f"/api/tables/{table}/seats/1", other, expect=409))["why"] == "begun"

    asyncio.run(play())


def test_clocks_do_not_follow_the_clock_on_the_wall(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be set back or forward by an hour: nobody loses or wins time by it."""

    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben, "tigris", clock={"minutes": 10, "increment": 0})
            async with anna.sit(table) as one, ben.sit(table) as other:
                first, _ = await in_order(one, other)
                number, wall = first.position["seat"], time.time
                for shift in (3600, -3600, 0):
                    monkeypatch.setattr(time, "time", lambda shift=shift: wall() + shift)
                    position = await first.move(begins("leader", first))
                    assert position["type"] == "position"
                    clock = position["seats"][number]["clock"]
                    assert 300 < clock <= 600
                    card = await anna.get(f"/api/tables/{table}")
                    assert 300 < card["seats"][number]["clock"] <= 600
                    await first.send(type="undo")
                    await first.until(lambda position: position["legal"] and not position["undo"]["free"])

    asyncio.run(play())


def test_who_takes_a_seat_over_is_not_rated_for_it(site: Running) -> None:
    """Ben leaves in the middle, Cleo plays on: Anna's and Cleo's results are kept, but nobody is rated against Cleo."""

    async def play() -> None:
        async with (
            Person(site.address, "Anna") as anna,
            Person(site.address, "Ben") as ben,
            Person(site.address, "Cleo") as cleo,
        ):
            table = await two_at(anna, ben, "palmyra")
            async with anna.sit(table) as first:
                async with ben.sit(table) as second:
                    await play_out([first, second], random.Random(4), most=6)
                await ben.post(f"/api/tables/{table}/leave")
                await cleo.post(f"/api/tables/{table}/join")
                async with cleo.sit(table) as third:
                    await play_out([first, third], random.Random(4))
            page = await cleo.get("/api/me/profile")
            assert [result["table"] for result in page["results"]] == [table]
            assert page["games"][0]["rating"] is None
            assert (await anna.get("/api/me/profile"))["games"][0]["rating"] is None

    asyncio.run(play())


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben, "tigris", clock={"minutes": 0.05, "increment": 1})
            async with anna.sit(table) as one, ben.sit(table) as other:
                first, _ = await in_order(one, other)
                number = first.position["seat"]
                assert 2 < first.position["seats"][number]["clock"] <= 3
                await first.move(begins("leader", first))
                await first.until(lambda position: position["seats"][number]["kind"] == "bot", seconds=10)
                await first.until(lambda position: position["view"]["to_act"] == 1 - number)
                assert first.position["seats"][1 - number]["clock"] <= 3

    asyncio.run(play())


def test_rematch_is_one_table_for_all(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben, "palmyra")
            assert (await anna.post(f"/api/tables/{table}/rematch", {}, expect=409))["why"] == "not-over"
            rng = random.Random(1)
            async with anna.sit(table) as first, ben.sit(table) as second:
                await play_out([first, second], rng)
                both = await asyncio.gather(
                    anna.post(f"/api/tables/{table}/rematch"), ben.post(f"/api/tables/{table}/rematch")
                )
                assert both[0]["id"] == both[1]["id"]
                await second.until(lambda position: position["rematch"] == both[0]["id"])
                card = await ben.get(f"/api/tables/{both[0]['id']}")
                assert card["mine"] == [0] and [seat["name"] for seat in card["seats"]] == ["Ben", "Anna"]

    asyncio.run(play())
