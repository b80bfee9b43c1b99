# mypy: ignore-errors
"""Games of the greedy bot on one NVIDIA GPU: what `zenobia fit --gpu` and `zenobia fit --by play` learn from.

One thread plays one game: for every legal action it looks at the static evaluation afterwards, in a world that the seat
holds possible, and takes the best; now and then any action, so that games differ. Every game may have weights of its
own, and two sides with different ones.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from zenobia.ai.fit import NOISE, Batch, evaluation_of
from zenobia.ai.processes import Question, answer, spread
from zenobia.core.chance import MASK, scramble
from zenobia.core.game import Game
from zenobia.envs.gpu import GpuGames, cuda
from zenobia.games import find

SIDE_BY_SIDE = 4_096  # games
KEPT = 6  # positions of a game
LONGEST = 4_000  # moves
WARP = 32  # games a block


@cache
def kernel(game_id: str, sided: bool) -> Any:
    """The kernel of a game, compiled at its first launch. With sides, all weights are read from shared memory."""
    from numba import float64

    nv, game = cuda(), find(game_id)
    legal, apply, to_act = game.legal, game.apply, game.to_act
    evaluate, determinise, rank = game.evaluate, game.determinise, game.rank
    words = game.State.LAYOUT.size // 8
    noise = int(NOISE * 1_000)
    measures = len(evaluation_of(game_id).MEASURES)
    room = 1 + 4 * measures  # the side that thinks; early and late weights of both sides

    @nv.jit(device=True)
    def weight(measure, time):
        memory = nv.shared.array(0, float64)
        mine = nv.threadIdx.x * room
        at = mine + 1 + int(memory[mine]) * 2 * measures + measure
        return memory[at] + time * (memory[at + measures] - memory[at])

    if sided:
        evaluation_of(game_id).weight = weight

    @nv.jit(device=True)
    def copy(target, source, n):
        for place in range(n * words, (n + 1) * words):
            target[place] = source[place]

    @nv.jit
    def play(
        states, state_words, worlds, world_words, trials, trial_words, rooms, kept, counts, ranks, seed, sides, weights
    ):  # fmt: skip
        n = nv.grid(1)
        if n >= states.size:
            return
        memory = nv.shared.array(0, float64)
        mine = nv.threadIdx.x * room
        if sided:
            for place in range(room - 1):
                memory[mine + 1 + place] = weights[n, place]
        s, turn, seen = states[n], scramble((seed + n * 2654435761) & MASK), 0
        for _ in range(LONGEST):
            mover = to_act(s)
            if mover < 0:
                break
            # every position is kept with the same chance, however long the game will be (reservoir sampling)
            seen += 1
            turn += 3
            place = seen - 1 if seen <= KEPT else scramble(turn & MASK) % seen
            if place < KEPT:
                for word in range(words):
                    kept[n, place, word] = state_words[n * words + word]
            legal_count = legal(s, rooms[n])
            chosen = rooms[n, (scramble((turn + 1) & MASK) * legal_count) >> 32]
            dice = scramble((turn + 2) & MASK)
            if legal_count > 1 and dice % 1_000 >= noise:
                if sided:
                    memory[mine] = sides[n, mover]
                copy(world_words, state_words, n)
                determinise(worlds[n], mover, dice >> 1)
                best = -1.0
                for action in range(legal_count):
                    copy(trial_words, world_words, n)
                    apply(trials[n], rooms[n, action])
                    value = evaluate(trials[n], mover)
                    if value > best:
                        best = value
                        chosen = rooms[n, action]
            apply(s, chosen)
        counts[n] = min(seen, KEPT)
        for seat in range(ranks.shape[1]):
            ranks[n, seat] = rank(s, seat) if to_act(s) < 0 else 0

    return play


def self_play(game: Game, players: list[int], games: int, seed: int) -> Iterator[Batch]:
    """Batches of games from a compiled process, the numbers of players in turn."""
    questions: list[Question] = [
        {"game": game.id, "players": players[n % len(players)], "games": min(SIDE_BY_SIDE, games - n * SIDE_BY_SIDE)}
        | {"seed": seed * 1_000_003 + n * SIDE_BY_SIDE}
        for n in range(-(-games // SIDE_BY_SIDE))
    ]
    for played in spread("zenobia.envs.gpu_selfplay", questions, 1):
        yield batch_of(**np.load(io.BytesIO(played)))


def batch_of(kept: Any, counts: Any, ranks: Any) -> Batch:
    """The positions of the games that ended."""
    states, shares, worth = [], [], []
    won = (ranks == 1).astype(float)
    for n in np.flatnonzero(ranks[:, 0]):
        for place in range(counts[n]):
            states.append(kept[n, place].view(np.uint8))
            shares.append(won[n] / won[n].sum())
            worth.append(1 / counts[n])
    return Batch(np.array(states), np.array(shares), np.array(worth), int((ranks[:, 0] > 0).sum()))


# ---------------------------------------------------------------- the compiled side


def launch(game: Game, players: int, count: int, seed: int, sides: Any = None, weights: Any = None) -> dict[str, Any]:
    """Play games: the kept positions of each, how many, and the ranks in the end."""
    nv, side, sided = cuda(), GpuGames(game, players, count), sides is not None
    side.reset(seed)
    worlds, trials = (nv.device_array(count, game.State.DTYPE) for _ in range(2))
    kept = nv.device_array((count, KEPT, game.State.LAYOUT.size // 8), np.int64)
    counts, ranks = nv.device_array(count, np.int32), nv.device_array((count, players), np.int32)
    weights = np.zeros((1, 1)) if weights is None else weights
    blocks, memory = -(-count // WARP), WARP * 8 * (weights.shape[1] + 1) if sided else 0
    kernel(game.id, sided)[blocks, WARP, 0, memory](
        side.states, side.states.view(np.int64), worlds, worlds.view(np.int64), trials, trials.view(np.int64),
        side.rooms, kept, counts, ranks, seed & MASK,
        nv.to_device(np.zeros((1, 1), np.int8) if sides is None else sides), nv.to_device(weights),
    )  # fmt: skip
    return {"kept": kept.copy_to_host(), "counts": counts.copy_to_host(), "ranks": ranks.copy_to_host()}


def _reply(question: Question) -> bytes:
    """A batch of games."""
    out = io.BytesIO()
    np.savez(out, **launch(find(question["game"]), question["players"], question["games"], question["seed"]))
    return out.getvalue()


if __name__ == "__main__":
    answer(_reply)
