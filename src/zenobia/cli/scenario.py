"""`zenobia scenario`: run scenarios of any file, or all of a game."""

from __future__ import annotations

from pathlib import Path

from zenobia.cli.folders import know_game_around, named, prefixes
from zenobia.cli.speech import console, say, write_json
from zenobia.core.game import Game
from zenobia.core.scenario import Scenario, game_of, read
from zenobia.core.scenario import run as play
from zenobia.games import find, folder, names


def files_of(given: Path) -> list[Path]:
    """A file of scenarios, or all that a game has."""
    if given.is_dir():
        name = named(f"./{given}" if len(given.parts) == 1 else str(given))
    elif given.exists() or str(given) not in names():
        know_game_around(given)
        return [given]
    else:
        name = str(given)
    return sorted((folder(name) / "tests" / "scenarios").glob("*.scn"))


def game_for(scenario: Scenario, known: dict[str, str]) -> Game:
    """The game of a scenario; no other is imported."""
    meant = [find(name) for name, prefix in known.items() if scenario.title.startswith(f"{prefix}-")]
    return game_of(scenario, meant, known)


def run(given: list[Path], json: bool) -> int:
    """Run every scenario of the files and games; 1 if any differs."""
    files = [file for each in given for file in files_of(each)]
    known = prefixes()
    scenarios = [scenario for file in files for scenario in read(file)]
    games = [game_for(scenario, known) for scenario in scenarios]
    results = []
    for scenario, game in zip(scenarios, games, strict=True):
        differs = play(scenario, game)
        results.append(
            {
                "file": scenario.source,
                "line": scenario.number,
                "title": scenario.title,
                "ok": differs is None,
                "differs": differs,
            }
        )
        if not json:
            mark = say("scenario-ok") if differs is None else f"{say('scenario-differs')} {differs}"
            style = "green" if differs is None else "red"
            console().print(f"{scenario.title}: ", mark, sep="", style=style, markup=False, soft_wrap=True)
    bad = sum(not each["ok"] for each in results)
    if json:
        write_json(results)
    else:
        console().print(say("scenario-counts", bad=bad, total=len(results)), soft_wrap=True)
    return 1 if bad else 0
