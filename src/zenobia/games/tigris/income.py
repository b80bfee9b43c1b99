"""Points at the end of a turn: monuments and the Ziggurat (TE-38, TE-65)."""

from __future__ import annotations

from zenobia.core.kernel import rule, tell
from zenobia.games.tigris.board import owner, territory
from zenobia.games.tigris.data import FIRST_COLOUR, MONUMENT_COUNT, SECOND_COLOUR
from zenobia.games.tigris.events import INCOME
from zenobia.games.tigris.state import BLACK, State


@rule
def monument_income(s: State) -> None:
    """TE-38 One point for each pair of an own leader and a monument of his colour in his kingdom (RULING TE-R12)."""
    for monument in range(MONUMENT_COUNT):
        if s.monument[monument] >= 0:
            kingdom = territory(s, s.monument[monument])
            earn(s, owner(s, kingdom, FIRST_COLOUR[monument]), FIRST_COLOUR[monument])
            earn(s, owner(s, kingdom, SECOND_COLOUR[monument]), SECOND_COLOUR[monument])


@rule
def earn(s: State, seat: int, colour: int) -> None:
    """TE-38 Only the seat whose turn ends is paid."""
    if seat == s.turn:
        s.player[seat].points[colour] += 1
        tell(s, INCOME, seat, colour, 1)


@rule
def has_ziggurat_income(s: State) -> bool:
    """TE-65 Does the seat whose turn ends own the king in the Ziggurat's kingdom?"""
    return s.ziggurat >= 0 and owner(s, territory(s, s.ziggurat), BLACK) == s.turn
