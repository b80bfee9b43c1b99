"""Set-up: the city centre, the piles and the reserve, the goods of each seat (PM-A.5)."""

from __future__ import annotations

from zenobia.core.chance import start
from zenobia.core.kernel import Actions, blank, entry, rule
from zenobia.games.palmyra.data import (
    CELLS,
    CITY,
    COINS,
    FACES,
    FREE,
    KINDS,
    LARGE,
    MIXES,
    NOWHERE,
    SEAT_COINS,
    SEAT_HAND,
    SIDE,
    SMALL,
    START,
    START_CELLS,
    START_TERRAIN,
    START_TILES,
)
from zenobia.games.palmyra.emperor import coins_at_start
from zenobia.games.palmyra.ending import begin_turn
from zenobia.games.palmyra.plane import lay_tile
from zenobia.games.palmyra.solo import give_solo_goods
from zenobia.games.palmyra.state import CENSOR, GOES_ON, LEGION, MOST_SEATS, NO_HOLDER, State
from zenobia.games.palmyra.tiles import draw_hand


@entry
def new(s: State, players: int, options: Actions, seed: int) -> None:
    """PM-A.5 Centre, piles, pawns and goods; PM-A.5.3 all coins in the reserve; PM-A.5.6 who starts is chosen."""
    blank(s)
    start(s.chance, seed)
    choose(s, players, options)
    lay_centre(s)
    shuffle_piles(s)
    s.reserve = COINS
    s.emperor = NO_HOLDER
    s.end = GOES_ON
    s.turns = s.dry = s.income = 0
    s.action = s.acting = s.picked = s.elements = s.empties = 0
    for seat in range(MOST_SEATS):
        clear_seat(s, seat)
    first = options[7] if options[7] < players else 0
    for place in range(players):
        if s.solo:
            give_solo_goods(s)
        else:
            give_goods(s, (first + place) % players, place)
    begin_turn(s, first)


@rule
def clear_seat(s: State, seat: int) -> None:
    """PM-A.5.4 Both pawns begin in the city centre; nothing lies before the player yet."""
    me = s.player[seat]
    me.coins = me.flipped = 0
    for kind in range(KINDS):
        me.hand[kind] = 0
    for pawn in (LEGION, CENSOR):
        me.pawn[pawn] = CITY if seat < s.players else NOWHERE


@rule
def choose(s: State, players: int, options: Actions) -> None:
    """The number of players and the options. RULING PM-P35 No Emperor alone, no solo game with several players."""
    s.players = players
    s.mix = options[0]
    s.expert = options[1] if players > 1 else 0
    s.solo = options[2] + 1 if players == 1 else 0
    s.tribute_at_once = options[3]
    s.substitute = options[4]
    s.emperor_test = options[5]
    s.hide_coins = options[6]


@rule
def lay_centre(s: State) -> None:
    """PM-A.4.4, PM-A.5.1 Two start tiles for each player; alone, the centre of two players."""
    for cell in range(CELLS):
        s.board[cell] = FREE
    s.north = s.west = SIDE
    s.south = s.east = 0
    for tile in range(START_TILES):
        cell = START_CELLS[s.players][tile]
        if cell != NOWHERE:
            lay_tile(s, cell, START + START_TERRAIN[s.players][tile])


@rule
def shuffle_piles(s: State) -> None:
    """PM-A.5.2 Two face-down piles: all small and all large territory tiles; PM-A.2.2 of either mix."""
    s.pile[SMALL] = s.pile[LARGE] = 0
    for kind in range(KINDS):
        s.unseen[kind] = MIXES[s.mix][kind]
        s.pile[kind // FACES] += MIXES[s.mix][kind]


@rule
def give_goods(s: State, seat: int, place: int) -> None:
    """PM-A.5.5 Tiles and coins by the place in the order of the first turns."""
    draw_hand(s, seat, SEAT_HAND[place][SMALL], SEAT_HAND[place][LARGE])
    coins = SEAT_COINS[place] + coins_at_start(s)
    s.player[seat].coins = coins
    s.reserve -= coins
