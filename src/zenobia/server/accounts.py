"""Who is asking: a session for a browser, a token for a program, and a password for those who want an account."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import ipaddress
import secrets
import time
import unicodedata
from collections.abc import Callable
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from zenobia.core.game import Refused
from zenobia.server import sessions
from zenobia.server.database import Work
from zenobia.server.limits import Limiter
from zenobia.server.names import account_key, alike, clean_name, key, own_name
from zenobia.server.schema import people
from zenobia.server.schema import sessions as rows
from zenobia.server.sessions import A_YEAR, browser_of, digest
from zenobia.server.settings import Settings
from zenobia.server.store import Store, new_id

COOKIE = "zenobia"
CSRF = "x-csrf"
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
MOST_TOKENS = 20
SAFE = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": 80, "https": 443}
HASHER = PasswordHasher()
TIDYING = 3600.0  # seconds between two rounds through the sessions

Ask = ASGIConnection[Any, Any, Any, Any]


class Visitor(msgspec.Struct, frozen=True):
    """Somebody, by the id that stands on their seats."""

    id: str
    session: str = ""  # the digest of the cookie's or the program's token
    by_token: bool = False
    cookie: str = ""  # the token of a session that begins now


class Accounts:
    """Sessions, tokens and passwords."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.secret = b""
        limits = settings.limits
        self.requests = Limiter(limits.requests)
        self.newcomers = Limiter(limits.newcomers)
        self.passwords = Limiter(limits.passwords)
        self.tables = Limiter(limits.tables)
        self.chats = Limiter(limits.chats)
        self.hints = Limiter(limits.hints)
        self.foresights = Limiter(limits.foresights)
        self.ended: Callable[[list[str]], None] = lambda digests: None  # told of sessions that have ended
        self.noting: set[asyncio.Task[None]] = set()
        self.tidied = -TIDYING

    async def start(self) -> None:
        """Read the key that signs what pages send along."""
        self.secret = await self.store.key("cookie")

    # ------------------------------------------------------------ sessions

    def cookie(self, token: str) -> Cookie:
        """The cookie of a session."""
        return Cookie(
            key=COOKIE,
            value=token,
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
            path="/",
        )

    def csrf(self, session: str) -> str:
        """What a page of a session must send along with every change."""
        return hmac.new(self.secret, f"csrf:{session}".encode(), hashlib.sha256).hexdigest()[:40]

    async def begin(self, person: str, connection: Ask, instead_of: str = "", also: Work[Any] | None = None) -> Visitor:
        """A new session of somebody, in place of the one they had; and what else belongs to it."""
        label = browser_of(connection.headers.get("user-agent", ""))

        def work(connection: Connection) -> tuple[str, list[str]]:
            if also:
                also(connection)
            if time.monotonic() - self.tidied > TIDYING:
                self.tidied = time.monotonic()
                sessions.tidy(connection, time.time())
            return sessions.begin(connection, person, label, instead_of)

        token, ended = await self.store.write(work)
        self.close(ended)
        return Visitor(person, digest(token), cookie=token)

    async def end(self, person: str, session: str, but: bool = False) -> bool:
        """End a session of somebody by its id or digest, or all but that one; was there any?"""
        which = (rows.c.digest != session) if but else (rows.c.id == session) | (rows.c.digest == session)
        ended = await self.store.write(lambda connection: sessions.end(connection, rows.c.person == person, which))
        self.close(ended)
        return bool(ended)

    def close(self, digests: list[str]) -> None:
        """Close the sockets of sessions and tokens that have ended, in all server processes."""
        if digests:
            self.ended(digests)

    # ------------------------------------------------------------ the visitor

    async def visitor(self, connection: Ask) -> Visitor:
        """Who is asking; a stranger is refused."""
        found = await self.recognise(connection)
        if found is None:
            raise Refused("session")
        self.requests.check(found.id)
        method = connection.scope.get("method", "GET")
        if not found.by_token and method not in SAFE:
            self.check_csrf(found.session, connection.headers.get(CSRF, ""))
        return found

    async def anybody(self, connection: Ask) -> Visitor:
        """Who is asking; a stranger gets an id. Whose session has ended is told so first."""
        found = await self.recognise(connection)
        if found is not None:
            self.requests.check(found.id)
            return found
        if COOKIE in connection.cookies:
            raise Refused("session")
        self.newcomers.check(address(connection))
        return await self.begin(new_id(24), connection)

    async def recognise(self, connection: Ask) -> Visitor | None:
        """Who is asking, if they are known."""
        authorization = connection.headers.get("authorization", "")
        if authorization:
            scheme, _, token = authorization.partition(" ")
            known = digest(token.strip())
            person = await self.store.person_of_token(known) if scheme.lower() == "bearer" else None
            if person is None:
                raise Refused("token")
            return Visitor(person, known, by_token=True)
        token = connection.cookies.get(COOKIE, "")
        return await self._of_session(digest(token)) if token else None

    async def _of_session(self, known: str) -> Visitor | None:
        found = await self.store.all(select(rows.c.person, rows.c.created, rows.c.seen).where(rows.c.digest == known))
        if not found:
            return None
        now = time.time()
        if sessions.is_due(found[0], now):
            task = asyncio.create_task(self._note_use(known, now))
            self.noting.add(task)
            task.add_done_callback(self.noting.discard)
        return Visitor(found[0].person, known)

    async def _note_use(self, known: str, now: float) -> None:
        with contextlib.suppress(Refused):  # it is noted another time
            await self.store.write(lambda connection: sessions.note_use(connection, known, now))

    def check_csrf(self, session: str, given: str) -> None:
        """Refuse what another site sent in a visitor's name."""
        if not hmac.compare_digest(given.encode(), self.csrf(session).encode()):
            raise Refused("csrf")

    # ------------------------------------------------------------ accounts

    async def register(self, visitor: Visitor, account: str, password: str, connection: Ask) -> Visitor:
        """Make a visitor an account; they go on in a new session."""
        self.passwords.check(address(connection))
        account, stored = own_name(account), account_key(account)
        check_password(password)
        known = await self.store.person(visitor.id)
        if known is not None and known.account:
            raise Refused("account-has", account=known.account)
        hashed = await asyncio.to_thread(HASHER.hash, password)
        name = known.name if known is not None and known.name else account
        values = {"account": stored, "password": hashed, "name": name}

        def work(connection: Connection) -> None:
            taken = select(people.c.id).where(people.c.account.in_(alike(stored)))
            if connection.execute(taken).first():
                raise Refused("account-taken", account=account)
            row = self.store.insert(people).values(id=visitor.id, created=time.time(), **values)
            try:
                connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=values))
            except IntegrityError as error:  # somebody was quicker
                raise Refused("account-taken", account=account) from error

        return await self.begin(visitor.id, connection, visitor.session, work)

    async def log_in(self, visitor: Visitor, account: str, password: str, connection: Ask) -> Visitor:
        """The account's person for the right password, in a new session. Guesses count by address and by account."""
        self.passwords.check(address(connection))
        account = printable(account)
        self.passwords.check(f"account {key(account)}")
        known = [await self.store.person_of_account(each) for each in (key(account), account.casefold())]
        person = next((each for each in known if each is not None), None)
        hashed = person.password if person is not None else nobodys()
        if not await asyncio.to_thread(matches, hashed, password) or person is None:
            raise Refused("password")
        return await self.begin(str(person.id), connection, visitor.session)

    async def new_token(self, visitor: str, label: str) -> tuple[str, str]:
        """A token for a program: its id and itself, which nobody sees again."""
        label = clean_name(label)
        if len(await self.store.tokens_of(visitor)) >= MOST_TOKENS:
            raise Refused("too-many-tokens", most=MOST_TOKENS)
        await self.store.keep_person(visitor)
        token, name = "zenobia_" + secrets.token_urlsafe(32), new_id()
        await self.store.add_token(id=name, person=visitor, label=label, digest=digest(token), created=time.time())
        return name, token


def in_person(visitor: Visitor) -> None:
    """Refuse a program what only its person may do."""
    if visitor.by_token:
        raise Refused("token-by-token")


def matches(hashed: str, password: str) -> bool:
    """Is it the password?"""
    try:
        return HASHER.verify(hashed, password[: LONGEST_PASSWORD + 1])
    except (VerificationError, InvalidHashError):
        return False


@cache
def nobodys() -> str:
    """A password that nobody has, so that an unknown account takes as long as a wrong password."""
    return HASHER.hash(secrets.token_hex(16))


def check_password(password: str) -> None:
    """Refuse a password that is too short or too long."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


def printable(text: str) -> str:
    """Text on one line, without signs that cannot be seen."""
    kept = "".join(sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", text))
    return " ".join(kept.split())


# ---------------------------------------------------------------- where somebody asks from


def address(connection: Ask) -> str:
    """Where somebody asks from: an address of IPv4, or the network of one of IPv6, which belongs to one household."""
    given = connection.client.host if connection.client else ""
    try:
        found = ipaddress.ip_address(given)
    except ValueError:
        return "?"
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found) >> 64 << 64, 64)))


def same_origin(connection: Ask, settings: Settings) -> bool:
    """Does a page of this site ask? Programs send no Origin. Behind a proxy, https is what the operator says."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    secure = settings.secure or connection.scope.get("scheme") in ("https", "wss")
    scheme = "https" if secure else "http"
    try:
        page, own = urlsplit(origin), urlsplit(f"{scheme}://{connection.headers.get('host', '')}")
        ports = [each.port or PORTS[scheme] for each in (page, own)]
    except ValueError:
        return False
    return page.scheme == scheme and bool(page.hostname) and page.hostname == own.hostname and ports[0] == ports[1]
