"""`zenobia rules`: the rulebook, one rule of it, or the rules that no scenario proves."""

from __future__ import annotations

import re

from zenobia.cli.folders import rulebook
from zenobia.cli.speech import console, say, write_json
from zenobia.core.game import Refused
from zenobia.core.scenario import read, rule_ids
from zenobia.core.words import language_of_user
from zenobia.games import folder


def rule_text(game: str, wanted: str) -> str:
    """One rule: from its number to the next one, heading or blank line."""
    text = rulebook(game, language_of_user())
    known = rule_ids(text)
    by_lower = {rule.lower(): rule for rule in known}
    if wanted.lower() not in by_lower:
        raise Refused("rule", game=game, rule=wanted, known=", ".join(known))
    rule = by_lower[wanted.lower()]
    start = re.search(rf"^(?:[-*] )?\*\*{re.escape(rule)}\*\*", text, re.MULTILINE)
    assert start is not None
    rest = text[start.end() :]
    end = re.search(r"^(?:[-*] )?\*\*|^#|^\s*$", rest, re.MULTILINE)
    return f"**{rule}**" + (rest[: end.start()] if end else rest).rstrip()


def show(game: str, rule: str | None, json: bool) -> int:
    """Print the rules or one of them."""
    from rich.markdown import Markdown

    if rule is not None:
        text = rule_text(game, rule)
        found = text.split("**")[1]
        if json:
            write_json({"game": game, "rule": found, "text": text.partition(found + "**")[2].strip()})
        else:
            console().print(Markdown(text))
        return 0
    text = rulebook(game, language_of_user())
    if json:
        rules = [
            {"rule": each, "text": rule_text(game, each).partition(each + "**")[2].strip()} for each in rule_ids(text)
        ]
        write_json({"game": game, "rules": rules})
    elif console().is_terminal:
        with console().pager(styles=True, links=False):
            console().print(Markdown(text))
    else:
        console().print(Markdown(text))
    return 0


def cover(game: str, json: bool) -> int:
    """List the rules without a scenario; 1 if there are any."""
    known = rule_ids(rulebook(game))
    proved: set[str] = set()
    for file in sorted((folder(game) / "tests" / "scenarios").glob("*.scn")):
        for scenario in read(file):
            proved.update(scenario.rules)
    missing = [rule for rule in known if rule not in proved]
    counts = {"total": len(known), "covered": len(known) - len(missing)}
    if json:
        write_json({"game": game, "rules": counts["total"], "covered": counts["covered"], "missing": missing})
    else:
        console().print(say("coverage-counts", **counts), soft_wrap=True)
        if missing:
            console().print(f"{say('coverage-missing')} {', '.join(missing)}", soft_wrap=True)
    return 1 if missing or not known else 0
