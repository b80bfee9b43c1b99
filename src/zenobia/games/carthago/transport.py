"""The transporter: goods between warehouse, quays and charter ships (PC-A.7)."""

from __future__ import annotations

from zenobia.core.kernel import Actions, rule, tell
from zenobia.games.carthago import events
from zenobia.games.carthago.data import GOODS, QUAYS
from zenobia.games.carthago.loading import is_wanted, load
from zenobia.games.carthago.market import free_storage
from zenobia.games.carthago.moves import CARRY, CARRY_STORED, QUAY, STORE, VOYAGE
from zenobia.games.carthago.state import ASK_DESTINATION, NONE, NOTHING, State
from zenobia.games.carthago.voyages import may_sail, sail


@rule
def has_empty_own_quay(s: State, seat: int) -> bool:
    """PC-A.7.8 A quay of the seat that holds no good."""
    for quay in range(QUAYS):
        if s.quay_owner[quay] == seat and s.quay_good[quay] < 0:
            return True
    return False


@rule
def may_carry(s: State, seat: int) -> bool:
    """PC-A.7.8 Is there a good of the seat, and a place where it may go?"""
    me = s.player[seat]
    far = has_empty_own_quay(s, seat) or may_sail(s, me)
    if far:
        for good in range(GOODS):
            if me.stored[good] > 0:
                return True
    if far or free_storage(me) > 0:
        for quay in range(QUAYS):
            if s.quay_owner[quay] == seat and s.quay_good[quay] >= 0:
                return True
    return False


@rule
def offer_sources(s: State, out: Actions, n: int) -> int:
    """PC-A.7.8 Transporter: goods of the own warehouse and of own quays that have somewhere to go."""
    me = s.player[s.mover]
    far = has_empty_own_quay(s, s.mover) or may_sail(s, me)
    if far:
        for good in range(GOODS):
            if me.stored[good] > 0:
                out[n] = CARRY_STORED + good
                n += 1
    if far or free_storage(me) > 0:
        for quay in range(QUAYS):
            if s.quay_owner[quay] == s.mover and s.quay_good[quay] >= 0:
                out[n] = CARRY + quay
                n += 1
    return n


@rule
def begin_transport(s: State, source: int) -> None:
    """PC-A.7.8 Transporter: the good that is carried; a quay, or QUAYS + good of the warehouse."""
    s.source = source
    s.question = ASK_DESTINATION


@rule
def offer_destinations(s: State, out: Actions) -> int:
    """PC-A.7.8 An own quay without a good, a free storage space for a good of a quay, an own charter ship."""
    me = s.player[s.mover]
    n = 0
    if s.source < QUAYS and free_storage(me) > 0:
        out[n] = STORE
        n += 1
    if may_sail(s, me):
        out[n] = VOYAGE
        n += 1
    for quay in range(QUAYS):
        if s.quay_owner[quay] == s.mover and s.quay_good[quay] < 0:
            out[n] = QUAY + quay
            n += 1
    return n


@rule
def pick_up(s: State) -> int:
    """PC-A.7.8 The good leaves its place."""
    source = s.source
    s.source = NONE
    s.question = NOTHING
    if source >= QUAYS:
        s.player[s.mover].stored[source - QUAYS] -= 1
        return source - QUAYS
    good = s.quay_good[source]
    s.quay_good[source] = NONE
    return good


@rule
def carry_to_quay(s: State, quay: int) -> None:
    """PC-A.7.8 The good reaches an own quay, and is loaded at once if the ship there wants it."""
    good = pick_up(s)
    s.quay_good[quay] = good
    tell(s, events.CARRY, s.mover, good, quay)
    if is_wanted(s, quay):
        load(s, quay)


@rule
def carry_to_warehouse(s: State) -> None:
    """PC-A.7.8 The good reaches a free space of the own warehouse."""
    good = pick_up(s)
    s.player[s.mover].stored[good] += 1
    tell(s, events.STORE, s.mover, good)


@rule
def carry_to_charter(s: State) -> None:
    """PC-A.9 The good goes on a voyage."""
    sail(s, s.mover, pick_up(s))
