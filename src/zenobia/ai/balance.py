"""Is a game in balance? Bots play it many times; what happened is counted and held against who won.

Games are played in compiled processes and told again by the plain engine, whose rules tell events: so every card, tile,
space and way to points that a rule speaks of is counted, in any game, with no code of its own.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import mean, pstdev, quantiles
from typing import Any

from zenobia.ai.arena import move_of, wilson
from zenobia.ai.bots import find_bot
from zenobia.ai.processes import Question, answer, spread
from zenobia.core.game import Event, Game, Refused
from zenobia.core.table import Table
from zenobia.core.words import Words, words

COUNTED_NOT = ("seat", "number")  # kinds of details that name no part of the game
MOST_VALUES = 4096  # of a detail, where nothing else ends them
SPACE = re.compile(r"([a-z]+)([0-9]+)")  # a column and a row
Use = tuple[str, str]  # an event and a part of the game that it names ("" for the event alone)


@dataclass
class Played:
    """What one game showed."""

    moves: int
    scores: list[int]
    shares: list[float]  # of the victory, per seat
    uses: list[Counter[Use]]  # per seat
    points: list[dict[str, int]]  # per seat: the lines of the final score
    failures: list[dict[str, str]] = field(default_factory=list)  # of bots: who, where, why, and what was played


# ---------------------------------------------------------------- playing


def play(
    game: Game, players: int, options: dict[str, str], games: int, bot: str, seed: int, workers: int
) -> Iterator[Played]:
    """Games of a bot against itself, as they come."""
    questions: list[Question] = [
        {"game": game.id, "players": players, "options": options, "bot": bot, "seed": seed * 1_000_003 + n}
        for n in range(games)
    ]
    for reply in spread("zenobia.ai.balance", questions, workers):
        yield told_again(game, players, options, json.loads(reply))


def told_again(game: Game, players: int, options: dict[str, str], played: dict[str, Any]) -> Played:
    """Replay a game in the plain engine and count what its rules tell."""
    table = Table(game, players, options, played["seed"])
    told = [event for action, entropy in played["moves"] for event in table.do(action, entropy)]
    uses: list[Counter[Use]] = [Counter() for _ in range(players)]
    for _audience, event, *details in told:
        for use, seat in uses_in(game, event, details):
            uses[seat][use] += 1
    return Played(
        len(table.log),
        table.scores(),
        table.shares(),
        uses,
        [{line.name: line.points for line in game.breakdown(table.state, seat, told)} for seat in range(players)],
        played["failures"],
    )


def uses_in(game: Game, number: int, values: list[Any]) -> Iterator[tuple[Use, int]]:
    """What an event says that a seat used: the event itself, and every part that it names."""
    event = game.events[number]
    kinds = kinds_in(event)
    if "seat" not in kinds:
        return
    seat = int(values[kinds.index("seat")])
    yield (event.name, ""), seat
    for kind, value in zip(kinds, values, strict=True):
        if kind not in COUNTED_NOT:
            said = game.detail(kind, value)
            for word in said if isinstance(said, list) else [said]:
                yield (event.name, f"{kind}-{word}"), seat


def kinds_in(event: Event) -> list[str]:
    """The kinds of an event's details."""
    return [detail.partition(":")[2] or detail for detail in event.details]


def parts_of(game: Game, catalogue: Words) -> set[Use]:
    """All parts that events can name, as far as the catalogue has words for them."""
    parts = set()
    for event in game.events:
        kinds = set(kinds_in(event))
        if "seat" in kinds:
            parts.add((event.name, ""))
            for kind in kinds.difference(COUNTED_NOT):
                parts |= {(event.name, name) for name in named(game, kind) if name in catalogue.names}
    return parts


def named(game: Game, kind: str) -> Iterator[str]:
    """All parts of a kind: what the game calls its values, from 0 to the last."""
    for value in range(MOST_VALUES):
        try:
            yield f"{kind}-{game.detail(kind, value)}"
        except LookupError:
            return


def spaces_of(game: Game, catalogue: Words) -> list[str]:
    """The spaces that moves name and that have no words: squares and cells, column by column."""
    spaces = {word for word in moves_words(game) if SPACE.fullmatch(word) and not catalogue.has(f"word-{word}")}
    return sorted(spaces, key=place_of)


def moves_words(game: Game) -> set[str]:
    """Every word of every move."""
    found: set[str] = set()
    for action in range(game.actions):
        try:
            found.update(game.text(action).split())
        except Refused:
            continue  # a number that no move has
    return found


def place_of(space: str) -> tuple[int, str, int]:
    """How spaces are sorted: b9 before b10, z1 before aa1."""
    column, row = SPACE.findall(space)[0]
    return len(column), column, int(row)


# ---------------------------------------------------------------- counting


def report(game: Game, players: int, games: list[Played]) -> dict[str, Any]:
    """Lengths, scores, seats, sources of points, and every use held against winning."""
    uses = use_rows(games)
    seen = {(row["event"], row["part"]) for row in uses}
    catalogue = words("en", game.id)
    unused = sorted(parts_of(game, catalogue) - seen)
    spaces, used = spaces_of(game, catalogue), {part.partition("-")[2] for _, part in seen}
    return {
        "game": game.id,
        "players": players,
        "games": len(games),
        "moves": spread_of([each.moves for each in games]),
        "scores": spread_of([score for each in games for score in each.scores]),
        "winners": spread_of([max(each.scores) for each in games]),
        "margin": spread_of([top - second for top, second, *_ in (sorted(e.scores)[::-1] for e in games)])
        if players > 1
        else None,
        "seats": [seat_row(games, seat) for seat in range(players)],
        "points": points_rows(games),
        "uses": uses,
        "unused": [{"event": event, "part": part} for event, part in unused],
        "spaces": {"number": len(spaces), "unused": [space for space in spaces if space not in used]},
        "failures": sum(len(each.failures) for each in games),
    }


def spread_of(values: list[int]) -> dict[str, float]:
    """Mean, deviation, least, quarters and most."""
    quarters = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    found = {"mean": mean(values), "deviation": pstdev(values), "least": min(values), "most": max(values)}
    found |= {"lower": quarters[0], "middle": quarters[1], "upper": quarters[2]}
    return {name: round(float(value), 2) for name, value in found.items()}


def seat_row(games: list[Played], seat: int) -> dict[str, Any]:
    """How often a seat wins."""
    won = sum(each.shares[seat] for each in games)
    low, high = wilson(won, len(games))
    scored = mean(each.scores[seat] for each in games)
    return {"seat": seat + 1, "share": won / len(games), "low": low, "high": high, "score": round(scored, 2)}


def points_rows(games: list[Played]) -> list[dict[str, Any]]:
    """What every source of points gives: to all, to winners, and how it goes with winning."""
    sources: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for each in games:
        for seat, points in enumerate(each.points):
            for source, value in points.items():
                sources[source].append((value, each.shares[seat]))
    return [
        {
            "source": source,
            "mean": round(mean(value for value, _ in pairs), 2),
            "winners": round(weighted(pairs), 2),
            "correlation": round(correlation(pairs), 3),
        }
        for source, pairs in sources.items()
    ]


def weighted(pairs: list[tuple[float, float]]) -> float:
    """The mean of the winners."""
    return sum(value * share for value, share in pairs) / max(1e-9, sum(share for _, share in pairs))


def use_rows(games: list[Played]) -> list[dict[str, Any]]:
    """Every use: how often, by how many, how often those win who did, and how it goes with winning."""
    seats = [(uses, share) for each in games for uses, share in zip(each.uses, each.shares, strict=True)]
    rows = []
    for use in sorted({use for uses, _ in seats for use in uses}):
        users = [share for uses, share in seats if uses[use]]
        low, high = wilson(sum(users), len(users))
        rows.append(
            {
                "event": use[0],
                "part": use[1],
                "times": round(sum(uses[use] for uses, _ in seats) / len(games), 3),  # a game
                "users": round(len(users) / len(seats), 4),  # the share of the seats
                "share": round(sum(users) / len(users), 4),
                "low": round(low, 4),
                "high": round(high, 4),
                "correlation": round(correlation([(uses[use], share) for uses, share in seats]), 3),
            }
        )
    return rows


def correlation(pairs: list[tuple[float, float]]) -> float:
    """Pearson's; 0 where something never varies."""
    xs, ys = [x for x, _ in pairs], [y for _, y in pairs]
    dx, dy = pstdev(xs), pstdev(ys)
    if dx == 0 or dy == 0:
        return 0.0
    mx, my = mean(xs), mean(ys)
    return math.fsum((x - mx) * (y - my) for x, y in pairs) / (len(pairs) * dx * dy)


# ---------------------------------------------------------------- the compiled side


def _reply(question: Question) -> bytes:
    """One game: its seed, its moves and the failures of its bots."""
    from zenobia.games import find

    random = Random(question["seed"])
    table = Table(find(question["game"]), question["players"], question["options"], random.getrandbits(62))
    moves: list[tuple[int, int]] = []
    failures: list[dict[str, str]] = []
    while not table.over:
        action = move_of(find_bot(question["bot"]), question["bot"], table, random, failures)
        moves.append((action, random.getrandbits(62)))
        table.do(*moves[-1])
    return json.dumps({"seed": table.seed, "moves": moves, "failures": failures}).encode()


if __name__ == "__main__":
    answer(_reply)
