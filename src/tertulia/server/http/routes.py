"""The HTTP interface. Handlers are thin: they find the table and the guest; `deeds` and `telling` do the work."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post, put
from litestar.exceptions import ServiceUnavailableException
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import UNSET

from tertulia.kernel.components import Components
from tertulia.kernel.game import Game, GameError
from tertulia.kernel.registry import game as game_named
from tertulia.kernel.registry import games
from tertulia.play import encode_record
from tertulia.server.domain import commands
from tertulia.server.domain.seating import chairs_for
from tertulia.server.domain.seats import seats_of
from tertulia.server.domain.service import House
from tertulia.server.domain.table import Table
from tertulia.server.http.errors import ApiError, StaleMove
from tertulia.server.http.guests import address_of, cookie_for, guest_of, guest_or_refuse
from tertulia.server.http.lobby import listed
from tertulia.server.http.news import News
from tertulia.server.http.pages import SMALLEST
from tertulia.server.http.requests import MeWish, MoveWish, Nothing, SitWish, TableWish, UndoWish
from tertulia.server.http.responses import Summary, tell
from tertulia.server.identity.names import chosen_name
from tertulia.server.live.broadcaster import EventStream

Asked = Request[Any, Any, Any]
As = Annotated[int | None, QueryParameter(name="as", ge=0, le=15, description="One of the seats of this guest")]
TableId = Annotated[str, PathParameter(description="A table's id")]
GameName = Annotated[str, PathParameter(description="A game's name")]


class Me(msgspec.Struct):
    """The guest who asks, and the token that his changes carry."""

    id: str
    name: str
    language: str | None
    csrf: str


class Health(msgspec.Struct, omit_defaults=True):
    """How the server is."""

    status: str
    problem: str | None = None


class Created(msgspec.Struct):
    """A new table's id."""

    id: str


class Done(msgspec.Struct):
    """How many actions the log of the table holds now."""

    position: int


class Lobby(msgspec.Struct):
    """The tables that the guest may look at."""

    tables: list[Summary]


def house_of(request: Asked) -> House:
    """The house that answers."""
    house: House = request.app.state["house"]
    return house


def _json(request: Asked, body: bytes) -> Response[bytes]:
    """JSON that is there already; a long one compressed, where the visitor takes it."""
    headers = {"Vary": "Accept-Encoding"}
    if len(body) >= SMALLEST and "gzip" in request.headers.get("Accept-Encoding", ""):
        body, headers["Content-Encoding"] = gzip.compress(body, 3), "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)


def _me(request: Asked, guest: str) -> Me:
    house, seal = house_of(request), request.app.state["seal"]
    return Me(guest, house.guests.name(guest), house.guests.language(guest), seal.token(guest))


@get("/api/health", raises=[ServiceUnavailableException])
async def health(request: Asked) -> Response[Health]:
    """Whether the server answers and can store what is played: `ok`, or (503) `degraded` and the problem's code."""
    fault = await asyncio.to_thread(request.app.state["pulse"].fault)
    if fault is None:
        return Response(Health("ok"))
    return Response(Health("degraded", fault.code), status_code=503)


@get("/api/me")
async def me(request: Asked) -> Response[Me]:
    """Who I am; a new visitor becomes a guest by this."""
    house, seal = house_of(request), request.app.state["seal"]
    known = guest_of(request)
    guest: str = known or seal.new_guest()
    cookies = [] if known else [cookie_for(seal, guest, house.settings, request.scope["scheme"])]
    await house.guests.meet([guest])
    return Response(_me(request, guest), cookies=cookies)


@put("/api/me")
async def change_me(request: Asked, data: JSONBody[MeWish]) -> Me:
    """Change my name or language."""
    house, guest = house_of(request), guest_or_refuse(request)
    await house.guests.meet([guest])
    name = house.guests.name(guest) if data.name is UNSET else chosen_name(data.name)
    language = house.guests.language(guest) if data.language is UNSET else data.language or None
    await house.guests.change(guest, name, language)
    if data.name is not UNSET:
        house.renamed(guest)
    return _me(request, guest)


@get("/api/games")
async def all_games() -> list[dict[str, Any]]:
    """The games of the house."""
    return [
        {"name": game.name, "seats": list(game.seats), "options": list(game.options), "bots": list(game.bots)}
        for game in games().values()
    ]


@get("/api/components/{name:str}")
async def components(request: Asked, name: GameName) -> dict[str, Any]:
    """What is printed on a game's pieces, and how sure that is."""
    found: Components = house_of(request).components[_game(name).name]
    marks = [{"what": what, "source": source} for what, source in found.marks]
    return {"hash": found.hash, "data": found.data, "marks": marks}


@get("/api/tables")
async def lobby(request: Asked) -> Lobby:
    """My tables and the public ones."""
    return Lobby(await listed(house_of(request), guest_of(request)))


@post("/api/tables")
async def create(request: Asked, data: JSONBody[TableWish]) -> Created:
    """Open a table."""
    house, guest, game = house_of(request), guest_or_refuse(request), _game(data.game)
    if wait := request.app.state["openings"].wait(address_of(request)):
        raise ApiError(429, "too-many", "too many new tables from one address", retry_after=wait)
    try:
        options = game.check_options(data.options)
    except GameError as error:
        raise ApiError(400, "bad-request", f"options: {error}") from None
    table = await house.create(game, options, chairs_for(game, guest, data.seats), data.public, guest)
    return Created(table.id)


@get("/api/tables/{table_id:str}")
async def table(request: Asked, table_id: TableId, seat: As = None) -> Response[bytes]:
    """A table as this guest may know it."""
    house = house_of(request)
    return _json(request, _told(house, await house.table(table_id), guest_of(request), seat))


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(request: Asked, table_id: TableId, data: JSONBody[SitWish]) -> Done:
    """Sit down on a free seat."""
    house, guest = house_of(request), guest_or_refuse(request)
    found = await house.table(table_id)
    await house.guests.meet([guest])
    await house.change(found, commands.sit(guest, data.seat))
    return Done(found.at.position)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Asked, table_id: TableId, data: JSONBody[Nothing]) -> Done:
    """Get up again before the game begins."""
    house, guest = house_of(request), guest_or_refuse(request)
    found = await house.table(table_id)
    await house.change(found, commands.leave(guest))
    return Done(found.at.position)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(request: Asked, table_id: TableId, data: JSONBody[Nothing]) -> Done:
    """Deal."""
    house, guest = house_of(request), guest_or_refuse(request)
    found = await house.table(table_id)
    await house.change(found, commands.start(found, guest, house.components[found.game.name]))
    return Done(found.at.position)


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def moves(request: Asked, table_id: TableId, data: JSONBody[MoveWish]) -> Done:
    """Act: all of a chain of actions, or nothing."""
    house, guest = house_of(request), guest_or_refuse(request)
    found = await house.table(table_id)
    try:
        await house.change(found, commands.move(found, guest, data.seat, data.position, data.version, data.actions))
    except StaleMove as stale:
        stale.table = _told(house, found, guest, data.seat)
        raise
    return Done(found.at.position)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(request: Asked, table_id: TableId, data: JSONBody[UndoWish]) -> Done:
    """Take back one's last steps: all that are asked for, or nothing."""
    house, guest = house_of(request), guest_or_refuse(request)
    found = await house.table(table_id)
    try:
        await house.change(found, commands.undo(found, guest, data.seat, data.position, data.version, data.steps))
    except StaleMove as stale:
        stale.table = _told(house, found, guest, data.seat)
        raise
    return Done(found.at.position)


@post("/api/tables/{table_id:str}/again")
async def again(request: Asked, table_id: TableId, data: JSONBody[Nothing]) -> Created:
    """Another game with the same company; whoever asks second gets the same table."""
    house, guest = house_of(request), guest_or_refuse(request)
    found = await house.table(table_id)
    if not seats_of(found.at.chairs, guest) and guest != found.at.host:
        raise ApiError(403, "not-your-seat", "only who played can ask for another game")
    if found.at.phase != "over":
        raise ApiError(409, "not-over", "the game is not over yet")
    return Created(await house.again(found, guest))


@get("/api/tables/{table_id:str}/record")
async def record(request: Asked, table_id: TableId) -> Response[bytes]:
    """The record of a game that is over: it can be replayed, and its shuffle verified."""
    found = await house_of(request).table(table_id)
    if found.at.match is None or found.at.phase != "over":
        raise ApiError(404, "not-over", "there is a record only when the game is over")
    name = f'attachment; filename="{found.game.name}-{found.id}.json"'
    answer = _json(request, encode_record(found.at.match.record()))
    answer.headers["Content-Disposition"] = name
    return answer


@get("/api/tables/{table_id:str}/events", media_type="text/event-stream")
async def events(request: Asked, table_id: TableId, seat: As = None) -> EventStream:
    """Live, as server-sent events: `table` (whole), `change` (what the last change brought, to be laid over the version before
    it) and `presence` (who is there, and what they are called)."""
    house, guest = house_of(request), guest_of(request)
    found = await house.table(table_id)
    known = request.headers.get("Last-Event-ID", "")
    last = int(known) if known.isascii() and known.isdigit() and len(known) < 12 else 0
    news = News(house, found, guest, seat)
    return EventStream(house.live, found.id, guest, address_of(request), last, news)


def _told(house: House, table: Table, guest: str | None, seat: int | None, since: int | None = None) -> bytes:
    return tell(table, guest, seat, house.live.online(table.id), house.guests.name, since)


def _game(name: str) -> Game:
    try:
        return game_named(name)
    except GameError as error:
        raise ApiError(404, "game-unknown", str(error), list(games())) from None


HANDLERS = [
    health, me, change_me, all_games, components, lobby, create, table, sit, leave, start, moves, undo, again, record, events,
]  # fmt: skip
