"""Sessions of browsers: a random token in a cookie, its digest in the database. A row that is gone is a session that
has ended, at once and everywhere."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, or_, select, update

from zenobia.server.schema import sessions
from zenobia.server.store import new_id

A_DAY = 24 * 3600
A_YEAR = 365 * A_DAY
MOST_SESSIONS = 50  # of one person; the longest unseen ends first

# a browser's name by a word in its user agent; many call themselves Safari or Chrome too, so the order matters
BROWSERS = {
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
    "python": "Python",
    "curl/": "curl",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def browser_of(agent: str) -> str:
    """A browser in a few words, such as `Firefox, Linux`; empty where it does not say."""
    browser = next((name for word, name in BROWSERS.items() if word in agent), "")
    system = next((name for word, name in SYSTEMS.items() if word in agent), "")
    return ", ".join(word for word in (browser, system) if word)


def begin(connection: Connection, person: str, label: str, instead_of: str = "") -> tuple[str, list[str]]:
    """A new session of somebody in place of another: its token, and the digests of those that end."""
    token, now = secrets.token_urlsafe(32), time.time()
    ended = end(connection, sessions.c.digest == instead_of) if instead_of else []
    row = {"id": new_id(), "digest": digest(token), "person": person, "label": label, "created": now, "seen": now}
    connection.execute(sessions.insert().values(**row))
    mine = select(sessions.c.digest).where(sessions.c.person == person)
    oldest = [each.digest for each in connection.execute(mine.order_by(sessions.c.seen.desc()).offset(MOST_SESSIONS))]
    if oldest:
        ended += end(connection, sessions.c.digest.in_(oldest))
    return token, ended


def end(connection: Connection, *which: ColumnElement[bool]) -> list[str]:
    """End sessions; their digests."""
    return [row.digest for row in connection.execute(delete(sessions).where(*which).returning(sessions.c.digest))]


def of(connection: Connection, person: str) -> Sequence[Row[tuple[object, ...]]]:
    """Somebody's sessions, the latest first."""
    return connection.execute(
        select(sessions).where(sessions.c.person == person).order_by(sessions.c.seen.desc(), sessions.c.id)
    ).all()


def is_due(row: Row[tuple[object, ...]], now: float) -> bool:
    """Should it be noted that a session is used? The first time, and then once a day."""
    return bool(row.seen == row.created or now - row.seen > A_DAY)


def note_use(connection: Connection, token_digest: str, now: float) -> None:
    """Note that a session is used."""
    connection.execute(update(sessions).where(sessions.c.digest == token_digest).values(seen=now))


def tidy(connection: Connection, now: float) -> None:
    """Forget sessions that nobody uses any more, and those that were never used: programs that keep no cookie."""
    unused = and_(sessions.c.seen == sessions.c.created, sessions.c.created < now - A_DAY)
    connection.execute(delete(sessions).where(or_(sessions.c.seen < now - A_YEAR, unused)))
