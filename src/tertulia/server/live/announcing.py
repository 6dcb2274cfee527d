"""Whoever looks at a table hears of what happens there."""

from __future__ import annotations

from tertulia.server.domain.events import Changed, Renamed
from tertulia.server.domain.service import TableService


def announce_changes(service: TableService) -> None:
    """From now on, tell whoever looks at a table of its changes, and of new names of those who sit there."""

    def renamed(event: Renamed) -> None:
        for table in service.tables_of(event.guest):
            service.audience.announce(table.id, people=True)

    service.events.subscribe(Changed, lambda event: service.audience.announce(event.table.id))
    service.events.subscribe(Renamed, renamed)
