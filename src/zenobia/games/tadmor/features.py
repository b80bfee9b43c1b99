"""For programs that play: worlds that a seat holds possible, and what a network sees."""

from __future__ import annotations

from zenobia.core.chance import random, start
from zenobia.core.kernel import Floats, entry, rule
from zenobia.core.sets import holds, nth, size
from zenobia.games.tadmor.board import era
from zenobia.games.tadmor.data import (
    GOOD_NAMES,
    GOODS,
    MISSION_NAMES,
    MISSIONS,
    PIECE_NAMES,
    PLACE_NAMES,
    REGION_NAMES,
    REGIONS,
    RESOURCE_NAMES,
    ROUNDS,
    SPACES,
    TILE_NAMES,
    TILES,
)
from zenobia.games.tadmor.marauders import in_deck
from zenobia.games.tadmor.state import (
    COLOURS,
    MOST_SEATS,
    NONE,
    OVER,
    RESOURCES,
    SHIP,
    THROW_AWAY,
    WAIVE_FOR_MISSION,
    State,
)


@entry
def determinise(s: State, seat: int, seed: int) -> None:
    """TD-1.7, TD-22.3 Deal anew all that a seat cannot know: the others' missions, the deck, a held marauder card."""
    start(s.chance, seed)
    known = shown_mission(s)
    unseen = s.deck
    for other in range(s.players):
        if other != seat:
            unseen |= s.player[other].hand
    unseen &= ~known
    for other in range(s.players):
        if other != seat:
            unseen = deal_unknown(s, other, unseen, s.player[other].hand & known)
    s.deck = unseen
    if s.held != NONE and s.holder != seat:
        guess_card(s)


@rule
def shown_mission(s: State) -> int:
    """A mission that is being fulfilled is still in hand, but everybody has seen it."""
    return 1 << s.mission_paid if s.question == WAIVE_FOR_MISSION else 0


@rule
def deal_unknown(s: State, seat: int, unseen: int, known: int) -> int:
    """As many cards as the seat holds, out of the unseen ones; what is left of these."""
    wanted = size(s.player[seat].hand) - size(known)
    hand = known
    for _ in range(wanted):
        mission = nth(unseen, random(s.chance, size(unseen)))
        hand |= 1 << mission
        unseen &= ~(1 << mission)
    s.player[seat].hand = hand
    return unseen


@rule
def guess_card(s: State) -> None:
    """TD-22.3 Any card of the deck it was picked from."""
    possible = 0
    for region in range(REGIONS):
        if in_deck(s, region):
            possible |= 1 << region
    s.held = nth(possible, random(s.chance, size(possible)))


# ---------------------------------------------------------------- what a network sees

STAGES = OVER + 1
QUESTIONS = THROW_AWAY + 1
PLAYER_NAMES = (
    "taking part",
    "prestige",
    "tower",
    *(f"{place} {name}" for place in ("warehouse", "traded") for name in RESOURCE_NAMES),
    *(f"{place} {name}" for place in ("owned", "supply") for name in PIECE_NAMES),
    "first open temple",
    "second open temple",
    "completed temples",
    "hand size",
    "bought base good",
    "bought superior good",
    "paid prestige",
    "market right",
    "Ebla market",
    "pawn",
    "turn order",
    *(f"rare {name}" for name in GOOD_NAMES),
    *(f"tile {name}" for name in TILE_NAMES),
    *(f"{state} {name}" for state in ("fulfilled", "returned") for name in MISSION_NAMES),
)
PLAYER_FEATURES = len(PLAYER_NAMES)
COURSE_NAMES = (
    "round",
    "era",
    "deck",
    "own decision",
    "own held card",
    "other held card",
    "units asked",
    "tax",
    "tower action",
    "experienced",
    "one pair",
    "only resolution",
)
FEATURE_NAMES = (
    *(f"{name} seat+{place}" for place in range(MOST_SEATS) for name in PLAYER_NAMES),
    *(f"hand {name}" for name in MISSION_NAMES),
    *(f"held card {name}" for name in REGION_NAMES),
    *(f"{what} {name}" for name in PLACE_NAMES for what in ("free", "own piece", "other piece")),
    *(f"on the board {name}" for name in TILE_NAMES),
    *(f"discarded {name}" for name in MISSION_NAMES),
    *(f"left {name}" for name in GOOD_NAMES),
    *(f"top {name}" for name in GOOD_NAMES),
    *(f"under attack {name}" for name in REGION_NAMES),
    *(f"raided {name}" for name in REGION_NAMES),
    *(f"stage {number}" for number in range(STAGES)),
    *(f"question {number}" for number in range(QUESTIONS)),
    *COURSE_NAMES,
)

# where each feature of a player and of the course of the game stands
SEATED, PRESTIGE, TOWER_LEVEL, WAREHOUSE = range(4)
TRADED = WAREHOUSE + RESOURCES
OWNED = TRADED + RESOURCES
SUPPLY = OWNED + len(PIECE_NAMES)
FIRST_OPEN = PLAYER_NAMES.index("first open temple")
SECOND_OPEN, COMPLETED, HAND_SIZE, BASE_BOUGHT, SUPERIOR_BOUGHT, PRESTIGE_PAID = range(FIRST_OPEN + 1, FIRST_OPEN + 7)
MARKET_RIGHT, AT_EBLA, HAS_PAWN, TURN_ORDER, RARE = range(FIRST_OPEN + 7, FIRST_OPEN + 12)
ROUND, ERA, DECK, DECIDES, HOLDS_CARD, OTHER_HOLDS, ASKED, TAX, AT_TOWER, EXPERIENCED, ONE_PAIR, ONLY_RESOLUTION = (
    range(len(COURSE_NAMES))
)


@entry
def features(s: State, seat: int, out: Floats) -> None:
    """The players from the seat's own point of view, its secrets, the board, the question; each about 0 to 1."""
    n = 0
    for place in range(MOST_SEATS):
        if place < s.players:
            write_player(s, (seat + place) % s.players, out, n)
        else:
            for number in range(PLAYER_FEATURES):
                out[n + number] = 0.0
        n += PLAYER_FEATURES
    n = write_set(s.player[seat].hand, MISSIONS, out, n)
    n = write_one(s.held if s.holder == seat else NONE, REGIONS, out, n)
    for space in range(SPACES):
        out[n] = 1.0 if s.owner[space] == NONE else 0.0
        out[n + 1] = 1.0 if s.owner[space] == seat else 0.0
        out[n + 2] = 1.0 if s.owner[space] >= 0 and s.owner[space] != seat else 0.0
        n += 3
    n = write_set(s.board_tiles, TILES, out, n)
    n = write_set(s.discards, MISSIONS, out, n)
    write_situation(s, seat, out, n)


@rule
def write_set(members: int, most: int, out: Floats, n: int) -> int:
    """1 for each member."""
    for member in range(most):
        out[n + member] = 1.0 if holds(members, member) else 0.0
    return n + most


@rule
def write_one(chosen: int, most: int, out: Floats, n: int) -> int:
    """1 for the one chosen."""
    for number in range(most):
        out[n + number] = 1.0 if number == chosen else 0.0
    return n + most


@rule
def write_player(s: State, seat: int, out: Floats, n: int) -> None:
    """One personal board."""
    me = s.player[seat]
    out[n + SEATED] = 1.0
    out[n + PRESTIGE] = me.pp / 100.0
    out[n + TOWER_LEVEL] = me.tower / 20.0
    for resource in range(RESOURCES):
        out[n + WAREHOUSE + resource] = me.warehouse[resource] / 8.0
        out[n + TRADED + resource] = me.traded[resource] / 8.0
    for piece in range(SHIP + 1):
        out[n + OWNED + piece] = me.owned[piece] / 5.0
        out[n + SUPPLY + piece] = me.supply[piece] / 5.0
    out[n + FIRST_OPEN] = me.temples[0] / 4.0
    out[n + SECOND_OPEN] = me.temples[1] / 4.0
    out[n + COMPLETED] = me.completed / 2.0
    out[n + HAND_SIZE] = size(me.hand) / 5.0
    out[n + BASE_BOUGHT] = me.bought_base
    out[n + SUPERIOR_BOUGHT] = me.bought_superior
    out[n + PRESTIGE_PAID] = me.paid_prestige
    out[n + MARKET_RIGHT] = me.market_right
    out[n + AT_EBLA] = me.ebla_market
    out[n + HAS_PAWN] = 1.0 if s.pawn == seat else 0.0
    out[n + TURN_ORDER] = ((seat - s.leader) % s.players) / 3.0
    for good in range(GOODS):
        out[n + RARE + good] = me.rare[good] / 4.0
    n = write_set(me.tiles, TILES, out, n + RARE + GOODS)
    n = write_set(me.fulfilled, MISSIONS, out, n)
    write_set(me.returned, MISSIONS, out, n)


@rule
def write_situation(s: State, seat: int, out: Floats, n: int) -> None:
    """Piles, marauders, stage and question."""
    for good in range(GOODS):
        out[n + good] = s.rare_left[good] / 4.0
        out[n + GOODS + good] = 0.0
    for colour in range(COLOURS):
        if s.top[colour] >= 0:
            out[n + GOODS + s.top[colour]] = 1.0
    n = write_one(s.under_attack, REGIONS, out, n + 2 * GOODS)
    n = write_one(s.raided, REGIONS, out, n)
    n = write_one(s.stage, STAGES, out, n)
    n = write_one(s.question, QUESTIONS, out, n)
    out[n + ROUND] = s.round_number / ROUNDS
    out[n + ERA] = era(s) / 2.0
    out[n + DECK] = size(s.deck) / MISSIONS
    out[n + DECIDES] = 1.0 if s.active == seat else 0.0
    out[n + HOLDS_CARD] = 1.0 if s.holder == seat else 0.0
    out[n + OTHER_HOLDS] = 1.0 if s.holder >= 0 and s.holder != seat else 0.0
    out[n + ASKED] = s.answers_left / 5.0
    out[n + TAX] = s.tax / 2.0
    out[n + AT_TOWER] = s.tower_action / 2.0
    out[n + EXPERIENCED] = s.experienced
    out[n + ONE_PAIR] = s.one_pair
    out[n + ONLY_RESOLUTION] = s.only_resolution
