"""Builds the notification subsystem: channel store, senders, job runner, subscriptions (`Telling`)."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Protocol

from tertulia.server.backends import presence_of
from tertulia.server.delivery.desk import Means, NoticeDesk
from tertulia.server.delivery.mail import MailSender
from tertulia.server.delivery.outward import Outward
from tertulia.server.delivery.push import PushSender
from tertulia.server.delivery.services import ServiceSender
from tertulia.server.delivery.webhook import WebhookSender
from tertulia.server.domain.calendars import Calendars
from tertulia.server.domain.clock import Clock
from tertulia.server.domain.delivery import Senders
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.jobs import Jobs
from tertulia.server.domain.mailing import Mailer
from tertulia.server.domain.notices import Way, end_of
from tertulia.server.domain.ports import GuestProfiles, StorageFault
from tertulia.server.domain.service import TableService
from tertulia.server.identity.links import LinkSigner
from tertulia.server.identity.push_key import SiteKey
from tertulia.server.identity.sealing import SecretSeal
from tertulia.server.live.sight import TablesInSight
from tertulia.server.mail.smtp import bare
from tertulia.server.settings import Settings
from tertulia.server.storage.channels import SqlChannels
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.outbox import Reachable
from tertulia.server.storage.standings import SqlStandings
from tertulia.server.workers.asking_tables import TablesNow
from tertulia.server.workers.notice_words import Wording
from tertulia.server.workers.notifying import Notifier, People

EVERY = 60.0
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

    def stir(self) -> None:
        """Wake the processes that take jobs."""


class EndsOfTables:
    """Reads players' deadlines from their tables (`tertulia.server.domain.notice_ports.Ends`)."""

    def __init__(self) -> None:
        self.service: TableService | None = None
        """Set after construction: the service is created later."""

    async def of(self, table: str, guest: GuestId) -> int | None:
        """A guest's deadline at a table in ms since the epoch, or None.

        Raises a `Refused` error if it cannot be read now; the caller tries again.
        """
        assert self.service is not None
        found = await self.service.table(table)
        await self.service.refresh(found)
        return end_of(found.state, guest)


class Telling:
    """The notification subsystem of a process."""

    def __init__(self, rooms: Rooms, secret: bytes, reachable: Reachable) -> None:
        settings, clock, mailer = rooms.settings, rooms.clock, rooms.mailer
        address = settings.address or settings.base_path
        links, outward = LinkSigner(secret), Outward(settings.webhook_networks, ports=settings.webhook_ports)
        sender = settings.mail.sender if settings.mail else ""
        domain = bare(sender).rpartition("@")[2] or "localhost"
        key = SiteKey(secret, f"mailto:{bare(sender)}" if sender else settings.address or "mailto:nobody@localhost")
        services = ServiceSender(settings.services, outward)
        self.senders: Senders = {
            Way.MAIL: MailSender(mailer, domain),
            Way.PUSH: PushSender(outward, key),
            Way.WEBHOOK: WebhookSender(outward),
            Way.SERVICE: services,
        }
        self._reachable, self._clock = reachable, clock
        self.channels = SqlChannels(rooms.journal, reachable, clock, rooms.stir)
        self.sight = TablesInSight(presence_of(settings), clock)
        means = Means(outward, services, key, mailer, links, rooms.seal, settings.address or "")
        self.desk = NoticeDesk(self.channels, rooms.jobs, means, clock)
        self.ends = EndsOfTables()
        tables = TablesNow(SqlStandings(rooms.journal), rooms.guests, clock)
        people = People(self.sight, tables, self.ends, rooms.calendars)
        wording = Wording(address, partial(links.made, "stop"))
        self.notifier = Notifier(rooms.jobs, self.channels, people, self.senders, wording, rooms.seal, clock)

    async def know_who_is_reachable(self, shared: bool) -> None:
        """Load the owners of all channels, unless other processes share the database and could add channels."""
        if not shared:
            self._reachable.are(await self.channels.owners())

    async def keep_knowing(self, shared: bool) -> None:
        """Reload the owners every minute until cancelled: merges and manual database changes alter them."""
        while True:
            await self._clock.sleep(EVERY)
            with contextlib.suppress(StorageFault):
                await self.know_who_is_reachable(shared)
