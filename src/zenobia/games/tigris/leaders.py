"""Placing, moving and taking back leaders (TE-1 to TE-10)."""

from __future__ import annotations

from zenobia.core.cells import Cells, at, has, near, one, some
from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, refuses
from zenobia.core.offer import Offer, offer, offer_each
from zenobia.games.tigris.board import (
    between_without,
    empty_squares,
    owner,
    put,
    remove,
    take_back,
    temples_beside,
    territory,
)
from zenobia.games.tigris.data import LAND, LEADER_NAMES, RIVER, Colour, Square, square_name
from zenobia.games.tigris.events import LEADER, LEADER_EVICTED, LEADER_MOVED, LEADER_WITHDRAWN
from zenobia.games.tigris.revolts import begin_revolt
from zenobia.games.tigris.state import (
    ACTION,
    COLOURS,
    FACE_DOWN,
    LEADERS,
    NONE,
    RED,
    TO_NEXT_ACTION,
    TO_TREASURES,
    State,
)


@rule
def offer_leaders(s: State, out: Offer, touched: tuple[Cells, Cells, Cells]) -> None:
    """TE-1, TE-5, TE-7 Any leader may be placed or moved; one on the board may be taken back."""
    squares = leader_squares(s)
    for colour in range(COLOURS):
        offer_each(out, place_leader, colour, may_place_leader(s, colour, squares, touched))
    for colour in range(COLOURS):
        if s.player[s.turn].leader[colour] >= 0:
            offer(out, withdraw_leader, colour)


@rule
def leader_squares(s: State) -> Cells:
    """TE-1, TE-2 Empty land beside a face-up temple."""
    return near(at(s.board, RED)) & LAND & empty_squares(s)


@rule
def may_place_leader(s: State, colour: int, squares: Cells, touched: tuple[Cells, Cells, Cells]) -> Cells:
    """TE-4 Not where he would join two kingdoms; TE-5 a leader on the board is lifted first."""
    stands = s.player[s.turn].leader[colour]
    if stands < 0:
        return squares & ~touched[1]
    return squares & ~between_without(s, stands, touched)


@move("leader", at=ACTION)
def place_leader(s: State, colour: Colour, square: Square) -> None:
    """TE-1, TE-5 Placing and moving are one action; a leader of the same colour in the kingdom means revolt."""
    me = s.player[s.turn]
    stood = me.leader[colour]
    if stood >= 0:
        tell(s, LEADER_MOVED, s.turn, colour, stood, square)
        remove(s, LEADERS, one(stood))
        me.leader[colour] = NONE
    else:
        tell(s, LEADER, s.turn, colour, square)
    put(s, LEADERS, square)
    rival = owner(s, territory(s, square), colour)
    me.leader[colour] = square
    s.placed = square
    if rival >= 0:
        begin_revolt(s, colour, rival)
    else:
        s.phase = TO_TREASURES


@refuses(place_leader)
def why_no_leader(s: State, colour: int, square: int) -> Refused:
    """TE-1, TE-2, TE-4, TE-6 On himself, not empty, on a river, without a temple, or between two kingdoms."""
    if s.player[s.turn].leader[colour] == square:
        return Refused("leader-stands-there", rule="TE-6", square=square_name(square))
    if has(RIVER, square):
        return Refused("leader-on-river", rule="TE-1", square=square_name(square))
    if not has(empty_squares(s), square):
        return Refused("not-empty", rule="TE-1", square=square_name(square))
    if not temples_beside(s, square):
        face_down = some(near(one(square)) & at(s.board, FACE_DOWN))
        return Refused("no-temple", rule="TE-2" if face_down else "TE-1", square=square_name(square))
    return Refused("two-kingdoms", rule="TE-4", square=square_name(square))


@move("withdraw", at=ACTION)
def withdraw_leader(s: State, colour: Colour) -> None:
    """TE-7 Taking back a leader is an action; it gives nothing."""
    tell(s, LEADER_WITHDRAWN, s.turn, colour, s.player[s.turn].leader[colour])
    take_back(s, s.turn, colour)
    s.phase = TO_NEXT_ACTION


@refuses(withdraw_leader)
def why_no_withdrawal(s: State, colour: int) -> Refused:
    """TE-7 Only who stands on the board can be taken back."""
    return Refused("leader-at-home", rule="TE-7", leader=Term("leader", LEADER_NAMES[colour]))


@rule
def evict_leaders(s: State) -> None:
    """TE-10 A leader who has lost his last temple returns at once; nobody scores."""
    homeless = at(s.board, LEADERS) & ~near(at(s.board, RED))
    if some(homeless):
        for seat in range(s.players):
            for colour in range(COLOURS):
                square = s.player[seat].leader[colour]
                if square >= 0 and has(homeless, square):
                    tell(s, LEADER_EVICTED, seat, colour, square)
                    take_back(s, seat, colour)
