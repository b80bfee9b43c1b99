"""What actions and observations are, of every game, from the code: what an action's number does, what an entry says."""

from __future__ import annotations

from importlib import import_module
from itertools import groupby
from typing import Any

from tools.docs.fold import Row, fold

from zenobia import games
from zenobia.core.game import Game
from zenobia.core.words import words


def title(game: Game) -> str:
    """What people call it."""
    return words("en", game.id)(game.id)


def complete(game_id: str) -> dict[str, Any]:
    """Every action and every entry of an observation by its number."""
    game = games.find(game_id)
    actions = [game.text(action) for action in range(game.actions)]
    return {"game": game.id, "actions": actions, "features": list(game.feature_names)}


def action_rows(game: Game) -> list[Row]:
    """The actions, kind by kind: the first word of a move is its kind."""
    texts = enumerate(game.text(action) for action in range(game.actions))
    rows: list[Row] = []
    for _, run in groupby(texts, key=lambda numbered: numbered[1].split()[0]):
        numbered = list(run)
        rows += fold([text for _, text in numbered], numbered[0][0])
    return rows


def contents() -> str:
    """The page that lists the tables."""
    rows = [
        f"| [{title(game)}](tables/{name}.md) | {game.seats[0]} to {game.seats[-1]} | {game.actions:,} |"
        f" {len(game.feature_names):,} | {game.State.LAYOUT.size:,} |"
        for name in games.names()
        for game in [games.find(name)]
    ]
    return "\n".join(
        [
            "# Actions and observations",
            "",
            "Made from the code: what each number means that goes into an environment or comes out of it.",
            "",
            "| game | players | actions | features | bytes of a state |",
            "|---|---|---:|---:|---:|",
            *rows,
            "",
            "An action is a number below the number of actions; its text is the move as people write it, and the",
            "mask says which are legal. A feature is a `float32`, seen from the seat that decides: `seat+0` or `seat0`",
            "is that seat, the next ones follow in the order of play.",
            "",
            "A row of these tables may stand for many entries, with what varies in braces. `4 × every 176, 176 × every",
            "1`: one of them has 4 values, each 176 entries after the one before, and within these another has 176",
            "values, one after the other.",
            "",
            "```{toctree}",
            ":hidden:",
            "",
            *(f"{title(games.find(name))} <tables/{name}>" for name in games.names()),
            "```",
            "",
        ]
    )


def page(game_id: str) -> str:
    """The tables of one game."""
    game = games.find(game_id)
    options = [
        f"| `{option.name}` | {', '.join(f'`{value}`' for value in option.values)} | `{option.default}` |"
        for option in game.options
    ]
    return "\n".join(
        [
            f"# {title(game)}: actions and observations",
            "",
            f"{game.actions:,} actions, {len(game.feature_names):,} features,"
            f" {game.seats[0]} to {game.seats[-1]} players. [Every single one as JSON]({game_id}.json);"
            f" `zenobia features {game_id}` lists the features too.",
            "",
            "## Options",
            "",
            "| option | values; a record that does not name it has the first | a new table has |",
            "|---|---|---|",
            *options,
            "",
            "## Actions",
            "",
            *table(action_rows(game), "text"),
            "",
            "## What the moves do",
            "",
            *deeds(game_id),
            "",
            "## Features of an observation",
            "",
            *table(fold(list(game.feature_names)), "name"),
            "",
        ]
    )


def deeds(game_id: str) -> list[str]:
    """The moves as the game's play.py lists them: their words, their numbers, and the rule that each of them is."""
    listed = import_module(f"zenobia.games.{game_id}.play").PLAY.contents()
    lines = ["| move | numbers | rule |", "|---|---|---|"]
    return lines + [f"| `{words}` | {_range(numbers)} | {rule} |" for words, numbers, rule in listed]


def _range(numbers: range) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"


def table(rows: list[Row], what: str) -> list[str]:
    """Rows as Markdown: where they begin, how many they are, what they are called."""
    lines = [f"| from | entries | {what} | repeats |", "|---:|---:|---|---|"]
    return lines + [f"| {row.first} | {row.size} | `{row.pattern()}` | {row.spacing()} |" for row in rows]
