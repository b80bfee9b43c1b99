"""Take the pictures of the site for the documentation: every page and the four boards, desk and phone, light and dark.

Usage: .venv/bin/python tools/screenshots.py [FOLDER]      docs/pictures, if none is named

A server of its own is started on a free port with an empty database; bots play the first moves of every table, and one
game to its end. It takes some minutes.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
SWITCHES = "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync"
DESK = {"viewport": {"width": 1366, "height": 860}}
PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 1.5, "is_mobile": True, "has_touch": True}
MOVES = {"tigris": 75, "palmyra": 230, "carthago": 150, "tadmor": 190}  # where a game looks like its middle
OPEN = {  # our turn begins: a piece or an action can be chosen
    "tigris": ".own [data-path^='leader ']:not([disabled])",
    "palmyra": ".own [data-path='conquer legion'], .own [data-path='collect censor']",
    "carthago": ".wrap [data-path^='slot ']",
    "tadmor": ".own [data-path='place camel']:not([disabled])",
}
PAGES = {  # what lies at fixed addresses
    "start": "/",
    "new": "/new/palmyra",
    "rules": "/rules/tigris",
    "aid": "/aid/tadmor",
    "learn": "/learn/tigris",
    "profile": "/me",
    "lost": "/nowhere",
}
SHOWN = ".game, .make, .movebar, .verdict, .rules h1, .profile .panel, .trouble, .after .panel"  # a page is there

CREATE = """async (wish) => {
  const me = await (await fetch('/api/me')).json();
  const headers = { 'content-type': 'application/json', 'x-csrf': me.csrf };
  await fetch('/api/me', { method: 'POST', headers, body: JSON.stringify({ name: 'Julia' }) });
  return (await (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })).json()).link;
}"""

HINT = """() => {
  const main = document.querySelector('main.table');
  if (main?.dataset.mine !== 'true' || main.dataset.over === 'true') return;
  const send = document.querySelector('.movebar .send');
  if (send && !send.disabled) send.click();
  else document.querySelector('.movebar .ib:not([disabled]) use[href="#z-hint"]')?.closest('button').click();
}"""


def start(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    """A server, and its address."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    command = [
        sys.executable,
        "-c",
        "from zenobia.cli import main; main()",
        "serve",
        "--port",
        str(port),
        "--no-browser",
    ]
    environment = {**os.environ, "ZENOBIA_ENGINE": "plain"}
    process = subprocess.Popen([*command, "--db", f"{folder}/site.db"], env=environment, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=1):
                return process, address
        except OSError:
            time.sleep(0.1)
    raise SystemExit("screenshots: the server does not start")


def play(page: Page, game: str) -> None:
    """Follow the bot's hints until the middle of the game, at the begin of our turn."""
    begun = time.monotonic()
    while time.monotonic() - begun < 180:
        here: dict[str, str] = page.evaluate("({...document.querySelector('main.table')?.dataset})")
        if int(here.get("v", 0)) >= MOVES[game] and here.get("mine") == "true" and page.locator(OPEN[game]).count():
            return
        page.evaluate(HINT)
        page.wait_for_timeout(120)


def choose(page: Page, game: str) -> None:
    """Begin a path, so that targets glow."""
    if game == "tigris":
        page.locator(".own [data-path^='leader ']:not([disabled])").last.click()
        page.locator(".wrap [data-path^='leader ']").first.wait_for()
        risk = page.locator(".t-risk")
        spot = (risk if risk.count() else page.locator(".t-dot")).first.bounding_box()
        assert spot
        page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    elif game == "tadmor":
        page.locator(".wrap svg [data-path^='place camel']").first.dispatch_event("click")
        page.locator(".ghost").wait_for()
    elif game == "carthago":
        stevedore = page.locator(f"{OPEN[game]}[aria-label^=Stevedore]")
        (stevedore if stevedore.count() else page.locator(OPEN[game])).first.click()
        page.locator(".movebar .back").wait_for()
    else:
        page.locator(OPEN[game]).first.click()
        page.locator(".own [data-path^='lay ']:not([disabled])").last.click()
        page.locator(".t-dot, .sel").first.wait_for()


def begin(page: Page, address: str, game: str) -> str:
    """A table in the middle of a game; its path."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "level2"}] * 2]
    wish: dict[str, Any] = {"game": game, "players": 3, "seats": seats}
    if game == "palmyra":
        wish["options"] = {"expert": "on"}
    link = str(page.evaluate(CREATE, wish))
    page.goto(address + link)
    page.wait_for_selector(".movebar")
    play(page, game)
    page.reload()  # a hint may still be on its way
    page.wait_for_selector(OPEN[game])
    choose(page, game)
    return link


def finish(page: Page, address: str) -> str:
    """The page after a game that bots ended for us, with its analysis; its path."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "level2"}]
    link = str(page.evaluate(CREATE, {"game": "palmyra", "players": 2, "seats": seats}))
    page.goto(address + link)
    page.wait_for_selector(".movebar")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".btn.danger").click()
    page.wait_for_selector(".result", timeout=240_000)
    page.goto(address + link.replace("table", "after"))
    page.locator(".offer .btn").click()
    page.wait_for_selector(".chart", timeout=240_000)
    return link.replace("table", "after")


def take(browser: Browser, address: str, folder: Path) -> None:
    """All pictures, one person at four screens."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **DESK)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(address)
    path_of = {**PAGES, **{game: begin(page, address, game) for game in MOVES}, "after": finish(page, address)}
    cookies = context.cookies()
    for screen, wishes in (("desk", DESK), ("phone", PHONE)):
        for theme in ("light", "dark"):
            wish = {**wishes, "color_scheme": theme, "locale": "en-GB", "reduced_motion": "reduce"}
            other = browser.new_context(**wish)  # type: ignore[arg-type]
            other.add_cookies(cookies)  # type: ignore[arg-type]
            page = other.new_page()
            for name, path in path_of.items():
                page.goto(address + path)
                page.wait_for_selector(SHOWN)
                if name in ("tigris", "tadmor"):
                    page.wait_for_selector("main.table[data-mine=true]")
                    choose(page, name)
                page.wait_for_timeout(700)
                whole = screen == "desk" and name in ("start", "new", "after", "profile")
                page.screenshot(path=folder / f"{name}-{screen}-{theme}.png", full_page=whole)
            other.close()


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    chromium = subprocess.run([sys.executable, str(ROOT / "tools" / "chromium.py")], stdout=subprocess.PIPE, text=True)
    if chromium.returncode:
        return chromium.returncode
    with tempfile.TemporaryDirectory() as place:
        process, address = start(place)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium.stdout.strip(), args=SWITCHES.split())
                take(browser, address, folder)
        finally:
            process.terminate()
            process.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
