"""PC-A.9, PC-A.15 The odds of a voyage, as each seat may know them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from zenobia.core.game import SPECTATOR
from zenobia.core.kernel import COMPILED
from zenobia.core.table import Table
from zenobia.games.carthago import GAME
from zenobia.games.carthago.data import DANGER, INCOME, SHIPS
from zenobia.games.carthago.odds import MOST_DANGER, top_cards, voyage_view
from zenobia.games.carthago.state import NONE

pytestmark = pytest.mark.skipif(COMPILED, reason="views are made by the plain engine")


def deck_of(cards: list[int], bottom: int = 0) -> Any:
    """A table whose deck holds these cards, the last ones seen by everybody."""
    s = Table(GAME, 3, {}, 1).state
    s.deck[:] = cards + [NONE] * (SHIPS - len(cards))
    s.deck_top, s.deck_size, s.known_bottom, s.window, s.scryer = 0, len(cards), bottom, 0, NONE
    s.window_known[:] = [0, 0, 0]
    return s


def test_an_unseen_deck_counts_the_cards_that_are_not_on_the_table() -> None:
    s = deck_of([0, 1, 2, 3, 4], bottom=1)
    for seat in (SPECTATOR, 0, 1, 2):
        assert top_cards(s, seat) == dict.fromkeys([0, 1, 2, 3], Fraction(1, 4))
    s.player[0].temple = 3
    wanted = [sum(DANGER[ship] <= temple for ship in range(4)) / 4 for temple in range(MOST_DANGER + 1)]
    view = voyage_view(s, 0)
    assert view and view["chances"] == wanted and view["chances"][0] == 0


def test_a_deck_that_everybody_saw_leaves_no_doubt() -> None:
    assert top_cards(deck_of([7, 8], bottom=2), SPECTATOR) == {7: 1}
    assert voyage_view(deck_of([]), 0) is None


def test_who_sorted_the_cards_knows_the_top_and_others_what_they_saw() -> None:
    """P2 sorted three cards, of which P1 had seen two; P3 saw none."""
    s = deck_of([0, 1, 2, 3, 4, 5], bottom=1)
    s.window, s.scryer = 3, 1
    s.window_known[:] = [0b011, 0b010, 0b011]
    assert top_cards(s, 1) == {0: 1}
    assert top_cards(s, 2) == dict.fromkeys([0, 1, 2, 3, 4], Fraction(1, 5))
    third = Fraction(1, 3)
    assert top_cards(s, 0) == {0: third, 2: third, **dict.fromkeys([1, 3, 4], third / 3)}


def test_the_odds_are_those_of_the_worlds_a_seat_holds_possible() -> None:
    s = deck_of(list(range(8)), bottom=2)
    s.window, s.scryer = 3, 1
    s.window_known[:] = [0b011, 0b010, 0b010]
    odds, worlds = top_cards(s, 0), 3000
    assert sum(odds.values()) == 1
    tops = dict.fromkeys(range(8), 0)
    for seed in range(worlds):
        world = s.copy()
        GAME.determinise(world, 0, seed)
        tops[world.deck[world.deck_top]] += 1
    for ship, count in tops.items():
        assert abs(count / worlds - odds.get(ship, 0)) < 0.04


def test_the_promise_is_what_a_voyage_brings() -> None:
    ship = min(range(SHIPS), key=lambda each: (DANGER[each], each))
    s = deck_of([ship], bottom=1)
    me = s.player[0]
    me.temple, me.talents = 2, 0
    view = voyage_view(s, 0)
    gain = INCOME[ship] - 2
    assert view and view["success"] == {"points": 2, "least": gain, "most": gain} and view["failure"] is None
    me.temple = DANGER[ship] - 1
    view = voyage_view(s, 0)
    half = (INCOME[ship] + 1) // 2
    assert view and view["failure"] == {"points": 1, "least": half, "most": half} and view["success"] is None
    watched = voyage_view(s, SPECTATOR)
    assert watched and watched["success"] is None and watched["failure"] is None
