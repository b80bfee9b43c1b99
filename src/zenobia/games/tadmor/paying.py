"""Paying: costs in named resources, costs of any resources, and discounts (TD-6.8, TD-6.9)."""

from __future__ import annotations

from zenobia.core.kernel import rule
from zenobia.games.tadmor.data import PRICE
from zenobia.games.tadmor.state import RESOURCES, Player, State


@rule
def goods(me: Player, resource: int) -> int:
    """TD-6.8 Warehouse and traded goods both pay."""
    return me.warehouse[resource] + me.traded[resource]


@rule
def all_goods(me: Player) -> int:
    """All resources of a player."""
    total = 0
    for resource in range(RESOURCES):
        total += me.warehouse[resource] + me.traded[resource]
    return total


@rule
def spend(me: Player, resource: int, units: int) -> None:
    """TD-6.8 Traded units go first: a warehouse unit can do all that a traded one can."""
    from_traded = min(units, me.traded[resource])
    me.traded[resource] -= from_traded
    me.warehouse[resource] -= units - from_traded


@rule
def shortage(me: Player, price: int) -> int:
    """How many units of a cost a player lacks."""
    lacking = 0
    for resource in range(RESOURCES):
        lacking += max(0, PRICE[price * RESOURCES + resource] - goods(me, resource))
    return lacking


@rule
def may_pay(me: Player, price: int) -> bool:
    """Can the whole cost be paid?"""
    return shortage(me, price) == 0


@rule
def pay(me: Player, price: int) -> None:
    """Pay the whole cost."""
    for resource in range(RESOURCES):
        spend(me, resource, PRICE[price * RESOURCES + resource])


@rule
def size_of(price: int) -> int:
    """How many units a cost has."""
    units = 0
    for resource in range(RESOURCES):
        units += PRICE[price * RESOURCES + resource]
    return units


@rule
def pay_with_discount(me: Player, price: int, discount: int) -> None:
    """TD-6.9, TD-14.29 For costs of one resource: the discount comes off it, never below zero."""
    for resource in range(RESOURCES):
        spend(me, resource, max(0, PRICE[price * RESOURCES + resource] - discount))


@rule
def ask_waivers(s: State, asked: int, price: int, discount: int) -> None:
    """TD-21.5 The player names the units of the printed cost that the discount waives."""
    s.question = asked
    s.answers_left = min(discount, size_of(price))
    s.least_resource = 0
    for resource in range(RESOURCES):
        s.waived[resource] = 0


@rule
def may_waive(s: State, me: Player, price: int, resource: int) -> bool:
    """TD-21.5 In the order of resources, and only if the rest can still be waived and paid."""
    if resource < s.least_resource or s.waived[resource] >= PRICE[price * RESOURCES + resource]:
        return False
    needed, room = 0, 0
    for other in range(RESOURCES):
        open_units = PRICE[price * RESOURCES + other] - s.waived[other]
        lacking = max(0, open_units - goods(me, other))
        if other == resource:
            lacking = max(1, lacking)  # the unit named now
        if other < resource and lacking > 0:
            return False
        if other >= resource:
            needed += lacking
            room += open_units
    return needed <= s.answers_left <= room


@rule
def waive(s: State, resource: int) -> None:
    """One unit of the cost is waived."""
    s.waived[resource] += 1
    s.least_resource = resource
    s.answers_left -= 1


@rule
def pay_rest(s: State, me: Player, price: int) -> None:
    """TD-6.9 What was not waived is paid."""
    for resource in range(RESOURCES):
        spend(me, resource, PRICE[price * RESOURCES + resource] - s.waived[resource])


@rule
def may_spend_any(s: State, me: Player, resource: int) -> bool:
    """TD-21.5 A cost of any resources is paid unit by unit, in the order of resources."""
    if resource < s.least_resource or goods(me, resource) == 0:
        return False
    left = 0
    for other in range(resource, RESOURCES):
        left += goods(me, other)
    return left >= s.answers_left


@rule
def spend_any(s: State, me: Player, resource: int) -> None:
    """One unit of a cost of any resources."""
    spend(me, resource, 1)
    s.least_resource = resource
    s.answers_left -= 1
