"""Search in the compiled engine: reproducible, stopped at any moment, within its time, with memory and with threads."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from zenobia import games
from zenobia.ai import bench, glue, tree
from zenobia.ai.levels import settings_of
from zenobia.ai.search import Search
from zenobia.core.table import Table

NAMES = games.names()
PLAYERS = 3


def position(name: str, moves: int = 40, seed: int = 5) -> Table:
    """A position of a random game with a choice to make."""
    rng = random.Random(seed)
    table = Table(games.find(name), PLAYERS, seed=seed)
    while len(table.log) < moves or len(table.actions()) == 1:
        table.do(rng.choice(table.actions()), rng.getrandbits(62))
    return table


def search(table: Table, seed: int = 1, **changes: Any) -> Search:
    settings = replace(settings_of("level4", table.game), simulations=300, **changes)
    return Search(table.game, PLAYERS, settings, seed)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_finds_the_same_and_another_one_something_else(name: str) -> None:
    table = position(name)
    first, again, other = (search(table, seed).choose(table.state, table.to_act) for seed in (7, 7, 8))
    assert first == again
    assert first.action in table.actions()
    assert first.values != other.values


@pytest.mark.parametrize("name", NAMES)
def test_every_seat_has_a_value_and_they_are_chances(name: str) -> None:
    table = position(name)
    found = search(table).choose(table.state, table.to_act)
    assert len(found.seats) == PLAYERS
    assert sum(found.seats) == pytest.approx(1.0, abs=0.02)
    assert found.simulations >= 200


@pytest.mark.parametrize("name", NAMES)
def test_a_time_budget_is_kept(name: str) -> None:
    table = position(name)
    mind = search(table, seconds=0.2)
    mind.choose(table.state, table.to_act)
    began = time.perf_counter()
    found = mind.choose(table.state, table.to_act)
    assert 0.15 < time.perf_counter() - began < 1.0
    assert found.simulations > 300


def test_it_stops_at_any_moment_with_a_legal_answer() -> None:
    table = position("tigris")
    mind = search(table, seconds=60.0)
    threading.Timer(0.3, lambda: mind.cancel.__setitem__(0, 1)).start()
    began = time.perf_counter()
    found = mind.choose(table.state, table.to_act)
    assert time.perf_counter() - began < 10.0
    assert found.action in table.actions()


def test_threads_share_the_work() -> None:
    table = position("tigris")
    one, two = (search(table, threads=count).choose(table.state, table.to_act) for count in (1, 2))
    assert two.simulations == 2 * one.simulations
    assert two.action in table.actions()


def test_what_is_known_behind_a_move_is_kept() -> None:
    table = position("palmyra")
    mind = search(table)
    seat, first = table.to_act, mind.choose(table.state, table.to_act)
    table.do(first.action, 9)
    assert table.to_act == seat, "the position is meant to be the beginning of a run"
    fresh = search(table).choose(table.state, seat)
    kept = mind.choose(table.state, seat, first.action)
    assert kept.simulations > fresh.simulations


@pytest.mark.parametrize("name", ["palmyra", "carthago", "tadmor"])
def test_a_turn_half_done_is_played_to_its_end(name: str) -> None:
    functions, rng = glue.functions(name), random.Random(3)
    room, chance = np.empty(8192, np.int16), np.array([77], np.int64)
    untried, finished = np.zeros(8192, np.int32), 0
    for moves in range(20, 60):
        table = position(name, moves, moves)
        seat = table.to_act
        table.do(rng.choice(table.actions()), rng.getrandbits(62))
        if table.to_act != seat:
            continue
        work = np.frombuffer(table.state.tobytes(), np.uint8).copy()
        before, trial = work.copy(), np.empty_like(work)
        rules = functions.legal, functions.apply, functions.to_act, functions.evaluate
        tree.finish_turn(*rules, work, trial, room, seat, 0, untried, chance)
        assert (work == before).all()
        tree.finish_turn(*rules, work, trial, room, seat, 6, untried, chance)
        assert table.game.to_act(table.game.State.frombytes(work.tobytes())) != seat
        finished += 1
    assert finished >= 10


@pytest.mark.parametrize("name", NAMES)
def test_who_cannot_win_plays_for_the_score(name: str) -> None:
    rng, table, f = random.Random(3), Table(games.find(name), PLAYERS, seed=3), glue.functions(name)
    game, values = table.game, np.zeros(tree.MOST_SEATS)

    def appraised(blend: float) -> list[float]:
        work = np.frombuffer(table.state.tobytes(), np.uint8).copy()
        tree.appraise(f.to_act, f.evaluate, f.score, work, PLAYERS, blend, values)
        return [float(value) for value in values[:PLAYERS]]

    while not table.over:
        if len(table.log) == 30:
            assert appraised(0.5) == [game.evaluate(table.state, seat) for seat in range(PLAYERS)]
        table.do(rng.choice(table.actions()), rng.getrandbits(62))
    shares, most = table.shares(), max(1, *table.scores())
    assert appraised(0.0) == shares
    wanted = [0.9 * share + 0.1 * max(0, points) / most for share, points in zip(shares, table.scores(), strict=True)]
    assert appraised(0.1) == pytest.approx(wanted)


@pytest.mark.parametrize("name", NAMES)
def test_its_speed_is_measured_in_the_middle_of_a_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", {"compiled": 0.05})
    game = games.find(name)
    table = bench.half_played(game, PLAYERS)
    assert len(table.log) > 20 and len(table.actions()) > 1
    speed = bench.searching(game, PLAYERS)
    assert set(speed) == {"cut_simulations_per_cpu_s", "full_simulations_per_cpu_s"}
    assert min(speed.values()) > 500


@pytest.mark.parametrize("name", ["tigris", "palmyra", "tadmor"])  # no last decision of carthago wins by itself
def test_a_move_that_wins_at_once_is_found(name: str) -> None:
    game, found = games.find(name), 0
    for seed in range(60):
        table = last_choice(name, seed)
        winners = [action for action in table.actions() if wins(table, action)]
        if not winners or len(winners) == len(table.actions()):
            continue
        mind = Search(game, PLAYERS, settings_of("level3", game), seed)
        assert wins(table, mind.choose(table.belief(table.to_act, seed), table.to_act).action), (name, seed)
        found += 1
        if found == 3:
            break
    assert found, "no such position"


def last_choice(name: str, seed: int) -> Table:
    """The last position of a random game where somebody had a choice."""
    rng = random.Random(seed)
    table = Table(games.find(name), PLAYERS, seed=seed)
    last = None
    while not table.over:
        if len(table.actions()) > 1:
            last = table.state.copy()
        table.do(rng.choice(table.actions()), rng.getrandbits(62))
    assert last is not None
    table = Table(games.find(name), PLAYERS, seed=seed)
    table.state = last
    return table


def wins(table: Table, action: int) -> bool:
    """Does this action end the game, and its seat wins alone, whatever is hidden?"""
    game, seat = table.game, table.to_act
    for seed in range(8):
        world = table.state.copy()
        game.determinise(world, seat, seed)
        game.apply(world, action)
        if game.to_act(world) >= 0 or game.evaluate(world, seat) < 1.0:
            return False
    return True
