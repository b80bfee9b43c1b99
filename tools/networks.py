"""How strong the networks are: one seat for the network, all others for a bot, seats rotated.

python tools/networks.py GAME:PLAYERS:NETWORK-BOT:BOT:GAMES... [--workers 2] [--out build/networks.jsonl] [--store]

For example `carthago:3:net:level5:200 tadmor:2:netsearch@0.1:level5@0.1:100`. A stopped run goes on where it stopped.
With --store the results go to docs/networks.json, with the digest of the network that played.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from zenobia.ai.arena import Match, run, wilson
from zenobia.ai.network import network_file
from zenobia.core.files import write_text
from zenobia.games import find

ROOT = Path(__file__).parent.parent
STORED = ROOT / "docs" / "networks.json"
SEED = 170_000_000
PATIENCE = 60.0  # seconds


def matches_of(job: str, first_seed: int) -> list[Match]:
    """The matches of a job, the network at every seat in turn."""
    game, players, network, bot, games = job.split(":")
    seats = find(game).seats_for(int(players))
    return [
        Match(game, {}, [network if seat == n % seats else bot for seat in range(seats)], first_seed + n, PATIENCE)
        for n in range(int(games))
    ]


def in_turn(lists: list[list[Match]]) -> list[Match]:
    """One match of each job after the other: a run that is cut has something of all."""
    most = max(len(each) for each in lists)
    return [each[n] for n in range(most) for each in lists if n < len(each)]


def summary(job: str, results: list[dict[str, Any]]) -> dict[str, Any]:
    """The share of the network, its interval, and what would be fair."""
    game, players, network, bot, _ = job.split(":")
    mine = [each for each in results if network in each["sitting"] and bot in each["sitting"]]
    mine = [each for each in mine if each["game"] == game and len(each["sitting"]) == int(players)]
    won = sum(each["shares"][each["sitting"].index(network)] for each in mine)
    low, high = wilson(won, len(mine))
    row = {"game": game, "players": int(players), "network": network, "opponent": bot, "games": len(mine)}
    row |= {"share": round(won / max(1, len(mine)), 4), "low": round(low, 4), "high": round(high, 4)}
    row |= {"fair": round(1 / int(players), 4), "failures": sum(len(each["failures"]) for each in mine)}
    return row


def store(rows: list[dict[str, Any]]) -> None:
    """Replace the matches that were played again, keep the others."""
    kept = json.loads(STORED.read_text()) if STORED.exists() else {}
    names = ("game", "players", "network", "opponent")
    again = {tuple(row[name] for name in names) for row in rows}
    old = [row for row in kept.get("matches", []) if tuple(row[name] for name in names) not in again]
    kept["matches"] = sorted(old + rows, key=lambda row: tuple(str(row[name]) for name in names))
    write_text(STORED, json.dumps(kept, indent=1) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("jobs", nargs="+")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "networks.jsonl")
    parser.add_argument("--store", action="store_true")
    chosen = parser.parse_args()
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    lists = [matches_of(job, SEED + 100_000 * number) for number, job in enumerate(chosen.jobs)]
    results = list(run(in_turn(lists), chosen.workers, chosen.out))
    rows = [summary(job, results) for job in chosen.jobs]
    for row in rows:
        digest = hashlib.sha256(network_file(find(row["game"])).read_bytes()).hexdigest()[:16]
        row |= {"digest": digest, "date": datetime.now(UTC).date().isoformat()}
        print(json.dumps(row))
    if chosen.store:
        store(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
