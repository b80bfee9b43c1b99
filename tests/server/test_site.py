"""Static files: found by exact name, compressed by the build, and no more in memory than the folder holds."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from http.client import HTTPConnection, HTTPMessage
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.server.conftest import Running

SCRIPT = b"console.log('hello')\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A build."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the shell")
    (folder / "assets" / "app-1.js").write_bytes(SCRIPT)
    (folder / "assets" / "app-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "app-1.js.br").write_bytes(b"as brotli")
    (folder / "icon.png").write_bytes(b"\x89PNG")
    return folder


@pytest.fixture
def shown(serve: Callable[..., Running], folder: Path) -> Running:
    return serve(static=folder)


class Answer(NamedTuple):
    status: int
    headers: HTTPMessage
    body: bytes


def ask(site: Running, *paths: str, **headers: str) -> list[Answer]:
    """What paths are answered with; they are sent as they are."""
    found = []
    connection = HTTPConnection("127.0.0.1", site.settings.port, timeout=20)
    for path in paths:
        connection.putrequest("GET", path, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        found.append(Answer(answer.status, answer.headers, answer.read()))
    connection.close()
    return found


def test_files_are_found_by_their_exact_name_only(shown: Running, folder: Path) -> None:
    (file,) = ask(shown, "/assets/app-1.js")
    assert (file.status, file.body) == (200, SCRIPT) and "immutable" in file.headers["Cache-Control"]
    aliases = [
        "/x/../assets/app-1.js",
        "/assets/../assets/app-1.js",
        "/./assets/app-1.js",
        "/assets%2Fapp-1.js/../app-1.js",
        "/assets/app-1.js.gz",
        "/assets/app-1.js.br",
        "/../server/app.py",
        "/assets",
        "/ASSETS/app-1.js",
    ]
    for alias, answer in zip(aliases, ask(shown, *aliases), strict=True):
        assert answer.body != SCRIPT and b"brotli" not in answer.body, alias
        assert answer.status == 404 or b"the shell" in answer.body, alias


def test_memory_is_bounded_whatever_is_asked_for(shown: Running) -> None:
    ask(shown, *(f"/{'x/../' * n}assets/app-1.js" for n in range(1, 60)), *(f"/page-{n}" for n in range(60)))
    pages = shown.app.state.site.pages
    assert sorted(pages) == ["assets/app-1.js", "icon.png", "index.html"]


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.0, gzip;q=0.5", "gzip"),
        ("BR ; q=0.001", "br"),
        ("gzip;q=0", None),
        ("identity", None),
        ("*", "br"),
        ("*;q=0", None),
        ("br;q=0, *", "gzip"),
        ("", None),
    ],
)
def test_the_smallest_accepted_form_is_sent(shown: Running, folder: Path, accepted: str, coding: str | None) -> None:
    (answer,) = ask(shown, "/assets/app-1.js", Accept_Encoding=accepted)
    assert answer.headers.get("Content-Encoding") == coding and answer.headers["Vary"] == "Accept-Encoding"
    assert (
        answer.body == (folder / "assets" / f"app-1.js{ {'br': '.br', 'gzip': '.gz', None: ''}[coding] }").read_bytes()
    )


def test_what_is_known_is_not_sent_again(shown: Running) -> None:
    (first,) = ask(shown, "/assets/app-1.js")
    for known in (first.headers["ETag"], f'"other", {first.headers["ETag"]}', first.headers["ETag"][2:]):
        (again,) = ask(shown, "/assets/app-1.js", If_None_Match=known)
        assert (again.status, again.body) == (304, b"")
    (other,) = ask(shown, "/assets/app-1.js", If_None_Match='"other"')
    assert other.status == 200


def test_a_new_build_is_noticed(shown: Running, folder: Path) -> None:
    assert ask(shown, "/assets/app-2.js")[0].status == 404
    (folder / "assets" / "app-2.js").write_bytes(b"new")
    (folder / "index.html").write_text("<!doctype html>the new shell")
    found, old, page = ask(shown, "/assets/app-2.js", "/assets/app-1.js", "/table/abc")
    assert (found.body, old.body) == (b"new", SCRIPT) and b"the new shell" in page.body
    (folder / "index.html").unlink()
    assert ask(shown, "/")[0].status == 503


def test_words_and_rules_are_kept_by_their_readers(shown: Running) -> None:
    paths = ("/api/words/fr", "/api/games/tigris/words/en", "/api/games/tigris/rules/it", "/api/games/tigris/aid/en")
    for path, first in zip(paths, ask(shown, *paths), strict=True):
        assert first.status == 200 and "charset=utf-8" in first.headers["Content-Type"]
        (again,) = ask(shown, path, If_None_Match=first.headers["ETag"])
        assert (again.status, again.body) == (304, b"")


def test_the_build_compresses_every_text() -> None:
    """What `make web` has made, if it was made here."""
    built = Path(__file__).parents[2] / "src" / "zenobia" / "server" / "static"
    for file in built.rglob("*.js"):
        if file.stat().st_size > 2_000:
            assert gzip.decompress((file.parent / f"{file.name}.gz").read_bytes()) == file.read_bytes()
            assert (file.parent / f"{file.name}.br").stat().st_size < file.stat().st_size
