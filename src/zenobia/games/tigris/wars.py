"""External conflict: a tile joins two kingdoms with leaders of one colour (TE-23 to TE-32, TE-58)."""

from __future__ import annotations

from zenobia.core.cells import Cells, at, count, has, near, one, some
from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.tigris.board import remove, take_back, territory
from zenobia.games.tigris.data import LEADER_NAMES, Colour
from zenobia.games.tigris.events import POINTS, TILES_REMOVED, WAR_BEGINS, WAR_WON
from zenobia.games.tigris.state import (
    ATTACK,
    CHOOSE_WAR,
    COLOURS,
    LEADERS,
    NONE,
    ONE_SIDE,
    OTHER_SIDE,
    RED,
    TO_BUILDING,
    TO_WARS,
    TREASURES,
    WAR,
    State,
)


@rule
def is_war_open(s: State, land: Cells, colour: int) -> bool:
    """TE-27 A war is open while two leaders of the colour stand in the joining tile's kingdom."""
    found = 0
    for seat in range(s.players):
        square = s.player[seat].leader[colour]
        if square >= 0 and has(land, square):
            found += 1
    return found > 1


@rule
def next_war(s: State) -> None:
    """TE-24, TE-27 Who placed the tile chooses among the open wars; after the last one a building may be offered."""
    land = territory(s, s.placed)
    wars = 0
    last = NONE
    for colour in range(COLOURS):
        if is_war_open(s, land, colour):
            wars += 1
            last = colour
    s.mover = s.turn
    if wars == 0:
        s.phase = TO_BUILDING
    elif wars == 1:
        begin_war(s, last)
    else:
        s.phase = CHOOSE_WAR


@question(CHOOSE_WAR)
def which_war(s: State, out: Offer) -> None:
    """TE-24 Any war that is open."""
    land = territory(s, s.placed)
    for colour in range(COLOURS):
        if is_war_open(s, land, colour):
            offer(out, begin_war, colour)


@move("war", at=CHOOSE_WAR)
def begin_war(s: State, colour: Colour) -> None:
    """TE-23 The active player attacks if one of the two leaders is his, else the first involved player clockwise."""
    s.conflict = WAR
    s.colour = colour
    s.attacker = NONE
    land = territory(s, s.placed)
    for place in range(s.players):
        seat = (s.turn + place) % s.players
        square = s.player[seat].leader[colour]
        if square >= 0 and has(land, square):
            if s.attacker < 0:
                s.attacker = seat
            else:
                s.defender = seat
    s.phase = ATTACK
    s.mover = s.attacker
    attack = count(supporters(s, s.attacker))
    tell(s, WAR_BEGINS, s.attacker, s.defender, colour, attack, count(supporters(s, s.defender)))


@refuses(begin_war)
def why_no_war(s: State, colour: int) -> Refused:
    """TE-24, TE-27 Without two leaders of a colour in the united kingdom there is no war of it."""
    return Refused("no-war", rule="TE-27", leader=Term("leader", LEADER_NAMES[colour]))


@rule
def supporters(s: State, seat: int) -> Cells:
    """TE-25 Face-up tiles of the colour in the leader's own kingdom as it was before the union (RULING TE-R1)."""
    side = at(s.board, ONE_SIDE)
    if not has(side, s.player[seat].leader[s.colour]):
        side = at(s.board, OTHER_SIDE)
    return side & at(s.board, s.colour)


@rule
def end_war(s: State, winner: int, loser: int, strength: int, against: int) -> None:
    """TE-28 The loser takes his leader back and removes his supporters; the winner scores one point for each."""
    tell(s, WAR_WON, winner, loser, s.colour, strength, against)
    gone = supporters(s, loser)
    take_back(s, loser, s.colour)
    if s.colour == RED:
        gone = gone & ~sacred_temples(s, winner)
    remove(s, s.colour, gone)
    if some(gone):
        tell(s, TILES_REMOVED, s.colour, gone)
    points = 1 + count(gone)
    s.player[winner].points[s.colour] += points
    tell(s, POINTS, winner, s.colour, points)
    s.phase = TO_WARS


@rule
def sacred_temples(s: State, winner: int) -> Cells:
    """TE-29 Temples with a treasure, and those beside a leader who took no part, stay."""
    bystanders = at(s.board, LEADERS) & ~one(s.player[winner].leader[RED])  # the loser has left already
    return at(s.board, TREASURES) | near(bystanders)
