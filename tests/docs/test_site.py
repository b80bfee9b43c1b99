"""The documentation site: it builds without a warning, its links lead somewhere, and it fetches nothing."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from tools.docs.gather import DeadLink, pages, with_links_of_the_site

from zenobia import games
from zenobia.core.words import LANGUAGES

ROOT = Path(__file__).parents[2]


@dataclass
class Page(HTMLParser):
    """The links of a page, what it loads, and what can be linked to in it."""

    links: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)
    language: str = ""

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attrs}
        self.anchors |= {known[name] for name in ("id", "name") if name in known}
        if tag == "a" and "href" in known:
            self.links.append(known["href"])
        elif tag == "link" and known.get("rel") in ("stylesheet", "icon", "preload"):
            self.loaded.append(known["href"])
        elif "src" in known:
            self.loaded.append(known["src"])
        if tag == "html":
            self.language = known.get("lang", "")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    folder = tmp_path_factory.mktemp("docs") / "site"
    run = subprocess.run(
        [sys.executable, "-m", "tools.docs", str(folder)], cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert run.returncode == 0, run.stderr[-4000:]
    found = {}
    for file in folder.rglob("*.html"):
        found[file] = Page()
        found[file].feed(file.read_text(encoding="utf-8"))
    return found


def folder_of(site: dict[Path, Page]) -> Path:
    return next(file.parent for file in site if file.name == "index.html")


@pytest.mark.xdist_group("docs")
def test_links_lead_somewhere(site: dict[Path, Page]) -> None:
    dead = []
    for file, page in site.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if not target.is_file() or (
                parts.fragment and target in site and not linkable(site[target], parts.fragment)
            ):
                dead.append(f"{file.name}: {link}")
    assert dead == []


def linkable(page: Page, fragment: str) -> bool:
    return unquote(fragment) in page.anchors


@pytest.mark.xdist_group("docs")
def test_nothing_is_fetched(site: dict[Path, Page]) -> None:
    folder = folder_of(site)
    for file, page in site.items():
        for address in page.loaded:
            parts = urlsplit(address)
            assert not parts.scheme and not parts.netloc, f"{file.name} loads {address}"
            assert (file.parent / unquote(parts.path)).is_file(), f"{file.name} lacks {address}"
    for sheet in folder.rglob("*.css"):
        for address in re.findall(r"url\([\"']?([^)\"']+)", sheet.read_text(encoding="utf-8")):
            assert address.startswith("data:") or (sheet.parent / address).is_file(), f"{sheet.name}: {address}"


@pytest.mark.xdist_group("docs")
def test_everything_is_there(site: dict[Path, Page]) -> None:
    folder = folder_of(site)
    for game in games.names():
        assert folder / "tables" / f"{game}.html" in site
        for language in LANGUAGES:
            ending = "" if language == "en" else f".{language}"
            assert site[folder / "rules" / f"{game}{ending}.html"].language == language
    for page in pages().values():
        assert (folder / page).with_suffix(".html") in site
    reference = site[folder / "reference.html"].anchors
    assert {
        f"zenobia.envs.{name}" for name in ("vector.VectorEnv.step", "gymnasium.AgainstBots", "gpu.GpuGames")
    } <= reference


def test_links_of_our_pages() -> None:
    """On a code host the same files are read without a site: their links lead to files."""
    for path in [*pages(), ROOT / "README.md"]:
        if path.parent.name == "site":
            continue
        for target in re.findall(r"\]\(([^)#\s]+)", path.read_text(encoding="utf-8")):
            assert re.match(r"[a-z]+:", target) or (path.parent / target).exists(), f"{path.name}: {target}"


def test_links_of_the_site() -> None:
    """To a page, to a source file, to another site, and to nothing."""
    page, known = ROOT / "docs" / "makers.md", pages()
    text = "[how](../CONTRIBUTING.md#code), [`play.py`](../src/zenobia/games/tigris/play.py), [x](https://x.org)"
    assert with_links_of_the_site(text, page, known) == "[how](contributing.md#code), `play.py`, [x](https://x.org)"
    rules = ROOT / "src" / "zenobia" / "games" / "tigris" / "RULES.md"
    assert with_links_of_the_site("[it](RULES.it.md)", rules, known) == "[it](../rules/tigris.it.md)"
    with pytest.raises(DeadLink, match=r"docs/makers\.md links to nowhere\.md"):
        with_links_of_the_site("[there](nowhere.md)", page, known)
