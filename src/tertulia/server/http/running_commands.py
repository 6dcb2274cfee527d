"""Runs the command of a request on a table, and returns the table's new position and version."""

from __future__ import annotations

from tertulia.server.domain.commands import Act, Command, Undo
from tertulia.server.domain.errors import StaleMove
from tertulia.server.domain.service import TableService
from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.errors import answered
from tertulia.server.http.guests import note_language, require_guest
from tertulia.server.http.loading_tables import load_table
from tertulia.server.http.ready import DoneResponse
from tertulia.server.http.responses import Done
from tertulia.server.http.serializers import table_json


async def run_command(request: HttpRequest, service: TableService, table_id: str, command: Command) -> DoneResponse:
    """Run a command. Raises `ApiError` with the current table if the client's position is outdated (`StaleMove`)."""
    table = await load_table(request, service, table_id)
    try:
        await service.run(table, command)
    except StaleMove as stale:
        seat = command.seat if isinstance(command, Act | Undo) else None
        online = service.audience.online(table.id)
        now = table_json(table, require_guest(request), seat, online, service.guests)
        raise answered(stale, now) from None
    await note_language(request, service.guests, require_guest(request))
    return DoneResponse(Done(table.state.position, table.state.version))
