"""A game's trained network as a file: its weights in half precision, and what they were made for.

A network fits a game as long as features, actions and rules are those it has learnt: the file names them, and one that
does not fit is refused.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import zipfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zenobia.core.files import write_bytes
from zenobia.core.folders import folder_of
from zenobia.core.game import Game, Refused

MOST_SEATS = 5  # a network tells the chances of so many seats, the one that looks first
FORMAT = 1
LARGEST = 3_000_000  # bytes of a file
NOWHERE = -1  # no square
REACH, NEAR = 5, 32  # a square is judged by the squares around it, five by five, with so many numbers


def digest(texts: list[str] | tuple[str, ...]) -> str:
    """A short name for a list of texts."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def made_for(game: Game) -> dict[str, Any]:
    """What a network of this game must have been made for."""
    return {
        "format": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "features": digest(game.feature_names),
        "actions": digest([game.text(action) for action in range(game.actions)]),
    }


@dataclass(frozen=True)
class Network:
    """Hidden layers, a policy over all actions, and the chance of every seat.

    Layer n has `weights<n>` (inputs x outputs), `bias<n>`, and `gain<n>` and `shift<n>` of its normalisation. `policy`
    and `value` (outputs x inputs) have a bias each. On a board with squares a move there is also judged by what lies
    around: `near` (squares around x planes x numbers), `near_place` for the square itself, `near_context` for the whole
    position, and `near_policy` for the kinds of moves.
    """

    made_for: dict[str, Any]
    sizes: list[int]
    arrays: dict[str, NDArray[np.float16]]

    @staticmethod
    def of(game: Game, sizes: list[int], arrays: dict[str, NDArray[np.float16]]) -> Network:
        """A network of a game."""
        return Network(made_for(game), list(sizes), arrays)

    def save(self, path: Path) -> None:
        """Write the file."""
        about = json.dumps({**self.made_for, "sizes": self.sizes}).encode()
        out = io.BytesIO()
        kept: dict[str, Any] = {**self.arrays, "about": np.frombuffer(about, np.uint8)}
        np.savez(out, **kept)
        write_bytes(path, out.getvalue())

    @staticmethod
    def load(path: Path, game: Game) -> Network:
        """The network of a file; Refused if it is none, or does not fit the game."""
        try:
            with np.load(path, allow_pickle=False) as file:
                arrays = {name: file[name] for name in file.files}
            about = json.loads(arrays.pop("about").tobytes())
            sizes = [int(size) for size in about.pop("sizes")]
        except (OSError, ValueError, KeyError, TypeError, AttributeError, zipfile.BadZipFile) as error:
            raise Refused("network-broken", file=path, reason=str(error)) from error
        for name, wanted in made_for(game).items():
            if about.get(name) != wanted:
                raise Refused("network-other", file=path, game=game.id, differs=name)
        network = Network(about, sizes, arrays)
        if {name: array.shape for name, array in arrays.items()} != shapes(game, sizes):
            raise Refused("network-broken", file=path, reason="shapes")
        return network


@dataclass(frozen=True)
class Squares:
    """The moves of a board with squares: for every action its kind and its square."""

    kinds: tuple[str, ...]
    kind: NDArray[np.int32]  # of every action, NOWHERE for one that ends on no square
    square: NDArray[np.int32]


def squares_of(game: Game) -> Squares:
    """What kinds of moves there are on the squares of a game: `tile temple h7` is `tile temple` on h7."""
    places = {name: number for number, name in enumerate(game.grid.squares)} if game.grid else {}
    kind, square = (np.full(game.actions, NOWHERE, np.int32) for _ in range(2))
    kinds: dict[str, int] = {}
    for action in range(game.actions):
        *words, last = game.text(action).split()
        if words and last in places:
            kind[action] = kinds.setdefault(" ".join(words), len(kinds))
            square[action] = places[last]
    return Squares(tuple(kinds), kind, square)


def shapes(game: Game, sizes: list[int]) -> dict[str, tuple[int, ...]]:
    """The shapes of all arrays."""
    found: dict[str, tuple[int, ...]] = {}
    inputs = len(game.feature_names)
    for number, size in enumerate(sizes):
        found[f"weights{number}"] = (inputs, size)
        found |= {f"{name}{number}": (size,) for name in ("bias", "gain", "shift")}
        inputs = size
    found |= {"policy": (game.actions, inputs), "policy_bias": (game.actions,)}
    found |= {"value": (MOST_SEATS, inputs), "value_bias": (MOST_SEATS,)}
    if game.grid:
        squares, planes = len(game.grid.squares), len(game.grid.features[0])
        found |= {"near": (REACH * REACH, planes, NEAR), "near_place": (squares, NEAR)}
        found |= {"near_context": (NEAR, inputs), "near_policy": (len(squares_of(game).kinds), NEAR)}
    return found


def network_file(game: Game) -> Path:
    """Where the network of a game lies: in its folder, or where ZENOBIA_NETWORK_<GAME> says."""
    given = os.environ.get(f"ZENOBIA_NETWORK_{game.id.upper()}")
    return Path(given) if given else folder_of(game.id) / "network.npz"


@cache
def network_of(game: Game) -> Network:
    """The network of a game; Refused if there is none, or if it does not fit."""
    path = network_file(game)
    if not path.exists():
        raise Refused("network-missing", game=game.id, file=path)
    return Network.load(path, game)
