"""What a position may be: `impossible` says what contradicts the rules, `broken` also what a played game has lost."""

from __future__ import annotations

from zenobia.games.palmyra.data import (
    CELLS,
    CITY,
    COINS,
    DRAIN,
    DRY_ROUNDS,
    EMPTY_ALONE,
    EMPTY_WITH_ELEMENT,
    FACES,
    FREE,
    KIND_NAMES,
    KINDS,
    LARGE,
    MIXES,
    MOST_ELEMENTS,
    NOWHERE,
    SIDE,
    SMALL,
    SOLO_FLIPPED,
    START,
    START_CELLS,
)
from zenobia.games.palmyra.plane import size_of
from zenobia.games.palmyra.state import (
    CENSOR,
    END_COINS,
    LAY,
    LEGION,
    MOST_SEATS,
    NO_HOLDER,
    OVER,
    PAWN,
    PICK,
    PLACE_CENSOR,
    PLACE_LEGION,
    TILE,
    State,
)


def impossible(s: State) -> list[str]:
    """Everything in a position that contradicts the rules; tiles and coins that are nowhere do not."""
    return [*tiles(s), *coins(s), *pawns(s), *plane(s), *registers(s)]


def broken(s: State) -> list[str]:
    """What is wrong with the state of a played game; nothing, if all is well."""
    return [*impossible(s), *lost_tiles(s), *lost_coins(s)]


def gone(s: State) -> list[int]:
    """How many tiles of each kind are neither unseen, nor in a hand, nor on the plane."""
    left = list(MIXES[s.mix])
    for cell in range(CELLS):
        if FREE < s.board[cell] & TILE < START:
            left[size_of(cell) * FACES + (s.board[cell] & TILE) - 1] -= 1
    return [
        int(left[kind] - s.unseen[kind] - sum(s.player[seat].hand[kind] for seat in range(s.players)))
        for kind in range(KINDS)
    ]


def lost_tiles(s: State) -> list[str]:
    """Every tile is in a pile, a hand, on the plane, or flipped; of those flipped only the number is kept."""
    found = []
    unseen_flips = SOLO_FLIPPED[s.solo - 1] if s.solo else 0
    for size in (SMALL, LARGE):
        unseen = sum(s.unseen[size * FACES : (size + 1) * FACES])
        if s.pile[size] + (unseen_flips if size == SMALL else 0) != unseen:
            found.append(f"the pile of size {size} holds {s.pile[size]} tiles, {unseen} are unseen")
    flips = sum(s.player[seat].flipped for seat in range(s.players))
    if sum(gone(s)) != flips - unseen_flips:
        found.append(f"{sum(gone(s))} tiles are nowhere, {flips} were flipped")
    return found


def tiles(s: State) -> list[str]:
    """No more tiles of a kind than there are, and no negative number."""
    found = [f"too many tiles {KIND_NAMES[kind]}" for kind, missing in enumerate(gone(s)) if missing < 0]
    numbers = [*s.unseen, *s.pile]
    for seat in range(s.players):
        numbers += [*s.player[seat].hand, s.player[seat].flipped]
    if min(numbers) < 0:
        found.append("a negative number of tiles")
    return found


def coins_held(s: State) -> int:
    """All coins."""
    return int(s.reserve + sum(s.player[seat].coins for seat in range(s.players)))


def lost_coins(s: State) -> list[str]:
    """All coins are in the reserve or before a player; alone, the drain takes some after every turn."""
    if s.solo:
        wrong = s.phase != OVER and coins_held(s) != COINS - DRAIN * s.turns
        return [f"{coins_held(s)} coins after {s.turns} turns"] if wrong else []
    return [f"{coins_held(s)} coins"] if coins_held(s) < COINS else []


def coins(s: State) -> list[str]:
    """No more coins than there are; the game ends with the last coin of the reserve."""
    found = [f"a player has {me.coins} coins" for me in s.player if me.coins < 0]
    if s.reserve < 0:
        found.append(f"the reserve is {s.reserve}")
    if coins_held(s) > COINS:
        found.append(f"{coins_held(s)} coins; there are {COINS}")
    if s.reserve == 0 and s.phase != OVER:
        found.append("the reserve is empty and the game goes on")
    if s.phase == OVER and s.end == END_COINS and s.reserve:
        found.append(f"the game ended with {s.reserve} coins in the reserve")
    return found


def pawns(s: State) -> list[str]:
    """One pawn on a tile, marked there; lifted only while they are placed; none without a player."""
    found = []
    standing = [place for seat in range(s.players) for place in s.player[seat].pawn if place not in (CITY, NOWHERE)]
    if len(set(standing)) < len(standing):
        found.append("two pawns stand on one tile")
    marked = [cell for cell in range(CELLS) if s.board[cell] & PAWN]
    if sorted(standing) != marked:
        found.append(f"pawns stand on {sorted(standing)}, marked are {marked}")
    if any(not FREE < s.board[cell] & TILE < START for cell in standing):
        found.append("a pawn stands where no territory tile lies")
    for seat in range(MOST_SEATS):
        legion, censor = (s.player[seat].pawn[pawn] for pawn in (LEGION, CENSOR))
        mine = seat == s.turn and seat < s.players
        if seat < s.players and (legion == NOWHERE) != (mine and s.phase == PLACE_LEGION):
            found.append(f"the legion of P{seat + 1} stands nowhere, or is lifted in vain")
        if seat < s.players and (censor == NOWHERE) != (mine and s.phase in (PLACE_LEGION, PLACE_CENSOR)):
            found.append(f"the censor of P{seat + 1} stands nowhere, or is lifted in vain")
        if seat >= s.players and (legion, censor) != (NOWHERE, NOWHERE):
            found.append(f"there is no P{seat + 1}, but pawns of that seat")
    return found


def plane(s: State) -> list[str]:
    """The start tiles lie where they lay, and all tiles between the rows and columns noted."""
    laid = [cell for cell in range(CELLS) if s.board[cell] != FREE]
    found = []
    start = [cell for cell in START_CELLS[s.players] if cell != NOWHERE]
    if [cell for cell in laid if s.board[cell] & TILE >= START] != start:
        found.append("the city centre has changed")
    rows, columns = [cell // SIDE for cell in laid], [cell % SIDE for cell in laid]
    if (s.north, s.south, s.west, s.east) != (min(rows), max(rows), min(columns), max(columns)):
        found.append(f"the plane in use is {(s.north, s.south, s.west, s.east)}")
    return found


def registers(s: State) -> list[str]:
    """The run keeps its limits, the count of dry turns too, and the Emperor exists in the expert game only."""
    found = []
    if s.phase in (PICK, LAY):
        most = EMPTY_WITH_ELEMENT if s.elements else EMPTY_ALONE
        if s.elements > MOST_ELEMENTS or s.empties > most:
            found.append(f"a run of {s.elements} element and {s.empties} empty tiles")
        if s.income < 0:
            found.append(f"an income of {s.income}")
    if s.dry < 0 or (not s.solo and s.phase != OVER and s.dry > DRY_ROUNDS * s.players):
        found.append(f"{s.dry} dry turns")
    if s.emperor != NO_HOLDER and (not s.expert or not 0 <= s.emperor < s.players):
        found.append(f"P{s.emperor + 1} holds the Emperor, which needs the expert game")
    if not 0 <= s.turn < s.players:
        found.append(f"it is the turn of seat {s.turn}")
    return found
