"""For programs that play: worlds that a seat holds possible, and what a network sees."""

from __future__ import annotations

from zenobia.core.chance import random, start
from zenobia.core.kernel import Floats, entry, rule
from zenobia.core.sets import nth, size
from zenobia.games.carthago.data import (
    BLOCKED_SPACES,
    CARD_KIND,
    CARDS,
    DANGER,
    DECADES,
    GOOD_NAMES,
    GOODS,
    GOODS_OF_EACH_KIND,
    INCOME,
    KIND_NAMES,
    PALACE_SPACES,
    PATH_SPACES,
    PRIVILEGE,
    QUAY_NAMES,
    QUAYS,
    ROUNDS,
    SERVANTS,
    SHIP_NAMES,
    SHIPS,
    STORED_NAMES,
    WANTED,
)
from zenobia.games.carthago.deck import card_at, knows_in_window, knows_order
from zenobia.games.carthago.intrigue import award, servants_on_path
from zenobia.games.carthago.market import price
from zenobia.games.carthago.state import LOOK, MOST_SEATS, OVER, PUBLIC, ROW, State

# ---------------------------------------------------------------- worlds that a seat holds possible


@entry
def determinise(s: State, seat: int, seed: int) -> None:
    """PC-A.15 Deal the deck anew as far as a seat does not know it; the bottom everybody saw stays."""
    start(s.chance, seed)
    fixed = knows_order(s, seat)
    forget_rivals(s, seat)
    kept = 0 if fixed else known_in_window(s, seat)
    unknown = unknown_ships(s, seat, fixed)
    if not fixed and s.window > 0:
        unknown = deal_window(s, seat, kept, unknown)
    for place in range(max(fixed, s.window), s.deck_size - s.known_bottom):
        ship = pick(s, unknown)
        unknown ^= 1 << ship
        s.deck[card_at(s, place)] = ship


@rule
def forget_rivals(s: State, seat: int) -> None:
    """What rivals remember of the cards put in order is their secret: only the seat's own knowledge stays."""
    own = PUBLIC | (1 << seat if seat >= 0 else 0) | (1 << s.scryer if s.scryer >= 0 else 0)
    for place in range(LOOK):
        s.window_known[place] = s.window_known[place] & own


@rule
def known_in_window(s: State, seat: int) -> int:
    """The cards (bits) that the seat knows to be among those put in order."""
    kept = 0
    for place in range(s.window):
        if knows_in_window(s, seat, place):
            kept |= 1 << s.deck[card_at(s, place)]
    return kept


@rule
def unknown_ships(s: State, seat: int, fixed: int) -> int:
    """The cards (bits) of the deck whose place the seat cannot know at all."""
    unknown = 0
    for place in range(fixed, s.deck_size - s.known_bottom):
        if place >= s.window or not knows_in_window(s, seat, place):
            unknown |= 1 << s.deck[card_at(s, place)]
    return unknown


@rule
def deal_window(s: State, seat: int, kept: int, unknown: int) -> int:
    """The known cards and some unknown ones in any order among those put in order; the cards still unknown."""
    own = 1 << seat if seat >= 0 else 0
    public = 0
    for place in range(s.window):
        if s.window_known[place] & PUBLIC:
            public |= 1 << s.deck[card_at(s, place)]
    chosen = kept
    for _ in range(s.window - size(kept)):
        ship = pick(s, unknown)
        unknown ^= 1 << ship
        chosen |= 1 << ship
    for place in range(s.window):
        ship = pick(s, chosen)
        chosen ^= 1 << ship
        s.deck[card_at(s, place)] = ship
        s.window_known[place] = 1 << s.scryer | (PUBLIC if public >> ship & 1 else 0) | (own if kept >> ship & 1 else 0)
    return unknown


@rule
def pick(s: State, ships: int) -> int:
    """One of the ships at random."""
    return nth(ships, random(s.chance, size(ships)))


# ---------------------------------------------------------------- what a network sees

SEAT_NUMBERS = (
    ["seated", "reserve", "blocked", "lighthouse", "temple", "charters", "on-cards"]
    + ["palace", "points", "talents", "path", "award"]
    + [f"stored {good}" for good in GOOD_NAMES]
    + [f"kept {privilege}" for privilege in STORED_NAMES]
)
QUAY_NUMBERS = (
    ["own", "other's", "ship", "income"]
    + [f"good {good}" for good in GOOD_NAMES]
    + [f"wants {good}" for good in GOOD_NAMES]
)
TABLE_NUMBERS = ["decade", "round", "turn", "price", "palace-sold", "path-filled", "deck", "final", "left", "own-move"]
FEATURE_NAMES = (
    *(f"seat+{place} {number}" for place in range(MOST_SEATS) for number in SEAT_NUMBERS),
    *(f"{quay} {number}" for quay in QUAY_NAMES for number in QUAY_NUMBERS),
    *(f"row 1 {ship}" for ship in SHIP_NAMES),
    *(f"row 2 {ship}" for ship in SHIP_NAMES),
    *(f"market {good}" for good in GOOD_NAMES),
    *(f"bag {good}" for good in GOOD_NAMES),
    *(f"space {space + 1} {kind}" for space in range(CARDS) for kind in KIND_NAMES),
    *(f"deck top {place + 1} {number}" for place in range(LOOK) for number in ("known", "danger", "income")),
    *TABLE_NUMBERS,
    *(f"question {number}" for number in range(OVER + 1)),
    *("servants last", "refill uncounted", "cards keep", "late privileges"),
)
SEAT_FEATURES, QUAY_FEATURES = len(SEAT_NUMBERS), len(QUAY_NUMBERS)
FEATURES = len(FEATURE_NAMES)
KINDS = len(KIND_NAMES)

# where each feature stands: of a senator, of a quay, of a card of the deck, of the course of the game
SEATED, RESERVE, BLOCKED, LIGHTHOUSE, TEMPLE, CHARTERS, ON_CARDS, PALACE, POINTS, TALENTS, PATH, AWARD, STORED = range(
    13
)
KEPT = STORED + GOODS
OWN, OTHERS, SHIP, SHIP_INCOME, ITS_GOOD = range(5)
WANTS = ITS_GOOD + GOODS
KNOWN, ITS_DANGER, ITS_INCOME, OF_A_CARD = range(4)
DECADE, ROUND, TURN, PRICE, SOLD, FILLED, DECK, FINAL, LEFT, OWN_MOVE, QUESTION = range(len(TABLE_NUMBERS) + 1)
OPTIONS = QUESTION + OVER + 1


@entry
def features(s: State, seat: int, out: Floats) -> None:
    """Numbers of about 0 to 1 from the seat's own point of view; nothing that the seat may not know."""
    for entry_number in range(FEATURES):
        out[entry_number] = 0.0
    n = 0
    for place in range(MOST_SEATS):
        if place < s.players:
            write_seat(s, (seat + place) % s.players, out, n)
        n += SEAT_FEATURES
    for quay in range(QUAYS):
        write_quay(s, seat, quay, out, n)
        n += QUAY_FEATURES
    n = write_ships(s, seat, out, n)
    write_table(s, seat, out, n)


@rule
def write_seat(s: State, seat: int, out: Floats, n: int) -> None:
    """One senator."""
    me = s.player[seat]
    on_cards = 0
    for space in range(CARDS):
        on_cards += me.on_card[space]
    out[n + SEATED] = 1.0
    out[n + RESERVE] = me.reserve / SERVANTS
    out[n + BLOCKED] = me.blocked / max(BLOCKED_SPACES, 1)
    out[n + LIGHTHOUSE] = me.lighthouse / 6.0
    out[n + TEMPLE] = me.temple / 6.0
    out[n + CHARTERS] = me.charters / 3.0
    out[n + ON_CARDS] = on_cards / 10.0
    out[n + PALACE] = me.palace / 8.0
    out[n + POINTS] = me.points / 8.0
    out[n + TALENTS] = me.talents / 40.0
    out[n + PATH] = servants_on_path(s, seat) / PATH_SPACES
    out[n + AWARD] = award(s, seat) / 3.0
    for good in range(GOODS):
        out[n + STORED + good] = me.stored[good] / 2.0
    for place in range(s.kept_count):
        if s.keeper[place] == seat:
            out[n + KEPT + PRIVILEGE[s.kept[place]]] += 1.0


@rule
def write_quay(s: State, seat: int, quay: int, out: Floats, n: int) -> None:
    """One quay: whose, its ship, its good."""
    owner, ship, good = s.quay_owner[quay], s.quay_ship[quay], s.quay_good[quay]
    out[n + OWN] = 1.0 if owner == seat else 0.0
    out[n + OTHERS] = 1.0 if owner >= 0 and owner != seat else 0.0
    if ship >= 0:
        out[n + SHIP] = 1.0
        out[n + SHIP_INCOME] = INCOME[ship] / 12.0
        out[n + WANTS + WANTED[ship]] = 1.0
    if good >= 0:
        out[n + ITS_GOOD + good] = 1.0


@rule
def write_ships(s: State, seat: int, out: Floats, n: int) -> int:
    """The two rows, the market, the bag, the action cards, and the top of the deck where the seat knows it."""
    for position in range(ROW):
        if s.row1[position] >= 0:
            out[n + s.row1[position]] = 1.0
        if s.row2[position] >= 0:
            out[n + SHIPS + s.row2[position]] = 1.0
        if s.row3[position] > 0:
            out[n + SHIPS + s.row3[position] - 1] = 1.0
    n += 2 * SHIPS
    for good in range(GOODS):
        out[n + good] = s.market[good] / 3.0
        out[n + GOODS + good] = s.bag[good] / GOODS_OF_EACH_KIND
    n += 2 * GOODS
    for space in range(CARDS):
        if s.cards[space] >= 0:
            out[n + space * KINDS + CARD_KIND[s.cards[space]]] = 1.0
    n += CARDS * KINDS
    for place in range(knows_order(s, seat)):
        ship, top = s.deck[card_at(s, place)], n + place * OF_A_CARD
        out[top + KNOWN] = 1.0
        out[top + ITS_DANGER] = DANGER[ship] / 6.0
        out[top + ITS_INCOME] = INCOME[ship] / 12.0
    return n + LOOK * OF_A_CARD


@rule
def write_table(s: State, seat: int, out: Floats, n: int) -> None:
    """The course of the game and the question now asked."""
    out[n + DECADE] = s.decade / DECADES
    out[n + ROUND] = s.round / ROUNDS
    out[n + TURN] = s.turn / MOST_SEATS
    out[n + PRICE] = price(s) / 4.0
    out[n + SOLD] = s.palace_sold / max(PALACE_SPACES, 1)
    out[n + FILLED] = s.path_filled / PATH_SPACES
    out[n + DECK] = s.deck_size / SHIPS
    out[n + FINAL] = 1.0 if s.final else 0.0
    out[n + LEFT] = s.ships_left / 5.0  # or servants
    out[n + OWN_MOVE] = 1.0 if s.mover == seat else 0.0
    out[n + QUESTION + s.question] = 1.0
    for option, value in enumerate((s.servants_last, s.refill_uncounted, s.cards_keep, s.late_privileges)):
        out[n + OPTIONS + option] = value
