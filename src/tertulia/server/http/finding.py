"""A table that a visitor asks for, and the server's taking note of it: whoever asks is there."""

from __future__ import annotations

from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table
from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.guests import guest_of


async def table_asked(request: HttpRequest, service: TableService, table_id: str) -> Table:
    """The table that was asked for. Raises `TableNotFound` where there is none, a kind of `TableClosed` where it cannot be
    opened."""
    table = await service.table(table_id)
    service.noticed(table, guest_of(request))
    return table
