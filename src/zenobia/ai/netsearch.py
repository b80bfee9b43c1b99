"""Choosing a move with a network: by its policy alone, or by a search that the network guides. Compiled engine only.

The likeliest actions share the simulations by sequential halving. An action is worth its value and its chance under the
policy together; the more simulations, the more the value counts (Danihelka and others, 2022: Policy improvement by
planning with Gumbel; here without the noise).
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from zenobia.ai import glue, tree
from zenobia.ai.network import network_of
from zenobia.ai.search import SEED_MASK, Decision, Nodes
from zenobia.core.game import Game

FIRST_VISITS, TRUST = 50.0, 2.0  # how much the value counts beside the policy: (FIRST_VISITS + visits) x TRUST


@dataclass(frozen=True)
class NetSettings:
    """How a search with a network spends its simulations."""

    simulations: int = 800  # 0: the policy alone
    seconds: float | None = None  # a time budget in place of the number of simulations
    candidates: int = 16  # actions that get simulations at all
    explore: float = 0.2  # how much is spent on likely actions beside the best line
    score: float = 0.02  # what the final score, relative to the leader's, counts beside the victory
    least: float = 0.002  # less likely actions do not enter the tree
    drag: float = 1.0  # how many visits the mean of a position counts for in its actions
    nodes: int = 400_000


class NetSearch(Nodes):
    """A player's mind with a network: settings, and the tree it thinks with."""

    def __init__(self, game: Game, players: int, settings: NetSettings, seed: int = 1) -> None:
        from zenobia.ai.judge import Judge

        super().__init__(settings.nodes)
        self.game, self.players, self.settings = game, players, settings
        self.functions = glue.functions(game.id)
        self.judge: Any = Judge(game, network_of(game))
        self.cancel = np.zeros(1, np.int64)
        self.numbers = np.array([settings.explore, settings.score, settings.least, settings.drag], np.float64)
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Take all chance from a new seed."""
        self.chance[0] = (seed * 7919 + 1) & SEED_MASK

    def opinion(self, state: Any, seat: int) -> tuple[dict[int, float], list[float]]:
        """What the network thinks at first sight: the chance of every legal action, and of every seat to win."""
        from zenobia.ai.judge import judge

        legal = np.zeros(self.game.actions, np.int16)
        count = self.game.legal(state, legal)
        self.game.features(state, seat, self.judge.inputs)
        judge(self.judge.weights, self.judge.room, legal, count, seat, self.players, self.judge.values)
        chances = {int(legal[place]): float(self.judge.chances[place]) for place in range(count)}
        return chances, [float(value) for value in self.judge.values[: self.players]]

    def choose(self, state: Any, seat: int, after: int | None = None) -> Decision:
        """The best action for the seat to act, from all that it may know; `after` as in `Search.choose`."""
        self.descend(after)
        chances, seats = self.opinion(state, seat)
        order = sorted(chances, key=lambda action: (-chances[action], action))
        if len(order) == 1 or not (self.settings.simulations or self.settings.seconds):
            return Decision(order[0], 0, order, [chances[action] for action in order], [0] * len(order), seats)
        moves = self.open_root(order, chances, seat)
        self.cancel[0] = 0
        root = np.frombuffer(state.tobytes(), np.uint8).copy()
        self.halve(root, seat, moves, seats[seat])
        return self.decision(seat, moves, seats[seat])

    def open_root(self, order: list[int], chances: dict[int, float], seat: int) -> dict[int, int]:
        """The root's children of the legal actions, likeliest first. A tree that was kept knows others, too."""
        known, moves = self.children(), {}
        for action in order:
            child = known.get(action) or int(tree.add_child(self.nodes, self.used, 0, action, seat))
            if child != tree.NONE:
                self.nodes[child].prior = chances[action]
                moves[action] = child
        return moves

    def halve(self, root: Any, seat: int, moves: dict[int, int], expected: float) -> None:
        """Sequential halving of the likeliest actions: in every round the better half goes on."""
        its, began = self.settings, time.perf_counter()
        left = dict(list(moves.items())[: its.candidates])
        rounds = max(1, math.ceil(math.log2(len(left))))
        for number in range(1, rounds + 1):
            seconds = its.seconds and began + its.seconds * number / rounds - time.perf_counter()
            each = max(1, its.simulations // (rounds * len(left)))
            self.run(root, seat, list(left.values()), each, seconds)
            worth = self.worths(seat, left, expected)
            order = sorted(left, key=lambda action: (-worth[action], action))
            left = {action: left[action] for action in order[: max(1, (len(order) + 1) // 2)]}

    def worths(self, seat: int, moves: dict[int, int], expected: float) -> dict[int, float]:
        """What actions of the root are worth: their chance under the policy (a logarithm) and their value."""
        most = max(int(self.nodes[child].visits) for child in moves.values())
        scale = (FIRST_VISITS + most) * TRUST
        found = {}
        for action, child in moves.items():
            node = self.nodes[child]
            value = float(node.value[seat]) / int(node.visits) if node.visits else expected
            found[action] = math.log(max(float(node.prior), 1e-9)) + scale * value
        return found

    def run(self, root: Any, seat: int, tops: list[int], each: int, seconds: float | None) -> None:
        """So many simulations through each of the root's children, or as many as the time allows."""
        from zenobia.ai import puct

        f = self.functions
        game = (f.legal, f.apply, f.to_act, f.determinise, f.score, f.rank, f.features)
        until = time.perf_counter() + (seconds or 0.0)
        while True:
            puct.simulate(
                *game, self.judge.weights, self.judge.room, root, seat, self.players, self.nodes, self.used,
                np.array(tops, np.int64), each if seconds is None else 1 + 8 // len(tops), self.chance, self.numbers,
                self.cancel,
            )  # fmt: skip
            if seconds is None or self.cancel[0] or time.perf_counter() >= until:
                return

    def worth(self, state: Any, seat: int, action: int | None, simulations: int) -> list[float]:
        """The value for every seat if an action is done now (None: whatever), from all that `seat` may know."""
        root = np.frombuffer(state.tobytes(), np.uint8).copy()
        self.clear()
        top = tree.NONE if action is None else int(tree.add_child(self.nodes, self.used, 0, action, seat))
        self.run(root, seat, [top], simulations, None)
        return [float(value) for value in self.nodes[0].value[: self.players] / self.nodes[0].visits]

    def decision(self, seat: int, moves: dict[int, int], expected: float) -> Decision:
        """The most visited actions first; of those that were followed to the end the one that is worth most."""
        worth = self.worths(seat, moves, expected)
        visits = {action: int(self.nodes[child].visits) for action, child in moves.items()}
        order = sorted(visits, key=lambda action: (-visits[action], -worth[action], action))
        last = [action for action in order if visits[action] >= 0.7 * visits[order[0]]]
        means = [
            float(self.nodes[moves[action]].value[seat]) / visits[action] if visits[action] else expected
            for action in order
        ]
        root = self.nodes[0]
        return Decision(
            max(last, key=lambda action: worth[action]),
            int(root.visits),
            order,
            means,
            [visits[action] for action in order],
            [float(value) for value in root.value[: self.players] / max(1, int(root.visits))],
        )
