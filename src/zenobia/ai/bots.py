"""Bots by name. A bot is a function that is given a world its seat holds possible, never the table's state.

A guest is somebody else's bot, named by its import path (`mymodule:my_bot`). It thinks in a process of its own: one
that hangs or crashes costs its own move and nothing else.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from random import Random
from typing import Any

from zenobia.ai.levels import LEVELS, NETWORKS, Mind, think
from zenobia.ai.network import network_of
from zenobia.ai.worker import Worker
from zenobia.core.game import Game, Refused
from zenobia.core.kernel import actions_buffer
from zenobia.core.table import Table

Bot = Callable[[Game, Any, int, Random], int]  # game, possible state, seat, random numbers -> a legal action

EVALUATIONS = 600  # what greedy spends on a decision, spread over several worlds
WORLDS = 4
SEED_BITS = 31
TIME = re.compile(r"\d{1,3}(\.\d{1,3})?")  # seconds
PATIENCE = 30.0  # seconds that a guest may think about a move


def legal_actions(game: Game, state: Any) -> list[int]:
    """The legal actions of a state, ascending."""
    room = actions_buffer(game.actions)
    return [int(action) for action in room[: game.legal(state, room)]]


def play_random(game: Game, state: Any, seat: int, random: Random) -> int:
    """Any legal action."""
    return random.choice(legal_actions(game, state))


def play_greedy(game: Game, state: Any, seat: int, random: Random) -> int:
    """The action with the best static evaluation afterwards, on average over a few possible worlds."""
    actions = legal_actions(game, state)
    totals = [0.0] * len(actions)
    for _ in range(max(1, min(WORLDS, EVALUATIONS // len(actions)))):
        world = state.copy()
        game.determinise(world, seat, random.getrandbits(SEED_BITS))
        for n, action in enumerate(actions):
            after = world.copy()
            game.apply(after, action)
            totals[n] += game.evaluate(after, seat)
    best = max(totals)
    return random.choice([action for action, total in zip(actions, totals, strict=True) if total == best])


BOTS: dict[str, Bot] = {"random": play_random, "greedy": play_greedy}
BOTS.update({level: partial(think, level) for level in LEVELS})


def find_bot(name: str) -> Bot:
    """A bot by its name; `level5@0.5` is level5 with half a second a move. `net` and `netsearch` have a network."""
    level, timed, seconds = name.partition("@")
    if timed and level in (*LEVELS, "netsearch") and TIME.fullmatch(seconds) and float(seconds) > 0:
        return partial(think, name)
    if name in NETWORKS:
        return partial(think, name)
    if name not in BOTS:
        raise Refused("bot", bot=name, known=", ".join([*BOTS, *NETWORKS]))
    return BOTS[name]


def check_network(name: str, game: Game) -> None:
    """Refuse a bot whose network the game does not have. On the site another bot would take its place."""
    if name.partition("@")[0] in NETWORKS:
        network_of(game)


def imported(name: str) -> Bot:
    """The function behind a bot's name or, for a guest, behind its import path."""
    module, colon, function = name.partition(":")
    if not colon:
        return find_bot(name)
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        bot: Bot = getattr(import_module(module), function)
    except (Exception, SystemExit) as error:  # whatever a guest's module does
        raise Refused("bot-import", bot=name, reason=f"{type(error).__name__}: {error}") from error
    if not callable(bot):
        raise Refused("bot-import", bot=name, reason=repr(bot))
    return bot


def seated(name: str, seconds: float = PATIENCE) -> Bot:
    """A bot ready to play one seat of one game; a guest in a process of its own, a level with a memory of its own."""
    if ":" in name:
        return Guest(name, seconds)
    bot = find_bot(name)
    return Mind(name) if name.partition("@")[0] in (*LEVELS, *NETWORKS) else bot


def start(bot: Bot, game: Game, players: int) -> None:
    """Get a bot ready for a game, before it is asked; Refused when it cannot play at all."""
    if not isinstance(bot, Mind | Guest):
        return
    try:
        bot.start(game, players)
    except Exception as error:  # whatever a bot or its process does
        reason = error if isinstance(error, Refused) else f"{type(error).__name__}: {error}"
        raise Refused("bot-start", bot=bot.name, reason=reason) from error


class Guest:
    """Somebody else's bot, which thinks in a process of its own."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name, self.seconds = name, seconds

    def start(self, game: Game, players: int) -> None:
        """Load it, and compile the game."""
        _process_of(self.name).prepare(self.name, game.id)

    def __call__(self, game: Game, state: Any, seat: int, random: Random) -> Any:
        """Its answer, whatever it may be; Refused when it takes too long."""
        self.start(game, int(state.players))
        seed = random.getrandbits(SEED_BITS)
        return _process_of(self.name).consult(self.name, game.id, state.tobytes(), seat, seed, self.seconds)


@cache
def _process_of(guest: str) -> Worker:
    return Worker()


def ask_bot(bot: Bot, table: Table, random: Random) -> tuple[int, str | None]:
    """A bot's action for the seat to act, from a world that the seat holds possible; and why it is not its own.

    Its chance is its own: from `random` itself it could tell what will be drawn next.
    """
    seat = table.to_act
    belief = table.belief(seat, random.getrandbits(SEED_BITS))
    return guarded(bot, table.game, belief, seat, table.actions(), Random(random.getrandbits(SEED_BITS)))


def guarded(bot: Bot, game: Game, state: Any, seat: int, legal: list[int], random: Random) -> tuple[int, str | None]:
    """A bot that raises or answers nonsense gets the first legal action; then also why."""
    try:
        answer = bot(game, state, seat, random)
    except Exception as error:  # whatever a bot does, the game goes on
        return legal[0], f"{type(error).__name__}: {error}"
    if isinstance(answer, bool) or not isinstance(answer, int) or answer not in legal:
        return legal[0], repr(answer)
    return answer, None
