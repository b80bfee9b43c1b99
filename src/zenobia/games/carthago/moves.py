"""Action number <-> text <-> fields, and nothing else. A text is a path of clicks, the same in every position."""

from __future__ import annotations

from itertools import permutations

from zenobia.core.game import Refused
from zenobia.core.kernel import table
from zenobia.games.carthago.data import CARDS, GOOD_NAMES, GOODS, QUAY_NAMES, QUAYS, STORED_NAMES
from zenobia.games.carthago.state import LOOK, MOST_SEATS, ROW, STORED

# moves without fields
PASS, END, TAKE_3, REFILL, DO_CARD, SKIP_CARD, BONUS, STOP, TRACK, PATH, DECLINE, STORE, VOYAGE, PALACE = range(14)

RESERVE, LIGHTHOUSE, TEMPLE = range(3)
PLACE_NAMES = ("reserve", "lighthouse", "temple")
WAYS = list(permutations((RESERVE, LIGHTHOUSE, TEMPLE), 2))  # from, to
LEAVING, REACHING = table([way[0] for way in WAYS]), table([way[1] for way in WAYS])
ORDERS = list(permutations(range(LOOK)))
PLACE_IN_ORDER = table(ORDERS)  # [order][new place] -> old place

# moves with one field: the first number of each
SLOT = 14
ADMIT = SLOT + CARDS
BLOCK = ADMIT + ROW
GOOD = BLOCK + ROW
CARRY_STORED = GOOD + GOODS
QUAY = CARRY_STORED + GOODS
CLAIM = QUAY + QUAYS
MOVE = CLAIM + QUAYS
LEAVE = MOVE + QUAYS
CARRY = LEAVE + QUAYS
SEND = CARRY + QUAYS
USE = SEND + len(WAYS)
SHIFT = USE + STORED
ORDER = SHIFT + 2 * MOST_SEATS
ACTIONS = ORDER + len(ORDERS)

ROW_NAMES = [str(position + 1) for position in range(ROW)]
TEXTS: list[str] = (
    [
        "pass",
        "end",
        "take",
        "refill",
        "do",
        "skip",
        "bonus",
        "stop",
        "track",
        "path",
        "decline",
        "store",
        "voyage",
        "palace",
    ]
    + [f"slot {space + 1}" for space in range(CARDS)]
    + [f"admit {position}" for position in ROW_NAMES]
    + [f"block {position}" for position in ROW_NAMES]
    + [f"good {good}" for good in GOOD_NAMES]
    + [f"carry {good}" for good in GOOD_NAMES]
    + [f"quay {quay}" for quay in QUAY_NAMES]
    + [f"claim {quay}" for quay in QUAY_NAMES]
    + [f"move {quay}" for quay in QUAY_NAMES]
    + [f"leave {quay}" for quay in QUAY_NAMES]
    + [f"carry {quay}" for quay in QUAY_NAMES]
    + [f"send {PLACE_NAMES[leaving]} {PLACE_NAMES[reaching]}" for leaving, reaching in WAYS]
    + [f"use {privilege}" for privilege in STORED_NAMES]
    + [f"shift p{seat + 1} {way}" for seat in range(MOST_SEATS) for way in ("lighthouse temple", "temple lighthouse")]
    + [f"order {''.join(str(place + 1) for place in order)}" for order in ORDERS]
)
NUMBERS = {text: action for action, text in enumerate(TEXTS)}


def text(action: int) -> str:
    """The text of an action."""
    if not 0 <= action < ACTIONS:
        raise Refused("action", action=action, actions=ACTIONS)
    return TEXTS[action]


def parse(move: str) -> int:
    """The action that a text means."""
    wanted = " ".join(move.lower().split())
    if wanted not in NUMBERS:
        raise Refused("move-text", move=move)
    return NUMBERS[wanted]
