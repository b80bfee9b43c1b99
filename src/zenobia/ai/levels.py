"""The levels a person can play against, from a beginner who overlooks things to a search of thousands of worlds."""

from __future__ import annotations

from random import Random
from typing import Any

from zenobia.ai.worker import Worker
from zenobia.core.game import Game, Refused
from zenobia.core.kernel import COMPILED

# what each level spends; compiled code runs some 20,000 to 100,000 simulations a second
LEVELS: dict[str, dict[str, Any]] = {
    "level1": {"simulations": 0, "worlds": 1, "attention": 0.3},
    "level2": {"simulations": 0, "worlds": 2, "attention": 0.75},
    "level3": {"simulations": 40, "candidates": 12},
    "level4": {"simulations": 200},
    "level5": {"simulations": 2_000, "candidates": 32},
    "mcts": {"seconds": 0.2, "full": True, "tries": 1, "widen": 1e9, "explore": 0.7, "score": 0.0},
}

# minds with a network, for games that have one
INSTEAD = "level5"  # where no network fits
NETWORKS: dict[str, dict[str, Any]] = {"net": {"simulations": 0}, "netsearch": {"simulations": 800}}

_worker: list[Worker] = []
_minds: dict[tuple[str, str, int], Any] = {}


def settings_of(level: str, game: Game) -> Any:
    """The search settings of a level in a game; `level5@0.5` has half a second a move in place of its simulations."""
    from zenobia.ai.search import Settings

    name, timed, seconds = level.partition("@")
    here: dict[str, Any] = {"explore": game.explore, "finish": game.finish}
    budget = {"seconds": float(seconds)} if timed else {}
    return Settings(**{**here, **LEVELS[name], **budget})


def search_of(level: str, game: Game, players: int) -> Any:
    """The search behind a level, or behind a mind with a network; level5's where no network fits the game."""
    from zenobia.ai.netsearch import NetSearch, NetSettings
    from zenobia.ai.search import Search

    name, timed, seconds = level.partition("@")
    if name in NETWORKS:
        budget = {"seconds": float(seconds)} if timed else {}
        try:
            return NetSearch(game, players, NetSettings(**{**NETWORKS[name], **budget}))
        except Refused:
            level = f"{INSTEAD}@{seconds}" if timed else INSTEAD
    return Search(game, players, settings_of(level, game))


def think(level: str, game: Game, state: Any, seat: int, random: Random) -> int:
    """A level's action: searched here if this process is compiled, else by a compiled process beside it."""
    if not COMPILED:
        return int(_process().think(level, game.id, state.tobytes(), seat, random.getrandbits(31)))
    mind = _mind(level, game, int(state.players))
    mind.reseed(random.getrandbits(31))
    return int(mind.choose(state, seat).action)


def _process() -> Worker:
    """The compiled process beside this one."""
    if not _worker:
        _worker.append(Worker())
    return _worker[0]


def _mind(level: str, game: Game, players: int) -> Any:
    """The search of a level: its trees are made once and used again."""
    key = (level, game.id, players)
    if key not in _minds:
        _minds[key] = search_of(level, game, players)
    return _minds[key]


class Mind:
    """A level at one seat of one game: while it is the only one to move, it goes on with the tree it has."""

    def __init__(self, level: str) -> None:
        self.name = level
        self.search: Any = None
        self.chosen = -1
        self.since: list[int] = []  # what was played since its last move, that move included

    def __call__(self, game: Game, state: Any, seat: int, random: Random) -> int:
        if not COMPILED:
            return think(self.name, game, state, seat, random)
        self.start(game, int(state.players))
        after = self.chosen if self.since == [self.chosen] else None
        self.search.reseed(random.getrandbits(31))
        self.chosen, self.since = int(self.search.choose(state, seat, after).action), []
        return self.chosen

    def start(self, game: Game, players: int) -> None:
        """Compile the game, and make the trees."""
        if not COMPILED:
            _process().prepare(self.name, game.id)
        elif self.search is None:
            self.search = search_of(self.name, game, players)

    def played(self, action: int) -> None:
        """Somebody made a move."""
        self.since.append(action)
