"""What a seat may expect of a charter voyage, from what it knows of the deck (PC-A.9, PC-A.15)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from zenobia.games.carthago.data import DANGER, FAILURE_POINTS, INCOME, OFFERING, SUCCESS_POINTS
from zenobia.games.carthago.deck import card_at, knows_in_window, knows_order
from zenobia.games.carthago.state import State

MOST_DANGER = max(DANGER)


def top_cards(s: State, seat: int) -> dict[int, Fraction]:
    """PC-A.15 The ships that may lie on top of the deck for all that a seat knows, and how likely each is.

    Of cards that a rival put in order any may lie on top, each as likely as the other.
    """
    cards = [s.deck[card_at(s, place)] for place in range(s.deck_size)]
    if not cards:
        return {}
    if knows_order(s, seat) or s.known_bottom == s.deck_size:
        return {cards[0]: Fraction(1)}
    seen = [cards[place] for place in range(s.window) if knows_in_window(s, seat, place)]
    unseen = [ship for ship in cards[: s.deck_size - s.known_bottom] if ship not in seen]
    candidates = max(s.window, 1)
    odds = dict.fromkeys(seen, Fraction(1, candidates))
    if len(seen) < candidates:
        odds |= dict.fromkeys(unseen, Fraction(candidates - len(seen), candidates * len(unseen)))
    return odds


def voyage_view(s: State, seat: int) -> dict[str, Any] | None:
    """PC-A.9 The chance of success with 0, 1, 2 ... temple servants, and what the next voyage would bring this seat."""
    odds = top_cards(s, seat)
    if not odds:
        return None
    chances = [sum(odds[ship] for ship in odds if DANGER[ship] <= temple) for temple in range(MOST_DANGER + 1)]
    return {"chances": [round(float(chance), 3) for chance in chances], **outcomes(s, seat, list(odds))}


def outcomes(s: State, seat: int, ships: list[int]) -> dict[str, Any]:
    """PC-A.9.1, PC-A.9.2 Trade points, and talents from the least to the most, of success and of failure."""
    if seat < 0:
        return {"success": None, "failure": None}
    me = s.player[seat]
    won = [
        INCOME[ship] - min(OFFERING * me.temple, me.talents + INCOME[ship])
        for ship in ships
        if DANGER[ship] <= me.temple
    ]
    lost = [(INCOME[ship] + 1) // 2 for ship in ships if DANGER[ship] > me.temple]
    return {"success": outcome(SUCCESS_POINTS, won), "failure": outcome(FAILURE_POINTS, lost)}


def outcome(points: int, talents: list[int]) -> dict[str, int] | None:
    """What one way of the voyage brings; nothing where it cannot happen."""
    return {"points": points, "least": int(min(talents)), "most": int(max(talents))} if talents else None
