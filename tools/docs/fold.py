"""Long lists of names in few rows: `temple a1`, `temple b1` ... are one row that says how often and how far apart."""

from __future__ import annotations

import re
from dataclasses import dataclass

LONGEST_BLOCK = 200  # names that repeat together
LISTED = 14  # alternatives that are all named; of more only the first and the last


@dataclass(frozen=True)
class Repeat:
    """A word of a name takes these values, one after the other, `apart` entries from each other."""

    word: int  # which part of the name
    values: tuple[str, ...]
    apart: int


@dataclass(frozen=True)
class Row:
    """Names that differ in some words only."""

    first: int
    name: str
    repeats: tuple[Repeat, ...] = ()

    @property
    def size(self) -> int:
        """How many names it stands for."""
        size = 1
        for repeat in self.repeats:
            size *= len(repeat.values)
        return size

    def pattern(self) -> str:
        """The name with its alternatives in braces."""
        pieces = parts(self.name)
        for repeat in self.repeats:
            values = repeat.values
            shown = ", ".join(values) if len(values) <= LISTED else f"{values[0]} … {values[-1]}"
            pieces[repeat.word] = "{" + shown + "}"
        return "".join(pieces)

    def spacing(self) -> str:
        """How often it is repeated, and how far apart."""
        return ", ".join(f"{len(each.values)} × every {each.apart}" for each in self.repeats)


def parts(name: str) -> list[str]:
    """The words of a name and what stands between them: words at even places."""
    return re.split(r"([\s-]+)", name)


@dataclass(frozen=True)
class Change:
    """How one block of names becomes another: the same word of them all is another one."""

    words: tuple[int, ...]  # which part of each name
    before: str
    after: str


def fold(names: list[str], first: int = 0) -> list[Row]:
    """The rows that stand for these names: the repetition that covers most comes first, then what is inside it."""
    rows: list[Row] = []
    start = 0
    while start < len(names):
        words, values = widest(names[start:])
        length = max(1, len(words))
        if not words:
            rows.append(Row(first + start, names[start]))
        for row in fold(names[start : start + length], first + start) if words else []:
            outer = Repeat(words[row.first - first - start], values, length)
            rows.append(Row(row.first, row.name, (outer, *row.repeats)))
        start += length * max(1, len(values))
    return rows


def widest(names: list[str]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The repetition at the beginning of the names that covers most: the part of each name that varies, its values."""
    best: tuple[tuple[int, ...], tuple[str, ...]] = ((), ())
    for length in range(1, min(LONGEST_BLOCK, len(names) // 2) + 1):
        found = repetition(names, length)
        if len(found[0]) * len(found[1]) > len(best[0]) * len(best[1]):
            best = found
    return best


def repetition(names: list[str], length: int) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """How far the first block of this length is repeated with one word changed."""
    first = change(names[:length], names[length : 2 * length])
    if first is None:
        return (), ()
    values = [first.before]
    for start in range(length, len(names), length):
        step = change(names[:length], names[start : start + length])
        if step is None or step.words != first.words or step.after in values:
            break
        values.append(step.after)
    return first.words, tuple(values)


def change(block: list[str], other: list[str]) -> Change | None:
    """What makes the other block of this one, if it is one word and the same in every name."""
    if len(block) != len(other):
        return None
    words: list[int] = []
    pairs: set[tuple[str, str]] = set()
    for one, two in zip(block, other, strict=True):
        here, there = parts(one), parts(two)
        differing = [place for place, (a, b) in enumerate(zip(here, there, strict=False)) if a != b]
        if len(here) != len(there) or len(differing) != 1:
            return None
        words.append(differing[0])
        pairs.add((here[differing[0]], there[differing[0]]))
    return Change(tuple(words), *pairs.pop()) if len(pairs) == 1 else None
