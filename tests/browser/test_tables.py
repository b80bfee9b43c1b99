"""Two browsers at one table, a spectator, interruptions: nothing is lost and nobody sees too much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Person = Callable[..., Any]
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def invite(person: Person, game: str, **wish: Any) -> tuple[Any, Any, str]:
    """Two people at a table: one opened it, the other came by the link."""
    host, friend = person(), person()
    link = host.create(game, players=2, seats=[{"kind": "me"}, {"kind": "friend"}], **wish)
    host.go(link).wait_for_selector(".waiting")
    friend.go(link).get_by_role("button", name="Take this seat").click()
    for each in (host, friend):
        each.page.wait_for_selector(".movebar")
    return host, friend, link


def test_two_browsers_play_a_whole_game_while_a_third_watches(person: Person) -> None:
    host, friend, link = invite(person, "tigris")
    watcher = person()
    watcher.sit(link)
    reloaded, players = False, (host, friend)
    for _ in host.rounds(400):
        done = [each.click(haste=True) for each in players]
        if done == ["over", "over"]:
            break
        if set(done) <= {"wait", "over"}:
            host.page.wait_for_timeout(10)
        if not reloaded and host.v > 20:
            reloaded, before = True, friend.page.inner_text(".log")
            friend.page.reload()
            friend.page.wait_for_selector(".movebar")
            assert friend.page.inner_text(".log").startswith(before[:200])
    watcher.page.wait_for_selector(".result")
    results = [each.page.inner_text(".result ol") for each in (host, friend, watcher)]
    assert results[0] == results[1] == results[2]
    assert watcher.page.locator(".own").count() == 0
    for seat, each in enumerate((host, friend, watcher)):
        never_heard_too_much(each.heard, seat if each is not watcher else None)


def never_heard_too_much(heard: list[dict[str, Any]], own: int | None) -> None:
    """Before the end no message held another seat's hand, points, moves or drawn tiles."""
    positions = [message for message in heard if message["type"] == "position" and not message["over"]]
    assert all(message["view"] is None for message in positions if message["waiting"])
    positions = [message for message in positions if not message["waiting"]]
    assert len(positions) > 10
    for message in positions:
        for seat, shown in enumerate(message["view"]["seats"]):
            if seat != own:
                assert shown["hand"] is None and shown["points"] is None and shown["treasures"] is None
                assert "thrown" not in shown
        for entry in message["log"]:
            if entry["seat"] != own:
                assert entry["move"] is None
                assert all(event["name"] != "drew" for event in entry["events"])


def test_dom_of_a_seat_holds_no_tile_of_the_other(person: Person) -> None:
    host, friend, link = invite(person, "tigris")
    watcher = person()
    watcher.sit(link)
    for each in (host, friend):
        assert each.page.locator(".own [data-path^='tile ']").count() == 6
    for each in (host, friend, watcher):
        assert each.page.locator(".side .seat .te-tile").count() == 0
    assert watcher.page.locator(".own, .movebar [data-path], .wrap [data-path]").count() == 0


def test_chat_is_shown_as_it_was_typed(person: Person) -> None:
    host, friend, _ = invite(person, "palmyra")
    text = "<img src=x onerror=alert(1)> & hello"
    host.page.fill(".chat input", text)
    host.page.press(".chat input", "Enter")
    friend.page.get_by_text(text).wait_for()
    assert friend.page.locator(".chat img").count() == 0
    friend.page.get_by_role("button", name="Settings").click()
    friend.page.get_by_label("Show the chat").uncheck()
    assert friend.page.locator(".chat").count() == 0


def test_table_without_chat_and_without_spectators(person: Person) -> None:
    host, stranger = person(), person()
    link = host.create("palmyra", players=2, seats=BOT, chat=False, watch=False)
    host.sit(link)
    assert host.page.locator(".chat").count() == 0
    stranger.go(link).get_by_role("alert").wait_for()


def test_server_restart_and_lost_network_resume(person: Person, site: Any) -> None:
    somebody = person()
    link = somebody.create("palmyra", players=2, seats=BOT)
    somebody.sit(link)
    somebody.play(4)
    somebody.wait_for_turn()
    before, log = somebody.v, somebody.page.inner_text(".log")
    site.kill()
    somebody.page.locator(".away").wait_for()
    site.start()
    somebody.page.locator(".away").wait_for(state="detached")
    assert somebody.v == before and somebody.page.inner_text(".log") == log
    somebody.context.set_offline(True)
    somebody.context.set_offline(False)
    somebody.play(3)


def test_resigned_seat_is_played_by_a_bot(person: Person) -> None:
    host, friend, _ = invite(person, "palmyra")
    host.page.get_by_role("button", name="This table").click()
    host.page.get_by_role("button", name="Resign").click()
    host.page.get_by_text("Do you really want to resign?").wait_for()
    host.page.get_by_role("button", name="Resign").click()
    host.page.get_by_role("dialog").wait_for(state="detached")
    friend.page.locator(".side .seat .tag svg").wait_for()  # the bot's mark


def test_hot_seat_hides_the_board_between_two_people(person: Person) -> None:
    somebody = person()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bea"}]
    link = somebody.create("tigris", players=2, seats=seats, hotseat=True)
    page = somebody.go(link)
    here = page.get_by_role("button", name="is here")
    first = here.inner_text().split()[0]
    second = "Bea" if first == "Anna" else "Anna"
    here.click()
    page.get_by_role("button", name="End the turn").click()
    page.locator(".movebar .send").click()
    page.get_by_text(f"Pass the device to {second}").wait_for()
    assert page.locator("svg.board, .own, .log, .movebar").count() == 0
    here.click()
    page.locator(".own").wait_for()


def test_clock_runs_and_presence_is_shown(person: Person) -> None:
    host, friend, _ = invite(person, "palmyra", clock={"minutes": 5, "increment": 10})
    first = host.page.locator(".seat .num").first
    assert first.inner_text().strip().startswith(("4:", "5:"))
    friend.page.locator(".dot.online").nth(1).wait_for()
    friend.context.close()
    host.until("document.querySelectorAll('.side .dot.online').length === 1")


def ask_to_undo(person: Person) -> tuple[Any, Any, int]:
    """Play until a turn can be taken back only if the other agrees, and ask: who asks whom, after how many entries."""
    host, friend, _ = invite(person, "tigris")
    asker, answerer = host, friend
    for _ in asker.rounds():
        button = asker.page.get_by_role("button", name="Ask to undo")
        if button.count():
            break
        if asker.click(haste=True) in ("wait", "none"):
            asker.page.wait_for_timeout(150)
            if not button.count():  # a turn of two leaders draws nothing: it is the other's turn
                asker, answerer = answerer, asker
        asker.page.wait_for_timeout(30)
    entries = asker.page.locator(".log li").count()
    asker.page.get_by_role("button", name="Ask to undo").click()
    return asker, answerer, entries


def test_undo_after_something_hidden_needs_consent(person: Person) -> None:
    asker, answerer, entries = ask_to_undo(person)
    answerer.page.get_by_role("button", name="Agree").click()
    asker.until(f"document.querySelectorAll('.log li').length < {entries}")
