"""The lobby: tables that stand open to all, and one's own."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from sqlalchemy import Select, or_, select

from tertulia.server.archive import kind_of
from tertulia.server.chairs import Chair, seats_of
from tertulia.server.house import House
from tertulia.server.models import SeatRow, TableRow
from tertulia.server.telling import Summary, seats_told

MOST = 50
FORGOTTEN_AFTER = timedelta(days=14)
"""A public table that nobody has touched for so long is no longer listed."""


async def listed(house: House, guest: str | None) -> list[Summary]:
    """A guest's own tables and the public ones that are not over, the latest change first."""
    async with house.journal.sessions() as session:
        rows: list[TableRow] = []
        for query in _queries(guest):
            found_rows: list[TableRow] = list(await session.scalars(query))
            rows += [row for row in found_rows if all(row.id != other.id for other in rows)]
        found = await session.scalars(
            select(SeatRow).where(SeatRow.table_id.in_([row.id for row in rows])).order_by(SeatRow.seat)
        )
        seats = list(found)
    await house.guests.meet([seat.guest for seat in seats if seat.guest])
    return [_summary(house, guest, row, [seat for seat in seats if seat.table_id == row.id]) for row in rows]


def _queries(guest: str | None) -> list[Select[TableRow]]:
    newest = select(TableRow).order_by(TableRow.updated.desc()).limit(MOST)
    recent = datetime.now(UTC) - FORGOTTEN_AFTER
    public = newest.where(TableRow.public, TableRow.phase.in_(("open", "running")), TableRow.updated > recent)
    if guest is None:
        return [public]
    seated = select(SeatRow.table_id).where(SeatRow.guest == guest)
    return [newest.where(or_(TableRow.id.in_(seated), TableRow.host == guest)), public]


def _summary(house: House, guest: str | None, row: TableRow, seats: Sequence[SeatRow]) -> Summary:
    chairs = tuple(Chair(kind_of(seat.kind), seat.guest, seat.name, seat.bot) for seat in seats)
    return Summary(
        id=row.id,
        game=row.game,
        options=row.options,
        public=row.public,
        phase=row.phase,
        seats=seats_told(chairs, guest, house.streams.online(row.id), house.guests.name),
        host=guest == row.host,
        mine=seats_of(chairs, guest),
        actors=row.actors,
    )
