"""The Royal Game of Ur: two players race seven pieces each along a board of twenty squares.

In the order of a turn: `dice`, `race`, `turn`. RULES.md numbers the rules; every docstring begins with the number of
its rule.
"""

from __future__ import annotations

from zenobia.core.game import Game
from zenobia.games.ur.data import DATA
from zenobia.games.ur.evaluation import evaluate
from zenobia.games.ur.events import EVENTS
from zenobia.games.ur.features import FEATURE_NAMES, determinise, features
from zenobia.games.ur.play import PLAY, to_act
from zenobia.games.ur.setup import new
from zenobia.games.ur.state import State
from zenobia.games.ur.turn import breakdown, rank, score
from zenobia.games.ur.view import detail, view

GAME = Game(
    id="ur",
    rules_version=1,
    data_digest=DATA.digest,
    seats=range(2, 3),
    options=(),
    actions=PLAY.actions,
    State=State,
    new=new,
    to_act=to_act,
    legal=PLAY.legal,
    apply=PLAY.apply,
    score=score,
    rank=rank,
    determinise=determinise,
    evaluate=evaluate,
    features=features,
    feature_names=FEATURE_NAMES,
    view=view,
    text=PLAY.text,
    parse=PLAY.parse,
    why_not=PLAY.why_not,
    events=EVENTS,
    detail=detail,
    playout=PLAY.playout,
    breakdown=breakdown,
    explore=0.1,
)
