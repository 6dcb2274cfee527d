"""Load tables, run commands and await work on behalf of an HTTP request."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from tertulia.server.domain.commands import Act, Command, Undo
from tertulia.server.domain.errors import StalePosition
from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table
from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.errors import ApiError, make_api_error
from tertulia.server.http.guests import guest_of, note_language, require_guest
from tertulia.server.http.response_types import DoneResponse
from tertulia.server.http.responses import Done
from tertulia.server.http.serializers import table_json


async def load_table(request: HttpRequest, service: TableService, table_id: str) -> Table:
    """Load the table with an id, and count the guest as present at the table.

    Raises `TableNotFound`, or a `TableClosed` error if the table cannot be loaded or played now.
    """
    table = await service.table(table_id)
    service.record_visit(table, guest_of(request))
    return table


async def run_command(request: HttpRequest, service: TableService, table: Table, command: Command) -> DoneResponse:
    """Run a command, and return the response with the table's new version.

    Raises `ApiError` with the current table if the command names an outdated position (`StalePosition`).
    """
    try:
        await service.run(table, command)
    except StalePosition as stale:
        seat = command.seat if isinstance(command, Act | Undo) else None
        online = service.audience.online(table.id)
        now = table_json(table, require_guest(request), seat, online, service.guests)
        raise make_api_error(stale, now) from None
    await note_language(request, service.guests, require_guest(request))
    return DoneResponse(Done(table.state.position, table.state.version))


T = TypeVar("T")


async def while_connected(request: HttpRequest, work: Coroutine[Any, Any, T]) -> T:
    """Await `work` and return its result.

    If the client disconnects first, cancel the work and raise `ApiError`.
    """
    working, listening = asyncio.create_task(work), asyncio.create_task(_wait_for_disconnect(request))
    try:
        await asyncio.wait({working, listening}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            raise ApiError(400, "bad-request", "the client disconnected before the answer was ready")
        return working.result()
    finally:
        working.cancel()
        listening.cancel()


async def _wait_for_disconnect(request: HttpRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
