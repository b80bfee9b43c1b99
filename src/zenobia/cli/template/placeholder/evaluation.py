"""How well a seat stands: measures of its position, weighed by weights.toml, which `zenobia fit` can learn."""

from __future__ import annotations

import math
from pathlib import Path

from zenobia.core.data import load_weights
from zenobia.core.kernel import entry, rule
from zenobia.games.placeholder.data import MOST, STONES
from zenobia.games.placeholder.state import OVER, State
from zenobia.games.placeholder.turn import rank

MEASURES = ("good-pile",)  # the opponent faces a number that three divides
(GOOD_PILE,) = range(len(MEASURES))
EARLY, LATE = load_weights(Path(__file__).parent, MEASURES)


@rule
def progress(s: State) -> float:
    """How much of the game is over, 0 to 1."""
    return 1.0 - s.stones / STONES


@rule
def weight(measure: int, time: float) -> float:
    """What a measure counts for at a moment of the game."""
    return EARLY[measure] + time * (LATE[measure] - EARLY[measure])


@entry
def prospects(s: State, seat: int) -> float:
    """A seat's strength: all measures, each times its weight."""
    lost = s.stones % (MOST + 1) == 0  # for whoever is to move
    return weight(GOOD_PILE, progress(s)) if lost != (s.turn == seat) else 0.0


@entry
def evaluate(s: State, seat: int) -> float:
    """The chance of a seat to win, 0 to 1."""
    if s.phase == OVER:
        return 1.0 if rank(s, seat) == 1 else 0.0
    return 1.0 / (1.0 + math.exp(prospects(s, 1 - seat) - prospects(s, seat)))
