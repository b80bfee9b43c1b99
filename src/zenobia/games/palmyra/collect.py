"""Collect: the run's income in coins, and the tribute."""

from __future__ import annotations

from zenobia.core.kernel import rule, tell
from zenobia.games.palmyra.data import MORE_COINS
from zenobia.games.palmyra.ending import end_if_collected, end_turn, pay_out
from zenobia.games.palmyra.events import BONUS, COLLECTED, FLIPPED, TRIBUTE
from zenobia.games.palmyra.state import FLIP, Player, State
from zenobia.games.palmyra.tiles import hand_size


@rule
def earn_coins(s: State) -> None:
    """PM-A.10 Take the coins, then flip. RULING PM-P6, PM-P34 Option `tribute_at_once`: the flip comes first."""
    if s.tribute_at_once:
        if hand_size(s.player[s.turn]):
            s.phase = FLIP
        else:
            collect(s)
            end_unless_over(s)
        return
    collect(s)
    if end_if_collected(s):
        return  # RULING PM-P18
    if hand_size(s.player[s.turn]):
        s.phase = FLIP
    else:
        end_turn(s)


@rule
def tribute(s: State, me: Player) -> int:
    """PM-A.10.2, RULING PM-P7 If the income is greater than the number of flipped tiles: a coin more for each."""
    tested = s.income
    if s.emperor_test and s.emperor == s.turn:
        tested += MORE_COINS  # RULING PM-P8
    return me.flipped if tested > me.flipped else 0


@rule
def collect(s: State) -> None:
    """PM-A.10.1 Coins for the income and the tribute; PM-A.13.5 the Emperor's holder takes one more."""
    more = tribute(s, s.player[s.turn])
    due = s.income + more
    if s.emperor == s.turn:
        due += MORE_COINS
        tell(s, BONUS, s.turn)
    if more:
        tell(s, TRIBUTE, s.turn, more)
    tell(s, COLLECTED, s.turn, pay_out(s, s.turn, due))


@rule
def flip(s: State, kind: int) -> None:
    """PM-A.10.4, PM-A.10.5 Turn a tile of the hand to its coin side for good, whatever the income was."""
    me = s.player[s.turn]
    me.hand[kind] -= 1
    me.flipped += 1
    tell(s, FLIPPED, s.turn, kind, me.flipped)


@rule
def end_flip(s: State) -> None:
    """PM-A.10.4 After one flip or none the turn ends; with the option `tribute_at_once` the coins follow first."""
    if s.tribute_at_once:
        collect(s)
        end_unless_over(s)
    else:
        end_turn(s)


@rule
def end_unless_over(s: State) -> None:
    """The turn ends, or the game with its last coin."""
    if not end_if_collected(s):
        end_turn(s)
