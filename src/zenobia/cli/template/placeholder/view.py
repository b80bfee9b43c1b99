"""What a seat may see, built by including: plain JSON values."""

from __future__ import annotations

from typing import Any

from zenobia.core.game import NOBODY, SPECTATOR
from zenobia.games.placeholder.play import to_act
from zenobia.games.placeholder.state import State

PHASE_NAMES = ("take", "over")


def view(s: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it. Never show here what the seat may not know."""
    asked = to_act(s)
    return {
        "game": "placeholder",
        "seat": None if seat == SPECTATOR else seat,
        "players": s.players,
        "phase": PHASE_NAMES[s.phase],
        "to_act": None if asked == NOBODY else asked,
        "stones": s.stones,
    }


def detail(kind: str, value: Any) -> Any:
    """A detail of an event as a plain word; seats and numbers never come here."""
    return value
