"""Play seeded games and print a digest of every action and state: run once per engine and compare.

python trace.py GAME FIRST COUNT
"""

from __future__ import annotations

import hashlib
import random
import sys

from zenobia import games
from zenobia.core.table import Table


def option_choices(game) -> list[tuple[int, dict[str, str]]]:
    """Player counts and options in turn."""
    choices = [(players, {}) for players in game.seats]
    for option in game.options:
        for value in option.values[1:]:
            for players in game.seats:
                try:
                    Table(game, players, {option.name: value}, 1)
                except Exception:  # not at this count
                    continue
                choices.append((players, {option.name: value}))
    return choices


def main() -> None:
    game = games.find(sys.argv[1])
    choices = option_choices(game)
    for seed in range(int(sys.argv[2]), int(sys.argv[2]) + int(sys.argv[3])):
        players, options = choices[seed % len(choices)]
        table = Table(game, players, options, seed)
        choice = random.Random(seed)
        digest = hashlib.sha256(table.state.tobytes())
        steps = 0
        state, room = table.state, table._room
        while n := game.legal(state, room):
            digest.update(bytes(str([int(action) for action in room[:n]]), "ascii"))
            game.apply(state, int(room[choice.randrange(n)]))
            digest.update(state.tobytes())
            steps += 1
        results = [(int(game.score(state, seat)), int(game.rank(state, seat))) for seat in range(players)]
        print(seed, players, options, steps, results, digest.hexdigest()[:16])


main()
