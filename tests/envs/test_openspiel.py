"""OpenSpiel's own tests, and what they do not ask."""

from __future__ import annotations

import pickle
import sys
import unittest
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from zenobia import games  # noqa: E402
from zenobia.core.game import Refused  # noqa: E402
from zenobia.core.kernel import COMPILED  # noqa: E402
from zenobia.envs import openspiel  # noqa: E402
from zenobia.envs.errors import IllegalAction  # noqa: E402


def random_step(state: Any, random: Random) -> None:
    state.apply_action(random.choice(state.legal_actions()))


def some_states(game: Any, count: int, apart: int = 9) -> list[Any]:
    """Decisions of a random game."""
    random, state, found = Random(4), game.new_initial_state(), []
    while len(found) < count and not state.is_terminal():
        for _ in range(apart):
            if not state.is_terminal():
                random_step(state, random)
        while state.is_chance_node():
            random_step(state, random)
        if not state.is_terminal():
            found.append(state.clone())
    return found


@pytest.mark.skipif(not COMPILED, reason="thousands of copies")
def test_random_simulation(sitting: tuple[str, int], capfd: pytest.CaptureFixture[str]) -> None:
    name, players = sitting
    game = pyspiel.load_game(f"zenobia_{name}", {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.skipif(not COMPILED, reason="thousands of copies")
def test_api(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel's integration test of the API, for our games alone."""
    monkeypatch.setattr(sys, "argv", ["api_test"])
    from open_spiel.integration_tests import api_test

    game = pyspiel.load_game(f"zenobia_{name}")
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": f"zenobia_{name}"})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.failures and not result.errors, result


def test_same_game_as_the_engine(name: str) -> None:
    """A random game: legal actions, players and results are the engine's."""
    game, random = pyspiel.load_game(f"zenobia_{name}"), Random(2)
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.legal_actions()) == openspiel.OUTCOMES
    while not state.is_terminal():
        if not state.is_chance_node():
            engine = games.find(name)
            record = engine.State.frombytes(state._data)
            assert state.current_player() == engine.to_act(record)
        random_step(state, random)
    assert sum(state.returns()) == pytest.approx(1.0)
    assert state.legal_actions() == []


def test_no_game_is_longer_than_promised(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that has the longest length ends there, and all share the victory; the engine's own end comes first."""
    monkeypatch.setattr(openspiel, "LONGEST_GAME", 12)
    game, random = openspiel.ZenobiaGame(name), Random(2)
    assert game.max_game_length() == 12
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        before = state.clone()
        random_step(state, random)
        moves += not before.is_chance_node() and not state.is_chance_node()
        moves += before.is_chance_node() and before._pending != openspiel.NO_ACTION
    assert moves == 12 and state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == [] and state.returns() == pytest.approx(
        [1 / game.num_players()] * game.num_players()
    )
    again = pickle.loads(pickle.dumps(before))
    again.apply_action(before.legal_actions()[0])
    assert again.is_terminal() or again.is_chance_node()


def test_observation_strings(name: str) -> None:
    """What a player sees now, by the names of the features: the same in every state that it holds possible."""
    game, random = pyspiel.load_game(f"zenobia_{name}"), Random(3)
    names = games.find(name).feature_names
    texts = set()
    for state in some_states(game, 6):
        for player in range(game.num_players()):
            text, tensor = state.observation_string(player), state.observation_tensor(player)
            shown = dict(part.rsplit(" ", 1) for part in text.partition(": ")[2].split(", "))
            assert {key: float(value) for key, value in shown.items()} == pytest.approx(
                {key: value for key, value in zip(names, tensor, strict=True) if value}, rel=1e-5
            )
            assert state.resample_from_infostate(player, random.random).observation_string(player) == text
            texts.add(text)
    assert len(texts) > game.num_players()


def test_resampling(name: str) -> None:
    """For the player nothing changes; what the others hold is dealt anew; and the game goes on."""
    game, random = pyspiel.load_game(f"zenobia_{name}"), Random(3)
    for state in some_states(game, 6):
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, random.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            for _ in range(5):
                if not other.is_terminal():
                    random_step(other, random)


def test_information_states_remember(name: str) -> None:
    """Perfect recall: the same position reached by another action is another information state of the actor."""
    game = pyspiel.load_game(f"zenobia_{name}")
    state = some_states(game, 1)[0]
    player, known = state.current_player(), state.information_state_string()
    children = [state.child(action) for action in state.legal_actions()]
    after = {child.information_state_string(player) for child in children if not child.is_chance_node()}
    assert len(after) == sum(not child.is_chance_node() for child in children)
    assert known not in after
    assert state.information_state_string() == known


def test_serialisation(name: str) -> None:
    game = pyspiel.load_game(f"zenobia_{name}")
    for state in [game.new_initial_state(), *some_states(game, 4)]:
        text = pyspiel.serialize_game_and_state(game, state)
        _, again = pyspiel.deserialize_game_and_state(text)
        assert (str(again), again.history(), again.legal_actions()) == (
            str(state),
            state.history(),
            state.legal_actions(),
        )
        assert str(pickle.loads(pickle.dumps(state))) == str(state)
        if not state.is_chance_node():
            action = state.legal_actions()[0]
            state.apply_action(action)
            again.apply_action(action)
            for player in range(game.num_players()):
                assert again.information_state_string(player) == state.information_state_string(player)


def test_options_are_parameters(name: str) -> None:
    for option in games.find(name).options[:1]:
        game = pyspiel.load_game(f"zenobia_{name}({option.name}={option.values[-1]})")
        assert game.options[option.name] == option.values[-1]


def test_bad_input_changes_nothing(name: str) -> None:
    game = pyspiel.load_game(f"zenobia_{name}")
    start = game.new_initial_state()
    with pytest.raises(IllegalAction, match="of chance is not legal"):
        start.apply_action(openspiel.OUTCOMES)
    with pytest.raises(ValueError, match="not at chance nodes"):
        start.resample_from_infostate(0, lambda: 0.5)
    state = some_states(game, 1)[0]
    before, legal = str(state), set(state.legal_actions())
    illegal = next(action for action in range(game.num_distinct_actions()) if action not in legal)
    with pytest.raises(IllegalAction, match=f"action {illegal} is not legal; expected one of"):
        state.apply_action(illegal)
    with pytest.raises(ValueError, match="player is 9"):
        state.resample_from_infostate(9, lambda: 0.5)
    assert str(state) == before and state.history() == some_states(game, 1)[0].history()
    with pytest.raises(Refused, match="players"):
        openspiel.ZenobiaGame(name, {"players": 17})
