"""Thousands of games as one `gymnasium.vector.VectorEnv`: in every game the agent plays all seats, one after the other.

`gymnasium.make_vec("zenobia.envs.gymnasium:zenobia/tigris-vector-v0", num_envs=1024)` makes one. It needs the compiled
engine, as `zenobia.envs.vector` does, which it stands on.
"""

from __future__ import annotations

from collections.abc import Mapping
from sys import getrefcount
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zenobia.envs.board import ANSI, board, check_mode
from zenobia.envs.errors import MissingExtra
from zenobia.envs.play import LARGEST_FEATURE
from zenobia.envs.vector import Buffers, Rows, VectorEnv

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise MissingExtra("gymnasium") from error

OURS = 2  # references to an array that nobody else holds: its buffers' and the question's own
Arrays = dict[str, NDArray[Any]]  # by name, one row a game


class Tables(gymnasium.vector.VectorEnv[Arrays, NDArray[Any], NDArray[Any]]):
    """Many games of one kind. The observation and the mask are those of the seat to act, `infos["seat"]`.

    A reward is that of the seat that acted; `infos["rewards"]` has those of all seats. A game that ends is followed by
    a new one in the same step: `infos["final_obs"]` is what the last to act saw at the end, and `infos["final_info"]`
    has its seat, the scores and the number of moves. Nothing is copied, and nothing that you hold is written over: a
    step writes into arrays that nobody holds any more.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        threads: int = 1,
        reward: str = "win",
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.num_envs, self.render_mode = num_envs, check_mode(render_mode)
        self.games = VectorEnv(
            game, num_envs, players, options, 0, threads, reward, max_episode_steps or 0, final_observations=True
        )
        self._emblems = self.games.game.emblems_of(options or {}, self.games.players)
        size, actions = len(self.games.game.feature_names), self.games.game.actions
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST_FEATURE, LARGEST_FEATURE, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._pool = [self.games.buffers() for _ in range(2)]
        self._out = self._pool[0]  # what was written last

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """New games everywhere. There are no options: those of the game are given when the environment is made."""
        if options:
            raise ValueError(f"reset takes no options, not {', '.join(options)}")
        super().reset(seed=seed)
        self.games.seed(int(self.np_random.integers(1 << 62)))
        out = self._unused()
        self.games.reset(out)
        self._out = out
        return self._observe(), self._infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Arrays, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action in every game. An illegal one is an error, and changes nothing."""
        movers, out = self._out.seats, self._unused()
        self.games.step(np.asarray(actions), out)
        self._out = out
        rewards = out.rewards[np.arange(self.num_envs), movers].astype(np.float64)
        truncations = self.games.truncations.copy()
        infos = self._infos()
        if out.dones.any():
            infos.update(self._ends(out.dones, movers))
        return self._observe(), rewards, out.dones & ~truncations, truncations, infos

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game."""
        return self.games.sample()

    def get_state(self, rows: Rows = None) -> NDArray[Any]:
        """The games as they stand, or some of them; see `zenobia.envs.vector`."""
        return self.games.get_state(rows)

    def set_state(self, saved: NDArray[Any], rows: Rows = None) -> tuple[Arrays, dict[str, Any]]:
        """Go on from saved games, everywhere or in some rows; answers like `reset`."""
        out = self._unused()
        self.games.set_state(saved, out, rows)
        self._out = out
        return self._observe(), self._infos()

    def render(self) -> tuple[str, ...] | None:
        """The terminal's board of every game as the seat to act sees it, in the mode "ansi"."""
        if not self.render_mode:
            return None
        games = zip(self.get_state()["game"], self._out.seats, strict=True)
        return tuple(board(self.games.game.id, state.tobytes(), int(seat), self._emblems) for state, seat in games)

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.games.close()

    def _unused(self) -> Buffers:
        """Arrays to write into that nobody else holds; new ones in the place of the others, if all are held."""
        for out in self._pool:
            if out is not self._out and getrefcount(out.observations) <= OURS and getrefcount(out.masks) <= OURS:
                return out
        self._pool = [self._out, self.games.buffers()]
        return self._pool[1]

    def _observe(self) -> Arrays:
        return {"observation": self._out.observations, "action_mask": self._out.masks.view(np.int8)}

    def _infos(self) -> dict[str, Any]:
        out = self._out
        facts: Arrays = {"seat": out.seats, "rewards": out.rewards, "length": self.games.lengths}
        return {"action_mask": out.masks.view(np.int8), **{key: array.copy() for key, array in facts.items()}}

    def _ends(self, ended: NDArray[np.bool_], movers: NDArray[np.int8]) -> dict[str, Any]:
        """How games ended, in the form of Gymnasium: other rows are 0, and a key with _ says which are not."""
        games = self.games
        found: Arrays = {"seat": movers, "scores": games.final_scores, "length": games.final_lengths}
        mask = np.zeros_like(self._out.masks, np.int8)
        last = {"observation": _only(ended, games.final_observations), "action_mask": mask}
        info = {key: _only(ended, array) for key, array in found.items()}
        return {"final_obs": last, "_final_obs": ended.copy(), "final_info": info, "_final_info": ended.copy()}


def _only(rows: NDArray[np.bool_], array: NDArray[Any]) -> NDArray[Any]:
    chosen = np.zeros(array.shape, array.dtype)
    chosen[rows] = array[rows]
    return chosen
