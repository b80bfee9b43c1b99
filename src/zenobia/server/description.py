"""The OpenAPI description as a page for people: plain HTML, no script, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

HEAD = (
    "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
    "<title>Zenobia: the API</title><h1>Zenobia: the API</h1>"
    "<p>For programs: <a href='/api/schema/openapi.json'>openapi.json</a>. The table's socket and the meaning of "
    "everything are explained in docs/protocol.md.</p><table>"
)


class PlainPage(OpenAPIRenderPlugin):
    """A list of what can be asked."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        rows = []
        for path, methods in openapi_schema["paths"].items():
            for method, operation in methods.items():
                if isinstance(operation, dict) and "responses" in operation:
                    rows.append(self._row(path, method, operation))
        return (HEAD + "".join(rows) + "</table></html>").encode()

    @staticmethod
    def _row(path: str, method: str, operation: dict[str, Any]) -> str:
        answers = ", ".join(operation["responses"])
        words = operation.get("description") or operation.get("summary") or ""
        cells = (f"<code>{method.upper()} {escape(path)}</code>", escape(words), escape(answers))
        return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def openapi() -> OpenAPIConfig:
    """The description's settings."""
    return OpenAPIConfig(
        title="Zenobia",
        version="1",
        path="/api/schema",
        use_handler_docstrings=True,
        render_plugins=[PlainPage(), JsonRenderPlugin(path="/openapi.json", media_type="application/json")],  # type: ignore[arg-type]
    )
