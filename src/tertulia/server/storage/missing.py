"""Adds a table to a player's stored list of timeouts when the player's time runs out there.

The list is written in the same transaction as the table's change (`write_missed`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Table, bindparam, select, update
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.play.clock import SeatCalendar
from tertulia.server.domain.calendars import with_timeout
from tertulia.server.domain.state import TableState
from tertulia.server.storage.models import CalendarRow

Row = dict[str, Any]
CALENDAR = cast(Table, CalendarRow.__table__)
_C = CALENDAR.c
FIRST = upsert(CALENDAR).on_conflict_do_nothing(index_elements=["guest"])
SELECT_MISSED = select(_C.missed).where(_C.guest == bindparam("of")).with_for_update()
UPDATE_MISSED = update(CALENDAR).where(_C.guest == bindparam("of")).values(missed=bindparam("to_missed"))


def missed_rows(table_id: str, old: TableState | None, state: TableState) -> list[Row]:
    """Return the players whose time ran out between two states of a table, as rows to store.

    A row has the guest (`of`) and the table's id (`table`). `old` is the state before the change, or None for a new
    table.
    """
    before = () if old is None else old.course.departures
    timeouts = [each for each in state.course.departures if each.why == "time" and each not in before]
    guests = {state.seats[each.seat].guest for each in timeouts}
    return [{"of": guest, "table": table_id} for guest in guests if guest is not None]


def write_missed(connection: Connection, rows: Sequence[Row]) -> None:
    """Add each row's table to the guest's stored timeouts, within the caller's transaction.

    Each table counts once for a guest. Guests' rows are locked in one order, so that transactions cannot deadlock.
    """
    for row in sorted(rows, key=lambda row: (row["of"], row["table"])):
        calendar, none = msgspec.json.encode(SeatCalendar()), msgspec.json.encode(())
        connection.execute(FIRST, {"guest": row["of"], "seat_calendar": calendar, "missed": none})
        counted = missed_of(connection.execute(SELECT_MISSED, {"of": row["of"]}).scalar_one())
        missed = msgspec.json.encode(with_timeout(counted, row["table"]))
        connection.execute(UPDATE_MISSED, {"of": row["of"], "to_missed": missed})


def missed_of(encoded_ids: bytes) -> tuple[str, ...]:
    """Decode a stored list of table ids. Returns no ids if the list is damaged."""
    try:
        return msgspec.json.decode(encoded_ids, type=tuple[str, ...])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ()
