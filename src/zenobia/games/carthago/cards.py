"""The action cards: captain, aristocrat, stevedore (PC-A.7); merchant and transporter have their own chapters."""

from __future__ import annotations

from zenobia.core.kernel import Actions, rule, tell
from zenobia.games.carthago import events
from zenobia.games.carthago.data import ARISTOCRAT_MOVES, QUAY_SERVANTS, QUAYS
from zenobia.games.carthago.market import goods_in_market, may_buy, offer_goods, price
from zenobia.games.carthago.moves import (
    CLAIM,
    DO_CARD,
    LEAVE,
    LEAVING,
    LIGHTHOUSE,
    MOVE,
    REACHING,
    RESERVE,
    SEND,
    SKIP_CARD,
    STOP,
    USE,
)
from zenobia.games.carthago.quays import has_free_quay, leave_quay, move_pair, offer_free_quays
from zenobia.games.carthago.state import (
    ARISTOCRAT,
    ASK_ARISTOCRAT,
    ASK_NEW_QUAY,
    CAPTAIN,
    MERCHANT,
    NONE,
    NOTHING,
    STEVEDORE,
    TRANSPORTER,
    Player,
    State,
)
from zenobia.games.carthago.transport import may_carry, offer_sources


@rule
def owns_quay(s: State, seat: int) -> bool:
    """Does a seat hold any quay?"""
    for quay in range(QUAYS):
        if s.quay_owner[quay] == seat:
            return True
    return False


@rule
def has_empty_charter(s: State) -> bool:
    """PC-A.2.1 There are as many charter ships as players."""
    taken = 0
    for seat in range(s.players):
        taken += s.player[seat].charters
    return taken < s.players


@rule
def may_use_card(s: State, seat: int, kind: int, reserve: int) -> bool:
    """PC-A.7.2 Can the card's action be carried out with this reserve?"""
    me = s.player[seat]
    if kind == CAPTAIN:
        return reserve > 0 and has_empty_charter(s)
    if kind == ARISTOCRAT:
        return reserve + me.lighthouse + me.temple > 0
    if kind == STEVEDORE:
        return owns_quay(s, seat) or (reserve >= QUAY_SERVANTS and has_free_quay(s))
    if kind == MERCHANT:
        return may_buy(s, me, price(s)) and goods_in_market(s) > 0
    return may_carry(s, seat)


@rule
def offer_card(s: State, out: Actions, kind: int, skip: bool) -> int:
    """PC-A.7.1, PC-C28 The ways to carry out a card's action; it may be left out for the bonus."""
    me = s.player[s.mover]
    n = 0
    if kind in (CAPTAIN, ARISTOCRAT) and may_use_card(s, s.mover, kind, me.reserve):
        out[n] = DO_CARD
        n += 1
    if skip:
        out[n] = SKIP_CARD
        n += 1
    if kind == STEVEDORE:
        n = offer_stevedore(s, out, n)
    elif kind == MERCHANT and may_buy(s, me, price(s)):
        n = offer_goods(s, out, n)
    elif kind == TRANSPORTER:
        n = offer_sources(s, out, n)
    return n


@rule
def offer_stevedore(s: State, out: Actions, n: int) -> int:
    """PC-A.7.6 Claim a quay, move the own pair, or take it back."""
    if s.player[s.mover].reserve >= QUAY_SERVANTS:
        n = offer_free_quays(s, out, n, CLAIM)
    if has_free_quay(s):
        n = offer_own_quays(s, out, n, MOVE)
    return offer_own_quays(s, out, n, LEAVE)


@rule
def offer_own_quays(s: State, out: Actions, n: int, base: int) -> int:
    """PC-C39 The mover's quays."""
    for quay in range(QUAYS):
        if s.quay_owner[quay] == s.mover:
            out[n] = base + quay
            n += 1
    return n


@rule
def charter(s: State) -> None:
    """PC-A.7.4 Captain: a servant from the reserve on an empty charter ship."""
    me = s.player[s.mover]
    me.reserve -= 1
    me.charters += 1
    tell(s, events.CHARTER, s.mover)
    s.question = NOTHING


@rule
def begin_aristocrat(s: State) -> None:
    """PC-A.7.5 Aristocrat: up to five servants."""
    s.left = ARISTOCRAT_MOVES
    s.least = SEND
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


@rule
def offer_ways(s: State, out: Actions) -> int:
    """PC-A.7.5, PC-C29 At least one move; the moves come in ascending order, which loses no outcome."""
    n = 0
    if s.left < ARISTOCRAT_MOVES:
        out[n] = STOP
        n += 1
    for way in range(s.least - SEND, USE - SEND):
        if servants_at(s.player[s.mover], LEAVING[way]) > 0:
            out[n] = SEND + way
            n += 1
    return n


@rule
def send_servant(s: State, way: int) -> None:
    """PC-A.7.5 One own servant moves between reserve, lighthouse and temple."""
    me = s.player[s.mover]
    add_servants(me, LEAVING[way], -1)
    add_servants(me, REACHING[way], 1)
    tell(s, events.MOVE_SERVANT, s.mover, LEAVING[way], REACHING[way])
    s.least = SEND + way
    s.left -= 1
    if s.left == 0:
        s.question = NOTHING


@rule
def begin_move(s: State, quay: int) -> None:
    """PC-A.7.6 Stevedore: the pair that moves is chosen first."""
    s.source = quay
    s.question = ASK_NEW_QUAY


@rule
def finish_move(s: State, quay: int) -> None:
    """PC-A.7.6 Stevedore: the pair reaches its new quay."""
    move_pair(s, s.mover, s.source, quay)
    s.source = NONE
    s.question = NOTHING


@rule
def release(s: State, quay: int) -> None:
    """PC-A.7.6 Stevedore: the pair comes home."""
    leave_quay(s, s.mover, quay)
    s.question = NOTHING
