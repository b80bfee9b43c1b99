"""A played game as text that a person can read and a program can verify.

    zenobia record 1
    game tigris
    rules 1
    data 5f3a0c12
    players 2
    options english
    seed 3f9c0d2a77e1b504
    name P1 Anna
    names 5b2f8c0e
    --
    1 P1 leader red h7 | 8c1d22e0
    2 P1 end | 1b7744d0 ~2f0c9d11e6a4b7c3
    --
    result P1 1 score 7, P2 2 score 5

Behind `names` stands a check of the names, behind the bar one of the state after the move, and
behind ~ the entropy of a move that drew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from zenobia.core.game import Game, Refused
from zenobia.core.table import NO_ENTROPY, Table, seat_name, seat_number

FORMAT = "zenobia record 1"
RULE = "--"
MOST_LINES = 3_000  # the longest games have about a thousand moves
LONGEST_LINE = 300  # characters
LARGEST = 1 << 63  # an entropy is smaller

T = TypeVar("T")


def write(table: Table, names: list[str] | None = None) -> str:
    """The record of a table, finished or not."""
    game = table.game
    options = " ".join(f"{name}={value}" if value != "on" else name for name, value in table.options.items())
    lines = [
        FORMAT,
        f"game {game.id}",
        f"rules {game.rules_version}",
        f"data {game.data_digest}",
        f"players {table.players}",
    ]
    lines += [f"options {options}"] if options else []
    lines += [f"seed {table.seed:x}"]
    called = [" ".join(name.split()) for name in names or []]
    lines += [f"name {seat_name(seat)} {name}" for seat, name in enumerate(called)]
    lines += [f"names {check_of(called)}"] if called else []
    lines += [RULE]
    for n, move in enumerate(table.log, 1):
        entropy = f" ~{move.entropy:x}" if move.entropy else ""
        lines.append(f"{n} {seat_name(move.seat)} {move.text} | {move.check}{entropy}")
    lines += [RULE, _result(table)]
    return "\n".join(lines) + "\n"


def _result(table: Table) -> str:
    if not table.over:
        return f"unfinished after {len(table.log)} moves"
    outcome = zip(table.ranks(), table.scores(), strict=True)
    return "result " + ", ".join(
        f"{seat_name(seat)} {rank} score {score}" for seat, (rank, score) in enumerate(outcome)
    )


def check_size(source: str, lines: list[str]) -> None:
    """Refuse a text that is too long for a record, before anything is made of it."""
    if len(lines) > MOST_LINES:
        raise Refused("record-long", file=source, most=MOST_LINES)
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise Refused("record-wide", file=source, line=number, most=LONGEST_LINE)


def check_of(names: list[str]) -> str:
    """A short name of the players' names, to notice a changed one."""
    return hashlib.sha256("\n".join(names).rstrip("\n").encode()).hexdigest()[:8]


def entropy_in(text: str) -> int:
    """An entropy in hexadecimal digits."""
    number = int(text, 16)
    if not 0 <= number < LARGEST:
        raise ValueError("out of range")
    return number


def seed_in(text: str) -> int:
    """A seed in hexadecimal digits."""
    number = int(text, 16)
    if not -LARGEST <= number < LARGEST:
        raise ValueError("out of range")
    return number


class Record:
    """A record that was read: its table replayed, what each move told, and the names of its players."""

    def __init__(self, source: str, text: str, find: Callable[[str], Game]) -> None:
        self.source = source
        self.lines = text.splitlines()
        check_size(source, self.lines)
        self.names: list[str] = []
        self.told: list[list[tuple[Any, ...]]] = []
        self._at = 0
        header = self._header()
        game = self._refusable("game", lambda: find(header["game"]))
        self._same("rules", header, str(game.rules_version))
        self._same("data", header, game.data_digest)
        players = self._refusable("players", lambda: game.seats_for(int(header["players"])))
        options = self._refusable("options", lambda: game.read_options(header["options"].split()))
        seed = self._refusable("seed", lambda: seed_in(header["seed"]))
        self.table = Table(game, players, options, seed)
        self.names = self._names(header)
        self._moves()

    def _refuse(self, why: str, **details: Any) -> Refused:
        """A refusal that names the file and the line."""
        return Refused(why, file=self.source, line=self._at, **details)

    def _refusable(self, key: str, value: Callable[[], T]) -> T:
        """A value of the header; what is wrong with it is named with its line."""
        read_so_far, self._at = self._at, self._line_of.get(key, 0)
        try:
            found = value()
        except ValueError:
            raise self._refuse("record-number") from None
        except Refused as refusal:
            raise self._refuse("record-line", reason=refusal) from refusal
        self._at = read_so_far
        return found

    def _next(self) -> str:
        self._at += 1
        if self._at > len(self.lines):
            raise self._refuse("record-truncated")
        return self.lines[self._at - 1].rstrip()

    def _header(self) -> dict[str, str]:
        if self._next() != FORMAT:
            raise self._refuse("record-format", expected=FORMAT)
        header = {"options": ""}
        self._line_of: dict[str, int] = {}
        while (line := self._next()) != RULE:
            key, _, value = line.partition(" ")
            if key == "name":
                seat, _, value = value.partition(" ")
                key = f"name {seat}"
            elif key not in ("game", "rules", "data", "players", "options", "seed", "names"):
                raise self._refuse("record-header", text=line)
            if key in self._line_of:
                raise self._refuse("record-header", text=line)
            header[key] = value
            self._line_of[key] = self._at
        for key in ("game", "rules", "data", "players", "seed"):
            if key not in header:
                raise self._refuse("record-missing", key=key)
        return header

    def _names(self, header: dict[str, str]) -> list[str]:
        """The names of all seats; older records have no check of them."""
        seats = [f"name {seat_name(seat)}" for seat in range(self.table.players)]
        for key in header:
            if key.startswith("name ") and key not in seats:
                self._at = self._line_of[key]
                raise self._refuse("record-header", text=self.lines[self._at - 1])
        names = [header.get(key, "") for key in seats]
        if header.get("names", check_of(names)) != check_of(names):
            self._at = self._line_of["names"]
            raise self._refuse("record-names", found=header["names"], expected=check_of(names))
        return names

    def _same(self, key: str, header: dict[str, str], ours: str) -> None:
        if header[key] != ours:
            self._at = self._line_of[key]
            raise self._refuse(f"record-{key}", theirs=header[key], ours=ours)

    def _moves(self) -> None:
        while (line := self._next()) != RULE:
            self._move(line)
        expected = _result(self.table)
        if self._next() != expected:
            raise self._refuse("record-result", expected=expected)
        if len(self.lines) > self._at:
            self._at += 1
            raise self._refuse("record-after-end")

    def _move(self, line: str) -> None:
        table = self.table
        said, _, proof = line.partition(" | ")
        number, _, rest = said.partition(" ")
        seat, _, text = rest.partition(" ")
        check, _, entropy = proof.partition(" ~")
        if number != str(len(table.log) + 1):
            raise self._refuse("record-order", expected=len(table.log) + 1, found=number)
        try:
            if table.over or seat_number(seat, table.players) != table.to_act:
                raise self._refuse("record-seat", seat=seat)
            self.told.append(table.do(table.find(text), entropy_in(entropy) if entropy else NO_ENTROPY))
        except ValueError:
            raise self._refuse("record-number") from None
        except Refused as refusal:
            if "file" in refusal.details:
                raise
            raise self._refuse("record-move", reason=refusal) from refusal
        if table.log[-1].check != check:
            raise self._refuse("record-check", expected=table.log[-1].check, found=check or "-")


def read(path: Path, find: Callable[[str], Game]) -> Record:
    """Read and verify a record file by replaying it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refused("file", file=str(path), reason=getattr(error, "strerror", None) or "not text") from error
    return Record(str(path), text, find)
