"""Learn the weights of a game's static evaluation from games that a bot plays against itself.

The chance to win is modelled as the softmax of the seats' prospects, and prospects are linear in the weights: so this
is a logistic regression. Asked with unit vectors in place of the weights, `prospects` answers with the measures.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from zenobia.ai.processes import Question, answer, spread
from zenobia.core.game import Game
from zenobia.core.table import Table

SAMPLE_EVERY = 7  # positions of one game are alike: every seventh is enough
NOISE = 0.08  # the share of random moves, so that games differ
BATCH = 10  # games a question
PRIOR = 1.0  # how strongly weights are held near zero, counted in games
HELD_OUT = 5  # every fifth batch is not learnt from but foretold


@dataclass(frozen=True)
class Fit:
    """What was learnt."""

    early: dict[str, float]
    late: dict[str, float]
    games: int
    positions: int
    before: float  # mean surprise of the old weights about games that were not learnt from, in nats
    after: float


@dataclass
class Samples:
    """Positions of played games."""

    measures: Any  # position, seat, measure early and late
    shares: Any  # position, seat: the share of the victory
    absent: Any  # position, seat: nobody sits here
    worth: Any  # position: its games count alike, however long
    batch: Any  # position: the batch it was played in


def fit(
    game: Game, players: list[int], games: int, bot: str, seed: int, workers: int, progress: Callable[[int], None]
) -> Fit:
    """Play, measure, and solve."""
    evaluation: Any = import_module(f"zenobia.games.{game.id}.evaluation")
    samples = self_play(game, evaluation, players, games, bot, seed, workers, progress)
    count = len(evaluation.MEASURES)
    old = np.concatenate([evaluation.EARLY, np.subtract(evaluation.LATE, evaluation.EARLY)])
    foretold = samples.batch % HELD_OUT == HELD_OUT - 1
    learnt = solve(only(samples, ~foretold)) if foretold.any() else old
    new = solve(samples)
    test = only(samples, foretold) if foretold.any() else samples
    moments = new[:count], new[:count] + new[count:]
    early, late = ({n: round(float(v), 4) for n, v in zip(evaluation.MEASURES, m, strict=True)} for m in moments)
    return Fit(early, late, games, len(samples.shares), loss(test, old), loss(test, learnt))


def self_play(
    game: Game, evaluation: Any, players: list[int], games: int, bot: str, seed: int, workers: int,
    progress: Callable[[int], None],
) -> Samples:  # fmt: skip
    """Positions from games of a bot against itself, in compiled processes; the numbers of players take turns."""
    questions: list[Question] = [
        {"game": game.id, "players": players[n % len(players)], "games": min(BATCH, games - n * BATCH), "bot": bot}
        | {"seed": seed * 1_000_003 + n}
        for n in range(-(-games // BATCH))
    ]
    rows: list[Any] = []
    done = 0
    for number, played in enumerate(spread("zenobia.ai.fit", questions, workers)):
        archive = np.load(io.BytesIO(played))
        rows += _measured(game, evaluation, archive, number, max(players))
        done += questions[number]["games"]
        progress(done)
    return Samples(*(np.array(column) for column in zip(*rows, strict=True)))


def _measured(game: Game, evaluation: Any, archive: Any, batch: int, most: int) -> list[Any]:
    """The rows of one batch: measures, shares, absent, worth, batch."""
    count = len(evaluation.MEASURES)
    rows = []
    kept = evaluation.weight
    evaluation.weight = lambda measure, time: np.eye(1, count, measure)[0]
    try:
        for state_bytes, shares, worth in zip(archive["states"], archive["shares"], archive["worth"], strict=True):
            state = game.State.frombytes(state_bytes.tobytes())
            players = len(shares)
            now = np.zeros((most, count))
            for seat in range(players):
                now[seat] = evaluation.prospects(state, seat)
            time = evaluation.progress(state)
            padded = np.zeros(most)
            padded[:players] = shares
            rows.append((np.hstack([now, now * time]), padded, np.arange(most) >= players, worth, batch))
    finally:
        evaluation.weight = kept
    return rows


# ---------------------------------------------------------------- regression


def only(samples: Samples, chosen: Any) -> Samples:
    """Some of the positions."""
    return Samples(*(column[chosen] for column in vars(samples).values()))


def chances(samples: Samples, measures: Any, weights: Any) -> Any:
    """The modelled chance of every seat in every position."""
    strength = np.where(samples.absent, -np.inf, measures @ weights)
    grown = np.exp(strength - strength.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


def loss(samples: Samples, weights: Any) -> float:
    """Mean surprise about the winners."""
    surprise = -(samples.shares * np.log(chances(samples, samples.measures, weights) + 1e-12)).sum(axis=1)
    return float((surprise * samples.worth).sum() / samples.worth.sum())


def solve(samples: Samples) -> Any:
    """Newton's method with a weak prior, on measures scaled to one size."""
    scale = samples.measures.std(axis=(0, 1)) + 1e-9
    scaled = samples.measures / scale
    size = scaled.shape[2]
    weights = np.zeros(size)
    for _ in range(40):
        chance = chances(samples, scaled, weights)
        missed = (samples.shares - chance) * samples.worth[:, None]
        slope = np.einsum("ns,nsk->k", missed, scaled) - PRIOR * weights
        centred = scaled - np.einsum("ns,nsk->nk", chance, scaled)[:, None, :]
        flat = centred.reshape(-1, size)
        curve = (flat * (chance * samples.worth[:, None]).reshape(-1, 1)).T @ flat + PRIOR * np.eye(size)
        step = np.linalg.solve(curve, slope)
        weights += step
        if abs(step).max() < 1e-7:
            break
    return weights / scale


def as_toml(found: Fit, bot: str, players: list[int]) -> str:
    """The weights as the game stores them."""
    tables = " and ".join(str(number) for number in players)
    lines = [
        "# What each measure of a position counts for, at the beginning and at the end of the game.",
        f"# Fitted by `zenobia fit`: {found.games:,} games of {bot} against itself, {tables} players,",
        f"# {found.positions:,} positions; mean surprise about the winner of games that were not learnt from:",
        f"# {found.before:.3f} nats before, {found.after:.3f} after.",
    ]
    for moment, weights in (("early", found.early), ("late", found.late)):
        lines += ["", f"[{moment}]", *(f"{name} = {value}" for name, value in weights.items())]
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- the compiled side


def _reply(question: Question) -> bytes:
    """A batch of games: sampled states, the shares of the victory, the worth of each."""
    from zenobia.games import find

    random = Random(question["seed"])
    states, shares, worth = [], [], []
    for _ in range(question["games"]):
        sampled, share = _play(find(question["game"]), question["players"], question["bot"], random)
        states += [np.frombuffer(state, np.uint8) for state in sampled]
        shares += [share] * len(sampled)
        worth += [1 / len(sampled)] * len(sampled)
    out = io.BytesIO()
    np.savez(out, states=np.array(states), shares=np.array(shares), worth=np.array(worth))
    return out.getvalue()


def _play(game: Game, players: int, bot: str, random: Random) -> tuple[list[bytes], list[float]]:
    """One game of a bot against itself: some of its states, and who won."""
    from zenobia.ai.bots import ask_bot, find_bot

    table = Table(game, players, {}, random.getrandbits(62))
    states = []
    while not table.over:
        if len(table.log) % SAMPLE_EVERY == 0:
            states.append(table.state.tobytes())
        name = bot if random.random() > NOISE else "random"
        table.do(ask_bot(find_bot(name), table, random)[0], random.getrandbits(62))
    ranks = table.ranks()
    return states, [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


if __name__ == "__main__":
    answer(_reply)
