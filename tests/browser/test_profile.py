"""A person's own page: solo scores kept by the server, results, ratings, data to take along, and being forgotten."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.test_people import AXE, BOT, PHONE

Person = Callable[..., Any]
SOLO = {"players": 1, "seats": [{"kind": "me"}], "options": {"solo": "1"}}


def play_to_the_end(somebody: Any, game: str, **wish: Any) -> None:
    somebody.sit(somebody.create(game, **wish))
    somebody.finish(haste=True)


def test_solo_scores_are_kept_for_a_person_not_for_a_browser(person: Person) -> None:
    somebody, elsewhere = person(), person()
    play_to_the_end(somebody, "palmyra", **SOLO)
    score = somebody.page.locator(".result li .num").last.inner_text()
    elsewhere.context.add_cookies(somebody.context.cookies())  # another device of the same person
    page = elsewhere.go("/new/palmyra?with=bots")
    page.locator(".seg label").first.click()
    page.get_by_text(f"Best score: {score}").wait_for()
    assert page.locator(".stages li").count() == 5
    assert page.locator(".stages input:disabled").count() == 0  # PM-A.14.4 no game is shut
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


def sign(somebody: Any, button: str, account: str) -> Any:
    """Fill in the form of the account and press a button."""
    page = somebody.go("/me")
    page.get_by_label("Name").fill(account)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name=button).click()
    page.get_by_text(f"You are signed in as “{account}”.").wait_for()
    return page


def test_where_i_am_signed_in_and_end_all_others(person: Person) -> None:
    desk, phone = person(), person(**PHONE)
    link = desk.create("tigris", players=2, seats=BOT)
    page = sign(desk, "Create an account", "zoe")
    page.get_by_text("this browser").wait_for()
    assert page.locator("[aria-labelledby=h-logins] li").count() == 1
    assert page.get_by_role("button", name="Sign out everywhere else").count() == 0
    assert "Chrome" in page.locator("[aria-labelledby=h-logins] li").inner_text()
    elsewhere = sign(phone, "Sign in", "zoe")
    elsewhere.get_by_role("button", name="Sign out everywhere else").wait_for()
    assert elsewhere.evaluate("document.documentElement.scrollWidth") <= 360
    elsewhere.evaluate(AXE.read_text())
    found = elsewhere.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert not [each["id"] for each in found["violations"] if each["impact"] in ("serious", "critical")]
    phone.sit(link)  # the table that was opened before there was an account
    phone.page.wait_for_selector("main.table[data-mine=true]", timeout=180_000)

    page = desk.go("/me")
    page.get_by_role("button", name="Sign out everywhere else").click()
    page.get_by_text("You are signed out everywhere else.").wait_for()
    assert page.locator("[aria-labelledby=h-logins] li").count() == 1
    phone.page.wait_for_selector("main.table[data-mine=false]")  # the socket was closed: a guest watches
    elsewhere = phone.go("/me")
    elsewhere.get_by_role("button", name="Sign in").wait_for()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in").wait_for()


def test_refusals_of_names_and_passwords_are_read(person: Person) -> None:
    somebody = person(locale="fr-FR")
    page = somebody.go("/me")
    page.get_by_label("Nom").fill("zoé-fr")
    page.get_by_label("Mot de passe").fill("court")
    page.get_by_role("button", name="Créer un compte").click()
    page.get_by_text("Un mot de passe compte de 8 à 200 caractères.").wait_for()
    page.get_by_role("button", name="Se connecter").click()
    page.get_by_text("Compte ou mot de passe incorrect.").wait_for()
    page.get_by_role("button", name="Réglages").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Nom").fill("Аnna")  # the first letter is Cyrillic
    sheet.get_by_role("button", name="Enregistrer").click()
    sheet.get_by_role("alert").wait_for()
    assert "écritures" in sheet.get_by_role("alert").inner_text()


def test_a_session_that_has_ended_goes_on_as_a_guest(person: Person) -> None:
    """Without a reload: the page asks once more, as somebody new."""
    somebody, thief = person(), person()
    page = sign(somebody, "Create an account", "yann")
    thief.context.add_cookies(somebody.context.cookies())
    stolen = thief.go("/me")
    stolen.get_by_text("You are signed in as “yann”.").wait_for()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in").wait_for()
    stolen.get_by_role("button", name="Settings").click()
    sheet = stolen.get_by_role("dialog")
    sheet.get_by_label("Name").fill("Guest")
    sheet.get_by_role("button", name="Save").click()
    stolen.get_by_role("heading", name="Guest").wait_for()
    stolen.get_by_role("button", name="Sign in").wait_for()
