"""The board of Tadmor: whole games by clicks at a desk and on a phone, placing, paying, sheets, keys, rules, axe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
Person = Callable[..., Any]
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]

# One click of somebody who wants to see the end: place and pay what is asked, otherwise mostly be done.
CLICK = r"""() => {
  const main = document.querySelector('main.table');
  if (main.dataset.over === 'true') return 'over';
  if (main.dataset.mine !== 'true') return 'wait';
  const send = document.querySelector('.movebar .send');
  if (send && !send.disabled) { send.click(); return 'sent'; }
  const all = document.querySelectorAll('.wrap [data-path], .own [data-path], .movebar [data-path]');
  const targets = [...all].filter((each) => !each.disabled && !each.dataset.path.startsWith('discard'));
  const pass = targets.find((each) => each.dataset.path === 'pass');
  const any = targets[Math.floor(Math.random() * targets.length)];
  const pick = pass && Math.random() < 0.8 ? pass : any;
  pick?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return 'click';
}"""
WIDER = "document.documentElement.scrollWidth > innerWidth"


def at_table(person: Person, players: int = 2, **wishes: Any) -> Any:
    somebody = person(**wishes)
    somebody.sit(somebody.create("tadmor", players=players, seats=[*SEATS, *SEATS[1:] * (players - 2)]))
    somebody.wait_for_turn()
    return somebody


def until(somebody: Any, selector: str, seconds: float = 180) -> None:
    """Play on until something can be seen in our turn."""
    for _ in somebody.rounds(seconds):
        if somebody.page.locator("main.table[data-mine=true]").count() and somebody.page.locator(selector).count():
            return
        if somebody.page.evaluate(CLICK) == "wait":
            somebody.page.wait_for_timeout(20)


def send(somebody: Any) -> None:
    before = somebody.v
    somebody.page.locator(".movebar .send:not([disabled])").click()
    somebody.wait_for_move(before)


@pytest.mark.parametrize("wishes", [DESK, PHONE], ids=["desk", "phone"])
def test_whole_game_by_clicks(person: Person, wishes: dict[str, Any]) -> None:
    somebody = at_table(person, **wishes)
    page, clicks = somebody.page, 0
    for _ in somebody.rounds(400):
        done = page.evaluate(CLICK)
        if done == "over":
            break
        clicks += done == "click"
        if done == "wait":
            page.wait_for_timeout(10)
        elif clicks % 40 == 1:
            assert not page.evaluate(WIDER)
    page.wait_for_selector(".result")
    assert clicks > 45  # five pieces and more in nine rounds
    assert not [message for message in somebody.heard if message["type"] == "refused"]


def test_placing_is_previewed_and_taken_back(person: Person) -> None:
    somebody = at_table(person, **DESK)
    page = somebody.page
    until(somebody, ".wrap [data-path^='place ']")
    before = somebody.v
    page.locator(".own [data-path='place ship']").click()
    ships = page.locator(".wrap svg [data-path]")
    assert {(each.get_attribute("data-path") or "").split()[1] for each in ships.all()} == {"ship"}
    page.locator(".wrap [data-path='place ship al4']").click()
    assert page.locator(".ghost").count() == 1 and "lowest tower" in page.inner_text(".movebar")
    page.locator(".movebar [data-path='place camel al4']").click()  # this space takes either
    assert "camel" in page.inner_text(".movebar .path")
    page.get_by_role("button", name="Back").click()
    assert page.locator(".movebar .send").is_disabled() and somebody.v == before
    page.locator(".wrap [data-path='place camel da3']").click()
    send(somebody)
    assert "da3" in [space["id"] for space in somebody.heard[-1]["view"]["spaces"] if space["owner"] == 0]


def test_an_improvement_is_paid_by_clicking_goods(person: Person) -> None:
    somebody = at_table(person, **DESK)
    page = somebody.page
    until(somebody, ".wrap [data-path^='place camel pa']")
    page.locator(".wrap [data-path='place camel pa1'], .wrap [data-path='place camel pa2']").first.click()
    send(somebody)
    until(somebody, ".column [data-path^='tile ']")
    tile = page.locator(".column [data-path^='tile ']").first
    name = tile.locator("b").last.inner_text()
    tile.click()  # leads straight to the question what is paid
    page.locator(".own .good.target").first.wait_for()
    page.locator(".own .good.target").last.click()
    if page.locator(".movebar .send:not([disabled])").count():
        send(somebody)
    page.locator(".own .chip", has_text=name).wait_for()


def test_sheets_of_a_phone(person: Person) -> None:
    somebody = at_table(person, 4, **PHONE)
    page = somebody.page
    until(somebody, ".wrap [data-path^='place ']")
    page.locator(".wrap svg [data-path='place camel da3'], .wrap svg [data-path='place camel da4']").first.tap()
    assert page.locator(".ghost").count() == 1
    for sheet, text in (("Spaces", "North Sea"), ("Tiles", "Improvements"), ("My city", "Missions"), ("Rivals", "Red")):
        page.locator(".course nav button", has_text=sheet).tap()
        shown = page.locator(f"section[aria-label='{sheet}']")
        somebody.until(f"""!document.querySelector("section[aria-label='{sheet}']").inert""")
        somebody.until(
            f"""Math.abs(document.querySelector("section[aria-label='{sheet}']").getBoundingClientRect().x) < 12"""
        )
        assert text.lower() in shown.inner_text().lower()
    page.locator(".course nav button", has_text="Map").tap()
    send(somebody)


def test_played_by_keys(person: Person) -> None:
    somebody = at_table(person, **DESK)
    page = somebody.page
    until(somebody, ".wrap [data-path^='place ']")
    before = somebody.v
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    spoken = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert spoken.startswith("Place a"), spoken
    page.keyboard.press("Enter")
    page.locator(".movebar .send:not([disabled])").wait_for()
    assert somebody.v == before
    page.keyboard.press("Enter")
    somebody.wait_for_move(before)


def test_everything_offers_its_rule(person: Person) -> None:
    somebody = at_table(person, **DESK)
    page = somebody.page
    until(somebody, ".wrap [data-path^='place ']")
    for selector, rule in (
        (".wrap [data-spoken=al3]", "TD-7.11"),
        (".own .chip", "TD-12."),
        (".own .mission", "TD-10."),
    ):
        page.locator(selector).first.click(button="right")
        page.locator(f".rules [id^='{rule}'].here").wait_for()
        page.keyboard.press("Escape")
        page.locator(".rules").wait_for(state="detached")


@pytest.mark.parametrize("language", ["fr-FR", "it-IT"])
def test_no_text_is_cut_on_a_small_phone(person: Person, language: str) -> None:
    somebody = at_table(person, 4, locale=language, **PHONE)
    until(somebody, ".wrap [data-path^='place ']")
    cut = somebody.page.evaluate(
        """() => [...document.querySelectorAll('.course button, .tile b, .tile small, .panel b, .panel small')]
          .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline')
          .map((each) => each.innerText)"""
    )
    assert not cut and not somebody.page.evaluate(WIDER)
    outside = somebody.page.evaluate(
        """() => { const map = document.querySelector('svg.td').getBoundingClientRect();
          return [...document.querySelectorAll('svg.td text')].filter((each) => {
            const box = each.getBoundingClientRect();
            return box.left < map.left - 1 || box.right > map.right + 1;
          }).map((each) => each.textContent); }"""
    )
    assert not outside


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("wishes", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_no_serious_fault(person: Person, wishes: dict[str, Any], theme: str) -> None:
    somebody = at_table(person, 3, color_scheme=theme, **wishes)
    until(somebody, ".wrap [data-path^='space '], .wrap [data-path^='tile ']")
    page = somebody.page
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert not [
        (each["id"], [node["target"] for node in each["nodes"]][:3])
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]
