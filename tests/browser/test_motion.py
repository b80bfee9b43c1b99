"""What moves: pieces come and go, gains rise, moves of others come one by one; nothing, for who wants no motion."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

Person = Callable[..., Any]
BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
RISING = "document.querySelectorAll('.gains .gain').length"
MOVING = "document.getAnimations().filter((each) => each.effect.target.closest('.board .piece, .board .gain')).length"


@pytest.mark.parametrize("game", ["tigris", "palmyra"])
def test_pieces_are_set_down_and_gains_rise(person: Person, game: str) -> None:
    somebody = person(reduced_motion="no-preference")
    somebody.sit(somebody.create(game, players=3, seats=BOTS))
    moving = rising = 0
    for _ in range(400):
        if moving > 2 and rising:
            break
        somebody.click()
        somebody.page.wait_for_timeout(60)
        moving += bool(somebody.page.evaluate(MOVING))
        rising = max(rising, somebody.page.evaluate(RISING))
    assert moving > 2 and rising


def test_moves_of_others_are_shown_one_by_one(person: Person) -> None:
    somebody = person(reduced_motion="no-preference")
    somebody.sit(somebody.create("tigris", players=3, seats=BOTS))
    somebody.wait_for_turn()
    page = somebody.page
    page.evaluate(
        """() => { window.seen = []; new MutationObserver(() => {
          const main = document.querySelector('main.table'); window.seen.push([main.dataset.v, performance.now()]);
        }).observe(document.querySelector('main.table'), { attributeFilter: ['data-v'] }); }"""
    )
    for _ in somebody.rounds():
        if page.evaluate("window.seen.length") >= 16:
            break
        if page.locator(".movebar [data-path=end]").count():
            page.locator(".movebar [data-path=end]").click()
        somebody.click()
        page.wait_for_timeout(30)
    seen = [(int(v), at) for v, at in page.evaluate("window.seen")]
    assert [v for v, _ in seen] == list(range(seen[0][0], seen[0][0] + len(seen)))  # none is left out
    told = [each for each in somebody.heard if each["type"] == "position" and each["log"]]
    movers = {each["v"]: each["log"][-1]["seat"] for each in told}
    pairs = [pair for pair in pairwise(seen) if all(movers[v] for v, _ in pair)]  # both by others: seat 0 is ours
    assert pairs and all(later - sooner > 300 for (_, sooner), (_, later) in pairs)


def test_nothing_moves_for_who_wants_no_motion(person: Person) -> None:
    somebody = person()  # reduced motion is what tests usually ask for
    somebody.sit(somebody.create("palmyra", players=3, seats=BOTS))
    for _ in range(60):
        somebody.click()
        somebody.page.wait_for_timeout(15)
        assert somebody.page.evaluate(MOVING) == 0
    assert somebody.v > 5 and not somebody.page.locator(".gains").first.is_visible()
