"""The solo campaign: its five games, the drain and the targets (PM-A.14); campaign.py keeps the scores."""

from __future__ import annotations

from zenobia.core.kernel import rule, tell
from zenobia.games.palmyra.data import DRAIN, LARGE, SMALL, SOLO_FLIPPED, SOLO_HAND, TARGET
from zenobia.games.palmyra.events import DRAINED, FAILED, PASSED
from zenobia.games.palmyra.state import State
from zenobia.games.palmyra.tiles import draw_hand


@rule
def give_solo_goods(s: State) -> None:
    """PM-A.14.2, RULING PM-P25 The hand of the solo game; PM-A.14.5 its flipped tiles come unseen from a pile."""
    draw_hand(s, 0, SOLO_HAND[s.solo - 1][SMALL], SOLO_HAND[s.solo - 1][LARGE])
    s.player[0].flipped = SOLO_FLIPPED[s.solo - 1]
    s.pile[SMALL] -= SOLO_FLIPPED[s.solo - 1]


@rule
def drain(s: State) -> None:
    """PM-A.14.1 Alone, coins leave the game after every turn, as long as there are any."""
    gone = min(DRAIN, s.reserve)
    s.reserve -= gone
    tell(s, DRAINED, gone)


@rule
def has_passed(s: State) -> bool:
    """PM-A.14.3 A solo game is passed with at least as many coins as its target."""
    return s.player[0].coins >= TARGET[s.solo - 1]


@rule
def tell_passed(s: State) -> None:
    """PM-A.14.3 Was the target reached?"""
    tell(s, PASSED if has_passed(s) else FAILED, s.player[0].coins, TARGET[s.solo - 1])
