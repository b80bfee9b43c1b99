"""The past of a table by HTTP: replays and records. Worker processes do the work, with nothing but the moves."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from zenobia.core.game import SPECTATOR, Refused
from zenobia.core.record import check_size
from zenobia.server import lobby, messages, past
from zenobia.server.messages import Number
from zenobia.server.past import Past
from zenobia.server.play import entry
from zenobia.server.rooms import Rooms
from zenobia.server.routes import CHANGE, READ, TEXT, Asker, Count, Id, TheAccounts, TheRooms
from zenobia.server.tables import Live
from zenobia.server.workers import PAST

LARGEST_BODY = 256 * 1024  # a record in JSON


async def played(rooms: Rooms, live: Live) -> Past:
    """All that a game's position follows from."""
    n = live.n
    made = await rooms.played.of(live.id, n)
    return Past(live.game.id, live.players, live.options, live.seed, made.moves, len(made.numbers))


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
    made = await rooms.played.of(table, last)
    upto, eye = noticed[n - 1] if n else 0, SPECTATOR if seat is None else seat
    before = Past(live.game.id, live.players, live.options, live.seed, made.moves, upto)
    view = await rooms.workers.run(PAST, visitor.id, past.view, before, eye)
    told = None
    if n:
        number = made.numbers[upto - 1]
        told = entry(live.game, (await rooms.store.lines(table, number - 1, number))[0], n, seats, over)
    return messages.Replayed(n, len(noticed), seat, view, told)


@get("/api/tables/{table:str}/record", responses={**TEXT, **READ}, tags=["tables"])
async def get_record(table: Id, visitor: Asker, rooms: TheRooms) -> Response[str]:
    """The record of a finished game."""
    live = await watched(rooms, table, visitor.id)
    if not live.over:
        raise Refused("record-secret")
    names = [row.name or row.bot or f"P{row.seat + 1}" for row in live.seats]
    text = await rooms.workers.run(PAST, visitor.id, past.record, await played(rooms, live), names)
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
