"""Write the golden games anew: whole games by lively random players, from fixed seeds and without entropy.

python -m zenobia.games.tigris.tests.make_golden

They are made once and then kept: a change of the rules that was not meant shows as a record that no longer replays.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from zenobia.core import record
from zenobia.core.table import Table
from zenobia.games.tigris import GAME
from zenobia.games.tigris.tests.reference import neighbours, square_named
from zenobia.games.tigris.tests.test_reference import read

FOLDER = Path(__file__).parent / "golden"
GAMES = {  # name: players, options, seed
    "2-players": (2, (), 133),
    "3-players": (3, (), 110),
    "4-players": (4, (), 39),
    "english": (3, ("english",), 112),
    "ziggurat": (2, ("ziggurat",), 59),
    "open-points": (4, ("open_points",), 30),
}
WEIGHTS = {"tile": 8, "leader": 4, "catastrophe": 0.3, "swap": 0.3, "end": 0.2, "withdraw": 0.1, "decline": 0.5}
ZIGGURAT = (  # temples for a Ziggurat around i7 and a king beside it, in the order of preference
    "plus",
    "tile temple i6",
    "tile temple i8",
    "tile temple h7",
    "tile temple j7",
    "tile temple i5",
    "leader black h5",
)


def lively(table: Table, rng: Random) -> str:
    """Any kind of move, and tiles rather where others lie."""
    legal = table.legal()
    if "ziggurat" in table.options:
        wished = [move for wish in ZIGGURAT for move in legal if move.startswith(wish)]
        if wished:
            return wished[0]
    verbs = sorted({move.split()[0] for move in legal})
    verb = rng.choices(verbs, [WEIGHTS.get(verb, 1) for verb in verbs])[0]
    moves = [move for move in legal if move.split()[0] == verb]
    if verb == "tile":
        p = read(table.state)
        some = rng.sample(moves, min(12, len(moves)))
        return max(some, key=lambda move: sum(near in p.tiles for near in neighbours(square_named(move.split()[2]))))
    return rng.choice(moves)


def game(players: int, options: tuple[str, ...], seed: int) -> Table:
    """One whole game."""
    table = Table(GAME, players, GAME.read_options(list(options)), seed)
    rng = Random(seed)
    while not table.over:
        table.play(lively(table, rng), 0)
    return table


def main() -> None:
    for name, (players, options, seed) in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(record.write(game(players, options, seed)), encoding="utf-8")


if __name__ == "__main__":
    main()
