"""Palmyra, by Bernd Eisenstein (Irongames 2013): the table of contents of this folder.

`turns` has the sequence of a turn: `runs` with `conquer` or `collect`, or `reorganise`. `emperor` is the expert game,
`solo` the game for one; `ending` ends a turn and the game. `play` lists all questions and moves. The rules are in
RULES.md; each function of the chapters names the rule it is.
"""

from zenobia.core.game import Game, Option
from zenobia.games.palmyra.data import DATA, MIX_NAMES, MOST_PLAYERS
from zenobia.games.palmyra.ending import breakdown, rank, score
from zenobia.games.palmyra.evaluation import evaluate
from zenobia.games.palmyra.events import EVENTS
from zenobia.games.palmyra.features import FEATURE_NAMES, GRID, determinise, features
from zenobia.games.palmyra.play import PLAY, to_act
from zenobia.games.palmyra.setup import new
from zenobia.games.palmyra.state import State
from zenobia.games.palmyra.view import detail, view

GAME = Game(
    id="palmyra",
    rules_version=1,
    data_digest=DATA.digest,
    seats=range(1, MOST_PLAYERS + 1),
    options=(
        Option("mix", MIX_NAMES),
        Option("expert"),
        Option("solo", ("1", "2", "3", "4", "5")),
        Option("tribute_at_once"),
        Option("substitute"),
        Option("emperor_test"),
        Option("hide_coins", usual="on"),
        Option("starts", ("1", "2", "3", "4", "5"), seats=True),
    ),
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
    explore=0.05,
    why_not=PLAY.why_not,
    grid=GRID,
)
