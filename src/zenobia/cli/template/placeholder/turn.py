"""A turn, and the end of the game (PH-2, PH-3). Write a file for each chapter of your rules."""

from __future__ import annotations

from zenobia.core.game import Refused, Source, Told
from zenobia.core.kernel import entry, rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.placeholder.data import MOST, Number
from zenobia.games.placeholder.events import TAKEN, WON
from zenobia.games.placeholder.state import OVER, TAKE, State


@question(TAKE)
def how_many(s: State, out: Offer) -> None:
    """PH-2 As many as there are, two at most."""
    for number in range(min(MOST, s.stones)):
        offer(out, take, number)


@move("take", at=TAKE)
def take(s: State, number: Number) -> None:
    """PH-2 The stones leave the pile."""
    s.stones -= number + 1
    tell(s, TAKEN, s.turn, number + 1, s.stones)


@refuses(take)
def why_not_take(s: State, number: int) -> Refused:
    """PH-2 What a player is told who may not take so many: the message `refused-too-many`."""
    return Refused("too-many", rule="PH-2", stones=s.stones)


@rule
def go_on(s: State) -> None:
    """PH-2, PH-3 After every move: who is asked next, and what."""
    if s.stones == 0:
        s.phase = OVER
        tell(s, WON, s.turn)
    else:
        s.turn = (s.turn + 1) % s.players


@entry
def score(s: State, seat: int) -> int:
    """PH-3 1 for the winner."""
    return 1 if s.phase == OVER and s.turn == seat else 0


@entry
def rank(s: State, seat: int) -> int:
    """PH-3 1 is the best; equals share a rank."""
    return 1 if s.phase != OVER or s.turn == seat else 2


def breakdown(s: State, seat: int, told: Told) -> list[Source]:
    """PH-3 The lines of the final score; each has words `score-...`."""
    return [Source("last", score(s, seat))]
