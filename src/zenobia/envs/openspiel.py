"""The games as OpenSpiel games: importing this module registers zenobia_tigris, zenobia_palmyra ...

`pyspiel.load_game("zenobia_tigris(players=3,english=on)")`. Chance is explicit: a few nodes of equally likely outcomes
before the first move, and one before every move that draws; an outcome is mixed into the generator inside the state.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zenobia import games
from zenobia.core.game import NOBODY, Game, Option
from zenobia.core.table import seat_name
from zenobia.core.words import words
from zenobia.envs.errors import IllegalAction, MissingExtra
from zenobia.envs.play import Play

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingExtra("openspiel", "open_spiel") from error

OUTCOMES = 32  # of a chance node
SETUP_NODES = 4  # chance nodes before the first move: some million beginnings
OUTCOME_LIST = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
LONGEST_GAME = 4_000  # moves, where random games have at most some hundred; then it ends, and all share the victory
DIGEST = 16  # bytes
NO_ACTION = -1


def game_type(game: Game, players: int) -> pyspiel.GameType:
    """What OpenSpiel wants to know about a game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"zenobia_{game.id}",
        long_name=words("en", game.id)(game.id),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if players > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": max(2, game.seats[0]),
            **{option.name: default_of(option) for option in game.options},
        },
    )


def default_of(option: Option) -> int | str:
    """An option's default as a parameter: OpenSpiel reads digits as numbers."""
    return int(option.values[0]) if all(value.isdecimal() for value in option.values) else option.values[0]


class ZenobiaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players and its options."""

    def __init__(self, name: str, parameters: Mapping[str, Any] | None = None) -> None:
        game, parameters = games.find(name), dict(parameters or {})
        self.players = game.seats_for(int(parameters.get("players", max(2, game.seats[0]))))
        self.options = {key: str(value) for key, value in parameters.items() if key != "players"}
        game.option_values(self.options)
        self.name, self.features = name, len(game.feature_names)
        self._desks = threading.local()
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if self.players > 1 else None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type(game, self.players), info, parameters)

    @property
    def desk(self) -> Any:
        """Where states are laid out to be worked on, one for each thread."""
        if not hasattr(self._desks, "play"):
            self._desks.play = Play(self.name, self.players, self.options)
        return self._desks.play

    def see(self, data: bytes, seat: int) -> NDArray[np.float32]:
        """The features of a seat in a state."""
        self.desk.load(data)
        return self.desk.observe(seat)  # type: ignore[no-any-return]

    def new_initial_state(self) -> ZenobiaState:
        """Before the chance that sets up the game."""
        return ZenobiaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What tensors and strings are made with: all that one player knows. There is nothing between that and none."""
        if params:
            raise ValueError(f"an observer of {self.name} takes no parameters, not {params}")
        own = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is not None and not (iig_obs_type.public_info and iig_obs_type.private_info == own):
            return None
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """At most one for every move, and those of the beginning."""
        return SETUP_NODES + LONGEST_GAME


class Past:
    """How a state came about: what each seat saw and did, as a chain of digests made when they are asked for."""

    __slots__ = ("action", "actor", "before", "data", "game", "known")

    def __init__(self, game: ZenobiaGame | None, before: Past | None, data: bytes, actor: int, action: int) -> None:
        self.game, self.before, self.data, self.actor, self.action = game, before, data, actor, action
        self.known: dict[int, tuple[bytes, bytes]] = {}  # seat -> digest of all so far, digest of what it sees now

    def __deepcopy__(self, memo: Any) -> Past:
        return self  # it never changes

    def __reduce__(self) -> Any:
        seats = range(self.game.players) if self.game and self.data else ()
        return recall, (self.data, {seat: self.digests(seat) for seat in seats} or self.known)

    def digests(self, seat: int) -> tuple[bytes, bytes]:
        """All that a seat saw and did up to here, and what it sees now."""
        chain = [self]
        while seat not in chain[-1].known and chain[-1].before is not None:
            chain.append(chain[-1].before)
        for past in reversed(chain):
            if seat not in past.known:
                past.known[seat] = past.remember(seat)
        return self.known[seat]

    def remember(self, seat: int) -> tuple[bytes, bytes]:
        """The digests of a seat, from those of the state before."""
        assert self.game
        so_far, saw = self.before.known[seat] if self.before is not None else (b"", b"")
        own = self.action if self.actor == seat else NO_ACTION
        sees = _digest(self.game.see(self.data, seat).tobytes())
        if sees != saw or own != NO_ACTION:  # how often nothing was to be seen is nobody's knowledge
            so_far = _digest(so_far + sees + own.to_bytes(4, "little", signed=True))
        return so_far, sees


def recall(data: bytes, known: dict[int, tuple[bytes, bytes]]) -> Past:
    """A past as it was pickled."""
    past = Past(None, None, data, NOBODY, NO_ACTION)
    past.known = known
    return past


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=DIGEST).digest()


class ZenobiaState(pyspiel.State):  # type: ignore[misc]
    """A state as bytes; whatever is done with it is done on the game's desk. Copies and pickles are small."""

    def __init__(self, game: ZenobiaGame) -> None:
        super().__init__(game)
        self._data = b""
        self._seed, self._setup = 0, SETUP_NODES  # chance so far, chance nodes still to come
        self._seat, self._moves = NOBODY, 0
        self._actions = b""
        self._pending = NO_ACTION  # a move that waits for its chance
        self._past = Past(None, None, b"", NOBODY, NO_ACTION)

    # ---------------------------------------------------------------- what OpenSpiel calls

    def current_player(self) -> int:
        """The seat that decides, chance, or the end."""
        if self._setup or self._pending != NO_ACTION:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._seat == NOBODY else self._seat

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        return self._seat == NOBODY and not self._setup

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = np.frombuffer(self._actions, np.int16).tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes are equally likely."""
        return OUTCOME_LIST

    def _apply_action(self, action: int) -> None:
        desk = self.get_game().desk
        if self._setup or self._pending != NO_ACTION:
            if action not in range(OUTCOMES):
                raise IllegalAction(action, range(OUTCOMES), " of chance")
            self._apply_chance(desk, action)
            return
        desk.load(self._data)
        desk.accept(action)
        if desk.draws(action):
            self._pending = action
        else:
            self._do(desk, action)

    def _apply_chance(self, desk: Any, outcome: int) -> None:
        if self._setup:
            self._seed, self._setup = self._seed * OUTCOMES + outcome, self._setup - 1
            if not self._setup:
                desk.begin(self._seed)
                self._keep(desk, Past(self.get_game(), None, desk.tobytes(), NOBODY, NO_ACTION))
            return
        desk.load(self._data)
        desk.stir(outcome + 1)
        action, self._pending = self._pending, NO_ACTION
        self._do(desk, action)

    def _do(self, desk: Any, action: int) -> None:
        actor = self._seat
        desk.act(action)
        self._moves += 1
        self._keep(desk, Past(self.get_game(), self._past, desk.tobytes(), actor, action))
        if self._moves == LONGEST_GAME:
            self._seat, self._actions = NOBODY, b""

    def _keep(self, desk: Any, past: Past) -> None:
        self._data, self._past = past.data, past
        self._seat, self._actions = desk.seat, desk.actions().tobytes()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.get_game().desk.game.text(action)  # type: ignore[no-any-return]

    def returns(self) -> list[float]:
        """The share of the victory of every seat, at the end. A game that is too long has no winner."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.players
        game.desk.load(self._data)
        if not game.desk.over and game.players > 1:
            return [1 / game.players] * game.players
        return game.desk.shares()  # type: ignore[no-any-return]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> ZenobiaState:
        """A state that the player holds possible: all that it cannot know is dealt anew."""
        game = self.get_game()
        if self.current_player() < 0:
            raise ValueError("a state is resampled where a player decides, not at chance nodes and not at the end")
        if player_id not in range(game.players):
            raise ValueError(f"player is {player_id}, expected 0 to {game.players - 1}")
        desk, other = game.desk, self.clone()
        known = self._past.digests(player_id)
        desk.load(self._data)
        desk.load(desk.belief(player_id, int(probability_sampler() * (1 << 31))).tobytes())
        past = Past(game, None, desk.tobytes(), NOBODY, NO_ACTION)  # what the others remember is not known
        past.known[player_id] = known
        other._keep(desk, past)
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self._setup:
            return f"{self.get_game().name}: set-up {SETUP_NODES - self._setup} of {SETUP_NODES}"
        what = "over" if self._seat == NOBODY else f"{seat_name(self._seat)} to act"
        what += f", {self.get_game().desk.game.text(self._pending)} draws" if self._pending != NO_ACTION else ""
        return f"{self.get_game().name}: {what}, state {_digest(self._data).hex()}"

    # ---------------------------------------------------------------- what observers ask

    def features(self, player: int) -> NDArray[np.float32]:
        """What a player sees; nothing before the game is set up."""
        game = self.get_game()
        if self._setup:
            return np.zeros(game.features, np.float32)
        return game.see(self._data, player)  # type: ignore[no-any-return]

    def knowledge(self, player: int) -> str:
        """A name for all that a player saw and did so far (perfect recall)."""
        if self._setup:
            return f"{seat_name(player)} before the game"
        return f"{seat_name(player)} {self._past.digests(player)[0].hex()}"


class Observer:
    """Features as a tensor; what is not 0 by its name as a string."""

    def __init__(self, game: ZenobiaGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(game.features, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: ZenobiaState, player: int) -> None:
        """Write the features of a player."""
        self.tensor[:] = state.features(player)

    def string_from(self, state: ZenobiaState, player: int) -> str:
        """With perfect recall all that was seen and done, else what is seen now."""
        if self.perfect_recall:
            return state.knowledge(player)
        features, names = state.features(player), state.get_game().desk.game.feature_names
        return f"{seat_name(player)}: " + ", ".join(f"{names[n]} {features[n]:g}" for n in np.flatnonzero(features))


def register(name: str) -> None:
    """Tell OpenSpiel about a game. It keeps what makes games until the process has ended: a class bears that."""

    def make(self: ZenobiaGame, parameters: Mapping[str, Any] | None = None) -> None:
        ZenobiaGame.__init__(self, name, parameters)

    kind = type(f"Zenobia{name.capitalize()}", (ZenobiaGame,), {"__init__": make, "__doc__": f"The game {name}."})
    pyspiel.register_game(game_type(games.find(name), 2), kind)


for _name in games.names():
    register(_name)
