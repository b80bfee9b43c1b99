"""The whole game in one record: the spaces, the players, and the question now asked."""

from __future__ import annotations

from zenobia.core.chance import CHANCE, Chance
from zenobia.core.kernel import i8, i16, i32, i64, many, record, shares

NONE = -1  # no seat, no region, no good
NOT_PRINTED = -2  # the owner of a space that this face of the board does not have
MOST_SEATS = 4

WOOD, STONE, MARBLE, GOLD = 0, 1, 2, 3
RESOURCES = 4
CAMEL, SHIP = 0, 1
COLOURS = 3

# stages and what is asked in them; from SLOT to KINGDOM is the Resolution stage
(
    BONUS,
    START_TILE,
    PLACEMENT,
    REVEAL,
    REDIRECT,
    SWAP,
    PICK,
    SLOT,
    LATE,
    CONSTRUCTION,
    KINGDOM,
    ROUND_END,
    STORING,
    OVER,
) = range(14)

# questions that a decision leaves open; only their answers are then legal
(
    NOTHING,
    BASE_BONUS_GOOD,
    SUPERIOR_BONUS_GOOD,
    PAY_FOR_TILE,
    WAIVE_FOR_MISSION,
    WAIVE_FOR_TEMPLE,
    TAKE_RESOURCES,
    PAWN_GOOD,
    WHICH_TEMPLE,
    WHICH_PILE,
    WHICH_GOOD,
    TILE_ON_BOARD,
    TILE_OFF_BOARD,
    WHOSE_TOWER,
    WHICH_REGION,
    OWN_SPACE,
    OTHER_SPACE,
    THROW_AWAY,
) = range(18)

# what is asked in a stage while no question is open, in the order of the stages
(
    AT_BONUS,
    AT_START_TILE,
    AT_PLACEMENT,
    AT_REVEAL,
    AT_REDIRECT,
    AT_SWAP,
    AT_PICK,
    AT_SLOT,
    AT_LATE,
    AT_CONSTRUCTION,
    AT_KINGDOM,
    AT_ROUND_END,
    AT_STORING,
    AT_OVER,
) = range(18, 32)

# temples that a part may belong to
FIRST_TEMPLE, SECOND_TEMPLE, NEW_TEMPLE = 0, 1, 2

# the tower action that is under way (TD-7.8)
NO_TOWER_ACTION, SINGLES, PAIRS = 0, 1, 2

# kingdom actions a player has on the board this round (TD-8.7)
ON_TAXMAN, ON_WAR_SUPPLIES, ON_FIRST_PLAYER = 1, 2, 4
COUNCIL_ACTIONS = 3


@record
class Player:
    """A personal board, the tiles beside it and the cards in hand."""

    tiles: int = i64()  # the set of improvements owned
    hand: int = i32()  # the set of missions in hand: hidden from the others
    fulfilled: int = i32()  # missions face up
    returned: int = i32()  # missions face down
    pp: int = i16()  # prestige points
    tower: int = i16()  # levels
    warehouse: list[int] = i16(4)  # units of each resource that may be traded
    traded: list[int] = i16(4)  # units of each resource that may only pay
    rare: list[int] = i8(9)  # rare goods of each type
    owned: list[int] = i8(2)  # camels, ships
    supply: list[int] = i8(2)  # camels and ships not on a space
    temples: list[int] = i8(2)  # parts reached by the temples under construction, 1 to 3; 0 for none
    completed: int = i8()  # temples with statues
    bought_base: int = i8()  # 1 when I6 gave a base good this round
    bought_superior: int = i8()  # 1 when I6 gave a superior good this round
    paid_prestige: int = i8()  # 1 when I9 was used this round
    market_right: int = i8()  # 1 when K13 was returned this round
    ebla_market: int = i8()  # 1 when the piece at Ebla is used as market


@record
class State:
    """One game."""

    chance: Chance = CHANCE
    board_tiles: int = i64()  # the set of improvements face up on the board
    deck: int = i32()  # the set of missions to draw from: hidden
    discards: int = i32()  # the set of discarded missions
    player: list[Player] = many(Player, MOST_SEATS)
    owner: list[int] = i8(40)  # whose piece stands on each space (private tiles last), or NONE
    piece: list[int] = i8(40)  # CAMEL or SHIP, where one stands
    rare_left: list[int] = i8(9)  # rare goods of each type in the piles
    top: list[int] = i8(3)  # the good on top of each pile, or NONE
    players: int = i8()
    experienced: int = i8()  # option: everybody starts with any tile of era I
    one_pair: int = i8()  # option: a tower action builds one pair only
    only_resolution: int = i8()  # option: trading posts pay in the Resolution stage only
    round_number: int = i8()  # 1 to 9
    pawn: int = i8()  # the seat with the first player pawn
    leader: int = i8()  # the seat that had it when the round began: turn order starts here
    stage: int = i8()
    active: int = i8()  # the seat that decides, or NONE while the game moves on
    seats_done: int = i8()  # seats, in turn order, that this stage is through with
    slots_done: int = shares("seats_done")  # improvement spaces that the stage is through with
    question: int = i8()
    answers_left: int = i8()  # answers that the question still wants
    good_is_free: int = shares("answers_left")  # WHICH_GOOD: FREE or BOUGHT
    levels_to_fall: int = shares("answers_left")  # WHOSE_TOWER: levels that K20 destroys
    least_resource: int = i8()  # resources are named in order: none below this one any more
    tile_bought: int = i8()  # PAY_FOR_TILE: the tile that is paid for
    mission_paid: int = shares("tile_bought")  # WAIVE_FOR_MISSION: the mission that is paid for
    temple_source: int = shares("tile_bought")  # WAIVE_FOR_TEMPLE: the space that builds the part
    pile_asked: int = shares("tile_bought")  # WHICH_GOOD: the colour of the pile, or ANY_COLOUR
    own_space: int = shares("tile_bought")  # OTHER_SPACE: the own space of the swap
    target: int = i8()  # WAIVE_FOR_TEMPLE: the temple that the part belongs to
    waived: list[int] = i8(4)  # units of each resource waived so far
    rewards: int = i8()  # rare goods still due for a completed temple
    turn_places: int = i8()  # pieces that may be placed in this turn
    placed: int = i8()  # pieces placed in this turn
    holder: int = i8()  # the seat that holds a marauder card, or NONE
    held: int = i8()  # that card's region: hidden from the others
    raided: int = i8()  # the region of the card just revealed, or NONE
    under_attack: int = i8()  # the region of the card on the board, or NONE
    tower_action: int = i8()
    tax: int = i8()  # gold that the active player still owes
    on_board: int = i8()  # kingdom actions that the active player has a piece on
