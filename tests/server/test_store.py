"""Migrations lead to the schema of the code; the log folds to the snapshot; backups open; rules may change."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect
from tests.server.clients import Person, play_out
from tests.server.conftest import COMMAND, Process, Running

from zenobia.core.game import Refused
from zenobia.core.table import Table
from zenobia.games import find
from zenobia.server.backup import copy_database
from zenobia.server.lines import Line, effective
from zenobia.server.migrate import migrate, run
from zenobia.server.past import Past, packed, table_after
from zenobia.server.schema import metadata
from zenobia.server.settings import database_url, without_password
from zenobia.server.store import Store
from zenobia.server.tables import load


def test_migrations_lead_to_the_schema_and_back(tmp_path: Path) -> None:
    store = Store(database_url(str(tmp_path / "a.db")))

    async def twice() -> None:
        await migrate(store)
        await migrate(store)
        await store.stop()

    asyncio.run(twice())
    engine = create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        run(connection, command.downgrade, "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]
    engine.dispose()


def test_the_state_is_the_fold_of_the_log(site: Running) -> None:
    async def play() -> str:
        async with Person(site.address) as anna:
            table = await anna.open("tigris", seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
            rng = random.Random(3)
            async with anna.sit(table) as seat:
                await seat.next("position")
                for n in range(60):
                    before = len(seat.log)
                    if n % 7 == 6:
                        await seat.send(type="undo")
                        await seat.next("position")
                        assert len(seat.log) == before - 1
                    else:
                        await seat.move(rng.choice(seat.position["legal"]))
            return table

    table = asyncio.run(play())

    async def fold() -> None:
        store = site.app.state.rooms.store
        row, lines = await store.table(table), await store.lines(table)
        assert [line.n for line in lines] == list(range(1, row.n + 1))
        counted = [(line.seat, line.move, line.entropy, line.check) for line in effective(lines)]
        folded = table_after(Past(row.game, row.players, row.options, row.seed, packed(counted), len(counted)))
        assert folded.state.tobytes() == row.snapshot
        assert any(line.takes_back for line in lines) and len(effective(lines)) < len(lines)

    asyncio.run_coroutine_threadsafe(fold(), site.loop()).result(30)


def test_a_game_goes_on_after_the_rules_have_changed(serve: Callable[..., Running], tmp_path: Path) -> None:
    """Its past can no longer be replayed, and says so; the game itself is played on from its snapshot."""
    site = serve()

    async def begin() -> str:
        async with Person(site.address) as anna:
            table = await anna.open("palmyra", seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
            async with anna.sit(table) as seat:
                await seat.next("position")
                for _ in range(20):
                    await seat.move(random.Random(1).choice(seat.position["legal"]))
            site.stop()
            database = sqlite3.connect(tmp_path / "site.db")
            with database:  # as if the fifth move had led elsewhere under today's rules
                database.execute('update moves set "check" = ? where n = 5', ("other",))
                database.execute("update tables set rules = 0")
            database.close()
            again = serve()
            async with Person(again.address) as same:
                same.http.cookies = anna.http.cookies
                same.http.headers["X-CSRF"] = (await same.get("/api/me"))["csrf"]
                refusal = await same.get(f"/api/tables/{table}/replay/10", expect=409)
                assert refusal["why"] == "rules-changed"
                async with same.sit(table) as seat:
                    await seat.next("position")
                    assert (await seat.move(seat.position["legal"][0]))["type"] == "position"
                    assert len(seat.log) == 21
        return table

    asyncio.run(begin())


def test_backup_while_the_site_runs(process: Callable[..., Process], tmp_path: Path) -> None:
    server = process()

    async def play() -> list[dict[str, Any]]:
        async with Person(server.address, "Anna") as anna:
            table = await anna.open("palmyra", seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
            async with anna.sit(table) as seat:
                await play_out([seat], random.Random(1), most=60)
                done = subprocess.run(
                    [*COMMAND, "backup", str(tmp_path / "copy.db"), "--db", server.db],
                    capture_output=True,
                    text=True,
                    env={**os.environ, "ZENOBIA_LANG": "it"},
                )
                assert done.returncode == 0 and "1 tavolo" in done.stdout, done
                return seat.log

    log = asyncio.run(play())
    copy = sqlite3.connect(tmp_path / "copy.db")
    assert copy.execute("select count(*) from moves").fetchone()[0] == len(log)
    assert copy.execute("select version_num from alembic_version").fetchone()
    copy.close()
    with pytest.raises(Refused, match=r"nowhere\.db"):
        copy_database(database_url(str(tmp_path / "none.db")), tmp_path / "nowhere.db")
    assert not (tmp_path / "nowhere.db").exists()


def test_serve_says_what_is_wrong(process: Callable[..., Process], tmp_path: Path) -> None:
    server = process()
    (tmp_path / "text.db").write_text("this is no database, but a text of more than a hundred letters " * 3)
    for options, words in (
        (["--port", str(server.port)], "--port"),
        (["--port", "99999"], "65535"),
        (["--db", str(tmp_path / "text.db")], "text.db"),
        (["--db", "postgresql://user:secret@127.0.0.1:1/none"], "none"),
        (["--db", "nonsense://x"], "nonsense"),
    ):
        done = subprocess.run([*COMMAND, "serve", "--no-browser", *options], capture_output=True, text=True, timeout=60)
        assert done.returncode == 2 and words in done.stderr and len(done.stderr.splitlines()) == 1, done
        assert "secret" not in done.stderr


def test_urls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url("") == f"sqlite:///{tmp_path}/zenobia/zenobia.db"
    assert database_url("postgres://a:b@c/d") == "postgresql+asyncpg://a:b@c/d"
    assert without_password(database_url("postgresql://a:b@c/d")) == "postgresql+asyncpg://a:***@c/d"


def test_lines_that_were_taken_back_do_not_count() -> None:
    lines = [Line(n, 0, move, 0, "", [], False, 0.0) for n, move in enumerate(["a", "b", "undo 1", "c", "undo 2"], 1)]
    assert effective(lines) == [] and [line.move for line in effective(lines[:4])] == ["a", "c"]
    assert json.dumps([line.takes_back for line in lines]) == "[0, 0, 1, 0, 2]"


def test_games_of_an_older_site_go_on(tmp_path: Path) -> None:
    """A database with a running and a waiting table is brought to today's form: nothing is lost, nothing was dealt."""
    file = tmp_path / "old.db"
    store = Store(database_url(str(file)))
    asyncio.run(migrate(store, "0004"))
    asyncio.run(store.stop())
    state = Table(find("tigris"), 2, seed=7).state.tobytes()
    connection = sqlite3.connect(file)
    with connection:
        for name, waiting in (("running", 0), ("waiting", 1)):
            row = (name, "tigris", 2, "{}", 7, 1, "x", 0, state, 0, 0, "null", "null", "null", 1, 1, 0, "anna", waiting)
            connection.execute(
                "insert into tables (id, game, players, options, seed, rules, data, n, snapshot, to_act, over, undo,"
                ' clock, "left", watch, chat, hotseat, host, waiting, created, changed)'
                f" values ({', '.join('?' * len(row))}, 1.0, 2.0)",
                row,
            )
            seats = [
                (name, 0, "person", "anna"),
                (name, 1, "friend" if waiting else "person", None if waiting else "ben"),
            ]
            connection.executemany(
                'insert into seats ("table", seat, kind, person, vacant) values (?, ?, ?, ?, 0)', seats
            )
    connection.close()
    store = Store(database_url(str(file)))

    async def bring_up() -> None:
        await migrate(store)
        running, waiting = await load(store, "running"), await load(store, "waiting")
        assert running.dealt and running.state.tobytes() == state and running.shown == 2.0
        assert not waiting.dealt and waiting.seed == 0 and waiting.to_act is None
        assert [row.person for row in running.seats] == ["anna", "ben"] and len(waiting.seats) == 2
        assert {(row.person, row.seat) for row in await store.witnessed("running")} == {("anna", 0), ("ben", 1)}
        assert await store.witnessed("waiting") == []
        await store.stop()

    asyncio.run(bring_up())
