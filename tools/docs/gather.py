"""The pages of the site, laid out for Sphinx: our Markdown files as they are, and pages made from code and records."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from tools.docs import figures, tables

from zenobia import games
from zenobia.core.words import LANGUAGES, words

ROOT = Path(__file__).parents[2]
DOCS, GAMES, FONTS = ROOT / "docs", ROOT / "src" / "zenobia" / "games", ROOT / "web" / "node_modules"
NAMES = {"en": "English", "fr": "Français", "it": "Italiano"}
LINK = re.compile(r"\[([^\]\n]+)\]\(([^)#\s]+)(#[^)\s]*)?\)")


class DeadLink(Exception):
    """A page names a file that is not there."""


def pages() -> dict[Path, str]:
    """Every Markdown file of ours that is a page, and what the page is called in the site."""
    found = {path: path.name for path in sorted(DOCS.glob("*.md"))}
    found |= {path: path.name for path in sorted((DOCS / "site").glob("*.md"))}
    found[ROOT / "CONTRIBUTING.md"] = "contributing.md"
    for game in games.names():
        found |= {rulebook(game, language): f"rules/{game}{suffix(language)}.md" for language in LANGUAGES}
    return found


def rulebook(game: str, language: str) -> Path:
    """The rules of a game in a language."""
    return GAMES / game / f"RULES{suffix(language)}.md"


def suffix(language: str) -> str:
    """English pages have none."""
    return "" if language == "en" else f".{language}"


def gather(folder: Path) -> None:
    """Write all pages and what they show into a folder."""
    (folder / "rules").mkdir(parents=True)
    (folder / "tables").mkdir()
    for shown in DOCS.iterdir():
        if shown.suffix != ".md" and shown.name != "site":
            copy(shown, folder / shown.name)
    known = pages()
    for path, page in known.items():
        text = with_links_of_the_site(path.read_text(encoding="utf-8"), path, known)
        (folder / page).write_text(with_languages(text, page), encoding="utf-8")
    list_the_rest(folder / "index.md", known)
    for game in games.names():
        (folder / "tables" / f"{game}.md").write_text(tables.page(game), encoding="utf-8")
        (folder / "tables" / f"{game}.json").write_text(json.dumps(tables.complete(game), indent=1), encoding="utf-8")
    (folder / "rules.md").write_text(rules_page(), encoding="utf-8")
    (folder / "tables.md").write_text(tables.contents(), encoding="utf-8")
    (folder / "benchmark.md").write_text(figures.benchmark(DOCS / "benchmark.json"), encoding="utf-8")
    (folder / "ladder.md").write_text(figures.ladder(DOCS / "ladder.json"), encoding="utf-8")
    copy(Path(__file__).parent / "conf.py", folder / "conf.py")
    dress(folder / "dress")


def list_the_rest(index: Path, known: dict[Path, str]) -> None:
    """A page that the contents do not name stands at their end."""
    text = index.read_text(encoding="utf-8")
    named = re.findall(
        r"^(?:.*<)?([\w.-]+)>?$", "".join(re.findall(r"```{toctree}.*?```", text, re.DOTALL)), re.MULTILINE
    )
    rest = [page.removesuffix(".md") for page in known.values() if "/" not in page]
    rest = [page for page in rest if page not in (*named, "index")]
    if rest:
        contents = "\n".join(["```{toctree}", ":caption: More", ":hidden:", "", *rest, "```", ""])
        index.write_text(f"{text}\n{contents}", encoding="utf-8")


def copy(source: Path, target: Path) -> None:
    """A file or a folder."""
    shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)


def with_links_of_the_site(text: str, path: Path, known: dict[Path, str]) -> str:
    """A page with the links of the site; of a link to a source file only what it is called stays."""

    def replace(link: re.Match[str]) -> str:
        label, target, place = link.group(1), link.group(2), link.group(3) or ""
        file = (path.parent / target).resolve()
        if re.match(r"[a-z]+:", target):
            return link.group()
        if file in known:
            target = known[file]
        elif file.is_relative_to(DOCS) and file.exists():
            target = str(file.relative_to(DOCS))
        elif file.exists():
            return label
        elif not path.is_relative_to(DOCS / "site"):  # those link to pages that are made, which Sphinx checks
            raise DeadLink(f"{path.relative_to(ROOT)} links to {target}")
        return f"[{label}]({'../' * known[path].count('/')}{target}{place})"

    return LINK.sub(replace, text)


def with_languages(text: str, page: str) -> str:
    """A translated page begins with links to itself in the other languages."""
    stem = re.sub(r"(\.(fr|it))?\.md$", "", page)
    if not (stem.startswith("rules/") or stem == "players"):
        return text
    here = Path(stem).name
    own = next((language for language in LANGUAGES[1:] if page.endswith(f".{language}.md")), "en")
    others = [
        f"**{name}**" if language == own else f"[{name}]({here}{suffix(language)}.md)"
        for language, name in NAMES.items()
    ]
    title, _, rest = text.partition("\n")
    return f"{title}\n\n{' · '.join(others)}\n{rest}"


def rules_page() -> str:
    """All rulebooks, a game a row."""
    rows = [
        f"| {words('en', game)(game)} | "
        + " | ".join(f"[{NAMES[language]}](rules/{game}{suffix(language)}.md)" for language in LANGUAGES)
        + " |"
        for game in games.names()
    ]
    contents = [
        f"{words(language, game)(game)}{'' if language == 'en' else f' ({language})'} <rules/{game}{suffix(language)}>"
        for game in games.names()
        for language in LANGUAGES
    ]
    return "\n".join(
        [
            "# The rules",
            "",
            "The complete rules of every game in our own words, in the rulebook's order. Every rule has a number; code,"
            " scenarios and `zenobia rules GAME ID` name it.",
            "",
            "| game | | | |",
            "|---|---|---|---|",
            *rows,
            "",
            "```{toctree}",
            ":hidden:",
            "",
            *contents,
            "```",
            "",
        ]
    )


def dress(folder: Path) -> None:
    """The project's colours and letters. Furo marks the theme at the body, our site at the root."""
    folder.mkdir()
    tokens = (ROOT / "web" / "src" / "tokens.css").read_text(encoding="utf-8").replace(":root", "body")
    own = (Path(__file__).parent / "docs.css").read_text(encoding="utf-8")
    (folder / "docs.css").write_text(tokens + own, encoding="utf-8")
    shutil.copy(ROOT / "web" / "public" / "icon.svg", folder)
    for font in re.findall(r"url\((.+?\.woff2)\)", own):
        shutil.copy(next(FONTS.glob(f"@fontsource*/*/files/{font}")), folder)
