"""A refusal says why: for every illegal move, in every language, without telling a secret."""

from __future__ import annotations

import random
from importlib import import_module

import pytest
from tests.conformance.conftest import folder_of
from tests.test_words import messages, variables

from zenobia import games
from zenobia.core import scenario
from zenobia.core.game import Refused
from zenobia.core.kernel import COMPILED
from zenobia.core.scenario import rules_of
from zenobia.core.table import GENERAL
from zenobia.core.words import LANGUAGES

pytestmark = pytest.mark.skipif(COMPILED, reason="reasons are told by the plain engine")
ASKED = 12  # illegal moves that are tried at a step


def illegal(case, actions, rng):
    """Some illegal actions: any, and such as are like a legal one."""
    verbs = {case.game.text(action).split()[0] for action in actions}
    alike = [action for action in range(case.game.actions) if case.game.text(action).split()[0] in verbs]
    return set(rng.choices(alike, k=ASKED) + rng.choices(range(case.game.actions), k=ASKED // 2)) - set(actions)


def said(reason):
    return [reason.said(language) for language in LANGUAGES]


def test_every_refusal_says_why(case):
    rng = random.Random(8)
    for seed in range(2):
        for table, actions in case.play(seed):
            if not actions or rng.random() > 0.4:
                continue
            for action in illegal(case, actions, rng):
                before = table.state.tobytes()
                reason = table.why_not(action)
                assert isinstance(reason, Refused), f"{case.game.text(action)} is refused without a reason"
                assert reason.why in GENERAL or reason.details["rule"] in rules_of(case.game.id), reason.why
                assert all("refused-" not in text and "{" not in text for text in said(reason)), reason.why
                assert table.state.tobytes() == before, "asking changed the position"
            assert table.why_not(rng.choice(actions)) is None, "a reason for a legal move"
    assert table.over
    assert table.why_not(0).why == "over"


def test_a_reason_tells_no_secret(case):
    """Permuting all that the mover cannot know changes no reason."""
    shuffle_hidden = case.part("tests.secrets").shuffle_hidden
    rng = random.Random(9)
    asked = 0
    for table, actions in case.play(6):
        if not actions or rng.random() > 0.25:
            continue
        other = case.table(0)
        other.state = table.state.copy()
        shuffle_hidden(other.state, table.to_act, rng)
        for action in illegal(case, actions, rng):
            asked += 1
            assert said(other.why_not(action)) == said(table.why_not(action)), case.game.text(action)
    assert asked > 30


def test_moves_say_which_questions_they_answer(case):
    play = import_module(f"zenobia.games.{case.game.id}.play").PLAY
    for table, actions in case.play(5):
        asked = getattr(table.state, play.asked) if isinstance(play.asked, str) else play.asked(table.state)
        for action in actions:
            assert sum(asked in move.at for move, _ in play._meant[action]) == 1, case.game.text(action)


def test_every_reason_is_expected_by_a_scenario(game):
    """`illegal ... because NAME`: a table of positions, illegal moves and what a person is told."""
    files = sorted((folder_of(game) / "scenarios").glob("*.scn"))
    told = {line.words[-1] for path in files for line in lines_of(path) if line.words[-2:-1] == ["because"]}
    catalogue = messages(games.folder(game.id) / "text", "en")
    whole = [name for name, message in catalogue.items() if "rule" in variables(message)]  # others are parts of them
    reasons = {name.removeprefix("refused-") for name in whole}
    assert reasons and sorted(reasons - told) == []


def lines_of(path):
    return [line for each in scenario.read(path) for _, lines in each.parts for line in lines]
