"""What games of bots show about a game: the counting by hand, and a few games really played."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from rich.console import Console

from zenobia import games
from zenobia.ai import balance, bots
from zenobia.ai.arena import FORGIVEN
from zenobia.ai.balance import Played, kinds_in, parts_of, report, spaces_of, told_again, uses_in
from zenobia.cli.balance import print_report
from zenobia.cli.commands import run
from zenobia.core.words import LANGUAGES, words

GAME = games.find("carthago")
BUY = ("palace", "")  # a use: the event alone
CAPTAIN = ("use-card", "card-captain")


def game(shares: list[float], scores: list[int], bought: list[int], moves: int = 100) -> Played:
    """A game of three in which seats bought places in the palace; seat 1 alone used the captain, once."""
    uses = [Counter({BUY: number}) if number else Counter() for number in bought]
    uses[0][CAPTAIN] = 1
    points = [{"bought": number, "path": score - number} for number, score in zip(bought, scores, strict=True)]
    return Played(moves, scores, shares, uses, points)


GAMES = [
    game([1, 0, 0], [4, 2, 1], [3, 2, 0], 90),
    game([0, 1, 0], [1, 3, 2], [1, 2, 0], 100),
    game([0.5, 0, 0.5], [2, 1, 2], [2, 1, 0], 140),
    game([1, 0, 0], [5, 0, 0], [4, 0, 0], 110),
]


def test_a_few_games_counted_by_hand():
    found = report(GAME, 3, GAMES)
    assert (found["game"], found["players"], found["games"]) == ("carthago", 3, 4)
    assert found["moves"] == {
        "mean": 110,
        "deviation": 18.71,  # the root of 1400 / 4
        "least": 90,
        "most": 140,
        "lower": 97.5,
        "middle": 105,
        "upper": 117.5,
    }
    assert found["scores"]["mean"] == 1.92  # 23 points of 12 seats
    assert found["winners"]["mean"] == 3.5
    assert (found["margin"]["mean"], found["margin"]["least"]) == (2, 0)
    assert [row["share"] for row in found["seats"]] == [0.625, 0.25, 0.125]
    assert [row["score"] for row in found["seats"]] == [3, 1.5, 1.25]
    assert all(row["low"] < row["share"] < row["high"] for row in found["seats"])


def test_sources_of_points_of_all_and_of_the_winners():
    bought, path = report(GAME, 3, GAMES)["points"]
    assert (bought["source"], path["source"]) == ("bought", "path")
    assert bought["mean"] == 1.25  # 15 of 12 seats
    assert bought["winners"] == 2.5  # 3, 2, half of 2 and of 0, 4: 10 of four victories
    assert path["winners"] == 1  # 1, 1, half of 0 and of 2, 1
    assert 0 < path["correlation"] < bought["correlation"] < 1


def test_uses_are_held_against_winning():
    found = report(GAME, 3, GAMES)
    captain, buy = sorted(found["uses"], key=lambda row: row["part"], reverse=True)
    assert (buy["event"], buy["part"], buy["times"]) == (*BUY, 3.75)
    assert buy["users"] == round(7 / 12, 4)
    assert buy["share"] == round(3.5 / 7, 4), "the half of the third seat was won without buying"
    assert (captain["event"], captain["part"]) == CAPTAIN
    assert (captain["times"], captain["share"]) == (1, 0.625)
    unused = {(row["event"], row["part"]) for row in found["unused"]}
    assert unused == parts_of(GAME, words("en", GAME.id)) - {BUY, CAPTAIN}


def test_what_never_varies_goes_with_nothing():
    same = [game([1, 0, 0], [3, 3, 3], [1, 1, 1])]
    found = report(GAME, 3, same)
    assert [row["correlation"] for row in found["points"]] == [0, 0]
    assert found["moves"]["lower"] == found["moves"]["upper"] == 100, "one game has no quarters"


def test_an_event_names_its_seat_and_its_parts():
    number = next(n for n, event in enumerate(GAME.events) if "seat" in event.details and len(event.details) > 1)
    event = GAME.events[number]
    told = dict(uses_in(GAME, number, [2 if detail == "seat" else 0 for detail in event.details]))
    assert told[event.name, ""] == 2 and set(told.values()) == {2}
    silent = next(n for n, event in enumerate(GAME.events) if "seat" not in event.details)
    assert not list(uses_in(GAME, silent, [0] * len(GAME.events[silent].details))), "nobody did it"


def test_a_small_run(capsys):
    run_ = ["balance", "palmyra", "--games", "4", "--bot", "random", "--workers", "1", "--seed", "3"]
    assert run([*run_, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["bot"], found["games"], found["players"]) == ("random", 4, 2)
    assert sum(row["share"] for row in found["seats"]) == pytest.approx(1)
    lines = {row["source"]: row["mean"] for row in found["points"]}
    counted = lines["start"] + lines["income"] + lines["tribute"]
    assert counted == pytest.approx(found["scores"]["mean"], abs=0.02)
    uses = {(row["event"], row["part"]): row["times"] for row in found["uses"]}
    runs = uses["conquer", ""] + uses["collect", ""] + uses["reorganise", ""]
    assert runs == pytest.approx(uses["turn", ""], abs=1.01), "a turn is one of three; the last run may end the game"
    assert {"event": "emperor", "part": ""} in found["unused"], "only the expert game has an Emperor"


def printed(capsys, found: dict) -> str:
    """A report as people read it, without its lines."""
    print_report(found["game"], found)
    return " ".join(re.sub("[│┃]", " ", capsys.readouterr().out).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_speaks(capsys, monkeypatch, language):
    monkeypatch.setenv("ZENOBIA_LANG", language)
    read, said = printed(capsys, report(GAME, 3, GAMES)), words(language, GAME.id)
    for name in ("balance-moves", "balance-seat", "score-path", "card-captain", "deed-use-card", "deed-voyage-lost"):
        assert " ".join(said(name).split()) in read
    for name in ("score-", "balance-", "card-", "deed-", "take-3", "voyage-"):
        assert name not in read


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_event_is_called_by_words(capsys, monkeypatch, name, language):
    monkeypatch.setenv("ZENOBIA_LANG", language)
    nothing = Played(1, [1, 0, 0], [1, 0, 0], [Counter(), Counter(), Counter()], [{}, {}, {}])
    read, said = printed(capsys, report(games.find(name), 3, [nothing])), words(language, name)
    for event in games.find(name).events:
        counted = "seat" in kinds_in(event)
        assert said.has(f"deed-{event.name}") == counted, event.name
        assert not counted or said(f"deed-{event.name}") in read


@pytest.mark.parametrize("name", games.names())
def test_the_report_fits_into_80_characters(capsys, monkeypatch, name):
    monkeypatch.setattr("zenobia.cli.balance.console", lambda: Console(highlight=False, width=80))
    game, players = games.find(name), max(2, games.find(name).seats[0])
    found = report(game, players, [told_again(game, players, {}, a_game(name, players))])
    for language in LANGUAGES:
        monkeypatch.setenv("ZENOBIA_LANG", language)
        print_report(name, found)
        lines = capsys.readouterr().out.splitlines()
        assert max(map(len, lines)) <= 80 and not [line for line in lines if "…" in line]


def a_game(name: str, players: int) -> dict:
    """A game of random bots."""
    question = {"game": name, "players": players, "options": {}, "bot": "random", "seed": 5}
    return json.loads(balance._reply(question))


def test_parts_are_those_that_the_game_has():
    tigris = parts_of(games.find("tigris"), words("en", "tigris"))
    assert ("leader", "leader-king") in tigris and ("leader", "leader-supply") not in tigris
    tadmor = parts_of(games.find("tadmor"), words("en", "tadmor"))
    assert ("fulfilled", "mission-k26") in tadmor and ("fulfilled", "mission-value") not in tadmor


def test_spaces_are_counted_and_shown(capsys):
    tigris = games.find("tigris")
    spaces = spaces_of(tigris, words("en", "tigris"))
    assert len(spaces) == 16 * 11 and spaces[:2] == ["a1", "a2"] and spaces[9:12] == ["a10", "a11", "b1"]
    assert not spaces_of(GAME, words("en", GAME.id)), "quays have words"
    placed = [Counter({("tile", ""): 1, ("tile", f"square-{space}"): 9 - row}) for row, space in enumerate(spaces[:8])]
    found = report(tigris, 2, [Played(1, [1, 0], [1, 0], [uses, Counter()], [{}, {}]) for uses in placed])
    assert found["spaces"] == {"number": 176, "unused": spaces[8:]}
    read = printed(capsys, found)
    assert "Tiles placed 8 a1 1.12 (+0.26) a6 0.50 (+0.26)" in read and "a4" not in read
    assert "Spaces never used: 168 of 176." in read and "p11" not in read
    found["spaces"]["unused"] = ["o1", "p11"]
    assert "Spaces never used: 2 of 176. o1, p11" in printed(capsys, found)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["nogame"], "nogame"),
        (["carthago", "--players", "2"], "2"),
        (["carthago", "--bot", "nobody"], "nobody"),
        (["carthago", "--games", "0"], "0"),
        (["carthago", "--option", "nothing"], "nothing"),
        (["carthago", "--workers", "-1"], "-1"),
        (["carthago", "--workers", "0"], "0"),
    ],
)
def test_what_cannot_be_played_is_refused(capsys, arguments, reason):
    assert run(["balance", *arguments]) != 0
    said = capsys.readouterr()
    assert not said.out and reason in said.err and len(said.err.splitlines()) == 1


def test_a_game_is_told_again_as_it_was_played():
    played = a_game("carthago", 3)
    told = told_again(GAME, 3, {}, played)
    assert told.moves == len(played["moves"]) and sum(told.shares) == pytest.approx(1)
    assert not told.failures
    for seat in range(3):
        assert told.points[seat]["bought"] + told.points[seat]["path"] == told.scores[seat]
        assert told.uses[seat][BUY] == told.points[seat]["bought"]


def test_a_bot_that_fails_is_named_and_the_game_goes_on(capsys, monkeypatch):
    def stumble(game, state, seat, random):
        """Fails at the second seat."""
        if seat == 1:
            raise ZeroDivisionError("stumbled")
        return bots.play_random(game, state, seat, random)

    monkeypatch.setitem(bots.BOTS, "random", stumble)
    monkeypatch.setattr(balance, "spread", lambda module, questions, workers: map(balance._reply, questions))
    assert run(["balance", "palmyra", "--games", "1", "--bot", "random", "--seed", "3", "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["failures"] == FORGIVEN == len(said.err.splitlines())
    assert said.err.count("The bot random (P2) failed (ZeroDivisionError: stumbled). Played for it: ") == FORGIVEN
