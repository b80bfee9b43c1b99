"""`zenobia play`: a game in the terminal, against bots or several people on one device."""

from __future__ import annotations

import os
import re
import secrets
import shlex
import tempfile
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random

from zenobia.ai.bots import BOTS, ask_bot, find_bot
from zenobia.cli.folders import ready
from zenobia.cli.interrupt import Interruptions
from zenobia.cli.prompt import Reader, advance, fitting, menu, next_words
from zenobia.cli.record import read_record
from zenobia.cli.saving import new_file
from zenobia.cli.speech import complain, console, say, seat_names, title_of, why, words_of
from zenobia.core.files import RECORD, check_output, write_text
from zenobia.core.game import SPECTATOR, Game, Refused
from zenobia.core.record import write as record_of
from zenobia.core.table import Move, Table, heard_by
from zenobia.games import called
from zenobia.games.drawing import drawn, legend

PERSON = "me"
DEFAULT_BOT = "greedy"
NUMBER = re.compile(r"[0-9]{1,4}")  # of a menu
BOT_NAME = re.compile(r"(\S+) \(bot\)")  # how a record names the seat of a bot
WIPE = "\x1b[H\x1b[2J"  # the screen
WIPE_ALL = WIPE + "\x1b[3J"  # and what has scrolled off it


@dataclass(frozen=True)
class Wishes:
    """What the person asked for."""

    players: int | None
    options: list[str]
    seats: list[str]
    hotseat: bool
    bots: list[str]
    seed: int | None


def sitting(game: Game, wishes: Wishes, players: int | None) -> list[str]:
    """Who sits where: PERSON or the name of a bot."""
    for name in wishes.bots:
        find_bot(name)
    for name in wishes.seats:
        if name not in (PERSON, *BOTS):
            raise Refused("bot", bot=name, known=", ".join([PERSON, *BOTS]))
    if wishes.seats:
        if players not in (None, len(wishes.seats)):
            raise Refused("players-seats", seats=len(wishes.seats), players=players)
        game.seats_for(len(wishes.seats))
        return wishes.seats
    people = 2 if wishes.hotseat else 1
    count = game.seats_for(players if players is not None else max(people + len(wishes.bots), 2, game.seats[0]))
    if len(wishes.bots) >= count:
        raise Refused("bots-many", bots=len(wishes.bots), players=count)
    bots = wishes.bots or ([] if wishes.hotseat else [DEFAULT_BOT])
    if wishes.hotseat:
        return [PERSON] * max(1, count - len(bots)) + bots[: count - 1]
    return [PERSON] + [bots[n % len(bots)] for n in range(count - 1)]


def play(game_id: str | None, wishes: Wishes, data: Path | None, resume: Path | None, save: Path | None) -> int:
    """Set up or resume a game and play it."""
    if save is not None:
        check_output(save, RECORD)
    if resume is not None:
        table, seats = resumed(game_id, wishes, data, resume)
    else:
        game = ready(game_id or "", data)
        seats = sitting(game, wishes, wishes.players)
        table = Table(game, len(seats), game.new_options(wishes.options), wishes.seed)
    return Session(table, seats, save or resume, data).run()


def resumed(game_id: str | None, wishes: Wishes, data: Path | None, file: Path) -> tuple[Table, list[str]]:
    """A saved game and who sits where; the seats may be filled anew."""
    for given, option in ((wishes.options, "--option"), (wishes.seed is not None, "--seed")):
        if given:
            raise Refused("resume-with", option=option)
    record = read_record(file, data)
    table = record.table
    if game_id is not None and game_id != table.game.id:
        ready(game_id)
        raise Refused("resume-game", file=str(file), found=table.game.id, game=game_id)
    if wishes.players not in (None, table.players):
        raise Refused("resume-with", option="--players")
    if wishes.seats or wishes.bots or wishes.hotseat:
        return table, sitting(table.game, wishes, table.players)
    bots = [BOT_NAME.fullmatch(name) for name in record.names]
    seats = [found[1] if found else PERSON for found in bots]
    for name in seats:
        if name != PERSON:
            find_bot(name)
    return table, seats


class Session:
    """People and bots at a table in the terminal."""

    def __init__(self, table: Table, seats: list[str], file: Path | None, data: Path | None) -> None:
        self.table, self.game, self.seats = table, table.game, seats
        self.file, self.data = file, data
        self.words = words_of(self.game.id)
        self.out, self.reader = console(), Reader()
        self.interruptions = Interruptions()
        self.random = Random(secrets.randbits(62))
        plain = seat_names(table)
        self.names = [
            name if who == PERSON else say("player-bot", name=name, bot=who)
            for name, who in zip(plain, seats, strict=True)
        ]
        self.people = [seat for seat, who in enumerate(seats) if who == PERSON]
        welcome = say("play-intro") if self.people else say("play-watch")
        self.news = {seat: [title_of(self.game.id), welcome] for seat in self.people or [SPECTATOR]}
        self.in_front: int | None = self.people[0] if len(self.people) == 1 else None  # who looks at the screen

    def run(self) -> int:
        """Play to the end, or save at an interruption."""
        with self.interruptions:
            try:
                if not self.people:
                    self.draw(SPECTATOR)
                while not self.table.over:
                    self.decide()
                self.finish()
            except (KeyboardInterrupt, EOFError):
                self.interruptions.ignore()
                return self.leave()
            except Exception:  # a mistake of ours must not cost the game
                self.leave()
                raise
        return 0

    def decide(self) -> None:
        """One decision of whoever is to act."""
        if self.seats[self.table.to_act] == PERSON:
            self.ask()
        else:
            self.let_bot_play()

    # ---------------------------------------------------------------- bots

    def let_bot_play(self) -> None:
        seat, name = self.table.to_act, self.seats[self.table.to_act]
        action, failure = ask_bot(find_bot(name), self.table, self.random)
        if failure:
            move = self.game.text(action)
            complain(say("bot-failed", bot=name, seat=self.names[seat], reason=failure, move=move))
        self.make(action)
        if not self.people:
            self.draw(SPECTATOR)

    def make(self, action: int) -> None:
        """Make a move and keep for everybody what they hear of it."""
        with self.interruptions.held():
            self.news.get(self.table.to_act if self.people else SPECTATOR, []).clear()
            events = self.table.do(action)
            for seat, news in self.news.items():
                news += [self.words.sentence(self.game, event, self.names) for event in heard_by(events, seat)]

    # ---------------------------------------------------------------- people

    def ask(self) -> None:
        """Show a person the board and take one decision, or a command that changes who decides."""
        seat = self.table.to_act
        self.call_to_screen(seat)
        self.draw(seat)
        legal = self.table.legal()
        path = advance(legal, [])
        self.offer(legal, path)
        before = len(self.table.log)
        while len(self.table.log) == before:
            try:
                line = self.reader.line(f"{self.names[seat]}{''.join(f' {word}' for word in path)}> ", legal)
                path = self.take(line, legal, path, seat)
            except Refused as refusal:
                self.write(why(refusal), style="red")

    def take(self, line: str, legal: list[str], path: list[str], seat: int) -> list[str]:
        """Follow one line: a number of the menu, words of a move, or a command; the path reached."""
        words = line.lower().split()
        if not words:
            return self.enter(legal, path, seat)
        command, _, rest = line.partition(" ")
        command = {"?": "help", "exit": "quit"}.get(command.lower(), command.lower())
        if hasattr(self, f"do_{command}") and not fitting(legal, words):
            getattr(self, f"do_{command}")(rest)
            return path
        choices = next_words(legal, path)
        if NUMBER.fullmatch(line) and not fitting(legal, [*path, line]):
            if not 1 <= int(line) <= len(choices):
                raise Refused("illegal-move", move=line, near=f"1 ... {len(choices)}")
            words = [*path, choices[int(line) - 1]]
        elif fitting(legal, [*path, *words]):
            words = [*path, *words]
        text = " ".join(words)
        if text not in legal and fitting(legal, words):
            path = advance(legal, words)
            self.offer(legal, path)
            return path
        self.make(self.table.find(text))
        return []

    def enter(self, legal: list[str], path: list[str], seat: int) -> list[str]:
        """An empty line: back to the beginning, the only move, or the board again."""
        start = advance(legal, [])
        if path != start:
            self.offer(legal, start)
        elif len(legal) == 1:
            self.make(self.table.find(legal[0]))
        else:
            self.draw(seat)
            self.offer(legal, start)
        return start

    def offer(self, legal: list[str], path: list[str]) -> None:
        """The numbered menu after a path."""
        from rich.columns import Columns
        from rich.text import Text

        labels = menu(legal, path, self.words)
        counts = all(word.isdigit() for word in next_words(legal, path))  # these are typed as they are
        items = [Text.assemble(("" if counts else f"{n} ", "dim"), label) for n, label in enumerate(labels, 1)]
        self.out.print(Columns(items, padding=(0, 2), equal=True, column_first=len(items) <= 12))
        if len(legal) == 1:
            self.write(say("menu-only", move=self.words.move(legal[0])), style="dim")
        elif path != advance(legal, []):
            self.write(say("menu-back"), style="dim")

    def call_to_screen(self, seat: int) -> None:
        """Hide the last hand, and wait until the next person sits in front of the screen."""
        if len(self.people) == 1 or self.in_front == seat:
            return
        self.wipe()
        self.write(say("hot-seat-pass", player=self.names[seat]), style="bold")
        if self.reader.at_terminal:
            self.reader.line(say("hot-seat-enter", player=self.names[seat]) + " ", [])
            self.reader.forget()
        self.in_front = seat

    def draw(self, seat: int) -> None:
        """The board as a seat sees it, and what happened since that seat last decided."""
        if seat != SPECTATOR:
            self.wipe()
        for sentence in self.news[seat]:  # above the board: a small window shows the board and the menu
            self.write(sentence, style="cyan", wrap=True)
        self.out.print(drawn(self.table, seat))

    def wipe(self) -> None:
        if self.reader.at_terminal:
            print(WIPE_ALL if len(self.people) > 1 else WIPE, end="", flush=True)
        else:
            self.out.print()

    def write(self, text: str, style: str = "", wrap: bool = False) -> None:
        """A line; wrapped at words where a person reads it, never inside what is to be copied."""
        self.out.print(text, style=style, soft_wrap=not (wrap and self.out.is_terminal))

    # ---------------------------------------------------------------- commands

    def do_undo(self, rest: str) -> None:
        """Back to the last decision of a person (of this one, if there is no other)."""
        if not any(move.seat in self.people for move in self.table.log):
            raise Refused("nothing-to-undo")
        taken: list[Move] = []
        with self.interruptions.held():
            while not taken or taken[-1].seat not in self.people:
                taken.append(self.table.undo())
        for seat, news in self.news.items():  # what others threw away stays their secret
            own = ", ".join(move.text for move in reversed(taken) if move.seat == seat)
            news[:] = [say("undone", moves=own)] if own else []

    def do_save(self, rest: str) -> None:
        file = Path(os.path.expanduser(rest)) if rest else self.file or new_file(self.game.id)
        self.store(file)
        self.file = file
        self.write(say("saved", file=str(file)))

    def do_moves(self, rest: str) -> None:
        from rich.columns import Columns

        found = [text for text in self.table.legal() if text.startswith(" ".join(rest.lower().split()))]
        self.write(say("moves-legal", n=len(found)) if found else say("moves-none"))
        self.out.print(Columns(found, padding=(0, 2), equal=True))

    def do_rules(self, rest: str) -> None:
        from rich.markdown import Markdown

        from zenobia.cli.rules import rule_text

        self.out.print(Markdown(rule_text(self.game.id, rest or "?")))

    def do_help(self, rest: str) -> None:
        for command in ("move", "enter", "undo", "save", "moves", "rules", "quit"):
            self.write(f"  {say(f'play-help-{command}')}", wrap=True)
        for line in legend(self.game.id):
            self.write(f"  {line}", style="dim", wrap=True)

    def do_quit(self, rest: str) -> None:
        raise EOFError

    # ---------------------------------------------------------------- the end

    def record(self) -> str:
        return record_of(self.table, ["" if who == PERSON else f"{who} (bot)" for who in self.seats])

    def store(self, file: Path) -> None:
        """Write the record into a file that is new or holds a record."""
        check_output(file, RECORD, "not-saved")
        write_text(file, self.record(), "not-saved")

    def finish(self) -> None:
        """The last news, the lifted screens, the ranking."""
        from rich.table import Table as Grid

        self.draw(next(iter(self.news)))
        ranks, scores = self.table.ranks(), self.table.scores()
        grid = Grid(say("rank"), say("player"), say("score"), title=say("final-score"), title_justify="left")
        for seat in sorted(range(self.table.players), key=lambda seat: ranks[seat]):
            grid.add_row(str(ranks[seat]), self.names[seat], str(scores[seat]))
        self.out.print(grid)
        best = [name for name, rank in zip(self.names, ranks, strict=True) if rank == 1]
        alone = len(best) == 1
        self.write(say("winner-is", player=best[0]) if alone else say("winners-are", players=", ".join(best)), "bold")
        if self.people:
            self.note_campaign()
        if self.file is not None:
            self.do_save("")

    def note_campaign(self) -> None:
        """A game with a campaign keeps a person's best scores, and says what it noted."""
        if find_spec(f"zenobia.games.{self.game.id}.campaign"):
            for name, details in import_module(f"zenobia.games.{self.game.id}.campaign").finished(self.table):
                self.write(self.words(name, **details))

    def leave(self) -> int:
        """Save and say how to go on; if it cannot be saved where it should be, elsewhere, or on the screen."""
        print()
        wanted = self.file or new_file(self.game.id)
        for file in (wanted, new_file(self.game.id), Path(tempfile.gettempdir()) / wanted.name):
            try:
                self.store(file)
            except Refused as refusal:
                complain(say("saved-elsewhere", **refusal.details))
                continue
            self.write(say("saved", file=str(file)))
            data = f" --data {shlex.quote(str(self.data))}" if self.data else ""
            command = f"zenobia play {called(self.game.id)} --resume {shlex.quote(str(file))}{data}"
            self.write(say("resume-with", command=command))
            return 0
        complain(say("saved-nowhere"))
        print(self.record())
        return 1
