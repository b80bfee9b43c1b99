"""Porto Carthago: load ships, earn talents, and buy your servants a place in the palace. RULES.md says how."""

from __future__ import annotations

from zenobia.core.game import Game, Option
from zenobia.games.carthago import ending, evaluation, features, moves, play
from zenobia.games.carthago.data import DATA
from zenobia.games.carthago.events import EVENTS
from zenobia.games.carthago.state import State
from zenobia.games.carthago.view import detail, view

GAME = Game(
    id="carthago",
    rules_version=1,
    data_digest=DATA.digest,
    seats=range(3, 6),
    options=(
        Option("hide-talents"),
        Option("servants-first", ("on", "off")),
        Option("refill-counts", ("on", "off")),
        Option("cards-home-first", ("on", "off")),
        Option("late-privileges"),
    ),
    actions=moves.ACTIONS,
    State=State,
    new=play.new,
    to_act=play.to_act,
    legal=play.legal,
    apply=play.apply,
    score=play.score,
    rank=play.rank,
    determinise=features.determinise,
    evaluate=evaluation.evaluate,
    features=features.features,
    feature_names=features.FEATURE_NAMES,
    view=view,
    text=moves.text,
    parse=moves.parse,
    events=EVENTS,
    detail=detail,
    playout=play.playout,
    breakdown=ending.breakdown,
    explore=0.01,
)
