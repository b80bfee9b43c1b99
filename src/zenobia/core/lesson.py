"""Lessons: a guided first game, step by step, from a game's `lessons.toml`. The rules themselves are the judge.

    [[step]]
    id = "king"                          # its words: message `lesson-king` of web/lessons/*.ftl
    after = "war"                        # the position: where the game of lessons/war.txt stands, a record that was
                                         # played from a set-up; without it the last step goes on
    right = ["leader black e5 | leader black f5"]  # what to do, move by move, equals apart by |; none: only read
    replies = ["P2 leader red i9"]       # what is played then, by whom
    tells = ["leader P1 king e5"]        # what the rules must tell: a promise of the words, kept by a test
    wrong = { "leader red" = "colour" }  # how another move may begin, and the attribute that explains: `.wrong-colour`

The learner is P1.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from zenobia.core import record
from zenobia.core.folders import folder_of
from zenobia.core.game import Game, Refused
from zenobia.core.table import NO_ENTROPY, Table, heard_by, seat_name, seat_number

LEARNER = 0


@dataclass(frozen=True)
class Step:
    """One idea: a position, and the move that shows it."""

    id: str
    after: str = ""
    right: Sequence[str] = ()
    replies: Sequence[str] = ()
    tells: Sequence[str] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)

    def equals(self, at: int) -> list[str]:
        """The moves that are right at a place of the step, the one that is shown first."""
        return [move.strip() for move in self.right[at].split("|")]

    def shown(self) -> list[str]:
        """The moves of the step as "show me" shows them."""
        return [self.equals(at)[0] for at in range(len(self.right))]

    def explains(self, move: str) -> str:
        """The attribute that says why another move is not meant: that of the longest beginning, or plainly `wrong`."""
        begun = [start for start in self.wrong if f"{move} ".startswith(f"{start} ")]
        return f"wrong-{self.wrong[max(begun, key=len)]}" if begun else "wrong"


@dataclass(frozen=True)
class Played:
    """A move of a lesson and what the learner heard of it."""

    seat: int
    move: str
    events: list[tuple[Any, ...]]


@cache
def steps(game: Game) -> tuple[Step, ...]:
    """The lessons of a game, in order."""
    file = folder_of(game.id) / "lessons.toml"
    if not file.exists():
        return ()
    return tuple(Step(**step) for step in tomllib.loads(file.read_text(encoding="utf-8"))["step"])


def step_of(game: Game, n: int) -> Step:
    """A step by its number, from 0."""
    if not 0 <= n < len(steps(game)):
        raise Refused("lesson-step", n=n + 1, last=len(steps(game)))
    return steps(game)[n]


def begin(game: Game, n: int) -> Table:
    """A table of one's own in the position in which a step begins."""
    table = copy(laid(game, n))
    table.log, table._before = [], []
    return table


@cache
def laid(game: Game, n: int) -> Table:
    """The position in which a step begins, reckoned once."""
    step = step_of(game, n)
    if step.after:
        return record.read(folder_of(game.id) / "lessons" / f"{step.after}.txt", lambda _: game).table
    table = begin(game, n - 1)
    play_out(table, step_of(game, n - 1))
    return table


def play_out(table: Table, step: Step) -> None:
    """Play a step as it is shown, and what follows it."""
    for move in step.shown():
        play(table, move)
    reply(table, step)


def reply(table: Table, step: Step) -> list[Played]:
    """What is played after a step: `P2 commit 0`."""
    log = []
    for text in step.replies:
        who, _, move = text.partition(" ")
        if seat_number(who, table.players) != table.to_act:
            raise Refused("not-your-turn", seat=who, turn=seat_name(table.to_act))
        log.append(play(table, move))
    return log


def play(table: Table, move: str) -> Played:
    """A move without fresh chance: a lesson always goes the same way."""
    events = table.do(table.find(move), NO_ENTROPY)
    return Played(table.log[-1].seat, table.log[-1].text, heard_by(events, LEARNER))


def judge(game: Game, n: int, moves: Sequence[str]) -> tuple[str, list[Played], Table]:
    """Make the moves of a step as far as they are right: `right` when it is done, `on` while moves are missing, or the
    attribute that explains the first other move; what the last move caused, and the table after it."""
    step, table = step_of(game, n), begin(game, n)
    if not 0 < len(moves) <= len(step.right):
        raise Refused("lesson-moves", most=len(step.right))
    for at, move in enumerate(moves):
        text = game.text(table.find(move))
        log = [play(table, text)]
        if text not in step.equals(at):
            return step.explains(text), log, table
    if len(moves) < len(step.right):
        return "on", log, table
    return "right", log + reply(table, step), table


def told(game: Game, event: tuple[Any, ...]) -> str:
    """An event as `tells` writes it: its name and its details in plain words."""
    number, *details = event
    kinds = [detail.rpartition(":")[2] for detail in game.events[number].details]
    words = [plain(game, kind, value) for kind, value in zip(kinds, details, strict=True)]
    return " ".join([game.events[number].name, *words])


def plain(game: Game, kind: str, value: Any) -> str:
    """A detail in plain words."""
    if kind == "seat":
        return seat_name(value)
    word = value if kind == "number" else game.detail(kind, value)
    return " ".join(map(str, word)) if isinstance(word, list) else str(word)
