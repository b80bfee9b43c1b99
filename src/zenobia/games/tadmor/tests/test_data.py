"""Tiles and missions are called what the rules call them."""

from __future__ import annotations

import re

from zenobia.games.tadmor.data import FOLDER


def test_a_tile_is_named_with_its_own_rule() -> None:
    """TD-12.34 is the rule of I34: a docstring that names both names the same number."""
    pairs = [pair for path in FOLDER.glob("*.py") for pair in re.findall(r"TD-12\.(\d+) I(\d+)", path.read_text())]
    assert len(pairs) > 5
    assert [pair for pair in pairs if pair[0] != pair[1]] == []
