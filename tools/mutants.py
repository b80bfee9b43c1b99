"""Break rules on purpose: every one-line breakage of a rule file must be noticed by a test.

    make mutants                 all games
    python tools/mutants.py tigris palmyra

A game lists its breakages in tests/mutants.toml. Each is applied to a copy of the package; then the scenarios, the
golden games and the game's own tests run against the copy until one of them notices.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "zenobia"
CHECKS = ("scenarios", "golden", "tests")
SECONDS = 300  # a breakage that makes a game endless is noticed too


@dataclass(frozen=True)
class Mutant:
    """One breakage: in `file`, `find` (which occurs once) becomes `replace`."""

    game: str
    file: str
    find: str
    replace: str
    rule: str

    def __str__(self) -> str:
        return f"{self.game} {self.rule} {self.file}: {self.find.strip()} -> {self.replace.strip()}"


def mutants_of(game: str) -> list[Mutant]:
    path = PACKAGE / "games" / game / "tests" / "mutants.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
    return [Mutant(game, row["file"], row["find"], row["replace"], row["rule"]) for row in rows]


def noticed_by(mutant: Mutant) -> str | None:
    """The kind of check that notices a breakage, or None."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "zenobia"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        broken = copy / "games" / mutant.game / mutant.file
        source = broken.read_text(encoding="utf-8")
        if source.count(mutant.find) != 1:
            raise SystemExit(f"mutants: '{mutant.find}' occurs {source.count(mutant.find)} times in {mutant.file}")
        broken.write_text(source.replace(mutant.find, mutant.replace), encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": folder, "ZENOBIA_ENGINE": "plain"}
        for kind in CHECKS:
            command = [sys.executable, __file__, "--check", kind, mutant.game]
            try:
                run = subprocess.run(command, env=environment, capture_output=True, timeout=SECONDS, cwd=folder)
            except subprocess.TimeoutExpired:
                return kind
            if run.returncode:
                return kind
    return None


def check(kind: str, name: str) -> int:
    """Run one kind of check on the package that is imported: 0 if all is well."""
    from zenobia import games
    from zenobia.core import record, scenario

    game, folder = games.find(name), games.FOLDER / name / "tests"
    if kind == "scenarios":
        found = [each for path in sorted((folder / "scenarios").glob("*.scn")) for each in scenario.read(path)]
        return any(scenario.run(each, game) for each in found)
    if kind == "golden":
        for path in sorted((folder / "golden").glob("*.txt")):
            record.read(path, games.find)
        return 0
    import pytest

    options = ["-q", "-x", "-p", "no:cacheprovider", "--import-mode=importlib", "--rootdir", str(folder.parents[3])]
    return pytest.main([*options, str(folder)])


def main() -> int:
    if sys.argv[1:2] == ["--check"]:
        return int(check(sys.argv[2], sys.argv[3]))
    names = sys.argv[1:] or sorted(path.parts[-3] for path in PACKAGE.glob("games/*/tests/mutants.toml"))
    mutants = [mutant for name in names for mutant in mutants_of(name)]
    survived = []
    with ThreadPoolExecutor(2) as pool:
        for n, (mutant, kind) in enumerate(zip(mutants, pool.map(noticed_by, mutants), strict=True), 1):
            print(f"{n}/{len(mutants)} {'noticed by ' + kind if kind else 'SURVIVED':22} {mutant}", flush=True)
            survived += [] if kind else [mutant]
    print(f"{len(mutants) - len(survived)} of {len(mutants)} breakages noticed")
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main())
