"""`zenobia features`: what a network sees of a game, entry by entry."""

from __future__ import annotations

from zenobia.cli.folders import ready
from zenobia.cli.speech import console, say, title_of, write_json


def show(game_id: str, json: bool) -> int:
    """Print the place and the name of every entry of an observation."""
    game = ready(game_id)
    if json:
        entries = [{"index": index, "name": name} for index, name in enumerate(game.feature_names)]
        write_json({"game": game.id, "actions": game.actions, "features": entries})
        return 0
    title = say("features-title", game=title_of(game_id), features=len(game.feature_names), actions=game.actions)
    console().print(title, soft_wrap=True)
    width = len(str(len(game.feature_names)))
    for index, name in enumerate(game.feature_names):
        print(f"{index:{width}}  {name}")
    return 0
