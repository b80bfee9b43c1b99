"""Hints: the move, what it is worth beside the others, and why, from nothing but what the seat knows."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.server.clients import Person
from tests.server.conftest import Running

from zenobia.core.kernel import EVERYBODY
from zenobia.core.table import Table
from zenobia.games import find, names
from zenobia.server.play import plain, promised, spoken


@pytest.mark.parametrize("name", names())
def test_what_a_hint_promises_happens(name: str) -> None:
    game, rng = find(name), random.Random(4)
    table, kept = Table(game, max(2, game.seats[0]), seed=4), 0
    for _ in range(120):
        if table.over:
            break
        action, seat = rng.choice(table.actions()), table.to_act
        hoped = promised(game, table.belief(seat, rng.getrandbits(31)), seat, game.text(action))
        told = plain(game, table.do(action, rng.getrandbits(62)))
        heard = [spoken(game, event) for event in told if event[0] in (EVERYBODY, seat)]
        assert all(event in heard for event in hoped), (game.text(action), hoped, heard)
        kept += len(hoped)
    assert kept > 5


def test_a_hint_does_not_repeat_the_move() -> None:
    game = find("tigris")
    table = Table(game, 2, seed=4)
    placed = next(move for move in table.legal() if move.startswith("leader black"))
    assert promised(game, table.belief(table.to_act, 1), table.to_act, placed) == []
    seat = table.to_act
    table.play(placed)
    beside = [move for move in table.legal() if move.startswith("tile settlement") or move.startswith("tile temple")]
    brought = [promised(game, table.belief(seat, 1), seat, move) for move in beside]
    assert any(event["name"] == "points" for events in brought for event in events)


def test_a_hint_says_why(site: Running) -> None:
    async def ask() -> None:
        async with Person(site.address, "Anna") as anna:
            table = await anna.open("palmyra", players=1, options={"solo": "1"})
            async with anna.sit(table) as seat:
                await seat.next("position")
                await seat.move("conquer legion")
                await seat.send(type="hint")
                hint = await seat.next("hint", seconds=120)
        assert hint["move"] in seat.position["legal"] and 0 <= hint["before"] <= 1 and 0 <= hint["value"] <= 1
        values = [other["value"] for other in hint["other"]]
        assert values == sorted(values, reverse=True) and hint["move"] not in [each["move"] for each in hint["other"]]
        assert all({"name", "details"} == set(event) for event in hint["causes"])

    asyncio.run(ask())
