# mypy: ignore-errors
"""Thousands of games on one NVIDIA GPU: the same rule functions, one thread a game.

Needs `numba-cuda` and ZENOBIA_ENGINE=compiled. All arrays stay on the card and offer `__cuda_array_interface__`, so
PyTorch, CuPy and JAX take them without a copy::

    games = GpuGames(find("tigris"), players=2, count=65_536)
    games.reset(seed=1)
    while training:
        games.step(actions)                  # int16 on the card, one action a game
        games.masks, games.observations, games.rewards, games.dones, games.movers
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from zenobia.core.chance import MASK, random, scramble
from zenobia.core.game import Game, Refused
from zenobia.core.kernel import COMPILED

THREADS = 64  # a block
SMALL_TABLE = 512  # bytes: larger tables of the rules leave the constant memory alone
RESIDENT = 16  # blocks of a multiprocessor that play games to the end: more than fit, the late ones find none left
for _old, _new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
    if not hasattr(np, _old):  # numba-cuda still asks NumPy for names that it has dropped
        setattr(np, _old, getattr(np, _new))


@cache
def compiler() -> Any:
    """numba's CUDA module, or a refusal that says what is missing. It compiles kernels without a GPU, too."""
    if not COMPILED:
        raise Refused("engine", engine="compiled")
    try:
        from numba import cuda
        from numba.cuda.cudadrv import nvvm
        from numba.cuda.target import CUDATargetContext
    except ImportError as error:
        raise Refused("extra", extra="gpu", package="numba-cuda") from error
    _spare_constant_memory(CUDATargetContext, nvvm)
    return cuda


def _spare_constant_memory(context: Any, nvvm: Any) -> None:
    """Put large tables into global memory.

    numba-cuda puts a copy of every table into the constant memory for every function that reads it. There are 64 KB.
    """
    in_constant_memory = context.make_constant_array

    def make_constant_array(self, builder, kind, table):
        if table.nbytes <= SMALL_TABLE:
            return in_constant_memory(self, builder, kind, table)
        constant, nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_CONSTANT, nvvm.ADDRSPACE_GLOBAL
        try:
            return in_constant_memory(self, builder, kind, table)
        finally:
            nvvm.ADDRSPACE_CONSTANT = constant

    context.make_constant_array = make_constant_array


def cuda() -> Any:
    """numba's CUDA module, or a refusal that says what is missing."""
    nv = compiler()
    if not nv.is_available():
        raise Refused("gpu")
    return nv


@cache
def kernels(game_id: str) -> dict[str, Any]:
    """The kernels of a game, compiled at their first launch."""
    from zenobia.games import find

    nv, game = compiler(), find(game_id)
    new, legal, apply, to_act = game.new, game.legal, game.apply, game.to_act
    features, rank, score, evaluate = game.features, game.rank, game.score, game.evaluate
    actions = game.actions

    @nv.jit
    def share_victory(s, players, out):
        winners = 0
        for seat in range(players):
            winners += rank(s, seat) == 1
        for seat in range(players):
            out[seat] = 1.0 / winners if rank(s, seat) == 1 else 0.0

    @nv.jit
    def share_or_value(s, players, out):
        if players == 1:
            out[0] = evaluate(s, 0)
        else:
            share_victory(s, players, out)

    share = share_or_value if game.seats[0] == 1 else share_victory  # only a game for one compiles its evaluation

    @nv.jit
    def reset(states, players, options, seed):
        n = nv.grid(1)
        if n < states.size:
            new(states[n], players[n], options[n], seed + n)

    @nv.jit
    def play(states, rooms, steps, following):
        lane = nv.grid(1)
        if lane >= states.size:
            return
        n = nv.atomic.add(following, 0, 1)
        taken = 0
        while n < states.size:  # one loop over all: a thread that is done takes the next game, its warp need not wait
            s = states[n]
            count = legal(s, rooms[lane])
            if count > 0:
                apply(s, rooms[lane, random(s.chance, count)])
                taken += 1
            else:
                steps[n] = taken
                taken = 0
                n = nv.atomic.add(following, 0, 1)

    @nv.jit
    def step(states, players, options, chosen, rooms, counts, rewards, scores, dones, movers, seeds):
        n = nv.grid(1)
        if n < states.size:
            s = states[n]
            dones[n] = 0
            apply(s, chosen[n])
            if to_act(s) < 0:
                dones[n] = 1
                share(s, players[n], rewards[n])
                for seat in range(players[n]):
                    scores[n, seat] = score(s, seat)
                seeds[n] += states.size
                new(s, players[n], options[n], seeds[n])
            else:
                for seat in range(players[n]):
                    rewards[n, seat] = 0.0
            movers[n] = to_act(s)
            counts[n] = legal(s, rooms[n])

    @nv.jit
    def list_legal(states, rooms, counts, movers):
        n = nv.grid(1)
        if n < states.size:
            movers[n] = to_act(states[n])
            counts[n] = legal(states[n], rooms[n])

    @nv.jit
    def observe(states, movers, observations):
        n = nv.grid(1)
        if n < states.size:
            features(states[n], movers[n], observations[n])

    @nv.jit
    def mask(rooms, counts, masks):
        n = nv.blockIdx.x  # one block a game: its threads write side by side
        for place in range(nv.threadIdx.x, actions, nv.blockDim.x):
            masks[n, place] = 0
        nv.syncthreads()
        for place in range(nv.threadIdx.x, counts[n], nv.blockDim.x):
            masks[n, rooms[n, place]] = 1

    @nv.jit
    def choose(rooms, counts, chosen, turn):
        n = nv.grid(1)
        if n < counts.size:
            dice = scramble((n * 2654435761 + turn * 40503) & MASK)
            chosen[n] = rooms[n, (dice * counts[n]) >> 32]

    found = {"reset": reset, "play": play, "step": step, "list": list_legal, "observe": observe}
    return {**found, "mask": mask, "choose": choose}


class GpuGames:
    """Games side by side on the card, all for the same number of players and with the same options, or mixed."""

    def __init__(
        self,
        game: Game,
        players: int | list[int],
        count: int,
        options: dict[str, str] | list[dict[str, str]] | None = None,
    ) -> None:
        nv = cuda()
        self.game, self.count = game, count
        each = [players] * count if isinstance(players, int) else players
        chosen = options if isinstance(options, list) else [options or {}] * count
        values = np.zeros((count, max(1, len(game.options))), np.int16)
        for row, wanted in enumerate(chosen):
            values[row, : len(game.options)] = game.option_values(wanted)
        most = max(game.seats_for(number) for number in each)
        self.players, self.options = nv.to_device(np.array(each, np.int8)), nv.to_device(values)
        self.kernels = kernels(game.id)
        self.blocks = (count + THREADS - 1) // THREADS
        self.states = nv.device_array(count, game.State.DTYPE)
        self.rooms = nv.device_array((count, game.actions), np.int16)
        self.counts = nv.device_array(count, np.int32)
        self.masks = nv.device_array((count, game.actions), np.uint8)
        # one feature after the other, so that neighbouring threads write neighbouring numbers
        self.observations = nv.device_array((count, len(game.feature_names)), np.float32, order="F")
        self.rewards = nv.to_device(np.zeros((count, most), np.float32))  # a seat's share of the victory
        self.scores = nv.to_device(np.zeros((count, most), np.int32))  # at the end of the last game
        self.dones = nv.device_array(count, np.uint8)
        self.movers = nv.device_array(count, np.int8)
        self.seeds = nv.device_array(count, np.int64)
        self.chosen = nv.device_array(count, np.int16)
        self.turn = 0

    def reset(self, seed: int) -> None:
        """Set up every game, the n-th from seed + n, as on the CPU."""
        self.kernels["reset"][self.blocks, THREADS](self.states, self.players, self.options, seed)
        self.seeds.copy_to_device(np.arange(seed, seed + self.count, dtype=np.int64))
        self.look()

    def playouts(self) -> Any:
        """Random moves to the end of every game; how many each took, on the card."""
        nv = cuda()
        steps, following = nv.device_array(self.count, np.int64), nv.to_device(np.zeros(1, np.int64))
        blocks = min(self.blocks, nv.get_current_device().MULTIPROCESSOR_COUNT * RESIDENT)
        self.kernels["play"][blocks, THREADS](self.states, self.rooms, steps, following)
        return steps

    def step(self, actions: Any) -> None:
        """One action in every game; finished games begin anew. Fills masks, observations, rewards, dones, movers."""
        if tuple(actions.shape) != (self.count,) or actions.dtype != np.int16:
            raise Refused("shape", expected=f"int16 ({self.count},)", found=f"{actions.dtype} {tuple(actions.shape)}")
        self.kernels["step"][self.blocks, THREADS](
            self.states, self.players, self.options, actions, self.rooms, self.counts,
            self.rewards, self.scores, self.dones, self.movers, self.seeds,
        )  # fmt: skip
        self._show()

    def look(self) -> None:
        """Legal actions, masks and observations of the present states, as after a step."""
        self.kernels["list"][self.blocks, THREADS](self.states, self.rooms, self.counts, self.movers)
        self._show()

    def _show(self) -> None:
        self.kernels["mask"][self.count, 128](self.rooms, self.counts, self.masks)
        self.kernels["observe"][self.blocks, THREADS](self.states, self.movers, self.observations)

    def random_actions(self) -> Any:
        """A random legal action of every game, on the card."""
        self.turn += 1
        self.kernels["choose"][self.blocks, THREADS](self.rooms, self.counts, self.chosen, self.turn)
        return self.chosen
