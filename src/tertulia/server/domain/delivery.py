"""Emails and messages to the recipients of notifications, and the interfaces that send them."""

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
"""The maximum number of characters of an email address."""
LOCAL_PART, DOMAIN_LABEL = r"[^\s@<>\"(),:;\[\]\\]+", r"[a-z0-9](?:[a-z0-9-]*[a-z0-9])?"
ADDRESS = re.compile(rf"{LOCAL_PART}@{DOMAIN_LABEL}(?P<dotted>(?:\.{DOMAIN_LABEL})*)")


class Email(Struct, frozen=True):
    """An email to one address. If `html` is not None, it contains the text in HTML as well."""

    to: str
    subject: str
    text: str
    html: str | None = None
    headers: Sequence[tuple[str, str]] = ()
    """Additional headers of the email: pairs of name and value."""
    until: int | None = None
    """When the email becomes useless, in milliseconds since 1970, for instance because its link expires.

    None if it never does.
    """


class MailRefused(Exception):
    """The mail server has not accepted an email. Sending may be retried if `permanent` is False."""

    def __init__(self, reason: str, permanent: bool) -> None:
        super().__init__(reason)
        self.reason, self.permanent = reason, permanent


class Mailer(Protocol):
    """Sends emails through a mail server."""

    enabled: bool
    """Whether the site has a mail server."""

    async def send(self, email: Email) -> None:
        """Send an email. Raises `MailRefused` if the mail server does not accept it."""


class Seal(Protocol):
    """Encrypts stored data with the site's secret, so that the database and logs do not reveal it."""

    def encrypt(self, plain: bytes) -> bytes:
        """Encrypt data, so that only `decrypt` with the same secret can read it."""

    def decrypt(self, sealed: bytes) -> bytes:
        """Decrypt data. Raises `ValueError` if it was not encrypted with this site's secret."""


def email_job(email: Email, seal: Seal) -> JobOrder:
    """Return the job that sends an email. Only this site can decrypt the email in the job.

    The key of the job is random. The priority is that of a hint (`JobPriority.HINT`), because a visitor waits for the
    email.
    """
    return JobOrder(
        JobId(JobKind.EMAIL, secrets.token_hex(16)),
        JobPriority.HINT,
        arguments=seal.encrypt(msgspec.json.encode(email)),
    )


def email_of_job(about: bytes, seal: Seal) -> Email:
    """Return the email in the arguments of an email job.

    Raises `ValueError` if they were not encrypted with this site's secret.
    """
    return msgspec.json.decode(seal.decrypt(about), type=Email)


def read_address(text: str, *, local: bool = False) -> str:
    """Check an email address, and return it in the form in which it is stored.

    Raises `MailAddressRefused`. The result is in lower case, because no known mail server distinguishes case. All
    addresses are parsed here: for sign-in, channels, settings and the command line. The domain needs at least one dot,
    unless `local` also allows names such as `localhost`.
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
    """The text of a notification for one recipient, with its kind, table, game and link."""

    kind: NotificationKind
    table: str
    game: str
    text: str
    """The notification as one sentence in the recipient's language."""
    url: str
    """The address of the page to open: the table, the lobby or the settings."""


class Message(Struct, frozen=True):
    """A message on one notification channel, with one or several notifications."""

    id: str
    """Idempotency key: messages about equal notifications have equal ids, so a receiver can ignore a duplicate."""
    language: str
    title: str
    notifications: Sequence[NotificationText]
    url: str
    """The address of the page to open: the table, or the lobby for notifications of several tables."""
    settings_url: str
    """The address of the page with notification settings."""
    unsubscribe_url: str = ""
    """The address for one-click unsubscription (RFC 8058); empty for channels that are not email."""
    sent_at: int = 0
    """When the message is sent, in seconds since 1970; 0 if not set."""
    pending_turns: Sequence[NotificationText] = ()
    """Turns that an earlier message reported and that the recipient has not made yet.

    If each message on a channel hides the previous one, the message repeats these turns.
    """


class PushKeys(Struct, frozen=True):
    """The keys of a browser by which its push messages are encrypted, in base64url."""

    p256dh: str
    auth: str


class PushSubscription(Struct, frozen=True):
    """A browser's push subscription, in the format of `PushSubscription.toJSON`."""

    endpoint: str
    keys: PushKeys


class NotDelivered(Exception):
    """The receiver did not accept a message.

    If `permanent` is True, sending the message again is useless. If `receiver_deleted` is True, the receiver no longer
    exists; then `permanent` is True as well.
    """

    def __init__(self, reason: str, permanent: bool = False, receiver_deleted: bool = False) -> None:
        super().__init__(reason)
        self.reason, self.permanent, self.receiver_deleted = reason, permanent or receiver_deleted, receiver_deleted


class Sender(Protocol):
    """Sends messages on channels of one kind."""

    deduplicates: bool
    """Whether the receiver recognizes a repeated message by its id, so that a message may be sent twice."""
    replaces_previous: bool
    """Whether the receiver shows only the last message, so that each message hides an unread earlier one."""

    async def send(self, address: bytes, message: Message) -> None:
        """Send a message to the decrypted address of a channel. Raises `NotDelivered`."""


Senders = Mapping[ChannelKind, Sender]
