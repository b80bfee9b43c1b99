"""`zenobia golden`: whole games of a game and the list of its actions, which its tests keep.

They are made once and then kept: a change of the rules that was not meant shows as a record that no longer replays.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from zenobia.cli.speech import console, say, write_json
from zenobia.core import record
from zenobia.core.files import write_text
from zenobia.core.game import Game, Refused
from zenobia.core.table import NO_ENTROPY, Table
from zenobia.games import find, folder

SEED, ENTROPY_BITS = 1, 62


def show(name: str, again: bool, json: bool) -> int:
    """Write the files and say which."""
    written, kept = write_missing(find(name), folder(name), again)
    if json:
        write_json({"game": name, "written": [str(file) for file in written], "kept": [str(file) for file in kept]})
        return 0
    for file in written:
        console().print(say("golden-written", file=str(file)), style="green", soft_wrap=True)
    for file in kept:
        console().print(say("golden-kept", file=str(file)), soft_wrap=True)
    return 0


def write_missing(game: Game, place: Path, again: bool = False) -> tuple[list[Path], list[Path]]:
    """Write what is missing, or everything anew; what was written and what was kept."""
    written, kept = [], []
    for path, text in contents(game):
        file = place / "tests" / path
        if file.exists() and not again:
            kept.append(file)
        else:
            write_text(file, text)
            written.append(file)
    return written, kept


def contents(game: Game) -> Iterator[tuple[str, str]]:
    """Every action, and a game for each number of players, for each value of each option, and with drawn entropy."""
    yield "actions.txt", "".join(f"{game.text(action)}\n" for action in range(game.actions))
    for players in game.seats:
        yield f"golden/{players}-players.txt", record.write(played(game, players, {}))
    for option in game.options:
        for value in option.values[1:]:
            yield f"golden/{option.name}-{value}.txt", record.write(played_with(game, {option.name: value}))
    for players in sorted({game.seats[0], game.seats[-1]}):
        drawn = played(game, players, {}, draws=True)
        if any(move.entropy for move in drawn.log):
            yield f"golden/draws-{players}.txt", record.write(drawn)


def played(game: Game, players: int, options: dict[str, str], draws: bool = False) -> Table:
    """A whole game of random moves; it depends on the rules alone. Moves that draw get entropy, if wished."""
    random, table = Random(SEED), Table(game, players, options, SEED)
    while actions := table.actions():
        action, before = random.choice(actions), list(table.state.chance)
        table.do(action, NO_ENTROPY)
        if draws and list(table.state.chance) != before:
            table.undo()
            table.do(action, random.getrandbits(ENTROPY_BITS))
    return table


def played_with(game: Game, options: dict[str, str]) -> Table:
    """A game with an option, at the first number of players that it allows."""
    for players in game.seats:
        try:
            return played(game, players, options)
        except Refused:
            continue  # not with so many
    raise Refused("option-value", option=next(iter(options)), value=next(iter(options.values())), known="-")
