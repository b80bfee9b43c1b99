"""Gymnasium's own checker, and what it does not ask."""

from __future__ import annotations

import copy
import pickle
import sys
from random import Random
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from zenobia import games
from zenobia.ai.bots import legal_actions
from zenobia.core.game import Refused
from zenobia.core.kernel import COMPILED
from zenobia.envs.board import board
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
    game, state = env.play.game, env.play.state
    assert info["scores"] == [game.score(state, seat) for seat in range(env.play.players)]
    assert info["length"] == env.play.length >= len(seen)
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


def play_on(env: Any, seed: int) -> tuple[list[bytes], float]:
    """What the agent sees and earns in a random game from here to its end."""
    random, seen, done, reward = Random(seed), [], False, 0.0
    while not done:
        action = int(random.choice(env.unwrapped.play.actions()))
        observation, reward, done, _, _ = env.step(action)
        seen.append(observation["observation"].tobytes() + observation["action_mask"].tobytes())
    return seen, reward


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_plays_on_from_restored_games(name: str, opponents: str) -> None:
    if opponents == "greedy" and not COMPILED:
        pytest.skip("takes long in the plain engine")
    env = made(name, opponents=opponents)
    env.reset(seed=3)
    for _ in range(5):
        observation = env.step(int(env.unwrapped.play.actions()[0]))[0]
    saved, seat, length = env.get_state(), env.unwrapped.seat, env.unwrapped.play.length
    assert length >= 5
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), made(name, opponents=opponents)]
    others[-1].reset(seed=8)
    end = play_on(env, 5)
    others.append(env)
    for other in others[2:]:
        again, info = other.set_state(pickle.loads(pickle.dumps(saved)))
        assert info == {"seat": seat}
        assert all((again[key] == observation[key]).all() for key in again)
    for other in others:
        assert other.unwrapped.play.length == length
        assert play_on(other, 5) == end
    with pytest.raises(ValueError, match="seat is 9"):
        env.set_state({**saved, "seat": 9})


def play_last(game: Any, state: Any, seat: int, random: Random) -> int:
    """A bot of somebody else."""
    return legal_actions(game, state)[-1]


def test_bots_as_functions_and_import_paths(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bot in all forms; it is asked in its own seats, and may not break the rules."""
    guests = ModuleType("guests")
    guests.play_last = play_last  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "guests", guests)
    others = AgainstBots(name).play.players - 1
    games_seen = [play_game(AgainstBots(name, opponents=bot), 4) for bot in (play_last, "guests:play_last")]
    games_seen.append(play_game(AgainstBots(name, opponents=([play_last, "guests:play_last"] * others)[:others]), 4))
    assert games_seen[0] == games_seen[1] == games_seen[2] != play_game(AgainstBots(name), 4)
    asked = []

    def watch(game: Any, state: Any, seat: int, random: Random) -> int:
        asked.append((seat, game.to_act(state)))
        return play_last(game, state, seat, random)

    play_game(AgainstBots(name, opponents=watch, seat=1), 4)
    assert asked and all(seat == to_act != 1 for seat, to_act in asked)
    with pytest.raises(RuntimeError, match="the bot <lambda> does not play by the rules"):
        play_game(AgainstBots(name, opponents=lambda *_: -1, seat=0), 4)
    with pytest.raises(Refused, match="nobody"):
        AgainstBots(name, opponents="guests:nobody")


def test_masks_as_maskable_ppo_asks(name: str) -> None:
    """By the method `action_masks`, of the environment and through wrappers, before every step."""
    env = made(name)
    wrapped = gymnasium.wrappers.RecordEpisodeStatistics(env)
    observation, _ = wrapped.reset(seed=1)
    for _ in range(20):
        masks = env.action_masks()
        assert masks.dtype == bool and masks.shape == (env.action_space.n,)
        assert (masks == observation["action_mask"]).all()
        assert (wrapped.get_wrapper_attr("action_masks")() == masks).all()
        observation, *_ = wrapped.step(np.flatnonzero(masks)[0])


def test_board(name: str) -> None:
    """What the terminal shows the agent, in colour; it changes with the game and hides the hands of others."""
    env = made(name, render_mode="ansi")
    bare: AgainstBots = env.unwrapped
    with pytest.raises(NotPlaying, match="begun"):
        env.render()
    env.reset(seed=1)
    first = env.render()
    assert "\x1b[" in first and len(first.splitlines()) > 5
    world = bare.play.belief(bare.seat, 77)
    emblems = bare.play.game.emblems_of({}, bare.play.players)
    assert board(name, world.tobytes(), bare.seat, emblems) == first
    for _ in range(10):
        env.step(int(bare.play.actions()[-1]))
    assert env.render() != first
    plain = made(name)
    plain.reset(seed=1)
    assert plain.render() is None


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
    with pytest.raises(ValueError, match="render_mode is 'human', expected None or 'ansi'"):
        AgainstBots(name, render_mode="human")
