"""Who is asking: a signed cookie for a browser, a token for a program, and a password for those who want an account."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from functools import cache

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from zenobia.core.game import Refused
from zenobia.server.limits import Limiter
from zenobia.server.settings import Settings
from zenobia.server.store import Store, new_id

COOKIE = "zenobia"
CSRF = "x-csrf"
A_YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
SAFE = ("GET", "HEAD", "OPTIONS")
ID = re.compile(r"[a-z2-9]{24}")
HASHER = PasswordHasher()


class Visitor(msgspec.Struct, frozen=True):
    """Somebody, by the id that stands on their seats."""

    id: str
    by_token: bool = False
    fresh: bool = False  # came without a cookie


class Accounts:
    """Cookies, tokens and passwords."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.secret = b""
        self.requests = Limiter(settings.limits.requests)
        self.newcomers = Limiter(settings.limits.newcomers)
        self.passwords = Limiter(settings.limits.passwords)
        self.tables = Limiter(settings.limits.tables)

    async def start(self) -> None:
        """Read the key that signs cookies."""
        self.secret = await self.store.key("cookie")

    # ------------------------------------------------------------ cookies

    def sign(self, what: str, text: str) -> str:
        """A signature that only this site can make."""
        return hmac.new(self.secret, f"{what}:{text}".encode(), hashlib.sha256).hexdigest()[:40]

    def cookie(self, visitor: str) -> Cookie:
        """The cookie of a visitor."""
        return Cookie(
            key=COOKIE,
            value=f"{visitor}.{self.sign('visitor', visitor)}",
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
            path="/",
        )

    def csrf(self, visitor: str) -> str:
        """What a page must send along with every change."""
        return self.sign("csrf", visitor)

    def read_cookie(self, value: str | None) -> str | None:
        """The visitor of a cookie, if we signed it."""
        visitor, _, signature = (value or "").partition(".")
        if not ID.fullmatch(visitor):
            return None
        expected = self.sign("visitor", visitor)
        return visitor if hmac.compare_digest(signature.encode(), expected.encode()) else None

    # ------------------------------------------------------------ the visitor

    async def visitor(self, connection: ASGIConnection) -> Visitor:  # type: ignore[type-arg]
        """Who is asking; a stranger is refused."""
        found = await self.recognise(connection)
        if found is None:
            raise Refused("session")
        self.requests.check(found.id)
        method = connection.scope.get("method", "GET")
        if not found.by_token and method not in SAFE:
            self.check_csrf(found.id, connection.headers.get(CSRF, ""))
        return found

    async def anybody(self, connection: ASGIConnection) -> Visitor:  # type: ignore[type-arg]
        """Who is asking; a stranger gets an id."""
        found = await self.recognise(connection)
        if found is None:
            self.newcomers.check(address(connection))
            return Visitor(new_id(24), fresh=True)
        self.requests.check(found.id)
        return found

    async def recognise(self, connection: ASGIConnection) -> Visitor | None:  # type: ignore[type-arg]
        """Who is asking, if they are known."""
        authorization = connection.headers.get("authorization", "")
        if authorization:
            scheme, _, token = authorization.partition(" ")
            person = await self.store.person_of_token(digest(token.strip())) if scheme.lower() == "bearer" else None
            if person is None:
                raise Refused("token")
            return Visitor(person, by_token=True)
        visitor = self.read_cookie(connection.cookies.get(COOKIE))
        return Visitor(visitor) if visitor else None

    def check_csrf(self, visitor: str, given: str) -> None:
        """Refuse what another site sent in a visitor's name."""
        if not hmac.compare_digest(given.encode(), self.csrf(visitor).encode()):
            raise Refused("csrf")

    # ------------------------------------------------------------ accounts

    async def register(self, visitor: str, account: str, password: str) -> None:
        """Make a visitor an account."""
        account = clean_name(account)
        check_password(password)
        known = await self.store.person(visitor)
        if known is not None and known.account:
            raise Refused("account-has", account=known.account)
        if await self.store.person_of_account(account.casefold()):
            raise Refused("account-taken", account=account)
        hashed = await asyncio.to_thread(HASHER.hash, password)
        name = known.name if known is not None and known.name else account
        await self.store.keep_person(visitor, account=account.casefold(), password=hashed, name=name)

    async def log_in(self, account: str, password: str) -> str:
        """The id of an account, for the right password."""
        person = await self.store.person_of_account(clean_name(account).casefold())
        hashed = person.password if person is not None else nobodys()
        if not await asyncio.to_thread(matches, hashed, password) or person is None:
            raise Refused("password")
        return str(person.id)

    async def new_token(self, visitor: str, label: str) -> tuple[str, str]:
        """A token for a program: its id and itself, which nobody sees again."""
        label = clean_name(label)
        if len(await self.store.tokens_of(visitor)) >= 20:
            raise Refused("too-many-tokens", most=20)
        await self.store.keep_person(visitor)
        token, name = "zenobia_" + secrets.token_urlsafe(32), new_id()
        await self.store.add_token(id=name, person=visitor, label=label, digest=digest(token), created=time.time())
        return name, token


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


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name on one line, without signs that cannot be seen or turn the text around."""
    name = printable(name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("name", most=LONGEST_NAME)
    return name


def printable(text: str) -> str:
    """Text on one line, without signs that cannot be seen."""
    kept = "".join(sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", text))
    return " ".join(kept.split())


def address(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Where somebody asks from."""
    return connection.client.host if connection.client else "?"
