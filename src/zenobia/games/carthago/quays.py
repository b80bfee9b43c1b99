"""The twelve quays: claiming, moving, leaving (PC-A.2, PC-A.3, PC-A.7)."""

from __future__ import annotations

from zenobia.core.kernel import rule, tell
from zenobia.core.rows import contains
from zenobia.games.carthago import events
from zenobia.games.carthago.data import QUAY_SERVANTS
from zenobia.games.carthago.state import NONE, State


@rule
def has_free_quay(s: State) -> bool:
    """PC-A.2.2, PC-C16 Is any quay free of servants? Whether a ship lies there does not matter."""
    return contains(s.quay_owner, NONE)


@rule
def claim_quay(s: State, seat: int, quay: int) -> None:
    """PC-A.3.3, PC-A.7.6 Two servants from the reserve stand on the quay."""
    s.quay_owner[quay] = seat
    s.player[seat].reserve -= QUAY_SERVANTS
    tell(s, events.CLAIM, seat, quay)


@rule
def lose_good(s: State, quay: int) -> None:
    """PC-A.7.6, PC-C15 A good on a quay that its servants leave goes to the bag; a ship stays."""
    good = s.quay_good[quay]
    if good >= 0:
        s.bag[good] += 1
        s.quay_good[quay] = NONE
        tell(s, events.GOOD_LOST, good, quay)


@rule
def move_pair(s: State, seat: int, old: int, quay: int) -> None:
    """PC-A.7.6 The own pair moves to a quay free of servants."""
    s.quay_owner[old] = NONE
    s.quay_owner[quay] = seat
    tell(s, events.MOVE_QUAY, seat, old, quay)
    lose_good(s, old)


@rule
def leave_quay(s: State, seat: int, quay: int) -> None:
    """PC-A.7.6 The own pair returns to the reserve."""
    s.quay_owner[quay] = NONE
    s.player[seat].reserve += QUAY_SERVANTS
    tell(s, events.RELEASE, seat, quay)
    lose_good(s, quay)
