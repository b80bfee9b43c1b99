"""Scenarios, golden games and the coverage of the rules."""

from __future__ import annotations

import re

from zenobia import games
from zenobia.cli.golden import played
from zenobia.core import record, scenario


def test_scenario(game, each):
    assert scenario.run(each, game) is None


def test_every_rule_has_a_scenario(game):
    folder = games.folder(game.id)
    rules = scenario.rule_ids((folder / "RULES.md").read_text(encoding="utf-8"))
    assert rules and len(set(rules)) == len(rules)
    files = sorted((folder / "tests" / "scenarios").glob("*.scn"))
    proven = {rule for path in files for each in scenario.read(path) for rule in each.rules}
    assert [rule for rule in rules if rule not in proven] == []
    assert sorted(proven - set(rules)) == [], "scenarios of rules that RULES.md does not define"


def test_every_id_is_a_rule(game):
    """Code, scenarios and texts name rules, or whole chapters of them, that RULES.md defines."""
    folder = games.folder(game.id)
    rules = scenario.rule_ids((folder / "RULES.md").read_text(encoding="utf-8"))
    prefix = rules[0].partition("-")[0]
    chapters = {rule[: dot.start()] for rule in rules for dot in re.finditer(r"\.", rule)}
    known = {*rules, *chapters}
    named = re.compile(rf"\b{prefix}-(?:[A-Z]\.?)?\d+(?:\.\d+)*")
    kinds = (".py", ".md", ".toml", ".scn", ".ftl", ".ts", ".svelte")
    wrong = [
        f"{path.relative_to(folder)}: {found}"
        for path in sorted(folder.rglob("*"))
        if path.suffix in kinds
        for found in named.findall(path.read_text(encoding="utf-8"))
        if found not in known
    ]
    assert wrong == []


def test_golden_game(golden):
    read = record.read(golden, games.find)
    assert read.table.over
    assert record.write(read.table, [name for name in read.names if name]) == golden.read_text(encoding="utf-8")


def test_a_game_has_golden_games(game):
    paths = (games.folder(game.id) / "tests" / "golden").glob("*.txt")
    tables = [record.read(path, games.find).table for path in paths]
    ends = {game.seats[0], game.seats[-1]}
    assert ends <= {table.players for table in tables}
    if any(move.entropy for move in played(game, game.seats[0], {}, draws=True).log):
        assert ends <= {table.players for table in tables if any(move.entropy for move in table.log)}


def test_the_rules_are_told_in_three_languages(game):
    folder = games.folder(game.id)
    english = scenario.rule_ids((folder / "RULES.md").read_text(encoding="utf-8"))
    for language in ("fr", "it"):
        assert scenario.rule_ids((folder / f"RULES.{language}.md").read_text(encoding="utf-8")) == english
