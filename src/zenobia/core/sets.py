"""Small sets in one integer, a bit for each member (0 to 62): tiles, missions, trades.

while tiles:
    tile, tiles = take_lowest(tiles)
"""

from __future__ import annotations

import typing

from zenobia.core.kernel import COMPILED, rule

if typing.TYPE_CHECKING or not COMPILED:

    def take_lowest(members: int) -> tuple[int, int]:
        """The lowest member, and the set without it."""
        low = members & -members
        return low.bit_length() - 1, members ^ low

    def size(members: int) -> int:
        """How many members?"""
        return members.bit_count()

else:
    import numpy as np

    from zenobia.core.cells import _lowest, _ones

    @rule
    def take_lowest(members: int) -> tuple[int, int]:
        return _lowest(np.uint64(members)), members & (members - 1)

    @rule
    def size(members: int) -> int:
        return _ones(np.uint64(members))


@rule
def lowest(members: int) -> int:
    """The lowest member of a set that is not empty."""
    member, _ = take_lowest(members)
    return member


@rule
def nth(members: int, number: int) -> int:
    """The member with this number, counted from 0."""
    for _ in range(number):
        members &= members - 1
    return lowest(members)


@rule
def holds(members: int, member: int) -> bool:
    """Is it a member?"""
    return (members >> member) & 1 == 1
