"""The values printed on a game's components, from its data.toml, and where each of them comes from.

A player who owns the game may correct values in a file of their own (`--data my.toml`): only values that exist, of
the same kind and shape. The environment names the file (`ZENOBIA_DATA_TIGRIS`): the rules are compiled with the values.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from zenobia.core.game import Refused
from zenobia.core.kernel import float_table

PROVENANCES = ("rulebook", "derived", "found", "reconstructed", "corrected")


@dataclass(frozen=True)
class Value:
    """One value with its path (`bag.temple`) and its provenance as the file states it."""

    path: str
    value: Any
    provenance: str


@dataclass(frozen=True)
class Data:
    """The values of a game, and a short name for exactly these values."""

    values: dict[str, Any]
    digest: str
    source: str

    def __getitem__(self, section: str) -> Any:
        return self.values[section]

    def refuse(self, path: str, theirs: Any, ours: Any) -> Refused:
        """A value of a player's own file that no table can be made of."""
        return Refused("data-shape", file=self.source, path=path, theirs=str(theirs), ours=str(ours))


def variable(game: str) -> str:
    """The environment variable that names a player's own data file."""
    return f"ZENOBIA_DATA_{game.upper()}"


def load(game: str, folder: Path) -> Data:
    """The data of a game, corrected by the player's own file if there is one."""
    values = tomllib.loads((folder / "data.toml").read_text(encoding="utf-8"))
    own = os.environ.get(variable(game))
    if own:
        _correct(values, _read_own(own), own, "")
    digest = hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:8]
    return Data(values, digest, own or "")


def within(data: Data, limits: dict[str, tuple[int, int]], otherwise: tuple[int, int]) -> None:
    """Refuse a number, alone or in a list, outside the limits of the longest path that its own path begins with."""
    for path, value in _flat(data.values, ""):
        known = [start for start in limits if f"{path}.".startswith(f"{start}.")]
        least, most = limits[max(known, key=len)] if known else otherwise
        for number in value if isinstance(value, list) else [value]:
            if isinstance(number, int) and not least <= number <= most:
                raise data.refuse(path, value, f"{least} ... {most}")


def _read_own(path: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise Refused("file", file=path, reason=error.strerror or "?") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Refused("data-syntax", file=path, reason=str(error)) from error


def _correct(values: dict[str, Any], own: dict[str, Any], file: str, above: str) -> None:
    """Put a player's values in the place of ours, each of the same kind and shape."""
    for key, value in own.items():
        path = f"{above}{key}"
        if key not in values:
            raise Refused("data-unknown", file=file, path=path)
        if isinstance(value, dict) and isinstance(values[key], dict):
            _correct(values[key], value, file, f"{path}.")
        elif _shape(value) != _shape(values[key]):
            raise Refused(
                "data-shape", file=file, path=path, ours=json.dumps(values[key]), theirs=json.dumps(value, default=str)
            )
        else:
            values[key] = value


def _shape(value: Any) -> Any:
    """Kind and shape of a value: rows keep their length, tables their keys."""
    if isinstance(value, list):
        return [_shape(item) for item in value]
    if isinstance(value, dict):
        return {key: _shape(item) for key, item in value.items()}
    return type(value).__name__


def provenances(folder: Path, data: Data) -> list[Value]:
    """Every value with where it comes from: the comment behind it, or behind its section's header. A value that differs
    from ours is `corrected`. A list whose items have comments of their own is shown item by item."""
    text = (folder / "data.toml").read_text(encoding="utf-8")
    stated = _comments(text)
    ours = dict(_by_item(_flat(tomllib.loads(text), ""), stated))
    return [
        Value(path, value, _stated(stated, path) if ours.get(path) == value else "corrected")
        for path, value in _by_item(_flat(data.values, ""), stated)
    ]


def _by_item(values: list[tuple[str, Any]], stated: dict[str, str]) -> list[tuple[str, Any]]:
    """The same values, with the items of a list apart where the file comments them one by one."""
    found = []
    for path, value in values:
        apart = isinstance(value, list) and f"{path}.0" in stated
        found += [(f"{path}.{n}", item) for n, item in enumerate(value)] if apart else [(path, value)]
    return found


def _stated(stated: dict[str, str], path: str) -> str:
    """The comment of the path, or of the nearest table above it."""
    while path:
        if path in stated:
            return stated[path]
        path = path.rpartition(".")[0]
    return ""


def _flat(values: Any, above: str) -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    for key, value in values.items():
        path = f"{above}{key}"
        if isinstance(value, dict):
            found += _flat(value, f"{path}.")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for n, item in enumerate(value):
                found += _flat(item, f"{path}.{item.get('id', n)}.")
        else:
            found.append((path, value))
    return found


def _comments(text: str) -> dict[str, str]:
    """Path -> comment, from lines `[section]  # why` and `key = value  # why`; a row of `[[rows]]` by its id, an item
    of a list that has a line of its own by its number."""
    stated: dict[str, str] = {}
    section, row = "", -1
    items, item = "", -1  # the list that a line stands in, and its place there
    for line in text.splitlines():
        name = ""
        if items:
            item += 1
            name = f"{items}.{item}"
            items = "" if line.strip() == "]" else items
        elif header := re.match(r"\s*\[\[([\w.\-]+)\]\]", line):
            row = row + 1 if section.startswith(header[1] + ".") else 0
            name = section = f"{header[1]}.{row}"
        elif header := re.match(r"\s*\[([\w.\-]+)\]", line):
            name = section = header[1]
            row = -1
        elif key := re.match(r"\s*([\w\-]+)\s*=\s*(.*)", line):
            if key[1] == "id" and row >= 0 and (given := re.match(r"\"([^\"]+)\"", key[2])):
                section = section.rpartition(".")[0] + f".{given[1]}"
            name = f"{section}.{key[1]}" if section else key[1]
            if key[2].partition("#")[0].strip() == "[":
                items, item = name, -1
        if name and _comment(line):
            stated[name] = _comment(line)
    return stated


def _comment(line: str) -> str:
    """The comment of a line; a # inside quotes is none."""
    quoted = False
    for n, letter in enumerate(line):
        if letter == '"':
            quoted = not quoted
        elif letter == "#" and not quoted:
            return line[n + 1 :].strip()
    return ""


def load_weights(folder: Path, measures: tuple[str, ...]) -> tuple[list[float], list[float]]:
    """The weights of a game's static evaluation, early and late, in the order of its measures."""
    stored = tomllib.loads((folder / "weights.toml").read_text(encoding="utf-8"))
    for moment in ("early", "late"):
        if set(stored[moment]) != set(measures):
            raise Refused("weights", file=str(folder / "weights.toml"), moment=moment)
    early, late = (float_table([stored[moment][name] for name in measures]) for moment in ("early", "late"))
    return early, late
