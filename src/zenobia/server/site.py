"""The built web files: small, few, kept in memory; every other page of the site is the shell's index.html."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
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
TEXTS = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl", ".txt")
FOREVER = "public, max-age=31536000, immutable"


class Page:
    """A file, ready to be sent."""

    __slots__ = ("body", "headers", "kind", "packed", "stamp")

    def __init__(self, file: Path, stamp: float) -> None:
        self.stamp, self.body = stamp, file.read_bytes()
        self.kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        self.packed = gzip.compress(self.body, 9) if file.suffix in TEXTS else None
        named_by_content = "assets" in file.parts
        tag = hashlib.sha256(self.body).hexdigest()[:16]
        self.headers = {"Cache-Control": FOREVER if named_by_content else "no-cache", "ETag": f'"{tag}"'}
        self.headers["Vary"] = "Accept-Encoding"


class Site:
    """The folder of built files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.pages: dict[str, Page] = {}

    def page(self, path: str) -> Page | None:
        """A file of the folder, or None."""
        file = (self.folder / path.lstrip("/")).resolve()
        try:
            if self.folder not in file.parents or not file.is_file():
                return None
            stamp = file.stat().st_mtime
            known = self.pages.get(path)
            if known is None or known.stamp != stamp:
                known = self.pages[path] = Page(file, stamp)
            return known
        except (OSError, ValueError):
            return None

    def answer(self, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file, or the shell for a page of the site; it also tells a person that there is no such page."""
        page = self.page(path)
        if page is None:
            if "." in path.rpartition("/")[2] and "text/html" not in request.headers.get("accept", ""):
                raise Refused("address")
            page = self.page("index.html")
        if page is None:
            return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)
        if request.headers.get("if-none-match") == page.headers["ETag"]:
            return Response(b"", status_code=304, headers=page.headers, media_type=page.kind)
        if page.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers = {**page.headers, "Content-Encoding": "gzip"}
            return Response(page.packed, media_type=page.kind, headers=headers)
        return Response(page.body, media_type=page.kind, headers=page.headers)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def get_page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A page of the site."""
    if path.startswith("/api/"):
        raise Refused("address")
    site: Site = request.app.state.site
    return site.answer(path, request)
