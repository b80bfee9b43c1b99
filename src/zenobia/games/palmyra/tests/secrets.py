"""All that a seat cannot know, changed at random: written without a look at determinise."""

from __future__ import annotations

from random import Random

from zenobia.games.palmyra.state import State


def shuffle_hidden(s: State, seat: int, rng: Random) -> None:
    """PM-A.15.2 What nobody knows is which unseen tile a pile will give next: the state of the generator.

    The unseen tiles themselves follow from what lies on the table, for a spectator too, and the face of a tile flipped
    unseen is nowhere recorded.
    """
    for word in range(2):
        s.chance[word] = rng.randrange(1, 2**32)
