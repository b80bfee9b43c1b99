"""Table of contents: all questions and moves of the game."""

from __future__ import annotations

from zenobia.core.game import NOBODY
from zenobia.core.kernel import entry
from zenobia.core.moves import Play
from zenobia.games.ur.dice import ask_for_throw, throw
from zenobia.games.ur.race import enter, move_piece, which_piece
from zenobia.games.ur.state import OVER, State
from zenobia.games.ur.turn import go_on


@entry
def to_act(s: State) -> int:
    """The seat that is asked now, or NOBODY once the game is over."""
    return NOBODY if s.phase == OVER else s.turn


PLAY = Play(
    __name__,
    asked="phase",
    silent=(OVER,),
    after=go_on,
    questions=(ask_for_throw, which_piece),
    moves=(throw, enter, move_piece),  # in the order of their numbers
)
