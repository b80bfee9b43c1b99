"""Gymnasium's own checker, and what it does not ask."""

from __future__ import annotations

from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from zenobia.core.game import Refused
from zenobia.core.kernel import COMPILED
from zenobia.envs.errors import IllegalAction, NotPlaying
from zenobia.envs.gymnasium import AgainstBots


def play_game(env: AgainstBots, seed: int) -> tuple[list[bytes], float]:
    """What the agent saw in a random game, and what it earned."""
    random = Random(seed)
    observation, _ = env.reset(seed=seed)
    seen, done, reward = [], False, 0.0
    while not done:
        seen.append(observation["observation"].tobytes())
        assert env.play.seat == env.seat
        assert reward == 0.0
        action = int(random.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, done, truncated, info = env.step(action)
        assert not truncated
    assert info["shares"][env.seat] == reward
    return seen, reward


def test_checker(sitting: tuple[str, int]) -> None:
    """The checker knows no masks: it draws its actions blindly."""
    name, players = sitting
    env = gymnasium.make(f"zenobia.envs.gymnasium:zenobia/{name}-v0", players=players, illegal="random")
    check_env(env.unwrapped)


def test_same_seed_same_game(name: str) -> None:
    env = AgainstBots(name)
    assert play_game(env, 1) == play_game(AgainstBots(name), 1) != play_game(env, 2)


@pytest.mark.skipif(not COMPILED, reason="bots think in compiled code")
def test_bots_by_name(name: str) -> None:
    env = AgainstBots(name, 3, opponents=["greedy", "level2"], seat=1)
    play_game(env, 1)
    assert env.seat == 1


def test_illegal_actions_can_be_replaced(name: str) -> None:
    env = AgainstBots(name, illegal="random")
    env.reset(seed=1)
    legal = set(env.play.actions().tolist())
    illegal = next(action for action in range(env.play.game.actions) if action not in legal)
    assert env.step(illegal)[-1]["illegal"]


def test_bad_input_changes_nothing(name: str) -> None:
    env = AgainstBots(name)
    with pytest.raises(NotPlaying, match=r"begun.*reset"):
        env.step(0)
    env.reset(seed=3)
    before = env.play.tobytes()
    legal = set(env.play.actions().tolist())
    illegal = next(action for action in range(env.play.game.actions) if action not in legal)
    with pytest.raises(IllegalAction, match=f"action {illegal} is not legal; expected one of"):
        env.step(illegal)
    with pytest.raises(TypeError, match="expected an integer"):
        env.step(0.5)
    assert env.play.tobytes() == before
    play_game(env, 5)
    with pytest.raises(NotPlaying, match=r"over.*reset"):
        env.step(0)
    with pytest.raises(Refused, match="no bot"):
        AgainstBots(name, opponents="deep-thought")
    with pytest.raises(ValueError, match="opponents are named, expected"):
        AgainstBots(name, opponents=["random"] * 9)
    with pytest.raises(ValueError, match="seat is 9"):
        AgainstBots(name, seat=9)
    with pytest.raises(ValueError, match="illegal is 'ignore'"):
        AgainstBots(name, illegal="ignore")
