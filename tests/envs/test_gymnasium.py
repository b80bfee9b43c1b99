"""Gymnasium's own checker, and what it does not ask."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from zenobia import games
from zenobia.core.game import Refused
from zenobia.core.kernel import COMPILED
from zenobia.envs.errors import IllegalAction, NotPlaying
from zenobia.envs.gymnasium import AgainstBots


def made(name: str, **settings: Any) -> Any:
    """The environment that people get."""
    return gymnasium.make(f"zenobia.envs.gymnasium:zenobia/{name}-v0", **settings)


def an_illegal_action(env: AgainstBots) -> int:
    return next(action for action in range(env.play.game.actions) if action not in env.play.actions())


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
    """It asks the bare environment, with no mask in mind."""
    name, players = sitting
    check_env(made(name, players=players).unwrapped)


def test_checker_asks_for_every_game(name: str) -> None:
    """The defaults, as made in one line, by either id and directly."""
    check_env(made(name).unwrapped)
    check_env(gymnasium.make(f"zenobia/{name}-unmasked-v0").unwrapped)
    env = gymnasium.make(f"zenobia/{name}-unmasked-v0", disable_env_checker=False)  # Gymnasium's wrapper that watches
    observation, _ = env.reset(seed=1)
    env.step(env.action_space.sample(observation["action_mask"]))


def test_same_seed_same_game(name: str) -> None:
    env = AgainstBots(name)
    assert play_game(env, 1) == play_game(AgainstBots(name), 1) != play_game(env, 2)


@pytest.mark.skipif(not COMPILED, reason="bots think in compiled code")
def test_bots_by_name(name: str) -> None:
    players = min(3, games.find(name).seats[-1])
    env = AgainstBots(name, players, opponents=["greedy", "level2"][: players - 1], seat=1)
    play_game(env, 1)
    assert env.seat == 1


def test_bare_environment_replaces_illegal_actions(name: str) -> None:
    env = AgainstBots(name)
    env.reset(seed=1)
    illegal = an_illegal_action(env)
    assert f"action {illegal} is not legal" in env.step(illegal)[-1]["illegal"]
    assert "illegal" not in env.step(int(env.play.actions()[0]))[-1]


def test_bad_input_changes_nothing(name: str) -> None:
    env = made(name)
    bare: AgainstBots = env.unwrapped
    with pytest.raises(NotPlaying, match=r"begun.*reset"):
        env.step(0)
    env.reset(seed=3)
    before, illegal = bare.play.tobytes(), an_illegal_action(bare)
    with pytest.raises(IllegalAction, match=f"action {illegal} is not legal; expected one of"):
        env.step(illegal)
    with pytest.raises(TypeError, match="expected an integer"):
        env.step(0.5)
    assert bare.play.tobytes() == before
    play_game(bare, 5)
    with pytest.raises(NotPlaying, match=r"over.*reset"):
        env.step(0)
    with pytest.raises(Refused, match="no bot"):
        AgainstBots(name, opponents="deep-thought")
    with pytest.raises(ValueError, match="opponents are named, expected"):
        AgainstBots(name, opponents=["random"] * 9)
    with pytest.raises(ValueError, match="seat is 9"):
        AgainstBots(name, seat=9)
