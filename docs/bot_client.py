"""Plays random moves at the tables of its person: python bot_client.py http://localhost:8000 TOKEN [--once]"""

import asyncio
import json
import random
import sys
import urllib.request

import websockets

SITE, TOKEN = sys.argv[1], sys.argv[2]
HEADERS = {"Authorization": f"Bearer {TOKEN}"}


def choose(view, legal):
    return random.choice(legal)


async def play(table):
    url = SITE.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    async with websockets.connect(url, additional_headers=HEADERS) as socket:
        async for raw in socket:
            message = json.loads(raw)
            if message["type"] == "position" and message["over"]:
                return print(table, "is over, ranks", message["ranks"])
            if message["type"] == "position" and message["legal"]:
                move = choose(message["view"], message["legal"])
                await socket.send(json.dumps({"type": "move", "v": message["v"], "move": move}))


async def main():
    while True:
        with urllib.request.urlopen(urllib.request.Request(SITE + "/api/tables", headers=HEADERS)) as answer:
            running = [table["id"] for table in json.load(answer)["mine"] if table["mine"] and not table["over"]]
        await asyncio.gather(*map(play, running), asyncio.sleep(2))
        if "--once" in sys.argv:
            break


asyncio.run(main())
