"""The set-up: ships, market, servants, first quays and goods (PC-A.3)."""

from __future__ import annotations

from zenobia.core.chance import random, start
from zenobia.core.game import Refused
from zenobia.core.kernel import Actions, rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer, offer_where, offer_where_not
from zenobia.games.carthago import events
from zenobia.games.carthago.data import (
    BLOCKED_SPACES,
    CARDS,
    GOODS,
    GOODS_OF_EACH_KIND,
    PATH_SPACES,
    QUAYS,
    ROW_BEYOND_PLAYERS,
    SERVANTS,
    SHIPS,
    START_POINTS,
    START_TALENTS,
    Good,
    Quay,
)
from zenobia.games.carthago.decade import begin_decade
from zenobia.games.carthago.deck import draw_ship
from zenobia.games.carthago.market import fill_market, take_good
from zenobia.games.carthago.quays import claim_quay
from zenobia.games.carthago.reasons import good_name, why_no_claim
from zenobia.games.carthago.state import (
    ASK_MAY_CLAIM,
    ASK_MUST_CLAIM,
    ASK_TAKE_GOOD,
    FIRST_CLAIMS,
    NONE,
    NOTHING,
    ROW,
    SECOND_CLAIMS,
    State,
)


@rule
def set_up(s: State, players: int, options: Actions, seed: int) -> None:
    """PC-A.3 Seat 0 begins; the market is filled, the ships lie in two rows and a deck."""
    s.players = players
    s.hide_talents = options[0]
    s.servants_last = options[1]
    s.refill_uncounted = options[2]
    s.cards_keep = options[3]
    s.late_privileges = options[4]
    s.rows_first = options[5]
    start(s.chance, seed)
    clear_table(s)
    for seat in range(players):
        hand_out(s, seat)
    fill_market(s)
    shuffle_ships(s)
    for position in range(players + ROW_BEYOND_PLAYERS):
        s.row1[position] = draw_ship(s)
    for position in range(players + ROW_BEYOND_PLAYERS):
        s.row2[position] = draw_ship(s)
    s.phase = FIRST_CLAIMS
    s.question = NOTHING


@rule
def clear_table(s: State) -> None:
    """Nothing lies anywhere yet; all goods are in the bag."""
    s.space = NONE
    s.pair_from = NONE
    s.entering = NONE
    s.ship_due = NONE
    s.homeward = NONE
    s.scryer = NONE
    for quay in range(QUAYS):
        s.quay_owner[quay] = NONE
        s.quay_good[quay] = NONE
        s.quay_ship[quay] = NONE
    for position in range(ROW):
        s.row1[position] = NONE
        s.row2[position] = NONE
    for good in range(GOODS):
        s.bag[good] = GOODS_OF_EACH_KIND
    for space in range(CARDS):
        s.cards[space] = NONE
    for space in range(PATH_SPACES):
        s.path[space] = NONE
    for place in range(SHIPS):
        s.kept[place] = NONE
        s.keeper[place] = NONE


@rule
def hand_out(s: State, seat: int) -> None:
    """PC-A.3, PC-C13 18 servants, two of them on the warehouse card."""
    me = s.player[seat]
    me.talents = START_TALENTS
    me.points = START_POINTS
    me.blocked = BLOCKED_SPACES
    me.reserve = SERVANTS - BLOCKED_SPACES


@rule
def shuffle_ships(s: State) -> None:
    """PC-A.3.2 All ship cards as the face-down deck."""
    for ship in range(SHIPS):
        s.deck[ship] = ship
    for last in range(SHIPS - 1, 0, -1):
        other = random(s.chance, last + 1)
        ship = s.deck[last]
        s.deck[last] = s.deck[other]
        s.deck[other] = ship
    s.deck_size = SHIPS


@rule
def next_first_claim(s: State) -> None:
    """PC-A.3.3 First pass: clockwise from the first player, each may claim a quay."""
    if s.turn < s.players:
        s.mover = (s.first + s.turn) % s.players
        s.question = ASK_MAY_CLAIM
    else:
        s.phase = SECOND_CLAIMS
        s.turn = s.players - 1


@rule
def next_second_claim(s: State) -> None:
    """PC-A.3.4 Second pass: from the last player back to the first; then the first decade begins."""
    if s.turn >= 0:
        s.mover = (s.first + s.turn) % s.players
        s.question = ASK_TAKE_GOOD
    else:
        s.turn = 0
        begin_decade(s)


@question(ASK_MAY_CLAIM)
def first_claim(s: State, out: Offer) -> None:
    """PC-A.3.3 A quay free of servants, or none."""
    offer(out, end_first_claim)
    offer_where(out, claim_first, s.quay_owner, NONE)


@move("quay", at=ASK_MAY_CLAIM)
def claim_first(s: State, quay: Quay) -> None:
    """PC-A.3.3 The first quay."""
    claim_quay(s, s.mover, quay)
    end_first_claim(s)


@refuses(claim_first)
def why_no_first_claim(s: State, quay: int) -> Refused:
    """PC-A.3.3 The quay has servants."""
    return why_no_claim(s, quay, "PC-A.3.3")


@move("pass", at=ASK_MAY_CLAIM)
def end_first_claim(s: State) -> None:
    """PC-A.3.3 The next player's choice."""
    s.turn += 1
    s.question = NOTHING


@question(ASK_TAKE_GOOD)
def which_first_good(s: State, out: Offer) -> None:
    """PC-A.3.4 Any good of the market."""
    offer_where_not(out, take_first_good, s.market, 0)


@move("good", at=ASK_TAKE_GOOD)
def take_first_good(s: State, good: Good) -> None:
    """PC-A.3.4, PC-C14 First the good, then the quay."""
    take_good(s, s.mover, good)
    tell(s, events.TAKE_GOOD, s.mover, good)
    s.question = ASK_MUST_CLAIM


@refuses(take_first_good)
def why_no_first_good(s: State, good: int) -> Refused:
    """PC-A.3.4 The market has none."""
    return Refused("not-on-sale", rule="PC-A.3.4", good=good_name(good))


@question(ASK_MUST_CLAIM)
def second_claim(s: State, out: Offer) -> None:
    """PC-A.3.4 Any quay free of servants."""
    offer_where(out, end_second_claim, s.quay_owner, NONE)


@move("quay", at=ASK_MUST_CLAIM)
def end_second_claim(s: State, quay: Quay) -> None:
    """PC-A.3.4 The second quay is a must."""
    claim_quay(s, s.mover, quay)
    s.turn -= 1
    s.question = NOTHING


@refuses(end_second_claim)
def why_no_second_claim(s: State, quay: int) -> Refused:
    """PC-A.3.4 The quay has servants."""
    return why_no_claim(s, quay, "PC-A.3.4")
