"""How strong the bots are: every level against the one below it, in every game, seats rotated.

python tools/ladder.py [GAME...] [--games 200] [--workers 2]

A stopped run goes on where it stopped (build/ladder). The results go to docs/ladder.json; exit 1 if a rung is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from zenobia.ai.arena import run, schedule, wilson
from zenobia.core.files import write_text
from zenobia.core.kernel import fingerprint
from zenobia.games import find

ROOT = Path(__file__).parent.parent
STORED = ROOT / "docs" / "ladder.json"
PLAYERS = {"tigris": 2, "palmyra": 2, "carthago": 3, "tadmor": 2}
RUNGS = (  # the stronger, the weaker, the share of the victories that is demanded
    ("greedy", "random", 0.95),
    ("level1", "random", 0.60),
    ("level2", "level1", 0.60),
    ("level3", "level2", 0.60),
    ("level3", "greedy", 0.60),
    ("level4", "level3", 0.60),
    ("level5", "level4", 0.60),
    ("level5@0.005", "mcts@0.005", 0.75),  # equal time: 5 ms a move
)
SEED = 20


def climb(game_id: str, stronger: str, weaker: str, games: int, workers: int, progress: Progress) -> dict[str, Any]:
    """One rung. Both bots have equally many seats, so equal strength means half of the victories."""
    game, players = find(game_id), PLAYERS[game_id]
    matches = schedule(game, [stronger, weaker], games, players, {}, SEED)
    out = results(game_id) / f"{game_id}-{stronger}-{weaker}.jsonl"
    out.parent.mkdir(parents=True, exist_ok=True)
    bar = progress.add_task(f"{game_id}: {stronger} - {weaker}", total=games)
    won = 0.0
    for result in run(matches, workers, out):
        for name, share in zip(result["sitting"], result["shares"], strict=True):
            won += share * (name == stronger)
        progress.advance(bar)
    low, high = wilson(won, games)
    found = {"game": game_id, "players": players, "stronger": stronger, "weaker": weaker, "games": games}
    return found | {"wins": round(won, 2), "share": round(won / games, 4), "low": round(low, 4), "high": round(high, 4)}


def results(game_id: str) -> Path:
    """The folder of results played with these rules, weights and bots: others must not be taken for them."""
    return ROOT / "build" / "ladder" / "-".join(fingerprint(f"zenobia.{part}") for part in ("ai", f"games.{game_id}"))


def store(rows: list[dict[str, Any]]) -> None:
    """Replace the rungs that were measured, keep the others."""
    old = json.loads(STORED.read_text()) if STORED.exists() else []
    measured = {key(row) for row in rows}
    order = {(game, a, b): n for n, (game, (a, b, _)) in enumerate((g, r) for g in PLAYERS for r in RUNGS)}
    kept = [row for row in old if key(row) not in measured and key(row) in order]
    write_text(STORED, json.dumps(sorted(kept + rows, key=lambda row: order[key(row)]), indent=1) + "\n")


def key(row: dict[str, Any]) -> tuple[str, str, str]:
    return row["game"], row["stronger"], row["weaker"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="*", help=", ".join(PLAYERS))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    if unknown := set(chosen.game).difference(PLAYERS):
        parser.error(f"unknown game {', '.join(sorted(unknown))}; known: {', '.join(PLAYERS)}")
    grid = Table(
        "game", "players", "stronger", "weaker", "games", "share", "95 %", "demanded", box=None, pad_edge=False
    )
    missed = 0
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        for stronger, weaker, demanded in RUNGS:  # the cheap ones first
            for game in chosen.game or PLAYERS:
                row = climb(game, stronger, weaker, chosen.games, chosen.workers, progress)
                store([row])
                missed += row["share"] < demanded
                interval = f"{100 * row['low']:.1f}-{100 * row['high']:.1f}"
                share = f"[{'green' if row['share'] >= demanded else 'red'}]{row['share']:.1%}"
                numbers = str(row["players"]), stronger, weaker, str(row["games"]), share, interval, f"{demanded:.0%}"
                grid.add_row(game, *numbers)
    Console().print(grid)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
