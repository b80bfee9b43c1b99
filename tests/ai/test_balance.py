"""What games of bots show about a game: the counting by hand, and a few games really played."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from zenobia import games
from zenobia.ai.balance import Played, parts_of, report, told_again, uses_in
from zenobia.cli.commands import run
from zenobia.core.words import LANGUAGES, words

GAME = games.find("carthago")
BUY = ("palace", "")  # a use: the event alone
CAPTAIN = ("use", "card-captain")


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_speaks(capsys, monkeypatch, language):
    from zenobia.cli.balance import print_report

    monkeypatch.setenv("ZENOBIA_LANG", language)
    print_report(GAME.id, report(GAME, 3, GAMES))
    printed, said = " ".join(capsys.readouterr().out.split()), words(language, GAME.id)
    for name in ("balance-moves", "balance-seat", "score-path", "card-captain"):
        assert said(name).split()[0] in printed
    assert "score-" not in printed and "balance-" not in printed and "card-" not in printed


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["nogame"], "nogame"),
        (["carthago", "--players", "2"], "2"),
        (["carthago", "--bot", "nobody"], "nobody"),
        (["carthago", "--games", "0"], "0"),
        (["carthago", "--option", "nothing"], "nothing"),
    ],
)
def test_what_cannot_be_played_is_refused(capsys, arguments, reason):
    assert run(["balance", *arguments]) != 0
    said = capsys.readouterr()
    assert not said.out and reason in said.err and len(said.err.splitlines()) == 1


def test_a_game_is_told_again_as_it_was_played():
    from zenobia.ai.balance import _reply

    question = {"game": "carthago", "players": 3, "options": {}, "bot": "random", "seed": 5}
    played = json.loads(_reply(question))
    told = told_again(GAME, 3, {}, played)
    assert told.moves == len(played["moves"]) and sum(told.shares) == pytest.approx(1)
    for seat in range(3):
        assert told.points[seat]["bought"] + told.points[seat]["path"] == told.scores[seat]
        assert told.uses[seat][BUY] == told.points[seat]["bought"]
