"""The stevedore: claim a quay, move a pair of servants, or take it back (PC-A.7.6)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer_where
from zenobia.core.rows import contains
from zenobia.games.carthago.data import QUAY_SERVANTS, Quay
from zenobia.games.carthago.quays import claim_quay, has_free_quay, leave_quay, move_pair
from zenobia.games.carthago.reasons import not_yours, why_no_claim, wrong_card
from zenobia.games.carthago.state import ASK_CARD, ASK_NEW_QUAY, NONE, NOTHING, STEVEDORE, State


@rule
def owns_quay(s: State, seat: int) -> bool:
    """Does a seat hold any quay?"""
    return contains(s.quay_owner, seat)


@rule
def may_use_stevedore(s: State, seat: int, reserve: int) -> bool:
    """PC-A.7.6 An own pair to move or take back, or a pair in the reserve and a quay to claim."""
    return owns_quay(s, seat) or (reserve >= QUAY_SERVANTS and has_free_quay(s))


@rule
def offer_stevedore(s: State, out: Offer) -> None:
    """PC-A.7.6, PC-C39 Claim a quay, move the own pair, or take it back."""
    if s.player[s.mover].reserve >= QUAY_SERVANTS:
        offer_where(out, claim, s.quay_owner, NONE)
    if has_free_quay(s):
        offer_where(out, begin_move, s.quay_owner, s.mover)
    offer_where(out, release, s.quay_owner, s.mover)


@move("claim", at=ASK_CARD)
def claim(s: State, quay: Quay) -> None:
    """PC-A.7.6 Stevedore: a pair of servants takes a quay."""
    claim_quay(s, s.mover, quay)
    s.question = NOTHING


@refuses(claim)
def why_not_claim(s: State, quay: int) -> Refused:
    """PC-A.7.6 The stevedore claims a quay free of servants with a pair of the reserve."""
    return wrong_card(s, STEVEDORE, "PC-A.7.6") or why_no_claim(s, quay, "PC-A.7.6")


@move("move", at=ASK_CARD)
def begin_move(s: State, quay: Quay) -> None:
    """PC-A.7.6 Stevedore: the pair that moves is chosen first."""
    s.pair_from = quay
    s.question = ASK_NEW_QUAY


@question(ASK_NEW_QUAY)
def which_new_quay(s: State, out: Offer) -> None:
    """PC-A.7.6 Any quay free of servants."""
    offer_where(out, finish_move, s.quay_owner, NONE)


@move("quay", at=ASK_NEW_QUAY)
def finish_move(s: State, quay: Quay) -> None:
    """PC-A.7.6 Stevedore: the pair reaches its new quay."""
    move_pair(s, s.mover, s.pair_from, quay)
    s.pair_from = NONE
    s.question = NOTHING


@refuses(finish_move)
def why_not_to_this_quay(s: State, quay: int) -> Refused:
    """PC-A.7.6 The quay has servants."""
    return why_no_claim(s, quay, "PC-A.7.6")


@move("leave", at=ASK_CARD)
def release(s: State, quay: Quay) -> None:
    """PC-A.7.6 Stevedore: the pair comes home."""
    leave_quay(s, s.mover, quay)
    s.question = NOTHING


@refuses(begin_move, release)
def why_not_this_pair(s: State, quay: int) -> Refused:
    """PC-A.7.6 The stevedore moves an own pair to a quay free of servants, or takes it back."""
    wrong = wrong_card(s, STEVEDORE, "PC-A.7.6") or not_yours(s, quay, "PC-A.7.6")
    return wrong or Refused("no-free-quay", rule="PC-A.7.6")
