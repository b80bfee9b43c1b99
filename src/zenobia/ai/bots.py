"""Bots by name. A bot is a function that is given a world its seat holds possible, never the table's state."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from zenobia.ai.levels import LEVELS, think
from zenobia.core.game import Game, Refused
from zenobia.core.kernel import actions_buffer
from zenobia.core.table import Table

Bot = Callable[[Game, Any, int, Random], int]  # game, possible state, seat, random numbers -> a legal action

EVALUATIONS = 600  # what greedy spends on a decision, spread over several worlds
WORLDS = 4
SEED_BITS = 31


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
    """A bot by its name."""
    if name not in BOTS:
        raise Refused("bot", bot=name, known=", ".join(BOTS))
    return BOTS[name]


def ask_bot(bot: Bot, table: Table, random: Random) -> tuple[int, str | None]:
    """A bot's action for the seat to act, from a world that the seat holds possible; and why it is not its own."""
    seat = table.to_act
    belief = table.belief(seat, random.getrandbits(SEED_BITS))
    return guarded(bot, table.game, belief, seat, table.actions(), random)


def guarded(bot: Bot, game: Game, state: Any, seat: int, legal: list[int], random: Random) -> tuple[int, str | None]:
    """A bot that raises or answers nonsense gets the first legal action; then also why."""
    try:
        answer = bot(game, state, seat, random)
    except Exception as error:  # whatever a bot does, the game goes on
        return legal[0], f"{type(error).__name__}: {error}"
    if isinstance(answer, bool) or not isinstance(answer, int) or answer not in legal:
        return legal[0], repr(answer)
    return answer, None
