"""Conquer: the run's income in tiles (PM-A.9)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.palmyra.data import LARGE, SMALL, Size
from zenobia.games.palmyra.emperor import more_tiles
from zenobia.games.palmyra.ending import end_game
from zenobia.games.palmyra.events import CONQUERED
from zenobia.games.palmyra.state import END_TILES, SPLIT, TO_NEXT_TURN, State
from zenobia.games.palmyra.tiles import draw


@rule
def earn_tiles(s: State) -> None:
    """PM-A.9, RULING PM-P14 Draw the run's income."""
    s.income += more_tiles(s)
    if not may_split(s, SMALL) and not may_split(s, LARGE):
        end_game(s, END_TILES)  # PM-A.9.4, PM-A.11.1, RULING PM-P30
    elif is_choice(s):
        s.phase = SPLIT
    else:
        draw_income(s, SMALL)


@rule
def share(s: State, size: int, more: int) -> int:
    """PM-A.9.1, PM-A.9.2 Half the tiles of each size; of an odd number, one more of the size `more`."""
    return (s.income + 1) // 2 if size == more else s.income // 2


@rule
def delivered(s: State, size: int, more: int) -> int:
    """RULING PM-P12 The tiles taken of a size; with the option `substitute` one pile fills in what the other lacks."""
    wanted = share(s, size, more)
    if s.substitute:
        wanted += max(0, share(s, 1 - size, more) - s.pile[1 - size])
        wanted = min(wanted, s.pile[size])
    return wanted


@rule
def may_split(s: State, more: int) -> bool:
    """PM-A.9.5 Can the piles deliver this split? With the option `substitute`: can they together?"""
    if s.substitute:
        return s.income <= s.pile[SMALL] + s.pile[LARGE]
    return share(s, SMALL, more) <= s.pile[SMALL] and share(s, LARGE, more) <= s.pile[LARGE]


@rule
def is_choice(s: State) -> bool:
    """PM-A.9.2 An odd number has two splits (RULING PM-P13: even if only one can be delivered it is shown)."""
    if s.substitute:
        return delivered(s, SMALL, SMALL) != delivered(s, SMALL, LARGE)
    return s.income % 2 == 1


@question(SPLIT)
def which_split(s: State, out: Offer) -> None:
    """PM-A.9.2, PM-A.9.5 One tile more of which size? Only what the piles can deliver."""
    if may_split(s, SMALL):
        offer(out, draw_income, SMALL)
    if may_split(s, LARGE):
        offer(out, draw_income, LARGE)


@move("more", at=SPLIT)
def draw_income(s: State, more: Size) -> None:
    """PM-A.9 Draw both shares, PM-A.9.3 which may be 0; the turn ends."""
    small, large = delivered(s, SMALL, more), delivered(s, LARGE, more)
    tell(s, CONQUERED, s.turn, small + large)
    for _ in range(small):
        draw(s, s.turn, SMALL)
    for _ in range(large):
        draw(s, s.turn, LARGE)
    s.phase = TO_NEXT_TURN


@refuses(draw_income)
def why_not_this_split(s: State, more: int) -> Refused:
    """PM-A.9.5 The piles cannot deliver it."""
    return Refused("pile-short", rule="PM-A.9.5")
