"""A position in words, for scenarios: `given` lines set it, `then` lines check it.

piece P1 d2 e2      pieces on squares, taken from home; `empty d2 e2` nobody stands there
off P1 5            so many pieces are borne off, taken from home; `home P1 2` so many are at home
turn P2             whose turn it is
thrown 3            the dice show 3 and a piece is to be moved; otherwise the dice are to be thrown
"""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.scenario import Phrase, expect, same
from zenobia.core.table import seat_number
from zenobia.games.ur.data import HOME, NOWHERE, OFF, SQUARE_NAMES, STEP_OF
from zenobia.games.ur.state import MOVE, State

BESIDE = {"home": HOME, "off": OFF}


def clear(s: State) -> None:
    """What every scenario begins with: a new game, and nothing is dealt in it. Without a `seed` line P1 begins."""


def arrange(s: State, words: Phrase, block: list[str]) -> None:
    """Set one line of `given`. `some`, `word` and `number` refuse what is missing and what is too much."""
    verb, rest = words[0], words[1:]
    if verb == "piece":
        seat = seat_number(rest[0], s.players)
        for square in rest[1:].some():
            take_from_home(s, seat, step_of(seat, square), 1)
    elif verb == "off":
        take_from_home(s, seat_number(rest[0], s.players), OFF, rest[1:].number())
    elif verb == "turn":
        s.turn = seat_number(rest.word(), s.players)
    elif verb == "thrown":
        s.phase, s.thrown = MOVE, rest.number()
    else:
        raise Refused("scenario-word", word=verb)


def check(s: State, words: Phrase, block: list[str]) -> None:
    """Check one line of `then`: `expect` and `same` say what differs."""
    verb, rest = words[0], words[1:]
    if verb == "piece":
        seat = seat_number(rest[0], s.players)
        for square in rest[1:].some():
            expect(s.player[seat].path[step_of(seat, square)] > 0, f"no piece of {rest[0]} on {square}")
    elif verb == "empty":
        for square in rest.some():
            standing = [seat for seat in range(s.players) if is_on(s, seat, square)]
            expect(not standing, f"{square} is not empty")
    elif verb in BESIDE:
        same(verb, s.player[seat_number(rest[0], s.players)].path[BESIDE[verb]], rest[1:].number())
    elif verb == "turn":
        same("turn", f"P{s.turn + 1}", rest.word())
    elif verb == "thrown":
        same("thrown", s.thrown, rest.number())
    else:
        raise Refused("scenario-word", word=verb)


def take_from_home(s: State, seat: int, step: int, number: int) -> None:
    """Pieces of a seat leave home for a step."""
    s.player[seat].path[HOME] -= number
    s.player[seat].path[step] += number


def step_of(seat: int, square: str) -> int:
    """The step of a seat on a square by its name."""
    if square not in SQUARE_NAMES or STEP_OF[seat][SQUARE_NAMES.index(square)] == NOWHERE:
        raise Refused("square", square=square)
    return int(STEP_OF[seat][SQUARE_NAMES.index(square)])


def is_on(s: State, seat: int, square: str) -> bool:
    """Has a seat a piece on this square?"""
    step = STEP_OF[seat][SQUARE_NAMES.index(square)]
    return bool(step != NOWHERE and s.player[seat].path[step] > 0)
