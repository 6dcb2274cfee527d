"""Who was invited to which table, in the database (`tertulia.server.domain.inviting.Invitations`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sqlalchemy import Connection, Table, func, select
from sqlalchemy.dialects.postgresql import insert as upsert  # the other database writes it alike

from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.storage.aside_models import InvitedRow
from tertulia.server.storage.changes import GAME, SEATS
from tertulia.server.storage.journal import Journal

INVITED = cast(Table, InvitedRow.__table__)
MOST_COMPANY = 200


class SqlInvitations:
    """Invitations, and whom one may invite."""

    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def company(self, guest: GuestId) -> Sequence[GuestId]:
        """The people whom a guest has sat at a table with, those met last first."""
        own, other = SEATS.alias("own"), SEATS.alias("other")
        statement = (
            select(other.c.guest)
            .join_from(GAME, own, own.c.table_id == GAME.c.id)
            .join(other, other.c.table_id == GAME.c.id)
            .where(own.c.guest == guest, other.c.kind == "guest", other.c.guest != guest, GAME.c.phase != "open")
            .group_by(other.c.guest)
            .order_by(func.max(GAME.c.updated).desc())
            .limit(MOST_COMPANY)
        )
        async with self._journal.sessions() as session:
            return [GuestId(found) for (found,) in await session.execute(statement)]

    async def invite(self, table_id: str, guest: GuestId, by: GuestId, most: int) -> bool:
        """Keep that somebody is invited; False where so many are already."""
        row = {"table_id": table_id, "guest": guest, "by": by, "at": milliseconds(self._clock.now())}

        def kept(connection: Connection) -> bool:
            count = select(func.count()).where(INVITED.c.table_id == table_id, INVITED.c.guest != guest)
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(upsert(INVITED).values(row).on_conflict_do_nothing(index_elements=["table_id", "guest"]))
            return True

        return await self._journal.transact(kept)
