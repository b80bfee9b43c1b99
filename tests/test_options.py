"""Options: what a new table gets, and what the silence of a record or of a stored table means."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from zenobia import games
from zenobia.cli.speech import seat_names
from zenobia.core import record
from zenobia.core.game import Game, Option, Refused
from zenobia.core.table import Table
from zenobia.games.drawing import drawn

HIDDEN = [("palmyra", "hide_coins", "coins"), ("carthago", "hide-talents", "talents")]


@pytest.mark.parametrize(("name", "option", "shown"), HIDDEN)
def test_a_new_table_hides_what_the_rulebook_hides(name: str, option: str, shown: str) -> None:
    game = games.find(name)
    usual, open_ = (Table(game, 3, game.new_options(given), 1) for given in ([], [f"{option}=off"]))
    assert usual.options == {option: "on"} and open_.options == {}
    assert usual.view(0)["seats"][1][shown] is None and usual.view(1)["seats"][1][shown] is not None
    assert open_.view(0)["seats"][1][shown] is not None


@pytest.mark.parametrize(("name", "option", "shown"), HIDDEN)
def test_a_record_that_is_silent_was_played_open(name: str, option: str, shown: str) -> None:
    """As when the format was made; a new one names what it hides."""
    game = games.find(name)
    silent, hiding = Table(game, 3, {}, 1), Table(game, 3, game.new_options([]), 1)
    for table in (silent, hiding):
        table.play(table.legal()[0], 0)
    assert "options" not in record.write(silent) and f"options {option}\n" in record.write(hiding)
    again = [record.Record("here", record.write(table), games.find).table for table in (silent, hiding)]
    assert [table.view(0)["seats"][1][shown] is None for table in again] == [False, True]
    assert record.write(again[0]) == record.write(silent) and record.write(again[1]) == record.write(hiding)


def test_every_golden_game_means_what_it_meant() -> None:
    """No golden game names an option that was made usual later: they are silent, and open."""
    for name, option, _ in HIDDEN:
        for path in sorted((games.FOLDER / name / "tests" / "golden").glob("*.txt")):
            table = record.read(path, games.find).table
            assert table.options.get(option, "off") == ("on" if option in path.read_text(encoding="utf-8") else "off")


def test_usual_values_exist() -> None:
    for name in games.names():
        for option in games.find(name).options:
            assert option.default in option.values and 0 <= option.seat <= games.find(name).seats[-1]
            assert not option.seats or option.values == tuple(
                str(seat + 1) for seat in range(games.find(name).seats[-1])
            )


def test_new_options_are_checked_like_others() -> None:
    game: Game = games.find("palmyra")
    assert game.new_options(["expert", "mix=second", "hide_coins=off"]) == {"expert": "on", "mix": "second"}
    with pytest.raises(Refused, match="option"):
        game.new_options(["hide_cions=off"])
    assert Option("a", ("x", "y"), usual="y").default == "y" and Option("a").default == "off"


def test_dynasties_are_chosen_seat_after_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """TE-56 No rule depends on them: the same states, other names and signs."""
    monkeypatch.setenv("ZENOBIA_LANG", "en")
    game = games.find("tigris")
    for given, emblems in (
        ([], [1, 2, 3]),
        (["dynasty1=bull"], [4, 2, 3]),
        (["dynasty1=bow"], [2, 1, 3]),
        (["dynasty1=pot", "dynasty2=pot", "dynasty3=bull"], [3, 1, 4]),
    ):
        table = Table(game, 3, game.new_options(given), 5)
        assert table.emblems == emblems
        assert table.state.tobytes() == Table(game, 3, {}, 5).state.tobytes()
    bulls = Table(game, 2, {"dynasty1": "bull"}, 5)
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(drawn(bulls, 0))
    assert seat_names(bulls) == ["Bull", "Bow"] and "1 Bull" in console.export_text()
    assert Table(games.find("tadmor"), 2, {}, 5).emblems == [1, 2]


def test_who_starts() -> None:
    game = games.find("palmyra")
    for players in game.seats[1:]:
        for starts in range(1, players + 1):
            table = Table(game, players, game.new_options([f"starts={starts}"]), 7)
            assert table.to_act == starts - 1
