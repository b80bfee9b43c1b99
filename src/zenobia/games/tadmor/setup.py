"""Setting up (TD-2)."""

from __future__ import annotations

from zenobia.core.chance import random, start
from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer, offer_each
from zenobia.core.sets import holds
from zenobia.games.tadmor.board import seat_at
from zenobia.games.tadmor.data import (
    ALL_MISSIONS,
    BASE_BONUS,
    BOARD_SPACES,
    GOODS,
    ON_FACE_FOR_MORE,
    ON_FACE_FOR_TWO,
    RARE_COPIES,
    SPACES,
    START_MISSIONS,
    START_PIECES,
    START_PRESTIGE,
    START_RESOURCES,
    START_TILES,
    SUPERIOR_BONUS,
    Resource,
    Tile,
)
from zenobia.games.tadmor.events import BONUS_TAKEN, TILE_CHOSEN
from zenobia.games.tadmor.improvements import lay_out, owned_tiles, tiles_of_era
from zenobia.games.tadmor.missions import draw_missions
from zenobia.games.tadmor.rare import turn_up
from zenobia.games.tadmor.reasons import tile_name
from zenobia.games.tadmor.round_end import begin_round
from zenobia.games.tadmor.state import (
    AT_START_TILE,
    BASE_BONUS_GOOD,
    BONUS,
    CAMEL,
    COLOURS,
    MARBLE,
    NONE,
    NOT_PRINTED,
    NOTHING,
    RESOURCES,
    SHIP,
    START_TILE,
    SUPERIOR_BONUS_GOOD,
    Player,
    State,
)


@rule
def set_up(s: State, players: int, seed: int) -> None:
    """TD-2.1 to TD-2.5, TD-2.8 Board, rare goods, deck and the players' starting goods; a random player leads."""
    start(s.chance, seed)
    s.players = players
    s.round_number = 1
    lay_board(s)
    for good in range(GOODS):
        s.rare_left[good] = RARE_COPIES[players]
    for colour in range(COLOURS):
        turn_up(s, colour)
    s.deck = ALL_MISSIONS
    s.holder = NONE
    s.held = NONE
    s.raided = NONE
    s.under_attack = NONE  # TD-2.2 all marauder cards are in their deck
    s.pawn = random(s.chance, players)
    s.leader = s.pawn
    for seat in range(players):
        equip(s.player[seat])
    s.stage = BONUS
    s.active = NONE


@rule
def lay_board(s: State) -> None:
    """TD-2.1, TD-2.10 The face for the number of players; all its spaces are free."""
    for space in range(SPACES):
        s.owner[space] = NONE
    for space in range(BOARD_SPACES):
        printed = ON_FACE_FOR_TWO[space] if s.players == 2 else ON_FACE_FOR_MORE[space]
        if printed == 0:
            s.owner[space] = NOT_PRINTED


@rule
def equip(me: Player) -> None:
    """TD-2.5, TD-2.8 Three camels, two ships, six resources and 10 prestige points."""
    me.pp = START_PRESTIGE
    for piece in range(CAMEL, SHIP + 1):
        me.owned[piece] = START_PIECES[piece]
        me.supply[piece] = START_PIECES[piece]
    for resource in range(RESOURCES):
        me.warehouse[resource] = START_RESOURCES[resource]


@rule
def next_bonus(s: State) -> None:
    """TD-2.5 In turn order: base goods, then superior goods, as many as the place gives."""
    while s.seats_done < s.players:
        if s.question == NOTHING and BASE_BONUS[s.seats_done] > 0:
            ask_bonus(s, BASE_BONUS_GOOD, BASE_BONUS[s.seats_done])
            return
        if s.question != SUPERIOR_BONUS_GOOD and SUPERIOR_BONUS[s.seats_done] > 0:
            ask_bonus(s, SUPERIOR_BONUS_GOOD, SUPERIOR_BONUS[s.seats_done])
            return
        s.question = NOTHING
        s.seats_done += 1
    s.stage = START_TILE
    s.seats_done = 0


@rule
def ask_bonus(s: State, asked: int, units: int) -> None:
    """TD-21.9 Which good?"""
    s.active = seat_at(s, s.seats_done)
    s.question = asked
    s.answers_left = units


@question(BASE_BONUS_GOOD)
def which_base_good(s: State, out: Offer) -> None:
    """TD-2.5 Wood or stone."""
    for resource in range(MARBLE):
        offer(out, take_bonus, resource)


@question(SUPERIOR_BONUS_GOOD)
def which_superior_good(s: State, out: Offer) -> None:
    """TD-2.5 Marble or gold."""
    for resource in range(MARBLE, RESOURCES):
        offer(out, take_bonus, resource)


@move("choose", at=(BASE_BONUS_GOOD, SUPERIOR_BONUS_GOOD))
def take_bonus(s: State, resource: Resource) -> None:
    """TD-2.5 It goes to the warehouse."""
    s.player[s.active].warehouse[resource] += 1
    tell(s, BONUS_TAKEN, s.active, resource)
    s.answers_left -= 1
    if s.answers_left == 0:
        s.active = NONE


@refuses(take_bonus)
def why_not_this_good(s: State, resource: int) -> Refused:
    """TD-2.5 A base good, or a superior one."""
    return Refused("base-only" if s.question == BASE_BONUS_GOOD else "superior-only", rule="TD-2.5")


@rule
def next_start_tile(s: State) -> None:
    """TD-2.6 In reverse turn order; TD-2.11 then tiles are laid out and missions dealt."""
    if s.seats_done < s.players:
        s.seats_done += 1
        s.active = seat_at(s, s.players - s.seats_done)
        return
    lay_out(s)
    for place in range(s.players):
        draw_missions(s, seat_at(s, place), START_MISSIONS)
    begin_round(s)


@rule
def start_choice(s: State) -> int:
    """TD-2.6 One of the START tiles; TD-2.9 experienced players: any tile of era I."""
    tiles = tiles_of_era(s, 0) if s.experienced else START_TILES
    return tiles & ~owned_tiles(s)


@question(AT_START_TILE)
def which_start_tile(s: State, out: Offer) -> None:
    """TD-2.6 Any of those that are left."""
    offer_each(out, choose_start_tile, start_choice(s))


@move("tile", at=AT_START_TILE)
def choose_start_tile(s: State, tile: Tile) -> None:
    """TD-2.6 The tile is the player's."""
    s.player[s.active].tiles |= 1 << tile
    tell(s, TILE_CHOSEN, s.active, tile)
    s.active = NONE


@refuses(choose_start_tile)
def why_not_start_with(s: State, tile: int) -> Refused:
    """TD-2.6 Taken, or no tile to start with."""
    taken = holds(owned_tiles(s), tile)
    return Refused("tile-taken" if taken else "no-start-tile", rule="TD-2.6", tile=tile_name(tile))
