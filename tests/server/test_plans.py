"""Planned moves: played when the turn comes, dropped with a reason, and known to nobody else."""

from __future__ import annotations

import asyncio
import json
import random
from importlib import import_module
from typing import Any

import pytest
from tests.server.clients import Person, Seat
from tests.server.conftest import Running

from zenobia.core.game import Refused
from zenobia.core.table import Table
from zenobia.games import FOLDER, find, names
from zenobia.server.foresight import foresee

WITH_SECRETS = [name for name in names() if (FOLDER / name / "tests" / "secrets.py").exists()]
END = "end"


async def two_at(anna: Person, ben: Person, game: str = "tigris", **wish: Any) -> str:
    table = await anna.open(game, players=2, seats=[{"kind": "me"}, {"kind": "friend"}], **wish)
    await ben.post(f"/api/tables/{table}/join")
    return table


async def mover_and_waiter(*seats: Seat) -> tuple[Seat, Seat]:
    for seat in seats:
        await seat.until(lambda position: not position["waiting"])
    return seats if seats[0].position["legal"] else seats[::-1]  # type: ignore[return-value]


async def settled(*seats: Seat) -> None:
    """Everything that was on its way has been heard: two rounds of pings bring nothing else."""
    for _ in range(10):
        before = [len(seat.heard) for seat in seats]
        await asyncio.sleep(0.3)
        for seat in seats:
            await seat.send(type="ping")
            await seat.next("pong")
        if [len(seat.heard) for seat in seats] == [heard + 1 for heard in before]:
            return


async def foreseen(seat: Seat, **wish: Any) -> dict[str, Any]:
    await seat.send(type="foresee", **wish)
    return await seat.next("foreseen", "refused", seconds=60)


async def followed(seat: Seat) -> dict[str, Any]:
    """The position in which a plan was played to its end, or dropped."""

    def ended(position: dict[str, Any]) -> bool:
        plan = position["plan"]
        return bool(plan["dropped"]) if plan else any(entry["move"] for entry in seat.log)

    return await seat.until(ended)


def placing(legal: list[str], verb: str = "leader") -> str:
    return next(move for move in legal if move.startswith(verb))


def test_a_plan_sends_nobody_what_they_have_not_been_sent_yet(site: Running) -> None:
    """Who came after the watcher's position is told by itself; a plan must not be what brings a new position."""

    async def play() -> None:
        async with (
            Person(site.address, "Anna") as anna,
            Person(site.address, "Ben") as ben,
            Person(site.address) as cia,
        ):
            table = await two_at(anna, ben)
            async with cia.sit(table) as watcher:
                await watcher.next("position")
                async with anna.sit(table) as one, ben.sit(table) as other:
                    mover, waiter = await mover_and_waiter(one, other)
                    await settled(mover, watcher)
                    heard = len(watcher.heard)
                    plan = [placing((await foreseen(waiter))["legal"])]
                    await waiter.send(type="plan", lines=[{"moves": plan}])
                    await waiter.until(lambda position: position["plan"])
                    await settled(mover, watcher)
                    assert [json.loads(raw)["type"] for raw in watcher.heard[heard:]] == ["pong"]

    asyncio.run(play())


def test_a_plan_is_played_at_once_and_nobody_else_hears_of_it(site: Running) -> None:
    async def play() -> None:
        async with (
            Person(site.address, "Anna") as anna,
            Person(site.address, "Ben") as ben,
            Person(site.address) as cia,
        ):
            table = await two_at(anna, ben)
            async with anna.sit(table) as one, ben.sit(table) as other, cia.sit(table) as watcher:
                mover, waiter = await mover_and_waiter(one, other)
                await settled(mover, watcher)
                heard = [len(seat.heard) for seat in (mover, watcher)]
                first = await foreseen(waiter)
                plan = [placing(first["legal"])]
                second = await foreseen(waiter, moves=plan)
                plan.append(placing(second["legal"], "tile"))
                await waiter.send(type="plan", lines=[{"moves": plan}])
                kept = await waiter.until(lambda position: position["plan"])
                assert [line["moves"] for line in kept["plan"]["lines"]] == [plan]
                await settled(mover, watcher)
                for seat, before in zip((mover, watcher), heard, strict=True):
                    assert [json.loads(raw)["type"] for raw in seat.heard[before:]] == ["pong"]
                await mover.move(END)
                own = len(waiter.log)
                await waiter.until(lambda position: position["plan"] is None and position["v"] >= own + 3)
                assert [entry["move"] for entry in waiter.log if entry["move"]] == plan
                await mover.until(lambda position: position["legal"])
                for raw in (*mover.heard, *watcher.heard):
                    message = json.loads(raw)
                    assert message.get("plan") is None and "foreseen" not in raw

    asyncio.run(play())


def test_an_illegal_plan_is_dropped_with_a_notice_and_nothing_is_lost(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben)
            async with anna.sit(table) as one, ben.sit(table) as other:
                mover, waiter = await mover_and_waiter(one, other)
                square = placing(mover.position["legal"], "leader red").split()[-1]
                wish = f"leader black {square}"
                await waiter.send(type="plan", lines=[{"moves": [wish, END]}])
                await waiter.until(lambda position: position["plan"])
                await mover.move(f"leader red {square}")  # the square is taken now
                await mover.move(END)
                told = await waiter.until(lambda position: position["plan"] and position["plan"]["dropped"])
                assert told["plan"] == {"lines": [], "dropped": {"why": "illegal", "move": wish}}
                assert told["legal"] and all(entry["move"] is None for entry in waiter.log)
                await waiter.move(END)
                assert waiter.position["plan"] is None

    asyncio.run(play())


def test_the_line_whose_condition_holds_is_played(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            for happens in (True, False):
                table = await two_at(anna, ben)
                async with anna.sit(table) as one, ben.sit(table) as other:
                    mover, waiter = await mover_and_waiter(one, other)
                    now = await foreseen(waiter)
                    when = placing(now["before"], "leader red")
                    assert now["by"] != waiter.position["seat"]
                    supposed = await foreseen(waiter, when=when)
                    taken = when.split()[-1]
                    assert taken in [leader["square"] for leader in supposed["view"]["leaders"]]
                    condition = {"by": supposed["by"], "move": when, "sign": supposed["sign"]}
                    answer = next(move for move in supposed["legal"] if move.startswith("leader blue"))
                    lines = [{"moves": [answer], "when": condition}]
                    await waiter.send(type="plan", lines=lines)
                    await waiter.until(lambda position: position["plan"])
                    if happens:
                        await mover.move(when)
                    await mover.move(END)
                    done = await followed(waiter)
                    made = [entry["move"] for entry in waiter.log if entry["move"]]
                    assert made == ([answer] if happens else [])
                    assert happens or done["plan"]["dropped"]["why"] == "condition"

    asyncio.run(play())


def test_plans_are_changed_removed_and_kept_over_a_restart(serve: Any) -> None:
    site = serve()

    async def plan() -> tuple[str, str, str, str]:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben)
            async with anna.sit(table) as one, ben.sit(table) as other:
                mover, waiter = await mover_and_waiter(one, other)
                await waiter.send(type="plan", lines=[{"moves": [END]}])
                await waiter.until(lambda position: position["plan"])
                await waiter.send(type="plan", lines=[])
                await waiter.until(lambda position: position["plan"] is None)
                await waiter.send(type="plan", lines=[{"moves": ["leader sky b9"]}])
                assert (await waiter.next("refused"))["why"] == "move-word"
                await mover.send(type="plan", lines=[{"moves": [END]}])
                assert (await mover.next("refused"))["why"] == "plan-now"
                wish = placing((await foreseen(waiter))["legal"])
                await waiter.send(type="plan", lines=[{"moves": [wish]}])
                await waiter.until(lambda position: position["plan"])
                persons = (mover.person, waiter.person)
                cookies = [str(person.http.cookies["zenobia"]) for person in persons]
                return table, cookies[0], cookies[1], wish

    table, mover_cookie, waiter_cookie, wish = asyncio.run(plan())
    site.stop()
    again = serve()

    async def go_on() -> None:
        one, other = Person(again.address), Person(again.address)
        for person, cookie in ((one, mover_cookie), (other, waiter_cookie)):
            person.http.cookies.set("zenobia", cookie, domain="127.0.0.1")
        async with one, one.sit(table) as seat:
            await seat.next("position")
            await seat.move(END)
            await seat.until(lambda position: any(entry["seat"] != position["seat"] for entry in seat.log))
        async with other, other.sit(table) as seat:
            await seat.next("position")
            assert [entry["move"] for entry in seat.log if entry["move"]] == [wish]

    asyncio.run(go_on())


def test_undo_and_leaving_end_a_plan(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben)
            async with anna.sit(table) as one, ben.sit(table) as other:
                mover, waiter = await mover_and_waiter(one, other)
                await mover.move(placing(mover.position["legal"]))
                await waiter.send(type="plan", lines=[{"moves": [END]}])
                await waiter.until(lambda position: position["plan"])
                await mover.send(type="undo")
                told = await waiter.until(lambda position: position["plan"] and position["plan"]["dropped"])
                assert told["plan"]["dropped"]["why"] == "undo"
                await waiter.send(type="plan", lines=[{"moves": [END]}])
                await waiter.until(lambda position: position["plan"] and position["plan"]["lines"])
                await waiter.person.post(f"/api/tables/{table}/leave")
                await waiter.until(lambda position: position["plan"] is None)
                await waiter.person.post(f"/api/tables/{table}/join")
                await waiter.until(lambda position: position["seat"] is not None)
                assert waiter.position["plan"] is None

    asyncio.run(play())


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_what_is_foreseen_does_not_depend_on_what_is_hidden(game: str) -> None:
    """With everything dealt anew that a seat cannot know, the position offered for planning has the same bytes."""
    shuffle_hidden = import_module(f"zenobia.games.{game}.tests.secrets").shuffle_hidden
    found, rng = find(game), random.Random(12)
    table = Table(found, max(2, found.seats[0]), seed=12)
    compared = changed = 0
    for step in range(160):
        if table.over:
            break
        table.do(rng.choice(table.actions()), rng.getrandbits(62))
        if step % 16 or table.over:
            continue
        for seat in range(table.players):
            if seat == table.to_act:
                continue
            shuffled = table.state.copy()
            shuffle_hidden(shuffled, seat, rng)
            changed += shuffled.tobytes() != table.state.tobytes()
            seen = []
            for state in (table.state, shuffled):
                world = Table(found, table.players, seed=1)
                world.state = state
                try:
                    seen.append(foresee(game, world.belief(seat, 77).tobytes(), seat, 78, None, []))
                except Refused as refusal:
                    seen.append({"refused": refusal.why})
            assert json.dumps(seen[0]) == json.dumps(seen[1])
            compared += "legal" in seen[0]
    assert compared > 5 and changed
