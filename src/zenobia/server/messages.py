"""What browsers and programs send, and what they get. docs/protocol.md explains it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Short = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
LARGEST = 2**31 - 1
Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]  # what every database can hold


# ---------------------------------------------------------------- HTTP


class Refusal(msgspec.Struct):
    """Why not, and what to do: message `refused-<why>`."""

    why: str
    details: dict[str, Any]


class Me(msgspec.Struct):
    """Who I am."""

    id: str
    name: str | None
    language: str | None
    account: str | None
    csrf: str


class NewMe(msgspec.Struct):
    """What I want to be called, and in which language."""

    name: Short | None = None
    language: Literal["en", "fr", "it"] | None = None


class Credentials(msgspec.Struct):
    """An account and its password."""

    account: Short
    password: Annotated[str, Meta(max_length=1000)]


class SeatNumbers(msgspec.Struct):
    """How many can play."""

    least: int
    most: int


class OptionCard(msgspec.Struct):
    """A choice of the table: a table that does not name it has the first value, a new one gets the usual one. It may be
    about one seat (from 1, 0: the whole table), or its values may be seats."""

    name: str
    values: list[str]
    usual: str
    seat: int
    seats: bool


class EventCard(msgspec.Struct):
    """Something that happens: details as `name:kind`."""

    name: str
    details: list[str]


class GameCard(msgspec.Struct):
    """A game."""

    id: str
    seats: SeatNumbers
    minutes: int
    options: list[OptionCard]
    events: list[EventCard]


class NewSeat(msgspec.Struct):
    """Who shall sit there."""

    kind: Literal["me", "bot", "open", "friend"]
    bot: Word | None = None
    name: Short | None = None


class Clock(msgspec.Struct):
    """Minutes for each player, and seconds added after each turn."""

    minutes: Annotated[float, Meta(ge=0.05, le=100_000)]
    increment: Annotated[float, Meta(ge=0, le=3600)] = 0


class NewTable(msgspec.Struct):
    """A table to be opened."""

    game: Word
    players: Number | None = None
    options: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=10)] = []
    watch: bool = True
    chat: bool = True
    clock: Clock | None = None
    hotseat: bool = False


class Link(msgspec.Struct):
    """A table's id and address."""

    id: str
    link: str


class SeatCard(msgspec.Struct):
    """A seat as everybody sees it."""

    name: str | None
    kind: str
    bot: str | None
    vacant: bool
    online: bool
    clock: float | None
    emblem: int  # its name and sign: the message `seat-N` of the game's words


class Card(msgspec.Struct):
    """A table in a list."""

    id: str
    link: str
    game: str
    players: int
    options: dict[str, str]
    seats: list[SeatCard]
    mine: list[int]
    host: bool
    waiting: bool
    over: bool
    to_act: int | None
    my_turn: bool
    watch: bool
    chat: bool
    clock: Clock | None
    hotseat: bool
    rematch: str | None
    created: float
    changed: float


class Cards(msgspec.Struct):
    """My tables, and those anybody may join."""

    mine: list[Card]
    open: list[Card]


class WhichSeat(msgspec.Struct):
    """A seat, where it matters which."""

    seat: Number | None = None


class SeatChange(msgspec.Struct):
    """What the host makes of a free seat."""

    kind: Literal["bot", "open", "friend"]
    bot: Word | None = None


class Replayed(msgspec.Struct):
    """A position of the past."""

    n: int
    of: int
    seat: int | None
    view: dict[str, Any]
    entry: dict[str, Any] | None


class NewRecord(msgspec.Struct):
    """A record file's text."""

    record: str


class SessionCard(msgspec.Struct):
    """A browser in which I am logged in."""

    id: str
    label: str  # browser and system, such as `Firefox, Linux`; may be empty
    created: float
    seen: float  # about when it was used last
    current: bool  # is it the one that asks?


class NewToken(msgspec.Struct):
    """What a token is for."""

    label: Short


class Token(msgspec.Struct):
    """A token, shown once."""

    id: str
    label: str
    token: str


class TokenCard(msgspec.Struct):
    """A token in a list."""

    id: str
    label: str
    created: float


class Health(msgspec.Struct):
    """Is everything well?"""

    status: str


# ---------------------------------------------------------------- the table's socket


class Move(msgspec.Struct, tag_field="type", tag="move"):
    """A move in answer to position `v`."""

    v: Number
    move: str


class Why(msgspec.Struct, tag_field="type", tag="why"):
    """Why can I not make this move now? It is not made."""

    move: str


class Undo(msgspec.Struct, tag_field="type", tag="undo"):
    """Take my last move back, or ask for it."""


class UndoAnswer(msgspec.Struct, tag_field="type", tag="undo-answer"):
    """Whether I agree."""

    yes: bool


class Chat(msgspec.Struct, tag_field="type", tag="chat"):
    """Something said."""

    text: Annotated[str, Meta(max_length=1000)]


class Hint(msgspec.Struct, tag_field="type", tag="hint"):
    """What would you do?"""


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Are you there?"""

    id: Number | None = None


class Sync(msgspec.Struct, tag_field="type", tag="sync"):
    """Send everything again."""


class Sign(msgspec.Struct):
    """By what a move of another is noticed: an event, and those of its details that matter."""

    name: Word
    details: Annotated[dict[Word, Short | Number], Meta(max_length=20)]


class When(msgspec.Struct):
    """A condition: another seat has made this move."""

    by: Number
    move: str
    sign: Sign


class PlanLine(msgspec.Struct):
    """Moves to make one after another, always or under a condition."""

    moves: Annotated[list[str], Meta(min_length=1, max_length=8)]
    when: When | None = None


class Planned(msgspec.Struct, tag_field="type", tag="plan"):
    """What to play when my turn comes: the first line whose condition holds. Nothing: no plan any more."""

    lines: Annotated[list[PlanLine], Meta(max_length=6)]


class Foresee(msgspec.Struct, tag_field="type", tag="foresee"):
    """How may it look when my turn comes, after this and with these moves made?"""

    when: str | None = None
    moves: Annotated[list[str], Meta(max_length=8)] = []


Message = Move | Why | Undo | UndoAnswer | Chat | Hint | Planned | Foresee | Ping | Sync


def moves_in(message: Message) -> list[str]:
    """The texts of moves that a message holds."""
    match message:
        case Move() | Why():
            return [message.move]
        case Foresee():
            return [*message.moves, *([message.when] if message.when else [])]
        case Planned():
            conditions = [line.when.move for line in message.lines if line.when]
            return [move for line in message.lines for move in line.moves] + conditions
    return []
