"""The board and the tiles are as they are printed: written down once more, apart from data.toml."""

from __future__ import annotations

from zenobia.core.cells import members
from zenobia.games.tigris.data import RIVER, SQUARES, START_SQUARES, TILE_COUNTS

START = "k1 b2 p2 f3 n5 i7 b8 o9 f10 k11"
RIVER_COLUMNS = ("45678c", "4c", "34cd", "0123def", "ef", "e", "0123cde", "3456c", "6789abc", "", "")  # row by row


def test_the_board_and_the_tiles() -> None:
    """TE-56"""
    assert TILE_COUNTS == [57, 36, 30, 30]
    assert set(START_SQUARES) == {SQUARES[name] for name in START.split()}
    river = {16 * row + int(column, 16) for row, columns in enumerate(RIVER_COLUMNS) for column in columns}
    assert set(members(RIVER)) == river
