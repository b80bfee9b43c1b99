"""`zenobia` alone: the games and the commands."""

from __future__ import annotations

from zenobia.cli.speech import console, say, title_of
from zenobia.games import names


def show(commands: list[str]) -> int:
    """Say what there is."""
    from rich.table import Table

    out = console()
    out.print(f"[bold]{say('zenobia')}[/bold]: {say('help-zenobia')}\n")
    for heading, rows in (
        ("games", [(name, title_of(name)) for name in names()]),
        ("commands", [(f"zenobia {name}", say(f"help-{name}")) for name in commands]),
    ):
        out.print(f"[bold]{say(heading)}[/bold]")
        table = Table.grid(padding=(0, 2))
        for name, text in rows:
            table.add_row(f"  [cyan]{name}[/cyan]", text)
        out.print(table)
        out.print()
    out.print(say("help-hint", command="zenobia play"), soft_wrap=True)
    return 0
