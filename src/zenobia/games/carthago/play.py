"""Which questions there are, and what each answer does (the decision model)."""

from __future__ import annotations

from zenobia.core.chance import random
from zenobia.core.game import NOBODY
from zenobia.core.kernel import Actions, blank, entry, rule
from zenobia.games.carthago import cards, ending, harbour, market, moves, privileges, setup, transport
from zenobia.games.carthago.data import QUAYS
from zenobia.games.carthago.decade import prepare_actions
from zenobia.games.carthago.intrigue import next_point, offer_point, place_point
from zenobia.games.carthago.loading import come_home, take_ship_card, use_immediate
from zenobia.games.carthago.palace import may_take_bonus, take_bonus
from zenobia.games.carthago.quays import claim_quay, offer_free_quays
from zenobia.games.carthago.state import (
    ASK_ACTION,
    ASK_ARISTOCRAT,
    ASK_BRING,
    ASK_CARD,
    ASK_DESTINATION,
    ASK_DOCK,
    ASK_EXTRA_SERVANT,
    ASK_LAST_PURCHASE,
    ASK_LOAD_ANY,
    ASK_MAY_CLAIM,
    ASK_MOVE3,
    ASK_MUST_CLAIM,
    ASK_NEW_QUAY,
    ASK_ORDER,
    ASK_POINT,
    ASK_REFILL_PURCHASE,
    ASK_REST,
    ASK_SHIPS,
    ASK_TAKE_GOOD,
    CAPTAIN,
    ENTRY,
    FIRST_CLAIMS,
    LOADING,
    NOTHING,
    OVER,
    SECOND_CLAIMS,
    TURNS,
    State,
)
from zenobia.games.carthago.turns import ask_turn, end_turn, kind_on, offer_actions, offer_rest, take_talents, use_space

LIGHTHOUSE = moves.LIGHTHOUSE


@entry
def new(s: State, players: int, options: Actions, seed: int) -> None:
    """Set up a game; the options in the order of GAME.options."""
    blank(s)
    setup.set_up(s, players, options, seed)
    go_on(s)


@entry
def to_act(s: State) -> int:
    """The seat that is asked now, or NOBODY once the game is over."""
    return NOBODY if s.question == OVER else s.mover + 0


@rule
def go_on(s: State) -> None:
    """Do what happens by itself until somebody has a choice: first what a loading still owes, then the phase."""
    while s.question == NOTHING:
        if s.points_due > 0:
            next_point(s)
        elif s.ship_due >= 0:
            take_ship_card(s)
        elif s.homeward >= 0:
            come_home(s)
        elif s.phase == TURNS:
            ask_turn(s)
        elif s.phase == FIRST_CLAIMS:
            setup.next_first_claim(s)
        elif s.phase == SECOND_CLAIMS:
            setup.next_second_claim(s)
        elif s.phase == ENTRY:
            harbour.next_admission(s)
        elif s.phase == LOADING:
            continue_loading(s)
        else:
            ending.next_last_purchase(s)


@rule
def continue_loading(s: State) -> None:
    """PC-A.5, PC-A.13 The next loading; after the last one the decade, or the final actions, go on."""
    if not harbour.load_next(s):
        if s.final:
            ending.begin_last_purchases(s)
        else:
            prepare_actions(s)


@entry
def legal(s: State, out: Actions) -> int:
    """Write the legal actions, ascending; their number."""
    if s.question == ASK_ACTION:
        return offer_actions(s, out)
    if s.question == ASK_REST:
        return offer_rest(s, out)
    if s.question == ASK_CARD:
        skip = may_take_bonus(s, s.player[s.mover], s.space, s.player[s.mover].reserve)
        return cards.offer_card(s, out, kind_on(s, s.space), skip)
    if ASK_POINT <= s.question <= ASK_EXTRA_SERVANT:
        return offer_point(s, out)
    if s.question == ASK_DESTINATION:
        return transport.offer_destinations(s, out)
    if s.question == ASK_ARISTOCRAT:
        return cards.offer_ways(s, out)
    if s.question == ASK_SHIPS:
        return harbour.offer_admissions(s, out)
    if s.question == ASK_DOCK:
        return harbour.offer_docks(s, out)
    return legal_rest(s, out)


@rule
def legal_rest(s: State, out: Actions) -> int:
    """The rarer questions."""
    if s.question == ASK_REFILL_PURCHASE:
        return market.offer_refill_purchase(s, out)
    if s.question == ASK_NEW_QUAY or s.question == ASK_MUST_CLAIM:
        return offer_free_quays(s, out, 0, moves.QUAY)
    if s.question == ASK_LOAD_ANY:
        return privileges.offer_any_loads(s, out)
    if s.question == ASK_MOVE3:
        return privileges.offer_shifts(s, out)
    if s.question == ASK_ORDER:
        return privileges.offer_orders(s, out)
    if s.question == ASK_BRING:
        return harbour.offer_ships(s, out, 0, moves.ADMIT)
    if s.question == ASK_LAST_PURCHASE:
        return ending.offer_last_purchase(s, out)
    if s.question == ASK_MAY_CLAIM:
        return setup.offer_first_claims(s, out)
    if s.question == ASK_TAKE_GOOD:
        return market.offer_goods(s, out, 0)
    return 0


@entry
def apply(s: State, action: int) -> None:
    """Do a legal action, and all that follows by itself."""
    if action < moves.SLOT:
        answer(s, action)
    elif action < moves.ADMIT:
        use_space(s, action - moves.SLOT)
    elif action < moves.BLOCK:
        answer_ship(s, action - moves.ADMIT)
    elif action < moves.GOOD:
        harbour.block(s, action - moves.BLOCK)
    elif action < moves.CARRY_STORED:
        answer_good(s, action - moves.GOOD)
    elif action < moves.QUAY:
        transport.begin_transport(s, QUAYS + action - moves.CARRY_STORED)
    elif action < moves.CLAIM:
        answer_quay(s, action - moves.QUAY)
    elif action < moves.SEND:
        answer_stevedore(s, action)
    elif action < moves.USE:
        cards.send_servant(s, action - moves.SEND)
    elif action < moves.SHIFT:
        privileges.use_privilege(s, action - moves.USE)
    elif action < moves.ORDER:
        privileges.shift_servant(s, (action - moves.SHIFT) // 2, LIGHTHOUSE + (action - moves.SHIFT) % 2)
    else:
        privileges.put_in_order(s, action - moves.ORDER)
    go_on(s)


@rule
def answer(s: State, action: int) -> None:
    """The moves of one word."""
    if action == moves.END:
        end_turn(s)
    elif action == moves.TAKE_3:
        take_talents(s)
    elif action == moves.REFILL:
        market.refill_market(s)
    elif action == moves.DO_CARD:
        do_card(s)
    elif action == moves.BONUS:
        take_bonus(s)
    elif action == moves.STORE:
        transport.carry_to_warehouse(s)
    elif action == moves.VOYAGE:
        transport.carry_to_charter(s)
    elif action == moves.PALACE:
        ending.end_last_purchase(s, True)
    elif moves.TRACK <= action <= moves.DECLINE:
        answer_point(s, action)
    elif action == moves.PASS and s.question == ASK_MAY_CLAIM:
        setup.end_first_claim(s)
    elif action == moves.PASS and s.question == ASK_LAST_PURCHASE:
        ending.end_last_purchase(s, False)
    else:  # nothing bought after a refill, a card left out, servants moved enough
        s.question = NOTHING


@rule
def do_card(s: State) -> None:
    """PC-A.7 The captain acts at once, the aristocrat asks which servants."""
    if kind_on(s, s.space) == CAPTAIN:
        cards.charter(s)
    else:
        cards.begin_aristocrat(s)


@rule
def answer_point(s: State, way: int) -> None:
    """PC-A.12 Track, path or refusal, for a due point or an immediate privilege."""
    if s.question == ASK_POINT:
        place_point(s, way)
    else:
        use_immediate(s, way)


@rule
def answer_ship(s: State, position: int) -> None:
    """PC-A.5, PC-A.10 A ship of row 1, by lighthouse or privilege."""
    if s.question == ASK_BRING:
        privileges.bring(s, position)
    else:
        harbour.admit(s, position)


@rule
def answer_good(s: State, good: int) -> None:
    """PC-A.3, PC-A.7 A good of the market."""
    if s.question == ASK_TAKE_GOOD:
        setup.take_first_good(s, good)
    elif s.question == ASK_REFILL_PURCHASE:
        market.buy_after_refill(s, good)
    else:
        market.buy(s, good)


@rule
def answer_quay(s: State, quay: int) -> None:
    """A quay, whatever was asked about it."""
    if s.question == ASK_DESTINATION:
        transport.carry_to_quay(s, quay)
    elif s.question == ASK_DOCK:
        harbour.choose_dock(s, quay)
    elif s.question == ASK_NEW_QUAY:
        cards.finish_move(s, quay)
    elif s.question == ASK_LOAD_ANY:
        privileges.load_any(s, quay)
    elif s.question == ASK_MUST_CLAIM:
        setup.end_second_claim(s, quay)
    else:
        claim_quay(s, s.mover, quay)
        setup.end_first_claim(s)


@rule
def answer_stevedore(s: State, action: int) -> None:
    """PC-A.7 The stevedore's three ways, and the transporter's quays."""
    if action < moves.MOVE:
        claim_quay(s, s.mover, action - moves.CLAIM)
        s.question = NOTHING
    elif action < moves.LEAVE:
        cards.begin_move(s, action - moves.MOVE)
    elif action < moves.CARRY:
        cards.release(s, action - moves.LEAVE)
    else:
        transport.begin_transport(s, action - moves.CARRY)


@entry
def score(s: State, seat: int) -> int:
    """PC-A.13 Servants in the palace."""
    return s.player[seat].palace + 0


@entry
def rank(s: State, seat: int) -> int:
    """PC-A.13 1 is best; equals share."""
    return ending.place_of(s, seat)


@entry
def playout(s: State, out: Actions) -> int:
    """Random moves to the end; their number."""
    steps = 0
    n = legal(s, out)
    while n > 0:
        apply(s, out[random(s.chance, n)])
        steps += 1
        n = legal(s, out)
    return steps
