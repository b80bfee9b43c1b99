"""`zenobia scenario`: run scenarios of any file."""

from __future__ import annotations

from pathlib import Path

from zenobia.cli.folders import rulebook
from zenobia.cli.speech import console, say, write_json
from zenobia.core.game import Game, Refused
from zenobia.core.scenario import Scenario, game_of, read, rule_ids
from zenobia.core.scenario import run as play
from zenobia.games import find, names


def prefixes() -> dict[str, str]:
    """What the rule numbers of each game begin with: TE of TE-1."""
    found = {}
    for name in names():
        try:
            ids = rule_ids(rulebook(name))
        except Refused:
            continue  # a game without a rulebook has no scenarios either
        if ids:
            found[name] = ids[0].partition("-")[0]
    return found


def game_for(scenario: Scenario, known: dict[str, str]) -> Game:
    """The game of a scenario; no other is imported."""
    meant = [find(name) for name, prefix in known.items() if scenario.title.startswith(f"{prefix}-")]
    return game_of(scenario, meant, known)


def run(files: list[Path], json: bool) -> int:
    """Run every scenario of the files; 1 if any differs."""
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
