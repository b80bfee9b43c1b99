"""What a view promises is what the rules then do."""

from __future__ import annotations

from random import Random
from typing import Any

from zenobia.core.table import Table
from zenobia.games.tadmor import GAME
from zenobia.games.tadmor.view import detail


def told(event: tuple[Any, ...]) -> tuple[str, dict[str, Any]]:
    """An event by its name, its details in words."""
    _, number, *values = event
    kind = GAME.events[number]
    named = [each.partition(":") for each in kind.details]
    plain = ("seat", "number")
    return kind.name, {
        name: value if (given or name) in plain else detail(given or name, value)
        for (name, _, given), value in zip(named, values, strict=True)
    }


def price(cost: dict[str, int]) -> int:
    return sum(cost.values())


def goods(view: dict[str, Any], seat: int) -> int:
    mine = view["seats"][seat]
    return int(sum(mine["warehouse"].values()) + sum(mine["traded"].values()))


def test_income_prices_and_turns_are_as_promised() -> None:
    random, seen = Random(11), set()
    for players in (2, 3, 4):
        table = Table(GAME, players, seed=players)
        while not table.over:
            seat = table.to_act
            before, action = table.view(seat), random.choice(table.actions())
            move = GAME.text(action)
            assert not before["turns"] or before["turns"][0]["seat"] == seat
            events = [told(event) for event in table.do(action, random.getrandbits(62))]
            after = table.view(seat)
            spaces = {space["id"]: space for space in before["spaces"]}
            for name, details in events:
                if name == "collected" and move.startswith("space"):
                    assert spaces[details["space"]]["gives"]["n"] == details["count"]
                    seen.add(name)
                if name == "gifts" and move.startswith("space"):
                    assert spaces[move.split()[1]]["gives"]["pp"] == details["pp"]
                    seen.add(name)
            prices = before["seats"][seat]["prices"]
            paid = goods(before, seat) - goods(after, seat)
            if move in ("build level", "build pair"):
                assert paid == price(prices[move.split()[1]])
                seen.add(move)
            if move.startswith("rare") and move.endswith("goods"):
                assert paid == price(prices["rare"][move.split()[1]])
                seen.add("rare")
            if move.startswith("temple") and not prices["temple_discount"]:
                (temple,) = [each for each in prices["temples"] if each["target"] == move.split()[2]]
                assert paid == price(temple["cost"])
                seen.add("temple")
            if move == "tax penalty":
                assert before["seats"][seat]["pp"] - after["seats"][seat]["pp"] == before["penalty"]
                seen.add(move)
    assert seen == {"collected", "gifts", "build level", "build pair", "rare", "temple", "tax penalty"}


def test_cards_show_no_hidden_mission() -> None:
    random = Random(5)
    table = Table(GAME, 3, seed=5)
    while not table.over:
        for seat in (0, 1, 2):
            view = table.view(seat)
            missions = {name for name in view["cards"] if name.startswith("k")}
            open_ones = {name for each in view["seats"] for name in each["fulfilled"] + each["returned"]}
            assert missions == open_ones | set(view["discards"]) | set(view["seats"][seat]["hand"])
        table.do(random.choice(table.actions()), random.getrandbits(62))
