"""Compiled loops over many games: a module made for each game in its cache folder, where numba caches it.

Numba caches functions of files, never closures, so the rules of a game are named in the text of the module. States
come as raw bytes, one game a row: arrays of bytes pass from Python to compiled code at once, records do not.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from functools import cache
from types import ModuleType

from zenobia.core.game import Refused
from zenobia.core.kernel import COMPILED, cache_folder

WIN, PROGRESS = 0, 1  # kinds of reward
SEAT, COUNT = 0, 1  # places in `facts`: who is to act, how many legal actions there are

SOURCE = '''"""Loops over many games of {game}. Made by zenobia.envs.loops."""
import numpy as np
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from zenobia.core.chance import stir as stir_chance
from zenobia.games.{game} import GAME

State = GAME.State.compiled
SIZE = GAME.State.LAYOUT.size
new, legal, apply, to_act, rank = GAME.new, GAME.legal, GAME.apply, GAME.to_act, GAME.rank
score = GAME.score
features, evaluate, deal_anew = GAME.features, GAME.evaluate, GAME.determinise
NOBODY = -1
WIN, PROGRESS = 0, 1
SEAT, COUNT = 0, 1

Raw, Flags, Bits = types.uint8[:, ::1], types.boolean[::1], types.boolean[:, ::1]
Lists, Row16, Row8 = types.int16[:, ::1], types.int16[::1], types.int8[::1]
Row32, Row64, Reals, Real = types.int32[::1], types.int64[::1], types.float32[:, ::1], types.float32[::1]
Scores, whole = types.int32[:, ::1], types.int64
fast = {"nogil": True, "cache": True, "error_model": "numpy"}


@intrinsic
def state_at(context, raw, row):
    """A row of raw bytes seen as the game's record."""

    def generate(cg, builder, sig, args):
        array = cg.make_array(sig.args[0])(cg, builder, args[0])
        place = builder.mul(args[1], cg.get_constant(types.int64, SIZE))
        return builder.bitcast(cgutils.pointer_add(builder, array.data, place), cg.get_value_type(State))

    return State(raw, types.int64), generate


@njit(whole(Row64, whole, whole), **fast)
def draw_lot(lots, row, n):
    """A number from 0 to n-1 from a row's own generator (xorshift on 63 bits)."""
    x = lots[row]
    x ^= (x << 13) & 0x7FFFFFFFFFFFFFFF
    x ^= x >> 7
    x ^= (x << 17) & 0x7FFFFFFFFFFFFFFF
    lots[row] = x
    return (((x >> 20) & 0x7FFFFFFF) * n) >> 31


# ---------------------------------------------------------------- one game


@njit(types.void(Raw, Row16, Row64), **fast)
def look(raw, room, facts):
    """Who is to act, and the legal actions."""
    s = state_at(raw, 0)
    facts[SEAT] = to_act(s)
    facts[COUNT] = legal(s, room) if facts[SEAT] >= 0 else 0


@njit(types.void(Raw, whole, Row16, whole, Row16, Row64), **fast)
def begin(raw, players, options, seed, room, facts):
    """A new game."""
    raw[0, :] = 0
    new(state_at(raw, 0), players, options, seed)
    look(raw, room, facts)


@njit(types.void(Raw, whole, Row16, Row64), **fast)
def act(raw, action, room, facts):
    """Do a legal action."""
    apply(state_at(raw, 0), action)
    look(raw, room, facts)


@njit(whole(Raw, whole, Row16, Row64, Row64), **fast)
def act_randomly(raw, seat, room, facts, lots):
    """Random moves until it is the seat's turn or the game is over; their number."""
    s = state_at(raw, 0)
    moves = 0
    while facts[SEAT] >= 0 and facts[SEAT] != seat:
        apply(s, np.int64(room[draw_lot(lots, 0, facts[COUNT])]))
        facts[SEAT] = to_act(s)
        facts[COUNT] = legal(s, room) if facts[SEAT] >= 0 else 0
        moves += 1
    return moves


@njit(types.void(Raw, whole, Real), **fast)
def see(raw, seat, out):
    """What a seat knows, as features."""
    features(state_at(raw, 0), seat, out)


@njit(types.void(Raw, whole, whole), **fast)
def determinise(raw, seat, seed):
    """Deal anew all that a seat cannot know."""
    deal_anew(state_at(raw, 0), seat, seed)


@njit(types.boolean(Raw, Raw, whole), **fast)
def draws(raw, trial, action):
    """Would this action use the generator?"""
    trial[0, :] = raw[0, :]
    s = state_at(raw, 0)
    t = state_at(trial, 0)
    apply(t, action)
    return s.chance[0] != t.chance[0] or s.chance[1] != t.chance[1]


@njit(types.void(Raw, whole), **fast)
def stir(raw, entropy):
    """Mix entropy into the generator."""
    stir_chance(state_at(raw, 0).chance, entropy)


@njit(types.void(Raw, whole, whole, Real), **fast)
def share_of(raw, row, players, out):
    """The share of the victory of every seat: 1, divided among the equal best. Alone: how well it went."""
    s = state_at(raw, row)
    if players == 1:
        out[0] = evaluate(s, 0)
        return
    winners = 0
    for seat in range(players):
        out[seat] = 1.0 if rank(s, seat) == 1 else 0.0
        winners += out[seat] > 0.0
    for seat in range(players):
        out[seat] /= winners


@njit(types.void(Raw, whole, Real), **fast)
def share(raw, players, out):
    """The share of the victory of every seat."""
    share_of(raw, 0, players, out)


# ---------------------------------------------------------------- many games


@njit(types.void(Raw, whole, whole, Row16, whole, Row64, Row64), **fast)
def begin_row(raw, row, players, options, seed, episodes, lengths):
    """The next game of a row; its seed depends on nothing but the row and how many games it had."""
    raw[row, :] = 0
    new(state_at(raw, row), players, options, seed + episodes[row] * raw.shape[0] + row)
    episodes[row] += 1
    lengths[row] = 0


@njit(types.void(Raw, whole, whole, Reals, whole), **fast)
def value_row(raw, row, players, worth, reward):
    """What a row's position is worth now: progress is paid from here on."""
    if reward == PROGRESS:
        for seat in range(players):
            worth[row, seat] = evaluate(state_at(raw, row), seat)


@njit(types.void(Raw, whole, Lists, Row32, Row8, Reals, Bits), **fast)
def write_row(raw, row, lists, counts, seats, observations, masks):
    """Who is to act in a row, what that seat knows, and what it may do."""
    s = state_at(raw, row)
    seat = to_act(s)
    n = legal(s, lists[row])
    seats[row] = seat
    counts[row] = n
    if observations.shape[0] > 0:
        features(s, seat, observations[row])
    if masks.shape[0] > 0:
        mask = masks[row]
        mask[:] = False
        for place in range(n):
            mask[lists[row, place]] = True


@njit(
    types.void(Raw, Lists, Row32, Row8, Row64, Row64, Reals, whole, Row16, whole, whole, Reals, Bits, Reals, Flags,
               whole, whole),
    **fast,
)
def show(raw, lists, counts, seats, episodes, lengths, worth, players, options, seed, reward, observations, masks,
         rewards, dones, first, last):
    """The present states of the rows from `first` to before `last`, as if the games had just begun there."""
    for row in range(first, last):
        value_row(raw, row, players, worth, reward)
        write_row(raw, row, lists, counts, seats, observations, masks)
        rewards[row, :] = 0.0
        dones[row] = False


@njit(
    types.void(Raw, Lists, Row32, Row8, Row64, Row64, Reals, whole, Row16, whole, whole, Reals, Bits, Reals, Flags,
               whole, whole),
    **fast,
)
def reset(raw, lists, counts, seats, episodes, lengths, worth, players, options, seed, reward, observations, masks,
          rewards, dones, first, last):
    """New games in the rows from `first` to before `last`."""
    for row in range(first, last):
        begin_row(raw, row, players, options, seed, episodes, lengths)
    show(raw, lists, counts, seats, episodes, lengths, worth, players, options, seed, reward, observations, masks,
         rewards, dones, first, last)


@njit(whole(Raw, whole, whole, whole), **fast)
def first_unplayable(raw, players, first, last):
    """The first row from `first` to before `last` whose game is over or has other players, or -1."""
    for row in range(first, last):
        s = state_at(raw, row)
        if s.players != players or to_act(s) == NOBODY:
            return row
    return -1


@njit(whole(Row64, Lists, Row32, whole, whole), **fast)
def first_illegal(actions, lists, counts, first, last):
    """The first row from `first` to before `last` whose action is not legal, or -1."""
    for row in range(first, last):
        low = 0
        high = np.int64(counts[row])
        while low < high:
            middle = (low + high) // 2
            if lists[row, middle] < actions[row]:
                low = middle + 1
            else:
                high = middle
        if low >= counts[row] or lists[row, low] != actions[row]:
            return row
    return -1


@njit(
    types.void(Raw, Row64, whole, Reals, Scores, Row64, Flags, Lists, Row32, Row8, Row64, Row64, Reals, whole, Row16,
               whole, whole, Reals, Bits, Reals, Flags, whole, whole),
    **fast,
)
def step(raw, actions, longest, final_observations, final_scores, final_lengths, truncations, lists, counts, seats,
         episodes, lengths, worth, players, options, seed, reward, observations, masks, rewards, dones, first, last):
    """Do one legal action in every row from `first` to before `last`; a game that ends is followed by a new one."""
    for row in range(first, last):
        s = state_at(raw, row)
        mover = to_act(s)
        apply(s, actions[row])
        lengths[row] += 1
        over = to_act(s) == NOBODY
        truncations[row] = not over and longest > 0 and lengths[row] >= longest
        dones[row] = over or truncations[row]
        if reward == PROGRESS:
            for seat in range(players):
                value = evaluate(s, seat)
                rewards[row, seat] = value - worth[row, seat]
                worth[row, seat] = value
        elif over:
            share_of(raw, row, players, rewards[row])
        else:
            rewards[row, :] = 0.0
        if dones[row]:
            final_lengths[row] = lengths[row]
            for seat in range(players):
                final_scores[row, seat] = score(s, seat)
            if final_observations.shape[0] > 0:
                features(s, mover, final_observations[row])
            begin_row(raw, row, players, options, seed, episodes, lengths)
            value_row(raw, row, players, worth, reward)
        write_row(raw, row, lists, counts, seats, observations, masks)


@njit(types.void(Lists, Row32, Row64, Row64, whole, whole), **fast)
def sample(lists, counts, lots, actions, first, last):
    """A random legal action in every row from `first` to before `last`."""
    for row in range(first, last):
        actions[row] = lists[row, draw_lot(lots, row, np.int64(counts[row]))]
'''


@cache
def loops(game: str) -> ModuleType:
    """The compiled loops of a game."""
    if not COMPILED:
        raise Refused("engine", engine="compiled")
    from zenobia.core.kernel import numba

    folder = cache_folder(f"zenobia.games.{game}")
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"loops_{game}.py"
    source = SOURCE.replace("{game}", game)
    if not path.exists() or path.read_text() != source:
        part = path.with_suffix(f".{os.getpid()}")  # all or nothing, also when two processes write at once
        part.write_text(source)
        part.replace(path)
    numba.config.CACHE_DIR = str(folder)
    spec = importlib.util.spec_from_file_location(f"zenobia_loops_{game}", path)
    assert spec and spec.loader
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # the cache finds it by name
    spec.loader.exec_module(module)
    return module
