"""Records: written, read back, verified; whatever is changed in one is named with its line."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from zenobia.core.game import Refused
from zenobia.core.record import MOST_LINES, Record, read, write
from zenobia.core.table import LONGEST_MOVE, Table
from zenobia.games import find


def played(moves: int | None = None, players: int = 3, seed: int = 11) -> Table:
    """A game of random moves."""
    random = Random(seed)
    table = Table(find("tigris"), players, {"english": "on"}, seed)
    while not table.over and (moves is None or len(table.log) < moves):
        table.do(random.choice(table.actions()), random.getrandbits(62))
    return table


@pytest.fixture(scope="module")
def whole() -> str:
    return write(played(), ["Anna", "Bo", ""])


def refusal(text: str) -> Refused:
    with pytest.raises(Refused) as caught:
        Record("game.txt", text, find)
    return caught.value


def line_with(text: str, part: str) -> int:
    """The number of the first line that contains something."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if part in line)


def changed(text: str, number: int, new: str) -> str:
    lines = text.splitlines()
    lines[number - 1] = new
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("moves", [0, 1, 40, None])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_round_trip(tmp_path: Path, moves: int | None, players: int) -> None:
    table = played(moves, players)
    file = tmp_path / "game.txt"
    file.write_text(write(table, ["Anna", "", "Ça va"][:players]), encoding="utf-8")
    record = read(file, find)
    assert record.names[:2] == ["Anna", ""]
    assert record.table.log == table.log
    assert record.table.state.tobytes() == table.state.tobytes()
    assert record.table.options == {"english": "on"}
    assert record.table.over == table.over
    assert write(record.table, record.names) == write(table, record.names)


def test_a_person_can_read_it(whole: str) -> None:
    lines = whole.splitlines()
    assert lines[:6] == [
        "zenobia record 1",
        "game tigris",
        "rules 1",
        f"data {find('tigris').data_digest}",
        "players 3",
        "options english",
    ]
    assert [line.rstrip() for line in lines[7:10]] == ["name P1 Anna", "name P2 Bo", "name P3"]
    assert lines[10].startswith("names ") and lines[11] == "--"
    assert lines[-1].startswith("result P1 ")


def test_every_changed_move_is_named_with_its_line(whole: str) -> None:
    lines = whole.splitlines()
    first = lines.index("--") + 1
    for number in range(first + 1, len(lines) - 2, 29):
        line = lines[number - 1]
        said, _, proof = line.partition(" | ")
        n, seat, *move = said.split()
        other = "end" if move != ["end"] else "swap"
        caught = refusal(changed(whole, number, f"{n} {seat} {other} | {proof}"))
        assert (caught.details["file"], caught.details["line"]) == ("game.txt", number)
        assert caught.why in ("record-move", "record-check")
        assert f"game.txt:{number}:" in str(caught)


def test_changed_entropy(whole: str) -> None:
    number = line_with(whole, " ~")
    line = whole.splitlines()[number - 1]
    for new in (line[:-1] + ("0" if line[-1] != "0" else "1"), line.partition(" ~")[0]):
        caught = refusal(changed(whole, number, new))
        assert (caught.why, caught.details["line"]) == ("record-check", number)
    assert refusal(changed(whole, number, line + "xyz")).why == "record-number"


def test_changed_check(whole: str) -> None:
    number = whole.splitlines().index("--") + 2
    line = whole.splitlines()[number - 1]
    caught = refusal(changed(whole, number, line.partition(" | ")[0] + " | 00000000"))
    assert (caught.why, caught.details["line"]) == ("record-check", number)


def test_truncated_anywhere(whole: str) -> None:
    lines = whole.splitlines()
    for kept in (*range(20), *range(20, len(lines), 40), len(lines) - 2, len(lines) - 1):
        caught = refusal("\n".join(lines[:kept]))
        assert caught.details["line"] == kept + 1
        assert caught.why == "record-truncated"
    half_a_line = "\n".join(lines[:20]) + "\n" + lines[20][:6]
    assert refusal(half_a_line).details["line"] == 21


def test_a_missing_and_a_doubled_move(whole: str) -> None:
    lines = whole.splitlines()
    number = lines.index("--") + 5
    assert refusal("\n".join(lines[: number - 1] + lines[number:])).why == "record-order"
    caught = refusal("\n".join(lines[:number] + lines[number - 1 :]))
    assert (caught.why, caught.details["line"]) == ("record-order", number + 1)


def test_wrong_seat(whole: str) -> None:
    number = whole.splitlines().index("--") + 2
    line = whole.splitlines()[number - 1]
    assert " P1 " in line
    caught = refusal(changed(whole, number, line.replace(" P1 ", " P2 ")))
    assert (caught.why, caught.details["line"]) == ("record-seat", number)
    assert refusal(changed(whole, number, line.replace(" P1 ", " P9 "))).why == "record-move"


def test_changed_result(whole: str) -> None:
    last = len(whole.splitlines())
    caught = refusal(changed(whole, last, "result P1 1 score 99, P2 2 score 0, P3 2 score 0"))
    assert (caught.why, caught.details["line"]) == ("record-result", last)
    assert refusal(whole + "more\n").why == "record-after-end"


@pytest.mark.parametrize(
    "key, value, why",
    [
        ("rules", "99", "record-rules"),
        ("data", "00000000", "record-data"),
        ("game", "chess", "record-line"),
        ("players", "9", "record-line"),
        ("players", "many", "record-number"),
        ("options", "flying", "record-line"),
        ("seed", "zzz", "record-number"),
        ("colour", "red", "record-header"),
    ],
)
def test_header_of_another_world(whole: str, key: str, value: str, why: str) -> None:
    number = line_with(whole, f"{key} ") if key != "colour" else 3
    number = next((n for n, line in enumerate(whole.splitlines(), 1) if line.startswith(f"{key} ")), number)
    caught = refusal(changed(whole, number, f"{key} {value}"))
    assert (caught.why, caught.details["line"]) == (why, number)
    for language in ("en", "fr", "it"):
        assert f"game.txt:{number}" in caught.said(language)


def test_other_seed_is_noticed(whole: str) -> None:
    number = next(n for n, line in enumerate(whole.splitlines(), 1) if line.startswith("seed "))
    assert refusal(changed(whole, number, "seed 1")).why in ("record-check", "record-move")


@pytest.mark.parametrize("text", ["", "hello", "\0\1\2", "zenobia record 2\n", '{"game": "tigris"}'])
def test_garbage(text: str) -> None:
    caught = refusal(text)
    assert caught.details["line"] == 1
    assert caught.why in ("record-format", "record-truncated")


def test_unreadable_files(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x80")
    for name in ("missing", "binary", "."):
        with pytest.raises(Refused) as caught:
            read(tmp_path / name, find)
        assert caught.value.why == "file"


def test_a_record_has_a_largest_size(whole: str) -> None:
    header = whole.split("--\n")[0]
    assert refusal(header + "--\n" + "1 P1 end | 00000000\n" * MOST_LINES).why == "record-long"
    wide = changed(whole, line_with(whole, "1 P1"), f"1 P1 {'x' * 20_000} | 00000000")
    told = refusal(wide)
    assert (told.why, told.details["line"]) == ("record-wide", line_with(whole, "1 P1"))
    long = changed(whole, line_with(whole, "1 P1"), f"1 P1 {'x' * (LONGEST_MOVE + 1)} | 00000000")
    assert refusal(long).details["reason"].why == "move-too-long"


def test_an_entropy_has_63_bits(whole: str) -> None:
    line = whole.splitlines()[line_with(whole, " ~") - 1]
    for entropy in ("f" * 16, "-1"):
        assert (
            refusal(changed(whole, line_with(whole, " ~"), line.split(" ~")[0] + f" ~{entropy}")).why == "record-number"
        )


def test_a_record_keeps_what_the_moves_told(whole: str) -> None:
    record = Record("game.txt", whole, find)
    again = Table(record.table.game, record.table.players, record.table.options, record.table.seed)
    assert record.told == [again.do(find("tigris").parse(move.text), move.entropy) for move in record.table.log]
