"""The games as Gymnasium environments: one agent against bots; legal actions as a mask beside the observation.

`gymnasium.make("zenobia.envs.gymnasium:zenobia/tigris-v0")` makes one in which an illegal action is refused,
with `zenobia/tigris-unmasked-v0` the bare environment, in which a legal one is drawn in its place. With
`gymnasium.make_vec` and `zenobia/tigris-vector-v0` thousands of games are played at once (`gymnasium_vector.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zenobia import games
from zenobia.ai.bots import Bot, imported, play_random
from zenobia.core.game import NOBODY
from zenobia.envs.board import ANSI, check_mode
from zenobia.envs.errors import IllegalAction, MissingExtra
from zenobia.envs.play import LARGEST_FEATURE, Play

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.envs.registration import WrapperSpec
except ModuleNotFoundError as error:
    raise MissingExtra("gymnasium") from error

RANDOM = "random"
Opponent = str | Bot  # a bot's name, the import path of a function (mymodule:my_bot), or the function itself
OFFERED = ("action_masks", "get_state", "set_state")  # what RefuseIllegal passes on


class AgainstBots(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat at a table with bots. The only reward comes at the end: a victory is 1, shared by equals.

    In place of an illegal action a legal one is drawn, and `info["illegal"]` says what was wrong: the bare environment
    takes every action of its space, as Gymnasium's checker demands. `RefuseIllegal` around it makes an error of it.
    """

    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012  (Gymnasium declares it so)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: Opponent | Sequence[Opponent] = RANDOM,
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.play = Play(game, players, options)
        one = isinstance(opponents, str) or callable(opponents)
        each: list[Any] = [opponents] * (self.play.players - 1) if one else list(opponents)  # type: ignore[arg-type]
        if len(each) != self.play.players - 1:
            raise ValueError(f"{len(each)} opponents are named, expected {self.play.players - 1}")
        if seat is not None and seat not in range(self.play.players):
            raise ValueError(f"seat is {seat}, expected 0 to {self.play.players - 1}, or None for a random one")
        self.opponents: list[tuple[str, Bot]] = [
            (bot, imported(bot)) if isinstance(bot, str) else (getattr(bot, "__name__", repr(bot)), bot) for bot in each
        ]
        self.wanted_seat, self.seat = seat, seat or 0
        self._random, self._lots = Random(0), np.ones(1, np.int64)
        size, actions = len(self.play.game.feature_names), self.play.game.actions
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST_FEATURE, LARGEST_FEATURE, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, up to the agent's first decision."""
        super().reset(seed=seed)
        lot, chance, first = (int(number) for number in self.np_random.integers(1, 1 << 62, 3))
        self._lots[0], self._random = lot, Random(lot)
        self.seat = first % self.play.players if self.wanted_seat is None else self.wanted_seat
        self.play.begin(chance)
        self._let_others_play()
        return self._observe(), {"seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, by the name under which sb3-contrib's MaskablePPO asks."""
        return self.play.mask().astype(np.bool_)  # type: ignore[no-any-return]

    def get_state(self) -> dict[str, Any]:
        """The game as it stands, the agent's seat and the opponents' chance; it can be pickled."""
        chance = {"lot": int(self._lots[0]), "random": self._random.getstate()}
        return {"game": self.play.save(), "seat": self.seat, **chance}

    def set_state(self, saved: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """Go on from a saved game; answers like `reset`."""
        if saved["seat"] not in range(self.play.players):
            raise ValueError(f"the saved seat is {saved['seat']}, expected 0 to {self.play.players - 1}")
        self.play.restore(saved["game"])
        self.seat, self._lots[0] = saved["seat"], saved["lot"]
        self._random.setstate(saved["random"])
        return self._observe(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The agent's action, then those of the bots until the agent decides again."""
        info: dict[str, Any] = {}
        try:
            number = self.play.accept(action)
        except IllegalAction as error:
            number, info["illegal"] = int(self._random.choice(self.play.actions())), str(error)
        self.play.act(number)
        self._let_others_play()
        if self.play.seat != NOBODY:
            return self._observe(), 0.0, False, False, info
        info.update(shares=self.play.shares(), scores=self.play.scores(), length=self.play.length)
        return self._observe(), info["shares"][self.seat], True, False, info

    def render(self) -> str | None:
        """The terminal's board as the agent sees it, in the mode "ansi"."""
        return self.play.drawing(self.seat) if self.render_mode else None

    def _let_others_play(self) -> None:
        if all(bot is play_random for _, bot in self.opponents):
            self.play.act_randomly(self.seat, self._lots)
            return
        while self.play.seat not in (NOBODY, self.seat):
            acting = self.play.seat
            name, bot = self.opponents[(acting - self.seat) % self.play.players - 1]
            world = self.play.belief(acting, self._random.getrandbits(31))
            answer = bot(self.play.game, world, acting, self._random)
            try:
                self.play.act(self.play.accept(answer))
            except (IllegalAction, TypeError) as error:
                raise RuntimeError(f"the bot {name} does not play by the rules: {error}") from error

    def _observe(self) -> dict[str, Any]:
        return {"observation": self.play.observe(self.seat), "action_mask": self.play.mask()}


class RefuseIllegal(gymnasium.Wrapper[dict[str, Any], np.int64, dict[str, Any], np.int64]):
    """An illegal action raises `IllegalAction`, which says what was expected; nothing has changed then."""

    def __getattr__(self, name: str) -> Any:
        """What the environment offers beside Gymnasium's own: `action_masks` and its states."""
        if name not in OFFERED:
            raise AttributeError(name)
        return getattr(self.env, name)

    def step(self, action: Any) -> tuple[dict[str, Any], Any, bool, bool, dict[str, Any]]:
        """A step, if the action is legal."""
        bare: Any = self.unwrapped
        bare.play.accept(action)
        return self.env.step(action)


_STRICT = WrapperSpec("RefuseIllegal", "zenobia.envs.gymnasium:RefuseIllegal", {})
for _name in games.names():
    for _id, _wrappers in ((f"zenobia/{_name}-v0", (_STRICT,)), (f"zenobia/{_name}-unmasked-v0", ())):
        gymnasium.register(
            _id,
            entry_point="zenobia.envs.gymnasium:AgainstBots",
            kwargs={"game": _name},
            disable_env_checker=True,
            order_enforce=False,
            additional_wrappers=_wrappers,
        )
    gymnasium.register(
        f"zenobia/{_name}-vector-v0",
        vector_entry_point="zenobia.envs.gymnasium_vector:Tables",
        kwargs={"game": _name},
    )
