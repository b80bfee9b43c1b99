"""What a bot may believe, and what a network sees."""

from __future__ import annotations

from zenobia.core.chance import start
from zenobia.core.game import Grid
from zenobia.core.kernel import Floats, entry, rule
from zenobia.games.palmyra.data import (
    CELLS,
    CITY,
    COINS,
    ELEMENT,
    ELEMENTS,
    EMPTY,
    FREE,
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
from zenobia.games.palmyra.moves import CELL_NAMES, KIND_NAMES
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
SEAT_NAMES = (
    "plays",
    "turn",
    "emperor",
    "coins",
    "flipped",
    *(f"hand-{name}" for name in KIND_NAMES),
    *(
        f"{pawn}-{what}"
        for pawn in ("legion", "censor")
        for what in ("city", "lifted", "column", "row", "small-room", "large-room")
    ),
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


@entry
def features(s: State, seat: int, out: Floats) -> None:
    """PM-A.15.1 The table, the seats from the own one clockwise, and the middle of the plane."""
    for n in range(FEATURES):
        out[n] = 0.0
    n = table_features(s, out)
    for place in range(MOST_SEATS):
        n = seat_features(s, (seat + place) % s.players, place, out, n)
    me = s.player[seat]
    for row in range(SPAN - REACH, SPAN + REACH + 1):
        for column in range(SPAN - REACH, SPAN + REACH + 1):
            cell_features(s, me, row * SIDE + column, out, n)
            n += len(PLANES)


@rule
def table_features(s: State, out: Floats) -> int:
    """What belongs to no seat, in the order of TABLE_NAMES; how many there are."""
    out[s.phase] = 1.0
    n = len(PHASES)
    out[n] = 1.0 - s.action
    out[n + 1] = s.acting
    out[n + 2] = s.elements
    out[n + 3] = s.empties
    out[n + 4] = s.income / 10.0
    n += 5
    if s.phase == LAY:
        out[n + s.picked] = 1.0
    n += KINDS
    out[n] = s.reserve / COINS
    out[n + 1] = s.pile[SMALL] / 50.0
    out[n + 2] = s.pile[LARGE] / 50.0
    n += 3
    for kind in range(KINDS):
        out[n + kind] = s.unseen[kind] / 10.0
    n += KINDS
    out[n] = s.dry / 10.0
    out[n + 1] = s.players / 5.0
    out[n + 2] = s.expert
    out[n + 3] = s.tribute_at_once
    out[n + 4] = s.substitute
    out[n + 5] = s.emperor_test
    if s.solo:
        out[n + 6] = TARGET[s.solo - 1] / 100.0
    return n + 7


@rule
def seat_features(s: State, seat: int, place: int, out: Floats, n: int) -> int:
    """What lies before a seat, in the order of SEAT_NAMES; where the next begins."""
    if place < s.players:
        me = s.player[seat]
        out[n] = 1.0
        out[n + 1] = 1.0 if s.turn == seat else 0.0
        out[n + 2] = 1.0 if s.emperor == seat else 0.0
        out[n + 3] = me.coins / 50.0
        out[n + 4] = me.flipped / 5.0
        for kind in range(KINDS):
            out[n + 5 + kind] = me.hand[kind] / 4.0
        pawn_features(s, me.pawn[LEGION], out, n + 5 + KINDS)
        pawn_features(s, me.pawn[CENSOR], out, n + 11 + KINDS)
    return n + 17 + KINDS


@rule
def pawn_features(s: State, place: int, out: Floats, n: int) -> None:
    """Where a pawn stands, and whether it can go on."""
    if place == NOWHERE:
        out[n + 1] = 1.0
        return
    if place == CITY:
        out[n] = 1.0
    else:
        out[n + 2] = (place % SIDE - SPAN) / 10.0
        out[n + 3] = (place // SIDE - SPAN) / 10.0
    out[n + 4] = 1.0 if has_room(s, place, SMALL) else 0.0
    out[n + 5] = 1.0 if has_room(s, place, LARGE) else 0.0


@rule
def cell_features(s: State, me: Player, cell: int, out: Floats, n: int) -> None:
    """What lies on a cell and who stands there, in the order of PLANES."""
    lies = s.board[cell] & TILE
    if lies == FREE:
        return
    out[n + TERRAIN[lies]] = 1.0
    if ELEMENT[lies] != EMPTY:
        out[n + 2 + ELEMENT[lies]] = 1.0
    if cell == me.pawn[LEGION]:
        out[n + 6] = 1.0
    elif cell == me.pawn[CENSOR]:
        out[n + 7] = 1.0
    elif is_opposed(s, me, cell):
        out[n + 8] = 1.0
