"""The values of data.toml agree with each other, and every one says where it comes from."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from zenobia.core.chance import random
from zenobia.core.data import PROVENANCES, Data, provenances
from zenobia.core.game import Refused
from zenobia.core.table import Table
from zenobia.games.palmyra import GAME, data
from zenobia.games.palmyra.data import CELLS, DATA, MIX_NAMES, SIZES, TERRAINS, cell_at, check


def test_every_value_has_a_provenance() -> None:
    values = provenances(Path(data.__file__).parent, DATA)
    assert len(values) > 80
    assert [value.path for value in values if value.provenance.partition(":")[0].strip() not in PROVENANCES] == []


def test_tiles_and_coins_add_up() -> None:
    """PM-A.2 45 small and 48 large tiles in either mix, equal terrains; 54 coins worth 120."""
    for mix in MIX_NAMES:
        for size in SIZES:
            rows = [DATA["mix"][mix][size][terrain] for terrain in TERRAINS]
            assert sum(map(sum, rows)) == DATA["components"][f"{size}_tiles"]
            assert all(row == rows[0] for row in rows)
            assert all(len(set(row[1:])) == 1 for row in rows)
    coins = DATA["coins"]
    assert sum(coins["counts"]) == DATA["components"]["coin_pieces"]
    assert sum(a * b for a, b in zip(coins["values"], coins["counts"], strict=True)) == DATA["components"]["coin_total"]


def test_start_tiles_add_up() -> None:
    """PM-A.4.4 Two for each player; 4 large and 6 small in all."""
    tiles = DATA["city"].values()
    assert sum((tile["x"] + tile["y"]) % 2 == 0 for tile in tiles) == DATA["components"]["start_large"]
    assert sum((tile["x"] + tile["y"]) % 2 == 1 for tile in tiles) == DATA["components"]["start_small"]
    for players in range(2, 6):
        assert sum(tile["players"] <= players for tile in tiles) == 2 * players


def test_the_numbers_of_actions() -> None:
    """The fixed range of actions: 14 plain ones, 24 kinds to lay, 24 to flip, 1681 cells."""
    assert GAME.actions == 1743
    found = [GAME.actions - CELLS + cell_at(x, y) for x, y in ((0, 0), (-1, -1), (-20, -20), (20, 20))]
    assert found == [902, 860, 62, 1742]
    assert [GAME.text(action) for action in found] == ["to u21", "to t20", "to a1", "to ao41"]
    assert GAME.parse("  Lay  LARGE-mountains-watchtower ") == GAME.parse("lay small-desert") + 12 + 2 * 4 + 1


def test_every_solo_game_ends_within_forty_turns() -> None:
    """PM-P23 The drain bounds a solo game."""
    for game in "12345":
        for seed in range(10):
            table = Table(GAME, 1, {"solo": game}, seed)
            GAME.playout(table.state, [0] * GAME.actions)
            assert table.over and table.state.turns <= 40


def test_a_playout_counts_its_moves() -> None:
    """A playout makes one move for each random number that it draws for itself, and ends the game."""
    for players in (1, 2, 5):
        stepped, played = Table(GAME, players, seed=players).state, Table(GAME, players, seed=players).state
        room, moves_made = [0] * GAME.actions, 0
        while n := GAME.legal(stepped, room):
            GAME.apply(stepped, room[random(stepped.chance, n)])
            moves_made += 1
        assert GAME.playout(played, room) == moves_made > 50
        assert played.tobytes() == stepped.tobytes()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("components.coin_total", 5),
        ("run.element_tiles", 0),
        ("end.dry_rounds", 0),
        ("seat.3.large", 9),
        ("solo.drain", 0),
        ("solo.game.4.flipped_small", 7),
        ("city.5.x", 30),
        ("city.5.x", 0),
        ("city.5.terrain", "swamp"),
        ("mix.second.small.hills", [0, 0, 0, 99]),
        ("mix.first.large.desert", [17, -1, 0, 0]),
    ],
)
def test_values_that_no_game_can_be_played_with_are_named(path: str, value: object) -> None:
    values = copy.deepcopy(DATA.values)
    *above, last = path.split(".")
    place = values
    for key in above:
        place = place[key]
    place[last] = value
    with pytest.raises(Refused) as refusal:
        check(Data(values, "", "mine.toml"))
    assert refusal.value.why == "data-shape" and refusal.value.details["file"] == "mine.toml"
    assert path.startswith(refusal.value.details["path"]) or refusal.value.details["path"].startswith("city.")


def test_our_own_values_can_be_played_with() -> None:
    check(DATA)
