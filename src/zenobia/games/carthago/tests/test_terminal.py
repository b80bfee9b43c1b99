"""The table in a terminal: everything that a seat sees, readable at 100 columns in every language."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

from zenobia.core.kernel import COMPILED
from zenobia.core.table import Table
from zenobia.core.words import LANGUAGES, words
from zenobia.games.carthago import GAME, terminal

pytestmark = pytest.mark.skipif(COMPILED, reason="views are made by the plain engine")
WIDTH = 100


def drawn(view: dict[str, Any], language: str, width: int = WIDTH) -> list[str]:
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(terminal.board(view, words(language, "carthago")))
    return console.export_text().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_at_100_columns(language: str) -> None:
    rng = random.Random(3)
    for players in GAME.seats:
        table = Table(GAME, players, {}, players)
        while not table.over:
            table.do(rng.choice(table.actions()), 0)
            if rng.random() < 0.02 or table.over:
                view = table.view(table.to_act)
                lines = drawn(view, language)
                assert max(map(len, lines)) <= WIDTH
                assert not any("…" in line for line in lines)
                wide = " ".join(" ".join(drawn(view, language, 400)).split())
                assert sorted(" ".join(lines).split()) == sorted(wide.split()), "wrapped, never cut"


def test_colours_are_letters_and_numbers_too() -> None:
    table = Table(GAME, 3, {}, 1)
    for move in ("quay egypt1", "pass", "pass"):
        table.play(move, 0)
    lines = drawn(table.view(1), "en")
    assert any(line.split()[:2] == ["Egypt", "1"] for line in lines)
    goods = next(line for line in lines if line.startswith("Market"))
    shown = {
        part[0]: int(part[1]) for part in goods.split("Bag")[0].split() if part[0] in "WGOCI" and part[1:].isdigit()
    }
    market = table.view(1)["market"]["goods"]
    assert shown == {terminal.LETTERS[good]: number for good, number in market.items() if number}
