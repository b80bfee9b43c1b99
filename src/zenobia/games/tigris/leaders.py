"""Placing, moving and taking back leaders (TE-1 to TE-10)."""

from __future__ import annotations

from zenobia.core.cells import Cells, at, has, near, one, some
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move
from zenobia.core.offer import Offer, offer, offer_each
from zenobia.games.tigris.board import between_without, empty_squares, owner, put, remove, take_back, territory
from zenobia.games.tigris.data import LAND, Colour, Square
from zenobia.games.tigris.events import LEADER, LEADER_EVICTED, LEADER_MOVED, LEADER_WITHDRAWN
from zenobia.games.tigris.revolts import begin_revolt
from zenobia.games.tigris.state import COLOURS, LEADERS, NONE, RED, TO_NEXT_ACTION, TO_TREASURES, State


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


@move("leader")
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


@move("withdraw")
def withdraw_leader(s: State, colour: Colour) -> None:
    """TE-7 Taking back a leader is an action; it gives nothing."""
    tell(s, LEADER_WITHDRAWN, s.turn, colour, s.player[s.turn].leader[colour])
    take_back(s, s.turn, colour)
    s.phase = TO_NEXT_ACTION


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
