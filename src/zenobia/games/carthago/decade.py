"""The phases of a decade between the ships and the actions: cards, first player, income, market (PC-A.4, PC-A.6)."""

from __future__ import annotations

from zenobia.core.chance import random
from zenobia.core.kernel import rule, tell
from zenobia.games.carthago import events
from zenobia.games.carthago.data import CARDS
from zenobia.games.carthago.harbour import advance_rows, begin_entry
from zenobia.games.carthago.market import fill_market
from zenobia.games.carthago.state import NONE, TURNS, State


@rule
def begin_decade(s: State) -> None:
    """PC-A.4 Every decade begins with the ships."""
    s.decade += 1
    tell(s, events.DECADE, s.decade)
    begin_entry(s)


@rule
def prepare_actions(s: State) -> None:
    """PC-A.4 After the ships: rows, action cards, first player, income, market; then the actions begin."""
    advance_rows(s)
    shuffle_cards(s)
    return_from_cards(s)
    find_first_player(s)
    pay_income(s)
    fill_market(s)
    s.phase = TURNS
    s.round = 0
    s.turn = 0
    s.acted = 0
    s.space = NONE


@rule
def shuffle_cards(s: State) -> None:
    """PC-A.4.1 All six action cards come to the six spaces anew."""
    for space in range(CARDS):
        s.cards[space] = space
    for space in range(CARDS - 1, 0, -1):
        other = random(s.chance, space + 1)
        card = s.cards[space]
        s.cards[space] = s.cards[other]
        s.cards[other] = card


@rule
def return_from_cards(s: State) -> None:
    """PC-A.4.1 Servants that stood on action cards return to their reserves."""
    for seat in range(s.players):
        me = s.player[seat]
        for space in range(CARDS):
            me.reserve += me.on_card[space]
            me.on_card[space] = 0


@rule
def find_first_player(s: State) -> None:
    """PC-A.6, PC-C8 Most servants in the reserve; of equals the nearest clockwise after the old first player."""
    if s.decade > 1:
        old, most = s.first, NONE
        for place in range(1, s.players + 1):
            seat = (old + place) % s.players
            if s.player[seat].reserve > most:
                most = s.player[seat].reserve
                s.first = seat
    tell(s, events.FIRST_PLAYER, s.first)


@rule
def pay_income(s: State) -> None:
    """PC-A.4.2, PC-C10 1 talent for each servant in the reserve."""
    for seat in range(s.players):
        s.player[seat].talents += s.player[seat].reserve
        tell(s, events.INCOME, seat, s.player[seat].reserve)
