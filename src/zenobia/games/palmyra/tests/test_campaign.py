"""PM-A.14.4 Best scores on disk."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from zenobia.core.game import Refused
from zenobia.core.table import Table
from zenobia.core.words import LANGUAGES, words
from zenobia.games.palmyra import GAME
from zenobia.games.palmyra.campaign import Campaign, campaign_file, finished, load, save, variant_of
from zenobia.games.palmyra.data import TARGET


def test_nothing_played_yet(tmp_path: Path) -> None:
    campaign, messages = load(tmp_path / "none.json")
    assert (campaign.best, messages) == ({}, [])
    assert not any(campaign.is_passed(game) for game in range(1, 6))


def test_scores_survive(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "solo.json"
    campaign = Campaign()
    assert campaign.note(1, 50) and campaign.note(1, 54) and not campaign.note(1, 54)
    assert not campaign.is_passed(1)
    assert campaign.note(1, TARGET[0])
    assert campaign.is_passed(1) and not campaign.is_passed(2)
    campaign.note(2, 12, "mix=second")
    save(campaign, path)
    again, messages = load(path)
    assert again == campaign and messages == []
    assert again.best_of(2) is None and again.best_of(2, "mix=second") == 12
    assert os.listdir(path.parent) == [path.name], "no temporary file is left"


@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b'{"format": "zenobia palmyra solo 1"}',
        b'{"format": "zenobia palmyra solo 2", "best": {}}',
        b'{"format": "zenobia palmyra solo 1", "best": []}',
        b'{"format": "zenobia palmyra solo 1", "best": {"standard": 5}}',
        b'{"format": "zenobia palmyra solo 1", "best": {"standard": {"6": 5}}}',
        b'{"format": "zenobia palmyra solo 1", "best": {"standard": {"1": 121}}}',
        b'{"format": "zenobia palmyra solo 1", "best": {"standard": {"1": true}}}',
        b'{"format": "zenobia palmyra solo 1", "best": {"standard": {"1": 57',
    ],
)
def test_a_damaged_file_is_set_aside_with_a_message(tmp_path: Path, damaged: bytes) -> None:
    path = tmp_path / "solo.json"
    for n in (1, 2):
        path.write_bytes(damaged)
        campaign, messages = load(path)
        aside = tmp_path / f"solo.damaged-{n}.json"
        assert campaign.best == {} and not path.exists()
        assert messages == [("campaign-set-aside", {"file": str(aside)})]
        assert aside.read_bytes() == damaged, "not a byte is lost"
        for language in LANGUAGES:
            assert str(aside) in words(language, "palmyra")(messages[0][0], **messages[0][1])


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Refused) as refusal:
        save(Campaign(), tmp_path / "file" / "solo.json")
    assert refusal.value.why == "not-saved"


def test_the_file_lies_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert campaign_file() == tmp_path / "zenobia" / "palmyra-solo.json"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert campaign_file() == tmp_path / ".local" / "share" / "zenobia" / "palmyra-solo.json"


def test_variants_are_kept_apart() -> None:
    assert variant_of({}) == variant_of({"solo": "3", "hide_coins": "on", "mix": "first"}) == "standard"
    assert variant_of({"substitute": "on", "mix": "second", "solo": "2"}) == "mix=second substitute=on"


def test_a_finished_game_is_noted_once_it_is_over(tmp_path: Path) -> None:
    path = tmp_path / "solo.json"
    table = Table(GAME, 1, {"solo": "2"}, 5)
    assert finished(table, path) == [] and not path.exists()
    while not table.over:
        table.do(table.actions()[0])
    coins = table.scores()[0]
    assert finished(table, path) == [("solo-best", {"n": coins})]
    assert json.loads(path.read_text())["best"] == {"standard": {"2": coins}}
    better = Campaign({"standard": {2: 99}})
    save(better, path)
    assert finished(table, path) == [("solo-best", {"n": 99})]
    assert load(path)[0] == better


def test_games_of_several_players_are_not_noted(tmp_path: Path) -> None:
    table = Table(GAME, 2, {}, 5)
    while not table.over:
        table.do(table.actions()[0])
    assert finished(table, tmp_path / "solo.json") == [] and os.listdir(tmp_path) == []
