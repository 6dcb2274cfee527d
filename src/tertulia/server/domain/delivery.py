"""Emails as jobs, messages of notification channels, and the interfaces of their senders."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec
from msgspec import Struct

from tertulia.server.domain.accounts import MailAddressRefused
from tertulia.server.domain.jobs import JobId, JobKind, JobOrder, JobPriority
from tertulia.server.domain.notifications import ChannelKind, NotificationKind

MAX_ADDRESS_LENGTH = 254
"""Characters of an address that mail servers accept."""
LOCAL_PART, DOMAIN_LABEL = r"[^\s@<>\"(),:;\[\]\\]+", r"[a-z0-9](?:[a-z0-9-]*[a-z0-9])?"
ADDRESS = re.compile(rf"{LOCAL_PART}@{DOMAIN_LABEL}(?P<dotted>(?:\.{DOMAIN_LABEL})*)")


class Email(Struct, frozen=True):
    """An email to one address."""

    to: str
    subject: str
    text: str
    html: str | None = None
    headers: Sequence[tuple[str, str]] = ()
    """Additional headers: names and values."""
    until: int | None = None
    """When the email becomes useless, in milliseconds since 1970, for example because its link expires; None for
    never."""


class MailRefused(Exception):
    """An email was not accepted. Unless `permanent`, sending may be retried."""

    def __init__(self, reason: str, permanent: bool) -> None:
        super().__init__(reason)
        self.reason, self.permanent = reason, permanent


class Mailer(Protocol):
    """Sends emails through a mail server."""

    enabled: bool
    """Whether the site has a mail server."""

    async def send(self, email: Email) -> None:
        """Send an email. Raises `MailRefused`."""


class Seal(Protocol):
    """Encrypts stored data, so that the database and logs do not reveal it."""

    def encrypt(self, plain: bytes) -> bytes:
        """Encrypt data."""

    def decrypt(self, sealed: bytes) -> bytes:
        """Decrypt data. Raises `ValueError` if this site has not encrypted it."""


def email_job(email: Email, seal: Seal) -> JobOrder:
    """The job that sends an email. Its key is random, and only this site can decrypt the email.

    It has the rank of a hint, because a visitor waits for it.
    """
    return JobOrder(
        JobId(JobKind.EMAIL, secrets.token_hex(16)),
        JobPriority.HINT,
        arguments=seal.encrypt(msgspec.json.encode(email)),
    )


def email_of_job(about: bytes, seal: Seal) -> Email:
    """The email of such a job. Raises `ValueError` if this site has not encrypted it."""
    return msgspec.json.decode(seal.decrypt(about), type=Email)


def read_address(text: str, *, local: bool = False) -> str:
    """Check an email address, and return it as it is stored. Raises `MailAddressRefused`.

    The result is in lower case, because no known mail server distinguishes case. All addresses are parsed here: for
    sign-in, channels, settings and the command line. The domain has at least one dot, unless it may be `local` to the
    host's machine.
    """
    address = text.strip().lower()
    fits = ADDRESS.fullmatch(address) if address.isascii() and address.isprintable() else None
    dots_apart = ".." not in f".{address.partition('@')[0]}."
    numeric = address.rpartition(".")[2].isdigit()  # a mail server may take 127.1 for an IP address
    encoded = "=?" in address  # begins an encoded word (RFC 2047) in a header
    if (
        fits is None
        or len(address) > MAX_ADDRESS_LENGTH
        or not dots_apart
        or numeric
        or encoded
        or not (local or fits["dotted"])
    ):
        raise MailAddressRefused("address: must be like ana@example.org, without accents")
    return address


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
