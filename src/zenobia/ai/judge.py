# mypy: ignore-errors
"""What a network thinks of a position, compiled: a chance for every legal action, and every seat's chance to win.

Most inputs are zero and are passed over. Numba, not mypy, checks the types here: every signature is spelled out.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit, types

from zenobia.ai.network import MOST_SEATS, NEAR, NOWHERE, REACH, Network, squares_of
from zenobia.core.game import Game
from zenobia.core.kernel import cache_folder, numba

numba.config.CACHE_DIR = str(cache_folder("zenobia.ai"))
options = {"nogil": True, "cache": True, "error_model": "numpy", "fastmath": True}

ROW, ROWS, SIZES = types.float32[::1], types.float32[:, ::1], types.int64[::1]
real, whole = types.float32, types.int64
PLACES, CUBE = types.int32[:, ::1], types.float32[:, :, ::1]
BOARD = types.Tuple((whole, PLACES, PLACES, CUBE, ROWS, ROWS, ROWS))  # as `Judge.board` makes it
WEIGHTS = types.Tuple((SIZES, ROW, ROWS, ROW, ROWS, ROW, BOARD))  # as `Judge.weights` has them
ROOM = types.Tuple((ROW, ROWS, types.int32[::1], ROW, ROWS))  # inputs, two layers, numbers, chances, squares


class Judge:
    """A network made ready to judge, and the room that it needs."""

    def __init__(self, game: Game, network: Network) -> None:
        def floats(name):
            return np.ascontiguousarray(network.arrays[name], np.float32)

        def board():
            if not game.grid:
                nothing, cube = np.zeros((0, 0), np.float32), np.zeros((0, 0, 0), np.float32)
                none = np.zeros((0, 2), np.int32)
                return 0, none, none, cube, nothing, nothing, nothing
            place_of = np.full((len(game.feature_names), 2), NOWHERE, np.int32)  # square and plane of a feature
            for square, features in enumerate(game.grid.features):
                for plane, feature in enumerate(features):
                    place_of[feature] = square, plane
            moves = squares_of(game)
            kinds = np.stack([moves.kind, moves.square], axis=1)
            near = (floats("near"), floats("near_place"), floats("near_context"), floats("near_policy"))
            return game.grid.width, place_of, np.ascontiguousarray(kinds), *near

        inputs = network.arrays["weights0"].shape[0]
        hidden = [
            floats(f"{part}{number}").ravel()
            for number in range(len(network.sizes))
            for part in ("weights", "bias", "gain", "shift")
        ]
        self.weights = (
            np.array([inputs, *network.sizes], np.int64),
            np.concatenate(hidden),
            floats("policy"),
            floats("policy_bias"),
            floats("value"),
            floats("value_bias"),
            board(),
        )
        squares = len(game.grid.squares) if game.grid else 0
        actions, widest = network.arrays["policy"].shape[0], max(inputs, *network.sizes)
        self.inputs, self.chances = np.zeros(inputs, np.float32), np.zeros(actions, np.float32)
        around = np.zeros((squares, NEAR), np.float32)
        self.room = (self.inputs, np.zeros((2, widest), np.float32), np.zeros(widest, np.int32), self.chances, around)
        self.values = np.zeros(MOST_SEATS, np.float64)


@njit(types.void(ROW, ROW, ROW, ROW, ROW, real, real, real, real), **options)
def add_four(out, a, b, c, d, times_a, times_b, times_c, times_d):
    """Add four rows, each times its number."""
    for place in range(out.shape[0]):
        out[place] += times_a * a[place] + times_b * b[place] + times_c * c[place] + times_d * d[place]


@njit(types.void(ROW, ROW, real), **options)
def add_one(out, row, times):
    """Add a row times a number."""
    for place in range(out.shape[0]):
        out[place] += times * row[place]


@njit(types.void(ROW, ROW, ROW), **options)
def normalise(out, gain, shift):
    """Bring a layer to mean 0 and deviation 1, then by gain and shift to what was learnt; nothing below 0 is left."""
    size = out.shape[0]
    mean = np.float32(0.0)
    for place in range(size):
        mean += out[place]
    mean /= np.float32(size)
    spread = np.float32(0.0)
    for place in range(size):
        spread += (out[place] - mean) * (out[place] - mean)
    scale = np.float32(1.0) / np.sqrt(spread / np.float32(size) + np.float32(1e-5))
    for place in range(size):
        out[place] = max((out[place] - mean) * scale * gain[place] + shift[place], np.float32(0.0))


@njit(types.void(ROW, ROW, types.int32[::1], ROW), **options)
def multiply(out, inputs, live, weights):
    """Add to a layer the rows of the weights, each times its input. Rows of inputs that are 0 are passed over."""
    size = out.shape[0]
    count = 0
    for number in range(inputs.shape[0]):
        if inputs[number] != np.float32(0.0):
            live[count] = number
            count += 1
    done = 0
    while done + 4 <= count:
        a, b, c, d = (
            np.int64(live[done]),
            np.int64(live[done + 1]),
            np.int64(live[done + 2]),
            np.int64(live[done + 3]),
        )
        add_four(
            out, weights[a * size : (a + 1) * size], weights[b * size : (b + 1) * size],
            weights[c * size : (c + 1) * size], weights[d * size : (d + 1) * size],
            inputs[a], inputs[b], inputs[c], inputs[d],
        )  # fmt: skip
        done += 4
    while done < count:
        a = np.int64(live[done])
        add_one(out, weights[a * size : (a + 1) * size], inputs[a])
        done += 1


@njit(whole(SIZES, ROW, ROW, ROWS, types.int32[::1]), **options)
def hidden(sizes, flat, inputs, layers, live):
    """All hidden layers; which of the two rows of `layers` has the last one."""
    at = 0
    side = 0
    for number in range(1, sizes.shape[0]):
        before, size = sizes[number - 1], sizes[number]
        out = layers[side][:size]
        given = inputs[:before] if number == 1 else layers[1 - side][:before]
        bias = at + before * size
        out[:] = flat[bias : bias + size]
        multiply(out, given, live, flat[at:bias])
        normalise(out, flat[bias + size : bias + 2 * size], flat[bias + 2 * size : bias + 3 * size])
        if number > 1 and before == size:
            add_one(out, given, np.float32(1.0))
        at = bias + 3 * size
        side = 1 - side
    return 1 - side


@njit(real(ROW, ROW), **options)
def product(a, b):
    total = np.float32(0.0)
    for place in range(a.shape[0]):
        total += a[place] * b[place]
    return total


@njit(types.void(BOARD, ROW, ROW, ROWS), **options)
def look_around(board, inputs, last, around):
    """What lies around every square of a board, as numbers: only features that are not 0 count."""
    width, place_of, _, near, near_place, near_context, _ = board
    rows = around.shape[0] // width
    context = np.empty(NEAR, np.float32)
    for number in range(NEAR):
        context[number] = product(near_context[number], last)
    for square in range(around.shape[0]):
        for number in range(NEAR):
            around[square, number] = near_place[square, number] + context[number]
    for feature in range(inputs.shape[0]):
        if inputs[feature] != np.float32(0.0) and place_of[feature, 0] >= 0:
            row, column = place_of[feature, 0] // width, place_of[feature, 0] % width
            plane = place_of[feature, 1]
            for down in range(REACH):
                for across in range(REACH):  # the square from which this feature lies so far down and across
                    from_row, from_column = row - down + REACH // 2, column - across + REACH // 2
                    if 0 <= from_row < rows and 0 <= from_column < width:
                        add_one(
                            around[from_row * width + from_column], near[down * REACH + across, plane], inputs[feature]
                        )


@njit(real(ROW, ROW), **options)
def product_above_zero(weights, numbers):
    total = np.float32(0.0)
    for place in range(weights.shape[0]):
        total += weights[place] * max(numbers[place], np.float32(0.0))
    return total


@njit(types.void(WEIGHTS, ROOM, types.int16[::1], whole, whole, whole, types.float64[::1]), **options)
def judge(weights, room, legal, count, mover, players, values):
    """From the inputs in `room`: the chances of the legal actions, in their order, and the value of every seat."""
    sizes, flat, policy, policy_bias, value, value_bias, board = weights
    inputs, layers, live, chances, around = room
    kinds, near_policy = board[2], board[6]
    last = layers[hidden(sizes, flat, inputs, layers, live)][: sizes[sizes.shape[0] - 1]]
    if around.shape[0] > 0:
        look_around(board, inputs, last, around)
    most = np.float32(-1e30)
    for place in range(count):
        action = np.int64(legal[place])
        chances[place] = product(policy[action], last) + policy_bias[action]
        if around.shape[0] > 0 and kinds[action, 0] >= 0:
            chances[place] += product_above_zero(near_policy[kinds[action, 0]], around[kinds[action, 1]])
        most = max(most, chances[place])
    total = np.float32(0.0)
    for place in range(count):
        chances[place] = np.exp(chances[place] - most)
        total += chances[place]
    for place in range(count):
        chances[place] /= total
    highest = -1e30
    for place in range(players):
        worth = np.float64(product(value[place], last) + value_bias[place])
        values[(mover + place) % players] = worth
        highest = max(highest, worth)
    whole_worth = 0.0
    for seat in range(players):
        values[seat] = math.exp(values[seat] - highest)
        whole_worth += values[seat]
    for seat in range(players):
        values[seat] /= whole_worth
