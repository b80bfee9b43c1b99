"""Everything a seat cannot know, put in another possible order. Written apart from `determinise`, to check it."""

from __future__ import annotations

from random import Random

from zenobia.games.tadmor.data import MISSION_NAMES, REGION_NAMES
from zenobia.games.tadmor.state import NONE, WAIVE_FOR_MISSION, State


def shuffle_hidden(s: State, seat: int, rng: Random) -> None:
    """Others' missions and the deck change cards, a held marauder card its region, the generator its state."""
    others = [other for other in range(s.players) if other != seat]
    pinned = {s.mission_paid} if s.question == WAIVE_FOR_MISSION else set()
    held = {other: cards(s.player[other].hand) for other in others}
    hidden = sorted({*cards(s.deck), *(card for hand in held.values() for card in hand)} - pinned)
    rng.shuffle(hidden)
    for other, hand in held.items():
        stays = [card for card in hand if card in pinned]
        goes = [hidden.pop() for _ in range(len(hand) - len(stays))]
        s.player[other].hand = sum(1 << card for card in stays + goes)
    s.deck = sum(1 << card for card in hidden)
    if s.held != NONE and s.holder != seat:
        s.held = rng.choice([region for region in range(len(REGION_NAMES)) if region != s.under_attack])
    s.chance[0], s.chance[1] = rng.getrandbits(32), rng.getrandbits(31) + 1


def cards(members: int) -> list[int]:
    """The cards of a set."""
    return [card for card in range(len(MISSION_NAMES)) if members >> card & 1]
