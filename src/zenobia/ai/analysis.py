"""How a game was played: who was winning at every moment, and which decisions were mistakes.

Two questions are asked of every position, and the search answers both:

- Who wins? An observer answers, who knows all that is public and nothing else.
- Was there a better move? The seat that decided answers, from all that it knew at that moment and nothing else.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from zenobia.ai.levels import LEVELS, settings_of
from zenobia.ai.processes import Question, answer
from zenobia.core.game import SPECTATOR, Game, Refused
from zenobia.core.table import Table

LEVEL = "level4"
PART = 8  # positions that are looked at together
CONTENDERS = 3  # moves that are weighed beside the one that was played
NOTICEABLE = 0.03  # a difference of chances that is more than the noise of the search
POINTS = 5  # turning points of each kind
Chances = list[float]  # of every seat


def levels() -> list[str]:
    """The levels that can judge: those that search a given number of worlds."""
    return [name for name, spends in LEVELS.items() if spends.get("simulations")]


def questions(record: str, moves: int, level: str) -> list[Question]:
    """All positions of a game, from the first to the one after the last move, in parts."""
    if level not in levels():
        raise Refused("level", level=level, known=", ".join(levels()))
    return [
        {"record": record, "first": first, "last": min(first + PART, moves + 1), "level": level}
        for first in range(0, moves + 1, PART)
    ]


# ---------------------------------------------------------------- looking, in a compiled process


def look(question: Question) -> list[dict[str, Any]]:
    """What is found at some positions of a game; it does not depend on how the positions were shared out."""
    from zenobia.core.record import Record
    from zenobia.games import find

    table = Record("record", question["record"], find).table
    return [look_at(table, n, question["level"]) for n in range(question["first"], question["last"])]


def look_at(table: Table, n: int, level: str) -> dict[str, Any]:
    """The chances after `n` moves, and how good the next move was."""
    state, found = table.at(n), {"n": n, "chances": chances(table, n, level)}
    if n < len(table.log):
        found |= judge(table.game, state, table.log[n].seat, table.game.parse(table.log[n].text), level, n)
    return found


def chances(table: Table, n: int, level: str) -> Chances:
    """Every seat's chance to win after `n` moves, for somebody who knows what is public; in the end the result."""
    if n == len(table.log) and table.over:
        return table.shares()
    state = table.at(n).copy()
    table.game.determinise(state, SPECTATOR, n + 1)
    return worth(table.game, state, SPECTATOR, None, level, 3 * n + 1)


def judge(game: Game, state: Any, seat: int, played: int, level: str, n: int) -> dict[str, Any]:
    """A decision, by what its seat knew: the chance it left, and the moves that were noticeably better.

    The search names the contenders; then each of them and the played move get simulations of their own, equally many,
    so that the best is not best by luck.
    """
    from zenobia.ai.search import Search

    known = state.copy()
    game.determinise(known, seat, n + 1)
    found = Search(game, int(known.players), settings_of(level, game), 3 * n + 2).choose(known, seat)
    if len(found.actions) == 1:
        return {"chance": None, "better": []}
    contenders = [found.action, *(action for action in found.actions if action != found.action)][:CONTENDERS]
    weighed = {
        action: worth(game, known, seat, action, level, 3 * n + 3)[seat]
        for action in {played: 0, **dict.fromkeys(contenders)}
    }
    chance = weighed.pop(played)
    better = sorted(
        ((value, action) for action, value in weighed.items() if value - chance >= NOTICEABLE), reverse=True
    )
    return {"chance": chance, "better": [{"move": game.text(action), "chance": value} for value, action in better]}


def worth(game: Game, state: Any, seat: int, action: int | None, level: str, seed: int) -> Chances:
    """Every seat's chance to win if an action is done now (None: whatever), as far as `seat` can know."""
    from zenobia.ai.search import Search

    settings = replace(settings_of(level, game), score=0.0)  # the chance alone
    search = Search(game, int(state.players), settings, seed)
    return shared(search.worth(state, seat, action, settings.simulations // 2))


def shared(values: Chances) -> Chances:
    """Evaluations as chances that add up to one; somebody alone has a chance of their own."""
    total = sum(values)
    return [round(value / total, 4) if len(values) > 1 and total else round(value, 4) for value in values]


# ---------------------------------------------------------------- putting it together


def assemble(table: Table, level: str, looks: list[dict[str, Any]]) -> dict[str, Any]:
    """The whole analysis, as plain values."""
    curve = [each["chances"] for each in looks]
    moves = [
        {
            "n": n,
            "seat": move.seat,
            "move": move.text,
            "before": curve[n - 1],
            "after": curve[n],
            "chance": looks[n - 1]["chance"],
            "better": looks[n - 1]["better"],
        }
        for n, move in enumerate(table.log, 1)
    ]
    return {
        "game": table.game.id,
        "players": table.players,
        "level": level,
        "over": table.over,
        "curve": curve,
        "moves": moves,
        "swings": _largest(moves, swing),
        "mistakes": _largest(moves, loss),
    }


def swing(move: dict[str, Any]) -> float:
    """How much a move changed the chances of the seat that it concerned most."""
    return max(changes(move))


def changes(move: dict[str, Any]) -> Chances:
    """How much a move changed every seat's chances, up or down."""
    return [abs(after - before) for before, after in zip(move["before"], move["after"], strict=True)]


def loss(move: dict[str, Any]) -> float:
    """What the best move would have won more than the one that was played."""
    return float(move["better"][0]["chance"] - move["chance"]) if move["better"] else 0.0


def _largest(moves: list[dict[str, Any]], size: Any) -> list[int]:
    """The numbers of the moves with the largest noticeable size, largest first."""
    order = sorted((move for move in moves if size(move) >= NOTICEABLE), key=lambda move: (-size(move), move["n"]))
    return [move["n"] for move in order[:POINTS]]


if __name__ == "__main__":
    answer(lambda question: json.dumps(look(question)).encode())
