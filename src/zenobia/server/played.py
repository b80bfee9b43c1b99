"""The moves of tables as worker processes need them: read once, kept for a while, shared by all who ask."""

from __future__ import annotations

import asyncio
from array import array
from collections import OrderedDict
from typing import NamedTuple

from sqlalchemy import Connection, select

from zenobia.server.lines import moves_back
from zenobia.server.past import Step, packed
from zenobia.server.schema import moves
from zenobia.server.store import Store

MOST = 50  # tables whose moves are kept, of 40 kB at most


class Played(NamedTuple):
    """The moves of a table that count, without those that were taken back."""

    numbers: array[int]  # of their lines in the log
    moves: bytes


class PlayedMoves:
    """The moves of the tables that were asked for last."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[tuple[str, int], asyncio.Task[Played]] = OrderedDict()

    async def of(self, table: str, n: int) -> Played:
        """The moves that count among the first `n` lines of a table."""
        reading = self.kept.get((table, n))
        if reading is None or (reading.done() and (reading.cancelled() or reading.exception())):
            reading = self.kept[table, n] = asyncio.create_task(self._read(table, n))
        self.kept.move_to_end((table, n))
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)
        return await asyncio.shield(reading)

    async def _read(self, table: str, n: int) -> Played:
        query = select(*(moves.c[name] for name in ("n", "seat", "move", "entropy", "check")))
        query = query.where(moves.c.table == table, moves.c.n <= n).order_by(moves.c.n)

        def work(connection: Connection) -> Played:
            numbers, steps = array("i"), list[Step]()
            for number, seat, move, entropy, check in connection.execute(query):
                back = moves_back(move)
                if back:
                    del numbers[-back:], steps[-back:]
                else:
                    numbers.append(number)
                    steps.append((seat, move, entropy, check))
            return Played(numbers, packed(steps))

        return await self.store.read(work)
