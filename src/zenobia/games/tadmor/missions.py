"""King's Missions: drawing and fulfilling (TD-7.16, TD-7.17, TD-12.5)."""

from __future__ import annotations

from zenobia.core.chance import random
from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell, whisper
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.core.sets import nth, size, take_lowest
from zenobia.games.tadmor.data import (
    MISSION_DISCOUNT,
    MISSION_DISCOUNT_TILES,
    MISSION_PRESTIGE,
    MISSION_PRESTIGE_TILES,
    MISSION_PRICE,
    Resource,
)
from zenobia.games.tadmor.events import DREW, DREW_MISSION, FULFILLED, RESHUFFLED, TILE_PRESTIGE
from zenobia.games.tadmor.paying import ask_waivers, may_waive, pay, pay_rest, shortage, waive
from zenobia.games.tadmor.reasons import resource_name
from zenobia.games.tadmor.state import NOTHING, RESOURCES, WAIVE_FOR_MISSION, Player, State


@rule
def may_draw(s: State) -> bool:
    """TD-7.17 A card is left in the deck or among the discards."""
    return s.deck != 0 or s.discards != 0


@rule
def draw_one(s: State, seat: int) -> bool:
    """TD-7.17 Any card of the deck, each equally likely; an empty deck takes up the discards."""
    if s.deck == 0 and s.discards != 0:
        s.deck = s.discards
        s.discards = 0
        tell(s, RESHUFFLED)
    if s.deck == 0:
        return False
    mission = nth(s.deck, random(s.chance, size(s.deck)))
    s.deck &= ~(1 << mission)
    s.player[seat].hand |= 1 << mission
    whisper(s, seat, DREW_MISSION, mission)
    return True


@rule
def draw_missions(s: State, seat: int, wanted: int) -> None:
    """TD-7.16, TD-10.21 Draw cards, as many as there are."""
    drawn = 0
    while drawn < wanted and draw_one(s, seat):
        drawn += 1
    if drawn > 0:
        tell(s, DREW, seat, drawn)


@rule
def mission_discount(me: Player) -> int:
    """TD-12.20 I20: two resources less."""
    return MISSION_DISCOUNT if me.tiles & MISSION_DISCOUNT_TILES else 0


@rule
def may_fulfil(me: Player, mission: int) -> bool:
    """TD-7.16 Its cost can be paid, less I20."""
    return shortage(me, MISSION_PRICE + mission) <= mission_discount(me)


@rule
def fulfil(s: State, seat: int, mission: int) -> None:
    """TD-7.16 Pay for the mission, or say first what I20 waives."""
    me = s.player[seat]
    if mission_discount(me) > 0:
        ask_waivers(s, WAIVE_FOR_MISSION, MISSION_PRICE + mission, mission_discount(me))
        s.mission_paid = mission
    else:
        pay(me, MISSION_PRICE + mission)
        lay_open(s, seat, mission)


@question(WAIVE_FOR_MISSION)
def which_mission_waiver(s: State, out: Offer) -> None:
    """TD-21.5 Units of the mission's cost, named in order."""
    for resource in range(RESOURCES):
        if may_waive(s, s.player[s.active], MISSION_PRICE + s.mission_paid, resource):
            offer(out, waive_for_mission, resource)


@move("choose", at=WAIVE_FOR_MISSION)
def waive_for_mission(s: State, resource: Resource) -> None:
    """TD-21.5 Unit by unit; then the rest is paid."""
    waive(s, resource)
    if s.answers_left == 0:
        s.question = NOTHING
        pay_rest(s, s.player[s.active], MISSION_PRICE + s.mission_paid)
        lay_open(s, s.active, s.mission_paid)


@refuses(waive_for_mission)
def why_not_waive_for_mission(s: State, resource: int) -> Refused:
    """TD-21.5 Units of the cost, in order, and so that the rest can be paid."""
    return Refused("cannot-waive", rule="TD-21.5", resource=resource_name(resource))


@rule
def lay_open(s: State, seat: int, mission: int) -> None:
    """TD-7.16 The card lies face up; TD-12.5 I5 and I19 pay at once."""
    me = s.player[seat]
    me.hand &= ~(1 << mission)
    me.fulfilled |= 1 << mission
    tell(s, FULFILLED, seat, mission)
    tiles = me.tiles & MISSION_PRESTIGE_TILES
    while tiles:
        tile, tiles = take_lowest(tiles)
        me.pp += MISSION_PRESTIGE[tile]
        tell(s, TILE_PRESTIGE, seat, tile, MISSION_PRESTIGE[tile])
