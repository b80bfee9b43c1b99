"""Table of contents: the question of a turn, and all questions and moves of the game."""

from __future__ import annotations

from zenobia.core.game import NOBODY
from zenobia.core.kernel import entry
from zenobia.core.moves import Play, question
from zenobia.core.offer import Offer, offer
from zenobia.games.tigris.board import touching
from zenobia.games.tigris.catastrophes import offer_catastrophes, place_catastrophe
from zenobia.games.tigris.conflicts import commit, reinforcements
from zenobia.games.tigris.leaders import offer_leaders, place_leader, withdraw_leader
from zenobia.games.tigris.monuments import (
    build_monument,
    build_ziggurat,
    choose_site,
    decline,
    what_to_build,
    where_to_build,
)
from zenobia.games.tigris.state import ACTION, OVER, State
from zenobia.games.tigris.swap import begin_swap, how_many, offer_swap, throw_away
from zenobia.games.tigris.tiles import offer_tiles, place_tile
from zenobia.games.tigris.treasures import take_treasure, which_treasure
from zenobia.games.tigris.turn import choose_point, end_turn, go_on, which_point
from zenobia.games.tigris.wars import begin_war, which_war


@question(ACTION)
def which_action(s: State, out: Offer) -> None:
    """TE-57 The four actions, or to end the turn."""
    touched = touching(s)
    offer(out, end_turn)
    offer_tiles(s, out, touched)
    offer_leaders(s, out, touched)
    offer_catastrophes(s, out)
    offer_swap(s, out)


@entry
def to_act(s: State) -> int:
    """The seat that is asked now, or NOBODY once the game is over."""
    return NOBODY if s.phase == OVER else s.mover


PLAY = Play(
    __name__,
    asked="phase",
    silent=(OVER,),
    after=go_on,
    questions=(
        which_action,
        how_many,
        reinforcements,
        which_war,
        where_to_build,
        what_to_build,
        which_treasure,
        which_point,
    ),
    moves=(  # in the order of their numbers
        end_turn,
        place_tile,
        place_leader,
        withdraw_leader,
        place_catastrophe,
        begin_swap,
        throw_away,
        commit,
        begin_war,
        choose_site,
        build_ziggurat,
        build_monument,
        decline,
        take_treasure,
        choose_point,
    ),
)
