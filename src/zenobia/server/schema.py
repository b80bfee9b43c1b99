"""The tables of the database. Migrations make them; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# what the server itself must remember: the key that signs what pages send along
keys = Table("keys", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(48)),
    Column("language", String(2)),
    Column("account", String(48), unique=True),
    Column("password", Text),  # argon2
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(48), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),  # sha256: the token itself is nowhere kept
    Column("created", Float, nullable=False),
)

# where people are logged in, guests too
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),  # of the token in the cookie, which is nowhere kept
    Column("person", String(24), nullable=False, index=True),
    Column("label", String(48), nullable=False),  # the browser
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, index=True),  # roughly when it was last used; as `created`: never since
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False),  # version of the rules the game began with
    Column("data", String(80), nullable=False),
    Column("n", Integer, nullable=False),  # lines of the log
    Column("snapshot", LargeBinary, nullable=False),  # the state after them; empty until the game is dealt
    Column("to_act", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("undo", JSON),  # who asks for it, at which n, who agreed
    Column("clock", JSON),  # minutes and increment
    Column("left", JSON),  # seconds that each seat has left
    Column("watch", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("hotseat", Boolean, nullable=False),
    Column("host", String(24), nullable=False),
    Column("waiting", Boolean, nullable=False),  # for somebody to take a free seat
    Column("rematch", String(24)),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),  # when the last move was made, or the game began
    Column("shown", Float, nullable=False, server_default="0"),  # when everybody last noticed anything
    Index("ix_tables_open", "over", "waiting", "shown"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open, friend
    Column("person", String(24), index=True),
    Column("name", String(48)),
    Column("bot", String(40)),
    Column("vacant", Boolean, nullable=False),  # a bot keeps it until somebody joins
)

# who has looked through the eyes of which seat, from which line on: they never get another one of the same game
witnesses = Table(
    "witnesses",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("since", Integer, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),  # a move's text, or `undo COUNT`
    Column("entropy", BigInteger, nullable=False),
    Column("check", String(16), nullable=False),  # names the state after the move
    Column("events", JSON, nullable=False),  # [[audience, number, details...], ...]
    Column("revealed", Boolean, nullable=False),  # did the move show anything hidden?
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "n", name="uq_moves_table_n"),  # decides races between server processes
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(24), nullable=False),
    Column("seat", Integer),
    Column("name", String(48), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# what finished games came to; a seat that a bot only kept for somebody has neither person nor bot
results = Table(
    "results",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), index=True),
    Column("bot", String(40)),
    Column("rank", Integer),  # 1 is best; none where the position cannot be read any more
    Column("score", Integer),  # none for somebody who resigned
    Column("at", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(48), primary_key=True),  # person:ID or bot:NAME
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# moves that people have planned; nobody else ever hears of them
plans = Table(
    "plans",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(24), nullable=False),
    Column("n", Integer, nullable=False),  # lines of the log when it was made
    Column("lines", JSON, nullable=False),  # [{moves, when: null | {by, move, sign: {name, details}}}, ...]
    Column("dropped", JSON),  # what could not be played: {why, move}
)

# analyses of finished games, made once
analyses = Table(
    "analyses",
    metadata,
    Column("table", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("found", JSON, nullable=False),  # see ai/analysis.py
    Column("at", Float, nullable=False),
)
