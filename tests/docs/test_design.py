"""The tables of docs/design.md say what web/src/tokens.css has."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| `(--[\w-]+)` \|.*\| `(#\w+)` \| `(#\w+)` \|$", re.MULTILINE)


def test_the_tokens_are_those_of_the_style_sheet() -> None:
    sheet = (ROOT / "web" / "src" / "tokens.css").read_text(encoding="utf-8")
    light, dark = (sheet.split(f':root[data-theme="{theme}"] {{')[1] for theme in ("light", "dark"))
    rows = ROW.findall((ROOT / "docs" / "design.md").read_text(encoding="utf-8"))
    assert len(rows) > 10
    for token, by_day, by_night in rows:
        assert re.search(rf"{token}:\s*{by_day};", light), token
        assert re.search(rf"{token}:\s*{by_night};", dark), token


def test_every_symbol_is_counted() -> None:
    symbols = (ROOT / "web" / "src" / "symbols.svg").read_text(encoding="utf-8").count("<symbol")
    assert f"{symbols} symbols" in (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
