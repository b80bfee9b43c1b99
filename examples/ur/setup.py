"""Before the first throw (UR-3)."""

from __future__ import annotations

from zenobia.core.chance import random, start
from zenobia.core.kernel import Actions, blank, entry
from zenobia.games.ur.data import HOME, PIECES
from zenobia.games.ur.state import SEATS, THROW, State


@entry
def new(s: State, players: int, options: Actions, seed: int) -> None:
    """UR-3 All pieces are at home. RULING UR-R1 Somebody begins by lot."""
    blank(s)
    start(s.chance, seed)
    s.players = players
    for seat in range(SEATS):
        s.player[seat].path[HOME] = PIECES
    s.turn = random(s.chance, players)
    s.phase = THROW
