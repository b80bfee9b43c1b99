"""The sequence of a turn: one action of three, its income, the next player (PM-A.6)."""

from __future__ import annotations

from zenobia.core.kernel import rule
from zenobia.core.moves import question
from zenobia.core.offer import Offer, offer
from zenobia.games.palmyra.collect import earn_coins
from zenobia.games.palmyra.conquer import earn_tiles
from zenobia.games.palmyra.emperor import collect_with_legion, conquer_with_censor, holds_emperor
from zenobia.games.palmyra.ending import next_turn
from zenobia.games.palmyra.reorganise import ask_for_pile, lift_pawns, reorganise
from zenobia.games.palmyra.runs import collect_with_censor, conquer_with_legion, may_start
from zenobia.games.palmyra.state import CENSOR, CONQUER, LEGION, OVER, TO_INCOME, TO_PAWNS, TO_PILES, TURN, State


@question(TURN)
def which_action(s: State, out: Offer) -> None:
    """PM-A.6.1, RULING PM-P22 Exactly one of Conquer, Collect and Reorganise.

    PM-A.6.2 Reorganise always, the others unless the pawn is blocked; PM-A.13.3, PM-P29 the holder: either pawn.
    """
    legion, censor = may_start(s, LEGION), may_start(s, CENSOR)
    if legion:
        offer(out, conquer_with_legion)
    if censor:
        offer(out, collect_with_censor)
    offer(out, reorganise)
    if holds_emperor(s):
        if censor:
            offer(out, conquer_with_censor)
        if legion:
            offer(out, collect_with_legion)


@rule
def go_on(s: State) -> None:
    """PM-A.6 After a move: step by step, until somebody has a choice or the game is over.

    A run of Conquer or Collect brings its income. Reorganise: the Emperor, a tile from a pile, the pawns.
    """
    while s.phase > OVER:
        if s.phase == TO_INCOME:
            if s.action == CONQUER:
                earn_tiles(s)  # then the next turn
            else:
                earn_coins(s)  # and a flip; then the next turn
        elif s.phase == TO_PILES:
            ask_for_pile(s)  # then the pawns
        elif s.phase == TO_PAWNS:
            lift_pawns(s)  # placed one after the other; then the next turn
        else:
            next_turn(s)  # or the end of the game
