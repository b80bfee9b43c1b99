"""The tricky parts once more, slow and obvious, straight from the words of RULES.md and the data file."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from zenobia.games.carthago.data import DATA
from zenobia.games.carthago.state import State
from zenobia.games.carthago.view import view

SHIPS = {ship["id"]: ship for ship in DATA["ships"]}
GOODS = DATA["names"]["goods"]


def rivals_in_order(s: State) -> list[int]:
    """Seats clockwise from the first player."""
    return [(s.first + place) % s.players for place in range(s.players)]


def lighthouse_order(s: State) -> list[int]:
    """PC-A.5 The seats that speak, the master first."""
    seats = [seat for seat in rivals_in_order(s) if s.player[seat].lighthouse > 0]
    return sorted(seats, key=lambda seat: -s.player[seat].lighthouse)


def first_player(s: State) -> int:
    """PC-A.6 Whom the reserves make first player."""
    after_old = [(s.first + place) % s.players for place in range(1, s.players + 1)]
    return max(after_old, key=lambda seat: s.player[seat].reserve)


def awards(s: State) -> list[int]:
    """PC-A.12.1 What the path gives to every seat."""
    path = list(s.path[: s.path_filled])
    reached = [space["awards"] for space in DATA["path"]["score_spaces"] if space["filled"] <= len(path)]
    ranked = sorted(set(path), key=lambda seat: (-path.count(seat), path.index(seat)))
    given = [0] * s.players
    for seat, places in zip(ranked, reached[-1] if reached else [], strict=False):
        given[seat] = min(places, path.count(seat))
    return given


def ranks(s: State) -> list[int]:
    """PC-A.13.4 The rank of every seat."""
    results = [(me.palace, me.points, me.talents) for me in s.player[: s.players]]
    return [1 + sum(other > mine for other in results) for mine in results]


def legal(s: State) -> set[str]:
    """The moves of the seat that is asked, read off its view."""
    seen: dict[str, Any] = view(s, s.mover)
    question = seen["phase"]
    if question == "over":
        return set()
    moves: set[str] = globals()[question.replace("-", "_")](seen, seen["seats"][s.mover], s.mover)
    return moves


def free_of_servants(seen: dict[str, Any]) -> list[str]:
    return [quay["quay"] for quay in seen["quays"] if quay["owner"] is None]


def own_quays(seen: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    return [quay for quay in seen["quays"] if quay["owner"] == seat]


def on_sale(seen: dict[str, Any]) -> set[str]:
    return {f"good {good}" for good in GOODS if seen["market"]["goods"][good]}


def has_room(me: dict[str, Any]) -> bool:
    return bool(sum(me["stored"].values()) + me["blocked"] < DATA["setup"]["warehouse_spaces"])


def may_claim(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    return {"pass"} | must_claim(seen, me, seat)


def must_claim(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    return {f"quay {quay}" for quay in free_of_servants(seen)}


def new_quay(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    return must_claim(seen, me, seat)


def take_good(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    return on_sale(seen)


def row_of(seen: dict[str, Any]) -> list[int]:
    return [place + 1 for place, ship in enumerate(seen["row1"]) if ship]


def ships(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    most = max(other["lighthouse"] for other in seen["seats"])
    clockwise = [(seen["first"] + place) % seen["players"] for place in range(seen["players"])]
    master = next(other for other in clockwise if seen["seats"][other]["lighthouse"] == most)
    moves = {f"admit {place}" for place in row_of(seen)}
    if seat == master and seen["left"] == DATA["lighthouse"]["ships_by_rank"][0]:
        moves |= {f"block {place}" for place in row_of(seen)}
    return moves


def bring(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    return {f"admit {place}" for place in row_of(seen)}


def dock(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    name = seen["entering"]["civilisation"]
    return {f"quay {quay['quay']}" for quay in seen["quays"] if quay["quay"][:-1] == name and not quay["ship"]}


def path_open(seen: dict[str, Any], me: dict[str, Any]) -> set[str]:
    return {"path"} if me["reserve"] and seen["path"]["filled"] < DATA["path"]["spaces"] else set()


def point(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    return {"track"} | path_open(seen, me)


def extra_point(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    return {"track", "decline"} | path_open(seen, me)


def extra_servant(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    return {"decline"} | path_open(seen, me)


def bonus_of(seen: dict[str, Any], me: dict[str, Any], space: int, reserve: int) -> bool:
    """PC-A.7.9, PC-A.7.10 Can the bonus of a space be taken with so many servants in the reserve?"""
    if seen["slots"][space]["bonus"] == "warehouse":
        return bool(me["blocked"] > 0 and me["talents"] >= DATA["turn"]["warehouse_bonus_price"])
    sold = seen["palace"]["sold"]
    spaces = [*DATA["palace_spaces"], DATA["large_palace_space"]]
    cheapest = spaces[sold]
    return bool(reserve and me["talents"] >= cheapest["price"] and me["points"] >= cheapest["trade_points"])


def card_moves(seen: dict[str, Any], me: dict[str, Any], seat: int, kind: str, reserve: int) -> set[str]:
    """PC-A.7.4 to PC-A.7.8 The ways to carry out a card with so many servants in the reserve."""
    mine = own_quays(seen, seat)
    free = free_of_servants(seen)
    if kind == "captain":
        held = sum(other["charters"] for other in seen["seats"])
        return {"do"} if reserve and held < seen["players"] else set()
    if kind == "aristocrat":
        return {"do"} if reserve or me["lighthouse"] or me["temple"] else set()
    if kind == "stevedore":
        moves = {f"leave {quay['quay']}" for quay in mine}
        moves |= {f"move {quay['quay']}" for quay in mine if free}
        return moves | {f"claim {quay}" for quay in free if reserve >= DATA["setup"]["quay_servants"]}
    if kind == "merchant":
        return on_sale(seen) if has_room(me) and me["talents"] >= seen["market"]["price"] else set()
    moves = set()
    for good in GOODS:
        if me["stored"][good] and places_for(seen, me, seat, False):
            moves.add(f"carry {good}")
    for quay in mine:
        if quay["good"] and places_for(seen, me, seat, True):
            moves.add(f"carry {quay['quay']}")
    return moves


def places_for(seen: dict[str, Any], me: dict[str, Any], seat: int, from_quay: bool) -> set[str]:
    """PC-A.7.8 Where a good may be carried."""
    moves = {f"quay {quay['quay']}" for quay in own_quays(seen, seat) if not quay["good"]}
    if from_quay and has_room(me):
        moves.add("store")
    if me["charters"] and me["temple"] and seen["deck"]["size"]:
        moves.add("voyage")
    return moves


def destination(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    return places_for(seen, me, seat, seen["source"] not in GOODS)


def usable(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    """PC-A.10 The kept privileges that would do something."""
    useful = {
        "scry3": seen["deck"]["size"] > 0,
        "load-any": any(quay["ship"] and quay["good"] for quay in own_quays(seen, seat)),
        "move3": any(other["lighthouse"] or other["temple"] for other in seen["seats"]),
        "palace-free": me["reserve"] and me["talents"] >= seen["palace"]["price"],
        "bring-ship": any(seen["row1"]),
    }
    return {f"use {ship['privilege']}" for ship in me["privileges"] if useful[ship["privilege"]]}


def action(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    moves = {"take", "refill"} | usable(seen, me, seat)
    for space, slot in enumerate(seen["slots"]):
        reserve = me["reserve"] - slot["servants"]
        if reserve >= 0:
            if card_moves(seen, me, seat, slot["card"], reserve) or bonus_of(seen, me, space, reserve):
                moves.add(f"slot {space + 1}")
    return moves


def rest(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    moves = {"end"} | usable(seen, me, seat)
    if seen["space"] and bonus_of(seen, me, seen["space"] - 1, me["reserve"]):
        moves.add("bonus")
    return moves


def card(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    space = seen["space"] - 1
    moves = card_moves(seen, me, seat, seen["slots"][space]["card"], me["reserve"])
    return moves | ({"skip"} if bonus_of(seen, me, space, me["reserve"]) else set())


def refill_purchase(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    rich = me["talents"] >= DATA["market"]["refill_price"] and has_room(me)
    return {"pass"} | (on_sale(seen) if rich else set())


def load_any(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    return {f"quay {quay['quay']}" for quay in own_quays(seen, seat) if quay["ship"] and quay["good"]}


def order(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    count = min(DATA["privileges"]["ships_looked_at"], seen["deck"]["size"])
    return {"order " + "".join([*each, *"123"[count:]]) for each in permutations("123"[:count])}


def last_purchase(seen: dict[str, Any], me: dict[str, Any], seat: int) -> set[str]:
    large = DATA["large_palace_space"]
    rich = me["reserve"] and me["talents"] >= large["price"] and me["points"] >= large["trade_points"]
    late = usable(seen, me, seat) if seen["options"]["late-privileges"] else set()
    return {"pass"} | ({"palace"} if rich else set()) | late


def voyage(ship: dict[str, Any], temple: int, talents: int) -> tuple[int, int]:
    """PC-A.9 Trade points and talents after a voyage."""
    if temple >= ship["danger"]:
        return DATA["voyage"]["success_points"], max(0, talents + ship["income"] - DATA["voyage"]["offering"] * temple)
    return DATA["voyage"]["failure_points"], talents + ship["income"] // 2 + ship["income"] % 2


def sendable(before: tuple[int, int, int], most: int) -> set[tuple[int, int, int]]:
    """PC-A.7.5 Every distribution over reserve, lighthouse and temple that `most` moves can reach, in any order."""
    reached = {before}
    found: set[tuple[int, int, int]] = set()
    for _ in range(most):
        reached = {step for spread in reached for step in one_move(spread)}
        found |= reached
    return found


def one_move(spread: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    steps = []
    for leaving, reaching in permutations(range(3), 2):
        if spread[leaving]:
            moved = list(spread)
            moved[leaving] -= 1
            moved[reaching] += 1
            steps.append((moved[0], moved[1], moved[2]))
    return steps
