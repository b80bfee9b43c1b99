"""Printed values: every one says where it comes from, and a player's own file is shown as what it changes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from zenobia import games
from zenobia.core.data import PROVENANCES, load, provenances, variable

GAMES = games.names()


@pytest.mark.parametrize("game", GAMES)
def test_every_value_says_where_it_comes_from(game: str) -> None:
    """By one of the known words at the beginning; whatever is our own choice says so there, not further behind."""
    values = provenances(games.FOLDER / game, load(game, games.FOLDER / game))
    assert len(values) > 10
    assert [each for each in values if not re.match(rf"({'|'.join(PROVENANCES)})\b", each.provenance)] == []
    ours = [each for each in values if re.search("reconstructed|tuned", each.provenance)]
    assert [each for each in ours if not each.provenance.startswith("reconstructed")] == []


def test_items_of_a_list_have_their_own_provenance() -> None:
    folder = games.FOLDER / "tadmor"
    shown = {
        each.path: (each.value, each.provenance.split(":")[0]) for each in provenances(folder, load("tadmor", folder))
    }
    assert shown["collect.ship_base.0"] == (3, "rulebook")
    assert shown["collect.ship_base.1"] == (4, "reconstructed")
    assert shown["tower.pair.1.marble"] == (2, "rulebook")
    assert shown["tower.pair.2.marble"] == (4, "reconstructed")
    assert shown["tower.single.3.stone"] == (4, "reconstructed")
    assert shown["collect.camel_base"] == ([2, 3, 4], "reconstructed")


def test_only_what_differs_is_called_corrected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "mine.toml"
    own.write_text("[collect]\nship_base = [3, 4, 6]\n[rounds]\ncount = 9\n", encoding="utf-8")
    monkeypatch.setenv(variable("tadmor"), str(own))
    folder = games.FOLDER / "tadmor"
    corrected = [each.path for each in provenances(folder, load("tadmor", folder)) if each.provenance == "corrected"]
    assert corrected == ["collect.ship_base.2"]


def test_two_sets_of_coins_fit_the_rulebook() -> None:
    """54 coins of 1, 3 and 5 worth 120: the counts do not follow, so they are no derived value."""
    coins = tomllib.loads((games.FOLDER / "palmyra" / "data.toml").read_text(encoding="utf-8"))["coins"]
    fitting = [
        (ones, threes, 54 - ones - threes)
        for ones in range(55)
        for threes in range(55 - ones)
        if ones + 3 * threes + 5 * (54 - ones - threes) == 120
    ]
    assert tuple(coins["counts"]) in fitting and len(fitting) > 1
    values = provenances(games.FOLDER / "palmyra", load("palmyra", games.FOLDER / "palmyra"))
    assert next(each for each in values if each.path == "coins.counts").provenance.startswith("reconstructed")
