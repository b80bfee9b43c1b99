"""Learn the weights of a game's static evaluation from games that bots play against themselves.

The chance to win is modelled as the softmax of the seats' prospects, and prospects are linear in the weights: so this
is a logistic regression. It finds the measures by asking `prospects` with one weight set at a time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from zenobia.core.game import Game, Refused
from zenobia.core.table import Table

SAMPLE_EVERY = 7  # positions of one game are alike: every seventh is enough
PRIOR = 2.0  # how strongly weights are held near zero


@dataclass(frozen=True)
class Fit:
    """What was learnt."""

    early: dict[str, float]
    late: dict[str, float]
    games: int
    positions: int
    before: float  # mean loss of the old weights, in nats
    after: float


def fit(game: Game, players: int, games: int, bot: str, seed: int, progress: Callable[[int, int], None]) -> Fit:
    """Play, measure, and solve."""
    import numpy as np

    evaluation = import_module(f"zenobia.games.{game.id}.evaluation")
    samples = list(self_play(game, players, games, bot, seed, progress))
    table, winners = measure(game, evaluation, samples)
    old = np.concatenate([evaluation.EARLY, np.subtract(evaluation.LATE, evaluation.EARLY)])
    new = solve(table, winners)
    count = len(evaluation.MEASURES)
    early, late = new[:count], new[:count] + new[count:]
    names = evaluation.MEASURES
    return Fit(
        {name: round(float(value), 4) for name, value in zip(names, early, strict=True)},
        {name: round(float(value), 4) for name, value in zip(names, late, strict=True)},
        games,
        len(samples),
        loss(table, winners, old),
        loss(table, winners, new),
    )


def self_play(game: Game, players: int, games: int, bot: str, seed: int, progress: Callable[[int, int], None]) -> Any:
    """(state, share of each seat) of positions from games of a bot against itself, in a compiled process."""
    command = [sys.executable, "-m", "zenobia.ai.fit", game.id, str(players), str(games), bot, str(seed)]
    environment = {**os.environ, "ZENOBIA_ENGINE": "compiled"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for number, line in enumerate(process.stdout, 1):
            played = json.loads(line)
            progress(number, games)
            for state in played["states"]:
                yield game.State.frombytes(bytes.fromhex(state)), played["shares"]
    if process.returncode:
        raise Refused("worker", reason=f"exit {process.returncode}")


def measure(game: Game, evaluation: Any, samples: list[Any]) -> tuple[Any, Any]:
    """One row of measures for every seat of every position, early and late; and who won."""
    import numpy as np

    count = len(evaluation.MEASURES)
    players = len(samples[0][1])
    table = np.zeros((len(samples), players, 2 * count))
    kept = list(evaluation.EARLY), list(evaluation.LATE)
    try:
        for place in range(count):
            evaluation.EARLY[:] = evaluation.LATE[:] = [float(place == other) for other in range(count)]
            for row, (state, _) in enumerate(samples):
                for seat in range(players):
                    table[row, seat, place] = evaluation.prospects(state, seat)
    finally:
        evaluation.EARLY[:], evaluation.LATE[:] = kept
    time = np.array([evaluation.progress(state) for state, _ in samples])
    table[:, :, count:] = table[:, :, :count] * time[:, None, None]
    return table, np.array([shares for _, shares in samples])


def chances(table: Any, weights: Any) -> Any:
    """The modelled chance of every seat in every position."""
    import numpy as np

    strength = table @ weights
    grown = np.exp(strength - strength.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


def loss(table: Any, winners: Any, weights: Any) -> float:
    """Mean surprise about the winners."""
    import numpy as np

    return float(-(winners * np.log(chances(table, weights) + 1e-12)).sum() / len(table))


def solve(table: Any, winners: Any) -> Any:
    """Newton's method with a weak prior, on measures scaled to one size."""
    import numpy as np

    scale = table.std(axis=(0, 1)) + 1e-9
    scaled = table / scale
    size = scaled.shape[2]
    weights = np.zeros(size)
    for _ in range(30):
        chance = chances(scaled, weights)
        slope = np.einsum("ns,nsk->k", winners - chance, scaled) - PRIOR * weights
        centred = scaled - np.einsum("ns,nsk->nk", chance, scaled)[:, None, :]
        curve = np.einsum("ns,nsk,nsl->kl", chance, centred, centred) + PRIOR * np.eye(size)
        step = np.linalg.solve(curve, slope)
        weights += step
        if abs(step).max() < 1e-7:
            break
    return weights / scale


def as_toml(found: Fit, bot: str, players: int) -> str:
    """The weights as the game stores them."""
    lines = [
        "# What each measure of a position counts for, at the beginning and at the end of the game.",
        f"# Fitted by `zenobia fit`: {found.games} games of {bot} against itself, {players} players,",
        f"# {found.positions} positions;"
        f" mean surprise about the winner {found.before:.3f} before, {found.after:.3f} after (nats).",
    ]
    for moment, weights in (("early", found.early), ("late", found.late)):
        lines += ["", f"[{moment}]", *(f"{name} = {value}" for name, value in weights.items())]
    return "\n".join(lines) + "\n"


def _play(game: Game, players: int, bot: str, random: Random) -> dict[str, Any]:
    """One game of a bot against itself, with some random moves so that positions differ."""
    from zenobia.ai.bots import ask_bot, find_bot

    table = Table(game, players, {}, random.getrandbits(62))
    states = []
    while not table.over:
        if len(table.log) % SAMPLE_EVERY == 0:
            states.append(table.state.tobytes().hex())
        name = bot if random.random() > 0.08 else "random"
        table.do(ask_bot(find_bot(name), table, random)[0], random.getrandbits(62))
    ranks = table.ranks()
    return {"states": states, "shares": [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]}


def _serve() -> None:
    """The compiled side: one game a line."""
    from zenobia import games

    name, players, number, bot, seed = sys.argv[1:]
    random = Random(int(seed))
    for _ in range(int(number)):
        print(json.dumps(_play(games.find(name), int(players), bot, random)), flush=True)


if __name__ == "__main__":
    _serve()
