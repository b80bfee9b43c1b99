"""Games of bots, written for learning: every decision with features, legal actions, the choice and how it ended.

Games are played in batches: by compiled processes on this machine, or by Ray on many. What is written depends on the
seed alone, not on who played it.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from zenobia.ai.processes import Question, answer, spread, spread_on_ray
from zenobia.core.game import Game, Refused
from zenobia.core.kernel import floats_buffer

if TYPE_CHECKING:
    from numpy.typing import NDArray

BATCH = 8  # games that are played and written together
FORMATS = (".parquet", ".npz")
Arrays = dict[str, Any]  # the columns of some games, see `play_batch`


@dataclass(frozen=True)
class Batch:
    """Some games to be played: the numbers from `first`, and the seed of all of them."""

    game: str
    players: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    first: int
    games: int


def batches(game: Game, players: int, options: dict[str, str], bots: list[str], seed: int, games: int) -> list[Batch]:
    """All games in batches."""
    return [
        Batch(game.id, players, options, bots, seed, first, min(BATCH, games - first))
        for first in range(0, games, BATCH)
    ]


# ---------------------------------------------------------------- playing


def play_batch(batch: Batch) -> bytes:
    """Play a batch in this process; one row a decision, as NumPy's archive of arrays.

    game, step, seat, action: which decision, and what was chosen. features: what the seat knew. legal, legal_counts:
    the legal actions of all decisions in one row, and how many belong to each. share, score: how the game ended for
    the seat. record: the text of the whole game at its first decision, else empty.
    """
    import numpy as np

    from zenobia import games

    game = games.find(batch.game)
    rows = [row for number in range(batch.first, batch.first + batch.games) for row in _play(game, batch, number)]
    columns: Arrays = {
        "game": np.array([row["game"] for row in rows], np.int32),
        "step": np.array([row["step"] for row in rows], np.int32),
        "seat": np.array([row["seat"] for row in rows], np.int8),
        "action": np.array([row["action"] for row in rows], np.int16),
        "features": np.array([row["features"] for row in rows], np.float32),
        "legal": np.array([action for row in rows for action in row["legal"]], np.int16),
        "legal_counts": np.array([len(row["legal"]) for row in rows], np.int32),
        "share": np.array([row["share"] for row in rows], np.float32),
        "score": np.array([row["score"] for row in rows], np.int32),
        "record": np.array([row["record"] for row in rows], np.str_),
    }
    file = io.BytesIO()
    np.savez_compressed(file, **columns)
    return file.getvalue()


def _play(game: Game, batch: Batch, number: int) -> list[Arrays]:
    """One game; its decisions. The bots change seats from game to game."""
    from zenobia.ai.bots import ask_bot, find_bot
    from zenobia.core.record import write
    from zenobia.core.table import Table

    random = Random(batch.seed * 1_000_003 + number)
    table = Table(game, batch.players, batch.options, random.getrandbits(62))
    names = [batch.bots[(number + seat) % len(batch.bots)] for seat in range(batch.players)]
    rows: list[Arrays] = []
    while not table.over:
        seat, legal = table.to_act, table.actions()
        features = floats_buffer(len(game.feature_names))
        game.features(table.state, seat, features)
        action, failure = ask_bot(find_bot(names[seat]), table, random)
        if failure:
            raise Refused("worker", reason=f"{names[seat]}: {failure}")
        row = {"game": number, "step": len(rows), "seat": seat, "action": action, "features": features, "legal": legal}
        rows.append(row)
        table.do(action, random.getrandbits(62))
    shares, scores = table.shares(), table.scores()
    for row in rows:
        seat = row["seat"]
        row |= {"share": shares[seat], "score": scores[seat], "record": ""}
    rows[0]["record"] = write(table, names)
    return rows


def play(waiting: list[Batch], workers: int, ray: str | None = None) -> Iterator[bytes]:
    """Spread batches over compiled processes, or over Ray; the answers in order."""
    questions = [asdict(batch) for batch in waiting]
    if ray:
        yield from spread_on_ray(reply, questions, ray, workers)
    else:
        yield from spread("zenobia.ai.selfplay", questions, workers)


def reply(question: Question) -> bytes:
    """The compiled side: the archive of one batch."""
    return play_batch(Batch(**question))


# ---------------------------------------------------------------- writing


def check_format(out: Path) -> None:
    """Refuse a file whose name does not say how to write it."""
    if out.suffix not in FORMATS:
        raise Refused("file-format", file=str(out), known=", ".join(FORMATS))


def write(answers: Iterator[bytes], out: Path, progress: Callable[[int], None]) -> int:
    """Write the games; how many decisions they had. The file appears when it is whole."""
    out = out.resolve()
    part = out.with_name(f".{out.name}.{os.getpid()}")
    try:
        part.touch()  # before hours of play
        writer = write_parquet if out.suffix == ".parquet" else write_npz
        count = writer(_read(answers, progress), part)
        part.replace(out)
    except OSError as error:
        raise Refused("not-written", file=str(out), reason=error.strerror or str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return count


def _read(answers: Iterator[bytes], progress: Callable[[int], None]) -> Iterator[Arrays]:
    import numpy as np

    for played in answers:
        with np.load(io.BytesIO(played)) as archive:
            columns = dict(archive)
        progress(len(set(columns["game"].tolist())))
        yield columns


def write_npz(parts: Iterator[Arrays], path: Path) -> int:
    """All columns in one NumPy archive."""
    import numpy as np

    every = list(parts)
    columns: dict[str, NDArray[Any]] = {name: np.concatenate([part[name] for part in every]) for name in every[0]}
    with path.open("wb") as file:
        np.savez_compressed(file, **columns)  # type: ignore[arg-type]
    return len(columns["game"])


def write_parquet(parts: Iterator[Arrays], path: Path) -> int:
    """One row a decision, one group of rows a batch: never more than a batch in memory."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ModuleNotFoundError as error:
        raise Refused("extra", package="pyarrow", extra="parquet") from error
    import numpy as np

    writer, count = None, 0
    try:
        for part in parts:
            starts = np.concatenate([[0], np.cumsum(part.pop("legal_counts"))]).astype(np.int32)
            width = part["features"].shape[1]
            columns = {name: arrow.array(column) for name, column in part.items() if column.ndim == 1}
            columns["legal"] = arrow.ListArray.from_arrays(starts, arrow.array(part["legal"]))
            columns["features"] = arrow.FixedSizeListArray.from_arrays(arrow.array(part["features"].ravel()), width)
            columns["record"] = arrow.array([text or None for text in part["record"].tolist()])
            table = arrow.table(columns, metadata={"zenobia": "selfplay"})
            writer = writer or parquet.ParquetWriter(path, table.schema, compression="zstd")
            writer.write_table(table)
            count += table.num_rows
    finally:
        if writer:
            writer.close()
    return count


if __name__ == "__main__":
    answer(reply)
