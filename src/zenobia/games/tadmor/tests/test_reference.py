"""The engine against the slow, obvious reference on thousands of random positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from zenobia.core.table import Table
from zenobia.games.tadmor import GAME
from zenobia.games.tadmor.data import DATA, MISSION_NAMES, RESOURCE_NAMES, TILE_NAMES
from zenobia.games.tadmor.income import earns_camel, earns_ship
from zenobia.games.tadmor.placement import can_place, can_place_two
from zenobia.games.tadmor.scoring import rare_value, total
from zenobia.games.tadmor.state import (
    CONSTRUCTION,
    KINGDOM,
    NOTHING,
    PAY_FOR_TILE,
    PLACEMENT,
    SLOT,
    WAIVE_FOR_MISSION,
    WAIVE_FOR_TEMPLE,
    State,
)
from zenobia.games.tadmor.tests import reference

GAMES = 12
UNIT_BY_UNIT = (PAY_FOR_TILE, WAIVE_FOR_MISSION, WAIVE_FOR_TEMPLE)


def enrich(s: State, rng: random.Random) -> None:
    """Give the players more than random play earns: resources, tiles, missions, towers, temples."""
    free = [tile for tile in range(len(TILE_NAMES)) if not any(s.player[n].tiles >> tile & 1 for n in range(s.players))]
    for seat in range(s.players):
        me = s.player[seat]
        for resource in range(4):
            me.warehouse[resource] = rng.randrange(8)
        me.tower = rng.randrange(18)
        me.pp = rng.randrange(-3, 30)
        for tile in rng.sample(free, min(4, len(free) // 6)):
            free.remove(tile)
            me.tiles |= 1 << tile
            s.board_tiles &= ~(1 << tile)
        me.temples[0] = rng.randrange(4)
        me.temples[1] = rng.randrange(4) if me.temples[0] else 0
        me.completed = rng.randrange(2)
    if len(bin(s.deck)) > 8 and rng.random() < 0.5:
        card = rng.choice([card for card in range(len(MISSION_NAMES)) if s.deck >> card & 1])
        s.deck &= ~(1 << card)
        s.player[rng.randrange(s.players)].hand |= 1 << card


def positions(players: int) -> Iterator[tuple[Table, int]]:
    """Decisions of random games, some in enriched positions."""
    for seed in range(GAMES):
        rng = random.Random(seed * 10 + players)
        table = Table(GAME, players, {}, seed)
        while not table.over:
            if table.state.question == NOTHING and table.state.stage >= PLACEMENT and rng.random() < 0.05:
                enrich(table.state, rng)
            yield table, table.to_act
            table.do(rng.choice(table.actions()), 0)


def legal(table: Table, *verbs: str) -> set[str]:
    return {move for move in table.legal() if move.split()[0] in verbs}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_moves(players):
    seen = {PLACEMENT: 0, SLOT: 0, CONSTRUCTION: 0, KINGDOM: 0}
    for table, seat in positions(players):
        s = table.state
        if s.question != NOTHING or s.stage not in seen:
            continue
        seen[s.stage] += 1
        if s.stage == PLACEMENT:
            assert legal(table, "place") == reference.placements(s, seat)
            continue
        assert legal(table, "trade") == reference.trades(s, seat)
        verbs = ("build", "strike", "temple", "fulfil", "draw", "rare")
        assert legal(table, *verbs) == (reference.construction(s, seat) if s.stage == CONSTRUCTION else set())
    assert min(seen.values()) > 30


def test_discounts_and_payments_name_every_way_once():
    ways = 0
    for players in (2, 3, 4):
        for table, seat in positions(players):
            s = table.state
            if (
                s.question not in (PAY_FOR_TILE, WAIVE_FOR_MISSION, WAIVE_FOR_TEMPLE)
                or table.log[-1].text[:6] == "choose"
            ):
                continue
            ways += 1
            assert answers(s.copy(), s.question) == expected_ways(s, seat)
    assert ways > 60


def expected_ways(s: State, seat: int) -> set[tuple[str, ...]]:
    have = reference.wealth(s, seat)
    if s.question == PAY_FOR_TILE:
        return reference.payments(have, s.answers_left)
    if s.question == WAIVE_FOR_MISSION:
        return reference.waivers(have, DATA["missions"][MISSION_NAMES[s.mission_paid]]["cost"], 2)
    part = 1 if s.target == 2 else s.player[seat].temples[s.target] + 1
    return reference.waivers(have, reference.part_cost(part), 3)


def answers(s: Any, question: int) -> set[tuple[str, ...]]:
    """All sequences of answers that the engine offers until the question is closed."""
    room = [0] * GAME.actions
    found: set[tuple[str, ...]] = set()
    for action in room[: GAME.legal(s, room)]:
        after = s.copy()
        units = after.answers_left
        GAME.apply(after, action)
        name = RESOURCE_NAMES[action - 1]
        if units == 1:
            found.add((name,))
        else:
            assert after.question == question
            found |= {(name, *rest) for rest in answers(after, question)}
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_income(players):
    taken = 0
    for table, seat in positions(players):
        s = table.state
        for move in legal(table, "space"):
            space = move.split()[1].upper()
            if "resource" not in DATA["spaces"][space] or s.question != NOTHING:
                continue
            before, wanted = reference.wealth(s, seat), reference.income(s, seat, space)
            after = s.copy()
            GAME.apply(after, GAME.parse(move))
            assert reference.wealth(after, seat) - before == wanted
            taken += 1
    assert taken > 100


def test_two_pieces_fit():
    rng = random.Random(1)
    found = {False: 0, True: 0}
    for table, seat in positions(4):
        s = table.state.copy()
        if s.stage != PLACEMENT or rng.random() < 0.5:
            continue
        for space in range(35):  # a crowded board
            if s.owner[space] < 0 and rng.random() < 0.9:
                s.owner[space] = rng.randrange(4)
        assert can_place(s, seat) == bool(reference.placements(s, seat))
        found[can_place_two(s, seat)] += 1
        assert can_place_two(s, seat) == reference.most_placed(s, seat, 2)
    assert min(found.values()) > 20


def test_scores_and_conditions():
    seen = 0
    for players in (2, 3, 4):
        for table, seat in positions(players):
            if len(table.log) % 5:
                continue
            s = table.state
            me = s.player[seat]
            assert total(s, seat) == reference.final_score(s, seat)
            assert (me.owned[0] < 5 and earns_camel(me)) == reference.earns_camel(s, seat)
            assert (me.owned[1] < 4 and earns_ship(me)) == reference.earns_ship(s, seat)
            seen += 1
    assert seen > 1000


def test_the_greedy_split_of_rare_goods_is_the_best():
    rng = random.Random(3)
    s = State()
    for _ in range(3000):
        rare = [0] * 9
        for _ in range(rng.randrange(8)):
            rare[rng.randrange(9)] += 1
        s.player[0].rare[:] = rare
        assert rare_value(s.player[0]) == reference.best_sets(tuple(rare))
