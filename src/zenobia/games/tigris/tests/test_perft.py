"""Counts of moves from fixed positions: the opening by formula, and how many ways two decisions can go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from zenobia import games
from zenobia.core import record
from zenobia.core.cells import at, count
from zenobia.core.chance import random
from zenobia.core.kernel import actions_buffer
from zenobia.core.table import Table
from zenobia.games.tigris import GAME
from zenobia.games.tigris.state import LEADERS, RED, TREASURES

GOLDEN = Path(__file__).parent / "golden"
ROOM = actions_buffer(GAME.actions)


def ways(s: Any, depth: int) -> int:
    """How many sequences of `depth` decisions there are."""
    n = GAME.legal(s, ROOM)
    if depth == 1:
        return int(n)
    total = 0
    for action in [int(action) for action in ROOM[:n]]:
        after = s.copy()
        GAME.apply(after, action)
        total += ways(after, depth - 1)
    return total


@pytest.mark.parametrize("players", [2, 3, 4])
def test_opening(players: int) -> None:
    """A3 Leaders on 33 squares, catastrophes on 166, tiles on 125 of land or 41 of river, a swap, the end."""
    for seed in range(40):
        s = Table(GAME, players, {}, seed).state
        hand = s.player[s.turn].hand
        tiles = sum(125 for colour in (0, 2, 3) if hand[colour]) + (41 if hand[1] else 0)
        assert ways(s, 1) == 4 * 33 + 166 + tiles + 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up(players: int) -> None:
    """A2 Every table begins with the same pieces, whatever the seed."""
    begins = set()
    for seed in range(60):
        s = Table(GAME, players, {}, seed).state
        begins.add(int(s.turn))
        bag = [int(number) for number in s.bag]
        hands = [[int(number) for number in s.player[seat].hand] for seat in range(players)]
        assert [sum(hand) for hand in hands] == [6] * players
        assert sum(bag) == 143 - 6 * players
        assert [bag[n] + sum(hand[n] for hand in hands) for n in range(4)] == [47, 36, 30, 30]
        assert [s.player[seat].catastrophes for seat in range(4)] == [2] * players + [0] * (4 - players)
        assert (count(at(s.board, RED)), count(at(s.board, TREASURES)), count(at(s.board, LEADERS))) == (10, 10, 0)
        assert (s.phase, s.actions_left, s.mover) == (0, 2, s.turn)
    assert begins == set(range(players))  # RULING TE-R6 anybody may begin


OPENINGS = {(2, 1): 332_156, (3, 2): 330_517, (4, 3): 301_040, (2, 4): 478_766}


@pytest.mark.parametrize(("players", "seed"), OPENINGS)
def test_two_decisions_from_the_opening(players: int, seed: int) -> None:
    assert ways(Table(GAME, players, {}, seed).state, 2) == OPENINGS[players, seed]


MIDDLE = {
    ("2-players", 100): 83_243,
    ("3-players", 100): 146_967,
    ("4-players", 150): 76_571,
    ("english", 150): 91_182,
    ("ziggurat", 133): 79_340,
}


@pytest.mark.parametrize(("name", "moves"), MIDDLE)
def test_two_decisions_in_the_middle_of_a_game(name: str, moves: int) -> None:
    table = record.read(GOLDEN / f"{name}.txt", games.find).table
    assert ways(table.at(moves), 2) == MIDDLE[name, moves]


def test_a_used_state_is_set_up_like_a_new_one() -> None:
    options = actions_buffer(3)
    used = record.read(GOLDEN / "ziggurat.txt", games.find).table.state
    GAME.new(used, 3, options, 7)
    fresh = GAME.State()
    GAME.new(fresh, 3, options, 7)
    assert used.tobytes() == fresh.tobytes()


def test_a_playout_makes_random_moves_to_the_end() -> None:
    fast, slow = (Table(GAME, 3, {}, 8).state for _ in range(2))
    steps = 0
    while n := GAME.legal(slow, ROOM):
        GAME.apply(slow, int(ROOM[random(slow.chance, n)]))
        steps += 1
    assert GAME.playout(fast, ROOM) == steps > 50
    assert fast.tobytes() == slow.tobytes()
