"""Builds the notification subsystem: channel store, senders, job runner, subscriptions (`NotificationSubsystem`)."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Protocol

from tertulia.server.backends import make_presence
from tertulia.server.delivery.guarded_client import GuardedHttpClient
from tertulia.server.delivery.mail import EmailSender
from tertulia.server.delivery.push import PushSender
from tertulia.server.delivery.services import ServiceSender
from tertulia.server.delivery.subscriptions import SubscriptionDependencies, SubscriptionService
from tertulia.server.delivery.webhook import WebhookSender
from tertulia.server.domain.calendars import Calendars
from tertulia.server.domain.clock import Clock
from tertulia.server.domain.delivery import Senders
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.mailing import Mailer
from tertulia.server.domain.notifications import ChannelKind, deadline_of
from tertulia.server.domain.ports import GuestProfiles, StorageFault
from tertulia.server.domain.service import TableService
from tertulia.server.identity.links import LinkSigner
from tertulia.server.identity.push_key import SiteKey
from tertulia.server.identity.sealing import SecretSeal
from tertulia.server.live.visible_tables import VisibleTables
from tertulia.server.mail.smtp import bare_address
from tertulia.server.settings import Settings
from tertulia.server.storage.channels import SqlNotificationStore
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.outbox import ChannelOwners
from tertulia.server.storage.table_facts import SqlTableFacts
from tertulia.server.workers.notification_texts import NotificationTexts
from tertulia.server.workers.notifying import MessageDelivery, Notifier, RecipientFacts
from tertulia.server.workers.recipient_views import RecipientViews

RELOAD_OWNERS_SECONDS = 60.0
"""Seconds between two reloads of the owners of channels."""


class Rooms(Protocol):
    """The services of a process that the notification subsystem needs."""

    settings: Settings
    clock: Clock
    journal: Journal
    mailer: Mailer
    seal: SecretSeal

    @property
    def guests(self) -> GuestProfiles: ...

    @property
    def jobs(self) -> Jobs: ...
    @property
    def calendars(self) -> Calendars: ...

    def wake_job_runner(self) -> None:
        """Wake the processes that take jobs."""


class ServiceDeadlines:
    """Reads players' deadlines from their tables (`tertulia.server.domain.notification_ports.TableDeadlines`)."""

    def __init__(self) -> None:
        self.service: TableService | None = None
        """Set after construction: the service is created later."""

    async def deadline_of(self, table: str, guest: GuestId) -> int | None:
        """A guest's deadline at a table in ms since the epoch, or None.

        Raises a `Refused` error if it cannot be read now; the caller tries again.
        """
        assert self.service is not None
        found = await self.service.table(table)
        await self.service.refresh(found)
        return deadline_of(found.state, guest)


class NotificationSubsystem:
    """The notification subsystem of a process."""

    def __init__(self, rooms: Rooms, secret: bytes, owners: ChannelOwners) -> None:
        settings, clock, mailer = rooms.settings, rooms.clock, rooms.mailer
        address = settings.address or settings.base_path
        links, client = LinkSigner(secret), GuardedHttpClient(settings.webhook_networks, ports=settings.webhook_ports)
        sender = settings.mail.sender if settings.mail else ""
        domain = bare_address(sender).rpartition("@")[2] or "localhost"
        key = SiteKey(
            secret, f"mailto:{bare_address(sender)}" if sender else settings.address or "mailto:nobody@localhost"
        )
        services = ServiceSender(settings.services, client)
        self.senders: Senders = {
            ChannelKind.EMAIL: EmailSender(mailer, domain),
            ChannelKind.PUSH: PushSender(client, key),
            ChannelKind.WEBHOOK: WebhookSender(client),
            ChannelKind.SERVICE: services,
        }
        self._owners, self._clock = owners, clock
        self.store = SqlNotificationStore(rooms.journal, owners, clock, rooms.wake_job_runner)
        self.visible_tables = VisibleTables(make_presence(settings), clock)
        dependencies = SubscriptionDependencies(
            client, services, key, mailer, links, rooms.seal, settings.address or ""
        )
        self.channel_service = SubscriptionService(self.store, rooms.jobs, dependencies, clock)
        self.deadlines = ServiceDeadlines()
        tables = RecipientViews(SqlTableFacts(rooms.journal), rooms.guests, clock)
        facts = RecipientFacts(self.visible_tables, tables, self.deadlines, rooms.calendars)
        texts = NotificationTexts(address, partial(links.sign, "stop"))
        delivery = MessageDelivery(self.senders, texts, rooms.seal)
        self.notifier = Notifier(rooms.jobs, self.store, facts, delivery, clock)

    async def load_channel_owners(self, shared: bool) -> None:
        """Load the owners of all channels, unless other processes share the database and could add channels."""
        if not shared:
            self._owners.set_owners(await self.store.load_owners())

    async def reload_channel_owners(self, shared: bool) -> None:
        """Reload the owners every minute until cancelled: merges and manual database changes alter them."""
        while True:
            await self._clock.sleep(RELOAD_OWNERS_SECONDS)
            with contextlib.suppress(StorageFault):
                await self.load_channel_owners(shared)
