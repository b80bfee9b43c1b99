"""How well a seat stands: measures of its position, weighed by numbers that self-play has fitted (weights.toml)."""

from __future__ import annotations

import math
from pathlib import Path

from zenobia.core.data import load_weights
from zenobia.core.kernel import entry, rule
from zenobia.games.ur.data import DICE, HOME, OFF, PIECES, ROSETTE, SHARED
from zenobia.games.ur.state import OVER, State
from zenobia.games.ur.turn import rank

MEASURES = (
    "walked",  # steps that all pieces have walked
    "off",  # pieces borne off
    "refuge",  # a piece on the rosette that both share
    "exposed",  # pieces that one throw of the opponent can reach
    "dice",  # is it this seat's turn?
)
WALKED, BORNE_OFF, REFUGE, EXPOSED, ON_TURN = range(len(MEASURES))
EARLY, LATE = load_weights(Path(__file__).parent, MEASURES)


@rule
def walked(s: State, seat: int) -> int:
    """Steps that all pieces of a seat have walked."""
    steps = 0
    for step in range(HOME + 1, OFF + 1):
        steps += step * s.player[seat].path[step]
    return steps


@rule
def is_exposed(s: State, seat: int, step: int) -> bool:
    """Can one throw of the opponent reach a piece on this step?"""
    if SHARED[step] == 0 or ROSETTE[step] == 1:
        return False
    for back in range(1, DICE + 1):
        if s.player[1 - seat].path[step - back] > 0:
            return True
    return False


@rule
def progress(s: State) -> float:
    """How much of the game is over, 0 to 1: by the pieces of whoever is ahead."""
    return max(walked(s, 0), walked(s, 1)) / (OFF * PIECES)


@rule
def weight(measure: int, time: float) -> float:
    """What a measure counts for at a moment of the game."""
    return EARLY[measure] + time * (LATE[measure] - EARLY[measure])


@entry
def prospects(s: State, seat: int) -> float:
    """A seat's strength: all measures, each times its weight."""
    time = progress(s)
    path = s.player[seat].path
    value = walked(s, seat) * weight(WALKED, time) + path[OFF] * weight(BORNE_OFF, time)
    for step in range(HOME + 1, OFF):
        if path[step] > 0 and SHARED[step] == 1:
            if ROSETTE[step] == 1:
                value += weight(REFUGE, time)
            if is_exposed(s, seat, step):
                value += weight(EXPOSED, time)
    if s.turn == seat:
        value += weight(ON_TURN, time)
    return value


@entry
def evaluate(s: State, seat: int) -> float:
    """The chance of a seat to win, 0 to 1."""
    if s.phase == OVER:
        return 1.0 if rank(s, seat) == 1 else 0.0
    return 1.0 / (1.0 + math.exp(min(30.0, prospects(s, 1 - seat) - prospects(s, seat))))
