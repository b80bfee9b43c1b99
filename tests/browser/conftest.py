"""A real server in a process of its own, and people with browsers who sit down at its tables."""

from __future__ import annotations

import gzip
import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
PATIENCE = 90  # seconds after which something that never comes is given up: no measure of speed
STATIC = ROOT / "src" / "zenobia" / "server" / "static"
SWITCHES = """
    --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run
"""
SERVE = """
import sys
from zenobia.server.serving import server
from zenobia.server.settings import UNLIMITED, Settings
wish = {"workers": 1, "limits": UNLIMITED, "engine": "plain", "log_level": "ERROR"}
server(Settings(db=sys.argv[1], port=int(sys.argv[2]), **wish)).run()
"""

# One click of somebody in a hurry: send what is complete, otherwise click any target. Returns what was done.
CLICK = r"""
(haste) => {
  const main = document.querySelector('main.table');
  if (!main) return 'none';
  if (main.dataset.over === 'true') return 'over';
  if (main.dataset.mine !== 'true') return 'wait';
  const send = document.querySelector('.movebar .send');
  if (send && !send.disabled) { send.click(); return 'sent'; }
  const all = document.querySelectorAll('.wrap [data-path], .own [data-path], .movebar [data-path]');
  const targets = [...all].filter((each) => !each.disabled);
  if (!targets.length) return 'wait';
  const swap = targets.find((each) => each.dataset.path === 'swap');
  const discards = targets.filter((each) => each.dataset.path.startsWith('discard'));
  const any = targets[Math.floor(Math.random() * targets.length)];
  const pick = discards.length ? discards.at(-1) : haste && swap && Math.random() < 0.8 ? swap : any;
  pick.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return 'click';
}
"""


def rounds(tell: Callable[[], object], seconds: float = 3 * PATIENCE) -> Iterator[None]:
    """Go round and round, but not for ever: after a while it fails, and tells how things are."""
    begun = time.monotonic()
    while time.monotonic() - begun < seconds:
        yield
    raise AssertionError(f"never so: {tell()}")


class Site:
    """The server under test; it can be killed and started again."""

    def __init__(self, db: Path) -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = int(trial.getsockname()[1])
        self.db, self.address = db, f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "ZENOBIA_ENGINE": "plain"}
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, str(self.db), str(self.port)], env=environment)
        begun = time.monotonic()
        while True:
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=1):
                    return
            except OSError:
                assert time.monotonic() - begun < PATIENCE and self.process.poll() is None, "the server does not start"
                time.sleep(0.1)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.heard: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", lambda ws: ws.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.heard.append(json.loads(frame))

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def create(self, game: str, **wish: Any) -> str:
        """Open a table as the page does it, without the form; its address."""
        self.go("/")
        wish = {"game": game, **wish}
        made = self.page.evaluate(
            """async (wish) => {
              const me = await (await fetch('/api/me')).json();
              const headers = { 'content-type': 'application/json', 'x-csrf': me.csrf };
              return await (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })).json();
            }""",
            wish,
        )
        return str(made["link"])

    def sit(self, link: str) -> Page:
        """Go to a table and wait for its board."""
        self.go(link)
        self.page.wait_for_selector(".movebar")
        return self.page

    def click(self, haste: bool = False) -> str:
        return str(self.page.evaluate(CLICK, haste))

    @property
    def v(self) -> int:
        return int(self.page.get_attribute("main.table", "data-v") or 0)

    def until(self, expression: str, seconds: float = PATIENCE) -> None:
        """Wait until something is so in the page. (Playwright's own way needs eval, which the site forbids.)"""
        for _ in rounds(lambda: expression, seconds):
            if self.page.evaluate(expression):
                return
            self.page.wait_for_timeout(20)

    def wait_for_move(self, before: int) -> None:
        """Wait until the table has other moves than it had."""
        self.until(f"+document.querySelector('main.table').dataset.v !== {before}")

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector(
            "main.table[data-mine=true]", timeout=2000 * PATIENCE
        )  # the first bot starts a process

    def play(self, moves: int, seconds: float = 2 * PATIENCE) -> None:
        """Click until so many more moves lie on the table."""
        goal = self.v + moves
        for _ in self.rounds(seconds):
            if self.v >= goal:
                return
            if self.click() in ("wait", "none"):
                self.page.wait_for_timeout(20)

    def finish(self, haste: bool = False, seconds: float = 4 * PATIENCE) -> int:
        """Click until the game is over; how many clicks it took."""
        clicks = 0
        for _ in self.rounds(seconds):
            done = self.click(haste)
            if done == "over":
                break
            clicks += done == "click"
            if done in ("wait", "none"):
                self.page.wait_for_timeout(10)
        self.page.wait_for_selector(".result")
        return clicks

    def rounds(self, seconds: float = 3 * PATIENCE) -> Iterator[None]:
        """Go round until something is so, and fail with what the table asks if it never is."""
        return rounds(lambda: (self.v, self.page.inner_text(".movebar")), seconds)


@pytest.fixture(scope="session")
def web() -> Path:
    """The built web files."""
    if not (STATIC / "index.html").exists():
        subprocess.run([sys.executable, str(ROOT / "tools" / "web.py")], check=True)
    return STATIC


@pytest.fixture(scope="session")
def site(web: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("site") / "site.db")
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = subprocess.run([sys.executable, str(ROOT / "tools" / "chromium.py")], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    with sync_playwright() as play:
        yield play.chromium.launch(executable_path=found.stdout.strip(), args=SWITCHES.split())


@pytest.fixture
def person(browser: Browser, site: Site) -> Iterator[Callable[..., Person]]:
    """Gives people their browsers: person(locale="fr-FR", viewport=...)."""
    people: list[Person] = []

    def make(**wishes: Any) -> Person:
        wishes = {"locale": "en-GB", "viewport": {"width": 1366, "height": 860}, "reduced_motion": "reduce", **wishes}
        people.append(Person(browser.new_context(**wishes), site.address))
        return people[-1]

    yield make
    for each in people:
        each.context.close()
        assert not each.faults, each.faults


def compressed(files: list[Path]) -> int:
    """What the files weigh on the wire."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
