"""What finished games came to: a result for every seat, and ratings by openskill in which bots are players too.

Results follow from the tables, so nothing is noted while people play: whoever asks for results has those of all
finished tables noted first, each once, whatever was interrupted and however many processes ask.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Row, select, update

from zenobia.server.play import game_of, lay
from zenobia.server.schema import ratings, results, tables
from zenobia.server.store import Store

MODEL = PlackettLuce()
POINTS = 60  # of a rating as people read it, for one of openskill's: everybody begins with 1500
AT_ONCE = 100  # tables noted before we look again
LOOK_BACK = 3600.0  # seconds: tables that finished longer ago are looked through only once in this time


async def settle(store: Store) -> None:
    """Note the results of all finished tables that have none yet, the oldest first. Hot seats are nobody's."""
    now, began = time.monotonic(), time.time()
    if not store.settled or now - store.settled[0] > LOOK_BACK:
        store.settled = (now, 0.0)  # now and then all tables are looked through: clocks may have been set
    noted = select(results.c.table).where(results.c.table == tables.c.id).exists()
    since = (tables.c.over, ~tables.c.waiting, tables.c.shown >= store.settled[1] - LOOK_BACK)
    finished = select(tables).where(*since, ~tables.c.hotseat, ~noted)
    while rows := await store.all(finished.order_by(tables.c.changed).limit(AT_ONCE)):
        chairs = await store.seats_of([row.id for row in rows])
        for row in rows:
            await note(store, row, chairs[row.id])
    store.settled = (store.settled[0], began)


async def note(store: Store, row: Row[Any], chairs: Sequence[Row[Any]]) -> None:
    """Note the results of one table and rate its players, unless another was quicker."""
    found = [result(row, chair, *standing) for chair, standing in zip(chairs, standings(row), strict=True)]
    witnessed = await store.witnessed(row.id)
    late = {(each.seat, each.person) for each in witnessed if each.since > 0}  # took a seat over: not rated

    def work(connection: Connection) -> None:
        fresh = store.insert(results).on_conflict_do_nothing().returning(results.c.seat)
        if len(connection.execute(fresh, found).all()) == len(found):
            rated = [each for each in found if (each["seat"], each["person"]) not in late]
            rate(store, connection, row.game, rated)

    await store.write(work)


def standings(row: Row[Any]) -> list[tuple[int | None, int | None]]:
    """Rank and score of every seat of a finished table."""
    game = game_of(row.game)
    try:
        table = lay(game, row.players, game.State.frombytes(row.snapshot))
    except Exception:  # the rules' state has another form by now
        return [(None, None)] * row.players
    return list(zip(table.ranks(), table.scores(), strict=True))


def result(row: Row[Any], chair: Row[Any], rank: int | None, score: int | None) -> dict[str, Any]:
    """A seat's result. Who resigned is last; a bot that kept a seat for somebody has played for nobody."""
    made = {"table": row.id, "seat": chair.seat, "person": None, "bot": None, "at": row.changed}
    if chair.kind == "person":
        return {**made, "person": chair.person, "rank": rank, "score": score}
    if chair.person:
        return {**made, "person": chair.person, "rank": rank and row.players, "score": None}
    return {**made, "bot": None if chair.vacant else chair.bot, "rank": rank, "score": score}


def player(row: Any) -> str | None:
    """Who is rated for a result."""
    return f"person:{row['person']}" if row["person"] else f"bot:{row['bot']}" if row["bot"] else None


def place(row: dict[str, Any]) -> float:
    """Where a result stands among the others: who resigned is behind all who stayed."""
    return float(row["rank"] + (row["score"] is None))


def rate(store: Store, connection: Connection, game: str, found: list[dict[str, Any]]) -> None:
    """Rate those who played against each other."""
    rated = [(player(row), place(row)) for row in found if player(row) and row["rank"]]
    players = sorted({str(name) for name, _ in rated})
    if len(players) < 2:
        return
    beginning = [{"game": game, "player": name, "mu": MODEL.mu, "sigma": MODEL.sigma, "games": 0} for name in players]
    connection.execute(store.insert(ratings).on_conflict_do_nothing(), beginning)
    query = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    known = {row.player: row for row in connection.execute(query.order_by(ratings.c.player).with_for_update())}
    teams = [[MODEL.rating(known[name].mu, known[name].sigma)] for name, _ in rated]
    after = defaultdict(list)  # the same bot may sit on several seats
    for (name, _), [new] in zip(rated, MODEL.rate(teams, ranks=[each for _, each in rated]), strict=True):
        after[name].append(new)
    for name, each in after.items():
        values = {"mu": fmean(new.mu for new in each), "sigma": fmean(new.sigma for new in each)}
        row = update(ratings).where(ratings.c.game == game, ratings.c.player == name)
        connection.execute(row.values(games=ratings.c.games + 1, **values))
