"""Placeholder: take one or two of ten stones; who takes the last one wins.

This is a whole small game: play it, then make yours of it, file by file. `zenobia rules placeholder` reads RULES.md.
"""

from __future__ import annotations

from zenobia.core.game import Game
from zenobia.games.placeholder.data import DATA
from zenobia.games.placeholder.evaluation import evaluate
from zenobia.games.placeholder.events import EVENTS
from zenobia.games.placeholder.features import FEATURE_NAMES, determinise, features
from zenobia.games.placeholder.play import PLAY, to_act
from zenobia.games.placeholder.setup import new
from zenobia.games.placeholder.state import State
from zenobia.games.placeholder.turn import breakdown, rank, score
from zenobia.games.placeholder.view import detail, view

GAME = Game(
    id="placeholder",  # the name of this folder
    rules_version=1,  # raise it when a rule changes: old records are then refused
    data_digest=DATA.digest,
    seats=range(2, 3),  # two players; range(2, 5) is two to four
    options=(),  # Option("open_hands") for each choice of the table
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
    explore=0.1,  # how much the search of the bots spends beside the best line: find it by play
)
