"""The arena over compiled processes: the same games as in this one, resumed after a stop, rated."""

from __future__ import annotations

import json
import math

import pytest

from zenobia import games
from zenobia.ai.arena import rate, run, schedule, seed_in, table_of

GAME = games.find("carthago")
BOTS = ["random", "greedy", "random 2"]


def test_processes_play_what_this_process_plays_and_a_stopped_run_goes_on(tmp_path):
    matches = schedule(GAME, BOTS, 4, 3, {}, 7)
    here = list(run(matches, 0, None))
    out = tmp_path / "arena.jsonl"
    assert list(run(matches[:2], 1, out)) == here[:2]
    with out.open("a") as file:
        file.write('{"cut off')
    resumed = list(run(matches, 2, out))
    assert resumed == here
    kept = [line for line in out.read_text().splitlines() if line.endswith("}")]
    assert [json.loads(line)["seed"] for line in kept] == [match.seed for match in matches], "nothing is played twice"


def test_seats_rotate_and_shares_add_up():
    matches = schedule(GAME, BOTS, 6, 3, {}, 1)
    for seat in range(3):
        assert sorted(match.sitting[seat] for match in matches) == sorted(BOTS * 2)
    rows = table_of(BOTS, list(run(matches[:3], 0, None)))
    assert sum(row["wins"] for row in rows) == 3
    assert all(row["low"] <= row["share"] <= row["high"] for row in rows)


def test_ratings_order_the_bots_and_narrow_with_more_games():
    won = [{"sitting": ["a", "b"], "shares": [1.0, 0.0]}] * 7 + [{"sitting": ["a", "b"], "shares": [0.0, 1.0]}] * 3
    few, many = rate(["a", "b"], won), rate(["a", "b"], won * 20)
    assert few["a"][0] > 1500 > few["b"][0]
    assert abs(many["a"][0] - many["b"][0] - 147) < 8, "7 to 3 is 147 points"
    deviation = (0.7 * 0.3 * 200) ** -0.5  # of the log-odds after 200 games; each rating has half of the difference
    assert many["a"][1] == pytest.approx(1.96 * 400 / math.log(10) * deviation / 2, rel=0.03)
    assert few["a"][1] == pytest.approx(many["a"][1] * 20**0.5, rel=0.2)


def test_one_bot_alone_has_no_rating_but_the_average():
    assert rate(["a"], [{"sitting": ["a", "a"], "shares": [1.0, 0.0]}]) == {"a": (1500.0, 0.0)}


def test_results_of_another_game_or_table_are_not_taken_for_these(tmp_path):
    out = tmp_path / "arena.jsonl"
    assert seed_in(out) is None
    list(run(schedule(GAME, BOTS, 1, 3, {}, 7), 0, out))
    assert seed_in(out) == 7
    others = schedule(games.find("palmyra"), BOTS, 1, 3, {}, 7), schedule(GAME, BOTS, 1, 3, {}, 7, seconds=9.0)
    for number, matches in enumerate(others, 2):
        (result,) = run(matches, 0, out)
        assert result["game"] == matches[0].game and result["seconds"] == matches[0].seconds
        assert len(out.read_text().splitlines()) == number


@pytest.mark.parametrize("foreign", [b"[1]\n7\n", b'{"seed": 7000021}\n', b"\xff\xfe\n", b"not JSON"])
def test_lines_of_something_else_are_passed_over_and_kept(foreign, tmp_path):
    out = tmp_path / "arena.jsonl"
    out.write_bytes(foreign)
    assert len(list(run(schedule(GAME, BOTS, 1, 3, {}, 7), 0, out))) == 1
    assert out.read_bytes().startswith(foreign)
