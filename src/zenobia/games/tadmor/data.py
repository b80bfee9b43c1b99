"""The printed values of the game as tables. Sets of tiles and missions are bits, effects are named in data.toml."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Annotated, Any

from zenobia.core.data import load
from zenobia.core.game import Refused
from zenobia.core.kernel import table
from zenobia.core.moves import Words

FOLDER = Path(__file__).parent
DATA = load("tadmor", FOLDER)

NAMED = ("effect", "benefit", "action", "when", "condition")  # what the rules know by name: nobody's values change it
ERAS = 3
MOST = 100  # of anything printed: numbers above it do not fit the state


def check_values(values: Any, ours: Any, path: str) -> None:
    """A player's own values: numbers in range, and only words that we use for the same thing."""
    if isinstance(values, dict | list):
        for key, value in values.items() if isinstance(values, dict) else enumerate(values):
            check_values(value, ours[key], f"{path}.{key}" if path else str(key))
        return
    known = values == ours or (key_of(path) not in NAMED and values in KNOWN.get(key_of(path), ()))
    if not (known if isinstance(values, str) else 0 <= values <= MOST):
        refuse(path, ours, values)


def key_of(path: str) -> str:
    """What a value is called: the last word of its path that is no number of a list."""
    return [word for word in path.split(".") if not word.isdecimal()][-1]


def words_in(values: Any, path: str = "") -> list[tuple[str, str]]:
    """All words of the values, each with what it is called."""
    if isinstance(values, dict | list):
        items = values.items() if isinstance(values, dict) else enumerate(values)
        return [found for key, value in items for found in words_in(value, f"{path}.{key}")]
    return [(key_of(path), values)] if isinstance(values, str) else []


def refuse(path: str, ours: Any, theirs: Any) -> None:
    """A value that does not fit."""
    raise Refused("data-shape", file=DATA.source, path=path, ours=json.dumps(ours), theirs=json.dumps(theirs))


if DATA.source:
    OURS = tomllib.loads((FOLDER / "data.toml").read_text(encoding="utf-8"))
    KNOWN = {name: {word for key, word in words_in(OURS) if key == name} for name, _ in words_in(OURS)}
    check_values(DATA.values, OURS, "")

RESOURCE_NAMES = ("wood", "stone", "marble", "gold")
PIECE_NAMES = ("camel", "ship")
COLOUR_NAMES: tuple[str, ...] = tuple(DATA["rare"])
GOOD_NAMES = tuple(good for colour in COLOUR_NAMES for good in DATA["rare"][colour]["types"])
REGION_NAMES = tuple(DATA["regions"])
PART_NAMES = tuple(DATA["temple"])
SPACE_NAMES = tuple(DATA["spaces"])
TILE_NAMES = tuple(DATA["improvements"])
MISSION_NAMES = tuple(DATA["missions"])

SPACE_ROWS: list[dict[str, Any]] = list(DATA["spaces"].values())
TILE_ROWS: list[dict[str, Any]] = list(DATA["improvements"].values())
MISSION_ROWS: list[dict[str, Any]] = list(DATA["missions"].values())
BOARD_SPACES = len(SPACE_ROWS)
TILES = len(TILE_ROWS)
MISSIONS = len(MISSION_ROWS)
REGIONS = len(REGION_NAMES)
GOODS = len(GOOD_NAMES)
GOODS_OF_COLOUR = GOODS // len(COLOUR_NAMES)
PARTS = len(PART_NAMES)
STATUES = PARTS  # the part a completed temple has reached, counted from 1


def bits(numbers: list[int]) -> int:
    """A set of small numbers."""
    return sum(1 << number for number in numbers)


# ---------------------------------------------------------------- rounds and set-up
ROUNDS: int = DATA["rounds"]["count"]
ROUNDS_PER_ERA: int = DATA["rounds"]["per_era"]
START_PRESTIGE: int = DATA["setup"]["prestige"]
START_PIECES: list[int] = table([DATA["setup"]["camels"], DATA["setup"]["ships"]])
START_MISSIONS: int = DATA["setup"]["missions"]
START_RESOURCES: list[int] = table([DATA["setup"]["resources"][name] for name in RESOURCE_NAMES])
BASE_BONUS: list[int] = table(DATA["setup"]["base_bonus"])
SUPERIOR_BONUS: list[int] = table(DATA["setup"]["superior_bonus"])
TILES_ON_BOARD: list[int] = table([0, 0, *DATA["setup"]["tiles_on_board"]])
RARE_COPIES: list[int] = table([0, 0, *DATA["setup"]["rare_copies"]])
SHIP_SETS: list[int] = table(DATA["shipyard"]["sets"])
if not 0 < ROUNDS <= ERAS * ROUNDS_PER_ERA:
    refuse("rounds.count", ERAS * ROUNDS_PER_ERA, ROUNDS)
if DATA["limits"]["ships"] >= len(DATA["shipyard"]["sets"]):
    refuse("limits.ships", len(DATA["shipyard"]["sets"]) - 1, DATA["limits"]["ships"])
MOST_PIECES: list[int] = table([DATA["limits"]["camels"], DATA["limits"]["ships"]])
STORAGE: int = DATA["limits"]["storage"]
TEMPLE_CARDS: int = DATA["limits"]["temple_cards"]

# ---------------------------------------------------------------- by era
IMPROVEMENT_COST: list[int] = table(DATA["eras"]["improvement_cost"])
TRAITOR_LEVELS: list[int] = table(DATA["eras"]["traitor_levels"])
TAX_GOLD: list[int] = table(DATA["eras"]["tax_gold"])
TAX_PENALTY: list[int] = table(DATA["eras"]["tax_penalty"])
LEVEL_AT_NEW_ERA: int = DATA["prestige"]["level_at_new_era"]
LEVEL_AT_END: int = DATA["prestige"]["level_at_end"]
FREE_GOOD_PRESTIGE: int = DATA["prestige"]["free_rare_good"]
SET_PRESTIGE: list[int] = table(DATA["prestige"]["rare_sets"])
REWARDS: list[int] = table(DATA["temple_rewards"]["rare_goods"])
REWARDED_PLAYERS = len(DATA["temple_rewards"]["rare_goods"])

# ---------------------------------------------------------------- spaces
PRIVATE_TILES = [tile for tile, row in enumerate(TILE_ROWS) if row["effect"].startswith("private_")]
PRIVATE_SPACES = len(PRIVATE_TILES)
PRIVATE = bits(PRIVATE_TILES)  # the set of them
SPACES = BOARD_SPACES + PRIVATE_SPACES  # private tiles follow the spaces of the board
SPACE_OF_TILE: list[int] = table(
    [BOARD_SPACES + PRIVATE_TILES.index(t) if t in PRIVATE_TILES else -1 for t in range(TILES)]
)
TILE_OF_PRIVATE: list[int] = table(PRIVATE_TILES)
PLACE_NAMES = (*SPACE_NAMES, *[TILE_NAMES[tile] for tile in PRIVATE_TILES])


def spaces_for(*actions: str) -> list[int]:
    """The board spaces of these actions, in printed order."""
    return [space for space, row in enumerate(SPACE_ROWS) if row["action"] in actions]


def private_for(effect: str) -> list[int]:
    """The private tiles with this effect, as spaces."""
    return [BOARD_SPACES + n for n, tile in enumerate(PRIVATE_TILES) if TILE_ROWS[tile]["effect"] == effect]


REGION: list[int] = table([REGION_NAMES.index(row["region"]) for row in SPACE_ROWS])
ON_FACE_FOR_TWO: list[int] = table([int(row["side2"]) for row in SPACE_ROWS])
ON_FACE_FOR_MORE: list[int] = table([int(row["side34"]) for row in SPACE_ROWS])
# places in the order of the actions: spaces for one kind of piece, then the others once for each kind
ONE_KIND = [(n, PIECE_NAMES.index(row["accepts"])) for n, row in enumerate(SPACE_ROWS) if row["accepts"] != "either"]
EITHER = [(n, piece) for n, row in enumerate(SPACE_ROWS) if row["accepts"] == "either" for piece in (0, 1)]
PLACES = ONE_KIND + EITHER
PLACE_SPACE: list[int] = table([space for space, _ in PLACES])
PLACE_PIECE: list[int] = table([piece for _, piece in PLACES])

RESOURCE_AT: list[int] = table(
    [RESOURCE_NAMES.index(row["resource"]) if "resource" in row else -1 for row in SPACE_ROWS]
)
COLLECT_SPACES = spaces_for("collect")
GIFT_SPACES = spaces_for("peace_gifts")
INCOME_SPACES: list[int] = table(spaces_for("collect", "peace_gifts"))  # taken at any time, alone or at the end
INCOME_COUNT = len(COLLECT_SPACES + GIFT_SPACES)
COLLECTED: list[int] = table(  # by piece, superior or not, era
    [
        units
        for piece in PIECE_NAMES
        for quality in ("base", "superior")
        for units in DATA["collect"][f"{piece}_{quality}"]
    ]
)
GIFTS: list[int] = table(
    [prestige for piece in PIECE_NAMES for prestige in DATA["peace_gifts"][piece]]
)  # by piece, era
SELECTABLE: list[int] = table(spaces_for("collect", "peace_gifts", "first_player"))
SELECTABLE_COUNT = len(spaces_for("collect", "peace_gifts", "first_player"))
SLOTS: list[int] = table(spaces_for("improvement"))
SLOT_COUNT = len(spaces_for("improvement"))
MISSION_SPACES: list[int] = table(spaces_for("mission"))
MISSION_SPACE_COUNT = len(spaces_for("mission"))
RARE_SPACE: list[int] = table(
    [next(n for n in spaces_for("rare") if SPACE_ROWS[n]["colour"] == name) for name in COLOUR_NAMES]
)
(MARKET,) = spaces_for("market")
(EBLA,) = spaces_for("temple_or_market")
(TEMPLE_AND_CARD,) = spaces_for("temple_draw")
(SINGLE_LEVELS,) = spaces_for("tower_single")
(PAIRS_OF_LEVELS,) = spaces_for("tower_pair")
(TRAITOR,) = spaces_for("traitor")
(CARAVAN,) = spaces_for("caravan")
(SHIPYARD,) = spaces_for("shipyard")
(MARAUDERS,) = spaces_for("marauders")
(TAXMAN,) = spaces_for("taxman")
(WAR_SUPPLIES,) = spaces_for("war_supplies")
(FIRST_PLAYER,) = spaces_for("first_player")
PRIVATE_MARKETS: list[int] = table(private_for("private_market"))
PRIVATE_MARKET_COUNT = len(private_for("private_market"))
(PRIESTHOOD,) = private_for("private_temple")
(WORKSHOP,) = private_for("private_construction")
(COUNCIL,) = private_for("private_kingdom")
TEMPLE_SOURCES: list[int] = table([TEMPLE_AND_CARD, EBLA, PRIESTHOOD, WORKSHOP])
TEMPLE_SOURCE_COUNT = 4

# ---------------------------------------------------------------- tiles


def tiles_with(effect: str) -> int:
    """The set of tiles with this effect."""
    return bits([tile for tile, row in enumerate(TILE_ROWS) if row["effect"] == effect])


def amounts(effect: str, key: str) -> list[int]:
    """By tile, the number it carries for this effect, else 0."""
    return [row[key] if row["effect"] == effect else 0 for row in TILE_ROWS]


def only(effect: str, key: str) -> int:
    """The number on the one tile with this effect."""
    (value,) = [row[key] for row in TILE_ROWS if row["effect"] == effect]
    return int(value)


START_TILES = bits([tile for tile, row in enumerate(TILE_ROWS) if row["start"]])
ERA_TILES = tuple(bits([tile for tile, row in enumerate(TILE_ROWS) if row["era"] == era]) for era in (1, 2, 3))
NOT_FOR_TWO = bits([tile for tile, row in enumerate(TILE_ROWS) if row["not_for_two"]])

SHIP_BONUS_TILES = tiles_with("ship_bonus")
SHIP_BONUS: list[int] = table(amounts("ship_bonus", "amount"))
SHIP_BONUS_RESOURCE: list[int] = table(
    [RESOURCE_NAMES.index(row["resource"]) if "resource" in row else -1 for row in TILE_ROWS]
)
DOUBLE_GIFTS = tiles_with("double_peace_gifts")
GIFT_FACTOR = only("double_peace_gifts", "factor")
BROKER = tiles_with("pp_trade")
BROKER_PRICE: list[int] = table([only("pp_trade", "base_price_pp")] * 2 + [only("pp_trade", "superior_price_pp")] * 2)
FREE_FIFTH_LEVEL = tiles_with("free_fifth_level")
TOWER_WITHOUT_WOOD = tiles_with("tower_no_wood")
TOWER_PRESTIGE_TILES = tiles_with("tower_prestige")
TOWER_PRESTIGE: list[int] = table(amounts("tower_prestige", "pp"))
MISSION_PRESTIGE_TILES = tiles_with("mission_pp")
MISSION_PRESTIGE: list[int] = table(amounts("mission_pp", "pp"))
MISSION_DISCOUNT_TILES = tiles_with("mission_discount")
MISSION_DISCOUNT = only("mission_discount", "amount")
TEMPLE_DISCOUNT_TILES = tiles_with("temple_discount")
TEMPLE_DISCOUNT = only("temple_discount", "amount")
PRIESTHOOD_PRESTIGE = only("private_temple", "pp")
RARE_PRESTIGE_TILES = tiles_with("rare_pp")
RARE_PRESTIGE: list[int] = table(amounts("rare_pp", "pp"))
RARE_FOR_PRESTIGE = tiles_with("rare_for_pp")
RARE_PRICE_IN_PRESTIGE = only("rare_for_pp", "price_pp")
RARE_DISCOUNT_TILES = tiles_with("rare_discount")
RARE_DISCOUNT = only("rare_discount", "amount")
RARE_CHOICE = tiles_with("rare_choice")
SAFE_AS_REVEALER = tiles_with("raid_immunity_if_revealer")
SAFE_FROM_RAIDS = tiles_with("raid_immunity")
SPOILS = tiles_with("raid_pp")
SPOILS_PRESTIGE = only("raid_pp", "pp")
TRIBUTE = tiles_with("raid_gold")
TRIBUTE_GOLD = only("raid_gold", "gold")
TRIBUTE_PRESTIGE = only("raid_gold", "pp")
NO_TAX = tiles_with("tax_immunity")
GREAT_STORAGE_TILES = tiles_with("storage")
GREAT_STORAGE = only("storage", "limit")


def final_bonus(condition: str) -> int:
    """The tile (a set of one) that pays for this majority."""
    return bits([tile for tile, row in enumerate(TILE_ROWS) if row.get("condition") == condition])


HIGHEST_TOWER = final_bonus("highest_tower")
MOST_RARE_GOODS = final_bonus("most_rare_goods")
MOST_IMPROVEMENTS = final_bonus("most_improvements")
MOST_TEMPLES = final_bonus("most_completed_temples")
BEST_MISSIONS = final_bonus("highest_mission_score")
FINAL_PRESTIGE: list[int] = table(amounts("final_bonus", "pp"))

# ---------------------------------------------------------------- trades
TRADE_ROWS: list[list[str]] = DATA["trades"]["base_for_superior"] + DATA["trades"]["superior_for_base"]
TRADES = len(TRADE_ROWS)
GIVEN: list[int] = table([RESOURCE_NAMES.index(row[0]) for row in TRADE_ROWS])
GOT: list[int] = table([row[1:].count(name) for row in TRADE_ROWS for name in RESOURCE_NAMES])  # by trade, resource
ALL_TRADES = bits(list(range(TRADES)))
EBLA_TRADES = bits(list(range(len(DATA["trades"]["base_for_superior"]))))


def trades_of(row: dict[str, Any]) -> int:
    """The trades that a tile allows: what it takes, for its number of the resources it gives."""
    return bits(
        [
            number
            for number, (given, *got) in enumerate(TRADE_ROWS)
            if row["effect"] == "trade"
            and given == row["give"]
            and len(got) == row["rate"]
            and set(got) <= {*row["get"]}
        ]
    )


TRADE_TILES = tiles_with("trade")
TILE_TRADES: list[int] = table([trades_of(row) for row in TILE_ROWS])

# ---------------------------------------------------------------- prices: every cost in named resources has a number
WITHOUT_WOOD = {"wood": 0}
PRICE_ROWS: list[dict[str, int]] = []


def prices(rows: list[dict[str, int]]) -> int:
    """Enter costs; the number of the first."""
    PRICE_ROWS.extend(rows)
    return len(PRICE_ROWS) - len(rows)


TIER_LEVELS: int = DATA["tower"]["tier_levels"]
FREE_MULTIPLE: int = DATA["tower"]["free_multiple"]
TIERS = len(DATA["tower"]["single"])
SINGLE_PRICE = prices(DATA["tower"]["single"])
PAIR_PRICE = prices(DATA["tower"]["pair"])
SINGLE_PRICE_WITHOUT_WOOD = prices([row | WITHOUT_WOOD for row in DATA["tower"]["single"]])
PAIR_PRICE_WITHOUT_WOOD = prices([row | WITHOUT_WOOD for row in DATA["tower"]["pair"]])
TEMPLE_PRICE = prices([row["cost"] for row in DATA["temple"].values()])
RARE_PRICE = prices([row["cost"] for row in DATA["rare"].values()])
MISSION_PRICE = prices([row["cost"] for row in MISSION_ROWS])
PRICE: list[int] = table([row[name] for row in PRICE_ROWS for name in RESOURCE_NAMES])  # by price, resource

PART_PRESTIGE: list[int] = table([0, *[row["pp"] for row in DATA["temple"].values()]])  # by the part reached, from 1

# ---------------------------------------------------------------- pieces gained
CAMEL_CONDITIONS: list[int] = table(
    [value for row in DATA["caravan"].values() for value in (row["camel"], row["tower"], row["missions"])]
)
CAMEL_CONDITION_COUNT = len(DATA["caravan"])

# ---------------------------------------------------------------- missions
BENEFIT_NAMES = (
    "rare_good_of_choice",
    "next_temple_part",
    "extra_ship",
    "build_levels",
    "redirect_raid",
    "extra_camel",
    "town_market",
    "swap_pieces",
    "two_free_improvements",
    "five_goods",
    "parallel_basement",
    "destroy_levels",
    "draw_missions",
    "triple_placement",
    "old_improvement",
)
BENEFIT: list[int] = table([BENEFIT_NAMES.index(row["benefit"]) for row in MISSION_ROWS])
AMOUNT: list[int] = table([row.get("levels", row.get("count", 0)) for row in MISSION_ROWS])
MISSION_VALUE: list[int] = table([row["pp"] for row in MISSION_ROWS])
ALL_MISSIONS = bits(list(range(MISSIONS)))


def missions_for(*times: str) -> int:
    """The set of missions that are returned at one of these times."""
    return bits([mission for mission, row in enumerate(MISSION_ROWS) if row["when"] in times])


ANYTIME_MISSIONS = missions_for("anytime")
RESOLUTION_MISSIONS = missions_for("anytime", "resolution")
PLACEMENT_MISSIONS = missions_for("placement")
REDIRECT_MISSIONS = missions_for("marauders_after_reveal")
SWAP_MISSIONS = missions_for("marauders_after_removal")
IMPROVEMENT_MISSIONS = missions_for("improvement")
LATE_MISSIONS = missions_for("improvement", "improvement_after_slots")
CONSTRUCTION_MISSIONS = missions_for("construction")

# ---------------------------------------------------------------- what a move names


def word(name: str) -> str:
    """A name of the data as moves write it: lower case, hyphens."""
    return name.lower().replace("_", "-")


def named(*names: str) -> Words:
    """Names of the data as words of a move."""
    return Words(*map(word, names))


TARGET_NAMES = ("first", "second", "new")
TARGETS = len(TARGET_NAMES)
KINDS = len(PIECE_NAMES)
Resource = Annotated[int, Words(*RESOURCE_NAMES)]
Tile = Annotated[int, named(*TILE_NAMES)]
Mission = Annotated[int, named(*MISSION_NAMES)]
Space = Annotated[int, named(*SPACE_NAMES)]
Region = Annotated[int, named(*REGION_NAMES)]
Colour = Annotated[int, Words(*COLOUR_NAMES)]
Good = Annotated[int, Words(*GOOD_NAMES)]
Place = Annotated[int, named(*(f"{PIECE_NAMES[piece]} {SPACE_NAMES[space]}" for space, piece in PLACES))]
PrivatePlace = Annotated[  # tile * KINDS + piece
    int, named(*(f"{piece} {TILE_NAMES[tile]}" for tile in PRIVATE_TILES for piece in PIECE_NAMES))
]
Trade = Annotated[int, Words(*(f"{given} {'-'.join(got)}" for given, *got in TRADE_ROWS))]
TempleSource = Annotated[int, named(*(PLACE_NAMES[space] for space in TEMPLE_SOURCES))]
Target = Annotated[int, Words(*TARGET_NAMES)]  # which temple a part belongs to
Payment = Annotated[int, Words("goods", "prestige")]
Left = Annotated[int, Words("1", "2", "3")]  # seats to the left, less 1
CouncilAction = Annotated[int, Words("taxman", "supplies", "pawn")]
