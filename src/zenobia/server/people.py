"""A person's own page: games, results, ratings and solo scores; everything to take along, and everything forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from litestar import Response, delete, get
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy import Column, Connection, Row, Select, case, func, select, update
from sqlalchemy import delete as remove

from zenobia.core.game import Refused
from zenobia.games import find
from zenobia.server import lobby
from zenobia.server import sessions as browsers
from zenobia.server.accounts import in_person
from zenobia.server.names import SOMEBODY
from zenobia.server.results import POINTS, player, settle
from zenobia.server.rooms import AT_ONCE, Rooms
from zenobia.server.routes import CHANGE, READ, Asker, Name, TheAccounts, TheRooms, farewell
from zenobia.server.schema import (
    analyses,
    chats,
    moves,
    people,
    plans,
    ratings,
    results,
    seats,
    sessions,
    tables,
    tokens,
    witnesses,
)
from zenobia.server.store import Store
from zenobia.server.workers import SOON

MOST_RESULTS = 100
MOST_SOLO = 2_000  # results of games alone that a campaign is judged by
GIVEN_UP = 50  # tables that are given up in one transaction
PART = 5  # tables whose moves are read at once
MOST_CHATS = 500  # chats that are read at once

TAKING: set[str] = set()  # people whose data are just being read: once at a time is enough

encode = msgspec.json.Encoder().encode


class Stage(msgspec.Struct):
    """A game of a solo campaign: its target, the own best score, and whether it was passed."""

    game: int
    target: int
    best: int | None
    passed: bool


class Rating(msgspec.Struct):
    """How strong a player is: 1500 at the beginning, and twice the standard deviation of it."""

    value: int
    give: int
    games: int


class Rated(msgspec.Struct):
    """A bot and its rating."""

    bot: str
    rating: Rating


class Tally(msgspec.Struct):
    """Games played and won."""

    played: int
    won: int


class Played(msgspec.Struct):
    """One game as its own player sees it at a table."""

    game: str
    people: Tally  # at least one other person took part
    bots: Tally
    rating: Rating | None
    ladder: list[Rated]
    campaign: list[Stage]


class Finished(msgspec.Struct):
    """A finished game in the list."""

    table: str
    link: str
    game: str
    players: int
    rank: int | None
    score: int | None
    others: list[str]  # names; of bots `bot:NAME`
    at: float


class Profile(msgspec.Struct):
    """Who I am and how I play."""

    name: str | None
    account: str | None
    since: float | None
    games: list[Played]
    results: list[Finished]


# ---------------------------------------------------------------- how somebody plays


async def latest_results(store: Store, person: str) -> list[Finished]:
    """Somebody's last results, the newest first."""
    asked = (tables.c.game, tables.c.players)
    query = select(results, *asked).join(tables, tables.c.id == results.c.table).where(results.c.person == person)
    rows = await store.all(query.order_by(results.c.at.desc()).limit(MOST_RESULTS))
    chairs = await store.seats_of([row.table for row in rows])
    return [finished(row, chairs[row.table]) for row in rows]


async def tallies(store: Store, person: str) -> dict[str, dict[bool, Tally]]:
    """How many games were played and won: by game, the latest first, and by whether another person took part."""
    shared = select(seats.c.table).where(seats.c.table == results.c.table, seats.c.person != person).exists()
    asked = (tables.c.game, tables.c.players, results.c.rank, results.c.at, shared.label("shared"))
    join = select(*asked).join(tables, tables.c.id == results.c.table)
    own = join.where(results.c.person == person).subquery().c
    won = func.sum(case((own.rank == 1, 1), else_=0)).label("won")
    query = select(own.game, own.shared, own.players, func.count().label("played"), won, func.max(own.at).label("at"))
    rows = await store.all(query.group_by(own.game, own.shared, own.players))
    found: dict[str, dict[bool, Tally]] = {}
    for row in sorted(rows, key=lambda row: -row.at):
        told = found.setdefault(row.game, {True: Tally(0, 0), False: Tally(0, 0)})[bool(row.shared)]
        if row.shared or row.players > 1:
            told.played, told.won = told.played + row.played, told.won + row.won
    return found


async def solo_results(store: Store, person: str) -> Sequence[Row[Any]]:
    """Somebody's scores in games alone."""
    query = select(results.c.score, tables.c.game, tables.c.options).join(tables, tables.c.id == results.c.table)
    alone = query.where(results.c.person == person, tables.c.players == 1, results.c.score.is_not(None))
    return await store.all(alone.order_by(results.c.at.desc()).limit(MOST_SOLO))


def campaign(game: str, own: Iterable[Any]) -> list[Stage]:
    """How far somebody is in a game's solo campaign; nothing where a game has none."""
    name = f"zenobia.games.{find(game).id}.campaign"
    if not find_spec(name):
        return []
    solo = [(row.options, row.score) for row in own if row.game == game]
    return [Stage(**stage) for stage in import_module(name).standing(solo)]


def rating_of(row: Row[Any]) -> Rating:
    """A rating as people read it."""
    return Rating(round(POINTS * row.mu), round(2 * POINTS * row.sigma), row.games)


async def profile(store: Store, person: str) -> Profile:
    """A person's page."""
    await settle(store)
    known = await store.person(person)
    played, solo = await tallies(store, person), await solo_results(store, person)
    rated_here = (ratings.c.player == f"person:{person}") | ratings.c.player.startswith("bot:")
    rated = await store.all(select(ratings).where(rated_here).order_by(ratings.c.mu.desc()))
    games = [
        Played(
            game,
            told[True],
            told[False],
            next((rating_of(row) for row in rated if (row.game, row.player) == (game, f"person:{person}")), None),
            [
                Rated(row.player.removeprefix("bot:"), rating_of(row))
                for row in rated
                if row.game == game and row.player.startswith("bot:")
            ],
            campaign(game, solo),
        )
        for game, told in played.items()
    ]
    name, account, since = (known.name, known.account, known.created) if known is not None else (None,) * 3
    return Profile(name, account, since, games, await latest_results(store, person))


def finished(row: Row[Any], chairs: Sequence[Row[Any]]) -> Finished:
    """A result in the list."""
    others = [each.name or (f"bot:{each.bot}" if each.bot else "") for each in chairs if each.seat != row.seat]
    return Finished(row.table, lobby.link(row.table), row.game, row.players, row.rank, row.score, others, row.at)


# ---------------------------------------------------------------- taking along


async def everything(store: Store, person: str) -> bytes:
    """All that is kept about somebody, as JSON; of the games only what is their own."""
    sits = select(seats.c.table).where(seats.c.person == person)
    mine = select(tables.c.id).where((tables.c.host == person) | tables.c.id.in_(sits)).order_by(tables.c.id)
    own = [row.id for row in await store.all(mine)]
    made = select(*(moves.c[name] for name in ("table", "n", "seat", "move", "at"))).order_by(moves.c.table, moves.c.n)
    made = made.join(seats, (seats.c.table == moves.c.table) & (seats.c.seat == moves.c.seat))
    about = select(*(tables.c[name] for name in ("id", "game", "players", "options", "created", "changed", "over")))
    held = select(*(column for column in seats.c if column.name != "person")).where(seats.c.person == person)
    return encode(
        {
            "profile": await profile(store, person),
            "me": without(await store.person(person), "password"),
            "sessions": [
                without(row, "digest", "person") for row in await store.read(lambda at: browsers.of(at, person))
            ],
            "tokens": [without(row, "digest", "person") for row in await store.tokens_of(person)],
            "tables": await in_parts(store, about, tables.c.id, own),
            "seats": await in_parts(store, held, seats.c.table, own),
            "moves": await in_parts(store, made.where(seats.c.person == person), moves.c.table, own),
            "plans": [without(row, "person") for row in await store.all(select(plans).where(plans.c.person == person))],
            "chats": await said_by(store, person),
        }
    )


async def browsers_of(store: Store, person: str) -> Sequence[Row[Any]]:
    """Somebody's sessions."""
    return await store.read(lambda connection: browsers.of(connection, person))


async def in_parts(store: Store, query: Select[Any], table: Column[Any], own: Sequence[str]) -> msgspec.Raw:
    """The rows of a query as a JSON list, for a few tables at a time: others have their turn in between."""
    rows: list[bytes] = []
    for first in range(0, len(own), PART):
        found = await store.all(query.where(table.in_(own[first : first + PART])))
        rows += [encode(dict(row._mapping)) for row in found]
    return msgspec.Raw(b"[" + b",".join(rows) + b"]")


async def said_by(store: Store, person: str) -> msgspec.Raw:
    """All that somebody has said, as a JSON list, likewise in parts."""
    rows: list[bytes] = []
    query, last = select(chats).where(chats.c.person == person).order_by(chats.c.id).limit(MOST_CHATS), 0
    while found := await store.all(query.where(chats.c.id > last)):
        rows += [encode(without(row, "person")) for row in found]
        last = found[-1].id
    return msgspec.Raw(b"[" + b",".join(rows) + b"]")


def without(row: Row[Any] | None, *hidden: str) -> dict[str, Any]:
    """A row as plain values, without some of them."""
    return {} if row is None else {name: value for name, value in row._mapping.items() if name not in hidden}


# ---------------------------------------------------------------- forgetting


async def forget(rooms: Rooms, person: str) -> None:
    """Forget somebody. Games with nobody else go; in the others somebody has played, or a bot plays on."""
    store = rooms.store
    await settle(store)  # what others won against this person stays theirs
    sits = select(seats.c.table).where(seats.c.person == person)
    mine = select(tables).where((tables.c.host == person) | tables.c.id.in_(sits)).limit(GIVEN_UP)
    while rows := await store.all(mine):  # in parts, between which others store their moves
        await give_up(rooms, rows, person)

    def work(connection: Connection) -> list[str]:
        connection.execute(remove(witnesses).where(witnesses.c.person == person))
        connection.execute(remove(chats).where(chats.c.person == person))
        connection.execute(remove(plans).where(plans.c.person == person))
        connection.execute(update(results).where(results.c.person == person).values(person=None))
        connection.execute(remove(ratings).where(ratings.c.player == player({"person": person})))
        keys = [row.digest for row in connection.execute(select(tokens.c.digest).where(tokens.c.person == person))]
        connection.execute(remove(tokens).where(tokens.c.person == person))
        connection.execute(remove(people).where(people.c.id == person))
        return keys + browsers.end(connection, sessions.c.person == person)

    rooms.end_sessions(await store.write(work))
    await store.wipe()


async def give_up(rooms: Rooms, rows: Sequence[Row[Any]], person: str) -> None:
    """Give some tables up: those with nobody else are deleted."""
    chairs = await rooms.store.seats_of([row.id for row in rows])
    others = {row.id: [each.person for each in chairs[row.id] if each.person not in (None, person)] for row in rows}
    lonely = [row.id for row in rows if not others[row.id]]

    def work(connection: Connection) -> None:
        for row in rows:
            if others[row.id] and row.host == person:
                connection.execute(update(tables).where(tables.c.id == row.id).values(host=others[row.id][0]))
            for chair in chairs[row.id]:
                if others[row.id] and chair.person == person:
                    same = (seats.c.table == row.id, seats.c.seat == chair.seat)
                    connection.execute(update(seats).where(*same).values(**left_behind(row, chair)))
        for table in (moves, chats, seats, results, plans, witnesses, analyses):
            connection.execute(remove(table).where(table.c.table.in_(lonely)))
        connection.execute(remove(tables).where(tables.c.id.in_(lonely)))

    await rooms.store.write(work)
    for row in rows:
        if row.id in lonely:
            rooms.close(row.id)
        elif row.id in rooms.rooms:
            await rooms.reread(row.id)
        else:
            rooms.publish(row.id, "changed")


def left_behind(row: Row[Any], chair: Row[Any]) -> dict[str, Any]:
    """A seat whose person is forgotten."""
    if row.over:
        return {"person": None, "name": SOMEBODY}
    if row.waiting and row.n == 0:
        return {"person": None, "name": None, "kind": "friend", "bot": None}
    return {"person": None, "name": None, "kind": "bot", "bot": chair.bot or AT_ONCE[0], "vacant": True}


# ---------------------------------------------------------------- by HTTP


@get("/api/me/profile", responses=READ, tags=["me"])
async def get_profile(visitor: Asker, rooms: TheRooms) -> Profile:
    """How I play."""
    return await profile(rooms.store, visitor.id)


@get("/api/games/{game:str}/campaign", responses=READ, tags=["games"])
async def get_campaign(game: Name, visitor: Asker, rooms: TheRooms) -> list[Stage]:
    """How far I am in the solo campaign of a game."""
    await settle(rooms.store)
    return campaign(find(game).id, await solo_results(rooms.store, visitor.id))


DATA = ResponseSpec(dict[str, Any], description="everything, table by table", generate_examples=False)


@get("/api/me/data", responses={**READ, 200: DATA}, tags=["me"])
async def get_data(visitor: Asker, rooms: TheRooms) -> Response[bytes]:
    """All that is kept about me, to take along."""
    headers = {"Content-Disposition": 'attachment; filename="zenobia.json"', "Cache-Control": "no-store"}
    if visitor.id in TAKING:
        raise Refused("busy", seconds=SOON)
    TAKING.add(visitor.id)
    try:
        return Response(await everything(rooms.store, visitor.id), media_type="application/json", headers=headers)
    finally:
        TAKING.discard(visitor.id)


@delete("/api/me", responses=CHANGE, status_code=204, tags=["me"])
async def delete_me(visitor: Asker, rooms: TheRooms, accounts: TheAccounts) -> Response[None]:
    """Forget me."""
    in_person(visitor)
    await forget(rooms, visitor.id)
    return farewell()


PEOPLE = [get_profile, get_campaign, get_data, delete_me]
