"""What one seat may see, built by including (TE-60, RULING TE-R8)."""

from __future__ import annotations

from typing import Any

from zenobia.core.game import NOBODY, SPECTATOR
from zenobia.games.tigris.bag import hand_size, tiles_in_bag
from zenobia.games.tigris.data import COLOUR_NAMES, LEADER_NAMES, MONUMENT_NAMES, TILE_NAMES, square_name
from zenobia.games.tigris.outlook import board_view, conflict, in_sight, outlook, squares
from zenobia.games.tigris.play import to_act
from zenobia.games.tigris.scoring import rank, score
from zenobia.games.tigris.state import (
    ATTACK,
    COLOURS,
    DEFEND,
    OVER,
    SWAP,
    State,
)

PHASE_NAMES = (
    "action",
    "swap",
    "attack",
    "defend",
    "choose-war",
    "choose-site",
    "choose-monument",
    "take-treasure",
    "choose-point",
    "over",
)


def view(s: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it; the screens are lifted when the game is over."""
    asked = to_act(s)
    return {
        "game": "tigris",
        "seat": None if seat == SPECTATOR else seat,
        "players": s.players,
        "options": {"english": bool(s.english), "ziggurat": bool(s.with_ziggurat), "open_points": bool(s.open_points)},
        "phase": PHASE_NAMES[s.phase],
        "turn": s.turn,
        "to_act": None if asked == NOBODY else asked,
        "actions_left": s.actions_left,
        **board_view(in_sight(s, NOBODY)),
        "bag": tiles_in_bag(s),
        "seats": [seat_view(s, each, seat) for each in range(s.players)],
        "conflict": conflict(s) if s.phase in (ATTACK, DEFEND) else None,
        "outlook": outlook(s) if s.mover == seat else {},
        "swap": swap_view(s) if s.phase == SWAP and s.mover == seat else None,
    }


def seat_view(s: State, seat: int, observer: int) -> dict[str, Any]:
    """What lies before a screen, and behind it if the observer may look."""
    me = s.player[seat]
    lifted = s.phase == OVER
    shown: dict[str, Any] = {
        "leaders_at_home": [COLOUR_NAMES[colour] for colour in range(COLOURS) if me.leader[colour] < 0],
        "catastrophes": me.catastrophes,
        "hand_size": hand_size(me),
        "hand": by_colour(me.hand, TILE_NAMES) if seat == observer or lifted else None,
        "points": None,
        "treasures": None,
        "score": None,
        "rank": rank(s, seat) if lifted else None,
    }
    if seat == observer or lifted or s.open_points:
        shown.update(points=by_colour(me.points, COLOUR_NAMES), treasures=me.treasures, score=score(s, seat))
    if seat == observer:
        shown["thrown"] = by_colour(me.thrown, TILE_NAMES)
    return shown


def by_colour(numbers: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """Four numbers under the names of their colours."""
    return {name: int(number) for name, number in zip(names, numbers, strict=True)}


def swap_view(s: State) -> dict[str, Any]:
    """The swap as its own player sees it."""
    return {"asked": TILE_NAMES[s.swap_colour], "chosen": by_colour(s.throwing, TILE_NAMES)}


def detail(kind: str, value: Any) -> Any:
    """A detail of an event as a plain word."""
    if kind == "square":
        return square_name(value)
    if kind == "squares":
        return squares(value)
    names = {"colour": COLOUR_NAMES, "tile": TILE_NAMES, "leader": LEADER_NAMES, "monument": MONUMENT_NAMES}[kind]
    return names[value]
