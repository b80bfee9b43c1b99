"""Stored privileges, used in the own turn (PC-A.10)."""

from __future__ import annotations

from zenobia.core.kernel import Actions, rule, tell, whisper
from zenobia.games.carthago import events
from zenobia.games.carthago.cards import add_servants, servants_at
from zenobia.games.carthago.data import PRIVILEGE, QUAYS, SERVANTS_MOVED
from zenobia.games.carthago.deck import arrange_top, card_at, cards_to_look_at, put_under
from zenobia.games.carthago.harbour import bring_ship, ships_in_row
from zenobia.games.carthago.loading import is_wanted, load
from zenobia.games.carthago.moves import LIGHTHOUSE, ORDER, QUAY, SHIFT, STOP, TEMPLE, USE
from zenobia.games.carthago.palace import buy_palace, palace_price
from zenobia.games.carthago.state import (
    ASK_BRING,
    ASK_LOAD_ANY,
    ASK_MOVE3,
    ASK_ORDER,
    BRING_SHIP,
    LOAD_ANY,
    MOVE3,
    NONE,
    NOTHING,
    PALACE_FREE,
    SCRY3,
    STORED,
    State,
)


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
def offer_privileges(s: State, out: Actions, n: int) -> int:
    """PC-A.10, PC-C19 The kept privileges of the mover that would do something."""
    has = 0
    for place in range(s.kept_count):
        if s.keeper[place] == s.mover:
            has |= 1 << PRIVILEGE[s.kept[place]]
    for privilege in range(STORED):
        if has >> privilege & 1 and is_usable(s, s.mover, privilege):
            out[n] = USE + privilege
            n += 1
    return n


@rule
def use_privilege(s: State, privilege: int) -> None:
    """PC-A.10 Begin a stored privilege; a card that needs a choice goes under the deck after it."""
    tell(s, events.PRIVILEGE, s.mover, privilege)
    if privilege == SCRY3:
        look(s)
    elif privilege == LOAD_ANY:
        s.question = ASK_LOAD_ANY
    elif privilege == MOVE3:
        spend_card(s, s.mover, MOVE3)
        s.left = SERVANTS_MOVED
        s.least = SHIFT
        s.question = ASK_MOVE3
    elif privilege == PALACE_FREE:
        spend_card(s, s.mover, PALACE_FREE)
        buy_palace(s, s.mover)
        s.question = NOTHING
    else:
        s.question = ASK_BRING


@rule
def look(s: State) -> None:
    """PC-A.10.4 scry3: only the user sees the top cards."""
    packed = 0
    for place in range(cards_to_look_at(s)):
        packed |= (s.deck[card_at(s, place)] + 1) << 8 * place
    whisper(s, s.mover, events.LOOKED, packed)
    s.question = ASK_ORDER


@rule
def offer_orders(s: State, out: Actions) -> int:
    """PC-A.10.4, RULING PC-C44 Every order of three cards; with two cards or one the others stay in their place."""
    count = cards_to_look_at(s)
    out[0] = ORDER
    if count < 2:
        return 1
    if count == 2:
        out[1] = ORDER + 2
        return 2
    for order in range(1, 6):
        out[order] = ORDER + order
    return 6


@rule
def put_in_order(s: State, order: int) -> None:
    """PC-A.10.4 scry3: the cards go back face down, then the privilege goes under the deck."""
    tell(s, events.ORDERED, s.mover, cards_to_look_at(s))
    s.question = NOTHING
    arrange_top(s, s.mover, order)
    spend_card(s, s.mover, SCRY3)


@rule
def offer_any_loads(s: State, out: Actions) -> int:
    """PC-A.10.5 load_any: own quays with a ship and a good."""
    n = 0
    for quay in range(QUAYS):
        if s.quay_owner[quay] == s.mover and s.quay_ship[quay] >= 0 and s.quay_good[quay] >= 0:
            out[n] = QUAY + quay
            n += 1
    return n


@rule
def load_any(s: State, quay: int) -> None:
    """PC-A.10.5, PC-C23 The privilege goes under the deck, then the good is loaded as if it were wanted."""
    s.question = NOTHING
    spend_card(s, s.mover, LOAD_ANY)
    load(s, quay)


@rule
def offer_shifts(s: State, out: Actions) -> int:
    """PC-A.10.6 move3: anybody's servants between lighthouse and temple, in ascending order; at least one."""
    n = 0
    if s.left < SERVANTS_MOVED:
        out[n] = STOP
        n += 1
    for move in range(s.least - SHIFT, 2 * s.players):
        if servants_at(s.player[move // 2], LIGHTHOUSE + move % 2) > 0:
            out[n] = SHIFT + move
            n += 1
    return n


@rule
def shift_servant(s: State, owner: int, leaving: int) -> None:
    """PC-A.10.6 move3: one servant goes to the other of the two places."""
    reaching = LIGHTHOUSE + TEMPLE - leaving
    add_servants(s.player[owner], leaving, -1)
    add_servants(s.player[owner], reaching, 1)
    tell(s, events.MOVE_RIVAL, s.mover, owner, leaving, reaching)
    s.least = SHIFT + 2 * owner + leaving - LIGHTHOUSE
    s.left -= 1
    if s.left == 0:
        s.question = NOTHING


@rule
def bring(s: State, position: int) -> None:
    """PC-A.10.8, PC-C41 A ship of row 1 enters; if it meets its good, the owner of the quay loads, whoever that is."""
    s.question = NOTHING
    quay = bring_ship(s, position)
    spend_card(s, s.mover, BRING_SHIP)
    if quay >= 0 and is_wanted(s, quay):
        load(s, quay)
