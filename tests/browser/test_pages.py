"""Every page at every width, in every language: nothing is cut or jumps, and whoever gets lost is shown a way on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import STATIC
from tests.browser.test_people import AXE

from zenobia.core.words import LANGUAGES

Person = Callable[..., Any]
GAMES = ["tigris", "tadmor", "palmyra", "carthago"]
WIDTHS = (360, 390, 768, 1280)
DESK, PHONE = {"width": 1366, "height": 860}, {"width": 390, "height": 844}
SEATS = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]

# What a person cannot read: the page is wider than the screen, or a text is cut where nothing says that it goes on.
CUT = """() => {
  const page = document.documentElement;
  const found = page.scrollWidth > innerWidth ? [`the page: ${page.scrollWidth} > ${innerWidth}`] : [];
  for (const each of document.body.querySelectorAll('*')) {
    if (each.closest('svg, .sr, .sprite') || !each.clientWidth || !each.innerText?.trim()) continue;
    const style = getComputedStyle(each);
    if (!/hidden|clip/.test(style.overflowX) || each.scrollWidth <= each.clientWidth + 1) continue;
    if (style.textOverflow === 'ellipsis' && (each.title || each.closest('[title]'))) continue;
    found.push(`${each.className || each.tagName}: ${each.innerText.slice(0, 60)}`);
  }
  return found;
}"""

# How much the page jumps while it loads, as browsers measure it.
JUMPS = """
window.jumps = [];
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) {
    const from = each.sources.map((source) => source.node?.className || source.node?.nodeName);
    if (!each.hadRecentInput) window.jumps.push({ value: each.value, from });
  }
}).observe({ type: 'layout-shift', buffered: true });
"""


def settle(page: Any) -> None:
    """Wait until the page shows what it is about."""
    page.wait_for_selector(".game, .make, .movebar, .verdict, .rules h1, .profile .panel, .trouble, .after .panel")
    page.wait_for_timeout(120)


def finished(somebody: Any) -> str:
    """The address of a table whose game is over."""
    link = str(somebody.create("palmyra", players=1, seats=SEATS[:1], options={"solo": "1"}))
    somebody.sit(link)
    somebody.finish()
    return link


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_at_any_width(person: Person, language: str) -> None:
    somebody = person(locale=language)
    page = somebody.page
    over = finished(somebody)
    paths = ["/", "/me", over, over.replace("table", "after"), "/nowhere", "/table/nosuchtable1"]
    for game in GAMES:
        table = somebody.create(game, players=3, seats=SEATS)
        paths += [f"/new/{game}", f"/rules/{game}", f"/aid/{game}", f"/learn/{game}", table]
    bad = []
    for path in paths:
        somebody.go(path)
        settle(page)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            page.wait_for_timeout(60)
            bad += [f"{path} at {width}: {each}" for each in page.evaluate(CUT)]
    assert not bad, "\n".join(bad)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_nothing_jumps_while_a_page_loads(person: Person, screen: dict[str, int]) -> None:
    somebody = person(viewport=screen)
    page = somebody.page
    tables = [somebody.create(game, players=3, seats=SEATS) for game in GAMES]
    for table in tables:  # while bots move, something may well move on the screen
        somebody.sit(table)
        somebody.wait_for_turn()
    page.add_init_script(JUMPS)
    for path in ("/", "/new/palmyra", "/rules/tigris", "/aid/tigris", "/me", *tables):
        somebody.go(path)
        settle(page)
        page.wait_for_timeout(600)
        jumps = page.evaluate("window.jumps")
        assert sum(each["value"] for each in jumps) < 0.05, (path, jumps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gets_lost_is_shown_a_way_on(person: Person, language: str) -> None:
    somebody = person(locale=language)
    page = somebody.page
    private = person().create("tigris", players=3, seats=SEATS, watch=False)
    lost = {
        "/nowhere": "address",
        "/nowhere.html": "address",
        "/constructor": "address",
        "/table": "address",
        "/table/nosuchtable1": "table",
        private: "private",
        "/new/chess": "game",
        "/rules/chess": "game",
        "/aid/chess": "game",
        "/learn/chess": "game",
        somebody.create("tigris", players=3, seats=SEATS).replace("table", "after"): "not-over",
    }
    for path, kind in lost.items():
        somebody.go(path)
        page.wait_for_selector(f".trouble[data-kind={kind}] h1")
        assert "trouble-" not in page.inner_text(".trouble") and len(page.inner_text(".trouble p")) > 20
        page.locator(".trouble a.btn").click()
        page.wait_for_selector(".game")


def test_a_fault_of_the_server_is_explained_and_tried_again(person: Person) -> None:
    somebody = person()
    page = somebody.page
    page.route("**/api/games", lambda route: route.fulfill(status=500, body="no"))
    somebody.go("/")
    page.wait_for_selector(".trouble[data-kind=server]")
    page.unroute("**/api/games")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".game")


def test_without_a_connection_the_page_says_what_still_works(person: Person) -> None:
    somebody = person()
    page = somebody.go("/rules/tigris")
    page.wait_for_selector(".rules h1")
    somebody.context.set_offline(True)
    page.locator(".away").wait_for()
    assert "can still be read" in page.inner_text(".away") and page.locator(".rules h1").is_visible()
    page.get_by_role("link", name="Aid").click()  # never opened before, so it cannot be shown
    page.wait_for_selector(".trouble[data-kind=connection]")
    somebody.context.set_offline(False)
    page.locator(".away").wait_for(state="detached")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".aid h1")


def test_pages_without_anything_yet_say_so(person: Person) -> None:
    somebody = person()
    page = somebody.go("/me")
    page.get_by_text("You have not finished a game yet.").wait_for()
    page.get_by_role("link", name="To the start page").click()
    page.wait_for_selector(".game")
    assert page.locator("#h-mine").count() == 0 and page.locator("#h-open").count() == 1


def test_icons_and_manifest_are_there(person: Person) -> None:
    somebody = person()
    page = somebody.go("/")
    addresses = page.evaluate(
        "[...document.querySelectorAll('link[rel*=icon], link[rel=manifest]')].map((at) => at.href)"
    )
    manifest = next(each for each in addresses if each.endswith(".webmanifest"))
    icons = page.evaluate(f"fetch('{manifest}').then((read) => read.json()).then((read) => read.icons)")
    assert len(icons) >= 3 and any(each.get("purpose") == "maskable" for each in icons)
    for each in [*addresses, *(somebody.address + icon["src"] for icon in icons)]:
        answer = somebody.context.request.get(each)
        assert answer.ok and "html" not in answer.headers["content-type"], each
        assert (STATIC / Path(each).name).exists()


@pytest.mark.parametrize("game", ["tigris", "palmyra"])
@pytest.mark.parametrize("wishes", [{}, {"viewport": PHONE, "has_touch": True}], ids=["desk", "phone"])
def test_whole_game_against_bots_by_clicks(person: Person, game: str, wishes: dict[str, Any]) -> None:
    somebody = person(**wishes)
    somebody.sit(somebody.create(game, players=3, seats=SEATS))
    somebody.wait_for_turn()
    assert somebody.finish(haste=True) > 20
    assert not [message for message in somebody.heard if message["type"] == "refused"]


def test_rules_aids_and_score_sheets_are_printed_black_on_white(person: Person) -> None:
    somebody = person(color_scheme="dark")
    page = somebody.page
    over = finished(somebody)
    for path in ("/rules/tigris", "/aid/tadmor", over.replace("table", "after")):
        somebody.go(path)
        settle(page)
        page.emulate_media(media="print", color_scheme="dark")
        colours = page.evaluate(
            "(({ backgroundColor, color }) => [backgroundColor, color])(getComputedStyle(document.body))"
        )
        assert colours == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"], path
        assert not page.locator(".btn:visible, .top:visible").count(), path
        page.emulate_media(media="screen", color_scheme="dark")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_fault(person: Person, theme: str) -> None:
    somebody = person(color_scheme=theme, viewport=PHONE)
    for path in ("/nowhere", "/me", "/aid/carthago"):
        page = somebody.go(path)
        settle(page)
        somebody.context.set_offline(True)  # with the banner
        page.locator(".away").wait_for()
        page.evaluate(AXE.read_text())
        found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        bad = [f"{path} {each['id']}" for each in found["violations"] if each["impact"] in ("serious", "critical")]
        assert not bad, bad
        somebody.context.set_offline(False)


def test_options_of_a_new_table_are_those_of_the_game(person: Person) -> None:
    """What the rulebook says is chosen beforehand; options about seats concern only seats that the table has."""
    somebody = person(locale="fr-FR")
    page = somebody.go("/new/palmyra?with=bots")
    settle(page)
    assert page.get_by_label("Pièces cachées").is_checked()
    starts = page.get_by_label("Qui commence")
    assert starts.locator("option").count() == 2
    starts.select_option("2")
    page.get_by_label("Pièces cachées").uncheck()
    page.get_by_role("button", name="Commencer").click()
    page.wait_for_selector("main.table")
    tables = page.evaluate("async () => (await (await fetch('/api/tables')).json()).mine")
    assert tables[0]["options"] == {"starts": "2"}
    page = somebody.go("/new/tigris?with=bots")
    settle(page)
    assert page.get_by_label("Dynastie de la deuxième place").count() == 1
    assert page.get_by_label("Dynastie de la troisième place").count() == 0
    page.get_by_label("Dynastie de la première place").select_option("bull")
    page.get_by_role("button", name="Commencer").click()
    page.wait_for_selector(".movebar")
    table = page.evaluate("async () => (await (await fetch('/api/tables')).json()).mine")[0]
    assert table["options"] == {"dynasty1": "bull"} and [seat["emblem"] for seat in table["seats"]] == [4, 2]
    assert page.locator(".seats use[href='#z-bull'], .strip use[href='#z-bull'], .av use[href='#z-bull']").count() >= 1
