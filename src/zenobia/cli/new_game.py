"""`zenobia new-game`: lay out the folder of a new game, a small whole game to make one's own of."""

from __future__ import annotations

import re
from pathlib import Path
from string import ascii_uppercase

from zenobia.cli.folders import prefixes
from zenobia.cli.golden import write_missing
from zenobia.cli.speech import console, say, write_json
from zenobia.core.files import write_text
from zenobia.core.game import Refused
from zenobia.games import add, check_name, find

TEMPLATE = Path(__file__).parent / "template" / "placeholder"


def make(name: str, where: Path, json: bool) -> int:
    """Write the folder and its golden game."""
    check_name(name)
    folder = where / name
    if folder.exists():
        raise Refused("folder-exists", folder=str(folder))
    prefix = free_prefix(name, set(prefixes().values()))
    for file in sorted(TEMPLATE.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            text = filled_in(file.read_text(encoding="utf-8"), name, prefix)
            write_text(folder / file.relative_to(TEMPLATE), text)
    write_missing(find(add(folder)), folder)
    if json:
        files = sorted(str(file) for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
        write_json({"game": name, "folder": str(folder), "rules": prefix, "files": files})
    else:
        path = folder if folder.is_absolute() else f"./{folder}"
        console().print(say("new-game-made", folder=str(folder)), style="green", soft_wrap=True)
        console().print(say("new-game-next"), soft_wrap=True)
        for command in (f"zenobia play {path}", f"zenobia scenario {path}", f"pytest {path}"):
            console().print(f"  {command}", soft_wrap=True)
    return 0


def filled_in(text: str, name: str, prefix: str) -> str:
    """A file of the template with the game's own names."""
    title = name.replace("_", " ")
    text = text.replace("placeholder", name).replace("Placeholder", title.capitalize())
    return text.replace("PLACEHOLDER", title.upper()).replace("PH-", f"{prefix}-")


def free_prefix(name: str, taken: set[str]) -> str:
    """Two letters that the rule numbers of no other game begin with: the game's first ones, if possible."""
    first, *rest = re.findall("[A-Z]", name.upper())
    pairs: list[str] = [first + letter for letter in [*rest, *ascii_uppercase]]
    return next(pair for pair in pairs if pair not in taken)
