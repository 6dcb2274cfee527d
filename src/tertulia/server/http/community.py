"""The `Community` dependency: chat, blocks, notes, profiles and moderation for the route handlers."""

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
"""The most players that a search by name returns."""


class Community(NamedTuple):
    """Stores and services for interaction between players: chat, blocks, notes, profiles, moderation, handles."""

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
    """Call it after a sanction has changed: it ends the live connections of suspended guests, in every process."""

    async def apart_from(self, guest: GuestId) -> frozenset[GuestId]:
        """The guests with whom a guest is not seated at a new table: they block the guest, or the guest blocks them.

        For a guest without a sign-in method, it includes guests who block another guest at the same client address.
        """
        accounts = await self.credentials.of(guest)
        return await apart_from(self.people, guest, [] if accounts else self.whereabouts.neighbours(guest))

    async def found(self, who: str) -> list[GuestId]:
        """The guests with that sign-in address, handle or exact name. Parts of a name find nothing."""
        who = who.strip()
        if not who.isprintable():  # no name has such characters, and PostgreSQL refuses zero bytes
            return []
        owner = await self.credentials.find(CredentialKind.MAIL, who.lower())
        found = [] if owner is None else [owner.guest]
        with contextlib.suppress(PersonUnknown):
            found.append(self.handles.guest(who))
        return list(dict.fromkeys([*found, *await self.people.called(who, MOST_FOUND)]))

    async def require_words(self, guest: GuestId) -> None:
        """Raises `Muted` if a guest is muted."""
        await require_words(self.moderation, guest, True, milliseconds(self.clock.now()))

    async def require_live(self, guest: GuestId | None, sits: bool) -> None:
        """Raises `Suspended` if a suspended guest asks for live updates of the lobby or of a table of other players."""
        await require_live(self.moderation, guest, sits, milliseconds(self.clock.now()))

    async def require_tables(self, guest: GuestId) -> None:
        """Raises `Suspended` if the guest is suspended, and so may neither open nor join tables."""
        await require_tables(self.moderation, guest, milliseconds(self.clock.now()))


OfPeople = NamedDependency[SkipValidation[Community]]
