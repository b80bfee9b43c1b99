"""How the command line speaks: in the person's language, one clear line for every error."""

from __future__ import annotations

import difflib
import json
import os
import sys
from functools import cache
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any

from zenobia.core.game import Refused
from zenobia.core.words import language_of_user, words
from zenobia.games import elsewhere, names
from zenobia.games.drawing import words_of as words_of

if TYPE_CHECKING:
    from rich.console import Console

    from zenobia.core.table import Table


def say(name: str, /, **details: Any) -> str:
    """A message of the shell in the person's language."""
    return words(language_of_user())(name, **details)


def title_of(game: str) -> str:
    """What people call a game."""
    known = words_of(game)
    return known(game) if known.has(game) else game


def seat_names(table: Table) -> list[str]:
    """What people call the seats of a table."""
    known = words_of(table.game.id)
    return [known(f"seat-{n}") if known.has(f"seat-{n}") else say("seat-n", n=n) for n in table.emblems]


@cache
def console() -> Console:
    """Where people read. Words are words: nothing in brackets is markup."""
    from rich.console import Console

    return Console(highlight=False, emoji=False, markup=False)


def write_json(value: Any) -> None:
    """Where programs read."""
    print(json.dumps(value, ensure_ascii=False, indent=1))


def complain(text: str) -> None:
    """One line for the person, apart from the output."""
    print("zenobia: " + " ".join(text.split("\n")), file=sys.stderr)


def reason_of(error: OSError) -> str:
    """Why the system refused, in the person's language."""
    return words(language_of_user()).reason(error.strerror or type(error).__name__)


def why(refusal: Refused) -> str:
    """A refusal in the person's language, with the nearest known name."""
    details = dict(refusal.details)
    if refusal.why == "game" and os.path.isfile(os.path.join(str(details["game"]), "__init__.py")):
        return why(Refused("game-here", path=f"./{details['game']}", **details))
    for key in ("game", "found"):
        if details.get(key) in names():
            details[key] = title_of(details[key])
    text = Refused(refusal.why, **details).said(language_of_user(), refusal.game)
    wrong = str(details.get("word") or details.get("value") or details.get(refusal.why.removeprefix("usage-"), ""))
    near = difflib.get_close_matches(wrong.lower(), nearby(str(details.get("known", ""))), 1, 0.5)
    return f"{text}. {say('did-you-mean', name=near[0])}" if near else text


def line_of_a_maker(error: BaseException) -> str | None:
    """The last line of a game from elsewhere that led to an error: `ur/turn.py:12`. Its maker can mend it."""
    lines = [(frame.filename, frame.lineno) for frame in extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        lines.append((error.filename or "", error.lineno))
    for name, place in elsewhere().items():
        for file, line in reversed(lines):
            if Path(file).is_relative_to(place):
                return f"{name}/{Path(file).relative_to(place)}:{line}"
    return None


def nearby(known: str) -> list[str]:
    """The names of a list that was written for people."""
    return [name for name in known.replace("...", "").split(", ") if name]
