"""After a game: its score line by line and its analysis, for whoever may look, and never before the end."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.server.clients import Person
from tests.server.conftest import Running

from zenobia.core.record import write
from zenobia.core.table import Table
from zenobia.games import find, names
from zenobia.server import after


def finished(game: str, seed: int = 5) -> Table:
    rng = random.Random(seed)
    table = Table(find(game), max(2, find(game).seats[0]), seed=seed)
    while not table.over:
        table.do(rng.choice(table.actions()), rng.getrandbits(62))
    return table


async def imported(person: Person, table: Table) -> str:
    return str((await person.post("/api/records", {"record": write(table)}))["id"])


def test_the_score_line_by_line(site: Running) -> None:
    async def look() -> None:
        async with Person(site.address) as anna:
            for game in names():
                table = finished(game)
                told = await anna.get(f"/api/tables/{await imported(anna, table)}/after")
                assert (told["game"], told["moves"]) == (game, len(table.log))
                assert (told["ranks"], told["scores"]) == (table.ranks(), table.scores())
                assert told["analysis"] is None and told["progress"] is None
                for seat in range(table.players):
                    counted = [line["points"][seat] for line in told["lines"] if line["counts"][seat]]
                    assert sum(counted) == table.scores()[seat], game

    asyncio.run(look())


def test_an_analysis_is_made_once_and_kept(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(after, "LEVEL", "level3")

    async def analyse() -> None:
        async with Person(site.address) as anna, Person(site.address) as berta:
            table = finished("palmyra")
            link = f"/api/tables/{await imported(anna, table)}"
            await anna.post(f"{link}/analysis", expect=202)
            await anna.post(f"{link}/analysis", expect=202)
            assert len(site.app.state.analyses.progress) == 1, "not twice at once"
            found = await waited(anna, link)
            assert len(found["moves"]) == len(table.log) and found["over"]
            assert found["curve"][-1][table.ranks().index(1)] > 0
            assert [move["move"] for move in found["moves"]] == [move.text for move in table.log]
            await berta.post(f"{link}/analysis", expect=202)
            assert not site.app.state.analyses.progress, "it is there already"
            assert (await berta.get(f"{link}/after"))["analysis"] == found

    asyncio.run(analyse())


async def waited(person: Person, link: str) -> dict[str, Any]:
    seen = set()
    async with asyncio.timeout(400):
        while not (told := await person.get(f"{link}/after"))["analysis"]:
            assert told["progress"] is not None
            seen.add(told["progress"])
            await asyncio.sleep(0.1)
    assert len(seen) > 1, "the progress moves"
    found: dict[str, Any] = told["analysis"]
    return found


def test_nothing_before_the_end_and_nothing_for_strangers(site: Running) -> None:
    async def look() -> None:
        async with Person(site.address) as anna, Person(site.address) as berta:
            table = await anna.open("palmyra", players=2, watch=False)
            assert (await anna.get(f"/api/tables/{table}/after", 409))["why"] == "not-over"
            assert (await anna.post(f"/api/tables/{table}/analysis", expect=409))["why"] == "not-over"
            assert (await berta.get(f"/api/tables/{table}/after", 403))["why"] == "no-watching"
            assert (await berta.post(f"/api/tables/{table}/analysis", expect=403))["why"] == "no-watching"
            assert (await anna.get("/api/tables/nowhere/after", 404))["why"] == "table"

    asyncio.run(look())


def test_too_many_analyses_are_refused(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(after, "MOST_WAITING", 0)

    async def ask() -> None:
        async with Person(site.address) as anna:
            link = f"/api/tables/{await imported(anna, finished('palmyra'))}"
            assert (await anna.post(f"{link}/analysis", expect=429))["why"] == "too-often"

    asyncio.run(ask())
