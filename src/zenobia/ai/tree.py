# mypy: ignore-errors
"""Information-set tree search over any game, compiled once: the game comes as C functions on raw state bytes.

Every simulation searches one fresh determinisation of the root. The tree is open-loop: a node is the path of actions to
it, whatever the hidden cards are. Values are kept per seat (max^n): the seat that acts at a node maximises its own.
Numba, not mypy, checks the types here: every signature is spelled out.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from zenobia.core.kernel import cache_folder, numba

MOST_SEATS = 5
NODE = np.dtype(
    [
        ("action", "<i4"),
        ("first", "<i4"),  # first child, or NONE
        ("next", "<i4"),  # next sibling, or NONE
        ("visits", "<i4"),
        ("mover", "<i4"),  # the seat that chose `action`
        ("prior", "<f4"),  # how likely a network holds `action`; without one 0
        ("value", "<f4", (MOST_SEATS,)),  # sum over visits, per seat
    ],
    align=True,
)
NODES = numba.from_dtype(np.dtype((np.record, NODE)))[::1]
NONE = -1
DEEPEST = 200
LONGEST_TURN = 30  # decisions

# settings of a search, by their place in an array of numbers
EXPLORE, WIDEN, TRIES, FINISH, FULL, SCORE = 0, 1, 2, 3, 4, 5

LEGAL = types.FunctionType(types.int64(types.voidptr, types.voidptr))
APPLY = types.FunctionType(types.void(types.voidptr, types.int64))
TO_ACT = types.FunctionType(types.int64(types.voidptr))
EVALUATE = types.FunctionType(types.float64(types.voidptr, types.int64))
DETERMINISE = types.FunctionType(types.void(types.voidptr, types.int64, types.int64))
PLAYOUT = types.FunctionType(types.int64(types.voidptr, types.voidptr))
POINTS = types.FunctionType(types.int64(types.voidptr, types.int64))

numba.config.CACHE_DIR = str(cache_folder("zenobia.ai"))
options = {"nogil": True, "cache": True, "error_model": "numpy"}


@intrinsic
def address(context, array):
    """A raw pointer to the first byte of an array."""

    def generate(cg, builder, sig, args):
        made = cg.make_array(sig.args[0])(cg, builder, args[0])
        return builder.bitcast(made.data, cgutils.voidptr_t)

    return types.voidptr(array), generate


@njit(types.int64(types.int64[::1]), **options)
def next_random(chance):
    """31 random bits (xorshift64* on 63 bits)."""
    x = chance[0]
    x ^= (x << 13) & 0x7FFFFFFFFFFFFFFF
    x ^= x >> 7
    x ^= (x << 17) & 0x7FFFFFFFFFFFFFFF
    chance[0] = x
    return (x >> 20) & 0x7FFFFFFF


@njit(types.void(types.uint8[::1], types.uint8[::1], types.int64), **options)
def copy_state(target, source, size):
    for place in range(size):
        target[place] = source[place]


@njit(types.int64(NODES, types.int64[::1], types.int64, types.int64, types.int64), **options)
def add_child(nodes, used, parent, action, mover):
    """A new node below `parent`, or NONE when the room is used up."""
    child = used[0]
    if child >= nodes.shape[0]:
        return NONE
    used[0] = child + 1
    node = nodes[child]
    node.action = action
    node.mover = mover
    node.first = NONE
    node.visits = 0
    node.prior = 0.0
    for seat in range(MOST_SEATS):
        node.value[seat] = 0.0
    node.next = nodes[parent].first
    nodes[parent].first = child
    return child


@njit(
    types.int64(
        APPLY, EVALUATE, types.uint8[::1], types.uint8[::1], types.int16[::1], types.int64, types.int64, types.int64,
        types.int32[::1], types.int64[::1],
    ),
    **options,
)  # fmt: skip
def best_of_few(apply, evaluate, work, trial, out, n, mover, tries, child_of, chance):
    """The best, one step ahead, of a few of the n legal actions that the tree has not tried; NONE if it hit none."""
    t = address(trial)
    best = NONE
    best_look = -1e30
    for number in range(min(n, tries)):
        action = np.int64(out[number if n <= tries else next_random(chance) % n])
        if child_of[action] > 0:
            continue
        if tries == 1:
            return action
        copy_state(trial, work, work.shape[0])
        apply(t, action)
        look = evaluate(t, mover)
        if look > best_look:
            best_look = look
            best = action
    return best


@njit(
    types.void(
        LEGAL, APPLY, TO_ACT, EVALUATE, types.uint8[::1], types.uint8[::1], types.int16[::1], types.int64, types.int64,
        types.int32[::1], types.int64[::1],
    ),
    **options,
)  # fmt: skip
def finish_turn(legal, apply, to_act, evaluate, work, trial, out, mover, tries, untried, chance):
    """Play a seat's turn to its end, every decision the best of a few: a turn half done is hard to judge."""
    s, o = address(work), address(out)
    for _ in range(LONGEST_TURN):
        if tries == 0 or to_act(s) != mover:
            return
        n = legal(s, o)
        action = best_of_few(apply, evaluate, work, trial, out, n, mover, tries, untried, chance)
        apply(s, action)


@njit(types.void(TO_ACT, EVALUATE, POINTS, types.uint8[::1], types.int64, types.float64, types.float64[::1]), **options)
def appraise(to_act, evaluate, score, work, players, blend, values):
    """What a position is worth to every seat: its chance to win.

    Once the game is over, the score relative to the leader's counts a little: who cannot win any more, plays for that.
    """
    s = address(work)
    for seat in range(players):
        values[seat] = evaluate(s, seat)
    if blend == 0.0 or to_act(s) >= 0:
        return
    most = 1
    for seat in range(players):
        most = max(most, score(s, seat))
    for seat in range(players):
        values[seat] += blend * (max(0, score(s, seat)) / most - values[seat])


@njit(
    types.int64(
        LEGAL, APPLY, TO_ACT, EVALUATE, DETERMINISE, PLAYOUT, POINTS,
        types.uint8[::1], types.int64, types.int64, NODES, types.int64[::1], types.int64[::1], types.int64,
        types.int64[::1], types.float64[::1], types.int64[::1],
    ),
    **options,
)  # fmt: skip
def simulate(
    legal, apply, to_act, evaluate, determinise, playout, score,
    root, seat, players, nodes, used, tops, each, chance, settings, cancel,
):  # fmt: skip
    """Run `each` simulations through every child of the root in `tops` (NONE: any child); how many were run."""
    size = root.shape[0]
    work = np.empty(size, np.uint8)
    trial = np.empty(size, np.uint8)
    out = np.empty(8192, np.int16)
    path = np.empty(DEEPEST + 2, np.int32)
    child_of = np.zeros(8192, np.int32)
    values = np.zeros(MOST_SEATS, np.float64)
    s, o = address(work), address(out)
    explore, widen, tries = settings[EXPLORE], settings[WIDEN], np.int64(settings[TRIES])
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
        while depth < DEEPEST:
            if node != 0 and nodes[node].visits == 0:
                break  # a new leaf
            mover = to_act(s)
            if mover < 0:
                break
            n = legal(s, o)
            child = nodes[node].first
            while child >= 0:
                child_of[nodes[child].action] = child
                child = nodes[child].next
            known = 0
            best = -1e30
            chosen = NONE
            parent_visits = math.log(nodes[node].visits + 1.0)
            for place in range(n):
                child = child_of[out[place]]
                if child > 0:
                    known += 1
                    visits = nodes[child].visits
                    mean = nodes[child].value[mover] / visits if visits > 0 else 1.0
                    value = mean + explore * math.sqrt(parent_visits / (visits + 1.0))
                    if value > best:
                        best = value
                        chosen = child
            if known < n and known < 1 + np.int64(widen * math.sqrt(nodes[node].visits + 1.0)):
                action = best_of_few(apply, evaluate, work, trial, out, n, mover, tries, child_of, chance)
                if action < 0 and known == 0:
                    action = np.int64(out[next_random(chance) % n])
                if action >= 0:
                    fresh = add_child(nodes, used, node, action, mover)
                    if fresh >= 0:
                        chosen = fresh
            child = nodes[node].first
            while child >= 0:
                child_of[nodes[child].action] = 0
                child = nodes[child].next
            if chosen < 0:
                break
            apply(s, nodes[chosen].action)
            node = chosen
            depth += 1
            path[depth] = node
        if settings[FULL] > 0:
            playout(s, o)
        else:
            finish_turn(
                legal, apply, to_act, evaluate, work, trial, out, nodes[node].mover, np.int64(settings[FINISH]),
                child_of, chance,
            )  # fmt: skip
        appraise(to_act, evaluate, score, work, players, settings[SCORE], values)
        for step in range(depth + 1):
            nodes[path[step]].visits += 1
            for player in range(players):
                nodes[path[step]].value[player] += values[player]
    return each * tops.shape[0]


@njit(
    types.void(APPLY, EVALUATE, DETERMINISE, types.uint8[::1], types.int64, types.int16[::1], types.int64,
               types.int64[::1], types.float64[::1]),
    **options,
)  # fmt: skip
def look_ahead(apply, evaluate, determinise, root, seat, actions, worlds, chance, values):
    """The static evaluation after each action, averaged over some worlds."""
    size = root.shape[0]
    world = np.empty(size, np.uint8)
    work = np.empty(size, np.uint8)
    w, s = address(world), address(work)
    for number in range(actions.shape[0]):
        values[number] = 0.0
    for _ in range(worlds):
        copy_state(world, root, size)
        determinise(w, seat, next_random(chance))
        for number in range(actions.shape[0]):
            copy_state(work, world, size)
            apply(s, np.int64(actions[number]))
            values[number] += evaluate(s, seat) / worlds


@njit(types.int64(NODES, NODES, types.int64), **options)
def graft(nodes, old, top):
    """Copy the part of an old tree below `top` to be the new tree; how many nodes it has."""
    nodes[0] = old[top]
    nodes[0].next = NONE
    used = 1
    at = 0
    while at < used:  # breadth first: `first` still names an old node until its children are copied
        child = nodes[at].first
        nodes[at].first = NONE
        last = NONE
        while child >= 0:
            nodes[used] = old[child]
            nodes[used].next = NONE
            if last < 0:
                nodes[at].first = used
            else:
                nodes[last].next = used
            last = used
            used += 1
            child = old[child].next
        at += 1
    return used
