"""Hands and piles: drawing tiles and taking them from the hand."""

from __future__ import annotations

from zenobia.core.chance import random
from zenobia.core.kernel import rule, tell
from zenobia.core.rows import total
from zenobia.games.palmyra.data import FACES, LARGE, SMALL
from zenobia.games.palmyra.events import DREW
from zenobia.games.palmyra.state import Player, State


@rule
def draw(s: State, seat: int, size: int) -> None:
    """PM-A.5.2 Draw the upper tile of a shuffled pile: any of the unseen tiles of its size, each equally likely."""
    kind = size * FACES
    unseen = 0
    for face in range(FACES):
        unseen += s.unseen[kind + face]
    left = random(s.chance, unseen)
    while left >= s.unseen[kind]:
        left -= s.unseen[kind]
        kind += 1
    s.unseen[kind] -= 1
    s.pile[size] -= 1
    s.player[seat].hand[kind] += 1
    tell(s, DREW, seat, kind)


@rule
def draw_hand(s: State, seat: int, small: int, large: int) -> None:
    """Draw so many tiles of each size."""
    for _ in range(small):
        draw(s, seat, SMALL)
    for _ in range(large):
        draw(s, seat, LARGE)


@rule
def has_size(me: Player, size: int) -> bool:
    """Is there a tile of this size in the hand?"""
    for kind in range(size * FACES, (size + 1) * FACES):
        if me.hand[kind]:
            return True
    return False


@rule
def hand_size(me: Player) -> int:
    """The number of face-up tiles before a player."""
    return total(me.hand)
