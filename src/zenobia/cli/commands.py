"""The commands and their options; each command's work is in the module of its name, imported when it is needed."""

from __future__ import annotations

import errno
import os
import re
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from zenobia.core.game import Refused
from zenobia.core.words import LANGUAGES


def game_named(text: str) -> str:
    """A game by its name or by its folder."""
    from zenobia.cli.folders import named

    return named(text)


HELP = {"max_content_width": 100, "help_option_names": ["-h", "--help"]}
OUTPUT_FAILS = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EBADF)
LARGEST = 1 << 63  # a seed is smaller, whatever its sign


def seed_named(text: str) -> int:
    """A seed, if it is a whole number of 64 bits."""
    seed = int(text)
    if not -LARGEST <= seed < LARGEST:
        raise Refused("seed", seed=text)
    return seed


Argument, Option = typer.Argument, typer.Option  # their help texts are messages: help-<command>-<name>
Game = Annotated[str, Argument(metavar="GAME", parser=game_named)]
Json = Annotated[bool, Option("--json")]
Data = Annotated[Path | None, Option("--data", metavar="FILE")]
Chosen = Annotated[list[str] | None, Option("--option", "-o", metavar="NAME")]
Players = Annotated[int | None, Option("--players", "-p", metavar="N")]
Seed = Annotated[int | None, Option("--seed", metavar="N", parser=seed_named)]


def play(
    game: Annotated[str | None, Argument(metavar="GAME", parser=game_named)] = None,
    players: Players = None,
    option: Chosen = None,
    seat: Annotated[list[str] | None, Option("--seat", metavar="ME,BOT")] = None,
    hotseat: Annotated[bool, Option("--hotseat")] = False,
    bots: Annotated[str | None, Option("--bots", metavar="BOT,BOT")] = None,
    seed: Seed = None,
    data: Data = None,
    resume: Annotated[Path | None, Option("--resume", metavar="FILE")] = None,
    save: Annotated[Path | None, Option("--save", metavar="FILE")] = None,
) -> int:
    from zenobia.cli.play import Wishes, play

    if game is None and resume is None:
        raise Refused("usage-missing", name="GAME")
    wishes = Wishes(players, option or [], names_in("--seat", seat), hotseat, names_in("--bots", bots), seed)
    return play(game, wishes, data, resume, save)


def rules(
    game: Game,
    rule: Annotated[str | None, Argument(metavar="ID")] = None,
    coverage: Annotated[bool, Option("--coverage")] = False,
    json: Json = False,
) -> int:
    from zenobia.cli.rules import cover, show

    return cover(game, json) if coverage else show(game, rule, json)


def data(game: Game, data: Data = None, json: Json = False) -> int:
    from zenobia.cli.data import show

    return show(game, data, json)


def scenario(files: Annotated[list[Path], Argument(metavar="FILE|GAME...")], json: Json = False) -> int:
    from zenobia.cli.scenario import run

    return run(files, json)


def record(
    file: Annotated[Path, Argument(metavar="FILE")],
    verify: Annotated[bool, Option("--verify")] = False,
    replay: Annotated[bool, Option("--replay")] = False,
    to: Annotated[int | None, Option("--to", metavar="N")] = None,
    seat: Annotated[str | None, Option("--seat", metavar="P1")] = None,
    data: Data = None,
    json: Json = False,
) -> int:
    from zenobia.cli.record import show

    return show(file, verify, replay or to is not None, to, seat, data, json)


def bench(
    games: Annotated[list[str] | None, Argument(metavar="GAME...", parser=game_named)] = None, json: Json = False
) -> int:
    from zenobia.cli.bench import show

    return show(games or [], json)


def arena(
    game: Game,
    bots: Annotated[str, Option("--bots", metavar="BOT,BOT")],
    games: Annotated[int, Option("--games", "-n", metavar="N")] = 20,
    players: Players = None,
    option: Chosen = None,
    seed: Seed = None,
    workers: Annotated[int | None, Option("--workers", metavar="N")] = None,
    out: Annotated[Path | None, Option("--out", metavar="FILE")] = None,
    picture: Annotated[Path | None, Option("--picture", metavar="FILE.svg")] = None,
    ray: Annotated[str | None, Option("--ray", metavar="ADDRESS")] = None,
    seconds: Annotated[float, Option("--seconds", metavar="N")] = 30.0,
    json: Json = False,
) -> int:
    from zenobia.cli.arena import Wishes, show

    wishes = Wishes(names_in("--bots", bots), games, players, option or [], seed, workers, ray, seconds)
    return show(game, wishes, out, picture, json)


def analyse(
    file: Annotated[Path, Argument(metavar="FILE")],
    level: Annotated[str, Option("--level", metavar="LEVEL")] = "level4",
    picture: Annotated[Path | None, Option("--picture", metavar="FILE.svg")] = None,
    workers: Annotated[int | None, Option("--workers", metavar="N")] = None,
    data: Data = None,
    json: Json = False,
) -> int:
    from zenobia.cli.analyse import show

    return show(file, level, picture, workers, data, json)


def fit(
    game: Game,
    games: Annotated[int, Option("--games", "-n", metavar="N")] = 200,
    players: Players = None,
    option: Chosen = None,
    bot: Annotated[str, Option("--bot", metavar="BOT")] = "level3",
    seed: Seed = None,
    workers: Annotated[int | None, Option("--workers", metavar="N")] = None,
    gpu: Annotated[bool, Option("--gpu")] = False,
    by: Annotated[str, Option("--by", metavar="winners|play")] = "winners",
    step: Annotated[float, Option("--step", metavar="SHARE")] = 0.5,
    out: Annotated[Path | None, Option("--out", metavar="FILE")] = None,
    json: Json = False,
) -> int:
    from zenobia.cli.fit import Wishes, show

    return show(game, Wishes(games, players, option or [], bot, seed, workers, gpu, by, step), out, json)


def balance(
    game: Game,
    games: Annotated[int, Option("--games", "-n", metavar="N")] = 200,
    players: Players = None,
    option: Chosen = None,
    bot: Annotated[str, Option("--bot", metavar="BOT")] = "level4",
    seed: Seed = None,
    workers: Annotated[int | None, Option("--workers", metavar="N")] = None,
    json: Json = False,
) -> int:
    from zenobia.cli.balance import show

    return show(game, games, players, option or [], bot, seed, workers, json)


def serve(
    host: Annotated[str, Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, Option("--port", metavar="N")] = 8000,
    db: Annotated[str | None, Option("--db", metavar="URL")] = None,
    workers: Annotated[int | None, Option("--workers", metavar="N")] = None,
    proxy: Annotated[list[str] | None, Option("--proxy", metavar="ADDRESS")] = None,
    browser: Annotated[bool, Option("--browser/--no-browser")] = True,
) -> int:
    from zenobia.cli.serve import serve

    return serve(host, port, db, workers, names_in("--proxy", proxy), browser)


def backup(
    file: Annotated[Path, Argument(metavar="FILE")],
    db: Annotated[str | None, Option("--db", metavar="URL")] = None,
) -> int:
    from zenobia.cli.serve import backup

    return backup(file, db)


def features(game: Game, json: Json = False) -> int:
    from zenobia.cli.features import show

    return show(game, json)


def golden(game: Game, again: Annotated[bool, Option("--again")] = False, json: Json = False) -> int:
    from zenobia.cli.golden import show

    return show(game, again, json)


def new_game(
    name: Annotated[str, Argument(metavar="NAME")],
    folder: Annotated[Path, Option("--folder", metavar="FOLDER")] = Path("."),
    json: Json = False,
) -> int:
    from zenobia.cli.new_game import make

    return make(name, folder, json)


def selfplay(
    game: Game,
    out: Annotated[Path, Option("--out", metavar="FILE")],
    games: Annotated[int, Option("--games", "-n", metavar="N")] = 100,
    players: Players = None,
    option: Chosen = None,
    bots: Annotated[str, Option("--bots", metavar="BOT,BOT")] = "greedy",
    seed: Seed = None,
    workers: Annotated[int | None, Option("--workers", metavar="N")] = None,
    ray: Annotated[str | None, Option("--ray", metavar="ADDRESS")] = None,
    json: Json = False,
) -> int:
    from zenobia.cli.selfplay import Wishes, run

    wishes = Wishes(games, players, option or [], names_in("--bots", bots), seed, workers, ray)
    return run(game, out, wishes, json)


def train(
    game: Game,
    out: Annotated[Path, Option("--out", metavar="FOLDER")],
    steps: Annotated[int | None, Option("--steps", metavar="N")] = None,
    imitation: Annotated[int | None, Option("--imitation", metavar="N")] = None,
    seed: Annotated[int, Option("--seed", metavar="N", parser=seed_named)] = 1,
    games: Annotated[int | None, Option("--games", "-n", metavar="N")] = None,
    begin: Annotated[Path | None, Option("--from", metavar="FILE")] = None,
    seconds: Annotated[float | None, Option("--seconds", metavar="N")] = None,
    cpu: Annotated[bool, Option("--cpu")] = False,
    json: Json = False,
) -> int:
    from zenobia.cli.train import Wishes, show

    return show(game, Wishes(steps, imitation, seed, games, begin, seconds, cpu), out, json)


COMMANDS = {
    each.__name__.replace("_", "-"): each
    for each in (
        *(play, serve, rules, data, scenario, record, analyse),
        *(bench, arena, fit, train, balance, features, selfplay, backup, new_game, golden),
    )
}


def zenobia(
    context: typer.Context,
    version: Annotated[bool, Option("--version")] = False,
    lang: Annotated[str | None, Option("--lang", metavar="LANGUAGE")] = None,  # taken out before, wherever it stands
) -> int:
    if version:
        from importlib.metadata import version as installed

        print(f"zenobia {installed('zenobia')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        return serve()
    return 0


def names_in(option: str, given: str | list[str] | None) -> list[str]:
    """The names of the comma-separated lists that an option was given."""
    lists = [given] if isinstance(given, str) else given or []
    names = [name.strip() for each in lists for name in each.split(",") if name.strip()]
    if lists and not names:
        raise Refused("usage-value-missing", option=option)
    return names


def main() -> None:
    """Run a command; exit 0 for success, 1 for a negative result, 2 for bad usage."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a command; its exit code. Whatever goes wrong is one line on stderr."""
    prepare_streams()
    os.environ["ZENOBIA_ENGINE"] = "plain"  # it tells what happens; what needs speed starts processes of its own
    usage_error: Any = typer.BadParameter.__mro__[1]  # the name of its module depends on typer's version
    from zenobia.cli.speech import complain, why
    from zenobia.games import check_variable

    try:
        rest = take_language(arguments)
        if sys.stdout is None:
            raise Refused("output", reason=os.strerror(errno.EBADF))
        check_command(rest)
        check_variable()
        result = command_line({"--help", "-h"}.intersection(rest) != set())(
            rest, prog_name="zenobia", standalone_mode=False
        )
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except Refused as refusal:
        complain(why(refusal))
    except usage_error as error:
        complain(why(usage(error)))
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:
        silence()  # whoever read us has left
        return 1
    except OSError as error:
        if error.errno not in OUTPUT_FAILS:
            return internal_error(error)
        silence()
        complain(why(Refused("output", reason=error.strerror)))
    except Exception as error:
        return internal_error(error)
    return 2


def prepare_streams() -> None:
    """Letters that cannot be written or read must not stop us, nor an input that is closed."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def silence() -> None:
    """What is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def internal_error(error: Exception) -> int:
    """A mistake of ours, or of the maker of a game, is one line, too."""
    from zenobia.cli.speech import complain, line_of_a_maker, say

    if os.environ.get("ZENOBIA_DEBUG"):
        raise error
    reason, place = f"{type(error).__name__}: {error}", line_of_a_maker(error)
    complain(say("game-error", place=place, reason=reason) if place else say("internal-error", reason=reason))
    return 2


def take_language(arguments: list[str]) -> list[str]:
    """The arguments without --lang, which may stand anywhere and decides the language of everything."""
    rest, language = [], None
    given = iter(arguments)
    for argument in given:
        if argument == "--lang":
            language = next(given, "")
        elif argument.startswith("--lang="):
            language = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    if language is not None:
        if language.lower() not in LANGUAGES:
            raise Refused("language", language=language, known=", ".join(LANGUAGES))
        os.environ["ZENOBIA_LANG"] = language.lower()
    return rest


def check_command(arguments: list[str]) -> None:
    """Is the first word a command?"""
    first = next((argument for argument in arguments if not argument.startswith("-")), None)
    if first is not None and first not in COMMANDS:
        raise Refused("command", command=first, known=", ".join(COMMANDS))


def command_line(with_help: bool) -> Any:
    """The commands as typer runs them; their help is looked up only if somebody reads it."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None, context_settings=HELP)
    app.callback(invoke_without_command=True)(zenobia)
    for command in COMMANDS.values():
        app.command()(command)
    made: Any = typer.main.get_command(app)
    if with_help:
        from zenobia.cli.speech import say

        for name, command in {"zenobia": made, **made.commands}.items():
            command.help = command.short_help = say(f"help-{name}")
            for parameter in command.params:
                if hasattr(parameter, "help") and parameter.name != "help":
                    parameter.help = say(f"help-{name}-{parameter.name}")
    return made


def usage(error: Any) -> Refused:
    """A complaint of the option parser as a refusal of ours."""
    kind = type(error).__name__
    parameter = getattr(error, "param", None)
    name = "/".join(parameter.opts) if parameter is not None and parameter.opts[0].startswith("-") else ""
    name = name or (parameter.metavar.rstrip(".") if parameter is not None else "")
    if kind == "NoSuchOption":
        known = sorted(o for p in error.ctx.command.params for o in p.opts if o.startswith("--")) if error.ctx else []
        return Refused("usage-option", option=error.option_name, known=", ".join(known))
    if kind == "BadOptionUsage":
        return Refused("usage-value-missing", option=error.option_name)
    if kind == "MissingParameter":
        return Refused("usage-missing", name=name)
    if kind == "BadParameter":
        return Refused("usage-number", name=name)  # our typed parameters are numbers
    extra = re.search(r"extra arguments?(?:\(s\))? \((.*)\)", error.format_message())
    return Refused("usage-extra", text=extra[1]) if extra else Refused("usage", text=error.format_message())
