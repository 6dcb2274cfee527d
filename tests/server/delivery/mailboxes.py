"""An SMTP server for tests that stores received emails and gives scripted answers."""

from __future__ import annotations

import asyncio
import contextlib
import email
import ssl
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

USER, PASSWORD = "games", "very secret"


class Mailbox:
    """Received emails and scripted answers (a handler of `aiosmtpd`)."""

    def __init__(self) -> None:
        self.emails: list[EmailMessage] = []
        self.envelopes: list[Envelope] = []
        self.answers: dict[str, str] = {}
        """Answer by recipient; 250 by default."""
        self.data_answers: list[str] = []
        """Answers to complete emails, in order; 250 by default."""
        self.never_answers = False
        """Whether complete emails get no answer."""
        self.message_offered = asyncio.Event()
        """Set when a recipient or an email is offered, accepted or not."""
        self.port = 0

    async def handle_RCPT(  # noqa: N802  aiosmtpd's own name
        self, _: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self.message_offered.set()
        if address in self.answers:
            return self.answers[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.message_offered.set()
        if self.never_answers:
            await asyncio.Event().wait()
        if self.data_answers and not self.data_answers[0].startswith("250"):
            return self.data_answers.pop(0)
        assert isinstance(envelope.content, bytes)
        message = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        self.emails.append(message)
        self.envelopes.append(envelope)
        return self.data_answers.pop(0) if self.data_answers else "250 kept"


def authenticate(_: Any, __: Any, ___: Any, ____: str, data: Any) -> AuthResult:
    """Accept only `USER` with `PASSWORD`."""
    known = (data.login, data.password) == (USER.encode(), PASSWORD.encode())
    return AuthResult(success=known, handled=False)


@contextlib.asynccontextmanager
async def mail_server(mailbox: Mailbox, tls: ssl.SSLContext | None = None, **more: Any) -> AsyncIterator[Mailbox]:
    """Run an SMTP server on a free port of this machine; with `tls`, every connection starts with TLS."""
    loop = asyncio.get_running_loop()
    options = {"hostname": "mail.test", "enable_SMTPUTF8": True, "loop": loop, **more}
    server = await loop.create_server(lambda: SMTP(mailbox, **options), "127.0.0.1", 0, ssl=tls)
    mailbox.port = server.sockets[0].getsockname()[1]
    try:
        yield mailbox
    finally:
        server.close()


def create_certificate(folder: Path) -> tuple[ssl.SSLContext, Path]:
    """A TLS context for a server named localhost, and the file of its self-signed certificate."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    address = x509.SubjectAlternativeName([x509.DNSName("localhost")])
    now = datetime.now(UTC)
    x509_certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(address, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    chain, secret = folder / "server.pem", folder / "server.key"
    chain.write_bytes(x509_certificate.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(chain, secret)
    return context, chain
