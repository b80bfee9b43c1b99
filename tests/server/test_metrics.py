"""Who may read /metrics, and what it says about the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.server.conftest import Running

from zenobia.server.metrics import Metrics, may_read

HERE = {"host": "127.0.0.1:8000"}


@pytest.mark.parametrize(
    ("client", "headers", "allowed"),
    [
        ("127.0.0.1", HERE, True),
        ("::1", {"host": "[::1]:8000"}, True),
        ("127.0.0.1", {"host": "localhost"}, True),
        ("203.0.113.5", HERE, False),  # from elsewhere
        (None, HERE, False),
        ("127.0.0.1", {"host": "zenobia.example"}, False),  # a proxy on this machine passes the host on
        ("127.0.0.1", {}, False),
        ("127.0.0.1", {**HERE, "x-forwarded-for": "203.0.113.5"}, False),
        ("127.0.0.1", {**HERE, "x-forwarded-proto": "https"}, False),
        ("127.0.0.1", {**HERE, "forwarded": "for=203.0.113.5"}, False),
        ("127.0.0.1", {**HERE, "via": "1.1 proxy"}, False),
        ("127.0.0.1", {**HERE, "x-real-ip": "203.0.113.5"}, False),
    ],
)
def test_without_a_token_only_this_machine(client: str | None, headers: dict[str, str], allowed: bool) -> None:
    assert may_read("", client, headers) is allowed


def test_with_a_token_whoever_shows_it() -> None:
    assert may_read("secret", "203.0.113.5", {"host": "zenobia.example", "authorization": "Bearer secret"})
    for shown in ("", "Bearer", "Bearer secre", "Bearer secrets", "secret", "Basic secret", "Bearer sécret"):
        assert not may_read("secret", "127.0.0.1", {**HERE, "authorization": shown}), shown


def get(address: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{address}/metrics", headers=headers, trust_env=False, timeout=20)


def test_a_stranger_gets_what_every_unknown_address_gets(serve: Callable[..., Running]) -> None:
    site = serve()
    assert "zenobia_loop_pause_seconds_count" in get(site.address).text
    refused = get(site.address, Host="zenobia.example")
    other = httpx.get(f"{site.address}/api/nothing", headers={"Host": "zenobia.example"}, trust_env=False)
    assert (refused.status_code, refused.json()) == (other.status_code, other.json()) == (404, other.json())
    guarded = serve(metrics_token="secret")
    assert get(guarded.address).status_code == 404
    assert get(guarded.address, Authorization="Bearer secret").status_code == 200


def numbers(text: str) -> dict[str, float]:
    rows = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in rows}


def test_the_longest_pause_since_it_was_last_asked() -> None:
    metrics = Metrics()
    for pause in (0.001, 0.07, 0.002):
        metrics.note_pause(pause)
    first, second = numbers(metrics.text()), numbers(metrics.text())
    assert first["zenobia_loop_longest_pause_seconds"] == 0.07
    assert second["zenobia_loop_longest_pause_seconds"] == 0
    assert (
        second['zenobia_loop_pause_seconds_bucket{le="0.05"}'] == 2 and second["zenobia_loop_pause_seconds_count"] == 3
    )


def test_the_watcher_notices_a_pause(site: Running) -> None:
    import time

    get(site.address)

    async def block() -> None:
        time.sleep(0.3)

    asyncio.run_coroutine_threadsafe(block(), site.loop()).result(20)

    async def wait() -> Any:
        while site.uvicorn.metrics.longest_pause < 0.2:  # type: ignore[attr-defined]
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(wait(), 20))
    assert numbers(get(site.address).text)["zenobia_loop_longest_pause_seconds"] > 0.2
