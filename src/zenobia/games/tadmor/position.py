"""A position in words, for scenarios: `given` lines set it, `then` lines check it.

It begins bare: round 1, P1 has the pawn, everybody 3 camels, 2 ships and 10 PP, no resources, tiles or missions; no
tile on the board, all missions in the deck, the piles full with glass, jade and silk on top, no marauder card held.

fresh                       a new game instead, P1 with the pawn, at its first question
round 5                     the round (and with it the era)
pawn P2                     who has the pawn and leads the round
goods P1 wood 2 gold 1      warehouse; traded P1 marble 1
pp P1 4                     tower P1 8
tiles P1 i1 i14             owned; `board i5 i10` face up on the board
hand P1 k5                  missions, taken from the deck: hand, fulfilled, returned; `discards k3`
deck none                   the missions that are nowhere else; `deck k7 k8` only these
rare P1 glass 2             taken from the piles; `pile red silk 1` what is left of a colour; `top yellow porcelain`
temples P1 roof             parts reached by temples; statues are a completed one
camels P1 4                 owned, and as many more in the supply; ships P1 3
camel P1 pa5 i47            a piece of the supply on spaces or private tiles; ship P1 ns1
holds P1 ebla               a marauder card picked last round; `attack euphrates` the one on the board
stage construction          last of all: placement, marauders, resolution, late, construction, kingdom, round-end
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from zenobia.core.chance import start
from zenobia.core.game import Refused
from zenobia.core.scenario import Phrase, expect, same
from zenobia.core.sets import holds, size
from zenobia.core.table import seat_number
from zenobia.games.tadmor.board import put
from zenobia.games.tadmor.data import (
    ALL_MISSIONS,
    COLOUR_NAMES,
    GOOD_NAMES,
    GOODS_OF_COLOUR,
    MISSION_NAMES,
    PART_NAMES,
    PIECE_NAMES,
    PLACE_NAMES,
    RARE_COPIES,
    REGION_NAMES,
    RESOURCE_NAMES,
    ROUNDS,
    SPACES,
    START_PIECES,
    START_PRESTIGE,
    STATUES,
    TILE_NAMES,
    bits,
    word,
)
from zenobia.games.tadmor.features import determinise
from zenobia.games.tadmor.income import caravan_and_shipyard
from zenobia.games.tadmor.play import PLAY
from zenobia.games.tadmor.rare import pile_size
from zenobia.games.tadmor.scoring import mission_value, rare_goods, rare_value, temple_value, total, tower_value
from zenobia.games.tadmor.setup import lay_board, set_up
from zenobia.games.tadmor.stages import begin_resolution, move_on
from zenobia.games.tadmor.state import (
    CONSTRUCTION,
    LATE,
    NONE,
    NOT_PRINTED,
    NOTHING,
    OVER,
    PLACEMENT,
    REVEAL,
    ROUND_END,
    SHIP,
    Player,
    State,
)
from zenobia.games.tadmor.view import STAGE_NAMES

WORLDS = 300
MOST_STEPS = 20_000
TOPS = tuple(colour * GOODS_OF_COLOUR for colour in range(len(COLOUR_NAMES)))


LACKS = {"too-few-resources": "goods", "too-dear": "goods"}  # refusals that prove something only if this is given


def clear(s: State) -> None:
    """The bare position."""
    wipe(s)
    s.round_number = 1
    s.deck = ALL_MISSIONS
    lay_board(s)
    for good in range(len(GOOD_NAMES)):
        s.rare_left[good] = RARE_COPIES[s.players]
    for colour, top in enumerate(TOPS):
        s.top[colour] = top
    for seat in range(s.players):
        me = s.player[seat]
        me.pp = START_PRESTIGE
        for piece in range(SHIP + 1):
            me.owned[piece] = me.supply[piece] = START_PIECES[piece]
    s.holder = s.held = s.raided = s.under_attack = NONE
    begin_stage(s, "placement")


def wipe(s: State) -> None:
    """Nothing at all, but for the players, the options and the generator."""
    kept = s.players, s.experienced, s.one_pair, s.only_resolution, list(s.chance)
    blank = type(s)()
    for name in type(s).LAYOUT.fields:  # type: ignore[attr-defined]
        setattr(s, name, getattr(blank, name))
    s.players, s.experienced, s.one_pair, s.only_resolution = kept[:4]
    s.chance[:] = kept[4]


# ---------------------------------------------------------------- words


def number_of(name: str, names: tuple[str, ...]) -> int:
    """A name of the data by its word."""
    words = [word(each) for each in names]
    if name not in words:
        raise Refused("scenario-word", word=name)
    return words.index(name)


def set_of(names_given: Phrase, names: tuple[str, ...]) -> int:
    """A set of tiles or missions; `none` is empty."""
    return bits([] if names_given == ["none"] else [number_of(name, names) for name in names_given.some()])


def pairs(rest: Phrase, names: tuple[str, ...]) -> list[tuple[int, int]]:
    """`wood 2 gold 1` as numbers."""
    return [(number_of(name, names), value) for name, value in rest.pairs()]


# ---------------------------------------------------------------- given


def arrange(s: State, words: Phrase, block: list[str]) -> None:
    """Set one line of `given`."""
    verb, rest = words[0], words[1:]
    if verb in ARRANGE_SEAT:
        ARRANGE_SEAT[verb](s, seat_number(rest[0], s.players), rest[1:])
    elif verb in ARRANGE_TABLE:
        ARRANGE_TABLE[verb](s, rest)
    else:
        raise Refused("scenario-word", word=verb)


def set_fresh(s: State, rest: Phrase) -> None:
    rest.nothing()
    wipe(s)
    set_up(s, s.players, 1)
    s.pawn = s.leader = 0
    move_on(s)


def set_round(s: State, rest: Phrase) -> None:
    s.round_number = rest.number()


def set_pawn(s: State, rest: Phrase) -> None:
    s.pawn = s.leader = seat_number(rest.word(), s.players)
    begin_stage(s, "placement")


def set_board(s: State, rest: Phrase) -> None:
    s.board_tiles = set_of(rest, TILE_NAMES)


def set_deck(s: State, rest: Phrase) -> None:
    s.deck = set_of(rest, MISSION_NAMES)


def set_discards(s: State, rest: Phrase) -> None:
    s.discards = set_of(rest, MISSION_NAMES)
    s.deck &= ~s.discards


def set_pile(s: State, rest: Phrase) -> None:
    """What is left of one colour; types not named are gone."""
    colour = number_of(rest[0], COLOUR_NAMES)
    left = dict(pairs(rest[1:], GOOD_NAMES))
    for good in range(colour * GOODS_OF_COLOUR, (colour + 1) * GOODS_OF_COLOUR):
        s.rare_left[good] = left.get(good, 0)
    s.top[colour] = next((good for good, number in left.items() if number), NONE)


def set_top(s: State, rest: Phrase) -> None:
    s.top[number_of(rest[0], COLOUR_NAMES)] = number_of(rest[1:].word(), GOOD_NAMES)


def set_attack(s: State, rest: Phrase) -> None:
    s.under_attack = number_of(rest.word(), REGION_NAMES)


def set_stage(s: State, rest: Phrase) -> None:
    begin_stage(s, rest.word())


def begin_stage(s: State, stage: str) -> None:
    """Begin a stage, and see who decides first."""
    s.active = NONE
    s.question = NOTHING
    s.seats_done = 0
    if stage == "placement":
        s.stage = PLACEMENT
        s.seats_done = s.players - 1
    elif stage == "marauders":
        s.stage = REVEAL
    elif stage == "resolution":
        begin_resolution(s)
    elif stage == "late":
        s.stage = LATE
    elif stage == "construction":
        s.stage = CONSTRUCTION
        caravan_and_shipyard(s)
    elif stage == "kingdom":
        s.stage = CONSTRUCTION
        s.seats_done = s.players  # everybody has built: Tower's Prestige comes first
    elif stage == "round-end":
        s.stage = ROUND_END
    else:
        raise Refused("scenario-word", word=stage)
    move_on(s)


def set_goods(s: State, seat: int, rest: Phrase) -> None:
    for resource, units in pairs(rest, RESOURCE_NAMES):
        s.player[seat].warehouse[resource] = units


def set_traded(s: State, seat: int, rest: Phrase) -> None:
    for resource, units in pairs(rest, RESOURCE_NAMES):
        s.player[seat].traded[resource] = units


def set_pp(s: State, seat: int, rest: Phrase) -> None:
    s.player[seat].pp = rest.number()


def set_tower(s: State, seat: int, rest: Phrase) -> None:
    s.player[seat].tower = rest.number()


def set_tiles(s: State, seat: int, rest: Phrase) -> None:
    s.player[seat].tiles = set_of(rest, TILE_NAMES)


def set_hand(s: State, seat: int, rest: Phrase) -> None:
    s.player[seat].hand = set_of(rest, MISSION_NAMES)
    s.deck &= ~s.player[seat].hand


def set_fulfilled(s: State, seat: int, rest: Phrase) -> None:
    s.player[seat].fulfilled = set_of(rest, MISSION_NAMES)
    s.deck &= ~s.player[seat].fulfilled
    if s.stage == PLACEMENT:
        begin_stage(s, "placement")


def set_returned(s: State, seat: int, rest: Phrase) -> None:
    s.player[seat].returned = set_of(rest, MISSION_NAMES)
    s.deck &= ~s.player[seat].returned


def set_rare(s: State, seat: int, rest: Phrase) -> None:
    for good, number in pairs(rest, GOOD_NAMES):
        s.rare_left[good] -= number - s.player[seat].rare[good]
        s.player[seat].rare[good] = number
        turn_up(s, good // GOODS_OF_COLOUR)


def turn_up(s: State, colour: int) -> None:
    """A good that is left lies on top of its pile."""
    left = [good for good in range(colour * GOODS_OF_COLOUR, (colour + 1) * GOODS_OF_COLOUR) if s.rare_left[good] > 0]
    if s.top[colour] not in left:
        s.top[colour] = left[0] if left else NONE


def set_temples(s: State, seat: int, rest: Phrase) -> None:
    parts = [number_of(name, PART_NAMES) + 1 for name in rest.some()]
    me = s.player[seat]
    me.completed = parts.count(STATUES)
    rest[me.completed + len(me.temples) :].nothing()
    for number, part in enumerate(part for part in parts if part != STATUES):
        me.temples[number] = part


def set_pieces(piece: int) -> Callable[[State, int, Phrase], None]:
    """How many pieces of a kind a player owns."""

    def set_owned(s: State, seat: int, rest: Phrase) -> None:
        me = s.player[seat]
        me.supply[piece] += rest.number() - me.owned[piece]
        me.owned[piece] = rest.number()

    return set_owned


def set_piece(piece: int) -> Callable[[State, int, Phrase], None]:
    """Pieces of a kind on spaces."""

    def set_on(s: State, seat: int, rest: Phrase) -> None:
        for name in rest.some():
            space = number_of(name, PLACE_NAMES)
            if s.owner[space] != NONE or s.player[seat].supply[piece] == 0:
                raise Refused("scenario-word", word=name)
            put(s, seat, piece, space)
        begin_stage(s, "placement")

    return set_on


def set_holds(s: State, seat: int, rest: Phrase) -> None:
    s.holder = seat
    s.held = number_of(rest.word(), REGION_NAMES)


ARRANGE_TABLE: dict[str, Callable[[State, Phrase], None]] = {
    "fresh": set_fresh,
    "round": set_round,
    "pawn": set_pawn,
    "board": set_board,
    "deck": set_deck,
    "discards": set_discards,
    "pile": set_pile,
    "top": set_top,
    "attack": set_attack,
    "stage": set_stage,
}
ARRANGE_SEAT: dict[str, Callable[[State, int, Phrase], None]] = {
    "goods": set_goods,
    "traded": set_traded,
    "pp": set_pp,
    "tower": set_tower,
    "tiles": set_tiles,
    "hand": set_hand,
    "fulfilled": set_fulfilled,
    "returned": set_returned,
    "rare": set_rare,
    "temples": set_temples,
    "camels": set_pieces(0),
    "ships": set_pieces(1),
    "camel": set_piece(0),
    "ship": set_piece(1),
    "holds": set_holds,
}

# ---------------------------------------------------------------- then


def check(s: State, words: Phrase, block: list[str]) -> None:
    """Check one line of `then`."""
    verb, rest = words[0], words[1:]
    if verb in CHECK_SEAT:
        CHECK_SEAT[verb](s.player[seat_number(rest[0], s.players)], rest[1:])
    elif verb == "total":
        same("total", total(s, seat_number(rest[0], s.players)), rest[1:].number())
    elif verb == "private":
        same("private", private_piece(s, rest[0]), " ".join(rest[1:].some()))
    elif verb in CHECK_TABLE:
        CHECK_TABLE[verb](s, rest)
    else:
        raise Refused("scenario-word", word=verb)


def counts_are(what: str, row: Any, rest: Phrase, names: tuple[str, ...]) -> None:
    """`none`, one number for all together, or pairs: those named and no others."""
    wanted = [0] * len(names)
    if rest != ["none"] and len(rest) == 1:
        same(what, sum(row), rest.number())
        return
    for number, value in pairs(rest, names) if rest != ["none"] else []:
        wanted[number] = value
    found = {name: int(value) for name, value in zip(names, row, strict=True) if value}
    same(what, found, {name: value for name, value in zip(names, wanted, strict=True) if value})


def set_is(what: str, members: int, rest: Phrase, names: tuple[str, ...]) -> None:
    """`none`, a number, or exactly these."""
    if len(rest) == 1 and rest[0].isdigit():
        same(what, size(members), rest.number())
    else:
        found = [word(name) for number, name in enumerate(names) if holds(members, number)]
        wanted = [] if rest == ["none"] else sorted(rest.some(), key=lambda name: number_of(name, names))
        same(what, found, wanted)


def temples_are(me: Player, rest: Phrase) -> None:
    """Open temples in order, then completed ones."""
    found = [PART_NAMES[part - 1] for part in me.temples if part > 0] + [PART_NAMES[-1]] * me.completed
    same("temples", found, [] if rest == ["none"] else rest)


def values_are(me: Player, rest: Phrase) -> None:
    """`value P1 tower 8 rare 40`: parts of the final score."""
    found = {
        "tower": tower_value(me),
        "missions": mission_value(me),
        "temples": temple_value(me),
        "rare": rare_value(me),
        "goods": rare_goods(me),
    }
    for name, value in rest.pairs():
        if name not in found:
            raise Refused("scenario-word", word=name)
        same(name, found[name], value)


def seat_or_none(seat: int) -> str:
    return "none" if seat < 0 else f"P{seat + 1}"


def spaces_have(s: State, rest: Phrase) -> None:
    """`at P1 ns1 eu1`, `at none ns1`, `at missing ns2`."""
    for name in rest[1:].some():
        owner = s.owner[number_of(name, PLACE_NAMES)]
        same(name, "missing" if owner == NOT_PRINTED else seat_or_none(owner), rest[0])


def private_piece(s: State, name: str) -> str:
    """`private i47 P1 ship`."""
    space = number_of(name, PLACE_NAMES)
    owner = s.owner[space]
    return "none" if owner < 0 else f"{seat_or_none(owner)} {PIECE_NAMES[s.piece[space]]}"


def name_or_none(number: int, names: tuple[str, ...]) -> str:
    return word(names[number]) if number >= 0 else "none"


def pile_is(s: State, rest: Phrase) -> None:
    same("pile", pile_size(s, number_of(rest[0], COLOUR_NAMES)), rest[1:].number())


def top_is(s: State, rest: Phrase) -> None:
    same("top", name_or_none(s.top[number_of(rest[0], COLOUR_NAMES)], GOOD_NAMES), rest[1:].word())


def left_are(s: State, rest: Phrase) -> None:
    """`left jade 2`: goods of a type in the piles."""
    for good, number in pairs(rest, GOOD_NAMES):
        same("left", s.rare_left[good], number)


def free_spaces_are(s: State, rest: Phrase) -> None:
    """`spaces 35`: spaces of this face of the board."""
    printed = [space for space in range(SPACES) if s.owner[space] != NOT_PRINTED]
    same("spaces", len(printed) - 5, rest.number())


def board_is_within(s: State, rest: Phrase) -> None:
    """`board_within i37 i48 10`: that many tiles, all between these two."""
    first, last = number_of(rest[0], TILE_NAMES), number_of(rest[1], TILE_NAMES)
    same("tiles on the board", size(s.board_tiles), rest[2:].number())
    outside = [name for tile, name in enumerate(TILE_NAMES) if holds(s.board_tiles, tile) and not first <= tile <= last]
    same("tiles outside", outside, [])


def there_are(s: State, rest: Phrase) -> None:
    """`count actions 278`: how many there are in the box and in the engine."""
    found = {
        "actions": PLAY.actions,
        "tiles": len(TILE_NAMES),
        "missions": len(MISSION_NAMES),
        "regions": len(REGION_NAMES),
    }
    if rest[0] not in found:
        raise Refused("scenario-word", word=rest[0])
    same(rest[0], found[rest[0]], rest[1:].number())


def worlds_are(s: State, rest: Phrase) -> None:
    """`worlds P2 hand P1 k5 k6`: all cards that P1 holds in some world P2 thinks possible; `worlds P2 held ebla`."""
    found = set()
    for seed in range(WORLDS):
        world = s.copy()  # type: ignore[attr-defined]
        determinise(world, seat_number(rest[0], s.players), seed)
        if rest[1] == "held":
            found.add(name_or_none(world.held, REGION_NAMES))
        else:
            hand = world.player[seat_number(rest[2], s.players)].hand
            found |= {word(name) for number, name in enumerate(MISSION_NAMES) if holds(hand, number)}
    same("in some world", sorted(found), sorted(rest[2:] if rest[1] == "held" else rest[3:]))


def plays_out(s: State, rest: Phrase) -> None:
    """`plays_out 20`: so many random games from here all end after the ninth round."""
    for seed in range(rest.number()):
        game = s.copy()  # type: ignore[attr-defined]
        start(game.chance, seed)
        steps = PLAY.playout(game, [0] * PLAY.actions)
        expect(game.stage == OVER and game.round_number == ROUNDS, "the game goes on")
        expect(steps < MOST_STEPS, f"{steps} decisions")


def pawns_are(s: State, rest: Phrase) -> None:
    """`first_players P1 P2`: who gets the pawn in some new game."""
    found = set()
    for seed in range(WORLDS):
        game = type(s)()
        set_up(game, s.players, seed)
        found.add(seat_or_none(game.pawn))
    same("first players", sorted(found), rest)


CHECK_TABLE: dict[str, Callable[[State, Phrase], None]] = {
    "at": spaces_have,
    "board": lambda s, rest: set_is("board", s.board_tiles, rest, TILE_NAMES),
    "deck": lambda s, rest: set_is("deck", s.deck, rest, MISSION_NAMES),
    "discards": lambda s, rest: set_is("discards", s.discards, rest, MISSION_NAMES),
    "top": top_is,
    "pile": pile_is,
    "left": left_are,
    "attack": lambda s, rest: same("under attack", name_or_none(s.under_attack, REGION_NAMES), rest.word()),
    "raided": lambda s, rest: same("raided", name_or_none(s.raided, REGION_NAMES), rest.word()),
    "holder": lambda s, rest: same("holder", seat_or_none(s.holder), rest.word()),
    "held": lambda s, rest: same("held", name_or_none(s.held, REGION_NAMES), rest.word()),
    "pawn": lambda s, rest: same("pawn", seat_or_none(s.pawn), rest.word()),
    "leader": lambda s, rest: same("leader", seat_or_none(s.leader), rest.word()),
    "round": lambda s, rest: same("round", s.round_number, rest.number()),
    "stage": lambda s, rest: same("stage", STAGE_NAMES[s.stage], rest.word()),
    "tax": lambda s, rest: same("tax", s.tax, rest.number()),
    "spaces": free_spaces_are,
    "board_within": board_is_within,
    "count": there_are,
    "worlds": worlds_are,
    "plays_out": plays_out,
    "first_players": pawns_are,
}
CHECK_SEAT: dict[str, Callable[[Player, Phrase], None]] = {
    "goods": lambda me, rest: counts_are("goods", me.warehouse, rest, RESOURCE_NAMES),
    "traded": lambda me, rest: counts_are("traded", me.traded, rest, RESOURCE_NAMES),
    "rare": lambda me, rest: counts_are("rare", me.rare, rest, GOOD_NAMES),
    "supply": lambda me, rest: counts_are("supply", me.supply, rest, PIECE_NAMES),
    "owned": lambda me, rest: counts_are("owned", me.owned, rest, PIECE_NAMES),
    "pp": lambda me, rest: same("pp", me.pp, rest.number()),
    "tower": lambda me, rest: same("tower", me.tower, rest.number()),
    "tiles": lambda me, rest: set_is("tiles", me.tiles, rest, TILE_NAMES),
    "hand": lambda me, rest: set_is("hand", me.hand, rest, MISSION_NAMES),
    "fulfilled": lambda me, rest: set_is("fulfilled", me.fulfilled, rest, MISSION_NAMES),
    "returned": lambda me, rest: set_is("returned", me.returned, rest, MISSION_NAMES),
    "temples": temples_are,
    "value": values_are,
}
