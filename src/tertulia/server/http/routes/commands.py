"""Routes that change a table; each runs one command."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from tertulia.server.domain.commands import (
    Act,
    Again,
    Alter,
    Arrange,
    Clear,
    Leave,
    PlaceBot,
    Sit,
    Start,
    Stay,
    TakeBack,
    TakeOver,
    Undo,
)
from tertulia.server.domain.people import not_together
from tertulia.server.domain.seats import guests_at
from tertulia.server.http.carrying_out import done
from tertulia.server.http.community import OfPeople
from tertulia.server.http.dependencies import HttpRequest, Service, TableId
from tertulia.server.http.finding import table_asked
from tertulia.server.http.guests import guest_or_refuse, note_language
from tertulia.server.http.requests import (
    AlterRequest,
    BotRequest,
    EmptyRequest,
    MoveRequest,
    OrderRequest,
    SeatNumberRequest,
    SitRequest,
    StartRequest,
    StayRequest,
    UndoRequest,
    pace_of,
)
from tertulia.server.http.responses import Created, Done


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(
    request: HttpRequest, table_id: TableId, data: JSONBody[SitRequest], service: Service, community: OfPeople
) -> Response[Done]:
    """Take a free seat."""
    guest, table = guest_or_refuse(request), await table_asked(request, service, table_id)
    await community.require_tables(guest)
    apart = frozenset() if guest in guests_at(table.state.seats) else await community.apart_from(guest)
    return await done(request, service, table_id, Sit(guest, data.seat, apart, data.version))


@post("/api/tables/{table_id:str}/bot", status_code=200)
async def bot(request: HttpRequest, table_id: TableId, data: JSONBody[BotRequest], service: Service) -> Response[Done]:
    """Let a bot play: on a free seat before the game, or as a stand-in for a seat's player while the game runs."""
    guest, table = guest_or_refuse(request), await table_asked(request, service, table_id)
    away = service.absence(table, data.seat)
    return await done(request, service, table_id, PlaceBot(guest, data.seat, data.bot, away))


@post("/api/tables/{table_id:str}/back", status_code=200)
async def back(
    request: HttpRequest, table_id: TableId, data: JSONBody[SeatNumberRequest], service: Service
) -> Response[Done]:
    """Take a seat back from its stand-in bot."""
    return await done(request, service, table_id, TakeBack(guest_or_refuse(request), data.seat))


@post("/api/tables/{table_id:str}/seats", status_code=200)
async def seats(
    request: HttpRequest, table_id: TableId, data: JSONBody[OrderRequest], service: Service
) -> Response[Done]:
    """Set the number and the order of seats before the game starts; for the host."""
    return await done(request, service, table_id, Arrange(guest_or_refuse(request), data.order))


@post("/api/tables/{table_id:str}/terms", status_code=200)
async def terms(
    request: HttpRequest, table_id: TableId, data: JSONBody[AlterRequest], service: Service
) -> Response[Done]:
    """Change options and time control before the game starts; for the host. The other players have to agree."""
    guest, pace = guest_or_refuse(request), pace_of(data.pace)
    others = data.patience, data.substitute, data.hints
    command = Alter(guest, data.options, pace, data.forfeit, data.wish_days, *others)
    return await done(request, service, table_id, command)


@post("/api/tables/{table_id:str}/stay", status_code=200)
async def stay(
    request: HttpRequest, table_id: TableId, data: JSONBody[StayRequest], service: Service
) -> Response[Done]:
    """Agree to the host's changes before the game starts."""
    return await done(request, service, table_id, Stay(guest_or_refuse(request), data.version))


@post("/api/tables/{table_id:str}/free", status_code=200)
async def free(
    request: HttpRequest, table_id: TableId, data: JSONBody[SeatNumberRequest], service: Service
) -> Response[Done]:
    """Remove a seat's player or bot before the game starts; for the host."""
    return await done(request, service, table_id, Clear(guest_or_refuse(request), data.seat))


@post("/api/tables/{table_id:str}/host", status_code=200)
async def host(
    request: HttpRequest, table_id: TableId, data: JSONBody[EmptyRequest], service: Service
) -> Response[Done]:
    """Become the host of a table that has not started, if its host has been away for the table's `patience`."""
    guest, table = guest_or_refuse(request), await table_asked(request, service, table_id)
    away = service.audience.seconds_away(table.id, table.state.host)
    return await done(request, service, table_id, TakeOver(guest, away))


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(
    request: HttpRequest, table_id: TableId, data: JSONBody[EmptyRequest], service: Service
) -> Response[Done]:
    """Leave a table before its game starts."""
    return await done(request, service, table_id, Leave(guest_or_refuse(request)))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(
    request: HttpRequest, table_id: TableId, data: JSONBody[StartRequest], service: Service
) -> Response[Done]:
    """Start the game; for the host."""
    return await done(request, service, table_id, Start(guest_or_refuse(request), data.fewer))


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def moves(
    request: HttpRequest, table_id: TableId, data: JSONBody[MoveRequest], service: Service
) -> Response[Done]:
    """Carry out a chain of actions, all or none."""
    guest = guest_or_refuse(request)
    return await done(request, service, table_id, Act(guest, data.seat, data.position, data.version, data.actions))


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(
    request: HttpRequest, table_id: TableId, data: JSONBody[UndoRequest], service: Service
) -> Response[Done]:
    """Take back the seat's last actions: the number that is asked for, or none."""
    guest = guest_or_refuse(request)
    return await done(request, service, table_id, Undo(guest, data.seat, data.position, data.version, data.steps))


@post("/api/tables/{table_id:str}/again")
async def again(
    request: HttpRequest, table_id: TableId, data: JSONBody[EmptyRequest], service: Service, community: OfPeople
) -> Created:
    """Open a new table with the same players. A second player who asks gets that table too."""
    guest = guest_or_refuse(request)
    await community.require_tables(guest)
    table = await table_asked(request, service, table_id)
    company = dict.fromkeys([guest, *guests_at(table.state.seats)])
    await service.run(table, Again(guest, frozenset(await not_together(community.people, list(company)))))
    await note_language(request, service.guests, guest)
    return Created(table.state.again or "")
