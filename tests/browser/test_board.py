"""The board frame: the path of clicks and its way back, undo, hint, replay, records, rules in place, notices."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import STATIC, compressed

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
Person = Callable[..., Any]


def at_table(person: Person, game: str, seats: list[dict[str, str]] | None = None, **wish: Any) -> Any:
    somebody = person()
    seats = seats or BOT
    somebody.sit(somebody.create(game, players=len(seats), seats=seats, **wish))
    somebody.wait_for_turn()
    return somebody


def test_two_clicks_to_a_game_against_bots(person: Person) -> None:
    somebody = person()
    page = somebody.go("/")
    page.get_by_role("link", name="Palmyra: Play against bots").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".movebar")
    somebody.wait_for_turn()
    page.goto(somebody.address)
    mine = page.locator(".mt.now").first
    mine.wait_for()
    assert "Your turn" in mine.inner_text()


def test_nothing_is_sent_before_send_and_every_step_has_its_way_back(person: Person) -> None:
    somebody = at_table(person, "tigris")
    page = somebody.page
    before = somebody.v
    page.locator(".own [data-path='leader black']").click()
    targets = page.locator(".wrap [data-path^='leader black']")
    assert targets.count() > 5 and page.locator(".t-dot, .t-risk").count() == targets.count()
    targets.first.dispatch_event("click")
    assert page.locator(".movebar .send").is_enabled() and page.locator(".sel").count() == 1
    targets.nth(1).dispatch_event("click")  # another target replaces the last step
    assert page.locator(".path .step").count() == 2
    page.get_by_role("button", name="Back").click()
    assert page.locator(".path .step").count() == 1 and page.locator(".movebar .send").is_disabled()
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Back").click()
    assert page.locator(".path .step").count() == 0 and somebody.v == before
    assert not [message for message in somebody.heard if message["type"] == "refused"]


def test_undo_is_free_until_something_hidden_is_revealed(person: Person) -> None:
    somebody = at_table(person, "palmyra")
    page = somebody.page
    before = somebody.v
    page.locator(".own [data-path='conquer legion']").click()
    somebody.wait_for_move(before)
    page.get_by_role("button", name="Back").click()
    page.locator(".own [data-path='conquer legion']").wait_for()
    assert page.locator(".log li").count() == 0


def test_refused_move_leaves_the_person_informed(person: Person) -> None:
    somebody = at_table(person, "tigris")
    somebody.page.evaluate(
        """() => { const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            return send.call(this, text.replace(/"v":\\d+/, '"v":777'));
          }; }"""
    )
    somebody.page.locator(".movebar [data-path=end]").click()
    somebody.page.locator(".movebar .send").click()
    somebody.page.locator(".movebar .bad").wait_for()


@pytest.mark.parametrize(
    ("locale", "reason"),
    [("en-GB", "leaders stand on land only (TE-1)"), ("fr-FR", "les chefs vont seulement sur la terre (TE-1)")],
)
def test_a_click_on_a_forbidden_square_says_why(person: Person, locale: str, reason: str) -> None:
    somebody = person(locale=locale)
    somebody.sit(somebody.create("tigris", players=2, seats=BOT))
    somebody.wait_for_turn()
    page, before = somebody.page, somebody.v
    page.locator(".own [data-path='leader black']").click()
    page.locator(".wrap [data-spoken='a4']").dispatch_event("click")
    page.locator(".movebar .bad").wait_for()
    assert reason in page.locator(".movebar .bad").inner_text()
    page.locator(".wrap [data-path^='leader black']").first.dispatch_event("click")
    assert page.locator(".movebar .bad").count() == 0 and somebody.v == before


def test_hint_lays_the_path_and_says_why(person: Person) -> None:
    somebody = at_table(person, "palmyra")
    somebody.page.get_by_role("button", name="Hint").click()
    somebody.page.wait_for_selector(".movebar .send:not([disabled])", timeout=120_000)
    assert "Hint" in somebody.page.inner_text(".movebar")


def test_replay_slider_and_link_to_a_position(person: Person) -> None:
    somebody = at_table(person, "palmyra")
    somebody.play(8)
    page = somebody.page
    page.get_by_role("button", name="First move").click()
    page.get_by_text("Move 0 of").first.wait_for()
    assert page.locator(".movebar .send").count() == 0
    page.get_by_role("slider").fill("3")
    page.get_by_text("Move 3 of").first.wait_for()
    page.get_by_role("button", name="Back to now").click()
    page.get_by_text("Move 3 of").first.wait_for(state="detached")
    page.goto(page.url + "?move=2")
    page.get_by_text("Move 2 of").first.wait_for()


def test_record_is_exported_at_the_end_and_imported_again(person: Person, tmp_path: Path) -> None:
    somebody = at_table(person, "palmyra", [{"kind": "me"}], options={"solo": "1"})
    page = somebody.page
    somebody.finish()
    with page.expect_download() as waiting:
        page.locator(".result a[download]").click()
    file = tmp_path / "game.txt"
    waiting.value.save_as(file)
    assert "palmyra" in file.read_text()
    page.goto(somebody.address)
    page.wait_for_selector(".game")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".result")
    page.goto(somebody.address + "/new/palmyra")
    page.locator(".seg label").first.click()
    page.get_by_text("Best score").first.wait_for()


def test_bad_record_and_unknown_table_are_explained(person: Person, tmp_path: Path) -> None:
    somebody = person()
    page = somebody.go("/")
    page.wait_for_selector(".game")
    file = tmp_path / "bad.txt"
    file.write_text("no record")
    page.set_input_files("input[type=file]", file)
    page.get_by_role("alert").wait_for()
    somebody.go("/table/nosuchtable1")
    page.get_by_role("alert").wait_for()


def test_rules_are_read_in_place(person: Person) -> None:
    somebody = at_table(person, "tigris")
    page = somebody.page
    page.locator(".own [data-path='tile temple'], .own [data-path^='tile ']").first.click()
    page.get_by_role("button", name="Rule TE-11").click()
    page.locator(".rules [id='TE-11'].here").wait_for()
    page.keyboard.press("Escape")
    page.locator(".rules").wait_for(state="detached")
    page.locator(".wrap [data-spoken=b2]").click(button="right", position={"x": 5, "y": 40})
    page.locator(".rules [id='TE-41'].here").wait_for()


def test_title_tells_whose_turn_it_is(person: Person) -> None:
    somebody = at_table(person, "tigris")
    assert somebody.page.title().startswith("●")
    somebody.page.get_by_role("button", name="Settings").click()
    somebody.page.get_by_label("Mark the tab when it is my turn").uncheck()
    assert not somebody.page.title().startswith("●")


def test_a_game_without_a_drawing_can_be_played(person: Person) -> None:
    somebody = person()
    link = somebody.create("tigris", players=2, seats=BOT)

    def hide(route: Any) -> None:
        answer = route.fetch()
        body = answer.text().replace("games/tigris/web/index.ts", "games/none/web/index.ts")
        route.fulfill(response=answer, body=body)

    somebody.page.route("**/assets/*.js", hide)
    somebody.sit(link)
    somebody.wait_for_turn()
    somebody.play(12)
    assert somebody.page.locator(".fallback section").count() > 3


@pytest.mark.parametrize("game", ["tigris", "palmyra", "carthago", "tadmor"])
def test_javascript_of_shell_and_one_board_stays_small(person: Person, game: str) -> None:
    somebody = person()
    somebody.sit(somebody.create(game, players=3, seats=[*BOT, BOT[1]]))
    loaded = somebody.page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    scripts = [STATIC / "assets" / address.split("/")[-1] for address in loaded if address.endswith(".js")]
    assert len(scripts) > 5 and compressed(scripts) < 120_000


def test_page_needs_little_work_until_it_is_usable(person: Person) -> None:
    """CPU seconds of the page's main thread: the same on a busy machine. `make bench-page` measures the time."""
    somebody = person()
    somebody.go("/")
    somebody.page.wait_for_selector(".game")
    session = somebody.context.new_cdp_session(somebody.page)
    session.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
    session.send("Performance.enable")
    before = work(session)
    somebody.page.goto(somebody.address)
    somebody.page.wait_for_selector(".game .btn")
    assert 0 < work(session) - before < 1, work(session) - before  # four times as much on a slow phone


def work(session: Any) -> float:
    """Seconds that the page's tasks have taken."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))
