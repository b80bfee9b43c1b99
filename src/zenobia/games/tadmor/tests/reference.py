"""The tricky parts again, slow and obvious, straight from data.toml and without the engine's tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations, permutations
from typing import Any

from zenobia.games.tadmor.data import DATA
from zenobia.games.tadmor.state import State

RESOURCES = ("wood", "stone", "marble", "gold")
SPACES = list(DATA["spaces"].items())
TILES = list(DATA["improvements"].items())
MISSIONS = list(DATA["missions"].items())
GOODS = [(good, colour) for colour, row in DATA["rare"].items() for good in row["types"]]
PRIVATE = [name for name, row in TILES if row["effect"].startswith("private_")]


def tiles_of(s: State, seat: int) -> list[str]:
    """Names of the tiles that a player owns."""
    return [name for number, (name, _) in enumerate(TILES) if s.player[seat].tiles >> number & 1]


def effects_of(s: State, seat: int) -> list[dict[str, Any]]:
    """The rows of the tiles that a player owns."""
    return [DATA["improvements"][name] for name in tiles_of(s, seat)]


def missions_of(members: int) -> list[str]:
    """Names of a set of missions."""
    return [name for number, (name, _) in enumerate(MISSIONS) if members >> number & 1]


def where(s: State, seat: int) -> dict[str, str]:
    """Space or tile -> kind of piece, for all pieces of a player."""
    names = [name for name, _ in SPACES] + PRIVATE
    return {name: ("camel", "ship")[s.piece[n]] for n, name in enumerate(names) if s.owner[n] == seat}


def wealth(s: State, seat: int) -> Counter[str]:
    """All resources of a player."""
    me = s.player[seat]
    return Counter({name: me.warehouse[n] + me.traded[n] for n, name in enumerate(RESOURCES)})


def era(s: State) -> int:
    return 0 if s.round_number <= 3 else 1 if s.round_number <= 6 else 2


def can_pay(have: Counter[str], cost: Counter[str]) -> bool:
    return all(have[name] >= number for name, number in cost.items())


def waivers(have: Counter[str], cost: dict[str, int], discount: int) -> set[tuple[str, ...]]:
    """All ways to waive units of a cost so that the rest can be paid: each way in the order of resources."""
    units = [name for name in RESOURCES for _ in range(cost[name])]
    found = set()
    for chosen in combinations(range(len(units)), min(discount, len(units))):
        rest = Counter(unit for n, unit in enumerate(units) if n not in chosen)
        if can_pay(have, rest):
            found.add(tuple(units[n] for n in chosen))
    return found


def payments(have: Counter[str], number: int) -> set[tuple[str, ...]]:
    """All ways to pay a number of any resources, each in the order of resources."""
    units = [name for name in RESOURCES for _ in range(have[name])]
    return {tuple(units[n] for n in chosen) for chosen in combinations(range(len(units)), number)}


def trades(s: State, seat: int) -> set[str]:
    """The trades a player may make now, by asking every source."""
    pieces, me = where(s, seat), s.player[seat]
    market = "PA5" in pieces or "I21" in pieces or "I22" in pieces or me.market_right
    allowed = set()
    for give in RESOURCES:
        if me.warehouse[RESOURCES.index(give)] == 0:
            continue
        base = give in ("wood", "stone")
        gets = (("marble",), ("gold",)) if base else (("wood", "wood"), ("wood", "stone"), ("stone", "stone"))
        for get in gets:
            by_tile = any(
                row["effect"] == "trade" and row["give"] == give and set(get) <= set(row["get"])
                for row in effects_of(s, seat)
            )
            if market or by_tile or (base and me.ebla_market):
                allowed.add(f"trade {give} {'-'.join(get)}")
    return allowed


def tower_cost(s: State, seat: int, kind: str) -> Counter[str]:
    """The price of the next level or pair."""
    height = s.player[seat].tower
    band = 0 if height < 5 else 1 if height < 10 else 2 if height < 15 else 3
    cost = dict(DATA["tower"][kind][band])
    if "I18" in tiles_of(s, seat):
        cost["wood"] = 0
    return Counter(cost)


def part_cost(part: int) -> dict[str, int]:
    return dict(list(DATA["temple"].values())[part - 1]["cost"])


def temple_targets(s: State, seat: int) -> dict[str, int]:
    """Target -> part that may be raised there, cards permitting."""
    in_use = Counter(part for other in range(s.players) for part in s.player[other].temples if part)
    in_use[4] = sum(s.player[other].completed for other in range(s.players))
    first, second = s.player[seat].temples
    wanted = {}
    if first:
        wanted["first"] = first + 1
    if second:
        wanted["second"] = second + 1
    if not first and not second:
        wanted["new"] = 1
    return {target: part for target, part in wanted.items() if in_use[part] < 4}


def construction(s: State, seat: int) -> set[str]:
    """Every construction move a player may make now, but for returned missions."""
    pieces, have, tiles = where(s, seat), wealth(s, seat), tiles_of(s, seat)
    any_action = "I47" in pieces
    found = set()
    if (s.tower_action == 1 or "AL1" in pieces or any_action) and can_pay(have, tower_cost(s, seat, "single")):
        found.add("build level")
    if (s.tower_action == 2 or "DA1" in pieces or any_action) and can_pay(have, tower_cost(s, seat, "pair")):
        found.add("build pair")
    if ("AL3" in pieces or any_action) and era(s) > 0:
        for left in range(1, s.players):
            height = s.player[(seat + left) % s.players].tower
            if height >= max(1, s.player[seat].tower):
                found.add(f"strike {left}")
    for source in ("PA6", "EB1", "I37", "I47"):
        if source in pieces and not (source == "EB1" and s.player[seat].ebla_market):
            for target, part in temple_targets(s, seat).items():
                if waivers(have, part_cost(part), 3 if "I34" in tiles else 0):
                    found.add(f"temple {source.lower()} {target}")
    if "DA2" in pieces or "AL5" in pieces or any_action:
        for name in missions_of(s.player[seat].hand):
            if waivers(have, DATA["missions"][name]["cost"], 2 if "I20" in tiles else 0):
                found.add(f"fulfil {name.lower()}")
        if s.deck or s.discards:
            found.add("draw")
    return found | rare_purchases(s, seat)


def rare_purchases(s: State, seat: int) -> set[str]:
    """Rare goods that may be bought now."""
    pieces, have, tiles, me = where(s, seat), wealth(s, seat), tiles_of(s, seat), s.player[seat]
    found = set()
    for space, colour in (("SS4", "grey"), ("EU5", "yellow"), ("EU6", "red")):
        left = sum(s.rare_left[n] for n, (_, its) in enumerate(GOODS) if its == colour)
        if left and (space in pieces or "I47" in pieces):
            if waivers(have, DATA["rare"][colour]["cost"], 2 if "I28" in tiles else 0):
                found.add(f"rare {colour} goods")
            if "I9" in tiles and me.pp >= 4 and not me.paid_prestige:
                found.add(f"rare {colour} prestige")
    return found


def income(s: State, seat: int, space: str) -> Counter[str]:
    """What a piece takes from a resource space."""
    row = DATA["spaces"][space]
    piece, resource = where(s, seat)[space], row["resource"]
    quality = "base" if resource in ("wood", "stone") else "superior"
    units = DATA["collect"][f"{piece}_{quality}"][era(s)]
    if piece == "ship":
        units += sum(row["amount"] for row in effects_of(s, seat) if row.get("resource") == resource)
    return Counter({resource: units})


def placements(s: State, seat: int) -> set[str]:
    """Where a player may place a piece."""
    supply = dict(zip(("camel", "ship"), s.player[seat].supply, strict=True))
    found = set()
    for number, (name, row) in enumerate(SPACES):
        printed = row["side2"] if s.players == 2 else row["side34"]
        if printed and s.owner[number] < 0:
            kinds = ("camel", "ship") if row["accepts"] == "either" else (row["accepts"],)
            found |= {f"place {kind} {name.lower()}" for kind in kinds if supply[kind]}
    for number, name in enumerate(PRIVATE):
        if name in tiles_of(s, seat) and s.owner[len(SPACES) + number] < 0:
            found |= {f"place {kind} {name.lower()}" for kind in supply if supply[kind]}
    return found


def most_placed(s: State, seat: int, enough: int) -> bool:
    """Can so many pieces be placed one after the other?"""
    supply = dict(zip(("camel", "ship"), s.player[seat].supply, strict=True))
    moves = sorted(placements(s, seat))
    for chosen in permutations(moves, enough):
        used = Counter(move.split()[1] for move in chosen)
        if len({move.split()[2] for move in chosen}) == enough and all(used[kind] <= supply[kind] for kind in used):
            return True
    return False


@cache
def best_sets(rare: tuple[int, ...]) -> int:
    """The best split into sets of different goods, by trying every first set."""
    owned = [good for good, number in enumerate(rare) if number]
    values = DATA["prestige"]["rare_sets"]
    best = 0
    for count in range(1, len(owned) + 1):
        for chosen in combinations(owned, count):
            rest = tuple(number - (good in chosen) for good, number in enumerate(rare))
            best = max(best, values[count] + best_sets(rest))
    return best


def final_score(s: State, seat: int) -> int:
    """The score sheet, line by line."""
    me = s.player[seat]
    score = me.pp + 2 * me.tower + 40 * me.completed + sum((0, 5, 13, 25)[part] for part in me.temples)
    score += mission_score(s, seat)
    copies = 1
    while types := sum(number >= copies for number in me.rare):
        score += DATA["prestige"]["rare_sets"][types]
        copies += 1
    return score + sum(12 for row in effects_of(s, seat) if row["effect"] == "final_bonus" and is_best(s, seat, row))


def mission_score(s: State, seat: int) -> int:
    me = s.player[seat]
    face_up: int = sum(DATA["missions"][name]["pp"] for name in missions_of(me.fulfilled))
    face_down: int = sum(DATA["missions"][name]["pp"] // 2 for name in missions_of(me.returned))
    return face_up + face_down


def is_best(s: State, seat: int, row: dict[str, Any]) -> bool:
    """Is a player strictly the best in what a bonus tile asks?"""
    measures: dict[str, Callable[[int], int]] = {
        "highest_tower": lambda other: s.player[other].tower,
        "most_rare_goods": lambda other: sum(s.player[other].rare),
        "most_improvements": lambda other: len(tiles_of(s, other)),
        "most_completed_temples": lambda other: s.player[other].completed,
        "highest_mission_score": lambda other: mission_score(s, other),
    }
    measure = measures[row["condition"]]
    return all(measure(seat) > measure(other) for other in range(s.players) if other != seat)


def earns_camel(s: State, seat: int) -> bool:
    """The Caravan's condition for the next camel, in the rulebook's words."""
    me = s.player[seat]
    missions = len(missions_of(me.fulfilled)) + len(missions_of(me.returned))
    if me.owned[0] == 3:
        return me.tower >= 5 or missions >= 2
    return me.owned[0] == 4 and (me.tower >= 10 or missions >= 4 or (me.tower >= 5 and missions >= 2))


def earns_ship(s: State, seat: int) -> bool:
    """The Shipyard's condition for the next ship."""
    me = s.player[seat]
    colours = Counter[str]()
    for number, (_, colour) in enumerate(GOODS):
        colours[colour] += me.rare[number]
    fewest = min(colours[colour] for colour in ("grey", "yellow", "red"))
    return (me.owned[1] == 2 and fewest >= 1) or (me.owned[1] == 3 and fewest >= 2)
