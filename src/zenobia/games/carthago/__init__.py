"""Porto Carthago: load ships, earn talents, and buy your servants a place in the palace. RULES.md says how."""

from __future__ import annotations

from zenobia.core.game import Game, Option
from zenobia.games.carthago import ending, evaluation, features
from zenobia.games.carthago.data import DATA
from zenobia.games.carthago.events import EVENTS
from zenobia.games.carthago.play import PLAY, new, to_act
from zenobia.games.carthago.state import State
from zenobia.games.carthago.view import detail, view

GAME = Game(
    id="carthago",
    rules_version=1,
    data_digest=DATA.digest,
    seats=range(3, 6),
    options=(
        Option("hide-talents", usual="on"),
        Option("servants-first", ("on", "off")),
        Option("refill-counts", ("on", "off")),
        Option("cards-home-first", ("on", "off")),
        Option("late-privileges"),
        Option("rows-first"),
    ),
    actions=PLAY.actions,
    State=State,
    new=new,
    to_act=to_act,
    legal=PLAY.legal,
    apply=PLAY.apply,
    score=ending.score,
    rank=ending.rank,
    determinise=features.determinise,
    evaluate=evaluation.evaluate,
    features=features.features,
    feature_names=features.FEATURE_NAMES,
    view=view,
    text=PLAY.text,
    parse=PLAY.parse,
    events=EVENTS,
    detail=detail,
    playout=PLAY.playout,
    breakdown=ending.breakdown,
    explore=0.01,
    why_not=PLAY.why_not,
)
