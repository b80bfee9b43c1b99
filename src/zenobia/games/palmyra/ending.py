"""The end of a turn and the end of the game."""

from __future__ import annotations

from zenobia.core.game import Source, Told
from zenobia.core.kernel import entry, rule, tell
from zenobia.games.palmyra.data import (
    DRY_ROUNDS,
    EMPEROR_COINS,
    EMPEROR_PRICE,
    LARGE,
    MORE_COINS,
    SEAT_COINS,
    SMALL,
)
from zenobia.games.palmyra.events import (
    BONUS,
    COLLECTED,
    ENDED,
    FINAL,
    TOOK_EMPEROR,
    TRIBUTE,
    TURN_BEGINS,
)
from zenobia.games.palmyra.solo import drain, tell_passed
from zenobia.games.palmyra.state import END_DRAINED, END_EXHAUSTED, END_STALEMATE, OVER, TURN, State
from zenobia.games.palmyra.tiles import hand_size


@rule
def end_game(s: State, why: int) -> None:
    """PM-A.11, RULING PM-P17 The game ends at once, without finishing the round."""
    s.phase = OVER
    s.end = why
    s.turns += 1
    tell(s, ENDED, why)
    for seat in range(s.players):
        tell(s, FINAL, seat, s.player[seat].coins, s.player[seat].flipped)
    if s.solo:
        tell_passed(s)


@rule
def next_turn(s: State) -> None:
    """PM-A.6 The next player clockwise, unless the game has ended. RULING PM-P24 Alone, the drain comes first."""
    if s.solo:
        drain(s)
    if s.solo and s.reserve == 0:
        end_game(s, END_DRAINED)  # PM-A.11.3, RULING PM-P23
    elif is_exhausted(s):
        end_game(s, END_EXHAUSTED)
    elif not s.solo and s.dry >= DRY_ROUNDS * s.players:
        end_game(s, END_STALEMATE)  # PM-A.11.5
    else:
        s.turns += 1
        begin_turn(s, (s.turn + 1) % s.players)


@rule
def begin_turn(s: State, seat: int) -> None:
    """PM-A.6 The turn of a seat begins with the choice of its action."""
    s.turn = seat
    s.phase = TURN
    tell(s, TURN_BEGINS, seat)


@rule
def is_exhausted(s: State) -> bool:
    """PM-A.11.4, RULING PM-P16 Both piles are empty and nobody has a face-up tile."""
    if s.pile[SMALL] or s.pile[LARGE]:
        return False
    for seat in range(s.players):
        if hand_size(s.player[seat]):
            return False
    return True


@entry
def score(s: State, seat: int) -> int:
    """PM-A.11.7 What counts is coins."""
    return s.player[seat].coins


def breakdown(s: State, seat: int, told: Told) -> list[Source]:
    """PM-A.11.7 Where the coins came from; PM-A.11.8 beside them what breaks a tie."""
    place = (seat - s.turn + s.turns - 1) % s.players  # in the order of the first turns
    start = 0 if s.solo else SEAT_COINS[place] + (EMPEROR_COINS if s.expert else 0)
    income, tribute, bonus, price = collected(told, seat)
    emperor = [Source("emperor", bonus), Source("emperor-price", price)] if s.expert else []
    sources = [Source("start", start), Source("income", income), Source("tribute", tribute), *emperor]
    return [*sources, Source("flipped", int(s.player[seat].flipped), False)]


def collected(told: Told, seat: int) -> tuple[int, int, int, int]:
    """Coins for income, as tribute, for the Emperor's holder, and paid for the Emperor.

    PM-A.10.3 Where the reserve did not suffice, it is the income that falls short.
    """
    income = tribute = bonus = price = more = extra = 0
    for _, event, *details in told:
        if event == TRIBUTE and details[0] == seat:
            more = details[1]
        elif event == BONUS and details[0] == seat:
            extra = MORE_COINS
        elif event == TOOK_EMPEROR and details[0] == seat:
            price -= EMPEROR_PRICE
        elif event == COLLECTED and details[0] == seat:
            extra = min(extra, details[1])
            more = min(more, details[1] - extra)
            income, tribute, bonus = income + details[1] - more - extra, tribute + more, bonus + extra
            more = extra = 0
    return income, tribute, bonus, price


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """PM-A.11.7 Most coins wins; PM-A.11.8 in a tie, most flipped tiles."""
    mine, theirs = s.player[seat], s.player[other]
    return mine.coins > theirs.coins or (mine.coins == theirs.coins and mine.flipped > theirs.flipped)


@entry
def rank(s: State, seat: int) -> int:
    """PM-A.11.7 One more than the players ahead; RULING PM-P26 equals share; RULING PM-P33 alone always 1."""
    place = 1
    for other in range(s.players):
        if is_ahead(s, other, seat):
            place += 1
    return place


@rule
def pay_out(s: State, seat: int, due: int) -> int:
    """PM-A.10.3 Take coins from the reserve, at most what is left there."""
    paid = min(due, s.reserve)
    s.player[seat].coins += paid
    s.reserve -= paid
    return paid
