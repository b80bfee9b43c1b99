"""What a network sees, what a bot may believe, and how well a seat stands."""

from __future__ import annotations

from zenobia.core.chance import start
from zenobia.core.kernel import Floats, entry, rule
from zenobia.games.palmyra.data import (
    CELLS,
    CITY,
    COINS,
    ELEMENT,
    ELEMENTS,
    EMPTY,
    FACES,
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
    TERRITORY,
    TILES,
)
from zenobia.games.palmyra.ending import is_ahead
from zenobia.games.palmyra.moves import CELL_NAMES, KIND_NAMES
from zenobia.games.palmyra.plane import beside, has_room, is_free, is_opposed, reach, size_of
from zenobia.games.palmyra.runs import income_of, within_limits
from zenobia.games.palmyra.state import (
    CENSOR,
    COLLECT,
    FLIP,
    LAY,
    LEGION,
    MOST_SEATS,
    OVER,
    PHASES,
    PICK,
    SPLIT,
    TILE,
    Player,
    State,
)
from zenobia.games.palmyra.tiles import hand_size


@entry
def determinise(s: State, seat: int, seed: int) -> None:
    """PM-A.15.2 Hidden is only the order of the piles, and RULING PM-P32 that is not in the state: draws begin anew."""
    start(s.chance, seed)


# ---------------------------------------------------------------- how well a seat stands

# What things are worth in coins while the whole game lies ahead; it fades as the game runs out.
TILE_WORTH = 1.2  # a tile of the hand
FLIPPED_WORTH = 2.5  # a flipped tile: tribute on later turns
EMPEROR_WORTH = 3.0
LEGION_WORTH = 0.3  # each tile that the legion could earn with its next step
CENSOR_WORTH = 1.2  # each coin that the censor could earn with its next step
SOLO_SHARE = 0.45  # of the reserve: what one player alone may hope for
CLOSE = 3.0  # a lead of so many coins is worth three quarters at the end of the game
FAR = 15.0  # and so many more at its beginning


@rule
def time_left(s: State) -> float:
    """How much of the game lies ahead, 1 to 0: it ends with the coins or with the tiles."""
    return min(s.reserve / COINS, (s.pile[SMALL] + s.pile[LARGE]) / TILES)


@rule
def best_step(s: State, me: Player, place: int, kind: int) -> int:
    """The most that one tile of a kind would earn beside a place."""
    best = 0
    for way in range(reach(place)):
        cell = beside(s, place, way)
        if cell == NOWHERE:
            break
        if size_of(cell) == kind // FACES and is_free(s, cell):
            best = max(best, income_of(s, me, cell, TERRITORY + kind % FACES))
    return best


@rule
def chance_of(s: State, me: Player, pawn: int) -> int:
    """The most that a pawn could earn with one step from where it stands."""
    best = 0
    if me.pawn[pawn] != NOWHERE:
        for kind in range(KINDS):
            if me.hand[kind]:
                best = max(best, best_step(s, me, me.pawn[pawn], kind))
    return best


@rule
def run_income(s: State, me: Player) -> int:
    """The income of the run being laid, with the best cell for the tile that is picked or could be picked next."""
    best = 0
    if s.phase == LAY:
        best = best_step(s, me, me.pawn[s.acting], s.picked)
    elif s.phase == PICK:
        for kind in range(KINDS):
            if me.hand[kind] and within_limits(s, kind):
                best = max(best, best_step(s, me, me.pawn[s.acting], kind))
    return s.income + best


@rule
def run_worth(s: State, me: Player) -> float:
    """What the run being laid brings: coins, or tiles at their worth."""
    if s.phase != PICK and s.phase != LAY and s.phase != SPLIT and not (s.phase == FLIP and s.tribute_at_once):
        return 0.0
    income = run_income(s, me)
    if s.action == COLLECT:
        return min(s.reserve, income + (me.flipped if income > me.flipped else 0))
    return TILE_WORTH * income * time_left(s)


@rule
def prospects(s: State, seat: int) -> float:
    """The coins of a seat, and what its tiles, tribute, pawns, the Emperor and its run promise."""
    me = s.player[seat]
    promise = TILE_WORTH * hand_size(me) + FLIPPED_WORTH * me.flipped
    promise += LEGION_WORTH * chance_of(s, me, LEGION) + CENSOR_WORTH * chance_of(s, me, CENSOR)
    if s.emperor == seat:
        promise += EMPEROR_WORTH
    worth = me.coins + promise * time_left(s)
    return worth + run_worth(s, me) if seat == s.turn else worth


@entry
def evaluate(s: State, seat: int) -> float:
    """How well a seat stands, 0 to 1: its lead over the best rival or, alone, over the target."""
    if s.solo:
        hope = SOLO_SHARE * s.reserve if s.phase != OVER else 0.5
        lead = prospects(s, seat) + hope - TARGET[s.solo - 1]
    elif s.phase == OVER:
        return outcome(s, seat)
    else:
        best = 0.0
        for other in range(s.players):
            if other != seat:
                best = max(best, prospects(s, other))
        lead = prospects(s, seat) - best
    return 0.5 + 0.5 * lead / (abs(lead) + CLOSE + FAR * time_left(s))


@rule
def outcome(s: State, seat: int) -> float:
    """1 for the winner, 0 for others; a shared victory is shared (RULING PM-P26)."""
    winners = 1
    for other in range(s.players):
        if is_ahead(s, other, seat):
            return 0.0
        if other != seat and not is_ahead(s, seat, other):
            winners += 1
    return 1.0 / winners


# ---------------------------------------------------------------- what a network sees

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
