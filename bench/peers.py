"""Steps per CPU-second of the environments, and of other projects' where they are installed. Run by `make bench`.

    python bench/peers.py [WORD...] [--json]     only rows whose name has one of these words

Every row is measured in a process of its own, with random play, and CPU time counts, not the clock. The peers are
no part of our environment: uv fetches them into one of their own; where it cannot, the row says what was missing.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any

SECONDS = 1.5  # CPU time of one measurement; the best of three counts
REPEATS = 3
TURNS = 60  # of one and of two threads
GAMES = 1024  # at once, in the vector environment
PACKAGES = {  # what a row needs, by the word it is known by
    "OpenSpiel": ["open_spiel"],
    "openspiel": ["open_spiel"],
    "PettingZoo": ["pettingzoo[classic]"],
    "pettingzoo": ["pettingzoo"],
    "gymnasium": ["gymnasium"],
    "Pgx": ["pgx", "jax"],
    "catanatron": ["catanatron"],
}
FETCHED = ("PettingZoo", "Pgx", "catanatron")  # no part of our environment
ROOT = Path(__file__).parents[1]
OURS = ("carthago", "palmyra", "tadmor", "tigris")
Row = dict[str, Any]


def rate(run: Callable[[], int]) -> int:
    """Steps per CPU-second: `run` does some steps and says how many."""
    run()
    best = 0.0
    for _ in range(REPEATS):
        steps, began = 0, time.process_time()
        while (spent := time.process_time() - began) < SECONDS / REPEATS:
            steps += run()
        best = max(best, steps / spent)
    return round(best)


# ---------------------------------------------------------------- ours


def vector(game: str, players: int) -> Row:
    """Masks and observations for every step."""
    from zenobia.envs.vector import VectorEnv

    env = VectorEnv(game, GAMES, players, seed=1)
    out, actions = env.buffers(), env._actions.copy()
    env.reset(out)

    def run() -> int:
        for _ in range(8):
            env.sample(actions)
            env.step(actions, out)
        return 8 * GAMES

    return {"steps_per_cpu_s": rate(run), "wanted": 400_000}


def threads(game: str, many: int = 8 * GAMES) -> Row:
    """How much faster two threads are than one: measured by the clock, and estimated from CPU time.

    The clock is the truth, but on a machine that others use it tells about them: so both take turns of a few steps,
    and the least disturbed turns of each count. The estimate is what one thread needs, divided by what stays with one
    thread when there are two and half of what they share: it does not notice threads that wait for each other.
    The wish is compared with the estimate.
    """
    from zenobia.envs.vector import VectorEnv

    shared: list[float] = []

    class Watched(VectorEnv):
        def _spread(self, work: Callable[[int, int], Any]) -> list[Any]:
            def watched(first: int, last: int) -> Any:
                began = time.thread_time()
                answer = work(first, last)
                shared.append(time.thread_time() - began)
                return answer

            return super()._spread(watched)

    envs = {count: Watched(game, many, seed=1, threads=count) for count in (1, 2)}
    outs = {count: env.buffers() for count, env in envs.items()}
    clocks: dict[int, list[float]] = {1: [], 2: []}
    needs: dict[int, list[float]] = {1: [], 2: []}
    for count, env in envs.items():
        env.reset(outs[count])
    for turn in range(TURNS + 4):
        for count, env in envs.items():
            shared.clear()
            clock, cpu = time.perf_counter(), time.process_time()
            for _ in range(4):
                env.step(env.sample(), outs[count])
            if turn >= 4:
                alone = time.process_time() - cpu - sum(shared)
                clocks[count].append(time.perf_counter() - clock)
                needs[count].append(alone + sum(shared) / count)
    return {
        "two_threads_clock": round(least_disturbed(clocks[1]) / least_disturbed(clocks[2]), 2),
        "two_threads_cpu": round(median(needs[1]) / median(needs[2]), 2),
        "games": many,
        "wanted_threads": 1.7,
    }


def least_disturbed(seconds: list[float]) -> float:
    """The mean of the quickest tenth."""
    return mean(sorted(seconds)[: len(seconds) // 10])


def pettingzoo(game: str) -> Row:
    """All seats random, the way PettingZoo's users write it."""
    from zenobia.envs.pettingzoo import TableEnv

    return {"steps_per_cpu_s": rate(aec_loop(TableEnv(game))), "wanted": 20_000}


def aec_loop(env: Any) -> Callable[[], int]:
    """Whole random games of an AEC environment with masks."""
    random, number = Random(1), [0]

    def run() -> int:
        number[0] += 1
        env.reset(seed=number[0])
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
        return steps

    return run


def gymnasium(game: str) -> Row:
    """The agent's steps against one random opponent (or as few as the game needs)."""
    import gymnasium

    env, random, number = gymnasium.make(f"zenobia.envs.gymnasium:zenobia/{game}-v0"), Random(1), [0]

    def run() -> int:
        number[0] += 1
        observation, _ = env.reset(seed=number[0])
        steps, done = 0, False
        while not done:
            legal = observation["action_mask"].nonzero()[0]
            observation, _, done, _, _ = env.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
        return steps

    return {"steps_per_cpu_s": rate(run), "wanted": 20_000}


def openspiel(game: str) -> Row:
    """Players' steps; those of chance are not counted."""
    import zenobia.envs.openspiel  # noqa: F401

    return {"steps_per_cpu_s": rate(spiel_loop(f"zenobia_{game}")), "wanted": 20_000}


def spiel_loop(name: str) -> Callable[[], int]:
    """Whole random games through OpenSpiel's Python interface."""
    import pyspiel

    game, random = pyspiel.load_game(name), Random(1)

    def run() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                steps += 1
        return steps

    return run


# ---------------------------------------------------------------- peers


def peer_openspiel(game: str) -> Row:
    """A game of OpenSpiel in C++, driven from Python."""
    return {"steps_per_cpu_s": rate(spiel_loop(game))}


def peer_pettingzoo(game: str) -> Row:
    """A classic game of PettingZoo."""
    from importlib import import_module

    return {"steps_per_cpu_s": rate(aec_loop(import_module(f"pettingzoo.classic.{game}").raw_env()))}


def peer_pgx(game: str) -> Row:
    """A game of Pgx on the CPU: as many at once as ours, with masks and observations, compiled by JAX."""
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make(game)

    def step(carry: Any, _: Any) -> Any:
        state, key = carry
        key, sub, again = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(sub, logits, axis=-1)
        state = jax.vmap(pgx.auto_reset(env.step, env.init) if hasattr(pgx, "auto_reset") else env.step)(
            state, action, jax.random.split(again, GAMES)
        )
        return (state, key), state.observation.sum()

    several = jax.jit(lambda carry: jax.lax.scan(step, carry, None, 8))
    carry = [(jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), GAMES)), jax.random.PRNGKey(2))]

    def run() -> int:
        carry[0], seen = several(carry[0])
        seen.block_until_ready()
        return 8 * GAMES

    return {"steps_per_cpu_s": rate(run)}


def peer_catanatron(_: str) -> Row:
    """Catan with four random players."""
    from catanatron import Color, Game, RandomPlayer

    def run() -> int:
        game = Game([RandomPlayer(colour) for colour in Color])
        game.play()
        state = game.state
        return len(getattr(state, "action_records", None) or state.actions)

    return {"steps_per_cpu_s": rate(run)}


# ---------------------------------------------------------------- all rows


def rows() -> list[tuple[str, Callable[[], Row]]]:
    """Everything there is to measure."""
    from zenobia import games

    found: list[tuple[str, Callable[[], Row]]] = []
    for game in OURS:
        least, most = max(2, games.find(game).seats[0]), games.find(game).seats[-1]
        for players in (least, most):
            found.append((f"vector {game} {players}p", lambda g=game, p=players: vector(g, p)))
        for ours in (pettingzoo, gymnasium, openspiel, threads):
            found.append((f"{ours.__name__} {game}", lambda g=game, f=ours: f(g)))
    for game in ("backgammon", "chess", "hearts"):
        found.append((f"peer OpenSpiel {game}", lambda g=game: peer_openspiel(g)))
    for game in ("chess_v6", "connect_four_v3", "texas_holdem_no_limit_v6"):
        found.append((f"peer PettingZoo {game}", lambda g=game: peer_pettingzoo(g)))
    for game in ("backgammon", "chess"):
        found.append((f"peer Pgx {game}", lambda g=game: peer_pgx(g)))
    return [*found, ("peer catanatron", lambda: peer_catanatron(""))]


def ask(name: str) -> Row:
    """Measure one row in a process of its own."""
    word = next(word for word in name.split() if word in PACKAGES or word in ("vector", "threads"))
    python, environment = [sys.executable], {**os.environ, "ZENOBIA_ENGINE": "compiled", "JAX_PLATFORMS": "cpu"}
    uv = next(iter(sorted(ROOT.glob(".tools/uv-*"))), None) or shutil.which("uv")
    if word in FETCHED and uv:
        wanted = [part for package in PACKAGES[word] for part in ("--with", package)]
        python = [str(uv), "run", "-q", "--no-project", "--python", sys.executable, *wanted, "python"]
        environment |= {"ZENOBIA_ENGINE": "plain", "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run(
        [*python, __file__, "--row", name], env=environment, capture_output=True, text=True, timeout=900
    )
    if run.returncode == 0:
        return {"name": name, **json.loads(run.stdout.splitlines()[-1])}
    said = "".join(run.stderr.strip().splitlines()[-1:])
    missing = "ModuleNotFoundError" in said or "ImportError" in said
    how = f"not installed: pip install {' '.join(PACKAGES.get(word, []))}"
    return {"name": name, "failed": how if missing else said[:90]}


def main(arguments: list[str]) -> int:
    """Measure and print; 1 if a row of ours is slower than wanted."""
    if arguments[:1] == ["--row"]:
        print(json.dumps(dict(rows())[arguments[1]]()))
        return 0
    words = [word for word in arguments if word != "--json"]
    results = []
    for name, _ in rows():
        if words and not any(word in name for word in words):
            continue
        results.append(ask(name))
        if "--json" not in arguments:
            print(written(results[-1]), flush=True)
    if "--json" in arguments:
        print(json.dumps(results, indent=1))
    slow = [row for row in results if row.get("steps_per_cpu_s", 1e9) < row.get("wanted", 0)]
    slow += [row for row in results if row.get("two_threads_cpu", 9.0) < row.get("wanted_threads", 0)]
    return int(bool(slow))


def written(row: Row) -> str:
    """One line."""
    if "failed" in row:
        return f"{row['name']:38} {row['failed']}"
    if "two_threads_cpu" in row:
        return (
            f"{row['name']:38} two threads: {row['two_threads_clock']:.2f} times one by the clock,"
            f" {row['two_threads_cpu']:.2f} estimated from CPU time   wanted {row['wanted_threads']}"
        )
    wanted = f"   wanted {row['wanted']:>9,}" if "wanted" in row else ""
    return f"{row['name']:38}{row['steps_per_cpu_s']:>12,} steps per CPU-second{wanted}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
