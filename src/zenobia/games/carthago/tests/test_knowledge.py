"""PC-A.15 Who knows what of the deck, in games where ships are sorted again and again."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from zenobia.core.game import SPECTATOR
from zenobia.core.kernel import COMPILED
from zenobia.core.table import Table
from zenobia.games.carthago import GAME, invariants
from zenobia.games.carthago.data import PRIVILEGE, SHIPS
from zenobia.games.carthago.deck import card_at, draw_ship, put_under
from zenobia.games.carthago.loading import keep_card
from zenobia.games.carthago.state import SCRY3, STORED, State
from zenobia.games.carthago.tests import secrets

pytestmark = pytest.mark.skipif(COMPILED, reason="views are made by the plain engine")


def sorted_decks(count: int) -> Iterator[tuple[Table, random.Random]]:
    """Tables between moves: everybody sorts what cards there are, ships come and go, the deck is long or short."""
    for seed in range(count):
        rng = random.Random(seed)
        table = Table(GAME, 3 + seed % 3, {}, seed)
        while table.state.decade == 0:
            table.do(rng.choice(table.actions()), 0)
        short = rng.random() < 0.5
        for _ in range(6):
            s = table.state
            sorter = rng.randrange(s.players)
            s.mover = sorter
            s.first, s.turn, s.acted = sorter, 0, 0
            give_sorting_card(s, sorter)
            while short and s.deck_size > rng.randint(1, 4) and park(s):
                pass
            if s.deck_size:
                table.play("use scry3", 0)
                yield table, rng
                table.do(rng.choice(table.actions()), 0)
                yield table, rng
            for _ in range(rng.randrange(3)):
                if table.state.deck_size > 1:
                    put_under(table.state, draw_ship(table.state))
                    yield table, rng


def give_sorting_card(s: State, seat: int) -> None:
    """A card with scry3 comes to a seat from wherever everybody sees one; else from the bottom of the deck."""
    for row in (s.row1, s.row2, s.quay_ship):
        for place, ship in enumerate(row):
            if ship >= 0 and PRIVILEGE[ship] == SCRY3:
                row[place] = -1
                keep_card(s, seat, ship)
                return
    for place in range(s.kept_count):
        if PRIVILEGE[s.kept[place]] == SCRY3:
            s.keeper[place] = seat
            return
    for place in range(s.deck_size):
        ship = s.deck[card_at(s, place)]
        if PRIVILEGE[ship] == SCRY3:
            rest = [s.deck[card_at(s, other)] for other in range(s.deck_size) if other != place]
            s.deck[:] = rest + [-1] * (SHIPS - len(rest))
            s.deck_top, s.deck_size, s.known_bottom, s.window, s.scryer = 0, len(rest), 0, 0, -1
            s.window_known[:] = [0, 0, 0]
            keep_card(s, seat, ship)
            return


def park(s: State) -> bool:
    """The top card goes to an empty place that everybody sees, to make the deck short."""
    for row in (s.row2, s.row1, s.quay_ship):
        if -1 in row:
            row[row.index(-1)] = draw_ship(s)
            return True
    if PRIVILEGE[s.deck[s.deck_top]] < STORED:
        keep_card(s, 0, draw_ship(s))
        return True
    return False


def test_permuting_what_is_hidden_changes_nothing_that_is_given() -> None:
    changed = checked = partly = 0
    for table, rng in sorted_decks(60):
        s = table.state
        assert invariants.broken(s) == []
        for seat in (SPECTATOR, *range(s.players)):
            seen = GAME.view(s, seat)
            partly += bool(seen["deck"]["among"])
            world, other = s.copy(), s.copy()
            secrets.shuffle_hidden(other, seat, rng)
            assert invariants.broken(other) == []
            assert GAME.view(other, seat) == seen
            changed += list(other.deck) != list(s.deck)
            checked += 1
            for each in (world, other):
                GAME.determinise(each, seat, 42)
            assert world.tobytes() == other.tobytes()
            assert invariants.broken(world) == []
            assert GAME.view(world, seat) == seen
    assert checked > 2000 and changed > checked // 2 and partly > 300


def test_every_world_that_a_seat_holds_possible_comes_up() -> None:
    """P1 sorted three cards, one was drawn, P2 sorted three: P1 knows two names, and nothing of the rest."""
    s = next(sorted_decks(1))[0].state
    s.deck[:] = list(range(6)) + [-1] * (SHIPS - 6)
    s.deck_top, s.deck_size, s.known_bottom = 0, 6, 1
    s.window, s.scryer = 3, 1
    s.window_known[:] = [0b011, 0b010, 0b011]
    s.question, s.mover = 9, 0
    tops, lasts = set(), set()
    for seed in range(600):
        world = s.copy()
        GAME.determinise(world, 0, seed)
        top = tuple(world.deck[:3])
        assert {0, 2} <= set(top) and sorted(world.deck[:6]) == list(range(6)) and world.deck[5] == 5
        tops.add(top)
        lasts.add(tuple(world.deck[3:5]))
    assert len(tops) == 3 * 6  # the third card is 1, 3 or 4, in any of six orders
    assert len(lasts) == 6
    world = s.copy()
    GAME.determinise(world, 1, 7)
    assert list(world.deck[:3]) == [0, 1, 2], "who sorted them knows their order"
