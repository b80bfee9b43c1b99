"""For programs that play: worlds that a seat holds possible, and what a network sees."""

from __future__ import annotations

from zenobia.core.chance import start
from zenobia.core.kernel import Floats, entry
from zenobia.games.ur.data import DICE, HOME, OFF, PIECES
from zenobia.games.ur.play import to_act
from zenobia.games.ur.state import MOVE, State

STEPS = OFF + 1
FEATURE_NAMES = (
    *(f"own step {step}" for step in range(STEPS)),
    *(f"other step {step}" for step in range(STEPS)),
    *(f"thrown {number}" for number in range(1, DICE + 1)),
    "to act",
)


@entry
def determinise(s: State, seat: int, seed: int) -> None:
    """UR-4 Nobody knows the next throw."""
    start(s.chance, seed)


@entry
def features(s: State, seat: int, out: Floats) -> None:
    """Numbers of about -1 to 1, as the seat sees them: own things first."""
    for step in range(STEPS):
        usual = PIECES if step in (HOME, OFF) else 1
        out[step] = s.player[seat].path[step] / usual
        out[STEPS + step] = s.player[1 - seat].path[step] / usual
    for number in range(1, DICE + 1):
        out[2 * STEPS + number - 1] = 1.0 if s.phase == MOVE and s.thrown == number else 0.0
    out[2 * STEPS + DICE] = 1.0 if to_act(s) == seat else 0.0
