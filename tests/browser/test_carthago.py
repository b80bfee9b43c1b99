"""Porto Carthago in the browser: whole games by clicks and by taps, previews, odds, the ear, the rules in place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import CLICK

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SEATS = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]

Person = Callable[..., Any]


def sit(person: Person, **wishes: Any) -> Any:
    """Somebody at a table with two bots, at the begin of the own first turn."""
    somebody = person(**wishes)
    somebody.sit(somebody.create("carthago", players=3, seats=SEATS))
    somebody.wait_for_turn()
    return somebody


ACTION = ".movebar [data-path=take]"
FIRST_GOOD = ".over[data-path^='good ']"


def play_until(somebody: Any, offered: str, seconds: float = 180) -> Any:
    """Click until something is offered; the page."""
    look = f'() => document.querySelector("{offered}") ? "offered" : ({CLICK})(false)'
    for _ in somebody.rounds(seconds):
        done = somebody.page.evaluate(look)
        if done == "offered":
            break
        if done in ("wait", "none"):
            somebody.page.wait_for_timeout(20)
    return somebody.page


def view_of(somebody: Any) -> dict[str, Any]:
    """The view that the page shows now."""
    for _ in somebody.rounds():
        positions = [message for message in somebody.heard if message["type"] == "position"]
        if positions[-1]["v"] == somebody.v:
            break
        somebody.page.wait_for_timeout(20)
    return dict(positions[-1]["view"])


def test_a_click_on_a_quay_that_is_taken_says_why(person: Person) -> None:
    somebody = sit(person)
    page = play_until(somebody, FIRST_GOOD)  # everybody has had a chance to claim a quay
    page.locator(FIRST_GOOD).first.click()
    page.locator(".movebar .send").click()
    somebody.until("!!document.querySelector('[data-path^=\"quay \"]')")
    taken = [quay["quay"] for quay in view_of(somebody)["quays"] if quay["owner"] is not None]
    page.locator(f"[data-spoken='{taken[0]}']").first.dispatch_event("click")
    page.locator(".movebar .bad").wait_for()
    assert page.locator(".movebar .bad").inner_text().startswith("Servants already stand on this quay")


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_a_whole_game_by_clicks(person: Person, screen: str) -> None:
    somebody = sit(person, **(PHONE if screen == "phone" else {}))
    page = somebody.page
    assert somebody.finish() > 25 and somebody.v > 150
    assert not [message for message in somebody.heard if message["type"] == "refused"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_action_card_leads_to_its_targets_and_back(person: Person) -> None:
    somebody = sit(person)
    page = play_until(somebody, ACTION)
    before = somebody.v
    cards = page.locator(".over[data-path^='slot ']")
    assert 0 < cards.count() <= 6
    cards.first.click()
    somebody.wait_for_move(before)
    assert page.locator(".place.chosen [data-spoken^='slot-']").count() == 1
    page.locator(".movebar .back").click()
    somebody.until("document.querySelectorAll(\".over[data-path^='slot ']\").length > 0")
    page.locator(".movebar [data-path=take]").click()
    assert "3 talents" in page.inner_text(".movebar .q")
    page.locator(".movebar .send").click()
    page.locator(".log").get_by_text("takes 3 talents").first.wait_for()


def test_a_quay_is_previewed_before_it_is_claimed(person: Person) -> None:
    somebody = sit(person)
    page, before = somebody.page, somebody.v
    quay = page.locator(".hit[data-path^='quay ']").first
    quay.dispatch_event("click")
    assert page.locator(".ghost .servant").count() == 2 and page.locator(".sel").count() == 1
    assert "Two servants" in page.inner_text(".movebar .q") and somebody.v == before


def test_facts_of_a_ship_and_the_odds_of_a_voyage(person: Person) -> None:
    somebody = sit(person)
    page = play_until(somebody, ACTION)
    view = view_of(somebody)
    page.locator("[data-spoken='first-1']").hover()
    panel = page.locator(".side .prev").first
    assert f"pays {view['row1'][0]['income']} talents" in panel.inner_text()
    page.locator(".hit[data-spoken=temple]").hover()
    bars = page.locator(".bars li")
    chances = [round(100 * chance) for chance in view["voyage"]["chances"][1:]]
    assert [int(each) for each in page.locator(".bars small").all_inner_texts()] == chances
    assert bars.count() == 6 and f"{chances[0]}" in (bars.first.get_attribute("aria-label") or "")


def test_keys_alone_reach_the_board_and_send(person: Person) -> None:
    somebody = sit(person)
    page = play_until(somebody, ACTION)
    page.reload()
    somebody.wait_for_turn()
    before = somebody.v
    page.keyboard.press("b")
    names = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        names.add(page.evaluate("document.activeElement.getAttribute('aria-label')"))
        page.keyboard.press(key)
    assert len(names) > 1 and all("servant" in name for name in names), names
    page.keyboard.press("Shift+ArrowUp")
    assert page.evaluate("document.activeElement.hasAttribute('data-spoken')")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    somebody.wait_for_move(before)


def test_every_place_has_a_name_and_a_rule(person: Person) -> None:
    somebody = sit(person)
    page = play_until(somebody, ACTION)
    places = page.locator(".wrap [data-spoken]")
    assert places.count() >= 12 + 3 + 6 + 8 + 3
    assert all(places.evaluate_all("all => all.map((each) => (each.getAttribute('aria-label') || '').length > 3)"))
    for place, rule in (("lighthouse", "PC-A.5"), ("palace", "PC-A.11"), ("path", "PC-A.12.1")):
        page.locator(f"[data-spoken={place}]").focus()
        page.keyboard.press("r")
        page.locator(f".rules [id='{rule}'].here").wait_for()
        page.keyboard.press("Escape")
        page.locator(".rules").wait_for(state="detached")


def test_a_phone_goes_where_the_targets_are(person: Person) -> None:
    somebody = sit(person, **PHONE)
    page = play_until(somebody, FIRST_GOOD)
    page.wait_for_timeout(200)
    assert page.locator(".tabs .waits").count() == 1
    good = page.locator(".over[data-path^='good ']").first.bounding_box()
    assert good and 40 < good["y"] < 640
    page.locator("[data-spoken='second-1']").dispatch_event("click")
    page.locator(".tapped").get_by_text("pays").wait_for()
    page.get_by_role("button", name="Close").click()
    page.locator(".tapped").wait_for(state="detached")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_axe_finds_no_serious_fault(person: Person, theme: str, screen: str) -> None:
    somebody = sit(person, color_scheme=theme, **(PHONE if screen == "phone" else {}))
    page = play_until(somebody, ACTION)
    page.locator("[data-spoken='first-1']").dispatch_event("click")
    page.wait_for_timeout(200)
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    bad = [
        f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]
    assert not bad, "\n".join(bad)
