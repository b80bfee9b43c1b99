"""Suggestions for a wrong move: useful, and found in a time that does not grow with what was sent."""

from __future__ import annotations

from random import Random

import pytest

from zenobia.core import table as tables
from zenobia.core.game import Refused
from zenobia.core.table import LONGEST_MOVE, Table
from zenobia.games import find, names


def crowded() -> Table:
    """A position with hundreds of legal moves."""
    table, random = Table(find("tigris"), 4, seed=3), Random(3)
    while len(table.actions()) < 600:
        table.do(random.choice(table.actions()), 1)
    return table


def refusal(table: Table, text: str) -> Refused:
    with pytest.raises(Refused) as caught:
        table.find(text)
    return caught.value


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("tile temple e55", "tile temple e5"),
        ("tile temlpe e5", "tile temple e5"),
        ("tile templ e5", "tile temple e5"),
        ("tiel temple e5", "tile temple e5"),
        ("temple e5", "tile temple e5"),
        ("tile temple, e5", "tile temple e5"),
        ("leder red h7", "leader red h7"),
        ("red leader h7", "leader red h7"),
        ("leaderred h7", "leader red h7"),
        ("catastrophy e5", "catastrophe e5"),
        ("swp", "swap"),
    ],
)
def test_typical_mistakes(typed: str, meant: str) -> None:
    told = refusal(crowded(), typed)
    assert told.why == "illegal-move"
    assert told.details["near"].split(", ")[0] == meant


def test_a_word_that_fits_several_moves_suggests_them_all() -> None:
    near = refusal(crowded(), "leader h7").details["near"]
    assert near == "leader black h7, leader blue h7, leader green h7, leader red h7"


def test_the_cost_does_not_grow_with_what_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[str, str]] = []
    alike = tables._alike
    monkeypatch.setattr(tables, "_alike", lambda one, other: compared.append((one, other)) or alike(one, other))
    table = crowded()
    for text in ("x", "x" * LONGEST_MOVE, "a " * (LONGEST_MOVE // 2), "tile " * (LONGEST_MOVE // 5), "tile temple z9"):
        compared.clear()
        near = refusal(table, text).details["near"].split(", ")
        assert 1 <= len(near) <= tables.SUGGESTED
        assert len(compared) <= 4 * tables.COMPARED


def test_a_long_text_is_refused_before_anything_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    table = crowded()
    monkeypatch.setattr(Table, "actions", lambda table: pytest.fail("the legal moves were listed"))
    told = refusal(table, "x" * (LONGEST_MOVE + 1))
    assert (told.why, told.details) == ("move-too-long", {"most": LONGEST_MOVE})


@pytest.mark.parametrize("name", names())
def test_every_move_of_every_game_is_much_shorter(name: str) -> None:
    game, longest = find(name), 0
    for action in range(game.actions):
        try:
            longest = max(longest, len(game.text(action)))
        except Refused:
            continue  # a number that no move has
    assert 0 < longest <= LONGEST_MOVE // 2


def test_nothing_is_suggested_when_nothing_is_legal() -> None:
    table = Table(find("tadmor"), 2, seed=1)
    random = Random(1)
    while not table.over:
        table.do(random.choice(table.actions()), 1)
    assert refusal(table, "x").details["near"] == ""
    assert refusal(table, "pass").why == "over"


def test_a_whole_move_is_not_taken_for_the_beginning_of_another() -> None:
    """`a1` begins `a10`: where a1 is taken, a10 is not meant."""
    table = Table(find("tigris"), 2, seed=3)
    table.do(table.find("catastrophe a1"), 1)
    told = refusal(only(table, ["catastrophe a10"]), "catastrophe a1")
    assert told.why == "illegal-because" and told.details["reason"].why == "catastrophe-there"


def only(table: Table, legal: list[str]) -> Table:
    """The same table, at which only these moves are legal."""
    table.actions = lambda: [table.game.parse(text) for text in legal]  # type: ignore[method-assign]
    return table


@pytest.mark.parametrize(("typed", "why"), [("tile farm", "no-tile"), ("withdraw", None), ("commit", "other-question")])
def test_the_beginning_of_a_move_is_refused_with_the_reason_that_all_its_ends_have(typed: str, why: str | None) -> None:
    table = Table(find("tigris"), 2, seed=3)
    assert not any(text.startswith("tile farm") for text in table.legal())
    told = refusal(table, typed)
    reason = told.details.get("reason", told)
    assert reason.why == (why or "illegal-move")  # each leader is another reason
    assert told.details["move"] == typed
