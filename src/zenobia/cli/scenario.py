"""`zenobia scenario`: run scenarios of any file, or all of a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from zenobia.cli.folders import know_game_around, named, prefixes
from zenobia.cli.speech import console, say, why, write_json
from zenobia.core.game import Refused
from zenobia.core.scenario import Finding, Scenario, game_of, read
from zenobia.core.scenario import run as play
from zenobia.games import find, folder, names

DIFFERS, BAD = 1, 2  # exit codes: a scenario is not so; a scenario makes no sense


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


def findings(scenario: Scenario, known: dict[str, str]) -> Iterator[Finding]:
    """What is wrong with a scenario; no game but its own is imported."""
    yield from scenario.problems
    try:
        game = find(game_of(scenario, known))
    except Refused as refusal:
        yield scenario.finding("error", refusal)
        return
    if not scenario.problems and (found := play(scenario, game)):
        yield found


def run(given: list[Path], json: bool) -> int:
    """Run every scenario of the files and games; 1 if any differs, 2 if any makes no sense."""
    files = [file for each in given for file in files_of(each)]
    known = prefixes()
    scenarios = [scenario for file in files for scenario in read(file)]
    if not scenarios:
        raise Refused("scenario-none", file=", ".join(map(str, given)))
    results = [(scenario, list(findings(scenario, known))) for scenario in scenarios]
    if json:
        write_json([in_json(scenario, found) for scenario, found in results])
    else:
        write(results)
    kinds = {finding.kind for _, found in results for finding in found}
    return BAD if "error" in kinds else DIFFERS if kinds else 0


def reason(finding: Finding) -> str:
    """Why, in the person's language."""
    return why(finding.reason) if isinstance(finding.reason, Refused) else finding.reason


def in_json(scenario: Scenario, found: list[Finding]) -> dict[str, object]:
    """A scenario and what is wrong with it."""
    return {
        "file": scenario.source,
        "line": scenario.number,
        "title": scenario.title,
        "ok": not found,
        "findings": [
            {"kind": each.kind, "line": each.line, "text": each.text, "reason": reason(each)} for each in found
        ],
    }


def write(results: list[tuple[Scenario, list[Finding]]]) -> None:
    """Every title with ok or what is wrong, and how many are not well."""
    for scenario, found in results:
        marks = [
            f"{say(f'scenario-{each.kind}')} {each.file}:{each.line}: {each.text}: {reason(each)}" for each in found
        ]
        for mark in marks or [say("scenario-ok")]:
            text = f"{scenario.title}: {mark}" if scenario.title else mark
            console().print(text, style="red" if found else "green", soft_wrap=True)
    bad = sum(bool(found) for _, found in results)
    console().print(say("scenario-counts", bad=bad, total=len(results)), soft_wrap=True)
