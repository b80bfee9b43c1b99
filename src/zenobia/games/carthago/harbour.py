"""Ships enter the harbour: lighthouse choices, docking, loading, rows (PC-A.5)."""

from __future__ import annotations

from typing import Annotated

from zenobia.core.game import Refused, Term
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import Words, move, question, refuses
from zenobia.core.offer import Offer, offer, offer_where_not
from zenobia.core.rows import count_of
from zenobia.games.carthago import events
from zenobia.games.carthago.data import (
    CIVILISATION,
    CIVILISATION_NAMES,
    NUMERALS,
    QUAYS,
    ROW_BEYOND_PLAYERS,
    SHIPS_BY_RANK,
    WANTED,
    Quay,
)
from zenobia.games.carthago.deck import draw_ship, put_under
from zenobia.games.carthago.loading import is_wanted, load
from zenobia.games.carthago.reasons import no_ship, quay_name
from zenobia.games.carthago.state import ASK_DOCK, ASK_SHIPS, ENTRY, LOADING, NONE, NOTHING, ROW, State

Position = Annotated[int, Words(*(str(position + 1) for position in range(ROW)))]  # of row 1


@rule
def lighthouse_seat(s: State, rank: int) -> int:
    """PC-A.5 The seat of a rank by servants on the lighthouse; ties from the first player clockwise (PC-C9)."""
    for place in range(s.players):
        seat = (s.first + place) % s.players
        mine, ahead = s.player[seat].lighthouse, 0
        for rival_place in range(s.players):
            theirs = s.player[(s.first + rival_place) % s.players].lighthouse
            if theirs > mine or (theirs == mine and rival_place < place):
                ahead += 1
        if ahead == rank and mine > 0:
            return seat
    return NONE


@rule
def begin_entry(s: State) -> None:
    """PC-A.5 The lighthouse speaks first; with the option of PC-C7 the new second row is laid out before it."""
    s.phase = ENTRY
    s.rank = NONE
    s.ships_left = 0
    if s.rows_first and not s.final:
        lay_out_early(s)


@rule
def lay_out_early(s: State) -> None:
    """PC-C7 The new second row lies there while ships enter."""
    for position in range(ROW):
        s.row3[position] = draw_ship(s) if position < s.players + ROW_BEYOND_PLAYERS else NONE
    tell(s, events.ROW_2, s.row3)
    for position in range(ROW):
        s.row3[position] += 1


@rule
def ships_in_row(s: State) -> int:
    """Ships of row 1."""
    return ROW - count_of(s.row1, NONE)


@rule
def next_admission(s: State) -> None:
    """PC-A.5.2 Rank by rank, as many ships as the rank allows while there are any; the rest enter by themselves."""
    if s.ships_left == 0:
        s.rank += 1
    seat = lighthouse_seat(s, s.rank)
    if seat < 0 or ships_in_row(s) == 0:
        enter_automatically(s)
        s.phase = LOADING
        return
    if s.ships_left == 0:
        s.ships_left = SHIPS_BY_RANK[s.rank]
    s.mover = seat
    s.question = ASK_SHIPS


@rule
def may_block(s: State) -> bool:
    """PC-A.5.1, PC-C2 The master of the lighthouse, instead of admitting."""
    return s.rank == 0 and s.ships_left == SHIPS_BY_RANK[0]


@question(ASK_SHIPS)
def which_ship(s: State, out: Offer) -> None:
    """PC-A.5, PC-C3 Any ship may be admitted, also one that finds no quay."""
    offer_where_not(out, admit, s.row1, NONE)
    if may_block(s):
        offer_where_not(out, block, s.row1, NONE)


@move("block", at=ASK_SHIPS)
def block(s: State, position: Position) -> None:
    """PC-A.5.1 One ship is turned away under the deck; that was the whole choice."""
    ship = s.row1[position]
    s.row1[position] = NONE
    tell(s, events.BLOCK, s.mover, CIVILISATION[ship], WANTED[ship])
    put_under(s, ship)
    s.ships_left = 0
    s.question = NOTHING


@refuses(block)
def why_no_block(s: State, position: int) -> Refused:
    """PC-A.5.1, PC-C2 Only the master of the lighthouse, before admitting a ship; and there must be one."""
    return no_ship(position, "PC-A.5.1") if may_block(s) else Refused("may-not-block", rule="PC-A.5.1")


@move("admit", at=ASK_SHIPS)
def admit(s: State, position: Position) -> None:
    """PC-A.5.3 The admitting player chooses the quay if both are free of ships."""
    ship = s.row1[position]
    s.row1[position] = NONE
    s.ships_left -= 1
    tell(s, events.ADMIT, s.mover, CIVILISATION[ship], WANTED[ship])
    lower = NUMERALS * CIVILISATION[ship]
    if s.quay_ship[lower] < 0 and s.quay_ship[lower + 1] < 0:
        s.entering = ship
        s.question = ASK_DOCK
    else:
        enter(s, ship)
        s.question = NOTHING


@refuses(admit)
def why_no_admission(s: State, position: int) -> Refused:
    """PC-A.5 No ship lies there."""
    return no_ship(position, "PC-A.5")


@question(ASK_DOCK)
def which_dock(s: State, out: Offer) -> None:
    """PC-A.5.3 The two quays of the ship's civilisation."""
    lower = NUMERALS * CIVILISATION[s.entering]
    offer(out, choose_dock, lower)
    offer(out, choose_dock, lower + 1)


@move("quay", at=ASK_DOCK)
def choose_dock(s: State, quay: Quay) -> None:
    """PC-A.5.3 The admitted ship docks where its player wants."""
    dock(s, s.entering, quay)
    s.entering = NONE
    s.question = NOTHING


@refuses(choose_dock)
def why_not_at_this_quay(s: State, quay: int) -> Refused:
    """PC-A.5.3 A ship docks at the quays of its civilisation."""
    home = Term("civilisation", CIVILISATION_NAMES[CIVILISATION[s.entering]])
    return Refused("other-civilisation", rule="PC-A.5.3", quay=quay_name(quay), civilisation=home)


@rule
def dock(s: State, ship: int, quay: int) -> None:
    """PC-A.5.7 A ship lies at a quay, until it is loaded."""
    s.quay_ship[quay] = ship
    tell(s, events.DOCK, CIVILISATION[ship], WANTED[ship], quay)


@rule
def enter(s: State, ship: int) -> int:
    """PC-A.5.4, PC-C4 A ship docks at its lowest quay free of a ship, or leaves; the quay or NONE."""
    lower = NUMERALS * CIVILISATION[ship]
    for quay in range(lower, lower + NUMERALS):
        if s.quay_ship[quay] < 0:
            dock(s, ship, quay)
            return quay
    tell(s, events.SHIP_LEAVES, CIVILISATION[ship], WANTED[ship])
    put_under(s, ship)
    return NONE


@rule
def enter_automatically(s: State) -> None:
    """PC-A.5.4 What is left of row 1 enters by itself from top to bottom."""
    for position in range(ROW):
        ship = s.row1[position]
        if ship >= 0:
            s.row1[position] = NONE
            enter(s, ship)


@rule
def load_next(s: State) -> bool:
    """PC-A.5.5, PC-C5, PC-C6 After all ships, clockwise from the first player, own quays in order; False if none."""
    for place in range(s.players):
        seat = (s.first + place) % s.players
        for quay in range(QUAYS):
            if s.quay_owner[quay] == seat and is_wanted(s, quay):
                load(s, quay)
                return True
    return False


@rule
def advance_rows(s: State) -> None:
    """PC-A.5.6, PC-C7 After loading row 2 becomes row 1, and new ships come as row 2 while the deck lasts."""
    for position in range(s.players + ROW_BEYOND_PLAYERS):
        s.row1[position] = s.row2[position]
        s.row2[position] = s.row3[position] - 1 if s.rows_first else draw_ship(s)
        s.row3[position] = 0
    if not s.rows_first:
        tell(s, events.ROW_2, s.row2)


@rule
def bring_ship(s: State, position: int) -> int:
    """PC-A.10.8 A ship of row 1 enters now; row 2 moves up at its position and is refilled; the quay or NONE."""
    quay = enter(s, s.row1[position])
    s.row1[position] = s.row2[position]
    s.row2[position] = draw_ship(s)
    tell(s, events.ROW_2, (s.row2[position],))
    return quay
