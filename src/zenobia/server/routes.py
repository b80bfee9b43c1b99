"""What is reached by HTTP. Each answer is a struct of `messages`, each refusal says what to do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Response as Answer

from zenobia.core.folders import folder_of
from zenobia.core.game import Refused
from zenobia.core.words import LANGUAGES, PACKAGE, words
from zenobia.games import find, own
from zenobia.server import lobby, messages
from zenobia.server import sessions as browsers
from zenobia.server.accounts import COOKIE, Accounts, Visitor, in_person
from zenobia.server.messages import LARGEST, Refusal
from zenobia.server.metrics import may_read
from zenobia.server.names import clean_name, own_name
from zenobia.server.rooms import Rooms
from zenobia.server.site import is_known, tag_of

Id = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,24}$")]
Name = Annotated[str, PathParameter(pattern="^[a-z0-9_-]{1,40}$")]
Language = Annotated[str, PathParameter(pattern="^[A-Za-z-]{1,8}$", description="en, fr or it")]
Count = Annotated[int, PathParameter(ge=0, le=LARGEST)]

Asker = NamedDependency[Visitor]
TheAccounts = NamedDependency[Accounts]
TheRooms = NamedDependency[Rooms]


def refusals(*codes: int) -> dict[int, ResponseSpec]:
    """The refusals of a request, for the description."""
    said = {
        400: "the request is malformed",
        401: "no session: GET /api/me first; or an unknown token",
        403: "not allowed",
        404: "there is no such thing",
        409: "not possible now",
        413: "too long",
        415: "this is not JSON",
        422: "not possible",
        429: "too often",
        503: "too much is asked for, or the database is away; try again soon",
    }
    return {code: ResponseSpec(Refusal, description=said[code]) for code in sorted({*codes, 400, 429, 503})}


READ = refusals(401, 403, 404, 409, 422)
CHANGE = refusals(401, 403, 404, 409, 413, 415, 422)
TEXT = {**refusals(404), 200: ResponseSpec(str, description="text", media_type=MediaType.TEXT, generate_examples=False)}


async def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    """Who is asking."""
    accounts: Accounts = request.app.state.accounts
    return await accounts.visitor(request)


async def provide_anybody(request: Request[Any, Any, Any]) -> Visitor:
    """Who is asking, even a stranger."""
    accounts: Accounts = request.app.state.accounts
    return await accounts.anybody(request)


async def provide_accounts(request: Request[Any, Any, Any]) -> Accounts:
    """Cookies, tokens and passwords."""
    accounts: Accounts = request.app.state.accounts
    return accounts


async def provide_rooms(request: Request[Any, Any, Any]) -> Rooms:
    """The tables."""
    rooms: Rooms = request.app.state.rooms
    return rooms


DEPENDENCIES = {
    "visitor": Provide(provide_visitor),
    "anybody": Provide(provide_anybody),
    "accounts": Provide(provide_accounts),
    "rooms": Provide(provide_rooms),
}


# ---------------------------------------------------------------- me


async def me(accounts: Accounts, visitor: Visitor, cookie: str = "") -> Answer[messages.Me]:
    """Who somebody is, perhaps with a cookie."""
    person = await accounts.store.person(visitor.id)
    name, language, account = (person.name, person.language, person.account) if person is not None else (None,) * 3
    csrf = "" if visitor.by_token else accounts.csrf(visitor.session)
    cookies = [accounts.cookie(cookie)] if cookie else []
    told = messages.Me(visitor.id, name, language, account, csrf)
    return Answer(told, cookies=cookies, headers={"Cache-Control": "no-store"}, status_code=200)


def farewell() -> Response[None]:
    """An answer to somebody whose session has ended."""
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


@get("/api/me", responses=refusals(401), tags=["me"])
async def get_me(anybody: Asker, accounts: TheAccounts, request: Request[Any, Any, Any]) -> Answer[messages.Me]:
    """Who am I? A stranger becomes a guest and gets a cookie."""
    kept = "" if anybody.by_token else request.cookies.get(COOKIE, "")
    return await me(accounts, anybody, anybody.cookie or kept)


@post("/api/me", status_code=200, responses=CHANGE, tags=["me"])
async def post_me(data: JSONBody[messages.NewMe], visitor: Asker, accounts: TheAccounts) -> Answer[messages.Me]:
    """My name and language."""
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = own_name(data.name)
    if data.language is not None:
        values["language"] = data.language
    await accounts.store.keep_person(visitor.id, **values)
    if "name" in values:
        await accounts.store.rename_seats(visitor.id, values["name"])
    return await me(accounts, visitor)


@post("/api/account", status_code=200, responses=CHANGE, tags=["me"])
async def post_account(
    data: JSONBody[messages.Credentials], visitor: Asker, accounts: TheAccounts, request: Request[Any, Any, Any]
) -> Answer[messages.Me]:
    """Make me an account, so that I find my tables from other devices. I go on in a new session."""
    in_person(visitor)
    now = await accounts.register(visitor, data.account, data.password, request)
    return await me(accounts, now, now.cookie)


@post("/api/login", status_code=200, responses=CHANGE, tags=["me"])
async def post_login(
    data: JSONBody[messages.Credentials], visitor: Asker, accounts: TheAccounts, request: Request[Any, Any, Any]
) -> Answer[messages.Me]:
    """Be my account, in a new session; the old one ends."""
    in_person(visitor)
    now = await accounts.log_in(visitor, data.account, data.password, request)
    return await me(accounts, now, now.cookie)


@post("/api/logout", status_code=204, responses=CHANGE, tags=["me"])
async def post_logout(visitor: Asker, accounts: TheAccounts) -> Response[None]:
    """End this session."""
    in_person(visitor)
    await accounts.end(visitor.id, visitor.session)
    return farewell()


@get("/api/me/sessions", responses=READ, tags=["me"])
async def get_sessions(visitor: Asker, accounts: TheAccounts) -> list[messages.SessionCard]:
    """Where I am logged in, the latest first."""
    in_person(visitor)
    rows = await accounts.store.read(lambda connection: browsers.of(connection, visitor.id))
    return [
        messages.SessionCard(row.id, row.label, row.created, row.seen, row.digest == visitor.session) for row in rows
    ]


@delete("/api/me/sessions", responses=CHANGE, tags=["me"])
async def delete_sessions(visitor: Asker, accounts: TheAccounts) -> None:
    """Log out everywhere else."""
    in_person(visitor)
    await accounts.end(visitor.id, visitor.session, but=True)


@delete("/api/me/sessions/{session_id:str}", responses=CHANGE, tags=["me"])
async def delete_session(session_id: Id, visitor: Asker, accounts: TheAccounts) -> None:
    """End one of my sessions."""
    in_person(visitor)
    if not await accounts.end(visitor.id, session_id):
        raise Refused("no-session")


@post("/api/tokens", responses=CHANGE, tags=["programs"])
async def post_token(data: JSONBody[messages.NewToken], visitor: Asker, accounts: TheAccounts) -> messages.Token:
    """A token for a program."""
    in_person(visitor)
    name, token = await accounts.new_token(visitor.id, data.label)
    return messages.Token(name, clean_name(data.label), token)


@get("/api/tokens", responses=READ, tags=["programs"])
async def get_tokens(visitor: Asker, accounts: TheAccounts) -> list[messages.TokenCard]:
    """My tokens."""
    return [messages.TokenCard(row.id, row.label, row.created) for row in await accounts.store.tokens_of(visitor.id)]


@delete("/api/tokens/{token_id:str}", responses=CHANGE, tags=["programs"])
async def delete_token(token_id: Id, visitor: Asker, accounts: TheAccounts) -> None:
    """Forget a token; its program loses its sockets."""
    mine = [row.digest for row in await accounts.store.tokens_of(visitor.id) if row.id == token_id]
    if not mine or not await accounts.store.drop_token(visitor.id, token_id):
        raise Refused("no-token")
    accounts.close(mine)


# ---------------------------------------------------------------- games


@cache
def game_card(name: str) -> messages.GameCard:
    """A game as the shell needs it."""
    game = find(name)
    return messages.GameCard(
        game.id,
        messages.SeatNumbers(game.seats[0], game.seats[-1]),
        int(words("en", name)("minutes")),
        [
            messages.OptionCard(option.name, list(option.values), option.default, option.seat, option.seats)
            for option in game.options
        ],
        [messages.EventCard(event.name, list(event.details)) for event in game.events],
    )


@get("/api/games", responses=refusals(), tags=["games"])
async def get_games() -> list[messages.GameCard]:
    """The games."""
    return [game_card(name) for name in own()]


@get("/api/bots", responses=refusals(), tags=["games"])
async def get_bots() -> list[str]:
    """The bots that can take a seat."""
    return lobby.bot_names()


def known_language(language: str) -> str:
    """A language that we speak."""
    if language not in LANGUAGES:
        raise Refused("language", language=language, known=", ".join(LANGUAGES))
    return language


class Texts(NamedTuple):
    """Files that are sent as one text."""

    text: bytes
    tag: str


@lru_cache(200)
def joined(files: tuple[Path, ...], changed: tuple[int, ...]) -> Texts:
    """Files one after another, read again when one of them has changed."""
    text = b"\n".join(file.read_bytes() for file in files)
    return Texts(text, tag_of(text))


def text_answer(
    request: Request[Any, Any, Any], files: Sequence[Path], language: str, kind: str = "text/plain"
) -> Response[bytes]:
    """A text that may be kept as long as it does not change."""
    found = joined(tuple(files), tuple(file.stat().st_mtime_ns for file in files))
    headers = {"Content-Language": language, "Cache-Control": "no-cache", "ETag": found.tag}
    known = is_known(request, found.tag)
    return Response(
        b"" if known else found.text,
        status_code=304 if known else 200,
        media_type=f"{kind}; charset=utf-8",
        headers=headers,
    )


def catalogue(game: str | None, language: str) -> list[Path]:
    """The words of the shell, then those of a game."""
    folders = [PACKAGE / "text"] + ([folder_of(game) / "text"] if game else [])
    files = [folder / f"{language}.ftl" for folder in folders]
    return [file for file in files if file.exists()]


@get("/api/words/{lang:str}", responses=TEXT, tags=["games"], sync_to_thread=False)
def get_shell_words(lang: Language, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every word of the shell."""
    return text_answer(request, catalogue(None, known_language(lang)), lang)


@get("/api/games/{game:str}/words/{lang:str}", responses=TEXT, tags=["games"], sync_to_thread=False)
def get_words(game: Name, lang: Language, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Every word of the shell and of a game."""
    return text_answer(request, catalogue(find(game).id, known_language(lang)), lang)


def page(request: Request[Any, Any, Any], game: str, name: str, language: str) -> Response[bytes] | None:
    """A page of a game's folder, such as RULES; in English where it is not translated."""
    folder = folder_of(find(game).id)
    own = folder / f"{name}.{known_language(language)}.md"
    file, spoken = (own, language) if own.exists() else (folder / f"{name}.md", "en")
    return text_answer(request, [file], spoken, "text/markdown") if file.exists() else None


@get("/api/games/{game:str}/rules/{lang:str}", responses=TEXT, tags=["games"], sync_to_thread=False)
def get_rules(game: Name, lang: Language, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The rules of a game; in English where they are not translated."""
    found = page(request, game, "RULES", lang)
    if found is None:
        raise Refused("no-rules", game=game)
    return found


@get("/api/games/{game:str}/aid/{lang:str}", responses=TEXT, tags=["games"], sync_to_thread=False)
def get_aid(game: Name, lang: Language, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The rules on one page, to lie beside the board."""
    found = page(request, game, "AID", lang)
    if found is None:
        raise Refused("no-aid", game=game)
    return found


# ---------------------------------------------------------------- tables


@post("/api/tables", responses=CHANGE, tags=["tables"])
async def post_table(
    data: JSONBody[messages.NewTable], visitor: Asker, rooms: TheRooms, accounts: TheAccounts
) -> messages.Link:
    """Open a table."""
    accounts.tables.check(visitor.id)
    table = await lobby.open_table(rooms.store, visitor.id, data)
    return messages.Link(table, lobby.link(table))


@get("/api/tables", responses=READ, tags=["tables"])
async def get_tables(visitor: Asker, rooms: TheRooms) -> messages.Cards:
    """My tables, and those that anybody may join."""
    mine = await rooms.store.tables_of(visitor.id)
    free = await rooms.store.open_tables()
    return messages.Cards(await lobby.cards(rooms, mine, visitor.id), await lobby.cards(rooms, free, visitor.id))


async def one_card(rooms: Rooms, table: str, visitor: Visitor) -> messages.Card:
    """One table's card."""
    row = await rooms.store.table(table)
    if row is None:
        raise Refused("table", table=table)
    return (await lobby.cards(rooms, [row], visitor.id))[0]


@get("/api/tables/{table:str}", responses=READ, tags=["tables"])
async def get_table(table: Id, visitor: Asker, rooms: TheRooms) -> messages.Card:
    """A table."""
    return await one_card(rooms, table, visitor)


@post("/api/tables/{table:str}/join", status_code=200, responses=CHANGE, tags=["tables"])
async def post_join(table: Id, data: JSONBody[messages.WhichSeat], visitor: Asker, rooms: TheRooms) -> messages.Card:
    """Take a free seat."""
    await lobby.join(rooms, table, visitor.id, data.seat)
    return await one_card(rooms, table, visitor)


@post("/api/tables/{table:str}/leave", status_code=200, responses=CHANGE, tags=["tables"])
async def post_leave(table: Id, data: JSONBody[messages.WhichSeat], visitor: Asker, rooms: TheRooms) -> messages.Card:
    """Leave a seat."""
    await lobby.leave(rooms, table, visitor.id, data.seat, for_good=False)
    return await one_card(rooms, table, visitor)


@post("/api/tables/{table:str}/resign", status_code=200, responses=CHANGE, tags=["tables"])
async def post_resign(table: Id, data: JSONBody[messages.WhichSeat], visitor: Asker, rooms: TheRooms) -> messages.Card:
    """Give a game up."""
    await lobby.leave(rooms, table, visitor.id, data.seat, for_good=True)
    return await one_card(rooms, table, visitor)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, responses=CHANGE, tags=["tables"])
async def post_seat(
    table: Id, seat: Count, data: JSONBody[messages.SeatChange], visitor: Asker, rooms: TheRooms
) -> messages.Card:
    """Fill or free a seat that nobody holds."""
    await lobby.set_seat(rooms, table, visitor.id, seat, data.kind, data.bot)
    return await one_card(rooms, table, visitor)


@post("/api/tables/{table:str}/rematch", responses=CHANGE, tags=["tables"])
async def post_rematch(table: Id, visitor: Asker, rooms: TheRooms, accounts: TheAccounts) -> messages.Link:
    """Once more with the same people."""
    accounts.tables.check(visitor.id)
    again = await lobby.rematch(rooms, table, visitor.id)
    return messages.Link(again, lobby.link(again))


# ---------------------------------------------------------------- for operators


@get("/health", responses=refusals(503), tags=["operators"])
async def get_health(rooms: TheRooms) -> messages.Health:
    """Is everything well?"""
    if not await rooms.store.alive():
        raise Refused("storage")
    return messages.Health("ok")


@get("/metrics", tags=["operators"], responses={**TEXT, **refusals(404)})
async def get_metrics(rooms: TheRooms, request: Request[Any, Any, Any]) -> Response[str]:
    """Numbers in Prometheus' text form, for the operator."""
    client = request.client.host if request.client else None
    if not may_read(rooms.settings.metrics_token, client, request.headers):
        raise Refused("address")
    return Response(rooms.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [
    get_me,
    post_me,
    post_account,
    post_login,
    post_logout,
    get_sessions,
    delete_sessions,
    delete_session,
    post_token,
    get_tokens,
    delete_token,
    get_games,
    get_bots,
    get_shell_words,
    get_words,
    get_rules,
    get_aid,
    post_table,
    get_tables,
    get_table,
    post_join,
    post_leave,
    post_resign,
    post_seat,
    post_rematch,
    get_health,
    get_metrics,
]
