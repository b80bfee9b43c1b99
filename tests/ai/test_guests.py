"""Guests, bots by import path: one that hangs, crashes, raises or answers nonsense costs only its own moves."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from random import Random

import pytest

from zenobia import games
from zenobia.ai import bots
from zenobia.ai.arena import FORGIVEN, Match, play
from zenobia.ai.processes import spread
from zenobia.core.game import Refused
from zenobia.core.table import Table

MODULE = """
import os, time

def legal(game, state, seat, random):
    print("whatever a bot prints")
    from zenobia.ai.bots import legal_actions
    import numpy
    return numpy.int16(random.choice(legal_actions(game, state)))

def talks(game, state, seat, random):
    print("x" * 5_000)
    os.system("echo hello; read line; echo $line")
    return legal(game, state, seat, random)

def raises(game, state, seat, random):
    raise ValueError("no idea")

def nonsense(game, state, seat, random):
    return "castle"

def illegal(game, state, seat, random):
    return game.actions + 7

def crashes(game, state, seat, random):
    os._exit(9)

def hangs(game, state, seat, random):
    while True:
        try:
            time.sleep(0.1)
        except BaseException:
            pass

number = 7
"""


@pytest.fixture
def guests(tmp_path, monkeypatch):
    (tmp_path / "visitors.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    for bot in ("legal", "talks", "raises", "nonsense", "illegal", "crashes", "hangs"):
        bots._process_of(f"visitors:{bot}").close()
    bots._process_of.cache_clear()
    sys.modules.pop("visitors", None)


def asked(bot: str, seconds: float = 30) -> tuple[int, str | None]:
    table = Table(games.find("palmyra"), 2, seed=3)
    action, failure = bots.ask_bot(bots.seated(f"visitors:{bot}", seconds), table, Random(5))
    assert action in table.actions()
    return action, failure


def test_a_guest_plays_and_depends_on_the_seed_alone(guests):
    assert asked("legal") == asked("legal")
    assert asked("legal")[1] is None


def test_whatever_a_guest_prints_disturbs_nobody(guests):
    match = Match("palmyra", {}, ["visitors:talks", "random"], 4, 5.0)
    (said,) = spread("zenobia.ai.arena", [asdict(match)], 1)
    result = json.loads(said)
    assert result["failures"] == []
    assert result["moves"] > 50  # of 5 kB each: more than a pipe holds


@pytest.mark.parametrize(
    ("bot", "reason"),
    [("raises", "no idea"), ("nonsense", "castle"), ("illegal", ""), ("crashes", "it stopped"), ("hangs", "within 1")],
)
def test_a_guest_that_fails_gets_the_first_legal_action(guests, bot, reason):
    action, failure = asked(bot, 1)
    assert action == Table(games.find("palmyra"), 2, seed=3).actions()[0]
    assert failure is not None and reason in failure


def test_the_game_goes_on_and_names_who_failed(guests):
    match = Match("carthago", {}, ["visitors:nonsense", "random", "greedy"], 4, 1.0)
    result = play(match, games.find)
    assert sum(result["shares"]) == pytest.approx(1)
    assert [failure["bot"] for failure in result["failures"]] == ["visitors:nonsense"] * FORGIVEN
    assert {failure["seat"] for failure in result["failures"]} == {"P1"}


def test_a_module_that_ends_the_process_is_refused(guests, tmp_path):
    (tmp_path / "leaver.py").write_text("import sys; sys.exit(3)")
    with pytest.raises(Refused, match="SystemExit"):
        bots.imported("leaver:bot")


@pytest.mark.parametrize("name", ["visitors:nobody", "visitors:number", "strangers:bot", "visitors:"])
def test_what_is_no_bot_is_refused(guests, name):
    with pytest.raises(Refused) as refusal:
        bots.imported(name)
    assert name in str(refusal.value)
