"""Table of contents: all questions and moves of the game."""

from __future__ import annotations

from zenobia.core.game import NOBODY
from zenobia.core.kernel import entry
from zenobia.core.moves import Play
from zenobia.games.placeholder.state import OVER, State
from zenobia.games.placeholder.turn import go_on, how_many, take


@entry
def to_act(s: State) -> int:
    """The seat that is asked now, or NOBODY once the game is over."""
    return NOBODY if s.phase == OVER else s.turn


PLAY = Play(
    __name__,
    asked="phase",
    silent=(OVER,),
    after=go_on,
    questions=(how_many,),
    moves=(take,),  # in the order of their numbers
)
