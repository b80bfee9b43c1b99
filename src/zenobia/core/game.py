"""What a game provides: one frozen record of functions, no base class. Its folder's `__init__.py` fills it in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from zenobia.core.words import Words

NOBODY = -1  # to_act once the game is over
SPECTATOR = -1  # the seat of somebody who only watches
LONGEST = 300  # characters of a detail that a refusal repeats


@dataclass(frozen=True)
class Term:
    """A detail that is a plain word of the engine: a person reads the message `<kind>-<word>`."""

    kind: str
    word: str


class Refused(Exception):
    """Something asked for cannot be done: a message id of the catalogues and its details. Nothing was changed."""

    game: str | None = None  # the game whose words it speaks; the shell's are always known

    def __init__(self, why: str, **details: Any) -> None:
        super().__init__(why)
        self.why = why
        self.details = details

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str, game: str | None = None) -> str:
        """The reason in a language; a refusal within a refusal speaks the words of the same game."""
        from zenobia.core.words import words

        known = words(language, self.game or game)
        details = {name: _in_words(each, known) for name, each in self.details.items()}
        if isinstance(reason := details.get("reason"), str):
            details["reason"] = known.reason(reason)
        return known(f"refused-{self.why}", **details)


def _in_words(detail: Any, known: Words) -> Any:
    """A detail of a refusal: another refusal in the same language, and nothing longer than a line or two."""
    if isinstance(detail, Refused):
        return detail.said(known.language, known.game)
    if isinstance(detail, Term):
        return known.word(detail.kind, detail.word)
    if isinstance(detail, list):
        return ", ".join(str(_in_words(each, known)) for each in detail)
    if isinstance(detail, int | float):
        return detail
    text = str(detail)
    return text if len(text) <= LONGEST else text[:LONGEST] + " ..."


@dataclass(frozen=True)
class Option:
    """A choice of the table, before the game.

    A record or a stored table that does not name it has the first value, for ever. A new table is given the usual one:
    the first, unless another is named here. `seat` (from 1) is the seat that it is about; `seats` says that its values
    are seats. A form asks nothing about seats that a table does not have.
    """

    name: str
    values: tuple[str, ...] = ("off", "on")
    usual: str = ""
    seat: int = 0
    seats: bool = False

    @property
    def default(self) -> str:
        """What a new table gets unless it says otherwise."""
        return self.usual or self.values[0]


@dataclass(frozen=True)
class Event:
    """Something that rules tell: its name in the catalogues (`event-...`) and the name and kind of each detail.

    A detail is written `winner:seat`, or `seat` for `seat:seat`: the part before the colon names the argument of the
    message, the part behind it is its kind. The game's `detail(kind, value)` makes a plain word of a value (`red`);
    a person reads the message `<kind>-<word>` where there is one. The kinds `seat` and `number` need nothing.
    """

    name: str
    details: tuple[str, ...] = ()


@dataclass(frozen=True)
class Source:
    """A line of the final score: its name in the catalogues (`score-...`) and what it is worth.

    The lines that count add up to the score; the others stand beside it, such as what breaks a tie.
    """

    name: str
    points: int
    counts: bool = True


@dataclass(frozen=True)
class Grid:
    """The squares of a board in rows: what a network sees around a square helps to judge a move there."""

    width: int
    squares: tuple[str, ...]  # their names, row by row, as they end the text of a move
    features: tuple[tuple[int, ...], ...]  # [square][plane] -> the number of the feature


Told = Iterable[Sequence[Any]]  # all events of a game, each as (audience, number, details...)


@dataclass(frozen=True, eq=False)  # a game is itself: caches ask for it often
class Game:
    """A game, as functions on its state. Those marked (rule) run in both engines."""

    id: str
    rules_version: int  # raised when a rule changes: old records are then refused, not misread
    data_digest: str  # names the data the tables were made from
    seats: range
    options: tuple[Option, ...]
    actions: int  # every action is a number below this
    State: Any
    new: Callable[[Any, int, Any, int], None]  # (rule) state, players, option values, seed
    to_act: Callable[[Any], int]  # (rule) the seat that decides now, or NOBODY
    legal: Callable[[Any, Any], int]  # (rule) writes the legal actions, ascending; their number
    apply: Callable[[Any, int], None]  # (rule) does a legal action
    score: Callable[[Any, int], int]  # (rule) what a person calls the score of a seat
    rank: Callable[[Any, int], int]  # (rule) 1 is best; equals share
    determinise: Callable[[Any, int, int], None]  # (rule) state, seat, seed: re-deals all that the seat cannot know
    evaluate: Callable[[Any, int], float]  # (rule) how well a seat stands, 0 to 1, at any moment
    features: Callable[[Any, int, Any], None]  # (rule) state, seat, out: what a network sees from that seat
    feature_names: tuple[str, ...]
    view: Callable[[Any, int], dict[str, Any]]  # what a seat (or SPECTATOR) may see, as plain JSON values; plain engine
    text: Callable[[int], str]  # action -> its text
    parse: Callable[[str], int]  # text -> action; raises Refused
    events: tuple[Event, ...]  # the events that its rules tell, in the order of their numbers
    detail: Callable[[str, Any], Any]  # (kind, value) -> a plain word, number or list of words
    playout: Callable[[Any, Any], int]  # (rule) random moves to the end; their number
    breakdown: Callable[[Any, int, Told], list[Source]]  # where a seat's final score came from; plain engine
    explore: float  # how much a search spends beside the best line, found by play (ai/search.py)
    why_not: Callable[[Any, int], Refused | None] = lambda s, action: None  # why an action is illegal; plain engine
    grid: Grid | None = None  # the board, if it has squares in rows that a network should know
    emblems: Callable[[Mapping[str, str], int], list[int]] | None = None  # options, players -> see emblems_of
    finish: int = 6  # by the best of how many actions a search plays a turn to its end; 0: it does not

    def seats_for(self, players: int) -> int:
        """The number of players, if it is one."""
        if players not in self.seats and len(self.seats) == 1:
            raise Refused("players-exactly", game=self.id, players=players, seats=self.seats[0])
        if players not in self.seats:
            raise Refused("players", game=self.id, players=players, least=self.seats[0], most=self.seats[-1])
        return players

    def emblems_of(self, options: Mapping[str, str], players: int) -> list[int]:
        """The name and the sign (`seat-N`) of each seat: its own number, where they cannot be chosen."""
        return self.emblems(options, players) if self.emblems else list(range(1, players + 1))

    def option_values(self, chosen: Mapping[str, str]) -> list[int]:
        """The options of a table as the small numbers that `new` takes."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise Refused("option", game=self.id, option=name, known=", ".join(known) or "-")
            if value not in known[name].values:
                raise Refused("option-value", option=name, value=value, known=", ".join(known[name].values))
        return [option.values.index(chosen.get(option.name, option.values[0])) for option in self.options]

    def read_options(self, given: list[str]) -> dict[str, str]:
        """Options as people write them: `english`, `mix=second`. What the silence of a record means is left out."""
        chosen = {}
        for text in given:
            name, _, value = text.partition("=")
            chosen[name] = value or "on"
        self.option_values(chosen)
        unsaid = {option.name: option.values[0] for option in self.options}
        return {name: value for name, value in chosen.items() if value != unsaid[name]}

    def new_options(self, given: list[str]) -> dict[str, str]:
        """The options of a new table: as people write them, the usual ones where they say nothing."""
        return self.read_options([f"{option.name}={option.default}" for option in self.options] + given)
