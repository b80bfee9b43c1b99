"""The command line: `zenobia play tigris` and its sisters."""

from zenobia.cli.commands import main

__all__ = ["main"]
