"""The static evaluation: its chances add up, and it knows what money, goods and ships are good for."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from zenobia.core.table import Table
from zenobia.games.carthago import GAME
from zenobia.games.carthago.data import (
    CIVILISATION,
    DECADES,
    EARLY_END_DECADE,
    EARLY_END_POINTS,
    NUMERALS,
    PALACE_POINTS,
    PALACE_PRICE,
    QUAYS,
    ROUNDS,
    WANTED,
)
from zenobia.games.carthago.evaluation import decades, demand, evaluate, progress, purchases, turns_in_decade, worth
from zenobia.games.carthago.state import ASK_ACTION, NONE, State


def positions(players: int, games: int) -> Iterator[Table]:
    """Positions of games played at random."""
    for seed in range(games):
        rng = random.Random(seed)
        table = Table(GAME, players, {}, seed)
        while not table.over:
            yield table
            table.do(rng.choice(table.actions()), rng.getrandbits(62))
        yield table


def first_turn() -> State:
    """The beginning of the first turn of a game."""
    table = next(table for table in positions(3, 1) if table.state.question == ASK_ACTION)
    state: State = table.state
    return state


def test_chances_add_up_to_one():
    for players in (3, 5):
        for table in positions(players, 2):
            chances = [evaluate(table.state, seat) for seat in range(players)]
            assert math.isclose(sum(chances), 1.0)
            assert 0.0 <= progress(table.state) <= 1.0


def test_purchases_need_money_points_and_turns():
    s = first_turn()
    me = s.player[0]
    me.talents = PALACE_PRICE[0] + PALACE_PRICE[1] + 1
    points = PALACE_POINTS[0]
    assert purchases(s, 0, points - 1) == 0
    assert math.isclose(purchases(s, 0, points), 2 + 1 / PALACE_PRICE[2])
    s.decade, s.round, s.acted, s.turn, s.first = DECADES, ROUNDS - 1, 0, 0, 0
    assert purchases(s, 0, points) == 1
    s.acted = 1
    assert purchases(s, 0, points) == 0


def test_a_turn_counts_until_the_seat_has_acted():
    s = first_turn()
    s.first, s.turn, s.round, s.acted = 1, 1, 2, 0
    assert [turns_in_decade(s, seat) for seat in range(3)] == [3, 2, 3]
    s.acted = 1
    assert [turns_in_decade(s, seat) for seat in range(3)] == [3, 2, 2]


def test_an_early_end_is_foreseen():
    s = first_turn()
    assert decades(s) == DECADES
    s.player[2].points = EARLY_END_POINTS
    assert decades(s) == EARLY_END_DECADE
    s.decade = DECADES
    assert decades(s) == DECADES


def test_a_good_is_wanted_where_its_ship_lies_or_comes():
    s = first_turn()
    for quay in range(QUAYS):
        s.quay_ship[quay] = NONE
    ship = s.row1[0]
    for position in range(1, len(s.row1)):
        s.row1[position] = NONE
    for position in range(len(s.row2)):
        s.row2[position] = NONE
    quay, good = NUMERALS * CIVILISATION[ship], WANTED[ship]
    coming = demand(s, quay, good)
    assert 0 < coming < worth(ship)
    assert demand(s, quay + 1, good) == 0, "the ship goes to quay I"
    assert demand(s, quay, (good + 1) % 5) == 0
    s.row1[0], s.quay_ship[quay] = NONE, ship
    assert demand(s, quay, good) == worth(ship)


def test_more_of_what_wins_is_better():
    checked = 0
    for table in positions(3, 2):
        s = table.state
        if s.question != ASK_ACTION or s.decade < 2:
            continue
        me, before = s.player[0], evaluate(s, 0)
        me.palace += 1
        assert evaluate(s, 0) > before
        me.palace -= 1
        checked += 1
    assert checked > 20
