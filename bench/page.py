"""How soon a page can be used on a slow machine, and what it weighs: `python bench/page.py [--slowed 4] [--times 5]`.

A fresh browser without a cache opens the start page and a table of every game, with its CPU slowed down by --slowed. A
page can be used when its buttons are there: on the start page those of the games, at a table the board and the first
choices. Printed are the median of --times visits, from the request to that moment; how long the page's own thread was
busy meanwhile, which is what remains on a machine with nothing else to do; and the compressed JavaScript.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
SWITCHES = "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync"
COMMAND = [sys.executable, "-c", "from zenobia.cli import main; main()", "serve", "--no-browser"]
START, TABLE = ".game .btn", "main.table[data-mine=true] :is([data-path], .send)"

OPEN = """async ([game, players]) => {
  const me = await (await fetch('/api/me')).json();
  const headers = { 'content-type': 'application/json', 'x-csrf': me.csrf };
  const seats = Array.from({ length: players }, (_, n) => ({ kind: 'me', name: `P${n + 1}` }));
  const wish = { game, players, seats, hotseat: players > 1 };
  return (await (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })).json()).link;
}"""
CURTAIN = "document.querySelector('.curtain button')?.click()"
SCRIPTS = """performance.getEntriesByType('resource').filter((each) => each.name.endsWith('.js'))
  .reduce((sum, each) => sum + each.encodedBodySize, 0)"""


@contextmanager
def site() -> Iterator[str]:
    """A server with an empty database; its address."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "ZENOBIA_BOTS": "plain", "ZENOBIA_LIMITS": "off"}
        command = [*COMMAND, "--port", str(port), "--db", f"{folder}/site.db"]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}/health")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("page: the server does not start")


def visit(browser: Browser, cookies: Any, address: str, usable: str, slowed: float) -> tuple[float, float, int]:
    """Seconds until the page can be used, those of its thread, and the bytes of its scripts."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1366, "height": 860}, reduced_motion="reduce")
    context.add_cookies(cookies)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    while not page.evaluate(f"!!document.querySelector({usable!r})"):
        page.evaluate(CURTAIN)
        if time.perf_counter() - begun > 60:
            raise SystemExit(f"page: {address} cannot be used within a minute")
    seconds = time.perf_counter() - begun
    numbers = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    scripts = int(page.evaluate(SCRIPTS))
    context.close()
    return seconds, numbers["TaskDuration"], scripts


def measure(slowed: float, times: int) -> None:
    chromium = subprocess.run([sys.executable, str(ROOT / "tools" / "chromium.py")], stdout=subprocess.PIPE, text=True)
    with site() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium.stdout.strip(), args=SWITCHES.split())
        page = browser.new_page()
        page.goto(address)
        games = page.evaluate("fetch('/api/games').then((answer) => answer.json())")
        pages = {"start": (address, START)}
        for game in games:
            link = page.evaluate(OPEN, [game["id"], max(2, game["seats"]["least"])])
            pages[game["id"]] = (address + link, TABLE)
        cookies = page.context.cookies()
        heads = f"{'page':<12}{'usable, median':>16}{'slowest':>10}{'busy':>9}{'JavaScript':>14}"
        print(f"{heads}   CPU slowed {slowed:g} times", flush=True)
        for name, (where, usable) in pages.items():
            found = [visit(browser, cookies, where, usable, slowed) for _ in range(times)]
            seconds, busy, scripts = zip(*found, strict=True)
            took = f"{median(seconds):>14.2f} s{max(seconds):>8.2f} s{median(busy):>7.2f} s"
            print(f"{name:<12}{took}{scripts[0] / 1000:>11.1f} kB", flush=True)
        browser.close()


def main() -> int:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--slowed", type=float, default=4)
    wishes.add_argument("--times", type=int, default=5)
    chosen = wishes.parse_args()
    if chosen.times < 1 or chosen.slowed < 1:
        wishes.error("--slowed and --times begin at 1")
    measure(chosen.slowed, chosen.times)
    return 0


if __name__ == "__main__":
    sys.exit(main())
