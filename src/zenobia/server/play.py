"""What the engine is asked for, apart from sockets and storage: try a move, take moves back, tell what happened."""

from __future__ import annotations

import hashlib
import time
from array import array
from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from secrets import randbits
from typing import Any

from zenobia.core.game import NOBODY, SPECTATOR, Game, Refused
from zenobia.core.kernel import EVERYBODY, listening
from zenobia.core.table import Table
from zenobia.games import find
from zenobia.server.lines import Line

WORLDS = 2  # in how many other worlds a move is tried to see whether it reveals anything
MANY = 8  # in how many worlds a move is tried to see what it brings for certain
PUBLIC = 0x80  # the bit of spectators in a mask of listeners
ALL = 0xFF


@cache
def desk(game: Game) -> Table:
    """One table of a game to reckon at: a position is laid on it for a question and forgotten."""
    return Table(game, game.seats[0], seed=1)


def lay(game: Game, players: int, state: Any) -> Table:
    """A position on the desk."""
    table = desk(game)
    table.state, table.players = state, players
    table.log.clear()
    table._before.clear()
    return table


@cache
def texts(game: Game) -> tuple[str, ...]:
    """The text of every action, made once."""
    found = []
    for action in range(game.actions):
        try:
            found.append(game.text(action))
        except Refused:  # a number that is not used
            found.append("")
    return tuple(found)


@cache
def numbers(game: Game) -> dict[str, int]:
    """The action of every text."""
    return {text: action for action, text in enumerate(texts(game)) if text}


def legal_actions(game: Game, players: int, state: Any) -> array[int]:
    """The legal actions of a position, ascending."""
    return array("i", lay(game, players, state).actions())


def find_action(game: Game, players: int, state: Any, legal: array[int], move: str) -> int:
    """The action that a text means: quick where it stands in the list, otherwise with all the help there is."""
    action = numbers(game).get(" ".join(move.lower().split()), -1)
    at = bisect_left(legal, action)
    if action >= 0 and at < len(legal) and legal[at] == action:
        return action
    return lay(game, players, state).find(move)


def to_act(game: Game, state: Any) -> int | None:
    """The seat that decides now, or nobody."""
    seat = int(game.to_act(state))
    return None if seat == NOBODY else seat


def try_move(game: Game, players: int, state: Any, n: int, action: int) -> tuple[Line, Any, dict[str, Any]]:
    """The line that a legal action would be, the state after it and how its seat sees that. Nothing is changed."""
    table = lay(game, players, state)
    events = table.do(action)
    done, after = table.log[-1], table.state
    revealed = bool(done.entropy) or any(audience != EVERYBODY for audience, *_ in events)
    seen = game.view(after, done.seat)
    revealed = revealed or reveals(game, state, seen, action, done.seat)
    line = Line(n, done.seat, done.text, done.entropy, done.check, plain(game, events), revealed, time.time())
    return line, after, seen


def repeated(game: Game, players: int, state: Any, line: Line) -> Any:
    """The state after a stored move, or None if these rules make another one of it."""
    action = numbers(game).get(line.move)
    if action is None:
        return None
    table = lay(game, players, state)
    table.do(action, line.entropy)
    return table.state if table.log[-1].check == line.check else None


def reveals(game: Game, before: Any, seen: dict[str, Any], action: int, seat: int) -> bool:
    """Would the same move have looked different in another world that the seat held possible?"""
    for _ in range(WORLDS):
        world = before.copy()
        game.determinise(world, seat, randbits(31))
        game.apply(world, action)
        if game.view(world, seat) != seen:
            return True
    return False


def promised(game: Game, state: Any, seat: int, move: str) -> list[dict[str, Any]]:
    """What a move brings, as far as a seat hears it and it is the same in all worlds that the seat holds possible."""
    action, heard = game.parse(move), []
    for _ in range(MANY):
        world = state.copy()
        game.determinise(world, seat, randbits(31))
        with listening() as events:
            game.apply(world, action)
        heard.append([event for event in plain(game, events) if event[0] in (EVERYBODY, seat)])
    told = {event[1] for events in heard for event in events}
    sure = {number for number in told if len({str(of_number(events, number)) for events in heard}) == 1}
    news = [event for n, event in enumerate(heard[0]) if event[1] in sure and not restates(game, event, move, n == 0)]
    return [spoken(game, event) for event in news]


def of_number(events: list[list[Any]], number: int) -> list[list[Any]]:
    """The events of one number."""
    return [event for event in events if event[1] == number]


def restates(game: Game, event: Sequence[Any], move: str, first: bool) -> bool:
    """Does an event only say whose turn it is, or, as the first one told, no more than the move itself?"""
    kinds = [detail.rpartition(":")[2] for detail in game.events[event[1]].details]
    told = [(kind, value) for kind, value in zip(kinds, event[2:], strict=True) if kind != "seat"]
    says_more = any(kind == "number" for kind, _ in told) or not any(value in move.split() for _, value in told)
    return not told or (first and not says_more)


def plain(game: Game, events: Sequence[tuple[Any, ...]]) -> list[list[Any]]:
    """Events as they are stored: audience, number, and the details in plain words."""
    return [[audience, number, *plain_details(game, number, details)] for audience, number, *details in events]


def plain_details(game: Game, number: int, details: Sequence[Any]) -> list[Any]:
    """The details of an event in plain words."""
    kinds = [detail.rpartition(":")[2] for detail in game.events[number].details]
    return [
        value if kind in ("seat", "number") else game.detail(kind, value)
        for kind, value in zip(kinds, details, strict=True)
    ]


def spoken(game: Game, event: Sequence[Any]) -> dict[str, Any]:
    """A stored event as it is sent: its name, and its details by name."""
    _, number, *details = event
    told = game.events[number]
    names = [detail.partition(":")[0] for detail in told.details]
    return {"name": told.name, "details": dict(zip(names, details, strict=True))}


def listeners(line: Line) -> int:
    """Who notices a line: a bit for each seat, and one for spectators. The mover always does."""
    mask = 1 << line.seat
    for audience, *_ in line.events:
        mask |= ALL if audience == EVERYBODY else 1 << audience
    return mask


def mask_of(seats: Sequence[int]) -> int:
    """The bits of somebody who holds these seats, or of a spectator."""
    return sum(1 << seat for seat in seats) or PUBLIC


def entry(game: Game, line: Line, n: int, seats: Sequence[int], over: bool) -> dict[str, Any]:
    """A line as somebody may read it: own moves in full, of others' only what was heard."""
    ear = seats[0] if len(seats) == 1 else SPECTATOR
    heard = [event for event in line.events if over or event[0] in (EVERYBODY, ear)]
    own = over or (len(seats) == 1 and line.seat == ear)
    return {
        "n": n,
        "seat": line.seat,
        "move": line.move if own else None,
        "events": [spoken(game, event) for event in heard],
    }


def check(state: Any) -> str:
    """A short name of a state."""
    return hashlib.sha256(state.tobytes()).hexdigest()[:8]


def game_of(name: str) -> Game:
    """A game by its id."""
    return find(name)
