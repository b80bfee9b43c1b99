"""What a position may be: `impossible` says what contradicts the rules, `broken` also what a played game has lost."""

from __future__ import annotations

from typing import Any

from zenobia.games.ur.state import MOVE, OVER


def impossible(s: Any) -> list[str]:
    """Everything in a position that contradicts the rules: no scenario is `given` such a one."""
    paths = [[int(number) for number in player.path] for player in s.player]
    found = [f"seat {seat} has {sum(path)} pieces" for seat, path in enumerate(paths) if sum(path) != 7]
    found += [f"seat {seat}: a square holds two" for seat, path in enumerate(paths) if max(path[1:15]) > 1]
    found += ["fewer than no pieces" for path in paths if min(path) < 0]
    found += [f"both stand on step {step}" for step in range(5, 13) if paths[0][step] and paths[1][step]]
    if not 0 <= s.thrown <= 4 or (s.phase == MOVE and s.thrown == 0):
        found.append(f"the dice show {s.thrown}")
    if (s.phase == OVER) != (7 in (paths[0][15], paths[1][15])):
        found.append("the game is over when all pieces of a seat are off")
    return found


def broken(s: Any) -> list[str]:
    """Everything that is wrong with a state that was played to; nothing, if all is well."""
    return impossible(s)  # pieces that are not on the board are at home: none is ever lost
