"""Invitations to tables in the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from sqlalchemy import Connection, Table, func, select
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.notifications import Notification, NotificationKind
from tertulia.server.storage.changes import GAME, SEATS
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.outbox import ChannelOwners, notification_rows, write_notifications
from tertulia.server.storage.seat_models import InvitationRow

INVITATION = cast(Table, InvitationRow.__table__)
MAX_CO_PLAYERS = 200


class SqlInvitations:
    """Database implementation of `tertulia.server.domain.inviting.InvitationStore`."""

    def __init__(
        self,
        journal: Journal,
        owners: ChannelOwners | None = None,
        clock: Clock = SYSTEM,
        on_notified: Callable[[], None] = lambda: None,
    ) -> None:
        """`on_notified` is called when notifications may have been added."""
        self._journal, self._clock = journal, clock
        self._owners, self._on_notified = owners or ChannelOwners(), on_notified

    async def co_players(self, guest: GuestId) -> Sequence[GuestId]:
        own, other = SEATS.alias("own"), SEATS.alias("other")
        statement = (
            select(other.c.guest)
            .join_from(GAME, own, own.c.table_id == GAME.c.id)
            .join(other, other.c.table_id == GAME.c.id)
            .where(own.c.guest == guest, other.c.kind == "guest", other.c.guest != guest, GAME.c.phase != "open")
            .group_by(other.c.guest)
            .order_by(func.max(GAME.c.updated).desc())
            .limit(MAX_CO_PLAYERS)
        )
        async with self._journal.sessions() as session:
            return [GuestId(found) for (found,) in await session.execute(statement)]

    async def add_invitation(self, table_id: str, guest: GuestId, by: GuestId, most: int) -> bool:
        """Store an invitation, and notify the guest if it is new.

        Returns False if `most` others are invited already.
        """
        now = milliseconds(self._clock.now())
        row = {"table_id": table_id, "guest": guest, "invited_by": by, "invited_at": now}
        notification = Notification(guest, table_id, NotificationKind.INVITED, now)
        notifications = notification_rows([notification] if self._owners.may_have_channel(guest) else [], now)

        def kept(connection: Connection) -> bool:
            count = select(func.count()).where(INVITATION.c.table_id == table_id, INVITATION.c.guest != guest)
            if connection.execute(count).scalar_one() >= most:
                return False
            new = upsert(INVITATION).values(row).on_conflict_do_nothing(index_elements=["table_id", "guest"])
            if connection.execute(new.returning(INVITATION.c.invited_at)).one_or_none() is not None:
                write_notifications(connection, notifications)
            return True

        found = await self._journal.transact(kept)
        if notifications:
            self._on_notified()
        return found
