"""The static evaluation: its steps earn what the rules pay, its chances add up, and alone more coins are better."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import chain

from zenobia.core.table import Table
from zenobia.games.palmyra import GAME
from zenobia.games.palmyra.data import CELL_NAMES, FACES, KIND_NAMES, KINDS, NOWHERE, TARGET, TERRITORY
from zenobia.games.palmyra.evaluation import (
    best_step,
    coins_due,
    evaluate,
    kinds_allowed,
    kinds_in_hand,
    more_income,
    progress,
)
from zenobia.games.palmyra.plane import beside, is_free, reach, size_of
from zenobia.games.palmyra.runs import income_of
from zenobia.games.palmyra.state import COLLECT, OVER, PICK, Player, State


def positions(players: int, games: int, **options: str) -> Iterator[Table]:
    """Positions of games played at random."""
    for seed in range(games):
        rng = random.Random(seed)
        table = Table(GAME, players, options, seed)
        while not table.over:
            yield table
            table.do(rng.choice(table.actions()), rng.getrandbits(62))
        yield table


def most_by_the_rules(s: State, me: Player, place: int) -> int:
    """The most that one tile of the hand earns beside a place, tried tile by tile."""
    best = 0
    for cell in (beside(s, place, way) for way in range(reach(place))):
        if cell == NOWHERE:
            break
        for kind in range(KINDS):
            if me.hand[kind] and kind // FACES == size_of(cell) and is_free(s, cell):
                best = max(best, income_of(s, me, cell, TERRITORY + kind % FACES))
    return best


def test_the_best_step_earns_what_the_rules_pay():
    checked = 0
    for table in positions(3, 3):
        s = table.state
        for seat in range(s.players):
            me = s.player[seat]
            for place in me.pawn:
                if place != NOWHERE:
                    earned, _, _ = best_step(s, me, place, kinds_in_hand(me))
                    assert earned == most_by_the_rules(s, me, place)
                    checked += earned > 0
    assert checked > 300


def test_a_run_earns_what_its_beginning_promised():
    checked = longer = 0
    for table in positions(2, 4):
        s, steps = table.state.copy(), 0
        if s.phase != PICK:
            continue
        me = s.player[s.turn]
        promised = s.income + more_income(s, me)
        while s.phase == PICK:
            _, cell, face = best_step(s, me, me.pawn[s.acting], kinds_allowed(me, s.elements, s.empties))
            if cell == NOWHERE:
                break
            GAME.apply(s, GAME.parse(f"lay {KIND_NAMES[face + FACES * size_of(cell)]}"))
            assert s.income + more_income(s, me) == promised, "a tile that is picked is still to be laid"
            GAME.apply(s, GAME.parse(f"to {CELL_NAMES[cell]}"))
            steps += 1
        assert s.income == promised
        checked += 1
        longer += steps > 2
    assert checked > 50
    assert longer > 3


def test_to_judge_a_position_changes_nothing():
    for table in positions(2, 2, mix="second"):
        before = table.state.tobytes()
        for seat in range(2):
            evaluate(table.state, seat)
        assert table.state.tobytes() == before


def test_coins_due_are_the_coins_paid():
    checked = 0
    for n, table in enumerate(chain(positions(2, 3, expert="on"), positions(2, 3, expert="on", emperor_test="on"))):
        s = table.state
        if n % 2 and s.phase == PICK:
            s.emperor, s.player[s.turn].flipped = s.turn, s.income  # a close test for the tribute
        if s.phase == PICK and s.action == COLLECT and s.elements + s.empties > 0:
            due, seat, before = coins_due(s, s.player[s.turn], 0), s.turn, s.player[s.turn].coins
            table.play("stop", 0)
            assert table.state.player[seat].coins == before + due
            table.undo()
            checked += 1
    assert checked > 10


def test_chances_add_up_to_one():
    for players in (2, 4):
        for table in positions(players, 2):
            chances = [evaluate(table.state, seat) for seat in range(players)]
            assert math.isclose(sum(chances), 1.0)
            assert 0.0 <= progress(table.state) <= 1.0


def test_alone_more_coins_are_better_and_the_target_is_the_measure():
    for table in positions(1, 2, solo="2"):
        s = table.state
        poorer = evaluate(s, 0)
        s.player[0].coins += 5
        richer = evaluate(s, 0)
        s.player[0].coins -= 5
        assert 0.0 <= poorer < richer <= 1.0
    assert s.phase == OVER
    s.player[0].coins = TARGET[1]
    assert evaluate(s, 0) > 0.5
    s.player[0].coins -= 1
    assert evaluate(s, 0) < 0.5
