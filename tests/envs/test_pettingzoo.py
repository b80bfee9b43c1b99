"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import copy
import os
import pickle
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from zenobia import games
from zenobia.core.kernel import COMPILED
from zenobia.envs.board import board
from zenobia.envs.errors import IllegalAction, NotPlaying
from zenobia.envs.pettingzoo import TableEnv, env
from zenobia.envs.play import Saved

pytestmark = pytest.mark.filterwarnings("ignore:Observation")  # PettingZoo has no dictionary in mind


def test_api(sitting: tuple[str, int]) -> None:
    name, players = sitting
    api_test(TableEnv(name, players), num_cycles=300 if COMPILED else 60)


def test_seed(name: str) -> None:
    seed_test(lambda: env(game=name), num_cycles=40 if COMPILED else 10)


@pytest.mark.skipif(os.environ.get("ZENOBIA_TEST_GAMES") != "tigris", reason="takes five seconds: once is enough")
def test_performance(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(TableEnv("tigris"))
    assert "turns per second" in capsys.readouterr().out


def test_options(name: str) -> None:
    game = games.find(name)
    for option in game.options[:2]:
        table = TableEnv(name, game.seats[-1], {option.name: option.values[-1]})
        table.reset(seed=1)
        table.step(int(table.play.actions()[0]))


def test_whole_games(name: str) -> None:
    """Everybody's reward comes at the end, and a victory is worth 1 in all."""
    table, random, moves = TableEnv(name), Random(1), 0
    table.reset(seed=8)
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        total[agent] += reward
        assert not truncated
        if terminated:
            assert info == {"score": table.play.scores()[table.possible_agents.index(agent)], "length": moves}
            assert not observation["action_mask"].any()
            table.step(None)
            continue
        assert reward == 0
        assert not info
        moves += 1
        for other in table.agents:
            assert table.observe(other)["action_mask"].any() == (other == agent)
        table.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(total.values()) == pytest.approx(1.0)
    with pytest.raises(NotPlaying, match=r"over.*reset"):
        table.step(0)


def test_board(name: str) -> None:
    """As the agent sees it whose turn it is."""
    table = TableEnv(name, render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == board(
        name, table.play.tobytes(), table.play.seat, table.play.game.emblems_of({}, table.play.players)
    )
    assert TableEnv(name).render() is None


def play_on(table: TableEnv, seed: int) -> tuple[bytes, dict[str, float]]:
    """A random game from here to its end."""
    random, total = Random(seed), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        total[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if terminated else int(random.choice(legal)))
    return table.play.tobytes(), total


def test_plays_on_from_restored_games(name: str) -> None:
    table, random = TableEnv(name), Random(3)
    with pytest.raises(NotPlaying, match="begun"):
        table.get_state()
    table.reset(seed=3)
    for _ in range(20):
        table.step(int(random.choice(table.play.actions())))
    saved, legal = table.get_state(), table.play.actions().tolist()
    others = [copy.deepcopy(table), pickle.loads(pickle.dumps(table)), TableEnv(name)]
    others[-1].set_state(pickle.loads(pickle.dumps(saved)))
    end = play_on(table, 5)
    over = table.get_state()
    for other in [*others, table]:
        other.set_state(saved) if other is table else None
        assert other.play.length == 20 and other.play.actions().tolist() == legal
        assert play_on(other, 5) == end
    table.set_state(over)
    assert all(table.terminations.values()) and play_on(table, 1) == end
    least, most = table.play.game.seats[0], table.play.game.seats[-1]
    with pytest.raises(ValueError, match="players, expected"):
        TableEnv(name, most if table.play.players != most else least).set_state(saved)
    with pytest.raises(ValueError, match=r"bytes, not \d+"):
        table.set_state(Saved(saved.data[1:], 0))


def test_bad_input_changes_nothing(name: str) -> None:
    table = TableEnv(name)
    with pytest.raises(NotPlaying, match=r"begun.*reset"):
        table.step(0)
    table.reset(seed=4)
    before = table.play.tobytes()
    legal = set(table.play.actions().tolist())
    illegal = next(action for action in range(table.play.game.actions) if action not in legal)
    for action in (illegal, -1, 10**6):
        with pytest.raises(IllegalAction, match=f"action {action} is not legal; expected one of"):
            table.step(action)
    for action in (None, 1.0, "0", True, np.zeros(2, int)):
        with pytest.raises(TypeError, match="expected an integer"):
            table.step(action)  # type: ignore[arg-type]
    assert table.play.tobytes() == before
    with pytest.raises(ValueError, match="render_mode"):
        TableEnv(name, render_mode="human")
