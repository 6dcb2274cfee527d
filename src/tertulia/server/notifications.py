"""Notifications of a process: channels, senders, notifier and subscriptions (`NotificationSubsystem`)."""

from __future__ import annotations

import contextlib
from functools import partial

from tertulia.server.backends import Backends, TableStores, make_presence
from tertulia.server.delivery.apprise import ServiceSender
from tertulia.server.delivery.email import EmailSender, bare_address
from tertulia.server.delivery.guarded_client import GuardedHttpClient
from tertulia.server.delivery.push import PushSender
from tertulia.server.delivery.subscriptions import SubscriptionDependencies, SubscriptionService
from tertulia.server.delivery.webhook import WebhookSender
from tertulia.server.domain.delivery import Senders
from tertulia.server.domain.notification_ports import TableDeadlines
from tertulia.server.domain.notifications import ChannelKind, deadline_of
from tertulia.server.domain.ports import GuestProfiles, StorageFault
from tertulia.server.domain.seats import GuestId
from tertulia.server.domain.service import TableService
from tertulia.server.identity.keys import LinkSigner, SiteKey
from tertulia.server.live.presence import VisibleTables
from tertulia.server.storage.channels import SqlNotificationStore
from tertulia.server.storage.table_facts import SqlTableFacts
from tertulia.server.workers.notification_texts import NotificationTexts
from tertulia.server.workers.notifying import MessageDelivery, Notifier, RecipientFacts
from tertulia.server.workers.recipient_views import RecipientViews

RELOAD_OWNERS_SECONDS = 60.0
"""Seconds between two reloads of the owners of notification channels."""


class ServiceDeadlines(TableDeadlines):
    """Reads the deadlines of players' turns from the tables at which they play."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def deadline_of(self, table: str, guest: GuestId) -> int | None:
        """Return a guest's deadline at a table in milliseconds since 1970, or None if there is no deadline.

        Raises a `Refused` error if the table cannot be read now; the caller tries again later.
        """
        found = await self._service.table(table)
        await self._service.refresh(found)
        return deadline_of(found.state, guest)


class NotificationSubsystem:
    """The services that store, compose and send a process's notifications."""

    def __init__(self, backends: Backends, stores: TableStores, service: TableService, guests: GuestProfiles) -> None:
        settings, clock, mailer, seal = backends.settings, backends.clock, backends.mailer, backends.seal
        address = settings.address or settings.base_path
        links = LinkSigner(backends.secret)
        client = GuardedHttpClient(settings.webhook_networks, ports=settings.webhook_ports)
        sender = settings.mail.sender if settings.mail else ""
        domain = bare_address(sender).rpartition("@")[2] or "localhost"
        contact = f"mailto:{bare_address(sender)}" if sender else settings.address or "mailto:nobody@localhost"
        key, services = SiteKey(backends.secret, contact), ServiceSender(settings.services, client)
        self.senders: Senders = {
            ChannelKind.EMAIL: EmailSender(mailer, domain),
            ChannelKind.PUSH: PushSender(client, key),
            ChannelKind.WEBHOOK: WebhookSender(client),
            ChannelKind.SERVICE: services,
        }
        self._owners, self._clock, self._shared = stores.channel_owners, clock, backends.database.shared
        self.store = SqlNotificationStore(backends.journal, self._owners, clock, backends.wake_job_runner)
        self.visible_tables = VisibleTables(make_presence(settings), clock)
        dependencies = SubscriptionDependencies(client, services, key, mailer, links, seal, settings.address or "")
        self.channel_service = SubscriptionService(self.store, backends.jobs, dependencies, clock)
        tables = RecipientViews(SqlTableFacts(backends.journal), guests, clock)
        facts = RecipientFacts(self.visible_tables, tables, ServiceDeadlines(service), stores.calendars)
        texts = NotificationTexts(address, partial(links.sign, "unsubscribe"))
        delivery = MessageDelivery(self.senders, texts, seal)
        self.notifier = Notifier(backends.jobs, self.store, facts, delivery, clock)

    async def load_channel_owners(self) -> None:
        """Load the owners of all notification channels into memory.

        Nothing is loaded if other processes share the database, because they could add channels.
        """
        if not self._shared:
            self._owners.set_owners(await self.store.load_owners())

    async def reload_channel_owners(self) -> None:
        """Reload the owners of notification channels every minute until cancelled.

        Merges of guests and manual database changes alter the owners.
        """
        while True:
            await self._clock.sleep(RELOAD_OWNERS_SECONDS)
            with contextlib.suppress(StorageFault):
                await self.load_channel_owners()
