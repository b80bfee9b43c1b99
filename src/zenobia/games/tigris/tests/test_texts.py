"""What a person is asked and told fits what is on offer and what happened."""

from __future__ import annotations

import pytest

from zenobia.core.kernel import COMPILED
from zenobia.core.scenario import arranged, parse
from zenobia.core.table import Table
from zenobia.core.words import LANGUAGES, PACKAGE, words
from zenobia.games.tigris import GAME, terminal

pytestmark = pytest.mark.skipif(COMPILED, reason="positions are arranged by the plain engine")
ONLY_A_PLUS = """TE-63
given
    players 2
    options ziggurat
    bare
    settlement h4 g5 i5 h6
"""
A_ZIGGURAT = """TE-65
given
    players 2
    options ziggurat
    bare
    ziggurat j5, temple l5, king P1 l4
"""


def table_of(scenario: str) -> Table:
    return arranged(GAME, parse(scenario, "here")[0].parts[0][1])


@pytest.mark.parametrize(("language", "square"), [*zip(LANGUAGES, ("square", "carré", "quadrato"), strict=True)])
def test_with_only_a_plus_on_offer_nobody_is_asked_for_a_square(language: str, square: str) -> None:
    table = table_of(ONLY_A_PLUS)
    table.state.player[0].hand[:] = [0, 0, 0, 6]
    table.play("tile settlement h5", 0)
    assert table.legal() == ["plus here", "decline"]
    assert square not in terminal.status(table.view(0), words(language, "tigris")).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_point_of_the_ziggurat_is_not_told_as_one_of_a_monument(language: str) -> None:
    table = table_of(A_ZIGGURAT)
    table.play("end", 0)
    speech = words(language, "tigris")
    told = [speech.sentence(GAME, event[1:], ["Anna", "Ben"]) for event in table.play("point blue", 0)]
    assert not any("Monument" in sentence for sentence in told)
    assert any(sentence.startswith("Zigg") for sentence in told)


@pytest.mark.parametrize("file", ["AID.md", "AID.fr.md", "AID.it.md"])
def test_the_aid_says_that_a_catastrophe_destroys_no_monument(file: str) -> None:
    aid = (PACKAGE / "games" / "tigris" / file).read_text(encoding="utf-8")
    line = next(line for line in aid.splitlines() if "{catastrophe}" in line)
    assert "monument" in line
