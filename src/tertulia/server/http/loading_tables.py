"""Loads the table that a request names, and records the guest's presence there."""

from __future__ import annotations

from tertulia.server.domain.service import TableService
from tertulia.server.domain.table import Table
from tertulia.server.http.dependencies import HttpRequest
from tertulia.server.http.guests import guest_of


async def load_table(request: HttpRequest, service: TableService, table_id: str) -> Table:
    """The table with an id; the guest counts as present there.

    Raises `TableNotFound`, or a `TableClosed` error if it cannot be opened.
    """
    table = await service.table(table_id)
    service.noticed(table, guest_of(request))
    return table
