"""A person's page: results and ratings of people and bots, solo scores, all data to take along, and nothing left."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from tests.server.clients import Person, play_out
from tests.server.conftest import Running

from zenobia.server import people, results
from zenobia.server.people import SOMEBODY
from zenobia.server.schema import analyses, metadata

FRIEND = [{"kind": "me"}, {"kind": "friend"}]
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


async def play_against(one: Person, other: Person, game: str = "palmyra", moves: int = 3000) -> str:
    """A game of two, to its end or for some moves."""
    table = await one.open(game, players=2, seats=FRIEND)
    await other.post(f"/api/tables/{table}/join")
    async with one.sit(table) as first, other.sit(table) as second:
        await play_out([first, second], random.Random(5), most=moves)
    return table


async def play_alone(person: Person, **wish: Any) -> tuple[str, dict[str, Any]]:
    """A game against bots or a solo game, to its end; its last position."""
    table = await person.open("palmyra", **wish)
    rng = random.Random(6)
    async with person.sit(table) as seat:
        await seat.next("position")
        while not seat.position["over"]:
            if seat.position["legal"]:
                await seat.move(rng.choice(seat.position["legal"]))
            else:
                await seat.next("position", seconds=60)
        return table, seat.position


def test_results_and_ratings_of_people_and_bots(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            assert (await anna.get("/api/me/profile"))["games"] == []
            table = await play_against(anna, ben)
            _, last = await play_alone(anna, players=2, seats=BOT)
            pages = [await each.get("/api/me/profile") for each in (anna, ben)]
            again = await anna.get("/api/me/profile")
        assert again == pages[0], "asking changes nothing"
        mine, his = (page["games"][0] for page in pages)
        assert mine["people"]["played"] == his["people"]["played"] == 1 and mine["bots"]["played"] == 1
        assert mine["people"]["won"] + his["people"]["won"] >= 1
        assert his["rating"]["games"] == 1 and mine["rating"]["games"] == 2
        (bot,) = mine["ladder"]
        assert bot["bot"] == "random" and bot["rating"]["games"] == 1
        better = last["ranks"][0] < last["ranks"][1]
        assert (bot["rating"]["value"] < 1500) == better and bot["rating"]["give"] < 1000
        assert his["rating"]["value"] > 1500 if his["people"]["won"] else his["rating"]["value"] <= 1500
        assert [each["table"] for each in pages[1]["results"]] == [table]
        assert pages[1]["results"][0]["others"] == ["Anna"]

    asyncio.run(play())


def test_who_resigns_has_lost_and_hot_seats_count_for_nobody(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await play_against(anna, ben, moves=4)
            await ben.post(f"/api/tables/{table}/resign")
            rng = random.Random(2)
            async with anna.sit(table) as seat:
                await seat.next("position")
                while not seat.position["over"]:
                    if seat.position["legal"]:
                        await seat.move(rng.choice(seat.position["legal"]))
                    else:
                        await seat.next("position", seconds=60)
            hot = [{"kind": "me", "name": "One"}, {"kind": "me", "name": "Two"}]
            shared = await anna.open("palmyra", seats=hot, hotseat=True)
            async with anna.sit(shared) as seat:
                await play_out([seat], rng)
            page = await ben.get("/api/me/profile")
            assert page["results"][0]["rank"] == 2 and page["results"][0]["score"] is None
            assert page["games"][0]["rating"]["value"] < 1500
            assert len((await anna.get("/api/me/profile"))["results"]) == 1

    asyncio.run(play())


def test_the_solo_campaign_is_kept_by_the_server(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address) as nameless, Person(site.address, "Ben") as ben:
            before = await nameless.get("/api/games/palmyra/campaign")
            assert all(stage["best"] is None and not stage["passed"] and stage["target"] > 0 for stage in before)
            best = 0
            for _ in range(2):
                _, last = await play_alone(nameless, players=1, options={"solo": "1"})
                best = max(best, last["scores"][0])
            stages = await nameless.get("/api/games/palmyra/campaign")
            assert stages[0]["best"] == best and stages[0]["passed"] == (best >= stages[0]["target"])
            assert await ben.get("/api/games/palmyra/campaign") == before
            assert await ben.get("/api/games/tigris/campaign") == []
            page = await nameless.get("/api/me/profile")
            assert page["games"][0]["campaign"] == stages and page["games"][0]["rating"] is None

    asyncio.run(play())


def everything_in(database: Path) -> str:
    """Every value of every table, and the bytes of the files."""
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        rows = [list(connection.execute(text(f'select * from "{name}"'))) for name in metadata.tables]
    engine.dispose()
    files = b"".join(file.read_bytes() for file in sorted(database.parent.glob(database.name + "*")))
    return str(rows) + files.decode("latin-1")


def test_nothing_of_a_forgotten_person_is_left(serve: Callable[..., Running], tmp_path: Path) -> None:
    site = serve()

    async def play() -> tuple[str, str]:
        async with Person(site.address, "Zerbinetta") as anna, Person(site.address, "Ben") as ben:
            await anna.post("/api/account", {"account": "zerbi-account", "password": "something long"})
            await anna.post("/api/tokens", {"label": "zerbi-token"})
            done = await play_against(anna, ben)
            going = await play_against(anna, ben, moves=4)
            alone, _ = await play_alone(anna, players=1, options={"solo": "1"})
            async with anna.sit(going) as seat:
                await seat.send(type="chat", text="zerbi-says")
                await seat.next("chat")
            taken = await anna.http.get("/api/me/data")
            assert "attachment" in taken.headers["content-disposition"]
            for known in ("Zerbinetta", "zerbi-account", "zerbi-token", "zerbi-says", done, going, alone):
                assert known in taken.text, known
            assert "argon2" not in taken.text and "Ben" in json.dumps(taken.json()["profile"]["results"])
            own = {row["seat"] for row in taken.json()["seats"] if row["table"] == done}
            assert own == {row["seat"] for row in taken.json()["moves"] if row["table"] == done}
            async with ben.sit(going) as watching:
                await watching.next("position")
                await anna.http.delete("/api/me")
                now = await watching.until(lambda position: position["seats"][0]["kind"] == "bot")
                assert now["seats"][0]["name"] is None and now["seats"][0]["vacant"]
            assert SOMEBODY in (await ben.http.get(f"/api/tables/{done}/record")).text
            await ben.get(f"/api/tables/{alone}", expect=404)
            page = await ben.get("/api/me/profile")
            assert page["results"][0]["others"] == [SOMEBODY] and page["games"][0]["rating"]["games"] == 1
            assert (await anna.http.get("/api/me")).json()["id"] != anna.id
            return anna.id, done

    person, done = asyncio.run(play())
    left = everything_in(tmp_path / "site.db")
    assert done in left  # the game itself stays, for who played it
    for trace in (person, "erbinetta", "zerbi"):
        assert trace not in left, trace


def test_only_the_latest_tables_are_looked_through(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finished tables grow for ever; whoever asks for a profile does not pay for all of them."""
    store, asked = site.app.state.rooms.store, []
    read = store.all
    monkeypatch.setattr(store, "all", lambda query: asked.append(query) or read(query))

    async def look() -> float:
        asked.clear()
        await results.settle(store)
        parameters = asked[0].compile().params
        return float(next(value for name, value in parameters.items() if name.startswith("shown")))

    def since() -> float:
        return asyncio.run_coroutine_threadsafe(look(), site.loop()).result(30)

    assert since() < 0  # all, at first
    assert since() == pytest.approx(time.time() - results.LOOK_BACK, abs=60)
    store.settled = (store.settled[0] - 2 * results.LOOK_BACK, store.settled[1])
    assert since() < 0  # and now and then


def test_many_tables_are_forgotten_in_parts(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "GIVEN_UP", 2)
    store = site.app.state.rooms.store

    async def keep_analysis(table: str) -> None:
        row = store.insert(analyses).values(table=table, found={"secret": 1}, at=0.0)
        await store.write(lambda connection: connection.execute(row))

    async def play() -> None:
        async with Person(site.address) as anna, Person(site.address) as ben:
            mine = [await anna.open("palmyra", players=2) for _ in range(5)]
            shared = [await anna.open("palmyra", players=2, seats=FRIEND) for _ in range(3)]
            for table in shared:
                await ben.post(f"/api/tables/{table}/join")
            asyncio.run_coroutine_threadsafe(keep_analysis(mine[0]), site.loop()).result(30)
            assert (await anna.http.delete("/api/me")).status_code == 204
            for table in mine:
                await ben.get(f"/api/tables/{table}", expect=404)
            for table in shared:
                card = await ben.get(f"/api/tables/{table}")
                assert card["host"] and card["seats"][0]["vacant"]

    asyncio.run(play())
    left = asyncio.run_coroutine_threadsafe(store.all(analyses.select()), site.loop()).result(30)
    assert not left


def test_ones_data_are_read_once_at_a_time(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    read, gate = people.everything, asyncio.Event()

    async def when_told(*which: Any) -> bytes:
        await gate.wait()
        return await read(*which)

    monkeypatch.setattr(people, "everything", when_told)

    async def ask() -> None:
        async with Person(site.address) as anna, Person(site.address) as ben:
            first = asyncio.create_task(anna.http.get("/api/me/data"))
            while anna.id not in people.TAKING:
                await asyncio.sleep(0.01)
            refused = await anna.http.get("/api/me/data")
            assert (refused.status_code, refused.json()["why"]) == (503, "busy")
            site.loop().call_soon_threadsafe(gate.set)
            assert (await first).status_code == 200
            assert (await anna.http.get("/api/me/data")).status_code == 200
            assert (await ben.http.get("/api/me/data")).status_code == 200

    asyncio.run(ask())
