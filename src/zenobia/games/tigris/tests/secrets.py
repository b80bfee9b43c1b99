"""Another world that a seat cannot tell from this one."""

from __future__ import annotations

from random import Random
from typing import Any

from zenobia.games.tigris.state import COLOURS, SWAP


def shuffle_hidden(s: Any, seat: int, rng: Random) -> None:
    """Deal anew, in place, what `seat` (-1: a spectator) cannot know: bag, others' hands and swaps, the generator."""
    others = [other for other in range(s.players) if other != seat]
    piles = [s.bag]
    for other in others:
        piles += [s.player[other].hand, s.player[other].thrown]
    pool = [colour for pile in piles for colour in range(COLOURS) for _ in range(pile[colour])]
    rng.shuffle(pool)
    for pile in piles:
        size = sum(int(number) for number in pile)
        dealt, pool = pool[:size], pool[size:]
        for colour in range(COLOURS):
            pile[colour] = dealt.count(colour)
    if s.phase == SWAP and s.mover != seat:
        imagine_swap(s, rng)
    s.chance[0] = rng.getrandbits(32) or 1
    s.chance[1] = rng.getrandbits(32)


def imagine_swap(s: Any, rng: Random) -> None:
    """Some stage of the swap at which its player is asked: a colour in hand that leaves more than one answer."""
    hand = [int(number) for number in s.player[s.mover].hand]
    stages = []
    for asked in range(COLOURS):
        chosen = [rng.randint(0, hand[colour]) if colour < asked else 0 for colour in range(COLOURS)]
        least = 0 if sum(chosen) or sum(hand[asked + 1 :]) else 1
        if hand[asked] > least:
            stages.append((asked, chosen))
    s.swap_colour, chosen = rng.choice(stages)
    for colour in range(COLOURS):
        s.throwing[colour] = chosen[colour]
