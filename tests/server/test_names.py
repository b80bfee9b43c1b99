"""Names can be seen, are read in one way, and imitate nobody."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.clients import Person
from tests.server.conftest import Running
from tests.server.test_refusals import say_all

from zenobia.ai.bots import BOTS
from zenobia.core.game import Refused
from zenobia.server.names import account_key, alike, clean_name, key, name_or, own_name

INVISIBLE = (
    "\u3164 \u115f \u1160 \uffa0 \u2800 \ufe0f \u034f \u00ad \u061c \u180e \u200b \u200d \u2060 \ufeff \x00 \ue000"
)
INVISIBLE += " \u17b4 \u202e \U000e0041 \U0001d173 \U0001d159 \ud800"


@pytest.mark.parametrize("sign", INVISIBLE.split(" "))
def test_invisible_signs_are_refused(sign: str) -> None:
    for name in (sign, sign * 3, f"Anna{sign}", f"An{sign}na", f"{sign}Anna", f"Anna {sign} B"):
        with pytest.raises(Refused) as refused:
            own_name(name)
        assert refused.value.why == "name-invisible"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "name"),
        ("   ", "name"),
        ("\u3000\u00a0", "name"),
        ("x" * 25, "name"),
        ("\ufdfa\ufdfa", "name"),  # long, once it is written out
        ("Аnna", "name-scripts"),  # the first letter is Cyrillic
        ("Αnna", "name-scripts"),  # Greek
        ("paypаl", "name-scripts"),
        ("Anna Анна", "name-scripts"),
        ("Ꭺnna", "name-scripts"),  # Cherokee
        ("Z\u0301\u0302\u0303\u0304\u0305algo", "name-marks"),
        ("\u0301Anna", "name-marks"),
        ("Anna \u0301", "name-marks"),
        ("somebody", "name-reserved"),
        ("SomeBody", "name-reserved"),
        ("ｓｏｍｅｂｏｄｙ", "name-reserved"),
        ("bot:level3", "name-reserved"),
        ("BOT: anna", "name-reserved"),
        ("Bot :x", "name-reserved"),
        *((bot.upper(), "name-reserved") for bot in BOTS),
    ],
)
def test_names_that_mislead_are_refused(name: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        own_name(name)
    assert refused.value.why == why


WORLD = """
Anna|Zoë|Nguyễn Thị|O'Neill|Łukasz|Анна|Ελένη|山田太郎|田中Ken|ヤマダー|김철수|ประเสริฐศักดิ์|मुक्ति|שָׁאוּל|فاطمة
R2-D2|Anna ❤|👍🏽|نیک\u200cزاد|👨\u200d👩\u200d👧|ʻOkina|bottom|Robot
"""


@pytest.mark.parametrize("name", WORLD.strip().replace("\n", "|").split("|"))
def test_names_of_all_the_world_are_kept(name: str) -> None:
    assert own_name(name) == name


def test_names_are_normalised() -> None:
    assert own_name("  Anna \t B\n") == "Anna B"
    assert own_name("Ａｎｎａ") == own_name("𝐀𝐧𝐧𝐚") == own_name("Anna") == "Anna"
    assert own_name("Zoe\u0308") == "Zoë"
    assert own_name("❤\ufe0f") == "❤"
    assert key("ANNA") == key("Ａnna") == account_key("𝐚nna") == "anna"
    assert key("Straße") == key("STRASSE")
    assert {"сора", "copa"} <= alike("сора") & alike("copa")
    assert alike("анна") == {"анна"} and alike("山田") == {"山田"}
    assert all(len(account_key(letter * 24)) <= 48 for letter in "ßᾷΐŷ")  # what the database keeps of it


def test_names_in_records_never_stop_an_import() -> None:
    assert (name_or("greedy", "P1"), name_or("\u3164", "P1"), name_or("x" * 99, "P1")) == ("greedy", "P1", "x" * 24)
    assert clean_name("my bot") == "my bot"


def test_the_site_refuses_such_names_everywhere(site: Running) -> None:
    async def visit() -> None:
        async with Person(site.address, "Anna") as anna, Person(site.address, "Ben") as ben:
            for name in ("\u3164", "Аnna", "Somebody", "bot:x", "Z" + "\u0301" * 9, "a\u0000b"):
                seats = [{"kind": "me", "name": name}, {"kind": "me"}]
                for path, body in (
                    ("/api/me", {"name": name}),
                    ("/api/account", {"account": name, "password": "correct horse"}),
                    ("/api/tables", {"game": "tigris", "hotseat": True, "seats": seats}),
                ):
                    refusal = await anna.post(path, body, expect=422)
                    assert refusal["why"].startswith("name-"), (name, refusal)
                    say_all(refusal)
            assert (await anna.get("/api/me"))["name"] == "Anna"
            await anna.post("/api/account", {"account": "Copa", "password": "correct horse"})
            for account in ("copa", "Ｃｏｐａ", "𝐜opa", "сора"):  # the last one in Cyrillic letters
                refusal = await ben.post("/api/account", {"account": account, "password": "correct horse"}, expect=409)
                assert refusal["why"] == "account-taken"

    asyncio.run(visit())
