"""Opening tables, taking and leaving seats: what happens around a game."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Row

from zenobia.ai.bots import BOTS
from zenobia.core.game import NOBODY, Game, Refused
from zenobia.core.table import Table, seat_name
from zenobia.games import find
from zenobia.server.lines import Line
from zenobia.server.messages import Card, Clock, NewSeat, NewTable, SeatCard
from zenobia.server.names import name_or, own_name
from zenobia.server.play import to_act
from zenobia.server.rooms import AT_ONCE, Room, Rooms
from zenobia.server.store import Store, new_id


def link(table: str) -> str:
    """Where a table is found."""
    return f"/table/{table}"


async def open_table(store: Store, person: str, wish: NewTable) -> str:
    """A new table; its id."""
    game = find(wish.game)
    players = game.seats_for(wish.players or len(wish.seats) or game.seats[0])
    wishes = wish.seats or [NewSeat("me")] + [NewSeat("bot") for _ in range(players - 1)]
    if len(wishes) != players:
        raise Refused("players-seats", seats=len(wishes), players=players)
    if not wish.hotseat and sum(each.kind == "me" for each in wishes) > 1:
        raise Refused("hotseat")
    known = await store.person(person)
    chairs = [chair(seat, each, person, known.name if known is not None else None) for seat, each in enumerate(wishes)]
    options = game.new_options([f"{name}={value}" for name, value in wish.options.items()])
    row = table_row(game, players, options, person, wish)
    if any(each["kind"] in ("open", "friend") for each in chairs):
        row["waiting"] = True
    else:
        row |= deal(game, players, options)
    await store.add_table(row, chairs)
    return str(row["id"])


def chair(seat: int, wish: NewSeat, person: str, name: str | None) -> dict[str, Any]:
    """A seat as it is stored."""
    made: dict[str, Any] = {"seat": seat, "kind": wish.kind, "person": None, "name": None, "bot": None, "vacant": False}
    if wish.kind == "me":
        made |= {"kind": "person", "person": person, "name": own_name(wish.name) if wish.name else name}
    elif wish.kind == "bot":
        made["bot"] = known_bot(wish.bot)
    return made


def table_row(game: Game, players: int, options: dict[str, str], host: str, wish: NewTable) -> dict[str, Any]:
    """A table before anything is dealt, as it is stored."""
    now = time.time()
    clock = {"minutes": wish.clock.minutes, "increment": wish.clock.increment} if wish.clock else None
    return {
        "id": new_id(),
        "game": game.id,
        "players": players,
        "options": options,
        "seed": 0,
        "rules": game.rules_version,
        "data": game.data_digest,
        "n": 0,
        "snapshot": b"",
        "to_act": NOBODY,
        "over": False,
        "undo": None,
        "clock": clock,
        "left": [clock["minutes"] * 60] * players if clock else None,
        "watch": wish.watch,
        "chat": wish.chat,
        "hotseat": wish.hotseat,
        "host": host,
        "waiting": False,
        "rematch": None,
        "created": now,
        "changed": now,
        "shown": now,
    }


def deal(game: Game, players: int, options: dict[str, str]) -> dict[str, Any]:
    """The beginning of a game, as it is stored: made when the last seat is taken, so that nobody has seen it before."""
    return beginning(Table(game, players, options))


def beginning(table: Table) -> dict[str, Any]:
    """A game that has just been dealt, as it is stored."""
    now, deciding = time.time(), to_act(table.game, table.state)
    return {
        "seed": table.seed,
        "rules": table.game.rules_version,
        "data": table.game.data_digest,
        "snapshot": table.state.tobytes(),
        "to_act": NOBODY if deciding is None else deciding,
        "over": deciding is None,
        "changed": now,
        "shown": now,
    }


async def import_record(store: Store, person: str, read: dict[str, Any]) -> str:
    """A table from a record that a worker has verified; whoever imports it sits on every seat."""
    game = find(read["game"])
    table = Table(game, read["players"], read["options"], read["seed"])
    row = table_row(game, table.players, table.options, person, NewTable(game.id, hotseat=True)) | beginning(table)
    deciding, now = read["to_act"], row["created"]
    row |= {"n": len(read["moves"]), "snapshot": read["snapshot"], "over": deciding is None}
    row["to_act"] = NOBODY if deciding is None else deciding
    lines = [
        Line(n, seat, move, entropy, check, events, True, now)
        for n, ((seat, move, entropy, check), events) in enumerate(zip(read["moves"], read["events"], strict=True), 1)
    ]
    names = [name_or(name, seat_name(seat)) for seat, name in enumerate(read["names"])]
    chairs = [chair(seat, NewSeat("me"), person, name) for seat, name in enumerate(names)]
    await store.add_table(row, chairs, lines)
    return str(row["id"])


# ---------------------------------------------------------------- seats


async def join(rooms: Rooms, table: str, person: str, seat: int | None) -> None:
    """Take a free seat, or one that a bot keeps."""
    live = (await rooms.room(table)).live
    if live.over:
        raise Refused("over")
    if live.seats_of(person) and not live.hotseat:
        raise Refused("already-seated")
    free = [row for row in live.seats if row.kind in ("open", "friend") or row.vacant]
    wanted = [row for row in free if seat is None or row.seat == seat]
    if not wanted:
        raise Refused("no-free-seat")
    seen = {each.seat for each in await rooms.store.witnessed(table) if each.person == person}
    row = next((row for row in wanted if row.seat in seen), wanted[0])  # whoever comes back gets the own seat
    known = await rooms.store.person(person)
    name = known.name if known is not None else None
    await change(rooms, table, row, kind="person", person=person, name=name, bot=None, vacant=False)


async def set_seat(rooms: Rooms, table: str, person: str, seat: int, kind: str, bot: str | None) -> None:
    """The host gives a seat that nobody holds to a bot, or frees it."""
    live = (await rooms.room(table)).live
    if live.host != person:
        raise Refused("not-host")
    if not 0 <= seat < live.players:
        raise Refused("seat", seat=seat, last=seat_name(live.players - 1))
    row = live.seats[seat]
    if row.kind == "person":
        raise Refused("seat-taken")
    if live.dealt:  # a result counts for whoever has played
        raise Refused("begun")
    if kind == "bot":
        bot = known_bot(bot)
    await change(rooms, table, row, kind=kind, bot=(bot or AT_ONCE[0]) if kind == "bot" else None, vacant=False)


async def leave(rooms: Rooms, table: str, person: str, seat: int | None, for_good: bool) -> None:
    """Give a seat up: before the start it is free again; later a bot plays it, for good or until somebody joins."""
    live = (await rooms.room(table)).live
    held = live.seats_of(person)
    if (seat is not None and seat not in held) or not held:
        raise Refused("not-seated")
    if live.over:
        raise Refused("over")
    row = live.seats[held[0] if seat is None else seat]
    if not live.dealt:
        await change(rooms, table, row, kind="friend", person=None, name=None, bot=None)
    elif for_good:
        await change(rooms, table, row, kind="bot", bot=AT_ONCE[0], vacant=False)
    else:
        await change(rooms, table, row, kind="bot", person=None, bot=AT_ONCE[0], vacant=True)


async def change(rooms: Rooms, table: str, row: Row[Any], **values: Any) -> None:
    """Change a seat, unless somebody was quicker."""
    live = (await rooms.room(table)).live
    begun = None if live.dealt else deal(live.game, live.players, live.options)
    changed = await rooms.store.change_seat(table, row, begun, **values)
    await rooms.reread(table)
    if not changed:
        raise Refused("seat-taken")


async def rematch(rooms: Rooms, table: str, person: str) -> str:
    """The table that follows, with the same people; the others find it at the old one."""
    room = await rooms.room(table)
    live = room.live
    if not live.seats_of(person):
        raise Refused("not-seated")
    if not live.over:
        raise Refused("not-over")
    if live.rematch:
        return live.rematch
    clock = Clock(live.clock["minutes"], live.clock["increment"]) if live.clock else None
    wish = NewTable(live.game.id, watch=live.watch, chat=live.chat, clock=clock, hotseat=live.hotseat)
    row = table_row(live.game, live.players, live.options, person, wish) | deal(live.game, live.players, live.options)
    chairs = [
        {name: each._mapping[name] for name in ("kind", "person", "name", "bot", "vacant")} for each in live.seats
    ]
    chairs = chairs[1:] + chairs[:1]  # another one begins
    await rooms.store.add_table(row, [{"seat": seat, **each} for seat, each in enumerate(chairs)])
    first = await rooms.store.claim_rematch(table, row["id"])
    await rooms.reread(table)
    return first


# ---------------------------------------------------------------- lists


def card(row: Row[Any], chairs: list[Row[Any]], person: str, room: Room | None) -> Card:
    """A table in a list."""
    online = room.online() if room else set()
    clocks = room.live.clocks() if room else clocks_of(row, chairs)
    mine = [each.seat for each in chairs if each.kind == "person" and each.person == person]
    emblems = find(row.game).emblems_of(row.options, row.players)
    return Card(
        id=row.id,
        link=link(row.id),
        game=row.game,
        players=row.players,
        options=row.options,
        seats=[
            SeatCard(
                each.name,
                each.kind,
                each.bot,
                each.vacant,
                each.seat in online,
                clocks[each.seat] if clocks else None,
                emblems[each.seat],
            )
            for each in chairs
        ],
        mine=mine,
        host=row.host == person,
        waiting=row.waiting,
        over=row.over,
        to_act=None if row.to_act == NOBODY else row.to_act,
        my_turn=row.to_act in mine and not row.waiting and not row.over,
        watch=row.watch,
        chat=row.chat,
        clock=Clock(**row.clock) if row.clock else None,
        hotseat=row.hotseat,
        rematch=row.rematch,
        created=row.created,
        changed=row.shown,
    )


def clocks_of(row: Row[Any], chairs: list[Row[Any]]) -> list[float] | None:
    """The seconds that every seat has left now. Those of the last line would tell when a secret one was made."""
    if row.left is None:
        return None
    gone = max(0.0, time.time() - row.changed)
    running = [each.seat for each in chairs if each.seat == row.to_act and each.kind == "person" and not row.waiting]
    return [
        round(max(0.0, seconds - gone), 1) if seat in running and not row.over else round(seconds, 1)
        for seat, seconds in enumerate(row.left)
    ]


async def cards(rooms: Rooms, rows: Any, person: str) -> list[Card]:
    """Tables in a list."""
    chairs = await rooms.store.seats_of([row.id for row in rows])
    return [card(row, chairs[row.id], person, rooms.rooms.get(row.id)) for row in rows]


def known_bot(name: str | None) -> str:
    """A bot of the list; not one with a time of its own (`level5@900`), which the terminal knows too."""
    if name and name not in BOTS:
        raise Refused("bot", bot=name, known=", ".join(BOTS))
    return name or AT_ONCE[0]


def bot_names() -> list[str]:
    """The bots, as they are registered."""
    return list(BOTS)


def may_look(game: Game, over: bool, seats: tuple[int, ...], wanted: int | None) -> int | None:
    """Through which seat's eyes somebody may see the past; None: as a spectator."""
    if wanted is not None:
        if not over and wanted not in seats:
            raise Refused("not-over")
        return wanted
    return seats[0] if seats else None
