"""A position in words, for scenarios: `given` lines set it, `then` lines check it.

stones 4        so many are in the pile
turn P2         whose turn it is
"""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.scenario import Phrase, same
from zenobia.core.table import seat_name, seat_number
from zenobia.games.placeholder.state import State


def clear(s: State) -> None:
    """Before the `given` lines: take back what `new` dealt by chance. Without a `seed` line the seed is 1."""


def arrange(s: State, words: Phrase, block: list[str]) -> None:
    """Set one line of `given`; `block` has the lines that stand deeper below it."""
    if words[0] == "stones":
        s.stones = words[1:].number()
    elif words[0] == "turn":
        s.turn = seat_number(words[1:].word(), s.players)
    else:
        raise Refused("scenario-word", word=words[0])


def check(s: State, words: Phrase, block: list[str]) -> None:
    """Check one line of `then`: `same` and `expect` say what differs."""
    if words[0] == "stones":
        same("stones", s.stones, words[1:].number())
    elif words[0] == "turn":
        same("turn", seat_name(s.turn), words[1:].word())
    else:
        raise Refused("scenario-word", word=words[0])
