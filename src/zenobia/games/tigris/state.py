"""The whole game in one record: the board as sets of squares, the players, and the question now asked."""

from __future__ import annotations

from zenobia.core.cells import Cells
from zenobia.core.chance import CHANCE, Chance
from zenobia.core.kernel import cell_sets, i8, i16, many, record, shares

# colours; they also name the sets of face-up tiles on the board
RED, BLUE, GREEN, BLACK = 0, 1, 2, 3
COLOURS = 4
# further sets of squares on the board
FACE_DOWN, LEADERS, CATASTROPHES, TREASURES = 4, 5, 6, 7  # face-down tiles include the Ziggurat's markers
ONE_SIDE, OTHER_SIDE = 8, 9  # the two kingdoms of a union as they were before it (TE-R1)
SETS = 10

NONE = -1  # no square, no seat, no colour
MOST_SEATS = 4

# phases: the question that `mover` answers
ACTION, SWAP, ATTACK, DEFEND, CHOOSE_WAR, CHOOSE_SITE, CHOOSE_MONUMENT, TAKE_TREASURE, CHOOSE_POINT, OVER = range(10)
# and between two questions: the step that comes next (turn.py)
TO_WARS, TO_BUILDING, TO_TREASURES, TO_NEXT_ACTION, TO_END_OF_TURN, TO_NEXT_TURN = range(OVER + 1, OVER + 7)
NO_CONFLICT, REVOLT, WAR = 0, 1, 2


@record
class Player:
    """What lies before and behind one screen."""

    points: list[int] = i16(4)  # victory points of each colour
    leader: list[int] = i16(4)  # the square of each leader, or NONE
    treasures: int = i8()
    catastrophes: int = i8()  # not yet used
    hand: list[int] = i8(4)  # tiles of each colour
    thrown: list[int] = i8(4)  # tiles swapped away: known to this seat alone (TE-60)


@record
class State:
    """One game."""

    chance: Chance = CHANCE
    board: list[Cells] = cell_sets(SETS)
    player: list[Player] = many(Player, MOST_SEATS)
    monument: list[int] = i16(6)  # the top left square of each monument, or NONE
    ziggurat: int = i16()  # the centre of the Ziggurat, or NONE
    placed: int = i16()  # the square of the tile or leader just placed
    bag: list[int] = i8(4)  # tiles of each colour
    players: int = i8()
    english: int = i8()  # option: English variant
    with_ziggurat: int = i8()  # option: Ziggurat
    open_points: int = i8()  # option: everybody's points are shown
    turn: int = i8()  # the seat whose turn it is
    mover: int = i8()  # the seat that is asked now
    phase: int = i8()
    actions_left: int = i8()
    busy: int = i8()  # 1 when a tile or catastrophe was used this turn (TE-R10)
    idle_turns: int = i8()  # idle turns in a row
    conflict: int = i8()  # NO_CONFLICT, REVOLT or WAR
    colour: int = i8()  # of the fighting leaders
    swap_colour: int = shares("colour")  # in a swap: the colour asked about
    attacker: int = i8()
    defender: int = i8()
    reinforcements: int = i8()  # what the attacker has added
    may_decline: int = i8()  # 1 at the first building question
    site: int = i8()  # the chosen 2x2 square of the placed tile, 0 to 3
    throwing: list[int] = i8(4)  # tiles chosen so far in this swap
