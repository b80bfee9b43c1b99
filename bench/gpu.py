"""The GPU beside the CPU: the same games from the same seeds, then steps a second. Needs one NVIDIA GPU.

ZENOBIA_ENGINE=compiled python bench/gpu.py      writes docs/gpu.json and the figures in docs/gpu.md
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from zenobia import games
from zenobia.ai.bench import measured_players
from zenobia.envs.gpu import GpuGames, cuda

ROOT = Path(__file__).parent.parent
FIGURES, PAGE = ROOT / "docs" / "gpu.json", ROOT / "docs" / "gpu.md"
BEGIN, END = "<!-- figures: made by bench/gpu.py -->", "<!-- end of the figures -->"
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


def measure(game, players: int) -> dict[str, object]:
    """The figures of a game, once it is equal to the CPU's."""
    return {
        "game": game.id,
        "players": players,
        "same_as_cpu": CHECKED,
        "playout_steps_per_s": round(playouts(game, players)),
        "batched_steps_per_s": round(batched(game, players)),
    }


def about(commit: str | None) -> dict[str, str]:
    """When, where and of what."""
    if commit is None:
        run = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
        commit = run.stdout.strip() or "unknown"
    versions = ", ".join(f"{package} {version(package)}" for package in ("numba", "numba-cuda", "numpy"))
    name = cuda().get_current_device().name
    machine = f"one {name.decode() if isinstance(name, bytes) else name} ({versions})"
    return {"when": f"{datetime.now(UTC):%-d %B %Y}", "commit": commit, "machine": machine}


def table(found: list[dict[str, Any]]) -> str:
    """The figures as docs/gpu.md shows them."""
    lines = [
        "| game | players | equal to the CPU | random play, steps/s |"
        " batched step with masks and observations, steps/s | measured |",
        "|---|---|---|---|---|---|",
    ]
    for row in found:
        figures = f"{row['playout_steps_per_s']:,} | {row['batched_steps_per_s']:,} | {row['when']}, {row['commit']}"
        lines.append(f"| {row['game']} | {row['players']} | {row['same_as_cpu']} of {CHECKED} games | {figures} |")
    return "\n".join(lines)


def keep(row: dict[str, Any], file: Path) -> list[dict[str, Any]]:
    """Put a row in the place of the one that was measured before."""
    old = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    rows = [each for each in old if (each["game"], each["players"]) != (row["game"], row["players"])]
    rows = sorted([*rows, row], key=lambda each: (each["game"], each["players"]))
    file.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    return rows


def write_page(found: list[dict[str, Any]], page: Path) -> None:
    """Replace the figures of the page."""
    before, rest = page.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    page.write_text(f"{before}{BEGIN}\n{table(found)}\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="*", default=games.names(), help=", ".join(games.names()))
    parser.add_argument("--json", type=Path, default=FIGURES, help="where the figures go")
    parser.add_argument("--commit", help="what is measured, where git is missing")
    parser.add_argument("--page", action="store_true", help="only write the figures of the file into docs/gpu.md")
    parser.add_argument("--after", type=Path, help="measure once this file is there: until then everything is compiled")
    chosen = parser.parse_args()
    if chosen.page:
        return write_page(json.loads(chosen.json.read_text(encoding="utf-8")), PAGE)
    tables = [(games.find(name), players) for name in chosen.game for players in measured_players(games.find(name))]
    for game, players in tables:  # compiles everything
        check(game, players)
        print(game.id, players, "equal to the CPU", flush=True)
    while chosen.after and not chosen.after.exists():
        time.sleep(0.2)
    what = about(chosen.commit)
    for game, players in tables:
        row = {**measure(game, players), **what}
        print(row, flush=True)
        write_page(keep(row, chosen.json), PAGE)


if __name__ == "__main__":
    main()
