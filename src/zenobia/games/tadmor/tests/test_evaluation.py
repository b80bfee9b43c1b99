"""The static evaluation: linear in its weights, and no step of a turn misleads it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from zenobia.core.kernel import actions_buffer
from zenobia.core.table import Table
from zenobia.games.tadmor import GAME, evaluation
from zenobia.games.tadmor.data import ALL_TRADES, GIVEN, GOT, MISSION_DISCOUNT_TILES, MISSION_PRICE, MISSIONS, TRADES
from zenobia.games.tadmor.evaluation import (
    EARLY,
    IMPROVEMENTS_TO_TAKE,
    LATE,
    MEASURES,
    OTHER_TILES,
    PLANNED,
    PRESTIGE,
    evaluate,
    progress,
    prospects,
)
from zenobia.games.tadmor.missions import may_fulfil, mission_discount
from zenobia.games.tadmor.purse import COST, TRADED, UNIT, WIDTH, after_paying, all_units, units
from zenobia.games.tadmor.state import CONSTRUCTION, GOLD, NONE, NOTHING, PAY_FOR_TILE, RESOURCES, SLOT, WOOD, State

GAMES = 3


def positions(players: int) -> Iterator[Any]:
    """Positions of random games."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        table = Table(GAME, players, {}, seed)
        while not table.over:
            yield table.state
            table.do(rng.choice(table.actions()), rng.getrandbits(62))
        yield table.state


@pytest.mark.parametrize("players", GAME.seats)
def test_chances(players: int) -> None:
    """The chances of all seats add up to one, and at the end to the victory."""
    for s in positions(players):
        chances = [evaluate(s, seat) for seat in range(players)]
        assert sum(chances) == pytest.approx(1.0)
        if GAME.to_act(s) < 0:
            assert [chance > 0 for chance in chances] == [GAME.rank(s, seat) == 1 for seat in range(players)]


def test_linear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prospects are the sum of the measures, each times its weight at this time: so that they can be fitted."""
    measured = [0.0] * len(MEASURES)
    for number, s in enumerate(positions(3)):
        if number % 10:
            continue
        value, time = prospects(s, 0), progress(s)
        assert 0.0 <= time <= 1.0
        for chosen in range(len(MEASURES)):
            monkeypatch.setattr(evaluation, "weight", lambda measure, _, chosen=chosen: float(measure == chosen))
            measured[chosen] = prospects(s, 0)
        monkeypatch.undo()
        weights = [early + time * (late - early) for early, late in zip(EARLY, LATE, strict=True)]
        assert value == pytest.approx(sum(one * weight for one, weight in zip(measured, weights, strict=True)))


def measured(s: State, seat: int, monkeypatch: pytest.MonkeyPatch, *chosen: int) -> float:
    """The sum of some measures."""
    with monkeypatch.context() as patch:
        patch.setattr(evaluation, "weight", lambda measure, _: float(measure in chosen))
        return prospects(s, seat)


def answers(s: State) -> list[int]:
    """The legal actions."""
    room = actions_buffer(GAME.actions)
    return list(room[: GAME.legal(s, room)])


def test_tile_being_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile counts from the moment it is named, so that the choice is judged, whatever is then paid for it."""
    tiles = range(IMPROVEMENTS_TO_TAKE, OTHER_TILES + 1)
    paid = 0
    for s in positions(4):
        if s.stage != SLOT or s.question != NOTHING:
            continue
        for action in answers(s):
            if GAME.text(action).startswith("tile "):
                after, seat = s.copy(), s.active
                GAME.apply(after, action)
                named = measured(after, seat, monkeypatch, *tiles)
                while after.question == PAY_FOR_TILE:
                    GAME.apply(after, answers(after)[0])
                assert measured(after, seat, monkeypatch, *tiles) == pytest.approx(named)
                paid += 1
    assert paid > 30


def test_mission_with_discount(monkeypatch: pytest.MonkeyPatch) -> None:
    """While I20's discount is being named, the mission counts as planned; then it counts as fulfilled."""
    named = 0
    for s in positions(2):
        if s.stage != CONSTRUCTION or s.question != NOTHING:
            continue
        rich, seat = s.copy(), s.active
        rich.player[seat].tiles |= MISSION_DISCOUNT_TILES
        for resource in range(RESOURCES):
            rich.player[seat].warehouse[resource] = 5
        for action in answers(rich):
            if GAME.text(action).startswith("fulfil "):
                after = rich.copy()
                GAME.apply(after, action)
                while after.question != NOTHING:
                    value = measured(after, seat, monkeypatch, PRESTIGE, PLANNED)
                    GAME.apply(after, answers(after)[-1])
                    assert measured(after, seat, monkeypatch, PRESTIGE, PLANNED) == pytest.approx(value)
                    named += 1
    assert named > 5


def test_purse_pays_as_the_rules() -> None:
    """Without trades a purse pays what the rules let the player pay."""
    for number, s in enumerate(positions(3)):
        if number % 5:
            continue
        for seat in range(3):
            me = s.player[seat]
            purse = sum((me.warehouse[n] + me.traded[n]) * UNIT[n] for n in range(RESOURCES))
            for mission in range(MISSIONS):
                left = after_paying(purse, COST[MISSION_PRICE + mission], mission_discount(me), 0)
                assert (left != NONE) == may_fulfil(me, mission)


def reachable(warehouse: tuple[int, ...], traded: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All sums of warehouse and traded goods that trading leads to."""
    seen, waiting = set(), [(warehouse, traded)]
    while waiting:
        now = waiting.pop()
        if now in seen:
            continue
        seen.add(now)
        held, got = now
        yield tuple(a + b for a, b in zip(held, got, strict=True))
        for trade in range(TRADES):
            if held[GIVEN[trade]] > 0:
                less = tuple(units - (n == GIVEN[trade]) for n, units in enumerate(held))
                waiting.append((less, tuple(units + GOT[trade * RESOURCES + n] for n, units in enumerate(got))))


def test_purse_trades_as_the_rules() -> None:
    """What a purse pays by trading, the player can pay: goods that were traded are not traded again."""
    rng, payable = random.Random(1), 0
    for _ in range(300):
        held = tuple(rng.randrange(3) for _ in range(RESOURCES))
        got = tuple(rng.randrange(2) for _ in range(RESOURCES))
        cost = tuple(rng.randrange(4) for _ in range(RESOURCES))
        purse = sum(
            (a + b) * UNIT[n] + (b << (TRADED + WIDTH * n)) for n, (a, b) in enumerate(zip(held, got, strict=True))
        )
        left = after_paying(purse, sum(units * UNIT[n] for n, units in enumerate(cost)), 0, ALL_TRADES)
        if left != NONE:
            payable += 1
            assert any(all(a >= b for a, b in zip(goods, cost, strict=True)) for goods in reachable(held, got))
    assert payable > 50


def test_discount_beyond_need() -> None:
    """A discount waives what is missing first, then what the cost takes most of."""
    cost = 3 * UNIT[WOOD] + UNIT[GOLD]
    left = after_paying(3 * UNIT[WOOD], cost, 2, 0)
    assert units(left, WOOD) == 1
    assert all_units(left) == 1
    assert after_paying(2 * UNIT[WOOD], cost, 1, 0) == NONE
