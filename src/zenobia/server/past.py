"""The past of a game, worked out in a worker process: from the nearest position that the process remembers.

To step through a replay costs one move a step, not the whole game.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from zenobia.core import lesson
from zenobia.core.game import Game, Refused
from zenobia.core.record import LARGEST, Record, write
from zenobia.core.table import Move, Table
from zenobia.games import find
from zenobia.server.play import plain, plain_details, spoken, to_act

EVERY = 20  # moves between two positions that are remembered
GAMES = 20  # games whose moves one process remembers
MOST = 2_000  # positions that one process remembers, of 2 kB at most

_positions: OrderedDict[bytes, bytes] = OrderedDict()  # by what led to them


Step = tuple[int, str, int, str]  # seat, text, entropy and check of a move

packed = msgspec.msgpack.Encoder().encode  # moves as they are sent to a worker process
unpacked = msgspec.msgpack.Decoder(list[Step]).decode


class Past(NamedTuple):
    """What a position follows from: the set-up, and the first `n` of the moves that count."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    moves: bytes
    n: int


def table_after(past: Past) -> Table:
    """The table after the moves. Refused if the rules now lead elsewhere than they did."""
    game = find(past.game)
    steps, names = named(past.game, past.players, tuple(sorted(past.options.items())), past.seed, past.moves)
    table = Table(game, past.players, past.options, past.seed)
    known = next((n for n in range(past.n, 0, -1) if names[n] in _positions), 0)
    if known:
        _positions.move_to_end(names[known])
        table.state = game.State.frombytes(_positions[names[known]])
    for n, (_, text, entropy, check) in enumerate(steps[known : past.n], known + 1):
        table.do(game.parse(text), entropy)
        if table.log[-1].check != check:
            raise Refused("rules-changed", game=game.id)
        if n % EVERY == 0 or n == past.n:
            remember(names[n], table.state)
    table.log = [Move(*step) for step in steps[: past.n]]
    return table


@lru_cache(GAMES)
def named(
    game: str, players: int, options: tuple[tuple[str, str], ...], seed: int, moves: bytes
) -> tuple[list[Step], list[bytes]]:
    """The moves of a game, and a name for the position after each number of them, from all that led to it."""
    steps = unpacked(moves)
    name = hashlib.blake2b(repr((game, players, options, seed)).encode(), digest_size=16)
    names = [name.digest()]
    for step in steps:
        name.update(repr(step).encode())
        names.append(name.digest())
    return steps, names


def remember(name: bytes, state: Any) -> None:
    """Remember a position; the one that was not used for longest is forgotten."""
    _positions[name] = bytes(state.tobytes())
    _positions.move_to_end(name)
    if len(_positions) > MOST:
        _positions.popitem(last=False)


# ---------------------------------------------------------------- what is asked


def view(past: Past, seat: int) -> dict[str, Any]:
    """What a seat saw then."""
    return table_after(past).view(seat)


def snapshot(past: Past) -> bytes:
    """The position itself."""
    return bytes(table_after(past).state.tobytes())


def record(past: Past, names: list[str] | None = None) -> str:
    """The record of a game."""
    return write(table_after(past), names)


def read_record(text: str) -> dict[str, Any]:
    """A record verified and made into what a table is stored as."""
    read = Record("record", text, find)
    table, game = read.table, read.table.game
    if not -LARGEST <= table.seed < LARGEST:
        line = next(n for n, line in enumerate(read.lines, 1) if line.startswith("seed "))
        raise Refused("record-number", file="record", line=line)
    return {
        "game": game.id,
        "players": table.players,
        "options": table.options,
        "seed": table.seed,
        "names": read.names,
        "moves": [(move.seat, move.text, move.entropy, move.check) for move in table.log],
        "events": [plain(game, told) for told in read.told],
        "snapshot": table.state.tobytes(),
        "to_act": to_act(game, table.state),
    }


def score_lines(game_id: str, snapshot: bytes, told: list[list[Any]]) -> list[dict[str, Any]]:
    """Where the points of every seat came from, line by line."""
    game = find(game_id)
    state = game.State.frombytes(snapshot)
    seats = [game.breakdown(state, seat, told) for seat in range(int(state.players))]
    return [
        {
            "name": each[0].name,
            "points": [int(source.points) for source in each],
            "counts": [bool(source.counts) for source in each],
        }
        for each in zip(*seats, strict=True)
    ]


def analysis(past: Past, level: str, looks: list[dict[str, Any]]) -> dict[str, Any]:
    """An analysis, put together from what was found at every position."""
    from zenobia.ai.analysis import assemble

    return assemble(table_after(past), level, looks)


# ---------------------------------------------------------------- lessons


def lesson_begins(game_id: str, n: int) -> dict[str, Any]:
    """The position in which a step of a lesson begins."""
    return learner_sees(lesson.begin(find(game_id), n))


def lesson_judged(game_id: str, n: int, moves: list[str]) -> dict[str, Any]:
    """What comes of the moves made in a step of a lesson."""
    game = find(game_id)
    word, log, table = lesson.judge(game, n, moves)
    told = [played_move(game, n, played) for n, played in enumerate(log, 1)]
    return {"word": word, "log": told, "position": learner_sees(table)}


def played_move(game: Game, n: int, played: lesson.Played) -> dict[str, Any]:
    """A played move as the log of a table tells it."""
    events = [spoken(game, (0, event[0], *plain_details(game, event[0], event[1:]))) for event in played.events]
    return {"n": n, "seat": played.seat, "move": played.move, "events": events}


def learner_sees(table: Table) -> dict[str, Any]:
    """A table as the learner sees it."""
    return {
        "seat": lesson.LEARNER,
        "players": table.players,
        "view": table.view(lesson.LEARNER),
        "legal": table.legal() if table.to_act == lesson.LEARNER else [],
        "over": table.over,
        "scores": table.scores() if table.over else [],
        "ranks": table.ranks() if table.over else [],
    }
