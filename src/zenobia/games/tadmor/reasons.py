"""Reasons why a move is illegal that several chapters give; plain Python, asked only after a move was refused."""

from __future__ import annotations

from zenobia.core.game import Refused, Term
from zenobia.games.tadmor.data import (
    BOARD_SPACES,
    MISSION_NAMES,
    PLACE_NAMES,
    PRICE_ROWS,
    RESOURCE_NAMES,
    TILE_NAMES,
    word,
)
from zenobia.games.tadmor.paying import goods
from zenobia.games.tadmor.state import State


def resource_name(resource: int) -> Term:
    return Term("resource", RESOURCE_NAMES[resource])


def tile_name(tile: int) -> Term:
    return Term("tile", word(TILE_NAMES[tile]))


def mission_name(mission: int) -> Term:
    return Term("mission", word(MISSION_NAMES[mission]))


def space_name(space: int) -> Term:
    """A space of the board, or a private tile."""
    return Term("space" if space < BOARD_SPACES else "tile", word(PLACE_NAMES[space]))


def too_dear(price: int, discount: int, rule: str) -> Refused:
    """TD-6.8 What it costs, which the player lacks; and how many units a tile waives."""
    cost = [
        Refused("units", n=units, resource=Term("resource", resource))
        for resource, units in PRICE_ROWS[price].items()
        if units
    ]
    return Refused("too-dear", rule=rule, cost=cost, n=discount)


def no_piece_on(space: int, rule: str) -> Refused:
    """TD-6.1 An action needs a piece on its space."""
    return Refused("no-piece-on", rule=rule, space=space_name(space))


def why_not_spend(s: State, resource: int, rule: str) -> Refused:
    """TD-21.5, TD-21.9 In the order of resources, one that is there, and so that the rest suffices."""
    if resource < s.least_resource:
        return Refused("in-order", rule=rule)
    if not goods(s.player[s.active], resource):
        return Refused("none-of-it", rule=rule, resource=resource_name(resource))
    return Refused("rest-too-small", rule=rule, n=int(s.answers_left))
