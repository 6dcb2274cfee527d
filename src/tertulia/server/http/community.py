"""The `Community` dependency of route handlers: chat, blocks, notes, profiles and moderation.

`ModerationResponses` converts sanctions, reports and log entries to responses, with handles instead of guest ids.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import NamedTuple

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from tertulia.server.domain.accounts import CredentialKind, CredentialStore
from tertulia.server.domain.blocks_and_notes import BlocksAndNotesStore, guests_to_avoid
from tertulia.server.domain.chat import room_named
from tertulia.server.domain.chatting import Chat
from tertulia.server.domain.clock import Clock, milliseconds
from tertulia.server.domain.errors import PlayerUnknown
from tertulia.server.domain.moderation import (
    ModerationEntry,
    ModerationStore,
    PlayerReport,
    Sanction,
    require_live_updates,
    require_may_chat,
    require_may_join,
)
from tertulia.server.domain.online import LastSeen
from tertulia.server.domain.ports import GuestProfiles
from tertulia.server.domain.profiles import ProfileStore
from tertulia.server.domain.seats import GuestId
from tertulia.server.http.community_schemas import (
    LastSeenResponse,
    ModerationAction,
    OwnReport,
    PlayerRef,
    ReportLine,
    ReportResponse,
    SanctionResponse,
)
from tertulia.server.identity.client_addresses import ClientAddresses
from tertulia.server.identity.guests import Handles
from tertulia.server.identity.keys import RoleLinks

MAX_FOUND_GUESTS = 20
"""Maximum number of players that a search by name returns."""


class Community(NamedTuple):
    """The stores and services of chat, blocks, notes, profiles, moderation and handles."""

    chat: Chat
    blocks_and_notes: BlocksAndNotesStore
    profiles: ProfileStore
    moderation: ModerationStore
    credentials: CredentialStore
    names: GuestProfiles
    handles: Handles
    links: RoleLinks
    clock: Clock
    client_addresses: ClientAddresses
    apply_sanctions: Callable[[], Awaitable[None]]
    """Ends the live connections of suspended guests, in every process. Called after a sanction has changed."""

    async def guests_to_avoid(self, guest: GuestId) -> frozenset[GuestId]:
        """Return the guests with whom `guest` is not seated at new tables, because one blocks the other.

        For a guest without a sign-in method, blocks of other guests at the same client address count too.
        """
        accounts = await self.credentials.credentials_of(guest)
        return await guests_to_avoid(
            self.blocks_and_notes, guest, [] if accounts else self.client_addresses.guests_at_same_address(guest)
        )

    async def find_guests(self, who: str) -> list[GuestId]:
        """Return the guests whose sign-in address, handle or complete name is `who`."""
        who = who.strip()
        if not who.isprintable():  # no name has such characters, and PostgreSQL refuses zero bytes
            return []
        owner = await self.credentials.find(CredentialKind.MAIL, who.lower())
        found = [] if owner is None else [owner.guest]
        with contextlib.suppress(PlayerUnknown):
            found.append(self.handles.guest_of(who))
        return list(dict.fromkeys([*found, *await self.blocks_and_notes.guests_named(who, MAX_FOUND_GUESTS)]))

    async def require_may_chat(self, guest: GuestId) -> None:
        """Raise `Muted` if a guest is muted."""
        await require_may_chat(self.moderation, guest, True, milliseconds(self.clock.now()))

    async def require_live_updates(self, guest: GuestId | None, sits: bool) -> None:
        """Raise `Suspended` for a suspended guest who requests live updates of a table where they do not sit.

        `sits` says whether the guest has a seat at the table; it is False for the lobby.
        """
        await require_live_updates(self.moderation, guest, sits, milliseconds(self.clock.now()))

    async def require_may_join(self, guest: GuestId) -> None:
        """Raise `Suspended` if the guest is suspended, and so may neither open nor join tables."""
        await require_may_join(self.moderation, guest, milliseconds(self.clock.now()))


def last_seen_response(seen: LastSeen | None) -> LastSeenResponse | None:
    return None if seen is None else LastSeenResponse(seen.online, seen.days)


CommunityDependency = NamedDependency[SkipValidation[Community]]


class ModerationResponses:
    """Builds the responses of moderation routes to the guest `asker`."""

    def __init__(self, names: GuestProfiles, now: int, asker: GuestId) -> None:
        self._names, self._now, self._asker = names, now, asker
        self._profiles: list[object] = []

    async def load_names(self, guests: Iterable[GuestId]) -> None:
        """Load the names of guests, and keep them loaded for the lifetime of this object."""
        self._profiles += await self._names.load_profiles(guests)

    def player(self, guest: GuestId) -> PlayerRef:
        """Return a guest's handle and name, as other players see them."""
        return PlayerRef(self._names.handle(guest), self._names.name(guest))

    async def sanctions(self, found: Sequence[Sanction]) -> list[SanctionResponse]:
        """Return the responses for sanctions. They do not name the moderators; only the moderation log does."""
        await self.load_names({one.guest for one in found})
        return [
            SanctionResponse(
                id=one.id,
                player=self.player(one.guest),
                kind=one.kind,
                reason=one.reason,
                began=one.began,
                until=one.until,
                in_force=one.in_force(self._now),
                seen=one.seen,
                appeal=one.appeal,
                answer=one.answer,
                upheld=one.upheld,
                lifted=one.lifted,
                by_me=one.by == self._asker,
            )
            for one in found
        ]

    async def reports(self, found: Sequence[PlayerReport]) -> list[ReportResponse]:
        """Return the responses for reports, as moderators see them."""
        await self.load_names({one.reporter for one in found} | {one.about for one in found})
        await self.load_names({line.author for one in found for line in one.context})
        return [self._report(one) for one in found]

    def _report(self, report: PlayerReport) -> ReportResponse:
        room = room_named(report.room)
        return ReportResponse(
            id=report.id,
            reporter=self.player(report.reporter),
            about=self.player(report.about),
            table=None if room is None else room.table,
            listeners="all" if room is None else room.listeners,
            line=report.line,
            context=[
                ReportLine(line.number, self.player(line.author), line.content.phrase, line.content.words, line.time)
                for line in report.context
            ],
            reason=report.reason,
            time=report.time,
        )

    async def own_reports(self, found: Sequence[PlayerReport]) -> list[OwnReport]:
        """Return the responses for reports, as the guest who sent them sees them."""
        await self.load_names({one.about for one in found})
        return [OwnReport(self.player(one.about), one.time, one.outcome) for one in found]

    async def log_entries(self, found: Sequence[ModerationEntry]) -> list[ModerationAction]:
        """Return the responses for entries of the moderation log."""
        await self.load_names({one.actor for one in found} | {one.subject for one in found})
        return [
            ModerationAction(
                one.number,
                one.time,
                self.player(one.actor),
                one.action,
                self.player(one.subject),
                dict(one.details),
                one.hash,
            )
            for one in found
        ]
