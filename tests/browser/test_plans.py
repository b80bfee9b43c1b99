"""Planned moves in the browser: made on the same board, kept, changed, played, dropped; nobody else hears of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.test_people import AXE
from tests.browser.test_tables import invite

Person = Callable[..., Any]
PLANNED = "document.querySelectorAll('.plan.making ol li:not(.quiet)').length"


def sitting(person: Person, game: str = "tigris") -> tuple[Any, Any, str]:
    """Who is to move, and who waits."""
    host, friend, link = invite(person, game)
    return (
        (host, friend, link) if host.page.get_attribute("main.table", "data-mine") == "true" else (friend, host, link)
    )


def begin(waiter: Any) -> None:
    waiter.page.get_by_role("button", name="Plan").last.click()
    waiter.page.wait_for_selector(".plan.making", timeout=180_000)  # the first plan starts a process


def plan_leader(waiter: Any, colour: str) -> str:
    """Plan to place a leader on the first square that is offered; the move."""
    before = waiter.page.evaluate(PLANNED)
    waiter.page.locator(f".own [data-path='leader {colour}']").click()
    target = waiter.page.locator(f".wrap [data-path^='leader {colour} ']").first
    move = str(target.get_attribute("data-path"))
    target.dispatch_event("click")
    waiter.page.get_by_role("button", name="Plan it").click()
    waiter.until(f"{PLANNED} === {before + 1}")
    return move


def end_turn(mover: Any) -> None:
    mover.page.locator(".movebar [data-path=end]").click()
    mover.page.locator(".movebar .send").click()


def test_a_plan_is_made_on_the_board_and_played_when_the_turn_comes(person: Person) -> None:
    mover, waiter, link = sitting(person)
    watcher = person()
    watcher.sit(link)
    before = waiter.v
    begin(waiter)
    page = waiter.page
    plan_leader(waiter, "red")
    plan_leader(waiter, "black")
    page.get_by_text("The turn ends here").wait_for()
    assert waiter.v == before and page.locator(".log li").count() == 0
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert not [each["id"] for each in found["violations"] if each["impact"] in ("serious", "critical")]
    page.get_by_role("button", name="Keep the plan").click()
    page.locator(".plan:not(.making) li").wait_for()
    page.reload()  # the server keeps it
    page.locator(".plan li").wait_for()
    end_turn(mover)
    waiter.until("document.querySelectorAll('.log li').length >= 2")
    page.locator(".plan").wait_for(state="detached")
    assert "priest" in page.inner_text(".log") and "king" in page.inner_text(".log")
    mover.wait_for_turn()
    for each in (mover, watcher):
        assert not [message for message in each.heard if message["type"] == "foreseen" or message.get("plan")]


def test_a_plan_is_changed_and_removed(person: Person) -> None:
    mover, waiter, _ = sitting(person)
    begin(waiter)
    plan_leader(waiter, "red")
    waiter.page.get_by_role("button", name="Keep the plan").click()
    waiter.page.get_by_role("button", name="Change").click()
    waiter.until(f"{PLANNED} === 1")
    waiter.page.keyboard.press("Escape")
    waiter.until(f"{PLANNED} === 0")
    plan_leader(waiter, "blue")
    waiter.page.get_by_role("button", name="Keep the plan").click()
    waiter.page.locator(".plan li").get_by_text("farmer").wait_for()
    assert waiter.page.locator(".plan li").count() == 1
    waiter.page.get_by_role("button", name="Remove").click()
    waiter.page.locator(".plan").wait_for(state="detached")
    end_turn(mover)
    waiter.wait_for_turn()


def test_a_condition_that_does_not_hold_drops_the_plan_with_a_notice(person: Person) -> None:
    mover, waiter, _ = sitting(person)
    begin(waiter)
    page = waiter.page
    page.get_by_label("does this").first.check()
    for step, word in enumerate(("leader", "black")):
        page.locator(".plan select").nth(step).select_option(word)
    page.locator(".plan select").nth(2).select_option(index=1)
    square = page.locator(".plan select").nth(2).input_value()
    page.locator(f".wrap [data-spoken={square}][aria-label*='king']").wait_for(state="attached")
    plan_leader(waiter, "red")
    page.get_by_role("button", name="Keep the plan").click()
    page.locator(".plan li").get_by_text("If ").wait_for()
    end_turn(mover)
    page.get_by_text("what it waited for did not happen").wait_for()
    waiter.wait_for_turn()
    end_turn(waiter)
    page.locator(".plan").wait_for(state="detached")
    assert "priest" not in page.inner_text(".log")
