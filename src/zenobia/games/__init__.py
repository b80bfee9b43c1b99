"""The games. Each is one folder: ours lie here, others where `ZENOBIA_GAMES` or an installed package says.

A game from elsewhere is imported as if it lay here (`zenobia.games.ur`), so it looks like ours and can be moved here as
it is. Its name is that of its folder. An installed package names its folder as an entry point, in its pyproject.toml::

    [project.entry-points."zenobia.games"]
    ur = "some_package.ur"
"""

from __future__ import annotations

import os
import pkgutil
import re
import sys
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from keyword import iskeyword
from pathlib import Path
from typing import Any

from zenobia.core.data import variable
from zenobia.core.game import Game, Refused
from zenobia.core.kernel import COMPILED
from zenobia.core.trial import try_own_data

FOLDER = Path(__file__).parent
VARIABLE = "ZENOBIA_GAMES"  # folders of further games, separated as in PATH
NAME = re.compile(r"[a-z][a-z0-9_]+")
_added: dict[str, str] = {}  # games that this process was told of, and how


def own() -> list[str]:
    """The ids of the games of this package: those of the site."""
    return list(_own(FOLDER.stat().st_mtime_ns))


@lru_cache(1)
def _own(changed: int) -> tuple[str, ...]:
    """The folders of games, listed again when a folder comes or goes."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules([str(FOLDER)]) if module.ispkg))


def names() -> list[str]:
    """The ids of all games that are known here."""
    return own() + sorted(elsewhere())


def find(name: str) -> Game:
    """A game by its id."""
    folder(name)
    game: Game = import_module(f"zenobia.games.{name}").GAME
    if game.id != name:
        raise Refused("game-id", folder=str(folder(name)), id=game.id, name=name)
    own_data = os.environ.get(variable(name))
    if own_data and not COMPILED:  # compiled processes are started by a plain one, which has tried it
        try_own_data(game, own_data)
    return game


def folder(name: str) -> Path:
    """The folder of a game, which is not imported for it."""
    if name in own():
        return FOLDER / name
    found = elsewhere().get(name)
    if found is None:
        raise Refused("game", game=name, known=", ".join(names()))
    return found


# ---------------------------------------------------------------- games from elsewhere


def add(path: Path) -> str:
    """Make the game of a folder known to this process and to those that it starts; its name."""
    place = path.resolve()
    if place.parent == FOLDER and place.name in own():
        return place.name
    check(place)
    if place.name not in _named():
        os.environ[VARIABLE] = os.pathsep.join([*_listed(), str(place)])
        _added[place.name] = str(path)
    elif _named()[place.name].resolve() != place:
        raise Refused("game-taken", folder=str(path), name=place.name, other=str(_named()[place.name]))
    return place.name


def called(name: str) -> str:
    """How a person names a game to us: by its folder, if that is how we know it."""
    return _added.get(name, name)


def elsewhere() -> dict[str, Path]:
    """The games that do not lie here, and their folders."""
    known = {**_installed(), **_named()}
    return {name: known[name] for name in known if name not in own()}


def check(place: Path) -> None:
    """Refuse a folder that cannot be a game."""
    check_name(place.name)
    if not (place / "__init__.py").is_file():
        raise Refused("game-folder", folder=str(place))


def check_name(name: str) -> None:
    """Refuse a name that a game cannot have."""
    if not NAME.fullmatch(name) or iskeyword(name):
        raise Refused("game-name", name=name)
    if name in own():
        raise Refused("game-ours", name=name)


def check_variable() -> None:
    """Refuse a ZENOBIA_GAMES that names no game."""
    for each in _listed():
        check(Path(each).resolve())


def _listed() -> list[str]:
    return [each for each in os.environ.get(VARIABLE, "").split(os.pathsep) if each]


def _named() -> dict[str, Path]:
    """The games that ZENOBIA_GAMES names."""
    places = [Path(each).resolve() for each in _listed()]
    return {place.name: place for place in places if (place / "__init__.py").is_file()}


@lru_cache(1)
def _installed() -> dict[str, Path]:
    """The games of installed packages."""
    from importlib.metadata import entry_points  # needed only for a game that is not ours

    found = {}
    for each in entry_points(group="zenobia.games"):
        try:
            spec = find_spec(each.module)
        except Exception:  # a package that is broken must not stop the others
            continue
        if spec and spec.submodule_search_locations:
            found[each.name] = Path(spec.submodule_search_locations[0])
    return found


class _Elsewhere:
    """Imports `zenobia.games.NAME` from the folder of a game from elsewhere."""

    @staticmethod
    def find_spec(module: str, path: Sequence[str] | None = None, target: Any = None) -> ModuleSpec | None:
        package, _, name = module.rpartition(".")
        if package != __name__:
            return None
        place = elsewhere().get(name)
        if place is None:
            return None
        return spec_from_file_location(module, place / "__init__.py", submodule_search_locations=[str(place)])


sys.meta_path.append(_Elsewhere)
if VARIABLE in os.environ:  # here and in every process that we start, wherever it runs
    os.environ[VARIABLE] = os.pathsep.join(str(Path(each).resolve()) for each in _listed())
