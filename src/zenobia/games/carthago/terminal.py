"""The table in a terminal of 100 columns: every colour is also a letter or a number."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from zenobia.core.words import Words
from zenobia.games.carthago.data import GOOD_NAMES, NUMERALS

LETTERS = dict(zip(GOOD_NAMES, "WGOCI", strict=True))
GOOD_INK = ("#a3223a", "#8a6500", "#4d6b1e", "#6d3a9c", "#3a3a3a")  # white reads well on each of them
SEAT_INK = ("#2a5ca6", "#c2481a", "#17806a", "#8a6500", "#5a2452")


def board(view: dict[str, Any], words: Words) -> Group:
    """Harbour and ships, market and deck, action spaces, palace, path, players, and what is asked below."""
    return Group(
        course(view, words),
        harbour(view, words),
        rows(view, words),
        supplies(view, words),
        deck(view, words),
        slots(view, words),
        palace(view, words),
        path(view, words),
        seats(view, words),
        status(view, words),
    )


def seat_mark(seat: int | None) -> Text:
    """A seat's number in its colour."""
    return (
        Text(" · ", style="dim") if seat is None else Text(f" {seat + 1} ", style=f"bold #ffffff on {SEAT_INK[seat]}")
    )


def good_mark(good: str | None, number: int | None = None) -> Text:
    """A good's letter in its colour, with a number if there are several kinds."""
    if good is None:
        return Text(" · ", style="dim")
    return Text(
        f" {LETTERS[good]}{'' if number is None else number} ",
        style=f"bold #ffffff on {GOOD_INK[GOOD_NAMES.index(good)]}",
    )


def goods(numbers: dict[str, int]) -> Text:
    """Goods as W2 G1."""
    drawn = Text(" ").join(good_mark(good, number) for good, number in numbers.items() if number)
    return drawn if drawn.plain else Text("–", style="dim")


def ship_text(ship: dict[str, Any] | None, words: Words) -> Text:
    """A ship: wanted good, income, danger, privilege."""
    if ship is None:
        return Text(" · ", style="dim")
    drawn = good_mark(ship["good"])
    return drawn.append(f" +{ship['income']} !{ship['danger']} {words('short-' + ship['privilege'])}", style="not bold")


def course(view: dict[str, Any], words: Words) -> Text:
    """Decade, round and first player."""
    if view["final"]:
        now = words("course-final")
    elif view["decade"] == 0:
        now = words("course-setup")
    elif view["round"] is None:
        now = words("course-ships", decade=view["decade"], decades=view["decades"])
    else:
        now = words("course", **{name: view[name] for name in ("decade", "decades", "round", "rounds")})
    first = words("first-player", player=words(f"seat-{view['first'] + 1}"))
    return Text(f"{now} · {first}", style="bold")


def grid(*headers: str) -> Table:
    """A plain table."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_header=any(headers))
    for header in headers:
        table.add_column(header, no_wrap=True)
    return table


def harbour(view: dict[str, Any], words: Words) -> Table:
    """The twelve quays, two of each civilisation: servants, good, ship."""
    table = grid(words("harbour"), "", "", "I", "", "", "II")
    quays = view["quays"]
    for first in range(0, len(quays), NUMERALS):
        name = words.word("civilisation", quays[first]["quay"][:-1])
        cells: list[Text] = []
        for quay in quays[first : first + NUMERALS]:
            cells += [seat_mark(quay["owner"]), good_mark(quay["good"]), ship_text(quay["ship"], words)]
        table.add_row(Text(name), *cells)
    return table


def rows(view: dict[str, Any], words: Words) -> Table:
    """The rows of ships with their positions; a third one where rows move up before the ships enter."""
    shown = [view["row1"], view["row2"], *([view["row3"]] if view["row3"] else [])]
    table = grid("", *(head for n in range(len(shown)) for head in (words(f"row-{n + 1}"), "")))
    for position, ships in enumerate(zip(*shown, strict=True), 1):
        table.add_row(str(position), *(cell for ship in ships for cell in named_ship(ship, words)))
    return table


def named_ship(ship: dict[str, Any] | None, words: Words) -> tuple[Text, Text]:
    """Civilisation and face of a ship card."""
    return Text(words.word("civilisation", ship["civilisation"]) if ship else ""), ship_text(ship, words)


def supplies(view: dict[str, Any], words: Words) -> Text:
    """Market with its price, and bag."""
    drawn = Text(f"{words('market-price', n=view['market']['price'])} ").append_text(goods(view["market"]["goods"]))
    return drawn.append(f"   {words('bag')} ").append_text(goods(view["bag"]))


def deck(view: dict[str, Any], words: Words) -> Text:
    """The deck's size, and what the observer knows of it."""
    shown = view["deck"]
    drawn = Text(words("deck-left", n=shown["size"]))
    for part in ("top", "among", "bottom"):
        if shown[part]:
            ships = ", ".join(words.word("ships", ship["id"]) for ship in shown[part])
            drawn.append(f" · {words(f'deck-{part}', n=shown['put_in_order'], ships=ships)}")
    return drawn


def slots(view: dict[str, Any], words: Words) -> Table:
    """The six action spaces: card, cost, bonus, servants on the card."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for number in range(1, len(view["slots"]) + 1):
        table.add_column(str(number), max_width=14)
    bonus = {"warehouse": words("short-warehouse"), "palace": words("short-influence")}
    table.add_row(*(Text(words.word("card", slot["card"]) if slot["card"] else "–") for slot in view["slots"]))
    table.add_row(*(Text(f"{slot['servants']} · {bonus[slot['bonus']]}") for slot in view["slots"]))
    if any(any(slot["on_card"]) for slot in view["slots"]):
        table.add_row(*(on_card(slot) for slot in view["slots"]))
    return table


def on_card(slot: dict[str, Any]) -> Text:
    """The servants on one action card: seat × servants, in the seat's colour."""
    present = [(seat, servants) for seat, servants in enumerate(slot["on_card"]) if servants]
    return Text(" ").join(
        Text(f"{seat + 1}×{servants}", style=f"bold #ffffff on {SEAT_INK[seat]}") for seat, servants in present
    )


def palace(view: dict[str, Any], words: Words) -> Text:
    """The palace spaces by trade points: sold, for sale, the large one."""
    shown = view["palace"]
    drawn = Text(words("palace"), style="bold").append(" ")
    points = None
    for space, each in enumerate([*shown["spaces"], {**shown["large"], "large": True}]):
        if each["points"] != points:
            points = each["points"]
            drawn.append(f" {points}{words('col-points')}: ", style="dim")
        price = f"{words('palace-large')} {each['price']}" if "large" in each else str(each["price"])
        style = "bold reverse" if space == shown["sold"] else ""
        drawn.append("x" if space < shown["sold"] else price, style=style).append(" ")
    return drawn


def path(view: dict[str, Any], words: Words) -> Text:
    """The intrigue path with its awards behind the score spaces."""
    scores = view["path"]["score_spaces"]
    awards = {score["filled"]: "/".join(str(places) for places in score["awards"]) for score in scores}
    drawn = Text(words("path"), style="bold").append("  ")
    for space, seat in enumerate(view["path"]["spaces"], 1):
        drawn.append_text(seat_mark(seat)).append(" ")
        if space in awards:
            drawn.append(f"({awards[space]}) ", style="bold" if space <= view["path"]["filled"] else "dim")
    return drawn


COLUMNS = ("palace", "points", "talents", "reserve", "lighthouse", "temple", "charters", "cards", "path")


def seats(view: dict[str, Any], words: Words) -> Table:
    """Every player in one line."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(words("col-player"), no_wrap=True)
    for name in COLUMNS:
        table.add_column(words(f"col-{name}"), justify="right", no_wrap=True)
    table.add_column(words("col-warehouse"), no_wrap=True)
    table.add_column(words("col-privileges"))
    for seat, shown in enumerate(view["seats"]):
        mark = Text("> " if view["to_act"] == seat else "  ", style="bold").append_text(seat_mark(seat))
        mark.append(f" {words(f'seat-{seat + 1}')}", style="bold reverse" if view["to_act"] == seat else "bold")
        if shown["rank"]:
            mark.append(f" ({shown['rank']})")
        table.add_row(mark, *numbers(shown), storage(shown), privileges(shown, words))
    return table


def numbers(shown: dict[str, Any]) -> list[str]:
    """The numbers of one player in the order of the columns; behind the servants on the path the award to come."""
    values = {**shown, "cards": shown["on_cards"]}
    values["path"] = f"{shown['path']}+{shown['award']}" if shown["award"] else shown["path"]
    return ["?" if values[name] is None else str(values[name]) for name in COLUMNS]


def storage(shown: dict[str, Any]) -> Text:
    """The goods in a warehouse and its free spaces."""
    stored = [good for good, number in shown["stored"].items() for _ in range(number)]
    marks = [Text(LETTERS[good], style=f"bold #ffffff on {GOOD_INK[GOOD_NAMES.index(good)]}") for good in stored]
    marks += [Text("□")] * (shown["storage"] - len(stored)) + [Text("■", style="dim")] * shown["blocked"]
    return Text(" ").join(marks)


def privileges(shown: dict[str, Any], words: Words) -> Text:
    """The kept privileges, in short."""
    return Text(", ".join(words("short-" + ship["privilege"]) for ship in shown["privileges"]))


def status(view: dict[str, Any], words: Words) -> Text:
    """Whose move it is, and the question that is asked."""
    if view["to_act"] is None:
        return Text(words("game-over"), style="bold")
    drawn = Text(words("turn-of", player=words(f"seat-{view['to_act'] + 1}")))
    if view["to_act"] == view["seat"]:
        drawn.append(f" · {question(view, words)}", style="bold")
        if view["source"]:
            drawn.append(f" ({words.word('word', view['source'])})")
        if ship := view["entering"] or view["ship_due"]:
            drawn.append(" ").append_text(ship_text(ship, words))
    return drawn


def question(view: dict[str, Any], words: Words) -> str:
    """What the observer is asked."""
    phase = view["phase"]
    if phase == "ships" and view["may_block"]:
        return words("ask-ships-or-block")
    if phase in ("ships", "aristocrat", "move3"):
        return words(f"ask-{phase}", n=view["left"])
    return words(f"ask-{phase}")


def legend(words: Words) -> list[str]:
    """What the letters and signs mean."""
    return [words(f"legend-{part}") for part in ("goods", "ship", "servants")]
