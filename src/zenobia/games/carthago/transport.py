"""The transporter: goods between warehouse, quays and charter ships (PC-A.7)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer, offer_where_not
from zenobia.core.rows import total
from zenobia.games.carthago import events
from zenobia.games.carthago.data import QUAYS, WAREHOUSE_SPACES, Good, Quay
from zenobia.games.carthago.loading import is_wanted, load
from zenobia.games.carthago.market import free_storage
from zenobia.games.carthago.reasons import good_name, not_yours, quay_name, wrong_card
from zenobia.games.carthago.state import ASK_CARD, ASK_DESTINATION, NONE, NOTHING, TRANSPORTER, State
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
    far = may_sail(s, me) or has_empty_own_quay(s, seat)
    if far and total(me.stored) > 0:
        return True
    if far or free_storage(me) > 0:
        for quay in range(QUAYS):
            if s.quay_owner[quay] == seat and s.quay_good[quay] >= 0:
                return True
    return False


@rule
def offer_sources(s: State, out: Offer) -> None:
    """PC-A.7.8 Transporter: goods of the own warehouse and of own quays that have somewhere to go."""
    me = s.player[s.mover]
    far = may_sail(s, me) or has_empty_own_quay(s, s.mover)
    if far:
        offer_where_not(out, carry_stored, me.stored, 0)
    if far or free_storage(me) > 0:
        for quay in range(QUAYS):
            if s.quay_owner[quay] == s.mover and s.quay_good[quay] >= 0:
                offer(out, carry_from_quay, quay)


@move("carry", at=ASK_CARD)
def carry_stored(s: State, good: Good) -> None:
    """PC-A.7.8 Transporter: a good of the warehouse is carried."""
    s.carried_from = QUAYS + good
    s.question = ASK_DESTINATION


@refuses(carry_stored)
def why_not_carry(s: State, good: int) -> Refused:
    """PC-A.7.8 The transporter needs a good, and a place where it may go."""
    if wrong := wrong_card(s, TRANSPORTER, "PC-A.7.8"):
        return wrong
    stored = s.player[s.mover].stored[good] > 0
    return Refused("nowhere-to-carry" if stored else "not-stored", rule="PC-A.7.8", good=good_name(good))


@move("carry", at=ASK_CARD)
def carry_from_quay(s: State, quay: Quay) -> None:
    """PC-A.7.8 Transporter: the good of a quay is carried."""
    s.carried_from = quay
    s.question = ASK_DESTINATION


@refuses(carry_from_quay)
def why_not_carry_from_quay(s: State, quay: int) -> Refused:
    """PC-A.7.8 The transporter needs a good on an own quay, and a place where it may go."""
    wrong = wrong_card(s, TRANSPORTER, "PC-A.7.8") or not_yours(s, quay, "PC-A.7.8")
    if wrong:
        return wrong
    if s.quay_good[quay] == NONE:
        return Refused("no-good-there", rule="PC-A.7.8", quay=quay_name(quay))
    return Refused("nowhere-to-carry", rule="PC-A.7.8", good=good_name(s.quay_good[quay]))


@question(ASK_DESTINATION)
def where_to_carry(s: State, out: Offer) -> None:
    """PC-A.7.8 An own quay without a good, a free storage space for a good of a quay, an own charter ship."""
    me = s.player[s.mover]
    if s.carried_from < QUAYS and free_storage(me) > 0:
        offer(out, carry_to_warehouse)
    if may_sail(s, me):
        offer(out, carry_to_charter)
    for quay in range(QUAYS):
        if s.quay_owner[quay] == s.mover and s.quay_good[quay] < 0:
            offer(out, carry_to_quay, quay)


@rule
def pick_up(s: State) -> int:
    """PC-A.7.8 The good leaves its place."""
    source = s.carried_from
    s.carried_from = NONE
    s.question = NOTHING
    if source >= QUAYS:
        s.player[s.mover].stored[source - QUAYS] -= 1
        return source - QUAYS
    good = s.quay_good[source]
    s.quay_good[source] = NONE
    return good


@move("quay", at=ASK_DESTINATION)
def carry_to_quay(s: State, quay: Quay) -> None:
    """PC-A.7.8 The good reaches an own quay, and is loaded at once if the ship there wants it."""
    good = pick_up(s)
    s.quay_good[quay] = good
    tell(s, events.CARRY, s.mover, good, quay)
    if is_wanted(s, quay):
        load(s, quay)


@refuses(carry_to_quay)
def why_not_carry_to_quay(s: State, quay: int) -> Refused:
    """PC-A.7.8 Only to an own quay without a good."""
    return not_yours(s, quay, "PC-A.7.8") or Refused("quay-has-good", rule="PC-A.7.8", quay=quay_name(quay))


@move("store", at=ASK_DESTINATION)
def carry_to_warehouse(s: State) -> None:
    """PC-A.7.8 The good reaches a free space of the own warehouse."""
    good = pick_up(s)
    s.player[s.mover].stored[good] += 1
    tell(s, events.STORE, s.mover, good)


@refuses(carry_to_warehouse)
def why_not_store(s: State) -> Refused:
    """PC-A.7.8 It comes from there, or there is no room."""
    if s.carried_from >= QUAYS:
        return Refused("from-warehouse", rule="PC-A.7.8")
    return Refused("warehouse-full", rule="PC-A.7.8", n=WAREHOUSE_SPACES - int(s.player[s.mover].blocked))


@move("voyage", at=ASK_DESTINATION)
def carry_to_charter(s: State) -> None:
    """PC-A.9 The good goes on a voyage."""
    sail(s, s.mover, pick_up(s))


@refuses(carry_to_charter)
def why_no_voyage(s: State) -> Refused:
    """PC-A.9 A charter ship, a servant in the temple and a card of the deck."""
    me = s.player[s.mover]
    if me.charters == 0:
        return Refused("no-charter", rule="PC-A.9")
    return Refused("nobody-in-temple", rule="PC-A.9") if me.temple == 0 else Refused("deck-empty", rule="PC-A.14.1")
