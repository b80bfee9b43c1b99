"""What a bot may believe, and what a network sees."""

from __future__ import annotations

from zenobia.core.chance import start
from zenobia.core.game import Grid
from zenobia.core.kernel import Floats, entry, rule
from zenobia.games.palmyra.data import (
    CELL_NAMES,
    CELLS,
    CITY,
    COINS,
    ELEMENT,
    ELEMENTS,
    EMPTY,
    FREE,
    KIND_NAMES,
    KINDS,
    LARGE,
    NOWHERE,
    SIDE,
    SMALL,
    SPAN,
    TARGET,
    TERRAIN,
    TERRAINS,
)
from zenobia.games.palmyra.plane import has_room, is_opposed
from zenobia.games.palmyra.state import (
    CENSOR,
    LAY,
    LEGION,
    MOST_SEATS,
    PHASES,
    TILE,
    Player,
    State,
)


@entry
def determinise(s: State, seat: int, seed: int) -> None:
    """PM-A.15.2 Hidden is only the order of the piles, and RULING PM-P32 that is not in the state: draws begin anew."""
    start(s.chance, seed)


REACH = 8  # columns and rows around the middle of the plane
ACROSS = 2 * REACH + 1
PLANES = tuple(TERRAINS) + tuple(ELEMENTS[1:]) + ("own-legion", "own-censor", "opposed")
WINDOW = [cell for cell in range(CELLS) if abs(cell % SIDE - SPAN) <= REACH and abs(cell // SIDE - SPAN) <= REACH]

TABLE_NAMES = (
    *(f"phase-{phase}" for phase in PHASES),
    "conquer",
    "censor-acts",
    "elements",
    "empties",
    "income",
    *(f"picked-{name}" for name in KIND_NAMES),
    "reserve",
    "small-pile",
    "large-pile",
    *(f"unseen-{name}" for name in KIND_NAMES),
    "dry",
    "players",
    "expert",
    "tribute_at_once",
    "substitute",
    "emperor_test",
    "target",
)
PAWN_NAMES = ("city", "lifted", "column", "row", "small-room", "large-room")
SEAT_NAMES = (
    "plays",
    "turn",
    "emperor",
    "coins",
    "flipped",
    *(f"hand-{name}" for name in KIND_NAMES),
    *(f"legion-{what}" for what in PAWN_NAMES),
    *(f"censor-{what}" for what in PAWN_NAMES),
)
FEATURE_NAMES = (
    *TABLE_NAMES,
    *(f"seat{place}-{name}" for place in range(MOST_SEATS) for name in SEAT_NAMES),
    *(f"{CELL_NAMES[cell]}-{plane}" for cell in WINDOW for plane in PLANES),
)
FEATURES = len(FEATURE_NAMES)
BEFORE = FEATURES - len(WINDOW) * len(PLANES)  # the features before the plane
GRID = Grid(
    ACROSS,
    tuple(CELL_NAMES[cell] for cell in WINDOW),
    tuple(
        tuple(range(BEFORE + place * len(PLANES), BEFORE + (place + 1) * len(PLANES))) for place in range(len(WINDOW))
    ),
)

# where each feature stands: of the table, of a seat, of a pawn, of a cell
CONQUERS, CENSOR_ACTS = TABLE_NAMES.index("conquer"), TABLE_NAMES.index("censor-acts")
RUN_ELEMENTS, RUN_EMPTIES = TABLE_NAMES.index("elements"), TABLE_NAMES.index("empties")
RUN_INCOME, PICKED = TABLE_NAMES.index("income"), TABLE_NAMES.index(f"picked-{KIND_NAMES[0]}")
RESERVE, SMALL_PILE, LARGE_PILE = (TABLE_NAMES.index(name) for name in ("reserve", "small-pile", "large-pile"))
UNSEEN, DRY, PLAYERS = (TABLE_NAMES.index(name) for name in (f"unseen-{KIND_NAMES[0]}", "dry", "players"))
EXPERT, TRIBUTE_AT_ONCE = TABLE_NAMES.index("expert"), TABLE_NAMES.index("tribute_at_once")
SUBSTITUTE, EMPEROR_TEST = TABLE_NAMES.index("substitute"), TABLE_NAMES.index("emperor_test")
SOLO_TARGET = TABLE_NAMES.index("target")
TABLE_FEATURES, SEAT_FEATURES, CELL_FEATURES = len(TABLE_NAMES), len(SEAT_NAMES), len(PLANES)
PLAYS, AT_TURN, HOLDS_EMPEROR = (SEAT_NAMES.index(name) for name in ("plays", "turn", "emperor"))
OWN_COINS, OWN_FLIPPED = SEAT_NAMES.index("coins"), SEAT_NAMES.index("flipped")
OWN_HAND = SEAT_NAMES.index(f"hand-{KIND_NAMES[0]}")
OWN_LEGION, OWN_CENSOR = SEAT_NAMES.index("legion-city"), SEAT_NAMES.index("censor-city")
IN_CITY, LIFTED, COLUMN, ROW, SMALL_ROOM, LARGE_ROOM = range(len(PAWN_NAMES))
FIRST_ELEMENT = PLANES.index(ELEMENTS[1]) - 1  # + element, and 0 is none
LEGION_HERE, CENSOR_HERE, OPPOSED_HERE = (PLANES.index(name) for name in ("own-legion", "own-censor", "opposed"))


@entry
def features(s: State, seat: int, out: Floats) -> None:
    """PM-A.15.1 The table, the seats from the own one clockwise, and the middle of the plane."""
    for n in range(FEATURES):
        out[n] = 0.0
    table_features(s, out)
    n = TABLE_FEATURES
    for place in range(MOST_SEATS):
        if place < s.players:
            seat_features(s, (seat + place) % s.players, out, n)
        n += SEAT_FEATURES
    me = s.player[seat]
    for row in range(SPAN - REACH, SPAN + REACH + 1):
        for column in range(SPAN - REACH, SPAN + REACH + 1):
            cell_features(s, me, row * SIDE + column, out, n)
            n += CELL_FEATURES


@rule
def table_features(s: State, out: Floats) -> None:
    """What belongs to no seat."""
    out[s.phase] = 1.0
    out[CONQUERS] = 1.0 - s.action
    out[CENSOR_ACTS] = s.acting
    out[RUN_ELEMENTS] = s.elements
    out[RUN_EMPTIES] = s.empties
    out[RUN_INCOME] = s.income / 10.0
    if s.phase == LAY:
        out[PICKED + s.picked] = 1.0
    out[RESERVE] = s.reserve / COINS
    out[SMALL_PILE] = s.pile[SMALL] / 50.0
    out[LARGE_PILE] = s.pile[LARGE] / 50.0
    for kind in range(KINDS):
        out[UNSEEN + kind] = s.unseen[kind] / 10.0
    out[DRY] = s.dry / 10.0
    out[PLAYERS] = s.players / 5.0
    out[EXPERT] = s.expert
    out[TRIBUTE_AT_ONCE] = s.tribute_at_once
    out[SUBSTITUTE] = s.substitute
    out[EMPEROR_TEST] = s.emperor_test
    if s.solo:
        out[SOLO_TARGET] = TARGET[s.solo - 1] / 100.0


@rule
def seat_features(s: State, seat: int, out: Floats, n: int) -> None:
    """What lies before a seat, from `n` on."""
    me = s.player[seat]
    out[n + PLAYS] = 1.0
    out[n + AT_TURN] = 1.0 if s.turn == seat else 0.0
    out[n + HOLDS_EMPEROR] = 1.0 if s.emperor == seat else 0.0
    out[n + OWN_COINS] = me.coins / 50.0
    out[n + OWN_FLIPPED] = me.flipped / 5.0
    for kind in range(KINDS):
        out[n + OWN_HAND + kind] = me.hand[kind] / 4.0
    pawn_features(s, me.pawn[LEGION], out, n + OWN_LEGION)
    pawn_features(s, me.pawn[CENSOR], out, n + OWN_CENSOR)


@rule
def pawn_features(s: State, place: int, out: Floats, n: int) -> None:
    """Where a pawn stands, and whether it can go on, from `n` on."""
    if place == NOWHERE:
        out[n + LIFTED] = 1.0
        return
    if place == CITY:
        out[n + IN_CITY] = 1.0
    else:
        out[n + COLUMN] = (place % SIDE - SPAN) / 10.0
        out[n + ROW] = (place // SIDE - SPAN) / 10.0
    out[n + SMALL_ROOM] = 1.0 if has_room(s, place, SMALL) else 0.0
    out[n + LARGE_ROOM] = 1.0 if has_room(s, place, LARGE) else 0.0


@rule
def cell_features(s: State, me: Player, cell: int, out: Floats, n: int) -> None:
    """What lies on a cell and who stands there, from `n` on."""
    lies = s.board[cell] & TILE
    if lies == FREE:
        return
    out[n + TERRAIN[lies]] = 1.0
    if ELEMENT[lies] != EMPTY:
        out[n + FIRST_ELEMENT + ELEMENT[lies]] = 1.0
    if cell == me.pawn[LEGION]:
        out[n + LEGION_HERE] = 1.0
    elif cell == me.pawn[CENSOR]:
        out[n + CENSOR_HERE] = 1.0
    elif is_opposed(s, me, cell):
        out[n + OPPOSED_HERE] = 1.0
