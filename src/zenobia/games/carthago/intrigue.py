"""Trade points, the intrigue path and its awards (PC-A.12)."""

from __future__ import annotations

from zenobia.core.kernel import Actions, rule, tell
from zenobia.games.carthago import events
from zenobia.games.carthago.data import AWARDS, FILLED, PATH_SPACES, SCORE_SPACES
from zenobia.games.carthago.moves import DECLINE, PATH, TRACK
from zenobia.games.carthago.state import ASK_EXTRA_SERVANT, ASK_POINT, NONE, NOTHING, State


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
def offer_point(s: State, out: Actions) -> int:
    """PC-A.12, PC-A.10 Track or path; an immediate privilege may also be declined (PC-C20)."""
    n = 0
    if s.question != ASK_EXTRA_SERVANT:
        out[n] = TRACK
        n += 1
    if may_take_path(s, s.mover):
        out[n] = PATH
        n += 1
    if s.question != ASK_POINT:
        out[n] = DECLINE
        n += 1
    return n


@rule
def servants_on_path(s: State, seat: int) -> int:
    """PC-A.12.1 A seat's servants on the path."""
    count = 0
    for space in range(s.path_filled):
        if s.path[space] == seat:
            count += 1
    return count


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
    given = 0  # a byte for each seat
    for seat in range(s.players):
        given += award(s, seat) << (8 * seat)
    for seat in range(s.players):
        places = given >> (8 * seat) & 255
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
