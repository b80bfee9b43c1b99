"""Learn the weights of a game's static evaluation from games that a bot plays against itself.

The chance to win is modelled as the softmax of the seats' prospects, and prospects are linear in the weights: so this
is a logistic regression. Asked with unit vectors in place of the weights, `prospects` answers with the measures.

Weights learnt from a bot's games describe the games of that bot: with quite other weights it would play quite others.
So the stored weights go only part of the way to the learnt ones, and the next fit goes on from there.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from zenobia.ai.processes import Question, answer, spread
from zenobia.core.game import Game, Refused
from zenobia.core.table import Table

SAMPLE_EVERY = 7  # positions of one game are alike: every seventh is enough
NOISE = 0.08  # the share of random moves, so that games differ
BATCH = 10  # games a question
PRIOR = 1.0  # how strongly weights are held near zero, counted in games
STEPS = 60
FORETOLD_EVERY = 5  # games: one of so many is not learnt from but foretold
NOTICED = 1e-9  # a difference between seats that is more than rounding


@dataclass(frozen=True)
class Plan:
    """The games that are learnt from."""

    players: list[int]  # these numbers take turns
    options: dict[str, str]
    games: int
    bot: str
    seed: int
    gpu: bool = False


@dataclass(frozen=True)
class Fit:
    """What was learnt."""

    early: dict[str, float]
    late: dict[str, float]
    games: int
    positions: int
    before: float  # mean surprise of the old weights about games that were not learnt from, in nats
    after: float


@dataclass(frozen=True)
class Batch:
    """Some played games."""

    states: Any  # position, byte: those of one game stand together
    shares: Any  # position, seat: the share of the victory in the end
    worth: Any  # position: all games count alike, however long
    games: int


@dataclass(frozen=True)
class Samples:
    """Positions of played games."""

    measures: Any  # position, seat, measure early and late
    shares: Any  # position, seat: the share of the victory
    absent: Any  # position, seat: nobody sits here
    worth: Any  # position
    foretold: Any  # position: not learnt from


def evaluation_of(game: str) -> Any:
    """The module of a game's static evaluation: MEASURES, EARLY, LATE, weight, progress, prospects."""
    return import_module(f"zenobia.games.{game}.evaluation")


def fit(game: Game, batches: Iterable[Batch], step: float, progress: Callable[[int], None]) -> Fit:
    """Measure the positions of played games, solve, and go so far from the old weights to those (0 to 1)."""
    evaluation = evaluation_of(game.id)
    rows: list[Any] = []
    games = 0
    for batch in batches:
        rows += measured(game, evaluation, batch)
        games += batch.games
        progress(games)
    samples = Samples(*(np.array(column) for column in zip(*rows, strict=True)))
    old = np.concatenate([evaluation.EARLY, evaluation.LATE])
    learnt, new = (old + step * (solve(chosen, old) - old) for chosen in (only(samples, ~samples.foretold), samples))
    test = only(samples, samples.foretold)
    names = evaluation.MEASURES
    early, late = (
        {name: round(float(value), 4) for name, value in zip(names, moment, strict=True)} for moment in np.split(new, 2)
    )
    return Fit(early, late, games, len(samples.shares), loss(test, old), loss(test, learnt))


def self_play(game: Game, plan: Plan, workers: int) -> Iterator[Batch]:
    """Games of a bot against itself, in compiled processes or with no workers here."""
    questions: list[Question] = [
        {
            "game": game.id,
            "players": plan.players[n % len(plan.players)],
            "options": plan.options,
            "games": min(BATCH, plan.games - n * BATCH),
            "bot": plan.bot,
            "seed": plan.seed * 1_000_003 + n,
        }
        for n in range(-(-plan.games // BATCH))
    ]
    answers = spread("zenobia.ai.fit", questions, workers) if workers else map(_reply, questions)
    for question, played in zip(questions, answers, strict=True):
        archive = np.load(io.BytesIO(played))
        yield Batch(archive["states"], archive["shares"], archive["worth"], question["games"])


def measured(game: Game, evaluation: Any, batch: Batch) -> list[Any]:
    """The rows of one batch, as columns of Samples."""
    count, most = len(evaluation.MEASURES), game.seats[-1]
    foretold = game_numbers(batch.worth) % FORETOLD_EVERY == 1
    rows = []
    kept = evaluation.weight
    evaluation.weight = lambda measure, time: np.eye(1, count, measure)[0]
    try:
        for n, (state_bytes, shares) in enumerate(zip(batch.states, batch.shares, strict=True)):
            state = game.State.frombytes(state_bytes.tobytes())
            players = len(shares)
            now = np.zeros((most, count))
            for seat in range(players):
                now[seat] = evaluation.prospects(state, seat)
            time = evaluation.progress(state)
            padded = np.zeros(most)
            padded[:players] = shares
            rows.append(
                (
                    np.hstack([now * (1 - time), now * time]),
                    padded,
                    np.arange(most) >= players,
                    batch.worth[n],
                    foretold[n],
                )
            )
    finally:
        evaluation.weight = kept
    return rows


def game_numbers(worth: Any) -> Any:
    """The game of its batch that each position is from: those of one game stand together and are worth 1 in all."""
    return (np.cumsum(worth) - worth / 2).astype(int)


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


def solve(samples: Samples, old: Any) -> Any:
    """The weights that foretell the winners best. Of measures that told no seat from another nothing is learnt."""
    told = telling(samples)
    weights = old.copy()
    if told.any():
        weights[told] = newton(samples, samples.measures[:, :, told], old[told])
    return weights


def telling(samples: Samples) -> Any:
    """Which measures ever differed between the seats of a position."""
    differs = abs(samples.measures - samples.measures[:, :1]) > NOTICED
    return (differs & ~samples.absent[:, :, None]).any(axis=(0, 1))


def newton(samples: Samples, measures: Any, old: Any) -> Any:
    """Newton's method on measures scaled to one size. We know whether a measure is good; how good it is, is learnt:
    no weight changes its sign."""
    scale = np.where(old < 0, -1, 1) * (measures.std(axis=(0, 1)) + 1e-9)
    scaled = measures / scale
    size = scaled.shape[2]
    weights = np.full(size, 0.1)
    for _ in range(STEPS):
        chance = chances(samples, scaled, weights)
        missed = (samples.shares - chance) * samples.worth[:, None]
        slope = np.einsum("ns,nsk->k", missed, scaled) - PRIOR * weights
        centred = (scaled - np.einsum("ns,nsk->nk", chance, scaled)[:, None, :]).reshape(-1, size)
        curve = (centred * (chance * samples.worth[:, None]).reshape(-1, 1)).T @ centred + PRIOR * np.eye(size)
        free = np.flatnonzero((weights > 0) | (slope > 0))
        before = weights.copy()
        weights[free] += np.linalg.solve(curve[np.ix_(free, free)], slope[free])
        weights = np.maximum(weights, 0.0)
        if abs(weights - before).max() < 1e-6:
            break
    return weights / scale


def as_toml(found: Fit, plan: Plan, step: float) -> str:
    """The weights as the game stores them, and all that is needed to learn them again."""
    command = "zenobia fit --gpu" if plan.gpu else "zenobia fit"
    options = "".join(f", option {name}={value}" for name, value in plan.options.items())
    return weights_file(
        found,
        f"Fitted by `{command}`: {found.games:,} games of {plan.bot} against itself, {listed(plan.players)} players,",
        f"seed {plan.seed}{options}.",
        f"{found.positions:,} positions; mean surprise about the winner of games that were not learnt from:",
        f"{found.before:.3f} nats before, {found.after:.3f} after. {step:.0%} of the way from the old weights.",
    )


def weights_file(found: Fit, *told: str) -> str:
    """The weights, and above them how they were found."""
    lines = ["# What each measure of a position counts for, at the beginning and at the end of the game."]
    lines += [f"# {line}" for line in told]
    for moment, weights in (("early", found.early), ("late", found.late)):
        lines += ["", f"[{moment}]", *(f"{name} = {value}" for name, value in weights.items())]
    return "\n".join(lines) + "\n"


def listed(players: list[int]) -> str:
    """2 and 3 and 4."""
    return " and ".join(str(number) for number in players)


# ---------------------------------------------------------------- the compiled side


def _reply(question: Question) -> bytes:
    """A batch of games: sampled states, the shares of the victory, the worth of each."""
    from zenobia.games import find

    game, random = find(question["game"]), Random(question["seed"])
    states, shares, worth = [], [], []
    for _ in range(question["games"]):
        table = Table(game, question["players"], question["options"], random.getrandbits(62))
        sampled, share = _play(table, question["bot"], random)
        states += [np.frombuffer(state, np.uint8) for state in sampled]
        shares += [share] * len(sampled)
        worth += [1 / len(sampled)] * len(sampled)
    out = io.BytesIO()
    np.savez(out, states=np.array(states), shares=np.array(shares), worth=np.array(worth))
    return out.getvalue()


def _play(table: Table, bot: str, random: Random) -> tuple[list[bytes], list[float]]:
    """One game of a bot against itself: some of its states, and who won."""
    from zenobia.ai.bots import ask_bot, find_bot

    states = []
    while not table.over:
        if len(table.log) % SAMPLE_EVERY == 0:
            states.append(table.state.tobytes())
        name = bot if random.random() > NOISE else "random"
        action, failure = ask_bot(find_bot(name), table, random)
        if failure:
            raise Refused("worker", reason=f"{name}: {failure}")
        table.do(action, random.getrandbits(62))
    return states, table.shares()


if __name__ == "__main__":
    answer(_reply)
