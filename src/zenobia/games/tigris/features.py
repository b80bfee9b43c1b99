"""For programs that play: worlds that a seat holds possible, and what a network sees."""

from __future__ import annotations

from zenobia.core.cells import CELLS, WIDTH, Cells, at, count, first, has, one, some
from zenobia.core.chance import start
from zenobia.core.game import Grid
from zenobia.core.kernel import Floats, entry, rule
from zenobia.games.tigris.bag import draw, hand_size, tiles_in_bag
from zenobia.games.tigris.board import temples_beside, territory
from zenobia.games.tigris.conflicts import strength_on_board
from zenobia.games.tigris.data import (
    CATASTROPHES_EACH,
    COLOUR_NAMES,
    FIRST_COLOUR,
    HAND,
    MONUMENT_COUNT,
    MONUMENT_NAMES,
    SECOND_COLOUR,
    START_COUNT,
    TILE_COUNTS,
    TILE_NAMES,
    square_name,
)
from zenobia.games.tigris.state import (
    ATTACK,
    CATASTROPHES,
    COLOURS,
    DEFEND,
    FACE_DOWN,
    MOST_SEATS,
    OVER,
    SWAP,
    TREASURES,
    State,
)
from zenobia.games.tigris.swap import begin_swap

ALL_TILES = sum(TILE_COUNTS)


@entry
def determinise(s: State, seat: int, seed: int) -> None:
    """TE-60 Deal anew all that a seat cannot know: the bag, the others' hands, and the tiles they swapped away."""
    start(s.chance, seed)
    for other in range(s.players):
        if other != seat:
            return_to_bag(s, other)
    for other in range(s.players):
        if other != seat:
            deal_unknown(s, other)
    if s.phase == SWAP and s.mover != seat:
        begin_swap(s)  # how far another seat's swap has come is its secret


@rule
def return_to_bag(s: State, seat: int) -> None:
    """Put a seat's hidden tiles back, but remember how many there were in `hand[0]` and `thrown[0]`."""
    me = s.player[seat]
    held = 0
    swapped = 0
    for colour in range(COLOURS):
        held += me.hand[colour]
        swapped += me.thrown[colour]
        s.bag[colour] += me.hand[colour] + me.thrown[colour]
        me.hand[colour] = 0
        me.thrown[colour] = 0
    me.hand[0] = held
    me.thrown[0] = swapped


@rule
def deal_unknown(s: State, seat: int) -> None:
    """As many tiles swapped away and in hand as before."""
    me = s.player[seat]
    held = me.hand[0]
    swapped = me.thrown[0]
    me.hand[0] = 0
    me.thrown[0] = 0
    for _ in range(swapped):
        draw(s, seat)
    for colour in range(COLOURS):
        me.thrown[colour] = me.hand[colour]
        me.hand[colour] = 0
    for _ in range(held):
        draw(s, seat)


# ---------------------------------------------------------------- what a network sees

PLANES = (
    *TILE_NAMES,
    "face-down",
    "catastrophe",
    "treasure",
    *(f"own {colour} leader" for colour in COLOUR_NAMES),
    *(f"other {colour} leader" for colour in COLOUR_NAMES),
    *(f"{colour} monument" for colour in COLOUR_NAMES),
)
OWN_LEADERS, OTHER_LEADERS, MONUMENT_PLANES = 7, 11, 15
BOARD_FEATURES = len(PLANES) * CELLS
GRID = Grid(
    WIDTH,
    tuple(square_name(square) for square in range(CELLS)),
    tuple(tuple(plane * CELLS + square for plane in range(len(PLANES))) for square in range(CELLS)),
)
LEADER_NAMES = ("on the board", "supporters", "temples beside", "monuments", "treasures in reach", "fights")
LEADER_FEATURES = len(LEADER_NAMES)
OTHERS = range(1, MOST_SEATS)
FEATURE_NAMES = (
    *(f"{plane} {square_name(square)}" for plane in PLANES for square in range(CELLS)),
    *(f"hand {name}" for name in TILE_NAMES),
    *(f"own points {colour}" for colour in COLOUR_NAMES),
    "own treasures",
    *(f"catastrophes seat+{place}" for place in range(MOST_SEATS)),
    *(f"hand size seat+{place}" for place in range(MOST_SEATS)),
    *(f"monument {name} built" for name in MONUMENT_NAMES),
    "bag",
    "treasures on the board",
    "actions left",
    "own turn",
    *(f"phase {number}" for number in range(OVER + 1)),
    *(f"points {colour} seat+{place}" for place in OTHERS for colour in COLOUR_NAMES),
    *(f"treasures seat+{place}" for place in OTHERS),
    *(
        f"leader {colour} seat+{place} {name}"
        for place in range(MOST_SEATS)
        for colour in COLOUR_NAMES
        for name in LEADER_NAMES
    ),
    "strength of the attacker",
    "strength of the defender",
    "attacker's reinforcements",
    "three players",
    "four players",
    "english",
    "ziggurat",
    "ziggurat stands",
)


@entry
def features(s: State, seat: int, out: Floats) -> None:
    """Planes of the board, then numbers, each about 0 to 1, from the seat's own point of view."""
    for entry_number in range(BOARD_FEATURES):
        out[entry_number] = 0.0
    for colour in range(COLOURS):
        paint(out, colour, at(s.board, colour))
    paint(out, 4, at(s.board, FACE_DOWN))
    paint(out, 5, at(s.board, CATASTROPHES))
    paint(out, 6, at(s.board, TREASURES))
    for other in range(s.players):
        for colour in range(COLOURS):
            square = s.player[other].leader[colour]
            if square >= 0:
                plane = OWN_LEADERS if other == seat else OTHER_LEADERS
                out[(plane + colour) * CELLS + square] = 1.0
    for monument in range(MONUMENT_COUNT):
        corner = s.monument[monument]
        if corner >= 0:
            out[(MONUMENT_PLANES + FIRST_COLOUR[monument]) * CELLS + corner] = 1.0
            out[(MONUMENT_PLANES + SECOND_COLOUR[monument]) * CELLS + corner] = 1.0
    n = write_numbers(s, seat, out)
    n = write_others(s, seat, out, n)
    for place in range(MOST_SEATS):
        for colour in range(COLOURS):
            if place < s.players:
                write_leader(s, (seat + place) % s.players, colour, out, n)
            else:
                for number in range(LEADER_FEATURES):
                    out[n + number] = 0.0
            n += LEADER_FEATURES
    write_table(s, out, n)


@rule
def paint(out: Floats, plane: int, squares: Cells) -> None:
    """One plane of the board."""
    while some(squares):
        square = first(squares)
        out[plane * CELLS + square] = 1.0
        squares = squares & ~one(square)


@rule
def write_numbers(s: State, seat: int, out: Floats) -> int:
    """The own hand and points, the bag, the question; where the next numbers begin."""
    me = s.player[seat]
    n = BOARD_FEATURES
    for colour in range(COLOURS):
        out[n + colour] = me.hand[colour] / HAND
        out[n + COLOURS + colour] = me.points[colour] / 20.0
    n += 2 * COLOURS
    out[n] = me.treasures / START_COUNT
    n += 1
    for place in range(MOST_SEATS):
        other = s.player[(seat + place) % s.players]
        taken = place < s.players
        out[n + place] = other.catastrophes / CATASTROPHES_EACH if taken else 0.0
        out[n + MOST_SEATS + place] = hand_size(other) / HAND if taken else 0.0
    n += 2 * MOST_SEATS
    for monument in range(MONUMENT_COUNT):
        out[n + monument] = 1.0 if s.monument[monument] >= 0 else 0.0
    n += MONUMENT_COUNT
    out[n] = tiles_in_bag(s) / ALL_TILES
    out[n + 1] = count(at(s.board, TREASURES)) / START_COUNT
    out[n + 2] = s.actions_left / 2.0
    out[n + 3] = 1.0 if s.turn == seat else 0.0
    for phase in range(OVER + 1):
        out[n + 4 + phase] = 1.0 if s.phase == phase else 0.0
    return n + 5 + OVER


@rule
def write_others(s: State, seat: int, out: Floats, n: int) -> int:
    """The others' points and treasures. Everybody saw them earned."""
    for place in range(1, MOST_SEATS):
        other = s.player[(seat + place) % s.players]
        taken = place < s.players
        for colour in range(COLOURS):
            out[n + (place - 1) * COLOURS + colour] = other.points[colour] / 20.0 if taken else 0.0
        out[n + (MOST_SEATS - 1) * COLOURS + place - 1] = other.treasures / START_COUNT if taken else 0.0
    return n + (MOST_SEATS - 1) * (COLOURS + 1)


@rule
def write_leader(s: State, seat: int, colour: int, out: Floats, n: int) -> None:
    """A leader in his kingdom, in the order of LEADER_NAMES."""
    for number in range(LEADER_FEATURES):
        out[n + number] = 0.0
    square = s.player[seat].leader[colour]
    if square < 0:
        return
    kingdom = territory(s, square)
    out[n] = 1.0
    out[n + 1] = min(count(kingdom & at(s.board, colour)), 10) / 5.0
    out[n + 2] = temples_beside(s, square) / 4.0
    out[n + 4] = count(kingdom & at(s.board, TREASURES)) / 4.0
    for monument in range(MONUMENT_COUNT):
        if FIRST_COLOUR[monument] == colour or SECOND_COLOUR[monument] == colour:
            corner = s.monument[monument]
            if corner >= 0 and has(kingdom, corner):
                out[n + 3] += 0.5
    if s.phase == ATTACK or s.phase == DEFEND:
        if colour == s.colour and (seat == s.attacker or seat == s.defender):
            out[n + 5] = 1.0


@rule
def write_table(s: State, out: Floats, n: int) -> None:
    """The conflict, the number of players and the options."""
    fight = s.phase == ATTACK or s.phase == DEFEND
    out[n] = strength_on_board(s, s.attacker) / 10.0 if fight else 0.0
    out[n + 1] = strength_on_board(s, s.defender) / 10.0 if fight else 0.0
    out[n + 2] = s.reinforcements / HAND if s.phase == DEFEND else 0.0
    out[n + 3] = 1.0 if s.players == 3 else 0.0
    out[n + 4] = 1.0 if s.players == 4 else 0.0
    out[n + 5] = s.english
    out[n + 6] = s.with_ziggurat
    out[n + 7] = 1.0 if s.ziggurat >= 0 else 0.0
