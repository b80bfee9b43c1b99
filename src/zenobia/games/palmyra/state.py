"""The state of a game of Palmyra: what lies on the table, and where the turn stands."""

from __future__ import annotations

from zenobia.core.chance import CHANCE, Chance
from zenobia.core.kernel import i8, i16, many, record, u8
from zenobia.games.palmyra.data import CELLS, KINDS

LEGION, CENSOR = 0, 1
PAWNS = ("legion", "censor")
NO_HOLDER = -1  # nobody holds the Emperor
MOST_SEATS = 5

# Where the turn stands: the choice that the player has.
TURN, PICK, LAY, SPLIT, FLIP, EMPEROR, PILE, PLACE_LEGION, PLACE_CENSOR, OVER = range(10)
PHASES = ("turn", "pick", "lay", "split", "flip", "emperor", "pile", "place-legion", "place-censor", "over")
# And between two choices: the step that comes next (turns.py).
TO_INCOME, TO_PILES, TO_PAWNS, TO_NEXT_TURN = range(OVER + 1, OVER + 5)

# The actions of a run.
CONQUER, COLLECT = 0, 1

# Why a game ended.
GOES_ON, END_TILES, END_COINS, END_DRAINED, END_EXHAUSTED, END_STALEMATE = range(6)
ENDS = ("", "tiles", "coins", "drained", "exhausted", "stalemate")

# A cell of the board: what lies there (data.py), and whether a pawn stands on it.
TILE = 15
PAWN = 16


@record
class Player:
    """What lies before one player, and where the pawns stand."""

    hand: list[int] = i8(KINDS)  # face-up tiles of each kind
    coins: int = i16()
    flipped: int = i16()  # tiles on their coin side
    pawn: list[int] = i16(2)  # place of LEGION and CENSOR: a cell, CITY or NOWHERE (lifted)


@record
class State:
    """One game. A pile has no order: a draw is a random tile among those nobody has seen."""

    chance: Chance = CHANCE
    player: list[Player] = many(Player, MOST_SEATS)
    board: list[int] = u8(CELLS)  # what lies on each cell, + PAWN where a pawn stands on a territory tile
    unseen: list[int] = i8(KINDS)  # tiles of each kind nobody has seen: in the piles or, alone, flipped unseen
    pile: list[int] = i8(2)  # size of the small and the large pile
    north: int = i8()  # the rows and columns (0 to 40) between which all tiles lie
    south: int = i8()
    west: int = i8()
    east: int = i8()
    players: int = i8()
    mix: int = i8()  # options
    expert: int = i8()
    solo: int = i8()  # number of the solo game, 0 with several players
    tribute_at_once: int = i8()
    substitute: int = i8()
    emperor_test: int = i8()
    hide_coins: int = i8()
    turn: int = i8()  # the seat whose turn it is
    phase: int = i8()
    end: int = i8()  # why the game ended
    emperor: int = i8()  # the seat that holds the Emperor, or NO_HOLDER
    action: int = i8()  # the run: CONQUER or COLLECT
    acting: int = i8()  # the run: the pawn that walks
    elements: int = i8()  # the run: element tiles laid
    empties: int = i8()  # the run: empty tiles laid
    picked: int = i8()  # the run: the kind about to be laid
    dry: int = i8()  # Reorganise turns in a row without a draw
    reserve: int = i16()
    income: int = i16()  # the run: income so far
    turns: int = i16()  # turns finished
