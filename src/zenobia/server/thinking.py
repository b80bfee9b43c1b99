"""What worker processes do: think for a bot, compile in advance. Imports the engine only when asked."""

from __future__ import annotations

import os
import pickle
import signal
import threading
from multiprocessing import parent_process
from random import Random
from typing import Any

WORLDS = 4  # in how many possible worlds moves are looked at for a hint

_progress: Any = None  # where compilation reports, in a worker


def work(asked: Any, engine: str, nice: int, progress: Any) -> None:
    """What a worker process does: one thing after another, until the server ends it."""
    start(engine, nice, progress)
    while True:
        try:
            what, arguments = asked.recv()
        except (EOFError, OSError):  # the server is gone
            return
        try:
            answer = (True, what(*arguments))
        except Exception as error:
            answer = (False, error)
        try:
            asked.send(answer)
        except (TypeError, AttributeError, pickle.PicklingError) as error:  # an answer that cannot be sent
            asked.send((False, RuntimeError(f"{error} in {answer[1]!r}"[:500])))
        except OSError:
            return


def start(engine: str, nice: int, progress: Any) -> None:
    """A worker begins: its engine is settled before the engine is imported."""
    global _progress
    os.environ["ZENOBIA_ENGINE"] = engine
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers
    if hasattr(os, "nice"):
        os.nice(nice)  # the site answers first
    _progress = progress
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """A worker whose server was killed has nobody to think for."""
    server = parent_process()
    if server:
        server.join()
        os._exit(0)


def think(game_id: str, bot: str, possible: bytes, seat: int, seed: int) -> tuple[str, str | None]:
    """A bot's move for a seat from a world that the seat holds possible; and why it is not the bot's own, if so."""
    from zenobia.ai.bots import find_bot, guarded, legal_actions
    from zenobia.games import find

    game = find(game_id)
    state = game.State.frombytes(possible)
    legal = legal_actions(game, state)
    action, failure = guarded(lambda *world: find_bot(bot)(*world), game, state.copy(), seat, legal, Random(seed))
    return game.text(action), failure


def advise(game_id: str, bot: str, possible: bytes, seat: int, seed: int) -> dict[str, Any]:
    """A hint: the bot's move, and what it and the moves beside it look worth."""
    from zenobia.games import find

    game, random = find(game_id), Random(seed)
    state = game.State.frombytes(possible)
    move, worth = searched(game, bot, state, seat, random) or looked_at(game, state, seat, random)
    others = sorted((text for text in worth if text != move), key=lambda text: -worth[text])[:3]
    return {
        "move": move,
        "bot": bot,
        "value": worth[move],
        "before": round(float(game.evaluate(state, seat)), 3),
        "other": [{"move": text, "value": worth[text]} for text in others],
    }


def searched(game: Any, bot: str, state: Any, seat: int, random: Random) -> tuple[str, dict[str, float]] | None:
    """A level's move and what its search found the moves to be worth; None where nothing can be searched."""
    from zenobia.ai.levels import LEVELS, settings_of
    from zenobia.core.kernel import COMPILED

    if not COMPILED or bot not in LEVELS:
        return None
    from zenobia.ai.search import Search

    found = Search(game, int(state.players), settings_of(bot, game), random.getrandbits(31)).choose(state, seat)
    worth = {game.text(each): round(value, 3) for each, value in zip(found.actions, found.values, strict=True)}
    return game.text(found.action), worth


def looked_at(game: Any, state: Any, seat: int, random: Random) -> tuple[str, dict[str, float]]:
    """The move that looks best at once, and what every move looks worth, in a few worlds that the seat may be in."""
    from zenobia.ai.bots import legal_actions

    actions = legal_actions(game, state)
    worth = dict.fromkeys(actions, 0.0)
    for _ in range(WORLDS):
        world = state.copy()
        game.determinise(world, seat, random.getrandbits(31))
        for action in actions:
            after = world.copy()
            game.apply(after, action)
            worth[action] += float(game.evaluate(after, seat)) / WORLDS
    texts = {game.text(action): round(value, 3) for action, value in worth.items()}
    return game.text(max(worth, key=lambda action: worth[action])), texts


def warm(game_id: str, bot: str, players: int) -> None:
    """Compile what a bot needs of a game, by letting it think once; tell how far it is."""
    from zenobia.core.kernel import watch_compilation
    from zenobia.core.table import Table
    from zenobia.games import find

    def watcher(_: str, done: int, total: int) -> None:
        if _progress is not None:
            _progress.send((game_id, done, total))

    with watch_compilation(watcher):
        table = Table(find(game_id), players, seed=1)
        seat = table.to_act
        think(game_id, bot, bytes(table.belief(seat, 1).tobytes()), seat, 1)
