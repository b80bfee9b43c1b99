"""Stored privileges, used in the own turn (PC-A.10)."""

from __future__ import annotations

from typing import Annotated

from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell, whisper
from zenobia.core.moves import Words, move, question, refuses
from zenobia.core.offer import Offer, offer, offer_where_not
from zenobia.core.sets import take_lowest
from zenobia.games.carthago import events
from zenobia.games.carthago.aristocrat import LIGHTHOUSE, PLACE_NAMES, TEMPLE, add_servants, servants_at
from zenobia.games.carthago.data import PRIVILEGE, QUAYS, SERVANTS_MOVED, STORED_NAMES, Quay
from zenobia.games.carthago.deck import ORDERS, arrange_top, card_at, cards_to_look_at, put_under
from zenobia.games.carthago.harbour import Position, bring_ship, ships_in_row
from zenobia.games.carthago.loading import is_wanted, load
from zenobia.games.carthago.palace import buy_palace, palace_price
from zenobia.games.carthago.reasons import no_ship, not_yours, quay_name
from zenobia.games.carthago.state import (
    ASK_ACTION,
    ASK_BRING,
    ASK_LAST_PURCHASE,
    ASK_LOAD_ANY,
    ASK_MOVE3,
    ASK_ORDER,
    ASK_REST,
    BRING_SHIP,
    FIRST_SHIFT,
    LOAD_ANY,
    MOST_SEATS,
    MOVE3,
    NONE,
    NOTHING,
    PALACE_FREE,
    SCRY3,
    State,
)

Stored = Annotated[int, Words(*STORED_NAMES)]
Owner = Annotated[int, Words(*(f"p{seat + 1}" for seat in range(MOST_SEATS)))]
Shift = Annotated[int, Words("lighthouse temple", "temple lighthouse")]
Order = Annotated[int, Words(*("".join(str(place + 1) for place in order) for order in ORDERS))]


@rule
def oldest_kept(s: State, seat: int, privilege: int) -> int:
    """RULING PC-C42 The place of a seat's oldest card with a privilege, or NONE."""
    for place in range(s.kept_count):
        if s.keeper[place] == seat and PRIVILEGE[s.kept[place]] == privilege:
            return place
    return NONE


@rule
def spend_card(s: State, seat: int, privilege: int) -> None:
    """PC-A.10 The card of a used privilege goes under the deck."""
    place = oldest_kept(s, seat, privilege)
    put_under(s, s.kept[place])
    s.kept_count -= 1
    for later in range(place, s.kept_count):
        s.kept[later] = s.kept[later + 1]
        s.keeper[later] = s.keeper[later + 1]
    s.kept[s.kept_count] = NONE
    s.keeper[s.kept_count] = NONE


@rule
def is_usable(s: State, seat: int, privilege: int) -> bool:
    """PC-A.10 Would the privilege do anything now?"""
    me = s.player[seat]
    if privilege == SCRY3:
        return s.deck_size > 0
    if privilege == LOAD_ANY:
        return has_any_to_load(s, seat)
    if privilege == MOVE3:
        return has_servant_to_move(s)
    if privilege == PALACE_FREE:
        return me.reserve > 0 and me.talents >= palace_price(s)
    return ships_in_row(s) > 0


@rule
def has_any_to_load(s: State, seat: int) -> bool:
    """PC-A.10.5, PC-C22 An own quay where a ship and any good lie."""
    for quay in range(QUAYS):
        if s.quay_owner[quay] == seat and s.quay_ship[quay] >= 0 and s.quay_good[quay] >= 0:
            return True
    return False


@rule
def has_servant_to_move(s: State) -> bool:
    """PC-A.10.6 Anybody's servant on the lighthouse or in the temple."""
    for seat in range(s.players):
        if s.player[seat].lighthouse + s.player[seat].temple > 0:
            return True
    return False


@rule
def offer_privileges(s: State, out: Offer) -> None:
    """PC-A.10, PC-C19 The kept privileges of the mover that would do something."""
    kept = 0
    for place in range(s.kept_count):
        if s.keeper[place] == s.mover:
            kept |= 1 << PRIVILEGE[s.kept[place]]
    while kept:
        privilege, kept = take_lowest(kept)
        if is_usable(s, s.mover, privilege):
            offer(out, use_privilege, privilege)


@move("use", at=(ASK_ACTION, ASK_REST, ASK_LAST_PURCHASE))
def use_privilege(s: State, privilege: Stored) -> None:
    """PC-A.10 Begin a stored privilege; a card that needs a choice goes under the deck after it."""
    tell(s, events.PRIVILEGE, s.mover, privilege)
    if privilege == SCRY3:
        look(s)
    elif privilege == LOAD_ANY:
        s.question = ASK_LOAD_ANY
    elif privilege == MOVE3:
        spend_card(s, s.mover, MOVE3)
        s.servants_left = SERVANTS_MOVED
        s.least_shift = FIRST_SHIFT
        s.question = ASK_MOVE3
    elif privilege == PALACE_FREE:
        spend_card(s, s.mover, PALACE_FREE)
        buy_palace(s, s.mover)
        s.question = NOTHING
    else:
        s.question = ASK_BRING


@refuses(use_privilege)
def why_no_privilege(s: State, privilege: int) -> Refused:
    """PC-A.10 Not kept, without effect now, or too late (RULING PC-C34)."""
    name = Term("privilege", STORED_NAMES[privilege])
    if s.question == ASK_LAST_PURCHASE and not s.late_privileges:
        return Refused("too-late", rule="PC-C34", privilege=name)
    kept = oldest_kept(s, s.mover, privilege) != NONE
    return Refused("without-effect" if kept else "not-kept", rule="PC-A.10", privilege=name)


@rule
def look(s: State) -> None:
    """PC-A.10.4 scry3: only the user sees the top cards."""
    whisper(s, s.mover, events.LOOKED, (looked_at(s, 0), looked_at(s, 1), looked_at(s, 2)))
    s.question = ASK_ORDER


@rule
def looked_at(s: State, place: int) -> int:
    """PC-A.14.1 The ship at a place of the cards looked at, or NONE where there are fewer."""
    return s.deck[card_at(s, place)] if place < cards_to_look_at(s) else NONE


@question(ASK_ORDER)
def which_order(s: State, out: Offer) -> None:
    """PC-A.10.4, RULING PC-C44 Every order of three cards; with two cards or one the others stay in their place."""
    count = cards_to_look_at(s)
    for order in range(6):
        if count > 2 or order == 0 or (count == 2 and order == 2):
            offer(out, put_in_order, order)


@move("order", at=ASK_ORDER)
def put_in_order(s: State, order: Order) -> None:
    """PC-A.10.4 scry3: the cards go back face down, then the privilege goes under the deck."""
    tell(s, events.ORDERED, s.mover, cards_to_look_at(s))
    s.question = NOTHING
    arrange_top(s, s.mover, order)
    spend_card(s, s.mover, SCRY3)


@refuses(put_in_order)
def why_not_this_order(s: State, order: int) -> Refused:
    """RULING PC-C44 Fewer than three cards have fewer orders."""
    return Refused("fewer-cards", rule="PC-C44", n=int(cards_to_look_at(s)))


@question(ASK_LOAD_ANY)
def which_load(s: State, out: Offer) -> None:
    """PC-A.10.5 load_any: own quays with a ship and a good."""
    for quay in range(QUAYS):
        if s.quay_owner[quay] == s.mover and s.quay_ship[quay] >= 0 and s.quay_good[quay] >= 0:
            offer(out, load_any, quay)


@move("quay", at=ASK_LOAD_ANY)
def load_any(s: State, quay: Quay) -> None:
    """PC-A.10.5, PC-C23 The privilege goes under the deck, then the good is loaded as if it were wanted."""
    s.question = NOTHING
    spend_card(s, s.mover, LOAD_ANY)
    load(s, quay)


@refuses(load_any)
def why_not_load(s: State, quay: int) -> Refused:
    """PC-A.10.5 Only at an own quay with a ship and a good."""
    return not_yours(s, quay, "PC-A.10.5") or Refused("nothing-to-load", rule="PC-A.10.5", quay=quay_name(quay))


@question(ASK_MOVE3)
def which_shift(s: State, out: Offer) -> None:
    """PC-A.10.6 move3: anybody's servants between lighthouse and temple, in ascending order; at least one."""
    if s.servants_left < SERVANTS_MOVED:
        offer(out, stop_shifting)
    for shift in range(s.least_shift - FIRST_SHIFT, 2 * s.players):
        if servants_at(s.player[shift // 2], LIGHTHOUSE + shift % 2) > 0:
            offer(out, shift_servant, shift // 2, shift % 2)


@move("shift", at=ASK_MOVE3)
def shift_servant(s: State, owner: Owner, way: Shift) -> None:
    """PC-A.10.6 move3: one servant goes to the other of the two places."""
    leaving = LIGHTHOUSE + way
    reaching = LIGHTHOUSE + TEMPLE - leaving
    add_servants(s.player[owner], leaving, -1)
    add_servants(s.player[owner], reaching, 1)
    tell(s, events.MOVE_RIVAL, s.mover, owner, leaving, reaching)
    s.least_shift = FIRST_SHIFT + 2 * owner + way
    s.servants_left -= 1
    if s.servants_left == 0:
        s.question = NOTHING


@refuses(shift_servant)
def why_not_shift(s: State, owner: int, way: int) -> Refused:
    """PC-A.10.6 Nobody there, or a way that was passed over."""
    leaving = LIGHTHOUSE + way
    if servants_at(s.player[owner], leaving) == 0:
        return Refused("nobody-there", rule="PC-A.10.6", place=Term("place", PLACE_NAMES[leaving]))
    return Refused("passed-over", rule="PC-A.10.6")


@move("stop", at=ASK_MOVE3)
def stop_shifting(s: State) -> None:
    """PC-A.10.6 move3: one or two will do."""
    s.question = NOTHING


@refuses(stop_shifting)
def why_not_stop_shifting(s: State) -> Refused:
    """PC-A.10.6 At least one."""
    return Refused("nobody-moved", rule="PC-A.10.6")


@question(ASK_BRING)
def which_ship_to_bring(s: State, out: Offer) -> None:
    """PC-A.10.8 Any ship of row 1."""
    offer_where_not(out, bring, s.row1, NONE)


@move("admit", at=ASK_BRING)
def bring(s: State, position: Position) -> None:
    """PC-A.10.8, PC-C41 A ship of row 1 enters; if it meets its good, the owner of the quay loads, whoever that is."""
    s.question = NOTHING
    quay = bring_ship(s, position)
    spend_card(s, s.mover, BRING_SHIP)
    if quay >= 0 and is_wanted(s, quay):
        load(s, quay)


@refuses(bring)
def why_not_bring(s: State, position: int) -> Refused:
    """PC-A.10.8 No ship lies there."""
    return no_ship(position, "PC-A.10.8")
