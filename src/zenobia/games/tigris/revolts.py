"""Internal conflict: a leader is placed where another of his colour rules (TE-20 to TE-22)."""

from __future__ import annotations

from zenobia.core.kernel import rule, tell
from zenobia.games.tigris.board import take_back, temples_beside
from zenobia.games.tigris.events import POINTS, REVOLT_BEGINS, REVOLT_WON
from zenobia.games.tigris.state import ATTACK, RED, REVOLT, TO_TREASURES, State


@rule
def begin_revolt(s: State, colour: int, rival: int) -> None:
    """TE-20 Who placed the leader attacks, and adds temples first."""
    s.conflict = REVOLT
    s.colour = colour
    s.attacker = s.turn
    s.defender = rival
    s.phase = ATTACK
    s.mover = s.attacker
    tell(s, REVOLT_BEGINS, s.turn, rival, colour, revolt_strength(s, s.turn), revolt_strength(s, rival))


@rule
def revolt_strength(s: State, seat: int) -> int:
    """TE-20 Face-up temples beside the leader."""
    return temples_beside(s, s.player[seat].leader[s.colour])


@rule
def end_revolt(s: State, winner: int, loser: int, strength: int, against: int) -> None:
    """TE-21 The loser takes his leader back; the winner scores one red point, whatever the leaders' colour."""
    tell(s, REVOLT_WON, winner, loser, s.colour, strength, against)
    take_back(s, loser, s.colour)
    s.player[winner].points[RED] += 1
    tell(s, POINTS, winner, RED, 1)
    s.phase = TO_TREASURES
