"""What one seat may see, built by including (PC-A.15)."""

from __future__ import annotations

from typing import Any

from zenobia.core.game import NOBODY, SPECTATOR
from zenobia.games.carthago.aristocrat import PLACE_NAMES
from zenobia.games.carthago.data import (
    ARISTOCRAT_MOVES,
    BONUS,
    BONUS_NAMES,
    BONUS_TALENTS,
    CARD_KIND,
    CARDS,
    CIVILISATION,
    CIVILISATION_NAMES,
    COST,
    DANGER,
    DATA,
    EARLY_END_DECADE,
    EARLY_END_POINTS,
    GOOD_NAMES,
    INCOME,
    KIND_NAMES,
    LOADING_POINTS,
    MARKET_SPACES,
    NUMERALS,
    PALACE_POINTS,
    PALACE_PRICE,
    PALACE_SPACES,
    PRICES,
    PRIVILEGE,
    PRIVILEGE_NAMES,
    QUAY_NAMES,
    QUAYS,
    REFILL_PRICE,
    ROUNDS,
    ROW_BEYOND_PLAYERS,
    SERVANTS_MOVED,
    SHIP_NAMES,
    SHIPS_BY_RANK,
    SHIPS_LOOKED_AT,
    TAKE_TALENTS,
    WANTED,
    WAREHOUSE_PRICE,
    WAREHOUSE_SPACES,
)
from zenobia.games.carthago.deck import card_at, knows_in_window, knows_order
from zenobia.games.carthago.ending import rank
from zenobia.games.carthago.harbour import lighthouse_seat, may_block
from zenobia.games.carthago.intrigue import award, score_space, servants_on_path
from zenobia.games.carthago.market import price
from zenobia.games.carthago.odds import voyage_view
from zenobia.games.carthago.palace import palace_minimum, palace_price
from zenobia.games.carthago.play import to_act
from zenobia.games.carthago.state import (
    ASK_ARISTOCRAT,
    ASK_DESTINATION,
    ASK_LOAD_ANY,
    ASK_MOVE3,
    ASK_NEW_QUAY,
    ASK_SHIPS,
    BUY_PALACE,
    OVER,
    TURNS,
    State,
)

QUESTION_NAMES = (
    "nothing",
    "may-claim",
    "take-good",
    "must-claim",
    "ships",
    "dock",
    "point",
    "extra-point",
    "extra-servant",
    "action",
    "rest",
    "card",
    "aristocrat",
    "new-quay",
    "destination",
    "refill-purchase",
    "load-any",
    "move3",
    "order",
    "bring",
    "last-purchase",
    "over",
)

AMOUNTS = {  # the numbers in the texts of actions and privileges
    "take": TAKE_TALENTS,
    "aristocrat": ARISTOCRAT_MOVES,
    "bonus3": BONUS_TALENTS,
    "scry3": SHIPS_LOOKED_AT,
    "move3": SERVANTS_MOVED,
}


def view(s: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it."""
    asked = to_act(s)
    return {
        "game": "carthago",
        "seat": None if seat == SPECTATOR else seat,
        "players": s.players,
        "options": {
            "hide-talents": bool(s.hide_talents),
            "servants-first": not s.servants_last,
            "refill-counts": not s.refill_uncounted,
            "cards-home-first": not s.cards_keep,
            "late-privileges": bool(s.late_privileges),
            "rows-first": bool(s.rows_first),
        },
        "phase": QUESTION_NAMES[s.question],
        "to_act": None if asked == NOBODY else asked,
        "decade": s.decade,
        "decades": DATA["course"]["decades"],
        "round": s.round + 1 if s.phase == TURNS else None,
        "rounds": ROUNDS,
        "first": s.first,
        "final": bool(s.final),
        "left": left_view(s),
        "may_block": s.question == ASK_SHIPS and may_block(s),
        "source": source_view(s),
        "entering": ship_view(s.entering),
        "ship_due": ship_view(s.ship_due),
        "space": s.space + 1 if s.space >= 0 else None,
        "quays": [quay_view(s, quay) for quay in range(QUAYS)],
        "loads": loads_view(s),
        "row1": row_view(s, s.row1),
        "row2": row_view(s, s.row2),
        "row3": row_view(s, [card - 1 for card in s.row3]) if any(s.row3) else [],
        "deck": deck_view(s, seat),
        "lighthouse": lighthouse_view(s),
        "voyage": voyage_view(s, seat),
        "market": market_view(s),
        "amounts": AMOUNTS,
        "early_end": {"decade": EARLY_END_DECADE, "points": EARLY_END_POINTS},
        "bag": by_good(s.bag),
        "slots": [slot_view(s, space) for space in range(CARDS)],
        "palace": palace_view(s),
        "path": path_view(s),
        "charters": s.players,
        "seats": [seat_view(s, each, seat) for each in range(s.players)],
    }


def ship_view(ship: int) -> dict[str, Any] | None:
    """A ship card's face."""
    if ship < 0:
        return None
    return {
        "id": SHIP_NAMES[ship],
        "civilisation": CIVILISATION_NAMES[CIVILISATION[ship]],
        "good": GOOD_NAMES[WANTED[ship]],
        "income": INCOME[ship],
        "danger": DANGER[ship],
        "privilege": PRIVILEGE_NAMES[PRIVILEGE[ship]],
    }


def row_view(s: State, row: list[int]) -> list[dict[str, Any] | None]:
    """A row of ships from top to bottom, each with the quays where its good waits."""
    ships = row[: s.players + ROW_BEYOND_PLAYERS]
    return [{**face, "awaited": awaited(s, ship)} if (face := ship_view(ship)) else None for ship in ships]


def awaited(s: State, ship: int) -> list[str]:
    """PC-A.8 The quays of a ship's civilisation, free of a ship, where servants wait with the good it wants."""
    lower = NUMERALS * CIVILISATION[ship]
    pair = range(lower, lower + NUMERALS)
    return [QUAY_NAMES[quay] for quay in pair if s.quay_ship[quay] < 0 and s.quay_good[quay] == WANTED[ship]]


def loads_view(s: State) -> dict[str, dict[str, int]]:
    """PC-A.8 What the mover gains at the quays where the good now carried, or any good, would be loaded."""
    if s.question == ASK_DESTINATION:
        good = s.quay_good[s.carried_from] if s.carried_from < QUAYS else s.carried_from - QUAYS
        quays = [quay for quay in range(QUAYS) if s.quay_good[quay] < 0 <= s.quay_ship[quay]]
        quays = [quay for quay in quays if WANTED[s.quay_ship[quay]] == good]
    elif s.question == ASK_LOAD_ANY:
        quays = [quay for quay in range(QUAYS) if s.quay_good[quay] >= 0 and s.quay_ship[quay] >= 0]
    else:
        return {}
    mine = [quay for quay in quays if s.quay_owner[quay] == s.mover]
    return {QUAY_NAMES[quay]: {"talents": INCOME[s.quay_ship[quay]], "points": LOADING_POINTS} for quay in mine}


def lighthouse_view(s: State) -> list[dict[str, int]]:
    """PC-A.5 Who admits ships, in this order, and how many."""
    ranked = [(lighthouse_seat(s, rank), SHIPS_BY_RANK[rank]) for rank in range(s.players)]
    return [{"seat": seat, "ships": ships} for seat, ships in ranked if seat >= 0]


def market_view(s: State) -> dict[str, Any]:
    """The goods on sale, the price now, all prices and that after a refill."""
    return {
        "goods": by_good(s.market),
        "spaces": MARKET_SPACES[s.players],
        "price": price(s),
        "prices": list(PRICES),
        "refill_price": REFILL_PRICE,
    }


def source_view(s: State) -> str | None:
    """The quay that a pair or a good leaves, or the good that leaves the warehouse."""
    if s.question == ASK_NEW_QUAY:
        return QUAY_NAMES[s.pair_from]
    if s.question == ASK_DESTINATION:
        return QUAY_NAMES[s.carried_from] if s.carried_from < QUAYS else GOOD_NAMES[s.carried_from - QUAYS]
    return None


def left_view(s: State) -> int | None:
    """How many ships or servants the mover may still choose."""
    if s.question == ASK_SHIPS:
        return s.ships_left
    return s.servants_left if s.question in (ASK_ARISTOCRAT, ASK_MOVE3) else None


def quay_view(s: State, quay: int) -> dict[str, Any]:
    """A quay with its servants' seat, good and ship."""
    owner, good = s.quay_owner[quay], s.quay_good[quay]
    return {
        "quay": QUAY_NAMES[quay],
        "owner": owner if owner >= 0 else None,
        "good": GOOD_NAMES[good] if good >= 0 else None,
        "ship": ship_view(s.quay_ship[quay]),
    }


def deck_view(s: State, seat: int) -> dict[str, Any]:
    """PC-A.15 The bottom that everybody saw; of the top what this seat has seen, in order or among the first few."""
    in_order = knows_order(s, seat)
    cards = [s.deck[card_at(s, place)] for place in range(s.deck_size)]
    among = [] if in_order else [cards[place] for place in range(s.window) if knows_in_window(s, seat, place)]
    return {
        "size": s.deck_size,
        "top": [ship_view(ship) for ship in cards[:in_order]],
        "among": [ship_view(ship) for ship in sorted(among)],
        "put_in_order": s.window,
        "put_in_order_by": s.scryer if s.scryer >= 0 else None,
        "bottom": [ship_view(ship) for ship in cards[s.deck_size - s.known_bottom :]],
    }


def by_good(numbers: list[int]) -> dict[str, int]:
    """Numbers under the names of their goods."""
    return {name: int(number) for name, number in zip(GOOD_NAMES, numbers, strict=True)}


def slot_view(s: State, space: int) -> dict[str, Any]:
    """An action space with its card, cost, bonus, the bonus's price now, and the servants of each seat."""
    card = s.cards[space]
    bonus = BONUS[space]
    return {
        "card": KIND_NAMES[CARD_KIND[card]] if card >= 0 else None,
        "servants": COST[space],
        "bonus": BONUS_NAMES[bonus],
        "bonus_price": palace_price(s) if bonus == BUY_PALACE else WAREHOUSE_PRICE,
        "on_card": [s.player[seat].on_card[space] for seat in range(s.players)],
    }


def palace_view(s: State) -> dict[str, Any]:
    """The palace spaces, how many are sold, and the cheapest empty one."""
    return {
        "sold": s.palace_sold,
        "price": palace_price(s),
        "points": palace_minimum(s),
        "spaces": [{"price": PALACE_PRICE[space], "points": PALACE_POINTS[space]} for space in range(PALACE_SPACES)],
        "large": {"price": PALACE_PRICE[PALACE_SPACES], "points": PALACE_POINTS[PALACE_SPACES]},
    }


def path_view(s: State) -> dict[str, Any]:
    """The intrigue path, its score spaces, and the awards as they stand."""
    reached = score_space(s)
    scores = DATA["path"]["score_spaces"]
    return {
        "spaces": [seat if seat >= 0 else None for seat in s.path],
        "filled": s.path_filled,
        "score_spaces": scores,
        "reached": scores[reached]["awards"] if reached >= 0 else [],
    }


def seat_view(s: State, seat: int, observer: int) -> dict[str, Any]:
    """A senator: servants by place, points, goods, privileges; talents where they are shown."""
    me = s.player[seat]
    shown = seat == observer or not s.hide_talents or s.question == OVER
    return {
        "reserve": me.reserve,
        "blocked": me.blocked,
        "lighthouse": me.lighthouse,
        "temple": me.temple,
        "charters": me.charters,
        "on_cards": sum(me.on_card),
        "quays": sum(owner == seat for owner in s.quay_owner),
        "path": servants_on_path(s, seat),
        "award": award(s, seat) if s.question != OVER else None,
        "palace": me.palace,
        "points": me.points,
        "talents": me.talents if shown else None,
        "storage": WAREHOUSE_SPACES - me.blocked,
        "stored": by_good(me.stored),
        "privileges": [ship_view(s.kept[place]) for place in range(s.kept_count) if s.keeper[place] == seat],
        "score": me.palace,
        "rank": rank(s, seat) if s.question == OVER else None,
    }


def detail(kind: str, value: Any) -> Any:
    """A detail of an event as a plain word, or several."""
    if kind == "goods":
        return [name for name, count in zip(GOOD_NAMES, value, strict=True) for _ in range(count)]
    if kind == "ships":
        return [SHIP_NAMES[ship] for ship in value if ship >= 0]
    names = {
        "quay": QUAY_NAMES,
        "good": GOOD_NAMES,
        "civilisation": CIVILISATION_NAMES,
        "card": KIND_NAMES,
        "place": PLACE_NAMES,
        "privilege": PRIVILEGE_NAMES,
    }[kind]
    return names[value]
