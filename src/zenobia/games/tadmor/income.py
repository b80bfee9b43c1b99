"""Actions at any time of the Resolution stage: resources, Peace Gifts, Caravan and Shipyard (TD-6)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, refuses
from zenobia.core.offer import Offer, offer
from zenobia.core.sets import size, take_lowest
from zenobia.games.tadmor.board import era, gain_piece, may_gain_piece, take_back
from zenobia.games.tadmor.data import (
    CAMEL_CONDITION_COUNT,
    CAMEL_CONDITIONS,
    CARAVAN,
    COLLECTED,
    DOUBLE_GIFTS,
    ERAS,
    GIFT_FACTOR,
    GIFTS,
    GOODS_OF_COLOUR,
    INCOME_COUNT,
    INCOME_SPACES,
    RESOURCE_AT,
    SHIP_BONUS,
    SHIP_BONUS_RESOURCE,
    SHIP_BONUS_TILES,
    SHIP_SETS,
    SHIPYARD,
    Space,
)
from zenobia.games.tadmor.events import GIFTS_GIVEN, INCOME_COLLECTED
from zenobia.games.tadmor.reasons import space_name
from zenobia.games.tadmor.state import AT_CONSTRUCTION, AT_SLOT, CAMEL, COLOURS, MARBLE, SHIP, Player, State

CONDITION = 3  # a camel's condition has three numbers: which camel, tower, missions


@rule
def ship_bonus(me: Player, resource: int) -> int:
    """TD-12.10 The tiles for this resource, all together."""
    bonus = 0
    tiles = me.tiles & SHIP_BONUS_TILES
    while tiles:
        tile, tiles = take_lowest(tiles)
        if SHIP_BONUS_RESOURCE[tile] == resource:
            bonus += SHIP_BONUS[tile]
    return bonus


@rule
def units_for(s: State, me: Player, piece: int, resource: int) -> int:
    """TD-6.2 What a piece takes, by piece, resource and era; ships with their tiles' bonus."""
    superior = 1 if resource >= MARBLE else 0
    units = COLLECTED[(piece * 2 + superior) * ERAS + era(s)]
    if piece == SHIP:
        units += ship_bonus(me, resource)
    return units


@rule
def units_of(s: State, space: int) -> int:
    """TD-6.2 What the piece on a space takes."""
    return units_for(s, s.player[s.owner[space]], s.piece[space], RESOURCE_AT[space])


@rule
def collect(s: State, space: int) -> None:
    """TD-6.2 The units go to the warehouse."""
    seat, resource, units = s.owner[space], RESOURCE_AT[space], units_of(s, space)
    s.player[seat].warehouse[resource] += units
    tell(s, INCOME_COLLECTED, seat, units, resource, space)
    take_back(s, space)


@rule
def gifts_for(s: State, me: Player, piece: int) -> int:
    """TD-6.13, TD-12.44 The prestige of the space for the era, doubled by I44."""
    prestige = GIFTS[piece * ERAS + era(s)]
    return prestige * GIFT_FACTOR if me.tiles & DOUBLE_GIFTS else prestige


@rule
def give_gifts(s: State, space: int) -> None:
    """TD-6.13 The prestige is scored at once."""
    seat = s.owner[space]
    prestige = gifts_for(s, s.player[seat], s.piece[space])
    s.player[seat].pp += prestige
    tell(s, GIFTS_GIVEN, seat, prestige)
    take_back(s, space)


@rule
def offer_income(s: State, out: Offer) -> None:
    """TD-21.1 Own pieces on resources and Peace Gifts."""
    seat = s.active
    for number in range(INCOME_COUNT):
        if s.owner[INCOME_SPACES[number]] == seat:
            offer(out, take_income, INCOME_SPACES[number])


@move("space", at=(AT_SLOT, AT_CONSTRUCTION))
def take_income(s: State, space: Space) -> None:
    """TD-6.2, TD-6.13 A piece takes its resources or gives its gifts."""
    if RESOURCE_AT[space] >= 0:
        collect(s, space)
    else:
        give_gifts(s, space)


@refuses(take_income)
def why_no_income(s: State, space: int) -> Refused:
    """TD-6.2, TD-6.13 An own piece on resources or Peace Gifts."""
    if s.owner[space] != s.active:
        return Refused("not-your-piece", rule="TD-6.1", space=space_name(space))
    return Refused("no-income", rule="TD-21.1", space=space_name(space))


@rule
def take_all_income(s: State, seat: int) -> None:
    """TD-21.6 What a player left on the board arrives by itself: it never harms."""
    for number in range(INCOME_COUNT):
        if s.owner[INCOME_SPACES[number]] == seat:
            take_income(s, INCOME_SPACES[number])


@rule
def earns_camel(me: Player) -> bool:
    """TD-6.10 The 4th and the 5th camel have conditions on tower and missions; returned missions count."""
    missions = size(me.fulfilled) + size(me.returned)
    for number in range(CAMEL_CONDITION_COUNT):
        row = number * CONDITION
        if (
            me.owned[CAMEL] + 1 == CAMEL_CONDITIONS[row]
            and me.tower >= CAMEL_CONDITIONS[row + 1]
            and missions >= CAMEL_CONDITIONS[row + 2]
        ):
            return True
    return False


@rule
def earns_ship(me: Player) -> bool:
    """TD-6.11 One rare good of each colour for the 3rd ship, two for the 4th; RULING TD-14.9."""
    for colour in range(COLOURS):
        goods_of_colour = 0
        for good in range(colour * GOODS_OF_COLOUR, (colour + 1) * GOODS_OF_COLOUR):
            goods_of_colour += me.rare[good]
        if goods_of_colour < SHIP_SETS[me.owned[SHIP] + 1]:
            return False
    return True


@rule
def caravan_and_shipyard(s: State) -> None:
    """TD-6.12 Both give their piece at the first moment at which the condition holds."""
    seat = s.owner[CARAVAN]
    if seat >= 0 and may_gain_piece(s, seat, CAMEL) and earns_camel(s.player[seat]):
        take_back(s, CARAVAN)
        gain_piece(s, seat, CAMEL)
    seat = s.owner[SHIPYARD]
    if seat >= 0 and may_gain_piece(s, seat, SHIP) and earns_ship(s.player[seat]):
        take_back(s, SHIPYARD)
        gain_piece(s, seat, SHIP)
