"""Tadmor: camels and ships, tower, temple, rare goods and the king's missions; the most prestige wins.

In the order of a round: `placement`, `marauders`, then the Resolution stage with `income` and `trading` at any time,
`improvements`, `construction` (with `tower`, `temples`, `rare`, `missions`) and `kingdom`; `round_end` closes it,
`scoring` the game. `benefits` are what returned missions bring, `stages` is the sequence of a round, `windows` what may
be done in the long stages, and `play` lists all questions and moves. RULES.md numbers the rules; every docstring begins
with the number of its rule.
"""

from __future__ import annotations

from zenobia.core.game import Game, Option
from zenobia.games.tadmor.data import DATA
from zenobia.games.tadmor.evaluation import evaluate
from zenobia.games.tadmor.events import EVENTS
from zenobia.games.tadmor.features import FEATURE_NAMES, determinise, features
from zenobia.games.tadmor.play import PLAY, to_act
from zenobia.games.tadmor.scoring import rank, score
from zenobia.games.tadmor.stages import new
from zenobia.games.tadmor.state import State
from zenobia.games.tadmor.view import breakdown, detail, view

GAME = Game(
    id="tadmor",
    rules_version=1,
    data_digest=DATA.digest,
    seats=range(2, 5),
    options=(Option("experienced"), Option("pairs", ("any", "one")), Option("returns", ("anytime", "resolution"))),
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
    events=EVENTS,
    detail=detail,
    playout=PLAY.playout,
    breakdown=breakdown,
    explore=0.02,
    why_not=PLAY.why_not,
)
