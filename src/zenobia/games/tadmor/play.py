"""Table of contents: all questions and moves of the game, in the order of their numbers."""

from __future__ import annotations

from zenobia.core.game import NOBODY
from zenobia.core.kernel import entry
from zenobia.core.moves import Play
from zenobia.games.tadmor import (
    benefits,
    construction,
    improvements,
    income,
    kingdom,
    marauders,
    missions,
    placement,
    rare,
    round_end,
    setup,
    temples,
    tower,
    trading,
    windows,
)
from zenobia.games.tadmor.stages import asked, go_on
from zenobia.games.tadmor.state import (
    AT_BONUS,
    AT_OVER,
    AT_REVEAL,
    AT_ROUND_END,
    AT_STORING,
    NOTHING,
    OVER,
    State,
)


@entry
def to_act(s: State) -> int:
    """TD-20.1 The seat that decides now."""
    return NOBODY if s.stage == OVER else s.active


PLAY = Play(
    __name__,
    asked=asked,
    silent=(NOTHING, AT_BONUS, AT_REVEAL, AT_ROUND_END, AT_STORING, AT_OVER),
    after=go_on,
    questions=(
        setup.which_base_good,
        setup.which_superior_good,
        setup.which_start_tile,
        windows.placement,
        benefits.return_or_keep,
        marauders.which_region,
        marauders.which_own_space,
        marauders.which_other_space,
        marauders.which_card,
        windows.improvement,
        improvements.which_payment,
        improvements.which_board_tile,
        improvements.which_old_tile,
        windows.construction,
        missions.which_mission_waiver,
        temples.which_temple_waiver,
        temples.which_temple,
        rare.which_pile,
        rare.which_good,
        tower.whose_tower,
        trading.which_resources,
        windows.kingdom,
        kingdom.which_pawn_good,
        round_end.what_to_throw_away,
    ),
    moves=(  # in the order of their numbers; those of the same words have the number of the first
        placement.stop_placing,
        benefits.keep_missions,
        marauders.decline_pick,
        improvements.leave_slot,
        construction.finish_building,
        kingdom.leave_kingdom,
        setup.take_bonus,
        improvements.pay_for_tile,
        missions.waive_for_mission,
        temples.waive_for_temple,
        trading.take_resource,
        kingdom.take_pawn_good,
        round_end.throw_away,
        setup.choose_start_tile,
        improvements.buy_tile,
        improvements.choose_free_tile,
        placement.place_on_board,
        placement.place_on_tile,
        marauders.choose_own_space,
        marauders.swap,
        income.take_income,
        kingdom.take_income_or_pawn,
        benefits.return_mission,
        trading.discard_mission,
        construction.fulfil_mission,
        construction.draw_mission,
        trading.trade,
        trading.buy_with_prestige,
        trading.use_ebla_market,
        construction.construct_single,
        construction.construct_pair,
        construction.act_as_traitor,
        tower.defend_crown,
        construction.construct_temple,
        temples.choose_temple,
        construction.buy_rare_good,
        rare.choose_pile,
        rare.choose_good,
        marauders.redirect,
        marauders.pick,
        kingdom.pay_tax,
        kingdom.take_penalty,
        kingdom.use_council,
    ),
)
