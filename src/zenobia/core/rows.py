"""Looking along a row of the state: what is in it, and how much."""

from __future__ import annotations

from zenobia.core.kernel import COMPILED


def total(row: list[int]) -> int:
    """All numbers of a row together."""
    return sum(row)


def contains(row: list[int], value: int) -> bool:
    """Has any place of a row this value?"""
    return value in row


def count_of(row: list[int], value: int) -> int:
    """How many places of a row have this value?"""
    return row.count(value)


if COMPILED:
    from numba.extending import overload

    @overload(total)
    def _total(row):  # type: ignore[no-untyped-def]
        def compiled(row):  # type: ignore[no-untyped-def]
            found = 0
            for place in range(len(row)):
                found += row[place]
            return found

        return compiled

    @overload(contains)
    def _contains(row, value):  # type: ignore[no-untyped-def]
        def compiled(row, value):  # type: ignore[no-untyped-def]
            for place in range(len(row)):
                if row[place] == value:
                    return True
            return False

        return compiled

    @overload(count_of)
    def _count_of(row, value):  # type: ignore[no-untyped-def]
        def compiled(row, value):  # type: ignore[no-untyped-def]
            found = 0
            for place in range(len(row)):
                found += row[place] == value
            return found

        return compiled
