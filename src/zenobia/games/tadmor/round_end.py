"""The end of the round, the change of era (TD-11)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.tadmor.board import era, seat_at, take_back
from zenobia.games.tadmor.data import (
    GREAT_STORAGE,
    GREAT_STORAGE_TILES,
    LEVEL_AT_NEW_ERA,
    ROUNDS,
    ROUNDS_PER_ERA,
    SPACES,
    STORAGE,
    Resource,
)
from zenobia.games.tadmor.events import ERA, ROUND, THROWN_AWAY, TOWER_SCORED
from zenobia.games.tadmor.improvements import lay_out
from zenobia.games.tadmor.paying import all_goods, may_spend_any, spend_any
from zenobia.games.tadmor.reasons import why_not_spend
from zenobia.games.tadmor.state import NONE, NOTHING, OVER, PLACEMENT, RESOURCES, STORING, THROW_AWAY, Player, State


@rule
def end_round(s: State) -> None:
    """TD-11.1 All pieces go home; traded goods are stored with the others."""
    for space in range(SPACES):
        if s.owner[space] >= 0:
            take_back(s, space)
    for seat in range(s.players):
        store_traded_goods(s.player[seat])
    s.stage = STORING
    s.seats_done = 0


@rule
def store_traded_goods(me: Player) -> None:
    """TD-11.1 Next round they may be traded; rights of the round end."""
    for resource in range(RESOURCES):
        me.warehouse[resource] += me.traded[resource]
        me.traded[resource] = 0
    me.bought_base = 0
    me.bought_superior = 0
    me.paid_prestige = 0
    me.market_right = 0
    me.ebla_market = 0


@rule
def storage(me: Player) -> int:
    """TD-11.2, TD-12.33 Eight resources, twelve with I33."""
    return GREAT_STORAGE if me.tiles & GREAT_STORAGE_TILES else STORAGE


@rule
def next_to_store(s: State) -> bool:
    """TD-11.2 In turn order, whoever has too many resources; TD-11.4 nobody after the last round."""
    while s.seats_done < s.players and s.round_number < ROUNDS:
        seat = seat_at(s, s.seats_done)
        excess = all_goods(s.player[seat]) - storage(s.player[seat])
        s.seats_done += 1
        if excess > 0:
            s.active = seat
            s.question = THROW_AWAY
            s.answers_left = excess
            s.least_resource = 0
            return True
    return False


@question(THROW_AWAY)
def what_to_throw_away(s: State, out: Offer) -> None:
    """TD-11.2 Resources of any kind, named in order."""
    for resource in range(RESOURCES):
        if may_spend_any(s, s.player[s.active], resource):
            offer(out, throw_away, resource)


@move("choose", at=THROW_AWAY)
def throw_away(s: State, resource: Resource) -> None:
    """TD-11.2 Own choice, unit by unit."""
    spend_any(s, s.player[s.active], resource)
    tell(s, THROWN_AWAY, s.active, resource)
    if s.answers_left == 0:
        s.question = NOTHING
        s.active = NONE


@refuses(throw_away)
def why_not_throw_away(s: State, resource: int) -> Refused:
    """TD-21.9 Named in order, and so that enough is thrown away."""
    return why_not_spend(s, resource, "TD-21.9")


@rule
def next_round(s: State) -> None:
    """TD-11.3, TD-11.4, TD-9.1 The marker moves on; after the ninth round the game is over."""
    if s.round_number == ROUNDS:
        s.stage = OVER
        return
    s.round_number += 1
    if (s.round_number - 1) % ROUNDS_PER_ERA == 0:
        new_era(s)
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """TD-9.1 Who has the pawn now leads the round."""
    s.leader = s.pawn
    s.stage = PLACEMENT
    s.seats_done = s.players - 1  # the leader comes next
    tell(s, ROUND, s.round_number, era(s))


@rule
def new_era(s: State) -> None:
    """TD-11.3 Every level scores, then the new era's tiles are laid out."""
    tell(s, ERA, era(s))
    for seat in range(s.players):
        prestige = LEVEL_AT_NEW_ERA * s.player[seat].tower
        s.player[seat].pp += prestige
        if prestige > 0:
            tell(s, TOWER_SCORED, seat, prestige)
    lay_out(s)
