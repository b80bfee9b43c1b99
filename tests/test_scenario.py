"""The scenario tool tells the truth: what proves nothing or cannot be is an error with its line and its reason."""

from __future__ import annotations

from importlib import import_module
from textwrap import indent

import pytest

from zenobia.core import lesson, scenario
from zenobia.core.scenario import Finding, parse, run
from zenobia.games import find, names

SPEAKS_OF = {"TE": "tigris", "PM": "palmyra", "PC": "carthago", "TD": "tadmor"}


def found(text: str, prefix: str = "TE") -> Finding | None:
    """What is wrong with the only scenario of a text."""
    (only,) = parse(text, "here.scn")
    return run(only, find(SPEAKS_OF[prefix]))


def written(prefix: str, given: str, then: str) -> str:
    """A scenario of some rule of a game."""
    parts = {"given": given, "then": then}
    body = "".join(f"{part}\n{indent(text, '    ')}\n" for part, text in parts.items() if text)
    return f"{min(scenario.rules_of(SPEAKS_OF[prefix]))} a title\n{body}"


@pytest.mark.parametrize(
    ("prefix", "line", "why"),
    [
        ("TE", "points P1 non", "scenario-short"),
        ("TE", "points P1 red", "scenario-short"),
        ("TE", "points P1 red many", "scenario-number"),
        ("TE", "empty", "scenario-nothing"),
        ("TE", "temple", "scenario-nothing"),
        ("TE", "no treasure", "scenario-nothing"),
        ("TE", "treasures P1 0 0", "scenario-word"),
        ("TE", "count temples 10", "scenario-word"),
        ("TE", "choices 0 tiel", "scenario-word"),
        ("TE", "illegal tile markt e5", "move-word"),
        ("TE", "view P1 seats.0.hnad none", "scenario-word"),
        ("TE", "event nothing-of-the-kind", "scenario-word"),
        ("TE", "over and out", "scenario-word"),
        ("TE", "to P1", "scenario-word"),
        ("PM", "hand P1", "scenario-short"),
        ("PM", "empty", "scenario-nothing"),
        ("PC", "stored P1", "scenario-short"),
        ("PC", "deck", "scenario-short"),
        ("PC", "knows P1", "scenario-short"),
        ("TD", "goods P1", "scenario-short"),
        ("TD", "at none", "scenario-short"),
        ("TD", "value P1 towers 8", "scenario-word"),
    ],
)
def test_a_check_that_checks_nothing(prefix: str, line: str, why: str) -> None:
    finding = found(written(prefix, "", line), prefix)
    assert finding is not None and (finding.kind, finding.line, finding.text) == ("error", 3, line)
    assert getattr(finding.reason, "why", finding.reason) == why


@pytest.mark.parametrize(
    ("prefix", "given", "line", "reason"),
    [
        ("TE", "temple d5\nking P1 d4\nfarm a4", 4, "river"),
        ("TE", "temple e5\nking P1 e4\nking P2 e6", 5, "2 black leaders"),
        ("TE", "temple e5\nking P1 e4\npriest P2 e4", 5, "two leaders"),
        ("TE", "monument red-blue e5\nmonument red-blue h5", 4, "face-down tiles"),
        ("TE", "monument red-blue p5", 3, "edge"),
        ("TE", "hand P1 farm 60", 3, "tiles"),
        ("TE", "hand P1 farm 7", 3, "more than 6"),
        ("TE", "treasures P1 1", 3, "10 treasures"),
        ("TE", "actions 3", 3, "3 actions"),
        ("PM", "coins P1 999\nturn P1", 3, "reserve"),
        ("PM", "players 2\ntile t20 large-hills-lake\nlegion P1 t20\ncensor P2 t20", 6, "two pawns"),
        ("PC", "reserve P1 19", 3, "21 servants"),
        ("PC", "kept P1 tyre-wine tyre-wine", 3, "two places"),
        ("PC", "good egypt1 wine", 3, "without servants"),
        ("TD", "hand P1 k5\nhand P2 k5", 4, "two places"),
        ("TD", "tiles P1 i1\ntiles P2 i1", 4, "two places"),
        ("TD", "rare P1 glass 9", 3, "too many glass"),
    ],
)
def test_an_impossible_position(prefix: str, given: str, line: int, reason: str) -> None:
    text = written(prefix, given, "playing")
    finding = found(text, prefix)
    assert finding is not None and (finding.kind, finding.line) == ("error", line)
    assert getattr(finding.reason, "why", finding.reason) == "scenario-impossible" and reason in str(finding.reason)
    assert found(written(prefix, f"{given}\nimpossible", "playing"), prefix) is None


def test_a_possible_position_is_not_called_impossible() -> None:
    finding = found(written("TE", "impossible", "playing"))
    assert (
        finding is not None and str(finding.reason) == "The scenario says “impossible”, but the position is possible."
    )


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("TE-1 a title without a body", 1, "scenario-nothing"),
        ("TE-1 nothing is checked\ngiven\n    players 2\nwhen\n    P1 end", 1, "scenario-nothing"),
        ("TE-1 TE-999 no such rule\nthen\n    playing", 1, "scenario-rule"),
        ("TE-x no rule\nthen\n    playing", 1, "scenario-title"),
        ("TE-1 a line without a part\n    players 2\nthen\n    playing", 2, "scenario-line"),
        ("TE-1 too deep\ngiven\n    temple e5\n        temple f5\nthen\n    playing", 3, "scenario-word"),
        ("TE-1 no squares\ngiven\n    temple\nthen\n    playing", 3, "scenario-short"),
        ("TE-1 no move\nwhen\n    P1\nthen\n    playing", 3, "scenario-short"),
        ("TE-1 too many players\ngiven\n    players 9\nthen\n    playing", 1, "players"),
    ],
)
def test_what_makes_no_sense(text: str, line: int, why: str) -> None:
    finding = found(text)
    assert finding is not None and (finding.kind, finding.line) == ("error", line)
    assert getattr(finding.reason, "why", finding.reason) == why


def test_a_move_that_the_rules_refuse_differs() -> None:
    finding = found("TE-1 on a river\nwhen\n    P1 leader red a4\nthen\n    playing")
    assert finding is not None and (finding.kind, finding.line) == ("differs", 3)


def test_the_hand_is_supplied_where_it_is_not_given() -> None:
    """`illegal tile market e5` would be true in any position, if only because a scenario's hands begin empty."""
    assert str(found(written("TE", "", "illegal tile market e5"))).endswith("it is legal")
    assert found(written("TE", "hand P1 none", "illegal tile market e5")) is None
    assert found(written("TE", "", "illegal tile market e4\nlegal tile farm e1")) is not None
    assert found(written("TE", "catastrophe e5", "illegal tile market e5")) is None


@pytest.mark.parametrize(
    ("prefix", "given", "line", "kind", "why"),
    [
        ("TE", "", "illegal commit 1", "error", "scenario-any-position"),
        ("TE", "", "illegal commit 1 because other-question", None, ""),
        ("TE", "", "illegal leader red a4", None, ""),
        ("TE", "", "illegal leader red a4 because leader-on-river", None, ""),
        ("TE", "", "illegal leader red a4 because no-temple", "differs", "reason: leader-on-river, expected no-temple"),
        ("TE", "", "illegal leader red a4 because", "error", "scenario-short"),
        ("TE", "", "illegal leader red i6 because no-temple", "differs", "it is legal"),
        ("PM", "players 2", "illegal conquer legion", "error", "scenario-not-given"),
        ("PM", "players 2\nhand P2 none", "illegal conquer legion", "error", "scenario-not-given"),
        ("PM", "players 2\nhand P1 none", "illegal conquer legion", None, ""),
        ("PC", "begin purchases", "illegal palace", "error", "scenario-not-given"),
        ("PC", "talents P1 19\nbegin purchases", "illegal palace", None, ""),
        ("TD", "camel P1 al1\nstage construction", "illegal build level", "error", "scenario-not-given"),
        ("TD", "goods P1 wood 1\ncamel P1 al1\nstage construction", "illegal build level", None, ""),
    ],
)
def test_a_refusal_that_any_position_would_bring(
    prefix: str, given: str, line: str, kind: str | None, why: str
) -> None:
    finding = found(written(prefix, given, line), prefix)
    assert (finding and finding.kind) == kind
    if finding:
        assert finding.text == line and getattr(finding.reason, "why", finding.reason) == why


def test_after_the_end_nothing_is_proven_by_an_illegal_move() -> None:
    text = (
        written("PC", "begin purchases", "playing")
        + "when\n    P1 pass, P2 pass, P3 pass\nthen\n    over, illegal pass\n"
    )
    finding = found(text, "PC")
    assert finding is not None and (finding.kind, finding.line) == ("error", 9)


@pytest.mark.parametrize("error", [TypeError, ValueError, IndexError, KeyError, AttributeError, ZeroDivisionError])
def test_a_mistake_of_the_program_says_where(error: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise error("oops")

    monkeypatch.setitem(import_module("zenobia.games.tigris.position").CHECKS, "turn", fails)
    finding = found(written("TE", "", "turn P1"))
    assert finding is not None and (finding.kind, finding.line) == ("fault", 3)
    assert "oops" in str(finding.reason) and f"{__file__}:{fails.__code__.co_firstlineno + 1}" in str(finding.reason)


def test_a_mistake_in_the_invariants_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("zenobia.games.tigris.invariants"), "impossible", lambda s: 1 // 0)
    finding = found(written("TE", "players 2", "playing"))
    assert finding is not None and finding.kind == "fault" and "ZeroDivisionError" in str(finding.reason)


@pytest.mark.parametrize("name", names())
def test_the_positions_of_the_lessons_are_possible(name: str) -> None:
    game = find(name)
    for n in range(len(lesson.steps(game))):
        assert scenario.impossible(game, lesson.begin(game, n).state) == [], lesson.steps(game)[n].id
