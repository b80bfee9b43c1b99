"""The table in a terminal of 120 columns: every colour is also a letter, a number or a word."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from zenobia.core.words import Words
from zenobia.games.tadmor.data import (
    DATA,
    FREE_MULTIPLE,
    IMPROVEMENT_COST,
    MISSION_NAMES,
    REGION_NAMES,
    RESOURCE_NAMES,
    ROUNDS,
    TILE_NAMES,
    word,
)
from zenobia.games.tadmor.view import ERA_NAMES

SEAT_INK = ("#2a5ca6", "#c2481a", "#17806a", "#8a6500")  # white reads well on each of them
RESOURCE_INK = dict(zip(RESOURCE_NAMES, ("#8b5a2b", "#6b6b6b", "#4f7f86", "#8a6500"), strict=True))
COLOUR_INK = {"grey": "#6b6b6b", "yellow": "#8a6500", "red": "#a3223a"}
TILES = {word(name): DATA["improvements"][name] for name in TILE_NAMES}
MISSIONS = {word(name): DATA["missions"][name] for name in MISSION_NAMES}


def board(view: dict[str, Any], words: Words) -> Group:
    """Round, regions with their spaces, marauders and piles, tiles, players, own missions, and what is asked."""
    over = view["stage"] == "over"
    return Group(
        course(view, words),
        regions(view, words),
        marauders(view, words),
        piles(view, words),
        tiles(view, words),
        seats(view, words),
        belongings(view, words),
        own_missions(view, words),
        score_sheet(view, words) if over else status(view, words),
    )


# ---------------------------------------------------------------- marks


def seat_mark(seat: int, text: str) -> Text:
    """Something of a seat, in its colour."""
    return Text(text, style=f"bold #ffffff on {SEAT_INK[seat]}")


def seat_name(seat: int, words: Words) -> str:
    """A seat as people call it."""
    return words(f"seat-{seat + 1}")


def resources(numbers: dict[str, int], words: Words) -> Text:
    """Resources as w2 g1."""
    marks = [
        Text(f"{words(f'letter-{name}')}{number}", style=f"bold #ffffff on {RESOURCE_INK[name]}")
        for name, number in numbers.items()
        if number
    ]
    return Text(" ").join(marks) if marks else Text("–", style="dim")


def priced(cost: dict[str, int], words: Words) -> str:
    """A cost in words."""
    return ", ".join(words(f"units-{name}", n=cost[name]) for name in RESOURCE_NAMES if cost[name])


def explained(name: str, row: dict[str, Any], words: Words) -> str:
    """What a tile or a mission does, with its printed numbers."""
    pattern: Any = words.bundle.get_message(name).attributes["text"]
    free = {"n": FREE_MULTIPLE, "free_pp": DATA["prestige"]["free_rare_good"]}
    text, _ = words.bundle.format_pattern(pattern, {**free, **{key: row[key] for key in row if key != "cost"}})
    return str(text)


def grid(*headers: str) -> Table:
    """A plain table."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_header=any(headers))
    for header in headers:
        table.add_column(header)
    return table


# ---------------------------------------------------------------- the board


def course(view: dict[str, Any], words: Words) -> Text:
    """Round, era, stage and pawn."""
    stage = words(f"stage-{view['stage']}")
    now = words("course", n=view["round"], rounds=ROUNDS, era=words(f"era-{view['era']}"), stage=stage)
    pawn = words("pawn-at", player=seat_name(view["pawn"], words))
    return Text(f"{now} · {pawn}", style="bold")


def regions(view: dict[str, Any], words: Words) -> Table:
    """The seven regions side by side, their spaces below each other."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
    columns = []
    for name in map(word, REGION_NAMES):
        style = "reverse" if name in (view["marauders"]["under_attack"], view["marauders"]["raided"]) else ""
        table.add_column(Text(words(f"region-{name}"), style=style), width=16, no_wrap=False, vertical="top")
        columns.append([space_text(space, words) for space in view["spaces"] if space["region"] == name])
    for row in range(max(map(len, columns))):
        table.add_row(*(column[row] if row < len(column) else Text("") for column in columns))
    return table


def space_text(space: dict[str, Any], words: Words) -> Text:
    """`·S ns1 wood` takes a ship; `2S ns1 wood` has one of seat 2."""
    if space["owner"] is None:
        mark = Text(f"·{words('short-' + space['accepts'])}", style="bold")
    else:
        mark = seat_mark(space["owner"], f"{space['owner'] + 1}{words('short-' + space['piece'])}")
    return Text.assemble(mark, f" {space['id']} ", label(space, words))


def label(space: dict[str, Any], words: Words) -> Text:
    """What a space gives, in a word."""
    if space["resource"]:
        return Text(words(f"resource-{space['resource']}"), style=RESOURCE_INK[space["resource"]])
    if space["colour"]:
        return Text(f"◆{words('colour-' + space['colour'])}", style=COLOUR_INK[space["colour"]])
    return Text(words(f"short-{space['action']}")[:9])


def marauders(view: dict[str, Any], words: Words) -> Text:
    """The region under attack, who holds a card, and the mission deck."""
    shown = view["marauders"]
    name = shown["raided"] or shown["under_attack"]
    drawn = Text(words("under-attack", region=words(f"region-{name}") if name else words("nowhere")))
    if shown["holder"] is not None:
        drawn.append(f" · {words('raid-held', player=seat_name(shown['holder'], words))}")
    if shown["held"]:
        drawn.append(f" · {words('raid-own', region=words('region-' + shown['held']))}", style="bold")
    return drawn.append(f" · {words('missions-left', deck=view['deck'], discards=len(view['discards']))}")


def piles(view: dict[str, Any], words: Words) -> Text:
    """The three piles of rare goods."""
    drawn = Text(f"{words('piles')}  ")
    for pile in view["piles"]:
        colour = words(f"colour-{pile['colour']}")
        top = words(f"good-{pile['top']}") if pile["top"] else ""
        text = words("pile", colour=colour, top=top, n=pile["size"]) if top else words("pile-empty", colour=colour)
        drawn.append(f"◆{text}", style=COLOUR_INK[pile["colour"]]).append("   ")
    return drawn


def tiles(view: dict[str, Any], words: Words) -> Table:
    """The improvements on the board and what they do."""
    table = grid("", "", "")
    cost = int(IMPROVEMENT_COST[ERA_NAMES.index(view["era"])])
    table.add_row("", Text(words("tiles-on-board", n=cost), style="bold"), "" if view["tiles"] else words("no-tiles"))
    for name in view["tiles"]:
        table.add_row(name, words(f"tile-{name}"), explained(f"tile-{name}", TILES[name], words))
    return table


# ---------------------------------------------------------------- the players

COLUMNS = ("player", "pp", "total", "tower", "temple", "warehouse", "traded", "pieces", "rare", "missions")


def seats(view: dict[str, Any], words: Words) -> Table:
    """Every player in one line."""
    table = grid(*(words(f"col-{name}") for name in COLUMNS))
    for seat, shown in enumerate(view["seats"]):
        mark = Text(">" if view["to_act"] == seat else " ").append_text(seat_mark(seat, f" {seat + 1} "))
        mark.append(f" {seat_name(seat, words)}", style="bold")
        temples = ", ".join(words(f"part-{part}") for part in shown["temples"]) or "–"
        pieces = ", ".join(
            f"{words('short-' + kind)} {shown['supply'][kind]}/{shown['owned'][kind]}" for kind in ("camel", "ship")
        )
        rare = ", ".join(f"{words('good-' + good)} {n}" for good, n in shown["rare"].items() if n) or "–"
        counts = {"hand": shown["hand_size"], "up": len(shown["fulfilled"]), "down": len(shown["returned"])}
        table.add_row(
            mark,
            str(shown["pp"]),
            str(shown["total"]),
            str(shown["tower"]),
            temples,
            resources(shown["warehouse"], words),
            resources(shown["traded"], words),
            pieces,
            rare,
            words("missions-of", **counts),
        )
    return table


def belongings(view: dict[str, Any], words: Words) -> Table:
    """Each player's tiles (with the pieces on private ones) and open missions; one's own by name."""
    table = grid("", "", "")
    for seat, shown in enumerate(view["seats"]):
        own = seat == view["seat"]
        names = [tile_name(name, shown, own, words) for name in shown["tiles"]]
        texts = [words("row-tiles", names=", ".join(names) or "–")]
        for row in ("fulfilled", "returned"):
            if shown[row]:
                texts.append(words(f"row-{row}", names=", ".join(shown[row])))
        table.add_row(seat_mark(seat, f" {seat + 1} "), " · ".join(texts))
    return table


def tile_name(name: str, shown: dict[str, Any], own: bool, words: Words) -> str:
    """A tile by its number, one's own with its title, and the piece on it."""
    text = f"{name} {words(f'tile-{name}')}" if own else name
    piece = shown["private"].get(name)
    return f"{text} [{words(f'short-{piece}')}]" if piece else text


def own_missions(view: dict[str, Any], words: Words) -> Table:
    """The missions in the observer's hand and those he may still return: value, cost, benefit."""
    table = grid("", "", "", "")
    if view["seat"] is None:
        return table
    me = view["seats"][view["seat"]]
    if me["hand"] or me["fulfilled"]:
        table.add_row("", Text(words("your-hand"), style="bold"))
    for name in [*(me["hand"] or []), *me["fulfilled"]]:
        row = MISSIONS[name]
        value = words("mission-value", pp=row["pp"], cost=priced(row["cost"], words))
        open_mark = words("face-up") if name in me["fulfilled"] else ""
        table.add_row(name, words(f"mission-{name}"), open_mark or value, explained(f"mission-{name}", row, words))
    return table


# ---------------------------------------------------------------- what is asked, and the end


def status(view: dict[str, Any], words: Words) -> Text:
    """Whose move it is, and the question that is asked."""
    drawn = Text(words("turn-of", player=seat_name(view["to_act"], words)))
    if view["to_act"] == view["seat"]:
        question = view["question"]
        name, units = (question["name"], question["units"]) if question else (view["stage"], 0)
        drawn.append(f" · {words(f'ask-{name}', n=units)}", style="bold")
        if question and question["about"]:
            drawn.append(f" ({words.word('word', question['about'])})")
        if view["tax"] and view["stage"] == "kingdom":
            drawn.append(f" · {words('tax-due', n=view['tax'])}", style="bold")
    return drawn


def score_sheet(view: dict[str, Any], words: Words) -> Table:
    """The final score, part by part."""
    parts = ("track", "tower", "missions", "temples", "rare", "bonus")
    table = grid(words("col-player"), *(words(f"score-{part}") for part in parts), words("col-total"))
    for seat, shown in enumerate(view["seats"]):
        row = [str(shown["parts"][part]) for part in parts]
        table.add_row(seat_mark(seat, f" {seat + 1} "), *row, Text(str(shown["total"]), style="bold"))
    return table


def legend(words: Words) -> list[str]:
    """What the letters and signs mean."""
    return [words(f"legend-{part}") for part in ("spaces", "resources", "pieces")]
