"""Send emails to a mail server by SMTP (`tertulia.server.domain.mailing.Mailer`)."""

from __future__ import annotations

import asyncio
import ssl
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from typing import TYPE_CHECKING

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.mailing import Email, MailRefused
from tertulia.server.mail.headers import POLICY
from tertulia.server.settings import MailSettings

if TYPE_CHECKING:
    from aiosmtplib import SMTP

RESPONSE_TIMEOUT_SECONDS = 30.0
"""Seconds to wait for each response of the mail server."""
TOTAL_TIMEOUT_SECONDS = 90.0
"""Seconds after which sending an email is given up, even if the server still responds."""
MAX_RESPONSE_CHARACTERS = 300
"""Maximum number of characters of a server's response that are kept."""


class NoMailer:
    """Mailer of a site without a mail server."""

    enabled = False

    async def send(self, email: Email) -> None:
        """Raises `MailRefused`: there is no mail server."""
        raise MailRefused("this site has no mail server", permanent=True)


class SmtpMailer:
    """Sends emails to one mail server, with a connection for each."""

    enabled = True

    def __init__(
        self, settings: MailSettings, clock: Clock = SYSTEM, timeout_seconds: float = RESPONSE_TIMEOUT_SECONDS
    ) -> None:
        self._settings, self._clock, self._timeout_seconds = settings, clock, timeout_seconds

    async def send(self, email: Email) -> None:
        """Send an email. Raises `MailRefused`, permanently after a 5xx response or for an invalid address."""
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
    """Convert an error to `MailRefused`: permanent for 5xx responses, temporary for most others."""
    from aiosmtplib import SMTPAuthenticationError, SMTPNotSupported, SMTPRecipientsRefused, SMTPResponseException

    if isinstance(error, SMTPRecipientsRefused) and error.recipients:
        error = error.recipients[0]
    if isinstance(error, SMTPAuthenticationError):
        return MailRefused(f"the mail server does not know the site: {_response_text(error)}", permanent=False)
    if isinstance(error, SMTPResponseException):
        return MailRefused(_response_text(error), permanent=500 <= error.code < 600)
    if isinstance(error, SMTPNotSupported):
        return MailRefused(
            f"the mail server cannot do what it is asked: {error}"[:MAX_RESPONSE_CHARACTERS], permanent=False
        )
    if isinstance(error, UnicodeError):
        return MailRefused("the address has letters that the mail server cannot be told", permanent=True)
    return MailRefused(
        f"the mail server cannot be reached: {type(error).__name__}: {error}"[:MAX_RESPONSE_CHARACTERS], permanent=False
    )


def _response_text(error: Exception) -> str:
    code, message = getattr(error, "code", ""), str(getattr(error, "message", error))
    return " ".join(f"{code} {message}".split())[:MAX_RESPONSE_CHARACTERS]


def compose(email: Email, settings: MailSettings, clock: Clock = SYSTEM) -> EmailMessage:
    """Compose the message. Raises `MailRefused` if an address or a header is invalid."""
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
        raise MailRefused(f"this cannot be a letter: {error}"[:MAX_RESPONSE_CHARACTERS], permanent=True) from None
    return message


def bare_address(address: str) -> str:
    """The address without the name: `games@example.org` of `Tertulia <games@example.org>`."""
    from email.utils import parseaddr

    return parseaddr(address)[1]
