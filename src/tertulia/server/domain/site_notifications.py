"""Notifications that the site's own pages show to a guest, computed from stored data.

They need no channel such as email. They do not include the guest's turns (`tertulia.server.domain.ports.Turn`), which
pages show anyway.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Literal, NamedTuple, Protocol

from tertulia.server.domain.seats import GuestId

SiteNotificationKind = Literal["invited", "end-proposed", "pause-proposed", "over", "sanction"]
"""Kind of event that the site's pages report to a guest.

`invited`: a player invites the guest to an open table. `end-proposed`, `pause-proposed`: a proposal that the guest has
not answered. `over`: a game with other players has ended. `sanction`: a moderator's decision that the guest has not
confirmed.
"""
SHOWN_FOR = timedelta(days=14)
"""Time after the end of a game during which pages report it; earlier ends are not shown."""
MAX_SITE_NOTIFICATIONS = 20


class SiteNotification(NamedTuple):
    """An event that the site's pages report to a guest."""

    kind: SiteNotificationKind
    at: int
    """Time of the event, in milliseconds since 1970.

    For a proposed pause, it is the time of the table's last change.
    """
    table: str | None = None
    game: str | None = None
    by: GuestId | None = None
    """The player who invites the guest, if the kind is `invited`; else None."""


class SiteNotificationStore(Protocol):
    """Reads the events that the site's pages report to a guest."""

    async def notifications_for(self, guest: GuestId) -> Sequence[SiteNotification]:
        """Return a guest's notifications, the latest first, at most `MAX_SITE_NOTIFICATIONS`.

        Invitations by players whom a block separates from the guest are left out. Raises `StorageFault`.
        """
