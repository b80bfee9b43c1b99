"""Loading a ship at a quay: income, trade point, ship card (PC-A.8)."""

from __future__ import annotations

from zenobia.core.game import Refused
from zenobia.core.kernel import rule, tell
from zenobia.core.moves import move, question, refuses
from zenobia.core.offer import Offer, offer
from zenobia.games.carthago import events
from zenobia.games.carthago.data import (
    BONUS_TALENTS,
    INCOME,
    LOADING_POINTS,
    PRIVILEGE,
    QUAY_SERVANTS,
    WANTED,
)
from zenobia.games.carthago.deck import put_under
from zenobia.games.carthago.intrigue import PATH, TRACK, may_take_path, put_point
from zenobia.games.carthago.state import (
    ASK_EXTRA_POINT,
    ASK_EXTRA_SERVANT,
    BONUS3,
    INTRIGUE,
    NONE,
    NOTHING,
    PLUS_TP,
    VOYAGE,
    State,
)


@rule
def is_wanted(s: State, quay: int) -> bool:
    """PC-A.8 Servants, a ship and the good it wants meet at the quay."""
    return (
        s.quay_owner[quay] >= 0
        and s.quay_good[quay] >= 0
        and s.quay_ship[quay] >= 0
        and WANTED[s.quay_ship[quay]] == s.quay_good[quay]
    )


@rule
def load(s: State, quay: int) -> None:
    """PC-A.8 The owner's servants come home, the good goes to the bag (PC-C18), income and a trade point are due."""
    ship, good = s.quay_ship[quay], s.quay_good[quay]
    s.gainer = s.quay_owner[quay]
    s.player[s.gainer].talents += INCOME[ship]
    tell(s, events.LOAD, s.gainer, good, quay, INCOME[ship])
    s.bag[good] += 1
    s.quay_good[quay] = NONE
    s.quay_ship[quay] = NONE
    s.points_due = LOADING_POINTS
    s.ship_due = ship
    s.homeward = quay
    if not s.servants_last:
        come_home(s)


@rule
def come_home(s: State) -> None:
    """PC-A.8, PC-A.9 The pair of the quay, or the charter servant and one temple servant, return (RULING PC-C17)."""
    me = s.player[s.gainer]
    if s.homeward == VOYAGE:
        me.charters -= 1
        me.temple -= 1
        me.reserve += 2
    else:
        s.quay_owner[s.homeward] = NONE
        me.reserve += QUAY_SERVANTS
    s.homeward = NONE


@rule
def take_ship_card(s: State) -> None:
    """PC-A.8.1 An immediate privilege is carried out now, any other card is kept."""
    privilege = PRIVILEGE[s.ship_due]
    if privilege == PLUS_TP:
        s.mover = s.gainer
        s.question = ASK_EXTRA_POINT
    elif privilege == INTRIGUE and may_take_path(s, s.gainer):
        s.mover = s.gainer
        s.question = ASK_EXTRA_SERVANT
    elif privilege == INTRIGUE:
        tell(s, events.LAPSE, s.gainer)
        use_up_card(s)
    elif privilege == BONUS3:
        s.player[s.gainer].talents += BONUS_TALENTS  # RULING PC-C21 nobody would refuse
        tell(s, events.BONUS3, s.gainer, BONUS_TALENTS)
        use_up_card(s)
    else:
        keep_card(s, s.gainer, s.ship_due)


@rule
def use_up_card(s: State) -> None:
    """PC-A.10.9 An immediate privilege is over: its card goes under the deck."""
    put_under(s, s.ship_due)
    s.ship_due = NONE


@rule
def keep_card(s: State, seat: int, ship: int) -> None:
    """PC-A.8.1 A stored privilege is kept until it is used."""
    s.kept[s.kept_count] = ship
    s.keeper[s.kept_count] = seat
    s.kept_count += 1
    s.ship_due = NONE
    tell(s, events.KEEP, seat, PRIVILEGE[ship])


@question(ASK_EXTRA_POINT, ASK_EXTRA_SERVANT)
def extra_point(s: State, out: Offer) -> None:
    """PC-A.10.9, PC-C20 The extra point, the extra servant, or a refusal."""
    if s.question == ASK_EXTRA_POINT:
        offer(out, extra_on_track)
    if may_take_path(s, s.mover):
        offer(out, extra_on_path)
    offer(out, decline_extra)


@move("track", at=ASK_EXTRA_POINT)
def extra_on_track(s: State) -> None:
    """PC-A.10.9 The extra point goes to the track."""
    put_point(s, s.gainer, TRACK)
    end_immediate(s)


@move("path", at=(ASK_EXTRA_POINT, ASK_EXTRA_SERVANT))
def extra_on_path(s: State) -> None:
    """PC-A.10.9 The extra point becomes a servant on the path."""
    put_point(s, s.gainer, PATH)
    end_immediate(s)


@refuses(extra_on_path)
def why_not_on_path(s: State) -> Refused:
    """PC-A.12 The reserve is empty, or the path is full (PC-A.14.2)."""
    if s.player[s.mover].reserve == 0:
        return Refused("no-servant", rule="PC-A.12")
    return Refused("path-full", rule="PC-A.14.2")


@move("decline", at=(ASK_EXTRA_POINT, ASK_EXTRA_SERVANT))
def decline_extra(s: State) -> None:
    """PC-C20 An immediate privilege may be refused."""
    tell(s, events.DECLINE, s.gainer)
    end_immediate(s)


@rule
def end_immediate(s: State) -> None:
    """PC-A.10.9 The card goes under the deck in any case."""
    use_up_card(s)
    s.question = NOTHING
