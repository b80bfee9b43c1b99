"""What a player can see coming: territories and strengths on the board, and the conflicts that a move would start."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from zenobia.core.cells import Cells, at, count, first, flood, members, near, one, some
from zenobia.games.tigris.board import empty_squares, pieces, take_back, temples_beside, territory, touching
from zenobia.games.tigris.conflicts import reinforcing_colour, strength_on_board
from zenobia.games.tigris.data import COLOUR_NAMES, MONUMENT_NAMES, SQUARE_NAMES, TILE_NAMES, square_name
from zenobia.games.tigris.leaders import leader_squares, may_place_leader
from zenobia.games.tigris.revolts import begin_revolt
from zenobia.games.tigris.state import (
    ACTION,
    ATTACK,
    CATASTROPHES,
    CHOOSE_WAR,
    COLOURS,
    DEFEND,
    FACE_DOWN,
    LEADERS,
    REVOLT,
    TREASURES,
    State,
)
from zenobia.games.tigris.tiles import may_place_tile, place_tile
from zenobia.games.tigris.turn import go_on
from zenobia.games.tigris.wars import begin_war, is_war_open

NO_TILES = [0] * COLOURS


def squares(which: Cells) -> list[str]:
    """The names of a set's squares."""
    return [SQUARE_NAMES[square] for square in members(which)]


def territories(s: State) -> list[Cells]:
    """TE-55 All that is connected."""
    found = []
    waiting = linked = pieces(s)
    while some(waiting):
        found.append(flood(one(first(waiting)), linked))
        waiting = waiting & ~found[-1]
    return found


def leaders_on_board(s: State, lands: list[Cells]) -> list[dict[str, Any]]:
    """Every leader on the board with his seat and square, his supporters in a war and his temples in a revolt."""
    return [
        {
            "seat": seat,
            "colour": COLOUR_NAMES[colour],
            "square": square_name(square),
            "supporters": next(count(land & at(s.board, colour)) for land in lands if some(land & one(square))),
            "temples": temples_beside(s, square),
        }
        for seat in range(s.players)
        for colour in range(COLOURS)
        if (square := s.player[seat].leader[colour]) >= 0
    ]


def conflict(s: State) -> dict[str, Any]:
    """The conflict that waits for reinforcements: strengths on the board, and what the attacker has added."""
    return {
        "kind": "revolt" if s.conflict == REVOLT else "war",
        "colour": COLOUR_NAMES[s.colour],
        "tile": TILE_NAMES[reinforcing_colour(s)],
        "attacker": s.attacker,
        "defender": s.defender,
        "strength": [strength_on_board(s, s.attacker), strength_on_board(s, s.defender)],
        "added": s.reinforcements if s.phase == DEFEND else None,
    }


def outlook(s: State) -> dict[str, list[dict[str, Any]]]:
    """The conflicts that each action of the player at turn would start, by the text of the move."""
    return coming(in_sight(s, s.turn)) if s.phase == ACTION else {}


class Sight(bytes):
    """A position as far as it is in sight: the bytes by which it is known again, and the state itself."""

    state: Any


def in_sight(s: Any, seat: int) -> Sight:
    """The position with nothing behind the screens and in the bag but the tiles in one seat's hand."""
    seen = s.copy()
    seen.chance[:] = [0] * len(seen.chance)
    seen.bag[:] = seen.throwing[:] = NO_TILES
    for each, player in enumerate(seen.player):
        player.points[:] = player.thrown[:] = NO_TILES
        player.treasures = 0
        if each != seat:
            player.hand[:] = NO_TILES
    sight = Sight(seen.tobytes())
    sight.state = seen
    return sight


# A position is looked at by every seat, and in several possible worlds: what is the same for all is made once.


@lru_cache(maxsize=256)
def coming(position: Sight) -> dict[str, list[dict[str, Any]]]:
    """The conflicts that may come, of a position in sight of the player at turn."""
    s = position.state
    touched = touching(s)
    return {**revolts(s, touched), **wars(s, touched)}


@lru_cache(maxsize=256)
def board_view(position: Sight) -> dict[str, Any]:
    """What lies on the board, of a position in sight of everybody."""
    s, lands = position.state, territories(position.state)
    return {
        "tiles": {TILE_NAMES[colour]: squares(at(s.board, colour)) for colour in range(COLOURS)},
        "face_down": squares(at(s.board, FACE_DOWN)),
        "catastrophes": squares(at(s.board, CATASTROPHES)),
        "treasures": squares(at(s.board, TREASURES)),
        "leaders": leaders_on_board(s, lands),
        "territories": [{"squares": squares(land), "kingdom": some(land & at(s.board, LEADERS))} for land in lands],
        "monuments": {
            name: square_name(corner) if corner >= 0 else None
            for name, corner in zip(MONUMENT_NAMES, s.monument, strict=True)
        },
        "ziggurat": square_name(s.ziggurat) if s.ziggurat >= 0 else None,
    }


def revolts(s: Any, touched: tuple[Cells, Cells, Cells]) -> dict[str, list[dict[str, Any]]]:
    """TE-20 A leader placed beside a kingdom in which another of his colour rules."""
    found: dict[str, list[dict[str, Any]]] = {}
    for colour in range(COLOURS):
        squares = may_place_leader(s, colour, leader_squares(s), touched)
        rivals = [seat for seat in range(s.players) if seat != s.turn and s.player[seat].leader[colour] >= 0]
        if not rivals or not some(squares):
            continue
        after = s.copy()
        if after.player[s.turn].leader[colour] >= 0:  # TE-5 a leader on the board is lifted first
            take_back(after, s.turn, colour)
        for rival in rivals:
            beside = squares & near(territory(after, after.player[rival].leader[colour]))
            if some(beside):
                found.update(revolts_against(after, colour, rival, beside))
    return found


def revolts_against(s: Any, colour: int, rival: int, beside: Cells) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The revolts on several squares beside one kingdom: they differ only in where the attacker stands."""
    leaders = s.player[s.turn].leader
    leaders[colour] = first(beside)
    begin_revolt(s, colour, rival)
    for square in members(beside):
        leaders[colour] = square
        yield f"leader {COLOUR_NAMES[colour]} {SQUARE_NAMES[square]}", [conflict(s)]


def wars(s: Any, touched: tuple[Cells, Cells, Cells]) -> dict[str, list[dict[str, Any]]]:
    """TE-23 A tile that joins two kingdoms with leaders of one colour."""
    found = {}
    joining = empty_squares(s) & touched[1] & ~touched[2]
    for colour in range(COLOURS):
        for square in members(may_place_tile(s, colour, joining)):
            after = s.copy()
            place_tile(after, colour, square)
            go_on(after)
            coming = list(begun(after))
            if coming:
                found[f"tile {TILE_NAMES[colour]} {square_name(square)}"] = coming
    return found


def begun(s: Any) -> Iterator[dict[str, Any]]:
    """TE-24, TE-27 The war that has begun, or all that may be chosen now."""
    if s.phase == ATTACK:
        yield conflict(s)
    elif s.phase == CHOOSE_WAR:
        for colour in range(COLOURS):
            if is_war_open(s, territory(s, s.placed), colour):
                after = s.copy()
                begin_war(after, colour)
                yield conflict(after)
