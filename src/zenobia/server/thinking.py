"""What worker processes do: think for a bot, compile in advance, read a record. Imports the engine only when asked."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process
from random import Random
from typing import Any

_progress: Any = None  # where compilation reports, in a worker


def start(engine: str, progress: Any) -> None:
    """A worker begins: its engine is settled before the engine is imported."""
    global _progress
    os.environ["ZENOBIA_ENGINE"] = engine
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers
    if hasattr(os, "nice"):
        os.nice(5)  # the site answers first
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
    """A hint: the bot's move, and what the moves beside it look worth."""
    from zenobia.ai.bots import legal_actions
    from zenobia.games import find

    game = find(game_id)
    state = game.State.frombytes(possible)
    move, _ = think(game_id, bot, possible, seat, seed)
    random = Random(seed)
    actions = legal_actions(game, state)
    worth = dict.fromkeys(actions, 0.0)
    worlds = 4
    for _ in range(worlds):
        world = state.copy()
        game.determinise(world, seat, random.getrandbits(31))
        for action in actions:
            after = world.copy()
            game.apply(after, action)
            worth[action] += float(game.evaluate(after, seat)) / worlds
    texts = {game.text(action): round(value, 3) for action, value in worth.items()}
    others = sorted((text for text in texts if text != move), key=lambda text: -texts[text])[:3]
    return {
        "move": move,
        "bot": bot,
        "value": texts[move],
        "before": round(float(game.evaluate(state, seat)), 3),
        "other": [{"move": text, "value": texts[text]} for text in others],
    }


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


def read_record(text: str) -> dict[str, Any]:
    """A record verified and made into what a table is stored as."""
    from zenobia.core.record import Record
    from zenobia.games import find
    from zenobia.server.play import plain, to_act

    record = Record("record", text, find)
    given, game = record.table, record.table.game
    from zenobia.core.table import Table

    table, events = Table(game, given.players, given.options, given.seed), []
    for move in given.log:
        events.append(plain(game, table.do(game.parse(move.text), move.entropy)))
    deciding = to_act(game, table.state)
    return {
        "game": game.id,
        "players": table.players,
        "options": table.options,
        "seed": table.seed,
        "names": record.names,
        "moves": [(move.seat, move.text, move.entropy, move.check) for move in table.log],
        "events": events,
        "snapshot": table.state.tobytes(),
        "to_act": deciding,
    }
