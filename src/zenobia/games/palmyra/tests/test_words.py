"""Every word a player reads exists in three languages, and the plane is drawn for every seat."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from zenobia.core.table import Table, heard_by
from zenobia.core.words import LANGUAGES, words
from zenobia.games.palmyra import GAME, data
from zenobia.games.palmyra.terminal import board

FOLDER = Path(data.__file__).parent
KEY = re.compile(r"^([a-z][\w-]*) =|^    (\.\w+) =", re.MULTILINE)


def keys(language: str) -> list[tuple[str, str]]:
    return KEY.findall((FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8"))


def test_three_languages_have_the_same_messages() -> None:
    assert keys("en") == keys("fr") == keys("it")
    assert len(set(keys("en"))) > 150


def test_typography() -> None:
    for language in LANGUAGES:
        text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        assert "'" not in text
    french = "".join((FOLDER / "text" / "fr.ftl").read_text(encoding="utf-8").splitlines()[1:])
    assert re.findall(r"[^\u00a0\d]:(?!/)", french.replace("## Coups :", "")) == []
    assert re.findall(r"[^\u202f][;!?]", french) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_words(language: str) -> None:
    known = words(language, "palmyra")
    for action in range(GAME.actions):
        said = known.move(GAME.text(action))
        assert said != GAME.text(action) and not re.search(r"[a-z]+-[a-z]+-|word-|move-", said)
        assert known.has(f"verb-{GAME.text(action).split()[0]}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label(language: str) -> None:
    known = words(language, "palmyra")
    for option in GAME.options:
        assert known.has(f"option-{option.name}")
        if option.values != ("off", "on"):
            assert all(known.has(f"option-{option.name}-{value}") for value in option.values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"), [(1, {"solo": "4"}), (3, {"expert": "on", "hide_coins": "on"}), (5, {})]
)
def test_games_are_told_and_drawn(language: str, players: int, options: dict[str, str]) -> None:
    """Every event has a sentence and every view a picture, with all tiles, pawns, hands and numbers."""
    known, rng = words(language, "palmyra"), Random(players)
    names = [known(f"seat-{seat + 1}") for seat in range(players)]
    table = Table(GAME, players, options, 9)
    while not table.over:
        events = table.do(rng.choice(table.actions()), 0)
        for event in heard_by(events, 0):
            said = known.sentence(GAME, event, names)
            assert said and not re.search(r"event-|\{|why-|tile-", said)
        if rng.random() < 0.05 or table.over:
            for seat in (-1, table.state.turn):
                check_picture(drawn(table, seat, known, 200), table, seat)
                assert max(map(len, drawn(table, seat, known, 80).splitlines())) <= 80


def drawn(table: Table, seat: int, known, width: int) -> str:
    out = StringIO()
    Console(width=width, file=out).print(board(table.view(seat), known))
    return out.getvalue()


def check_picture(picture: str, table: Table, seat: int) -> None:
    view = table.view(seat)
    plane = picture.split("(D)")[0]
    laid = re.findall(r"\([DHM].\)|\[[dhm].\]", plane)
    assert len(laid) == len(view["tiles"])
    assert sum(text.startswith("(") for text in laid) == sum(tile["size"] == "large" for tile in view["tiles"])
    for n, shown in enumerate(view["seats"]):
        for pawn in ("legion", "censor"):
            mark = f"{pawn[0].upper()}{n + 1}"
            assert (mark in plane) == (shown[pawn] not in (None, "city"))
    assert str(view["reserve"]) in picture and str(view["piles"]["large"]) in picture
