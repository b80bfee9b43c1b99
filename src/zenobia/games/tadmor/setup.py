"""Setting up (TD-2)."""

from __future__ import annotations

from zenobia.core.chance import random, start
from zenobia.core.kernel import rule, tell
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
    SUPERIOR_BONUS,
)
from zenobia.games.tadmor.events import BONUS_TAKEN
from zenobia.games.tadmor.improvements import lay_out
from zenobia.games.tadmor.missions import draw_missions
from zenobia.games.tadmor.rare import turn_up
from zenobia.games.tadmor.round_end import begin_round
from zenobia.games.tadmor.state import (
    BASE_BONUS_GOOD,
    BONUS,
    CAMEL,
    COLOURS,
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
    while s.progress < s.players:
        if s.question == NOTHING and BASE_BONUS[s.progress] > 0:
            ask_bonus(s, BASE_BONUS_GOOD, BASE_BONUS[s.progress])
            return
        if s.question != SUPERIOR_BONUS_GOOD and SUPERIOR_BONUS[s.progress] > 0:
            ask_bonus(s, SUPERIOR_BONUS_GOOD, SUPERIOR_BONUS[s.progress])
            return
        s.question = NOTHING
        s.progress += 1
    s.stage = START_TILE
    s.progress = 0


@rule
def ask_bonus(s: State, question: int, units: int) -> None:
    """TD-21.9 Which good?"""
    s.active = seat_at(s, s.progress)
    s.question = question
    s.units = units


@rule
def take_bonus(s: State, seat: int, resource: int) -> None:
    """TD-2.5 It goes to the warehouse."""
    s.player[seat].warehouse[resource] += 1
    tell(s, BONUS_TAKEN, seat, resource)
    s.units -= 1
    if s.units == 0:
        s.active = NONE


@rule
def next_start_tile(s: State) -> None:
    """TD-2.6 In reverse turn order; TD-2.11 then tiles are laid out and missions dealt."""
    if s.progress < s.players:
        s.progress += 1
        s.active = seat_at(s, s.players - s.progress)
        return
    lay_out(s)
    for place in range(s.players):
        draw_missions(s, seat_at(s, place), START_MISSIONS)
    begin_round(s)
