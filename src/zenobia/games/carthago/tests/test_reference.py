"""The engine against the slow reference, on thousands of positions of random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from zenobia.core.kernel import COMPILED
from zenobia.core.table import Table
from zenobia.games.carthago import GAME, invariants
from zenobia.games.carthago.data import ARISTOCRAT_MOVES, DATA
from zenobia.games.carthago.decade import find_first_player
from zenobia.games.carthago.deck import card_at
from zenobia.games.carthago.harbour import lighthouse_seat
from zenobia.games.carthago.intrigue import award
from zenobia.games.carthago.position import clear
from zenobia.games.carthago.state import FIRST_SHIFT, FIRST_WAY, NONE, State
from zenobia.games.carthago.tests import reference
from zenobia.games.carthago.view import QUESTION_NAMES

pytestmark = pytest.mark.skipif(COMPILED, reason="the reference reads views, which the plain engine makes")
GAMES = 30


def eager(rng: random.Random, moves: list[str]) -> str:
    """A random move that prefers what leads to loadings, voyages and the palace."""
    good = [move for move in moves if move.split()[0] in ("bonus", "carry", "voyage", "quay", "palace", "use", "path")]
    return rng.choice(good) if good and rng.random() < 0.6 else rng.choice(moves)


def games(count: int) -> Iterator[tuple[Table, random.Random]]:
    """Tables with every number of players and all kinds of options."""
    for seed in range(count):
        rng = random.Random(seed)
        options = {option.name: rng.choice(option.values) for option in GAME.options}
        yield Table(GAME, 3 + seed % 3, options, seed), rng


def test_legal_moves_as_the_reference_reads_them_off_the_view() -> None:
    asked: Counter[str] = Counter()
    for table, rng in games(GAMES):
        while not table.over:
            moves = table.legal()
            assert set(moves) == wanted(table.state), (table.seed, len(table.log))
            assert invariants.broken(table.state) == []
            asked[QUESTION_NAMES[table.state.question]] += 1
            table.play(eager(rng, moves), 0)
        assert table.ranks() == reference.ranks(table.state)
    assert sum(asked.values()) > 9000
    assert set(QUESTION_NAMES) - set(asked) == {"nothing", "over"}


def wanted(s: State) -> set[str]:
    """The reference's legal moves; the two questions about several servants are judged by what they can reach."""
    question = QUESTION_NAMES[s.question]
    if question == "aristocrat":
        return aristocrat_moves(s)
    return shifts(s) if question == "move3" else reference.legal(s)


def aristocrat_moves(s: State) -> set[str]:
    """Ascending moves of servants that are there."""
    me = s.player[s.mover]
    there = {"reserve": me.reserve, "lighthouse": me.lighthouse, "temple": me.temple}
    ways = [f"send {a} {b}" for a in there for b in there if a != b]
    moves = {way for way in ways[s.least_way - FIRST_WAY :] if there[way.split()[1]]}
    return moves | ({"stop"} if s.servants_left < ARISTOCRAT_MOVES else set())


def shifts(s: State) -> set[str]:
    """Ascending moves of anybody's servants between lighthouse and temple."""
    moves = set()
    for seat in range(s.players):
        if s.player[seat].lighthouse:
            moves.add(f"shift p{seat + 1} lighthouse temple")
        if s.player[seat].temple:
            moves.add(f"shift p{seat + 1} temple lighthouse")
    first = GAME.parse("shift p1 lighthouse temple")
    moves = {move for move in moves if GAME.parse(move) - first >= s.least_shift - FIRST_SHIFT}
    return moves | ({"stop"} if s.servants_left < DATA["privileges"]["servants_moved"] else set())


def test_orders_and_awards_on_random_tables() -> None:
    rng = random.Random(7)
    for _ in range(3000):
        s = State()
        s.players = rng.randint(3, 5)
        clear(s)
        s.first = rng.randrange(s.players)
        for seat in range(s.players):
            s.player[seat].lighthouse = rng.choice((0, 0, 1, 2, 3))
            s.player[seat].reserve = rng.randint(5, 8)
        s.path_filled = rng.randint(0, len(s.path))
        s.path[: s.path_filled] = [rng.randrange(s.players) for _ in range(s.path_filled)]
        assert [award(s, seat) for seat in range(s.players)] == reference.awards(s)
        order = [lighthouse_seat(s, rank) for rank in range(s.players)]
        assert [seat for seat in order if seat != NONE] == reference.lighthouse_order(s)
        first = reference.first_player(s)
        find_first_player(s)
        assert s.first == first


def test_voyages_pay_as_the_reference_says() -> None:
    voyages = 0
    for table, rng in games(2 * GAMES):
        while not table.over:
            moves = table.legal()
            if "voyage" not in moves:
                table.play(eager(rng, moves), 0)
                continue
            s, voyages = table.state, voyages + 1
            seat, me = s.mover, s.player[s.mover]
            ship = DATA["ships"][s.deck[card_at(s, 0)]]
            points, talents = reference.voyage(ship, me.temple, me.talents)
            due_before = me.points + list(s.path).count(seat)
            table.play("voyage", 0)
            while "track" in table.legal() and table.to_act == seat:
                table.play("track", 0)
            after = table.state.player[seat]
            assert (after.points + list(table.state.path).count(seat) - due_before, after.talents) == (points, talents)
            assert (after.temple, after.charters) == (me.temple - 1, me.charters - 1)
    assert voyages > 20


@pytest.mark.parametrize("spread", [(6, 0, 0), (2, 2, 1), (0, 3, 0), (1, 1, 1), (0, 0, 1), (3, 2, 4)])
def test_ascending_moves_lose_no_outcome(spread: tuple[int, int, int]) -> None:
    """The aristocrat's ascending order reaches every distribution that any order reaches."""
    table = Table(GAME, 3, {}, 1)
    clear(table.state)
    me = table.state.player[0]
    me.reserve, me.lighthouse, me.temple = spread
    table.state.cards[:] = [1, 0, 2, 3, 4, 5]  # the aristocrat on the first space
    for move in ("slot 1", "do"):
        table.play(move, 0)
    found: set[tuple[int, int, int]] = set()
    waiting: list[Any] = [table.state]
    seen = {table.state.tobytes()}
    while waiting:
        s = waiting.pop()
        room = [0] * GAME.actions
        for action in room[: GAME.legal(s, room)]:
            after = s.copy()
            GAME.apply(after, action)
            now = after.player[0]
            if GAME.text(action) != "stop":
                found.add((now.reserve, now.lighthouse, now.temple))
            if QUESTION_NAMES[after.question] == "aristocrat" and after.tobytes() not in seen:
                seen.add(after.tobytes())
                waiting.append(after)
    found.discard(spread)  # a servant that goes and returns has not moved
    assert found == reference.sendable(spread, ARISTOCRAT_MOVES) - {spread}
