"""PM-A.14.4 The solo campaign on disk: the best score of each game, and whether it is passed.

The file lies in the person's data folder ($XDG_DATA_HOME/zenobia, else ~/.local/share/zenobia). Scores of other options
are kept apart. A damaged file is set aside under another name and reported; it is never overwritten.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from zenobia.core.files import write_text
from zenobia.core.game import Refused
from zenobia.core.table import Table
from zenobia.games.palmyra.data import COINS, TARGET

FORMAT = "zenobia palmyra solo 1"
STANDARD = "standard"
GAMES = range(1, len(TARGET) + 1)
NO_MATTER = ("solo", "expert", "emperor_test", "hide_coins")  # options that change nothing in a solo game

Message = tuple[str, dict[str, Any]]  # of the game's catalogue, with its details


@dataclass
class Campaign:
    """The best score of each solo game that was finished, by variant and number."""

    best: dict[str, dict[int, int]] = field(default_factory=dict)

    def best_of(self, game: int, variant: str = STANDARD) -> int | None:
        """The best score of a game, if it was ever finished."""
        return self.best.get(variant, {}).get(game)

    def is_passed(self, game: int, variant: str = STANDARD) -> bool:
        """PM-A.14.3 Was the target ever reached?"""
        best = self.best_of(game, variant)
        return best is not None and best >= TARGET[game - 1]

    def note(self, game: int, coins: int, variant: str = STANDARD) -> bool:
        """Keep a score if it is the best; was it?"""
        best = self.best_of(game, variant)
        if best is not None and best >= coins:
            return False
        self.best.setdefault(variant, {})[game] = coins
        return True


def variant_of(options: Mapping[str, str]) -> str:
    """The options that a score depends on, in one word or a few."""
    told = [f"{name}={value}" for name, value in sorted(options.items()) if name not in NO_MATTER and value != "off"]
    return " ".join(word for word in told if word != "mix=first") or STANDARD


def campaign_file() -> Path:
    """Where the scores of a person are kept."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(base) / "zenobia" / "palmyra-solo.json"


def load(path: Path | None = None) -> tuple[Campaign, list[Message]]:
    """The campaign so far, and what has to be told about its file."""
    path = path or campaign_file()
    try:
        return Campaign(understood(path.read_bytes())), []
    except FileNotFoundError:
        return Campaign(), []
    except OSError as error:
        raise Refused("file", file=str(path), reason=error.strerror or "?") from error
    except ValueError:
        return Campaign(), [("campaign-set-aside", {"file": str(set_aside(path))})]


def understood(data: bytes) -> dict[str, dict[int, int]]:
    """The scores that a file holds; a ValueError if it is not exactly what we write."""
    read = json.loads(data.decode("utf-8"))
    if not isinstance(read, dict) or set(read) != {"format", "best"} or read["format"] != FORMAT:
        raise ValueError("not a campaign")
    if not isinstance(read["best"], dict):
        raise ValueError("no scores")
    best: dict[str, dict[int, int]] = {}
    for variant, scores in read["best"].items():
        if not isinstance(scores, dict):
            raise ValueError(f"no scores of {variant}")
        for game, coins in scores.items():
            if game not in map(str, GAMES) or type(coins) is not int or not 0 <= coins <= COINS:
                raise ValueError(f"no score: {game} {coins}")
            best.setdefault(variant, {})[int(game)] = coins
    return best


def set_aside(path: Path) -> Path:
    """Rename a damaged file to a name that is free."""
    n = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{n}{path.suffix}")).exists():
        n += 1
    try:
        path.rename(aside)
    except OSError as error:
        raise Refused("not-saved", file=str(aside), reason=error.strerror or "?") from error
    return aside


def save(campaign: Campaign, path: Path | None = None) -> None:
    """Write the file: afterwards it is either complete or what it was before."""
    path = path or campaign_file()
    best = {variant: {str(game): coins for game, coins in scores.items()} for variant, scores in campaign.best.items()}
    text = json.dumps({"format": FORMAT, "best": best}, indent=1, sort_keys=True) + "\n"
    write_text(path, text, "not-saved")


def finished(table: Table, path: Path | None = None) -> list[Message]:
    """Note the score of a finished solo game; what to tell the player. Other tables have nothing to note."""
    if table.players != 1 or not table.over:
        return []
    campaign, messages = load(path)
    game, variant = int(table.options.get("solo", "1")), variant_of(table.options)
    if campaign.note(game, table.scores()[0], variant):
        save(campaign, path)
    return [*messages, ("solo-best", {"n": campaign.best_of(game, variant)})]


def standing(finished: Iterable[tuple[Mapping[str, str], int]]) -> list[dict[str, Any]]:
    """PM-A.14.3 The five games with their targets, from the options and scores of solo games that were finished."""
    campaign = Campaign()
    for options, coins in finished:
        campaign.note(int(options.get("solo", "1")), coins, variant_of(options))
    return [
        {
            "game": game,
            "target": int(TARGET[game - 1]),
            "best": campaign.best_of(game),
            "passed": campaign.is_passed(game),
        }
        for game in GAMES
    ]
