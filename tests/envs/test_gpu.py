"""On a GPU: the same games as on the CPU, game by game. Skipped where there is none."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from zenobia import games
from zenobia.core.game import Game, Refused
from zenobia.core.kernel import COMPILED
from zenobia.envs import gpu

COUNT, STEPS = 256, 400


def why_not() -> str:
    """What is missing for these tests, or nothing."""
    try:
        gpu.cuda()
    except Refused as refusal:
        return str(refusal)
    return ""


needs_gpu = pytest.mark.skipif(bool(why_not()), reason=why_not() or "there is a GPU")


@pytest.mark.skipif(not why_not(), reason="there is a GPU")
def test_what_is_missing_is_named() -> None:
    expected = r"zenobia\[gpu\]|GPU" if COMPILED else "ZENOBIA_ENGINE=compiled"
    with pytest.raises(Refused, match=expected):
        gpu.GpuGames(games.find("tigris"), 2, 16)


def new_game(game: Game, players: int, seed: int) -> Any:
    """A game as the CPU sets it up."""
    state = game.State()
    game.new(state, players, np.zeros(max(1, len(game.options)), np.int16), seed)
    return state


def shares(game: Game, state: Any, players: int) -> list[float]:
    """What the seats earn at the end."""
    if players == 1:
        return [float(game.evaluate(state, 0))]
    best = [game.rank(state, seat) == 1 for seat in range(players)]
    return [won / sum(best) for won in best]


@needs_gpu
def test_random_games(sitting: tuple[str, int]) -> None:
    """Whole games from the same seeds: as many steps, and the same final bytes."""
    game, players = games.find(sitting[0]), sitting[1]
    side = gpu.GpuGames(game, players, COUNT)
    side.reset(11)
    steps, states = side.playouts().copy_to_host(), side.states.copy_to_host()
    room = np.zeros(game.actions, np.int16)
    for n in range(COUNT):
        state = new_game(game, players, 11 + n)
        assert game.playout(state, room) == steps[n]
        assert state.tobytes() == states[n].tobytes()


@needs_gpu
def test_steps(sitting: tuple[str, int]) -> None:
    """Step by step: the same seats, masks, observations, rewards and ends; the next game begins in the same step."""
    game, players = games.find(sitting[0]), sitting[1]
    side = gpu.GpuGames(game, players, COUNT)
    side.reset(3)
    row = COUNT // 2
    state, number = new_game(game, players, 3 + row), 0
    room, features = np.zeros(game.actions, np.int16), np.zeros(len(game.feature_names), np.float32)
    for _ in range(STEPS):
        seat, count = game.to_act(state), game.legal(state, room)
        assert side.movers.copy_to_host()[row] == seat
        assert np.flatnonzero(side.masks.copy_to_host()[row]).tolist() == room[:count].tolist()
        game.features(state, seat, features)
        assert side.observations.copy_to_host()[row] == pytest.approx(features, abs=1e-6)
        chosen = side.random_actions()
        action = int(chosen.copy_to_host()[row])
        side.step(chosen)
        game.apply(state, action)
        over = game.to_act(state) < 0
        assert side.dones.copy_to_host()[row] == over
        earned = shares(game, state, players) if over else [0.0] * players
        assert side.rewards.copy_to_host()[row] == pytest.approx(earned)
        if over:
            number += 1
            state = new_game(game, players, 3 + row + number * COUNT)
        assert state.tobytes() == side.states.copy_to_host()[row].tobytes()


@needs_gpu
def test_bad_input_changes_nothing(name: str) -> None:
    side = gpu.GpuGames(games.find(name), games.find(name).seats[-1], COUNT)
    side.reset(1)
    before = side.states.copy_to_host().tobytes()
    with pytest.raises(Refused, match="int16"):
        side.step(gpu.cuda().to_device(np.zeros(COUNT, np.int64)))
    with pytest.raises(Refused, match=str(COUNT)):
        side.step(gpu.cuda().to_device(np.zeros(COUNT - 1, np.int16)))
    assert side.states.copy_to_host().tobytes() == before
