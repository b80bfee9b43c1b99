"""How well a seat stands: measures of its position, weighed by numbers that self-play has fitted (weights.toml).

`prospects` is linear in the weights, and the chance to win is the softmax of the prospects at the table: so
`zenobia fit` can learn the weights from played games by logistic regression.
"""

from __future__ import annotations

import math
from pathlib import Path

from zenobia.core.cells import Cells, at, count, has
from zenobia.core.data import load_weights
from zenobia.core.kernel import entry, rule
from zenobia.games.tigris.bag import hand_size, tiles_in_bag
from zenobia.games.tigris.board import temples_beside, territory
from zenobia.games.tigris.conflicts import reinforcing_colour, strength_on_board
from zenobia.games.tigris.data import BAG, FIRST_COLOUR, LAST_TREASURES, MONUMENT_COUNT, SECOND_COLOUR, START_COUNT
from zenobia.games.tigris.scoring import balanced, standing
from zenobia.games.tigris.state import (
    ATTACK,
    BLACK,
    COLOURS,
    DEFEND,
    GREEN,
    NONE,
    OVER,
    RED,
    TREASURES,
    State,
)

MEASURES = (
    "weakest",  # points of the weakest colour, treasures added
    "second",
    "third",
    "strongest",
    "leaders",  # leaders on the board
    "leader-of-weakest",  # is the leader of the weakest colour on the board?
    "temples",  # temples beside own leaders, three at most count for one
    "supporters",  # tiles of a leader's colour in his kingdom, six at most count
    "kingdom",  # pieces in the king's kingdom
    "monuments",  # pairs of an own leader and a monument of his colour
    "monuments-of-weakest",
    "treasure-in-reach",  # a treasure in the merchant's kingdom
    "ziggurat",  # the king shares a kingdom with it
    "temples-in-hand",
    "other-tiles-in-hand",
    "catastrophes",
    "actions",  # actions left, on the own turn
)
(
    WEAKEST,
    SECOND,
    THIRD,
    STRONGEST,
    LEADERS,
    LEADER_OF_WEAKEST,
    TEMPLES,
    SUPPORTERS,
    KINGDOM,
    MONUMENTS,
    MONUMENTS_OF_WEAKEST,
    TREASURE_IN_REACH,
    ZIGGURAT,
    TEMPLES_IN_HAND,
    OTHER_TILES_IN_HAND,
    CATASTROPHES_LEFT,
    ACTIONS,
) = range(len(MEASURES))
EARLY, LATE = load_weights(Path(__file__).parent, MEASURES)
TILES_AT_START = sum(int(number) for number in BAG)
TREASURES_IN_PLAY = START_COUNT - LAST_TREASURES


@rule
def progress(s: State) -> float:
    """How much of the game is over, 0 to 1: by the bag or by the treasures, whichever is nearer the end."""
    tiles = 1.0 - tiles_in_bag(s) / TILES_AT_START
    treasures = (START_COUNT - count(at(s.board, TREASURES))) / TREASURES_IN_PLAY
    return min(1.0, max(tiles, treasures))


@rule
def weight(measure: int, time: float) -> float:
    """What a measure counts for at a moment of the game."""
    return EARLY[measure] + time * (LATE[measure] - EARLY[measure])


@entry
def prospects(s: State, seat: int) -> float:
    """A seat's strength: all measures, each times its weight."""
    time = progress(s)
    a, b, c, d = balanced(s, seat)
    value = a * weight(WEAKEST, time) + b * weight(SECOND, time)
    value += c * weight(THIRD, time) + d * weight(STRONGEST, time)
    weakest = weakest_colour(s, seat)
    for colour in range(COLOURS):
        if s.player[seat].leader[colour] >= 0 and not is_losing(s, seat, colour):
            value += leader_prospects(s, seat, colour, colour == weakest, time)
    me = s.player[seat]
    value += me.hand[RED] * weight(TEMPLES_IN_HAND, time)
    value += (hand_size(me) - me.hand[RED]) * weight(OTHER_TILES_IN_HAND, time)
    value += me.catastrophes * weight(CATASTROPHES_LEFT, time)
    if s.turn == seat:
        value += s.actions_left * weight(ACTIONS, time)
    return value


@rule
def is_losing(s: State, seat: int, colour: int) -> bool:
    """Will a leader lose the conflict he is in, if both sides add all they can?"""
    if (s.phase != ATTACK and s.phase != DEFEND) or colour != s.colour or (seat != s.attacker and seat != s.defender):
        return False
    tile = reinforcing_colour(s)
    added = s.reinforcements if s.phase == DEFEND else s.player[s.attacker].hand[tile]
    attack = strength_on_board(s, s.attacker) + added
    defence = strength_on_board(s, s.defender) + s.player[s.defender].hand[tile]
    return (attack <= defence) == (seat == s.attacker)


@rule
def weakest_colour(s: State, seat: int) -> int:
    """The colour with the fewest points."""
    points = s.player[seat].points
    weakest = 0
    for colour in range(1, COLOURS):
        if points[colour] < points[weakest]:
            weakest = colour
    return weakest


@rule
def leader_prospects(s: State, seat: int, colour: int, is_weakest: bool, time: float) -> float:
    """What a leader on the board is worth: his safety, his supporters, what his kingdom will pay."""
    square = s.player[seat].leader[colour]
    kingdom = territory(s, square)
    monuments = monuments_in(s, kingdom, colour)
    value = weight(LEADERS, time) + monuments * weight(MONUMENTS, time)
    value += min(temples_beside(s, square), 3) * weight(TEMPLES, time)
    value += min(count(kingdom & at(s.board, colour)), 6) * weight(SUPPORTERS, time)
    if is_weakest:
        value += weight(LEADER_OF_WEAKEST, time) + monuments * weight(MONUMENTS_OF_WEAKEST, time)
    if colour == GREEN:
        value += count(kingdom & at(s.board, TREASURES)) * weight(TREASURE_IN_REACH, time)
    if colour == BLACK:
        value += min(count(kingdom), 20) * weight(KINGDOM, time)
        if s.ziggurat >= 0 and has(kingdom, s.ziggurat):
            value += weight(ZIGGURAT, time)
    return value


@rule
def monuments_in(s: State, kingdom: Cells, colour: int) -> int:
    """Monuments of a colour in a kingdom."""
    found = 0
    for monument in range(MONUMENT_COUNT):
        corner = s.monument[monument]
        if corner != NONE and has(kingdom, corner):
            if FIRST_COLOUR[monument] == colour or SECOND_COLOUR[monument] == colour:
                found += 1
    return found


@entry
def evaluate(s: State, seat: int) -> float:
    """The chance of a seat to win, 0 to 1; once the game is over, its share of the victory."""
    if s.phase == OVER:
        return result(s, seat)
    mine = prospects(s, seat)
    total = 0.0
    for other in range(s.players):
        total += 1.0 if other == seat else math.exp(min(30.0, prospects(s, other) - mine))
    return 1.0 / total


@rule
def result(s: State, seat: int) -> float:
    """1 for the sole winner, shared between equals."""
    mine = standing(s, seat)
    equals = 0
    for other in range(s.players):
        theirs = standing(s, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            equals += 1
    return 1.0 / equals
