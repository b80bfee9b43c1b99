"""Train a small policy with PPO, in minutes on one core, with nothing but NumPy; and draw how it learnt.

    python examples/train_ppo.py [GAME] [--steps 3000000] [--players N] [--reward win] [--svg FILE] [--save FILE]

The policy plays all seats of many games at once and learns from all of them. Now and then it takes one seat
against random players; the curve shows how many of those games it wins.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("ZENOBIA_ENGINE", "compiled")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from zenobia.envs.vector import Buffers, VectorEnv

GAMES, LENGTH = 256, 64  # a rollout: so many games, so many steps of each
EPOCHS, BATCH = 3, 2048
RATE, CLIP, GAMMA, LAMBDA, ENTROPY, VALUE = 1e-3, 0.2, 0.999, 0.97, 0.01, 0.5
HIDDEN = 96
TRIALS = 300  # games of an evaluation
Array = Any


class Network:
    """One hidden layer; the chances of all actions, and the value of the position. Adam moves its weights."""

    def __init__(self, features: int, actions: int, seed: int) -> None:
        random = np.random.default_rng(seed)

        def matrix(rows: int, columns: int, scale: float) -> Array:
            return (random.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.weights = {
            "w": matrix(features, HIDDEN, 1.4), "b": np.zeros(HIDDEN, np.float32),
            "policy": matrix(HIDDEN, actions, 0.05), "policy_b": np.zeros(actions, np.float32),
            "value": matrix(HIDDEN, 1, 1.0), "value_b": np.zeros(1, np.float32),
        }  # fmt: skip
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.time = 0

    def think(self, observations: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the logarithm of the chance of every action, and the value."""
        w = self.weights
        hidden = np.maximum(observations @ w["w"] + w["b"], 0.0)
        logits = np.where(masks, hidden @ w["policy"] + w["policy_b"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return hidden, logits, (hidden @ w["value"] + w["value_b"])[:, 0]

    def learn(self, batch: dict[str, Array], rate: float) -> None:
        """One step against the gradient of PPO's loss."""
        rows = np.arange(len(batch["actions"]))
        hidden, logs, values = self.think(batch["observations"], batch["masks"])
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, batch["actions"]] - batch["logs"])
        gain = batch["advantages"]
        free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # elsewhere the loss is flat
        slope = -(chances * (-gain * ratio * free)[:, None])
        slope[rows, batch["actions"]] += -gain * ratio * free
        surprise = np.where(batch["masks"], logs, 0.0)
        entropy = -(chances * surprise).sum(axis=1, keepdims=True)
        slope += ENTROPY * chances * (surprise + entropy)
        slope /= len(rows)
        error = (VALUE * (values - batch["returns"]) / len(rows))[:, None]
        w = self.weights
        back = (slope @ w["policy"].T + error @ w["value"].T) * (hidden > 0)
        self._move(
            {
                "w": batch["observations"].T @ back, "b": back.sum(axis=0),
                "policy": hidden.T @ slope, "policy_b": slope.sum(axis=0),
                "value": hidden.T @ error, "value_b": error.sum(axis=0),
            },
            rate,
        )  # fmt: skip

    def _move(self, slopes: dict[str, Array], rate: float) -> None:
        self.time += 1
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        for name, slope in slopes.items():
            slope = slope * min(1.0, 0.5 / (size + 1e-8))
            first, second = self.moments[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            step = (first / (1 - 0.9**self.time)) / (np.sqrt(second / (1 - 0.999**self.time)) + 1e-8)
            self.weights[name] -= (rate * step).astype(np.float32)


def choose(logs: Array, random: np.random.Generator) -> Array:
    """An action of every row, as likely as the policy says."""
    return np.argmax(logs - np.log(-np.log(random.random(logs.shape) + 1e-12) + 1e-12), axis=1)


class Rollouts:
    """Games that go on from rollout to rollout; the environment writes into the arrays that are learnt from."""

    def __init__(self, env: VectorEnv, seed: int) -> None:
        self.env, self.random = env, np.random.default_rng(seed)
        one = env.buffers()
        self.whole = Buffers(*(np.zeros((LENGTH + 1, *array.shape), array.dtype) for array in vars(one).values()))
        self.parts = [Buffers(*(array[time] for array in vars(self.whole).values())) for time in range(LENGTH + 1)]
        self.actions = np.zeros((LENGTH, env.games), np.int64)
        self.logs = np.zeros((LENGTH, env.games), np.float32)
        self.values = np.zeros((LENGTH + 1, env.games), np.float32)
        env.reset(self.parts[0])

    def play(self, network: Network) -> dict[str, Array]:
        """One rollout; what is to be learnt from it."""
        rows = np.arange(self.env.games)
        for moment in range(LENGTH):
            here = self.parts[moment]
            _, logs, self.values[moment] = network.think(here.observations, here.masks)
            self.actions[moment] = choose(logs, self.random)
            self.logs[moment] = logs[rows, self.actions[moment]]
            self.env.step(self.actions[moment], self.parts[moment + 1])
        last = self.parts[LENGTH]
        self.values[LENGTH] = network.think(last.observations, last.masks)[2]
        gains, known = self.advantages()
        batch = {
            "observations": self.whole.observations[:-1][known], "masks": self.whole.masks[:-1][known],
            "actions": self.actions[known], "logs": self.logs[known], "returns": (gains + self.values[:-1])[known],
        }  # fmt: skip
        chosen = gains[known]
        batch["advantages"] = (chosen - chosen.mean()) / (chosen.std() + 1e-6)
        for field in vars(self.whole).values():
            field[0] = field[LENGTH]
        return batch

    def advantages(self) -> tuple[Array, Array]:
        """Generalised advantages, seat by seat: what a seat earns until it decides again counts for its decision."""
        games, players = self.env.games, self.env.players
        rows = np.arange(games)
        next_value, next_gain = np.zeros((games, players), np.float32), np.zeros((games, players), np.float32)
        earned, follows = np.zeros((games, players), np.float32), np.zeros((games, players), bool)
        gains, known = np.zeros((LENGTH, games), np.float32), np.zeros((LENGTH, games), bool)
        seats = self.whole.seats
        next_value[rows, seats[LENGTH]], follows[rows, seats[LENGTH]] = self.values[LENGTH], True
        for moment in reversed(range(LENGTH)):
            over = self.whole.dones[moment + 1]
            for array, nothing in ((next_value, 0.0), (next_gain, 0.0), (earned, 0.0), (follows, True)):
                array[over] = nothing
            earned += self.whole.rewards[moment + 1]
            here = (rows, seats[moment])
            error = earned[here] + GAMMA * next_value[here] - self.values[moment]
            gains[moment] = error + GAMMA * LAMBDA * next_gain[here]
            known[moment] = follows[here]  # else what comes of it lies beyond the rollout
            next_value[here], next_gain[here] = self.values[moment], gains[moment]
            earned[here], follows[here] = 0.0, True
        return gains, known


def share_of_wins(network: Network, game: str, players: int, seed: int) -> float:
    """How many games the policy wins in one seat, against random players in the others."""
    env = VectorEnv(game, TRIALS, players, seed=seed)
    out, random = env.buffers(), np.random.default_rng(seed)
    env.reset(out)
    seat, playing, won = np.arange(TRIALS) % players, np.ones(TRIALS, bool), 0.0
    while playing.any():
        _, logs, _ = network.think(out.observations, out.masks)
        env.step(np.where(out.seats == seat, choose(logs, random), env.sample()), out)
        ended = playing & out.dones
        won += float(out.rewards[np.arange(TRIALS), seat][ended].sum())
        playing &= ~ended
    return won / TRIALS


def train(game: str, players: int | None, steps: int, reward: str, seed: int = 1) -> tuple[Network, list[Array], int]:
    """Learn for so many steps; the network, the curve (steps, share of wins), and the number of players."""
    env = VectorEnv(game, GAMES, players, seed=seed, reward=reward)
    network = Network(len(env.game.feature_names), env.game.actions, seed)
    rollouts, random = Rollouts(env, seed), np.random.default_rng(seed)
    rounds = max(1, steps // (GAMES * LENGTH))
    every, curve, began = max(1, rounds // 20), [], time.process_time()
    for number in range(rounds + 1):
        if number % every == 0 or number == rounds:
            won = share_of_wins(network, game, env.players, seed=1000 + number)
            curve.append((number * GAMES * LENGTH, won))
            print(f"{curve[-1][0]:>9,} steps  {time.process_time() - began:6.1f} s  wins {won:6.1%}", flush=True)
        if number < rounds:
            batch = rollouts.play(network)
            for _ in range(EPOCHS):
                order = random.permutation(len(batch["actions"]))
                for first in range(0, len(order), BATCH):
                    part = order[first : first + BATCH]
                    rate = RATE * (1 - number / rounds)
                    network.learn({name: column[part] for name, column in batch.items()}, rate)
    return network, curve, env.players


def draw(curve: list[Array], title: str, chance: float) -> str:
    """The curve as a picture."""
    left, top, width, height = 60, 40, 560, 280
    most = max(steps for steps, _ in curve) or 1

    def place(steps: float, share: float) -> str:
        return f"{left + width * steps / most:.1f},{top + height * (1 - share):.1f}"

    lines = [f'<polyline class="curve" points="{" ".join(place(*point) for point in curve)}"/>']
    for tenth in range(0, 11, 2):
        x, y = place(0, tenth / 10).split(",")
        lines.append(f'<path class="grid" d="M{x} {y}h{width}"/><text x="{left - 8}" y="{y}">{10 * tenth} %</text>')
        x = place(most * tenth / 10, 0).split(",")[0]
        label = f"{most * tenth / 10 / 1e6:.1f} M"
        lines.append(f'<text class="below" x="{x}" y="{top + height + 20}">{label}</text>')
    x, y = place(0, chance).split(",")
    lines.append(f'<path class="chance" d="M{x} {y}h{width}"/>')
    style = (
        "text{font:12px sans-serif;text-anchor:end;dominant-baseline:middle;fill:#444}.below{text-anchor:middle}"
        ".title{text-anchor:start;font-size:15px}.grid{stroke:#ddd}.chance{stroke:#999;stroke-dasharray:5 4}"
        ".curve{fill:none;stroke:#8c3b1a;stroke-width:2.5}path{fill:none}"
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 20} {top + height + 40}" role="img">'
    return "\n".join(
        [head, f"<title>{title}</title>", f"<style>{style}</style>",
         '<rect width="100%" height="100%" fill="#fff"/>', *lines,
         f'<text class="title" x="{left}" y="20">{title}</text>', "</svg>", ""]
    )  # fmt: skip


def main() -> None:
    """Read the wishes, train, draw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="carthago")
    parser.add_argument("--players", type=int)
    parser.add_argument("--steps", type=int, default=3_000_000)
    parser.add_argument("--reward", default="win", choices=["win", "progress"])
    parser.add_argument("--svg", type=Path)
    parser.add_argument("--save", type=Path)
    wishes = parser.parse_args()
    began = time.process_time()
    network, curve, players = train(wishes.game, wishes.players, wishes.steps, wishes.reward)
    minutes = (time.process_time() - began) / 60
    title = f"{wishes.game}, {players} players: games won against random ones ({minutes:.1f} CPU minutes)"
    if wishes.svg:
        wishes.svg.write_text(draw(curve, title, 1 / players), encoding="utf-8")
    if wishes.save:
        np.savez(wishes.save, **network.weights)


if __name__ == "__main__":
    main()
