"""The aristocrat: servants between reserve, lighthouse and temple (PC-A.7.5)."""

from __future__ import annotations

from itertools import permutations
from typing import Annotated

from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, table, tell
from zenobia.core.moves import Words, move, question, refuses
from zenobia.core.offer import Offer, offer, offer_each
from zenobia.games.carthago import events
from zenobia.games.carthago.data import ARISTOCRAT_MOVES
from zenobia.games.carthago.state import ASK_ARISTOCRAT, FIRST_WAY, NOTHING, Player, State

RESERVE, LIGHTHOUSE, TEMPLE = range(3)
PLACE_NAMES = ("reserve", "lighthouse", "temple")
WAYS = list(permutations((RESERVE, LIGHTHOUSE, TEMPLE), 2))  # from, to
WAY_COUNT = len(WAYS)
LEAVING, REACHING = table([way[0] for way in WAYS]), table([way[1] for way in WAYS])
Way = Annotated[int, Words(*(f"{PLACE_NAMES[leaving]} {PLACE_NAMES[reaching]}" for leaving, reaching in WAYS))]


@rule
def begin_aristocrat(s: State) -> None:
    """PC-A.7.5 Aristocrat: up to five servants."""
    s.servants_left = ARISTOCRAT_MOVES
    s.least_way = FIRST_WAY
    s.question = ASK_ARISTOCRAT


@rule
def servants_at(me: Player, place: int) -> int:
    """Servants in the reserve, on the lighthouse or in the temple."""
    if place == RESERVE:
        return me.reserve
    return me.lighthouse if place == LIGHTHOUSE else me.temple


@rule
def add_servants(me: Player, place: int, servants: int) -> None:
    """Servants come to a place, or leave it."""
    if place == RESERVE:
        me.reserve += servants
    elif place == LIGHTHOUSE:
        me.lighthouse += servants
    else:
        me.temple += servants


@question(ASK_ARISTOCRAT)
def which_servant(s: State, out: Offer) -> None:
    """PC-A.7.5, PC-C29 At least one move; the moves come in ascending order, which loses no outcome."""
    if s.servants_left < ARISTOCRAT_MOVES:
        offer(out, stop_sending)
    ways = 0
    for way in range(s.least_way - FIRST_WAY, WAY_COUNT):
        if servants_at(s.player[s.mover], LEAVING[way]) > 0:
            ways |= 1 << way
    offer_each(out, send_servant, ways)


@move("stop", at=ASK_ARISTOCRAT)
def stop_sending(s: State) -> None:
    """PC-A.7.5 Fewer than five will do."""
    s.question = NOTHING


@refuses(stop_sending)
def why_not_stop_sending(s: State) -> Refused:
    """PC-A.7.5 At least one."""
    return Refused("nobody-moved", rule="PC-A.7.5")


@move("send", at=ASK_ARISTOCRAT)
def send_servant(s: State, way: Way) -> None:
    """PC-A.7.5 One own servant moves between reserve, lighthouse and temple."""
    me = s.player[s.mover]
    add_servants(me, LEAVING[way], -1)
    add_servants(me, REACHING[way], 1)
    tell(s, events.MOVE_SERVANT, s.mover, LEAVING[way], REACHING[way])
    s.least_way = FIRST_WAY + way
    s.servants_left -= 1
    if s.servants_left == 0:
        s.question = NOTHING


@refuses(send_servant)
def why_not_send(s: State, way: int) -> Refused:
    """PC-A.7.5 Nobody there; RULING PC-C29 or a way that was passed over."""
    if servants_at(s.player[s.mover], LEAVING[way]) == 0:
        return Refused("nobody-there", rule="PC-A.7.5", place=Term("place", PLACE_NAMES[LEAVING[way]]))
    return Refused("passed-over", rule="PC-C29")
