"""Who people are, put together: their sessions and accounts, and what keeps these up while the site runs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from tertulia.server.domain.ports import StorageFault
from tertulia.server.identity.accounts import Accounts, Stores
from tertulia.server.identity.mail_sign_in import MailSignIn
from tertulia.server.identity.merge_letters import MergeLetters
from tertulia.server.identity.one_time import OneTime
from tertulia.server.identity.openid import OpenId
from tertulia.server.identity.passkeys import Passkeys
from tertulia.server.identity.sessions import EVERY, WRITTEN, Sessions
from tertulia.server.identity.signing import CookieSigner, load_secret
from tertulia.server.storage.credentials import SqlCredentials
from tertulia.server.storage.moderation import SqlModeration
from tertulia.server.storage.of_guests import SqlOfGuests
from tertulia.server.storage.preferences import SqlPreferences
from tertulia.server.storage.sessions import SqlSessions
from tertulia.server.storage.tokens import SqlTokens

if TYPE_CHECKING:
    from tertulia.server.assembly import Assembly


class People:
    """What a process knows of who people are."""

    def __init__(self, rooms: Assembly) -> None:
        journal, clock, settings = rooms.journal, rooms.clock, rooms.settings
        secret = load_secret(settings.data)
        self._rooms, self.signer = rooms, CookieSigner(secret)
        stores = Stores(
            SqlSessions(journal, clock),
            SqlCredentials(journal),
            SqlPreferences(journal, clock),
            SqlOfGuests(journal, clock),
            SqlModeration(journal, clock),
        )
        self._heard = asyncio.Event()
        self.sessions = Sessions(
            stores.sessions, self.signer, clock, rooms.live.drop, settings.session_days, self._call_others
        )
        one_time = OneTime(SqlTokens(journal, clock), secret, clock)
        letters = MergeLetters(
            stores.credentials,
            lambda: rooms.telling.channels,  # made after this
            rooms.guests,
            rooms.mailer,
            rooms.seal,
            settings.address,
        )
        self.accounts = Accounts(stores, self.sessions, rooms.guests, one_time, self._changed, clock, letters)
        self.mail_links = MailSignIn(self.accounts, rooms.jobs, rooms.mailer, rooms.seal, settings.address)
        self.keys, self.openid = Passkeys(self.accounts), OpenId(self.accounts, settings.openid, clock)

    def works(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """What is to be done for as long as the process answers visitors, and how the log calls it."""
        works: dict[str, Callable[[], Awaitable[None]]] = {
            "writing down sessions": lambda: self._repeated(WRITTEN, self.sessions.write)
        }
        if self._rooms.database.shared:
            works["ended sessions"] = self._follow_sessions
        return works

    def sessions_changed(self) -> None:
        """Look at once which sessions another process has ended."""
        self._heard.set()

    def _call_others(self) -> None:
        """Tell other processes that sessions have ended: not which, so that nothing of them leaves this way."""
        self._rooms.relay.call("sessions")

    async def _follow_sessions(self) -> None:
        """Learn which sessions other processes have ended: as soon as one says so, and every few seconds in any case."""
        while True:
            waits = [asyncio.create_task(wait) for wait in (self._heard.wait(), self._rooms.clock.sleep(EVERY))]
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for each in waits:
                    each.cancel()
            self._heard.clear()
            with contextlib.suppress(StorageFault):  # said by the storage
                await self.sessions.look_around()

    async def _changed(self, versions: Mapping[str, int]) -> None:
        """Somebody at these tables is another guest now: whoever has them in memory reads them again, here and elsewhere."""
        self._rooms.lists.public.changed()
        await self._rooms.service.heard(versions)
        for table, version in versions.items():
            self._rooms.relay.tell(table, version)

    async def _repeated(self, every: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do it now and then, for ever; where the storage is at fault, the next time."""
        while True:
            await self._rooms.clock.sleep(every)
            with contextlib.suppress(StorageFault):  # said by the storage
                await work()
