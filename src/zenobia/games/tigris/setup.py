"""Before the first turn (TE-56)."""

from __future__ import annotations

from zenobia.core.cells import EMPTY, keep
from zenobia.core.chance import random, start
from zenobia.core.kernel import Actions, rule
from zenobia.games.tigris.bag import draw
from zenobia.games.tigris.data import BAG, CATASTROPHES_EACH, HAND, MONUMENT_COUNT, START_TEMPLES
from zenobia.games.tigris.state import COLOURS, MOST_SEATS, NONE, RED, SETS, TREASURES, State
from zenobia.games.tigris.turn import begin_turn


@rule
def set_up(s: State, players: int, options: Actions, seed: int) -> None:
    """TE-56 Ten temples with treasures, the bag, and each player's pieces. RULING TE-R6 Somebody begins by lot."""
    start(s.chance, seed)
    s.players = players
    s.english = options[0]
    s.with_ziggurat = options[1]
    s.open_points = options[2]
    for which in range(SETS):
        keep(s.board, which, EMPTY)
    keep(s.board, RED, START_TEMPLES)
    keep(s.board, TREASURES, START_TEMPLES)
    for monument in range(MONUMENT_COUNT):
        s.monument[monument] = NONE
    s.ziggurat = NONE
    s.placed = 0
    for colour in range(COLOURS):
        s.bag[colour] = BAG[colour]
        s.throwing[colour] = 0
    clear_questions(s)
    for seat in range(MOST_SEATS):
        set_up_seat(s, seat)
    begin_turn(s, random(s.chance, players))


@rule
def clear_questions(s: State) -> None:
    """No conflict, no building, no idle turns."""
    s.idle_turns = 0
    s.conflict = 0
    s.colour = 0
    s.attacker = 0
    s.defender = 0
    s.reinforcements = 0
    s.may_decline = 0
    s.site = 0


@rule
def set_up_seat(s: State, seat: int) -> None:
    """TE-56 Six tiles, four leaders and two catastrophes; a seat without player stays empty."""
    me = s.player[seat]
    me.treasures = 0
    me.catastrophes = CATASTROPHES_EACH if seat < s.players else 0
    for colour in range(COLOURS):
        me.points[colour] = 0
        me.leader[colour] = NONE
        me.hand[colour] = 0
        me.thrown[colour] = 0
    if seat < s.players:
        for _ in range(HAND):
            draw(s, seat)
