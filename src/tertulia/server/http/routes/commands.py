"""Routes that change a table; each runs one command."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from tertulia.server.domain.blocks_and_notes import guests_to_leave_out
from tertulia.server.domain.commands import (
    Act,
    AgreeToTerms,
    Arrange,
    ChangeTerms,
    Clear,
    Leave,
    PlaceBot,
    Rematch,
    Sit,
    Start,
    TakeBack,
    TakeOver,
    Undo,
)
from tertulia.server.domain.seats import guests_at
from tertulia.server.http.community import CommunityDependency
from tertulia.server.http.dependencies import HttpRequest, Service, TableId
from tertulia.server.http.guests import note_language, require_guest
from tertulia.server.http.loading_tables import load_table
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
from tertulia.server.http.running_commands import run_command


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[SitRequest],
    service: Service,
    community: CommunityDependency,
) -> Response[Done]:
    """Take a free seat."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    await community.require_may_join(guest)
    apart = frozenset() if guest in guests_at(table.state.seats) else await community.guests_to_avoid(guest)
    return await run_command(request, service, table_id, Sit(guest, data.seat, apart, data.version))


@post("/api/tables/{table_id:str}/bot", status_code=200)
async def bot(request: HttpRequest, table_id: TableId, data: JSONBody[BotRequest], service: Service) -> Response[Done]:
    """Let a bot play: on a free seat before the game, or as a stand-in for a seat's player while the game runs."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    away = service.absence(table, data.seat)
    return await run_command(request, service, table_id, PlaceBot(guest, data.seat, data.bot, away))


@post("/api/tables/{table_id:str}/back", status_code=200)
async def back(
    request: HttpRequest, table_id: TableId, data: JSONBody[SeatNumberRequest], service: Service
) -> Response[Done]:
    """Take a seat back from its stand-in bot."""
    return await run_command(request, service, table_id, TakeBack(require_guest(request), data.seat))


@post("/api/tables/{table_id:str}/seats", status_code=200)
async def seats(
    request: HttpRequest, table_id: TableId, data: JSONBody[OrderRequest], service: Service
) -> Response[Done]:
    """Set the number and the order of seats before the game starts; for the host."""
    return await run_command(request, service, table_id, Arrange(require_guest(request), data.order))


@post("/api/tables/{table_id:str}/terms", status_code=200)
async def terms(
    request: HttpRequest, table_id: TableId, data: JSONBody[AlterRequest], service: Service
) -> Response[Done]:
    """Change options and time control before the game starts; for the host. The other players have to agree."""
    guest, pace = require_guest(request), pace_of(data.pace)
    others = data.patience, data.substitute, data.hints
    command = ChangeTerms(guest, data.options, pace, data.forfeit, data.wish_days, *others)
    return await run_command(request, service, table_id, command)


@post("/api/tables/{table_id:str}/stay", status_code=200)
async def stay(
    request: HttpRequest, table_id: TableId, data: JSONBody[StayRequest], service: Service
) -> Response[Done]:
    """Agree to the host's changes before the game starts."""
    return await run_command(request, service, table_id, AgreeToTerms(require_guest(request), data.version))


@post("/api/tables/{table_id:str}/free", status_code=200)
async def free(
    request: HttpRequest, table_id: TableId, data: JSONBody[SeatNumberRequest], service: Service
) -> Response[Done]:
    """Remove a seat's player or bot before the game starts; for the host."""
    return await run_command(request, service, table_id, Clear(require_guest(request), data.seat))


@post("/api/tables/{table_id:str}/host", status_code=200)
async def host(
    request: HttpRequest, table_id: TableId, data: JSONBody[EmptyRequest], service: Service
) -> Response[Done]:
    """Become the host of a table that has not started, if its host has been away for the table's `patience`."""
    guest, table = require_guest(request), await load_table(request, service, table_id)
    away = service.audience.seconds_away(table.id, table.state.host)
    return await run_command(request, service, table_id, TakeOver(guest, away))


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(
    request: HttpRequest, table_id: TableId, data: JSONBody[EmptyRequest], service: Service
) -> Response[Done]:
    """Leave a table before its game starts."""
    return await run_command(request, service, table_id, Leave(require_guest(request)))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(
    request: HttpRequest, table_id: TableId, data: JSONBody[StartRequest], service: Service
) -> Response[Done]:
    """Start the game; for the host."""
    return await run_command(request, service, table_id, Start(require_guest(request), data.fewer))


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def moves(
    request: HttpRequest, table_id: TableId, data: JSONBody[MoveRequest], service: Service
) -> Response[Done]:
    """Carry out a chain of actions, all or none."""
    guest = require_guest(request)
    return await run_command(
        request, service, table_id, Act(guest, data.seat, data.position, data.version, data.actions)
    )


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(
    request: HttpRequest, table_id: TableId, data: JSONBody[UndoRequest], service: Service
) -> Response[Done]:
    """Take back the seat's last actions: the number that is asked for, or none."""
    guest = require_guest(request)
    return await run_command(
        request, service, table_id, Undo(guest, data.seat, data.position, data.version, data.steps)
    )


@post("/api/tables/{table_id:str}/again")
async def again(
    request: HttpRequest,
    table_id: TableId,
    data: JSONBody[EmptyRequest],
    service: Service,
    community: CommunityDependency,
) -> Created:
    """Open a new table with the same players. A second player who asks gets that table too."""
    guest = require_guest(request)
    await community.require_may_join(guest)
    table = await load_table(request, service, table_id)
    company = dict.fromkeys([guest, *guests_at(table.state.seats)])
    await service.run(
        table, Rematch(guest, frozenset(await guests_to_leave_out(community.blocks_and_notes, list(company))))
    )
    await note_language(request, service.guests, guest)
    return Created(table.state.again or "")
