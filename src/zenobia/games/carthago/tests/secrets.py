"""Everything that a seat cannot know, dealt differently (written without a look at `determinise`)."""

from __future__ import annotations

import random

from zenobia.games.carthago.data import SHIPS
from zenobia.games.carthago.state import MOST_SEATS, State
from zenobia.games.carthago.view import QUESTION_NAMES

EVERYBODY = 1 << MOST_SEATS


def shuffle_hidden(s: State, seat: int, rng: random.Random) -> None:
    """The unseen cards of the deck, who else knows which of the sorted cards, and the draws to come."""
    s.chance[0], s.chance[1] = rng.randrange(1, 1 << 32), rng.randrange(1, 1 << 32)
    ring = [(s.deck_top + place) % SHIPS for place in range(s.deck_size)]
    cards = [s.deck[at] for at in ring]
    memory = dict(zip(cards, s.window_known, strict=False))  # of the cards put in order
    mine = EVERYBODY | (1 << seat if seat >= 0 else 0)
    bottom = s.deck_size - s.known_bottom
    if QUESTION_NAMES[s.question] == "order" and s.mover == seat:
        seen = min(3, s.deck_size)
    elif s.window and s.scryer == seat:
        seen = s.window
    else:
        seen = 0
    if seen:
        hidden = cards[seen:bottom]
        rng.shuffle(hidden)
        cards[seen:bottom] = hidden
    else:
        sure = [card for card in cards[: s.window] if memory[card] & mine]
        hidden = [card for card in cards[:bottom] if card not in sure]
        rng.shuffle(hidden)
        top = sure + hidden[: s.window - len(sure)]
        rng.shuffle(top)
        cards[:bottom] = top + hidden[s.window - len(sure) :]
    for at, card in zip(ring, cards, strict=True):
        s.deck[at] = card
    for place in range(s.window):
        remembered = memory.get(cards[place], 0) if cards[place] in memory else 0
        known = remembered & mine if seen or remembered & mine else 0
        s.window_known[place] = known | 1 << s.scryer | others(s, seat, rng)


def others(s: State, seat: int, rng: random.Random) -> int:
    """Any rivals (bits), who may have seen a card or not."""
    return sum(1 << other for other in range(s.players) if other not in (seat, s.scryer) and rng.random() < 0.5)
