"""What a position may be: `impossible` says what contradicts the rules, `broken` also what a played game has lost."""

from __future__ import annotations

from collections import deque
from typing import Any

from zenobia.core.cells import CELLS, at, members
from zenobia.games.tigris.data import (
    ACTIONS_EACH_TURN,
    CATASTROPHES_EACH,
    COLOUR_NAMES,
    HAND,
    LAST_TREASURES,
    LEADER_NAMES,
    RIVER,
    START_COUNT,
    START_SQUARES,
    TILE_COUNTS,
    TILE_NAMES,
    square_name,
)
from zenobia.games.tigris.state import (
    ACTION,
    ATTACK,
    BLACK,
    BLUE,
    CATASTROPHES,
    CHOOSE_MONUMENT,
    CHOOSE_POINT,
    CHOOSE_SITE,
    CHOOSE_WAR,
    COLOURS,
    DEFEND,
    FACE_DOWN,
    GREEN,
    LEADERS,
    MOST_SEATS,
    NO_CONFLICT,
    RED,
    REVOLT,
    SWAP,
    TAKE_TREASURE,
    TREASURES,
    WAR,
)

RIVER_SQUARES = set(members(RIVER))


def squares_of(s: Any) -> list[set[int]]:
    """The squares of every set of the board."""
    return [set(members(at(s.board, kind))) for kind in range(TREASURES + 1)]


def impossible(s: Any) -> list[str]:
    """Everything in a position that contradicts the rules; pieces that are nowhere do not."""
    board = squares_of(s)
    return [
        *wrong_tiles(s, board),
        *wrong_squares(s, board),
        *wrong_leaders(s, board),
        *wrong_supplies(s, board),
        *wrong_buildings(s, board),
        *wrong_question(s),
    ]


def broken(s: Any) -> list[str]:
    """Everything that is wrong with the state of a played game; nothing, if all is well."""
    return [*impossible(s), *unfinished(s, squares_of(s))]


def unfinished(s: Any, board: list[set[int]]) -> list[str]:
    """What is lost, and what should have been done before this question."""
    seats = range(s.players)
    found = []
    if s.phase == ACTION and s.actions_left == ACTIONS_EACH_TURN:
        found += [f"the hand of P{seat + 1} was not refilled" for seat in seats if sum(s.player[seat].hand) != HAND]
        if len(board[TREASURES]) <= LAST_TREASURES:
            found.append("the game should be over")
    if len(board[TREASURES]) + sum(s.player[seat].treasures for seat in seats) < START_COUNT:
        found.append("treasures are missing")
    if len(board[CATASTROPHES]) + sum(s.player[seat].catastrophes for seat in seats) < CATASTROPHES_EACH * s.players:
        found.append("catastrophes are missing")
    merchants = {int(s.player[seat].leader[GREEN]) for seat in seats} - {-1}
    if s.phase == ACTION and any(
        kingdom & merchants and len(kingdom & board[TREASURES]) > 1 for kingdom in territories(board)
    ):
        found.append("a merchant has not taken his treasures")
    return found


def wrong_tiles(s: Any, board: list[set[int]]) -> list[str]:
    """No colour has more tiles than exist; no pile is negative; no hand is too large."""
    found = []
    seats = range(s.players)
    for colour in range(COLOURS):
        known = int(s.bag[colour]) + len(board[colour])
        known += sum(int(s.player[seat].hand[colour]) + int(s.player[seat].thrown[colour]) for seat in seats)
        if known > TILE_COUNTS[colour]:
            found.append(f"{known} {TILE_NAMES[colour]} tiles; there are {TILE_COUNTS[colour]}")
    in_all = sum(map(int, s.bag)) + sum(map(len, board[: FACE_DOWN + 1])) - (5 if s.ziggurat >= 0 else 0)
    in_all += sum(sum(map(int, s.player[seat].hand)) + sum(map(int, s.player[seat].thrown)) for seat in seats)
    if in_all > sum(TILE_COUNTS):
        found.append(f"{in_all} tiles in all; there are {sum(TILE_COUNTS)}")
    piles = [s.bag, *(s.player[seat].hand for seat in seats), *(s.player[seat].thrown for seat in seats)]
    if any(number < 0 for pile in piles for number in pile):
        found.append("a negative number of tiles")
    found += [f"P{seat + 1} holds more than {HAND} tiles" for seat in seats if sum(s.player[seat].hand) > HAND]
    for seat in range(s.players, MOST_SEATS):
        if any(s.player[seat].hand) or any(s.player[seat].points) or max(s.player[seat].leader) >= 0:
            found.append(f"there is no P{seat + 1}, but pieces of that seat")
    return found


def wrong_squares(s: Any, board: list[set[int]]) -> list[str]:
    """One thing on a square; farms on the river, other tiles and leaders on land; treasures on their start squares."""
    found = []
    for square in range(CELLS):
        things = [kind for kind in range(TREASURES) if square in board[kind]]
        if len(things) > 1:
            found.append(f"{square_name(square)} holds two things")
        if square in RIVER_SQUARES and set(things) & {RED, GREEN, BLACK, LEADERS}:
            found.append(f"{square_name(square)} is a river square, which takes farms only")
        if square not in RIVER_SQUARES and BLUE in things:
            found.append(f"a farm stands on land, on {square_name(square)}")
    for square in board[TREASURES]:
        if square not in START_SQUARES or square not in board[RED] | board[FACE_DOWN]:
            found.append(f"the treasure on {square_name(square)} lies on no start temple")
    return found


def territories(board: list[set[int]]) -> list[set[int]]:
    """Connected groups of pieces that hold a leader."""
    pieces = set().union(*board[: LEADERS + 1])
    found: list[set[int]] = []
    for start in board[LEADERS]:
        if any(start in kingdom for kingdom in found):
            continue
        kingdom, waiting = {start}, deque([start])
        while waiting:
            for square in around(waiting.popleft()):
                if square in pieces and square not in kingdom:
                    kingdom.add(square)
                    waiting.append(square)
        found.append(kingdom)
    return found


def around(square: int) -> list[int]:
    row, column = divmod(square, 16)
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [16 * r + c for r, c in beside if 0 <= r < 11 and 0 <= c < 16]


def wrong_leaders(s: Any, board: list[set[int]]) -> list[str]:
    """The board's leaders are the players'; each has a temple; no two of a colour in a kingdom but in a conflict."""
    standing = [
        (int(s.player[seat].leader[colour]), seat, colour)
        for seat in range(s.players)
        for colour in range(COLOURS)
        if s.player[seat].leader[colour] >= 0
    ]
    leaders = {square: colour for square, _, colour in standing}
    found = [] if set(leaders) == board[LEADERS] else ["the leaders on the board are not the players'"]
    if len(leaders) < len(standing):
        found.append("two leaders stand on one square")
    for square, seat, colour in standing:
        if not any(near in board[RED] for near in around(square)):
            found.append(f"the {LEADER_NAMES[colour]} of P{seat + 1} on {square_name(square)} has no temple beside him")
    fighting = {ATTACK: [s.colour], DEFEND: [s.colour], CHOOSE_WAR: range(COLOURS)}.get(s.phase, [])
    if s.conflict == WAR:
        fighting = range(COLOURS)
    for kingdom in territories(board):
        there = [leaders[square] for square in kingdom if square in leaders]
        for colour in range(COLOURS):
            if there.count(colour) > (2 if colour in fighting else 1):
                found.append(f"{there.count(colour)} {COLOUR_NAMES[colour]} leaders stand in one kingdom")
    return found


def wrong_supplies(s: Any, board: list[set[int]]) -> list[str]:
    """No more treasures and catastrophes than there are; points never fall below zero."""
    seats = range(s.players)
    found = []
    if len(board[TREASURES]) + sum(s.player[seat].treasures for seat in seats) > START_COUNT:
        found.append(f"there are more than {START_COUNT} treasures")
    if len(board[CATASTROPHES]) + sum(s.player[seat].catastrophes for seat in seats) > CATASTROPHES_EACH * s.players:
        found.append(f"there are more than {CATASTROPHES_EACH} catastrophes for each player")
    if any(not 0 <= s.player[seat].catastrophes <= CATASTROPHES_EACH for seat in seats):
        found.append(f"a player has more than {CATASTROPHES_EACH} catastrophes, or fewer than none")
    if any(number < 0 for seat in seats for number in (*s.player[seat].points, s.player[seat].treasures)):
        found.append("a negative number of points or treasures")
    return found


def wrong_buildings(s: Any, board: list[set[int]]) -> list[str]:
    """Face-down squares are exactly those of monuments and the Ziggurat, which do not overlap."""
    stands: list[int] = []
    for corner in s.monument:
        if corner >= 0:
            stands += [corner, corner + 1, corner + 16, corner + 17]
    if s.ziggurat >= 0:
        stands += [s.ziggurat, *around(s.ziggurat)]
        if not s.with_ziggurat or len(around(s.ziggurat)) != 4:
            return ["a Ziggurat is not played with, or stands at the edge"]
    if any(corner >= 0 and (corner % 16 == 15 or corner // 16 == 10) for corner in s.monument):
        return ["a monument stands at the edge"]
    if len(stands) != len(set(stands)):
        return ["two buildings overlap"]
    return [] if set(stands) == board[FACE_DOWN] else ["face-down tiles are not those of the buildings"]


def wrong_question(s: Any) -> list[str]:
    """The seat that is asked, and what the question is about, fit the phase."""
    found = []
    if not (0 <= s.turn < s.players and 0 <= s.mover < s.players):
        found.append("turn or mover is no seat")
    own = (ACTION, SWAP, CHOOSE_WAR, CHOOSE_SITE, CHOOSE_MONUMENT, CHOOSE_POINT)
    if s.phase in own and s.mover != s.turn:
        found.append("somebody else is asked what the active player decides")
    if s.phase == ACTION and not 1 <= s.actions_left <= ACTIONS_EACH_TURN:
        found.append(f"{s.actions_left} actions left")
    if s.phase in (ATTACK, DEFEND):
        if s.conflict not in (REVOLT, WAR) or s.attacker == s.defender:
            found.append("no two sides of a conflict")
        if s.mover != (s.attacker if s.phase == ATTACK else s.defender):
            found.append("the wrong side is asked to reinforce")
        if min(s.player[seat].leader[s.colour] for seat in (s.attacker, s.defender)) < 0:
            found.append("a fighting leader is not on the board")
    if s.phase == ACTION and s.conflict != NO_CONFLICT:
        found.append("a conflict is left over")
    if s.phase == TAKE_TREASURE and s.player[s.mover].leader[GREEN] < 0:
        found.append("who takes treasures has no merchant")
    if s.phase == CHOOSE_POINT and (s.ziggurat < 0 or s.player[s.mover].leader[BLACK] < 0):
        found.append("a Ziggurat's point without Ziggurat or king")
    if s.phase == SWAP and any(s.throwing[colour] > s.player[s.turn].hand[colour] for colour in range(COLOURS)):
        found.append("more is thrown away than is in hand")
    if s.phase != SWAP and any(s.throwing):
        found.append("a swap is left over")
    return found
