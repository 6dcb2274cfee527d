"""The `Community` dependency: chat, blocks, notes, profiles and moderation for the route handlers."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from tertulia.server.domain.accounts import CredentialKind, CredentialStore
from tertulia.server.domain.blocks_and_notes import BlocksAndNotesStore, guests_to_avoid
from tertulia.server.domain.chatting import Chat
from tertulia.server.domain.clock import Clock, milliseconds
from tertulia.server.domain.errors import PersonUnknown
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.moderation import ModerationStore, require_live_updates, require_may_chat, require_may_join
from tertulia.server.domain.ports import GuestProfiles
from tertulia.server.domain.profiles import ProfileStore
from tertulia.server.identity.client_addresses import ClientAddresses
from tertulia.server.identity.handles import Handles
from tertulia.server.identity.role_links import RoleLinks

MAX_FOUND_GUESTS = 20
"""The most players that a search by name returns."""


class Community(NamedTuple):
    """Stores and services for interaction between players: chat, blocks, notes, profiles, moderation, handles."""

    chat: Chat
    blocks_and_notes: BlocksAndNotesStore
    profiles: ProfileStore
    moderation: ModerationStore
    credentials: CredentialStore
    names: GuestProfiles
    handles: Handles
    links: RoleLinks
    clock: Clock
    whereabouts: ClientAddresses
    apply_sanctions: Callable[[], Awaitable[None]]
    """Call it after a sanction has changed: it ends the live connections of suspended guests, in every process."""

    async def guests_to_avoid(self, guest: GuestId) -> frozenset[GuestId]:
        """The guests with whom a guest is not seated at a new table: they block the guest, or the guest blocks them.

        For a guest without a sign-in method, it includes guests who block another guest at the same client address.
        """
        accounts = await self.credentials.credentials_of(guest)
        return await guests_to_avoid(
            self.blocks_and_notes, guest, [] if accounts else self.whereabouts.guests_at_same_address(guest)
        )

    async def find_guests(self, who: str) -> list[GuestId]:
        """The guests with that sign-in address, handle or exact name. Parts of a name find nothing."""
        who = who.strip()
        if not who.isprintable():  # no name has such characters, and PostgreSQL refuses zero bytes
            return []
        owner = await self.credentials.find(CredentialKind.MAIL, who.lower())
        found = [] if owner is None else [owner.guest]
        with contextlib.suppress(PersonUnknown):
            found.append(self.handles.guest_of(who))
        return list(dict.fromkeys([*found, *await self.blocks_and_notes.guests_named(who, MAX_FOUND_GUESTS)]))

    async def require_may_chat(self, guest: GuestId) -> None:
        """Raises `Muted` if a guest is muted."""
        await require_may_chat(self.moderation, guest, True, milliseconds(self.clock.now()))

    async def require_live_updates(self, guest: GuestId | None, sits: bool) -> None:
        """Raises `Suspended` if a suspended guest asks for live updates of the lobby or of a table of other players."""
        await require_live_updates(self.moderation, guest, sits, milliseconds(self.clock.now()))

    async def require_may_join(self, guest: GuestId) -> None:
        """Raises `Suspended` if the guest is suspended, and so may neither open nor join tables."""
        await require_may_join(self.moderation, guest, milliseconds(self.clock.now()))


CommunityDependency = NamedDependency[SkipValidation[Community]]
