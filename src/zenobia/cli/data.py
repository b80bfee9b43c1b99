"""`zenobia data`: every value printed on a component, and where it comes from."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import Any

from zenobia.cli.folders import ready
from zenobia.cli.speech import console, say, title_of, write_json
from zenobia.core.data import load, provenances
from zenobia.games import folder


def show(game: str, own: Path | None, json: bool) -> int:
    """Print the values of a game."""
    if own is not None:
        ready(game, own)  # the game itself checks what it is given
    data = load(game, folder(game))
    values = provenances(folder(game), data)
    if json:
        rows = [{"path": each.path, "value": each.value, "provenance": each.provenance} for each in values]
        write_json({"game": game, "digest": data.digest, "own": data.source or None, "values": rows})
        return 0
    from rich.table import Table
    from rich.text import Text

    table = Table(title=say("data-title", game=title_of(game), digest=data.digest), title_justify="left")
    for heading in ("data-path", "data-value", "data-provenance"):
        table.add_column(say(heading), overflow="fold")
    for each in values:
        table.add_row(Text(each.path), Text(written(each.value)), Text(each.provenance))
    console().print(table)
    if data.source:
        console().print(say("data-own", file=data.source), soft_wrap=True)
    return 0


def written(value: Any) -> str:
    """A value as people read it: long rows line by line."""
    if isinstance(value, list) and value and all(isinstance(each, str) and len(each) > 8 for each in value):
        return "\n".join(value)
    return value if isinstance(value, str) else json_text.dumps(value, ensure_ascii=False)
