"""The printed values of the game as tables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

from zenobia.core.data import load, within
from zenobia.core.kernel import table
from zenobia.core.moves import Words

DATA = load("carthago", Path(__file__).parent)

NUMERALS = 2  # quays of each civilisation
CIVILISATION_NAMES = tuple(DATA["names"]["civilisations"])
GOOD_NAMES = tuple(DATA["names"]["goods"])
QUAY_NAMES = tuple(f"{name}{numeral}" for name in CIVILISATION_NAMES for numeral in (1, 2))
KIND_NAMES = ("captain", "aristocrat", "stevedore", "merchant", "transporter")
BONUS_NAMES = ("warehouse", "palace")
STORED_NAMES = ("scry3", "load-any", "move3", "palace-free", "bring-ship")
PRIVILEGE_NAMES = (*STORED_NAMES, "bonus3", "plus-tp", "intrigue")
SHIP_NAMES = tuple(ship["id"] for ship in DATA["ships"])
LIMITS = {  # the values that the engine cannot take in every size: lowest, highest
    "course.decades": (1, 20),
    "course.rounds": (1, 20),
    "loading.trade_points": (0, 5),
    "voyage.success_points": (0, 5),
    "voyage.failure_points": (0, 5),
    "components.servants": (8, 60),
    "components.goods_of_each_kind": (2, 20),
    "market.spaces": (3, 20),
    "setup.row_beyond_players": (0, 1),
    "setup.warehouse_spaces": (1, 10),
    "setup.quay_servants": (1, 4),
    "path.spaces": (1, 60),
    "privileges.ships_looked_at": (1, 3),
    "turn.aristocrat_moves": (1, 60),
    "privileges.servants_moved": (1, 60),
    "lighthouse.ships_by_rank": (1, 6),
}


def numbers(section: str, field: str, names: tuple[str, ...]) -> Any:
    """A field of the rows of a section, as the places of its words among `names`."""
    for row in DATA[section]:
        if row[field] not in names:
            raise DATA.refuse(f"{section}.{row.get('id', '')}.{field}", row[field], ", ".join(names))
    return table([names.index(row[field]) for row in DATA[section]])


within(DATA, LIMITS, (0, 60))
for players, spaces in enumerate(DATA["market"]["spaces"], 3):
    if spaces < players:  # everybody takes a good in the set-up
        raise DATA.refuse("market.spaces", spaces, f"{players} ... 20")
NAMES = CIVILISATION_NAMES + GOOD_NAMES
if len(set(NAMES)) < len(NAMES) or not all(re.fullmatch("[a-z]+", name) for name in NAMES):  # words of moves
    raise DATA.refuse("names", ", ".join(NAMES), "wine, grain")

CIVILISATIONS = len(CIVILISATION_NAMES)
GOODS = len(GOOD_NAMES)
QUAYS = NUMERALS * CIVILISATIONS
SERVANTS = DATA["components"]["servants"]
GOODS_OF_EACH_KIND = DATA["components"]["goods_of_each_kind"]

DECADES: int = DATA["course"]["decades"]
ROUNDS: int = DATA["course"]["rounds"]
EARLY_END_DECADE = DATA["course"]["early_end_decade"]
EARLY_END_POINTS = DATA["course"]["early_end_points"]

START_TALENTS = DATA["setup"]["talents"]
START_POINTS = DATA["setup"]["trade_points"]
WAREHOUSE_SPACES = DATA["setup"]["warehouse_spaces"]
BLOCKED_SPACES = min(DATA["setup"]["blocked_spaces"], WAREHOUSE_SPACES - 1)
if BLOCKED_SPACES + 2 * DATA["setup"]["quay_servants"] > SERVANTS:  # two quays each, PC-A.3
    raise DATA.refuse("components.servants", SERVANTS, f"{BLOCKED_SPACES + 2 * DATA['setup']['quay_servants']} ... 60")
ROW_BEYOND_PLAYERS = DATA["setup"]["row_beyond_players"]
QUAY_SERVANTS = DATA["setup"]["quay_servants"]

MARKET_SPACES = table([0, 0, 0, *DATA["market"]["spaces"]])  # by number of players
PRICES = table(DATA["market"]["prices"])
LAST_PRICE = len(DATA["market"]["prices"]) - 1
REFILL_PRICE = DATA["market"]["refill_price"]

TAKE_TALENTS = DATA["turn"]["take_talents"]
ARISTOCRAT_MOVES = DATA["turn"]["aristocrat_moves"]
WAREHOUSE_PRICE = DATA["turn"]["warehouse_bonus_price"]
SHIPS_BY_RANK = table(DATA["lighthouse"]["ships_by_rank"])

LOADING_POINTS = DATA["loading"]["trade_points"]
SUCCESS_POINTS = DATA["voyage"]["success_points"]
FAILURE_POINTS = DATA["voyage"]["failure_points"]
OFFERING = DATA["voyage"]["offering"]

BONUS_TALENTS = DATA["privileges"]["bonus_talents"]
SHIPS_LOOKED_AT: int = DATA["privileges"]["ships_looked_at"]
SERVANTS_MOVED = DATA["privileges"]["servants_moved"]

CARD_KIND = numbers("action_cards", "kind", KIND_NAMES)
CARDS = len(DATA["action_cards"])
COST = table([space["servants"] for space in DATA["action_spaces"]])
BONUS = numbers("action_spaces", "bonus", BONUS_NAMES)

PALACE_SPACES = len(DATA["palace_spaces"])  # the single ones; the large space has this number
PALACE_PRICE = table([space["price"] for space in DATA["palace_spaces"]] + [DATA["large_palace_space"]["price"]])
PALACE_POINTS = table(
    [space["trade_points"] for space in DATA["palace_spaces"]] + [DATA["large_palace_space"]["trade_points"]]
)

PATH_SPACES: int = DATA["path"]["spaces"]
SCORE_SPACES = len(DATA["path"]["score_spaces"])
FILLED = table([space["filled"] for space in DATA["path"]["score_spaces"]])
AWARDS = table([[*space["awards"], 0, 0, 0, 0, 0][:5] for space in DATA["path"]["score_spaces"]])  # [space][rank]

SHIPS = len(DATA["ships"])
CIVILISATION = numbers("ships", "civilisation", CIVILISATION_NAMES)
WANTED = numbers("ships", "good", GOOD_NAMES)
INCOME = table([ship["income"] for ship in DATA["ships"]])
DANGER = table([ship["danger"] for ship in DATA["ships"]])
PRIVILEGE = numbers("ships", "privilege", PRIVILEGE_NAMES)

# what a move names
Good = Annotated[int, Words(*GOOD_NAMES)]
Quay = Annotated[int, Words(*QUAY_NAMES)]
