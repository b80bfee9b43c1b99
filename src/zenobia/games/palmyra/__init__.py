"""Palmyra, by Bernd Eisenstein (Irongames 2013): the table of contents of this folder.

The rules are in RULES.md; each function of the chapters names the rule it is.
"""

from zenobia.core.game import Game, Option
from zenobia.games.palmyra.data import DATA, MIX_NAMES, MOST_PLAYERS
from zenobia.games.palmyra.ending import breakdown
from zenobia.games.palmyra.evaluation import evaluate
from zenobia.games.palmyra.events import EVENTS
from zenobia.games.palmyra.features import FEATURE_NAMES, GRID, determinise, features
from zenobia.games.palmyra.moves import ACTIONS, parse, text
from zenobia.games.palmyra.play import apply, legal, new, playout, rank, score, to_act
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
        Option("hide_coins"),
    ),
    actions=ACTIONS,
    State=State,
    new=new,
    to_act=to_act,
    legal=legal,
    apply=apply,
    score=score,
    rank=rank,
    determinise=determinise,
    evaluate=evaluate,
    features=features,
    feature_names=FEATURE_NAMES,
    view=view,
    text=text,
    parse=parse,
    events=EVENTS,
    detail=detail,
    playout=playout,
    breakdown=breakdown,
    explore=0.05,
    grid=GRID,
)
