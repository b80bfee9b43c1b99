"""Play a game with a player's own values, look at it in every way, and print a digest: run once per engine and compare.

ZENOBIA_DATA_GAME=FILE python own_data.py GAME COUNT
"""

from __future__ import annotations

import hashlib
import random
import sys
from importlib import import_module

from zenobia import games
from zenobia.core.game import Refused
from zenobia.core.kernel import COMPILED, floats_buffer
from zenobia.core.table import Table


def main() -> None:
    try:
        game = games.find(sys.argv[1])
    except Refused as refusal:
        print("refused", refusal.why, refusal.details.get("path", ""))
        return
    for seed in range(int(sys.argv[2])):
        for players in game.seats:
            print(seed, players, played(Table(game, players, {}, seed)))


def played(table: Table) -> str:
    """A random game: every state and what can be asked about it."""
    game, choice, digest = table.game, random.Random(table.seed), hashlib.sha256()
    broken = import_module(f"zenobia.games.{game.id}.invariants").broken
    seen = floats_buffer(len(game.feature_names))
    while not table.over:
        state = table.state
        before = state.tobytes()
        worth = [round(float(game.evaluate(state, seat)), 9) for seat in range(table.players)]
        game.features(state, choice.randrange(table.players), seen)
        assert state.tobytes() == before, "looking at a position changes it"
        digest.update(before + bytes(str([worth, [round(float(each), 3) for each in seen]]), "ascii"))
        assert COMPILED or not broken(state), broken(state)
        table.do(choice.choice(table.actions()), choice.getrandbits(62))
    return digest.hexdigest()[:16]


main()
