"""Scenarios: given a position, when these moves are made, then this is so. Data a player can read and write.

    TE-21 the winner of a revolt scores one red point, whatever the leaders' colour
    given
        players 2
        farmer P2 i6
    when
        P1 leader blue j7
        P1 commit 0, P2 commit 0
    then
        points P2 red 1

`given` and `then` speak the game's own words (its `position.py`) besides those below; `when` lists moves, each
after the seat that makes it. `when` and `then` may alternate. Lines indented deeper belong to the line above them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from zenobia.core.game import NOBODY, SPECTATOR, Game, Refused
from zenobia.core.kernel import COMPILED
from zenobia.core.table import Table, seat_name, seat_number

RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]?\.?\d+(?:\.\d+)*[a-z]?\b")
TABLE_WORDS = ("players", "options", "seed")  # what is given of the table itself


class Differs(Exception):
    """A `then` line that is not so."""


@dataclass
class Line:
    """One statement: its words, the lines drawn below it, and where it stands."""

    text: str
    number: int
    block: list[str] = field(default_factory=list)

    @property
    def words(self) -> list[str]:
        return self.text.split()


@dataclass
class Scenario:
    """A title that begins with rule ids, and its parts in order."""

    title: str
    source: str
    number: int
    parts: list[tuple[str, list[Line]]]

    @property
    def rules(self) -> list[str]:
        """The rule ids at the beginning of the title."""
        ids = []
        for word in self.title.replace(",", " ").split():
            if not RULE_ID.fullmatch(word):
                break
            ids.append(word)
        return ids


def read(path: Path) -> list[Scenario]:
    """All scenarios of a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("file", file=str(path), reason=getattr(error, "strerror", None) or "not text") from error
    return parse(text, str(path))


def parse(source: str, path: str) -> list[Scenario]:
    """All scenarios of a text; `path` is where it comes from."""
    found: list[Scenario] = []
    indent = 0
    for number, raw in enumerate(source.splitlines(), 1):
        text = raw.split("#")[0].rstrip()
        depth = len(text) - len(text.lstrip())
        if not text:
            continue
        if text in ("given", "when", "then"):
            if not found:
                raise Refused("scenario-line", file=path, line=number, text=text)
            found[-1].parts.append((text, []))
            indent = 0
        elif depth == 0:
            found.append(Scenario(text, path, number, []))
        elif not found or not found[-1].parts:
            raise Refused("scenario-line", file=path, line=number, text=text)
        else:
            lines_of_part = found[-1].parts[-1][1]
            indent = indent or depth
            if depth > indent and lines_of_part:
                lines_of_part[-1].block.append(text.strip())
            else:
                lines_of_part += [Line(piece.strip(), number) for piece in text.split(",") if piece.strip()]
    return found


def game_of(scenario: Scenario, games: list[Game], prefixes: dict[str, str]) -> Game:
    """The game whose rule ids the title begins with."""
    for game in games:
        if scenario.title.startswith(prefixes[game.id] + "-"):
            return game
    raise Refused("scenario-title", file=scenario.source, line=scenario.number, title=scenario.title)


def run(scenario: Scenario, game: Game) -> str | None:
    """Play a scenario: None, or the line that differed and how."""
    if COMPILED:  # positions are arranged in Python
        raise Refused("engine", engine="plain")
    try:
        play = _Play(game, scenario)
    except Refused as refusal:
        return f"{scenario.source}:{scenario.number}: {scenario.title}: {refusal}"
    except (ValueError, IndexError) as error:
        raise Refused("scenario-line", file=scenario.source, line=scenario.number, text=scenario.title) from error
    for kind, lines in scenario.parts:
        if kind == "when":
            play.told = []
        for line in lines:
            try:
                getattr(play, kind)(line)
            except (Refused, Differs) as error:
                return f"{scenario.source}:{line.number}: {line.text}: {error}"
            except (ValueError, IndexError, KeyError, TypeError) as error:  # too few words, no number: no such sentence
                raise Refused("scenario-line", file=scenario.source, line=line.number, text=line.text) from error
    return None


def position_of(game: Game) -> Any:
    """The words in which a game speaks of positions."""
    return import_module(f"zenobia.games.{game.id}.position")


def cleared(game: Game, given: list[list[str]]) -> Table:
    """The table of a scenario before anything is arranged: players, options and seed as given."""
    players = next((int(words[1]) for words in given if words[0] == "players"), game.seats[0])
    options = [name for words in given if words[0] == "options" for name in words[1:]]
    seed = next((int(words[1]) for words in given if words[0] == "seed"), 1)
    table = Table(game, players, game.read_options(options), seed)
    position_of(game).clear(table.state)
    return table


def arranged(game: Game, given: list[Line]) -> Table:
    """A table in the position that `given` lines describe."""
    table = cleared(game, [line.words for line in given])
    for line in given:
        arrange(table, line)
    return table


def arrange(table: Table, line: Line) -> None:
    """Lay one `given` line on a table."""
    if line.words[0] not in TABLE_WORDS:
        position_of(table.game).arrange(table.state, line.words, line.block)


class _Play:
    """One scenario on its table."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.position = position_of(game)
        self.all_given = given = [line.words for kind, lines in scenario.parts if kind == "given" for line in lines]
        self.table = cleared(game, given)
        self.told: list[tuple[Any, ...]] = []

    def given(self, line: Line) -> None:
        arrange(self.table, line)

    def when(self, line: Line) -> None:
        seat = seat_number(line.words[0], self.table.players)
        if seat != self.table.to_act:
            raise Refused("not-your-turn", seat=seat_name(seat), turn=_seat_or_nobody(self.table.to_act))
        if hasattr(self.position, "supply"):  # a game may let hands hold what a case needs
            self.position.supply(
                self.table.state, seat, self.table.game.parse(" ".join(line.words[1:])), self.all_given
            )
        self.told += self.table.do(self.table.find(" ".join(line.words[1:])), 0)

    def then(self, line: Line) -> None:
        check = GENERAL.get(line.words[0])
        if check:
            check(self, line.words[1:])
        else:
            self.position.check(self.table.state, line.words, line.block)

    def legal(self, words: list[str]) -> None:
        expect(" ".join(words) in self.table.legal(), "it is not legal")

    def illegal(self, words: list[str]) -> None:
        self.table.game.parse(" ".join(words))
        expect(" ".join(words) not in self.table.legal(), "it is legal")

    def only(self, words: list[str]) -> None:
        wanted = sorted(text.strip() for text in " ".join(words).split("|"))
        same("legal moves", sorted(self.table.legal()), wanted)

    def choices(self, words: list[str]) -> None:
        start = words[1:]
        same(
            "choices", len([text for text in self.table.legal() if text.split()[: len(start)] == start]), int(words[0])
        )

    def to(self, words: list[str]) -> None:
        same("to act", _seat_or_nobody(self.table.to_act), words[1])

    def over(self, words: list[str]) -> None:
        expect(self.table.over, "the game goes on")

    def playing(self, words: list[str]) -> None:
        expect(not self.table.over, "the game is over")

    def rank(self, words: list[str]) -> None:
        same("rank", self.table.ranks()[seat_number(words[0], self.table.players)], int(words[1]))

    def score(self, words: list[str]) -> None:
        same("score", self.table.scores()[seat_number(words[0], self.table.players)], int(words[1]))

    def event(self, words: list[str]) -> None:
        names = [self.table.game.events[event].name for _, event, *_ in self.told]
        expect(words[0] in names, f"told were {names}")

    def view(self, words: list[str]) -> None:
        seat = SPECTATOR if words[0] == "spectator" else seat_number(words[0], self.table.players)
        value: Any = self.table.view(seat)
        for step in words[1].split("."):
            value = (
                value[int(step)] if isinstance(value, list) else value.get(step) if isinstance(value, dict) else None
            )
        wanted = " ".join(words[2:])
        same(words[1], json.dumps(value), json.dumps(None if wanted == "none" else json.loads(wanted)))


GENERAL: dict[str, Callable[[_Play, list[str]], None]] = {
    name: getattr(_Play, name)
    for name in ("legal", "illegal", "only", "choices", "to", "over", "playing", "rank", "score", "event", "view")
}


def expect(so: bool, otherwise: str) -> None:
    """Fail a `then` line unless it is so."""
    if not so:
        raise Differs(otherwise)


def same(what: str, found: Any, wanted: Any) -> None:
    """Fail a `then` line unless both are the same."""
    expect(found == wanted, f"{what}: {found}, expected {wanted}")


def _seat_or_nobody(seat: int) -> str:
    return "nobody" if seat == NOBODY else seat_name(seat)


def rule_ids(text: str) -> list[str]:
    """The rules that a RULES.md defines: bold ids at the beginning of a line or list item."""
    return re.findall(rf"^(?:[-*] )?\*\*({RULE_ID.pattern})\*\*", text, re.MULTILINE)
