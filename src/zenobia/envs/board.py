"""The terminal's board as text, with its colours: what `render_mode="ansi"` shows.

Views are made by the plain engine. A compiled process asks a plain one beside it, which starts with the first board.

python -m zenobia.envs.board       reads one JSON request a line, writes one JSON answer a line
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import StringIO
from typing import Any

from zenobia import games
from zenobia.ai.worker import Worker, serve
from zenobia.core.kernel import COMPILED
from zenobia.games.drawing import drawn_view

ANSI = "ansi"
WIDTH = 120  # characters


def check_mode(render_mode: str | None) -> str | None:
    """The render mode, if it is one."""
    if render_mode not in (None, ANSI):
        raise ValueError(f"render_mode is {render_mode!r}, expected None or {ANSI!r}")
    return render_mode


def board(game: str, state: bytes, seat: int, emblems: Sequence[int] = ()) -> str:
    """The board as a seat sees it, with the chosen emblems of the seats."""
    if COMPILED:
        text: str = _painter().ask({"game": game, "state": state.hex(), "seat": seat, "emblems": emblems})["board"]
        return text
    from rich.console import Console

    known, out = games.find(game), StringIO()
    console = Console(
        file=out, width=WIDTH, force_terminal=True, color_system="truecolor", highlight=False, emoji=False
    )
    console.print(drawn_view(game, known.view(known.State.frombytes(state), seat), emblems))
    return out.getvalue()


@cache
def _painter() -> Worker:
    return Worker(module="zenobia.envs.board", engine="plain")


def reply(request: dict[str, Any]) -> dict[str, Any]:
    """The board of a request."""
    return {"board": board(request["game"], bytes.fromhex(request["state"]), request["seat"], request["emblems"])}


if __name__ == "__main__":
    serve(reply)
