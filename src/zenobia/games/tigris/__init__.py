"""Tigris & Euphrates: four colours of points, and the weakest one counts.

In the order of a turn: `leaders`, `tiles`, `catastrophes`, `swap` are the actions; `revolts` and `wars` (with
`conflicts` for the reinforcements), `monuments` and `treasures` follow from them; `turn` with `income` and `bag` ends
the turn, `scoring` the game; `dynasties` are the names and signs of seats. RULES.md numbers the rules; every docstring
begins with the number of its rule.
"""

from __future__ import annotations

from zenobia.core.game import Game, Option
from zenobia.games.tigris.data import DATA
from zenobia.games.tigris.dynasties import DYNASTY_OPTIONS, dynasties
from zenobia.games.tigris.evaluation import evaluate
from zenobia.games.tigris.events import EVENTS
from zenobia.games.tigris.features import FEATURE_NAMES, GRID, determinise, features
from zenobia.games.tigris.play import PLAY, to_act
from zenobia.games.tigris.scoring import breakdown, rank, score
from zenobia.games.tigris.setup import new
from zenobia.games.tigris.state import State
from zenobia.games.tigris.view import detail, view

GAME = Game(
    id="tigris",
    rules_version=1,
    data_digest=DATA.digest,
    seats=range(2, 5),
    options=(Option("english"), Option("ziggurat"), Option("open_points"), *DYNASTY_OPTIONS),
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
    explore=0.1,
    why_not=PLAY.why_not,
    grid=GRID,
    emblems=dynasties,
    finish=0,  # one action of two is a whole action
)
