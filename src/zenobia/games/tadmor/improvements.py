"""Improvements: tiles on the board, bought in the order of the spaces (TD-7.1, TD-7.2, TD-10.15, TD-10.25, TD-11.3)."""

from __future__ import annotations

from zenobia.core.chance import random
from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer, offer_each
from zenobia.core.sets import holds, nth, size
from zenobia.games.tadmor.board import era, put, take_back
from zenobia.games.tadmor.data import (
    ERA_TILES,
    IMPROVEMENT_COST,
    NOT_FOR_TWO,
    SLOT_COUNT,
    SLOTS,
    SPACE_OF_TILE,
    START_TILES,
    TILES_ON_BOARD,
    Resource,
    Tile,
)
from zenobia.games.tadmor.events import IMPROVEMENT, IMPROVEMENT_FREE
from zenobia.games.tadmor.paying import all_goods, may_spend_any, spend_any
from zenobia.games.tadmor.reasons import tile_name, why_not_spend
from zenobia.games.tadmor.state import (
    AT_SLOT,
    LATE,
    NONE,
    NOTHING,
    PAY_FOR_TILE,
    RESOURCES,
    TILE_OFF_BOARD,
    TILE_ON_BOARD,
    State,
)
from zenobia.games.tadmor.tower import fifth_level


@rule
def owned_tiles(s: State) -> int:
    """All tiles that anybody owns."""
    tiles = 0
    for seat in range(s.players):
        tiles |= s.player[seat].tiles
    return tiles


@rule
def tiles_of_era(s: State, number: int) -> int:
    """TD-1.2, TD-2.10 The tiles of an era that are in this game: two players go without fourteen of them."""
    tiles = ERA_TILES[number]
    return tiles & ~NOT_FOR_TWO if s.players == 2 else tiles


@rule
def lay_out(s: State) -> None:
    """TD-2.7, TD-11.3 Tiles of the era are drawn for the board; those before are gone."""
    pool = tiles_of_era(s, era(s)) & ~owned_tiles(s)
    if not s.experienced:
        pool &= ~START_TILES
    s.board_tiles = 0
    for _ in range(min(TILES_ON_BOARD[s.players], size(pool))):
        tile = nth(pool, random(s.chance, size(pool)))
        pool &= ~(1 << tile)
        s.board_tiles |= 1 << tile


@rule
def next_slot(s: State) -> None:
    """TD-7.1 Improvement spaces act in printed order; the next one with a piece on it."""
    while s.slots_done < SLOT_COUNT:
        seat = s.owner[SLOTS[s.slots_done]]
        if seat >= 0:
            s.active = seat
            return
        s.slots_done += 1
    s.stage = LATE
    s.seats_done = 0


@rule
def may_buy_tile(s: State, seat: int) -> bool:
    """TD-7.1 One, two or three resources of any kind, by era."""
    return s.board_tiles != 0 and all_goods(s.player[seat]) >= IMPROVEMENT_COST[era(s)]


@rule
def offer_tiles(s: State, out: Offer) -> None:
    """TD-7.1 Any tile of the board, if it can be paid."""
    if may_buy_tile(s, s.active):
        offer_each(out, buy_tile, s.board_tiles)


@move("tile", at=AT_SLOT)
def buy_tile(s: State, tile: Tile) -> None:
    """TD-7.1, TD-21.5 The tile is named, then what is paid."""
    s.question = PAY_FOR_TILE
    s.tile_bought = tile
    s.answers_left = IMPROVEMENT_COST[era(s)]
    s.least_resource = 0


@refuses(buy_tile)
def why_not_buy_tile(s: State, tile: int) -> Refused:
    """TD-7.1 A tile of the board, and the resources for it."""
    if not holds(s.board_tiles, tile):
        return Refused("not-on-board", rule="TD-7.1", tile=tile_name(tile))
    return Refused("too-few-resources", rule="TD-7.1", n=int(IMPROVEMENT_COST[era(s)]))


@question(PAY_FOR_TILE)
def which_payment(s: State, out: Offer) -> None:
    """TD-7.1, TD-21.5 Resources of any kind, named in order."""
    for resource in range(RESOURCES):
        if may_spend_any(s, s.player[s.active], resource):
            offer(out, pay_for_tile, resource)


@move("choose", at=PAY_FOR_TILE)
def pay_for_tile(s: State, resource: Resource) -> None:
    """TD-7.1 Unit by unit; with the last one the tile changes hands and the space is done."""
    seat, tile = s.active, s.tile_bought
    spend_any(s, s.player[seat], resource)
    if s.answers_left > 0:
        return
    s.question = NOTHING
    tell(s, IMPROVEMENT, seat, tile, IMPROVEMENT_COST[era(s)])
    piece = s.piece[SLOTS[s.slots_done]]
    leave_slot(s)
    receive(s, seat, tile)
    if SPACE_OF_TILE[tile] >= 0:
        put(s, seat, piece, SPACE_OF_TILE[tile])  # TD-6.15 the buying piece moves onto a private tile


@refuses(pay_for_tile)
def why_not_pay_with(s: State, resource: int) -> Refused:
    """TD-21.5 Named in order, and so that the rest can be paid."""
    return why_not_spend(s, resource, "TD-21.5")


@move("pass", at=AT_SLOT)
def leave_slot(s: State) -> None:
    """TD-7.1 The space is done, with a tile or without."""
    take_back(s, SLOTS[s.slots_done])
    s.active = NONE


@rule
def receive(s: State, seat: int, tile: int) -> None:
    """TD-6.14 A tile works from the moment it is acquired."""
    s.board_tiles &= ~(1 << tile)
    s.player[seat].tiles |= 1 << tile
    fifth_level(s, seat)


@rule
def tiles_off_board(s: State) -> int:
    """TD-10.25 RULING TD-14.13 Unowned tiles off the board: of era I in era I, of eras I and II later."""
    tiles = tiles_of_era(s, 0)
    if era(s) > 0:
        tiles |= tiles_of_era(s, 1)
    return tiles & ~owned_tiles(s) & ~s.board_tiles


@rule
def ask_board_tiles(s: State, wanted: int) -> None:
    """TD-10.15 K15: which tiles of the board? As many as there are."""
    s.question = TILE_ON_BOARD
    s.answers_left = min(wanted, size(s.board_tiles))


@rule
def ask_old_tile(s: State) -> None:
    """TD-10.25 K25, K26: which tile from off the board?"""
    s.question = TILE_OFF_BOARD
    s.answers_left = 1


@question(TILE_ON_BOARD)
def which_board_tile(s: State, out: Offer) -> None:
    """TD-10.15 Any tile of the board."""
    offer_each(out, choose_free_tile, s.board_tiles)


@question(TILE_OFF_BOARD)
def which_old_tile(s: State, out: Offer) -> None:
    """TD-10.25 Any tile off the board."""
    offer_each(out, choose_free_tile, tiles_off_board(s))


@move("tile", at=(TILE_ON_BOARD, TILE_OFF_BOARD))
def choose_free_tile(s: State, tile: Tile) -> None:
    """TD-10.15, TD-10.25 A free tile; without a piece on it a private action waits for the next round (TD-6.15)."""
    receive(s, s.active, tile)
    tell(s, IMPROVEMENT_FREE, s.active, tile)
    s.answers_left -= 1
    if s.answers_left == 0:
        s.question = NOTHING


@refuses(choose_free_tile)
def why_not_this_tile(s: State, tile: int) -> Refused:
    """TD-10.15 A tile of the board; TD-10.25 or one off the board that nobody owns, of eras I and II."""
    if s.question == TILE_ON_BOARD:
        return Refused("not-on-board", rule="TD-10.15", tile=tile_name(tile))
    return Refused("not-off-board", rule="TD-10.25", tile=tile_name(tile))
