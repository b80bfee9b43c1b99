"""The weights of a static evaluation are learnt from played games."""

from __future__ import annotations

import json
import tomllib

import numpy as np
import pytest

from zenobia.ai.fit import (
    FORETOLD_EVERY,
    Batch,
    Fit,
    Plan,
    Samples,
    as_toml,
    chances,
    evaluation_of,
    fit,
    loss,
    measured,
    self_play,
    solve,
)
from zenobia.cli.commands import run
from zenobia.core.data import load_weights
from zenobia.core.game import Refused
from zenobia.games import find
from zenobia.games.tigris import evaluation


def few(games: int, seed: int, **options: str) -> Plan:
    """Some games of two random players."""
    return Plan([2], options, games, "random", seed)


def learnt(name: str, plan: Plan, step: float = 1.0) -> Fit:
    """What games that are played here teach."""
    game = find(name)
    return fit(game, self_play(game, plan, 0), step, lambda done: None)


def made_up(weights: list[float], positions: int = 4_000) -> Samples:
    """Positions of two or three seats whose winners follow known weights."""
    chance = np.random.default_rng(1)
    measures = chance.normal(size=(positions, 3, len(weights)))
    absent = np.zeros((positions, 3), bool)
    absent[::2, 2] = True
    no = np.zeros(positions)
    samples = Samples(measures, np.zeros((positions, 3)), absent, no + 1, no)
    likely = chances(samples, measures, np.array(weights))
    for row, each in enumerate(likely):
        samples.shares[row, chance.choice(3, p=each)] = 1.0
    return samples


def test_known_weights_are_found() -> None:
    true = [1.0, 0.4, -0.7, 0.0]
    found = solve(made_up(true), np.array([1.0, 1.0, -1.0, 1.0]))
    assert found == pytest.approx(true, abs=0.12)


def test_no_weight_changes_its_sign() -> None:
    found = solve(made_up([1.0, -0.5]), np.array([0.3, 0.2]))
    assert found[0] > 0.8
    assert found[1] == 0.0


def test_what_never_told_the_seats_apart_keeps_its_weight() -> None:
    samples = made_up([1.0, 0.4, 0.0, 0.0])
    samples.measures[:, :, 2] = 0.0  # it never occurs
    samples.measures[:, :, 3] = samples.measures[:, :1, 3]  # it is the same for every seat
    samples.measures[samples.absent, 2:] = 5.0  # an empty seat tells nothing
    found = solve(samples, np.array([1.0, 1.0, -0.3, 0.7]))
    assert found[:2] == pytest.approx([1.0, 0.4], abs=0.12)
    assert list(found[2:]) == [-0.3, 0.7]


def test_nothing_is_learnt_from_nothing() -> None:
    samples, old = made_up([1.0, 0.4], 10), np.array([0.5, -0.2])
    samples.measures[:] = 0.0
    assert list(solve(samples, old)) == list(old)


def test_an_empty_seat_has_no_chance_and_no_surprise() -> None:
    samples = made_up([1.0, 0.4], 10)
    likely = chances(samples, samples.measures, np.array([1.0, 0.4]))
    assert (likely[samples.absent] == 0).all()
    assert likely.sum(axis=1) == pytest.approx(np.ones(10))
    assert 0.0 < loss(samples, np.array([1.0, 0.4])) < 2.0


def test_fit_learns_from_games_and_writes_what_the_game_reads(tmp_path) -> None:
    game, told = find("tigris"), []
    plan = few(12, 3)
    found = fit(game, self_play(game, plan, 1), 1.0, told.append)
    assert told == [10, 12]
    assert found.games == 12
    assert found.positions > 100
    assert found.after != found.before
    (tmp_path / "weights.toml").write_text(as_toml(found, plan, 1.0), encoding="utf-8")
    early, late = load_weights(tmp_path, evaluation.MEASURES)
    assert [round(value, 4) for value in early] == list(found.early.values())
    assert len(late) == len(evaluation.MEASURES)


@pytest.mark.parametrize("games", [2, 7, 10])
def test_games_are_foretold_or_learnt_from_as_a_whole(games: int) -> None:
    lengths = [3 + number % 4 for number in range(games)]
    state = next(self_play(find("tigris"), few(1, 3), 0)).states[0]
    worth = np.concatenate([np.full(length, 1 / length) for length in lengths])
    batch = Batch([state] * len(worth), [[1.0, 0.0]] * len(worth), worth, games)
    foretold = [row[4] for row in measured(find("tigris"), evaluation, batch)]
    whole = [number % FORETOLD_EVERY == 1 for number in range(games)]
    assert foretold == list(np.repeat(whole, lengths))
    assert 0 < sum(whole) < games


def test_games_played_here_are_those_of_a_process() -> None:
    game, plan = find("tigris"), few(2, 9)
    (here,), (there,) = (list(self_play(game, plan, workers)) for workers in (0, 1))
    assert (here.states == there.states).all()
    assert (here.shares == there.shares).all()


def test_only_games_with_the_emperor_teach_what_he_is_worth() -> None:
    values = evaluation_of("palmyra")
    old = round(float(values.LATE[values.MEASURES.index("emperor")]), 4)
    assert learnt("palmyra", few(2, 3)).late["emperor"] == old
    assert learnt("palmyra", few(2, 3, expert="on")).late["emperor"] != old


def test_the_head_says_how_to_learn_the_weights_again() -> None:
    found = Fit({"coins": 0.5}, {"coins": 0.25}, 1_200, 9_000, 0.6, 0.5)
    text = as_toml(found, Plan([2, 3], {"mix": "second", "expert": "on"}, 1_200, "level3", 77), 0.5)
    head = " ".join(line.removeprefix("# ") for line in text.splitlines() if line.startswith("#"))
    for told in (
        "`zenobia fit`",
        "1,200 games of level3",
        "2 and 3 players",
        "seed 77",
        "mix=second",
        "expert=on",
        "50%",
    ):
        assert told in head
    assert tomllib.loads(text) == {"early": {"coins": 0.5}, "late": {"coins": 0.25}}
    assert "option" not in as_toml(found, few(2, 1), 0.5)
    assert "`zenobia fit --gpu`" in as_toml(found, Plan([2], {}, 2, "greedy", 1, gpu=True), 0.5)


FEW = ["--bot", "random", "--games", "2", "--workers", "0"]


def test_the_command_plays_with_options(tmp_path, capsys) -> None:
    out = tmp_path / "weights.toml"
    command = ["fit", "palmyra", *FEW, "-p", "2", "--option", "expert", "-o", "hide_coins=on", "--seed", "3", "--json"]
    assert run([*command, "--step", "1", "--out", str(out)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["late"] == learnt("palmyra", few(2, 3, expert="on", hide_coins="on")).late
    assert "seed 3, option expert=on, option hide_coins=on" in out.read_text(encoding="utf-8")


def test_no_workers_play_here(monkeypatch, capsys) -> None:
    monkeypatch.setattr("zenobia.ai.fit.spread", None)
    assert run(["fit", "tigris", *FEW, "--players", "2", "--seed", "3"]) == 0
    assert "games of random" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (["--players", "1"], ("at least 2 players", "2 joueurs au moins", "almeno 2 giocatori")),
        (["--players", "0"], ("not 0", "pas à 0", "non in 0")),
        (["--games", "1"], ("not 1", "pas 1", "non 1")),
        (["--workers", "-1"], ("not -1", "pas -1", "non -1")),
        (["--option", "exprt"], ("exprt", "exprt", "exprt")),
        (["--option", "expert", "--gpu"], ("without --gpu", "sans --gpu", "senza --gpu")),
        (["--option", "expert", "--by", "play"], ("without --gpu", "sans --gpu", "senza --gpu")),
    ],
)
def test_what_cannot_be_is_refused_in_three_languages(wish: list[str], said: tuple[str, ...], capsys) -> None:
    for language, words in zip(("en", "fr", "it"), said, strict=True):
        assert run(["--lang", language, "fit", "palmyra", *FEW, *wish]) == 2
        assert words in capsys.readouterr().err


def test_a_step_goes_part_of_the_way_from_the_old_weights() -> None:
    whole, half = (learnt("tigris", few(4, 5), step) for step in (1.0, 0.5))
    for name, old in zip(evaluation.MEASURES, evaluation.LATE, strict=True):
        assert half.late[name] == pytest.approx((old + whole.late[name]) / 2, abs=1e-4)
    assert half.late != whole.late


def test_the_evaluation_is_left_as_it_was() -> None:
    weight = evaluation.weight
    learnt("tigris", few(2, 4))
    assert evaluation.weight is weight


def test_weights_for_other_measures_are_refused(tmp_path) -> None:
    (tmp_path / "weights.toml").write_text("[early]\nluck = 1\n[late]\nluck = 2\n", encoding="utf-8")
    with pytest.raises(Refused) as refused:
        load_weights(tmp_path, evaluation.MEASURES)
    assert refused.value.why == "weights"
