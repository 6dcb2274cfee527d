"""Closes tables that never start; warns hosts and players in advance, and notifies them afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, select

from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.notifications import TABLE_OWNER, closed_notifications, closing_warnings
from tertulia.server.domain.ports import UnstartedTables
from tertulia.server.domain.seats import GuestId, Seat, Seats
from tertulia.server.storage.changes import GAME, SEATS
from tertulia.server.storage.notifying_store import NotifyingStore
from tertulia.server.storage.outbox import CHANNEL


class UnstartedTable(NamedTuple):
    """A table that has not started. `touched` is the time of its last change in milliseconds since 1970."""

    id: str
    game: str
    host: GuestId
    touched: int
    seats: Seats


class SqlUnstartedTables(NotifyingStore, UnstartedTables):
    """Closes unstarted tables that no player changes, and warns hosts and players in advance."""

    async def close_tables(self, untouched_since: datetime) -> Sequence[str]:
        which = GAME.c.updated < untouched_since

        def work(connection: Connection) -> list[str]:
            now = milliseconds(self._clock.now())
            leaving = {each.id: each for each in _find_unstarted(connection, which)}
            went = delete(GAME).where(GAME.c.id.in_(leaving), GAME.c.phase == "open", which).returning(GAME.c.id)
            ids = [str(row.id) for row in connection.execute(went)] if leaving else []
            if ids:
                connection.execute(delete(CHANNEL).where(CHANNEL.c.owner.in_([TABLE_OWNER + each for each in ids])))
            went_now = [leaving[each] for each in ids]
            closed = (closed_notifications(each.game, each.host, each.seats, now) for each in went_now)
            self._notify(connection, [one for each in closed for one in each])
            return ids

        found = await self._journal.transact(work)
        if found:
            self._on_notified()
        return found

    async def warn_players(self, since: datetime, until: datetime) -> int:
        which = (GAME.c.updated >= since) & (GAME.c.updated < until)

        def work(connection: Connection) -> int:
            tables = list(_find_unstarted(connection, which))
            warnings = (closing_warnings(each.id, each.host, each.seats, each.touched) for each in tables)
            self._notify(connection, [one for each in warnings for one in each])
            return len(tables)

        found = await self._journal.transact(work)
        if found:
            self._on_notified()
        return found


def _find_unstarted(connection: Connection, which: ColumnElement[bool]) -> Iterator[UnstartedTable]:
    """Yield the tables that have not started and match the filter `which`."""
    columns = (GAME.c.id, GAME.c.game, GAME.c.host, GAME.c.updated)
    of_seats = (SEATS.c.kind, SEATS.c.guest, SEATS.c.name, SEATS.c.bot)
    statement = (
        select(*columns, *of_seats)
        .join_from(GAME, SEATS, SEATS.c.table_id == GAME.c.id)
        .where(GAME.c.phase == "open", which)
        .order_by(GAME.c.id, SEATS.c.seat)
    )
    rows = [tuple(row) for row in connection.execute(statement)]
    for (table, game, host, updated), seats in groupby(rows, lambda row: row[:4]):
        yield UnstartedTable(table, game, GuestId(host), milliseconds(updated), tuple(Seat(*row[4:]) for row in seats))
