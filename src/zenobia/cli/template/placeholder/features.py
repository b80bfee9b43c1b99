"""For programs that play: worlds that a seat holds possible, and what a network sees."""

from __future__ import annotations

from zenobia.core.chance import start
from zenobia.core.kernel import Floats, entry
from zenobia.games.placeholder.data import STONES
from zenobia.games.placeholder.play import to_act
from zenobia.games.placeholder.state import State

FEATURE_NAMES = ("stones", "to act")


@entry
def determinise(s: State, seat: int, seed: int) -> None:
    """Deal anew all that a seat cannot know: hidden hands, the order of a deck, and always what chance will bring."""
    start(s.chance, seed)


@entry
def features(s: State, seat: int, out: Floats) -> None:
    """Numbers of about -1 to 1, as the seat sees them; one for each name."""
    out[0] = s.stones / STONES
    out[1] = 1.0 if to_act(s) == seat else 0.0
