"""Email: headers, the SMTP client, and notifications with one-click unsubscribe (RFC 8058).

Headers are formatted here, because Python's email package formats long headers wrongly.
"""

from __future__ import annotations

import asyncio
import ssl
from email.errors import HeaderParseError
from email.header import Header
from email.headerregistry import Address, BaseHeader, HeaderRegistry
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import format_datetime, make_msgid, parseaddr, quote
from typing import TYPE_CHECKING, Any, ClassVar, Literal, cast

from tertulia.i18n.catalogue import Catalogue
from tertulia.server.delivery.escaping import escape_html
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.delivery import Email, Mailer, MailRefused, Message, NotDelivered, Sender
from tertulia.server.settings import MailSettings

if TYPE_CHECKING:
    from aiosmtplib import SMTP

MAX_VALUE_CHARACTERS = 900
"""Maximum characters of a header value.

A line of an email has at most 998 bytes (RFC 5322, 2.1.1), including the header's name.
"""
ENCODED_LINE_BYTES = 76
"""Maximum bytes of a line with encoded words (RFC 2047, 2)."""


class WrittenHeader(BaseHeader):
    """Base class of email headers that format their own lines (`lines`, `fold`).

    Python's email package formats long headers wrongly. So `parse` hands the unchanged value to that package, and the
    subclasses split the value into lines.
    """

    max_count: ClassVar[Literal[1]] = 1
    valid_values: ClassVar[str]
    """Description of the valid values of the header, for error messages."""

    @classmethod
    def parse(cls, value: str, kwds: dict[str, Any]) -> None:
        """Check a value of the header, and store it unchanged in `kwds["decoded"]`.

        Python's email package calls this, and builds the header from `kwds`. Raises `ValueError` if the value is
        invalid or too long.
        """
        if len(value) > MAX_VALUE_CHARACTERS or not cls.fits(value):
            raise ValueError(f"a header must be {cls.valid_values}, with at most {MAX_VALUE_CHARACTERS} characters")
        kwds["decoded"], kwds["parse_tree"] = value, None

    @classmethod
    def fits(cls, value: str) -> bool:
        """Whether a value is valid for the header."""
        raise NotImplementedError

    def lines(self, linesep: str) -> str:
        """Return the encoded value, split into lines by `linesep`; the last line has no line end."""
        raise NotImplementedError

    def fold(self, *, policy: Policy) -> str:
        """Return the header's name and encoded value as lines of the email, with a line end after each."""
        return f"{self.name}: {self.lines(policy.linesep)}{policy.linesep}"

    def encode_words(self, text: str, linesep: str) -> str:
        """Encode a text as encoded words (RFC 2047), on several lines if necessary."""
        return Header(text, "utf-8", ENCODED_LINE_BYTES, self.name).encode(linesep=linesep)


class MachineHeader(WrittenHeader):
    """A header that programs read, in printable ASCII on one line."""

    valid_values = "printable ASCII"

    @classmethod
    def fits(cls, value: str) -> bool:
        return value.isascii() and value.isprintable()

    def lines(self, linesep: str) -> str:
        return str(self)


class TextHeader(WrittenHeader):
    """A header that people read, written as encoded words if it has characters outside ASCII."""

    valid_values = "text without control characters"

    @classmethod
    def fits(cls, value: str) -> bool:
        return not any(ord(each) < 32 or 0xD800 <= ord(each) < 0xE000 for each in value)

    def lines(self, linesep: str) -> str:
        plain = self.isascii() and "=?" not in self
        return str(self) if plain else self.encode_words(str(self), linesep)


class SenderHeader(TextHeader):
    """The address of a sender, optionally with a name: `Tertulia <games@example.org>`."""

    valid_values = "an address like games@example.org"

    @classmethod
    def fits(cls, value: str) -> bool:
        address = parseaddr(value)[1]
        return super().fits(value) and address.isascii() and "@" in address

    def lines(self, linesep: str) -> str:
        name, address = parseaddr(str(self))
        if not name:
            return address
        if name.isascii():
            return f'"{quote(name)}" <{address}>'
        return f"{self.encode_words(name, linesep)}{linesep} <{address}>"


HEADERS = HeaderRegistry(default_class=cast(Any, MachineHeader))
"""Registry of header classes by header name.

`To`, `Date` and MIME headers have the classes of Python's email package, unknown headers have `MachineHeader`.
"""
HEADERS.map_to_type("from", SenderHeader)
HEADERS.map_to_type("subject", TextHeader)
HEADERS.map_to_type("message-id", MachineHeader)
POLICY = EmailPolicy(linesep="\r\n", header_factory=HEADERS)


RESPONSE_TIMEOUT_SECONDS = 30.0
"""Seconds to wait for each response of the mail server."""
TOTAL_TIMEOUT_SECONDS = 90.0
"""Seconds after which sending an email is given up, even if the server still responds."""
MAX_RESPONSE_CHARACTERS = 300
"""Maximum number of characters of a mail server's response in the reason of `MailRefused`."""


class NoMailer(Mailer):
    """Mailer of a site without a mail server."""

    enabled = False

    async def send(self, email: Email) -> None:
        """Raises `MailRefused`: there is no mail server."""
        raise MailRefused("this site has no mail server", permanent=True)


class SmtpMailer(Mailer):
    """Sends emails by one mail server, with a connection for each email."""

    enabled = True

    def __init__(
        self, settings: MailSettings, clock: Clock = SYSTEM, timeout_seconds: float = RESPONSE_TIMEOUT_SECONDS
    ) -> None:
        self._settings, self._clock, self._timeout_seconds = settings, clock, timeout_seconds

    async def send(self, email: Email) -> None:
        """Send an email.

        Raises `MailRefused`. The refusal is permanent for an invalid address or header, and after a 5xx response that
        does not reject the site's own login. Otherwise it is temporary.
        """
        message = compose(email, self._settings, self._clock)
        try:
            async with asyncio.timeout(min(TOTAL_TIMEOUT_SECONDS, 3 * self._timeout_seconds)):
                await self._send(message, email.to)
        except TimeoutError:
            raise MailRefused("the mail server did not answer in time", permanent=False) from None

    async def _send(self, message: EmailMessage, to: str) -> None:
        # Slow to import, and a site may never send an email.
        from aiosmtplib import SMTPException, SMTPTimeoutError

        client = self._client()
        try:
            await client.connect()
            if self._settings.user:
                await client.login(self._settings.user, self._settings.password or "")
            await client.sendmail(bare_address(self._settings.sender), [to], message.as_bytes(policy=POLICY))
        except SMTPTimeoutError:
            raise MailRefused("the mail server did not answer in time", permanent=False) from None
        except (SMTPException, ssl.SSLError, OSError, UnicodeError) as error:
            raise refusal(error) from None
        finally:
            client.close()

    def _client(self) -> SMTP:
        from aiosmtplib import SMTP

        security = self._settings.security
        return SMTP(
            hostname=self._settings.server,
            port=self._settings.port_meant,
            use_tls=security == "tls",
            start_tls=security == "starttls",
            tls_context=None
            if self._settings.ca_file is None
            else ssl.create_default_context(cafile=self._settings.ca_file),
            local_hostname=bare_address(self._settings.sender).rpartition("@")[2] or "localhost",
            timeout=self._timeout_seconds,
        )


def refusal(error: Exception) -> MailRefused:
    """Convert an error of the SMTP client to `MailRefused`, permanent or temporary.

    The refusal is permanent after a 5xx response, unless the response rejects the site's own login. It is permanent,
    too, if the server does not accept the characters of the address. Any other error is temporary.
    """
    from aiosmtplib import SMTPAuthenticationError, SMTPNotSupported, SMTPRecipientsRefused, SMTPResponseException

    if isinstance(error, SMTPRecipientsRefused) and error.recipients:
        error = error.recipients[0]
    if isinstance(error, SMTPAuthenticationError):
        return MailRefused(
            f"the mail server rejected the user name or password: {_response_text(error)}", permanent=False
        )
    if isinstance(error, SMTPResponseException):
        return MailRefused(_response_text(error), permanent=500 <= error.code < 600)
    if isinstance(error, SMTPNotSupported):
        return MailRefused(
            f"the mail server does not support a required feature: {error}"[:MAX_RESPONSE_CHARACTERS], permanent=False
        )
    if isinstance(error, UnicodeError):
        return MailRefused("the mail server does not accept the characters of this address", permanent=True)
    return MailRefused(
        f"the mail server cannot be reached: {type(error).__name__}: {error}"[:MAX_RESPONSE_CHARACTERS], permanent=False
    )


def _response_text(error: Exception) -> str:
    code, message = getattr(error, "code", ""), str(getattr(error, "message", error))
    return " ".join(f"{code} {message}".split())[:MAX_RESPONSE_CHARACTERS]


def compose(email: Email, settings: MailSettings, clock: Clock = SYSTEM) -> EmailMessage:
    """Build the MIME message of an email. Raises `MailRefused` if an address or a header is invalid."""
    message = EmailMessage(policy=POLICY)
    try:
        message["From"] = settings.sender
        message["To"] = Address(addr_spec=email.to)
        message["Subject"] = email.subject
        message["Date"] = format_datetime(clock.now())
        names = {name.lower() for name, _ in email.headers}
        if "message-id" not in names:
            message["Message-ID"] = make_msgid(domain=bare_address(settings.sender).rpartition("@")[2] or "localhost")
        if "auto-submitted" not in names:
            message["Auto-Submitted"] = "auto-generated"  # no automatic replies
        for name, value in email.headers:
            message[name] = value
        message.set_content(email.text)
        if email.html is not None:
            message.add_alternative(email.html, subtype="html")
    except (ValueError, IndexError, HeaderParseError) as error:
        raise MailRefused(f"the email cannot be written: {error}"[:MAX_RESPONSE_CHARACTERS], permanent=True) from None
    return message


def bare_address(address: str) -> str:
    """Return an email address without its display name.

    For example, returns `games@example.org` for `Tertulia <games@example.org>`.
    """
    from email.utils import parseaddr

    return parseaddr(address)[1]


class EmailSender(Sender):
    """Sends notifications by email."""

    replaces_previous = False
    deduplicates = True  # mail programs recognize an id, and a missed turn is worse than a duplicate

    def __init__(self, mailer: Mailer, domain: str) -> None:
        """Create a sender of emails. `domain` is the part of their message ids after the @."""
        self._mailer, self._domain = mailer, domain

    async def send(self, address: bytes, message: Message) -> None:
        try:
            await self._mailer.send(compose_email(address.decode(), message, self._domain))
        except MailRefused as refused:
            raise NotDelivered(refused.reason, refused.permanent) from None


def compose_email(to: str, message: Message, domain: str) -> Email:
    """Build the email for a message with notifications, with links to settings and to unsubscribe."""
    words = Catalogue(message.language)
    why = words.text("notification-mail-why")
    footer = [(words.text("notification-mail-settings"), message.settings_url)]
    headers = [("Message-ID", f"<{message.id}@{domain}>")]
    if message.unsubscribe_url:
        footer.append((words.text("notification-mail-unsubscribe"), unsubscribe_page(message.unsubscribe_url)))
        headers += [
            ("List-Unsubscribe", f"<{message.unsubscribe_url}>"),
            ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"),
        ]
    plain = [f"{each.text}\n{each.url}\n" for each in message.notifications]
    text = "\n".join([*plain, "--", why, *(f"{name}: {url}" for name, url in footer), ""])
    items = "".join(
        f'<p style="margin:0 0 16px"><a href="{escape_html(each.url)}">{escape_html(each.text)}</a></p>'
        for each in message.notifications
    )
    links = " · ".join(
        f'<a href="{escape_html(url)}" style="color:#666">{escape_html(name)}</a>' for name, url in footer
    )
    html = (
        f'<!doctype html><html lang="{escape_html(message.language)}"><body style="font:16px/1.5 sans-serif;max-width:36em">'
        f'{items}<p style="color:#666;font-size:13px;border-top:1px solid #ddd;padding-top:8px">{escape_html(why)}<br>{links}</p>'
        "</body></html>"
    )
    return Email(to, message.title, text, html, headers)


def unsubscribe_page(stop: str) -> str:
    """Return the URL of the web page whose button unsubscribes a channel.

    `stop` is the URL of the request that unsubscribes. An email contains a link to the page instead, because mail
    scanners open links, and a scanner must not unsubscribe the reader.
    """
    return stop.replace("/api/notifications/unsubscribe/", "/notifications/unsubscribe/")
