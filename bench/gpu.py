"""The GPU beside the CPU: the same games from the same seeds, then steps a second. Needs one NVIDIA GPU.

ZENOBIA_ENGINE=compiled python bench/gpu.py [GAME...] [--json FILE]
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from zenobia import games
from zenobia.ai.bench import measured_players
from zenobia.envs.gpu import GpuGames, cuda

CHECKED = 512
SIDE_BY_SIDE = (262_144, 524_288)  # games; the better figure counts
BATCH = 65_536


def check(game, players: int) -> None:
    """The final states of whole random games must be the CPU's, byte by byte."""
    side = GpuGames(game, players, CHECKED)
    side.reset(11)
    steps = side.playouts().copy_to_host()
    states = side.states.copy_to_host()
    room, options = np.zeros(game.actions, np.int16), np.zeros(max(1, len(game.options)), np.int16)
    for n in range(CHECKED):
        state = game.State()
        game.new(state, players, options, 11 + n)
        assert game.playout(state, room) == steps[n], f"{game.id} game {n}: another number of steps"
        assert state.tobytes() == states[n].tobytes(), f"{game.id} game {n}: another final state"


def playouts(game, players: int) -> float:
    """Steps a second in random games to the end."""
    nv, best = cuda(), 0.0
    for count in SIDE_BY_SIDE:
        side = GpuGames(game, players, count)
        for turn in range(3):
            side.reset(1_000_003 * turn + 1)
            nv.synchronize()
            began = time.perf_counter()
            steps = side.playouts()
            nv.synchronize()
            best = max(best, float(steps.copy_to_host().sum()) / (time.perf_counter() - began))
        del side, steps
    return best


def batched(game, players: int) -> float:
    """Steps a second one by one, with masks and observations."""
    nv, side, steps = cuda(), GpuGames(game, players, BATCH), 60
    side.reset(5)
    for turn in range(steps + 10):
        if turn == 10:
            nv.synchronize()
            began = time.perf_counter()
        side.step(side.random_actions())
    nv.synchronize()
    return BATCH * steps / (time.perf_counter() - began)


def main() -> None:
    names = [name for name in sys.argv[1:] if name in games.names()] or games.names()
    out = sys.argv[sys.argv.index("--json") + 1] if "--json" in sys.argv else None
    rows = []
    print(cuda().get_current_device().name, flush=True)
    for name in names:
        game = games.find(name)
        for players in measured_players(game):
            began = time.perf_counter()
            try:
                check(game, players)
                row = {
                    "game": name,
                    "players": players,
                    "same_as_cpu": CHECKED,
                    "check_s": round(time.perf_counter() - began),
                }
                row |= {
                    "playout_steps_per_s": round(playouts(game, players)),
                    "batched_steps_per_s": round(batched(game, players)),
                }
            except Exception as error:
                row = {"game": name, "players": players, "error": f"{type(error).__name__}: {error}"[:600]}
            rows.append(row)
            print(row, flush=True)
            if out:
                Path(out).write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
