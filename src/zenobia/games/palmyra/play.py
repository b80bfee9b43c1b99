"""Table of contents: all questions and moves of the game, in the order of their numbers."""

from __future__ import annotations

from zenobia.core.game import NOBODY
from zenobia.core.kernel import entry
from zenobia.core.moves import Play
from zenobia.games.palmyra.collect import flip_nothing, flip_tile, which_flip
from zenobia.games.palmyra.conquer import draw_income, which_split
from zenobia.games.palmyra.emperor import (
    collect_with_legion,
    conquer_with_censor,
    leave_emperor,
    take_emperor,
    take_emperor_or_not,
)
from zenobia.games.palmyra.reorganise import (
    draw_one,
    place_in_city,
    place_on_tile,
    reorganise,
    which_pile,
    which_place,
)
from zenobia.games.palmyra.runs import (
    collect_with_censor,
    conquer_with_legion,
    lay,
    pick,
    stop,
    which_cell,
    which_tile,
)
from zenobia.games.palmyra.state import OVER, State
from zenobia.games.palmyra.turns import go_on, which_action


@entry
def to_act(s: State) -> int:
    """PM-A.6 The seat that decides now, or NOBODY."""
    return NOBODY if s.phase == OVER else s.turn


PLAY = Play(
    __name__,
    asked="phase",
    silent=(OVER,),
    after=go_on,
    questions=(
        which_action,
        which_tile,
        which_cell,
        which_split,
        which_flip,
        take_emperor_or_not,
        which_pile,
        which_place,
    ),
    moves=(  # in the order of their numbers
        conquer_with_legion,
        collect_with_censor,
        reorganise,
        conquer_with_censor,
        collect_with_legion,
        stop,
        flip_nothing,
        draw_income,
        draw_one,
        take_emperor,
        leave_emperor,
        place_in_city,
        pick,
        flip_tile,
        lay,
        place_on_tile,
    ),
)
