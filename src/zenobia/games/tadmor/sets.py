"""Sets of tiles and of missions, one bit each."""

from __future__ import annotations

from zenobia.core.kernel import rule


@rule
def size(members: int) -> int:
    """How many."""
    found = 0
    while members != 0:
        members &= members - 1
        found += 1
    return found


@rule
def nth(members: int, number: int) -> int:
    """The member with this number, counted from 0."""
    while number > 0:
        members &= members - 1
        number -= 1
    return position(members & -members)


@rule
def position(bit: int) -> int:
    """Which member a set of one holds."""
    member = 0
    while bit > 255:
        bit >>= 8
        member += 8
    while bit > 1:
        bit >>= 1
        member += 1
    return member


@rule
def holds(members: int, member: int) -> bool:
    """Is it one of them?"""
    return (members >> member) & 1 == 1
