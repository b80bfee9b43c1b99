"""Cookies, accounts, tokens and limits; what is refused says what to do in three languages."""

from __future__ import annotations

import asyncio
import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import websockets
from tests.server.clients import Person
from tests.server.conftest import Running

from zenobia.server.settings import Limits


def test_cookies_are_signed_and_changes_need_the_page(site: Running) -> None:
    async def visit() -> None:
        async with Person(site.address, "Anna") as anna:
            answer = await anna.http.get("/api/me")
            assert answer.json()["name"] == "Anna"
            bare = httpx.AsyncClient(base_url=site.address, cookies=anna.http.cookies, trust_env=False)
            refused = await bare.post("/api/me", json={"name": "Eve"})
            assert (refused.status_code, refused.json()["why"]) == (403, "csrf")
            value = anna.http.cookies["zenobia"]
            forged = value[:-1] + ("0" if value[-1] != "0" else "1")
            for cookie in (forged, "x", "", value.partition(".")[0]):
                answer = await bare.get("/api/tables", headers={"Cookie": f"zenobia={cookie}"})
                bare.cookies.clear()
                assert (answer.status_code, answer.json()["why"]) == (401, "session")
            await bare.aclose()
            answer = await anna.http.get("/api/me")
            set_cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in set_cookie and "samesite=lax" in set_cookie
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self'" in policy and "unsafe-inline'; img" in policy

    asyncio.run(visit())


def test_another_site_cannot_open_a_socket(site: Running) -> None:
    async def visit() -> None:
        async with Person(site.address) as anna:
            table = await anna.open("tigris")
            url = site.address.replace("http", "ws") + f"/api/tables/{table}/socket"
            headers = {"Cookie": f"zenobia={anna.http.cookies['zenobia']}"}
            for origin, code in (("http://evil.example", 4403), (None, 4401)):
                sent = headers if origin else {}
                async with websockets.connect(url, additional_headers=sent, origin=origin, proxy=None) as socket:
                    await socket.recv()
                    await socket.wait_closed()
                    assert socket.close_code == code
            own = site.address
            async with websockets.connect(url, additional_headers=headers, origin=own, proxy=None) as socket:
                assert "refused" not in await socket.recv()

    asyncio.run(visit())


def test_accounts(site: Running) -> None:
    async def visit() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address) as phone:
            secret = {"account": "Anna", "password": "correct horse"}
            await anna.post("/api/account", {**secret, "password": "short"}, expect=422)
            await anna.post("/api/account", secret)
            assert (await phone.post("/api/account", secret, expect=409))["why"] == "account-taken"
            await phone.post("/api/login", {**secret, "password": "wrong horse"}, expect=403)
            me = await phone.post("/api/login", {**secret, "account": "ANNA"})
            assert me["id"] == anna.id and me["account"] == "anna"
            phone.http.headers["X-CSRF"] = me["csrf"]
            table = await anna.open("tigris")
            assert [card["id"] for card in (await phone.get("/api/tables"))["mine"]] == [table]
            store = site.app.state.accounts.store
            assert (await asyncio.to_thread(read_password, store.url.database)).startswith("$argon2id$")
            await phone.post("/api/logout")
            assert (await phone.get("/api/me"))["id"] != anna.id

    asyncio.run(visit())


def read_password(database: str) -> str:
    import sqlite3

    connection = sqlite3.connect(database)
    try:
        return str(connection.execute("select password from people where password is not null").fetchone()[0])
    finally:
        connection.close()


def test_a_program_plays_with_a_token(site: Running, tmp_path: Path) -> None:
    """docs/bot_client.py, as a program of its own, plays a whole game against a person."""

    async def visit() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Robot") as owner:
            made = await owner.post("/api/tokens", {"label": "my bot"})
            assert made["token"] not in str(await owner.get("/api/tokens"))
            table = await anna.open("palmyra", seats=[{"kind": "me"}, {"kind": "friend"}])
            await owner.post(f"/api/tables/{table}/join")
            client = Path(__file__).parents[2] / "docs" / "bot_client.py"
            assert len(client.read_text().splitlines()) <= 40
            program = await asyncio.create_subprocess_exec(
                sys.executable, str(client), site.address, made["token"], "--once", stderr=subprocess.PIPE
            )
            try:
                import random

                from tests.server.clients import play_out

                async with anna.sit(table) as seat:
                    await play_out([seat], random.Random(5))
                    assert {entry["seat"] for entry in seat.log} == {0, 1}
                _, errors = await asyncio.wait_for(program.communicate(), 20)
                assert program.returncode == 0, errors
            finally:
                if program.returncode is None:
                    program.kill()
                    await program.wait()
            async with Person(site.address, token=made["token"]) as robot:
                assert robot.id == owner.id
                assert (await robot.post("/api/tokens", {"label": "x"}, expect=403))["why"] == "token-by-token"
            assert (await owner.http.delete(f"/api/tokens/{made['id']}")).status_code == 204
            answer = await owner.http.get("/api/tables", headers={"Authorization": f"Bearer {made['token']}"})
            assert answer.json()["why"] == "token"

    asyncio.run(visit())


def test_limits(serve: Callable[..., Running]) -> None:
    site = serve(limits=Limits(messages=(1.0, 5), requests=(1.0, 12), newcomers=(0.01, 3), tables=(0.01, 2)))

    async def visit() -> None:
        async with Person(site.address, "Anna") as anna:
            table = await anna.open("tigris")
            await anna.open("tigris")
            refused = await anna.post("/api/tables", {"game": "tigris"}, expect=429)
            assert refused["why"] == "too-often" and refused["details"]["seconds"] >= 1
            async with anna.sit(table) as seat:
                for number in range(8):
                    await seat.send(type="ping", id=number)
                assert (await seat.next("refused"))["why"] == "too-often"
            for _ in range(20):
                answer = await anna.http.get("/api/tables")
            assert answer.status_code == 429 and int(answer.headers["retry-after"]) >= 1
            async with httpx.AsyncClient(base_url=site.address, trust_env=False) as stranger:
                codes = []
                for _ in range(4):
                    codes.append((await stranger.get("/api/me")).status_code)
                    stranger.cookies.clear()
            assert codes == [200, 200, 429, 429]

    asyncio.run(visit())


def test_no_secret_stands_in_a_log(site: Running) -> None:
    async def visit() -> list[str]:
        async with Person(site.address, "Anna Secret") as anna:
            table = await anna.open("tigris")
            made = await anna.post("/api/tokens", {"label": "x"})
            await anna.http.get(f"/api/tables/{table}/replay/99")
            await anna.http.get("/api/tables", headers={"Authorization": f"Bearer {made['token']}x"})
            async with anna.sit(table) as seat:
                await seat.send(type="chat", text="psst")
                await seat.next("chat")
            return [table, made["token"], anna.http.cookies["zenobia"], "Anna Secret", "psst", anna.id]

    from zenobia.server.logs import LOG

    LOG.setLevel("DEBUG")
    paper = io.StringIO()
    LOG.handlers[0].setStream(paper)  # type: ignore[attr-defined]
    secrets = asyncio.run(visit())
    site.stop()
    written = paper.getvalue()
    assert '"status":404' in written
    for secret in secrets:
        assert secret not in written
