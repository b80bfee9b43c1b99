"""Behind a proxy: whose word counts for where somebody asks from, https only, and pages of other sites."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from tests.server.clients import Person
from tests.server.conftest import Running

from zenobia.cli.serve import network
from zenobia.core.game import Refused
from zenobia.server.accounts import address, same_origin
from zenobia.server.settings import Limits, Settings


def connection(scheme: str = "ws", client: str = "127.0.0.1", **headers: str) -> Any:
    return SimpleNamespace(headers=headers, scope={"scheme": scheme}, client=SimpleNamespace(host=client))


@pytest.mark.parametrize(
    ("origin", "scheme", "secure", "same"),
    [
        ("http://zenobia.example", "ws", False, True),
        ("http://ZENOBIA.example:80", "ws", False, True),
        ("https://zenobia.example", "wss", False, True),
        ("https://zenobia.example", "ws", True, True),  # the proxy speaks https
        ("https://zenobia.example:443", "ws", True, True),
        ("https://zenobia.example", "ws", False, False),
        ("http://zenobia.example", "wss", False, False),
        ("http://zenobia.example", "ws", True, False),
        ("http://zenobia.example:8000", "ws", False, False),
        ("http://evil.example", "ws", False, False),
        ("http://zenobia.example.evil.example", "ws", False, False),
        ("null", "ws", False, False),
        ("", "ws", False, False),
        ("zenobia.example", "ws", False, False),
        ("//zenobia.example", "ws", False, False),
        ("http://[", "ws", False, False),
        ("http://[::1", "ws", False, False),
        ("http://zenobia.example:99999999", "ws", False, False),
        ("http://zenobia.example:x", "ws", False, False),
        ("http://\x00", "ws", False, False),
        ("http://", "ws", False, False),
    ],
)
def test_origins_are_compared_with_their_scheme(origin: str, scheme: str, secure: bool, same: bool) -> None:
    settings = Settings(secure=secure)
    assert same_origin(connection(scheme, host="zenobia.example", origin=origin), settings) is same
    assert same_origin(connection(scheme, host="zenobia.example"), settings), "programs send none"


def test_odd_hosts_are_no_errors() -> None:
    for host in ("", "[", "x:y", "\x00", "zenobia.example:99999999"):
        assert not same_origin(connection(host=host, origin="http://zenobia.example"), Settings())
    assert not same_origin(connection(origin="http://zenobia.example"), Settings())
    assert not same_origin(connection(host="", origin="http://"), Settings())


def test_an_address_of_ipv6_counts_as_its_network() -> None:
    assert address(connection(client="10.1.2.3")) == address(connection(client="::ffff:10.1.2.3")) == "10.1.2.3"
    assert address(connection(client="2001:db8::1")) == address(connection(client="2001:db8::ffff:2"))
    assert address(connection(client="2001:db8::1")) != address(connection(client="2001:db8:0:1::1"))
    assert address(connection(client="x" * 500)) == "?"


def test_bad_origins_are_turned_away(site: Running) -> None:
    async def visit() -> None:
        async with Person(site.address) as anna:
            table = await anna.open("tigris")
            url = site.address.replace("http", "ws") + f"/api/tables/{table}/socket"
            headers = {"Cookie": f"zenobia={anna.http.cookies['zenobia']}"}
            for origin in ("http://[", "null", site.address.replace("http", "https"), "http://127.0.0.1:1"):
                sent = {**headers, "Origin": origin}
                async with websockets.connect(url, additional_headers=sent, proxy=None) as socket:
                    assert '"origin"' in await socket.recv()
                    await socket.wait_closed()
                    assert socket.close_code == 4403
            sent = {**headers, "Origin": site.address}
            async with websockets.connect(url, additional_headers=sent, proxy=None) as socket:
                assert "refused" not in await socket.recv()

    asyncio.run(visit())


async def newcomers(site: Running, addresses: list[str]) -> list[int]:
    """What strangers get who claim to come from these addresses."""
    codes = []
    for each in addresses:
        async with httpx.AsyncClient(base_url=site.address, trust_env=False) as stranger:
            answer = await stranger.get("/api/me", headers={"X-Forwarded-For": each})
            codes.append(answer.status_code)
    return codes


@pytest.mark.parametrize("proxies", [(), ("10.0.0.0/8", "192.0.2.7")])
def test_made_up_addresses_are_not_believed(serve: Callable[..., Running], proxies: tuple[str, ...]) -> None:
    site = serve(limits=Limits(newcomers=(1e-6, 2)), proxies=proxies)
    assert asyncio.run(newcomers(site, [f"10.0.0.{n}" for n in range(4)])) == [200, 200, 429, 429]


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/8"])
def test_a_named_proxy_is_believed(serve: Callable[..., Running], proxy: str) -> None:
    """Only what the proxy itself added counts: what stands before it was sent by whoever asked."""
    site = serve(limits=Limits(newcomers=(1e-6, 2)), proxies=(proxy,))
    assert asyncio.run(newcomers(site, [f"10.0.0.{n}" for n in range(4)])) == [200] * 4
    assert asyncio.run(newcomers(site, [f"10.1.0.{n}, 192.0.2.7" for n in range(4)])) == [200, 200, 429, 429]


def test_https_only(serve: Callable[..., Running]) -> None:
    async def visit(site: Running, secure: bool) -> None:
        async with httpx.AsyncClient(base_url=site.address, trust_env=False) as stranger:
            for path in ("/api/me", "/", "/api/nowhere"):
                answer = await stranger.get(path)
                assert ("strict-transport-security" in answer.headers) is secure
                if path == "/api/me":
                    assert ("secure" in answer.headers["set-cookie"].lower()) is secure
                    assert answer.headers.get("strict-transport-security", "max-age=31536000") == "max-age=31536000"

    for secure in (False, True):
        asyncio.run(visit(serve(secure=secure), secure))


def test_proxies_are_addresses_or_networks() -> None:
    assert [network(each) for each in (" 127.0.0.1", "10.1.2.3/8", "::1", "2001:db8::/32")] == [
        "127.0.0.1",
        "10.0.0.0/8",
        "::1",
        "2001:db8::/32",
    ]
    for odd in ("*", "localhost", "10.0.0.0/99", "unix:/x", "300.1.1.1"):
        with pytest.raises(Refused) as refused:
            network(odd)
        assert refused.value.why == "proxy"
    assert Settings().proxies == () and msgspec.structs.replace(Settings(), proxies=("::1",)).proxies == ("::1",)
