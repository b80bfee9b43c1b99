"""Many games as Gymnasium sees them: its spaces, its wrappers, and the same games as the vector below."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers

from zenobia.core.kernel import COMPILED
from zenobia.envs.board import board
from zenobia.envs.errors import IllegalAction, NotPlaying
from zenobia.envs.gymnasium_vector import Tables

pytestmark = pytest.mark.skipif(not COMPILED, reason="the vector environment needs the compiled engine")
GAMES = 6


def made(name: str, **settings: Any) -> Any:
    """The environment that people get."""
    env_id = f"zenobia.envs.gymnasium:zenobia/{name}-vector-v0"
    return gymnasium.make_vec(env_id, num_envs=GAMES, vectorization_mode="vector_entry_point", **settings)


def test_plays_by_the_rules(name: str) -> None:
    """Spaces, seats, masks, rewards and ends are those of the game itself, row by row."""
    env = made(name)
    assert isinstance(env, gymnasium.vector.VectorEnv) and env.num_envs == GAMES
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    game, players = env.games.game, env.games.players
    observation, infos = env.reset(seed=5)
    features, ended = np.zeros(len(game.feature_names), np.float32), 0
    while ended < 4:
        assert observation in env.observation_space
        assert (observation["action_mask"] == infos["action_mask"]).all()
        states, movers, lengths, actions = env.games.states.copy(), infos["seat"], infos["length"], env.sample()
        assert actions in env.action_space
        assert infos["action_mask"][np.arange(GAMES), actions].all()
        observation, rewards, terminated, truncated, infos = env.step(actions)
        assert (infos["rewards"][np.arange(GAMES), movers] == rewards).all() and not truncated.any()
        assert ("final_obs" in infos) == ("final_info" in infos) == terminated.any()
        for row in range(GAMES):
            state, seat = states[row], int(movers[row])
            game.apply(state, int(actions[row]))
            assert terminated[row] == (game.to_act(state) < 0)
            if terminated[row]:
                ended += 1
                best = [game.rank(state, each) == 1 for each in range(players)]
                assert rewards[row] == pytest.approx(best[seat] / sum(best))
                assert infos["_final_obs"][row] and infos["_final_info"][row]
                game.features(state, seat, features)
                assert (infos["final_obs"]["observation"][row] == features).all()
                final = {key: array[row].tolist() for key, array in infos["final_info"].items()}
                scores = [game.score(state, each) for each in range(players)]
                assert final == {"seat": seat, "scores": scores, "length": lengths[row] + 1}
            else:
                seat = game.to_act(state)
                assert infos["seat"][row] == seat and infos["length"][row] == lengths[row] + 1
            game.features(env.games.states[row], int(infos["seat"][row]), features)
            assert (observation["observation"][row] == features).all()


def test_seeds(name: str) -> None:
    def played(env: Any, seed: int | None) -> bytes:
        seen = [env.reset(seed=seed)[0]["observation"]]
        seen += [env.step(env.sample())[0]["observation"] for _ in range(20)]
        return np.array(seen).tobytes()

    env, other = made(name), made(name, threads=2)
    first = played(env, 1)
    assert first == played(other, 1) != played(env, 2)
    played(env, 1)
    assert played(env, None) == played(other, None) != first
    other.close()


def test_nothing_held_is_written_over(name: str) -> None:
    env = made(name)
    held, copies = [], []
    observation, _ = env.reset(seed=1)
    for _ in range(12):
        held.append((observation["observation"][1:], observation["action_mask"][0]))
        copies.append([array.copy() for array in held[-1]])
        observation = env.step(env.sample())[0]
    for arrays, kept in zip(held, copies, strict=True):
        assert all((array == copied).all() for array, copied in zip(arrays, kept, strict=True))
    del held, arrays
    places = set()
    for _ in range(12):
        places.add(observation["observation"].ctypes.data)
        observation = env.step(env.sample())[0]
    assert len(places) <= 3  # what is let go is used again


def test_wrappers(name: str) -> None:
    """Gymnasium's own, one around the other; every game is counted once, with its length."""
    env = made(name, max_episode_steps=30)
    watched = wrappers.RecordEpisodeStatistics(env)
    masked = wrappers.TransformAction(wrappers.ClipReward(watched, max_reward=0.5), lambda _: env.sample())
    listed = wrappers.DictInfoToList(masked)
    listed.reset(seed=2)
    ended = 0
    for _ in range(70):
        _, rewards, terminated, truncated, infos = listed.step(listed.action_space.sample())
        assert (rewards <= 0.5).all()
        for row in np.flatnonzero(terminated | truncated):
            ended += 1
            assert infos[row]["episode"]["l"] == infos[row]["final_info"]["length"] <= 30
            assert truncated[row] == (not infos[row]["rewards"].any())
    assert watched.episode_count == ended >= 2 * GAMES


def test_plays_on_from_restored_games(name: str) -> None:
    env = made(name)
    with pytest.raises(NotPlaying):
        env.step(np.zeros(GAMES, np.int64))
    env.reset(seed=3)
    for _ in range(20):
        observation, *_, infos = env.step(env.sample())
    saved = env.get_state()
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    actions = [env.sample()]
    env.step(actions[0])
    for _ in range(10):
        actions.append(env.sample())
        after = env.step(actions[-1])
    again, told = env.set_state(saved)
    assert all((again[key] == observation[key]).all() for key in again)
    assert (told["seat"] == infos["seat"]).all()
    for each in (env, *others):
        for chosen in actions:
            end = each.step(chosen)
        assert (end[0]["observation"] == after[0]["observation"]).all() or after[2].any()
        assert (end[4]["seat"] == after[4]["seat"]).all() or after[2].any()


def test_boards(name: str) -> None:
    """Every row's own, as the seat to act sees it."""
    env = made(name, render_mode="ansi")
    _, infos = env.reset(seed=1)
    shown = env.render()
    assert len(shown) == GAMES and len(set(shown)) > 1
    assert shown[2] == board(name, env.games.states[2].tobytes(), int(infos["seat"][2]), env._emblems)
    assert made(name).render() is None


def test_bad_input_changes_nothing(name: str) -> None:
    env = made(name)
    observation, _ = env.reset(seed=3)
    before, shown = env.get_state().tobytes(), observation["action_mask"].copy()
    illegal = env.sample()
    illegal[2] = np.flatnonzero(shown[2] == 0)[0]
    with pytest.raises(IllegalAction, match=f"action {illegal[2]} of game 2"):
        env.step(illegal)
    with pytest.raises(ValueError, match="no options, not colour"):
        env.reset(options={"colour": "red"})
    assert env.get_state().tobytes() == before and (observation["action_mask"] == shown).all()
    env.step(env.sample())
    with pytest.raises(ValueError, match="render_mode"):
        Tables(name, render_mode="human")
