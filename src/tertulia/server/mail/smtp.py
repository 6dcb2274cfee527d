"""Letters handed to a mail server by SMTP (`tertulia.server.domain.mailing.Mailer`)."""

from __future__ import annotations

import asyncio
import ssl
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from typing import TYPE_CHECKING

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.mailing import Letter, MailRefused
from tertulia.server.mail.headers import POLICY
from tertulia.server.settings import MailSettings

if TYPE_CHECKING:
    from aiosmtplib import SMTP

PATIENCE = 30.0
"""Seconds for which one answer of the mail server is waited for."""
WHOLE_PATIENCE = 90.0
"""Seconds after which a letter is given up for now, however lively the server is."""
MOST_SAID = 300
"""Characters of what a server says that are kept."""


class NoMailer:
    """Of a site without a mail server."""

    enabled = False

    async def send(self, letter: Letter) -> None:
        """Raises `MailRefused`: there is nobody to hand it to."""
        raise MailRefused("this site has no mail server", permanent=True)


class SmtpMailer:
    """Speaks to one mail server, a connection for each letter."""

    enabled = True

    def __init__(self, settings: MailSettings, clock: Clock = SYSTEM, patience: float = PATIENCE) -> None:
        self._settings, self._clock, self._patience = settings, clock, patience

    async def send(self, letter: Letter) -> None:
        """Hand over a letter. Raises `MailRefused`, for good where the server says so (5xx), or where an address is none."""
        message = composed(letter, self._settings, self._clock)
        try:
            async with asyncio.timeout(min(WHOLE_PATIENCE, 3 * self._patience)):
                await self._send(message, letter.to)
        except TimeoutError:
            raise MailRefused("the mail server did not answer in time", permanent=False) from None

    async def _send(self, message: EmailMessage, to: str) -> None:
        # It takes a while to load, and a site may never send a letter.
        from aiosmtplib import SMTPException, SMTPTimeoutError

        client = self._client()
        try:
            await client.connect()
            if self._settings.user:
                await client.login(self._settings.user, self._settings.password or "")
            await client.sendmail(bare(self._settings.sender), [to], message.as_bytes(policy=POLICY))
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
            if self._settings.authority is None
            else ssl.create_default_context(cafile=self._settings.authority),
            local_hostname=bare(self._settings.sender).rpartition("@")[2] or "localhost",
            timeout=self._patience,
        )


def refusal(error: Exception) -> MailRefused:
    """What a mail server, or the way to it, said: 4xx is for now, 5xx for good; a way that is closed is for now."""
    from aiosmtplib import SMTPAuthenticationError, SMTPNotSupported, SMTPRecipientsRefused, SMTPResponseException

    if isinstance(error, SMTPRecipientsRefused) and error.recipients:
        error = error.recipients[0]
    if isinstance(error, SMTPAuthenticationError):
        return MailRefused(f"the mail server does not know the site: {_said(error)}", permanent=False)
    if isinstance(error, SMTPResponseException):
        return MailRefused(_said(error), permanent=500 <= error.code < 600)
    if isinstance(error, SMTPNotSupported):
        return MailRefused(f"the mail server cannot do what it is asked: {error}"[:MOST_SAID], permanent=False)
    if isinstance(error, UnicodeError):
        return MailRefused("the address has letters that the mail server cannot be told", permanent=True)
    return MailRefused(
        f"the mail server cannot be reached: {type(error).__name__}: {error}"[:MOST_SAID], permanent=False
    )


def _said(error: Exception) -> str:
    code, message = getattr(error, "code", ""), str(getattr(error, "message", error))
    return " ".join(f"{code} {message}".split())[:MOST_SAID]


def composed(letter: Letter, settings: MailSettings, clock: Clock = SYSTEM) -> EmailMessage:
    """The message as it goes out. Raises `MailRefused` where an address or a header is none."""
    message = EmailMessage(policy=POLICY)
    try:
        message["From"] = settings.sender
        message["To"] = Address(addr_spec=letter.to)
        message["Subject"] = letter.subject
        message["Date"] = format_datetime(clock.now())
        names = {name.lower() for name, _ in letter.headers}
        if "message-id" not in names:
            message["Message-ID"] = make_msgid(domain=bare(settings.sender).rpartition("@")[2] or "localhost")
        if "auto-submitted" not in names:
            message["Auto-Submitted"] = "auto-generated"  # nobody's machine is to answer
        for name, value in letter.headers:
            message[name] = value
        message.set_content(letter.text)
        if letter.html is not None:
            message.add_alternative(letter.html, subtype="html")
    except (ValueError, IndexError, HeaderParseError) as error:
        raise MailRefused(f"this cannot be a letter: {error}"[:MOST_SAID], permanent=True) from None
    return message


def bare(address: str) -> str:
    """The address alone of one that may have a name before it: `Tertulia <games@example.org>`."""
    from email.utils import parseaddr

    return parseaddr(address)[1]
