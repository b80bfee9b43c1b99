"""What a position may be: `impossible` says what contradicts the rules, `broken` also what a played game has lost."""

from __future__ import annotations

from zenobia.games.carthago.data import (
    CARDS,
    GOOD_NAMES,
    GOODS_OF_EACH_KIND,
    MARKET_SPACES,
    PALACE_SPACES,
    PATH_SPACES,
    PRIVILEGE,
    QUAY_NAMES,
    QUAY_SERVANTS,
    QUAYS,
    ROUNDS,
    SERVANTS,
    SHIP_NAMES,
    SHIPS,
    WANTED,
    WAREHOUSE_SPACES,
)
from zenobia.games.carthago.state import (
    ASK_DESTINATION,
    ASK_DOCK,
    ASK_NEW_QUAY,
    LOOK,
    NONE,
    OVER,
    STORED,
    TURNS,
    State,
)


def impossible(s: State) -> list[str]:
    """Everything in a position that contradicts the rules; pieces that are nowhere do not."""
    return servants(s) + goods(s) + ships(s) + deck(s) + palace_and_path(s) + course(s)


def broken(s: State) -> list[str]:
    """What is wrong with the state of a played game: nothing is lost either (PC-A.2)."""
    return impossible(s) + lost(s)


def lost(s: State) -> list[str]:
    """PC-A.2 18 servants of each player, 6 goods of each kind, every ship card."""
    wrong = [f"P{seat + 1} has lost servants" for seat in range(s.players) if servants_of(s, seat) < SERVANTS]
    wrong += [f"{name} is lost" for good, name in enumerate(GOOD_NAMES) if goods_of(s, good) < GOODS_OF_EACH_KIND]
    if len(cards_of(s)) < SHIPS:
        wrong.append("a ship card is lost")
    if sum(me.palace for me in s.player) < s.palace_sold:
        wrong.append("servants of the palace are lost")
    return wrong


def servants_of(s: State, seat: int) -> int:
    """All servants of a seat."""
    me = s.player[seat]
    places = [me.reserve, me.blocked, me.lighthouse, me.temple, me.charters, me.palace, *me.on_card]
    return int(sum(places) + QUAY_SERVANTS * list(s.quay_owner).count(seat) + list(s.path).count(seat))


def goods_of(s: State, good: int) -> int:
    """All goods of a kind."""
    stored = sum(s.player[seat].stored[good] for seat in range(s.players))
    return int(s.bag[good] + s.market[good] + stored + list(s.quay_good).count(good))


def cards_of(s: State) -> list[int]:
    """All ship cards, wherever they lie."""
    places = [*s.deck, *s.row1, *s.row2, *s.quay_ship, *s.kept, s.entering, s.ship_due, *(card - 1 for card in s.row3)]
    return [ship for ship in places if ship != NONE]


def servants(s: State) -> list[str]:
    """PC-A.2 At most 18 of each player, no negative number anywhere."""
    wrong = []
    for seat in range(s.players):
        me = s.player[seat]
        places = [me.reserve, me.blocked, me.lighthouse, me.temple, me.charters, me.palace, *me.on_card]
        if servants_of(s, seat) > SERVANTS:
            wrong.append(f"P{seat + 1} has {servants_of(s, seat)} servants; there are {SERVANTS}")
        if min(places) < 0 or me.talents < 0 or me.points < 0:
            wrong.append(f"P{seat + 1} has a negative number of something")
    if sum(s.player[seat].charters for seat in range(s.players)) > s.players:
        wrong.append("more charter ships than players")
    return wrong


def goods(s: State) -> list[str]:
    """At most 6 of each kind; no more stored than there is room; goods only on quays with servants."""
    wrong = []
    for good, name in enumerate(GOOD_NAMES):
        if goods_of(s, good) > GOODS_OF_EACH_KIND:
            wrong.append(f"{goods_of(s, good)} {name}; there are {GOODS_OF_EACH_KIND}")
        if min(s.bag[good], s.market[good], *(me.stored[good] for me in s.player)) < 0:
            wrong.append(f"a negative number of {name}")
    if sum(s.market) > MARKET_SPACES[s.players]:
        wrong.append("the market holds too much")
    for seat in range(s.players):
        if sum(s.player[seat].stored) > WAREHOUSE_SPACES - s.player[seat].blocked:
            wrong.append(f"the warehouse of P{seat + 1} holds too much")
    wrong += [
        f"a good lies on {QUAY_NAMES[quay]} without servants"
        for quay in range(QUAYS)
        if s.quay_good[quay] >= 0 and s.quay_owner[quay] < 0
    ]
    return wrong


def ships(s: State) -> list[str]:
    """No ship card in two places; only stored privileges are kept."""
    cards = cards_of(s)
    wrong = [f"{SHIP_NAMES[ship]} is in two places" for ship in sorted(set(cards)) if cards.count(ship) > 1]
    if sum(ship != NONE for ship in s.deck) != s.deck_size or sum(ship != NONE for ship in s.kept) != s.kept_count:
        wrong.append("cards are miscounted")
    if any(PRIVILEGE[ship] >= STORED for ship in s.kept if ship != NONE):
        wrong.append("an immediate privilege is kept")
    waiting = s.phase == TURNS and s.points_due == 0 and s.ship_due == NONE
    for quay in range(QUAYS):
        ship = s.quay_ship[quay]
        if waiting and ship >= 0 and s.quay_owner[quay] >= 0 and s.quay_good[quay] == WANTED[ship]:
            wrong.append(f"the ship at {QUAY_NAMES[quay]} was not loaded")
    return wrong


def deck(s: State) -> list[str]:
    """PC-A.15 The known bottom and the sorted top do not overlap; whoever sorted knows every card there."""
    wrong = []
    if s.known_bottom + s.window > s.deck_size or not 0 <= s.window <= LOOK:
        wrong.append("the known parts of the deck overlap")
    if (s.scryer == NONE) != (s.window == 0) or any(s.window_known[place] for place in range(s.window, LOOK)):
        wrong.append("somebody knows what is not there")
    if any(not s.window_known[place] >> s.scryer & 1 for place in range(s.window)):
        wrong.append("the sorter has forgotten a card")
    if any((s.deck[(s.deck_top + place) % SHIPS] == NONE) != (place >= s.deck_size) for place in range(SHIPS)):
        wrong.append("the ring of the deck is broken")
    return wrong


def palace_and_path(s: State) -> list[str]:
    """PC-A.11, PC-A.12 No more than there is room; the path is filled in order."""
    wrong = []
    if not 0 <= s.palace_sold <= PALACE_SPACES:
        wrong.append("the palace has not so many spaces")
    filled = [seat != NONE for seat in s.path]
    if s.question != OVER and filled != [space < s.path_filled for space in range(PATH_SPACES)]:
        wrong.append("the path has a gap")
    return wrong


def course(s: State) -> list[str]:
    """The registers of a question are set exactly while it is asked."""
    wrong = []
    if (s.entering != NONE) != (s.question == ASK_DOCK):
        wrong.append("a ship waits for nobody")
    if (s.pair_from != NONE) != (s.question in (ASK_NEW_QUAY, ASK_DESTINATION)):
        wrong.append("a pair or a good leaves without its question")
    if s.question != OVER and not 0 <= s.mover < s.players:
        wrong.append("nobody is asked")
    if not 0 <= s.round <= ROUNDS or (s.phase == TURNS and not 0 <= s.turn < s.players):
        wrong.append("the round is miscounted")
    if s.phase == TURNS and sorted(s.cards) != list(range(CARDS)):
        wrong.append("the action cards are not there")
    return wrong
