"""Sets of board cells, with the operators of Python's sets: a & b, a | b, a ^ b, ~a.

The board has 16 columns and 11 rows; a cell's number is 16 x row + column.
Plain: one big integer. Compiled: three words.
"""

from __future__ import annotations

import typing
from collections.abc import Iterable, Iterator
from typing import Any

from zenobia.core.kernel import COMPILED, rule

WIDTH, HEIGHT = 16, 11
CELLS = WIDTH * HEIGHT

if typing.TYPE_CHECKING or not COMPILED:
    Cells = int
    EVERY = (1 << CELLS) - 1
    EMPTY = 0

    def cells(members: Iterable[int]) -> Cells:
        """The set with these members."""
        made = 0
        for cell in members:
            made |= 1 << cell
        return made

    NOT_FIRST_COLUMN = cells(cell for cell in range(CELLS) if cell % WIDTH)
    NOT_LAST_COLUMN = cells(cell for cell in range(CELLS) if cell % WIDTH != WIDTH - 1)

    def one(cell: int) -> Cells:
        """The set of one cell."""
        return 1 << cell

    def some(a: Cells) -> bool:
        """Has it any member?"""
        return a != 0

    def count(a: Cells) -> int:
        """How many members?"""
        return a.bit_count()

    def has(a: Cells, cell: int) -> bool:
        """Is this cell a member?"""
        return a >> cell & 1 == 1

    def near(a: Cells) -> Cells:
        """All cells that share a side with a member."""
        return (a << 1 & NOT_FIRST_COLUMN | a >> 1 & NOT_LAST_COLUMN | a << WIDTH | a >> WIDTH) & EVERY

    def flood(a: Cells, within: Cells) -> Cells:
        """All cells of `within` that can be reached from `a`, itself included."""
        while True:
            grown = (a | a << 1 & NOT_FIRST_COLUMN | a >> 1 & NOT_LAST_COLUMN | a << WIDTH | a >> WIDTH) & within
            if grown == a:
                return a
            a = grown

    def first(a: Cells) -> int:
        """The lowest member."""
        return (a & -a).bit_length() - 1

    def at(sets: list[Cells], which: int) -> Cells:
        """One set of a row of sets."""
        return sets[which]

    def keep(sets: list[Cells], which: int, a: Cells) -> None:
        """Store one set of a row of sets."""
        sets[which] = a

    def members(a: Cells) -> Iterator[int]:
        """The cells of a set, ascending (for views and tests, not for rules)."""
        while a:
            low = a & -a
            yield low.bit_length() - 1
            a ^= low

else:
    import operator

    import numpy as np
    from numba import types
    from numba.extending import intrinsic, overload

    Word = types.uint64
    Set = types.UniTuple(Word, 3)

    class Cells:
        compiled = Set

    def cells(members: Iterable[int]) -> Any:
        words = [0, 0, 0]
        for cell in members:
            words[cell >> 6] |= 1 << (cell & 63)
        return tuple(np.uint64(word) for word in words)

    def members(a: Any) -> Iterator[int]:
        for cell in range(CELLS):
            if int(a[cell >> 6]) >> (cell & 63) & 1:
                yield cell

    EVERY = cells(range(CELLS))
    EMPTY = cells(())
    NOT_FIRST = cells(cell for cell in range(CELLS) if cell % WIDTH)[0]
    NOT_LAST = cells(cell for cell in range(CELLS) if cell % WIDTH != WIDTH - 1)[0]
    LAST_WORD = EVERY[2]
    S1, S16, S48, S63, NO_BITS = (np.uint64(n) for n in (1, 16, 48, 63, 0))

    def _binary(op: Any, words: Any) -> None:
        @overload(op)
        def impl(a, b):
            if a == Set and b == Set:
                return words

    _binary(operator.and_, lambda a, b: (a[0] & b[0], a[1] & b[1], a[2] & b[2]))
    _binary(operator.or_, lambda a, b: (a[0] | b[0], a[1] | b[1], a[2] | b[2]))
    _binary(operator.xor, lambda a, b: (a[0] ^ b[0], a[1] ^ b[1], a[2] ^ b[2]))

    @overload(operator.invert)
    def _invert(a):
        if a == Set:
            return lambda a: (~a[0], ~a[1], ~a[2] & LAST_WORD)

    @intrinsic
    def _ones(context, word):
        return types.int64(Word), lambda cg, builder, sig, args: builder.ctpop(args[0])

    @intrinsic
    def _lowest(context, word):
        def generate(cg, builder, sig, args):
            from llvmlite import ir

            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(Word), generate

    @rule
    def one(cell: int) -> Cells:
        word = cell >> 6
        bit = S1 << (np.uint64(cell) & S63)
        return (bit if word == 0 else NO_BITS, bit if word == 1 else NO_BITS, bit if word == 2 else NO_BITS)

    @rule
    def some(a: Cells) -> bool:
        return (a[0] | a[1] | a[2]) != NO_BITS

    @rule
    def count(a: Cells) -> int:
        return _ones(a[0]) + _ones(a[1]) + _ones(a[2])

    @rule
    def has(a: Cells, cell: int) -> bool:
        return some(a & one(cell))

    @rule
    def near(a: Cells) -> Cells:
        x, y, z = a
        return (
            (x << S1 & NOT_FIRST) | (x >> S1 & NOT_LAST) | x << S16 | x >> S16 | y << S48,
            (y << S1 & NOT_FIRST) | (y >> S1 & NOT_LAST) | y << S16 | y >> S16 | x >> S48 | z << S48,
            ((z << S1 & NOT_FIRST) | (z >> S1 & NOT_LAST) | z << S16 | z >> S16 | y >> S48) & LAST_WORD,
        )

    @rule
    def flood(a: Cells, within: Cells) -> Cells:
        while True:
            grown = (near(a) | a) & within
            if grown == a:
                return a
            a = grown

    @rule
    def first(a: Cells) -> int:
        if a[0] != NO_BITS:
            return _lowest(a[0])
        if a[1] != NO_BITS:
            return 64 + _lowest(a[1])
        return 128 + _lowest(a[2])

    def at(sets: Any, which: int) -> Any:
        return tuple(sets[which])

    def keep(sets: Any, which: int, a: Any) -> None:
        sets[which] = a

    @overload(at)
    def _at(sets, which):
        return lambda sets, which: (sets[which, 0], sets[which, 1], sets[which, 2])

    @overload(keep)
    def _keep(sets, which, a):
        def store(sets, which, a):
            sets[which, 0] = a[0]
            sets[which, 1] = a[1]
            sets[which, 2] = a[2]

        return store
