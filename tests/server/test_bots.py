"""Bots think in processes of their own: one that dies or fails costs nobody the game."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

from tests.server.clients import Person
from tests.server.conftest import Running

from zenobia.core.table import Table
from zenobia.games import find
from zenobia.server import thinking
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
                        for worker in list((pool._processes or {}).values()):
                            worker.kill()
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
            line, after = try_move(game, players, state, n + 1, action)
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
import multiprocessing, os, time
from concurrent.futures import ProcessPoolExecutor
from zenobia.server import thinking

if __name__ == "__main__":
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(1, context, initializer=thinking.start, initargs=("plain", None))
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(60)
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
