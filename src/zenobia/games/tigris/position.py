"""A position in words, for scenarios: `given` lines set it, `then` lines check it.

standard                    the standard start: ten temples with treasures (what `given` begins with)
bare                        of the ten start temples only the four corner ones
dealt                       every player draws six tiles (otherwise hands begin empty)
board                       the lines below it draw the whole board: . empty, R B G K tiles (T or C on a
                            start square of the map: temple with treasure), x catastrophe, - face down
temple h5 i5                tiles, taken from the bag; also farm, market, settlement, face_down, treasure
catastrophe h5              taken from whoever has most left
empty h5                    nothing stands there
king P1 h5                  leaders: priest, farmer, merchant, king; `king P1 home` takes him back
monument red-blue h5        built from h5 to the right and below
ziggurat h5                 built around h5
hand P1 market 2            exactly so many of a colour; colours not named are supplied when a move needs them
hand P1 none                nothing at all, and nothing is supplied
points P1 red 3             treasures P1 2, catastrophes P1 1, thrown P1 market 2
bag 12                      that many tiles in all; `bag market 3` so many of one colour (after tiles and hands)
turn P1                     whose turn it is; `actions 1` how many actions are left; `idle 3` idle turns so far
"""

from __future__ import annotations

from zenobia.core.cells import EMPTY, Cells, at, cells, count, has, keep, members, near, one
from zenobia.core.game import Refused
from zenobia.core.scenario import Phrase, expect, same
from zenobia.core.table import seat_number
from zenobia.games.tigris.bag import hand_size, refill, tiles_in_bag
from zenobia.games.tigris.board import empty_squares, territory
from zenobia.games.tigris.conflicts import commit, reinforcing_colour, strength_on_board
from zenobia.games.tigris.data import (
    BAG,
    COLOUR_NAMES,
    COLOUR_WORDS,
    CORNERS,
    FIRST_COLOUR,
    LEADER_NAMES,
    MAP,
    MONUMENT_NAMES,
    RIVER,
    SQUARES,
    START_TEMPLES,
    TILE_NAMES,
    square_name,
)
from zenobia.games.tigris.monuments import block, plus
from zenobia.games.tigris.play import PLAY
from zenobia.games.tigris.scoring import balanced
from zenobia.games.tigris.state import (
    ATTACK,
    CATASTROPHES,
    COLOURS,
    DEFEND,
    FACE_DOWN,
    LEADERS,
    NONE,
    RED,
    SETS,
    TREASURES,
    State,
)
from zenobia.games.tigris.tiles import place_tile
from zenobia.games.tigris.turn import begin_turn

KINDS = {
    **{name: colour for colour, name in enumerate(TILE_NAMES)},
    "face_down": FACE_DOWN,
    "catastrophe": CATASTROPHES,
    "treasure": TREASURES,
}
DRAWN = ("board",)  # words that have lines below them
LETTERS = {"R": 0, "B": 1, "G": 2, "K": 3, "x": CATASTROPHES, "-": FACE_DOWN}


def clear(s: State) -> None:
    """The standard start with empty hands and P1 to act."""
    for seat in range(s.players):
        me = s.player[seat]
        for colour in range(COLOURS):
            s.bag[colour] += me.hand[colour]
            me.hand[colour] = 0
    begin_turn(s, 0)


def supply(s: State, seat: int, action: int, given: list[Phrase]) -> None:
    """Hands hold what a case needs: give the tiles that a move uses, unless the hand was given."""
    move, fields = PLAY.meaning(action)
    if move is place_tile:
        colour, number = fields[0], 1
    elif move is commit and s.phase in (ATTACK, DEFEND):
        colour, number = reinforcing_colour(s), fields[0]
    else:
        return
    fixed = {word for words in given if words[:2] == ["hand", f"P{seat + 1}"] for word in words[2:]}
    missing = min(number - s.player[seat].hand[colour], s.bag[colour])
    if missing > 0 and not fixed & {"none", TILE_NAMES[colour], COLOUR_NAMES[colour]}:
        s.player[seat].hand[colour] += missing
        s.bag[colour] -= missing


def arrange(s: State, words: Phrase, block_below: list[str]) -> None:
    """Set one line of `given`."""
    verb, rest = words[0], words[1:]
    if verb in ARRANGE_BOARD:
        ARRANGE_BOARD[verb](s, rest, block_below)
    elif verb in KINDS:
        for square in map(square_of, rest.some()):
            place(s, KINDS[verb], square)
    elif verb in LEADER_NAMES:
        place_leader(s, LEADER_NAMES.index(verb), seat_number(rest[0], s.players), rest[1:].word())
    elif verb in ARRANGE_SEAT:
        ARRANGE_SEAT[verb](s, seat_number(rest[0], s.players), rest[1:])
    else:
        raise Refused("scenario-word", word=verb)


def square_of(word: str) -> int:
    """A square by its public name: h5."""
    if word not in SQUARES:
        raise Refused("square", square=word)
    return SQUARES[word]


def colour_of(word: str) -> int:
    """A colour by its name or its tile's."""
    return COLOUR_WORDS.value(word, word)


def kind_of(word: str) -> int:
    """A piece by its name."""
    if word not in KINDS:
        raise Refused("scenario-word", word=word)
    return KINDS[word]


def place(s: State, kind: int, square: int) -> None:
    """Put a piece on a square; a treasure or a leader lies on what is there."""
    if kind != TREASURES:
        lift(s, square)
    if kind < COLOURS:
        s.bag[kind] -= 1
    elif kind == CATASTROPHES:
        richest = max(s.player[: s.players], key=lambda me: me.catastrophes)
        richest.catastrophes -= 1
    keep(s.board, kind, at(s.board, kind) | one(square))


def lift(s: State, square: int) -> None:
    """Clear a square but for its treasure; a tile goes back into the bag."""
    for kind in (*range(COLOURS), FACE_DOWN, CATASTROPHES):
        if kind < COLOURS and has(at(s.board, kind), square):
            s.bag[kind] += 1
        keep(s.board, kind, at(s.board, kind) & ~one(square))


def place_leader(s: State, colour: int, seat: int, where: str) -> None:
    """Put a leader on a square, or back home."""
    me = s.player[seat]
    if me.leader[colour] >= 0:
        keep(s.board, LEADERS, at(s.board, LEADERS) & ~one(me.leader[colour]))
    me.leader[colour] = NONE if where == "home" else square_of(where)
    if where != "home":
        keep(s.board, LEADERS, at(s.board, LEADERS) | one(me.leader[colour]))


def set_standard(s: State, rest: Phrase, drawn: list[str]) -> None:
    rest.nothing()
    set_temples(s, START_TEMPLES)


def set_bare(s: State, rest: Phrase, drawn: list[str]) -> None:
    rest.nothing()
    set_temples(s, CORNERS)


def set_temples(s: State, squares: Cells) -> None:
    """Nothing but temples with treasures."""
    wipe(s)
    keep(s.board, RED, squares)
    keep(s.board, TREASURES, squares)
    s.bag[RED] -= count(squares)


def set_dealt(s: State, rest: Phrase, drawn: list[str]) -> None:
    rest.nothing()
    for seat in range(s.players):
        refill(s, seat)


def wipe(s: State) -> None:
    """An empty board, its tiles in the bag."""
    for colour in range(COLOURS):
        s.bag[colour] += count(at(s.board, colour))
    for which in range(SETS):
        keep(s.board, which, EMPTY)


def set_board(s: State, rest: Phrase, drawn: list[str]) -> None:
    """A drawn board; spaces are ignored."""
    rest.nothing()
    drawing = "".join("".join(line.split()) for line in drawn)
    if len(drawing) != len(MAP):
        raise Refused("scenario-board", squares=len(drawing), expected=len(MAP))
    wipe(s)
    for square, letter in enumerate(drawing):
        if letter in "TC":
            place(s, RED, square)
            place(s, TREASURES, square)
        elif letter in LETTERS:
            place(s, LETTERS[letter], square)
        elif letter not in ".~":
            raise Refused("scenario-word", word=letter)


def set_empty(s: State, rest: Phrase, drawn: list[str]) -> None:
    for square in map(square_of, rest.some()):
        lift(s, square)
        keep(s.board, TREASURES, at(s.board, TREASURES) & ~one(square))


def set_monument(s: State, rest: Phrase, drawn: list[str]) -> None:
    monument, corner = monument_of(rest[0]), square_of(rest[1:].word())
    for square in members(block(corner)):
        place(s, FACE_DOWN, square)
        s.bag[FIRST_COLOUR[monument]] -= 1
    s.monument[monument] = corner


def monument_of(word: str) -> int:
    """A monument by its two colours."""
    if word not in MONUMENT_NAMES:
        raise Refused("scenario-word", word=word)
    return MONUMENT_NAMES.index(word)


def set_ziggurat(s: State, rest: Phrase, drawn: list[str]) -> None:
    s.ziggurat = square_of(rest.word())
    for square in members(plus(s.ziggurat)):
        place(s, FACE_DOWN, square)


def set_bag(s: State, rest: Phrase, drawn: list[str]) -> None:
    """So many tiles in all, taken colour by colour; or so many of one colour."""
    if len(rest) == 2:
        s.bag[colour_of(rest[0])] = rest[1:].number()
        return
    left = rest.number()
    for colour in range(COLOURS):
        s.bag[colour] = min(int(BAG[colour]), left)
        left -= s.bag[colour]


def set_turn(s: State, rest: Phrase, drawn: list[str]) -> None:
    begin_turn(s, seat_number(rest.word(), s.players))


def set_actions(s: State, rest: Phrase, drawn: list[str]) -> None:
    s.actions_left = rest.number()


def set_idle(s: State, rest: Phrase, drawn: list[str]) -> None:
    s.idle_turns = rest.number()


ARRANGE_BOARD = {
    "standard": set_standard,
    "bare": set_bare,
    "dealt": set_dealt,
    "board": set_board,
    "empty": set_empty,
    "monument": set_monument,
    "ziggurat": set_ziggurat,
    "bag": set_bag,
    "turn": set_turn,
    "actions": set_actions,
    "idle": set_idle,
}


def set_hand(s: State, seat: int, rest: Phrase) -> None:
    """`none`, or pairs of tile and number."""
    if rest == ["none"]:
        return
    for name, number in rest.pairs():
        colour = colour_of(name)
        s.bag[colour] += s.player[seat].hand[colour] - number
        s.player[seat].hand[colour] = number


def set_points(s: State, seat: int, rest: Phrase) -> None:
    for name, number in rest.pairs():
        s.player[seat].points[colour_of(name)] = number


def set_thrown(s: State, seat: int, rest: Phrase) -> None:
    for name, number in rest.pairs():
        s.player[seat].thrown[colour_of(name)] = number
        s.bag[colour_of(name)] -= number


def set_treasures(s: State, seat: int, rest: Phrase) -> None:
    s.player[seat].treasures = rest.number()


def set_catastrophes(s: State, seat: int, rest: Phrase) -> None:
    s.player[seat].catastrophes = rest.number()


ARRANGE_SEAT = {
    "hand": set_hand,
    "points": set_points,
    "thrown": set_thrown,
    "treasures": set_treasures,
    "catastrophes": set_catastrophes,
}


def check(s: State, words: Phrase, drawn: list[str]) -> None:
    """Check one line of `then`."""
    verb, rest = words[0], words[1:]
    if verb in KINDS:
        for square in rest:
            expect(has(at(s.board, KINDS[verb]), square_of(square)), f"no {verb} on {square}")
    elif verb in LEADER_NAMES:
        where = s.player[seat_number(rest[0], s.players)].leader[LEADER_NAMES.index(verb)]
        same(verb, "home" if where < 0 else square_name(where), rest[1:].word())
    elif verb in CHECK_SEAT:
        CHECK_SEAT[verb](s, seat_number(rest[0], s.players), rest[1:])
    elif verb in CHECKS:
        CHECKS[verb](s, rest)
    else:
        raise Refused("scenario-word", word=verb)


def is_empty(s: State, rest: Phrase) -> None:
    for square in rest:
        expect(has(empty_squares(s), square_of(square)), f"{square} is not empty")


def is_without(s: State, rest: Phrase) -> None:
    """`no treasure h5`: that piece is not on the square."""
    for square in rest[1:]:
        expect(not has(at(s.board, kind_of(rest[0])), square_of(square)), f"{rest[0]} on {square}")


def counts(s: State, rest: Phrase) -> None:
    """`count temple 10`, `count river 41`, `count bag 131`: how many there are."""
    sets: dict[str, Cells] = {"river": RIVER, "corner": CORNERS, "leader": at(s.board, LEADERS)}
    sets.update({name: at(s.board, kind) for name, kind in KINDS.items()})
    if rest[0] not in (*sets, "bag"):
        raise Refused("scenario-word", word=rest[0])
    same(rest[0], tiles_in_bag(s) if rest[0] == "bag" else count(sets[rest[0]]), rest[1:].number())


def are_river(s: State, rest: Phrase) -> None:
    """`river a4 b4`: these squares of the map are river."""
    for square in rest:
        expect(has(RIVER, square_of(square)), f"{square} is land")


def are_corners(s: State, rest: Phrase) -> None:
    """`corner b2`: a treasure there counts as one near a corner."""
    for square in rest:
        expect(has(CORNERS, square_of(square)), f"{square} is none of the corner treasures")


def bag_holds(s: State, rest: Phrase) -> None:
    """`bag 12`, or `bag market 3`."""
    found = tiles_in_bag(s) if len(rest) == 1 else s.bag[colour_of(rest[0])]
    same("bag", found, rest[len(rest) > 1 :].number())


def kingdom_is(s: State, rest: Phrase) -> None:
    """`kingdom h5 h6 h7`: the territory of the first square is exactly these squares."""
    wanted = cells(map(square_of, rest.some()))
    found = territory(s, square_of(rest[0]))
    same("territory", names_of(found), names_of(wanted))


def names_of(which: Cells) -> list[str]:
    return [square_name(square) for square in range(len(MAP)) if has(which, square)]


def monument_at(s: State, rest: Phrase) -> None:
    corner = s.monument[monument_of(rest[0])]
    same("monument", "none" if corner < 0 else square_name(corner), rest[1:].word())
    if corner >= 0:
        expect(count(block(corner) & ~at(s.board, FACE_DOWN)) == 0, "its tiles are not face down")


def ziggurat_at(s: State, rest: Phrase) -> None:
    same("ziggurat", "none" if s.ziggurat < 0 else square_name(s.ziggurat), rest.word())
    if s.ziggurat >= 0:
        around = one(s.ziggurat) | near(one(s.ziggurat))
        expect(count(around & ~at(s.board, FACE_DOWN)) == 0, "its markers are missing")


def strengths(s: State, rest: Phrase) -> None:
    """`strength 2 1`: attacker's and defender's on the board."""
    found = [strength_on_board(s, s.attacker), strength_on_board(s, s.defender)]
    same("strength", found, rest.numbers())


def conflict_between(s: State, rest: Phrase) -> None:
    """`conflict red P1 P2`: colour, attacker, defender."""
    expect(s.phase in (ATTACK, DEFEND), "there is no conflict")
    same("conflict", [COLOUR_NAMES[s.colour], f"P{s.attacker + 1}", f"P{s.defender + 1}"], rest)


def whose_turn(s: State, rest: Phrase) -> None:
    same("turn", f"P{s.turn + 1}", rest.word())


def actions_left(s: State, rest: Phrase) -> None:
    same("actions", s.actions_left, rest.number())


def idle_turns(s: State, rest: Phrase) -> None:
    same("idle", s.idle_turns, rest.number())


def conserved(s: State, rest: Phrase) -> None:
    """`out_of_game 7`: tiles that are neither in the bag, a hand, nor on the board."""
    held = tiles_in_bag(s) + sum(hand_size(s.player[seat]) for seat in range(s.players))
    on_board = sum(count(at(s.board, kind)) for kind in (*range(COLOURS), FACE_DOWN))
    on_board -= 5 if s.ziggurat >= 0 else 0  # its markers are no tiles
    total = sum(int(number) for number in BAG) + count(START_TEMPLES)
    same("out of the game", total - held - on_board, rest.number())


CHECKS = {
    "empty": is_empty,
    "no": is_without,
    "count": counts,
    "river": are_river,
    "corner": are_corners,
    "bag": bag_holds,
    "kingdom": kingdom_is,
    "monument": monument_at,
    "ziggurat": ziggurat_at,
    "strength": strengths,
    "conflict": conflict_between,
    "turn": whose_turn,
    "actions": actions_left,
    "idle": idle_turns,
    "out_of_game": conserved,
}


def hand_is(s: State, seat: int, rest: Phrase) -> None:
    """`hand P1 6` in all, or `hand P1 market 2` of a colour."""
    me = s.player[seat]
    found = hand_size(me) if len(rest) == 1 else me.hand[colour_of(rest[0])]
    same("hand", found, rest[len(rest) > 1 :].number())


def points_are(s: State, seat: int, rest: Phrase) -> None:
    """`points P1 red 3 blue 1`, or `points P1 none`: no points at all."""
    points = s.player[seat].points
    if rest == ["none"]:
        same("points", list(points), [0] * COLOURS)
        return
    for name, number in rest.pairs():
        same(f"{name} points", points[colour_of(name)], number)


def thrown_are(s: State, seat: int, rest: Phrase) -> None:
    """`thrown P1 3` in all, or `thrown P1 market 2`: tiles swapped away."""
    thrown = s.player[seat].thrown
    found = sum(thrown) if len(rest) == 1 else thrown[colour_of(rest[0])]
    same("thrown", found, rest[len(rest) > 1 :].number())


def treasures_are(s: State, seat: int, rest: Phrase) -> None:
    same("treasures", s.player[seat].treasures, rest.number())


def catastrophes_are(s: State, seat: int, rest: Phrase) -> None:
    same("catastrophes", s.player[seat].catastrophes, rest.number())


def balance_is(s: State, seat: int, rest: Phrase) -> None:
    """`balance P1 10 10 12 13`: the four colours, weakest first, with the treasures added."""
    same("balance", list(balanced(s, seat)), rest.numbers())


CHECK_SEAT = {
    "hand": hand_is,
    "points": points_are,
    "thrown": thrown_are,
    "treasures": treasures_are,
    "catastrophes": catastrophes_are,
    "balance": balance_is,
}
