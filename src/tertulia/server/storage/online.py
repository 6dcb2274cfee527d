"""Reads which guests hide that they are online, which have an account, and when each was last seen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Set
from typing import Any

from sqlalchemy import ColumnElement, Select, func, select

from tertulia.server.domain.online import HIDDEN_VALUE, SHOW_SETTING, OnlineStore
from tertulia.server.domain.seats import GuestId
from tertulia.server.storage.accounts import CREDENTIAL, PREFERENCE, SESSION
from tertulia.server.storage.journal import Journal


class SqlOnline(OnlineStore):
    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    async def hidden_among(self, guests: Collection[GuestId]) -> Set[GuestId]:
        return await self._read(_select_hidden(PREFERENCE.c.guest.in_(list(guests)))) if guests else frozenset()

    async def accounts_among(self, guests: Collection[GuestId]) -> Set[GuestId]:
        query = select(CREDENTIAL.c.guest).where(CREDENTIAL.c.guest.in_(list(guests))).distinct()
        return await self._read(query) if guests else frozenset()

    async def last_seen(self, guests: Collection[GuestId]) -> Mapping[GuestId, int]:
        if not guests:
            return {}
        hidden = _select_hidden(PREFERENCE.c.guest == SESSION.c.guest).exists()
        query = (
            select(SESSION.c.guest, func.max(SESSION.c.seen))
            .where(SESSION.c.guest.in_(list(guests)), ~hidden)
            .group_by(SESSION.c.guest)
        )
        rows = await self._journal.readers.run(lambda connection: connection.execute(query).all())
        return {GuestId(guest): int(seen) for guest, seen in rows}

    async def _read(self, query: Select[Any]) -> Set[GuestId]:
        rows = await self._journal.readers.run(lambda connection: connection.execute(query).all())
        return {GuestId(guest) for (guest,) in rows}


def _select_hidden(whose: ColumnElement[bool]) -> Select[Any]:
    return select(PREFERENCE.c.guest).where(
        whose, PREFERENCE.c.name == SHOW_SETTING, PREFERENCE.c.value == HIDDEN_VALUE
    )
