"""What happens around a game: fingers, sounds and notices, leaving and coming back, once more, a closed laptop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.test_tables import ask_to_undo, invite

Person = Callable[..., Any]
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
PHONE = {"viewport": {"width": 390, "height": 800}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

# the browser's own ways to be heard, replaced by ones that only note what was asked for
EARS = """
window.heard = [];
window.AudioContext = class {
  currentTime = 0; destination = {};
  createOscillator() {
    window.heard.push('tone');
    return { frequency: {}, connect: (to) => to, start() {}, stop() {} };
  }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to) => to };
  }
  close() { return Promise.resolve(); }
};
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { window.heard.push('asked'); return (Notification.permission = 'granted'); }
  constructor(title, more) { window.heard.push(`notice: ${title}: ${more.body}`); }
};
Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""

# a line that goes dead without a word, as when a laptop is closed
LINE = """
const Line = window.WebSocket;
window.lines = [];
window.WebSocket = class extends Line {
  constructor(address) { super(address); window.lines.push(this); }
  get onmessage() { return super.onmessage; }
  set onmessage(hear) { super.onmessage = (event) => { if (!this.dead) hear(event); }; }
  send(text) { if (!this.dead) super.send(text); }
};
"""


def fingers(somebody: Any, kind: str, *places: tuple[float, float]) -> None:
    """Touch the glass."""
    points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(places)]
    somebody.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_pinch_and_drag_on_a_phone(person: Person) -> None:
    somebody = person(**PHONE)
    page = somebody.sit(somebody.create("tigris", players=2, seats=BOT))
    somebody.wait_for_turn()
    somebody.cdp = somebody.context.new_cdp_session(page)
    board = page.locator("svg.board")
    before = board.bounding_box()
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 3
    fingers(somebody, "touchStart", (x - 30, y), (x + 30, y))
    for wide in range(40, 100, 10):
        fingers(somebody, "touchMove", (x - wide, y), (x + wide, y))
    fingers(somebody, "touchEnd")
    closer = board.bounding_box()
    assert closer["width"] > 1.8 * before["width"]
    assert page.evaluate("visualViewport.scale") == 1  # the board came closer, not the page
    fingers(somebody, "touchStart", (x, y))
    for far in range(10, 90, 10):
        fingers(somebody, "touchMove", (x - far, y - far / 2))
    fingers(somebody, "touchEnd")
    dragged = board.bounding_box()
    assert dragged["x"] < closer["x"] - 40 and dragged["y"] < closer["y"] - 15
    assert page.locator(".path .step, .sel").count() == 0  # a drag chooses nothing
    for _ in range(10):  # a finger that comes too soon only ends the momentum of the last one
        page.get_by_role("button", name="Whole board").tap()
        page.wait_for_timeout(400)
        if board.bounding_box()["width"] < closer["width"]:
            break
    assert abs(board.bounding_box()["width"] - before["width"]) < 1


def test_sound_and_notice_when_the_turn_comes(person: Person) -> None:
    host, friend, _ = invite(person, "palmyra")
    first, second = (host, friend) if host.page.get_attribute("main.table", "data-mine") == "true" else (friend, host)
    second.page.add_init_script(EARS)
    second.page.reload()
    second.page.wait_for_selector(".movebar")
    second.page.get_by_role("button", name="Settings").click()
    second.page.get_by_label("Sound when it is my turn").check()
    second.page.get_by_label("Browser notification when it is my turn").check()
    second.until("window.heard.includes('asked')")
    second.page.keyboard.press("Escape")
    second.page.evaluate("window.away = true")
    for _ in first.rounds():
        if second.page.get_attribute("main.table", "data-mine") == "true":
            break
        first.click()
        first.page.wait_for_timeout(20)
    second.until("window.heard.some((each) => each.startsWith('notice: Palmyra: Your turn'))")
    assert second.page.evaluate("window.heard.filter((each) => each === 'tone').length") == 2
    second.page.reload()
    second.page.wait_for_selector(".movebar")
    assert second.page.evaluate("JSON.parse(localStorage.getItem('likes')).sound") is True


def test_quiet_unless_somebody_asks_for_sound(person: Person) -> None:
    somebody = person()
    somebody.page.add_init_script(EARS)
    somebody.sit(somebody.create("palmyra", players=2, seats=BOT))
    somebody.wait_for_turn()
    somebody.play(4)
    assert somebody.page.evaluate("window.heard") == []


def test_rematch_brings_both_to_one_table(person: Person) -> None:
    host, friend, link = invite(person, "tigris")
    for _ in host.rounds(400):
        if host.click(haste=True) == "over":
            break
        friend.click(haste=True)
        host.page.wait_for_timeout(5)
    friend.page.wait_for_selector(".result")
    host.page.locator(".result .btn.pri").click()
    host.until(f"location.pathname !== '{link}'")
    host.page.wait_for_selector("main.table[data-over=false]")
    friend.until("!!document.querySelector('.result .btn.pri')")
    friend.page.locator(".result .btn.pri").click()
    friend.until(f"location.pathname === '{host.page.evaluate('location.pathname')}'")
    friend.page.wait_for_selector("main.table[data-over=false]")
    mine = [each.page.locator("main.table").get_attribute("data-mine") for each in (host, friend)]
    assert sorted(mine) == ["false", "true"]


def test_who_leaves_is_replaced_by_a_bot_and_a_friend_takes_the_seat(person: Person) -> None:
    host, friend, link = invite(person, "palmyra")
    friend.page.get_by_role("button", name="This table").click()
    friend.page.get_by_role("button", name="Leave the table").click()
    friend.until("location.pathname === '/'")
    host.page.locator(".side .seat .tag svg").wait_for()  # the bot's mark
    host.wait_for_turn()
    host.play(3)
    third = person()
    third.go(link).get_by_role("button", name="Take this seat").click()
    third.page.wait_for_selector(".own")
    host.page.locator(".side .seat .tag svg").wait_for(state="detached")
    for _ in third.rounds():
        if third.page.get_attribute("main.table", "data-mine") == "true":
            break
        host.click()
        host.page.wait_for_timeout(20)
    third.play(1)


def test_undo_that_is_refused_leaves_everything(person: Person) -> None:
    asker, answerer, entries = ask_to_undo(person)
    answerer.page.get_by_role("button", name="Refuse").click()
    asker.page.get_by_text("refused").first.wait_for()
    assert asker.page.locator(".log li").count() == entries


def test_a_closed_laptop_finds_everything_when_it_opens_again(person: Person) -> None:
    host, friend, _ = invite(person, "palmyra")
    for _ in host.rounds():
        if friend.page.get_attribute("main.table", "data-mine") == "true":
            break
        host.click()
        host.page.wait_for_timeout(20)
    host.page.add_init_script(LINE)
    host.page.reload()
    host.page.wait_for_selector(".movebar")
    host.page.evaluate("window.lines.forEach((line) => (line.dead = true))")
    host_v, told = host.v, friend.page.locator(".log li").count()
    for _ in friend.rounds():
        if friend.page.locator(".log li").count() >= told + 2:
            break
        friend.click()
        friend.page.wait_for_timeout(20)
    friend.page.fill(".chat input", "are you asleep?")
    friend.page.press(".chat input", "Enter")
    host.page.wait_for_timeout(300)
    assert host.v == host_v and "asleep" not in host.page.inner_text(".chat")
    host.page.evaluate("dispatchEvent(new Event('online'))")
    host.page.get_by_text("are you asleep?").wait_for()
    logs = [each.page.locator(".log .line").all_inner_texts() for each in (host, friend)]
    assert host.v > host_v and logs[0] == logs[1]
    active = host if host.page.get_attribute("main.table", "data-mine") == "true" else friend
    active.play(1)
