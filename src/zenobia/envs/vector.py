"""Thousands of games at once: one array of states, stepped in compiled code over threads, no copies.

Needs the compiled engine (ZENOBIA_ENGINE=compiled). From the same seed come the same numbers for any thread count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from random import Random
from threading import Lock, Thread
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zenobia import games as shelf
from zenobia.core.game import Refused
from zenobia.core.kernel import COMPILED
from zenobia.envs.errors import IllegalAction, NotPlaying
from zenobia.envs.loops import PROGRESS, WIN, loops

REWARDS = {"win": WIN, "progress": PROGRESS}
Rows = int | Sequence[int] | NDArray[np.integer[Any]] | None  # some games; None: all
PIECES = 2  # parts of the work for each thread: a thread that is held up leaves the rest to others


@dataclass
class Buffers:
    """What a step writes, one row a game. Any of them may be a part of a larger array of yours."""

    observations: NDArray[np.float32]  #: games x features, from the seat that is to act
    masks: NDArray[np.bool_]  #: games x actions: what that seat may do
    rewards: NDArray[np.float32]  #: games x players: what every seat earned by the step
    dones: NDArray[np.bool_]  #: games: did a game end? Then the row shows the next game already
    seats: NDArray[np.int8]  #: games: the seat that is to act


class VectorEnv:
    """Many games of one kind. A game that ends is followed by a new one in the same step.

    With `longest` a game also ends after so many moves (`truncations`), and then has no winner. With
    `final_observations` the last mover's observation of an ended game is kept.
    """

    def __init__(
        self,
        game: str,
        games: int = 1024,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        threads: int = 1,
        reward: str = "win",
        longest: int = 0,
        final_observations: bool = False,
    ) -> None:
        if not COMPILED:
            raise Refused("engine", engine="compiled")
        if games < 1 or threads < 1:
            raise ValueError(f"games and threads must be at least 1, not {games} and {threads}")
        if longest < 0:
            raise ValueError(f"longest is {longest}, expected a number of moves, or 0 for games of any length")
        if reward not in REWARDS:
            raise ValueError(f"reward is {reward!r}, expected one of {', '.join(REWARDS)}")
        self.games, self.threads, self.longest = games, threads, longest
        self._bind(game, np.zeros(games, shelf.find(game).State.DTYPE))
        self.players = self.game.seats_for(max(2, self.game.seats[0]) if players is None else players)
        #: What a game that ended in the last step ended with, row by row; the other rows mean nothing.
        self.final_observations = np.zeros(
            (games if final_observations else 0, len(self.game.feature_names)), np.float32
        )
        self.final_scores = np.zeros((games, self.players), np.int32)
        self.final_lengths = np.zeros(games, np.int64)
        self.truncations = np.zeros(games, np.bool_)  #: games: did the last step end a game after `longest` moves?
        self.lengths = np.zeros(games, np.int64)  #: games: moves so far
        self._lists = np.zeros((games, self.game.actions), np.int16)
        self._counts = np.zeros(games, np.int32)
        self._episodes = np.zeros(games, np.int64)
        self._worth = np.zeros((games, self.players), np.float32)
        self._actions = np.zeros(games, np.int64)
        self._options = np.zeros(max(1, len(self.game.options)), np.int16)
        self._options[: len(self.game.options)] = self.game.option_values(options or {})
        self._reward = REWARDS[reward]
        self._begun = False
        self.seed(seed)

    def _bind(self, game: str, states: NDArray[Any]) -> None:
        """What cannot be copied or pickled is made anew."""
        self.game, self._loops = shelf.find(game), loops(game)
        self._raw = states.view(np.uint8).reshape(self.games, -1)
        self.states = states
        self.states.flags.writeable = False  # the legal actions lie beside them: set_state changes both
        self._helpers = [_Helper() for _ in range(self.threads - 1)]

    def __getstate__(self) -> dict[str, Any]:
        made_anew = ("_loops", "_raw", "_helpers")
        kept = {name: value for name, value in vars(self).items() if name not in made_anew}
        return {**kept, "game": self.game.id}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._bind(kept["game"], kept["states"].copy())

    def seed(self, seed: int) -> None:
        """Where all chance of the next reset comes from."""
        random = Random(seed)
        self._seed = random.getrandbits(61)
        self._lots = np.random.default_rng(random.getrandbits(61)).integers(1, 1 << 62, self.games, np.int64)

    def buffers(self, observations: bool = True, masks: bool = True) -> Buffers:
        """New arrays for the results. What is not wanted gets no rows, and costs no time."""
        n = self.games
        return Buffers(
            np.zeros((n if observations else 0, len(self.game.feature_names)), np.float32),
            np.zeros((n if masks else 0, self.game.actions), np.bool_),
            np.zeros((n, self.players), np.float32),
            np.zeros(n, np.bool_),
            np.zeros(n, np.int8),
        )

    def reset(self, out: Buffers) -> None:
        """Begin new games everywhere."""
        self._check(out)
        self._episodes[:] = 0
        self._spread(lambda first, last: self._loops.reset(*self._arguments(out), first, last))
        self._begun = True

    def step(self, actions: NDArray[Any], out: Buffers) -> None:
        """One action in every game. All are checked before any is done."""
        if not self._begun:
            raise NotPlaying("no game has begun")
        self._check(out)
        self._take(actions)
        check = self._loops.first_illegal
        found = self._spread(lambda first, last: check(self._actions, self._lists, self._counts, first, last))
        bad = next((row for row in found if row >= 0), None)
        if bad is not None:
            raise IllegalAction(int(self._actions[bad]), self.legal(bad), f" of game {bad}")
        raw, *rest = self._arguments(out)
        ends = (self.longest, self.final_observations, self.final_scores, self.final_lengths, self.truncations)
        self._spread(lambda first, last: self._loops.step(raw, self._actions, *ends, *rest, first, last))

    def get_state(self, rows: Rows = None) -> NDArray[Any]:
        """The games as they stand, or some of them: a record array with the fields `game` and `length`, one row a game.

        Rows may be copied, stored and mixed. The chance of a game is part of it, that of `sample` is not.
        """
        if not self._begun:
            raise NotPlaying("no game has begun")
        chosen = self._rows(rows)
        saved = np.zeros(len(chosen), [("game", self.states.dtype), ("length", np.int64)])
        saved["game"], saved["length"] = self.states[chosen], self.lengths[chosen]
        return saved

    def set_state(self, saved: NDArray[Any], out: Buffers, rows: Rows = None) -> None:
        """Go on from saved games, everywhere or in some rows. All rows are written to `out`, with no rewards."""
        self._check(out)
        chosen = self._rows(rows)
        if not self._begun and len(np.unique(chosen)) < self.games:
            raise NotPlaying("no game has begun in the other rows")
        if not isinstance(saved, np.ndarray) or saved.dtype.names != ("game", "length"):
            raise TypeError("saved games are what get_state returned")
        if saved.dtype["game"] != self.states.dtype or saved.shape != chosen.shape:
            raise ValueError(f"{len(chosen)} saved games of {self.game.id} are expected, not {saved.shape} of another")
        raw = np.array(saved["game"]).view(np.uint8).reshape(len(chosen), -1)
        bad = self._loops.first_unplayable(raw, self.players, 0, len(chosen))
        if bad >= 0:
            raise ValueError(f"saved game {bad} is over or has not {self.players} players")
        self._raw[chosen], self.lengths[chosen] = raw, saved["length"]
        self._spread(lambda first, last: self._loops.show(*self._arguments(out), first, last))
        self._begun = True

    def _rows(self, rows: Rows) -> NDArray[np.int64]:
        chosen = np.arange(self.games) if rows is None else np.atleast_1d(np.asarray(rows))
        if chosen.dtype.kind not in "iu" or chosen.ndim != 1 or not len(chosen):
            raise TypeError("rows are the numbers of some games")
        if chosen.min() < 0 or chosen.max() >= self.games:
            raise ValueError(f"rows are from 0 to {self.games - 1}")
        return chosen.astype(np.int64)

    def sample(self, actions: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """A random legal action for every game."""
        if not self._begun:
            raise NotPlaying("no game has begun")
        actions = np.empty(self.games, np.int64) if actions is None else actions
        _expect("actions", actions, (self.games,), np.int64)
        draw = self._loops.sample
        self._spread(lambda first, last: draw(self._lists, self._counts, self._lots, actions, first, last))
        return actions

    def legal(self, row: int) -> NDArray[np.int16]:
        """The legal actions of one game, ascending."""
        return self._lists[row, : self._counts[row]].copy()

    def close(self) -> None:
        """End the threads; after that one thread does it all."""
        helpers, self._helpers = self._helpers, []
        for helper in helpers:
            helper.begin(None)

    def _arguments(self, out: Buffers) -> tuple[Any, ...]:
        return (
            self._raw, self._lists, self._counts, out.seats, self._episodes, self.lengths, self._worth, self.players,
            self._options, self._seed, self._reward, out.observations, out.masks, out.rewards, out.dones,
        )  # fmt: skip

    def _spread(self, work: Callable[[int, int], Any]) -> list[Any]:
        """Do the rows in pieces; this thread and its helpers take the next piece as soon as they are free.

        Every row is a world of its own, so it does not matter who does which. The answers, in the order of the rows.
        """
        if not self._helpers:
            return [work(0, self.games)]
        size = -(-self.games // (self.threads * PIECES))
        starts = range(0, self.games, size)
        answers: list[Any] = [None] * len(starts)
        waiting = iter(
            enumerate(starts)
        )  # one thread at a time asks it: it is C code that holds the interpreter's lock

        def take_pieces() -> None:
            for piece, first in waiting:
                answers[piece] = work(first, min(first + size, self.games))

        for helper in self._helpers:
            helper.begin(take_pieces)
        take_pieces()
        for helper in self._helpers:
            helper.end()
        return answers

    def _take(self, actions: NDArray[Any]) -> None:
        if not isinstance(actions, np.ndarray):
            raise TypeError(f"actions must be a NumPy array of integers, not {type(actions).__name__}")
        if actions.shape != (self.games,):
            raise ValueError(f"actions has the shape {actions.shape}, expected {(self.games,)}")
        if actions.dtype.kind not in "iu":
            raise TypeError(f"actions has the dtype {actions.dtype}, expected integers")
        self._actions[:] = actions

    def _check(self, out: Buffers) -> None:
        """Are the caller's arrays what the loops write into?"""
        n = self.games
        widths = {
            "observations": (len(self.game.feature_names), np.float32),
            "masks": (self.game.actions, np.bool_),
            "rewards": (self.players, np.float32),
        }
        for each in fields(out):
            array = getattr(out, each.name)
            if each.name in widths:
                width, dtype = widths[each.name]
                rows = 0 if each.name != "rewards" and array.shape[:1] == (0,) else n
                _expect(each.name, array, (rows, width), dtype)
            else:
                _expect(each.name, array, (n,), np.bool_ if each.name == "dones" else np.int8)


class _Helper:
    """A thread that does what it is told and waits again: two locks, where a pool would cost more than a small step."""

    def __init__(self) -> None:
        self._told, self._done = Lock(), Lock()
        self._told.acquire()
        self._done.acquire()
        self._work: Callable[[], None] | None = None
        self._error: BaseException | None = None
        Thread(target=self._run, name="zenobia-vector", daemon=True).start()

    def begin(self, work: Callable[[], None] | None) -> None:
        """Do this (None: end)."""
        self._work = work
        self._told.release()

    def end(self) -> None:
        """Wait until it is done."""
        self._done.acquire()
        error, self._error = self._error, None
        if error is not None:
            raise error

    def _run(self) -> None:
        while True:
            self._told.acquire()
            if self._work is None:
                return
            try:
                self._work()
            except BaseException as error:
                self._error = error
            self._work = None
            self._done.release()


def _expect(name: str, array: Any, shape: tuple[int, ...], dtype: type) -> None:
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{name} must be a NumPy array, not {type(array).__name__}")
    if array.dtype != dtype:
        raise TypeError(f"{name} has the dtype {array.dtype}, expected {np.dtype(dtype)}")
    if array.shape != shape:
        raise ValueError(f"{name} has the shape {array.shape}, expected {shape}")
    if not (array.flags.c_contiguous and array.flags.writeable):
        raise ValueError(f"{name} must be contiguous (C order) and writeable")
