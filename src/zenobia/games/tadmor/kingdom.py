"""The kingdom sub-phase: Tower's Prestige, Taxman, War Supplies, First Player (TD-8)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.core.sets import take_lowest
from zenobia.games.tadmor.board import era, seat_at, take_back
from zenobia.games.tadmor.data import (
    COUNCIL,
    FIRST_PLAYER,
    NO_TAX,
    SELECTABLE,
    SELECTABLE_COUNT,
    TAX_GOLD,
    TAX_PENALTY,
    TAXMAN,
    TOWER_PRESTIGE,
    TOWER_PRESTIGE_TILES,
    WAR_SUPPLIES,
    CouncilAction,
    Resource,
    Space,
)
from zenobia.games.tadmor.events import (
    BANNERS_SCORED,
    PAWN_TAKEN,
    TAX_PAID,
    TAX_SPARED,
    TAX_UNPAID,
    WAR_SUPPLIES_SCORED,
)
from zenobia.games.tadmor.income import take_all_income, take_income, why_no_income
from zenobia.games.tadmor.paying import goods, spend
from zenobia.games.tadmor.reasons import no_piece_on
from zenobia.games.tadmor.state import (
    AT_KINGDOM,
    COUNCIL_ACTIONS,
    GOLD,
    MARBLE,
    NONE,
    NOTHING,
    ON_FIRST_PLAYER,
    ON_TAXMAN,
    ON_WAR_SUPPLIES,
    PAWN_GOOD,
    State,
)


@rule
def highest_tower(s: State) -> int:
    """TD-8.1 The seat whose tower alone is the highest, or NONE."""
    best = 0
    for seat in range(1, s.players):
        if s.player[seat].tower > s.player[best].tower:
            best = seat
    for seat in range(s.players):
        if seat != best and s.player[seat].tower == s.player[best].tower:
            return NONE
    return best


@rule
def tower_prestige(s: State) -> None:
    """TD-8.1, TD-12.16 The single highest tower scores its owner's banners I16, I17, I35, I36."""
    seat = highest_tower(s)
    if seat == NONE:
        return
    me = s.player[seat]
    prestige = 0
    tiles = me.tiles & TOWER_PRESTIGE_TILES
    while tiles:
        tile, tiles = take_lowest(tiles)
        prestige += TOWER_PRESTIGE[tile]
    if prestige > 0:
        me.pp += prestige
        tell(s, BANNERS_SCORED, seat, prestige)


@rule
def next_in_kingdom(s: State) -> bool:
    """TD-8.6 RULING TD-14.24 One player after the other, each in the order he likes."""
    if s.seats_done >= s.players:
        return False
    s.active = seat_at(s, s.seats_done)
    s.seats_done += 1
    return True


@rule
def begin_kingdom(s: State) -> None:
    """TD-8.4, TD-8.7 The active player's pieces here are noted, War Supplies score at once, and tax is due."""
    seat = s.active
    s.on_board = 0
    if s.owner[TAXMAN] == seat:
        s.on_board |= ON_TAXMAN
    if s.owner[FIRST_PLAYER] == seat:
        s.on_board |= ON_FIRST_PLAYER
    if s.owner[WAR_SUPPLIES] == seat:
        s.on_board |= ON_WAR_SUPPLIES
        take_back(s, WAR_SUPPLIES)
        war_supplies(s, seat)
    s.tax = tax_of(s, seat)


@rule
def tax_of(s: State, seat: int) -> int:
    """TD-8.2, TD-8.3, TD-12.46 None, one or two gold by era; none with a piece on the Taxman or I46."""
    if s.owner[TAXMAN] == seat or s.player[seat].tiles & NO_TAX:
        return 0
    return TAX_GOLD[era(s)]


@rule
def may_pay_tax(s: State, seat: int) -> bool:
    """TD-8.2 The whole tax or nothing."""
    return s.tax > 0 and goods(s.player[seat], GOLD) >= s.tax


@rule
def offer_tax(s: State, out: Offer) -> None:
    """TD-8.2 While tax is due: pay it, or take the penalty."""
    if may_pay_tax(s, s.active):
        offer(out, pay_tax)
    if s.tax > 0:
        offer(out, take_penalty)


@move("tax pay", at=AT_KINGDOM)
def pay_tax(s: State) -> None:
    """TD-8.2 The gold is paid."""
    spend(s.player[s.active], GOLD, s.tax)
    tell(s, TAX_PAID, s.active, s.tax)
    s.tax = 0


@move("tax penalty", at=AT_KINGDOM)
def take_penalty(s: State) -> None:
    """TD-8.2 Or prestige is lost, even if the gold is there, even below zero."""
    s.player[s.active].pp -= TAX_PENALTY[era(s)]
    tell(s, TAX_UNPAID, s.active, TAX_PENALTY[era(s)])
    s.tax = 0


@refuses(pay_tax, take_penalty)
def why_no_tax(s: State) -> Refused:
    """TD-8.2 No tax is due, or the gold is missing."""
    if s.tax == 0:
        return Refused("no-tax-due", rule="TD-8.2")
    return Refused("too-little-gold", rule="TD-8.2", n=int(s.tax))


@rule
def lowest_tower(s: State) -> int:
    """TD-8.4 The height of the lowest tower."""
    lowest = s.player[0].tower
    for seat in range(1, s.players):
        lowest = min(lowest, s.player[seat].tower)
    return lowest


@rule
def war_supplies(s: State, seat: int) -> None:
    """TD-8.4 The own tower less the lowest of all."""
    me = s.player[seat]
    prestige = me.tower - lowest_tower(s)
    me.pp += prestige
    tell(s, WAR_SUPPLIES_SCORED, seat, prestige)


@rule
def offer_income_and_pawn(s: State, out: Offer) -> None:
    """TD-21.1, TD-8.5 Own pieces on resources and Peace Gifts, and on the First Player."""
    seat = s.active
    for number in range(SELECTABLE_COUNT):
        if s.owner[SELECTABLE[number]] == seat:
            offer(out, take_income_or_pawn, SELECTABLE[number])


@move("space", at=AT_KINGDOM)
def take_income_or_pawn(s: State, space: Space) -> None:
    """TD-21.1, TD-8.5 In the kingdom sub-phase a piece takes its income, or the first player pawn."""
    if space == FIRST_PLAYER:
        take_pawn(s, space)
    else:
        take_income(s, space)


@refuses(take_income_or_pawn)
def why_not_take(s: State, space: int) -> Refused:
    """TD-21.1, TD-8.5 An own piece on resources, Peace Gifts or the First Player."""
    return why_no_income(s, space)


@rule
def take_pawn(s: State, space: int) -> None:
    """TD-8.5, TD-8.8 The first player pawn and one base good; the pawn counts from the next round (TD-9.1)."""
    s.pawn = s.active
    take_back(s, space)
    s.question = PAWN_GOOD


@question(PAWN_GOOD)
def which_pawn_good(s: State, out: Offer) -> None:
    """TD-8.5 Wood or stone."""
    for resource in range(MARBLE):
        offer(out, take_pawn_good, resource)


@move("choose", at=PAWN_GOOD)
def take_pawn_good(s: State, resource: Resource) -> None:
    """TD-8.5 The base good goes to the warehouse."""
    s.question = NOTHING
    s.player[s.active].warehouse[resource] += 1
    tell(s, PAWN_TAKEN, s.active, resource)


@refuses(take_pawn_good)
def why_not_this_pawn_good(s: State, resource: int) -> Refused:
    """TD-8.5 A base good."""
    return Refused("base-only", rule="TD-8.5")


@rule
def may_use_council(s: State, action: int) -> bool:
    """TD-8.7 I48: an action that the player has no piece on; the Taxman only while tax is due (TD-21.11)."""
    if s.on_board & action:
        return False
    return s.tax > 0 if action == ON_TAXMAN else True


@rule
def offer_council(s: State, out: Offer) -> None:
    """TD-8.7 The three actions that a piece on I48 may carry out."""
    if s.owner[COUNCIL] == s.active:
        for number in range(COUNCIL_ACTIONS):
            if may_use_council(s, 1 << number):
                offer(out, use_council, number)


@move("council", at=AT_KINGDOM)
def use_council(s: State, number: CouncilAction) -> None:
    """TD-8.7 The piece on I48 acts."""
    seat, action = s.active, 1 << number
    if action == ON_FIRST_PLAYER:
        take_pawn(s, COUNCIL)
        return
    take_back(s, COUNCIL)
    if action == ON_TAXMAN:
        s.tax = 0
        tell(s, TAX_SPARED, seat)
    else:
        war_supplies(s, seat)


@refuses(use_council)
def why_no_council(s: State, number: int) -> Refused:
    """TD-8.7 A piece on I48; not what a piece on the board does already; the Taxman only while tax is due."""
    if s.owner[COUNCIL] != s.active:
        return no_piece_on(COUNCIL, "TD-8.7")
    return Refused("on-board-already" if s.on_board & 1 << number else "no-tax-due", rule="TD-8.7")


@rule
def may_leave_kingdom(s: State, seat: int) -> bool:
    """TD-21.6 RULING TD-14.38 Tax and pawn are not left open."""
    return s.tax == 0 and s.owner[FIRST_PLAYER] != seat


@move("pass", at=AT_KINGDOM)
def leave_kingdom(s: State) -> None:
    """TD-21.6 What is still on income spaces arrives."""
    take_all_income(s, s.active)
    s.active = NONE


@refuses(leave_kingdom)
def why_not_leave(s: State) -> Refused:
    """TD-21.6 Tax or pawn are still open."""
    return Refused("tax-open" if s.tax else "pawn-open", rule="TD-21.6")
