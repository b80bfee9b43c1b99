"""What a position may be: `impossible` says what contradicts the rules, `broken` also what a played game has lost."""

from __future__ import annotations

from zenobia.games.tadmor.data import (
    ALL_MISSIONS,
    BOARD_SPACES,
    COLOUR_NAMES,
    FREE_FIFTH_LEVEL,
    GOOD_NAMES,
    GOODS_OF_COLOUR,
    MISSION_NAMES,
    MOST_PIECES,
    NOT_FOR_TWO,
    ON_FACE_FOR_MORE,
    ON_FACE_FOR_TWO,
    PART_NAMES,
    PIECE_NAMES,
    PLACE_NAMES,
    PRIVATE_TILES,
    RARE_COPIES,
    RESOURCE_NAMES,
    ROUNDS,
    SPACE_ROWS,
    SPACES,
    STATUES,
    TEMPLE_CARDS,
    TILES_ON_BOARD,
)
from zenobia.games.tadmor.state import (
    CONSTRUCTION,
    KINGDOM,
    NONE,
    NOT_PRINTED,
    NOTHING,
    OVER,
    SLOT,
    START_TILE,
    STORING,
    State,
)


def broken(s: State) -> list[str]:
    """What is wrong with the state of a played game; nothing, if all is well."""
    return [*impossible(s), *lost(s)]


def lost(s: State) -> list[str]:
    """Missions and rare goods that are nowhere."""
    return [f"{name} is lost" for mission, name in enumerate(MISSION_NAMES) if not places_of(s, mission)] + [
        f"{name} is lost" for good, name in enumerate(GOOD_NAMES) if goods_of(s, good) < RARE_COPIES[s.players]
    ]


def mission_places(s: State) -> list[int]:
    """Where missions may be, as sets."""
    hands = [(me.hand, me.fulfilled, me.returned) for me in s.player[: s.players]]
    return [s.deck, s.discards, *(place for places in hands for place in places)]


def places_of(s: State, mission: int) -> int:
    """In how many places a mission is."""
    return sum(place >> mission & 1 for place in mission_places(s))


def goods_of(s: State, good: int) -> int:
    """All rare goods of a type."""
    return int(s.rare_left[good] + sum(s.player[seat].rare[good] for seat in range(s.players)))


def impossible(s: State) -> list[str]:
    """Everything in a position that contradicts the rules; missions and goods that are nowhere do not."""
    return [
        *pieces(s),
        *resources(s),
        *missions(s),
        *rare_goods(s),
        *tiles(s),
        *buildings(s),
        *marauders(s),
        *moment(s),
    ]


def pieces(s: State) -> list[str]:
    """Pieces owned are in the supply or on spaces that take them."""
    wrong = []
    for seat in range(s.players):
        me = s.player[seat]
        for piece, name in enumerate(PIECE_NAMES):
            placed = sum(s.owner[space] == seat and s.piece[space] == piece for space in range(SPACES))
            if me.owned[piece] != me.supply[piece] + placed or me.supply[piece] < 0:
                wrong.append(f"P{seat + 1} {name}: {me.owned[piece]} owned, {me.supply[piece]} and {placed} found")
            if me.owned[piece] > MOST_PIECES[piece]:
                wrong.append(f"P{seat + 1} owns {me.owned[piece]} {name}s")
    face = ON_FACE_FOR_TWO if s.players == 2 else ON_FACE_FOR_MORE
    for space in range(SPACES):
        printed = space >= BOARD_SPACES or face[space]
        if (s.owner[space] == NOT_PRINTED) == bool(printed) or s.owner[space] >= s.players:
            wrong.append(f"{PLACE_NAMES[space]} belongs to {s.owner[space]}")
        elif s.owner[space] >= 0 and not fits(s, space):
            wrong.append(f"{PLACE_NAMES[space]} has a piece that does not belong there")
        elif s.owner[space] < 0 and s.piece[space]:
            wrong.append(f"{PLACE_NAMES[space]} remembers a piece")
    return wrong


def fits(s: State, space: int) -> bool:
    """A board space takes its kind of piece, a private tile its owner's."""
    if space < BOARD_SPACES:
        return SPACE_ROWS[space]["accepts"] in ("either", PIECE_NAMES[s.piece[space]])
    return bool(s.player[s.owner[space]].tiles >> PRIVATE_TILES[space - BOARD_SPACES] & 1)


def resources(s: State) -> list[str]:
    """Never negative; traded goods and rights of the round only while it is resolved."""
    wrong = []
    for seat in range(s.players):
        me = s.player[seat]
        for resource, name in enumerate(RESOURCE_NAMES):
            if me.warehouse[resource] < 0 or me.traded[resource] < 0:
                wrong.append(f"P{seat + 1} {name}: {me.warehouse[resource]} and {me.traded[resource]}")
        rights = me.bought_base + me.bought_superior + me.paid_prestige + me.market_right + me.ebla_market
        if not SLOT <= s.stage <= KINGDOM and (any(me.traded) or rights):
            wrong.append(f"P{seat + 1} has traded goods or rights outside the resolution stage")
    return wrong


def missions(s: State) -> list[str]:
    """No mission is in two places."""
    twice = [f"{name} is in two places" for mission, name in enumerate(MISSION_NAMES) if places_of(s, mission) > 1]
    return twice + ["an unknown mission" for place in mission_places(s) if place & ~ALL_MISSIONS]


def rare_goods(s: State) -> list[str]:
    """No more rare goods than there are; the top of a pile is one of its goods."""
    wrong = []
    for good, name in enumerate(GOOD_NAMES):
        if goods_of(s, good) > RARE_COPIES[s.players] or s.rare_left[good] < 0:
            wrong.append(f"too many {name}; there are {RARE_COPIES[s.players]}")
    for colour, top in enumerate(s.top):
        goods = range(colour * GOODS_OF_COLOUR, (colour + 1) * GOODS_OF_COLOUR)
        left = [good for good in goods if s.rare_left[good]]
        if (top == NONE) != (not left) or (left and top not in left):
            wrong.append(f"the top of the {COLOUR_NAMES[colour]} pile is not one of its goods")
    return wrong


def tiles(s: State) -> list[str]:
    """No tile is owned twice or owned and on the board; two players go without some."""
    wrong = []
    places = [s.board_tiles, *(s.player[seat].tiles for seat in range(s.players))]
    seen = 0
    for place in places:
        if seen & place:
            wrong.append("a tile is in two places")
        seen |= place
    if s.players == 2 and seen & NOT_FOR_TWO:
        wrong.append("a tile that is not for two players")
    if bin(s.board_tiles).count("1") > TILES_ON_BOARD[s.players]:
        wrong.append("too many tiles on the board")
    return wrong


def buildings(s: State) -> list[str]:
    """Towers stand, temple cards are enough."""
    wrong = []
    used = dict.fromkeys(range(1, STATUES + 1), 0)
    for seat in range(s.players):
        me = s.player[seat]
        for part in me.temples:
            if part:
                used[part] += 1
        used[STATUES] += me.completed
        if (me.temples[1] and not me.temples[0]) or max(me.temples) >= STATUES:
            wrong.append(f"P{seat + 1} temples {me.temples}")
        if me.tower < 0 or (me.tiles & FREE_FIFTH_LEVEL and me.tower % 5 == 4):
            wrong.append(f"P{seat + 1} tower {me.tower}")
    wrong += [f"{count} cards {PART_NAMES[part - 1]}" for part, count in used.items() if count > TEMPLE_CARDS]
    return wrong


def marauders(s: State) -> list[str]:
    """A card is in one place, and a held one is not the one on the board."""
    wrong = []
    if (s.held != NONE or s.raided != NONE) != (s.holder != NONE) or (s.held != NONE and s.raided != NONE):
        wrong.append(f"held {s.held}, raided {s.raided}, holder {s.holder}")
    if s.under_attack != NONE and s.under_attack in (s.held, s.raided):
        wrong.append("the card on the board is held")
    return wrong


def moment(s: State) -> list[str]:
    """Somebody decides until the game is over, in a round that exists."""
    wrong = []
    if (s.active == NONE) != (s.stage == OVER) or s.active >= s.players:
        wrong.append(f"{s.active} decides in stage {s.stage}")
    if not 1 <= s.round_number <= ROUNDS:
        wrong.append(f"round {s.round_number}")
    if s.stage <= START_TILE and s.leader != s.pawn:
        wrong.append("the pawn does not lead the first round")
    if s.tower_action and s.stage != CONSTRUCTION:
        wrong.append("a tower action outside construction")
    if s.rewards and s.question == NOTHING:
        wrong.append("a reward is due and nothing asked")
    if (s.question == NOTHING and s.stage == STORING) or (s.question != NOTHING and s.stage == START_TILE):
        wrong.append(f"question {s.question} in stage {s.stage}")
    return wrong
