"""The construction sub-phase: which piece carries out an action (TD-7.3, TD-7.8, TD-12.47, TD-21.3)."""

from __future__ import annotations

from zenobia.core.kernel import rule
from zenobia.games.tadmor.board import seat_at, take_back
from zenobia.games.tadmor.data import (
    EBLA,
    MISSION_SPACE_COUNT,
    MISSION_SPACES,
    PAIRS_OF_LEVELS,
    PRIESTHOOD,
    RARE_SPACE,
    SINGLE_LEVELS,
    TEMPLE_AND_CARD,
    TRAITOR,
    WORKSHOP,
)
from zenobia.games.tadmor.missions import draw_missions, fulfil
from zenobia.games.tadmor.rare import buy
from zenobia.games.tadmor.state import COLOURS, NO_TOWER_ACTION, NONE, PAIRS, SINGLES, State
from zenobia.games.tadmor.temples import build_temple
from zenobia.games.tadmor.tower import betray, build_pair, build_single


@rule
def source(s: State, seat: int, space: int) -> int:
    """TD-21.3 The piece on the board space first, then one on I47 (TD-12.47); NONE if there is neither."""
    if s.owner[space] == seat:
        return space
    return WORKSHOP if s.owner[WORKSHOP] == seat else NONE


@rule
def mission_source(s: State, seat: int) -> int:
    """TD-7.16 A King's Mission space, or I47."""
    for number in range(MISSION_SPACE_COUNT):
        if s.owner[MISSION_SPACES[number]] == seat:
            return MISSION_SPACES[number]
    return WORKSHOP if s.owner[WORKSHOP] == seat else NONE


@rule
def use_piece(s: State, space: int) -> None:
    """TD-6.1, TD-7.8 The piece goes home; a tower action under way is closed."""
    take_back(s, space)
    s.tower_action = NO_TOWER_ACTION


@rule
def may_build_singles(s: State, seat: int) -> bool:
    """TD-7.8 The action is under way, or a piece can start it."""
    return s.tower_action == SINGLES or source(s, seat, SINGLE_LEVELS) != NONE


@rule
def may_build_pairs(s: State, seat: int) -> bool:
    """TD-7.6, TD-7.8 The action is under way, or a piece can start it."""
    return s.tower_action == PAIRS or source(s, seat, PAIRS_OF_LEVELS) != NONE


@rule
def construct_single(s: State, seat: int) -> None:
    """TD-7.4, TD-7.8 The first level starts the action, any number may follow."""
    if s.tower_action != SINGLES:
        use_piece(s, source(s, seat, SINGLE_LEVELS))
        s.tower_action = SINGLES
    build_single(s, seat)


@rule
def construct_pair(s: State, seat: int) -> None:
    """TD-7.5, TD-7.6 RULING TD-14.1 Any number of pairs may follow, unless the option says one."""
    if s.tower_action != PAIRS:
        use_piece(s, source(s, seat, PAIRS_OF_LEVELS))
        s.tower_action = NO_TOWER_ACTION if s.one_pair else PAIRS
    build_pair(s, seat)


@rule
def act_as_traitor(s: State, seat: int, victim: int) -> None:
    """TD-7.11 The Traitor strikes."""
    use_piece(s, source(s, seat, TRAITOR))
    betray(s, seat, victim)


@rule
def may_build_temple_with(s: State, seat: int, space: int) -> bool:
    """TD-7.12, TD-6.4 A piece there; at Ebla one that is no market this round."""
    return s.owner[space] == seat and (space != EBLA or s.player[seat].ebla_market == 0)


@rule
def construct_temple(s: State, seat: int, space: int, target: int) -> None:
    """TD-7.12 One part for one piece."""
    use_piece(s, space)
    build_temple(s, seat, space, target)


@rule
def buy_rare_good(s: State, seat: int, colour: int, with_prestige: int) -> None:
    """TD-7.15 One good for one piece; RULING TD-14.34 I47 is a piece on that space."""
    use_piece(s, source(s, seat, RARE_SPACE[colour]))
    buy(s, seat, colour, with_prestige)


@rule
def fulfil_mission(s: State, seat: int, mission: int) -> None:
    """TD-7.16 Fulfil one mission of the hand."""
    use_piece(s, mission_source(s, seat))
    fulfil(s, seat, mission)


@rule
def draw_mission(s: State, seat: int) -> None:
    """TD-7.16 Or draw one."""
    use_piece(s, mission_source(s, seat))
    draw_missions(s, seat, 1)


@rule
def next_builder(s: State) -> bool:
    """TD-7.3 RULING TD-14.23 One player after the other, in turn order, each with all his actions."""
    s.tower_action = NO_TOWER_ACTION
    if s.progress >= s.players:
        return False
    s.active = seat_at(s, s.progress)
    s.progress += 1
    return True


@rule
def finish_building(s: State, seat: int) -> None:
    """TD-21.7 Unused construction pieces go home; markets, income and Ebla stay for the kingdom sub-phase."""
    send_home(s, seat, SINGLE_LEVELS)
    send_home(s, seat, PAIRS_OF_LEVELS)
    send_home(s, seat, TRAITOR)
    send_home(s, seat, TEMPLE_AND_CARD)
    send_home(s, seat, PRIESTHOOD)
    send_home(s, seat, WORKSHOP)
    for number in range(MISSION_SPACE_COUNT):
        send_home(s, seat, MISSION_SPACES[number])
    for colour in range(COLOURS):
        send_home(s, seat, RARE_SPACE[colour])
    s.active = NONE


@rule
def send_home(s: State, seat: int, space: int) -> None:
    """A piece that was not used goes back without effect."""
    if s.owner[space] == seat:
        take_back(s, space)
