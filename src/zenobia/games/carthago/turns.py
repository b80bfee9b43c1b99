"""A turn: one action, its bonus, privileges (PC-A.7)."""

from __future__ import annotations

from zenobia.core.kernel import Actions, rule, tell
from zenobia.games.carthago import events
from zenobia.games.carthago.cards import may_use_card
from zenobia.games.carthago.data import CARD_KIND, CARDS, COST, ROUNDS, TAKE_TALENTS
from zenobia.games.carthago.ending import end_decade
from zenobia.games.carthago.moves import BONUS, END, REFILL, SLOT, TAKE_3
from zenobia.games.carthago.palace import may_take_bonus
from zenobia.games.carthago.privileges import offer_privileges
from zenobia.games.carthago.state import ASK_ACTION, ASK_CARD, ASK_REST, NONE, NOTHING, State


@rule
def ask_turn(s: State) -> None:
    """PC-A.7 The action comes first, then what may follow it."""
    s.mover = (s.first + s.turn) % s.players
    s.question = ASK_REST if s.acted else ASK_ACTION


@rule
def kind_on(s: State, space: int) -> int:
    """The kind of the action card on a space."""
    kind: int = CARD_KIND[s.cards[space]]
    return kind


@rule
def may_use_space(s: State, space: int) -> bool:
    """PC-A.7.2 Payable, and then the card's action or the bonus can be carried out (PC-C28)."""
    me = s.player[s.mover]
    reserve = me.reserve - COST[space]
    return reserve >= 0 and (
        may_use_card(s, s.mover, kind_on(s, space), reserve) or may_take_bonus(s, me, space, reserve)
    )


@rule
def offer_actions(s: State, out: Actions) -> int:
    """PC-A.7 3 talents, a new market, an action card; and privileges before it."""
    out[0] = TAKE_3
    out[1] = REFILL
    n = 2
    for space in range(CARDS):
        if may_use_space(s, space):
            out[n] = SLOT + space
            n += 1
    return offer_privileges(s, out, n)


@rule
def offer_rest(s: State, out: Actions) -> int:
    """PC-A.7 After the action: the bonus, privileges, the end of the turn."""
    out[0] = END
    n = 1
    if s.space >= 0 and may_take_bonus(s, s.player[s.mover], s.space, s.player[s.mover].reserve):
        out[n] = BONUS
        n += 1
    return offer_privileges(s, out, n)


@rule
def take_talents(s: State) -> None:
    """PC-A.7 3 talents instead of a card."""
    s.player[s.mover].talents += TAKE_TALENTS
    tell(s, events.TAKE_3, s.mover, TAKE_TALENTS)
    s.acted = 1
    s.question = NOTHING


@rule
def use_space(s: State, space: int) -> None:
    """PC-A.7.1 Pay the servants onto the card; its bonus may follow."""
    me = s.player[s.mover]
    me.reserve -= COST[space]
    me.on_card[space] += COST[space]
    s.space = space
    s.acted = 1
    tell(s, events.USE_CARD, s.mover, kind_on(s, space), COST[space])
    s.question = ASK_CARD


@rule
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
