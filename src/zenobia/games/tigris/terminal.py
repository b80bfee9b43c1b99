"""The board in a terminal: every colour is also a letter, every piece can be told apart without colours."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from zenobia.core.cells import HEIGHT, WIDTH
from zenobia.core.words import Words
from zenobia.games.tigris.data import COLOUR_NAMES, LEADER_NAMES, MAP, TILE_NAMES, square_name

LETTERS = {"red": "R", "blue": "B", "green": "G", "black": "K"}
TILE_LETTERS = dict(zip(TILE_NAMES, LETTERS.values(), strict=True))
INK = {"R": "#b3261e", "B": "#1f4fbf", "G": "#1b7a34", "K": "#3a3a3a"}  # white reads well on each of them
LAND, RIVER = "#8a7a55 on #e9dcb9", "#4f86a8 on #bfe0ee"
CATASTROPHE = "bold #ffffff on #7a4a9e"
MARKER = "bold #5a3d00 on #e0a82e"
UNKNOWN = "#ffffff on #777777"


def board(view: dict[str, Any], words: Words) -> Group:
    """The board with the seats beside it, and what is asked below."""
    beside = Table.grid(padding=(0, 1))
    beside.add_column(min_width=3 + 3 * WIDTH, no_wrap=True)
    beside.add_column(no_wrap=True)
    beside.add_row(squares(view), seats(view, words))
    return Group(beside, status(view, words))


def squares(view: dict[str, Any]) -> Text:
    """The 16 x 11 squares, each three characters wide."""
    pieces = pieces_on(view)
    letters = "   " + "".join(f" {letter} " for letter in "abcdefghijklmnop") + "\n"
    drawn = Text()
    drawn.append(letters, style="dim")
    for row in range(HEIGHT):
        drawn.append(f"{row + 1:>2} ", style="dim")
        for square in range(row * WIDTH, row * WIDTH + WIDTH):
            text, style = pieces.get(square_name(square)) or ((" ~ ", RIVER) if MAP[square] == "~" else (" · ", LAND))
            drawn.append(text, style=style)
        drawn.append("\n")
    drawn.append(letters.rstrip("\n"), style="dim")
    return drawn


def pieces_on(view: dict[str, Any]) -> dict[str, tuple[str, str]]:
    """What stands on each square that is not empty: three characters and their style."""
    corners = {square_name(square) for square, sign in enumerate(MAP) if sign == "C"}
    mark = {square: "^" if square in corners else "*" for square in view["treasures"]}
    found: dict[str, tuple[str, str]] = {}
    for tile, where in view["tiles"].items():
        letter = TILE_LETTERS[tile]
        for square in where:
            found[square] = f" {letter}{mark.get(square, ' ')}", f"bold #ffffff on {INK[letter]}"
    for square in view["face_down"]:
        found[square] = f"▒▒{mark.get(square, '▒')}", MARKER
    for name, corner in view["monuments"].items():
        if corner:
            found.update(monument(name, corner, mark))
    if view["ziggurat"]:
        found[view["ziggurat"]] = f"▒Z{mark.get(view['ziggurat'], '▒')}", MARKER
    for square in view["catastrophes"]:
        found[square] = " X ", CATASTROPHE
    for leader in view["leaders"]:
        letter = LETTERS[leader["colour"]]
        own = "underline " if leader["seat"] == view["seat"] else ""
        found[leader["square"]] = f" {letter}{leader['seat'] + 1}", f"bold {own}{INK[letter]} on #ffffff"
    return found


def monument(name: str, corner: str, mark: dict[str, str]) -> dict[str, tuple[str, str]]:
    """The four face-down tiles of a monument: its first colour on the left, its second on the right."""
    left, top = ord(corner[0]), int(corner[1:])
    found = {}
    for side, colour in enumerate(name.split("-")):
        letter = LETTERS[colour]
        for row in (top, top + 1):
            square = f"{chr(left + side)}{row}"
            found[square] = f"▒{letter}{mark.get(square, '▒')}", f"bold #ffffff on {INK[letter]}"
    return found


def seats(view: dict[str, Any], words: Words) -> Text:
    """What everybody may know of each seat, and what the observer knows of the own one."""
    drawn = Text()
    for seat, shown in enumerate(view["seats"]):
        asked = view["to_act"] == seat
        drawn.append("> " if asked else "  ", style="bold")
        drawn.append(f"{seat + 1} {name_of(view, seat, words)}", style="bold reverse" if asked else "bold")
        if shown["points"] is not None:
            drawn.append(f"  {words('score')} {shown['score']} *{shown['treasures']}\n")
            drawn.append_text(line(words("points"), counted(shown["points"], LETTERS, zero=True)))
        drawn.append("\n" if shown["points"] is not None or shown["hand"] is not None else " ")
        hand = [(str(shown["hand_size"]), "")] if shown["hand"] is None else counted(shown["hand"], TILE_LETTERS)
        drawn.append_text(line(words("hand"), hand))
        home = [LETTERS[colour] for colour in shown["leaders_at_home"]]
        drawn.append("\n")
        drawn.append_text(line(words("leader-supply"), [(letter, letter) for letter in home]))
        drawn.append(f"  X{shown['catastrophes']}\n")
        if view["players"] < 4:
            drawn.append("\n")
    drawn.rstrip()
    return drawn


def name_of(view: dict[str, Any], seat: int, words: Words) -> str:
    """The dynasty of a seat."""
    return words(f"seat-{view['seats'][seat].get('emblem', seat + 1)}")


def counted(numbers: dict[str, int], letters: dict[str, str], zero: bool = False) -> list[tuple[str, str]]:
    """Numbers by colour, as R3 B1."""
    return [(f"{letters[name]}{number}", letters[name]) for name, number in numbers.items() if number or zero]


def line(label: str, parts: list[tuple[str, str]]) -> Text:
    """A label and coloured parts."""
    drawn = Text(f"  {label} ")
    for text, letter in parts or [("-", "")]:
        drawn.append(text, style=f"bold #ffffff on {INK[letter]}" if letter else "")
        drawn.append(" ")
    drawn.right_crop(1)
    return drawn


def status(view: dict[str, Any], words: Words) -> Text:
    """The bag, the treasures, and the question that is asked."""
    drawn = Text()
    if view["to_act"] is not None:
        drawn.append(f"{words('bag-left', n=view['bag'])} · {words('treasures-left', n=len(view['treasures']))}")
        turn = words("turn-of", player=name_of(view, view["turn"], words))
        drawn.append(f"\n{turn} · {words('actions-left', n=view['actions_left'])}")
        if view["conflict"]:
            drawn.append(f"\n{conflict(view, words)}", style="bold")
        if view["to_act"] == view["seat"]:
            drawn.append(f"\n{question(view, words)}", style="bold")
    else:
        drawn.append(words("game-over"), style="bold")
    return drawn


def strengths(fight: dict[str, Any]) -> tuple[int, int]:
    """Attack and defence so far."""
    attack, defence = fight["strength"]
    return attack + (fight["added"] or 0), defence


def conflict(view: dict[str, Any], words: Words) -> str:
    """Who fights whom, with which strengths."""
    fight = view["conflict"]
    attack, defence = strengths(fight)
    return words(
        f"conflict-{fight['kind']}",
        leader=words.word("leader", LEADER_NAMES[COLOUR_NAMES.index(fight["colour"])]),
        attacker=name_of(view, fight["attacker"], words),
        defender=name_of(view, fight["defender"], words),
        attack=attack,
        defence=defence,
        tile=words.word("tile", fight["tile"]),
    )


def question(view: dict[str, Any], words: Words) -> str:
    """What the observer is asked."""
    phase = view["phase"]
    if phase in ("attack", "defend"):
        attack, defence = strengths(view["conflict"])
        return words(f"ask-{phase}", attack=attack, defence=defence)
    if phase == "swap":
        return words("ask-swap", tile=words.word("tile", view["swap"]["asked"]))
    return words(f"ask-{phase}")


def legend(words: Words) -> list[str]:
    """What the letters and signs mean."""
    return [words(f"legend-{part}") for part in ("tiles", "leaders", "board", "monument")]
