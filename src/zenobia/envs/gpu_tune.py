# mypy: ignore-errors
"""Tune the weights of a game's static evaluation by play, on one NVIDIA GPU: what `zenobia fit --by play` does.

Foretelling the winner is not the same as playing well. So weights are also moved by matches: in thousands of games at
once one side plays with all weights moved a little, each its own way, the other side with the opposite; the weights
go where the winners' weights lie (simultaneous perturbation). How certain the evaluation is of itself, a common factor
of all weights, makes no difference to a greedy player and is fitted to the winners in the end.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from zenobia.ai.fit import Fit, Samples, evaluation_of, listed, loss, measured, only, weights_file
from zenobia.ai.processes import Question, answer, spread
from zenobia.core.game import Game
from zenobia.envs.gpu_selfplay import batch_of, launch
from zenobia.games import find

GAMES = 4_096  # a round
MOVE = 0.3  # how far weights are moved for a match, in parts of their size
RATE = 4.0  # how far they follow the winners
KEPT = 0.6  # of the direction of the last round
LAST = 1  # rounds of new against old weights, and for the common factor, for every number of players


@dataclass(frozen=True)
class Tuned:
    """What was found: the fit, and the share of the victories of the new weights against the old ones."""

    fit: Fit
    share: float
    matches: int


def tune(game: Game, players: list[int], rounds: int, seed: int, progress: Any) -> Tuned:
    """Play rounds, follow the winners, and fit the common factor."""
    evaluation = evaluation_of(game.id)
    question = {"game": game.id, "players": players, "rounds": rounds, "seed": seed}
    last: dict[str, Any] = {}
    for answered in spread("zenobia.envs.gpu_tune", [question], 1):
        last = json.loads(answered)
        progress(rounds)
    weights = np.array(last["weights"])
    rows = []
    for each in last["batches"]:
        arrays = {name: np.array(each[name]) for name in ("kept", "counts", "ranks")}
        rows += measured(game, evaluation, batch_of(**arrays))
    samples = Samples(*(np.array(column) for column in zip(*rows, strict=True)))
    factor = scale_of(only(samples, ~samples.foretold), weights)
    test = only(samples, samples.foretold)
    old = np.concatenate([evaluation.EARLY, evaluation.LATE])
    early, late = (
        {name: round(float(value), 4) for name, value in zip(evaluation.MEASURES, moment, strict=True)}
        for moment in np.split(weights * factor, 2)
    )
    found = Fit(early, late, rounds * GAMES, len(samples.shares), loss(test, old), loss(test, weights * factor))
    return Tuned(found, last["share"], last["matches"])


def scale_of(samples: Samples, weights: Any) -> float:
    """The common factor that foretells the winners best."""
    factors = np.geomspace(0.05, 8.0, 60)
    return float(min(factors, key=lambda factor: loss(samples, weights * factor)))


def as_toml(found: Tuned, players: list[int]) -> str:
    """The weights as the game stores them."""
    return weights_file(
        found.fit,
        f"Tuned by `zenobia fit --by play`: {found.fit.games:,} games of greedy, {listed(players)} players. They won",
        f"{found.share:.1%} of {found.matches:,} games against the old ones. Mean surprise about the winner of other",
        f"games: {found.fit.before:.3f} nats before, {found.fit.after:.3f} after.",
    )


# ---------------------------------------------------------------- the compiled side


def follow(game: Game, players: list[int], rounds: int, seed: int) -> Iterator[Any]:
    """The weights after every round."""
    evaluation = evaluation_of(game.id)
    weights = np.concatenate([evaluation.EARLY, evaluation.LATE])
    count = len(evaluation.MEASURES)
    most = np.maximum(abs(weights[:count]), abs(weights[count:]))
    size = np.maximum(abs(weights), np.tile(np.maximum(0.4 * most, 0.1 * np.median(most)), 2))
    sign = np.where(weights < 0, -1.0, 1.0)
    chance = np.random.default_rng(seed)
    course = np.zeros(2 * count)
    for number in range(rounds):
        moved = chance.choice([-1.0, 1.0], (GAMES, 2 * count))
        one, other = (weights + way * MOVE * size * moved for way in (1, -1))
        won = matches(game, players[number % len(players)], one, other, seed * 1_000_003 + number * GAMES)[0]
        course = KEPT * course + (1 - KEPT) * (won[:, None] * moved).mean(axis=0)
        weights = weights + RATE * MOVE * size * course
        weights = sign * np.maximum(0.0, sign * weights)
        yield weights


def matches(game: Game, players: int, one: Any, other: Any, seed: int) -> tuple[Any, dict[str, Any]]:
    """How much more than its part one side won in every game; and the games."""
    seats = (np.arange(GAMES)[:, None] + np.arange(players)[None, :]) % 2
    played = launch(game, players, GAMES, seed, seats.astype(np.int8), np.hstack([one, other]))
    first = played["ranks"] == 1
    shares = first / np.maximum(1, first.sum(axis=1, keepdims=True))
    mine = seats == 0
    return (shares * mine).sum(axis=1) - first.any(axis=1) * mine.mean(axis=1), played


def _reply(question: Question) -> bytes:
    """All rounds, then some of new against old weights."""
    game, players, seed = find(question["game"]), question["players"], question["seed"]
    evaluation = evaluation_of(game.id)
    old = np.concatenate([evaluation.EARLY, evaluation.LATE])
    *_, new = follow(game, players, question["rounds"], seed)
    ahead, batches = [], []
    for number in range(LAST * len(players)):
        both = (np.tile(each, (GAMES, 1)) for each in (new, old))
        won, _played = matches(game, players[number % len(players)], *both, seed + 77_000_003 + number * GAMES)
        ahead.append(won.mean())
        again = (np.tile(new, (GAMES, 1)) for _ in range(2))
        _won, played = matches(game, players[number % len(players)], *again, seed + 99_000_001 + number * GAMES)
        batches.append({name: column[: GAMES // 4].tolist() for name, column in played.items()})
    found = {"weights": new.tolist(), "share": 0.5 + float(np.mean(ahead)), "matches": len(ahead) * GAMES}
    return json.dumps(found | {"batches": batches}).encode()


if __name__ == "__main__":
    answer(_reply)
