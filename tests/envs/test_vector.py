"""Many games at once: true to the rules, the same for any thread count, and strict about what it is given."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from zenobia import games
from zenobia.core.game import Refused
from zenobia.core.kernel import COMPILED
from zenobia.envs.errors import IllegalAction, NotPlaying
from zenobia.envs.vector import Buffers, VectorEnv

needs_speed = pytest.mark.skipif(not COMPILED, reason="the vector environment needs the compiled engine")
GAMES, STEPS = 12, 1500


@pytest.mark.skipif(COMPILED, reason="for the plain engine")
def test_engine_is_named() -> None:
    with pytest.raises(Refused, match="ZENOBIA_ENGINE=compiled"):
        VectorEnv("tigris")


@needs_speed
def test_plays_by_the_rules(sitting: tuple[str, int]) -> None:
    """Row by row the same states, seats, masks, observations and rewards as the game itself."""
    name, players = sitting
    game = games.find(name)
    env = VectorEnv(name, GAMES, players, seed=5)
    out = env.buffers()
    env.reset(out)
    row, room = 3, np.zeros(game.actions, np.int16)
    state, number = game.State(), 0
    game.new(state, players, env._options, env._seed + row)
    features = np.zeros(len(game.feature_names), np.float32)
    ended = 0
    for _ in range(STEPS):
        seat, count = game.to_act(state), game.legal(state, room)
        assert state.tobytes() == env.states[row].tobytes()
        assert out.seats[row] == seat
        assert np.flatnonzero(out.masks[row]).tolist() == room[:count].tolist() == env.legal(row).tolist()
        game.features(state, seat, features)
        assert (out.observations[row] == features).all()
        actions = env.sample()
        env.step(actions, out)
        game.apply(state, int(actions[row]))
        over = game.to_act(state) < 0
        assert out.dones[row] == over
        if not over:
            assert not out.rewards[row].any()
            continue
        ended += 1
        if players > 1:
            best = [game.rank(state, seat) == 1 for seat in range(players)]
            assert out.rewards[row] == pytest.approx(np.array(best) / sum(best))
        number += 1
        state = game.State()
        game.new(state, players, env._options, env._seed + number * GAMES + row)
    assert ended


@needs_speed
@pytest.mark.parametrize("reward", ["win", "progress"])
def test_thread_count_changes_nothing(name: str, reward: str) -> None:
    seen = []
    for threads in (1, 3):
        env = VectorEnv(name, 50, seed=9, threads=threads, reward=reward)
        out = env.buffers()
        env.reset(out)
        totals = []
        for _ in range(300):
            env.step(env.sample(), out)
            totals.append([float(array.sum(dtype=np.float64)) for array in vars(out).values()])
        seen.append((totals, env.states.tobytes(), *(array.tobytes() for array in vars(out).values())))
        env.close()
    assert seen[0] == seen[1]


@needs_speed
def test_seeds(name: str) -> None:
    def begin(seed: int) -> bytes:
        env = VectorEnv(name, 20, seed=seed)
        out = env.buffers()
        env.reset(out)
        for _ in range(30):
            env.step(env.sample(), out)
        return env.states.tobytes()

    assert begin(1) == begin(1) != begin(2)


@needs_speed
def test_progress_adds_up(name: str) -> None:
    """The rewards of a game add up to its evaluation at the end, less that at the beginning."""
    env = VectorEnv(name, 1, seed=3, reward="progress")
    out = env.buffers()
    env.reset(out)
    worth = np.array([env.game.evaluate(env.states[0], seat) for seat in range(env.players)])
    total = np.zeros(env.players)
    while not out.dones[0]:
        env.step(env.sample(), out)
        total += out.rewards[0]
    final = worth + total
    assert ((final > -1e-3) & (final < 1.001)).all()
    assert final.sum() == pytest.approx(1.0, abs=1e-3)


@needs_speed
def test_writes_into_the_callers_arrays(name: str) -> None:
    """A rollout: each step into its own part of larger arrays, nothing copied."""
    env, length = VectorEnv(name, 4, seed=1), 3
    spare = env.buffers()
    whole = Buffers(*(np.zeros((length, *array.shape), array.dtype) for array in vars(spare).values()))
    parts = [Buffers(*(array[time] for array in vars(whole).values())) for time in range(length)]
    env.reset(parts[0])
    for time in range(1, length):
        env.step(env.sample(), parts[time])
    assert whole.masks.any(axis=2).all()
    assert all(np.shares_memory(part.observations, whole.observations) for part in parts)
    nothing = env.buffers(observations=False, masks=False)
    env.step(env.sample(), nothing)
    assert nothing.observations.shape[0] == 0


@needs_speed
def test_bad_input_changes_nothing(name: str) -> None:
    env = VectorEnv(name, 6, seed=2)
    out = env.buffers()
    with pytest.raises(NotPlaying, match="reset"):
        env.step(np.zeros(6, np.int64), out)
    env.reset(out)
    good = env.sample()
    before = env.states.tobytes()
    wrong = good.copy()
    wrong[4] = next(action for action in range(env.game.actions) if action not in env.legal(4))
    for number in (wrong[4], -1, env.game.actions, 1 << 40):
        wrong[4] = number
        with pytest.raises(IllegalAction, match=rf"action {number} of game 4 is not legal; expected one of"):
            env.step(wrong, out)
    with pytest.raises(ValueError, match=r"shape \(5,\), expected \(6,\)"):
        env.step(good[:5], out)
    with pytest.raises(TypeError, match="dtype float64, expected integers"):
        env.step(good.astype(float), out)
    with pytest.raises(TypeError, match="NumPy array"):
        env.step(good.tolist(), out)  # type: ignore[arg-type]
    changes = {
        "observations": (out.observations.astype(np.float64), TypeError, "float64, expected float32"),
        "masks": (out.masks[:, 1:], ValueError, "shape"),
        "rewards": (np.asfortranarray(np.zeros((6, env.players), np.float32)), ValueError, "contiguous"),
        "dones": ([False] * 6, TypeError, "NumPy array, not list"),
        "seats": (np.zeros(7, np.int8), ValueError, r"shape \(7,\), expected \(6,\)"),
    }
    for field, (array, error, message) in changes.items():
        with pytest.raises(error, match=f"{field}.*{message}"):
            env.step(good, Buffers(**{**vars(out), field: array}))
    assert env.states.tobytes() == before
    env.step(good.astype(np.int16), out)
    assert env.states.tobytes() != before


@needs_speed
def test_bad_settings(name: str) -> None:
    with pytest.raises(Refused, match="players"):
        VectorEnv(name, players=17)
    with pytest.raises(Refused, match="no option"):
        VectorEnv(name, options={"dice": "on"})
    with pytest.raises(Refused, match="no game"):
        VectorEnv("chess")
    with pytest.raises(ValueError, match="at least 1"):
        VectorEnv(name, games=0)
    with pytest.raises(ValueError, match="expected one of win, progress"):
        VectorEnv(name, reward="gold")


@needs_speed
@pytest.mark.parametrize("reward", ["win", "progress"])
def test_plays_on_from_restored_games(name: str, reward: str) -> None:
    """All rows, some rows and one game in many rows; every offered action is one of the rules."""
    env = VectorEnv(name, GAMES, seed=6, reward=reward)
    out = env.buffers()
    env.reset(out)
    for _ in range(40):
        env.step(env.sample(), out)
    saved, seen = env.get_state(), [array.copy() for array in vars(out).values()]
    actions = [env.sample()]
    env.step(actions[0], out)
    for _ in range(60):
        actions.append(env.sample())
        env.step(actions[-1], out)
    after = env.get_state()
    out.observations[:], out.masks[:], out.seats[:] = -1, True, -1  # all of it must be written again
    env.set_state(saved, out)
    assert env.get_state().tobytes() == saved.tobytes()
    assert all(
        (array == old).all()
        for array, old in zip((out.observations, out.masks, out.seats), (seen[0], seen[1], seen[4]))
    )
    assert not out.rewards.any() and not out.dones.any()
    total = np.zeros_like(out.rewards)
    worth = np.array([[env.game.evaluate(state, seat) for seat in range(env.players)] for state in saved["game"]])
    ended = np.zeros(GAMES, bool)
    for chosen in actions:
        env.step(chosen, out)
        total += np.where(ended[:, None], 0, out.rewards)
        ended |= out.dones
    same = ~ended
    assert same.any()
    assert env.get_state(same.nonzero()[0]).tobytes() == after[same].tobytes()
    if reward == "progress":
        now = [[env.game.evaluate(state, seat) for seat in range(env.players)] for state in env.states]
        assert (total + worth)[same] == pytest.approx(np.array(now)[same], abs=1e-3)
    env.set_state(saved[[2, 2, 2]], out, rows=[0, 4, 5])
    assert env.states[0].tobytes() == env.states[4].tobytes() == env.states[5].tobytes() == saved["game"][2].tobytes()
    assert env.lengths[[0, 4, 5]].tolist() == [saved["length"][2]] * 3
    room = np.zeros(env.game.actions, np.int16)
    for _ in range(100):
        for row in range(GAMES):
            assert env.legal(row).tolist() == room[: env.game.legal(env.states[row], room)].tolist()
        env.step(env.sample(), out)


@needs_speed
def test_copies_and_pickles_play_on_alike(name: str) -> None:
    env = VectorEnv(name, 8, seed=2, threads=2)
    out = env.buffers()
    env.reset(out)
    for _ in range(30):
        env.step(env.sample(), out)
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ends = []
    for each in (env, *others):
        for _ in range(300):
            each.step(each.sample(), out)
        ends.append((each.get_state().tobytes(), *(array.tobytes() for array in vars(out).values())))
        each.close()
    assert ends[0] == ends[1] == ends[2]


@needs_speed
def test_bad_states_change_nothing(name: str) -> None:
    env = VectorEnv(name, 3, seed=2)
    out = env.buffers()
    with pytest.raises(NotPlaying, match="reset"):
        env.get_state()
    env.reset(out)
    saved, before = env.get_state(), env.states.tobytes()
    with pytest.raises(ValueError, match="read-only"):
        env.states[0] = saved["game"][1]
    with pytest.raises(NotPlaying, match="other rows"):
        VectorEnv(name, 3).set_state(saved[:1], out, rows=1)
    over = saved.copy()
    state = over["game"][1]
    env.game.playout(state, np.zeros(env.game.actions, np.int16))
    over["game"][1] = state
    with pytest.raises(ValueError, match="saved game 1 is over"):
        env.set_state(over, out)
    others = VectorEnv(name, 3, env.game.seats[-1] if env.players != env.game.seats[-1] else env.game.seats[0])
    others.reset(others.buffers())
    with pytest.raises(ValueError, match=f"has not {env.players} players"):
        env.set_state(others.get_state(), out)
    with pytest.raises(ValueError, match="3 saved games"):
        env.set_state(saved[:2], out)
    with pytest.raises(TypeError, match="get_state"):
        env.set_state(env.states, out)
    with pytest.raises(ValueError, match="from 0 to 2"):
        env.set_state(saved[:1], out, rows=3)
    with pytest.raises(TypeError, match="numbers"):
        env.set_state(saved[:1], out, rows=[0.5])  # type: ignore[list-item]
    assert env.states.tobytes() == before


@needs_speed
def test_what_ended_games_leave(name: str) -> None:
    """Scores, lengths and the last observation of a game, ended by the rules or after `longest` moves."""
    for longest in (0, 25):
        env = VectorEnv(name, 4, seed=3, longest=longest, final_observations=True)
        out = env.buffers()
        env.reset(out)
        game, features, ended = env.game, np.zeros(len(env.game.feature_names), np.float32), 0
        while ended < 6:
            states, lengths, seats, actions = env.states.copy(), env.lengths.copy(), out.seats.copy(), env.sample()
            env.step(actions, out)
            for row in range(4):
                state = states[row]
                game.apply(state, int(actions[row]))
                over, long = game.to_act(state) < 0, lengths[row] + 1 == longest
                assert out.dones[row] == (over or long)
                assert env.truncations[row] == (long and not over)
                if not out.dones[row]:
                    continue
                ended += 1
                game.features(state, int(seats[row]), features)
                assert (env.final_observations[row] == features).all()
                assert env.final_lengths[row] == lengths[row] + 1
                assert env.final_scores[row].tolist() == [game.score(state, seat) for seat in range(env.players)]
                assert env.lengths[row] == 0
    with pytest.raises(ValueError, match="longest is -1"):
        VectorEnv(name, longest=-1)
