"""The analysis in pairs of worlds that differ only in what its judge cannot know: print where it differs.

python judged_worlds.py GAME
"""

from __future__ import annotations

import random
import sys
from importlib import import_module

from zenobia import games
from zenobia.ai.analysis import chances, judge
from zenobia.core.game import SPECTATOR
from zenobia.core.table import Table

POSITIONS = 3


def main() -> None:
    game, rng, compared = games.find(sys.argv[1]), random.Random(4), 0
    shuffle_hidden = import_module(f"zenobia.games.{game.id}.tests.secrets").shuffle_hidden
    table = Table(game, 3, seed=4)
    while compared < 2 * POSITIONS:
        played = rng.choice(table.actions())
        if len(table.log) % 20 == 19:
            seat, state = table.to_act, table.state
            worlds = [another(state, shuffle_hidden, seat, rng) for _ in range(2)]
            judged = [judge(game, world, seat, played, "level3", 1) for world in worlds]
            seen = []
            for world in (state, another(state, shuffle_hidden, SPECTATOR, rng)):
                table.state = world
                seen.append(chances(table, len(table.log), "level3"))
            table.state = state
            compared += 2
            if judged[0] != judged[1] or seen[0] != seen[1]:
                print(f"differs after {len(table.log)} moves: {judged} {seen}")
        table.do(played, rng.getrandbits(62))
    print(f"compared {compared}")


def another(state, shuffle_hidden, seat, rng):
    """A world that the seat cannot tell from this one."""
    world = state.copy()
    shuffle_hidden(world, seat, rng)
    return world


if __name__ == "__main__":
    main()
