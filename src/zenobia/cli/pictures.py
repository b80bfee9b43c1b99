"""Small pictures as SVG: the chances of a game, the results of an arena."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from zenobia.cli.speech import say

SEATS = ("#2A5CA6", "#C2481A", "#17806A", "#B98510", "#5A2452")  # as on the site; saffron darker, for a thin line
INK, QUIET, PAPER = "#231E17", "#695D48", "#FAF7EF"
# a sign for each seat, around a middle at 0 0
SIGNS = (
    '<circle r="5"/>',
    '<rect x="-4.5" y="-4.5" width="9" height="9"/>',
    '<path d="M0 -6 5.5 4.5h-11z"/>',
    '<path d="M0 -6.5 5.5 0 0 6.5 -5.5 0z"/>',
    '<path d="M-2 -6h4v4h4v4h-4v4h-4v-4h-4v-4h4z"/>',
)
STYLE = (
    f"text{{font:13px sans-serif;fill:{INK};dominant-baseline:middle}}.title{{font-size:17px}}.quiet{{fill:{QUIET}}}"
    ".end{text-anchor:end}.mid{text-anchor:middle}.grid{stroke:#D8CDB6}.even{stroke:#8A7B5C;stroke-dasharray:5 4}"
    ".curve{fill:none;stroke-width:2.5;stroke-linejoin:round}.swing{stroke:#8A7B5C;stroke-width:1.5}"
    f".interval{{stroke:{SEATS[0]};stroke-width:4;stroke-linecap:round}}.mark{{stroke:{PAPER};stroke-width:1.5}}"
)


def picture(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    """A whole file."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">\n<!-- zenobia -->'
    ground = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
    named = f'<text class="title" x="24" y="28">{escape(title)}</text>'
    return "\n".join(
        [head, f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", ground, named, *parts, "</svg>", ""]
    )


def sign(seat: int, x: float, y: float) -> str:
    """A seat's sign in its colour."""
    return f'<g class="mark" fill="{SEATS[seat]}" transform="translate({x:.1f} {y:.1f})">{SIGNS[seat]}</g>'


# ---------------------------------------------------------------- a game

LEFT, TOP, WIDE, HIGH = 72, 96, 860, 320


def chances(found: dict[str, Any], names: Sequence[str], title: str) -> str:
    """The curve of every seat, with the turning points: a line for a swing, a question mark for a mistake."""
    curve, last = found["curve"], max(1, len(found["curve"]) - 1)

    def at(n: int, chance: float) -> tuple[float, float]:
        return LEFT + WIDE * n / last, TOP + HIGH * (1 - chance)

    parts = [*_percents(), *_moves(last), *_names(names)]
    for together in _near(sorted(found["swings"]), 34 * last / WIDE):
        xs = [at(n, 0)[0] for n in together]
        label = str(together[0]) if len(together) == 1 else f"{together[0]}–{together[-1]}"
        parts += [f'<path class="swing" d="M{x:.1f} {TOP}v{HIGH}"/>' for x in xs]
        parts.append(f'<text class="mid quiet" x="{sum(xs) / len(xs):.1f}" y="{TOP - 12}">{label}</text>')
    for seat in range(found["players"]):
        points = [at(n, each[seat]) for n, each in enumerate(curve)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline class="curve" stroke="{SEATS[seat]}" points="{path}"/>')
        parts += [sign(seat, *points[n]) for n in _spread_over(last, seat, found["players"])]
    for n in found["mistakes"]:
        move = found["moves"][n - 1]
        x, y = at(n, curve[n][move["seat"]])
        circle = f'<circle r="9" fill="{PAPER}" stroke="{SEATS[move["seat"]]}" stroke-width="2"/>'
        parts.append(f'<g transform="translate({x:.1f} {y:.1f})">{circle}<text class="mid">?</text></g>')
    below = escape(say("picture-key"))
    parts.append(f'<text class="quiet" x="{LEFT}" y="{TOP + HIGH + 52}">{below}</text>')
    return picture(LEFT + WIDE + 24, TOP + HIGH + 72, title, parts)


def _near(moves: list[int], distance: float) -> list[list[int]]:
    """Moves in groups that share a label, because their own would overlap."""
    groups: list[list[int]] = []
    for n in moves:
        if groups and n - groups[-1][-1] < distance:
            groups[-1].append(n)
        else:
            groups.append([n])
    return groups


def _spread_over(last: int, seat: int, players: int) -> list[int]:
    """Where a curve carries its sign: seats in turn, so that signs do not hide each other."""
    return sorted({round(last * (8 * place + seat * 8 // players + 2) / 56) for place in range(7)} & set(range(last)))


def _percents() -> list[str]:
    lines = []
    for quarter in range(5):
        y = TOP + HIGH * (1 - quarter / 4)
        label = say("percent", n=25 * quarter)
        lines.append(f'<path class="grid" d="M{LEFT} {y}h{WIDE}"/>')
        lines.append(f'<text class="end quiet" x="{LEFT - 10}" y="{y}">{label}</text>')
    return lines


def _moves(last: int) -> list[str]:
    step = next(each for each in (5, 10, 20, 50, 100, 200, 10_000) if last <= 12 * each)
    return [
        f'<text class="mid quiet" x="{LEFT + WIDE * n / last:.1f}" y="{TOP + HIGH + 20}">{n}</text>'
        for n in range(0, last + 1, step)
    ]


def _names(names: Sequence[str]) -> list[str]:
    parts = []
    for seat, name in enumerate(names):
        x = LEFT + WIDE * seat / len(names)
        parts += [sign(seat, x, 58), f'<text x="{x + 12}" y="58">{escape(_short(name))}</text>']
    return parts


def _short(name: str, most: int = 22) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


# ---------------------------------------------------------------- an arena

ROW, FIRST, SCALE, ACROSS = 34, 96, 210, 480


def results(rows: list[dict[str, Any]], players: int, title: str) -> str:
    """The share of every bot with its interval on a line from 0 to 100 %, and its rating."""
    end = FIRST + ROW * len(rows)
    parts = [f'<text class="quiet" x="{SCALE + ACROSS + 44}" y="64">{escape(say("arena-rating"))}</text>']
    for quarter in range(5):
        x = SCALE + ACROSS * quarter / 4
        parts.append(f'<path class="grid" d="M{x} {FIRST - 14}V{end - 14}"/>')
        parts.append(f'<text class="mid quiet" x="{x}" y="64">{say("percent", n=25 * quarter)}</text>')
    parts.append(f'<path class="even" d="M{SCALE + ACROSS / players:.1f} {FIRST - 14}V{end - 14}"/>')
    for number, row in enumerate(sorted(rows, key=lambda row: -row["share"])):
        y = FIRST + ROW * number
        low, high, share = (SCALE + ACROSS * row[part] for part in ("low", "high", "share"))
        rating = f"{row['rating']} ± {row['rating_error']}"
        parts.append(f'<text class="end" x="{SCALE - 16}" y="{y}">{escape(_short(row["name"]))}</text>')
        parts.append(f'<path class="interval" d="M{low:.1f} {y}H{high:.1f}"/>')
        parts.append(f'<circle class="mark" cx="{share:.1f}" cy="{y}" r="6" fill="{SEATS[1]}"/>')
        parts.append(f'<text x="{SCALE + ACROSS + 44}" y="{y}">{rating}</text>')
    parts.append(f'<text class="quiet" x="24" y="{end + 12}">{escape(say("picture-arena-key"))}</text>')
    return picture(SCALE + ACROSS + 160, end + 34, title, parts)


# ---------------------------------------------------------------- a training


def course(points: list[dict[str, Any]], title: str) -> str:
    """The share of the victories against the greedy bot on the way, a curve for every number of players."""
    numbers = sorted(points[0]["strength"]["greedy"], key=int)
    last = max(1, points[-1]["steps"])
    parts = _percents()
    for quarter in range(5):
        x, steps = LEFT + WIDE * quarter / 4, last * quarter / 4
        label = f"{steps / 1e6:,.0f} M" if last >= 4e6 else f"{steps:,.0f}"
        side = "end" if quarter == 4 else "mid"
        parts.append(f'<text class="{side} quiet" x="{x:.1f}" y="{TOP + HIGH + 20}">{label}</text>')
    for place, players in enumerate(numbers):
        x = LEFT + WIDE * place / len(numbers)
        name = escape(say("train-players", players=int(players)))
        parts += [sign(place, x, 58), f'<text x="{x + 12}" y="58">{name}</text>']
        at = [
            (LEFT + WIDE * point["steps"] / last, TOP + HIGH * (1 - point["strength"]["greedy"][players]))
            for point in points
        ]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
        parts.append(f'<polyline class="curve" stroke="{SEATS[place]}" points="{path}"/>')
        parts += [sign(place, *each) for each in at]
    below = escape(say("picture-course-key"))
    parts.append(f'<text class="quiet" x="{LEFT}" y="{TOP + HIGH + 52}">{below}</text>')
    return picture(LEFT + WIDE + 24, TOP + HIGH + 72, title, parts)
