"""Drawing tiles: swaps and refills (TE-49 to TE-52)."""

from __future__ import annotations

from zenobia.core.chance import random
from zenobia.core.kernel import rule, tell, whisper
from zenobia.games.tigris.data import HAND
from zenobia.games.tigris.events import DREW, REFILLED
from zenobia.games.tigris.state import COLOURS, Player, State


@rule
def hand_size(me: Player) -> int:
    """Tiles behind a screen."""
    return me.hand[0] + me.hand[1] + me.hand[2] + me.hand[3]


@rule
def tiles_in_bag(s: State) -> int:
    """Tiles left in the bag."""
    return s.bag[0] + s.bag[1] + s.bag[2] + s.bag[3]


@rule
def draw(s: State, seat: int) -> None:
    """One tile from the bag, which is not empty."""
    pick = random(s.chance, tiles_in_bag(s))
    for colour in range(COLOURS):
        if pick < s.bag[colour]:
            s.bag[colour] -= 1
            s.player[seat].hand[colour] += 1
            whisper(s, seat, DREW, colour)
            return
        pick -= s.bag[colour]


@rule
def refill(s: State, seat: int) -> bool:
    """TE-51 Up to six tiles; False if the bag holds too few: then nothing is drawn."""
    missing = HAND - hand_size(s.player[seat])
    if missing > tiles_in_bag(s):
        return False
    if missing > 0:
        tell(s, REFILLED, seat, missing)
        for _ in range(missing):
            draw(s, seat)
    return True
