"""Another world that a seat cannot tell from this one."""

from __future__ import annotations

from random import Random
from typing import Any


def shuffle_hidden(s: Any, seat: int, rng: Random) -> None:
    """Change all that `seat` (-1: a spectator) cannot know: here only what the generator will draw."""
    s.chance[0] = rng.getrandbits(32) or 1
    s.chance[1] = rng.getrandbits(32)
