# mypy: ignore-errors
"""Tree search with a network, compiled once for all games: its policy says where to look, its value ends a simulation.

The tree is the one of `tree.py`: a node is a path of actions, every simulation deals the hidden things anew, values are
kept for every seat. A simulation asks the network once, at the first position that has not been looked at, and gets the
chances of all actions and of all seats. Numba, not mypy, checks the types here: every signature is spelled out.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit, types

from zenobia.ai.judge import ROOM, WEIGHTS, judge
from zenobia.ai.tree import (
    APPLY,
    DEEPEST,
    DETERMINISE,
    LEGAL,
    MOST_SEATS,
    NODES,
    NONE,
    POINTS,
    TO_ACT,
    add_child,
    address,
    copy_state,
    next_random,
)
from zenobia.core.kernel import cache_folder, numba

FEATURES = types.FunctionType(types.void(types.voidptr, types.int64, types.voidptr))
EXPLORE, SCORE, LEAST, DRAG = 0, 1, 2, 3  # settings of a search, by their place in an array of numbers
KNOWN = 0.3  # the least chance that the known actions of a node must have together in a new world

numba.config.CACHE_DIR = str(cache_folder("zenobia.ai"))
options = {"nogil": True, "cache": True, "error_model": "numpy"}
whole = types.int64


@njit(types.void(POINTS, POINTS, types.voidptr, whole, types.float64, types.float64[::1]), **options)
def appraise_end(rank, score, s, players, blend, values):
    """The victory of every seat; the score relative to the leader's counts a little."""
    winners = 0
    most = 1
    for seat in range(players):
        winners += rank(s, seat) == 1
        most = max(most, score(s, seat))
    for seat in range(players):
        won = 1.0 / winners if rank(s, seat) == 1 else 0.0
        values[seat] = won + blend * (max(0, score(s, seat)) / most - won)


@njit(types.void(NODES, whole, types.int32[::1], types.boolean), **options)
def mark_children(nodes, node, child_of, there):
    """Note the children of a node by their actions, or forget them."""
    child = nodes[node].first
    while child >= 0:
        child_of[nodes[child].action] = child if there else 0
        child = nodes[child].next


@njit(types.void(NODES, types.int64[::1], whole, types.int16[::1], whole, whole, types.float32[::1], types.float64,
                 types.int32[::1]), **options)  # fmt: skip
def open_node(nodes, used, node, out, count, mover, chances, least, child_of):
    """A child for every legal action that is likely enough and has none, and in any case for the likeliest."""
    likeliest = 0
    for place in range(count):
        if chances[place] > chances[likeliest]:
            likeliest = place
    for place in range(count):
        if child_of[out[place]] == 0 and (chances[place] >= least or place == likeliest):
            child = add_child(nodes, used, node, np.int64(out[place]), mover)
            if child >= 0:
                nodes[child].prior = chances[place]


@njit(whole(NODES, whole, types.int16[::1], whole, whole, types.float64, types.float64, types.int32[::1]), **options)
def promising(nodes, node, out, count, mover, explore, drag, child_of):
    """The known child to look at next: good so far, or likely and seldom visited; NONE if none is legal here."""
    visits = nodes[node].visits
    mean = nodes[node].value[mover] / visits if visits > 0 else 0.5
    reach = explore * math.sqrt(visits + 1.0)
    chosen = NONE
    best = -1e30
    for place in range(count):
        child = child_of[out[place]]
        if child > 0:
            seen = nodes[child].visits
            # a few visits of the parent's mean: single lucky draws do not decide
            worth = (nodes[child].value[mover] + drag * mean) / (seen + drag)
            worth += reach * nodes[child].prior / (1.0 + seen)
            if worth > best:
                best = worth
                chosen = child
    return chosen


@njit(
    whole(
        LEGAL, APPLY, TO_ACT, DETERMINISE, POINTS, POINTS, FEATURES, WEIGHTS, ROOM,
        types.uint8[::1], whole, whole, NODES, types.int64[::1], types.int64[::1], whole,
        types.int64[::1], types.float64[::1], types.int64[::1],
    ),
    **options,
)  # fmt: skip
def simulate(
    legal, apply, to_act, determinise, score, rank, features, weights, room,
    root, seat, players, nodes, used, tops, each, chance, settings, cancel,
):  # fmt: skip
    """Run `each` simulations through every child of the root in `tops` (NONE: any child); how many were run."""
    size = root.shape[0]
    work = np.empty(size, np.uint8)
    out = np.empty(8192, np.int16)
    path = np.empty(DEEPEST + 2, np.int32)
    child_of = np.zeros(8192, np.int32)
    values = np.zeros(MOST_SEATS, np.float64)
    inputs, chances = room[0], room[3]
    s, o, f = address(work), address(out), address(inputs)
    for done in range(each * tops.shape[0]):
        if cancel[0] != 0:
            return done
        below = tops[done % tops.shape[0]]
        copy_state(work, root, size)
        determinise(s, seat, next_random(chance))
        node = 0
        depth = 0
        path[0] = 0
        if below >= 0:
            apply(s, nodes[below].action)
            node = below
            depth = 1
            path[1] = below
        while True:
            mover = to_act(s)
            if mover < 0:
                appraise_end(rank, score, s, players, settings[SCORE], values)
                break
            count = legal(s, o)
            mark_children(nodes, node, child_of, True)
            fresh = nodes[node].first < 0
            known = 0.0
            for place in range(count):
                if child_of[out[place]] > 0:
                    known += nodes[child_of[out[place]]].prior
            if count == 1 and known == 0.0:
                chances[0] = 1.0
                open_node(nodes, used, node, out, count, mover, chances, settings[LEAST], child_of)
                fresh = False
            elif fresh or known < KNOWN or depth == DEEPEST:
                features(s, mover, f)
                judge(weights, room, out, count, mover, players, values)
                open_node(nodes, used, node, out, count, mover, chances, settings[LEAST], child_of)
            chosen = NONE
            if not fresh and depth < DEEPEST:
                mark_children(nodes, node, child_of, True)
                chosen = promising(nodes, node, out, count, mover, settings[EXPLORE], settings[DRAG], child_of)
            mark_children(nodes, node, child_of, False)
            if chosen < 0:
                if count == 1:  # no room for another node
                    features(s, mover, f)
                    judge(weights, room, out, count, mover, players, values)
                break
            apply(s, nodes[chosen].action)
            node = chosen
            depth += 1
            path[depth] = node
        for step in range(depth + 1):
            nodes[path[step]].visits += 1
            for player in range(players):
                nodes[path[step]].value[player] += values[player]
    return each * tops.shape[0]
