"""A person's own page: solo scores kept by the server, results, ratings, data to take along, and being forgotten."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.test_people import AXE

Person = Callable[..., Any]
SOLO = {"players": 1, "seats": [{"kind": "me"}], "options": {"solo": "1"}}


def play_to_the_end(somebody: Any, game: str, **wish: Any) -> None:
    somebody.sit(somebody.create(game, **wish))
    while somebody.click(haste=True) != "over":
        somebody.page.wait_for_timeout(5)
    somebody.page.wait_for_selector(".result")


def test_solo_scores_are_kept_for_a_person_not_for_a_browser(person: Person) -> None:
    somebody, elsewhere = person(), person()
    play_to_the_end(somebody, "palmyra", **SOLO)
    score = somebody.page.locator(".result li .num").last.inner_text()
    elsewhere.context.add_cookies(somebody.context.cookies())  # another device of the same person
    page = elsewhere.go("/new/palmyra?with=bots")
    page.locator(".seg label").first.click()
    page.get_by_text(f"Best score: {score}").wait_for()
    assert page.locator(".stages li").count() == 5
    assert page.locator(".stages input:disabled").count() in (3, 4)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".movebar")


def test_own_page_with_results_and_ratings(person: Person) -> None:
    somebody = person()
    page = somebody.go("/")
    page.get_by_role("link", name="My games").click()
    page.get_by_text("You have not finished a game yet.").wait_for()
    play_to_the_end(somebody, "tigris", players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page = somebody.go("/me")
    page.get_by_text("of 1 game won").wait_for()
    assert page.locator(".ladder li").count() == 2 and "±" in page.locator(".ladder li.mine").inner_text()
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert not [each["id"] for each in found["violations"] if each["impact"] in ("serious", "critical")]
    page.locator(".lately a").click()
    page.wait_for_selector(".result")


def test_data_is_taken_along_and_then_forgotten(person: Person, tmp_path: Path) -> None:
    somebody = person()
    play_to_the_end(somebody, "palmyra", **SOLO)
    table = somebody.page.evaluate("location.pathname")
    page = somebody.go("/me")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download my data").click()
    waiting.value.save_as(tmp_path / "me.json")
    data = json.loads((tmp_path / "me.json").read_text())
    assert len(data["moves"]) > 5 and data["tables"][0]["game"] == "palmyra"
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Delete everything").click()
    page.wait_for_selector(".game")
    assert page.locator(".mt").count() == 0
    somebody.go(table)
    page.get_by_role("alert").wait_for()
