"""What goes out to somebody, and who carries it: one for each way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from tertulia.server.domain.notices import NoticeKind, Way


class Told(Struct, frozen=True):
    """One thing that is told."""

    kind: NoticeKind
    table: str
    game: str
    text: str
    """A sentence in the reader's language."""
    url: str
    """Where the table is."""


class Message(Struct, frozen=True):
    """All that goes out at once on one channel."""

    id: str
    """The same for the same notices: whoever gets it twice may leave out the second."""
    language: str
    title: str
    told: Sequence[Told]
    url: str
    """Where to go: the table, or the lobby where there are several."""
    settings: str
    """Where one chooses what one is told."""
    stop: str = ""
    """The address by which one press ends it (RFC 8058), where there is one."""
    sent: int = 0
    """When, in seconds since 1970."""
    standing: Sequence[Told] = ()
    """Whose turn it is besides, as was told before: for a way that keeps only the last message for whoever is away."""


class PushKeys(Struct, frozen=True):
    """What a browser gives to encrypt with, in base64url."""

    p256dh: str
    auth: str


class PushSubscription(Struct, frozen=True):
    """Where a browser is reached, as `PushSubscription.toJSON` says it."""

    endpoint: str
    keys: PushKeys


class NotDelivered(Exception):
    """The other side did not take it: for good where `permanent`; where it is `gone` nothing is there any more."""

    def __init__(self, reason: str, permanent: bool = False, gone: bool = False) -> None:
        super().__init__(reason)
        self.reason, self.permanent, self.gone = reason, permanent or gone, gone


class Sender(Protocol):
    """Carries messages by one way."""

    harmless: bool
    """Whether the other side knows by its id a message that it gets twice."""
    replaces: bool
    """Whether a message may take the place of the one before, which nobody has seen yet."""

    async def send(self, address: bytes, message: Message) -> None:
        """Hand over a message. Raises `NotDelivered`."""


Senders = Mapping[Way, Sender]
