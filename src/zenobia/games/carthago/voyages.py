"""Charter voyages under Baal's protection (PC-A.9)."""

from __future__ import annotations

from zenobia.core.kernel import rule, tell
from zenobia.games.carthago import events
from zenobia.games.carthago.data import CIVILISATION, DANGER, FAILURE_POINTS, INCOME, OFFERING, SUCCESS_POINTS
from zenobia.games.carthago.deck import draw_ship, put_under
from zenobia.games.carthago.loading import come_home
from zenobia.games.carthago.state import VOYAGE, Player, State


@rule
def may_sail(s: State, me: Player) -> bool:
    """PC-A.9 A voyage needs an own charter ship, a servant in the temple and a ship card to reveal."""
    return me.charters > 0 and me.temple > 0 and s.deck_size > 0


@rule
def sail(s: State, seat: int, good: int) -> None:
    """PC-A.9.3 The top ship card decides; it goes under the deck, the good to the bag, two servants come home."""
    me = s.player[seat]
    ship = draw_ship(s)
    s.bag[good] += 1
    if me.temple >= DANGER[ship]:
        arrive(s, seat, ship)
    else:
        fail(s, seat, ship)
    put_under(s, ship)
    s.gainer = seat
    s.homeward = VOYAGE
    if not s.servants_last:
        come_home(s)


@rule
def arrive(s: State, seat: int, ship: int) -> None:
    """PC-A.9.1 Danger survived (PC-C25): trade points, income, and an offering for each temple servant (PC-C26)."""
    me = s.player[seat]
    me.talents += INCOME[ship]
    tell(s, events.VOYAGE_OK, seat, CIVILISATION[ship], DANGER[ship], INCOME[ship])
    offering = min(OFFERING * me.temple, me.talents)
    me.talents -= offering
    tell(s, events.OFFERING, seat, offering)
    s.points_due = SUCCESS_POINTS


@rule
def fail(s: State, seat: int, ship: int) -> None:
    """PC-A.9.2 A failure pays half the income, rounded up, and 1 trade point; no offering."""
    half = (INCOME[ship] + 1) // 2
    s.player[seat].talents += half
    tell(s, events.VOYAGE_LOST, seat, CIVILISATION[ship], DANGER[ship], half)
    s.points_due = FAILURE_POINTS
