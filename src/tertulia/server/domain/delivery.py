"""Messages of notification channels, and the interface of their senders: one for each kind of channel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from tertulia.server.domain.notifications import ChannelKind, NotificationKind


class NotificationText(Struct, frozen=True):
    """A notification as it is shown in a message."""

    kind: NotificationKind
    table: str
    game: str
    text: str
    """One sentence in the recipient's language."""
    url: str
    """The address of the table's page."""


class Message(Struct, frozen=True):
    """A message on one channel, with one or several notifications."""

    id: str
    """Idempotency key: a message about the same notifications has the same id, so a receiver can ignore a duplicate."""
    language: str
    title: str
    notifications: Sequence[NotificationText]
    url: str
    """The address to open: the table, or the lobby if there are notifications of several tables."""
    settings_url: str
    """The address of the page with notification settings."""
    unsubscribe_url: str = ""
    """The address for one-click unsubscription (RFC 8058); empty if there is none."""
    sent_at: int = 0
    """When it is sent, in seconds since 1970."""
    pending_turns: Sequence[NotificationText] = ()
    """Turns that an earlier message reported and that are still pending. A channel that shows only its last message
    repeats them."""


class PushKeys(Struct, frozen=True):
    """The keys of a browser that encrypt its push messages, in base64url."""

    p256dh: str
    auth: str


class PushSubscription(Struct, frozen=True):
    """A browser's push subscription, in the format of `PushSubscription.toJSON`."""

    endpoint: str
    keys: PushKeys


class NotDelivered(Exception):
    """The receiver did not accept a message.

    If `permanent`, it will accept none of its kind later either. If `gone`, the receiver no longer exists; that is
    permanent, too.
    """

    def __init__(self, reason: str, permanent: bool = False, gone: bool = False) -> None:
        super().__init__(reason)
        self.reason, self.permanent, self.gone = reason, permanent or gone, gone


class Sender(Protocol):
    """Sends messages on one kind of channel."""

    deduplicates: bool
    """Whether a message may be sent twice, because the receiver recognizes its id."""
    replaces_previous: bool
    """Whether a message may replace the previous one before the recipient has seen it."""

    async def send(self, address: bytes, message: Message) -> None:
        """Send a message to a decrypted address. Raises `NotDelivered`."""


Senders = Mapping[ChannelKind, Sender]
