"""Reorganise: draw a tile, lift both pawns and place them anew; in the expert game, take the Emperor."""

from __future__ import annotations

from zenobia.core.kernel import rule, tell
from zenobia.games.palmyra.data import EMPEROR_PRICE, LARGE, SMALL
from zenobia.games.palmyra.ending import end_turn
from zenobia.games.palmyra.events import PLACED, REORGANISED, TOOK_EMPEROR
from zenobia.games.palmyra.plane import lift, stand
from zenobia.games.palmyra.state import CENSOR, EMPEROR, LEGION, PILE, PLACE_CENSOR, PLACE_LEGION, State
from zenobia.games.palmyra.tiles import draw


@rule
def reorganise(s: State) -> None:
    """PM-A.12, PM-A.12.1 First, in the expert game, the Emperor; then a tile; then the pawns."""
    tell(s, REORGANISED, s.turn)
    if may_take_emperor(s):
        s.phase = EMPEROR
    else:
        go_to_piles(s)


@rule
def may_take_emperor(s: State) -> bool:
    """PM-A.13.2 A player with a coin may pay for the Emperor; RULING PM-P11 the holder may not."""
    return s.expert == 1 and s.emperor != s.turn and s.player[s.turn].coins >= EMPEROR_PRICE


@rule
def take_emperor(s: State) -> None:
    """PM-A.13.6 The Emperor comes from wherever it is; RULING PM-P10 its price goes to the reserve."""
    s.player[s.turn].coins -= EMPEROR_PRICE
    s.reserve += EMPEROR_PRICE
    s.emperor = s.turn
    tell(s, TOOK_EMPEROR, s.turn)
    go_to_piles(s)


@rule
def go_to_piles(s: State) -> None:
    """PM-A.12.2 A tile from a pile of your choice; RULING PM-P15 with both empty nothing is drawn."""
    if s.pile[SMALL] or s.pile[LARGE]:
        s.phase = PILE
    else:
        s.dry += 1  # RULING PM-P31: even if the Emperor was paid
        lift_pawns(s)


@rule
def draw_one(s: State, size: int) -> None:
    """PM-A.12.2 Draw the tile; PM-A.11.6 taking the last one does not end the game."""
    draw(s, s.turn, size)
    s.dry = 0
    lift_pawns(s)


@rule
def lift_pawns(s: State) -> None:
    """PM-A.12.3, RULING PM-P19 Both pawns are lifted before one is placed."""
    me = s.player[s.turn]
    lift(s, me, LEGION)
    lift(s, me, CENSOR)
    s.phase = PLACE_LEGION


@rule
def place_pawn(s: State, place: int) -> None:
    """PM-A.12.3 First the legion, then the censor; then the turn ends, without income or flip (PM-A.12.4)."""
    pawn = LEGION if s.phase == PLACE_LEGION else CENSOR
    stand(s, s.player[s.turn], pawn, place)
    tell(s, PLACED, s.turn, pawn, place)
    if pawn == LEGION:
        s.phase = PLACE_CENSOR
    else:
        end_turn(s)
