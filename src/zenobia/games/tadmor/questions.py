"""Open questions and their answers, in the order of the actions' numbers (TD-20.2, TD-21.5, TD-21.9)."""

from __future__ import annotations

from zenobia.core.kernel import Actions, rule
from zenobia.games.tadmor import moves
from zenobia.games.tadmor.data import (
    BOARD_SPACES,
    GOODS,
    MISSION_PRICE,
    REGIONS,
    TEMPLE_PRICE,
)
from zenobia.games.tadmor.improvements import tiles_off_board
from zenobia.games.tadmor.marauders import in_deck, may_swap_from, may_swap_with
from zenobia.games.tadmor.moves import TARGETS
from zenobia.games.tadmor.paying import may_spend_any, may_waive
from zenobia.games.tadmor.rare import may_choose_good
from zenobia.games.tadmor.sets import position
from zenobia.games.tadmor.state import (
    BASE_BONUS_GOOD,
    COLOURS,
    MARBLE,
    OTHER_SPACE,
    OWN_SPACE,
    PAWN_GOOD,
    RESOURCES,
    SUPERIOR_BONUS_GOOD,
    TAKE_RESOURCES,
    THROW_AWAY,
    TILE_OFF_BOARD,
    TILE_ON_BOARD,
    WAIVE_FOR_MISSION,
    WAIVE_FOR_TEMPLE,
    WHICH_GOOD,
    WHICH_PILE,
    WHICH_REGION,
    WHICH_TEMPLE,
    WHOSE_TOWER,
    State,
)
from zenobia.games.tadmor.temples import may_raise_temple, part_of


@rule
def list_set(members: int, first: int, out: Actions, count: int) -> int:
    """An action for each member of a set of tiles or missions."""
    while members != 0:
        out[count] = first + position(members & -members)
        count += 1
        members &= members - 1
    return count


@rule
def is_answer_resource(s: State, resource: int) -> bool:
    """TD-21.5, TD-21.9 Is this resource an answer to the open question?"""
    me = s.player[s.active]
    if s.question == BASE_BONUS_GOOD or s.question == PAWN_GOOD:
        return resource < MARBLE
    if s.question == SUPERIOR_BONUS_GOOD:
        return resource >= MARBLE
    if s.question == TAKE_RESOURCES:
        return resource >= s.least
    if s.question == WAIVE_FOR_MISSION:
        return may_waive(s, me, MISSION_PRICE + s.subject, resource)
    if s.question == WAIVE_FOR_TEMPLE:
        return may_waive(s, me, TEMPLE_PRICE + part_of(me, s.target) - 1, resource)
    return may_spend_any(s, me, resource)


@rule
def asks_for_resource(question: int) -> bool:
    """Questions that a resource answers."""
    return question <= PAWN_GOOD or question == THROW_AWAY


@rule
def list_answers(s: State, out: Actions) -> int:
    """TD-20.2 While a question is open only its answers are legal."""
    count = 0
    seat, question = s.active, s.question
    if asks_for_resource(question):
        for resource in range(RESOURCES):
            if is_answer_resource(s, resource):
                out[count] = moves.CHOOSE_RESOURCE + resource
                count += 1
    elif question == TILE_ON_BOARD:
        count = list_set(s.board_tiles, moves.CHOOSE_TILE, out, count)
    elif question == TILE_OFF_BOARD:
        count = list_set(tiles_off_board(s), moves.CHOOSE_TILE, out, count)
    elif question in (OWN_SPACE, OTHER_SPACE):
        count = list_swaps(s, seat, out)
    elif question == WHOSE_TOWER:
        for left in range(1, s.players):
            if s.player[(seat + left) % s.players].tower > 0:
                out[count] = moves.STRIKE + left - 1
                count += 1
    elif question == WHICH_TEMPLE:
        for target in range(TARGETS):
            if may_raise_temple(s, seat, target):
                out[count] = moves.CHOOSE_TEMPLE + target
                count += 1
    else:
        count = list_piles_and_regions(s, out)
    return count


@rule
def list_swaps(s: State, seat: int, out: Actions) -> int:
    """TD-10.14, TD-21.11 Own pieces that have a counterpart, then the counterparts."""
    count = 0
    for space in range(BOARD_SPACES):
        if s.question == OWN_SPACE:
            fits = may_swap_from(s, seat, space)
        else:
            fits = may_swap_with(s, seat, s.subject, space)
        if fits:
            out[count] = moves.SELECT_SPACE + space
            count += 1
    return count


@rule
def list_piles_and_regions(s: State, out: Actions) -> int:
    """TD-7.14 Piles that are not empty, TD-12.43 goods of a pile, TD-10.9 regions in the marauder deck."""
    count = 0
    if s.question == WHICH_PILE:
        for colour in range(COLOURS):
            if s.top[colour] >= 0:
                out[count] = moves.CHOOSE_PILE + colour
                count += 1
    elif s.question == WHICH_GOOD:
        for good in range(GOODS):
            if may_choose_good(s, good):
                out[count] = moves.CHOOSE_GOOD + good
                count += 1
    elif s.question == WHICH_REGION:
        count = list_regions(s, out, count)
    return count


@rule
def list_regions(s: State, out: Actions, count: int) -> int:
    """TD-5.7, TD-10.9 The cards of the marauder deck."""
    for region in range(REGIONS):
        if in_deck(s, region):
            out[count] = moves.CHOOSE_REGION + region
            count += 1
    return count
