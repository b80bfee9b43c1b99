"""Improvements: tiles on the board, bought in the order of the spaces (TD-7.1, TD-7.2, TD-10.15, TD-10.25, TD-11.3)."""

from __future__ import annotations

from zenobia.core.chance import random
from zenobia.core.kernel import rule, tell
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
)
from zenobia.games.tadmor.events import IMPROVEMENT, IMPROVEMENT_FREE, TILE_CHOSEN
from zenobia.games.tadmor.paying import all_goods, spend_any
from zenobia.games.tadmor.sets import nth, size
from zenobia.games.tadmor.state import (
    LATE,
    NONE,
    NOTHING,
    PAY_FOR_TILE,
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
def start_choice(s: State) -> int:
    """TD-2.6 One of the START tiles; TD-2.9 experienced players: any tile of era I."""
    tiles = tiles_of_era(s, 0) if s.experienced else START_TILES
    return tiles & ~owned_tiles(s)


@rule
def choose_start_tile(s: State, seat: int, tile: int) -> None:
    """TD-2.6 The tile is the player's."""
    s.player[seat].tiles |= 1 << tile
    tell(s, TILE_CHOSEN, seat, tile)
    s.active = NONE


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
    while s.progress < SLOT_COUNT:
        seat = s.owner[SLOTS[s.progress]]
        if seat >= 0:
            s.active = seat
            return
        s.progress += 1
    s.stage = LATE
    s.progress = 0


@rule
def may_buy_tile(s: State, seat: int) -> bool:
    """TD-7.1 One, two or three resources of any kind, by era."""
    return s.board_tiles != 0 and all_goods(s.player[seat]) >= IMPROVEMENT_COST[era(s)]


@rule
def buy_tile(s: State, tile: int) -> None:
    """TD-7.1, TD-21.5 The tile is named, then what is paid."""
    s.question = PAY_FOR_TILE
    s.subject = tile
    s.units = IMPROVEMENT_COST[era(s)]
    s.least = 0


@rule
def pay_for_tile(s: State, seat: int, resource: int) -> None:
    """TD-7.1 Unit by unit; with the last one the tile changes hands and the space is done."""
    spend_any(s, s.player[seat], resource)
    if s.units > 0:
        return
    s.question = NOTHING
    tell(s, IMPROVEMENT, seat, s.subject, IMPROVEMENT_COST[era(s)])
    space = SLOTS[s.progress]
    piece = s.piece[space]
    leave_slot(s)
    receive(s, seat, s.subject)
    if SPACE_OF_TILE[s.subject] >= 0:
        put(s, seat, piece, SPACE_OF_TILE[s.subject])  # TD-6.15 the buying piece moves onto a private tile


@rule
def leave_slot(s: State) -> None:
    """TD-7.1 The space is done, with a tile or without."""
    take_back(s, SLOTS[s.progress])
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
    s.units = min(wanted, size(s.board_tiles))


@rule
def ask_old_tile(s: State) -> None:
    """TD-10.25 K25, K26: which tile from off the board?"""
    s.question = TILE_OFF_BOARD
    s.units = 1


@rule
def choose_free_tile(s: State, seat: int, tile: int) -> None:
    """TD-10.15, TD-10.25 A free tile; without a piece on it a private action waits for the next round (TD-6.15)."""
    receive(s, seat, tile)
    tell(s, IMPROVEMENT_FREE, seat, tile)
    s.units -= 1
    if s.units == 0:
        s.question = NOTHING
