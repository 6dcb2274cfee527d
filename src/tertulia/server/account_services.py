"""The services of a server process for sessions, accounts and sign-in (`AccountServices`)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping

from tertulia.server.backends import Backends, TableStores
from tertulia.server.domain.notification_ports import NotificationStore
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.service import TableService
from tertulia.server.identity.accounts import AccountEffects, Accounts, Stores
from tertulia.server.identity.guests import Guests
from tertulia.server.identity.keys import CookieSigner
from tertulia.server.identity.mail_sign_in import MailSignIn
from tertulia.server.identity.merge_emails import MergeEmails
from tertulia.server.identity.one_time import OneTimeTokens
from tertulia.server.identity.openid import OpenId
from tertulia.server.identity.passkeys import Passkeys
from tertulia.server.identity.sessions import POLL_SECONDS, WRITE_INTERVAL_SECONDS, Sessions
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.storage.accounts import SqlCredentials, SqlPreferences, SqlSessions, SqlTokens
from tertulia.server.storage.guests import SqlGuestRows
from tertulia.server.storage.moderation import SqlModeration


class AccountServices:
    """The services of a server process for sessions, accounts, and sign-in by email, passkey or OpenID."""

    def __init__(
        self,
        backends: Backends,
        stores: TableStores,
        service: TableService,
        guests: Guests,
        live: Broadcaster,
        notifications: NotificationStore,
    ) -> None:
        settings, journal, clock = backends.settings, backends.journal, backends.clock
        mailer, seal = backends.mailer, backends.seal
        self._backends, self._lists, self._service = backends, stores.lists, service
        self.signer = CookieSigner(backends.secret)
        account_stores = Stores(
            SqlSessions(journal, clock),
            SqlCredentials(journal),
            SqlPreferences(journal, clock),
            SqlGuestRows(journal, clock),
            SqlModeration(journal, clock),
        )
        self._sessions_ended = asyncio.Event()
        self.sessions = Sessions(
            account_stores.sessions, self.signer, clock, live.disconnect, settings.session_days, self._call_others
        )
        one_time = OneTimeTokens(SqlTokens(journal, clock), backends.secret, clock)
        merge_emails = MergeEmails(account_stores.credentials, notifications, guests, mailer, seal, settings.address)
        effects = AccountEffects(self._reload_tables, merge_emails)
        self.accounts = Accounts(account_stores, self.sessions, guests, one_time, effects, clock)
        self.mail_sign_in = MailSignIn(self.accounts, backends.jobs, mailer, seal, settings.address)
        self.passkeys, self.openid = Passkeys(self.accounts), OpenId(self.accounts, settings.openid, clock)

    def background_tasks(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """Return the background tasks of a process that answers requests, by their names in the log."""
        works: dict[str, Callable[[], Awaitable[None]]] = {
            "storing the last use of sessions": lambda: self._repeat_work(
                WRITE_INTERVAL_SECONDS, self.sessions.write_last_use
            )
        }
        if self._backends.database.shared:
            works["ended sessions"] = self._follow_sessions
        return works

    def sessions_changed(self) -> None:
        """Check at once which sessions other processes have ended.

        Called when another process announces that it has ended sessions.
        """
        self._sessions_ended.set()

    def _call_others(self) -> None:
        """Tell other processes that sessions have ended, but not which: the broker learns no secrets."""
        self._backends.relay.call("sessions")

    async def _follow_sessions(self) -> None:
        """Poll for sessions that other processes have ended.

        This happens every few seconds, and after each `sessions_changed`.
        """
        while True:
            waits = [
                asyncio.create_task(wait)
                for wait in (self._sessions_ended.wait(), self._backends.clock.sleep(POLL_SECONDS))
            ]
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for each in waits:
                    each.cancel()
            self._sessions_ended.clear()
            with contextlib.suppress(StorageFault):  # logged by the storage
                await self.sessions.apply_remote_changes()

    async def _reload_tables(self, versions: Mapping[str, int]) -> None:
        """Reload tables after a merge or deletion of guests has given seats or tables to another guest.

        All server processes reload these tables.

        `versions` are the new versions of the changed tables, by table id.
        """
        self._lists.public.invalidate()
        await self._service.reload_outdated(versions)
        for table, version in versions.items():
            self._backends.relay.announce_version(table, version)

    async def _repeat_work(self, every: float, work: Callable[[], Awaitable[None]]) -> None:
        """Call `work` until cancelled, and wait `every` seconds before each call.

        A storage fault is ignored: the next call tries again.
        """
        while True:
            await self._backends.clock.sleep(every)
            with contextlib.suppress(StorageFault):  # logged by the storage
                await work()
