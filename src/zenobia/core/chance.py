"""The generator that lives in the state: xoroshiro64**, two 32-bit words, the same numbers in both engines."""

from __future__ import annotations

import typing
from typing import Any

from zenobia.core.kernel import entry, i64, record, row_of, rule

CHANCE = i64(2)  # declare the field as  chance: Chance = CHANCE
MASK = 0xFFFFFFFF

if typing.TYPE_CHECKING:
    Chance = list[int]
else:
    Chance = row_of(CHANCE)


@rule
def random(chance: Chance, n: int) -> int:
    """A number from 0 to n-1, each equally likely."""
    x = chance[0]
    y = chance[1] ^ x
    star = (x * 0x9E3779BB) & MASK
    chance[0] = ((x << 26 | x >> 6) ^ y ^ y << 9) & MASK
    chance[1] = (y << 13 | y >> 19) & MASK
    return (((star << 5 | star >> 27) * 5) & MASK) * n >> 32


@rule
def scramble(word: int) -> int:
    """A 32-bit word thoroughly mixed (the finaliser of murmur3)."""
    word = (word ^ (word >> 16)) & MASK
    word = (word * 0x85EBCA6B) & MASK
    word = word ^ (word >> 13)
    word = (word * 0xC2B2AE35) & MASK
    return word ^ (word >> 16)


@rule
def stir(chance: Chance, entropy: int) -> None:
    """Mix 62 bits of entropy into the generator."""
    chance[0] = scramble(chance[0] ^ (entropy & MASK))
    chance[1] = scramble(chance[1] ^ ((entropy >> 32) & MASK) ^ chance[0])
    if chance[0] == 0 and chance[1] == 0:
        chance[0] = 1
    for _ in range(4):
        random(chance, 2)


@rule
def start(chance: Chance, seed: int) -> None:
    """Begin anew from a seed."""
    chance[0] = 0x2545F491
    chance[1] = 0x4F6CDD1D
    stir(chance, seed)


@record
class Generator:
    """A generator outside a state."""

    chance: Chance = CHANCE


@entry
def stir_generator(generator: Generator, entropy: int) -> None:
    """Mix entropy into a generator."""
    stir(generator.chance, entropy)


def stir_state(state: Any, entropy: int) -> None:
    """Mix entropy into a state's generator, from Python and in either engine."""
    generator = Generator()
    generator.chance[:] = state.chance
    stir_generator(generator, entropy)
    state.chance[:] = generator.chance
