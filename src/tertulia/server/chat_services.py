"""Builds the services for chat, moderation, blocks and notes: `ChatServices`."""

from __future__ import annotations

import asyncio
from functools import partial

from tertulia.server.domain.chat import Room
from tertulia.server.domain.chatting import Chat
from tertulia.server.domain.clock import Clock, milliseconds
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.http.community import Community
from tertulia.server.identity.client_addresses import ClientAddresses
from tertulia.server.identity.guests import Guests
from tertulia.server.identity.handles import Handles
from tertulia.server.identity.role_links import RoleLinks
from tertulia.server.live.announcing import announce_chat
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.live.relay import Relay
from tertulia.server.settings import Settings
from tertulia.server.storage.blocks_and_notes import SqlBlocksAndNotes
from tertulia.server.storage.chat import SqlChat
from tertulia.server.storage.credentials import SqlCredentials
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.moderation import SqlModeration
from tertulia.server.storage.results import SqlProfiles

SANCTION_NEWS = Room("sanctions").name
"""Name under which processes announce a sanction. The receivers read from the storage which one."""


class ChatServices:
    """Chat and moderation services of a process."""

    def __init__(self, journal: Journal, settings: Settings, clock: Clock, secret: bytes) -> None:
        self._journal, self._settings, self._clock, self._secret = journal, settings, clock, secret
        self._handles = Handles(secret)
        self.handle = self._handles.handle_of
        """The public handle of a guest."""
        self._looking = set[asyncio.Task[None]]()
        self.moderation = SqlModeration(journal, clock)
        self.blocks_and_notes = SqlBlocksAndNotes(journal, clock)

    def begin(
        self, service: TableService, guests: Guests, live: Broadcaster, relay: Relay, whereabouts: ClientAddresses
    ) -> Community:
        """Create the chat once there are tables, and return the services that request handlers need.

        From now on, viewers and other processes are told of new lines.
        """
        self._service, self._live, self._relay = service, live, relay
        self.chat = Chat(
            SqlChat(self._journal, self._clock), service, self.moderation, self._settings.chat, self._clock
        )
        self.chat.subscribe(self._said)
        return Community(
            self.chat,
            self.blocks_and_notes,
            SqlProfiles(self._journal),
            self.moderation,
            SqlCredentials(self._journal),
            guests,
            self._handles,
            RoleLinks(self._secret),
            self._clock,
            whereabouts,
            self._sanctioned,
        )

    def handle_news(self, name: str, number: int) -> None:
        """Handle another process's news: a room's last line number, or a sanction."""
        if name == SANCTION_NEWS:
            looking = asyncio.get_running_loop().create_task(self._disconnect_suspended())
            self._looking.add(looking)
            looking.add_done_callback(self._looking.discard)
        elif (room := self.chat.note_remote_line(name, number)) is not None:
            announce_chat(self._service, self._live, room)

    async def poll(self) -> None:
        """Check for new lines in viewed rooms and for suspensions, both made through other processes."""
        await self._disconnect_suspended()
        for room in await self.chat.poll_new_lines(self._live.places()):
            announce_chat(self._service, self._live, room)

    async def _sanctioned(self) -> None:
        await self._disconnect_suspended()
        self._relay.announce_version(SANCTION_NEWS, milliseconds(self._clock.now()) // 1000)

    async def _disconnect_suspended(self) -> None:
        """Close suspended guests' live connections to the lobby and to tables at which they are not seated.

        After a storage fault, the next check tries again.
        """
        try:
            suspended = await self.moderation.suspended_guests()
        except StorageFault:
            return
        for guest in suspended:
            self._live.disconnect(guest, partial(self._looks_on, guest))

    def _looks_on(self, guest: GuestId, place: str) -> bool:
        table = self._service.at_hand(place)
        return table is None or guest not in guests_at(table.state.seats)

    def _said(self, room: Room, number: int) -> None:
        announce_chat(self._service, self._live, room)
        self._relay.announce_version(room.name, number)
