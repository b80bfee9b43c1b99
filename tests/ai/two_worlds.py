"""Every bot in pairs of worlds that differ only in what its seat cannot know: print where its answers differ.

python two_worlds.py GAME
"""

from __future__ import annotations

import random
import sys
from importlib import import_module

from zenobia import games
from zenobia.ai.bots import BOTS, ask_bot
from zenobia.ai.levels import LEVELS
from zenobia.core.table import Table
from zenobia.server import thinking

PAIRS = 3
# it thinks as long as a clock says: by a number of simulations its answer depends on the seed alone
LEVELS["mcts"] = {**LEVELS["mcts"], "seconds": None, "simulations": 300}


def pairs(game) -> list[tuple[Table, Table]]:
    """Positions of a random game, each with a world that its seat cannot tell from it."""
    shuffle_hidden = import_module(f"zenobia.games.{game.id}.tests.secrets").shuffle_hidden
    rng = random.Random(11)
    table, found = Table(game, 3, seed=11), []
    while len(found) < PAIRS and not table.over:
        table.do(rng.choice(table.actions()), rng.getrandbits(62))
        if len(table.log) % 25 or table.over or len(table.actions()) == 1:
            continue
        here, there = Table(game, 3), Table(game, 3)
        here.state, there.state = table.state.copy(), table.state.copy()
        while there.state.tobytes() == here.state.tobytes():
            shuffle_hidden(there.state, table.to_act, rng)
        found.append((here, there))
    return found


def main() -> None:
    game = games.find(sys.argv[1])
    asked = 0
    for number, (here, there) in enumerate(pairs(game)):
        for name, bot in BOTS.items():
            answers = [ask_bot(bot, world, random.Random(number)) for world in (here, there)]
            seat, possible = here.to_act, [world.belief(here.to_act, number).tobytes() for world in (here, there)]
            thought = [thinking.think(game.id, name, world, seat, number) for world in possible]
            asked += 1
            if answers[0] != answers[1] or thought[0] != thought[1] or answers[0][1] or thought[0][1]:
                print(f"differs: {name} at pair {number}: {answers} {thought}")
    print(f"asked {asked}")


if __name__ == "__main__":
    main()
