"""Purses: the resources of a plan in one number, and paying from it with discounts and trades; no rule of the game.

A purse has eight bits for the units of each resource; above them, eight bits for those of the units that were traded in
this round and may only pay (TD-6.5).
"""

from __future__ import annotations

from zenobia.core.kernel import rule, table
from zenobia.core.sets import holds
from zenobia.games.tadmor.data import GIVEN, GOT, PRICE, TRADES
from zenobia.games.tadmor.state import NONE, RESOURCES

WIDTH = 8  # bits of a purse for each resource
MASK = (1 << WIDTH) - 1
TRADED = WIDTH * RESOURCES  # where the bits of the traded units begin
UNIT: list[int] = table([1 << WIDTH * resource for resource in range(RESOURCES)])


def purses(numbers: list[int]) -> list[int]:
    """Rows of four numbers as purses."""
    rows = [numbers[start : start + RESOURCES] for start in range(0, len(numbers), RESOURCES)]
    made: list[int] = table([sum(int(units) << WIDTH * place for place, units in enumerate(row)) for row in rows])
    return made


COST = purses(list(PRICE))  # by price
GAINED = purses(list(GOT))  # by trade


@rule
def units(purse: int, resource: int) -> int:
    """Units of a resource in a purse."""
    return (purse >> (WIDTH * resource)) & MASK


@rule
def all_units(purse: int) -> int:
    """All units in a purse."""
    return units(purse, 0) + units(purse, 1) + units(purse, 2) + units(purse, 3)


@rule
def lacking(purse: int, cost: int) -> int:
    """How many units of a cost are not in a purse."""
    missing = 0
    for resource in range(RESOURCES):
        missing += max(0, units(cost, resource) - units(purse, resource))
    return missing


@rule
def trade_for(purse: int, cost: int, resource: int, trades: int) -> int:
    """An allowed trade that brings a resource for one that the cost can spare, or NONE."""
    for number in range(TRADES):
        if holds(trades, number) and units(GAINED[number], resource) > 0:
            given = GIVEN[number]
            if units(purse, given) > max(units(cost, given), units(purse >> TRADED, given)):
                return number
    return NONE


@rule
def after_paying(purse: int, cost: int, discount: int, trades: int) -> int:
    """What is left of a purse; what is missing is waived, then traded for. NONE if it cannot be paid."""
    for resource in range(RESOURCES):
        while units(purse, resource) < units(cost, resource):
            if discount > 0:
                discount -= 1
                cost -= UNIT[resource]
            else:
                number = trade_for(purse, cost, resource, trades)
                if number == NONE:
                    return NONE
                purse += GAINED[number] - UNIT[GIVEN[number]] + (GAINED[number] << TRADED)
    return spent(purse, less(cost, discount))


@rule
def spent(purse: int, cost: int) -> int:
    """A purse after a cost that it holds: traded units go first (TD-6.8)."""
    traded = 0
    for resource in range(RESOURCES):
        traded += max(0, units(purse >> TRADED, resource) - units(cost, resource)) << (WIDTH * resource)
    return (purse & ((1 << TRADED) - 1)) - cost + (traded << TRADED)


@rule
def less(cost: int, units_less: int) -> int:
    """A cost without some units, the most plentiful first; never below zero."""
    for _ in range(min(units_less, all_units(cost))):
        cost -= UNIT[most_plentiful(cost)]
    return cost


@rule
def most_plentiful(purse: int) -> int:
    """The resource with the most units."""
    most = 0
    for resource in range(1, RESOURCES):
        if units(purse, resource) >= units(purse, most):
            most = resource
    return most


@rule
def without(purse: int, units_less: int) -> int:
    """A purse after so many units of any resources were paid, the most plentiful first."""
    return spent(purse, purse - less(purse, units_less))


@rule
def more(purse: int, units_more: int, kinds: int) -> int:
    """A purse with some units of the first kinds of resources, the scarcest first."""
    for _ in range(units_more):
        least = 0
        for resource in range(1, kinds):
            if units(purse, resource) <= units(purse, least):
                least = resource
        purse += UNIT[least]
    return purse
