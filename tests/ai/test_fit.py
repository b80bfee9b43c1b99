"""The weights of a static evaluation are learnt from played games."""

from __future__ import annotations

import numpy as np
import pytest

from zenobia.ai.fit import Samples, as_toml, chances, fit, loss, self_play, solve
from zenobia.core.data import load_weights
from zenobia.core.game import Refused
from zenobia.games import find
from zenobia.games.tigris import evaluation


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


def test_an_empty_seat_has_no_chance_and_no_surprise() -> None:
    samples = made_up([1.0, 0.4], 10)
    likely = chances(samples, samples.measures, np.array([1.0, 0.4]))
    assert (likely[samples.absent] == 0).all()
    assert likely.sum(axis=1) == pytest.approx(np.ones(10))
    assert 0.0 < loss(samples, np.array([1.0, 0.4])) < 2.0


def test_fit_learns_from_games_and_writes_what_the_game_reads(tmp_path) -> None:
    game, told = find("tigris"), []
    found = fit(game, self_play(game, [2], 12, "random", 3, 1), 1.0, told.append)
    assert told == [10, 12]
    assert found.games == 12
    assert found.positions > 100
    assert found.after != found.before
    (tmp_path / "weights.toml").write_text(as_toml(found, "random", [2], 1.0), encoding="utf-8")
    early, late = load_weights(tmp_path, evaluation.MEASURES)
    assert [round(value, 4) for value in early] == list(found.early.values())
    assert len(late) == len(evaluation.MEASURES)


def test_a_step_goes_part_of_the_way_from_the_old_weights() -> None:
    game = find("tigris")
    whole, half = (fit(game, self_play(game, [2], 4, "random", 5, 1), step, lambda done: None) for step in (1.0, 0.5))
    for name, old in zip(evaluation.MEASURES, evaluation.LATE, strict=True):
        assert half.late[name] == pytest.approx((old + whole.late[name]) / 2, abs=1e-4)
    assert half.late != whole.late


def test_the_evaluation_is_left_as_it_was() -> None:
    game, weight = find("tigris"), evaluation.weight
    fit(game, self_play(game, [2], 2, "random", 4, 1), 1.0, lambda done: None)
    assert evaluation.weight is weight


def test_weights_for_other_measures_are_refused(tmp_path) -> None:
    (tmp_path / "weights.toml").write_text("[early]\nluck = 1\n[late]\nluck = 2\n", encoding="utf-8")
    with pytest.raises(Refused) as refused:
        load_weights(tmp_path, evaluation.MEASURES)
    assert refused.value.why == "weights"
