"""Matchmaking and invitations in the database.

Matchmaking brings guests who want to play the same game with the same settings to one table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sqlalchemy import Connection, Table, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.matchmaking import InvitationStore, MatchmakingStore
from tertulia.server.domain.notifications import Notification, NotificationKind
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.changes import GAME, SEATS
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.models import InvitationRow, MatchmakingRow, TableRow
from tertulia.server.storage.notifying_store import NotifyingStore

MATCHMAKING = cast(Table, MatchmakingRow.__table__)
_C = MATCHMAKING.c
_GAME = cast(Table, TableRow.__table__).c
_FORMER_PREFIX = "past:"
"""Prefix of `MatchmakingRow.key` for an older table, after matchmaking has opened a newer one.

The row stays until the game begins: only at tables with a row does the game begin by itself once all seats are
taken."""


class SqlMatchmaking(MatchmakingStore):
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def current_table(self, key: str) -> str | None:
        async with self._journal.sessions() as session:
            found: str | None = (await session.execute(select(_C.table_id).where(_C.key == key))).scalar_one_or_none()
        return found

    async def is_matchmaking_table(self, table_id: str) -> bool:
        async with self._journal.sessions() as session:
            found = await session.execute(select(_C.key).where(_C.table_id == table_id).limit(1))
            return found.first() is not None

    async def claim_table(self, key: str, table_id: str, instead_of: str | None) -> str:
        return await self._journal.transact(lambda connection: _claim_table(connection, key, table_id, instead_of))


def _claim_table(connection: Connection, key: str, table_id: str, instead_of: str | None) -> str:
    if instead_of is None:
        first = upsert(MATCHMAKING).values(key=key, table_id=table_id).on_conflict_do_nothing(index_elements=["key"])
        connection.execute(first)
    else:
        same = update(MATCHMAKING).where(_C.key == key, _C.table_id == instead_of)
        moved = connection.execute(same.values(table_id=table_id)).rowcount
        phase = connection.execute(select(_GAME.phase).where(_GAME.id == instead_of)).scalar_one_or_none()
        if moved and phase in (None, "open"):  # None: it is about to be created
            past = upsert(MATCHMAKING).values(key=_FORMER_PREFIX + instead_of, table_id=instead_of)
            connection.execute(past.on_conflict_do_nothing(index_elements=["key"]))
            begun = select(_GAME.id).where(_GAME.phase != "open")
            connection.execute(delete(MATCHMAKING).where(_C.key.startswith(_FORMER_PREFIX), _C.table_id.in_(begun)))
    found: str = connection.execute(select(_C.table_id).where(_C.key == key)).scalar_one()
    return found


INVITATION = cast(Table, InvitationRow.__table__)
MAX_CO_PLAYERS = 200


class SqlInvitations(NotifyingStore, InvitationStore):
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
        """Store an invitation to a table by the guest `by`, and notify `guest` if the invitation is new.

        Returns False, and stores nothing, if `most` other guests are invited to the table already.
        """
        now = milliseconds(self._clock.now())
        row = {"table_id": table_id, "guest": guest, "invited_by": by, "invited_at": now}
        notification = Notification(guest, table_id, NotificationKind.INVITED, now)

        def store_invitation(connection: Connection) -> bool:
            count = select(func.count()).where(INVITATION.c.table_id == table_id, INVITATION.c.guest != guest)
            if connection.execute(count).scalar_one() >= most:
                return False
            new = upsert(INVITATION).values(row).on_conflict_do_nothing(index_elements=["table_id", "guest"])
            if connection.execute(new.returning(INVITATION.c.invited_at)).one_or_none() is not None:
                self._notify(connection, [notification])
            return True

        found = await self._journal.transact(store_invitation)
        if found:
            self._on_notified()
        return found
