"""What is reached by HTTP. Each answer is a struct of `messages`, each refusal says what to do."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.response import Response as Answer

from zenobia.core.game import SPECTATOR, Refused
from zenobia.core.record import write
from zenobia.core.words import LANGUAGES, PACKAGE, words
from zenobia.games import find, names
from zenobia.server import lobby, messages, thinking
from zenobia.server.accounts import COOKIE, Accounts, Visitor, address, clean_name
from zenobia.server.messages import Refusal
from zenobia.server.play import entry, listeners, replay
from zenobia.server.rooms import Rooms
from zenobia.server.store import effective

Name = Annotated[str, PathParameter(max_length=40)]
Language = Annotated[str, PathParameter(max_length=8, description="en, fr or it")]

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
        503: "the database is away; try again soon",
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


async def me(accounts: Accounts, visitor: str, new_cookie: bool) -> Answer[messages.Me]:
    """Who somebody is, perhaps with a new cookie."""
    person = await accounts.store.person(visitor)
    name, language, account = (person.name, person.language, person.account) if person is not None else (None,) * 3
    told = messages.Me(visitor, name, language, account, accounts.csrf(visitor))
    cookies = [accounts.cookie(visitor)] if new_cookie else []
    headers = {"Cache-Control": "no-store"}
    return Answer(told, cookies=cookies, headers=headers, status_code=200)


@get("/api/me", responses=refusals(401), tags=["me"])
async def get_me(anybody: Asker, accounts: TheAccounts) -> Answer[messages.Me]:
    """Who am I? A stranger gets a cookie."""
    return await me(accounts, anybody.id, not anybody.by_token)


@post("/api/me", status_code=200, responses=CHANGE, tags=["me"])
async def post_me(data: JSONBody[messages.NewMe], visitor: Asker, accounts: TheAccounts) -> Answer[messages.Me]:
    """My name and language."""
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = clean_name(data.name)
    if data.language is not None:
        values["language"] = data.language
    await accounts.store.keep_person(visitor.id, **values)
    if "name" in values:
        await accounts.store.rename_seats(visitor.id, values["name"])
    return await me(accounts, visitor.id, False)


@post("/api/account", status_code=200, responses=CHANGE, tags=["me"])
async def post_account(
    data: JSONBody[messages.Credentials], visitor: Asker, accounts: TheAccounts, request: Request[Any, Any, Any]
) -> Answer[messages.Me]:
    """Make me an account, so that I find my tables from other devices."""
    accounts.passwords.check(address(request))
    await accounts.register(visitor.id, data.account, data.password)
    return await me(accounts, visitor.id, False)


@post("/api/login", status_code=200, responses=CHANGE, tags=["me"])
async def post_login(
    data: JSONBody[messages.Credentials], visitor: Asker, accounts: TheAccounts, request: Request[Any, Any, Any]
) -> Answer[messages.Me]:
    """Be my account."""
    accounts.passwords.check(address(request))
    return await me(accounts, await accounts.log_in(data.account, data.password), True)


@post("/api/logout", status_code=204, responses=CHANGE, tags=["me"])
async def post_logout(visitor: Asker) -> Response[None]:
    """Be nobody again."""
    answer: Response[None] = Response(None, status_code=204)
    answer.delete_cookie(COOKIE)
    return answer


@post("/api/tokens", responses=CHANGE, tags=["programs"])
async def post_token(data: JSONBody[messages.NewToken], visitor: Asker, accounts: TheAccounts) -> messages.Token:
    """A token for a program."""
    if visitor.by_token:
        raise Refused("token-by-token")
    name, token = await accounts.new_token(visitor.id, data.label)
    return messages.Token(name, clean_name(data.label), token)


@get("/api/tokens", responses=READ, tags=["programs"])
async def get_tokens(visitor: Asker, accounts: TheAccounts) -> list[messages.TokenCard]:
    """My tokens."""
    return [messages.TokenCard(row.id, row.label, row.created) for row in await accounts.store.tokens_of(visitor.id)]


@delete("/api/tokens/{token_id:str}", responses=CHANGE, tags=["programs"])
async def delete_token(token_id: Name, visitor: Asker, accounts: TheAccounts) -> None:
    """Forget a token."""
    if not await accounts.store.drop_token(visitor.id, token_id):
        raise Refused("no-token")


# ---------------------------------------------------------------- games


def game_card(name: str) -> messages.GameCard:
    """A game as the shell needs it."""
    game = find(name)
    return messages.GameCard(
        game.id,
        messages.SeatNumbers(game.seats[0], game.seats[-1]),
        int(words("en", name)("minutes")),
        [messages.OptionCard(option.name, list(option.values)) for option in game.options],
        [messages.EventCard(event.name, list(event.details)) for event in game.events],
    )


@get("/api/games", responses=refusals(), tags=["games"])
async def get_games() -> list[messages.GameCard]:
    """The games."""
    return [game_card(name) for name in names()]


@get("/api/bots", responses=refusals(), tags=["games"])
async def get_bots() -> list[str]:
    """The bots that can take a seat."""
    return lobby.bot_names()


def known_language(language: str) -> str:
    """A language that we speak."""
    if language not in LANGUAGES:
        raise Refused("language", language=language, known=", ".join(LANGUAGES))
    return language


def text_answer(text: str, language: str, kind: str = "text/plain") -> Response[str]:
    """A text that may be kept for a while."""
    headers = {"Content-Language": language, "Cache-Control": "no-cache"}
    return Response(text, media_type=kind, headers=headers)


def catalogue(game: str | None, language: str) -> str:
    """The words of the shell, then those of a game."""
    folders = [PACKAGE / "text"] + ([PACKAGE / "games" / game / "text"] if game else [])
    files = [folder / f"{language}.ftl" for folder in folders]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


@get("/api/words/{lang:str}", responses=TEXT, tags=["games"], sync_to_thread=False)
def get_shell_words(lang: Language) -> Response[str]:
    """Every word of the shell."""
    return text_answer(catalogue(None, known_language(lang)), lang)


@get("/api/games/{game:str}/words/{lang:str}", responses=TEXT, tags=["games"], sync_to_thread=False)
def get_words(game: Name, lang: Language) -> Response[str]:
    """Every word of the shell and of a game."""
    return text_answer(catalogue(find(game).id, known_language(lang)), lang)


def page(game: str, name: str, language: str) -> Response[str] | None:
    """A page of a game's folder, such as RULES; in English where it is not translated."""
    folder = PACKAGE / "games" / find(game).id
    own = folder / f"{name}.{known_language(language)}.md"
    file, spoken = (own, language) if own.exists() else (folder / f"{name}.md", "en")
    return text_answer(file.read_text(encoding="utf-8"), spoken, "text/markdown") if file.exists() else None


@get("/api/games/{game:str}/rules/{lang:str}", responses=TEXT, tags=["games"], sync_to_thread=False)
def get_rules(game: Name, lang: Language) -> Response[str]:
    """The rules of a game; in English where they are not translated."""
    found = page(game, "RULES", lang)
    if found is None:
        raise Refused("no-rules", game=game)
    return found


@get("/api/games/{game:str}/aid/{lang:str}", responses=TEXT, tags=["games"], sync_to_thread=False)
def get_aid(game: Name, lang: Language) -> Response[str]:
    """The rules on one page, to lie beside the board."""
    found = page(game, "AID", lang)
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
async def get_table(table: Name, visitor: Asker, rooms: TheRooms) -> messages.Card:
    """A table."""
    return await one_card(rooms, table, visitor)


@post("/api/tables/{table:str}/join", status_code=200, responses=CHANGE, tags=["tables"])
async def post_join(table: Name, data: JSONBody[messages.WhichSeat], visitor: Asker, rooms: TheRooms) -> messages.Card:
    """Take a free seat."""
    await lobby.join(rooms, table, visitor.id, data.seat)
    return await one_card(rooms, table, visitor)


@post("/api/tables/{table:str}/leave", status_code=200, responses=CHANGE, tags=["tables"])
async def post_leave(table: Name, data: JSONBody[messages.WhichSeat], visitor: Asker, rooms: TheRooms) -> messages.Card:
    """Leave a seat."""
    await lobby.leave(rooms, table, visitor.id, data.seat, for_good=False)
    return await one_card(rooms, table, visitor)


@post("/api/tables/{table:str}/resign", status_code=200, responses=CHANGE, tags=["tables"])
async def post_resign(
    table: Name, data: JSONBody[messages.WhichSeat], visitor: Asker, rooms: TheRooms
) -> messages.Card:
    """Give a game up."""
    await lobby.leave(rooms, table, visitor.id, data.seat, for_good=True)
    return await one_card(rooms, table, visitor)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200, responses=CHANGE, tags=["tables"])
async def post_seat(
    table: Name, seat: FromPath[int], data: JSONBody[messages.SeatChange], visitor: Asker, rooms: TheRooms
) -> messages.Card:
    """Fill or free a seat that nobody holds."""
    await lobby.set_seat(rooms, table, visitor.id, seat, data.kind, data.bot)
    return await one_card(rooms, table, visitor)


@post("/api/tables/{table:str}/rematch", responses=CHANGE, tags=["tables"])
async def post_rematch(table: Name, visitor: Asker, rooms: TheRooms, accounts: TheAccounts) -> messages.Link:
    """Once more with the same people."""
    accounts.tables.check(visitor.id)
    again = await lobby.rematch(rooms, table, visitor.id)
    return messages.Link(again, lobby.link(again))


# ---------------------------------------------------------------- the past


@get("/api/tables/{table:str}/replay/{n:int}", responses=READ, tags=["tables"])
async def get_replay(
    table: Name,
    n: FromPath[int],
    visitor: Asker,
    rooms: TheRooms,
    eyes: Annotated[
        int | None, QueryParameter(name="seat", description="whose eyes; only when the game is over")
    ] = None,
) -> messages.Replayed:
    """A position of the past, from the own seat."""
    live = (await rooms.room(table)).live
    seats = live.seats_of(visitor.id)
    if not live.may_watch(visitor.id):
        raise Refused("no-watching")
    over, mask = live.over, live.mask(seats)
    if eyes is not None and not 0 <= eyes < live.players:
        raise Refused("seat", seat=eyes, last=f"P{live.players}")
    seat = lobby.may_look(live.game, over, seats if len(seats) == 1 else (), eyes)
    counted = effective(await rooms.store.lines(table, 0, live.n))
    noticed = [at for at, line in enumerate(counted, 1) if over or listeners(line) & mask]
    if not 0 <= n <= len(noticed):
        raise Refused("replay-step", n=n, last=len(noticed))
    upto = noticed[n - 1] if n else 0
    past = await replay(live.game, live.players, live.options, live.seed, counted[:upto])
    view = live.game.view(past.state, SPECTATOR if seat is None else seat)
    told = entry(live.game, counted[upto - 1], n, seats, over) if n else None
    return messages.Replayed(n, len(noticed), seat, view, told)


@get("/api/tables/{table:str}/record", responses={**TEXT, **READ}, tags=["tables"])
async def get_record(table: Name, visitor: Asker, rooms: TheRooms) -> Response[str]:
    """The record of a finished game."""
    live = (await rooms.room(table)).live
    if not live.may_watch(visitor.id):
        raise Refused("no-watching")
    if not live.over:
        raise Refused("record-secret")
    lines = await rooms.store.lines(table, 0, live.n)
    past = await replay(live.game, live.players, live.options, live.seed, lines)
    text = write(past, [row.name or row.bot or f"P{row.seat + 1}" for row in live.seats])
    headers = {"Content-Disposition": f'attachment; filename="{live.game.id}-{table}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@post("/api/records", responses=CHANGE, tags=["tables"], request_max_body_size=1024 * 1024)
async def post_record(
    data: JSONBody[messages.NewRecord], visitor: Asker, rooms: TheRooms, accounts: TheAccounts
) -> messages.Link:
    """A table from a record."""
    accounts.tables.check(visitor.id)
    if len(data.record) > rooms.settings.limits.record_bytes:
        raise Refused("too-long", most=rooms.settings.limits.record_bytes)
    read = await rooms.workers.run("plain", thinking.read_record, data.record)
    table = await lobby.import_record(rooms.store, visitor.id, read)
    return messages.Link(table, lobby.link(table))


# ---------------------------------------------------------------- for operators


@get("/health", responses=refusals(503), tags=["operators"])
async def get_health(rooms: TheRooms) -> messages.Health:
    """Is everything well?"""
    if not await rooms.store.alive():
        raise Refused("storage")
    return messages.Health("ok")


@get("/metrics", tags=["operators"], responses=TEXT)
async def get_metrics(rooms: TheRooms) -> Response[str]:
    """Numbers in Prometheus' text form."""
    return Response(rooms.metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [
    get_me,
    post_me,
    post_account,
    post_login,
    post_logout,
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
    get_replay,
    get_record,
    post_record,
    get_health,
    get_metrics,
]
