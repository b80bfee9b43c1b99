"""Table of contents: what happens between the questions, and all questions and moves of the game."""

from __future__ import annotations

from zenobia.core.game import NOBODY
from zenobia.core.kernel import Actions, blank, entry, rule
from zenobia.core.moves import Play
from zenobia.games.carthago import (
    aristocrat,
    cards,
    ending,
    harbour,
    intrigue,
    loading,
    market,
    privileges,
    setup,
    stevedore,
    transport,
    turns,
)
from zenobia.games.carthago.decade import prepare_actions
from zenobia.games.carthago.intrigue import next_point
from zenobia.games.carthago.loading import come_home, take_ship_card
from zenobia.games.carthago.palace import take_bonus
from zenobia.games.carthago.state import ENTRY, FIRST_CLAIMS, LOADING, NOTHING, OVER, SECOND_CLAIMS, TURNS, State
from zenobia.games.carthago.turns import ask_turn


@entry
def new(s: State, players: int, options: Actions, seed: int) -> None:
    """Set up a game; the options in the order of GAME.options."""
    blank(s)
    setup.set_up(s, players, options, seed)
    go_on(s)


@entry
def to_act(s: State) -> int:
    """The seat that is asked now, or NOBODY once the game is over."""
    return NOBODY if s.question == OVER else s.mover


@rule
def go_on(s: State) -> None:
    """Do what happens by itself until somebody has a choice: first what a loading still owes, then the phase."""
    while s.question == NOTHING:
        if s.points_due > 0:
            next_point(s)
        elif s.ship_due >= 0:
            take_ship_card(s)
        elif s.homeward >= 0:
            come_home(s)
        elif s.phase == TURNS:
            ask_turn(s)
        elif s.phase == FIRST_CLAIMS:
            setup.next_first_claim(s)
        elif s.phase == SECOND_CLAIMS:
            setup.next_second_claim(s)
        elif s.phase == ENTRY:
            harbour.next_admission(s)
        elif s.phase == LOADING:
            continue_loading(s)
        else:
            ending.next_last_purchase(s)


@rule
def continue_loading(s: State) -> None:
    """PC-A.5, PC-A.13 The next loading; after the last one the decade, or the final actions, go on."""
    if not harbour.load_next(s):
        if s.final:
            ending.begin_last_purchases(s)
        else:
            prepare_actions(s)


PLAY = Play(
    __name__,
    asked="question",
    silent=(NOTHING, OVER),
    after=go_on,
    questions=(
        setup.first_claim,
        setup.which_first_good,
        setup.second_claim,
        harbour.which_ship,
        harbour.which_dock,
        intrigue.track_or_path,
        loading.extra_point,
        turns.which_action,
        turns.rest_of_turn,
        cards.how_to_use_card,
        aristocrat.which_servant,
        stevedore.which_new_quay,
        transport.where_to_carry,
        market.purchase_after_refill,
        privileges.which_load,
        privileges.which_shift,
        privileges.which_order,
        privileges.which_ship_to_bring,
        ending.last_purchase,
    ),
    moves=(  # in the order of their numbers; those of the same words have the number of the first
        setup.end_first_claim,
        market.buy_nothing,
        ending.end_last_purchase,
        turns.end_turn,
        turns.take_talents,
        market.refill_market,
        cards.do_card,
        cards.skip_card,
        take_bonus,
        aristocrat.stop_sending,
        privileges.stop_shifting,
        intrigue.choose_track,
        loading.extra_on_track,
        intrigue.choose_path,
        loading.extra_on_path,
        loading.decline_extra,
        transport.carry_to_warehouse,
        transport.carry_to_charter,
        ending.buy_last,
        turns.use_space,
        harbour.admit,
        privileges.bring,
        harbour.block,
        setup.take_first_good,
        market.buy_after_refill,
        market.buy,
        transport.carry_stored,
        setup.claim_first,
        setup.end_second_claim,
        harbour.choose_dock,
        stevedore.finish_move,
        transport.carry_to_quay,
        privileges.load_any,
        stevedore.claim,
        stevedore.begin_move,
        stevedore.release,
        transport.carry_from_quay,
        aristocrat.send_servant,
        privileges.use_privilege,
        privileges.shift_servant,
        privileges.put_in_order,
    ),
)
