"""After the soak: is what was acknowledged there, once, and does every game replay to its stored state?"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

from tools.soak.players import Record, digest

from zenobia.core.game import SPECTATOR
from zenobia.core.table import Table
from zenobia.games import find
from zenobia.server.lines import moves_back


def judge(file: Path, records: dict[str, Record]) -> dict[str, Any]:
    """What is wrong in a database, given what players saw."""
    connection = sqlite3.connect(file)
    connection.row_factory = sqlite3.Row
    faults: list[str] = []
    counts: Counter[str] = Counter()
    try:
        damage = connection.execute("pragma integrity_check").fetchone()[0]
        if damage != "ok":
            faults.append(f"the database is damaged: {damage}")
        for row in connection.execute("select * from tables"):
            lines = connection.execute('select * from moves where "table" = ? order by n', [row["id"]]).fetchall()
            counts["tables"] += 1
            counts["stored lines"] += len(lines)
            record = records.get(row["id"])
            faults += replayed(row, lines, record)
            if record is not None:
                counts["acknowledged"] += len(record.acknowledged)
                faults += present(record, lines)
    finally:
        connection.close()
    missing = [record.id for record in records.values() if record.acknowledged and record.id not in ids(file)]
    faults += [f"{table}: the table is gone" for table in missing]
    return {"counts": dict(counts), "faults": faults}


def ids(file: Path) -> set[str]:
    with sqlite3.connect(file) as connection:
        found = {row[0] for row in connection.execute("select id from tables")}
    connection.close()
    return found


def present(record: Record, lines: list[sqlite3.Row]) -> list[str]:
    """Every acknowledged move stands in the log, in the order of the acknowledgements; and no more than was sent."""
    faults = []
    stored = [(line["seat"], line["move"]) for line in lines if not moves_back(line["move"])]
    for seat in {seat for seat, _ in record.acknowledged}:
        there = [move for each, move in stored if each == seat]
        told, rest = [move for each, move in record.acknowledged if each == seat], iter(there)
        for n, move in enumerate(told):
            if move not in rest:  # goes on in the log
                faults.append(
                    f"{record.id}: {record.game}, {record.kind}, seat {seat}: {move!r} was acknowledged and is not "
                    f"stored; acknowledged: {told[max(0, n - 3) : n + 3]}, of {len(told)}; stored: {there[-8:]}"
                )
                break
    if not record.others_played and len(stored) > record.sent:
        faults.append(f"{record.id}: {len(stored)} moves are stored, {record.sent} were sent")
    return faults


def replayed(row: sqlite3.Row, lines: list[sqlite3.Row], record: Record | None) -> list[str]:
    """The lines are numbered without a gap, lead to the stored position, and spectators saw nothing else."""
    if [line["n"] for line in lines] != list(range(1, row["n"] + 1)):
        return [f"{row['id']}: the log has gaps or doubles"]
    if not row["snapshot"]:
        return [] if not lines else [f"{row['id']}: moves without a deal"]
    game = find(row["game"])
    table = Table(game, row["players"], json.loads(row["options"]), row["seed"])
    seen = dict(record.seen) if record else {}
    seen.pop(digest(table.view(SPECTATOR)), None)
    for line in lines:
        back = moves_back(line["move"])
        for _ in range(back):
            table.undo()
        if not back:
            table.do(game.parse(line["move"]), line["entropy"])
            if table.log[-1].check != line["check"]:
                return [f"{row['id']}: line {line['n']} leads elsewhere than it did"]
        if seen:
            seen.pop(digest(json.loads(json.dumps(table.view(SPECTATOR)))), None)
    faults = []
    if bytes(table.state.tobytes()) != bytes(row["snapshot"]):
        faults.append(f"{row['id']}: {row['game']} replays to another position than the stored one")
    if seen:
        faults.append(f"{row['id']}: {row['game']}: a spectator saw {len(seen)} positions that spectators do not see")
    return faults
