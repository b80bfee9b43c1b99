"""After a game: the score line by line, the analysis with its progress, and the way from a move to the board."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from zenobia.games import FOLDER

Person = Callable[..., Any]
GAME = FOLDER / "palmyra" / "tests" / "golden" / "two-players.txt"


def imported(who: Any, file: Path) -> str:
    """A table of a recorded game; its id."""
    who.go("/")
    made = who.page.evaluate(
        """async (record) => {
          const me = await (await fetch('/api/me')).json();
          const headers = { 'content-type': 'application/json', 'x-csrf': me.csrf };
          const body = JSON.stringify({ record });
          return await (await fetch('/api/records', { method: 'POST', headers, body })).json();
        }""",
        file.read_text(encoding="utf-8"),
    )
    return str(made["id"])


def test_from_the_result_to_the_score_the_analysis_and_a_position(person: Person) -> None:
    anna = person()
    table = imported(anna, GAME)
    page = anna.go(f"/table/{table}")
    page.locator(".result a", has_text="Score and analysis").click()
    page.wait_for_selector("tfoot")
    lines = [[int(cell.replace("−", "-")) for cell in row] for row in cells(page, "tbody tr")]
    total = [int(cell) for cell in cells(page, "tfoot tr")[0]]
    counted = page.locator("tbody td.counts").count() // 2
    assert [sum(line[seat] for line in lines[:counted]) for seat in range(2)] == total

    page.locator(".offer button").click()
    page.wait_for_selector("progress")
    page.wait_for_selector(".chart", timeout=300_000)
    assert page.locator(".chart polyline").count() == 2
    page.locator(".chart input").fill("10")
    assert "After move 10" in page.inner_text(".read")

    entry = page.locator("[aria-labelledby=h-swings] li a").first
    n = int(entry.locator(".n").inner_text())
    entry.click()
    page.wait_for_selector("main.table")
    assert page.url.endswith(f"/table/{table}?move={n}")
    anna.until(f"document.querySelector('.steps input')?.value === '{n}'")


def test_a_friend_reads_the_shared_page_in_french_on_a_phone(person: Person) -> None:
    anna, friend = person(), person(locale="fr-FR", viewport={"width": 390, "height": 844})
    page = friend.go(f"/after/{imported(anna, GAME)}")
    page.wait_for_selector("tfoot")
    assert "Le score, ligne par ligne" in page.content()
    assert page.get_by_role("button", name="Revanche").count() == 0, "only for who played"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_game_that_goes_on_has_no_such_page(person: Person) -> None:
    anna = person()
    link = anna.create("palmyra", players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page = anna.go(link.replace("/table/", "/after/"))
    assert "The game is not over yet" in page.locator("[role=alert]").inner_text()


def cells(page: Any, rows: str) -> list[list[str]]:
    """The numbers of a table's rows."""
    return [row.locator("td").all_inner_texts() for row in page.locator(rows).all()]
