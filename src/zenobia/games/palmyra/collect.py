"""Collect: the run's income in coins, the tribute and the flip (PM-A.10)."""

from __future__ import annotations

from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer, offer_where_not
from zenobia.games.palmyra.data import KIND_NAMES, Kind
from zenobia.games.palmyra.emperor import more_coins, tested_coins
from zenobia.games.palmyra.ending import end_game, pay_out
from zenobia.games.palmyra.events import COLLECTED, FLIPPED, TRIBUTE
from zenobia.games.palmyra.state import END_COINS, FLIP, TO_NEXT_TURN, Player, State
from zenobia.games.palmyra.tiles import hand_size


@rule
def earn_coins(s: State) -> None:
    """PM-A.10 Take the coins, then flip. RULING PM-P6, PM-P34 Option `tribute_at_once`: the flip comes first."""
    s.phase = FLIP if hand_size(s.player[s.turn]) else TO_NEXT_TURN
    if not s.tribute_at_once or s.phase != FLIP:
        collect(s)


@rule
def tribute(s: State, me: Player) -> int:
    """PM-A.10.2, RULING PM-P7 If the income is greater than the number of flipped tiles: a coin more for each."""
    return me.flipped if s.income + tested_coins(s) > me.flipped else 0


@rule
def collect(s: State) -> None:
    """PM-A.10.1 Coins for the income and the tribute; RULING PM-P18 the last coin ends the game at once."""
    more = tribute(s, s.player[s.turn])
    due = s.income + more + more_coins(s)
    if more:
        tell(s, TRIBUTE, s.turn, more)
    tell(s, COLLECTED, s.turn, pay_out(s, s.turn, due))
    if s.reserve == 0:
        end_game(s, END_COINS)  # PM-A.11.2


@question(FLIP)
def which_flip(s: State, out: Offer) -> None:
    """PM-A.10.4 Any face-up tile of the hand, or none."""
    offer(out, flip_nothing)
    offer_where_not(out, flip_tile, s.player[s.turn].hand, 0)


@move("flip", at=FLIP)
def flip_tile(s: State, kind: Kind) -> None:
    """PM-A.10.4, PM-A.10.5 Turn a tile of the hand to its coin side for good, whatever the income was."""
    me = s.player[s.turn]
    me.hand[kind] -= 1
    me.flipped += 1
    tell(s, FLIPPED, s.turn, kind, me.flipped)
    flip_nothing(s)


@refuses(flip_tile)
def why_no_flip(s: State, kind: int) -> Refused:
    """PM-A.10.4 Only a tile of the hand."""
    return Refused("no-such-tile", rule="PM-A.10.4", tile=Term("tile", KIND_NAMES[kind]))


@move("flip nothing", at=FLIP)
def flip_nothing(s: State) -> None:
    """PM-A.10.4 After one flip or none the turn ends; with the option `tribute_at_once` the coins follow first."""
    s.phase = TO_NEXT_TURN
    if s.tribute_at_once:
        collect(s)
