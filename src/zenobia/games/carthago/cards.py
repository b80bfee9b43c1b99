"""The action cards and the captain (PC-A.7); the other kinds have their own chapters."""

from __future__ import annotations

from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.carthago import events
from zenobia.games.carthago.aristocrat import begin_aristocrat
from zenobia.games.carthago.data import CARD_KIND, KIND_NAMES
from zenobia.games.carthago.market import goods_in_market, may_buy, offer_purchases, price
from zenobia.games.carthago.palace import may_take_bonus, why_no_bonus
from zenobia.games.carthago.state import ARISTOCRAT, ASK_CARD, CAPTAIN, MERCHANT, NOTHING, STEVEDORE, TRANSPORTER, State
from zenobia.games.carthago.stevedore import may_use_stevedore, offer_stevedore
from zenobia.games.carthago.transport import may_carry, offer_sources


@rule
def kind_on(s: State, space: int) -> int:
    """The kind of the action card on a space."""
    kind: int = CARD_KIND[s.cards[space]]
    return kind


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
        return may_use_stevedore(s, seat, reserve)
    if kind == MERCHANT:
        return may_buy(s, me, price(s)) and goods_in_market(s) > 0
    return may_carry(s, seat)


@question(ASK_CARD)
def how_to_use_card(s: State, out: Offer) -> None:
    """PC-A.7.1, PC-C28 The ways to carry out a card's action; it may be left out for the bonus."""
    me = s.player[s.mover]
    kind = kind_on(s, s.space)
    if kind in (CAPTAIN, ARISTOCRAT) and may_use_card(s, s.mover, kind, me.reserve):
        offer(out, do_card)
    if may_take_bonus(s, me, s.space, me.reserve):
        offer(out, skip_card)
    if kind == STEVEDORE:
        offer_stevedore(s, out)
    elif kind == MERCHANT:
        offer_purchases(s, out)
    elif kind == TRANSPORTER:
        offer_sources(s, out)


@move("do", at=ASK_CARD)
def do_card(s: State) -> None:
    """PC-A.7 The captain acts at once, the aristocrat asks which servants."""
    if kind_on(s, s.space) == CAPTAIN:
        charter(s)
    else:
        begin_aristocrat(s)


@refuses(do_card)
def why_not_do(s: State) -> Refused:
    """PC-A.7.4, PC-A.7.5 Captain and aristocrat need servants, the captain a charter ship; others ask what to do."""
    kind = kind_on(s, s.space)
    if kind == ARISTOCRAT:
        return Refused("no-servant", rule="PC-A.7.5")
    if kind != CAPTAIN:
        return Refused("say-how", rule="PC-A.7.1", card=Term("card", KIND_NAMES[kind]))
    return Refused("no-charter-left" if s.player[s.mover].reserve else "no-servant", rule="PC-A.7.4")


@move("skip", at=ASK_CARD)
def skip_card(s: State) -> None:
    """PC-C28 The card's action is left out, for the bonus."""
    s.question = NOTHING


@refuses(skip_card)
def why_not_skip(s: State) -> Refused:
    """PC-C28 A card's action is left out only for the bonus."""
    return Refused("skip-for-bonus", rule="PC-C28", reason=why_no_bonus(s))


@rule
def charter(s: State) -> None:
    """PC-A.7.4 Captain: a servant from the reserve on an empty charter ship."""
    me = s.player[s.mover]
    me.reserve -= 1
    me.charters += 1
    tell(s, events.CHARTER, s.mover)
    s.question = NOTHING
