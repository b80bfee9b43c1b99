"""A session is a row: who logs out is out, at once and everywhere."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text
from tests.server.clients import Person, Seat
from tests.server.conftest import Process, Running
from tests.server.test_postgres import database, postgres
from tests.server.test_refusals import say_all

from zenobia.core.game import Refused
from zenobia.server import sessions
from zenobia.server.sessions import A_DAY, A_YEAR, MOST_SESSIONS, browser_of, digest

__all__ = ["database", "postgres"]

SECRET = {"account": "Anna", "password": "correct horse"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"


async def log_in(person: Person, path: str = "/api/login") -> dict[str, Any]:
    """Log in or register; from now on in the new session."""
    me: dict[str, Any] = await person.post(path, SECRET)
    person.id = me["id"]
    return me


async def ask_with(address: str, cookie: str, path: str = "/api/me") -> httpx.Response:
    """What somebody gets who has only a cookie."""
    async with httpx.AsyncClient(base_url=address, cookies={"zenobia": cookie}, trust_env=False) as thief:
        return await thief.get(path)


async def ended(address: str, cookie: str) -> bool:
    """Does a cookie answer 401 everywhere, and is it taken back?"""
    answers = [await ask_with(address, cookie, path) for path in ("/api/me", "/api/tables", "/api/me/sessions")]
    for answer in answers:
        if answer.status_code == 200:
            return False
        assert (answer.status_code, answer.json()["why"]) == (401, "session")
        assert (
            answer.headers["set-cookie"].startswith("zenobia=") and "max-age=0" in answer.headers["set-cookie"].lower()
        )
        say_all(answer.json())
    return True


async def closes(seat: Seat) -> int:
    """The code with which a socket is closed."""
    async with asyncio.timeout(30):
        await seat.socket.wait_closed()
    return int(seat.socket.close_code)


def test_log_out_ends_the_session_and_its_sockets(site: Running) -> None:
    async def visit() -> None:
        async with Person(site.address, "Anna") as anna:
            await log_in(anna, "/api/account")
            table = await anna.open("tigris")
            cookie = anna.http.cookies["zenobia"]
            async with anna.sit(table) as seat:
                await seat.next("position")
                await anna.post("/api/logout")
                assert await closes(seat) == 4401
            assert await ended(site.address, cookie)
            guest = (await anna.http.get("/api/me")).json()
            assert guest["id"] != anna.id and guest["account"] is None

    asyncio.run(visit())


def test_every_log_in_and_registration_is_a_new_session(site: Running) -> None:
    async def visit() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Guest") as phone:
            cookies, csrf = [anna.http.cookies["zenobia"]], [anna.http.headers["X-CSRF"]]
            await log_in(anna, "/api/account")
            cookies.append(phone.http.cookies["zenobia"])
            await log_in(phone)
            assert phone.id == anna.id
            cookies.append(phone.http.cookies["zenobia"])
            csrf.append(phone.http.headers["X-CSRF"])
            await log_in(phone)
            for cookie in cookies:
                assert await ended(site.address, cookie)
            for old in csrf:
                answer = await phone.http.post("/api/me", json={"name": "Eve"}, headers={"X-CSRF": old})
                assert (answer.status_code, answer.json()["why"]) == (403, "csrf")
            assert (await anna.get("/api/me"))["name"] == "Anna" and (await phone.get("/api/me"))["id"] == anna.id

    asyncio.run(visit())


def test_a_refused_log_in_changes_nothing(site: Running) -> None:
    async def visit() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            await log_in(anna, "/api/account")
            before = ben.http.cookies["zenobia"]
            await ben.post("/api/login", {**SECRET, "password": "wrong horse"}, expect=403)
            await ben.post("/api/account", SECRET, expect=409)
            assert ben.http.cookies["zenobia"] == before and (await ben.get("/api/me"))["name"] == "Ben"

    asyncio.run(visit())


def test_list_of_sessions_and_end_all_others(site: Running) -> None:
    async def visit() -> None:
        people = [Person(site.address) for _ in range(4)]
        for person in people:
            person.http.headers["User-Agent"] = FIREFOX
        async with people[0] as anna, people[1] as phone, people[2] as laptop, people[3] as stranger:
            await log_in(anna, "/api/account")
            await log_in(phone)
            await log_in(laptop)
            table = await anna.open("tigris")
            listed = await phone.get("/api/me/sessions")
            assert [each["label"] for each in listed] == ["Firefox, Linux"] * 3
            assert [each["current"] for each in listed].count(True) == 1
            assert all(time.time() - 60 < each["created"] <= each["seen"] <= time.time() for each in listed)
            other = next(each["id"] for each in await anna.get("/api/me/sessions") if not each["current"])
            answer = await stranger.http.delete(f"/api/me/sessions/{other}")
            assert (answer.status_code, answer.json()["why"]) == (404, "no-session")
            async with anna.sit(table) as mine, phone.sit(table) as theirs, laptop.sit(table) as third:
                for seat in (mine, theirs, third):
                    await seat.next("position")
                assert (await anna.http.delete("/api/me/sessions")).status_code == 204
                assert [await closes(seat) for seat in (theirs, third)] == [4401, 4401]
                await mine.send(type="ping", id=1)
                await mine.next("pong")
            for person in (phone, laptop):
                assert await ended(site.address, person.http.cookies["zenobia"])
            (left,) = await anna.get("/api/me/sessions")
            assert left["current"] and (await stranger.get("/api/me/sessions"))[0]["id"] != left["id"]
            assert (await anna.http.delete(f"/api/me/sessions/{left['id']}")).status_code == 204
            assert await ended(site.address, anna.http.cookies["zenobia"])

    asyncio.run(visit())


def test_a_deleted_person_is_out_everywhere(site: Running) -> None:
    async def visit() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address) as phone, Person(site.address) as ben:
            await log_in(anna, "/api/account")
            await log_in(phone)
            token = (await anna.post("/api/tokens", {"label": "program"}))["token"]
            table = await ben.open("tigris")
            async with (
                Person(site.address, token=token) as program,
                anna.sit(table) as one,
                phone.sit(table) as two,
                program.sit(table) as three,
                ben.sit(table) as four,
            ):
                for seat in (one, two, three, four):
                    await seat.next("position")
                cookies = [person.http.cookies["zenobia"] for person in (anna, phone)]
                assert (await phone.http.delete("/api/me")).status_code == 204
                assert [await closes(seat) for seat in (one, two, three)] == [4401] * 3
                await four.send(type="ping", id=1)
                await four.next("pong")
            for cookie in cookies:
                assert await ended(site.address, cookie)
            answer = await ben.http.get("/api/tables", headers={"Authorization": f"Bearer {token}"})
            assert (answer.status_code, answer.json()["why"]) == (401, "token")

    asyncio.run(visit())


def test_a_program_may_not_do_what_only_its_person_may(site: Running) -> None:
    """A token that is lost must not take its guest over."""

    async def visit() -> None:
        async with Person(site.address, "Anna") as anna:
            made = await anna.post("/api/tokens", {"label": "program"})
            async with Person(site.address, token=made["token"]) as program:
                assert (await program.get("/api/me"))["csrf"] == ""
                for method, path, body in (
                    ("POST", "/api/account", SECRET),
                    ("POST", "/api/login", SECRET),
                    ("POST", "/api/logout", {}),
                    ("GET", "/api/me/sessions", None),
                    ("DELETE", "/api/me/sessions", None),
                    ("DELETE", f"/api/me/sessions/{made['id']}", None),
                    ("POST", "/api/tokens", {"label": "another"}),
                    ("DELETE", "/api/me", None),
                ):
                    answer = await program.http.request(method, path, json=body)
                    assert (answer.status_code, answer.json()["why"]) == (403, "token-by-token"), (method, path)
                    say_all(answer.json())
                assert "set-cookie" not in answer.headers
                table = await anna.open("tigris")
                async with program.sit(table) as seat:
                    await seat.next("position")
                    assert (await anna.http.delete(f"/api/tokens/{made['id']}")).status_code == 204
                    assert await closes(seat) == 4401
            assert (await anna.get("/api/me"))["account"] is None

    asyncio.run(visit())


@pytest.mark.xdist_group("postgres")
def test_sessions_end_in_all_server_processes(process: Callable[..., Process], database: str) -> None:
    one, other = process(database), process(database)

    async def visit() -> None:
        async with Person(one.address, "Anna") as anna, Person(one.address) as phone:
            await log_in(anna, "/api/account")
            await log_in(phone)
            table = await anna.open("tigris")
            async with anna.sit(table, other.address) as mine, phone.sit(table, other.address) as theirs:
                for seat in (mine, theirs):
                    await seat.next("position")
                assert (await anna.http.delete("/api/me/sessions")).status_code == 204
                assert await closes(theirs) == 4401
                assert await ended(other.address, phone.http.cookies["zenobia"])
                await mine.send(type="ping", id=1)
                await mine.next("pong")
                assert (await anna.http.delete("/api/me")).status_code == 204
                assert await closes(mine) == 4401
            assert await ended(other.address, anna.http.cookies.get("zenobia") or "gone")

    asyncio.run(visit())


def test_a_session_that_ends_while_its_socket_opens(site: Running) -> None:
    async def visit() -> None:
        async with Person(site.address, "Anna") as anna:
            table = await anna.open("tigris")
            accounts, rooms = site.app.state.accounts, site.app.state.rooms
            find = rooms.room

            async def find_late(name: str) -> Any:
                """The session ends after it was recognised, and before its socket is known."""
                await accounts.end(anna.id, digest(anna.http.cookies["zenobia"]))
                return await find(name)

            rooms.room = find_late
            async with anna.sit(table) as seat:
                assert await closes(seat) == 4401

    asyncio.run(visit())


def test_only_digests_are_kept_and_unused_sessions_go(site: Running) -> None:
    async def visit() -> list[str]:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            return [person.http.cookies["zenobia"] for person in (anna, ben)]

    cookies = asyncio.run(visit())
    site.stop()
    files = list(Path(site.settings.db).parent.glob("site.db*"))
    assert files and not any(cookie.encode() in file.read_bytes() for cookie in cookies for file in files)
    engine = create_engine(f"sqlite:///{site.settings.db}")
    with engine.begin() as connection:
        known = {row.digest for row in connection.execute(text("select digest from sessions"))}
        assert known == {digest(cookie) for cookie in cookies}
        now = time.time()
        sessions.tidy(connection, now + 2 * A_DAY)
        left = connection.execute(text("select count(*) from sessions where seen > created")).scalar_one()
        assert left == 2, "both were used"
        never, _ = sessions.begin(connection, "nobody", "")
        sessions.tidy(connection, now + A_DAY / 2)
        assert connection.execute(text("select count(*) from sessions")).scalar_one() == 3
        sessions.tidy(connection, now + 2 * A_DAY)
        assert digest(never) not in {row.digest for row in connection.execute(text("select digest from sessions"))}
        sessions.tidy(connection, now + 2 * A_YEAR)
        assert connection.execute(text("select count(*) from sessions")).scalar_one() == 0
        tokens = [sessions.begin(connection, "anna", "")[0] for _ in range(MOST_SESSIONS)]
        _, gone = sessions.begin(connection, "anna", "")
        assert len(gone) == 1 and gone[0] in {digest(token) for token in tokens}
    engine.dispose()


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "Edge, Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14_1) AppleWebKit/605 Version/17 Safari/605", "Safari, macOS"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) CriOS/130.0 Mobile Safari/604", "Chrome, iPhone"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", "Chrome, Android"),
        ("python-httpx/0.28", "Python"),
        ("x" * 100_000, ""),
        ("", ""),
    ],
)
def test_a_browser_in_a_few_words(agent: str, label: str) -> None:
    assert browser_of(agent) == label and len(label) <= 48


def test_nobody_is_locked_out_while_nothing_can_be_stored(site: Running) -> None:
    """It is noted that a session is used, but nobody waits for it. Only newcomers have to wait."""

    async def refuse_to_write(*_: Any) -> None:
        raise Refused("storage")

    async def visit() -> None:
        async with Person(site.address, "Anna") as anna, httpx.AsyncClient(base_url=site.address) as stranger:
            site.app.state.accounts.store.write = refuse_to_write
            assert (await anna.get("/api/me"))["name"] == "Anna"
            answer = await stranger.get("/api/me")
            assert (answer.status_code, answer.json()["why"]) == (503, "storage")

    asyncio.run(visit())
