"""A network that has learnt nothing, for tests: random weights of a small size."""

from __future__ import annotations

import numpy as np

from zenobia.ai.network import Network, shapes
from zenobia.core.game import Game

SIZES = [32, 32]


def random_network(game: Game, seed: int = 1) -> Network:
    """Random weights; gains are near 1, so that the layers are alive."""
    chance = np.random.default_rng(seed)
    arrays = {}
    for name, shape in shapes(game, SIZES).items():
        weights = chance.standard_normal(shape) / np.sqrt(shape[-1])
        arrays[name] = (1 + 0.1 * weights if name.startswith("gain") else weights).astype(np.float16)
    return Network.of(game, SIZES, arrays)
