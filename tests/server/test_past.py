"""The past is worked out in worker processes, from the nearest position that is remembered, never on the loop."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from tests.server.clients import Person
from tests.server.conftest import Running

from zenobia.core import lesson
from zenobia.core.game import Refused
from zenobia.core.record import write
from zenobia.core.table import LONGEST_MOVE, Move, Table
from zenobia.games import find, names
from zenobia.server import learning, past, workers
from zenobia.server import played as moves_module
from zenobia.server.past import Past, packed, table_after


def played(game: str, moves: int | None = None, seed: int = 7) -> Table:
    """A game of random moves."""
    rng = random.Random(seed)
    table = Table(find(game), max(2, find(game).seats[0]), seed=seed)
    while not table.over and (moves is None or len(table.log) < moves):
        table.do(rng.choice(table.actions()), rng.getrandbits(62))
    return table


def past_of(table: Table, n: int) -> Past:
    moves = [(move.seat, move.text, move.entropy, move.check) for move in table.log]
    return Past(table.game.id, table.players, table.options, table.seed, packed(moves), n)


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Every move that is made again."""
    past._positions.clear()
    made: list[int] = []
    do = Table.do
    monkeypatch.setattr(Table, "do", lambda table, *move: made.append(1) or do(table, *move))
    yield made
    past._positions.clear()


@pytest.mark.parametrize("game", names())
def test_every_position_of_the_past(game: str, steps: list[int]) -> None:
    table = played(game, 90)
    order = list(range(len(table.log) + 1))
    random.Random(3).shuffle(order)
    for n in order:
        again = table_after(past_of(table, n))
        assert again.state.tobytes() == table.at(n).tobytes()
        assert again.log == table.log[:n]


def test_a_step_of_a_replay_costs_one_move(steps: list[int]) -> None:
    table = played("tigris", 150)
    table_after(past_of(table, 100))
    for n in range(101, 151):
        steps.clear()
        table_after(past_of(table, n))
        assert len(steps) == 1
    for n in range(150, -1, -1):
        steps.clear()
        table_after(past_of(table, n))
        assert len(steps) < past.EVERY


def test_another_way_to_go_on_is_not_mistaken(steps: list[int]) -> None:
    table = played("tigris", 60)
    table_after(past_of(table, 60))
    for _ in range(15):
        table.undo()
    rng = random.Random(99)
    while len(table.log) < 60:
        table.do(rng.choice(table.actions()), rng.getrandbits(62))
    assert table_after(past_of(table, 60)).state.tobytes() == table.state.tobytes()
    other = Table(table.game, table.players, seed=table.seed + 1)
    assert table_after(past_of(other, 0)).state.tobytes() == other.state.tobytes()


def test_rules_that_lead_elsewhere_are_noticed(steps: list[int]) -> None:
    table = played("tigris", 30)
    table.log[20] = Move(table.log[20].seat, table.log[20].text, table.log[20].entropy, "00000000")
    table_after(past_of(table, 20))
    for _ in range(2):
        with pytest.raises(Refused) as caught:
            table_after(past_of(table, 30))
        assert caught.value.why == "rules-changed"


def test_what_is_remembered_is_bounded(steps: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "MOST", 5)
    table = played("tigris", 150)
    for n in range(150):
        table_after(past_of(table, n))
        assert len(past._positions) <= 5


# ---------------------------------------------------------------- by HTTP


@pytest.fixture
def nothing_here(site: Running, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server whose own process may neither replay nor judge: only its workers may."""

    def fail(*_: object) -> None:
        raise AssertionError("this ran on the loop")

    for module, name in ((past, "table_after"), (past, "Record"), (lesson, "judge"), (lesson, "begin")):
        monkeypatch.setattr(module, name, fail)
    monkeypatch.setattr(Table, "find", fail)
    monkeypatch.setattr(learning, "BEGINNINGS", {})
    return site


def test_replays_records_and_lessons_are_made_by_workers(nothing_here: Running) -> None:
    table = played("tigris")

    async def ask() -> None:
        async with Person(nothing_here.address) as anna:
            link = f"/api/tables/{(await anna.post('/api/records', {'record': write(table)}))['id']}"
            seen = await asyncio.gather(*(anna.get(f"{link}/replay/{n}") for n in range(0, len(table.log), 10)))
            for n, each in zip(range(0, len(table.log), 10), seen, strict=True):
                assert each["view"] == table.game.view(table.at(n), -1) and each["of"] == len(table.log)
            assert seen[1]["entry"]["move"] == table.log[9].text
            record = await anna.http.get(f"{link}/record")
            assert record.text.splitlines()[-1] == write(table).splitlines()[-1]
            after = await anna.get(f"{link}/after")
            assert after["moves"] == len(table.log) and after["scores"] == table.scores()
            begins = await anna.get("/api/games/tigris/lessons/1")
            assert begins == await anna.get("/api/games/tigris/lessons/1") and begins["legal"]
            steps = await anna.get("/api/games/tigris/lessons")
            n = next(n for n, step in enumerate(steps) if step["moves"])
            judged = await anna.get(f"/api/games/tigris/lessons/{n}/judgement?move={steps[n]['moves'][0]}")
            assert judged["word"] in ("right", "on")

    asyncio.run(ask())


def test_the_moves_of_a_table_are_read_once_for_all_who_ask(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms, table, asked = site.app.state.rooms, played("tadmor"), []
    read = rooms.played._read
    monkeypatch.setattr(rooms.played, "_read", lambda *which: asked.append(which) or read(*which))
    monkeypatch.setattr(moves_module, "MOST", 2)

    async def ask() -> None:
        async with Person(site.address) as anna:
            tables = [(await anna.post("/api/records", {"record": write(table)}))["id"] for _ in range(3)]
            for each in tables:
                await asyncio.gather(*(anna.get(f"/api/tables/{each}/replay/{n}") for n in range(0, 60, 3)))
            assert [which for which, _ in asked] == tables
            assert len(rooms.played.kept) == 2

    asyncio.run(ask())


def test_undo_is_made_by_workers(nothing_here: Running) -> None:
    async def play() -> None:
        async with Person(nothing_here.address) as anna:
            table = await anna.open("tigris", players=2, hotseat=True, seats=[{"kind": "me"}, {"kind": "me"}])
            async with anna.sit(table) as seat:
                before = await seat.next("position")
                await seat.move(before["legal"][-1])
                await seat.send(type="undo")
                back = await seat.next("position")
                assert back["view"] == before["view"] and back["log_from"] == 0 and not seat.log

    asyncio.run(play())


def test_long_moves_and_records_are_refused_at_the_door(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(*_: object, **__: object) -> None:
        raise AssertionError("a worker was asked")

    monkeypatch.setattr(site.app.state.rooms.workers, "run", nobody)
    long, text = "x" * (LONGEST_MOVE + 1), write(played("tigris", 20))
    wide = text.replace("1 P1", f"1 P1 {'x' * 20_000}", 1)

    async def ask() -> None:
        async with Person(site.address) as anna:
            judged = await anna.get(f"/api/games/tigris/lessons/1/judgement?move={long}", 422)
            assert (judged["why"], judged["details"]) == ("move-too-long", {"most": LONGEST_MOVE})
            assert (await anna.post("/api/records", {"record": wide}, expect=422))["why"] == "record-wide"
            many = "\n".join(["x"] * 6_000)
            assert (await anna.post("/api/records", {"record": many}, expect=422))["why"] == "record-long"
            table = await anna.open("tigris", players=2, hotseat=True, seats=[{"kind": "me"}, {"kind": "me"}])
            async with anna.sit(table) as seat:
                await seat.next("position")
                sign = {"name": "x", "details": {}}
                for message in (
                    {"type": "move", "v": 0, "move": long},
                    {"type": "foresee", "moves": [long]},
                    {"type": "foresee", "when": long},
                    {"type": "plan", "lines": [{"moves": [long]}]},
                    {"type": "plan", "lines": [{"moves": ["end"], "when": {"by": 1, "move": long, "sign": sign}}]},
                ):
                    await seat.send(**message)
                    refused = await seat.next("refused")
                    assert (refused["why"], refused["details"]) == ("move-too-long", {"most": LONGEST_MOVE})

    asyncio.run(ask())


def test_a_full_queue_says_when_to_come_back(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        async with Person(site.address) as anna:
            link = f"/api/tables/{(await anna.post('/api/records', {'record': write(played('tadmor'))}))['id']}"
            site.app.state.rooms.workers.pool(workers.PAST, "plain").queue.lane(workers.PAST).seconds = 7.0
            full = workers.Kind("past", 3, "past", 10.0, 0, 0)
            monkeypatch.setattr("zenobia.server.replays.PAST", full)
            answer = await anna.http.get(f"{link}/replay/1")
            assert (answer.status_code, answer.json()["why"]) == (503, "busy")
            assert int(answer.headers["Retry-After"]) == answer.json()["details"]["seconds"] >= 1

    asyncio.run(ask())


def test_a_refusal_repeats_at_most_a_line(site: Running) -> None:
    async def ask() -> None:
        async with Person(site.address) as anna:
            header = "zenobia record 1\n" + "y" * 290
            refused = await anna.post("/api/records", {"record": header}, expect=422)
            assert refused["why"] == "record-header" and len(refused["details"]["text"]) < 210

    asyncio.run(ask())
