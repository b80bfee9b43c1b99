"""Action numbers and their texts: a text is the path of clicks (TD-22)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.games.tadmor.data import (
    BOARD_SPACES,
    COLOUR_NAMES,
    GOOD_NAMES,
    MISSION_NAMES,
    MISSIONS,
    PIECE_NAMES,
    PLACE_NAMES,
    PLACES,
    PRIVATE_SPACES,
    REGION_NAMES,
    RESOURCE_NAMES,
    SPACE_NAMES,
    TEMPLE_SOURCE_COUNT,
    TEMPLE_SOURCES,
    TILE_NAMES,
    TILES,
    TRADE_ROWS,
    TRADES,
)

KINDS = len(PIECE_NAMES)
TARGET_NAMES = ("first", "second", "new")
TARGETS = len(TARGET_NAMES)
PAYMENT_NAMES = ("goods", "prestige")
PAYMENTS = len(PAYMENT_NAMES)
COUNCIL_NAMES = ("taxman", "supplies", "pawn")

PASS = 0
CHOOSE_RESOURCE = 1
CHOOSE_TILE = CHOOSE_RESOURCE + len(RESOURCE_NAMES)
PLACE_BOARD = CHOOSE_TILE + TILES
PLACE_PRIVATE = PLACE_BOARD + len(PLACES)  # + tile * KINDS + piece
SELECT_SPACE = PLACE_PRIVATE + PRIVATE_SPACES * KINDS
RETURN_MISSION = SELECT_SPACE + BOARD_SPACES
DISCARD_MISSION = RETURN_MISSION + MISSIONS
FULFIL_MISSION = DISCARD_MISSION + MISSIONS
DRAW_MISSION = FULFIL_MISSION + MISSIONS
TRADE = DRAW_MISSION + 1
BUY_WITH_PRESTIGE = TRADE + TRADES
USE_EBLA_MARKET = BUY_WITH_PRESTIGE + len(RESOURCE_NAMES)
BUILD_SINGLE = USE_EBLA_MARKET + 1
BUILD_PAIR = BUILD_SINGLE + 1
STRIKE = BUILD_PAIR + 1  # + seats to the left, less 1
BUILD_TEMPLE = STRIKE + 3  # + source * TARGETS + target
CHOOSE_TEMPLE = BUILD_TEMPLE + TEMPLE_SOURCE_COUNT * TARGETS
BUY_RARE = CHOOSE_TEMPLE + TARGETS  # + colour * PAYMENTS + payment
CHOOSE_PILE = BUY_RARE + len(COLOUR_NAMES) * PAYMENTS
CHOOSE_GOOD = CHOOSE_PILE + len(COLOUR_NAMES)
CHOOSE_REGION = CHOOSE_GOOD + len(GOOD_NAMES)
PAY_TAX = CHOOSE_REGION + len(REGION_NAMES)
TAKE_PENALTY = PAY_TAX + 1
USE_COUNCIL = TAKE_PENALTY + 1
ACTIONS = USE_COUNCIL + len(COUNCIL_NAMES)


def word(name: str) -> str:
    """A name of the data as moves write it: lower case, hyphens."""
    return name.lower().replace("_", "-")


def _texts() -> list[str]:
    """The text of every action, by number."""
    sources = [PLACE_NAMES[space] for space in TEMPLE_SOURCES]
    return [
        "pass",
        *[f"choose {name}" for name in RESOURCE_NAMES],
        *[f"tile {word(name)}" for name in TILE_NAMES],
        *[f"place {PIECE_NAMES[piece]} {word(SPACE_NAMES[space])}" for space, piece in PLACES],
        *[f"place {piece} {word(tile)}" for tile in PLACE_NAMES[BOARD_SPACES:] for piece in PIECE_NAMES],
        *[f"space {word(name)}" for name in SPACE_NAMES],
        *[f"{verb} {word(name)}" for verb in ("return", "discard", "fulfil") for name in MISSION_NAMES],
        "draw",
        *[f"trade {given} {'-'.join(got)}" for given, *got in TRADE_ROWS],
        *[f"buy {name}" for name in RESOURCE_NAMES],
        "ebla market",
        "build level",
        "build pair",
        *[f"strike {left}" for left in (1, 2, 3)],
        *[f"temple {word(source)} {target}" for source in sources for target in TARGET_NAMES],
        *[f"part {target}" for target in TARGET_NAMES],
        *[f"rare {colour} {payment}" for colour in COLOUR_NAMES for payment in PAYMENT_NAMES],
        *[f"pile {colour}" for colour in COLOUR_NAMES],
        *[f"good {name}" for name in GOOD_NAMES],
        *[f"region {word(name)}" for name in REGION_NAMES],
        "tax pay",
        "tax penalty",
        *[f"council {name}" for name in COUNCIL_NAMES],
    ]


TEXTS = _texts()
NUMBERS = {text: action for action, text in enumerate(TEXTS)}


def text(action: int) -> str:
    """The text of an action."""
    return TEXTS[action]


def parse(move: str) -> int:
    """The action that a text means."""
    if move not in NUMBERS:
        raise Refused("move-text", move=move)
    return NUMBERS[move]
