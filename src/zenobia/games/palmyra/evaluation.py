"""How well a seat stands: measures of its position, weighed by numbers that self-play has fitted (weights.toml).

`prospects` is linear in the weights, and the chance to win is the softmax of the prospects at the table: so
`zenobia fit` can learn the weights from played games by logistic regression. Alone, the target is the rival.
"""

from __future__ import annotations

import math
from pathlib import Path

from zenobia.core.data import load_weights
from zenobia.core.kernel import entry, rule, table
from zenobia.core.sets import take_lowest
from zenobia.games.palmyra.data import (
    COINS,
    ELEMENT,
    ELEMENT_OF_KIND,
    ELEMENTS,
    EMPTY,
    EMPTY_ALONE,
    EMPTY_WITH_ELEMENT,
    FACES,
    FREE,
    KINDS,
    LARGE,
    MORE_COINS,
    MORE_TILES,
    NOWHERE,
    SAME_ELEMENT,
    SAME_TERRAIN,
    SMALL,
    TARGET,
    TERRAIN,
    TERRITORY,
    TILES,
    WAYS,
)
from zenobia.games.palmyra.ending import is_ahead
from zenobia.games.palmyra.plane import beside, is_free, is_opposed, neighbour, reach, size_of
from zenobia.games.palmyra.state import (
    CENSOR,
    COLLECT,
    EMPEROR,
    FLIP,
    LAY,
    LEGION,
    OVER,
    PICK,
    PLACE_CENSOR,
    SPLIT,
    TILE,
    TURN,
    Player,
    State,
)

MEASURES = (
    "coins",  # coins, with those that the run being laid has earned
    "flipped",  # flipped tiles: tribute to come
    "small",  # small tiles in the hand, with half of those that the run being laid has earned
    "large",  # large tiles
    "balance",  # the smaller number of the two: runs need both
    "surplus",  # tiles beyond eight
    "elements",  # element tiles in the hand
    "conquest",  # the tiles that the best run of the legion would earn
    "income",  # the coins that the best run of the censor would earn
    "tribute",  # the tribute that this run would earn
    "run-coins",  # the coins that more steps of a Collect run would earn
    "run-tiles",  # the tiles that more steps of a Conquer run would earn
    "walking",  # is a pawn laying a run?
    "placing",  # pawns to be placed anew
    "emperor",  # does the seat hold the Emperor?
    "turn",  # does the seat begin the next turn?
)
(
    COINS_EARNED,
    FLIPPED,
    SMALL_TILES,
    LARGE_TILES,
    BALANCE,
    SURPLUS,
    ELEMENT_TILES,
    CONQUEST,
    INCOME,
    TRIBUTE,
    RUN_COINS,
    RUN_TILES,
    WALKING,
    PLACING,
    EMPEROR_HELD,
    NEXT_TURN,
) = range(len(MEASURES))
EARLY, LATE = load_weights(Path(__file__).parent, MEASURES)
HANDFUL = 8  # tiles beyond these are a surplus
SOLO_SHARE = 0.45  # of the reserve: what one player alone may hope for
NIBBLE = 4  # bits that count one terrain or element in a tally
TALLY: list[int] = table(
    [
        (1 << NIBBLE * terrain if terrain >= 0 else 0) | (1 << NIBBLE * (2 + element) if element != EMPTY else 0)
        for terrain, element in zip(map(int, TERRAIN), map(int, ELEMENT), strict=True)
    ]
)  # what a tile adds to a tally, by what lies on its cell
EMPTY_KINDS = sum(1 << kind for kind in range(KINDS) if kind % len(ELEMENTS) == EMPTY)
ALL_FACES = (1 << FACES) - 1
KIND_BITS, PACKED = 5, 16  # a step of a run in one number: the bits of its kind, and of its cell and kind
MOST_STEPS = 64 // PACKED  # that one number can hold


@rule
def progress(s: State) -> float:
    """How much of the game is over, 0 to 1: by the coins or by a pile, whichever is nearer the end."""
    return 1.0 - min(s.reserve / COINS, 2 * min(s.pile[SMALL], s.pile[LARGE]) / TILES)


@rule
def weight(measure: int, time: float) -> float:
    """What a measure counts for at a moment of the game."""
    return EARLY[measure] + time * (LATE[measure] - EARLY[measure])


@entry
def prospects(s: State, seat: int) -> float:
    """A seat's strength: all measures, each times its weight."""
    time = progress(s)
    me = s.player[seat]
    value = me.coins * weight(COINS_EARNED, time) + me.flipped * weight(FLIPPED, time)
    value += pawn_prospects(s, seat, time)
    if s.emperor == seat:
        value += weight(EMPEROR_HELD, time)
    begins = s.turn if s.phase == TURN else (s.turn + 1) % s.players
    if begins == seat:
        value += weight(NEXT_TURN, time)
    if s.turn == seat and is_run(s):
        return value + run_prospects(s, me, time)
    return value + hand_prospects(me, 0, time)


# ---------------------------------------------------------------- the hand


@rule
def hand_prospects(me: Player, drawn: int, time: float) -> float:
    """The tiles of a hand, and those about to be drawn."""
    small, large, elements = drawn / 2.0, drawn / 2.0, 0
    for kind in range(KINDS):
        if me.hand[kind]:
            if kind < FACES:
                small += me.hand[kind]
            else:
                large += me.hand[kind]
            if ELEMENT_OF_KIND[kind] != EMPTY:
                elements += me.hand[kind]
    value = small * weight(SMALL_TILES, time) + large * weight(LARGE_TILES, time)
    value += min(small, large) * weight(BALANCE, time) + elements * weight(ELEMENT_TILES, time)
    return value + max(0.0, small + large - HANDFUL) * weight(SURPLUS, time)


@rule
def kinds_in_hand(me: Player) -> int:
    """The kinds (bits) of the tiles in a hand."""
    kinds = 0
    for kind in range(KINDS):
        if me.hand[kind]:
            kinds |= 1 << kind
    return kinds


@rule
def kinds_allowed(me: Player, elements: int, empties: int) -> int:
    """PM-A.7.3 The kinds (bits) of a hand that may follow in a run with so many element and empty tiles."""
    if empties >= (EMPTY_WITH_ELEMENT if elements else EMPTY_ALONE):
        return 0
    kinds = kinds_in_hand(me)
    return kinds & EMPTY_KINDS if elements or empties > EMPTY_WITH_ELEMENT else kinds


# ---------------------------------------------------------------- the best run


@rule
def best_step(s: State, me: Player, place: int, kinds: int) -> tuple[int, int, int]:
    """The step beside a place that earns most with these kinds (bits): what it earns, its cell, its face."""
    best, best_cell, best_face = 0, NOWHERE, 0
    for way in range(reach(place)):
        cell = beside(s, place, way)
        if cell == NOWHERE:
            break
        faces = kinds >> FACES * size_of(cell) & ALL_FACES
        if faces and is_free(s, cell):
            tallied = tally(s, me, cell)
            while faces:
                shown, faces = take_lowest(faces)
                earned = earnings(tallied, shown)
                if earned > best or best_cell == NOWHERE:
                    best, best_cell, best_face = earned, cell, shown
    return best, best_cell, best_face


@rule
def tally(s: State, me: Player, cell: int) -> int:
    """How often each terrain and each element lies beside a cell, a nibble each; PM-A.8.3 not under an opponent."""
    counts = 0
    for way in range(WAYS):
        there = neighbour(cell, way)
        if there == NOWHERE:
            break
        if not is_opposed(s, me, there):
            counts += TALLY[s.board[there] & TILE]
    return counts


@rule
def earnings(tallied: int, face: int) -> int:
    """PM-A.8.1, PM-A.8.2 What a tile with this face earns beside what was tallied."""
    earned: int = SAME_TERRAIN * (tallied >> NIBBLE * TERRAIN[TERRITORY + face] & 15)
    element = ELEMENT[TERRITORY + face]
    if element != EMPTY:
        earned += SAME_ELEMENT * (tallied >> NIBBLE * (2 + element) & 15)
    return earned


@rule
def walk(s: State, me: Player, place: int, kinds: int, elements: int, empties: int) -> int:
    """What a run from a place earns whose every step earns most, the first one with a tile of these kinds (bits).

    The tiles are laid, so that the next ones earn beside them, and in the end taken back. It looks as many steps ahead
    as one number can hold; a longer run needs values of a player's own.
    """
    earned, steps, path = 0, 0, 0
    while kinds and steps < MOST_STEPS:
        more, cell, face = best_step(s, me, place, kinds)
        if cell == NOWHERE:
            break
        kind = face + FACES * size_of(cell)
        s.board[cell] = TERRITORY + face
        me.hand[kind] -= 1
        if ELEMENT_OF_KIND[kind] == EMPTY:
            empties += 1
        else:
            elements += 1
        earned += more
        path = path << PACKED | cell << KIND_BITS | kind
        steps += 1
        place = cell
        kinds = kinds_allowed(me, elements, empties)
    for _ in range(steps):
        me.hand[path & (1 << KIND_BITS) - 1] += 1
        s.board[path >> KIND_BITS & (1 << PACKED - KIND_BITS) - 1] = FREE
        path >>= PACKED
    return earned


@rule
def best_run(s: State, me: Player, place: int) -> int:
    """What the better of two runs earns: with an element tile first, or with empty tiles only."""
    kinds = kinds_in_hand(me)
    empty = walk(s, me, place, kinds & EMPTY_KINDS, 0, 0)
    return max(empty, walk(s, me, place, kinds & ~EMPTY_KINDS, 0, 0))


@rule
def pawn_prospects(s: State, seat: int, time: float) -> float:
    """What the pawns of a seat may earn next from where they stand; a pawn of a run, or about to be placed, is open."""
    me = s.player[seat]
    walks, lifted = s.turn == seat and is_run(s), s.turn == seat and EMPEROR <= s.phase <= PLACE_CENSOR
    value = weight(WALKING, time) if walks else 0.0
    if lifted and s.phase != PLACE_CENSOR:
        value += weight(PLACING, time)
    elif not (walks and s.acting == LEGION):
        value += best_run(s, me, me.pawn[LEGION]) * weight(CONQUEST, time)
    if lifted:
        value += weight(PLACING, time)
    elif not (walks and s.acting == CENSOR):
        income = best_run(s, me, me.pawn[CENSOR])
        value += income * weight(INCOME, time)
        if income > me.flipped:
            value += me.flipped * weight(TRIBUTE, time)
    return value


# ---------------------------------------------------------------- the run


@rule
def is_run(s: State) -> bool:
    """Is a run being laid, its income still to come?"""
    return s.phase == PICK or s.phase == LAY or s.phase == SPLIT or (s.phase == FLIP and s.tribute_at_once == 1)


@rule
def run_prospects(s: State, me: Player, time: float) -> float:
    """What the run brings if it ends now, and with more steps."""
    more = more_income(s, me)
    if s.action == COLLECT:
        now = coins_due(s, me, 0)
        value = now * weight(COINS_EARNED, time) + (coins_due(s, me, more) - now) * weight(RUN_COINS, time)
        return value + hand_prospects(me, 0, time)
    drawn = s.income + (MORE_TILES if s.emperor == s.turn and s.phase != SPLIT else 0)
    return hand_prospects(me, drawn, time) + more * weight(RUN_TILES, time)


@rule
def more_income(s: State, me: Player) -> int:
    """What more steps of the run would earn, a tile already picked first."""
    place = me.pawn[s.acting]
    if s.phase == PICK:
        return walk(s, me, place, kinds_allowed(me, s.elements, s.empties), s.elements, s.empties)
    return walk(s, me, place, 1 << s.picked, s.elements, s.empties) if s.phase == LAY else 0


@rule
def coins_due(s: State, me: Player, more: int) -> int:
    """PM-A.10 The coins of a Collect run with so much more income: tribute and the Emperor's coin among them."""
    income = s.income + more
    bonus = MORE_COINS if s.emperor == s.turn else 0
    tested = income + (bonus if s.emperor_test else 0)  # RULING PM-P8
    return min(s.reserve, income + bonus + (me.flipped if tested > me.flipped else 0))


# ---------------------------------------------------------------- the chance to win


@entry
def evaluate(s: State, seat: int) -> float:
    """The chance of a seat to win, 0 to 1; once the game is over, its share of the victory. Alone, see below."""
    if s.solo:
        return against_target(s, seat)
    if s.phase == OVER:
        return result(s, seat)
    mine = prospects(s, seat)
    total = 0.0
    for other in range(s.players):
        total += 1.0 if other == seat else math.exp(min(30.0, prospects(s, other) - mine))
    return 1.0 / total


@rule
def against_target(s: State, seat: int) -> float:
    """Alone: the target, less what the reserve lets hope for, is the rival; more coins are better even at the end."""
    time = progress(s)
    if s.phase == OVER:
        lead = (s.player[seat].coins + 0.5 - TARGET[s.solo - 1]) * weight(COINS_EARNED, 1.0)
    else:
        missing = TARGET[s.solo - 1] - SOLO_SHARE * s.reserve
        lead = prospects(s, seat) - missing * weight(COINS_EARNED, time)
    return 1.0 / (1.0 + math.exp(min(30.0, -lead)))


@rule
def result(s: State, seat: int) -> float:
    """1 for the winner, 0 for others; a shared victory is shared (RULING PM-P26)."""
    equals = 1
    for other in range(s.players):
        if is_ahead(s, other, seat):
            return 0.0
        if other != seat and not is_ahead(s, seat, other):
            equals += 1
    return 1.0 / equals
