"""How fast the rules and the search are: one core, per CPU-second, each engine in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from zenobia.core.game import Game, Refused
from zenobia.core.kernel import (
    COMPILED,
    ENGINE,
    Bytes,
    actions_buffer,
    bytes_buffer,
    entry,
    floats_buffer,
)
from zenobia.core.table import Table

SECONDS = {"plain": 1.5, "compiled": 1.5}  # CPU time of one measurement
GROUP = 0  # of processes: their own, Ctrl-C is for us and we end them
COPIES = 4_000_000
ROWS = 8  # states that are copied back and forth: they stay in the first cache


def run_bench(games: list[Game], progress: Callable[[str, int, int], None] | None = None) -> list[dict[str, Any]]:
    """One row for each game, player count and engine."""
    jobs = [(game, engine) for game in games for engine in ("plain", "compiled")]
    rows: list[dict[str, Any]] = []
    for done, (game, engine) in enumerate(jobs):
        if progress:
            progress(f"{game.id} {engine}", done, len(jobs))
        shared = {"start_s": start_time(game, engine)}
        rows += [{**row, **shared} for row in ask(game, engine)]
    if progress:
        progress("", len(jobs), len(jobs))
    return rows


def ask(game: Game, engine: str, **environment: str) -> list[dict[str, Any]]:
    """Measure in a process with that engine."""
    command = [sys.executable, "-m", "zenobia.ai.bench", game.id]
    settings = {**os.environ, "ZENOBIA_ENGINE": engine, **environment}
    run = subprocess.run(
        command, env=settings, stdout=subprocess.PIPE, text=True, process_group=GROUP
    )  # what it says on stderr, such as the bar of a first compilation, is for the person
    if run.returncode:
        raise Refused("worker", reason=f"bench {game.id} {engine}: exit {run.returncode}")
    rows: list[dict[str, Any]] = json.loads(run.stdout)
    return rows


def start_time(game: Game, engine: str) -> float:
    """Seconds from the start of a process to its first legal move, the best of three."""
    code = "from zenobia import games; from zenobia.core.table import Table; "
    code += f"Table(games.find({game.id!r}), {game.seats[-1]}).actions()"
    best = 1e9
    for _ in range(3):
        began = time.perf_counter()
        settings = {**os.environ, "ZENOBIA_ENGINE": engine}
        subprocess.run([sys.executable, "-c", code], env=settings, check=True, process_group=GROUP)
        best = min(best, time.perf_counter() - began)
    return round(best, 3)


def measured_players(game: Game) -> list[int]:
    """The fewest (but no solo game) and the most players."""
    counts = [players for players in game.seats if players > 1]
    return sorted({counts[0], counts[-1]})


def measure(game: Game) -> list[dict[str, Any]]:
    """This process's engine on one game."""
    first = first_compile_time(game)
    copy = copy_time(game)
    return [
        {**random_play(game, players), **searching(game, players), "copy_ns": copy, "first_compile_s": first}
        for players in measured_players(game)
    ]


def random_play(game: Game, players: int) -> dict[str, Any]:
    """Whole random games until the time is up."""
    state, room, options = game.State(), actions_buffer(game.actions), actions_buffer(max(1, len(game.options)))
    steps = played = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS[ENGINE]:
        game.new(state, players, options, played + 1)
        steps += game.playout(state, room)
        played += 1
    return {
        "game": game.id,
        "players": players,
        "engine": ENGINE,
        "steps_per_cpu_s": round(steps / spent),
        "games_per_cpu_s": round(played / spent, 1),
        "steps_per_game": round(steps / played, 1),
        "state_bytes": game.State.LAYOUT.size,
    }


def searching(game: Game, players: int) -> dict[str, int]:
    """Simulations from the middle of a game: as level5 cuts them, and with random play to the end."""
    if not COMPILED:
        return {}
    from zenobia.ai.levels import settings_of
    from zenobia.ai.search import Search

    table = half_played(game, players)
    speed = {}
    for kind, level, simulations in (("cut", "level5", 4_000), ("full", "mcts", 500)):
        search = Search(game, players, replace(settings_of(level, game), simulations=simulations, seconds=None))
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < SECONDS[ENGINE]:
            done += search.choose(table.state, table.to_act).simulations
        speed[f"{kind}_simulations_per_cpu_s"] = round(done / spent)
    return speed


def half_played(game: Game, players: int) -> Table:
    """A table half way through a game of greedy bots, where there is something to decide."""
    from zenobia.ai.bots import ask_bot, find_bot

    random, table = Random(1), Table(game, players, {}, 1)
    while not table.over:
        table.do(ask_bot(find_bot("greedy"), table, random)[0], random.getrandbits(62))
    half = len(table.log) // 2
    while len(table.log) > half or len(table.actions()) == 1:
        table.undo()
    return table


@entry
def copy_rows(rows: Bytes, count: int) -> None:
    """Copy raw states from one row to another."""
    size = len(rows[0])
    for n in range(count):
        target = rows[n % ROWS]
        source = rows[(n + 3) % ROWS]
        for place in range(size):
            target[place] = source[place]


def copy_time(game: Game) -> float:
    """Nanoseconds to copy a state."""
    if COMPILED:
        rows = bytes_buffer(ROWS, game.State.LAYOUT.size)
        copy_rows(rows, 1)
        began = time.process_time()
        copy_rows(rows, COPIES)
        return round((time.process_time() - began) / COPIES * 1e9, 1)
    state, count = game.State(), 2_000
    began = time.process_time()
    for _ in range(count):
        state.copy()
    return round((time.process_time() - began) / count * 1e9, 1)


def touch_everything(game: Game) -> None:
    """Call every compiled function of a game once."""
    state, room = game.State(), actions_buffer(game.actions)
    game.new(state, game.seats[-1], actions_buffer(max(1, len(game.options))), 1)
    game.apply(state, int(room[0])) if game.legal(state, room) else None
    game.playout(state.copy(), room)
    game.features(state, 0, floats_buffer(len(game.feature_names)))
    for function in (game.score, game.rank, game.evaluate):
        function(state, 0)
    game.determinise(state, 0, 1)
    game.to_act(state)


def first_compile_time(game: Game) -> float | None:
    """Seconds to compile a game from nothing, measured once in a fresh cache and noted beside the real one."""
    if not COMPILED:
        return None
    from zenobia.core.kernel import cache_folder

    touch_everything(game)
    note = cache_folder(f"zenobia.games.{game.id}") / "first-compile-seconds"
    if not note.exists():
        with tempfile.TemporaryDirectory() as fresh:
            command = [sys.executable, "-m", "zenobia.ai.bench", game.id, "compile"]
            environment = {**os.environ, "XDG_CACHE_HOME": fresh}
            run = subprocess.run(
                command, env=environment, stdout=subprocess.PIPE, text=True, check=True, process_group=GROUP
            )
        note.write_text(run.stdout.strip())
    return float(note.read_text())


if __name__ == "__main__":
    from zenobia import games

    chosen = games.find(sys.argv[1])
    began = time.perf_counter()
    if sys.argv[2:] == ["compile"]:
        touch_everything(chosen)
        print(round(time.perf_counter() - began, 1))
    else:
        print(json.dumps(measure(chosen)))
