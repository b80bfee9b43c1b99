"""What a game hands to the search: C functions on the raw bytes of its state, so that the search is compiled once."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from zenobia.core.game import Refused
from zenobia.core.kernel import COMPILED, import_source

# Written into the game's cache folder and imported from there: numba caches functions of files, never closures.
SOURCE = '''"""C functions of {game} on the raw bytes of its state. Made by zenobia.ai.glue."""
import numpy as np
from numba import carray, cfunc, types
from numba.extending import intrinsic

from zenobia.games.{game} import GAME

State = GAME.State.compiled
ROOM = GAME.actions
FEATURES = len(GAME.feature_names)
g_legal, g_apply, g_to_act, g_evaluate = GAME.legal, GAME.apply, GAME.to_act, GAME.evaluate
g_determinise, g_playout, g_score, g_rank = GAME.determinise, GAME.playout, GAME.score, GAME.rank
g_features = GAME.features


@intrinsic
def state(context, pointer):
    """A raw pointer seen as the game's record."""
    return State(types.voidptr), lambda cg, b, sig, args: b.bitcast(args[0], cg.get_value_type(State))


@cfunc("int64(voidptr, voidptr)", cache=True, error_model="numpy")
def legal(s, out):
    return g_legal(state(s), carray(out, ROOM, np.int16))


@cfunc("void(voidptr, int64)", cache=True, error_model="numpy")
def apply(s, action):
    g_apply(state(s), action)


@cfunc("int64(voidptr)", cache=True, error_model="numpy")
def to_act(s):
    return g_to_act(state(s))


@cfunc("float64(voidptr, int64)", cache=True, error_model="numpy")
def evaluate(s, seat):
    return g_evaluate(state(s), seat)


@cfunc("void(voidptr, int64, int64)", cache=True, error_model="numpy")
def determinise(s, seat, seed):
    g_determinise(state(s), seat, seed)


@cfunc("int64(voidptr, voidptr)", cache=True, error_model="numpy")
def playout(s, out):
    return g_playout(state(s), carray(out, ROOM, np.int16))


@cfunc("int64(voidptr, int64)", cache=True, error_model="numpy")
def score(s, seat):
    return g_score(state(s), seat)


@cfunc("int64(voidptr, int64)", cache=True, error_model="numpy")
def rank(s, seat):
    return g_rank(state(s), seat)


@cfunc("void(voidptr, int64, voidptr)", cache=True, error_model="numpy")
def features(s, seat, out):
    g_features(state(s), seat, carray(out, FEATURES, np.float32))
'''


@cache
def functions(game: str) -> SimpleNamespace:
    """The C functions of a game: legal, apply, to_act, evaluate, determinise, playout, score, rank, features."""
    if not COMPILED:
        raise Refused("engine", engine="compiled")
    return SimpleNamespace(**import_source(f"zenobia.games.{game}", "functions", SOURCE.replace("{game}", game)))
