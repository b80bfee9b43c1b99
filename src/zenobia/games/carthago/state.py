"""The whole game in one record: the players, the harbour, the ships, and the question now asked."""

from __future__ import annotations

from zenobia.core.chance import CHANCE, Chance
from zenobia.core.kernel import i8, i16, many, record, shares, u8
from zenobia.games.carthago.data import CARDS, GOODS, PATH_SPACES, QUAYS, SHIPS

NONE = -1  # no seat, no ship, no good, no quay
MOST_SEATS = 5
ROW = 6  # positions of the longest row of ships
LOOK = 3  # cards that scry3 shows at most
PUBLIC = 1 << MOST_SEATS  # the bit of what everybody knows

# kinds of action cards, in the order of data.KIND_NAMES
CAPTAIN, ARISTOCRAT, STEVEDORE, MERCHANT, TRANSPORTER = range(5)
# bonus actions, in the order of data.BONUS_NAMES
FREE_SPACE, BUY_PALACE = range(2)
# privileges, in the order of data.PRIVILEGE_NAMES; the first five are stored
SCRY3, LOAD_ANY, MOVE3, PALACE_FREE, BRING_SHIP, BONUS3, PLUS_TP, INTRIGUE = range(8)
STORED = 5

# phases: what goes on when no question is open
FIRST_CLAIMS, SECOND_CLAIMS, ENTRY, LOADING, TURNS, LAST_PURCHASES = range(6)

# questions that `mover` answers
(
    NOTHING,
    ASK_MAY_CLAIM,
    ASK_TAKE_GOOD,
    ASK_MUST_CLAIM,
    ASK_SHIPS,
    ASK_DOCK,
    ASK_POINT,
    ASK_EXTRA_POINT,
    ASK_EXTRA_SERVANT,
    ASK_ACTION,
    ASK_REST,
    ASK_CARD,
    ASK_ARISTOCRAT,
    ASK_NEW_QUAY,
    ASK_DESTINATION,
    ASK_REFILL_PURCHASE,
    ASK_LOAD_ANY,
    ASK_MOVE3,
    ASK_ORDER,
    ASK_BRING,
    ASK_LAST_PURCHASE,
    OVER,
) = range(22)

VOYAGE = QUAYS  # `homeward` of the servants of a voyage
FIRST_WAY, FIRST_SHIFT = 102, 113  # how ways and shifts are counted in the bytes that records are checked with


@record
class Player:
    """One senator: where the servants are, the talents, the goods in the warehouse."""

    talents: int = i16()
    points: int = i16()  # trade points on the track
    reserve: int = i8()
    blocked: int = i8()  # servants on the warehouse card
    lighthouse: int = i8()
    temple: int = i8()
    charters: int = i8()  # charter ships held
    palace: int = i8()
    on_card: list[int] = i8(CARDS)  # servants on the card of each action space
    stored: list[int] = i8(GOODS)  # goods in the warehouse


@record
class State:
    """One game."""

    chance: Chance = CHANCE
    player: list[Player] = many(Player, MOST_SEATS)

    players: int = i8()
    hide_talents: int = i8()  # option: views show a seat its own talents only
    servants_last: int = i8()  # option: servants come home after trade points and privilege (PC-C17)
    refill_uncounted: int = i8()  # option: the good bought after a refill leaves the price alone (PC-C11)
    cards_keep: int = i8()  # option: servants on action cards miss the last purchase (PC-C33)
    late_privileges: int = i8()  # option: stored privileges may be used at the last purchase (PC-C34)

    phase: int = i8()
    question: int = i8()
    mover: int = i8()  # the seat that is asked now
    final: int = i8()  # 1 once the final actions have begun
    decade: int = i8()  # 1 to 5; 0 in the set-up
    round: int = i8()  # 0 to 4
    first: int = i8()  # the first player
    turn: int = i8()  # whose turn it is, counted from the first player
    acted: int = i8()  # 1 once the action of this turn is done
    space: int = i8()  # the action space in use, while its bonus is still to come; or NONE
    rank: int = i8()  # lighthouse rank of the seat that admits ships
    ships_left: int = i8()  # ships that the mover may still admit
    servants_left: int = shares("ships_left")  # servants that the mover may still move
    least_way: int = i8()  # the lowest way still allowed: servants are moved in ascending order; FIRST_WAY + way
    least_shift: int = shares("least_way")  # the same with move3: FIRST_SHIFT + shift
    pair_from: int = i8()  # the quay that a pair of servants leaves, or NONE
    carried_from: int = shares("pair_from")  # where a good leaves: a quay, QUAYS + good of the warehouse, or NONE
    entering: int = i8()  # ship that waits for its quay, or NONE
    gainer: int = i8()  # the seat that gains by the present loading or voyage
    points_due: int = i8()  # trade points that it has still to place
    ship_due: int = i8()  # ship card that it takes after that, or NONE
    homeward: int = i8()  # quay (or VOYAGE) whose servants come home after that, or NONE

    quay_owner: list[int] = i8(QUAYS)  # seat, or NONE
    quay_good: list[int] = i8(QUAYS)  # good, or NONE
    quay_ship: list[int] = i8(QUAYS)  # ship, or NONE
    row1: list[int] = i8(ROW)  # ships from top to bottom, or NONE
    row2: list[int] = i8(ROW)
    bag: list[int] = i8(GOODS)
    market: list[int] = i8(GOODS)
    taken: int = i8()  # goods taken since the last filling
    cards: list[int] = i8(CARDS)  # the action card on each space, or NONE
    path: list[int] = i8(PATH_SPACES)  # the seat of the servant on each space, or NONE
    path_filled: int = i8()
    palace_sold: int = i8()  # single palace spaces sold

    # the privileges kept by all players, oldest first
    kept: list[int] = i8(SHIPS)
    keeper: list[int] = i8(SHIPS)
    kept_count: int = i8()

    # the deck is a ring: the top card lies at deck_top, the bottom deck_size - 1 places behind it
    deck: list[int] = i8(SHIPS)
    deck_top: int = i8()
    deck_size: int = i8()
    known_bottom: int = i8()  # cards at the bottom that everybody has seen there
    window: int = i8()  # top cards that somebody put in order by scry3
    scryer: int = i8()  # the seat that knows their order, or NONE
    window_known: list[int] = u8(LOOK)  # for each of them the seats (bits) that know it is among them

    # these came later: they fill bytes that were empty, so that older records keep their checks
    rows_first: int = i8()  # option: the rows move up before the lighthouse choices (PC-C7)
    row3: list[int] = i8(ROW)  # then: the new second row while ships enter; card + 1, or 0
