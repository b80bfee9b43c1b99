"""What a player can see coming: territories and strengths on the board, and the conflicts that a move would start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from zenobia.core.cells import EMPTY, Cells, at, count, first, flood, members, near, one, some
from zenobia.games.tigris.board import empty_squares, pieces, temples_beside, territory, touching
from zenobia.games.tigris.conflicts import reinforcing_colour, strength_on_board
from zenobia.games.tigris.data import COLOUR_NAMES, TILE_NAMES, square_name
from zenobia.games.tigris.leaders import leader_squares, may_place_leader, place_leader
from zenobia.games.tigris.state import ACTION, ATTACK, CHOOSE_WAR, COLOURS, DEFEND, LEADERS, REVOLT, State
from zenobia.games.tigris.tiles import may_place_tile, place_tile
from zenobia.games.tigris.turn import go_on
from zenobia.games.tigris.wars import begin_war, is_war_open


def squares(which: Cells) -> list[str]:
    """The names of a set's squares."""
    return [square_name(square) for square in members(which)]


def territories(s: State) -> list[dict[str, Any]]:
    """TE-55 All that is connected; a kingdom if a leader is among it."""
    found = []
    waiting = linked = pieces(s)
    while some(waiting):
        land = flood(one(first(waiting)), linked)
        waiting = waiting & ~land
        found.append({"squares": squares(land), "kingdom": some(land & at(s.board, LEADERS))})
    return found


def leaders_on_board(s: State) -> list[dict[str, Any]]:
    """Every leader on the board with his seat and square, his supporters in a war and his temples in a revolt."""
    return [
        {
            "seat": seat,
            "colour": COLOUR_NAMES[colour],
            "square": square_name(square),
            "supporters": count(territory(s, square) & at(s.board, colour)),
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
    if s.phase != ACTION:
        return {}
    touched = touching(s)
    return {**revolts(s, touched), **wars(s, touched)}


def revolts(s: Any, touched: tuple[Cells, Cells, Cells]) -> dict[str, list[dict[str, Any]]]:
    """TE-20 A leader placed beside a kingdom in which another of his colour rules."""
    found = {}
    for colour in range(COLOURS):
        for square in members(may_place_leader(s, colour, leader_squares(s), touched) & beside_rivals(s, colour)):
            after = s.copy()
            place_leader(after, colour, square)
            if after.phase == ATTACK:
                found[f"leader {COLOUR_NAMES[colour]} {square_name(square)}"] = [conflict(after)]
    return found


def beside_rivals(s: State, colour: int) -> Cells:
    """Squares beside a territory with a leader of this colour that is another player's."""
    beside = EMPTY
    for seat in range(s.players):
        if seat != s.turn and s.player[seat].leader[colour] >= 0:
            beside = beside | near(territory(s, s.player[seat].leader[colour]))
    return beside


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
