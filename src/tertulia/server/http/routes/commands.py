"""What can be done at a table: a command each."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from tertulia.server.domain.commands import Act, Again, Leave, Sit, Start, Undo
from tertulia.server.domain.errors import StaleMove
from tertulia.server.domain.service import TableService
from tertulia.server.http.dependencies import Asked, Service, TableId
from tertulia.server.http.errors import answered
from tertulia.server.http.guests import guest_or_refuse
from tertulia.server.http.requests import EmptyRequest, MoveRequest, SitRequest, UndoRequest
from tertulia.server.http.responses import Created, Done
from tertulia.server.http.viewing import table_json


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(request: Asked, table_id: TableId, data: JSONBody[SitRequest], service: Service) -> Done:
    """Sit down on a free seat."""
    return await _done(service, table_id, Sit(guest_or_refuse(request), data.seat))


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Asked, table_id: TableId, data: JSONBody[EmptyRequest], service: Service) -> Done:
    """Get up again before the game begins."""
    return await _done(service, table_id, Leave(guest_or_refuse(request)))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(request: Asked, table_id: TableId, data: JSONBody[EmptyRequest], service: Service) -> Done:
    """Deal."""
    return await _done(service, table_id, Start(guest_or_refuse(request)))


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def moves(request: Asked, table_id: TableId, data: JSONBody[MoveRequest], service: Service) -> Done:
    """Act: all of a chain of actions, or nothing."""
    guest = guest_or_refuse(request)
    return await _done(service, table_id, Act(guest, data.seat, data.position, data.version, data.actions))


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(request: Asked, table_id: TableId, data: JSONBody[UndoRequest], service: Service) -> Done:
    """Take back one's last steps: all that are asked for, or nothing."""
    guest = guest_or_refuse(request)
    return await _done(service, table_id, Undo(guest, data.seat, data.position, data.version, data.steps))


@post("/api/tables/{table_id:str}/again")
async def again(request: Asked, table_id: TableId, data: JSONBody[EmptyRequest], service: Service) -> Created:
    """Another game with the same company; whoever asks second gets the same table."""
    command = Again(guest_or_refuse(request))
    table = await service.table(table_id)
    await service.run(table, command)
    return Created(table.state.again or "")


async def _done(service: TableService, table_id: str, command: Sit | Leave | Start | Act | Undo) -> Done:
    """Run a command. What was made on an old position is answered with the table as it is now."""
    table = await service.table(table_id)
    try:
        await service.run(table, command)
    except StaleMove as stale:
        seat = command.seat if isinstance(command, Act | Undo) else None
        online = service.audience.online(table.id)
        raise answered(stale, table_json(table, command.guest, seat, online, service.guests.name)) from None
    return Done(table.state.position)
