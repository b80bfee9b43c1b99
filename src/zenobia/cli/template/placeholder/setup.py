"""Before the first turn (PH-1)."""

from __future__ import annotations

from zenobia.core.chance import random, start
from zenobia.core.kernel import Actions, blank, entry
from zenobia.games.placeholder.data import STONES
from zenobia.games.placeholder.state import TAKE, State


@entry
def new(s: State, players: int, options: Actions, seed: int) -> None:
    """PH-1 The pile. RULING PH-R1 Somebody begins by lot."""
    blank(s)
    start(s.chance, seed)
    s.players = players
    s.stones = STONES
    s.turn = random(s.chance, players)
    s.phase = TAKE
