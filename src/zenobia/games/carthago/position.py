"""A position in words, for scenarios: `given` lines set it, `then` lines check it.

A scenario begins in decade 2, round 1, on P1's turn: 16 servants in every reserve and 2 on the warehouse card, no
talents, no points, empty quays, market and rows, all goods in the bag, all ships in the deck in the order of the data,
the action cards captain, aristocrat, stevedore, merchant, transporter, transporter. What a line takes comes from bag
and deck.

fresh                       the real beginning: the set-up with its two passes
decade 4, round 5, first P2, turn P1
reserve P1 5                after what is taken from it; also talents, points
lighthouse P1 2             servants, taken from the reserve: also blocked, temple, charters, palace
on_card P1 3 2              two servants on the card of action space 3, taken from the reserve
stored P1 wine oil          goods in the warehouse; `stored P1 none`
quay egypt1 P1              a pair of servants; `good egypt1 wine`, `ship egypt1 tyre-wine` what lies there; or none
row1 egypt-wine - tyre-oil  ships from top to bottom, `-` an empty position; also row2
deck egypt-wine tyre-oil    the top of the deck; `deck only ...` the whole deck; `deck none`; `deck size 4` (then)
bottom egypt-wine           the last cards, known to everybody, from upper to lowest
kept P1 tyre-wine           stored privileges, oldest first, or none
market wine wine oil        exactly these; `market size 6` (then); taken 2; price 3 (then)
bag wine oil                exactly these; `bag size 3`, `bag has wine 3` (then)
card 1 merchant             the action card on a space, exchanged with the one that was there
path P1 P2 P1               the servants on the path in order, from the reserves; sold 3: single palace spaces sold
knows P1 egypt-wine         (then) the top cards that a seat knows in order; `among P1 ...` those it knows without order
rows 4 4                    (then) ships in the two rows; known_bottom 2; all_cards: six different action cards
question action             (then) what is asked
servants P1 18              (then) all servants of a seat
begin ships                 run on from here, as the last line: ships, actions, end (of the decade), final, purchases
"""

from __future__ import annotations

from collections.abc import Callable

from zenobia.core.game import SPECTATOR, Refused
from zenobia.core.scenario import Phrase, expect, integer, same
from zenobia.core.table import seat_number
from zenobia.games.carthago.data import (
    BLOCKED_SPACES,
    CARD_KIND,
    CARDS,
    GOOD_NAMES,
    GOODS,
    GOODS_OF_EACH_KIND,
    KIND_NAMES,
    PATH_SPACES,
    QUAY_NAMES,
    QUAY_SERVANTS,
    QUAYS,
    SERVANTS,
    SHIP_NAMES,
    SHIPS,
)
from zenobia.games.carthago.decade import prepare_actions
from zenobia.games.carthago.deck import card_at
from zenobia.games.carthago.ending import begin_final_actions, begin_last_purchases, end_decade
from zenobia.games.carthago.harbour import begin_entry
from zenobia.games.carthago.intrigue import servants_on_path
from zenobia.games.carthago.market import price
from zenobia.games.carthago.play import go_on
from zenobia.games.carthago.setup import clear_table
from zenobia.games.carthago.state import ASK_ACTION, FIRST_CLAIMS, NONE, NOTHING, ROW, TURNS, State
from zenobia.games.carthago.view import QUESTION_NAMES, view

SERVANTS_ON = ("blocked", "lighthouse", "temple", "charters", "palace")
NUMBERS = ("reserve", "talents", "points", *SERVANTS_ON)


LACKS = {  # refusals that prove something only if this is given
    "no-talents": "talents",
    "no-trade-points": "points",
    "not-stored": "stored",
    "not-kept": "kept",
    "no-charter": "charters",
    "nobody-in-temple": "temple",
}


def clear(s: State) -> None:
    """The neutral position in which scenarios begin."""
    clear_table(s)
    for seat in range(s.players):
        me = s.player[seat]
        for name in NUMBERS:
            setattr(me, name, 0)
        me.reserve, me.blocked = SERVANTS - BLOCKED_SPACES, BLOCKED_SPACES
        me.stored[:] = [0] * GOODS
        me.on_card[:] = [0] * CARDS
    s.bag[:] = [GOODS_OF_EACH_KIND] * GOODS
    s.market[:] = [0] * GOODS
    s.deck[:] = list(range(SHIPS))
    s.cards[:] = list(range(CARDS))
    s.deck_top, s.deck_size, s.known_bottom, s.window = 0, SHIPS, 0, 0
    s.taken = s.path_filled = s.palace_sold = s.kept_count = 0
    s.decade, s.round, s.first, s.turn, s.acted, s.space, s.mover = 2, 0, 0, 0, 0, NONE, 0
    s.phase, s.question = TURNS, ASK_ACTION


def arrange(s: State, words: Phrase, block: list[str]) -> None:
    """Set one `given` line."""
    word, rest = words[0], words[1:]
    if word in NUMBERS:
        me, number = s.player[seat_number(rest[0], s.players)], rest[1:].number()
        if word in SERVANTS_ON:
            me.reserve -= number - getattr(me, word)
        setattr(me, word, number)
    elif word in SETTERS:
        SETTERS[word](s, rest)
    else:
        raise Refused("scenario-word", word=word)


def number(word: str, names: tuple[str, ...]) -> int:
    """The place of a word among its names; NONE for none or -."""
    if word in ("none", "-"):
        return NONE
    if word not in names:
        raise Refused("scenario-word", word=word)
    return names.index(word)


def space_of(word: str) -> int:
    """An action space by its number."""
    if not 1 <= integer(word) <= CARDS:
        raise Refused("scenario-word", word=word)
    return integer(word) - 1


def deck_of(s: State) -> list[int]:
    """The cards of the deck from the top."""
    return [s.deck[card_at(s, place)] for place in range(s.deck_size)]


def set_deck(s: State, cards: list[int]) -> None:
    """Lay the deck anew."""
    s.deck[:] = cards + [NONE] * (SHIPS - len(cards))
    s.deck_top, s.deck_size = 0, len(cards)
    s.known_bottom = min(s.known_bottom, len(cards))


def take_ships(s: State, words: list[str]) -> list[int]:
    """Ships by name, taken out of the deck."""
    ships = [number(word, SHIP_NAMES) for word in words]
    set_deck(s, [ship for ship in deck_of(s) if ship not in ships])
    return ships


def take_goods(s: State, words: list[str]) -> list[int]:
    """Goods by name, taken out of the bag; how many of each kind."""
    counts = [0] * GOODS
    for word in words:
        if word != "none":
            good = number(word, GOOD_NAMES)
            counts[good] += 1
            s.bag[good] -= 1
    return counts


def set_fresh(s: State, rest: Phrase) -> None:
    rest.nothing()
    fresh = State()
    from zenobia.games.carthago.play import new

    options = [s.hide_talents, s.servants_last, s.refill_uncounted, s.cards_keep, s.late_privileges, s.rows_first]
    new(fresh, s.players, options, 1)
    for name in State.__slots__:  # type: ignore[attr-defined]
        setattr(s, name, getattr(fresh, name))
    expect(s.phase == FIRST_CLAIMS, "the set-up has not begun")


def set_count(name: str) -> Callable[[State, Phrase], None]:
    return lambda s, rest: setattr(s, name, rest.number())


def set_round(s: State, rest: Phrase) -> None:
    s.round = rest.number() - 1


def set_first(s: State, rest: Phrase) -> None:
    s.first = seat_number(rest.word(), s.players)
    s.mover = (s.first + s.turn) % s.players


def set_turn(s: State, rest: Phrase) -> None:
    s.mover = seat_number(rest.word(), s.players)
    s.turn = (s.mover - s.first) % s.players


def set_on_card(s: State, rest: Phrase) -> None:
    me, space, number = s.player[seat_number(rest[0], s.players)], space_of(rest[1]), rest[2:].number()
    me.reserve -= number - me.on_card[space]
    me.on_card[space] = number


def set_stored(s: State, rest: Phrase) -> None:
    s.player[seat_number(rest[0], s.players)].stored[:] = take_goods(s, rest[1:].some())


def set_quay(s: State, rest: Phrase) -> None:
    seat = seat_number(rest[1:].word(), s.players)
    s.quay_owner[number(rest[0], QUAY_NAMES)] = seat
    s.player[seat].reserve -= QUAY_SERVANTS


def set_good(s: State, rest: Phrase) -> None:
    take_goods(s, rest[1:])
    s.quay_good[number(rest[0], QUAY_NAMES)] = number(rest[1:].word(), GOOD_NAMES)


def set_ship(s: State, rest: Phrase) -> None:
    s.quay_ship[number(rest[0], QUAY_NAMES)] = take_ships(s, [rest[1:].word()])[0]


def set_row1(s: State, rest: Phrase) -> None:
    s.row1[:] = row_of(s, rest)


def set_row2(s: State, rest: Phrase) -> None:
    s.row2[:] = row_of(s, rest)


def row_of(s: State, rest: Phrase) -> list[int]:
    """The ships of a row, which has room for one more than there are players."""
    rest.some()[s.players + 1 :].nothing()
    return take_ships(s, rest) + [NONE] * (ROW - len(rest))


def arrange_deck(s: State, rest: Phrase) -> None:
    if rest[0] in ("only", "none"):
        s.known_bottom = 0
        set_deck(s, [number(word, SHIP_NAMES) for word in rest[1:]])
    else:
        top = take_ships(s, rest)
        set_deck(s, top + deck_of(s))


def set_bottom(s: State, rest: Phrase) -> None:
    bottom = take_ships(s, rest.some())
    set_deck(s, deck_of(s) + bottom)
    s.known_bottom = len(bottom)


def set_kept(s: State, rest: Phrase) -> None:
    for ship in take_ships(s, rest[1:].some()):
        s.kept[s.kept_count] = ship
        s.keeper[s.kept_count] = seat_number(rest[0], s.players)
        s.kept_count += 1


def set_market(s: State, rest: Phrase) -> None:
    s.bag[:] = [inside + outside for inside, outside in zip(s.bag, s.market, strict=True)]
    s.market[:] = take_goods(s, rest.some())


def set_bag(s: State, rest: Phrase) -> None:
    s.bag[:] = goods(rest.some())


def set_card(s: State, rest: Phrase) -> None:
    space, kind = space_of(rest[0]), number(rest[1:].word(), KIND_NAMES)
    if CARD_KIND[s.cards[space]] == kind:
        return
    other = next(each for each in range(CARDS) if CARD_KIND[s.cards[each]] == kind)
    s.cards[space], s.cards[other] = s.cards[other], s.cards[space]


def set_path(s: State, rest: Phrase) -> None:
    seats = [seat_number(word, s.players) for word in rest.some()]
    rest[PATH_SPACES:].nothing()
    for seat in seats:
        s.player[seat].reserve -= 1
    s.path[:] = seats + [NONE] * (PATH_SPACES - len(seats))
    s.path_filled = len(seats)


def begin(s: State, rest: Phrase) -> None:
    beginnings: dict[str, Callable[[State], None]] = {
        "ships": begin_entry,
        "actions": prepare_actions,
        "end": end_decade,
        "final": begin_final_actions,
        "purchases": begin_last_purchases,
    }
    if rest.word() not in beginnings:
        raise Refused("scenario-word", word=rest[0])
    s.question = NOTHING
    beginnings[rest[0]](s)
    go_on(s)


SETTERS: dict[str, Callable[[State, Phrase], None]] = {
    "fresh": set_fresh,
    "decade": set_count("decade"),
    "taken": set_count("taken"),
    "sold": set_count("palace_sold"),
    "round": set_round,
    "first": set_first,
    "turn": set_turn,
    "on_card": set_on_card,
    "stored": set_stored,
    "quay": set_quay,
    "good": set_good,
    "ship": set_ship,
    "row1": set_row1,
    "row2": set_row2,
    "deck": arrange_deck,
    "bottom": set_bottom,
    "kept": set_kept,
    "market": set_market,
    "bag": set_bag,
    "card": set_card,
    "path": set_path,
    "begin": begin,
}


def check(s: State, words: Phrase, block: list[str]) -> None:
    """Check one `then` line."""
    word, rest = words[0], words[1:]
    if word in NUMBERS:
        same(" ".join(words[:2]), getattr(s.player[seat_number(rest[0], s.players)], word), rest[1:].number())
    elif word in ("decade", "taken"):
        same(word, getattr(s, word), rest.number())
    elif word in CHECKS:
        found, wanted = CHECKS[word](s, rest)
        same(" ".join(words), found, wanted)
    else:
        raise Refused("scenario-word", word=word)


Found = tuple[object, object]  # what there is, what was expected


def goods(words: list[str]) -> list[int]:
    """How many of each kind."""
    for word in words:
        number(word, GOOD_NAMES)
    return [words.count(name) for name in GOOD_NAMES]


def ship_names(ships: list[int]) -> list[str]:
    """Ships by name, `-` for none."""
    return [SHIP_NAMES[ship] if ship >= 0 else "-" for ship in ships]


def listed(words: list[str]) -> list[str]:
    """The words of a list; `none` is the empty one."""
    return [] if words == ["none"] else words


def check_stored(s: State, rest: Phrase) -> Found:
    return list(s.player[seat_number(rest[0], s.players)].stored), goods(rest[1:].some())


def check_quay(s: State, rest: Phrase) -> Found:
    wanted = NONE if rest[1:].word() == "none" else seat_number(rest[1], s.players)
    return s.quay_owner[number(rest[0], QUAY_NAMES)], wanted


def check_good(s: State, rest: Phrase) -> Found:
    return s.quay_good[number(rest[0], QUAY_NAMES)], number(rest[1:].word(), GOOD_NAMES)


def check_ship(s: State, rest: Phrase) -> Found:
    return s.quay_ship[number(rest[0], QUAY_NAMES)], number(rest[1:].word(), SHIP_NAMES)


def check_row(row: str) -> Callable[[State, Phrase], Found]:
    return lambda s, rest: (ship_names(getattr(s, row)[: s.players + 1]), rest)


def check_deck(s: State, rest: Phrase) -> Found:
    if rest[0] == "size":
        return s.deck_size, rest[1:].number()
    if rest == ["none"]:
        return s.deck_size, 0
    return ship_names(deck_of(s))[: len(rest)], rest


def check_bottom(s: State, rest: Phrase) -> Found:
    cards = ship_names(deck_of(s))
    return cards[len(cards) - len(rest.some()) :], rest


def check_known_bottom(s: State, rest: Phrase) -> Found:
    return s.known_bottom, rest.number()


def check_kept(s: State, rest: Phrase) -> Found:
    seat = seat_number(rest[0], s.players)
    mine = [s.kept[place] for place in range(s.kept_count) if s.keeper[place] == seat]
    return ship_names(mine), listed(rest[1:].some())


def check_market(s: State, rest: Phrase) -> Found:
    return (sum(s.market), rest[1:].number()) if rest[0] == "size" else (list(s.market), goods(rest))


def check_bag(s: State, rest: Phrase) -> Found:
    if rest[0] == "size":
        return sum(s.bag), rest[1:].number()
    if rest[0] == "has":
        return s.bag[number(rest[1], GOOD_NAMES)], rest[2:].number()
    return list(s.bag), goods(rest)


def check_path(s: State, rest: Phrase) -> Found:
    if rest[0] == "size":
        return s.path_filled, rest[1:].number()
    seats = [NONE if word == "-" else seat_number(word, s.players) for word in listed(rest)]
    return list(s.path[: s.path_filled]), seats


def check_known(s: State, rest: Phrase) -> Found:
    return known(s, rest[0], "top"), listed(rest[1:].some())


def check_among(s: State, rest: Phrase) -> Found:
    wanted = listed(rest[1:].some())
    return known(s, rest[0], "among"), sorted(wanted, key=lambda word: number(word, SHIP_NAMES))


def known(s: State, who: str, part: str) -> list[str]:
    """What a seat's view shows of the top of the deck."""
    seat = SPECTATOR if who == "spectator" else seat_number(who, s.players)
    return [ship["id"] for ship in view(s, seat)["deck"][part]]


def check_servants(s: State, rest: Phrase) -> Found:
    seat = seat_number(rest[0], s.players)
    me = s.player[seat]
    placed = me.reserve + me.blocked + me.lighthouse + me.temple + me.charters + me.palace + sum(me.on_card)
    pairs = QUAY_SERVANTS * sum(s.quay_owner[quay] == seat for quay in range(QUAYS))
    return placed + pairs + servants_on_path(s, seat), rest[1:].number()


CHECKS: dict[str, Callable[[State, Phrase], Found]] = {
    "round": lambda s, rest: (s.round + 1, rest.number()),
    "first": lambda s, rest: (s.first, seat_number(rest.word(), s.players)),
    "sold": lambda s, rest: (s.palace_sold, rest.number()),
    "price": lambda s, rest: (price(s), rest.number()),
    "question": lambda s, rest: (QUESTION_NAMES[s.question], rest.word()),
    "on_card": lambda s, rest: (
        s.player[seat_number(rest[0], s.players)].on_card[space_of(rest[1])],
        rest[2:].number(),
    ),
    "cards": lambda s, rest: ([KIND_NAMES[CARD_KIND[card]] for card in s.cards], rest),
    "all_cards": lambda s, rest: (sorted(s.cards), list(range(CARDS))),
    "rows": lambda s, rest: ([sum(ship >= 0 for ship in row) for row in (s.row1, s.row2)], rest.numbers()),
    "stored": check_stored,
    "quay": check_quay,
    "good": check_good,
    "ship": check_ship,
    "row1": check_row("row1"),
    "row2": check_row("row2"),
    "deck": check_deck,
    "bottom": check_bottom,
    "known_bottom": check_known_bottom,
    "kept": check_kept,
    "market": check_market,
    "bag": check_bag,
    "path": check_path,
    "knows": check_known,
    "among": check_among,
    "servants": check_servants,
}
