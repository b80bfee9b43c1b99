"""The networks that ship: taken over from a training, and measured. Results go to docs/networks.json and .md.

python tools/networks.py record GAME FOLDER --machine "one NVIDIA H200"
ZENOBIA_ENGINE=compiled python tools/networks.py speed
python tools/networks.py match carthago:3:net:level5:200 tadmor:2:netsearch@0.1:level5@0.1:100 --store

In a match the network has one seat and a bot all others, seats rotated. A stopped run goes on where it stopped.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from zenobia.ai.arena import Match, run, wilson
from zenobia.ai.network import Network, network_file
from zenobia.core.files import write_text
from zenobia.games import find, names

ROOT = Path(__file__).parent.parent
STORED, PAGE = ROOT / "docs" / "networks.json", ROOT / "docs" / "networks.md"
BEGIN, END = "<!-- tables: made by tools/networks.py -->", "<!-- end of the tables -->"
WHO = ("game", "players", "network", "opponent")
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


def stored() -> dict[str, Any]:
    """What docs/networks.json holds."""
    empty: dict[str, Any] = {"trainings": {}, "matches": []}
    return json.loads(STORED.read_text(encoding="utf-8")) if STORED.exists() else empty


def store(found: dict[str, Any]) -> None:
    """Write docs/networks.json and the tables of docs/networks.md."""
    write_text(STORED, json.dumps(found, indent=1) + "\n")
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    write_text(PAGE, f"{before}{BEGIN}\n{tables(found)}\n{END}{rest.split(END)[1]}")


def keep_matches(rows: list[dict[str, Any]]) -> None:
    """Replace the matches that were played again, keep the others."""
    found = stored()
    again = {tuple(row[name] for name in WHO) for row in rows}
    old = [row for row in found["matches"] if tuple(row[name] for name in WHO) not in again]
    found["matches"] = sorted(old + rows, key=lambda row: tuple(str(row[name]) for name in WHO))
    store(found)


def digest_of(game_id: str) -> str:
    """A name for the network that a game has now."""
    return hashlib.sha256(network_file(find(game_id)).read_bytes()).hexdigest()[:16]


def record(game_id: str, folder: Path, machine: str) -> None:
    """Take the network of a training over into the game, its course and picture into the documentation."""
    from zenobia.cli import pictures
    from zenobia.cli.speech import title_of

    game = find(game_id)
    Network.load(folder / f"{game_id}.npz", game)
    own = ROOT / "src" / "zenobia" / "games" / game_id / "network.npz"
    shutil.copyfile(folder / f"{game_id}.npz", own)
    course = json.loads((folder / f"{game_id}.json").read_text(encoding="utf-8"))
    points = [point for point in course["curve"] if "greedy" in point.get("strength", {})]
    write_text(ROOT / "docs" / "pictures" / f"network-{game_id}.svg", pictures.course(points, title_of(game_id)))
    found = stored()
    course |= {"machine": machine, "date": datetime.now(UTC).date().isoformat(), "bytes": own.stat().st_size}
    found["trainings"][game_id] = {**course, "digest": digest_of(game_id)}
    store(found)


# ---------------------------------------------------------------- the tables of docs/networks.md


def tables(found: dict[str, Any]) -> str:
    """How the networks were made, and what they won."""
    parts = (made(found["trainings"]), won(found["matches"], found["trainings"]), quick(found.get("speed", [])))
    return "\n\n".join("\n".join(part) for part in parts)


def made(trainings: dict[str, Any]) -> list[str]:
    lines = [
        "| game | hidden layers | bytes | seed | steps of imitation | steps in all | seconds | on | date |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for game, each in sorted(trainings.items()):
        its = each["settings"]
        sizes = " x ".join(map(str, its["sizes"]))
        numbers = f"{each['bytes']:,} | {its['seed']} | {its['imitation']:,} | {each['steps']:,}"
        lines.append(f"| {game} | {sizes} | {numbers} | {each['seconds']:,.0f} | {each['machine']} | {each['date']} |")
    return lines


def won(matches: list[dict[str, Any]], trainings: dict[str, Any]) -> list[str]:
    lines = [
        "| game | players | network | opponent in all other seats | games | share | 95 % | fair |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in matches:
        earlier = row["digest"] != trainings.get(row["game"], {}).get("digest")
        name = f"{row['network']} (earlier network)" if earlier else row["network"]
        share = f"{row['share']:.2f} | {row['low']:.2f}-{row['high']:.2f} | {row['fair']:.2f}"
        lines.append(f"| {row['game']} | {row['players']} | {name} | {row['opponent']} | {row['games']} | {share} |")
    return lines


def quick(speed: list[dict[str, Any]]) -> list[str]:
    lines = [
        "| game | players | simulations per CPU-second, one core, half way through a game | date |",
        "|---|---|---|---|",
    ]
    for row in speed:
        lines.append(f"| {row['game']} | {row['players']} | {row['simulations_per_cpu_s']:,} | {row['date']} |")
    return lines


def speed() -> None:
    """Simulations of `netsearch` per second of one core's time, half way through a game of greedy bots."""
    from zenobia.ai.bench import half_played
    from zenobia.ai.levels import search_of

    rows = []
    for game in map(find, names()):
        players = max(2, game.seats[0])
        table, mind, done = half_played(game, players), search_of("netsearch", game, players), 0
        mind.choose(table.state, table.to_act)  # compiles
        began = time.process_time()
        for _ in range(5):
            mind.clear()
            done += mind.choose(table.state, table.to_act).simulations
        row = {"game": game.id, "players": players, "date": datetime.now(UTC).date().isoformat()}
        rows.append({**row, "simulations_per_cpu_s": round(done / (time.process_time() - began))})
        print(rows[-1])
    store({**stored(), "speed": rows})


def match(jobs: list[str], workers: int, out: Path, keep: bool) -> None:
    """Play, print, and keep the results if wanted."""
    out.parent.mkdir(parents=True, exist_ok=True)
    lists = [matches_of(job, SEED + 100_000 * number) for number, job in enumerate(jobs)]
    results = list(run(in_turn(lists), workers, out))
    rows = [summary(job, results) for job in jobs]
    for row in rows:
        row |= {"digest": digest_of(row["game"]), "date": datetime.now(UTC).date().isoformat()}
        print(json.dumps(row))
    if keep:
        keep_matches(rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("match", help="play matches")
    playing.add_argument("jobs", nargs="+", metavar="GAME:PLAYERS:NETWORK-BOT:BOT:GAMES")
    playing.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    playing.add_argument("--out", type=Path, default=ROOT / "build" / "networks.jsonl")
    playing.add_argument("--store", action="store_true", help="keep the results in docs/networks.json")
    taking = commands.add_parser("record", help="take over the network of a training")
    taking.add_argument("game")
    taking.add_argument("folder", type=Path)
    taking.add_argument("--machine", required=True, help="what it was trained on, in words")
    commands.add_parser("speed", help="measure the search (set ZENOBIA_ENGINE=compiled)")
    commands.add_parser("page", help="write the tables of docs/networks.md again")
    chosen = parser.parse_args()
    if chosen.command == "match":
        match(chosen.jobs, chosen.workers, chosen.out, chosen.store)
    elif chosen.command == "record":
        record(chosen.game, chosen.folder, chosen.machine)
    elif chosen.command == "speed":
        speed()
    else:
        store(stored())
    return 0


if __name__ == "__main__":
    sys.exit(main())
