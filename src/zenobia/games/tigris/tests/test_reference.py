"""The engine against the slow reference, on crowded random positions and everything that follows from them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from zenobia.core.cells import at, cells, keep, members
from zenobia.core.table import Table
from zenobia.games.tigris import GAME
from zenobia.games.tigris.data import TILE_COUNTS
from zenobia.games.tigris.invariants import broken
from zenobia.games.tigris.state import ACTION, CATASTROPHES, LEADERS, OVER, SETS, TREASURES
from zenobia.games.tigris.tests import reference
from zenobia.games.tigris.tests.reference import COLOURS, MAP, MONUMENTS, SQUARES, Position, Square

NUMBER = {square: 16 * square[0] + square[1] for square in SQUARES}
SQUARE = {number: square for square, number in NUMBER.items()}
START = [(row, column) for row, column in SQUARES if MAP[row][column] in "TC"]


# ---------------------------------------------------------------- between the engine's state and the reference's


def read(s: Any) -> Position:
    """The reference's position of an engine state that waits for an action."""
    p = Position(s.players, s.turn, s.actions_left, bool(s.english), bool(s.with_ziggurat))
    for kind, colour in enumerate((*COLOURS, reference.FACE_DOWN)):
        p.tiles.update({SQUARE[square]: colour for square in members(at(s.board, kind))})
    p.catastrophes = {SQUARE[square] for square in members(at(s.board, CATASTROPHES))}
    p.treasures = {SQUARE[square] for square in members(at(s.board, TREASURES))}
    p.monuments = {name: SQUARE[s.monument[n]] for n, name in enumerate(MONUMENTS) if s.monument[n] >= 0}
    p.ziggurat = SQUARE.get(s.ziggurat)
    for seat in range(s.players):
        me = s.player[seat]
        p.leaders.update(
            {SQUARE[me.leader[n]]: (seat, colour) for n, colour in enumerate(COLOURS) if me.leader[n] >= 0}
        )
        p.hands.append({colour: int(me.hand[n]) for n, colour in enumerate(COLOURS)})
        p.points.append({colour: int(me.points[n]) for n, colour in enumerate(COLOURS)})
    p.taken = [s.player[seat].treasures for seat in range(s.players)]
    p.unused = [s.player[seat].catastrophes for seat in range(s.players)]
    p.bag, p.idle, p.busy, p.over = sum(map(int, s.bag)), s.idle_turns, bool(s.busy), s.phase == OVER
    return p


def same(p: Position, s: Any) -> None:
    """The engine's state is the reference's position, tiles just drawn only by number."""
    q = read(s)
    sizes = [sum(hand.values()) for hand in p.hands]
    assert sizes == [sum(hand.values()) for hand in q.hands]
    if not any("drawn" in hand for hand in p.hands):
        assert p.hands == q.hands
    p.hands = q.hands
    if p.over:
        p.turn, p.actions, p.busy, p.idle = q.turn, q.actions, q.busy, q.idle
    assert p == q


# ---------------------------------------------------------------- crowded positions


def crowded(rng: Random) -> Table:
    """A legal position with many tiles, leaders and buildings, such as random play hardly ever reaches."""
    options = {name: "on" for name in ("english", "ziggurat") if rng.random() < 0.4}
    table = Table(GAME, rng.choice((2, 3, 4)), options, rng.getrandbits(40))
    p = Position(table.players, rng.randrange(table.players), rng.choice((1, 2)), False, "ziggurat" in options)
    left = dict(zip(COLOURS, TILE_COUNTS, strict=True))
    hands = [{colour: 0 for colour in COLOURS} for _ in range(table.players)]
    for hand in hands:
        for _ in range(6):
            draw(rng, left, hand)
    scatter_tiles(rng, p, left)
    add_buildings(rng, p)
    for square in rng.sample(SQUARES, rng.randrange(0, 2 * p.players + 1)):
        if p.tiles.get(square) != reference.FACE_DOWN:
            left_back = p.tiles.pop(square, None)
            if left_back:
                left[left_back] += 1
            p.catastrophes.add(square)
    add_leaders(rng, p)
    add_treasures(rng, p)
    write(table.state, p, hands, left)
    return table


def draw(rng: Random, left: dict[str, int], hand: dict[str, int]) -> None:
    colour = rng.choices(COLOURS, [left[colour] for colour in COLOURS])[0]
    left[colour] -= 1
    hand[colour] += 1


def scatter_tiles(rng: Random, p: Position, left: dict[str, int]) -> None:
    """Tiles here and there, often of the colour of a neighbour; as many as there are."""
    crowd = rng.uniform(0.15, 0.6)
    for square in rng.sample(SQUARES, len(SQUARES)):
        if rng.random() > crowd and not (square in START and rng.random() < 0.7):
            continue
        near = [p.tiles[each] for each in reference.neighbours(square) if each in p.tiles]
        colour = "blue" if reference.is_river(square) else rng.choice(("red", "red", "green", "black"))
        if near and rng.random() < 0.5 and not reference.is_river(square):
            colour = rng.choice([each for each in near if each != "blue"] or [colour])
        if square in START and rng.random() < 0.8:
            colour = "red"
        if left[colour]:
            left[colour] -= 1
            p.tiles[square] = colour


def add_buildings(rng: Random, p: Position) -> None:
    """Some monuments and perhaps the Ziggurat, on tiles that were there or not."""
    for monument in rng.sample(MONUMENTS, rng.choice((0, 0, 1, 2, 3, 4))):
        corner = (rng.randrange(10), rng.randrange(15))
        block = reference.squares_of_block(corner)
        if sum(square in p.tiles for square in block) == 4 and not any(
            p.tiles[square] == reference.FACE_DOWN for square in block
        ):
            p.monuments[monument] = corner
            p.tiles.update(dict.fromkeys(block, reference.FACE_DOWN))
    centre = (rng.randrange(1, 10), rng.randrange(1, 15))
    plus = [centre, *reference.neighbours(centre)]
    if p.with_ziggurat and rng.random() < 0.4 and not any(p.tiles.get(each) == reference.FACE_DOWN for each in plus):
        p.ziggurat = centre
        p.tiles.update(dict.fromkeys(plus, reference.FACE_DOWN))


def add_leaders(rng: Random, p: Position) -> None:
    """Most leaders, each beside a temple and without a rival."""
    everybody = [(seat, colour) for seat in range(p.players) for colour in COLOURS]
    for seat, colour in rng.sample(everybody, len(everybody)):
        if rng.random() < 0.8:
            free = sorted(reference.leader_squares(p, seat, colour))
            for square in rng.sample(free, min(4, len(free))):
                p.leaders[square] = (seat, colour)
                kingdom = reference.territory(p, square)
                if sum(each in kingdom and his == colour for each, (_, his) in p.leaders.items()) == 1:
                    break
                del p.leaders[square]


def add_treasures(rng: Random, p: Position) -> None:
    """Treasures on temples and face-down tiles of the start squares, less those a merchant would have taken."""
    p.treasures = {square for square in START if p.tiles.get(square) in ("red", reference.FACE_DOWN)}
    p.treasures -= {square for square in START if rng.random() < 0.15}
    while due := reference.hoards(p):
        p.treasures.remove(rng.choice(sorted(due[0][1])))


def write(s: Any, p: Position, hands: list[dict[str, int]], left: dict[str, int]) -> None:
    """Put a reference position into an engine state."""
    for kind in range(SETS):
        keep(s.board, kind, cells(()))
    for kind, colour in enumerate((*COLOURS, reference.FACE_DOWN)):
        keep(s.board, kind, cells(NUMBER[square] for square, each in p.tiles.items() if each == colour))
    keep(s.board, LEADERS, cells(NUMBER[square] for square in p.leaders))
    keep(s.board, CATASTROPHES, cells(NUMBER[square] for square in p.catastrophes))
    keep(s.board, TREASURES, cells(NUMBER[square] for square in p.treasures))
    for square, (seat, colour) in p.leaders.items():
        s.player[seat].leader[COLOURS.index(colour)] = NUMBER[square]
    for monument, corner in p.monuments.items():
        s.monument[MONUMENTS.index(monument)] = NUMBER[corner]
    s.ziggurat = NUMBER[p.ziggurat] if p.ziggurat else -1
    s.turn = s.mover = p.turn
    s.actions_left = p.actions
    used = len(p.catastrophes)
    for seat in range(p.players):
        s.player[seat].catastrophes = 2 - min(2, used)
        used -= min(2, used)
        for n, colour in enumerate(COLOURS):
            s.player[seat].hand[n] = hands[seat][colour]
    s.player[0].treasures = 10 - len(p.treasures)
    for n, colour in enumerate(COLOURS):
        s.bag[n] = left[colour]


# ---------------------------------------------------------------- playing both


def interesting(rng: Random, p: Position, moves: list[str]) -> str:
    """A random move, mostly one that joins kingdoms, starts a revolt, or could complete a building."""
    home = {}
    for square in [*p.tiles, *p.leaders]:
        if square not in home:
            home.update(dict.fromkeys(reference.territory(p, square), square))
    some = rng.sample(moves, min(60, len(moves)))
    best = max(some, key=lambda move: promise(rng, p, home, move))
    return best if rng.random() < 0.85 else rng.choice([move for move in moves if move != "swap"])


def promise(rng: Random, p: Position, home: dict[Square, Square], move: str) -> float:
    """How much may come of a move, with some luck; `home` names the territory of every piece."""
    verb, *rest = move.split()
    if verb == "swap":
        return -1
    if verb not in ("tile", "leader"):
        return rng.random()
    near = [each for each in reference.neighbours(reference.square_named(rest[1])) if each in home]
    territories = {home[each] for each in near}
    there = [colour for square, (_, colour) in p.leaders.items() if home[square] in territories]
    if verb == "leader":
        return (2.4 if rest[0] in there else 1.0) * rng.random()
    colour = next(colour for colour, tile in reference.TILES.items() if tile == rest[0])
    clashes = len(there) - len(set(there))
    return (clashes + len(territories) + sum(p.tiles.get(each) == colour for each in near)) * rng.random()


def play_both(rng: Random, table: Table, move: str) -> None:
    """One action in both, question by question."""
    p = read(table.state)
    action = reference.play(p, move)
    table.play(move, 0)
    try:
        seat, answers = next(action)
        while True:
            assert table.to_act == seat
            assert sorted(table.legal()) == sorted(answers)
            assert table.state.phase != ACTION
            answer = rng.choice(answers)
            table.play(answer, 0)
            seat, answers = action.send(answer)
    except StopIteration:
        assert table.state.phase in (ACTION, OVER)
    same(p, table.state)
    assert broken(table.state) == []


@pytest.mark.parametrize("seed", range(10))
def test_engine_agrees_with_the_reference(seed: int) -> None:
    rng = Random(seed)
    for _ in range(75):
        table = crowded(rng)
        assert broken(table.state) in ([], ["the game should be over"])
        for _ in range(8):
            moves = reference.legal(read(table.state))
            assert sorted(table.legal()) == moves
            play_both(rng, table, interesting(rng, read(table.state), moves))
            if table.over:
                break


def test_ranking_agrees_with_every_way_to_spend_the_treasures() -> None:
    rng = Random(54)
    for _ in range(300):
        table = Table(GAME, rng.choice((2, 3, 4)), {}, 1)
        most = rng.choice((2, 4, 9))
        points = [{colour: rng.randint(0, most) for colour in COLOURS} for _ in range(table.players)]
        treasures = [rng.randint(0, 4) for _ in points]
        for seat, mine in enumerate(points):
            for n, colour in enumerate(COLOURS):
                table.state.player[seat].points[n] = mine[colour]
            table.state.player[seat].treasures = treasures[seat]
        assert table.ranks() == reference.ranks(points, treasures)
        weakest = [max(reference.rows(mine, taken))[0] for mine, taken in zip(points, treasures, strict=True)]
        assert table.scores() == weakest


def test_a_square_is_where_its_name_says() -> None:
    assert [reference.square_named(reference.name(square)) for square in SQUARES] == SQUARES
    squares: list[Square] = [(0, 0), (2, 5), (6, 8), (10, 15)]
    assert [reference.name(square) for square in squares] == ["a1", "f3", "i7", "p11"]
