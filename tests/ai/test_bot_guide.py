"""The bot of docs/bots.md, exactly as it stands there, plays in the arena."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_guide_plays(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code.strip().splitlines()) <= 20, "the guide promises a short one"
    (tmp_path / "mymodule.py").write_text(code)
    command = [sys.executable, "-c", "from zenobia.cli import main; main()", "arena", "palmyra"]
    options = ["--bots", "mymodule:my_bot,random", "--games", "2", "--seed", "1", "--json", "--picture", "arena.svg"]
    environment = {**os.environ, "ZENOBIA_LANG": "en"}
    run = subprocess.run([*command, *options], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert run.stderr == "", "no failure"
    rows = {row["name"]: row for row in json.loads(run.stdout)["bots"]}
    assert rows["mymodule:my_bot"]["wins"] > rows["random"]["wins"]
    assert "mymodule:my_bot" in (tmp_path / "arena.svg").read_text(encoding="utf-8")
