"""The server put together."""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from zenobia.core.game import Refused
from zenobia.games import find, own
from zenobia.server.accounts import COOKIE, Accounts, printable
from zenobia.server.after import AFTER, Analyses
from zenobia.server.channel import TABLES, PostgresChannels, backend
from zenobia.server.description import openapi
from zenobia.server.learning import LEARNING
from zenobia.server.logs import say, trouble
from zenobia.server.metrics import Metrics
from zenobia.server.migrate import migrate
from zenobia.server.people import PEOPLE
from zenobia.server.play import desk, numbers
from zenobia.server.replays import REPLAYS
from zenobia.server.rooms import Rooms
from zenobia.server.routes import DEPENDENCIES, ROUTES, game_card
from zenobia.server.settings import Settings, without_password
from zenobia.server.site import Site, get_page
from zenobia.server.sockets import table_socket, told
from zenobia.server.store import Store
from zenobia.server.workers import Workers

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}

HTTPS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}

# the status of a refusal, where it is not 422
STATUS = {
    "session": 401,
    "token": 401,
    "csrf": 403,
    "origin": 403,
    "not-host": 403,
    "no-watching": 403,
    "password": 403,
    "token-by-token": 403,
    "table": 404,
    "game": 404,
    "language": 404,
    "address": 404,
    "no-rules": 404,
    "no-aid": 404,
    "lesson-step": 404,
    "no-session": 404,
    "no-token": 404,
    "replay-step": 404,
    "over": 409,
    "not-over": 409,
    "record-secret": 409,
    "not-seated": 409,
    "already-seated": 409,
    "no-free-seat": 409,
    "seat-taken": 409,
    "seen-other-seat": 409,
    "begun": 409,
    "waiting": 409,
    "account-taken": 409,
    "account-has": 409,
    "rules-changed": 409,
    "too-long": 413,
    "too-often": 429,
    "too-many-tokens": 429,
    "busy": 503,
    "too-slow": 503,
    "storage": 503,
}


def refusal_answer(refusal: Refused, status: int | None = None) -> Response[Any]:
    """A refusal as an answer."""
    status = status or STATUS.get(refusal.why, 422)
    headers = {"Retry-After": str(refusal.details.get("seconds", 2))} if status in (429, 503) else {}
    return Response(told(refusal), status_code=status, headers=headers)


def refuse(request: Request[Any, Any, Any], refusal: Refused) -> Response[Any]:
    """A refusal of ours. The cookie of a session that has ended is taken back."""
    answer = refusal_answer(refusal)
    if refusal.why == "session" and COOKIE in request.cookies:
        answer.delete_cookie(COOKIE)
    return answer


def refuse_depth(_: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON that is nested too deeply to be read."""
    return refusal_answer(Refused("request", reason="nested too deeply"), 400)


def refuse_letters(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Any]:
    """A body that is no UTF-8."""
    return refusal_answer(Refused("request", reason="not UTF-8"), 400)


def refuse_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """A refusal of the framework's."""
    why = {404: "address", 405: "method", 413: "too-long", 415: "media-type"}.get(error.status_code, "request")
    reason = (
        "; ".join(str(each.get("message")) for each in error.extra if isinstance(each, dict))
        if isinstance(error.extra, list)
        else ""
    )
    failed = [each for each in error.extra or () if isinstance(each, dict)] if why == "request" else []
    if any(each.get("source") == "path" for each in failed):
        return refusal_answer(Refused("address"))
    details: dict[str, Any] = {"reason": printable(reason or error.detail)} if why == "request" else {}
    if why == "too-long":
        details = {"most": Settings().limits.body_bytes}
    answer = refusal_answer(Refused(why, **details), error.status_code)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def refuse_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Something went wrong on our side: the log says what."""
    trouble("a request failed", route=template(request.scope))
    return refusal_answer(Refused("internal"), 500)


def template(scope: Any) -> str:
    """The route of a request, without the ids in it: they are nobody's business."""
    handler = scope.get("route_handler")
    return str(next(iter(sorted(handler.paths)), "?")) if handler is not None else "?"


class Counted:
    """Counts and logs every request, and says where pages may take things from."""

    def __init__(self, app: ASGIApp, metrics: Metrics, secure: bool = False) -> None:
        self.app, self.metrics = app, metrics
        self.headers = HEADERS | (HTTPS_ONLY if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                present = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *(
                        (k.lower().encode(), v.encode())
                        for k, v in self.headers.items()
                        if k.lower().encode() not in present
                    ),
                ]
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            took = time.perf_counter() - began
            self.metrics.count("requests", status=status)
            self.metrics.observe("request", took)
            if status >= 400 or took > 1:
                say("request", route=template(scope), method=scope.get("method"), status=status, ms=round(took * 1000))


def warm_up(app: Litestar) -> None:
    """Make before the first request what would take long then: words, texts of moves, the description of the API."""
    str(Refused("storage"))
    for name in own():
        game_card(name)
        numbers(find(name))
        desk(find(name))
    for plugin in app.plugins:
        if hasattr(plugin, "provide_openapi_schema"):
            plugin.provide_openapi_schema()


def make_app(settings: Settings) -> Any:
    """The server as an ASGI application."""
    store = Store(settings.url)
    metrics = Metrics()
    workers = Workers(settings.workers, settings.engine)
    news = backend(store.url)
    channels = ChannelsPlugin(news, channels=[TABLES])
    accounts = Accounts(store, settings)
    rooms = Rooms(settings, store, workers, channels, metrics)
    accounts.ended = rooms.end_sessions

    @contextlib.asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await migrate(store)
        await store.start()
        await accounts.start()
        workers.start()
        async with channels:
            await rooms.start()
            if isinstance(news, PostgresChannels):
                news.came_back = rooms.read_all_again
            say("started", database=without_password(settings.url), engine=settings.engine, process=rooms.process)
            try:
                yield
            finally:
                await rooms.stop()
                workers.stop()
        await store.stop()

    app = Litestar(
        route_handlers=[*ROUTES, *REPLAYS, *AFTER, *LEARNING, *PEOPLE, table_socket, get_page],
        dependencies=DEPENDENCIES,
        lifespan=[life],
        exception_handlers={
            Refused: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_depth,
            UnicodeDecodeError: refuse_letters,
            Exception: refuse_error,
        },
        openapi_config=openapi(),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        debug=False,
    )
    app.state.accounts, app.state.rooms, app.state.site = accounts, rooms, Site(settings.static)
    app.state.analyses = Analyses(rooms)
    warm_up(app)
    return Counted(app, metrics, settings.secure)
