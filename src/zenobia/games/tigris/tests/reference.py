"""The rules once more, slowly and obviously: dictionaries of squares and breadth-first search.

Nothing of the rule files is used here, so that a mistake would have to be made twice. An action is a generator: it
yields every question as (seat, possible answers), is sent the answer, and changes the position as it goes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product

MAP = (
    "....~~~~~.T.~...",
    ".C..~.......~..C",
    "...~~T......~~..",
    "~~~~.........~~~",
    ".............T~~",
    "..............~.",
    "~~~~....T...~~~.",
    ".C.~~~~.....~...",
    "......~~~~~~~.C.",
    ".....T..........",
    "..........T.....",
)
Square = tuple[int, int]  # row, column
SQUARES = [(row, column) for row in range(11) for column in range(16)]
CORNERS = {(1, 1), (1, 15), (7, 1), (8, 14)}
COLOURS = ("red", "blue", "green", "black")
TILES = {"red": "temple", "blue": "farm", "green": "market", "black": "settlement"}
MONUMENTS = ("red-blue", "red-green", "red-black", "blue-green", "blue-black", "green-black")
FACE_DOWN = "face-down"
Asking = Generator[tuple[int, list[str]], str, None]


@dataclass
class Position:
    """Everything an action can touch."""

    players: int
    turn: int
    actions: int
    english: bool
    with_ziggurat: bool
    tiles: dict[Square, str] = field(default_factory=dict)  # a colour, or face-down
    leaders: dict[Square, tuple[int, str]] = field(default_factory=dict)  # seat and colour
    catastrophes: set[Square] = field(default_factory=set)
    treasures: set[Square] = field(default_factory=set)
    monuments: dict[str, Square] = field(default_factory=dict)  # the top left square of each
    ziggurat: Square | None = None
    hands: list[dict[str, int]] = field(default_factory=list)
    points: list[dict[str, int]] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)  # treasures behind each screen
    unused: list[int] = field(default_factory=list)  # catastrophes before each screen
    bag: int = 0
    idle: int = 0
    busy: bool = False
    over: bool = False


def name(square: Square) -> str:
    """The public name of a square."""
    return "abcdefghijklmnop"[square[1]] + str(square[0] + 1)


def square_named(text: str) -> Square:
    """The square of a public name."""
    return int(text[1:]) - 1, "abcdefghijklmnop".index(text[0])


def is_river(square: Square) -> bool:
    return MAP[square[0]][square[1]] == "~"


@cache
def neighbours(square: Square) -> list[Square]:
    """The squares that share a side."""
    row, column = square
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in around if 0 <= r < 11 and 0 <= c < 16]


def is_empty(p: Position, square: Square) -> bool:
    return square not in p.tiles and square not in p.leaders and square not in p.catastrophes


def territory(p: Position, start: Square) -> set[Square]:
    """Everything connected with a piece."""
    if start not in p.tiles and start not in p.leaders:
        return set()
    found, waiting = {start}, deque([start])
    while waiting:
        for square in neighbours(waiting.popleft()):
            if square not in found and (square in p.tiles or square in p.leaders):
                found.add(square)
                waiting.append(square)
    return found


def kingdoms(p: Position) -> list[set[Square]]:
    """All territories with a leader."""
    found: list[set[Square]] = []
    for square in p.leaders:
        if not any(square in kingdom for kingdom in found):
            found.append(territory(p, square))
    return found


def beside(p: Position, square: Square, among: list[set[Square]]) -> list[set[Square]]:
    """Those of some kingdoms that a square touches."""
    return [kingdom for kingdom in among if any(near in kingdom for near in neighbours(square))]


def leader_of(p: Position, kingdom: set[Square], colour: str) -> int | None:
    """Whose leader of a colour stands in a kingdom."""
    for square, (seat, his) in p.leaders.items():
        if square in kingdom and his == colour:
            return seat
    return None


def temples_beside(p: Position, square: Square) -> int:
    return sum(p.tiles.get(near) == "red" for near in neighbours(square))


def square_of_leader(p: Position, seat: int, colour: str) -> Square | None:
    for square, leader in p.leaders.items():
        if leader == (seat, colour):
            return square
    return None


# ---------------------------------------------------------------- what may be done


def leader_squares(p: Position, seat: int, colour: str) -> set[Square]:
    """Empty land beside a face-up temple, not between two kingdoms, judged with the leader in hand."""
    stood = square_of_leader(p, seat, colour)
    if stood:
        del p.leaders[stood]
    there = kingdoms(p)
    found = {
        square
        for square in SQUARES
        if is_empty(p, square)
        and square != stood
        and not is_river(square)
        and temples_beside(p, square) > 0
        and len(beside(p, square, there)) < 2
    }
    if stood:
        p.leaders[stood] = (seat, colour)
    return found


def tile_squares(p: Position, colour: str) -> set[Square]:
    there = kingdoms(p)
    return {
        square
        for square in SQUARES
        if is_empty(p, square) and is_river(square) == (colour == "blue") and len(beside(p, square, there)) < 3
    }


def catastrophe_squares(p: Position) -> set[Square]:
    return {
        square
        for square in SQUARES
        if square not in p.catastrophes
        and square not in p.leaders
        and square not in p.treasures
        and p.tiles.get(square) != FACE_DOWN
    }


def legal(p: Position) -> list[str]:
    """Every action of the player whose turn it is."""
    seat = p.turn
    found = ["end"]
    for colour in COLOURS:
        if p.hands[seat][colour]:
            found += [f"tile {TILES[colour]} {name(square)}" for square in tile_squares(p, colour)]
        found += [f"leader {colour} {name(square)}" for square in leader_squares(p, seat, colour)]
        if square_of_leader(p, seat, colour):
            found.append(f"withdraw {colour}")
    if p.unused[seat]:
        found += [f"catastrophe {name(square)}" for square in catastrophe_squares(p)]
    if sum(p.hands[seat].values()):
        found.append("swap")
    return sorted(found)


# ---------------------------------------------------------------- what it does


def play(p: Position, move: str) -> Asking:
    """One action, its consequences, and the end of the turn if it was the last one."""
    verb, *rest = move.split()
    if verb == "tile":
        colour = next(colour for colour, tile in TILES.items() if tile == rest[0])
        yield from place_tile(p, colour, square_named(rest[1]))
    elif verb == "leader":
        yield from place_leader(p, rest[0], square_named(rest[1]))
    elif verb == "withdraw":
        send_home(p, p.turn, rest[0])
    elif verb == "catastrophe":
        place_catastrophe(p, square_named(rest[0]))
    if verb != "end":
        yield from collect_treasures(p)
        p.actions -= 1
    if verb == "end" or p.actions == 0:
        yield from end_turn(p)


def send_home(p: Position, seat: int, colour: str) -> None:
    square = square_of_leader(p, seat, colour)
    assert square is not None
    del p.leaders[square]


def evict(p: Position) -> None:
    """Leaders without a temple go home, all at once."""
    for square in [square for square in p.leaders if temples_beside(p, square) == 0]:
        del p.leaders[square]


def place_catastrophe(p: Position, square: Square) -> None:
    p.unused[p.turn] -= 1
    p.busy = True
    p.tiles.pop(square, None)
    p.catastrophes.add(square)
    evict(p)


def place_leader(p: Position, colour: str, square: Square) -> Asking:
    seat = p.turn
    if square_of_leader(p, seat, colour):
        send_home(p, seat, colour)
    p.leaders[square] = (seat, colour)
    rivals = {
        other
        for place in territory(p, square)
        if place in p.leaders
        for other, his in [p.leaders[place]]
        if his == colour and other != seat
    }
    if rivals:
        (rival,) = rivals
        there = square_of_leader(p, rival, colour)
        assert there is not None
        strengths = {seat: temples_beside(p, square), rival: temples_beside(p, there)}
        winner, loser = yield from fight(p, "red", seat, rival, strengths)
        send_home(p, loser, colour)
        p.points[winner]["red"] += 1


def fight(
    p: Position, colour: str, attacker: int, defender: int, strengths: dict[int, int]
) -> Generator[tuple[int, list[str]], str, tuple[int, int]]:
    """Reinforcements of a colour, attacker first; winner and loser."""
    total = dict(strengths)
    for seat in (attacker, defender):
        numbers = [0]
        for number in range(1, p.hands[seat][colour] + 1):
            if p.english and seat == attacker and total[attacker] + number <= total[defender]:
                continue
            if p.english and seat == defender and total[defender] + number != total[attacker]:
                continue
            numbers.append(number)
        answer = yield seat, [f"commit {number}" for number in numbers]
        added = int(answer.split()[1])
        p.hands[seat][colour] -= added
        p.busy = p.busy or added > 0
        total[seat] += added
    return (attacker, defender) if total[attacker] > total[defender] else (defender, attacker)


def place_tile(p: Position, colour: str, square: Square) -> Asking:
    p.hands[p.turn][colour] -= 1
    p.busy = True
    joined = beside(p, square, kingdoms(p))
    p.tiles[square] = colour
    if len(joined) == 1:
        kingdom = territory(p, square)
        for scoring in (colour, "black"):
            owner = leader_of(p, kingdom, scoring)
            if owner is not None:
                p.points[owner][colour] += 1
                break
    if len(joined) == 2:
        yield from wars(p, square, joined[0], joined[1])
    yield from building(p, colour, square)


def open_wars(p: Position, square: Square) -> list[str]:
    """Colours with two leaders in the joining tile's kingdom."""
    kingdom = territory(p, square)
    there = [colour for place, (_, colour) in p.leaders.items() if place in kingdom]
    return [colour for colour in COLOURS if there.count(colour) == 2]


def wars(p: Position, square: Square, one: set[Square], other: set[Square]) -> Asking:
    """One after the other, in the order that the active player chooses."""
    while possible := open_wars(p, square):
        colour = possible[0]
        if len(possible) > 1:
            answer = yield p.turn, [f"war {each}" for each in possible]
            colour = answer.split()[1]
        yield from war(p, colour, one, other)


def supporters(p: Position, colour: str, own: set[Square]) -> set[Square]:
    """Face-up tiles of the colour in a kingdom as it was before the union."""
    return {square for square in own if p.tiles.get(square) == colour}


def war(p: Position, colour: str, one: set[Square], other: set[Square]) -> Asking:
    sides = {}
    for side in (one, other):
        seat = leader_of(p, side, colour)
        assert seat is not None
        sides[seat] = side
    attacker, defender = sorted(sides, key=lambda seat: (seat - p.turn) % p.players)
    strengths = {seat: len(supporters(p, colour, side)) for seat, side in sides.items()}
    winner, loser = yield from fight(p, colour, attacker, defender, strengths)
    send_home(p, loser, colour)
    removed = lost_tiles(p, colour, supporters(p, colour, sides[loser]))
    for square in removed:
        del p.tiles[square]
    p.points[winner][colour] += 1 + len(removed)


def lost_tiles(p: Position, colour: str, losers: set[Square]) -> set[Square]:
    """All supporters; but temples with a treasure or beside a leader who is no priest stay."""
    if colour != "red":
        return losers
    return {
        square
        for square in losers
        if square not in p.treasures
        and not any(near in p.leaders and p.leaders[near][1] != "red" for near in neighbours(square))
    }


# ---------------------------------------------------------------- buildings


def squares_of_block(corner: Square) -> list[Square]:
    row, column = corner
    return [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]


def sites(p: Position, square: Square, colour: str) -> dict[str, Square]:
    """The top left squares of the 2x2 squares that a tile completes, by where they lie from it."""
    row, column = square
    around = {
        "nw": (row - 1, column - 1),
        "ne": (row - 1, column),
        "sw": (row, column - 1),
        "se": (row, column),
    }
    return {
        where: corner
        for where, corner in around.items()
        if all(p.tiles.get(each) == colour for each in squares_of_block(corner))
    }


def pluses(p: Position, square: Square, colour: str) -> dict[str, Square]:
    """The centres of the pluses that a tile completes, by where they lie from it."""
    row, column = square
    around = {
        "north": (row - 1, column),
        "west": (row, column - 1),
        "here": (row, column),
        "east": (row, column + 1),
        "south": (row + 1, column),
    }
    return {
        where: centre
        for where, centre in around.items()
        if len(neighbours(centre)) == 4 and all(p.tiles.get(each) == colour for each in [centre, *neighbours(centre)])
    }


def building(p: Position, colour: str, square: Square) -> Asking:
    """A monument on one square, or the Ziggurat on a plus, or nothing."""
    left = [monument for monument in MONUMENTS if monument not in p.monuments and colour in monument.split("-")]
    squares = sites(p, square, colour) if left else {}
    crosses = pluses(p, square, colour) if p.with_ziggurat and p.ziggurat is None else {}
    if not squares and not crosses:
        return
    decline = ["decline"]
    where = next(iter(squares), "")
    if len(squares) > 1 or crosses:
        answer = yield p.turn, [f"square {each}" for each in squares] + [f"plus {each}" for each in crosses] + decline
        if answer == "decline":
            return
        where = answer.split()[1]
        if answer.startswith("plus"):
            p.ziggurat = crosses[where]
            turn_down(p, [crosses[where], *neighbours(crosses[where])])
            return
        decline = []
    monument = left[0]
    if len(left) + len(decline) > 1:
        answer = yield p.turn, [f"build {each}" for each in left] + decline
        if answer == "decline":
            return
        monument = answer.split()[1]
    p.monuments[monument] = squares[where]
    turn_down(p, squares_of_block(squares[where]))


def turn_down(p: Position, squares: list[Square]) -> None:
    for square in squares:
        p.tiles[square] = FACE_DOWN
    evict(p)


# ---------------------------------------------------------------- treasures, end of turn, ranking


def hoards(p: Position) -> list[tuple[int, set[Square]]]:
    """Every merchant's owner whose kingdom holds two or more treasures, and these."""
    owned = [(leader_of(p, kingdom, "green"), kingdom & p.treasures) for kingdom in kingdoms(p)]
    return [(owner, there) for owner, there in owned if owner is not None and len(there) > 1]


def collect_treasures(p: Position) -> Asking:
    """In the only kingdom where any are due: corner ones first, then the owner's choice, until one is left."""
    while due := hoards(p):
        ((seat, there),) = due
        first = there & CORNERS or there
        if len(first) < len(there):
            square = min(first)
        else:
            answer = yield seat, [f"treasure {name(each)}" for each in there]
            square = square_named(answer.split()[1])
        p.treasures.remove(square)
        p.taken[seat] += 1


def income(p: Position, seat: int) -> dict[str, int]:
    """Points of a seat's leaders from monuments of their colour in their kingdom."""
    earned = dict.fromkeys(COLOURS, 0)
    for square, (his, colour) in p.leaders.items():
        if his == seat:
            kingdom = territory(p, square)
            earned[colour] += sum(
                corner in kingdom and colour in monument.split("-") for monument, corner in p.monuments.items()
            )
    return earned


def end_turn(p: Position) -> Asking:
    """Ziggurat, monuments, refills, end check, next seat."""
    king = square_of_leader(p, p.turn, "black")
    if king and p.ziggurat and p.ziggurat in territory(p, king):
        answer = yield p.turn, [f"point {colour}" for colour in COLOURS]
        p.points[p.turn][answer.split()[1]] += 1
    for colour, number in income(p, p.turn).items():
        p.points[p.turn][colour] += number
    for seat in [(p.turn + place) % p.players for place in range(p.players)]:
        missing = max(0, 6 - sum(p.hands[seat].values()))
        if missing > p.bag:
            p.over = True
            return
        p.bag -= missing
        p.hands[seat]["drawn"] = missing
    p.idle = 0 if p.busy else p.idle + 1
    p.over = len(p.treasures) <= 2 or p.idle >= 4 * p.players
    if not p.over:
        p.turn = (p.turn + 1) % p.players
        p.actions = 2
        p.busy = False


def rows(points: dict[str, int], treasures: int) -> Iterator[list[int]]:
    """The four colours, weakest first, for every way to spend the treasures."""
    for spent in product(range(treasures + 1), repeat=3):
        if sum(spent) <= treasures:
            added = [*spent, treasures - sum(spent)]
            yield sorted(points[colour] + more for colour, more in zip(COLOURS, added, strict=True))


def ranks(points: list[dict[str, int]], treasures: list[int]) -> list[int]:
    """Best rows compared: weakest colour, then the next, and so on; equals share."""
    best = [max(rows(mine, taken)) for mine, taken in zip(points, treasures, strict=True)]
    return [1 + sum(other > mine for other in best) for mine in best]
