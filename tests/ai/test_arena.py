"""The arena over compiled processes: the same games as in this one, resumed after a stop, rated."""

from __future__ import annotations

import json

from zenobia import games
from zenobia.ai.arena import rate, run, schedule, table_of

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
    assert many["a"][1] < few["a"][1]
