"""The games as PettingZoo environments (AEC): every seat an agent, legal actions as a mask beside the observation."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from zenobia.core.game import NOBODY
from zenobia.envs.board import ANSI, check_mode
from zenobia.envs.errors import MissingExtra, NotPlaying
from zenobia.envs.play import LARGEST_FEATURE, Play, Saved

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise MissingExtra("pettingzoo") from error


class TableEnv(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]
    """One table. Seats are the agents player_0, player_1 ...; the only reward is a victory: 1, shared by equals."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self.play = Play(game, players, options)
        self.metadata = {"name": f"zenobia_{game}_v0", "render_modes": [ANSI], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.players)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = len(self.play.game.feature_names), self.play.game.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-LARGEST_FEATURE, LARGEST_FEATURE, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation and the mask of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self.play.begin(secrets.randbits(62) if seed is None else seed)
        self._seat_agents()

    def get_state(self) -> Saved:
        """The game as it stands; it can be pickled."""
        return self.play.save()  # type: ignore[no-any-return]

    def set_state(self, saved: Saved) -> None:
        """Go on from a saved game. If it was over, all agents still take their last step."""
        self.play.restore(saved)
        self._seat_agents()
        if self.play.over:
            self._end()

    def _seat_agents(self) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows; its mask is empty while others decide."""
        seat = self._seat_of[agent]
        mask = self.play.mask() if seat == self.play.seat else np.zeros(self.play.game.actions, np.int8)
        return {"observation": self.play.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The action of the agent that is selected; None once the game is over."""
        if not self.agents:
            raise NotPlaying("the game is over" if self.play.begun else "no game has begun")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.play.act(self.play.accept(action))
        if self.play.seat == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.play.seat]

    def _end(self) -> None:
        for agent, share, score in zip(self.possible_agents, self.play.shares(), self.play.scores(), strict=True):
            self.infos[agent] = {"score": score, "length": self.play.length}
            self.rewards[agent] = self._cumulative_rewards[agent] = share
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The terminal's board as the selected agent sees it, in the mode "ansi"."""
        return self.play.drawing(self._seat_of[self.agent_selection]) if self.render_mode else None

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, **settings: Any) -> TableEnv:
    """A table of a game, as PettingZoo's own games are made."""
    return TableEnv(game, **settings)
