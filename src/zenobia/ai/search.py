"""Choosing a move by search: which actions deserve a look, how often, and which one is best.

At the root a static look one step ahead orders the actions; the best of them share the simulations by sequential
halving, so that 50 simulations are useful already. Needs the compiled engine.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from zenobia.ai import glue, tree
from zenobia.core.game import Game

SEED_MASK = 0x7FFFFFFFFFFFFFFF


@dataclass(frozen=True)
class Settings:
    """How a search spends its simulations."""

    simulations: int = 1_000
    seconds: float | None = None  # a time budget in place of the number of simulations
    candidates: int = 24  # actions that get simulations at all
    attention: float = 1.0  # the share of the actions that is noticed at all
    worlds: int = 4  # determinisations of the static look ahead
    explore: float = 0.1  # how much is spent beside the best line
    widen: float = 1.0
    tries: int = 6  # untried actions looked at before one enters the tree
    finish: int = 6  # behind a leaf the turn is played to its end by the best of so many actions; 0: it is not
    full: bool = False  # random playouts to the end instead (the weak form)
    score: float = 0.02  # what the final score, relative to the leader's, counts beside the victory
    trust: float = 8.0  # how many simulations the static look counts for
    threads: int = 1
    nodes: int = 200_000


@dataclass
class Decision:
    """What a search found: the action, and for every action looked at its value and simulations."""

    action: int
    simulations: int
    actions: list[int] = field(default_factory=list)
    values: list[float] = field(default_factory=list)  # for the seat that decides, 0 to 1
    visits: list[int] = field(default_factory=list)
    seats: list[float] = field(default_factory=list)  # the value of the position for every seat


class Search:
    """A player's mind: settings, and the trees it thinks with, one a thread."""

    def __init__(self, game: Game, players: int, settings: Settings, seed: int = 1) -> None:
        self.game, self.players, self.settings = game, players, settings
        self.functions = glue.functions(game.id)
        self.trees = [_Tree(self) for _ in range(settings.threads)]
        self.cancel = np.zeros(1, np.int64)
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Take all chance from a new seed."""
        for number, each in enumerate(self.trees):
            each.chance[0] = (seed * 7919 + number * 104729 + 1) & SEED_MASK

    def choose(self, state: Any, seat: int, after: int | None = None) -> Decision:
        """The best action for the seat to act, from all that it may know.

        `after` names the action that led here from the last decision, if it was the only one since: then what the
        trees know about the positions behind it is kept.
        """
        for each in self.trees:
            each.descend(after)
        actions = np.zeros(self.game.actions, np.int16)
        actions = actions[: self.game.legal(state, actions)].copy()
        if len(actions) == 1:
            return Decision(int(actions[0]), 0, [int(actions[0])], [self.game.evaluate(state, seat)], [0])
        self.cancel[0] = 0
        root = np.frombuffer(state.tobytes(), np.uint8).copy()
        if len(self.trees) == 1:
            self.trees[0].think(root, seat, actions)
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                list(pool.map(lambda each: each.think(root, seat, actions), self.trees))
        return self._decision(seat)

    def worth(self, state: Any, seat: int, action: int | None, simulations: int) -> list[float]:
        """The value for every seat if an action is done now (None: whatever), from all that `seat` may know."""
        grown, root = self.trees[0], np.frombuffer(state.tobytes(), np.uint8).copy()
        grown.clear()
        top = tree.NONE if action is None else tree.add_child(grown.nodes, grown.used, 0, action, seat)
        grown.run(root, seat, [top], simulations, None)
        return [float(value) for value in grown.nodes[0].value[: self.players] / grown.nodes[0].visits]

    def _decision(self, seat: int) -> Decision:
        """Add up what the trees found."""
        totals: dict[int, list[float]] = {}
        position = np.zeros(tree.MOST_SEATS)
        for each in self.trees:
            for action, (visits, value, look) in each.found(seat).items():
                sums = totals.setdefault(action, [0.0, 0.0, look])
                sums[0] += visits
                sums[1] += value
            position += each.nodes[0].value / max(1, each.nodes[0].visits) / len(self.trees)
        trust = self.settings.trust
        means = {action: (value + trust * look) / (visits + trust) for action, (visits, value, look) in totals.items()}
        order = sorted(totals, key=lambda action: (-totals[action][0], -means[action], action))
        most = totals[order[0]][0]
        best = max((action for action in order if totals[action][0] >= 0.7 * most), key=lambda action: means[action])
        return Decision(
            best,
            int(sum(each.nodes[0].visits for each in self.trees)),
            order,
            [means[action] for action in order],
            [int(totals[action][0]) for action in order],
            [float(value) for value in position[: self.players]],
        )


class Nodes:
    """The nodes of a tree, and room to move them to."""

    def __init__(self, most: int) -> None:
        self.nodes: Any = np.empty(most, tree.NODE).view(np.recarray)
        self.spare: Any = np.empty(most, tree.NODE).view(np.recarray)
        self.used = np.ones(1, np.int64)
        self.chance = np.zeros(1, np.int64)
        self.clear()

    def clear(self) -> None:
        """An empty tree."""
        self.nodes[0] = 0
        self.nodes[0].first = self.nodes[0].next = tree.NONE
        self.used[0] = 1

    def children(self) -> dict[int, int]:
        """The root's children by action."""
        found, child = {}, int(self.nodes[0].first)
        while child >= 0:
            found[int(self.nodes[child].action)] = child
            child = int(self.nodes[child].next)
        return found

    def descend(self, action: int | None) -> None:
        """Make the child of an action the root; with no such child, begin an empty tree."""
        child = None if action is None else self.children().get(action)
        if child is None or self.used[0] > len(self.nodes) // 2:
            self.clear()
            return
        self.used[0] = tree.graft(self.spare, self.nodes, child)
        self.nodes, self.spare = self.spare, self.nodes


class _Tree(Nodes):
    """One thread's tree."""

    def __init__(self, search: Search) -> None:
        super().__init__(search.settings.nodes)
        self.search = search
        self.looks: dict[int, float] = {}
        its = search.settings
        self.settings = np.array([its.explore, its.widen, its.tries, its.finish, its.full, its.score], np.float64)

    def think(self, root: Any, seat: int, actions: Any) -> None:
        """Look one step ahead, then share the simulations among the best actions by sequential halving."""
        settings, f = self.search.settings, self.search.functions
        if settings.full:
            self.run(root, seat, [tree.NONE], settings.simulations, settings.seconds)
            self.looks = {int(action): 0.0 for action in actions}
            return
        if settings.attention < 1.0:
            noticed = max(1, round(len(actions) * settings.attention))
            order = np.random.default_rng(int(tree.next_random(self.chance))).permutation(len(actions))[:noticed]
            actions = actions[np.sort(order)]
        looks = np.zeros(len(actions), np.float64)
        worlds = max(1, min(settings.worlds, 1 + settings.simulations // 16))
        tree.look_ahead(f.apply, f.evaluate, f.determinise, root, seat, actions, worlds, self.chance, looks)
        order = np.argsort(-looks, kind="stable")[: max(2, min(settings.candidates, settings.simulations // 4))]
        self.looks = {int(actions[n]): float(looks[n]) for n in order}
        if settings.simulations:
            self.halve(root, seat, list(self.looks))

    def halve(self, root: Any, seat: int, left: list[int]) -> None:
        """Sequential halving: in every round the better half of the actions goes on."""
        settings = self.search.settings
        known = self.children()
        child_of = {
            action: known.get(action) or tree.add_child(self.nodes, self.used, 0, action, seat) for action in left
        }
        rounds = max(1, int(np.ceil(np.log2(len(left)))))
        began = time.perf_counter()
        for number in range(1, rounds + 1):
            seconds = settings.seconds and began + settings.seconds * number / rounds - time.perf_counter()
            each = max(1, settings.simulations // (rounds * len(left)))
            self.run(root, seat, [child_of[action] for action in left], each, seconds)
            left.sort(key=lambda action: -self.mean(child_of[action], seat, self.looks[action]))
            left = left[: max(1, (len(left) + 1) // 2)]

    def mean(self, child: int, seat: int, look: float) -> float:
        """The value of an action, the static look counting for a few simulations."""
        node, trust = self.nodes[child], self.search.settings.trust
        return float((node.value[seat] + trust * look) / (node.visits + trust))

    def run(self, root: Any, seat: int, tops: list[int], each: int, seconds: float | None) -> None:
        """So many simulations through each of the root's children, or as many as the time allows."""
        f, search = self.search.functions, self.search
        game = (f.legal, f.apply, f.to_act, f.evaluate, f.determinise, f.playout, f.score)
        until = time.perf_counter() + (seconds or 0.0)
        while True:
            tree.simulate(
                *game, root, seat, search.players, self.nodes, self.used, np.array(tops, np.int64),
                each if seconds is None else 1 + 8 // len(tops), self.chance, self.settings, search.cancel,
            )  # fmt: skip
            if seconds is None or search.cancel[0] or time.perf_counter() >= until:
                return

    def found(self, seat: int) -> dict[int, tuple[int, float, float]]:
        """Visits, summed value and static look of every action looked at."""
        children = self.children()
        found = {}
        for action, look in self.looks.items():
            node = self.nodes[children[action]] if action in children else None
            found[action] = (int(node.visits), float(node.value[seat]), look) if node is not None else (0, 0.0, look)
        return found
