"""A turn: one action, its bonus, privileges (PC-A.7)."""

from __future__ import annotations

from typing import Annotated

from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import Words, move, question, refuses
from zenobia.core.offer import Offer, offer, offer_each
from zenobia.games.carthago import events
from zenobia.games.carthago.cards import kind_on, may_use_card
from zenobia.games.carthago.data import CARD_KIND, CARDS, COST, KIND_NAMES, ROUNDS, TAKE_TALENTS
from zenobia.games.carthago.ending import end_decade
from zenobia.games.carthago.market import refill_market
from zenobia.games.carthago.palace import may_take_bonus, take_bonus
from zenobia.games.carthago.privileges import offer_privileges
from zenobia.games.carthago.state import ASK_ACTION, ASK_CARD, ASK_REST, NONE, NOTHING, State

Space = Annotated[int, Words(*(str(space + 1) for space in range(CARDS)))]


@rule
def ask_turn(s: State) -> None:
    """PC-A.7 The action comes first, then what may follow it."""
    s.mover = (s.first + s.turn) % s.players
    s.question = ASK_REST if s.acted else ASK_ACTION


@rule
def usable_spaces(s: State) -> int:
    """PC-A.7.2 Payable, and then the card's action or the bonus can be carried out (PC-C28); a set."""
    seat, usable = s.mover, 0
    me = s.player[seat]
    for space in range(CARDS):
        reserve = me.reserve - COST[space]
        if reserve >= 0:
            if may_use_card(s, seat, CARD_KIND[s.cards[space]], reserve) or may_take_bonus(s, me, space, reserve):
                usable |= 1 << space
    return usable


@question(ASK_ACTION)
def which_action(s: State, out: Offer) -> None:
    """PC-A.7 3 talents, a new market, an action card; and privileges before it."""
    offer(out, take_talents)
    offer(out, refill_market)
    offer_each(out, use_space, usable_spaces(s))
    offer_privileges(s, out)


@question(ASK_REST)
def rest_of_turn(s: State, out: Offer) -> None:
    """PC-A.7 After the action: the bonus, privileges, the end of the turn."""
    offer(out, end_turn)
    if s.space >= 0 and may_take_bonus(s, s.player[s.mover], s.space, s.player[s.mover].reserve):
        offer(out, take_bonus)
    offer_privileges(s, out)


@move("take", at=ASK_ACTION)
def take_talents(s: State) -> None:
    """PC-A.7 3 talents instead of a card."""
    s.player[s.mover].talents += TAKE_TALENTS
    tell(s, events.TAKE_3, s.mover, TAKE_TALENTS)
    s.acted = 1
    s.question = NOTHING


@move("slot", at=ASK_ACTION)
def use_space(s: State, space: Space) -> None:
    """PC-A.7.1 Pay the servants onto the card; its bonus may follow."""
    me = s.player[s.mover]
    me.reserve -= COST[space]
    me.on_card[space] += COST[space]
    s.space = space
    s.acted = 1
    tell(s, events.USE_CARD, s.mover, kind_on(s, space), COST[space])
    s.question = ASK_CARD


@refuses(use_space)
def why_not_this_space(s: State, space: int) -> Refused:
    """PC-A.7.1 It must be paid; PC-A.7.2 and then its card or its bonus must be possible."""
    held, cost = int(s.player[s.mover].reserve), int(COST[space])
    if held < cost:
        return Refused("too-few-servants", rule="PC-A.7.1", n=cost, held=held)
    return Refused("space-useless", rule="PC-A.7.2", card=Term("card", KIND_NAMES[kind_on(s, space)]))


@move("end", at=ASK_REST)
def end_turn(s: State) -> None:
    """PC-A.4.4 Clockwise to the next player; five rounds make a decade."""
    s.acted = 0
    s.space = NONE
    s.question = NOTHING
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        s.round += 1
        if s.round == ROUNDS:
            end_decade(s)
