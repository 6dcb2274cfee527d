"""Base of stores whose changes notify guests (`NotifyingStore`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import Connection

from tertulia.server.domain.clock import SYSTEM, Clock, milliseconds
from tertulia.server.domain.notifications import Notification
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.outbox import ChannelOwners, notification_rows, write_notifications


class NotifyingStore:
    """Base class of stores that write a change and its notifications in one transaction."""

    def __init__(
        self,
        journal: Journal,
        owners: ChannelOwners | None = None,
        clock: Clock = SYSTEM,
        on_notified: Callable[[], None] = lambda: None,
    ) -> None:
        """Create the store.

        `owners` knows which guests and tables have a notification channel. If `owners` is None, all may have one.
        `on_notified` is called when notifications may have been added.
        """
        self._journal, self._clock = journal, clock
        self._owners, self._on_notified = owners or ChannelOwners(), on_notified

    def _notify(self, connection: Connection, notifications: Sequence[Notification]) -> None:
        known = [each for each in notifications if self._owners.may_have_channel(each.owner)]
        write_notifications(connection, notification_rows(known, milliseconds(self._clock.now())))
