"""Bots against each other: many games over worker processes, seats rotated, ratings with their uncertainty."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from zenobia.ai.bots import PATIENCE, Bot, ask_bot, seated, start
from zenobia.ai.levels import Mind
from zenobia.ai.processes import Question, answer, spread, spread_on_ray
from zenobia.core.game import Game, Refused
from zenobia.core.table import Table, seat_name

Z = 1.959964  # the 97.5 % point of the normal distribution
FORGIVEN = 5  # a bot that failed so often in a game is not asked again in it: it gets the first legal action
POINTS = 400 / math.log(10)  # rating points per unit of log-odds
STRIDE = 1_000_003  # from the seeds of one run's games to those of the next


@dataclass(frozen=True)
class Match:
    """One game to be played: who sits where, and the seed of everything in it."""

    game: str
    options: dict[str, str]
    sitting: list[str]
    seed: int
    seconds: float  # that a guest may think about a move


RESULT = {each.name for each in fields(Match)} | {"shares", "scores", "moves", "failures"}  # what a result tells


def numbered(bots: list[str]) -> list[str]:
    """Names that differ: greedy, greedy 2."""
    return [name if bots[:n].count(name) == 0 else f"{name} {bots[:n].count(name) + 1}" for n, name in enumerate(bots)]


def bot_of(name: str) -> str:
    """The bot behind a numbered name."""
    return name.split()[0]


def schedule(
    game: Game, bots: list[str], games: int, players: int, options: dict[str, str], seed: int, seconds: float = PATIENCE
) -> list[Match]:
    """Every group of bots in turn, and every bot of the group at every seat in turn."""
    groups = list(combinations(bots, players)) if len(bots) >= players else [tuple(bots)]
    matches = []
    for number in range(games):
        group, turn = groups[number % len(groups)], number // len(groups)
        sitting = [group[(turn + seat) % len(group)] for seat in range(players)]
        matches.append(Match(game.id, options, sitting, seed * STRIDE + number, seconds))
    return matches


def play(match: Match, find: Callable[[str], Game]) -> dict[str, Any]:
    """Play one match in this process; each bot sees only worlds that its seat holds possible."""
    game, random = find(match.game), Random(match.seed)
    table = Table(game, len(match.sitting), match.options, random.getrandbits(62))
    bots = [seated(bot_of(name), match.seconds) for name in match.sitting]
    for bot in bots:
        start(bot, game, table.players)
    failures: list[dict[str, str]] = []
    while not table.over:
        action = move_of(bots[table.to_act], bot_of(match.sitting[table.to_act]), table, random, failures)
        table.do(action, random.getrandbits(62))
        for mind in (bot for bot in bots if isinstance(bot, Mind)):
            mind.played(action)
    outcome = {"shares": table.shares(), "scores": table.scores(), "moves": len(table.log), "failures": failures}
    return {**asdict(match), **outcome}


def move_of(bot: Bot, name: str, table: Table, random: Random, failures: list[dict[str, str]]) -> int:
    """A bot's action; where it fails the first legal one, and the failure is noted."""
    seat = seat_name(table.to_act)
    if [each["seat"] for each in failures].count(seat) == FORGIVEN:
        return table.actions()[0]
    action, failure = ask_bot(bot, table, random)
    if failure:
        failures.append({"bot": name, "seat": seat, "reason": failure, "move": table.game.text(action)})
    return action


def run(matches: list[Match], workers: int, out: Path | None, ray: str | None = None) -> Iterator[dict[str, Any]]:
    """The results as they come; those that `out` holds already are not played again."""
    done = {result["seed"]: result for result in _read(out)} if out else {}
    waiting = []
    for match in matches:
        if match.seed in done and asdict(match).items() <= done[match.seed].items():
            yield done[match.seed]
        else:
            waiting.append(match)
    if out and out.exists() and out.read_bytes()[-1:] not in (b"", b"\n"):
        _add(out, "")  # a line cut off by a stop must not swallow the next one
    for result in _play_all(waiting, workers, ray):
        if out:
            _add(out, json.dumps(result))
        yield result


def seed_in(out: Path) -> int | None:
    """The seed of the run whose results a file holds, if it holds any."""
    return next((int(result["seed"]) // STRIDE for result in _read(out)), None)


def failures_in(results: list[dict[str, Any]]) -> dict[str, int]:
    """How often each bot failed; the first legal action was played for it."""
    return dict(Counter(failure["bot"] for each in results for failure in each["failures"]))


def _read(out: Path) -> list[dict[str, Any]]:
    """The results of an earlier run; a line cut off by a stop, or of something else, is passed over."""
    if not out.exists():
        return []
    results = []
    for number, line in enumerate(out.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
        with suppress(json.JSONDecodeError):
            result = json.loads(line)
            if isinstance(result, dict) and result.keys() >= RESULT:
                if not is_possible(result):
                    raise Refused("results-line", file=str(out), line=number)
                results.append(result)
    return results


def is_possible(result: dict[str, Any]) -> bool:
    """Can a game have ended so? Every seat has a share of the victory, together they are one."""
    shares = result["shares"]
    if not (isinstance(shares, list) and len(shares) == len(result["sitting"])):
        return False
    numbers = [share for share in shares if isinstance(share, int | float) and 0 <= share <= 1]
    return len(numbers) == len(shares) and abs(sum(numbers) - 1) < 1e-6 and isinstance(result["failures"], list)


def _add(out: Path, line: str) -> None:
    """One more line at the end of a file."""
    with out.open("a", encoding="utf-8") as file:
        file.write(line + "\n")


def _play_all(matches: list[Match], workers: int, ray: str | None) -> Iterator[dict[str, Any]]:
    """Spread matches over Ray or compiled processes, or with no workers play them here."""
    questions = [asdict(match) for match in matches]
    if ray:
        results = spread_on_ray(reply, questions, ray, workers)
    elif workers:
        results = spread("zenobia.ai.arena", questions, workers)
    else:
        results = map(reply, questions)
    for result in results:
        yield json.loads(result)


# ---------------------------------------------------------------- strength


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def table_of(bots: list[str], results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Games, wins, share with its interval, and rating of every bot."""
    ratings = rate(bots, results)
    rows = []
    for bot in bots:
        won = [share for each in results for name, share in zip(each["sitting"], each["shares"]) if name == bot]
        low, high = wilson(sum(won), len(won))
        rating, error = ratings[bot]
        row = {"name": bot, "games": len(won), "wins": round(sum(won), 2), "share": sum(won) / max(1, len(won))}
        row |= {"low": low, "high": high, "rating": round(rating), "rating_error": round(error)}
        rows.append({key: round(value, 4) if isinstance(value, float) else value for key, value in row.items()})
    return rows


def rate(bots: list[str], results: list[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    """Ratings and 95 % errors for any number of players: the chance to win is the softmax of the strengths at a table.

    Fitted by Newton's method with a weak prior (one draw against the average), so that a bot that won or lost every
    game gets a finite rating. The average is 1500.
    """
    import numpy as np

    place = {bot: n for n, bot in enumerate(bots)}
    strength = np.zeros(len(bots))
    for _ in range(50):
        slope, curve = -0.5 * strength, 0.5 * np.eye(len(bots))
        for each in results:
            seats = [place[name] for name in each["sitting"]]
            chance = np.exp(strength[seats] - strength[seats].max())
            chance /= chance.sum()
            for n, seat in enumerate(seats):
                slope[seat] += each["shares"][n] - chance[n]
                curve[seat, seat] += chance[n]
                for m, other in enumerate(seats):
                    curve[seat, other] -= chance[n] * chance[m]
        step = np.linalg.solve(curve, slope)
        strength += step
        if abs(step).max() < 1e-9:
            break
    centred = np.eye(len(bots)) - 1 / len(bots)  # what all bots have in common says nothing about any of them
    errors = Z * np.sqrt(np.diag(centred @ np.linalg.inv(curve) @ centred))
    strength -= strength.mean()
    return {bot: (1500 + POINTS * float(strength[n]), POINTS * float(errors[n])) for bot, n in place.items()}


def reply(question: Question) -> bytes:
    """The result of one match."""
    from zenobia.games import find

    return json.dumps(play(Match(**question), find)).encode()


if __name__ == "__main__":
    answer(reply)
