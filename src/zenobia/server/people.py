"""A person's own page: games, results, ratings and solo scores; everything to take along, and everything forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from litestar import Response, delete, get
from sqlalchemy import Connection, Row, select, update
from sqlalchemy import delete as remove

from zenobia.games import find
from zenobia.server import lobby
from zenobia.server import sessions as browsers
from zenobia.server.accounts import in_person
from zenobia.server.names import SOMEBODY
from zenobia.server.results import POINTS, player, settle
from zenobia.server.rooms import AT_ONCE, Rooms
from zenobia.server.routes import CHANGE, READ, Asker, Name, TheAccounts, TheRooms, farewell
from zenobia.server.schema import (
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

MOST_RESULTS = 100


class Stage(msgspec.Struct):
    """A game of a solo campaign: its target, the own best score, and whether it may be played yet."""

    game: int
    target: int
    best: int | None
    passed: bool
    open: bool


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


async def own_results(store: Store, person: str) -> Sequence[Row[Any]]:
    """Somebody's results with what their tables were, the newest first."""
    await settle(store)
    asked = (tables.c.id, tables.c.game, tables.c.players, tables.c.options)
    query = select(results, *asked).join(tables, tables.c.id == results.c.table).where(results.c.person == person)
    return await store.all(query.order_by(results.c.at.desc()))


def campaign(game: str, own: Iterable[Any]) -> list[Stage]:
    """How far somebody is in a game's solo campaign; nothing where a game has none."""
    name = f"zenobia.games.{find(game).id}.campaign"
    if not find_spec(name):
        return []
    solo = [(row.options, row.score) for row in own if row.game == game and row.players == 1 and row.score is not None]
    return [Stage(**stage) for stage in import_module(name).standing(solo)]


def rating_of(row: Row[Any]) -> Rating:
    """A rating as people read it."""
    return Rating(round(POINTS * row.mu), round(2 * POINTS * row.sigma), row.games)


async def profile(store: Store, person: str) -> Profile:
    """A person's page."""
    known = await store.person(person)
    own = await own_results(store, person)
    chairs = await store.seats_of([row.table for row in own])
    rated = await store.all(select(ratings).order_by(ratings.c.mu.desc()))
    shared = {row.table for row in own if any(each.person and each.person != person for each in chairs[row.table])}
    games = []
    for game in dict.fromkeys(row.game for row in own):
        among = [row for row in own if row.game == game]
        mine = next((row for row in rated if row.game == game and row.player == f"person:{person}"), None)
        bots = [row for row in rated if row.game == game and row.player.startswith("bot:")]
        games.append(
            Played(
                game,
                tally(row for row in among if row.table in shared),
                tally(row for row in among if row.table not in shared and row.players > 1),
                rating_of(mine) if mine is not None else None,
                [Rated(row.player.removeprefix("bot:"), rating_of(row)) for row in bots],
                campaign(game, among),
            )
        )
    latest = [finished(row, chairs[row.table]) for row in own[:MOST_RESULTS]]
    name, account, since = (known.name, known.account, known.created) if known is not None else (None,) * 3
    return Profile(name, account, since, games, latest)


def tally(own: Iterable[Row[Any]]) -> Tally:
    """How many were played, and how many won."""
    ranks = [row.rank for row in own]
    return Tally(len(ranks), ranks.count(1))


def finished(row: Row[Any], chairs: Sequence[Row[Any]]) -> Finished:
    """A result in the list."""
    others = [each.name or (f"bot:{each.bot}" if each.bot else "") for each in chairs if each.seat != row.seat]
    return Finished(row.table, lobby.link(row.table), row.game, row.players, row.rank, row.score, others, row.at)


# ---------------------------------------------------------------- taking along


async def everything(store: Store, person: str) -> dict[str, Any]:
    """All that is kept about somebody; of the games only what is their own."""
    sits = select(seats).where(seats.c.person == person)
    mine = {(row.table, row.seat): row for row in await store.all(sits)}
    log = select(moves).where(moves.c.table.in_({table for table, _ in mine})).order_by(moves.c.table, moves.c.n)
    asked = select(tables).where((tables.c.host == person) | tables.c.id.in_({table for table, _ in mine}))
    return {
        "profile": msgspec.to_builtins(await profile(store, person)),
        "me": without(await store.person(person), "password"),
        "sessions": [without(row, "digest", "person") for row in await store.read(lambda at: browsers.of(at, person))],
        "tokens": [without(row, "digest", "person") for row in await store.tokens_of(person)],
        "tables": [
            {name: row._mapping[name] for name in ("id", "game", "players", "options", "created", "changed", "over")}
            for row in await store.all(asked)
        ],
        "seats": [without(row, "person") for row in mine.values()],
        "moves": [
            {"table": row.table, "n": row.n, "seat": row.seat, "move": row.move, "at": row.at}
            for row in await store.all(log)
            if (row.table, row.seat) in mine
        ],
        "plans": [without(row, "person") for row in await store.all(select(plans).where(plans.c.person == person))],
        "chats": [without(row, "person") for row in await store.all(select(chats).where(chats.c.person == person))],
    }


def without(row: Row[Any] | None, *hidden: str) -> dict[str, Any]:
    """A row as plain values, without some of them."""
    return {} if row is None else {name: value for name, value in row._mapping.items() if name not in hidden}


# ---------------------------------------------------------------- forgetting


async def forget(rooms: Rooms, person: str) -> None:
    """Forget somebody. Games with nobody else go; in the others somebody has played, or a bot plays on."""
    store = rooms.store
    sits = select(seats.c.table).where(seats.c.person == person)
    rows = await store.all(select(tables).where((tables.c.host == person) | tables.c.id.in_(sits)))
    chairs = await store.seats_of([row.id for row in rows])
    others = {row.id: [each.person for each in chairs[row.id] if each.person not in (None, person)] for row in rows}
    await settle(store)  # what others won against this person stays theirs

    def work(connection: Connection) -> list[str]:
        lonely = [row.id for row in rows if not others[row.id]]
        for row in rows:
            if others[row.id] and row.host == person:
                connection.execute(update(tables).where(tables.c.id == row.id).values(host=others[row.id][0]))
            for chair in chairs[row.id]:
                if others[row.id] and chair.person == person:
                    same = (seats.c.table == row.id, seats.c.seat == chair.seat)
                    connection.execute(update(seats).where(*same).values(**left_behind(row, chair)))
        for table in (moves, chats, seats, results, plans, witnesses):
            connection.execute(remove(table).where(table.c.table.in_(lonely)))
        connection.execute(remove(tables).where(tables.c.id.in_(lonely)))
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
    for row in rows:
        if others[row.id]:
            await rooms.reread(row.id)
        else:
            rooms.close(row.id)


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
    return campaign(find(game).id, await own_results(rooms.store, visitor.id))


@get("/api/me/data", responses=READ, tags=["me"])
async def get_data(visitor: Asker, rooms: TheRooms) -> Response[dict[str, Any]]:
    """All that is kept about me, to take along."""
    headers = {"Content-Disposition": 'attachment; filename="zenobia.json"', "Cache-Control": "no-store"}
    return Response(await everything(rooms.store, visitor.id), headers=headers)


@delete("/api/me", responses=CHANGE, status_code=204, tags=["me"])
async def delete_me(visitor: Asker, rooms: TheRooms, accounts: TheAccounts) -> Response[None]:
    """Forget me."""
    in_person(visitor)
    await forget(rooms, visitor.id)
    return farewell()


PEOPLE = [get_profile, get_campaign, get_data, delete_me]
