"""Bots think in processes of their own: one that dies or fails costs nobody the game."""

from __future__ import annotations

import asyncio
import dataclasses
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.server.clients import Person
from tests.server.conftest import Running

from zenobia.core.game import Refused
from zenobia.core.table import Table
from zenobia.games import find
from zenobia.server import rooms, thinking, workers
from zenobia.server.play import find_action, legal_actions, try_move


def test_a_killed_worker_is_replaced(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address) as anna:
            table = await anna.open("tigris", players=3)
            rng = random.Random(2)
            async with anna.sit(table) as seat:
                await seat.next("position")
                for _ in range(4):
                    await seat.until(lambda position: position["legal"], seconds=60)
                    await seat.move(rng.choice(seat.position["legal"]))
                    for pool in list(site.app.state.rooms.workers.pools.values()):
                        for worker in pool.workers:
                            if process := worker.process:
                                process.kill()
                    assert (await anna.get("/health"))["status"] == "ok"
                await seat.until(lambda position: position["legal"], seconds=60)

    asyncio.run(play())


def test_a_bot_that_fails_gets_the_first_legal_move() -> None:
    game = find("palmyra")
    table = Table(game, 2, seed=1)
    possible = table.belief(0, 1).tobytes()
    assert thinking.think("palmyra", "nobody", possible, table.to_act, 1)[0] == table.legal()[0]
    move, failure = thinking.think("palmyra", "greedy", possible, table.to_act, 1)
    assert move in table.legal() and failure is None
    advice = thinking.advise("palmyra", "greedy", possible, table.to_act, 1)
    assert advice["move"] in table.legal() and len(advice["other"]) <= 3


def hang(*_: object) -> None:
    """A bot that never answers."""
    time.sleep(600)


def test_a_bot_that_hangs_gets_the_first_legal_move_and_is_named(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[dict[str, object]] = []

    async def play() -> None:
        async with Person(site.address) as anna:
            table = await anna.open("palmyra", players=2)
            rooms_of = site.app.state.rooms
            live = (await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(rooms_of.room(table), site.loop()))).live
            seat = live.to_act
            asking = rooms_of.ask(live, "greedy", seat)
            move = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(asking, site.loop()))
            assert move == live.legal()[0]
            assert (await anna.get("/health"))["status"] == "ok"

    monkeypatch.setattr(rooms, "BOT_MOVES", dataclasses.replace(workers.BOT_MOVES, seconds=1.0))
    monkeypatch.setattr(thinking, "think", hang)
    monkeypatch.setattr(rooms, "say", lambda text, **facts: told.append({"text": text, **facts}))
    asyncio.run(play())
    assert [(each["text"], each["bot"]) for each in told] == [("a bot failed", "greedy")]
    assert "longer than 1 s" in str(told[0]["reason"])


def test_a_bot_waits_while_too_much_is_asked_for(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full queue is no reason to play the first legal move."""
    run, refused = site.app.state.rooms.workers.run, []

    async def full_at_first(*job: object, **wishes: object) -> object:
        if not refused:
            refused.append(job)
            raise Refused("busy", seconds=1)
        return await run(*job, **wishes)

    async def play() -> None:
        async with Person(site.address) as anna:
            monkeypatch.setattr(site.app.state.rooms.workers, "run", full_at_first)
            table = await anna.open("tigris", players=2)
            async with anna.sit(table) as seat:
                while not refused or not seat.position.get("legal"):
                    await seat.until(lambda position: position["legal"], seconds=60)
                    await seat.move("end" if "end" in seat.position["legal"] else seat.position["legal"][0])
                    await seat.until(lambda position: position["legal"], seconds=60)
            assert [job[:2] for job in refused] == [(workers.BOT_MOVES, anna.id)]

    asyncio.run(play())


def test_what_shows_something_hidden_is_not_undone_freely() -> None:
    """A card turned up from a deck that was shuffled long ago reveals as much as a draw."""
    told = {True: 0, False: 0}
    for name in ("tigris", "carthago", "palmyra", "tadmor"):
        game, rng = find(name), random.Random(4)
        players = game.seats[0] if name == "carthago" else 2
        state = Table(game, players, seed=7).state
        for n in range(120):
            legal = legal_actions(game, players, state)
            if not legal:
                break
            action = find_action(game, players, state, legal, game.text(rng.choice(legal)))
            line, after, _ = try_move(game, players, state, n + 1, action)
            told[line.revealed] += 1
            assert line.revealed or not line.entropy
            if any(
                game.events[event[1]].name in ("looked", "row-2", "market", "drew-mission") for event in line.events
            ):
                assert line.revealed, (name, line.move)
            state = after
    assert min(told.values()) > 50


def test_workers_end_with_a_killed_server() -> None:
    code = """
import asyncio, os, time
from zenobia.server import workers

async def begin():
    print(await workers.Workers(1, "plain").run(workers.BOT_MOVES, "anna", os.getpid), flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(begin())
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        worker = int(server.stdout.readline())
        server.kill()
    for _ in range(100):
        if not Path(f"/proc/{worker}").exists() or "zombie" in Path(f"/proc/{worker}/status").read_text():
            return
        time.sleep(0.1)
    raise AssertionError("the worker outlives its server")
