"""One game being played, for the environments: the same in both engines, quick in the compiled one."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from zenobia import games
from zenobia.core.chance import stir_state
from zenobia.core.game import NOBODY, Game
from zenobia.core.kernel import COMPILED, actions_buffer, floats_buffer
from zenobia.core.table import shares_of
from zenobia.envs.board import board
from zenobia.envs.errors import IllegalAction, NotPlaying
from zenobia.envs.loops import COUNT, SEAT, loops

LARGEST_FEATURE = 32_768.0  # a feature is a number of at most 16 bits, divided by its usual size


class Saved(NamedTuple):
    """A game as it stands."""

    data: bytes
    length: int  # moves so far


class _Play:
    """What both engines share."""

    seat: int  # the seat that is to act, or NOBODY
    length = 0  # moves so far
    state: Any

    def __init__(self, game: str, players: int | None = None, options: Mapping[str, str] | None = None) -> None:
        self.game: Game = games.find(game)
        self.players = self.game.seats_for(max(2, self.game.seats[0]) if players is None else players)
        self.options = dict(options or {})
        self.values = actions_buffer(max(1, len(self.game.options)))
        self.values[: len(self.game.options)] = self.game.option_values(self.options)
        self.begun = False

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.begun and self.seat == NOBODY

    def actions(self) -> NDArray[np.int16]:
        """The legal actions, ascending."""
        raise NotImplementedError

    def tobytes(self) -> bytes:
        """The state as bytes."""
        raise NotImplementedError

    def load(self, data: bytes) -> None:
        """Go on from a state."""
        raise NotImplementedError

    def save(self) -> Saved:
        """The game as it stands."""
        if not self.begun:
            raise NotPlaying("no game has begun")
        return Saved(self.tobytes(), self.length)

    def restore(self, saved: Saved) -> None:
        """Go on from a saved game, which must have as many players."""
        data, length = saved
        size = self.game.State.LAYOUT.size
        if len(data) != size:
            raise ValueError(f"a state of {self.game.id} has {size} bytes, not {len(data)}")
        players = int(self.game.State.frombytes(data).players)
        if players != self.players:
            raise ValueError(f"the saved game has {players} players, expected {self.players}")
        self.load(data)
        self.length = length

    def scores(self) -> list[int]:
        """The score of every seat."""
        return [int(self.game.score(self.state, seat)) for seat in range(self.players)]

    def drawing(self, seat: int) -> str:
        """The terminal's board as a seat sees it."""
        if not self.begun:
            raise NotPlaying("no game has begun")
        return board(self.game.id, self.tobytes(), seat, self.game.emblems_of(self.options, self.players))

    def __reduce__(self) -> Any:
        """Copies and pickles hold the game by its name."""
        return _again, (self.game.id, self.players, self.options, self.save() if self.begun else None)

    def mask(self) -> NDArray[np.int8]:
        """1 for every legal action."""
        mask = np.zeros(self.game.actions, np.int8)
        mask[self.actions()] = 1
        return mask

    def accept(self, action: Any) -> int:
        """The action as a number, if it is a legal one."""
        if not self.begun:
            raise NotPlaying("no game has begun")
        if self.seat == NOBODY:
            raise NotPlaying("the game is over")
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            if not (isinstance(action, np.ndarray) and action.shape == () and action.dtype.kind in "iu"):
                raise TypeError(f"the action is {action!r} ({type(action).__name__}), expected an integer")
        number, legal = int(action), self.actions()
        place = int(legal.searchsorted(number)) if 0 <= number < self.game.actions else len(legal)
        if place >= len(legal) or legal[place] != number:
            raise IllegalAction(number, legal)
        return number


class PlainPlay(_Play):
    """A game in the plain engine."""

    def __init__(self, game: str, players: int | None = None, options: Mapping[str, str] | None = None) -> None:
        super().__init__(game, players, options)
        self.state = self.game.State()
        self._room = actions_buffer(self.game.actions)
        self._actions = np.zeros(0, np.int16)

    def begin(self, seed: int) -> None:
        """A new game."""
        self.state = self.game.State()
        self.game.new(self.state, self.players, self.values, seed)
        self.begun, self.length = True, 0
        self._look()

    def _look(self) -> None:
        self.seat = int(self.game.to_act(self.state))
        count = self.game.legal(self.state, self._room) if self.seat != NOBODY else 0
        self._actions = np.array(self._room[:count], np.int16)

    def actions(self) -> NDArray[np.int16]:
        return self._actions

    def act(self, action: int) -> None:
        """Do a legal action."""
        self.game.apply(self.state, action)
        self.length += 1
        self._look()

    def act_randomly(self, seat: int, lots: NDArray[np.int64]) -> int:
        """Random moves until it is the seat's turn or the game is over; their number."""
        random, moves = Random(int(lots[0])), 0
        while self.seat not in (NOBODY, seat):
            self.act(int(random.choice(self._actions)))
            moves += 1
        lots[0] = random.getrandbits(62) + 1
        return moves

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat knows, as features."""
        out = floats_buffer(len(self.game.feature_names))
        self.game.features(self.state, seat, out)
        return np.array(out, np.float32)

    def belief(self, seat: int, seed: int) -> Any:
        """A state that is possible for all that a seat knows."""
        state = self.state.copy()
        self.game.determinise(state, seat, seed)
        return state

    def draws(self, action: int) -> bool:
        """Would this action use the generator?"""
        trial = self.state.copy()
        self.game.apply(trial, action)
        return list(trial.chance) != list(self.state.chance)

    def stir(self, entropy: int) -> None:
        """Mix entropy into the generator."""
        stir_state(self.state, entropy)

    def shares(self) -> list[float]:
        """The share of the victory of every seat."""
        if self.players == 1:
            return [float(self.game.evaluate(self.state, 0))]
        return shares_of([int(self.game.rank(self.state, seat)) for seat in range(self.players)])

    def tobytes(self) -> bytes:
        data: bytes = self.state.tobytes()
        return data

    def load(self, data: bytes) -> None:
        self.state = self.game.State.frombytes(data)
        self.begun = True
        self._look()


class CompiledPlay(_Play):
    """A game in the compiled engine: one row of bytes, and one call for each thing to do."""

    def __init__(self, game: str, players: int | None = None, options: Mapping[str, str] | None = None) -> None:
        super().__init__(game, players, options)
        self._loops = loops(game)
        self._raw = np.zeros((1, self.game.State.LAYOUT.size), np.uint8)
        self._trial = np.zeros_like(self._raw)
        self._room = np.zeros(self.game.actions, np.int16)
        self._facts = np.zeros(2, np.int64)
        self._features = len(self.game.feature_names)

    @property
    def state(self) -> Any:
        """The state as a record that shares our bytes."""
        return self._raw.view(self.game.State.DTYPE)[0, 0]

    @property
    def seat(self) -> int:  # type: ignore[override]
        """The seat that is to act, or NOBODY."""
        return int(self._facts[SEAT])

    def begin(self, seed: int) -> None:
        self._loops.begin(self._raw, self.players, self.values, seed, self._room, self._facts)
        self.begun, self.length = True, 0

    def actions(self) -> NDArray[np.int16]:
        return self._room[: self._facts[COUNT]]

    def act(self, action: int) -> None:
        self._loops.act(self._raw, action, self._room, self._facts)
        self.length += 1

    def act_randomly(self, seat: int, lots: NDArray[np.int64]) -> int:
        moves = int(self._loops.act_randomly(self._raw, seat, self._room, self._facts, lots))
        self.length += moves
        return moves

    def observe(self, seat: int) -> NDArray[np.float32]:
        out = np.empty(self._features, np.float32)
        self._loops.see(self._raw, seat, out)
        return out

    def belief(self, seat: int, seed: int) -> Any:
        self._trial[:] = self._raw
        self._loops.determinise(self._trial, seat, seed)
        return self._trial.copy().view(self.game.State.DTYPE)[0, 0]

    def draws(self, action: int) -> bool:
        return bool(self._loops.draws(self._raw, self._trial, action))

    def stir(self, entropy: int) -> None:
        self._loops.stir(self._raw, entropy)

    def shares(self) -> list[float]:
        out = np.zeros(self.players, np.float32)
        self._loops.share(self._raw, self.players, out)
        return [float(share) for share in out]

    def tobytes(self) -> bytes:
        return self._raw.tobytes()

    def load(self, data: bytes) -> None:
        self._raw[0] = np.frombuffer(data, np.uint8)
        self.begun = True
        self._loops.look(self._raw, self._room, self._facts)


Play: Any = CompiledPlay if COMPILED else PlainPlay


def _again(game: str, players: int, options: Mapping[str, str], saved: Saved | None) -> Any:
    """A game as it was copied or pickled."""
    play = Play(game, players, options)
    if saved is not None:
        play.restore(saved)
    return play
