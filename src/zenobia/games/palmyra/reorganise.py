"""Reorganise: draw a tile, lift both pawns and place them anew (PM-A.12)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.palmyra.data import CELL_NAMES, CITY, FREE, LARGE, SIDE, SMALL, START, Cell, Size
from zenobia.games.palmyra.emperor import may_take_emperor
from zenobia.games.palmyra.events import PLACED, REORGANISED
from zenobia.games.palmyra.plane import lift, stand
from zenobia.games.palmyra.state import (
    CENSOR,
    EMPEROR,
    LEGION,
    PILE,
    PLACE_CENSOR,
    PLACE_LEGION,
    TILE,
    TO_NEXT_TURN,
    TO_PAWNS,
    TO_PILES,
    TURN,
    State,
)
from zenobia.games.palmyra.tiles import draw


@move("reorganise", at=TURN)
def reorganise(s: State) -> None:
    """PM-A.12, PM-A.12.1 First, in the expert game, the Emperor; then a tile; then the pawns."""
    tell(s, REORGANISED, s.turn)
    s.phase = EMPEROR if may_take_emperor(s) else TO_PILES


@rule
def ask_for_pile(s: State) -> None:
    """PM-A.12.2 A tile from a pile of your choice; RULING PM-P15 with both empty nothing is drawn."""
    if s.pile[SMALL] or s.pile[LARGE]:
        s.phase = PILE
    else:
        s.dry += 1  # RULING PM-P31: even if the Emperor was paid
        s.phase = TO_PAWNS


@question(PILE)
def which_pile(s: State, out: Offer) -> None:
    """PM-A.12.2 Any pile that is not empty."""
    if s.pile[SMALL] > 0:
        offer(out, draw_one, SMALL)
    if s.pile[LARGE] > 0:
        offer(out, draw_one, LARGE)


@move("draw", at=PILE)
def draw_one(s: State, size: Size) -> None:
    """PM-A.12.2 Draw the tile; PM-A.11.6 taking the last one does not end the game."""
    draw(s, s.turn, size)
    s.dry = 0
    s.phase = TO_PAWNS


@refuses(draw_one)
def why_no_draw(s: State, size: int) -> Refused:
    """PM-A.12.2 The pile is empty."""
    return Refused("pile-empty", rule="PM-A.12.2")


@rule
def lift_pawns(s: State) -> None:
    """PM-A.12.3, RULING PM-P19 Both pawns are lifted before one is placed."""
    me = s.player[s.turn]
    lift(s, me, LEGION)
    lift(s, me, CENSOR)
    s.phase = PLACE_LEGION


@question(PLACE_LEGION, PLACE_CENSOR)
def which_place(s: State, out: Offer) -> None:
    """PM-A.4.3, PM-A.12.3, RULING PM-P20 Territory tiles without a pawn; RULING PM-P21 always the city centre."""
    offer(out, place_in_city)
    board = s.board
    for row in range(s.north, s.south + 1):
        for cell in range(row * SIDE + s.west, row * SIDE + s.east + 1):
            if FREE < board[cell] < START:  # with a pawn on it, it is more
                offer(out, place_on_tile, cell)


@move("to city", at=(PLACE_LEGION, PLACE_CENSOR))
def place_in_city(s: State) -> None:
    """RULING PM-P21 A pawn goes to the city centre."""
    place_pawn(s, CITY)


@move("to", at=(PLACE_LEGION, PLACE_CENSOR))
def place_on_tile(s: State, cell: Cell) -> None:
    """PM-A.12.3 A pawn goes to a territory tile."""
    place_pawn(s, cell)


@refuses(place_on_tile)
def why_no_pawn_there(s: State, cell: int) -> Refused:
    """PM-A.12.3 No tile, a start tile, or a tile with a pawn (PM-A.4.3)."""
    if s.board[cell] == FREE:
        return Refused("no-tile-there", rule="PM-A.12.3", space=CELL_NAMES[cell])
    if s.board[cell] & TILE >= START:
        return Refused("city-is-one", rule="PM-A.4.1", space=CELL_NAMES[cell])
    return Refused("pawn-there", rule="PM-A.4.3", space=CELL_NAMES[cell])


@rule
def place_pawn(s: State, place: int) -> None:
    """PM-A.12.3 First the legion, then the censor; then the turn ends, without income or flip (PM-A.12.4)."""
    pawn = LEGION if s.phase == PLACE_LEGION else CENSOR
    stand(s, s.player[s.turn], pawn, place)
    tell(s, PLACED, s.turn, pawn, place)
    if pawn == LEGION:
        s.phase = PLACE_CENSOR
    else:
        s.phase = TO_NEXT_TURN
