"""The end: early end, final actions, winner (PC-A.13)."""

from __future__ import annotations

from zenobia.core.game import Refused, Source, Told
from zenobia.core.kernel import entry, rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.carthago import events
from zenobia.games.carthago.data import (
    DECADES,
    EARLY_END_DECADE,
    EARLY_END_POINTS,
    PALACE_POINTS,
    PALACE_PRICE,
    PALACE_SPACES,
    QUAYS,
)
from zenobia.games.carthago.decade import begin_decade, return_from_cards
from zenobia.games.carthago.harbour import begin_entry
from zenobia.games.carthago.intrigue import give_awards
from zenobia.games.carthago.palace import enter_palace
from zenobia.games.carthago.privileges import offer_privileges
from zenobia.games.carthago.reasons import why_no_palace
from zenobia.games.carthago.state import ASK_LAST_PURCHASE, LAST_PURCHASES, NONE, NOTHING, OVER, Player, State


@rule
def is_early_end(s: State) -> bool:
    """PC-A.13, PC-C35 After decade 4, if somebody has 8 trade points then."""
    if s.decade != EARLY_END_DECADE:
        return False
    for seat in range(s.players):
        if s.player[seat].points >= EARLY_END_POINTS:
            return True
    return False


@rule
def end_decade(s: State) -> None:
    """PC-A.13 After decade 5, or early after decade 4, come the final actions; else the next decade."""
    if s.decade >= DECADES:
        tell(s, events.END_DECADES)
        begin_final_actions(s)
    elif is_early_end(s):
        tell(s, events.END_EARLY, EARLY_END_POINTS)
        begin_final_actions(s)
    else:
        begin_decade(s)


@rule
def begin_final_actions(s: State) -> None:
    """PC-A.13.1, PC-C37 Ships enter once more if any good lies on a quay."""
    s.final = 1
    tell(s, events.FINAL_ACTIONS)
    for quay in range(QUAYS):
        if s.quay_good[quay] >= 0:
            begin_entry(s)
            return
    begin_last_purchases(s)


@rule
def begin_last_purchases(s: State) -> None:
    """PC-A.13.2 Servants come home from the action cards (RULING PC-C33), then everybody may buy a last place."""
    if not s.cards_keep:
        return_from_cards(s)
    s.phase = LAST_PURCHASES
    s.turn = 0


@rule
def next_last_purchase(s: State) -> None:
    """PC-A.13.2, PC-C32 Clockwise from the first player; after the last one the awards."""
    if s.turn < s.players:
        s.mover = (s.first + s.turn) % s.players
        s.question = ASK_LAST_PURCHASE
    else:
        end_game(s)


@rule
def may_buy_last(me: Player) -> bool:
    """PC-A.13.2 A place in the large space: its price, its trade points, a servant in the reserve."""
    return me.reserve > 0 and me.talents >= PALACE_PRICE[PALACE_SPACES] and me.points >= PALACE_POINTS[PALACE_SPACES]


@question(ASK_LAST_PURCHASE)
def last_purchase(s: State, out: Offer) -> None:
    """PC-A.13.2 Nothing or one place; privileges only by option (RULING PC-C34)."""
    offer(out, end_last_purchase)
    if may_buy_last(s.player[s.mover]):
        offer(out, buy_last)
    if s.late_privileges:
        offer_privileges(s, out)


@move("palace", at=ASK_LAST_PURCHASE)
def buy_last(s: State) -> None:
    """PC-A.13.2 One purchase at most, in the large space even while single ones are empty."""
    enter_palace(s, s.mover, PALACE_PRICE[PALACE_SPACES])
    end_last_purchase(s)


@refuses(buy_last)
def why_no_last_place(s: State) -> Refused:
    """PC-A.13.2 The price, the trade points and a servant."""
    return why_no_palace(s.player[s.mover], PALACE_PRICE[PALACE_SPACES], PALACE_POINTS[PALACE_SPACES], "PC-A.13.2")


@move("pass", at=ASK_LAST_PURCHASE)
def end_last_purchase(s: State) -> None:
    """PC-A.13.2 The next player."""
    s.turn += 1
    s.question = NOTHING


@rule
def end_game(s: State) -> None:
    """PC-A.13.3 The awards of the path, and the count."""
    give_awards(s)
    s.mover = NONE
    s.question = OVER
    for seat in range(s.players):
        me = s.player[seat]
        tell(s, events.FINAL, seat, me.palace, me.points, me.talents)


@rule
def standing(me: Player) -> int:
    """PC-A.13.4 Servants in the palace, then trade points, then talents, as one number."""
    return (me.palace * 65536 + me.points) * 65536 + me.talents


def breakdown(s: State, seat: int, told: Told) -> list[Source]:
    """PC-A.13 Places in the palace, bought or given by the path; beside them what breaks a tie (PC-A.13.4)."""
    me, bought, awarded = s.player[seat], 0, 0
    for _, event, *details in told:
        if event == events.PALACE and details[0] == seat:
            bought += 1
        if event == events.AWARD and details[0] == seat:
            awarded += details[1]
    beside = [Source("trade-points", int(me.points), False), Source("talents", int(me.talents), False)]
    return [Source("bought", bought), Source("path", awarded), *beside]


@entry
def score(s: State, seat: int) -> int:
    """PC-A.13 Servants in the palace."""
    return s.player[seat].palace


@entry
def rank(s: State, seat: int) -> int:
    """PC-A.13.4, PC-C40 1 for the winner; full equals share their place."""
    place = 1
    for rival in range(s.players):
        if standing(s.player[rival]) > standing(s.player[seat]):
            place += 1
    return place
