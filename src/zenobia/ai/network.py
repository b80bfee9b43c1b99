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
from zenobia.core.game import Game, Refused

MOST_SEATS = 5  # a network tells the chances of so many seats, the one that looks first
FORMAT = 1
LARGEST = 3_000_000  # bytes of a file


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
    and `value` (outputs x inputs) have a bias each.
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
                raise Refused(f"network-{name}", file=path, game=game.id)
        network = Network(about, sizes, arrays)
        if {name: array.shape for name, array in arrays.items()} != shapes(game, sizes):
            raise Refused("network-broken", file=path, reason="shapes")
        return network


def shapes(game: Game, sizes: list[int]) -> dict[str, tuple[int, ...]]:
    """The shapes of all arrays."""
    found: dict[str, tuple[int, ...]] = {}
    inputs = len(game.feature_names)
    for number, size in enumerate(sizes):
        found[f"weights{number}"] = (inputs, size)
        found |= {f"{name}{number}": (size,) for name in ("bias", "gain", "shift")}
        inputs = size
    found |= {"policy": (game.actions, inputs), "policy_bias": (game.actions,)}
    return found | {"value": (MOST_SEATS, inputs), "value_bias": (MOST_SEATS,)}


def network_file(game: Game) -> Path:
    """Where the network of a game lies: in its folder, or where ZENOBIA_NETWORK_<GAME> says."""
    given = os.environ.get(f"ZENOBIA_NETWORK_{game.id.upper()}")
    return Path(given) if given else Path(__file__).parent.parent / "games" / game.id / "network.npz"


@cache
def network_of(game: Game) -> Network:
    """The network of a game; Refused if there is none, or if it does not fit."""
    path = network_file(game)
    if not path.exists():
        raise Refused("network-missing", game=game.id, file=path)
    return Network.load(path, game)
