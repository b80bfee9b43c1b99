"""What may be done in the long stages: the actions of the stage, mixed with all that is free at any time (TD-20.1)."""

from __future__ import annotations

from zenobia.core.moves import question
from zenobia.core.offer import Offer, offer
from zenobia.games.tadmor.benefits import offer_returns
from zenobia.games.tadmor.construction import (
    finish_building,
    offer_missions,
    offer_rare_goods,
    offer_temples,
    offer_tower,
)
from zenobia.games.tadmor.improvements import leave_slot, offer_tiles
from zenobia.games.tadmor.income import offer_income
from zenobia.games.tadmor.kingdom import (
    leave_kingdom,
    may_leave_kingdom,
    offer_council,
    offer_income_and_pawn,
    offer_tax,
)
from zenobia.games.tadmor.placement import offer_placements
from zenobia.games.tadmor.state import AT_CONSTRUCTION, AT_KINGDOM, AT_PLACEMENT, AT_SLOT, State
from zenobia.games.tadmor.trading import offer_discards, offer_trades


@question(AT_PLACEMENT)
def placement(s: State, out: Offer) -> None:
    """TD-4 A piece on a space, or a mission for this moment."""
    offer_placements(s, out)
    offer_returns(s, out)


@question(AT_SLOT)
def improvement(s: State, out: Offer) -> None:
    """TD-7.1 Decline or buy a tile."""
    offer(out, leave_slot)
    offer_tiles(s, out)
    offer_income(s, out)
    offer_returns(s, out)
    offer_discards(s, out)
    offer_trades(s, out)


@question(AT_CONSTRUCTION)
def construction(s: State, out: Offer) -> None:
    """TD-7.3 Construction in any order."""
    offer(out, finish_building)
    offer_income(s, out)
    offer_returns(s, out)
    offer_discards(s, out)
    offer_missions(s, out)
    offer_trades(s, out)
    offer_tower(s, out)
    offer_temples(s, out)
    offer_rare_goods(s, out)


@question(AT_KINGDOM)
def kingdom(s: State, out: Offer) -> None:
    """TD-8.6, TD-21.6 Tax, First Player and I48."""
    if may_leave_kingdom(s, s.active):
        offer(out, leave_kingdom)
    offer_income_and_pawn(s, out)
    offer_returns(s, out)
    offer_discards(s, out)
    offer_trades(s, out)
    offer_tax(s, out)
    offer_council(s, out)
