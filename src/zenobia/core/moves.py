"""A move is declared once, where its rule stands: its words, when it may be chosen, and what it does.

In a chapter of the rules::

    @question(CHOOSE_WAR)
    def which_war(s: State, out: Offer) -> None:
        for colour in range(COLOURS):
            if is_war_open(s, colour):
                offer(out, begin_war, colour)

    @move("war")
    def begin_war(s: State, colour: Colour) -> None:
        ...

`Colour = Annotated[int, Words("red", "blue")]` is an integer with names: the move reads `war red`. A game's play.py
lists its questions and moves; a `Play` gives the moves their action numbers, in that order, and has text, parse, legal,
apply and playout. Plain, it calls the functions through tables; compiled, it writes switches as source and compiles it.
`at` names the questions that a move answers; moves of the same words at different questions share their numbers.

A refusal says why. Beside a move stands, in plain Python, what a person is told who may not make it::

    @refuses(begin_war)
    def why_no_war(s: State, colour: int) -> Refused:
        return Refused("no-war", rule="TE-27", leader=Term("leader", LEADER_NAMES[colour]))

It is asked only after the move was found illegal at its own question, and uses only what the mover may know. The
message `refused-no-war` stands in the game's catalogues.
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, TypeVar

from zenobia.core.chance import random
from zenobia.core.game import Refused, Term
from zenobia.core.kernel import COMPILED, family, import_source, rule
from zenobia.core.offer import Numbers, give_numbers

F = TypeVar("F", bound=Callable[..., Any])
MOST_NAMED = 20  # names that a refusal lists


class Words:
    """The names of a field's values, in the order of the values; each may have further names, which are read too."""

    def __init__(self, *names: str, also: tuple[tuple[str, ...], ...] = ()) -> None:
        self.names = names
        self.values = {name: n for row in (*also[::-1], names) for n, name in enumerate(row)}
        self.length = len(names[0].split())  # "lighthouse temple" is one name of two words
        few = len(names) <= MOST_NAMED
        self.known = ", ".join(names) if few else f"{names[0]} ... {names[-1]}"

    def value(self, name: str, move: str) -> int:
        """The value of a name that stands in a move."""
        if name not in self.values:
            raise Refused("move-word", move=move, word=name, known=self.known)
        return self.values[name]


@dataclass(frozen=True)
class Move:
    """A declared move."""

    verb: str  # one word or several
    fields: tuple[Words, ...]
    at: tuple[int, ...]  # the questions it answers
    function: Any

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple(len(words.names) for words in self.fields)

    def fits(self, words: list[str]) -> bool:
        """Are these the verb, and as many words as its fields have?"""
        verb = self.verb.split()
        return words[: len(verb)] == verb and len(words) == len(verb) + sum(each.length for each in self.fields)

    def read(self, words: list[str], move: str) -> tuple[int, ...]:
        """The values of the fields that a text names."""
        rest, values = words[len(self.verb.split()) :], []
        for each in self.fields:
            values.append(each.value(" ".join(rest[: each.length]), move))
            rest = rest[each.length :]
        return tuple(values)


@dataclass(frozen=True)
class Question:
    """A declared question: the phases in which it is asked, and the rule that offers its answers."""

    phases: tuple[int, ...]
    function: Any


MOVES: dict[Any, Move] = {}  # every declared move and question by its function
QUESTIONS: dict[Any, Question] = {}
REASONS: dict[Any, Callable[..., Refused | None]] = {}  # why a move is illegal, by the move's function


def move(verb: str, *, at: tuple[int, ...] | int = ()) -> Callable[[F], F]:
    """Declare what a move does. Its words are the verb and a name for each argument after the state."""

    def declare(function: F) -> F:
        made, hints = rule(function), typing.get_type_hints(function, include_extras=True)
        fields = [_words(function, name, hint) for name, hint in list(hints.items())[1:] if name != "return"]
        MOVES[made] = Move(verb, tuple(fields), (at,) if isinstance(at, int) else at, made)
        return made

    return declare


def _words(function: Any, name: str, hint: Any) -> Words:
    for each in getattr(hint, "__metadata__", ()):
        if isinstance(each, Words):
            return each
    raise TypeError(f"{_name(function)}: '{name}' needs names, as in Annotated[int, Words(...)]")


def question(*phases: int) -> Callable[[F], F]:
    """Declare who offers the answers in these phases."""

    def declare(function: F) -> F:
        made = rule(function)
        QUESTIONS[made] = Question(phases, made)
        return made

    return declare


def refuses(*moves: Any) -> Callable[[F], F]:
    """Declare why moves are illegal: a plain function of the state and the move's fields."""

    def declare(function: F) -> F:
        for each in moves:
            if each not in MOVES:
                raise TypeError(f"{_name(function)}: {_name(each)} is no move")
            if each in REASONS:
                raise TypeError(f"{_name(function)}: {_name(each)} is refused by {_name(REASONS[each])} already")
            REASONS[each] = function
        return function

    return declare


class Play:
    """The questions of a game and its moves, in the order of their action numbers."""

    def __init__(
        self,
        home: str,
        *,
        asked: str | Callable[[Any], int],
        silent: tuple[int, ...],
        questions: tuple[Any, ...],
        moves: tuple[Any, ...],
        after: Callable[[Any], None] | None = None,
    ) -> None:
        """`asked` (a field or a rule) says what is asked, `silent` when nobody is; `after` follows every move."""
        self.home, self.asked, self.after = family(home), asked, after
        self._check_all_listed(MOVES, moves, "move")
        self._check_all_listed(QUESTIONS, questions, "question")
        self.questions = self._by_phase([QUESTIONS[each] for each in questions], silent)
        self._texts: dict[str, int] = {}
        self._meant: list[list[tuple[Move, tuple[int, ...]]]] = []  # each action's moves: one, or one for each question
        self.groups: list[tuple[Numbers, list[Move]]] = []
        for same in self._of_same_words([MOVES[each] for each in moves]):
            self._number(same)
        self._named = list(self._texts)
        self.actions = len(self._named)
        made = import_source(self.home, "play", self.source()) if COMPILED else self._plain()
        self.legal: Callable[[Any, Any], int] = made["legal"]
        self.apply: Callable[[Any, int], None] = made["apply"]
        self.playout: Callable[[Any, Any], int] = made["playout"]

    # ---------------------------------------------------------------- text

    def text(self, action: int) -> str:
        """The text of an action: its path of clicks."""
        if not 0 <= action < self.actions:
            raise Refused("action", action=action, actions=self.actions)
        return self._named[action]

    def parse(self, text: str) -> int:
        """The action that a text means."""
        words = text.lower().split()
        known = self._texts.get(" ".join(words))
        if known is not None:
            return known
        refused = Refused("move-text", move=text)
        for numbers, (first, *_) in self.groups:
            if first.fits(words):
                try:
                    return numbers.action(first.read(words, text))
                except Refused as error:
                    refused = error
        raise refused

    def meaning(self, action: int) -> tuple[Any, tuple[int, ...]]:
        """The function of an action and its fields; where several questions share it, the first one's."""
        move, fields = self._meant[action][0]
        return move.function, fields

    def why_not(self, s: Any, action: int) -> Refused | None:
        """Why an illegal action is illegal: it answers another question, or what its chapter says; plain engine."""
        asked = getattr(s, self.asked) if isinstance(self.asked, str) else self.asked(s)
        for each, fields in self._meant[action]:
            if not each.at or asked in each.at:
                reason = REASONS.get(each.function)
                return reason(s, *fields) if reason else None
        legal: list[int] = []
        self.legal(s, legal)
        verbs = dict.fromkeys(self.text(each).split()[0] for each in legal)
        return Refused("other-question", move=self.text(action), verbs=[Term("verb", verb) for verb in verbs])

    def contents(self) -> list[tuple[str, range, str]]:
        """The moves as a table: their words, their numbers, their rules."""
        return [
            (
                " ".join([same[0].verb, *(f"<{words.known}>" for words in same[0].fields)]),
                range(numbers.first, numbers.end),
                " ".join((each.function.__doc__ or "").split("\n")[0] for each in same),
            )
            for numbers, same in self.groups
        ]

    # ---------------------------------------------------------------- what was declared

    def _check_all_listed(self, declared: dict[Any, Any], listed: tuple[Any, ...], what: str) -> None:
        for function in listed:
            if function not in declared:
                raise TypeError(f"{_name(function)} is listed, but not declared with @{what}")
            if listed.count(function) > 1:
                raise TypeError(f"{_name(function)} is listed twice")
        for function in declared:
            if family(function.__module__) == self.home and function not in listed:
                raise TypeError(f"{_name(function)} is declared with @{what}, but not listed")

    def _by_phase(self, questions: list[Question], silent: tuple[int, ...]) -> list[Any]:
        """The rule of each phase, None where nobody is asked."""
        found: dict[int, Any] = dict.fromkeys(silent)
        for question in questions:
            for phase in question.phases:
                if phase in found:
                    raise TypeError(f"{_name(question.function)}: phase {phase} has a question already")
                found[phase] = question.function
        for phase in range(max(found)):
            if phase not in found:
                raise TypeError(f"{self.home}: phase {phase} has no question")
        return [found[phase] for phase in range(len(found))]

    def _of_same_words(self, moves: list[Move]) -> list[list[Move]]:
        """Moves of the same words share their numbers: the question decides what they do."""
        groups: dict[Any, list[Move]] = {}
        for each in moves:
            same = groups.setdefault((each.verb, *(words.names for words in each.fields)), [])
            for other in same:
                if not each.at or not other.at or set(each.at) & set(other.at):
                    names = f"{_name(each.function)} and {_name(other.function)}"
                    raise TypeError(f"{names} are both '{each.verb}': at= must say which question each answers")
            same.append(each)
        return list(groups.values())

    def _number(self, same: list[Move]) -> None:
        """Give moves of the same words the next action numbers."""
        numbers = Numbers(len(self._texts), same[0].sizes)
        for each in same:
            give_numbers(each.function, numbers)
        for fields, action in numbers.by_fields().items():
            names = [words.names[value] for words, value in zip(same[0].fields, fields)]
            text = " ".join([same[0].verb, *names])
            if text in self._texts:
                raise TypeError(f"{_name(same[0].function)}: another move is written '{text}' too")
            self._texts[text] = action
            self._meant.append([(each, fields) for each in same])
        self.groups.append((numbers, same))

    # ---------------------------------------------------------------- the plain engine

    def _plain(self) -> dict[str, Any]:
        """Tables of functions."""
        asked = attrgetter(self.asked) if isinstance(self.asked, str) else self.asked
        made = {
            "questions": [each or _nothing for each in self.questions],
            "moves": [self._deed(meant, asked) for meant in self._meant],
            "asked": asked,
            "after": self.after or _nothing,
            "random": random,
        }
        exec(PLAIN.format(asked=self._spell_asked("asked")), made)
        return made

    def _deed(self, meant: list[tuple[Move, tuple[int, ...]]], asked: Any) -> tuple[Any, tuple[int, ...]]:
        """A function and its fields; of several moves the one that the question asks for."""
        (first, fields), *others = meant
        if not others:
            return first.function, fields
        known = {"by_phase": {phase: each.function for each, _ in meant for phase in each.at}, "asked": asked}
        return eval(f"lambda s, *values: by_phase[{self._spell_asked('asked')}](s, *values)", known), fields

    # ---------------------------------------------------------------- the compiled engine

    def source(self) -> str:
        """`legal`, `apply` and `playout` as a person would write them."""
        questions, moves = [], []
        for function in filter(None, dict.fromkeys(self.questions)):
            phases = [phase for phase, each in enumerate(self.questions) if each is function]
            questions.append((_any_of(phases), f"{_short(function)}(s, offer)"))
        for numbers, same in self.groups:
            fields = "".join(f", {each}" for each in numbers.spelled("action"))
            for each in same:
                test = f"action < {numbers.end}" + (f" and ({_any_of(each.at)})" if len(same) > 1 else "")
                moves.append((test, f"{_short(each.function)}(s{fields})"))
        used = [self.after, self.asked, *self.questions, *(each.function for _, same in self.groups for each in same)]
        chapters = {each.__module__.split(".")[-1] for each in used if each and not isinstance(each, str)}
        return SOURCE.format(
            home=self.home,
            chapters=", ".join(sorted(chapters)),
            asked=self._spell_asked("" if isinstance(self.asked, str) else _short(self.asked)),
            questions=_switch(questions),
            moves=_switch(moves),
            after=f"    {_short(self.after)}(s)\n" if self.after else "",
        )

    def _spell_asked(self, function: str) -> str:
        """What is asked, as an expression."""
        return f"s.{self.asked}" if isinstance(self.asked, str) else f"{function}(s)"


def _nothing(*_: Any) -> None:
    """Nobody is asked, nothing follows."""


def _name(function: Any) -> str:
    return f"{function.__module__}.{function.__name__}"


def _short(function: Any) -> str:
    return f"{function.__module__.split('.')[-1]}.{function.__name__}"


def _any_of(phases: typing.Iterable[int]) -> str:
    return " or ".join(f"asked == {phase}" for phase in phases)


def _switch(cases: list[tuple[str, str]]) -> str:
    word, lines = "if", []
    for test, call in cases:
        lines += [f"    {word} {test}:", f"        {call}"]
        word = "elif"
    return "\n".join(lines)


PLAIN = '''
def legal(s, out):
    """Write the legal actions, ascending; their number."""
    out.clear()
    questions[{asked}](s, out)
    return len(out)


def apply(s, action):
    """Do a legal action."""
    function, fields = moves[action]
    function(s, *fields)
    after(s)


def playout(s, out):
    """Random moves to the end; their number."""
    steps = 0
    while True:
        out.clear()
        questions[{asked}](s, out)
        if not out:
            return steps
        function, fields = moves[out[random(s.chance, len(out))]]
        function(s, *fields)
        after(s)
        steps += 1
'''
SOURCE = '''"""The switches of {home}, made by zenobia.core.moves from what its play.py lists."""
from {home} import {chapters}
from {home}.state import State

from zenobia.core.chance import random
from zenobia.core.kernel import Actions, entry
from zenobia.core.offer import begin_offer


@entry
def legal(s: State, out: Actions) -> int:
    """Write the legal actions, ascending; their number."""
    offer = begin_offer(out)
    asked = {asked}
{questions}
    return offer.count


@entry
def apply(s: State, action: int) -> None:
    """Do a legal action."""
    asked = {asked}
{moves}
{after}

@entry
def playout(s: State, out: Actions) -> int:
    """Random moves to the end; their number."""
    steps = 0
    n = legal(s, out)
    while n > 0:
        apply(s, out[random(s.chance, n)])
        steps += 1
        n = legal(s, out)
    return steps
'''
