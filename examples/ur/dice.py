"""The dice (UR-4)."""

from __future__ import annotations

from zenobia.core.chance import random
from zenobia.core.kernel import tell
from zenobia.core.moves import move, question
from zenobia.core.offer import Offer, offer
from zenobia.games.ur.data import DICE
from zenobia.games.ur.events import THROWN
from zenobia.games.ur.state import MOVE, THROW, State


@question(THROW)
def ask_for_throw(s: State, out: Offer) -> None:
    """UR-4 A turn begins with a throw."""
    offer(out, throw)


@move("throw", at=THROW)
def throw(s: State) -> None:
    """UR-4 Each of the four dice counts 0 or 1, both equally likely."""
    s.thrown = 0
    for _ in range(DICE):
        s.thrown += random(s.chance, 2)
    s.phase = MOVE
    tell(s, THROWN, s.turn, s.thrown)
