"""`zenobia serve` starts the site, `zenobia backup` copies its database while it runs."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

from zenobia.cli.speech import reason_of, say
from zenobia.core.cache import cache_base
from zenobia.core.game import Refused

LAST_RESORT = 2.0  # seconds


def serve(host: str, port: int, db: str | None, workers: int | None, proxies: list[str], browser: bool) -> int:
    """Serve until interrupted. The server itself is plain; its bots think compiled, unless ZENOBIA_BOTS says plain."""
    engine = "plain" if os.environ.get("ZENOBIA_BOTS") == "plain" else "compiled"
    os.environ["ZENOBIA_ENGINE"] = "plain"
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, end)
    from zenobia.server.serving import server
    from zenobia.server.settings import UNLIMITED, Limits, Settings

    if workers is not None and workers < 1:
        raise Refused("workers", workers=workers)
    check_free(host, port)
    own = max(1, (os.cpu_count() or 2) - 1)
    settings = Settings(
        db=db or os.environ.get("ZENOBIA_DB", ""),
        host=host,
        port=port,
        workers=workers or own,
        engine=engine,
        limits=UNLIMITED if os.environ.get("ZENOBIA_LIMITS") == "off" else Limits(),
        secure=os.environ.get("ZENOBIA_HTTPS") == "on",
        metrics_token=os.environ.get("ZENOBIA_METRICS_TOKEN", ""),
        proxies=tuple(
            network(each) for each in proxies or os.environ.get("ZENOBIA_PROXY", "").split(",") if each.strip()
        ),
    )
    check_database(settings.url)
    cache_base()
    site = server(settings)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}"
    threading.Thread(target=announce, args=(site, address, browser), daemon=True).start()
    site.run()
    return 0 if site.started else 1


def end(sig: int, _: object) -> None:
    """A signal before the server hears signals itself: end, and by force if a database keeps us waiting."""
    timer = threading.Timer(LAST_RESORT, os._exit, [0])
    timer.daemon = True
    timer.start()
    if sig == signal.SIGINT:
        raise KeyboardInterrupt
    sys.exit(0)


def network(proxy: str) -> str:
    """The address or network of a proxy, as it is compared."""
    try:
        found = ipaddress.ip_network(proxy.strip(), strict=False)
    except ValueError as error:
        raise Refused("proxy", proxy=proxy.strip()) from error
    return str(found.network_address if found.num_addresses == 1 else found)


def check_free(host: str, port: int) -> None:
    """Is the port free?"""
    if not 0 < port < 65536:
        raise Refused("port", port=port)
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(kind, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            raise Refused("address-in-use", host=host, port=port, reason=reason_of(error)) from error


def check_database(url: str) -> None:
    """Can the database be reached? Says so before anything is started."""
    from sqlalchemy.exc import SQLAlchemyError

    from zenobia.server.settings import without_password

    try:
        asyncio.run(_check_database(url))
    except (SQLAlchemyError, OSError, Refused) as refusal:
        error = refusal.__cause__ if isinstance(refusal, Refused) and refusal.__cause__ else refusal
        reason = str(getattr(error, "orig", None) or error).splitlines()[0] if str(error) else type(error).__name__
        try:
            shown = without_password(url)
        except SQLAlchemyError:
            shown = "?"
        raise Refused("database", db=shown, reason=reason) from error


async def _check_database(url: str) -> None:
    from zenobia.server.store import Store

    store = Store(url)
    try:
        await store.read(lambda connection: None)
    finally:
        await store.stop()


def announce(site: object, address: str, browser: bool) -> None:
    """Say where the site is once it is there, and open it."""
    while not getattr(site, "started", False):
        time.sleep(0.05)
    print(say("serving", address=address), file=sys.stderr, flush=True)
    if browser:
        webbrowser.open(address)


def backup(file: Path, db: str | None) -> int:
    """Copy the database to a file, wholly or not at all, also while the site runs."""
    from zenobia.server.backup import copy_database
    from zenobia.server.settings import database_url

    copied = copy_database(database_url(db or os.environ.get("ZENOBIA_DB", "")), file)
    print(say("backed-up", file=str(file), tables=copied))
    return 0
