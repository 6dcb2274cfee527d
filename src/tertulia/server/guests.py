"""Visitors: who they say they are. Nobody needs an account; a signed cookie is enough."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from tertulia.server.models import GuestRow
from tertulia.server.names import guest_name


class Guests:
    """Names and languages of guests, as far as they have chosen any."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession]) -> None:
        self._sessions = sessions
        self._known: dict[str, tuple[str, str | None]] = {}

    async def meet(self, guests: Iterable[str]) -> None:
        """Look up guests, so that `name` knows them."""
        strangers = {guest for guest in guests if guest not in self._known}
        if not strangers:
            return
        async with self._sessions() as session:
            found = await session.scalars(select(GuestRow).where(GuestRow.id.in_(strangers)))
            self._known |= {row.id: (row.name, row.language) for row in found}
        for guest in strangers:
            self._known.setdefault(guest, (guest_name(guest), None))

    def name(self, guest: str) -> str:
        """The guest's name: his own choice, or the one that his id gives him."""
        return self._known[guest][0] if guest in self._known else guest_name(guest)

    def language(self, guest: str) -> str | None:
        """The language that the guest has chosen."""
        return self._known[guest][1] if guest in self._known else None

    async def change(self, guest: str, name: str, language: str | None) -> None:
        """Keep a guest's name and language."""
        values = {"name": name, "language": language, "seen": datetime.now(UTC)}
        async with self._sessions.begin() as session:
            await session.execute(
                insert(GuestRow).values(id=guest, **values).on_conflict_do_update(index_elements=["id"], set_=values)
            )
        self._known[guest] = (name, language)
