"""What one seat may see, built by including (TD-1.7)."""

from __future__ import annotations

from typing import Any

from zenobia.core.game import NOBODY, SPECTATOR, Source, Told
from zenobia.core.sets import holds, size
from zenobia.games.tadmor.board import era, may_gain_piece, seat_at
from zenobia.games.tadmor.data import (
    BOARD_SPACES,
    BROKER_PRICE,
    COLOUR_NAMES,
    FREE_GOOD_PRESTIGE,
    FREE_MULTIPLE,
    GOOD_NAMES,
    GOODS_OF_COLOUR,
    IMPROVEMENT_COST,
    MISSION_NAMES,
    MISSION_ROWS,
    PART_NAMES,
    PART_PRESTIGE,
    PIECE_NAMES,
    PLACE_NAMES,
    PRICE_ROWS,
    PRIVATE_TILES,
    RARE_PRICE,
    RARE_PRICE_IN_PRESTIGE,
    REGION_NAMES,
    RESOURCE_AT,
    RESOURCE_NAMES,
    ROUNDS,
    SLOT_COUNT,
    SLOTS,
    SPACE_ROWS,
    TARGET_NAMES,
    TAX_GOLD,
    TAX_PENALTY,
    TEMPLE_PRICE,
    TILE_NAMES,
    TILE_ROWS,
    TRADE_ROWS,
    TRAITOR_LEVELS,
    word,
)
from zenobia.games.tadmor.improvements import tiles_off_board
from zenobia.games.tadmor.income import earns_camel, earns_ship, gifts_for, units_for
from zenobia.games.tadmor.kingdom import lowest_tower
from zenobia.games.tadmor.missions import mission_discount
from zenobia.games.tadmor.play import to_act
from zenobia.games.tadmor.rare import ANY_COLOUR, pile_size, rare_discount
from zenobia.games.tadmor.round_end import storage
from zenobia.games.tadmor.scoring import (
    bonus_tiles_value,
    mission_value,
    rank,
    rare_goods,
    rare_value,
    temple_value,
    total,
    tower_value,
)
from zenobia.games.tadmor.setup import start_choice
from zenobia.games.tadmor.state import (
    CAMEL,
    CONSTRUCTION,
    KINGDOM,
    NONE,
    NOT_PRINTED,
    NOTHING,
    OTHER_SPACE,
    OVER,
    PAY_FOR_TILE,
    PLACEMENT,
    SHIP,
    SLOT,
    START_TILE,
    TILE_OFF_BOARD,
    WAIVE_FOR_MISSION,
    WAIVE_FOR_TEMPLE,
    WHICH_GOOD,
    Player,
    State,
)
from zenobia.games.tadmor.temples import may_raise_temple, part_of, temple_discount
from zenobia.games.tadmor.tower import pair_price, single_price

STAGE_NAMES = (
    "bonus",
    "start-tile",
    "placement",
    "reveal",
    "redirect",
    "swap",
    "pick",
    "improvement",
    "late-improvement",
    "construction",
    "kingdom",
    "round-end",
    "storing",
    "over",
)
QUESTION_NAMES = (
    "nothing",
    "base-bonus",
    "superior-bonus",
    "pay-for-tile",
    "waive-for-mission",
    "waive-for-temple",
    "take-resources",
    "pawn-good",
    "which-temple",
    "which-pile",
    "which-good",
    "tile-on-board",
    "tile-off-board",
    "whose-tower",
    "which-region",
    "own-space",
    "other-space",
    "throw-away",
)
ERA_NAMES = ("i", "ii", "iii")
ACTS = {  # in which part of the round an action is carried out; the others in construction
    **dict.fromkeys(("collect", "peace_gifts", "market", "shipyard", "caravan"), "anytime"),
    **dict.fromkeys(("taxman", "first_player", "war_supplies"), "kingdom"),
    "improvement": "improvement",
    "marauders": "marauders",
}
NOT_SHOWN = ("start", "not_for_two")  # of a tile's row


def view(s: State, seat: int) -> dict[str, Any]:
    """The table as a seat sees it; hands are shown when the game is over."""
    asked = to_act(s)
    return {
        "game": "tadmor",
        "seat": None if seat == SPECTATOR else seat,
        "players": s.players,
        "options": {
            "experienced": bool(s.experienced),
            "pairs": "one" if s.one_pair else "any",
            "returns": "resolution" if s.only_resolution else "anytime",
        },
        "round": s.round_number,
        "rounds": ROUNDS,
        "era": ERA_NAMES[era(s)],
        "stage": STAGE_NAMES[s.stage],
        "to_act": None if asked == NOBODY else asked,
        "pawn": s.pawn,
        "leader": s.leader,
        "question": question_view(s),
        "turns": turns_view(s),
        "spaces": [space_view(s, space, seat) for space in range(BOARD_SPACES) if s.owner[space] != NOT_PRINTED],
        "tiles": names_of(s.board_tiles, TILE_NAMES),
        "piles": [pile_view(s, colour) for colour in range(len(COLOUR_NAMES))],
        "deck": size(s.deck),
        "discards": names_of(s.discards, MISSION_NAMES),
        "marauders": marauder_view(s, seat),
        "tax": s.tax,
        "penalty": TAX_PENALTY[era(s)],
        "tile_cost": IMPROVEMENT_COST[era(s)],
        "seats": [seat_view(s, each, seat) for each in range(s.players)],
        "cards": cards_view(s, seat),
    }


def names_of(members: int, names: tuple[str, ...]) -> list[str]:
    """The members of a set by name."""
    return [word(name) for number, name in enumerate(names) if holds(members, number)]


def name_or_none(number: int, names: tuple[str, ...]) -> str | None:
    """A name, or nothing."""
    return word(names[number]) if number >= 0 else None


def numbers(values: Any, names: tuple[str, ...]) -> dict[str, int]:
    """Numbers under their names."""
    return {name: int(value) for name, value in zip(names, values, strict=True)}


def turns_view(s: State) -> list[dict[str, Any]]:
    """Who still decides in this part of the round, in this order; improvement spaces one by one."""
    if s.stage == PLACEMENT:
        seats = [seat_at(s, s.seats_done + step) for step in range(s.players)]
        return [{"seat": seat} for seat in seats if sum(s.player[seat].supply) > 0]
    if s.stage == SLOT:
        slots = [SLOTS[number] for number in range(s.slots_done, SLOT_COUNT)]
        return [{"seat": s.owner[space], "space": word(PLACE_NAMES[space])} for space in slots if s.owner[space] >= 0]
    if s.stage in (CONSTRUCTION, KINGDOM):
        return [{"seat": seat_at(s, place)} for place in range(max(0, s.seats_done - 1), s.players)]
    return [] if s.active == NONE else [{"seat": s.active}]


def space_view(s: State, space: int, seat: int) -> dict[str, Any]:
    """A space of this face of the board, what it gives, and the piece on it."""
    row = SPACE_ROWS[space]
    return {
        "id": word(PLACE_NAMES[space]),
        "region": word(row["region"]),
        "action": word(row["action"]),
        "acts": ACTS.get(row["action"], "construction"),
        "accepts": row["accepts"],
        "resource": row.get("resource"),
        "colour": row.get("colour"),
        "gives": gives(s, space, seat),
        **piece_view(s, space),
    }


def gives(s: State, space: int, seat: int) -> dict[str, int]:
    """The numbers of a space in this era: for the owner of the piece on it, else for the observer."""
    row, taken = SPACE_ROWS[space], s.owner[space] >= 0
    owner = s.owner[space] if taken else seat
    me = Player() if owner == SPECTATOR else s.player[owner]
    piece = s.piece[space] if taken else SHIP if row["accepts"] == "ship" else CAMEL
    match row["action"]:
        case "collect":
            return {"n": units_for(s, me, piece, RESOURCE_AT[space])}
        case "peace_gifts":
            return {"pp": gifts_for(s, me, piece)}
        case "improvement":
            return {"n": IMPROVEMENT_COST[era(s)]}
        case "traitor":
            return {"n": TRAITOR_LEVELS[era(s)]}
        case "taxman":
            return {"gold": TAX_GOLD[era(s)], "pp": TAX_PENALTY[era(s)]}
        case "war_supplies":
            return {} if owner == SPECTATOR else {"pp": me.tower - lowest_tower(s)}
        case "caravan":
            return {} if owner == SPECTATOR else {"ready": int(may_gain_piece(s, owner, CAMEL) and earns_camel(me))}
        case "shipyard":
            return {} if owner == SPECTATOR else {"ready": int(may_gain_piece(s, owner, SHIP) and earns_ship(me))}
    return {}


def piece_view(s: State, space: int) -> dict[str, Any]:
    """Whose piece stands there, and of which kind."""
    taken = s.owner[space] >= 0
    return {"owner": s.owner[space] if taken else None, "piece": PIECE_NAMES[s.piece[space]] if taken else None}


def pile_view(s: State, colour: int) -> dict[str, Any]:
    """A pile of rare goods: its top, its size, and which goods it must hold (everybody can count)."""
    goods = range(colour * GOODS_OF_COLOUR, (colour + 1) * GOODS_OF_COLOUR)
    return {
        "colour": COLOUR_NAMES[colour],
        "top": name_or_none(s.top[colour], GOOD_NAMES),
        "size": pile_size(s, colour),
        "goods": {GOOD_NAMES[good]: s.rare_left[good] for good in goods},
    }


def marauder_view(s: State, seat: int) -> dict[str, Any]:
    """The cards: that one is held everybody knows, which one only its holder."""
    return {
        "under_attack": name_or_none(s.under_attack, REGION_NAMES),
        "raided": name_or_none(s.raided, REGION_NAMES),
        "holder": s.holder if s.holder >= 0 else None,
        "held": name_or_none(s.held, REGION_NAMES) if s.holder == seat and seat != SPECTATOR else None,
    }


def question_view(s: State) -> dict[str, Any] | None:
    """The question that is open, all of it public."""
    if s.question == NOTHING or s.stage == OVER:
        return None
    return {
        "name": QUESTION_NAMES[s.question],
        "units": s.answers_left,
        "about": subject_name(s),
        "waived": numbers(s.waived, RESOURCE_NAMES) if s.question in (WAIVE_FOR_MISSION, WAIVE_FOR_TEMPLE) else None,
    }


def subject_name(s: State) -> str | None:
    """What the question is about."""
    if s.question == PAY_FOR_TILE:
        return word(TILE_NAMES[s.tile_bought])
    if s.question == WAIVE_FOR_MISSION:
        return word(MISSION_NAMES[s.mission_paid])
    if s.question == WAIVE_FOR_TEMPLE:
        return word(PLACE_NAMES[s.temple_source])
    if s.question == OTHER_SPACE:
        return word(PLACE_NAMES[s.own_space])
    if s.question == WHICH_GOOD and s.pile_asked != ANY_COLOUR:
        return COLOUR_NAMES[s.pile_asked]
    return None


def seat_view(s: State, seat: int, observer: int) -> dict[str, Any]:
    """A personal board; the hand only for its own seat."""
    me = s.player[seat]
    over = s.stage == OVER
    return {
        "pp": me.pp,
        "total": me.pp if over else total(s, seat),
        "parts": parts_of_score(s, seat),
        "rank": rank(s, seat) if over else None,
        "tower": me.tower,
        "warehouse": numbers(me.warehouse, RESOURCE_NAMES),
        "traded": numbers(me.traded, RESOURCE_NAMES),
        "rare": numbers(me.rare, GOOD_NAMES),
        "owned": numbers(me.owned, PIECE_NAMES),
        "supply": numbers(me.supply, PIECE_NAMES),
        "temples": [PART_NAMES[part - 1] for part in me.temples if part > 0] + [PART_NAMES[-1]] * me.completed,
        "tiles": names_of(me.tiles, TILE_NAMES),
        "private": private_view(s, me),
        "storage": storage(me),
        "prices": prices_view(s, seat),
        "fulfilled": names_of(me.fulfilled, MISSION_NAMES),
        "returned": names_of(me.returned, MISSION_NAMES),
        "hand_size": size(me.hand),
        "hand": names_of(me.hand, MISSION_NAMES) if seat == observer or over else None,
        "used": {
            "base_for_prestige": bool(me.bought_base),
            "superior_for_prestige": bool(me.bought_superior),
            "rare_for_prestige": bool(me.paid_prestige),
            "market_right": bool(me.market_right),
            "ebla_market": bool(me.ebla_market),
        },
    }


def parts_of_score(s: State, seat: int) -> dict[str, int]:
    """The score sheet: what is on the track, and what the board would add (or has added, at the end)."""
    me = s.player[seat]
    parts = {
        "tower": tower_value(me),
        "missions": mission_value(me),
        "temples": temple_value(me),
        "rare": rare_value(me),
    }
    bonus = bonus_tiles_value(s, seat)
    track = me.pp - sum(parts.values()) - bonus if s.stage == OVER else me.pp
    return {"track": track, **parts, "bonus": bonus}


def breakdown(s: State, seat: int, told: Told) -> list[Source]:
    """TD-13.1 The score sheet, line by line; TD-13.4 beside it what breaks a tie."""
    parts = [Source(name, int(points)) for name, points in parts_of_score(s, seat).items()]
    return [*parts, Source("rare-count", int(rare_goods(s.player[seat])), False)]


def prices_view(s: State, seat: int) -> dict[str, Any]:
    """What building, rare goods and the broker cost this player now; discounts of choice stand beside the cost."""
    me = s.player[seat]
    waived = rare_discount(me)
    rare = {name: cost_view(RARE_PRICE + colour, waived) for colour, name in enumerate(COLOUR_NAMES)}
    return {
        "level": cost_view(single_price(me)),
        "pair": cost_view(pair_price(me)),
        "temples": [
            {
                "target": name,
                "part": PART_NAMES[part_of(me, target) - 1],
                "cost": cost_view(TEMPLE_PRICE + part_of(me, target) - 1),
                "pp": PART_PRESTIGE[part_of(me, target)],
            }
            for target, name in enumerate(TARGET_NAMES)
            if may_raise_temple(s, seat, target)
        ],
        "rare": rare,
        "rare_pp": RARE_PRICE_IN_PRESTIGE,
        "broker": numbers(BROKER_PRICE, RESOURCE_NAMES),
        "temple_discount": temple_discount(me),
        "mission_discount": mission_discount(me),
    }


def cost_view(price: int, waived: int = 0) -> dict[str, int]:
    """A cost of named resources without those it does not ask for."""
    row = PRICE_ROWS[price]
    return {name: row[name] - waived for name in RESOURCE_NAMES if row[name] > waived}


def cards_view(s: State, seat: int) -> dict[str, Any]:
    """What is printed on the tiles and missions that the observer sees or is asked to choose from."""
    tiles, missions = s.board_tiles, s.discards
    for each in range(s.players):
        other = s.player[each]
        tiles |= other.tiles
        missions |= other.fulfilled | other.returned | (other.hand if each == seat or s.stage == OVER else 0)
    if s.stage == START_TILE:
        tiles |= start_choice(s)
    if s.question == TILE_OFF_BOARD:
        tiles |= tiles_off_board(s)
    return {name: tile_card(name) for name in names_of(tiles, TILE_NAMES)} | {
        name: mission_card(name) for name in names_of(missions, MISSION_NAMES)
    }


def tile_card(name: str) -> dict[str, Any]:
    """A tile as printed, with the numbers that its text needs."""
    row = TILE_ROWS[[word(each) for each in TILE_NAMES].index(name)]
    printed = {key: value for key, value in row.items() if key not in NOT_SHOWN}
    return {"n": FREE_MULTIPLE, "free_pp": FREE_GOOD_PRESTIGE, **printed}


def mission_card(name: str) -> dict[str, Any]:
    """A mission as printed."""
    row = MISSION_ROWS[[word(each) for each in MISSION_NAMES].index(name)]
    cost = {resource: units for resource, units in row["cost"].items() if units}
    return {**row, "cost": cost}


def private_view(s: State, me: Player) -> dict[str, Any]:
    """The pieces on own private tiles."""
    return {
        word(TILE_NAMES[tile]): piece_view(s, BOARD_SPACES + number)["piece"]
        for number, tile in enumerate(PRIVATE_TILES)
        if holds(me.tiles, tile)
    }


def detail(kind: str, value: Any) -> Any:
    """A detail of an event as a plain word."""
    if kind == "trade":
        return "-".join(TRADE_ROWS[value][1:])
    names = {
        "resource": RESOURCE_NAMES,
        "tile": TILE_NAMES,
        "mission": MISSION_NAMES,
        "space": PLACE_NAMES,
        "region": REGION_NAMES,
        "piece": PIECE_NAMES,
        "good": GOOD_NAMES,
        "part": PART_NAMES,
        "era": ERA_NAMES,
    }[kind]
    return word(names[value])
