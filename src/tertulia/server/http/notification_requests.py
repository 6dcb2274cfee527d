"""Bodies of requests and responses about notifications."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from tertulia.server.domain.delivery import PushSubscription
from tertulia.server.domain.notifications import WarningHours

Kind = Literal[
    "turn", "low-time", "invited", "joined", "full", "altered", "closing", "closed", "end-proposed", "pause-proposed",
    "removed", "over",
]  # fmt: skip
Kinds = Annotated[list[Kind], Meta(max_length=len(get_args(Kind)))]
Minute = Annotated[int, Meta(ge=0, le=1439)]
WebAddress = Annotated[str, Meta(max_length=2000)]


class NotificationSettingsRequest(Struct, forbid_unknown_fields=True):
    """Notification settings: quiet hours, daily digest, language and low-time warning.

    Times are minutes after midnight.
    """

    zone: Annotated[str, Meta(max_length=64)]
    as_calendar: bool = False
    """Whether the quiet hours of the guest's calendar apply; then `quiet_from` and `quiet_to` are ignored."""
    quiet_from: Minute | None = None
    """The start of the quiet hours, in minutes after midnight; null for no quiet hours."""
    quiet_to: Minute = 0
    digest: Minute | None = None
    language: Annotated[str, Meta(max_length=16, pattern="^[A-Za-z-]*$")] = ""
    low_time_hours: WarningHours | None = None
    """Hours before the deadline at which the guest gets a low-time warning; null for the default."""


class ChannelRequest(Struct, forbid_unknown_fields=True):
    """A new notification channel of the guest, or of the table `table`, which the guest hosts.

    Exactly one of `mail`, `push`, `webhook` and `service` is set.
    """

    mail: Annotated[str, Meta(max_length=200)] | None = None
    push: PushSubscription | None = None
    webhook: WebAddress | None = None
    service: WebAddress | None = None
    table: Annotated[str, Meta(max_length=32)] | None = None
    language: Annotated[str, Meta(max_length=16, pattern="^[A-Za-z-]*$")] = ""


class KindsRequest(Struct, forbid_unknown_fields=True):
    """The kinds of notifications that a channel is to receive from now on."""

    kinds: Kinds


class RecentNotification(Struct):
    """A recent notification on a channel, with its delivery state."""

    kind: Kind | Literal["test", "merged"]
    table: str
    state: Literal["waiting", "sending", "sent", "unknown", "failed"]
    created_at: int
    """When the notification was created, in milliseconds since 1970."""


class NotificationChannelResponse(Struct):
    """A notification channel: address, kinds of notifications, state and recent notifications."""

    id: str
    kind: Literal["mail", "push", "webhook", "service"]
    address: str
    """The receiver's address; for a browser only the address of its push service."""
    kinds: list[Kind]
    state: Literal["unconfirmed", "ready", "refused"]
    last_error: str
    """The last error that the receiver reported; empty if there is none."""
    last_success_at: int | None
    """When the receiver last accepted a message, in milliseconds since 1970; null if never."""
    recent: list[RecentNotification]


class QuietHoursResponse(Struct):
    """Daily quiet hours in the time zone `zone`, in minutes after midnight."""

    zone: str
    begin: int
    end: int


class NotificationSettingsResponse(Struct):
    """The notification settings and channels of a guest, or of a table that the guest hosts."""

    zone: str | None
    """The time zone of the settings; null if the guest has never stored settings."""
    as_calendar: bool
    calendar_quiet_hours: QuietHoursResponse | None
    """The quiet hours of the guest's saved calendar; null if the guest has none."""
    quiet_from: int | None
    quiet_to: int
    digest: int | None
    low_time_hours: WarningHours | None
    channels: list[NotificationChannelResponse]
    sends_email: bool
    """Whether this site sends notifications by email."""
    confirmed_emails: list[str]
    """The email addresses by which the guest signs in and to which no confirmed channel sends yet.

    They are confirmed already: a new channel with such an address needs no confirmation.
    """
    services: list[str]
    """The URL schemes of the external services that the site can notify, such as `discord`."""
    push_key: str
    has_feed: bool
    """Whether the guest has a calendar feed."""


class NewChannel(Struct):
    """A notification channel that was created.

    `secret` is the key that signs the requests to a webhook; it is sent in this response only. Null for other channels.
    """

    id: str
    secret: str | None = None


class ConfirmedAddress(Struct):
    """The email address of a channel that was just confirmed."""

    address: str


class UnsubscribableChannel(Struct):
    """The channel that an unsubscribe link turns off: its address, and the kinds of notifications on it."""

    address: str
    kinds: list[Kind]


class CalendarFeed(Struct):
    """The secret path of a calendar feed. Reading the feed needs no sign-in."""

    path: str
