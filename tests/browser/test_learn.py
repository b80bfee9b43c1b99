"""The guided first games in a browser: shown from the first step to the last, wrong moves taken back, by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import rounds

Person = Callable[..., Any]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SAID = """() => [...document.querySelectorAll('main.learn, main.learn *')].flatMap((each) =>
  [each.getAttribute('aria-label'), each.getAttribute('title'), each.children.length ? '' : each.textContent])"""
PHONE = {"viewport": {"width": 390, "height": 800}, "is_mobile": True, "has_touch": True}


def begin(person: Any, game: str, step: int = 0) -> Any:
    """Open a game's lesson at a step."""
    page = person.go("/")
    page.evaluate(
        "([game, at]) => localStorage.setItem('lessons', JSON.stringify({ [game]: { at, of: 99 } }))", [game, step]
    )
    person.go(f"/learn/{game}").wait_for_selector("main.learn")
    return page


def show(person: Any) -> None:
    """Let a whole step be shown, and send each move."""
    page = person.page
    for _ in rounds(lambda: person.v):
        if page.get_attribute("main.learn", "data-mine") != "true":
            break
        version = person.v
        page.locator(".lesson .show").click()
        page.locator(".movebar .send").click()
        person.until(f"+document.querySelector('main.learn').dataset.v !== {version}")


@pytest.mark.parametrize(
    ("game", "wishes"),
    [
        ("tigris", {"locale": "it-IT"}),
        ("palmyra", {"locale": "fr-FR", **PHONE}),
        ("carthago", {"locale": "en-GB"}),
        ("tadmor", {"locale": "fr-FR"}),
    ],
)
def test_a_whole_lesson_is_shown(person: Person, game: str, wishes: dict[str, Any]) -> None:
    learner = person(**wishes)
    page = begin(learner, game)
    seen = []
    for _ in rounds(lambda: seen):
        step = page.get_attribute("main.learn", "data-step")
        if step == "finished":
            break
        seen.append(step)
        assert page.inner_text("#lesson-title").strip() and page.inner_text(".lesson .body p").strip()
        assert [said for said in page.evaluate(SAID) if "{" in (said or "")] == [], "a word of a sentence is missing"
        show(learner)
        if page.get_attribute("main.learn", "data-judged"):
            assert page.get_attribute("main.learn", "data-judged") == "right"
            assert page.inner_text(".verdict .why").strip()
        page.locator(".verdict .btn.pri").click()
        learner.until(f"document.querySelector('main.learn').dataset.step !== '{step}'")
    assert 8 <= len(seen) <= 14
    assert page.locator(f"a[href='/new/{game}?with=bots']").is_visible()


def test_a_wrong_move_is_explained_and_taken_back(person: Person) -> None:
    learner = person()
    page = begin(learner, "tigris", 1)
    page.locator(".own [data-path='leader red']").click()
    page.locator(".wrap [data-path='leader red i6']").dispatch_event("click")
    page.locator(".movebar .send").click()
    page.wait_for_selector("main.learn[data-judged='wrong-colour']")
    assert "king" in page.inner_text(".verdict .why")
    page.get_by_role("button", name="Take it back").click()
    page.wait_for_selector("main.learn[data-judged='']")
    show(learner)
    assert page.get_attribute("main.learn", "data-judged") == "right"


def test_progress_is_kept_and_shown_on_the_start_page(person: Person) -> None:
    learner = person()
    page = begin(learner, "tigris", 0)
    page.get_by_role("button", name="Go on").click()
    page.wait_for_selector("main.learn[data-step='king']")
    page.reload()
    page.wait_for_selector("main.learn[data-step='king']")
    learner.go("/")
    page.get_by_role("link", name="Learn: Tigris & Euphrates").click()
    page.wait_for_selector("main.learn[data-step='king']")
    assert "Step 2 of 14" in page.inner_text(".lesson").replace("STEP", "Step").replace("OF", "of")


def test_a_step_by_keys_alone(person: Person) -> None:
    learner = person()
    page = begin(learner, "tigris", 0)
    page.keyboard.press("Tab")
    page.locator(".verdict .btn.pri").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("main.learn[data-step='king']")
    learner.until("document.activeElement.id === 'lesson-title'")  # the new step is read first
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.learn[data-judged='right']")
    learner.until("document.activeElement.closest('.verdict') !== null")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.learn[data-step='tile']")


def test_the_words_follow_the_language(person: Person) -> None:
    learner = person()
    page = begin(learner, "palmyra", 1)
    page.locator(".pick select").select_option("it")
    learner.until("document.querySelector('#lesson-title').textContent === 'Conquista con la legione'")


def test_the_aid_beside_the_board_and_in_print(person: Person) -> None:
    learner = person()
    link = learner.create("tigris", players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page = learner.sit(link)
    page.keyboard.press("a")
    page.wait_for_selector(".sheet .aid h2")
    assert page.locator(".sheet .aid svg.piece").count() == 4
    page.keyboard.press("Escape")
    assert page.locator(".sheet").count() == 0
    for game in ("tigris", "palmyra", "carthago", "tadmor"):
        learner.go(f"/aid/{game}").wait_for_selector(".aid h2")
        assert pages(page.pdf(format="A4")) == 1, game


def pages(pdf: bytes) -> int:
    """How many pages a PDF has."""
    return pdf.count(b"/Type /Page\n") + pdf.count(b"/Type /Page ") + pdf.count(b"/Type /Page/")


def test_the_rules_have_contents_that_lead_somewhere(person: Person) -> None:
    learner = person()
    page = learner.go("/rules/tigris")
    page.wait_for_selector(".contents a")
    for link in page.locator(".contents a").all():
        target = link.get_attribute("href")
        assert page.locator(f".rules h2[id='{target[1:]}']").inner_text() == link.inner_text()
    page.locator(".contents a").last.click()
    learner.until(
        "Math.abs(document.querySelector('.rules h2:last-of-type').getBoundingClientRect().top) < innerHeight"
    )


def test_a_lesson_of_no_game_is_explained(person: Person) -> None:
    page = person().go("/learn/chess")
    assert "There is no such game" in page.get_by_role("alert").inner_text()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_fault(person: Person, theme: str) -> None:
    learner = person(color_scheme=theme, bypass_csp=True)
    learner.context.add_init_script(path=str(AXE))
    page = begin(learner, "tigris", 1)
    faults = serious(page)
    show(learner)
    faults += serious(page)
    for address in ("/aid/tadmor", "/rules/tigris"):
        learner.go(address).wait_for_selector(".rules h2")
        faults += serious(page)
    assert not faults


def serious(page: Any) -> list[str]:
    """What axe finds serious on a page."""
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    bad = [each for each in found["violations"] if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in bad]
