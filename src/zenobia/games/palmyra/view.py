"""What one seat may see: everything but the order of the piles and, if the table wishes, other people's coins."""

from __future__ import annotations

from typing import Any

from zenobia.core.game import SPECTATOR
from zenobia.games.palmyra.data import (
    CELL_NAMES,
    CELLS,
    CITY,
    COINS,
    DRAIN,
    ELEMENT,
    ELEMENTS,
    FACES,
    FREE,
    KIND_NAMES,
    KINDS,
    LARGE,
    MIX_NAMES,
    NOWHERE,
    SIZES,
    SMALL,
    START,
    TARGET,
    TERRAIN,
    TERRAINS,
    TERRITORY,
    column,
    row,
)
from zenobia.games.palmyra.ending import rank
from zenobia.games.palmyra.plane import size_of
from zenobia.games.palmyra.play import PLAY
from zenobia.games.palmyra.runs import income_of, which_cell
from zenobia.games.palmyra.solo import has_passed
from zenobia.games.palmyra.state import (
    CENSOR,
    ENDS,
    FLIP,
    LAY,
    LEGION,
    NO_HOLDER,
    OVER,
    PAWNS,
    PHASES,
    PICK,
    SPLIT,
    TILE,
    Player,
    State,
)

ACTIONS = ("conquer", "collect")


def view(s: State, seat: int) -> dict[str, Any]:
    """PM-A.15 All that lies on the table, as plain JSON values."""
    seen: dict[str, Any] = {
        "game": "palmyra",
        "seat": None if seat == SPECTATOR else seat,
        "players": s.players,
        "options": options(s),
        "turn": s.turn,
        "to_act": None if s.phase == OVER else s.turn,
        "turns": s.turns,
        "phase": PHASES[s.phase],
        "reserve": s.reserve,
        "coins": COINS,
        "piles": {SIZES[size]: s.pile[size] for size in (SMALL, LARGE)},
        "unseen": tiles_of(s.unseen),
        "tiles": [tile(s, cell) for cell in range(CELLS) if s.board[cell] != FREE],
        "seats": [before(s, other, seat) for other in range(s.players)],
    }
    if s.expert:
        seen["emperor"] = None if s.emperor == NO_HOLDER else s.emperor
    if s.solo:
        seen["solo"] = solo(s)
    if s.phase in (PICK, LAY, SPLIT, FLIP):
        seen["run"] = run(s)
    if s.phase == OVER:
        seen["end"] = ENDS[s.end]
    return seen


def options(s: State) -> dict[str, Any]:
    """What the table chose before the game."""
    return {
        "mix": MIX_NAMES[s.mix],
        "expert": bool(s.expert),
        "tribute_at_once": bool(s.tribute_at_once),
        "substitute": bool(s.substitute),
        "emperor_test": bool(s.emperor_test),
        "hide_coins": bool(s.hide_coins),
    }


def tiles_of(counts: Any) -> dict[str, int]:
    """Tiles by the name of their kind; only those there are."""
    return {KIND_NAMES[kind]: int(counts[kind]) for kind in range(KINDS) if counts[kind]}


def tile(s: State, cell: int) -> dict[str, Any]:
    """A tile on the plane."""
    lies = s.board[cell] & TILE
    return {
        "cell": CELL_NAMES[cell],
        "x": column(cell),
        "y": row(cell),
        "size": SIZES[size_of(cell)],
        "terrain": TERRAINS[TERRAIN[lies]],
        "element": ELEMENTS[ELEMENT[lies]],
        "start": lies >= START,
    }


def before(s: State, other: int, seat: int) -> dict[str, Any]:
    """PM-A.15.1 What lies before a player; PM-A.15.3 coins may be hidden until the end."""
    them = s.player[other]
    hidden = s.hide_coins and other != seat and s.phase != OVER
    return {
        "hand": tiles_of(them.hand),
        "coins": None if hidden else them.coins,
        "flipped": them.flipped,
        "legion": place_name(them, LEGION),
        "censor": place_name(them, CENSOR),
        "rank": rank(s, other) if s.phase == OVER else None,
    }


def place_name(them: Player, pawn: int) -> str | None:
    """Where a pawn stands: a cell, `city`, or nowhere while it is lifted."""
    return None if them.pawn[pawn] == NOWHERE else detail("place", them.pawn[pawn])


def run(s: State) -> dict[str, Any]:
    """The run that is being laid."""
    return {
        "action": ACTIONS[s.action],
        "pawn": PAWNS[s.acting],
        "elements": s.elements,
        "empties": s.empties,
        "income": s.income,
        "picked": KIND_NAMES[s.picked] if s.phase == LAY else None,
        "incomes": incomes(s) if s.phase == LAY else None,
    }


def incomes(s: State) -> dict[str, int]:
    """PM-A.8 What the picked tile would earn on each cell where it may be laid."""
    offered: list[int] = []
    which_cell(s, offered)
    lies, me = TERRITORY + s.picked % FACES, s.player[s.turn]
    cells = [PLAY.meaning(action)[1][0] for action in offered]
    return {CELL_NAMES[cell]: income_of(s, me, cell, lies) for cell in cells}


def solo(s: State) -> dict[str, Any]:
    """PM-A.14 The solo game, its target, and what has left the game."""
    gone = COINS - s.reserve - s.player[0].coins
    return {"game": s.solo, "target": TARGET[s.solo - 1], "drain": DRAIN, "drained": gone, "passed": has_passed(s)}


def detail(kind: str, value: Any) -> Any:
    """A detail of an event as a plain word."""
    if kind == "pawn":
        return PAWNS[value]
    if kind == "tile":
        return KIND_NAMES[value]
    if kind == "cell":
        return CELL_NAMES[value]
    if kind == "place":
        return "city" if value == CITY else CELL_NAMES[value]
    return ENDS[value]  # why
