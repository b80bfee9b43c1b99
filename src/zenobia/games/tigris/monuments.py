"""Building monuments and the Ziggurat (TE-33 to TE-37, TE-39, TE-63, TE-64, TE-66)."""

from __future__ import annotations

from typing import Annotated

from zenobia.core.cells import HEIGHT, WIDTH, Cells, at, keep, near, one, some
from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, table, tell
from zenobia.core.moves import Words, move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.tigris.board import colour_on, remove
from zenobia.games.tigris.data import FIRST_COLOUR, MONUMENT_COUNT, MONUMENT_NAMES, SECOND_COLOUR, TILE_NAMES
from zenobia.games.tigris.events import DECLINED, MONUMENT_BUILT, ZIGGURAT_BUILT
from zenobia.games.tigris.leaders import evict_leaders
from zenobia.games.tigris.state import CHOOSE_MONUMENT, CHOOSE_SITE, FACE_DOWN, NONE, TO_TREASURES, State

SITES = 4  # 2x2 squares of a tile: it is their bottom right, bottom left, top right, top left tile
CENTRES = 5  # where the centre of a plus lies from a tile: north, west, here, east, south
Site = Annotated[int, Words("nw", "ne", "sw", "se")]  # where the 2x2 square lies from the placed tile
Centre = Annotated[int, Words("north", "west", "here", "east", "south")]
Monument = Annotated[int, Words(*MONUMENT_NAMES)]
PLUS_ROW = table([-1, 0, 0, 0, 1])
PLUS_COLUMN = table([0, -1, 0, 1, 0])


@rule
def corner_of(square: int, site: int) -> int:
    """The top left tile of one of a tile's four 2x2 squares, or NONE where the board ends."""
    row = square // WIDTH - 1 + site // 2
    column = square % WIDTH - 1 + site % 2
    if row < 0 or column < 0 or row > HEIGHT - 2 or column > WIDTH - 2:
        return NONE
    return row * WIDTH + column


@rule
def block(corner: int) -> Cells:
    """The four tiles of a 2x2 square, by its top left one."""
    return one(corner) | one(corner + 1) | one(corner + WIDTH) | one(corner + WIDTH + 1)


@rule
def centre_of(square: int, direction: int) -> int:
    """The centre of one of a tile's five pluses, or NONE where the board ends."""
    row: int = square // WIDTH + PLUS_ROW[direction]
    column: int = square % WIDTH + PLUS_COLUMN[direction]
    if row < 1 or column < 1 or row > HEIGHT - 2 or column > WIDTH - 2:
        return NONE
    return row * WIDTH + column


@rule
def plus(centre: int) -> Cells:
    """A square and its four neighbours."""
    return one(centre) | near(one(centre))


@rule
def is_for_sale(s: State, monument: int, colour: int) -> bool:
    """TE-33 Is the monument unbuilt, and one of its two colours this one?"""
    return s.monument[monument] < 0 and (FIRST_COLOUR[monument] == colour or SECOND_COLOUR[monument] == colour)


@rule
def monuments_for(s: State, colour: int) -> int:
    """How many monuments of a colour are left."""
    left = 0
    for monument in range(MONUMENT_COUNT):
        if is_for_sale(s, monument, colour):
            left += 1
    return left


@rule
def may_build_on(s: State, colour: int, site: int) -> bool:
    """TE-33 Four equal face-up tiles, the placed one among them."""
    corner = corner_of(s.placed, site)
    return corner >= 0 and not some(block(corner) & ~at(s.board, colour))


@rule
def may_build_ziggurat(s: State, colour: int, direction: int) -> bool:
    """TE-63 A plus of five equal face-up tiles, the placed one among them; there is one Ziggurat."""
    if s.with_ziggurat == 0 or s.ziggurat >= 0:
        return False
    centre = centre_of(s.placed, direction)
    return centre >= 0 and not some(plus(centre) & ~at(s.board, colour))


@rule
def offer_building(s: State) -> None:
    """TE-33, TE-34, TE-66 After the conflicts the active player may build once with the tile he placed."""
    colour = colour_on(s, s.placed)
    s.phase = TO_TREASURES
    if not has_equal_neighbour(s, colour):
        return
    sites = 0
    if monuments_for(s, colour) > 0:
        for site in range(SITES):
            if may_build_on(s, colour, site):
                sites += 1
                s.site = site
    pluses = 0
    for direction in range(CENTRES):
        if may_build_ziggurat(s, colour, direction):
            pluses += 1
    if sites + pluses == 0:
        return
    s.mover = s.turn
    s.may_decline = 1
    s.phase = CHOOSE_MONUMENT if sites == 1 and pluses == 0 else CHOOSE_SITE


@rule
def has_equal_neighbour(s: State, colour: int) -> bool:
    """A quick look: a square or a plus needs an equal neighbour."""
    return some(near(one(s.placed)) & at(s.board, colour))


@question(CHOOSE_SITE)
def where_to_build(s: State, out: Offer) -> None:
    """TE-34, TE-63 A square or a plus of the placed tile, or nothing."""
    colour = colour_on(s, s.placed)
    if monuments_for(s, colour) > 0:
        for site in range(SITES):
            if may_build_on(s, colour, site):
                offer(out, choose_site, site)
    for direction in range(CENTRES):
        if may_build_ziggurat(s, colour, direction):
            offer(out, build_ziggurat, direction)
    offer_to_decline(s, out)


@question(CHOOSE_MONUMENT)
def what_to_build(s: State, out: Offer) -> None:
    """TE-33 A monument of the colour, or nothing."""
    colour = colour_on(s, s.placed)
    for monument in range(MONUMENT_COUNT):
        if is_for_sale(s, monument, colour):
            offer(out, build_monument, monument)
    offer_to_decline(s, out)


@rule
def offer_to_decline(s: State, out: Offer) -> None:
    """TE-35 At the first building question only."""
    if s.may_decline:
        offer(out, decline)


@move("decline", at=(CHOOSE_SITE, CHOOSE_MONUMENT))
def decline(s: State) -> None:
    """TE-35 No building with this tile. RULING TE-R2 A later tile is judged afresh: nothing is remembered."""
    tell(s, DECLINED, s.turn)
    finish_building(s)


@refuses(decline)
def why_not_decline(s: State) -> Refused:
    """TE-35 Who has chosen the square builds."""
    return Refused("square-is-chosen", rule="TE-35")


@move("square", at=CHOOSE_SITE)
def choose_site(s: State, site: Site) -> None:
    """TE-34 One of several squares; the only monument left for it is built at once."""
    s.site = site
    s.may_decline = 0
    s.phase = CHOOSE_MONUMENT
    colour = colour_on(s, s.placed)
    if monuments_for(s, colour) == 1:
        for monument in range(MONUMENT_COUNT):
            if is_for_sale(s, monument, colour):
                build_monument(s, monument)
                return


@refuses(choose_site)
def why_no_square(s: State, site: int) -> Refused:
    """TE-33 Four equal tiles, and a monument of their colour that is left."""
    colour = colour_on(s, s.placed)
    if may_build_on(s, colour, site):
        return Refused("no-monument-left", rule="TE-33", tile=Term("tile", TILE_NAMES[colour]))
    return Refused("not-four-equal", rule="TE-33")


@move("build", at=CHOOSE_MONUMENT)
def build_monument(s: State, monument: Monument) -> None:
    """TE-36 Its four tiles are turned face down: they link, and do nothing else."""
    corner = corner_of(s.placed, s.site)
    s.monument[monument] = corner
    tell(s, MONUMENT_BUILT, s.turn, monument, corner)
    turn_face_down(s, block(corner))


@refuses(build_monument)
def why_no_monument(s: State, monument: int) -> Refused:
    """TE-33 Built already, or of other colours than the four tiles."""
    name = Term("monument", MONUMENT_NAMES[monument])
    return Refused("monument-stands" if s.monument[monument] >= 0 else "wrong-monument", rule="TE-33", monument=name)


@move("plus", at=CHOOSE_SITE)
def build_ziggurat(s: State, direction: Centre) -> None:
    """TE-64 Five markers in place of the five tiles: they link, and do nothing else."""
    s.ziggurat = centre_of(s.placed, direction)
    tell(s, ZIGGURAT_BUILT, s.turn, s.ziggurat)
    turn_face_down(s, plus(s.ziggurat))


@refuses(build_ziggurat)
def why_no_ziggurat(s: State, direction: int) -> Refused:
    """TE-63 An option of the table, one for all, on five equal tiles."""
    if not s.with_ziggurat:
        return Refused("without-ziggurat", rule="TE-63")
    return Refused("ziggurat-stands" if s.ziggurat >= 0 else "not-five-equal", rule="TE-63")


@rule
def turn_face_down(s: State, squares: Cells) -> None:
    """TE-36, TE-37 Treasures stay; leaders left without a temple go home before treasures are handed out."""
    remove(s, colour_on(s, s.placed), squares)
    keep(s.board, FACE_DOWN, at(s.board, FACE_DOWN) | squares)
    evict_leaders(s)
    finish_building(s)


@rule
def finish_building(s: State) -> None:
    """The building question is closed."""
    s.site = 0
    s.may_decline = 0
    s.phase = TO_TREASURES
