"""A game being played: the state and the log of moves that led to it."""

from __future__ import annotations

import hashlib
import secrets
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from zenobia.core.chance import stir_state
from zenobia.core.game import NOBODY, Game, Refused
from zenobia.core.kernel import COMPILED, EVERYBODY, actions_buffer, listening

NO_ENTROPY = 0
LONGEST_MOVE = 100  # characters of a move's text; the longest that a game has is a third of it
SUGGESTED = 5  # moves that a refusal suggests
GENERAL = ("over", "other-question")  # reasons that no position on the board would change
ASKED = 8  # moves of which a beginning is asked why it is illegal
COMPARED = 6  # moves that are compared with a wrong one, on each side of it in the alphabet


@dataclass(frozen=True)
class Move:
    """One line of the log. `entropy` is what was mixed into the generator, if the move drew anything."""

    seat: int
    text: str
    entropy: int
    check: str  # names the state after the move


class Table:
    """State and log. A move is checked before anything changes."""

    def __init__(
        self, game: Game, players: int, options: Mapping[str, str] | None = None, seed: int | None = None
    ) -> None:
        self.game = game
        self.players = game.seats_for(players)
        self.options = dict(options or {})
        self.seed = secrets.randbits(62) if seed is None else seed
        self.state = game.State()
        values = actions_buffer(max(1, len(game.options)))
        values[: len(game.options)] = game.option_values(self.options)
        game.new(self.state, players, values, self.seed)
        self.log: list[Move] = []
        self._before: list[Any] = []  # the state before each move of the log
        self._room = actions_buffer(game.actions)

    @property
    def to_act(self) -> int:
        """The seat that decides now, or NOBODY."""
        return int(self.game.to_act(self.state))

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.to_act == NOBODY

    def actions(self) -> list[int]:
        """The legal action numbers, ascending."""
        return [int(action) for action in self._room[: self.game.legal(self.state, self._room)]]

    def legal(self) -> list[str]:
        """The legal moves as text."""
        return [self.game.text(action) for action in self.actions()]

    def find(self, text: str) -> int:
        """The legal action that a text means: exactly, in other words, or as a unique beginning (of no other move)."""
        check_length(text)
        legal = {self.game.text(action): action for action in self.actions()}
        wanted = " ".join(text.lower().split())
        if wanted in legal:
            return legal[wanted]
        try:
            action = self.game.parse(wanted)
        except Refused:
            action = -1
        if action in legal.values():
            return action
        begun = [known for known in legal if action < 0 and wanted and known.startswith(wanted)]
        if len(begun) == 1:
            return legal[begun[0]]
        if begun:
            raise Refused("ambiguous-move", move=text, near=_some(begun))
        raise self._refusal(text, [action] if action >= 0 else self._begun_with(wanted), list(legal))

    def why_not(self, action: int) -> Refused | None:
        """Why an action is illegal, as far as the rules can say it; it tells nothing that the mover cannot know."""
        return None if action in self.actions() else self._reason(action)

    def _reason(self, action: int) -> Refused | None:
        """Why an illegal action is illegal."""
        if self.over:
            return Refused("over")
        reason = None if COMPILED else self.game.why_not(self.state, action)
        if reason is not None:
            reason.game = self.game.id
        return reason

    def _refusal(self, text: str, meant: list[int], legal: list[str]) -> Refused:
        """Refuse a text that means one of these illegal actions, with their reason if they have the same."""
        near = _some(_nearest(" ".join(text.lower().split()), legal))
        reasons = [self._reason(action) for action in meant[:: max(1, len(meant) // ASKED)]]
        reason = reasons[0] if len({_told(each) for each in reasons}) == 1 else None
        if reason is None:
            return Refused("illegal-move", move=text, near=near)
        if reason.why in GENERAL:
            reason.details["move"] = text
            return reason
        return Refused("illegal-because", move=text, reason=reason, near=near)

    def _begun_with(self, wanted: str) -> list[int]:
        """All actions whose texts begin with these words: `tile market`."""
        return [action for action in range(self.game.actions) if self.game.text(action).startswith(f"{wanted} ")]

    def play(self, text: str, entropy: int | None = None) -> list[tuple[Any, ...]]:
        """Make a move; what it caused, as (audience, event, details...)."""
        return self.do(self.find(text), entropy)

    def do(self, action: int, entropy: int | None = None) -> list[tuple[Any, ...]]:
        """Make a legal action. A move that draws gets fresh entropy, unless it is given (0: none)."""
        if self.over:
            raise Refused("over")
        seat = self.to_act
        after, events = self._applied(action, entropy or NO_ENTROPY)
        if entropy is None and list(after.chance) != list(self.state.chance):
            entropy = secrets.randbits(62)
            after, events = self._applied(action, entropy)
        self._before.append(self.state)
        self.state = after
        self.log.append(Move(seat, self.game.text(action), entropy or NO_ENTROPY, self.check()))
        return events

    def _applied(self, action: int, entropy: int) -> tuple[Any, list[tuple[Any, ...]]]:
        """The state after an action, and what it caused, with entropy mixed into the generator before it."""
        after = self.state.copy()
        if entropy:
            stir_state(after, entropy)
        with listening() as events:
            self.game.apply(after, action)
        return after, events

    def undo(self) -> Move:
        """Take the last move back."""
        if not self.log:
            raise Refused("nothing-to-undo")
        self.state = self._before.pop()
        return self.log.pop()

    def check(self) -> str:
        """A short name of the present state, to notice a changed record."""
        return hashlib.sha256(self.state.tobytes()).hexdigest()[:8]

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may see."""
        if COMPILED:
            raise Refused("engine", engine="plain")
        return self.game.view(self.state, seat)

    @property
    def emblems(self) -> list[int]:
        """The name and the sign of each seat."""
        return self.game.emblems_of(self.options, self.players)

    def belief(self, seat: int, seed: int) -> Any:
        """A state that is possible for all that a seat knows: the only kind of state a bot is given."""
        state = self.state.copy()
        self.game.determinise(state, seat, seed)
        return state

    def at(self, n: int) -> Any:
        """The state after `n` moves."""
        return self.state if n == len(self.log) else self._before[n]

    def scores(self) -> list[int]:
        """The score of every seat."""
        return [int(self.game.score(self.state, seat)) for seat in range(self.players)]

    def ranks(self) -> list[int]:
        """The rank of every seat, 1 the best."""
        return [int(self.game.rank(self.state, seat)) for seat in range(self.players)]

    def shares(self) -> list[float]:
        """The share of the victory of every seat."""
        return shares_of(self.ranks())


def shares_of(ranks: list[int]) -> list[float]:
    """1 for the sole winner, shared between equals."""
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def heard_by(events: list[tuple[Any, ...]], seat: int) -> list[tuple[Any, ...]]:
    """The events that a seat may know, without their audience."""
    return [tuple(rest) for audience, *rest in events if audience in (EVERYBODY, seat)]


def seat_name(seat: int) -> str:
    """How records and scenarios write a seat: P1, P2 ..."""
    return f"P{seat + 1}"


def seat_number(text: str, players: int) -> int:
    """The seat that P1, P2 ... means."""
    if text[:1].upper() == "P" and text[1:].isdecimal() and 1 <= int(text[1:]) <= players:
        return int(text[1:]) - 1
    raise Refused("seat", seat=text, last=f"P{players}")


def check_length(move: str) -> None:
    """Refuse a text that is too long for a move."""
    if len(move) > LONGEST_MOVE:
        raise Refused("move-too-long", most=LONGEST_MOVE)


def _told(reason: Refused | None) -> tuple[str, ...]:
    """What a reason says, whatever move was tried."""
    details = reason.details if reason else {}
    return (reason.why if reason else "", *(str(each) for name, each in details.items() if name != "move"))


def _nearest(wanted: str, legal: list[str]) -> list[str]:
    """Legal moves like the wanted one: of those that share the most words with it, those that are spelled alike."""
    words = set(wanted.split())
    shared = [len(words.intersection(text.split())) for text in legal]
    most = max(shared, default=0)
    close = [text for text, number in zip(legal, shared, strict=True) if number == most]
    backwards = [text[::-1] for text in close]
    compared = {*_around(wanted, close), *(text[::-1] for text in _around(wanted[::-1], backwards))}
    return sorted(compared, key=lambda text: (-_alike(wanted, text), text))[:SUGGESTED]


def _around(wanted: str, texts: list[str]) -> list[str]:
    """The texts before and behind the wanted one in the alphabet: none has a longer beginning in common with it."""
    texts = sorted(texts)
    at = bisect_left(texts, wanted)
    return texts[max(0, at - COMPARED) : at + COMPARED]


def _alike(one: str, other: str) -> int:
    """How many letters two texts have in common at their beginning and their end."""
    return _begun_alike(one, other) + _begun_alike(one[::-1], other[::-1])


def _begun_alike(one: str, other: str) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (letter, its) in pairs if letter != its), min(len(one), len(other)))


def _some(texts: list[str], most: int = SUGGESTED) -> str:
    return ", ".join(texts[:most]) + (" ..." if len(texts) > most else "")
