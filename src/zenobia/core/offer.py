"""How a question offers its answers: a move with its fields, or a move for each of many values.

`offer(out, begin_war, colour)` offers one answer. The others offer many in one call, one for each value of the move's
last field: `offer_each` for every member of a set, `offer_where` and `offer_where_not` for every place of a row that
has, or has not, a value. Answers are offered in the order of their numbers.

Plain, an Offer is a list of action numbers. Compiled, it is a small record on the stack: the caller's array, and how
much of it is used. The numbers come from the game's list of moves (moves.py), so no rule ever sees one.
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from dataclasses import dataclass
from itertools import compress, product
from math import prod
from typing import Any, Concatenate, ParamSpec, TypeVar

from zenobia.core.kernel import BOUNDS_CHECKED, COMPILED, i64, record, rule

S = TypeVar("S")
P = ParamSpec("P")


@dataclass(frozen=True)
class Numbers:
    """The action numbers of one move: the first, and how many values each field has; the last field runs fastest."""

    first: int
    sizes: tuple[int, ...]

    def action(self, fields: tuple[int, ...]) -> int:
        """The action number of these fields."""
        number = 0
        for size, value in zip(self.sizes, fields, strict=True):
            number = number * size + value
        return self.first + number

    @property
    def end(self) -> int:
        """The number after the last one."""
        return self.first + prod(self.sizes)

    def spelled(self, action: str) -> list[str]:
        """The fields of an action as expressions: `(action - 1) // 176`, `(action - 1) % 176`."""
        found, below = [], prod(self.sizes)
        for n, size in enumerate(self.sizes):
            below //= size
            whole = f"({action} - {self.first})" + (f" // {below}" if below > 1 else "")
            found.append(whole if n == 0 else f"{whole} % {size}")
        return found

    def by_fields(self) -> dict[tuple[int, ...], int]:
        """The action number of all values of the fields."""
        return {each: self.first + n for n, each in enumerate(product(*map(range, self.sizes)))}


NUMBERS: dict[Any, Numbers] = {}  # compiled: function -> its numbers
ACTIONS: dict[Any, int] = {}  # plain: (function, *fields) -> action number
ROWS: dict[Any, list[int]] = {}  # plain: (function, *all fields but the last) -> action numbers


def _not_listed(function: Any, *fields: Any) -> TypeError:
    """The error of a rule that offers what is no move."""
    offered = " ".join([getattr(function, "__name__", "?"), *map(str, fields)])
    return TypeError(f"{offered} is offered, but no play.py lists such a move")


def give_numbers(function: Any, numbers: Numbers) -> None:
    """Tell a move its action numbers."""
    if COMPILED:
        NUMBERS[function.py_func] = numbers
        return
    for fields, action in numbers.by_fields().items():
        ACTIONS[function, *fields] = action
        if fields:
            ROWS.setdefault((function, *fields[:-1]), []).append(action)


if typing.TYPE_CHECKING:
    Offer = list[int]

    def offer(out: Offer, move: Callable[Concatenate[S, P], None], *fields: P.args, **_: P.kwargs) -> None:
        """Offer a move with these fields."""

    def offer_each(out: Offer, move: Callable[..., None], *fields: int) -> None:
        """Offer a move for every member of a set (cells.py, sets.py), which stands in place of its last field."""

    def offer_where(out: Offer, move: Callable[[S, int], None], row: list[int], value: int) -> None:
        """Offer a move for every place of a row that has this value."""

    def offer_where_not(out: Offer, move: Callable[[S, int], None], row: list[int], value: int) -> None:
        """Offer a move for every place of a row that has another value."""

elif not COMPILED:
    Offer = list[int]
    TRUTH = bytes.maketrans(b"01", b"\0\1")

    def offer(out, *chosen):
        try:
            out.append(ACTIONS[chosen])
        except KeyError:
            raise _not_listed(*chosen) from None

    KNOWN: dict[Any, list[int]] = {}  # the action numbers of small sets, which come again and again
    SMALL_SETS, MOST_KNOWN = 1 << 63, 20_000

    def offer_each(out, *chosen):
        found = KNOWN.get(chosen)
        if found is None:
            bits = f"{chosen[-1]:b}"[::-1].encode()  # lowest member first
            found = list(compress(_row(chosen[:-1]), bits.translate(TRUTH)))
            if chosen[-1] < SMALL_SETS and len(KNOWN) < MOST_KNOWN:
                KNOWN[chosen] = found
        out += found

    def offer_where(out, move, row, value):
        if value in row:
            out += [action for action, each in zip(_row((move,)), row) if each == value]

    def offer_where_not(out, move, row, value):
        if value == 0:
            out += compress(_row((move,)), row)
        else:
            out += [action for action, each in zip(_row((move,)), row) if each != value]

    def _row(chosen):
        if chosen not in ROWS:
            raise _not_listed(*chosen)
        return ROWS[chosen]

else:
    import numpy as np
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic, overload

    from zenobia.core.cells import NO_BITS, S1, _lowest

    class Word:
        compiled = types.uint64

    @record
    class Offer:
        room: int = i64()  # the address of the caller's array
        size: int = i64()  # how many actions have room there
        count: int = i64()  # how many stand there

    Room = types.CPointer(types.int16)
    TOO_MANY = "more moves are offered than there is room for"
    INLINED = {"forceinline": True}  # or the address of the move would stay in the code, which could not be cached

    @intrinsic
    def begin_offer(context, out):
        """An empty Offer in the frame of the calling function, which writes into this array."""

        def generate(cg, builder, sig, args):
            word = ir.IntType(64)
            memory = cgutils.alloca_once(builder, ir.ArrayType(word, 3))
            array = cg.make_array(sig.args[0])(cg, builder, args[0])
            for place, value in enumerate((builder.ptrtoint(array.data, word), array.nitems, word(0))):
                builder.store(value, cgutils.gep_inbounds(builder, memory, 0, place))
            return builder.bitcast(memory, cg.get_value_type(Offer.compiled))

        return Offer.compiled(out), generate

    @intrinsic
    def _room(context, address):
        """An address seen as a row of action numbers."""
        return Room(types.int64), lambda cg, b, sig, args: b.inttoptr(args[0], cg.get_value_type(Room))

    def _numbers(move):
        """What is known of a move's action numbers when it is compiled: everything but the fields."""
        numbers = NUMBERS.get(move.dispatcher.py_func)
        if numbers is None:
            raise _not_listed(move.dispatcher.py_func)
        return numbers

    def _reckon(cg, builder, numbers, kinds, fields):
        """The action number of a move with these fields."""
        number = cg.get_constant(types.int64, 0)
        for size, kind, value in zip(numbers.sizes, kinds, cgutils.unpack_tuple(builder, fields)):
            value, size = cg.cast(builder, value, kind, types.int64), cg.get_constant(types.int64, size)
            _check(cg, builder, builder.icmp_unsigned("<", value, size), "a move is offered with a wrong field")
            number = builder.add(builder.mul(number, size), value)
        return builder.add(number, cg.get_constant(types.int64, numbers.first))

    def _check(cg, builder, right, complaint):
        """Where bounds are checked: an error unless this is so."""
        if BOUNDS_CHECKED:
            with cgutils.if_unlikely(builder, builder.not_(right)):
                cg.call_conv.return_user_exc(builder, IndexError, (complaint,))

    @intrinsic
    def _number(context, move, fields):
        """The action number of a move with these fields."""
        numbers = _numbers(move)
        return types.int64(move, fields), lambda cg, b, sig, args: _reckon(cg, b, numbers, sig.args[1], args[1])

    @intrinsic
    def offer(context, out, move, *fields):
        """Written out for LLVM, because nothing else is offered so often: numba would compile a function for each."""
        numbers = _numbers(move)

        def generate(cg, builder, sig, args):
            word = ir.IntType(64)
            memory = builder.bitcast(args[0], ir.ArrayType(word, 3).as_pointer())
            room, size, count = (cgutils.gep_inbounds(builder, memory, 0, place) for place in range(3))
            place = builder.load(count)
            _check(cg, builder, builder.icmp_unsigned("<", place, builder.load(size)), TOO_MANY)
            row = builder.inttoptr(builder.load(room), cg.get_value_type(Room))
            action = builder.trunc(_reckon(cg, builder, numbers, sig.args[2], args[2]), ir.IntType(16))
            builder.store(action, builder.gep(row, [place]))
            builder.store(builder.add(place, word(1)), count)
            return cg.get_dummy_value()

        return types.void(out, move, types.StarArgTuple(fields)), generate

    @rule
    def _write(out: Offer, place: int, action: int) -> int:
        """Write an action number down; the next place."""
        if BOUNDS_CHECKED and place >= out.size:
            raise IndexError(TOO_MANY)
        _room(out.room)[place] = action
        return place + 1

    @rule
    def _write_each(out: Offer, place: int, action: int, bits: Word) -> int:
        """Write an action number down for every bit of a word, counted from this action; the next place."""
        while bits != NO_BITS:
            place = _write(out, place, action + _lowest(bits))
            bits &= bits - S1
        return place

    def offer_each(out, move, *fields):
        raise NotImplementedError

    def offer_where(out, move, row, value):
        raise NotImplementedError

    def offer_where_not(out, move, row, value):
        raise NotImplementedError

    @overload(offer_each, jit_options=INLINED)
    def _offer_each(out, move, *fields):
        def add_cells(out, move, *fields):
            first, members = _number(move, fields[:-1] + (0,)), fields[-1]
            place = _write_each(out, out.count, first, members[0])
            place = _write_each(out, place, first + 64, members[1])
            out.count = _write_each(out, place, first + 128, members[2])

        def add_members(out, move, *fields):
            out.count = _write_each(out, out.count, _number(move, fields[:-1] + (0,)), np.uint64(fields[-1]))

        return add_members if isinstance(fields[-1], types.Integer) else add_cells

    @overload(offer_where, jit_options=INLINED)
    def _offer_where(out, move, row, value):
        def add(out, move, row, value):
            place, first = out.count, _number(move, (0,))
            for n in range(len(row)):
                if row[n] == value:
                    place = _write(out, place, first + n)
            out.count = place

        return add

    @overload(offer_where_not, jit_options=INLINED)
    def _offer_where_not(out, move, row, value):
        def add(out, move, row, value):
            place, first = out.count, _number(move, (0,))
            for n in range(len(row)):
                if row[n] != value:
                    place = _write(out, place, first + n)
            out.count = place

        return add
