"""People among each other, put together: chat and who hears of it, blocks and notes."""

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
from tertulia.server.identity.guests import Guests
from tertulia.server.identity.handles import Handles
from tertulia.server.identity.role_links import RoleLinks
from tertulia.server.identity.whereabouts import Whereabouts
from tertulia.server.live.announcing import announce_chat
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.live.relay import Relay
from tertulia.server.settings import Settings
from tertulia.server.storage.chat import SqlChat
from tertulia.server.storage.credentials import SqlCredentials
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.moderation import SqlModeration
from tertulia.server.storage.people import SqlPeople
from tertulia.server.storage.results import SqlProfiles

SANCTIONED = Room("sanctions").name
"""What processes tell each other where something was done to somebody; to whom, and what, they read themselves."""


class Talking:
    """What a process knows of people among each other."""

    def __init__(self, journal: Journal, settings: Settings, clock: Clock, secret: bytes) -> None:
        self._journal, self._settings, self._clock, self._secret = journal, settings, clock, secret
        self._handles = Handles(secret)
        self.handle = self._handles.of
        """What others may call a guest by."""
        self._looking = set[asyncio.Task[None]]()
        self.moderation = SqlModeration(journal, clock)
        self.people = SqlPeople(journal, clock)

    def begin(
        self, service: TableService, guests: Guests, live: Broadcaster, relay: Relay, whereabouts: Whereabouts
    ) -> Community:
        """What handlers need, once there are tables; whoever looks on and other processes hear from now on of what is said."""
        self._service, self._live, self._relay = service, live, relay
        self.chat = Chat(
            SqlChat(self._journal, self._clock), service, self.moderation, self._settings.chat, self._clock
        )
        self.chat.subscribe(self._said)
        return Community(
            self.chat,
            self.people,
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

    def heard(self, name: str, number: int) -> None:
        """Another process says how far a room has come, or that something was done to somebody."""
        if name == SANCTIONED:
            looking = asyncio.get_running_loop().create_task(self._end_where_suspended())
            self._looking.add(looking)
            looking.add_done_callback(self._looking.discard)
        elif (room := self.chat.hear_of(name, number)) is not None:
            announce_chat(self._service, self._live, room)

    async def look_around(self) -> None:
        """See what was said through other processes where somebody looks on, and who was suspended there."""
        await self._end_where_suspended()
        for room in await self.chat.look_around(self._live.places()):
            announce_chat(self._service, self._live, room)

    async def _sanctioned(self) -> None:
        await self._end_where_suspended()
        self._relay.tell(SANCTIONED, milliseconds(self._clock.now()) // 1000)

    async def _end_where_suspended(self) -> None:
        """End the live connections of those who are suspended, where they do not sit. What cannot be read now is looked at the next
        time."""
        try:
            suspended = await self.moderation.suspended()
        except StorageFault:
            return
        for guest in suspended:
            self._live.drop(guest, partial(self._looks_on, guest))

    def _looks_on(self, guest: GuestId, place: str) -> bool:
        table = self._service.at_hand(place)
        return table is None or guest not in guests_at(table.state.seats)

    def _said(self, room: Room, number: int) -> None:
        announce_chat(self._service, self._live, room)
        self._relay.tell(room.name, number)
