"""A position in words, for scenarios: `given` lines set it, `then` lines check it.

It begins with the city centre, empty hands, all pawns in the centre, full piles, all coins in the reserve, P1 to act.

hand P1 small-desert 2      tiles of the hand, taken from the piles; several pairs may follow; or none
tile t20 large-hills-lake   a territory tile lies on t20; several pairs may follow
legion P1 t20               where a pawn stands (censor likewise): a cell or `city`
coins P1 4                  coins, taken from the reserve
flipped P1 3                flipped tiles, taken unseen from the small pile
reserve 5                   coins left in the reserve
piles 1 5                   small and large tiles left in the piles (after hands and tiles were given)
turn P2                     whose turn it is
dry 3                       Reorganise turns in a row without a draw
emperor P1                  who holds the Emperor, or `nobody`
start                       all as it is dealt at the start

Then the same words (but start), and
tiles P1 2 1                small and large tiles in the hand
empty t20                   no tile lies there
income 3                    of the run
unseen small-desert 7       tiles of a kind that nobody has seen; `unseen 93` in all
neighbours u21 t20 u20 ...  exactly these
exits 6 4                   free large and small cells beside the city centre
phase split                 the choice that the player has; `end coins` why the game ended
"""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import actions_buffer
from zenobia.core.scenario import Phrase, expect, integer, same
from zenobia.core.table import seat_name, seat_number
from zenobia.games.palmyra.data import (
    CELL_NAMES,
    CITY,
    COINS,
    EXITS,
    FACES,
    FREE,
    KIND_NAMES,
    KINDS,
    LARGE,
    NEIGHBOURS,
    NOWHERE,
    SMALL,
    TERRITORY,
)
from zenobia.games.palmyra.ending import begin_turn
from zenobia.games.palmyra.plane import lay_tile, lift, size_of, stand
from zenobia.games.palmyra.setup import new
from zenobia.games.palmyra.state import CENSOR, ENDS, LEGION, NO_HOLDER, PHASES, TILE, State

LACKS = {"no-such-tile": "hand", "no-fitting-tile": "hand"}  # refusals that prove something only if this is given


def clear(s: State) -> None:
    """Empty hands and no coins: everything lies in the piles and in the reserve."""
    for seat in range(s.players):
        me = s.player[seat]
        s.pile[SMALL] += me.flipped
        me.coins = me.flipped = 0
        for kind in range(KINDS):
            s.unseen[kind] += me.hand[kind]
            s.pile[kind // FACES] += me.hand[kind]
            me.hand[kind] = 0
    s.reserve = COINS


def arrange(s: State, words: Phrase, block: list[str]) -> None:
    """Set one line of `given`."""
    if words[0] in ARRANGE:
        ARRANGE[words[0]](s, words[1:])
    elif words[0] in ARRANGE_SEAT:
        ARRANGE_SEAT[words[0]](s, seat_number(words[1], s.players), words[2:])
    else:
        raise Refused("scenario-word", word=words[0])


def cell_of(word: str) -> int:
    """A cell by its name."""
    if word not in CELL_NAMES:
        raise Refused("square", square=word)
    return CELL_NAMES.index(word)


def kind_of(word: str) -> int:
    """A kind of tile by its name."""
    if word not in KIND_NAMES:
        raise Refused("scenario-word", word=word)
    return KIND_NAMES.index(word)


def place_of(word: str) -> int:
    """A pawn's place by its name."""
    return CITY if word == "city" else cell_of(word)


def cells_and_kinds(rest: Phrase) -> list[tuple[int, int]]:
    """`t20 large-hills-lake`, several times."""
    return [(cell_of(rest[at]), kind_of(rest[at + 1])) for at in range(0, len(rest.some()), 2)]


def take(s: State, kind: int, count: int) -> None:
    """Take tiles of a kind out of the pile."""
    if s.unseen[kind] < count:
        raise Refused("scenario-word", word=KIND_NAMES[kind])
    s.unseen[kind] -= count
    s.pile[kind // FACES] -= count


def set_start(s: State, rest: Phrase) -> None:
    """Deal again as at the start; a word sets the seed."""
    options = actions_buffer(8)
    chosen = (
        s.mix,
        s.expert,
        max(0, s.solo - 1),
        s.tribute_at_once,
        s.substitute,
        s.emperor_test,
        s.hide_coins,
        s.turn,
    )
    options[:] = chosen
    new(s, s.players, options, rest.number() if rest else 1)


def set_tile(s: State, rest: Phrase) -> None:
    for cell, kind in cells_and_kinds(rest):
        same("size of the tile", kind // FACES, size_of(cell))
        take(s, kind, 1)
        lay_tile(s, cell, TERRITORY + kind % FACES)


def set_reserve(s: State, rest: Phrase) -> None:
    s.reserve = rest.number()


def set_piles(s: State, rest: Phrase) -> None:
    """Tiles go out of the game, the last kinds first, until so many are left."""
    for size, left in ((SMALL, integer(rest[0])), (LARGE, rest[1:].number())):
        for kind in range((size + 1) * FACES - 1, size * FACES - 1, -1):
            gone = min(s.unseen[kind], max(0, s.pile[size] - left))
            take(s, kind, gone)


def set_turn(s: State, rest: Phrase) -> None:
    begin_turn(s, seat_number(rest.word(), s.players))


def set_dry(s: State, rest: Phrase) -> None:
    s.dry = rest.number()


def set_emperor(s: State, rest: Phrase) -> None:
    s.emperor = NO_HOLDER if rest.word() == "nobody" else seat_number(rest[0], s.players)


def set_hand(s: State, seat: int, rest: Phrase) -> None:
    """`none` says that the hand is empty."""
    for name, count in [] if rest == ["none"] else rest.pairs():
        take(s, kind_of(name), count)
        s.player[seat].hand[kind_of(name)] += count


def set_coins(s: State, seat: int, rest: Phrase) -> None:
    s.player[seat].coins = rest.number()
    s.reserve -= rest.number()


def set_flipped(s: State, seat: int, rest: Phrase) -> None:
    s.player[seat].flipped = rest.number()
    s.pile[SMALL] -= rest.number()


def set_legion(s: State, seat: int, rest: Phrase) -> None:
    move(s, seat, LEGION, place_of(rest.word()))


def set_censor(s: State, seat: int, rest: Phrase) -> None:
    move(s, seat, CENSOR, place_of(rest.word()))


def move(s: State, seat: int, pawn: int, place: int) -> None:
    """Put a pawn elsewhere; a tile must lie there."""
    expect(place == CITY or s.board[place] != FREE, "no tile lies there")
    lift(s, s.player[seat], pawn)
    stand(s, s.player[seat], pawn, place)


ARRANGE = {
    "start": set_start,
    "tile": set_tile,
    "reserve": set_reserve,
    "piles": set_piles,
    "turn": set_turn,
    "dry": set_dry,
    "emperor": set_emperor,
}
ARRANGE_SEAT = {
    "hand": set_hand,
    "coins": set_coins,
    "flipped": set_flipped,
    "legion": set_legion,
    "censor": set_censor,
}


def check(s: State, words: Phrase, block: list[str]) -> None:
    """Check one line of `then`."""
    if words[0] in CHECKS:
        CHECKS[words[0]](s, words[1:])
    elif words[0] in CHECK_SEAT:
        CHECK_SEAT[words[0]](s, seat_number(words[1], s.players), words[2:])
    else:
        raise Refused("scenario-word", word=words[0])


def reserve_is(s: State, rest: Phrase) -> None:
    same("reserve", s.reserve, rest.number())


def piles_are(s: State, rest: Phrase) -> None:
    same("piles", [s.pile[SMALL], s.pile[LARGE]], rest.numbers())


def unseen_is(s: State, rest: Phrase) -> None:
    """`unseen small-desert 9`, or `unseen 93` in all."""
    found = sum(s.unseen) if len(rest) == 1 else s.unseen[kind_of(rest[0])]
    same("unseen", found, rest[len(rest) > 1 :].number())


def tile_is(s: State, rest: Phrase) -> None:
    for cell, kind in cells_and_kinds(rest):
        same("size of the tile", kind // FACES, size_of(cell))
        same("tile", s.board[cell] & TILE, TERRITORY + kind % FACES)


def empty_is(s: State, rest: Phrase) -> None:
    for word in rest:
        expect(s.board[cell_of(word)] == FREE, f"a tile lies on {word}")


def income_is(s: State, rest: Phrase) -> None:
    same("income", s.income, rest.number())


def phase_is(s: State, rest: Phrase) -> None:
    same("phase", PHASES[s.phase], rest.word())


def end_is(s: State, rest: Phrase) -> None:
    same("end", ENDS[s.end], rest.word())


def dry_is(s: State, rest: Phrase) -> None:
    same("dry", s.dry, rest.number())


def emperor_is(s: State, rest: Phrase) -> None:
    same("emperor", "nobody" if s.emperor == NO_HOLDER else seat_name(s.emperor), rest.word())


def neighbours_are(s: State, rest: Phrase) -> None:
    found = sorted(CELL_NAMES[cell] for cell in NEIGHBOURS[cell_of(rest[0])] if cell != NOWHERE)
    same("neighbours", found, sorted(rest[1:]))


def exits_are(s: State, rest: Phrase) -> None:
    """Free large and small cells beside the city centre."""
    free = [cell for cell in EXITS[s.players] if cell != NOWHERE and s.board[cell] == FREE]
    same("exits", [sum(size_of(cell) == size for cell in free) for size in (LARGE, SMALL)], rest.numbers())


def hand_is(s: State, seat: int, rest: Phrase) -> None:
    for name, count in rest.pairs():
        same(name, s.player[seat].hand[kind_of(name)], count)


def tiles_are(s: State, seat: int, rest: Phrase) -> None:
    hand = list(s.player[seat].hand)
    same("small and large tiles", [sum(hand[:FACES]), sum(hand[FACES:])], rest.numbers())


def coins_are(s: State, seat: int, rest: Phrase) -> None:
    same("coins", s.player[seat].coins, rest.number())


def flipped_are(s: State, seat: int, rest: Phrase) -> None:
    same("flipped", s.player[seat].flipped, rest.number())


def legion_is(s: State, seat: int, rest: Phrase) -> None:
    same("legion", s.player[seat].pawn[LEGION], place_of(rest.word()))


def censor_is(s: State, seat: int, rest: Phrase) -> None:
    same("censor", s.player[seat].pawn[CENSOR], place_of(rest.word()))


CHECKS = {
    "reserve": reserve_is,
    "piles": piles_are,
    "unseen": unseen_is,
    "tile": tile_is,
    "empty": empty_is,
    "income": income_is,
    "phase": phase_is,
    "end": end_is,
    "dry": dry_is,
    "emperor": emperor_is,
    "neighbours": neighbours_are,
    "exits": exits_are,
}
CHECK_SEAT = {
    "hand": hand_is,
    "tiles": tiles_are,
    "coins": coins_are,
    "flipped": flipped_are,
    "legion": legion_is,
    "censor": censor_is,
}
