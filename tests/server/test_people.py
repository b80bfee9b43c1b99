"""Cookies, accounts, tokens and limits; what is refused says what to do in three languages."""

from __future__ import annotations

import asyncio
import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from tests.server.clients import Person, Seat
from tests.server.conftest import Running
from tests.server.test_play import two_at

from zenobia.core.game import Refused
from zenobia.server.limits import Bucket, Limiter
from zenobia.server.settings import Limits


def test_unknown_cookies_are_refused_and_changes_need_the_page(site: Running) -> None:
    async def visit() -> None:
        async with Person(site.address, "Anna") as anna:
            answer = await anna.http.get("/api/me")
            assert answer.json()["name"] == "Anna"
            bare = httpx.AsyncClient(base_url=site.address, cookies=anna.http.cookies, trust_env=False)
            refused = await bare.post("/api/me", json={"name": "Eve"})
            assert (refused.status_code, refused.json()["why"]) == (403, "csrf")
            value = anna.http.cookies["zenobia"]
            forged = value[:-1] + ("0" if value[-1] != "0" else "1")
            for cookie in (forged, "x", "", value[:-1], f"{anna.id}.{'0' * 40}"):
                answer = await bare.get("/api/tables", headers={"Cookie": f"zenobia={cookie}"})
                bare.cookies.clear()
                assert (answer.status_code, answer.json()["why"]) == (401, "session")
                assert "max-age=0" in answer.headers["set-cookie"].lower()
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


class Time:
    """Time that passes only when a test says so."""

    def __init__(self, site: Running | None = None) -> None:
        self.at = 1000.0
        for each in vars(site.app.state.accounts).values() if site else ():
            if isinstance(each, Limiter):
                each.now = self

    def __call__(self) -> float:
        return self.at


def test_a_limit_refills_with_time() -> None:
    now = Time()
    limiter = Limiter((0.5, 3), now)
    for _ in range(3):
        limiter.check("anna")
    with pytest.raises(Refused) as refused:
        limiter.check("anna")
    assert (refused.value.why, refused.value.details["seconds"]) == ("too-often", 2)
    limiter.check("ben")
    now.at += 2
    limiter.check("anna")
    now.at += 1
    with pytest.raises(Refused):
        limiter.check("anna")
    now.at += 1000
    for _ in range(3):
        limiter.check("anna")
    with pytest.raises(Refused):
        limiter.check("anna")
    bucket = Bucket(1, now)
    assert (bucket.take(1.0, 1), bucket.take(1.0, 1)) == (0.0, 1.0)


def test_limits(serve: Callable[..., Running]) -> None:
    """What a limit refuses does not depend on how fast the machine is."""
    site = serve(limits=Limits(messages=(1e-6, 5), requests=(1.0, 12), newcomers=(0.01, 3), tables=(0.01, 2)))
    Time(site)

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


def test_chats_hints_and_plans_are_limited_by_person_not_by_socket(serve: Callable[..., Running]) -> None:
    limits = Limits(chats=(0.5, 3), hints=(0.5, 2), foresights=(0.5, 2))
    site = serve(limits=limits)
    now = Time(site)

    async def tell(seats: list[Seat], **message: Any) -> list[str]:
        """What each of the sockets in turn is answered."""
        answers = []
        for seat in seats:
            await seat.send(**message)
            answers.append((await seat.next(message["type"], "foreseen", "refused")).get("why", "done"))
        return answers

    async def visit() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben, "tigris")
            async with anna.sit(table) as one, anna.sit(table) as two, ben.sit(table) as three:
                for seat in (one, two, three):
                    await seat.until(lambda position: not position["waiting"])
                said = {"type": "chat", "text": "hello"}
                assert (await one.send(**said), await one.next("chat"))[1]["text"] == "hello"
                for seat in (two, three):
                    await seat.next("chat")
                codes = []
                for seat in (two, one, two):
                    await seat.send(**said)
                    codes.append((await seat.next("chat", "refused"))["type"])
                    if codes[-1] == "chat":
                        for other in {one, two, three} - {seat}:
                            await other.next("chat")
                assert codes == ["chat", "chat", "refused"]
                await three.send(**said)
                await three.next("chat")  # somebody else may
                now.at += 2
                for seat in (one, two):
                    await seat.next("chat")
                await two.send(**said)
                await two.next("chat")
                mover, waiter = (one, three) if one.position["legal"] else (three, one)
                movers = [one, two, one] if mover is one else [three] * 3
                assert await tell(movers, type="hint") == ["done", "done", "too-often"]
                waiters = [one, two, one] if waiter is one else [three] * 3
                assert await tell(waiters, type="foresee", moves=[]) == ["done", "done", "too-often"]

    asyncio.run(visit())


def test_a_fast_person_alone_is_never_refused(serve: Callable[..., Running]) -> None:
    """Somebody who clicks through every page and holds a key down in a replay, and no second passes meanwhile."""
    site = serve(limits=Limits())
    Time(site)

    async def visit() -> None:
        async with Person(site.address, "Anna") as anna:
            tables = [await anna.open("palmyra", seats=[{"kind": "me"}]) for _ in range(10)]
            for table in tables:
                for path in ("/api/me", "/api/tables", "/api/me/profile", "/api/me/sessions", f"/api/tables/{table}"):
                    await anna.get(path)
            for _ in range(300):
                await anna.get(f"/api/tables/{tables[0]}/replay/0")

    asyncio.run(visit())


def test_password_guesses_count_by_address_and_by_account(serve: Callable[..., Running]) -> None:
    """Made-up addresses do not help, neither against one account nor from one address."""
    site = serve(limits=Limits(passwords=(0.1, 4)))
    now = Time(site)

    async def guess(person: Person, account: str, **headers: str) -> int:
        answer = await person.http.post("/api/login", json={"account": account, "password": "x" * 9}, headers=headers)
        return answer.status_code

    async def visit() -> None:
        async with Person(site.address) as eve:
            codes = [await guess(eve, f"a{n}", **{"X-Forwarded-For": f"10.0.0.{n}"}) for n in range(6)]
            assert codes == [403] * 4 + [429] * 2  # of the address: the made-up ones are not believed
            now.at += 1000
            site.app.state.accounts.passwords.check = by_account(site.app.state.accounts.passwords)
            codes = [await guess(eve, name) for name in ("Anna", "ANNA", "ａｎｎａ", " anna ", "anna", "ben")]
            assert codes == [403] * 4 + [429, 403]

    asyncio.run(visit())


def by_account(limiter: Limiter) -> Callable[[str], None]:
    """A limiter for somebody who has as many addresses as they like."""
    check = limiter.check
    return lambda asker: check(asker) if asker.startswith("account ") else None


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
