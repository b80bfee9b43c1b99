"""A network in the compiled engine: it judges as NumPy does, and the search with it is reproducible and honest."""

from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.ai.networks import random_network

from zenobia import games
from zenobia.ai import tree
from zenobia.ai.bots import seated
from zenobia.ai.levels import NETWORKS, search_of
from zenobia.ai.netsearch import NetSearch, NetSettings
from zenobia.ai.network import REACH, Network, network_of, squares_of
from zenobia.ai.search import Search
from zenobia.core.game import Game
from zenobia.core.table import Table

NAMES = games.names()
PLAYERS = 3


@pytest.fixture(autouse=True)
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        random_network(games.find(name)).save(tmp_path / f"{name}.npz")
        monkeypatch.setenv(f"ZENOBIA_NETWORK_{name.upper()}", str(tmp_path / f"{name}.npz"))
    network_of.cache_clear()


def positions(name: str) -> list[Table]:
    """Positions of a random game, each with a choice to make."""
    rng, found = random.Random(5), []
    table = Table(games.find(name), PLAYERS, seed=5)
    while not table.over and len(found) < 4:
        table.do(rng.choice(table.actions()), rng.getrandbits(62))
        if len(table.log) % 20 == 0 and not table.over and len(table.actions()) > 1:
            copy = Table(table.game, PLAYERS)
            copy.state = table.state.copy()
            found.append(copy)
    return found


def in_numpy(game: Game, network: Network, inputs: Any, legal: list[int]) -> tuple[Any, Any]:
    """The same judgement, written plainly."""
    arrays = {name: array.astype(np.float64) for name, array in network.arrays.items()}
    x = inputs.astype(np.float64)
    for number in range(len(network.sizes)):
        y = x @ arrays[f"weights{number}"] + arrays[f"bias{number}"]
        y = (y - y.mean()) / np.sqrt(y.var() + 1e-5) * arrays[f"gain{number}"] + arrays[f"shift{number}"]
        x = np.maximum(y, 0) + (x if len(x) == len(y) else 0)
    policy = arrays["policy"] @ x + arrays["policy_bias"]
    if game.grid:
        policy += around(game, arrays, inputs, x)
    value = (arrays["value"] @ x + arrays["value_bias"])[:PLAYERS]
    chances, worth = np.exp(policy[legal] - policy[legal].max()), np.exp(value - value.max())
    return chances / chances.sum(), worth / worth.sum()


def around(game: Game, arrays: dict[str, Any], inputs: Any, last: Any) -> Any:
    """What the squares around add to the policy."""
    assert game.grid
    rows, width, squares = len(game.grid.squares) // game.grid.width, game.grid.width, squares_of(game)
    board = np.pad(inputs[np.array(game.grid.features)].reshape(rows, width, -1), ((2, 2), (2, 2), (0, 0)))
    added = np.zeros(game.actions)
    for action in np.flatnonzero(squares.kind >= 0):
        row, column = divmod(int(squares.square[action]), width)
        window = board[row : row + REACH, column : column + REACH].reshape(REACH * REACH, -1)
        seen = np.einsum("op,opn->n", window, arrays["near"])
        seen += arrays["near_place"][squares.square[action]] + arrays["near_context"] @ last
        added[action] = arrays["near_policy"][squares.kind[action]] @ np.maximum(seen, 0)
    return added


@pytest.mark.parametrize("name", NAMES)
def test_it_judges_as_numpy_does(name: str) -> None:
    game = games.find(name)
    mind = search_of("net", game, PLAYERS)
    for table in positions(name):
        seat = table.to_act
        chances, seats = mind.opinion(table.state, seat)
        assert list(chances) == table.actions()
        policy, value = in_numpy(game, network_of(game), mind.judge.inputs.copy(), list(chances))
        assert list(chances.values()) == pytest.approx(policy, abs=1e-4)
        assert [seats[(seat + place) % PLAYERS] for place in range(PLAYERS)] == pytest.approx(value, abs=1e-4)
        likeliest = max(chances, key=lambda action: chances[action])
        assert mind.choose(table.state, seat).action == likeliest


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_finds_the_same_and_another_one_something_else(name: str) -> None:
    table = positions(name)[-1]
    settings = NetSettings(simulations=200)
    first, again, other = (
        NetSearch(table.game, PLAYERS, settings, seed).choose(table.state, table.to_act) for seed in (7, 7, 8)
    )
    assert first == again
    assert first.action in table.actions()
    assert sum(first.seats) == pytest.approx(1.0, abs=0.02)
    assert first.simulations > 100
    assert first.values != other.values


@pytest.mark.parametrize("name", NAMES)
def test_a_small_tree_and_long_paths_do_no_harm(name: str) -> None:
    """With room for few nodes the search goes on with what it has."""
    for table in positions(name):
        mind = NetSearch(table.game, PLAYERS, NetSettings(simulations=300, nodes=600))
        found = mind.choose(table.state, table.to_act)
        assert found.action in table.actions()
        assert mind.used[0] <= 600
        assert all(0.0 <= value <= 1.0 for value in found.values)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_known_below_a_move_is_kept(name: str) -> None:
    table = positions(name)[0]
    mind = NetSearch(table.game, PLAYERS, NetSettings(simulations=400))
    chosen = mind.choose(table.state, table.to_act).action
    known = int(mind.nodes[mind.children()[chosen]].visits)
    mind.descend(chosen)
    assert known > 0 and mind.nodes[0].visits == known
    mind.descend(None)
    assert mind.nodes[0].visits == 0 and mind.nodes[0].first == tree.NONE


def test_without_a_network_another_bot_takes_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZENOBIA_NETWORK_TIGRIS", "none.npz")
    network_of.cache_clear()
    table = positions("tigris")[0]
    assert isinstance(search_of("netsearch@0.05", table.game, PLAYERS), Search)
    assert seated("net")(table.game, table.belief(table.to_act, 3), table.to_act, random.Random(1)) in table.actions()


@pytest.mark.parametrize("bot", NETWORKS)
@pytest.mark.parametrize("name", NAMES)
def test_it_answers_the_same_in_worlds_it_cannot_tell_apart(name: str, bot: str) -> None:
    shuffle_hidden = import_module(f"zenobia.games.{name}.tests.secrets").shuffle_hidden
    for number, table in enumerate(positions(name)):
        other, seat, rng = Table(table.game, PLAYERS), table.to_act, random.Random(number)
        other.state = table.state.copy()
        while other.state.tobytes() == table.state.tobytes():
            shuffle_hidden(other.state, seat, rng)
        answers = [
            seated(bot)(world.game, world.belief(seat, 3), seat, random.Random(number)) for world in (table, other)
        ]
        assert answers[0] == answers[1]
        assert answers[0] in table.actions()
