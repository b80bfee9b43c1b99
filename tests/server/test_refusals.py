"""Whatever is sent: a clear refusal, the position stays, and the server lives."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
import pytest
import websockets
from tests.server.clients import Person, Seat
from tests.server.conftest import Running
from tests.server.test_play import two_at

from zenobia.core.game import Refused
from zenobia.core.words import LANGUAGES

BAD = [
    ("", "message"),
    ("{", "message"),
    ("null", "message"),
    ("[]", "message"),
    ('"move"', "message"),
    ("{}", "message"),
    ('{"type": "fly"}', "message"),
    ('{"type": "move"}', "message"),
    ('{"type": "move", "v": "0", "move": "end"}', "message"),
    ('{"type": "move", "v": 1e99, "move": "end"}', "message"),
    ('{"type": "move", "v": 0, "move": 7}', "message"),
    ('{"type": "move", "v": 0, "move": null}', "message"),
    ('{"type": "move", "v": -1, "move": "end"}', "stale"),
    ('{"type": "move", "v": 99, "move": "end"}', "stale"),
    ('{"type": "move", "v": 0, "move": "leader purple z99"}', "illegal-move"),
    ('{"type": "move", "v": 0, "move": ""}', "illegal-move"),
    ('{"type": "why"}', "message"),
    ('{"type": "why", "move": ""}', "illegal-move"),
    ('{"type": "why", "move": "' + "x" * 300 + '"}', "move-too-long"),
    ('{"type": "move", "v": 0, "move": "\\u0000\\ud800"}', "message"),
    ('{"type": "move", "v": 0, "move": "' + "x" * 300 + '"}', "move-too-long"),
    ('{"type": "chat", "text": ""}', "chat"),
    ('{"type": "chat", "text": "' + "x" * 400 + '"}', "chat"),
    ('{"type": "undo-answer", "yes": true}', "undo-not-asked"),
    ('{"type": "undo-answer", "yes": 1}', "message"),
    ("[" * 3000, "message"),
    ("x" * 5000, "too-long"),
    ('{"type": "ping", "id": "' + "y" * 60000 + '"}', "too-long"),
]


SLOW = {"kind": "bot", "bot": "level5@900"}  # it would think for a quarter of an hour


async def alive(seat: Seat) -> None:
    await seat.send(type="ping", id=1)
    assert (await seat.next("pong"))["id"] == 1


def say_all(refusal: dict[str, Any]) -> None:
    """A refusal is said in every language."""
    for language in LANGUAGES:
        said = Refused(refusal["why"], **refusal["details"]).said(language)
        assert said and not said.startswith("refused-"), refusal


def test_malformed_stale_and_illegal_messages(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben, "tigris")
            async with anna.sit(table) as one, ben.sit(table) as other:
                await one.next("position")
                await other.next("position")
                seat, foreign = (one, other) if one.position["legal"] else (other, one)
                before = seat.position["view"]
                for raw, why in BAD:
                    await seat.socket.send(raw)
                    refusal = await seat.next("refused")
                    assert refusal["why"] == why, (raw[:80], refusal)
                    say_all(refusal)
                    if why == "stale":
                        again = await seat.next("position")
                        assert again["view"] == before and again["log_from"] == 0
                move = seat.position["legal"][0]
                await foreign.send(type="move", v=0, move=move)
                refusal = await foreign.next("refused")
                assert refusal["why"] == "not-your-turn"
                say_all(refusal)
                await seat.socket.send(b"\x00\xff binary")
                await alive(foreign)
                await seat.next("position", "refused")
                assert seat.position["view"] == before
                assert (await seat.move(move))["type"] == "position"

    asyncio.run(play())


def test_an_illegal_move_is_refused_with_its_reason(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            table = await two_at(anna, ben, "tigris")
            async with anna.sit(table) as one, ben.sit(table) as other:
                await one.next("position")
                await other.next("position")
                seat, foreign = (one, other) if one.position["legal"] else (other, one)
                before = seat.position
                for asked in ({"type": "move", "v": 0}, {"type": "why"}):
                    await seat.send(**asked, move="leader red a4")
                    refusal = await seat.next("refused")
                    assert (refusal["why"], refusal["v"]) == ("illegal-because", 0)
                    river = {"why": "leader-on-river", "details": {"rule": "TE-1", "square": "a4"}, "game": "tigris"}
                    assert refusal["details"]["reason"] == river
                    assert refusal["details"]["near"]
                    await seat.send(**asked, move="withdraw red")
                    reason = (await seat.next("refused"))["details"]["reason"]
                    assert reason["details"]["leader"] == {"kind": "leader", "word": "priest"}
                    await seat.send(**asked, move="commit 1")
                    refusal = await seat.next("refused")
                    assert (refusal["why"], refusal["game"]) == ("other-question", "tigris")
                    assert {"kind": "verb", "word": "swap"} in refusal["details"]["verbs"]
                await seat.send(type="why", move="end")  # possible: no refusal, and nothing is made
                await foreign.send(type="why", move="leader red a4")
                assert (await foreign.next("refused"))["why"] == "not-your-turn"
                await alive(seat)
                assert seat.position == before

    asyncio.run(play())


def test_a_huge_message_closes_only_its_own_socket(site: Running) -> None:
    async def play() -> None:
        async with Person(site.address) as anna:
            table = await anna.open("palmyra", seats=[{"kind": "me"}])
            async with anna.sit(table) as seat, anna.sit(table) as other:
                await seat.next("position")
                with pytest.raises(websockets.ConnectionClosed):
                    await seat.socket.send("x" * 10_000_000)
                    while True:
                        await seat.socket.recv()
                assert seat.socket.close_code == 1009
                await alive(other)

    asyncio.run(play())


def test_random_messages(site: Running) -> None:
    """Valid messages broken at random places, and random JSON: an answer each, and the game can be played on."""
    rng = random.Random(6)
    good = [
        '{"type":"move","v":0,"move":"end"}',
        '{"type":"chat","text":"hello"}',
        '{"type":"undo"}',
        '{"type":"hint"}',
    ]

    def value(depth: int = 0) -> Any:
        kinds = [None, True, -1, 1e308, 2**70, "move", "type", "\u202e", "' or 1=1 --", [], {}]
        if depth > 3 or rng.random() < 0.6:
            return rng.choice(kinds)
        if rng.random() < 0.5:
            return [value(depth + 1) for _ in range(rng.randrange(4))]
        return {rng.choice(["type", "v", "move", "text", "yes"]): value(depth + 1) for _ in range(rng.randrange(5))}

    def broken() -> str:
        if rng.random() < 0.5:
            return json.dumps(value())
        text = list(rng.choice(good))
        for _ in range(rng.randrange(1, 4)):
            text[rng.randrange(len(text))] = rng.choice('{}[]",:0e-\\\\x\\t ')
        return "".join(text)

    async def play() -> None:
        async with Person(site.address) as anna, Person(site.address) as ben:
            table = await two_at(anna, ben, "tigris")
            async with anna.sit(table) as one:
                await one.next("position")
                for _ in range(600):
                    await one.socket.send(broken())
                await alive(one)
                async with ben.sit(table) as other:
                    await other.next("position")
                    seat = other if other.position["legal"] else one
                    await seat.send(type="sync")
                    await seat.until(lambda position: position["legal"])
                    assert (await seat.move(seat.position["legal"][-1]))["type"] == "position"

    asyncio.run(play())


def test_unknown_things(site: Running) -> None:
    async def ask() -> None:
        async with Person(site.address) as anna:
            for method, path, body, code, why in (
                ("GET", "/api/tables/nowhere", None, 404, "table"),
                ("GET", "/api/nowhere", None, 404, "address"),
                ("GET", "/api/games/chess/words/en", None, 404, "game"),
                ("GET", "/api/games/tigris/words/de", None, 404, "language"),
                ("GET", "/api/tables/x/replay/abc", None, 404, "address"),
                ("POST", "/api/tables", {"game": "chess"}, 404, "game"),
                ("POST", "/api/tables", {"game": "tigris", "players": 9}, 422, "players"),
                ("POST", "/api/tables", {"game": "tigris", "options": {"x": "y"}}, 422, "option"),
                ("POST", "/api/tables", {"game": "tigris", "seats": [{"kind": "me"}] * 2}, 422, "hotseat"),
                ("POST", "/api/tables", {"game": "tigris", "seats": [{"kind": "cat"}] * 2}, 400, "request"),
                ("POST", "/api/tables", {"game": "tigris", "seats": [{"kind": "me"}, SLOW]}, 422, "bot"),
                ("POST", "/api/tables", {"game": 1}, 400, "request"),
                ("POST", "/api/tables", [], 400, "request"),
                ("POST", "/api/me", {"name": "x" * 25}, 422, "name"),
                ("POST", "/api/me", {"name": " \u200b "}, 422, "name-invisible"),
                ("GET", "/api/tables/No-Where", None, 404, "address"),
                ("POST", "/api/records", {"record": "hello"}, 422, "record-format"),
                ("POST", "/api/tables/nowhere/join", {}, 404, "table"),
                ("PUT", "/api/tables", {}, 405, "method"),
                ("POST", "/api/me", {"name": "x" * 100_000}, 413, "too-long"),
            ):
                answer = await anna.http.request(method, path, json=body)
                told = answer.json()
                assert "why" in told, (path, answer.text)
                assert (answer.status_code, told["why"]) == (code, why), (path, answer.text)
                say_all(told)
            table = await anna.open("tigris")
            for path in ("record", "replay/3", "replay/0?seat=1", "replay/0?seat=77"):
                answer = await anna.http.get(f"/api/tables/{table}/{path}")
                assert 400 <= answer.status_code < 500
                say_all(answer.json())
            async with anna.sit("nowhere") as seat:
                assert (await seat.next("refused"))["why"] == "table"
                await seat.socket.wait_closed()
                assert seat.socket.close_code == 4404
            answer = await anna.http.get("/table/anything")
            assert answer.headers["content-type"].startswith("text/html")
            answer = await anna.http.get("/../../../etc/passwd")
            assert "root:" not in answer.text
            answer = await anna.http.get("/%2e%2e/%2e%2e/app.py")
            assert answer.status_code == 404

    asyncio.run(ask())


def test_a_body_that_is_no_utf8(site: Running) -> None:
    async def ask() -> httpx.Response:
        async with Person(site.address, "Anna") as anna:
            body = b'{"name": "\x9b"}'
            return await anna.http.post("/api/me", content=body, headers={"Content-Type": "application/json"})

    answer = asyncio.run(ask())
    assert (answer.status_code, answer.json()["why"]) == (400, "request")
