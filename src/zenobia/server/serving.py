"""A server process, from its start to its end."""

from __future__ import annotations

import uvicorn

from zenobia.server.app import make_app
from zenobia.server.logs import set_up
from zenobia.server.settings import Settings

LARGEST_MESSAGE = 64 * 1024


def server(settings: Settings) -> uvicorn.Server:
    """A server that has not begun."""
    set_up(settings.log_level)
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws="websockets-sansio",
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)
