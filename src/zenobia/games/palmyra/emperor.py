"""The expert game: the Emperor, who comes for a coin and helps whoever holds it (PM-A.13)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.palmyra.data import EMPEROR_COINS, EMPEROR_PRICE, MORE_COINS, MORE_TILES
from zenobia.games.palmyra.events import BONUS, TOOK_EMPEROR
from zenobia.games.palmyra.runs import blocked, start_run
from zenobia.games.palmyra.state import CENSOR, COLLECT, CONQUER, EMPEROR, LEGION, TO_PILES, TURN, State


@rule
def coins_at_start(s: State) -> int:
    """PM-A.13.1 In the expert game every player begins with one coin more."""
    return EMPEROR_COINS if s.expert else 0


@rule
def holds_emperor(s: State) -> bool:
    """PM-A.13 Is the Emperor with the player whose turn it is?"""
    return s.emperor == s.turn


@move("conquer censor", at=TURN)
def conquer_with_censor(s: State) -> None:
    """PM-A.13.3 For the Emperor's holder the censor conquers too."""
    start_run(s, CONQUER, CENSOR)


@move("collect legion", at=TURN)
def collect_with_legion(s: State) -> None:
    """PM-A.13.3 For the Emperor's holder the legion collects too."""
    start_run(s, COLLECT, LEGION)


@refuses(conquer_with_censor)
def why_censor_cannot_conquer(s: State) -> Refused:
    """PM-A.13.3 Only for the Emperor's holder, and not if he is blocked."""
    return blocked(s, CENSOR) if holds_emperor(s) else without_emperor(s)


@refuses(collect_with_legion)
def why_legion_cannot_collect(s: State) -> Refused:
    """PM-A.13.3 Only for the Emperor's holder, and not if it is blocked."""
    return blocked(s, LEGION) if holds_emperor(s) else without_emperor(s)


def without_emperor(s: State) -> Refused:
    """PM-A.13.3 The Emperor is elsewhere; PM-A.7.1 without it each pawn has its own action."""
    return Refused("not-with-you", rule="PM-A.13.3") if s.expert else Refused("own-action", rule="PM-A.7.1")


@rule
def more_tiles(s: State) -> int:
    """PM-A.13.4, RULING PM-P9 The Emperor's holder draws one tile more, even without income."""
    if holds_emperor(s):
        tell(s, BONUS, s.turn)
        return MORE_TILES
    return 0


@rule
def more_coins(s: State) -> int:
    """PM-A.13.5, RULING PM-P9 The Emperor's holder takes one coin more, even without income."""
    if holds_emperor(s):
        tell(s, BONUS, s.turn)
        return MORE_COINS
    return 0


@rule
def tested_coins(s: State) -> int:
    """RULING PM-P8 The Emperor's coin does not count in the tribute's test, unless the option says so."""
    return MORE_COINS if s.emperor_test and holds_emperor(s) else 0


@rule
def may_take_emperor(s: State) -> bool:
    """PM-A.13.2 A player with a coin may pay for the Emperor; RULING PM-P11 the holder may not."""
    return s.expert == 1 and not holds_emperor(s) and s.player[s.turn].coins >= EMPEROR_PRICE


@question(EMPEROR)
def take_emperor_or_not(s: State, out: Offer) -> None:
    """PM-A.13.2 Pay for the Emperor, or leave it."""
    offer(out, take_emperor)
    offer(out, leave_emperor)


@move("emperor pay", at=EMPEROR)
def take_emperor(s: State) -> None:
    """PM-A.13.6 The Emperor comes from wherever it is; RULING PM-P10 its price goes to the reserve."""
    s.player[s.turn].coins -= EMPEROR_PRICE
    s.reserve += EMPEROR_PRICE
    s.emperor = s.turn
    tell(s, TOOK_EMPEROR, s.turn)
    s.phase = TO_PILES


@move("emperor leave", at=EMPEROR)
def leave_emperor(s: State) -> None:
    """PM-A.13.2 Nobody has to pay."""
    s.phase = TO_PILES
