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

A title begins with the rules it is about. `given` and `then` speak the game's own words (its `position.py`) besides
those below; `when` lists moves, each after the seat that makes it. `when` and `then` may alternate. Lines indented
deeper belong to the line above them.

`illegal tile market e4` may say why: `illegal tile market e4 because river-for-farms`, the name of the game's message
without `refused-`. Without it, a refusal that any position would have brought is an error.

A position need not say where everything is, but nothing may contradict the rules or be there more often than it exists
(the game's `invariants.py`). A scenario that needs such a position says `impossible` in its `given`.
"""

from __future__ import annotations

import json
import re
import traceback
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, SupportsIndex

from zenobia.core.folders import folder_of
from zenobia.core.game import NOBODY, SPECTATOR, Game, Refused
from zenobia.core.kernel import COMPILED
from zenobia.core.table import GENERAL as GENERAL_REASONS
from zenobia.core.table import Table, seat_name, seat_number

RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]?\.?\d+(?:\.\d+)*[a-z]?\b")
TABLE_WORDS = ("players", "options", "seed", "impossible")  # what is given of the table itself
NOT_DONE = (
    "illegal-move",
    "illegal-because",
    "ambiguous-move",
    "not-your-turn",
    *GENERAL_REASONS,
)  # known, but refused

Kind = Literal["differs", "error", "fault"]  # it is not so; the line makes no sense; the program made a mistake


class Differs(Exception):
    """A `then` line that is not so."""


class Phrase(list[str]):
    """The words of a line. Whoever reads them asks for exactly what belongs there: too few or too many are refused."""

    def __getitem__(self, at: SupportsIndex | slice) -> Any:
        if isinstance(at, slice):
            return Phrase(super().__getitem__(at))
        try:
            return super().__getitem__(at)
        except IndexError:
            raise Refused("scenario-short") from None

    def nothing(self) -> None:
        """No further word."""
        if self:
            raise Refused("scenario-word", word=self[0])

    def word(self) -> str:
        """The only word."""
        self[1:].nothing()
        return str(self[0])

    def number(self) -> int:
        """The only word, a number."""
        return integer(self.word())

    def numbers(self) -> list[int]:
        """Numbers, at least one."""
        return [integer(word) for word in self.some()]

    def some(self) -> Phrase:
        """At least one word."""
        if not self:
            raise Refused("scenario-short")
        return self

    def pairs(self) -> list[tuple[str, int]]:
        """Words, each with its number: `red 3 blue 1`."""
        if len(self.some()) % 2:
            raise Refused("scenario-short")
        return [(self[at], integer(self[at + 1])) for at in range(0, len(self), 2)]


def integer(word: str) -> int:
    """A word as a whole number."""
    try:
        return int(word)
    except ValueError:
        raise Refused("scenario-number", word=word) from None


@dataclass
class Line:
    """One statement: its words, the lines drawn below it, and where it stands."""

    text: str
    number: int
    block: list[str] = field(default_factory=list)

    @property
    def words(self) -> Phrase:
        return Phrase(self.text.split())


@dataclass(frozen=True)
class Finding:
    """What is wrong with a scenario: where, and why."""

    kind: Kind
    file: str
    line: int
    text: str
    reason: Refused | str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}: {self.reason}"


@dataclass
class Scenario:
    """A title that begins with rule ids, its parts in order, and the lines that cannot be read."""

    title: str
    source: str
    number: int
    parts: list[tuple[str, list[Line]]] = field(default_factory=list)
    problems: list[Finding] = field(default_factory=list)

    @property
    def rules(self) -> list[str]:
        """The rule ids at the beginning of the title."""
        ids = []
        for word in self.title.replace(",", " ").split():
            if not RULE_ID.fullmatch(word):
                break
            ids.append(word)
        return ids

    @property
    def given_lines(self) -> list[Line]:
        return [line for kind, lines in self.parts if kind == "given" for line in lines]

    def finding(self, kind: Kind, reason: Refused | str, line: Line | None = None) -> Finding:
        """Something wrong with a line, or with the whole."""
        number, text = (line.number, line.text) if line else (self.number, self.title)
        return Finding(kind, self.source, number, text, reason)


def read(path: Path) -> list[Scenario]:
    """All scenarios of a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("file", file=str(path), reason=getattr(error, "strerror", None) or "not text") from error
    return parse(text, str(path))


def parse(source: str, path: str) -> list[Scenario]:
    """All scenarios of a text; `path` is where it comes from. A line that stands nowhere is noted as a problem."""
    found: list[Scenario] = []
    indent = 0
    for number, raw in enumerate(source.splitlines(), 1):
        text = raw.split("#")[0].rstrip()
        depth = len(text) - len(text.lstrip())
        if not text:
            continue
        begins_part = text in ("given", "when", "then")
        if depth == 0 and not begins_part:
            found.append(Scenario(text, path, number))
            continue
        if not found:
            found.append(Scenario("", path, number))
        if begins_part:
            found[-1].parts.append((text, []))
            indent = 0
        elif not found[-1].parts:
            found[-1].problems.append(Finding("error", path, number, text.strip(), Refused("scenario-line")))
        else:
            lines_of_part = found[-1].parts[-1][1]
            indent = indent or depth
            if depth > indent and lines_of_part:
                lines_of_part[-1].block.append(text.strip())
            else:
                lines_of_part += [Line(piece.strip(), number) for piece in text.split(",") if piece.strip()]
    return found


def game_of(scenario: Scenario, prefixes: dict[str, str]) -> str:
    """The game whose rule ids the title begins with."""
    for name, prefix in prefixes.items():
        if scenario.title.startswith(f"{prefix}-"):
            return name
    raise Refused("scenario-title")


def run(scenario: Scenario, game: Game) -> Finding | None:
    """Play a scenario: None, or the first thing that is wrong with it."""
    if COMPILED:  # positions are arranged in Python
        raise Refused("engine", engine="plain")
    if scenario.problems:
        return scenario.problems[0]
    at: tuple[str, Line | None] = ("title", None)  # where we are
    try:
        check_title(scenario, game)
        play = _Play(game, scenario)
        for kind, lines in scenario.parts:
            play.begin(kind)
            for line in lines:
                at = (kind, line)
                play.follow(kind, line)
            if kind == "given" and (found := play.contradiction()):
                return scenario.finding("error", *found)
    except Exception as error:
        return scenario.finding(*judged(error, at[0]), at[1])
    return None


def judged(error: Exception, part: str) -> tuple[Kind, Refused | str]:
    """What an exception in a part of a scenario means; an unforeseen one is a mistake of the program and says where."""
    if isinstance(error, Differs):
        return "error" if part == "given" else "differs", str(error)
    if isinstance(error, Refused):
        return "differs" if part == "when" and error.why in NOT_DONE else "error", error
    place = traceback.extract_tb(error.__traceback__)[-1]
    what = "".join(traceback.format_exception_only(error)).strip()
    return "fault", Refused("scenario-fault", error=what, place=f"{place.filename}:{place.lineno}")


def check_title(scenario: Scenario, game: Game) -> None:
    """The title names rules that exist, and something is checked below it."""
    for rule in scenario.rules:
        if rule not in rules_of(game.id):
            raise Refused("scenario-rule", rule=rule)
    if not scenario.rules:
        raise Refused("scenario-title")
    if not any(lines for kind, lines in scenario.parts if kind == "then"):
        raise Refused("scenario-nothing")


def position_of(game: Game) -> Any:
    """The words in which a game speaks of positions."""
    return import_module(f"zenobia.games.{game.id}.position")


def impossible(game: Game, state: Any) -> list[str]:
    """Everything in a position that contradicts the rules."""
    return list(import_module(f"zenobia.games.{game.id}.invariants").impossible(state))


def cleared(game: Game, given: list[Phrase]) -> Table:
    """The table of a scenario before anything is arranged: players, options and seed as given."""
    players = next((words[1:].number() for words in given if words[0] == "players"), game.seats[0])
    options = [name for words in given if words[0] == "options" for name in words[1:].some()]
    seed = next((words[1:].number() for words in given if words[0] == "seed"), 1)
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
    if line.words[0] == "impossible":
        line.words[1:].nothing()
    elif line.words[0] not in TABLE_WORDS:
        position_of(table.game).arrange(table.state, line.words, line.block)


class _Play:
    """One scenario on its table."""

    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.position = position_of(game)
        self.all_given = [line.words for line in scenario.given_lines]
        self.table = cleared(game, self.all_given)
        self.may_be_impossible = ["impossible"] in self.all_given
        self.told: list[tuple[Any, ...]] = []
        self.steps: list[tuple[Line, Any]] = []  # the lines of a `given`, each with the position after it

    def begin(self, kind: str) -> None:
        """A new part."""
        if kind == "when":
            self.told = []
        self.steps = []

    def follow(self, kind: str, line: Line) -> None:
        """Do what a line says."""
        if line.block and not (kind == "given" and line.words[0] in getattr(self.position, "DRAWN", ())):
            raise Refused("scenario-word", word=line.block[0])
        getattr(self, kind)(line)

    def given(self, line: Line) -> None:
        arrange(self.table, line)
        self.steps.append((line, self.table.state.copy()))

    def contradiction(self) -> tuple[Refused, Line] | None:
        """Why the given position is impossible, and the line that made it so."""
        reasons = impossible(self.table.game, self.table.state)
        if self.may_be_impossible:
            line = next(line for line, _ in self.steps if line.text == "impossible")
            return None if reasons else (Refused("scenario-possible"), line)
        if not reasons:
            return None
        line, _ = self.steps[-1]
        for earlier, state in reversed(self.steps):
            if reasons[0] not in impossible(self.table.game, state):
                break
            line = earlier
        return Refused("scenario-impossible", reason=reasons[0]), line

    def when(self, line: Line) -> None:
        seat, move = seat_number(line.words[0], self.table.players), " ".join(line.words[1:].some())
        if seat != self.table.to_act:
            raise Refused("not-your-turn", seat=seat_name(seat), turn=_seat_or_nobody(self.table.to_act))
        self.supply(self.table, move)
        self.told += self.table.do(self.table.find(move), 0)

    def supply(self, table: Table, move: str) -> None:
        """A game may let hands hold what a case needs."""
        if hasattr(self.position, "supply"):
            self.position.supply(table.state, table.to_act, table.game.parse(move), self.all_given)

    def then(self, line: Line) -> None:
        Checks.made = 0
        check = GENERAL.get(line.words[0])
        if check:
            check(self, line.words[1:])
        else:
            self.position.check(self.table.state, line.words, line.block)
        if not Checks.made:
            raise Refused("scenario-nothing")

    def legal(self, words: Phrase) -> None:
        move = " ".join(words.some())
        expect(self.table.game.parse(move) in self.supplied(move).actions(), "it is not legal")

    def illegal(self, words: Phrase) -> None:
        """A refusal proves something if its reason is told, or if it is one that another position could change."""
        at = words.index("because") if "because" in words else len(words)
        move, told = " ".join(words[:at].some()), words[at + 1 :]
        table, action = self.supplied(move), self.table.game.parse(move)
        expect(action not in table.actions(), "it is legal")
        reason = table.why_not(action)
        why = reason.why if reason else "none"
        if at < len(words):
            same("reason", why, told.word())
        elif why in GENERAL_REASONS:
            raise Refused("scenario-any-position", reason=reason)
        elif not self.is_stated(why, table.to_act):
            raise Refused("scenario-not-given", reason=reason, word=self.position.LACKS[why])

    def is_stated(self, why: str, seat: int) -> bool:
        """A scenario's position begins poor: what a seat lacks is no reason unless a `given` line says so."""
        word = getattr(self.position, "LACKS", {}).get(why)
        return word is None or any(words[:2] == [word, seat_name(seat)] for words in self.all_given)

    def supplied(self, move: str) -> Table:
        """The same position, where the hand holds what a move needs: it is judged by the rest."""
        table = copy(self.table)
        table.state = table.state.copy()
        if not table.over:
            self.supply(table, move)
        return table

    def only(self, words: Phrase) -> None:
        game = self.table.game
        wanted = sorted(game.text(game.parse(text)) for text in " ".join(words.some()).split("|"))
        same("legal moves", sorted(self.table.legal()), wanted)

    def choices(self, words: Phrase) -> None:
        start = " ".join([*words[1:], ""])
        if not any(f"{self.table.game.text(action)} ".startswith(start) for action in range(self.table.game.actions)):
            raise Refused("scenario-word", word=start.strip())
        same("choices", sum(f"{text} ".startswith(start) for text in self.table.legal()), integer(words[0]))

    def to(self, words: Phrase) -> None:
        if words[0] != "act":
            raise Refused("scenario-word", word=words[0])
        same("to act", _seat_or_nobody(self.table.to_act), words[1:].word())

    def over(self, words: Phrase) -> None:
        words.nothing()
        expect(self.table.over, "the game goes on")

    def playing(self, words: Phrase) -> None:
        words.nothing()
        expect(not self.table.over, "the game is over")

    def rank(self, words: Phrase) -> None:
        same("rank", self.table.ranks()[seat_number(words[0], self.table.players)], words[1:].number())

    def score(self, words: Phrase) -> None:
        same("score", self.table.scores()[seat_number(words[0], self.table.players)], words[1:].number())

    def event(self, words: Phrase) -> None:
        events = self.table.game.events
        if words.word() not in [event.name for event in events]:
            raise Refused("scenario-word", word=words[0])
        names = [events[event].name for _, event, *_ in self.told]
        expect(words[0] in names, f"told were {names}")

    def view(self, words: Phrase) -> None:
        seat = SPECTATOR if words[0] == "spectator" else seat_number(words[0], self.table.players)
        everybody = [self.table.view(each) for each in (SPECTATOR, *range(self.table.players))]
        if all(_shown(view, words[1]) is ABSENT for view in everybody):  # hidden from one, but it must exist for others
            raise Refused("scenario-word", word=words[1])
        found, wanted = _shown(self.table.view(seat), words[1]), " ".join(words[2:].some())
        found = None if found is ABSENT else found
        same(words[1], json.dumps(found), json.dumps(None if wanted == "none" else _json(wanted)))


GENERAL: dict[str, Callable[[_Play, Phrase], None]] = {
    name: getattr(_Play, name)
    for name in ("legal", "illegal", "only", "choices", "to", "over", "playing", "rank", "score", "event", "view")
}
ABSENT = object()


def _shown(view: Any, path: str) -> Any:
    """A part of a view, by the names and numbers that lead to it."""
    for step in path.split("."):
        if isinstance(view, dict):
            view = view.get(step, ABSENT)
        elif isinstance(view, list) and step.isdecimal() and int(step) < len(view):
            view = view[int(step)]
        else:
            return ABSENT
    return view


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise Refused("scenario-word", word=text) from None


class Checks:
    """How many comparisons a `then` line has made: one that makes none proves nothing."""

    made = 0


def expect(so: bool, otherwise: str) -> None:
    """Fail a `then` line unless it is so."""
    Checks.made += 1
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


@cache
def rules_of(game: str) -> frozenset[str]:
    """The rules of a game."""
    return frozenset(rule_ids((folder_of(game) / "RULES.md").read_text(encoding="utf-8")))
