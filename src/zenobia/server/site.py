"""The built web files: found by exact name, compressed by the build. Every other page is the shell's index.html."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from zenobia.core.game import Refused

NOT_BUILT = (
    "<!doctype html><meta charset=utf-8><title>Zenobia</title>"
    "<h1>Zenobia</h1><p>The web files are not built yet: run <code>make web</code> and load this page again. "
    'The programs\' door is open: <a href="/api/schema">/api/schema</a>.</p>'
)
FOREVER = "public, max-age=31536000, immutable"
PACKED = {"br": ".br", "gzip": ".gz"}  # what the build writes beside a text, the smallest first
SHELL = "index.html"


class Page:
    """A file of the build and its compressed forms; read when they are first asked for."""

    def __init__(self, file: Path, named_by_content: bool, packed: dict[str, Path]) -> None:
        self.files = {"": file, **packed}
        self.kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        self.cache = FOREVER if named_by_content else "no-cache"
        self.bodies: dict[str, bytes] = {}

    @cached_property
    def tag(self) -> str:
        """A name of the content."""
        return tag_of(self.body(""))

    def body(self, coding: str) -> bytes:
        """The file in a content coding; empty: as it is."""
        if coding not in self.bodies:
            self.bodies[coding] = self.files[coding].read_bytes()
        return self.bodies[coding]

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The file in the smallest form that is accepted, or that it has not changed."""
        headers = {"Cache-Control": self.cache, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if is_known(request, self.tag):
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        coding = next((each for each in PACKED if each in self.files and accepts(request, each)), "")
        if coding:
            headers["Content-Encoding"] = coding
        return Response(self.body(coding), media_type=self.kind, headers=headers)


def tag_of(body: bytes) -> str:
    """A name of a content, for a cache. It is the same in all content codings, so it is a weak one."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'


def is_known(request: Request[Any, Any, Any], tag: str) -> bool:
    """Does whoever asks have this content already?"""
    known = [each.strip() for each in request.headers.get("if-none-match", "").split(",")]
    return any(each.removeprefix("W/") == tag.removeprefix("W/") for each in known)


def accepts(request: Request[Any, Any, Any], coding: str) -> bool:
    """May an answer be in this content coding? One with q=0 is refused."""
    wishes = {}
    for each in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, quality = each.partition(";")
        wishes[name.strip()] = quality.replace(" ", "")
    wish = wishes.get(coding, wishes.get("*"))
    return wish is not None and wish.rstrip("0") not in ("q=", "q=0.")


class Site:
    """The folder of built files, listed once for every build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.built: int | None = None
        self.pages: dict[str, Page] = {}
        self.page(SHELL)

    def page(self, name: str) -> Page | None:
        """A file of the folder by its exact name, or None."""
        try:
            built = (self.folder / SHELL).stat().st_mtime_ns
        except OSError:
            built = None
        if built != self.built:
            self.built, self.pages = built, self.listed() if built else {}
        return self.pages.get(name)

    def listed(self) -> dict[str, Page]:
        """All files of the folder, with their compressed forms."""
        files = {file.relative_to(self.folder).as_posix(): file for file in self.folder.rglob("*") if file.is_file()}
        packed = {name + ending for name in files for ending in PACKED.values()}
        return {
            name: Page(
                file,
                name.startswith("assets/"),
                {coding: files[name + ending] for coding, ending in PACKED.items() if name + ending in files},
            )
            for name, file in files.items()
            if name not in packed
        }

    def answer(self, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file, or the shell for a page of the site; it also tells a person that there is no such page."""
        page = self.page(path.removeprefix("/"))
        if page is None:
            if "." in path.rpartition("/")[2] and "text/html" not in request.headers.get("accept", ""):
                raise Refused("address")
            page = self.page(SHELL)
        if page is None:
            return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)
        try:
            return page.answer(request)
        except OSError as error:  # the site is being built anew
            raise Refused("address") from error


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def get_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A page of the site."""
    if path.startswith("/api/"):
        raise Refused("address")
    site: Site = request.app.state.site
    return site.answer(path, request)
