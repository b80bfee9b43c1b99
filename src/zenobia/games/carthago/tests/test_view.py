"""What a view promises before a move is what the move brings."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from zenobia.core.kernel import COMPILED
from zenobia.core.table import Table
from zenobia.games.carthago import GAME
from zenobia.games.carthago.play import PLAY

pytestmark = pytest.mark.skipif(COMPILED, reason="views are made by the plain engine")


def steps(games: int) -> Iterator[tuple[dict[str, Any], str, dict[str, Any]]]:
    """A seat's view, its move, and its view right after; moves that promise something are preferred."""
    for seed in range(games):
        rng = random.Random(seed)
        table = Table(GAME, 3 + seed % 3, {}, seed)
        while table.actions():
            seat = table.state.mover
            before = GAME.view(table.state, seat)
            moves = [PLAY.text(action) for action in table.actions()]
            wanted = [move for move in moves if move.split()[-1] in before["loads"] or move in ("bonus", "voyage")]
            move = rng.choice(wanted or moves)
            table.do(PLAY.parse(move), rng.getrandbits(32))
            yield before, move, GAME.view(table.state, seat)


def test_loadings_prices_and_voyages_are_as_promised() -> None:
    kept: Counter[str] = Counter()
    for before, move, after in steps(6):
        me = before["seat"]
        gain = after["seats"][me]["talents"] - before["seats"][me]["talents"]
        kind = move.split()[0]
        if kind == "quay" and (promised := before["loads"].get(move.split()[1])):
            assert gain == promised["talents"]
        elif kind == "bonus":
            assert gain == -before["slots"][before["space"] - 1]["bonus_price"]
        elif kind == "good" and before["phase"] == "card":
            assert gain == -before["market"]["price"]
        elif kind == "good" and before["phase"] == "refill-purchase":
            assert gain == -before["market"]["refill_price"]
        elif kind == "take":
            assert gain == before["amounts"]["take"]
        elif kind == "voyage":
            ways = [before["voyage"][way] for way in ("success", "failure")]
            assert any(way and way["least"] <= gain <= way["most"] for way in ways)
        else:
            continue
        kept[kind] += 1
    assert min(kept[kind] for kind in ("quay", "bonus", "good", "take", "voyage")) > 3, kept


def test_ships_are_admitted_in_the_order_of_the_lighthouse() -> None:
    asked = 0
    for before, _, _ in steps(6):
        if before["phase"] == "ships" and before["may_block"]:
            first = before["lighthouse"][0]
            assert first["seat"] == before["seat"] and first["ships"] == before["left"]
            servants = [before["seats"][each["seat"]]["lighthouse"] for each in before["lighthouse"]]
            assert servants == sorted(servants, reverse=True) and 0 not in servants
            asked += 1
        for row in (before["row1"], before["row2"]):
            for ship in filter(None, row):
                for name in ship["awaited"]:
                    quay = next(each for each in before["quays"] if each["quay"] == name)
                    assert quay["good"] == ship["good"] and quay["owner"] is not None and quay["ship"] is None
    assert asked > 5
