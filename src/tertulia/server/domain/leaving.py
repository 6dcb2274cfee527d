"""Leaving all tables at once, before a guest is deleted."""

from __future__ import annotations

from collections.abc import Iterable

from tertulia.server.domain.commands import Leave, PlaceBot
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import seats_of
from tertulia.server.domain.service import TableService
from tertulia.server.errors import Refused


async def leave_all(service: TableService, guest: GuestId, tables: Iterable[str]) -> None:
    """Remove a guest from tables that are not over. In running games, bots take over.

    Tables that refuse this stay as they are. Raises `StorageFault`.
    """
    for table_id in tables:
        try:
            table = await service.table(table_id)
            if table.state.phase == "open":
                await service.run(table, Leave(guest))
                continue
            for seat in seats_of(table.state.seats, guest):
                if table.state.seats[seat].bot is None:
                    await service.run(table, PlaceBot(guest, seat, table.substitute, 0.0))
        except StorageFault:
            raise
        except Refused:
            continue
