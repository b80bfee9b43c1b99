"""What a seat may see, built by including. In Ur nothing is hidden but the next throw."""

from __future__ import annotations

from typing import Any

from zenobia.core.game import NOBODY, SPECTATOR
from zenobia.games.ur.data import HOME, OFF, SQUARE_AT, SQUARE_NAMES
from zenobia.games.ur.play import to_act
from zenobia.games.ur.state import MOVE, OVER, State
from zenobia.games.ur.turn import rank, score

PHASE_NAMES = ("throw", "move", "over")


def view(s: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it."""
    asked = to_act(s)
    return {
        "game": "ur",
        "seat": None if seat == SPECTATOR else seat,
        "players": s.players,
        "phase": PHASE_NAMES[s.phase],
        "to_act": None if asked == NOBODY else asked,
        "thrown": s.thrown if s.phase == MOVE else None,
        "pieces": {square: each for each in range(s.players) for square in squares_of(s, each)},
        "seats": [seat_view(s, each) for each in range(s.players)],
    }


def seat_view(s: State, seat: int) -> dict[str, Any]:
    """The pieces of a seat beside the board."""
    path = s.player[seat].path
    shown = rank(s, seat) if s.phase == OVER else None
    return {"home": path[HOME], "off": path[OFF], "score": score(s, seat), "rank": shown}


def squares_of(s: State, seat: int) -> list[str]:
    """The squares on which a seat has pieces, along its way."""
    path = s.player[seat].path
    return [SQUARE_NAMES[SQUARE_AT[seat][step]] for step in range(HOME + 1, OFF) if path[step]]


def detail(kind: str, value: Any) -> Any:
    """A detail of an event as a plain word; the only kind besides seats and numbers is a square."""
    return SQUARE_NAMES[value]
