"""Preferences of guests in the database. The last change of a preference wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from sqlalchemy import Connection, Table, delete, func, select
from sqlalchemy.dialects.postgresql import insert as upsert  # its ON CONFLICT compiles for SQLite, too

from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.storage.account_models import PreferenceRow
from tertulia.server.storage.journal import Journal

PREFERENCE = cast(Table, PreferenceRow.__table__)
_C = PREFERENCE.c
_KEPT = upsert(PREFERENCE)
UPSERT_PREFERENCE = _KEPT.on_conflict_do_update(
    index_elements=["guest", "name"], set_={name: _KEPT.excluded[name] for name in ("value", "changed")}
)
MAX_PREFERENCES_PER_GUEST = 100
"""Maximum number of preferences of a guest; the client has some dozens."""


class SqlPreferences:
    """Database implementation of `tertulia.server.domain.accounts.PreferenceStore`."""

    def __init__(self, journal: Journal, clock: Clock = SYSTEM) -> None:
        self._journal, self._clock = journal, clock

    async def preferences_of(self, guest: GuestId) -> Mapping[str, str]:
        async with self._journal.sessions() as session:
            rows = await session.execute(select(_C.name, _C.value).where(_C.guest == guest).order_by(_C.name))
            return {str(name): str(value) for name, value in rows}

    async def store(self, guest: GuestId, changes: Mapping[str, str | None]) -> bool:
        now = milliseconds(self._clock.now())
        return await self._journal.transact(lambda connection: store_preferences(connection, guest, changes, now))


def store_preferences(connection: Connection, guest: GuestId, changes: Mapping[str, str | None], now: int) -> bool:
    """Store changed preferences within a transaction; None restores a default.

    Returns False if the guest would have too many; then nothing has changed.
    """
    kept = [(name, value) for name, value in sorted(changes.items()) if value is not None]
    restored = [name for name, value in changes.items() if value is None]
    others = select(func.count()).where(_C.guest == guest, _C.name.not_in(list(changes)))
    if connection.execute(others).scalar_one() + len(kept) > MAX_PREFERENCES_PER_GUEST:
        return False
    connection.execute(delete(PREFERENCE).where(_C.guest == guest, _C.name.in_(restored)))
    if kept:
        rows = [{"guest": guest, "name": name, "value": value, "changed": now} for name, value in kept]
        connection.execute(UPSERT_PREFERENCE, rows)
    return True
