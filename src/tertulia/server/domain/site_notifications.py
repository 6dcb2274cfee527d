"""Notifications that the site's own pages show: they follow from stored data, and need no channel.

Turns of the guest are not among them: pages have those already (`tertulia.server.domain.ports.Turn`).
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Literal, NamedTuple, Protocol

from tertulia.server.domain.seats import GuestId

SiteNotificationKind = Literal["invited", "end-proposed", "pause-proposed", "over", "sanction"]
"""`invited`: a player invites the guest to an open table. `end-proposed`, `pause-proposed`: a proposal that the guest has
not answered. `over`: a game with other players has ended. `sanction`: a moderator's decision that the guest has not
confirmed."""
SHOWN_FOR = timedelta(days=14)
"""Time for which the end of a game is reported."""
MAX_SITE_NOTIFICATIONS = 20


class SiteNotification(NamedTuple):
    """An event that the site's pages report to a guest."""

    kind: SiteNotificationKind
    at: int
    """When it happened, in milliseconds since 1970; for a proposed pause, when the table last changed."""
    table: str | None = None
    game: str | None = None
    by: GuestId | None = None
    """The player who invites the guest."""


class SiteNotificationStore(Protocol):
    """Reads the events that the site's pages report to a guest."""

    async def notifications_for(self, guest: GuestId) -> Sequence[SiteNotification]:
        """Return a guest's notifications, the latest first, at most `MAX_SITE_NOTIFICATIONS`.

        Invitations by players whom a block separates from the guest are left out. Raises `StorageFault`.
        """
