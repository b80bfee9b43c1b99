"""Trade points, the intrigue path and its awards (PC-A.12)."""

from __future__ import annotations

from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question
from zenobia.core.offer import Offer, offer
from zenobia.core.rows import count_of
from zenobia.games.carthago import events
from zenobia.games.carthago.data import AWARDS, FILLED, PATH_SPACES, SCORE_SPACES
from zenobia.games.carthago.state import ASK_POINT, NONE, NOTHING, State

TRACK, PATH = range(2)  # where a trade point goes


@rule
def may_take_path(s: State, seat: int) -> bool:
    """PC-A.12 The path needs a servant in the reserve and an empty space."""
    return s.player[seat].reserve > 0 and s.path_filled < PATH_SPACES


@rule
def next_point(s: State) -> None:
    """PC-A.12 Each trade point is its own choice; without a choice it goes to the track."""
    if may_take_path(s, s.gainer):
        s.mover = s.gainer
        s.question = ASK_POINT
    else:
        place_point(s, TRACK)


@question(ASK_POINT)
def track_or_path(s: State, out: Offer) -> None:
    """PC-A.12 Track or path."""
    offer(out, choose_track)
    if may_take_path(s, s.mover):
        offer(out, choose_path)


@move("track", at=ASK_POINT)
def choose_track(s: State) -> None:
    """PC-A.12 The point goes to the track."""
    place_point(s, TRACK)


@move("path", at=ASK_POINT)
def choose_path(s: State) -> None:
    """PC-A.12 The point becomes a servant on the path."""
    place_point(s, PATH)


@rule
def place_point(s: State, way: int) -> None:
    """PC-A.12 One trade point of a loading or voyage goes to the track or to the path."""
    s.points_due -= 1
    put_point(s, s.gainer, way)
    s.question = NOTHING


@rule
def put_point(s: State, seat: int, way: int) -> None:
    """PC-A.12 One step on the trade track, or a servant on the next empty space of the path."""
    me = s.player[seat]
    if way == TRACK:
        me.points += 1
        tell(s, events.TRADE_POINT, seat, 1, me.points)
    else:
        me.reserve -= 1
        s.path[s.path_filled] = seat
        s.path_filled += 1
        tell(s, events.PATH, seat)


@rule
def servants_on_path(s: State, seat: int) -> int:
    """PC-A.12.1 A seat's servants on the path."""
    return count_of(s.path, seat)


@rule
def first_on_path(s: State, seat: int) -> int:
    """PC-A.12.1 The first space of the path that a seat has taken."""
    for space in range(s.path_filled):
        if s.path[space] == seat:
            return space
    return PATH_SPACES


@rule
def rank_on_path(s: State, seat: int) -> int:
    """PC-A.12.1 0 for the most servants; ties go to the earlier first servant."""
    mine, since, rank = servants_on_path(s, seat), first_on_path(s, seat), 0
    for rival in range(s.players):
        theirs = servants_on_path(s, rival)
        if theirs > mine or (theirs == mine and first_on_path(s, rival) < since):
            rank += 1
    return rank


@rule
def score_space(s: State) -> int:
    """PC-A.12.1 The highest score space that has been reached, or NONE."""
    reached = NONE
    for space in range(SCORE_SPACES):
        if s.path_filled >= FILLED[space]:
            reached = space
    return reached


@rule
def award(s: State, seat: int) -> int:
    """PC-A.12.1, PC-C36 Places in the palace that the path gives to a seat, at most its servants there."""
    space = score_space(s)
    if space == NONE:
        return 0
    places: int = AWARDS[space][rank_on_path(s, seat)]
    return min(places, servants_on_path(s, seat))


@rule
def give_awards(s: State) -> None:
    """PC-A.12.1 The winners' servants go from the path to the palace; all ranks are read before any servant moves."""
    given = (award(s, 0), award(s, 1), award(s, 2), award(s, 3), award(s, 4))
    for seat in range(s.players):
        places = given[seat]
        if places > 0:
            tell(s, events.AWARD, seat, places)
            s.player[seat].palace += places
            leave_path(s, seat, places)


@rule
def leave_path(s: State, seat: int, servants: int) -> None:
    """PC-A.12.1 The latest servants of a seat leave the path."""
    for place in range(s.path_filled):
        space = s.path_filled - 1 - place
        if s.path[space] == seat and servants > 0:
            s.path[space] = NONE
            servants -= 1
