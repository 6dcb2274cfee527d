"""Visitors: who they say they are. Nobody needs an account; a signed cookie is enough."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime

from sqlalchemy import bindparam, text
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from tertulia.server.identity.names import guest_name
from tertulia.server.storage.changes import Write

CHOSEN = text("SELECT id, name, language FROM guest WHERE id IN :ids").bindparams(bindparam("ids", expanding=True))
MOST_NAMELESS = 10_000
"""Of so many it is remembered that they have chosen nothing; who is forgotten is looked up again."""


class Guests:
    """Names and languages of guests, as far as they have chosen any."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession], commit: Callable[[Write], Awaitable[None]]) -> None:
        self._sessions, self._commit = sessions, commit
        self._known: dict[str, tuple[str, str | None]] = {}
        """What guests have chosen."""
        self._nameless: dict[str, None] = {}
        """Guests who have chosen nothing, the latest of them: visitors without a cookie are as many as somebody likes."""

    async def meet(self, guests: Iterable[str]) -> None:
        """Look up guests, so that `name` knows them."""
        strangers = {guest for guest in guests if guest not in self._known and guest not in self._nameless}
        if not strangers:
            return
        async with self._sessions() as session:
            found = {row.id: _chosen(*row) for row in await session.execute(CHOSEN, {"ids": sorted(strangers)})}
        for guest in strangers:
            if guest in found:
                self._known.setdefault(guest, found[guest])
            elif guest not in self._known:
                self._nameless[guest] = None
        while len(self._nameless) > MOST_NAMELESS:
            del self._nameless[next(iter(self._nameless))]

    def name(self, guest: str) -> str:
        """The guest's name: their own choice, or the one that their id gives them."""
        return self._known[guest][0] if guest in self._known else guest_name(guest)

    def language(self, guest: str) -> str | None:
        """The language that the guest has chosen."""
        return self._known[guest][1] if guest in self._known else None

    async def change(self, guest: str, name: str, language: str | None) -> None:
        """Keep a guest's name and language."""
        await self._commit(Write(guest={"id": guest, "name": name, "language": language, "seen": datetime.now(UTC)}))
        self._known[guest] = (name, language)
        self._nameless.pop(guest, None)


def _chosen(guest: str, name: object, language: object) -> tuple[str, str | None]:
    """What a row says; a damaged name is as good as none."""
    own = name if isinstance(name, str) and name.strip() else guest_name(guest)
    return own, language if isinstance(language, str) else None
