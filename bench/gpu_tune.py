"""Other ways to play random games on a GPU, beside the one of zenobia.envs.gpu. Needs one NVIDIA GPU.

ZENOBIA_ENGINE=compiled python bench/gpu_tune.py [GAME] [PLAYERS] [WAY...] [--json FILE]

`whole` plays one game a thread, so a warp waits for the longest of its 32 games. `queue` lets a thread that is done
take the next game. `-column` stores the lists of legal actions place by place, `-local` plays on a copy of the state in
the thread's own memory, and a number limits the registers: `queue-local-80`. Every way is checked against the CPU.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from zenobia import games
from zenobia.core.chance import random
from zenobia.envs.gpu import GpuGames, cuda

WAYS = ("whole", "queue", "queue-80", "queue-64", "queue-column", "queue-local")
BLOCKS = (32, 64, 128, 256)  # threads
WARPS = 32  # of a multiprocessor: more than fit, the late ones find the queue empty
GAMES = 524_288
CHECKED = 512


def kernel(game: Any, way: str) -> Any:
    """The kernel of a way, compiled at its first launch."""
    nv, words = cuda(), way.split("-")
    legal, apply, playout, layout = game.legal, game.apply, game.playout, game.State.DTYPE
    limit = next((int(word) for word in words if word.isdigit()), None)

    def whole(states, rooms, steps, following):
        n = nv.grid(1)
        if n < states.size:
            steps[n] = playout(states[n], rooms[n])

    def queue(states, rooms, steps, following):
        lane = nv.grid(1)
        n = nv.atomic.add(following, 0, 1)
        taken = 0
        while n < states.size:
            s = states[n]
            count = legal(s, rooms[lane])
            if count > 0:
                apply(s, rooms[lane, random(s.chance, count)])
                taken += 1
            else:
                steps[n] = taken
                taken = 0
                n = nv.atomic.add(following, 0, 1)

    def queue_local(states, rooms, steps, following):
        lane = nv.grid(1)
        mine = nv.local.array(1, layout)
        n = nv.atomic.add(following, 0, 1)
        if n < states.size:
            mine[0] = states[n]
        taken = 0
        while n < states.size:
            s = mine[0]
            count = legal(s, rooms[lane])
            if count > 0:
                apply(s, rooms[lane, random(s.chance, count)])
                taken += 1
            else:
                steps[n] = taken
                states[n] = mine[0]
                taken = 0
                n = nv.atomic.add(following, 0, 1)
                if n < states.size:
                    mine[0] = states[n]

    chosen = whole if words[0] == "whole" else queue_local if "local" in words else queue
    return nv.jit(max_registers=limit)(chosen) if limit else nv.jit(chosen)


class Tuned:
    """Games side by side, played in one of the ways."""

    def __init__(self, game: Any, players: int, count: int, way: str) -> None:
        nv = cuda()
        self.play, self.side = kernel(game, way), GpuGames(game, players, count)
        resident = nv.get_current_device().MULTIPROCESSOR_COUNT * WARPS * 32
        self.lanes = count if way.startswith("whole") else min(count, resident)
        order = "F" if "column" in way else "C"
        self.rooms = nv.device_array((-(-self.lanes // max(BLOCKS)) * max(BLOCKS), game.actions), np.int16, order=order)
        self.steps, self.following = nv.device_array(count, np.int64), nv.device_array(1, np.int64)

    def run(self, seed: int, block: int) -> float:
        """Play all games; the steps a second."""
        nv = cuda()
        self.side.reset(seed)
        self.following.copy_to_device(np.zeros(1, np.int64))
        nv.synchronize()
        began = time.perf_counter()
        self.play[-(-self.lanes // block), block](self.side.states, self.rooms, self.steps, self.following)
        nv.synchronize()
        seconds = time.perf_counter() - began
        return float(self.steps.copy_to_host().sum()) / seconds


def check(game: Any, players: int, way: str) -> None:
    """The final states of whole random games must be the CPU's, byte by byte."""
    tuned = Tuned(game, players, CHECKED, way)
    tuned.run(11, 64)
    steps, states = tuned.steps.copy_to_host(), tuned.side.states.copy_to_host()
    room, options = np.zeros(game.actions, np.int16), np.zeros(max(1, len(game.options)), np.int16)
    for n in range(CHECKED):
        state = game.State()
        game.new(state, players, options, 11 + n)
        assert game.playout(state, room) == steps[n], f"{way}, game {n}: another number of steps"
        assert state.tobytes() == states[n].tobytes(), f"{way}, game {n}: another final state"


def measure(game: Any, players: int, way: str) -> dict[str, Any]:
    """Steps a second for every size of a block, the best of two."""
    began = time.perf_counter()
    check(game, players, way)
    row: dict[str, Any] = {"way": way, "check_s": round(time.perf_counter() - began)}
    tuned = Tuned(game, players, GAMES, way)
    for block in BLOCKS:
        row[f"block_{block}"] = round(max(tuned.run(1_000_003 * turn + 1, block) for turn in range(2)))
    return row


def main(arguments: list[str]) -> None:
    """Measure and print, one way after the other."""
    out = Path(arguments.pop(arguments.index("--json") + 1)) if "--json" in arguments else None
    words = [word for word in arguments if word != "--json"]
    game = games.find(words[0] if words else "tigris")
    players = int(words[1]) if len(words) > 1 else game.seats[-1]
    rows = []
    for way in words[2:] or WAYS:
        try:
            rows.append(measure(game, players, way))
        except Exception as error:
            rows.append({"way": way, "error": f"{type(error).__name__}: {error}"[:600]})
        print(rows[-1], flush=True)
        if out:
            out.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main(sys.argv[1:])
