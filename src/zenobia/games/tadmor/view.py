"""What one seat may see, built by including (TD-1.7)."""

from __future__ import annotations

from typing import Any

from zenobia.core.game import NOBODY, SPECTATOR
from zenobia.games.tadmor.board import era
from zenobia.games.tadmor.data import (
    BOARD_SPACES,
    COLOUR_NAMES,
    GOOD_NAMES,
    GOODS_OF_COLOUR,
    MISSION_NAMES,
    PART_NAMES,
    PIECE_NAMES,
    PLACE_NAMES,
    PRIVATE_TILES,
    REGION_NAMES,
    RESOURCE_NAMES,
    SPACE_ROWS,
    TILE_NAMES,
    TRADE_ROWS,
)
from zenobia.games.tadmor.moves import word
from zenobia.games.tadmor.play import rank, to_act
from zenobia.games.tadmor.rare import ANY_COLOUR, pile_size
from zenobia.games.tadmor.scoring import bonus_tiles_value, mission_value, rare_value, temple_value, total, tower_value
from zenobia.games.tadmor.sets import holds, size
from zenobia.games.tadmor.state import (
    NOT_PRINTED,
    NOTHING,
    OTHER_SPACE,
    OVER,
    PAY_FOR_TILE,
    WAIVE_FOR_MISSION,
    WAIVE_FOR_TEMPLE,
    WHICH_GOOD,
    Player,
    State,
)

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
        "era": ERA_NAMES[era(s)],
        "stage": STAGE_NAMES[s.stage],
        "to_act": None if asked == NOBODY else asked,
        "pawn": s.pawn,
        "leader": s.leader,
        "question": question_view(s),
        "spaces": [space_view(s, space) for space in range(BOARD_SPACES) if s.owner[space] != NOT_PRINTED],
        "tiles": names_of(s.board_tiles, TILE_NAMES),
        "piles": [pile_view(s, colour) for colour in range(len(COLOUR_NAMES))],
        "deck": size(s.deck),
        "discards": names_of(s.discards, MISSION_NAMES),
        "marauders": marauder_view(s, seat),
        "tax": s.tax,
        "seats": [seat_view(s, each, seat) for each in range(s.players)],
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


def space_view(s: State, space: int) -> dict[str, Any]:
    """A space of this face of the board, and the piece on it."""
    row = SPACE_ROWS[space]
    return {
        "id": word(PLACE_NAMES[space]),
        "region": word(row["region"]),
        "action": word(row["action"]),
        "accepts": row["accepts"],
        "resource": row.get("resource"),
        "colour": row.get("colour"),
        **piece_view(s, space),
    }


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
        "units": s.units,
        "about": subject_name(s),
        "waived": numbers(s.waived, RESOURCE_NAMES) if s.question in (WAIVE_FOR_MISSION, WAIVE_FOR_TEMPLE) else None,
    }


def subject_name(s: State) -> str | None:
    """What the question is about."""
    if s.question == PAY_FOR_TILE:
        return word(TILE_NAMES[s.subject])
    if s.question == WAIVE_FOR_MISSION:
        return word(MISSION_NAMES[s.subject])
    if s.question in (WAIVE_FOR_TEMPLE, OTHER_SPACE):
        return word(PLACE_NAMES[s.subject])
    if s.question == WHICH_GOOD and s.subject != ANY_COLOUR:
        return COLOUR_NAMES[s.subject]
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
