"""What handlers need that are about people among each other, as one part."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from tertulia.server.domain.accounts import CredentialKind, CredentialStore
from tertulia.server.domain.chatting import Chat
from tertulia.server.domain.clock import Clock, milliseconds
from tertulia.server.domain.errors import PersonUnknown
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.moderation import ModerationStore, require_live, require_tables, require_words
from tertulia.server.domain.people import PeopleStore, apart_from
from tertulia.server.domain.ports import GuestProfiles
from tertulia.server.domain.profiles import ProfileStore
from tertulia.server.identity.handles import Handles
from tertulia.server.identity.role_links import RoleLinks
from tertulia.server.identity.whereabouts import Whereabouts

MOST_FOUND = 20
"""People of one name."""


class Community(NamedTuple):
    """Chat, blocks and notes, what people have played, moderation, and what people are called."""

    chat: Chat
    people: PeopleStore
    profiles: ProfileStore
    moderation: ModerationStore
    credentials: CredentialStore
    names: GuestProfiles
    handles: Handles
    links: RoleLinks
    clock: Clock
    whereabouts: Whereabouts
    sanctioned: Callable[[], Awaitable[None]]
    """To be called once something was done to somebody: it holds at once, in every process."""

    async def apart_from(self, guest: GuestId) -> frozenset[GuestId]:
        """Those beside whom a guest does not sit down at a new table."""
        accounts = await self.credentials.of(guest)
        return await apart_from(self.people, guest, [] if accounts else self.whereabouts.neighbours(guest))

    async def found(self, who: str) -> list[GuestId]:
        """The people who sign in with that mail address, have that handle, or have chosen that very name: never a part of one."""
        who = who.strip()
        if not who.isprintable():  # nobody is called so, and PostgreSQL reads no zero bytes
            return []
        owner = await self.credentials.find(CredentialKind.MAIL, who.lower())
        found = [] if owner is None else [owner.guest]
        with contextlib.suppress(PersonUnknown):
            found.append(self.handles.guest(who))
        return list(dict.fromkeys([*found, *await self.people.called(who, MOST_FOUND)]))

    async def require_words(self, guest: GuestId) -> None:
        """Raises `Muted` where a guest may not talk at all."""
        await require_words(self.moderation, guest, True, milliseconds(self.clock.now()))

    async def require_live(self, guest: GuestId | None, sits: bool) -> None:
        """Raises `Suspended` where a guest may hear at once of what happens only where they sit."""
        await require_live(self.moderation, guest, sits, milliseconds(self.clock.now()))

    async def require_tables(self, guest: GuestId) -> None:
        """Raises `Suspended` where a guest may open or join no table."""
        await require_tables(self.moderation, guest, milliseconds(self.clock.now()))


OfPeople = NamedDependency[SkipValidation[Community]]
