"""The services of a server process for chat, moderation, blocks and notes (`ChatServices`)."""

from __future__ import annotations

import asyncio
from functools import partial

from tertulia.server.backends import Backends
from tertulia.server.domain.chat import Room
from tertulia.server.domain.chatting import Chat
from tertulia.server.domain.clock import milliseconds
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.seats import GuestId, guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.http.community import Community
from tertulia.server.identity.client_addresses import ClientAddresses
from tertulia.server.identity.guests import Guests, Handles
from tertulia.server.identity.keys import RoleLinks
from tertulia.server.live.announcing import announce_chat
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.storage.accounts import SqlCredentials
from tertulia.server.storage.blocks_and_notes import SqlBlocksAndNotes
from tertulia.server.storage.chat import SqlChat
from tertulia.server.storage.moderation import SqlModeration
from tertulia.server.storage.results import SqlProfiles

SANCTION_NEWS = Room("sanctions").name
"""Name under which a process announces that a sanction has changed. Other processes then read from the storage which
guests are suspended."""


class ChatServices:
    """The services of a server process for chat, moderation, blocks and notes.

    They announce new chat lines and sanctions to viewers and to other processes.
    """

    def __init__(
        self,
        backends: Backends,
        service: TableService,
        guests: Guests,
        handles: Handles,
        live: Broadcaster,
        client_addresses: ClientAddresses,
    ) -> None:
        journal, clock = backends.journal, backends.clock
        self._service, self._live, self._relay, self._clock = service, live, backends.relay, clock
        self._checks = set[asyncio.Task[None]]()
        self._moderation = SqlModeration(journal, clock)
        self._chat = Chat(SqlChat(journal, clock), service, self._moderation, backends.settings.chat, clock)
        self._chat.subscribe(self._announce_line)
        self.community = Community(
            self._chat,
            SqlBlocksAndNotes(journal, clock),
            SqlProfiles(journal),
            self._moderation,
            SqlCredentials(journal),
            guests,
            handles,
            RoleLinks(backends.secret),
            clock,
            client_addresses,
            self._apply_sanctions,
        )

    def handle_news(self, name: str, number: int) -> None:
        """Handle news of another process: a new chat line, or a changed sanction.

        `name` is the name of a chat room, and `number` the number of the room's last line. If `name` is
        `SANCTION_NEWS`, suspended guests are disconnected.
        """
        if name == SANCTION_NEWS:
            check = asyncio.get_running_loop().create_task(self._disconnect_suspended())
            self._checks.add(check)
            check.add_done_callback(self._checks.discard)
        elif (room := self._chat.note_remote_line(name, number)) is not None:
            announce_chat(self._service, self._live, room)

    async def poll(self) -> None:
        """Read from the storage what other processes have changed in chat and moderation.

        Announces new lines to the viewers of a chat room, and disconnects suspended guests.
        """
        await self._disconnect_suspended()
        for room in await self._chat.poll_new_lines(self._live.places()):
            announce_chat(self._service, self._live, room)

    async def _apply_sanctions(self) -> None:
        await self._disconnect_suspended()
        self._relay.announce_version(SANCTION_NEWS, milliseconds(self._clock.now()) // 1000)

    async def _disconnect_suspended(self) -> None:
        """Close suspended guests' live connections to the lobby and to tables at which they are not seated.

        After a storage fault, the next check tries again.
        """
        try:
            suspended = await self._moderation.suspended_guests()
        except StorageFault:
            return
        for guest in suspended:
            self._live.disconnect(guest, partial(self._looks_on, guest))

    def _looks_on(self, guest: GuestId, place: str) -> bool:
        table = self._service.at_hand(place)
        return table is None or guest not in guests_at(table.state.seats)

    def _announce_line(self, room: Room, number: int) -> None:
        announce_chat(self._service, self._live, room)
        self._relay.announce_version(room.name, number)
