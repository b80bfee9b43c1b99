"""Before the first turn (TE-56)."""

from __future__ import annotations

from zenobia.core.cells import keep
from zenobia.core.chance import random, start
from zenobia.core.kernel import Actions, blank, entry, rule
from zenobia.games.tigris.bag import draw
from zenobia.games.tigris.data import BAG, CATASTROPHES_EACH, HAND, MONUMENT_COUNT, START_TEMPLES
from zenobia.games.tigris.state import COLOURS, MOST_SEATS, NONE, RED, TREASURES, State
from zenobia.games.tigris.turn import begin_turn


@entry
def new(s: State, players: int, options: Actions, seed: int) -> None:
    """TE-56 Ten temples with treasures, the bag, and each player's pieces. RULING TE-R6 Somebody begins by lot."""
    blank(s)
    start(s.chance, seed)
    s.players = players
    s.english = options[0]
    s.with_ziggurat = options[1]
    s.open_points = options[2]
    keep(s.board, RED, START_TEMPLES)
    keep(s.board, TREASURES, START_TEMPLES)
    for monument in range(MONUMENT_COUNT):
        s.monument[monument] = NONE
    s.ziggurat = NONE
    for colour in range(COLOURS):
        s.bag[colour] = BAG[colour]
    for seat in range(MOST_SEATS):
        set_up_seat(s, seat)
    begin_turn(s, random(s.chance, players))


@rule
def set_up_seat(s: State, seat: int) -> None:
    """TE-56 Six tiles, four leaders and two catastrophes; a seat without player stays empty."""
    me = s.player[seat]
    me.catastrophes = CATASTROPHES_EACH if seat < s.players else 0
    for colour in range(COLOURS):
        me.leader[colour] = NONE
    if seat < s.players:
        for _ in range(HAND):
            draw(s, seat)
