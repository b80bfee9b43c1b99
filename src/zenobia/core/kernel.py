"""One source of rules, two engines: plain CPython, or compiled by numba. The only module that imports numba.

`ZENOBIA_ENGINE=plain|compiled` decides once per process. Plain starts at once and tells events; compiled is some eighty
times faster. Both play the same games, action by action.

A state is declared once::

    @record
    class State:
        chance: Chance = CHANCE          # the generator
        turn: int = i8()                 # the seat whose turn it is
        hand: list[int] = i8(4)          # tiles of each colour
        player: list[Player] = many(Player, 4)

and becomes a class with `__slots__` (plain) or a NumPy record (compiled), with the same bytes in both.
"""

from __future__ import annotations

import os
import struct
import sys
import typing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

from zenobia.core.cache import cache_base
from zenobia.core.folders import folder_of

ENGINE = os.environ.get("ZENOBIA_ENGINE", "plain")
if ENGINE not in ("plain", "compiled"):
    raise SystemExit(f"zenobia: ZENOBIA_ENGINE is '{ENGINE}', expected plain or compiled")
COMPILED = ENGINE == "compiled"
BOUNDS_CHECKED = os.environ.get("ZENOBIA_BOUNDS") == "1"

F = TypeVar("F", bound=Callable[..., Any])
C = TypeVar("C", bound=type)

if COMPILED:
    from importlib import import_module

    import numpy as np
    from numba import types

    from zenobia.core.compiler import EntryCompiler, InnerCompiler

    numba: Any = import_module("numba")


# ---------------------------------------------------------------- state

SIZES = {"b": 1, "B": 1, "h": 2, "i": 4, "q": 8}
WORDS_PER_SET = 3  # a set of cells is three 64-bit words


@dataclass(frozen=True)
class Field:
    """How one field is stored: a struct code (or a nested record, or 'cells') and how many of them."""

    code: str
    count: int | None
    record: Any = None

    @property
    def alignment(self) -> int:
        return self.record.LAYOUT.alignment if self.record else 8 if self.code == "cells" else SIZES[self.code]

    @property
    def item_size(self) -> int:
        return (
            self.record.LAYOUT.size if self.record else 8 * WORDS_PER_SET if self.code == "cells" else SIZES[self.code]
        )

    @property
    def size(self) -> int:
        return self.item_size * (1 if self.count is None else self.count)


@dataclass(frozen=True)
class Layout:
    """Where each field of a record lies, as a C compiler would place it."""

    fields: dict[str, Field]
    offsets: dict[str, int]
    size: int
    alignment: int
    shared: dict[str, str]  # a second name of a field -> its first


def i8(count: int | None = None) -> Any:
    """-128 to 127, one or a row of them."""
    return Field("b", count)


def u8(count: int | None = None) -> Any:
    """0 to 255, one or a row of them."""
    return Field("B", count)


def i16(count: int | None = None) -> Any:
    """-32,768 to 32,767, one or a row of them."""
    return Field("h", count)


def i32(count: int | None = None) -> Any:
    """32 bits with sign, one or a row of them."""
    return Field("i", count)


def i64(count: int | None = None) -> Any:
    """64 bits with sign, one or a row of them."""
    return Field("q", count)


def cell_sets(count: int) -> Any:
    """A row of sets of board cells (see cells.py)."""
    return Field("cells", count)


def many(record: Any, count: int) -> Any:
    """A row of nested records."""
    return Field("", count, record)


@dataclass(frozen=True)
class Shared:
    """A second name of a field."""

    field: str


def shares(field: str) -> Any:
    """Lies where another field lies: two names for two things that are never needed at once."""
    return Shared(field)


def record(cls: C) -> C:
    """Make a state of an annotated class: same fields, same bytes in both engines."""
    fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    shared = {name: value.field for name, value in vars(cls).items() if isinstance(value, Shared)}
    layout = _lay_out(fields, shared)
    made = _numpy_record(cls, layout) if COMPILED else _plain_record(cls, layout)
    return typing.cast(C, made)


def _lay_out(fields: dict[str, Field], shared: dict[str, str]) -> Layout:
    at, alignment, offsets = 0, 1, {}
    for name, field in fields.items():
        at += -at % field.alignment
        offsets[name] = at
        at += field.size
        alignment = max(alignment, field.alignment)
    return Layout(fields, offsets, at + -at % alignment, alignment, shared)


def _struct_code(layout: Layout) -> str:
    """The record as one struct format, gaps as pad bytes."""
    parts, at = [], 0
    for name, field in layout.fields.items():
        parts.append("x" * (layout.offsets[name] - at))
        one = (
            _struct_code(field.record.LAYOUT)
            if field.record
            else f"{8 * WORDS_PER_SET}s"
            if field.code == "cells"
            else field.code
        )
        parts.append(one * (field.count or 1))
        at = layout.offsets[name] + field.size
    return "".join(parts) + "x" * (layout.size - at)


def _plain_record(cls: type, layout: Layout) -> type:
    """A class with __slots__, and copy, tobytes and frombytes written out field by field."""
    start, copy, flat, fill = [], [], [], []
    for name, field in layout.fields.items():
        n = field.count
        if field.record:
            start.append(f"self.{name} = [{name}_() for _ in range({n})]")
            copy.append(f"r.{name} = [x.copy() for x in self.{name}]")
            flat.append(f"for x in self.{name}: x.flatten(out)")
            fill.append(f"for x in self.{name}: x.fill(values)")
        elif field.code == "cells":
            start.append(f"self.{name} = [0] * {n}")
            copy.append(f"r.{name} = self.{name}[:]")
            flat.append(f"out.extend([x.to_bytes({8 * WORDS_PER_SET}, 'little') for x in self.{name}])")
            fill.append(f"self.{name} = [int.from_bytes(next(values), 'little') for _ in range({n})]")
        elif n is None:
            start.append(f"self.{name} = 0")
            copy.append(f"r.{name} = self.{name}")
            flat.append(f"out.append(self.{name})")
            fill.append(f"self.{name} = next(values)")
        else:
            start.append(f"self.{name} = [0] * {n}")
            copy.append(f"r.{name} = self.{name}[:]")
            flat.append(f"out.extend(self.{name})")
            fill.append(f"self.{name} = [next(values) for _ in range({n})]")
    source = (
        f"class {cls.__name__}:\n"
        f"  __slots__ = {tuple(layout.fields)!r}\n"
        "  def __init__(self):\n    " + "\n    ".join(start) + "\n"
        "  def copy(self):\n    r = new(type(self))\n    " + "\n    ".join(copy) + "\n    return r\n"
        "  def flatten(self, out):\n    " + "\n    ".join(flat) + "\n"
        "  def fill(self, values):\n    " + "\n    ".join(fill) + "\n"
        "  def tobytes(self):\n    out = []\n    self.flatten(out)\n    return pack(*out)\n"
        "  @classmethod\n  def frombytes(cls, data):\n    r = cls()\n    r.fill(iter(unpack(data)))\n    return r\n"
    )
    packing = struct.Struct("<" + _struct_code(layout))
    space: dict[str, Any] = {f"{name}_": field.record for name, field in layout.fields.items() if field.record}
    space.update(new=object.__new__, pack=packing.pack, unpack=packing.unpack, __name__=cls.__module__)
    exec(source, space)
    made: type = space[cls.__name__]
    made.__doc__ = cls.__doc__
    made.LAYOUT = layout  # type: ignore[attr-defined]
    for name, first in layout.shared.items():
        setattr(made, name, vars(made)[first])  # the same slot
    return made


def _numpy_record(cls: type, layout: Layout) -> type:
    """A class whose instances are NumPy records."""
    names: list[str] = []
    formats: list[Any] = []
    offsets: list[int] = []
    at = 0
    for name, field in layout.fields.items():
        code = field.record.DTYPE if field.record else "<u8" if field.code == "cells" else f"<{field.code}"
        count = () if field.count is None else (field.count, WORDS_PER_SET) if field.code == "cells" else (field.count,)
        if layout.offsets[name] > at:
            names, formats, offsets = (
                [*names, f"gap{at}"],
                [*formats, ("u1", (layout.offsets[name] - at,))],
                [*offsets, at],
            )
        names, formats, offsets = [*names, name], [*formats, (code, count)], [*offsets, layout.offsets[name]]
        at = layout.offsets[name] + field.size
    if layout.size > at:  # gaps are fields too, or NumPy would not copy them
        names, formats, offsets = [*names, f"gap{at}"], [*formats, ("u1", (layout.size - at,))], [*offsets, at]
    shape = {"names": names, "formats": formats, "offsets": offsets, "itemsize": layout.size}
    dtype = np.dtype((np.record, np.dtype(shape, align=True)))  # type: ignore[call-overload]

    def fresh(_: type) -> Any:
        return np.zeros(1, dtype)[0]

    def frombytes(data: bytes) -> Any:
        if len(data) != layout.size:
            raise ValueError(f"a {cls.__name__} has {layout.size} bytes, not {len(data)}")
        return np.frombuffer(bytearray(data), dtype)[0]

    members = {
        "__new__": fresh,
        "frombytes": staticmethod(frombytes),
        "LAYOUT": layout,
        "DTYPE": dtype,
        "__doc__": cls.__doc__,
    }
    made = type(cls.__name__, (), members)
    made.compiled = seen = numba.from_dtype(dtype)  # type: ignore[attr-defined]
    for name, first in layout.shared.items():
        seen.fields[name] = seen.fields[first]  # rules know both names; NumPy allows no overlapping fields
    return made


# ---------------------------------------------------------------- kinds of arguments

if typing.TYPE_CHECKING or not COMPILED:
    Actions = list[int]  # room for action numbers; also the values of a table's options
    Floats = list[float]
    Bytes = list[bytearray]  # raw states, one a row
else:

    class Actions:
        compiled = types.int16[::1]

    class Floats:
        compiled = types.float32[::1]

    class Bytes:
        compiled = types.uint8[:, ::1]


def row_of(field: Field) -> Any:
    """The kind of argument that a whole row such as i8(4) is, where a rule takes one as argument."""
    if not COMPILED:
        return list[int]
    return type("Row", (), {"compiled": types.NestedArray(numba.from_dtype(np.dtype(field.code)), (field.count or 1,))})


def actions_buffer(size: int) -> Any:
    """Room for `size` action numbers."""
    return np.zeros(size, np.int16) if COMPILED else [0] * size


def floats_buffer(size: int) -> Any:
    """Room for `size` features."""
    return np.zeros(size, np.float32) if COMPILED else [0.0] * size


def bytes_buffer(rows: int, size: int) -> Any:
    """Room for `rows` raw states."""
    return np.zeros((rows, size), np.uint8) if COMPILED else [bytearray(size) for _ in range(rows)]


def table(rows: Any) -> Any:
    """A constant look-up table: nested lists for CPython, an array as narrow as its values allow for the compiler."""
    if not COMPILED:
        return [list(row) if isinstance(row, list | tuple) else row for row in rows]
    made = np.array(rows, np.int32)
    narrow = made.astype(np.int16)
    return narrow if (narrow == made).all() else made


def float_table(numbers: list[float]) -> list[float]:
    """A constant row of real numbers."""
    row: Any = np.array(numbers, np.float64) if COMPILED else list(numbers)
    return typing.cast(list[float], row)


# ---------------------------------------------------------------- rules

RULES: dict[str, list[Any]] = {}  # the rules of each game (or core module), in the order of their declaration
_watchers: list[Callable[[str, int, int], None]] = []


@typing.overload
def rule(function: F) -> F: ...
@typing.overload
def rule(*, entry: bool) -> Callable[[F], F]: ...
def rule(function: Any = None, *, entry: bool = False) -> Any:
    """Mark a rule. Its annotations are its compiled signature. An `entry` is what Python calls: those are cached."""
    if function is None:
        return lambda f: rule(f, entry=entry)  # type: ignore[call-overload]
    return _compiled_rule(function, entry) if COMPILED else function


def entry(function: F) -> F:
    """A rule that Python calls."""
    return rule(entry=True)(function)


@contextmanager
def watch_compilation(watcher: Callable[[str, int, int], None]) -> Iterator[None]:
    """Tell `watcher(name, done, total)` about every rule that has to be compiled, for a progress bar."""
    _watchers.append(watcher)
    try:
        yield
    finally:
        _watchers.remove(watcher)


def _draw_bar(home: str, name: str, done: int, total: int) -> None:
    """The progress of a first compilation where nobody watches it: a bar on the terminal, in no language."""
    if sys.stderr.isatty():
        full = 24 * done // total
        bar = f"numba {home.split('.')[-1]} {'█' * full}{'░' * (24 - full)} {done}/{total}"
        print(f"\r{bar}" + ("\r" + " " * len(bar) + "\r" if done == total else ""), end="", file=sys.stderr, flush=True)


def family(module: str) -> str:
    """The game a module belongs to, or its package: what is compiled and cached together."""
    parts = module.split(".")
    return ".".join(parts[:3]) if parts[:2] == ["zenobia", "games"] else ".".join(parts[:2])


def _compiled_rule(function: Any, entry: bool) -> Any:
    """Compile on demand, always with the annotated signature; an entry's machine code contains all that it calls."""
    home = family(function.__module__)
    if entry:
        numba.config.CACHE_DIR = str(cache_folder(home))
    options = {"nogil": True, "error_model": "numpy", "boundscheck": BOUNDS_CHECKED}
    options |= {"no_cpython_wrapper": not entry, "no_cfunc_wrapper": not entry}  # rules are called by rules alone
    options["pipeline_class"] = EntryCompiler if entry else InnerCompiler
    dispatcher = numba.njit(cache=entry, **options)(function)
    siblings = RULES.setdefault(home, [])
    siblings.append(dispatcher)
    compile_one, template = dispatcher.compile, dispatcher.get_call_template

    def ensure() -> None:
        if not dispatcher._can_compile:
            return
        _compile(function, compile_one)
        dispatcher.disable_compile()
        if not (entry and dispatcher.stats.cache_hits):
            done = sum(not each._can_compile for each in siblings)
            for watcher in _watchers or [partial(_draw_bar, home)]:
                watcher(function.__name__, done, len(siblings))

    def get_call_template(args: Any, kws: Any) -> Any:
        ensure()
        return template(args, kws)

    def first_call(*_: Any, **__: Any) -> Any:
        ensure()
        return next(iter(dispatcher.overloads.values())).entry_point

    dispatcher.get_call_template = get_call_template
    dispatcher._compile_for_args = first_call
    return dispatcher


class CannotCompile(TypeError):
    """A rule that runs plain, but that numba does not like."""


def _compile(function: Any, compile_one: Callable[[Any], Any]) -> None:
    """Compile a rule; numba says what is wrong in 200 lines, we in one with the place (ZENOBIA_DEBUG=1: in 200)."""
    try:
        compile_one(_signature(function))
    except CannotCompile as error:  # a rule that this one calls
        raise error.with_traceback(None) from None
    except Exception as error:
        if os.environ.get("ZENOBIA_DEBUG"):
            raise
        raise CannotCompile(_complaint(function, error)) from None


def _complaint(function: Any, error: Exception) -> str:
    """Where a rule does not compile, and why."""
    told = [line.strip() for line in str(error).splitlines() if line.strip() and not line.startswith("Failed in")]
    file, line = function.__code__.co_filename, function.__code__.co_firstlineno
    trace = error.__traceback__
    while trace:  # numba knows what it worked on
        for name in ("constraint", "inst"):
            loc = getattr(trace.tb_frame.f_locals.get(name), "loc", None)
            line = loc.line if loc and loc.filename == file else line
        trace = trace.tb_next
    return f"{file}:{line}: {function.__name__} does not compile: {type(error).__name__}: {' '.join(told[:1])}"


def _signature(function: Any) -> Any:
    """The numba signature that a rule's annotations spell."""
    needed = {*function.__code__.co_varnames[: function.__code__.co_argcount], "return"}
    if needed - set(function.__annotations__):
        raise TypeError("a rule needs the types of its arguments and of its result: def may_take(s: State) -> bool")
    space = function.__globals__
    hints = {
        name: eval(text, space) if isinstance(text, str) else text for name, text in function.__annotations__.items()
    }
    result = _numba_type(hints.pop("return"))
    return result(*[_numba_type(hint) for hint in hints.values()])


def _numba_type(hint: Any) -> Any:
    simple = {int: types.int64, bool: types.boolean, float: types.float64, None: types.void}
    if hint in simple:
        return simple[hint]
    if typing.get_origin(hint) is typing.Annotated:  # an integer whose values have names
        return _numba_type(typing.get_args(hint)[0])
    if typing.get_origin(hint) is tuple:
        return types.Tuple([_numba_type(part) for part in typing.get_args(hint)])  # type: ignore[no-untyped-call]
    return hint.compiled


def blank(s: Any) -> None:
    """Set every field of a state to zero: the first thing that `new` does, whatever the memory held."""
    s.__init__()


if COMPILED:
    from numba.core import cgutils
    from numba.extending import intrinsic, overload

    @intrinsic
    def _zero(context, s):  # type: ignore[no-untyped-def]
        def generate(cg, builder, sig, args):  # type: ignore[no-untyped-def]
            memory = builder.bitcast(args[0], cgutils.voidptr_t)
            cgutils.memset(builder, memory, cgutils.intp_t(sig.args[0].size), 0)  # type: ignore[no-untyped-call]
            return cg.get_dummy_value()

        return types.void(s), generate

    @overload(blank)
    def _blank(s):  # type: ignore[no-untyped-def]
        if isinstance(s, types.Record):
            return lambda s: _zero(s)  # type: ignore[call-arg]
        return None


# ---------------------------------------------------------------- events

_listening: list[list[tuple[Any, ...]]] = []
EVERYBODY = -1


def tell(s: Any, event: int, *details: Any) -> None:
    """Say what everybody sees happen. Compiles to nothing."""
    if _listening:
        _listening[-1].append((EVERYBODY, event, *_kept(details)))


def whisper(s: Any, seat: int, event: int, *details: Any) -> None:
    """Say what only one seat sees happen (the tiles it drew). Compiles to nothing."""
    if _listening:
        _listening[-1].append((seat, event, *_kept(details)))


def _kept(details: tuple[Any, ...]) -> Iterator[Any]:
    """Details as they are now: a row of the state goes on changing."""
    return (tuple(each) if isinstance(each, list) else each for each in details)


@contextmanager
def listening() -> Iterator[list[tuple[Any, ...]]]:
    """Collect what the rules tell: (audience, event, details...). Plain engine only."""
    heard: list[tuple[Any, ...]] = []
    _listening.append(heard)
    try:
        yield heard
    finally:
        _listening.pop()


if COMPILED:

    def _nothing(cg, builder, sig, args):  # type: ignore[no-untyped-def]
        return cg.get_dummy_value()

    @intrinsic
    def tell(context, s, event, *details):  # type: ignore[no-untyped-def]
        return types.void(s, event, types.StarArgTuple(details)), _nothing  # type: ignore[no-untyped-call]

    @intrinsic
    def whisper(context, s, seat, event, *details):  # type: ignore[no-untyped-def]
        return types.void(s, seat, event, types.StarArgTuple(details)), _nothing  # type: ignore[no-untyped-call]


# ---------------------------------------------------------------- the cache of compiled rules


@cache
def cache_folder(home: str) -> Path:
    """A folder named by a hash of all sources a game is compiled from: numba does not notice a changed callee."""
    made_of = fingerprint(home, f"{numba.__version__} {np.__version__} {BOUNDS_CHECKED}")
    return cache_base() / f"{home.split('.')[-1]}-{made_of}"


def import_source(home: str, name: str, source: str) -> dict[str, Any]:
    """Write source into the cache folder and import it from there: numba caches functions of files, never closures."""
    import importlib.util

    from zenobia.core.files import write_text

    folder = cache_folder(home)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}_{home.split('.')[-1]}.py"
    if not path.exists() or path.read_text() != source:
        write_text(path, source)
    numba.config.CACHE_DIR = str(folder)
    spec = importlib.util.spec_from_file_location(f"{home}.made_{name}", path)
    assert spec and spec.loader
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # the cache finds it by name
    spec.loader.exec_module(module)
    return vars(module)


def fingerprint(home: str, beside: str = "") -> str:
    """A hash of the sources of a package and of the core, and of what else is named beside them."""
    import hashlib

    digest = hashlib.sha256(beside.encode())
    for path in _sources(home):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _sources(home: str) -> list[Path]:
    package = Path(__file__).parent.parent
    game = home.removeprefix("zenobia.games.")
    folder = folder_of(game) if game != home else package.joinpath(*home.split(".")[1:])
    found = [path for path in folder.rglob("*") if path.suffix in (".py", ".toml")]
    own = [path for path in found if "tests" not in path.relative_to(folder).parts]
    theirs = os.environ.get(f"ZENOBIA_DATA_{home.split('.')[-1].upper()}")
    return sorted({*(package / "core").glob("*.py"), *own}) + ([Path(theirs)] if theirs else [])
