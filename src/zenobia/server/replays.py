"""The past of a table by HTTP: replays and records. Worker processes do the work, with nothing but the moves."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection, select

from zenobia.core.game import SPECTATOR, Refused
from zenobia.core.record import check_size
from zenobia.server import lobby, messages, past
from zenobia.server.lines import moves_back
from zenobia.server.messages import Number
from zenobia.server.past import Past, Step
from zenobia.server.play import entry
from zenobia.server.rooms import Rooms
from zenobia.server.routes import CHANGE, READ, TEXT, Asker, Count, Id, TheAccounts, TheRooms
from zenobia.server.schema import moves
from zenobia.server.store import Store
from zenobia.server.tables import Live
from zenobia.server.workers import PAST

LARGEST_BODY = 256 * 1024  # a record in JSON


async def counted(store: Store, table: str, n: int) -> list[tuple[int, Step]]:
    """The moves that count among the first lines of a log, and the numbers of their lines; without their events."""
    query = select(*(moves.c[name] for name in ("n", "seat", "move", "entropy", "check")))
    query = query.where(moves.c.table == table, moves.c.n <= n).order_by(moves.c.n)

    def work(connection: Connection) -> list[tuple[int, Step]]:
        kept: list[tuple[int, Step]] = []
        for number, seat, move, entropy, check in connection.execute(query):
            back = moves_back(move)
            if back:
                del kept[-back:]
            else:
                kept.append((number, (seat, move, entropy, check)))
        return kept

    return await store.read(work)


async def played(store: Store, live: Live) -> Past:
    """All that a game's position follows from."""
    return past_of(live, [step for _, step in await counted(store, live.id, live.n)])


def past_of(live: Live, steps: list[Step]) -> Past:
    """What the position after some moves follows from."""
    return Past(live.game.id, live.players, live.options, live.seed, steps)


async def watched(rooms: Rooms, table: str, person: str) -> Live:
    """A table that somebody may look at."""
    live = (await rooms.room(table)).live
    if not live.may_watch(person):
        raise Refused("no-watching")
    return live


@get("/api/tables/{table:str}/replay/{n:int}", responses=READ, tags=["tables"])
async def get_replay(
    table: Id,
    n: Count,
    visitor: Asker,
    rooms: TheRooms,
    eyes: Annotated[
        Number | None, QueryParameter(name="seat", description="whose eyes; only when the game is over")
    ] = None,
) -> messages.Replayed:
    """A position of the past, from the own seat."""
    live = await watched(rooms, table, visitor.id)
    if not live.dealt:
        raise Refused("waiting")
    seats = live.seats_of(visitor.id)
    if eyes is not None and not 0 <= eyes < live.players:
        raise Refused("seat", seat=eyes, last=f"P{live.players}")
    seat = lobby.may_look(live.game, live.over, seats if len(seats) == 1 else (), eyes)
    over, mask, last = live.over, live.mask(seats), live.n
    noticed = [at for at, heard in enumerate(live.kept, 1) if heard & mask]
    if not 0 <= n <= len(noticed):
        raise Refused("replay-step", n=n, last=len(noticed))
    made = (await counted(rooms.store, table, last))[: noticed[n - 1] if n else 0]
    eye, before = SPECTATOR if seat is None else seat, past_of(live, [step for _, step in made])
    view = await rooms.workers.run(PAST, visitor.id, past.view, before, eye)
    told = None
    if n:
        line = (await rooms.store.lines(table, made[-1][0] - 1, made[-1][0]))[0]
        told = entry(live.game, line, n, seats, over)
    return messages.Replayed(n, len(noticed), seat, view, told)


@get("/api/tables/{table:str}/record", responses={**TEXT, **READ}, tags=["tables"])
async def get_record(table: Id, visitor: Asker, rooms: TheRooms) -> Response[str]:
    """The record of a finished game."""
    live = await watched(rooms, table, visitor.id)
    if not live.over:
        raise Refused("record-secret")
    names = [row.name or row.bot or f"P{row.seat + 1}" for row in live.seats]
    text = await rooms.workers.run(PAST, visitor.id, past.record, await played(rooms.store, live), names)
    headers = {"Content-Disposition": f'attachment; filename="{live.game.id}-{table}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@post("/api/records", responses=CHANGE, tags=["tables"], request_max_body_size=LARGEST_BODY)
async def post_record(
    data: JSONBody[messages.NewRecord], visitor: Asker, rooms: TheRooms, accounts: TheAccounts
) -> messages.Link:
    """A table from a record."""
    accounts.tables.check(visitor.id)
    if len(data.record) > rooms.settings.limits.record_bytes:
        raise Refused("too-long", most=rooms.settings.limits.record_bytes)
    check_size("record", data.record.splitlines())
    read = await rooms.workers.run(PAST, visitor.id, past.read_record, data.record)
    table = await lobby.import_record(rooms.store, visitor.id, read)
    return messages.Link(table, lobby.link(table))


REPLAYS = [get_replay, get_record, post_record]
