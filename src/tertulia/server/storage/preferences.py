"""Settings of guests in the database: the last change of a setting holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from sqlalchemy import Connection, Table, delete, func, select
from sqlalchemy.dialects.postgresql import insert as upsert  # the other database writes it alike

from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.storage.account_models import PreferenceRow
from tertulia.server.storage.journal import Journal

PREFERENCE = cast(Table, PreferenceRow.__table__)
_C = PREFERENCE.c
_KEPT = upsert(PREFERENCE)
KEEP = _KEPT.on_conflict_do_update(
    index_elements=["guest", "name"], set_={name: _KEPT.excluded[name] for name in ("value", "changed")}
)
MOST = 100
"""The most settings of one guest; the client has some dozens."""


class SqlPreferences:
    """Preferences in the database (`tertulia.server.domain.accounts.PreferenceStore`)."""

    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def of(self, guest: GuestId) -> Mapping[str, str]:
        """The settings of a guest by name."""
        async with self._journal.sessions() as session:
            rows = await session.execute(select(_C.name, _C.value).where(_C.guest == guest).order_by(_C.name))
            return {str(name): str(value) for name, value in rows}

    async def keep(self, guest: GuestId, changes: Mapping[str, str | None]) -> bool:
        """Store changed settings, all or none; None restores a default. Returns False if the guest would have too many."""
        now = milliseconds(self._clock.now())
        return await self._journal.transact(lambda connection: like(connection, guest, changes, now))


def like(connection: Connection, guest: GuestId, changes: Mapping[str, str | None], now: int) -> bool:
    """Store changed settings within a transaction. Returns False if the guest would have too many; then none is stored."""
    kept = [(name, value) for name, value in sorted(changes.items()) if value is not None]
    gone = [name for name, value in changes.items() if value is None]
    connection.execute(delete(PREFERENCE).where(_C.guest == guest, _C.name.in_(gone)))
    others = select(func.count()).where(_C.guest == guest, _C.name.not_in([name for name, _ in kept]))
    if connection.execute(others).scalar_one() + len(kept) > MOST:
        return False
    if kept:
        rows = [{"guest": guest, "name": name, "value": value, "changed": now} for name, value in kept]
        connection.execute(KEEP, rows)
    return True
