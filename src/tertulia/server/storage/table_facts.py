"""Reads the current state of tables for notifications, without loading the tables."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import BindParameter, and_, bindparam, exists, or_, select

from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.notification_ports import TableFactsStore
from tertulia.server.domain.seats import GuestId, Seats
from tertulia.server.domain.state import Course
from tertulia.server.storage.community_models import BlockRow
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.lobby import SEATS, seats_by_table
from tertulia.server.storage.plain import GAME, INVITATION, Binary, Text
from tertulia.server.storage.restoring import agreement_of, course_of

_TABLES: BindParameter[Any] = bindparam("tables", expanding=True)
_GAMES = select(
    *(GAME.c.id, GAME.c.game, GAME.c.phase, Text(GAME.c.actors), GAME.c.host, Text(GAME.c.updated)),
    *(Binary(GAME.c.course), Binary(GAME.c.agreement)),
).where(GAME.c.id.in_(_TABLES))
_BLOCKED = exists().where(
    or_(
        and_(BlockRow.guest == INVITATION.c.guest, BlockRow.blocked == INVITATION.c.invited_by),
        and_(BlockRow.guest == INVITATION.c.invited_by, BlockRow.blocked == INVITATION.c.guest),
    )
)
_INVITATIONS = select(INVITATION.c.table_id, INVITATION.c.invited_by).where(
    INVITATION.c.guest == bindparam("guest"), INVITATION.c.table_id.in_(_TABLES), ~_BLOCKED
)


class StoredTableFacts(NamedTuple):
    """The stored data of a table on which its notifications depend."""

    game: str
    phase: str
    actors: list[int]
    seats: Seats
    host: GuestId
    course: Course
    end_proposal_days: int
    """Days after which an unopposed proposal to end the game takes effect."""
    touched: int


class SqlTableFacts(TableFactsStore):
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def load(self, tables: Collection[str]) -> Mapping[str, StoredTableFacts]:
        parameters: dict[str, Any] = {"tables": list(tables)}
        async with self._journal.sessions() as session:
            rows = [tuple(row) for row in await session.execute(_GAMES, parameters)]
            seats, _ = seats_by_table(
                parameters["tables"], [tuple(row) for row in await session.execute(SEATS, parameters)]
            )
        found = {}
        for table, game, phase, actors, host, updated, course, agreement in rows:
            try:
                acting = msgspec.json.decode(actors, type=list[int])
                now, days = course_of(course), agreement_of(agreement).end_proposal_days
                found[table] = StoredTableFacts(game, phase, acting, seats[table], host, now, days, read_time(updated))
            except (msgspec.DecodeError, KeyError, TypeError, ValueError):
                continue  # damaged: no notifications about it
        return found

    async def load_inviters(self, guest: GuestId, tables: Collection[str]) -> Mapping[str, GuestId]:
        async with self._journal.sessions() as session:
            rows = await session.execute(_INVITATIONS, {"guest": guest, "tables": list(tables)})
            return {str(table): GuestId(by) for table, by in rows if isinstance(by, str)}


def read_time(updated: bytes) -> int:
    """Convert a stored time to milliseconds since 1970. Raises `ValueError` if the time is damaged."""
    return milliseconds(datetime.fromisoformat(updated.decode()).replace(tzinfo=UTC))
