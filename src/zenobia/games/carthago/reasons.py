"""Reasons why a move is illegal that several chapters give; plain Python, asked only after a move was refused."""

from __future__ import annotations

from zenobia.core.game import Refused, Term
from zenobia.games.carthago.data import (
    CARD_KIND,
    GOOD_NAMES,
    KIND_NAMES,
    QUAY_NAMES,
    QUAY_SERVANTS,
    WAREHOUSE_SPACES,
)
from zenobia.games.carthago.state import NONE, Player, State


def good_name(good: int) -> Term:
    return Term("good", GOOD_NAMES[good])


def quay_name(quay: int) -> Term:
    return Term("quay", QUAY_NAMES[quay])


def wrong_card(s: State, kind: int, rule: str) -> Refused | None:
    """PC-A.7.1 The action belongs to another card than the one in use."""
    used = int(CARD_KIND[s.cards[s.space]])
    if used == kind:
        return None
    return Refused("other-card", rule=rule, card=Term("card", KIND_NAMES[used]), needed=Term("card", KIND_NAMES[kind]))


def why_no_claim(s: State, quay: int, rule: str) -> Refused:
    """PC-A.7.6 Servants stand there, or the pair is missing."""
    if s.quay_owner[quay] != NONE:
        return Refused("quay-taken", rule=rule, quay=quay_name(quay))
    return Refused("too-few-servants", rule=rule, n=QUAY_SERVANTS, held=int(s.player[s.mover].reserve))


def not_yours(s: State, quay: int, rule: str) -> Refused | None:
    """Somebody else's quay, or nobody's."""
    return None if s.quay_owner[quay] == s.mover else Refused("not-your-quay", rule=rule, quay=quay_name(quay))


def why_no_purchase(s: State, good: int, cost: int, rule: str) -> Refused:
    """PC-A.7.7 Not in the market, no money, or no room."""
    if not s.market[good]:
        return Refused("not-on-sale", rule=rule, good=good_name(good))
    if s.player[s.mover].talents < cost:
        return Refused("no-talents", rule=rule, n=cost)
    return Refused("warehouse-full", rule=rule, n=WAREHOUSE_SPACES - int(s.player[s.mover].blocked))


def why_no_palace(me: Player, price: int, points: int, rule: str) -> Refused:
    """PC-A.11 Money, trade points, a servant in the reserve."""
    if me.talents < price:
        return Refused("no-talents", rule=rule, n=price)
    if me.points < points:
        return Refused("no-trade-points", rule=rule, n=points)
    return Refused("no-servant", rule=rule)


def no_ship(position: int, rule: str) -> Refused:
    """PC-A.5 No ship lies at a position of row 1."""
    return Refused("no-ship-there", rule=rule, n=position + 1)
