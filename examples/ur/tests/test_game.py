"""What every game must keep: scenarios, golden games, invariants, three languages, two engines."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from zenobia import games
from zenobia.core import record, scenario
from zenobia.core.table import Table
from zenobia.core.words import LANGUAGES, words

FOLDER = Path(__file__).parents[1]
GAME = games.find(games.add(FOLDER))
RULES = scenario.rule_ids((FOLDER / "RULES.md").read_text(encoding="utf-8"))
SCENARIOS = [each for file in sorted(FOLDER.glob("tests/scenarios/*.scn")) for each in scenario.read(file)]
PLAYED = """
from zenobia import games
from zenobia.core.kernel import actions_buffer
from zenobia.core.table import Table

game = games.find("ur")
for seed in range(20):
    table = Table(game, game.seats[0], {}, seed)
    print(game.playout(table.state, actions_buffer(game.actions)), table.check())
"""


@pytest.mark.parametrize("each", SCENARIOS, ids=lambda each: each.title)
def test_scenario(each):
    assert not each.problems and scenario.run(each, GAME) is None


def test_every_rule_has_a_scenario():
    assert {rule for each in SCENARIOS for rule in each.rules} == set(RULES)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_rules_are_told_in_every_language(language):
    assert scenario.rule_ids((FOLDER / f"RULES.{language}.md").read_text(encoding="utf-8")) == RULES


def test_golden_games():
    for file in sorted(FOLDER.glob("tests/golden/*.txt")):
        read = record.read(file, games.find)
        assert read.table.over
        assert record.write(read.table) == file.read_text(encoding="utf-8")


def test_action_numbers_stay():
    kept = (FOLDER / "tests" / "actions.txt").read_text(encoding="utf-8").splitlines()
    assert [GAME.text(action) for action in range(GAME.actions)] == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language):
    verbs = {GAME.text(action).split()[0] for action in range(GAME.actions)}
    wanted = {f"{kind}-{event.name}" for event in GAME.events for kind in ("event", "deed")}
    wanted |= {f"{kind}-{verb}" for verb in verbs for kind in ("move", "verb")}
    wanted |= {GAME.id, *(f"seat-{seat + 1}" for seat in range(GAME.seats[-1]))}
    assert wanted - words(language, GAME.id).names == set()


@pytest.mark.parametrize("players", GAME.seats)
def test_random_games(players):
    broken = import_module("zenobia.games.ur.invariants").broken
    for seed in range(10):
        random, table = Random(seed), Table(GAME, players, {}, seed)
        while actions := table.actions():
            for _, *event in table.do(random.choice(actions), random.getrandbits(62)):
                for language in LANGUAGES:
                    assert words(language, GAME.id).sentence(GAME, tuple(event), ["A", "B", "C", "D", "E"])
            assert broken(table.state) == []
        for source in GAME.breakdown(table.state, 0, []):
            assert all(words(language, GAME.id).has(f"score-{source.name}") for language in LANGUAGES)


def test_both_engines_play_the_same_games():
    said = [
        subprocess.run(
            [sys.executable, "-c", PLAYED],
            env={**os.environ, "ZENOBIA_ENGINE": engine},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for engine in ("plain", "compiled")
    ]
    assert said[0].count("\n") == 20 and said[0] == said[1]
