"""Responses to pages that poll for the guest's turns.

They list the tables that wait for the guest to act, the players who are online, and notifications for the page.
"""

from __future__ import annotations

from msgspec import Struct

from tertulia.server.domain.site_notifications import SiteNotificationKind


class TurnResponse(Struct):
    """A table where it is the asking guest's turn."""

    id: str
    game: str
    age: int | None
    """Seconds since the last change of the table; null if the stored time of the change is damaged."""
    deadline: int | None
    """The guest's deadline, in milliseconds since 1970; null if none of the guest's clocks runs."""


class OnlineTable(Struct):
    """The table of a player who is online."""

    id: str
    game: str
    open: bool
    """Whether the game has not started."""


class OnlinePlayerResponse(Struct):
    """A player who is online, and the table where they sit if the asking guest may see it."""

    handle: str
    name: str
    table: OnlineTable | None
    """The table where the player is playing, or waits for the game to begin; null if the guest cannot see it."""


class SiteNotificationResponse(Struct):
    """An event that the site's pages report to the asking guest."""

    kind: SiteNotificationKind
    at: int
    """When the event happened, in milliseconds since 1970.

    For a proposed pause, it is the time of the table's last change.
    """
    table: str | None
    game: str | None
    by: str | None
    """The name of the player who invites the guest; null unless `kind` is `invited`."""


class Turns(Struct):
    """The tables where it is the asking guest's turn, with data for the header of every page.

    The header shows the number of online players, and notifications. Tables with a deadline come first, the earliest
    deadline first. Then come tables with other players, then tables with bots only. In both groups, the table that has
    waited longest comes first.
    """

    turns: list[TurnResponse]
    online: int
    """The number of guests who have the site open, except those who do not want to be seen."""
    here: list[OnlinePlayerResponse] | None
    """Players who are online, as the guest sees them; null if the request did not ask for them."""
    notifications: list[SiteNotificationResponse]
    """Events that the site's pages report to the asking guest, the latest first."""
