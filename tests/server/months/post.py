"""Mail servers and a push service for tests: they store each message with the time it came, and refuse some."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import random
import threading
from collections import Counter
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, NamedTuple

import http_ece
import msgspec
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


class Subscriber:
    """A push subscriber, which alone can decrypt its messages."""

    def __init__(self, endpoint: str) -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.subscription = {
            "endpoint": endpoint,
            "keys": {"p256dh": encode_base64(point), "auth": encode_base64(self._auth)},
        }

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


def encode_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


TEMPORARY_REFUSAL, PERMANENT_REFUSAL = "451 come back later", "550 nobody lives here"


class ReceivedEmail(NamedTuple):
    """An email that was accepted, for one recipient."""

    at: float
    """Seconds since the beginning."""
    to: str
    message: EmailMessage

    @property
    def text(self) -> str:
        """The plain-text body."""
        body = self.message.get_body(("plain",))
        assert body is not None
        return str(body.get_content())


class MailServer:
    """A mail server on a free port of this machine."""

    def __init__(self, now: Callable[[], float], chance: random.Random, refusals: float) -> None:
        """`refusals` is the fraction (0 to 1) of emails that it refuses temporarily (451)."""
        self._now, self._chance, self._refusals = now, chance, refusals
        self.received: list[ReceivedEmail] = []
        self.refused_addresses: set[str] = set()
        """Addresses that it refuses permanently (550)."""
        self.refused: Counter[str] = Counter()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port = asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()
        """The port on which it listens."""

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    async def _open(self) -> int:
        """Runs in a thread of its own, because a test blocks its thread while it waits for the site."""
        server = await self._loop.create_server(lambda: SMTP(self, loop=self._loop), "127.0.0.1", 0)
        return int(server.sockets[0].getsockname()[1])

    async def handle_RCPT(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[Any]
    ) -> str:
        if address in self.refused_addresses:
            self.refused[address] += 1
            return PERMANENT_REFUSAL
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Store the email, or refuse it temporarily."""
        if self._chance.random() < self._refusals:
            self.refused["later"] += 1
            return TEMPORARY_REFUSAL
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.received += [ReceivedEmail(self._now(), str(to), message) for to in envelope.rcpt_tos]
        return "250 OK"


PUSH_REFUSAL, PUSH_ACCEPTED = "503 Service Unavailable", "201 Created"


class PushMessage(NamedTuple):
    """A push message that was accepted."""

    at: float
    """Seconds since the beginning."""
    number: int
    """Number of the person who receives it."""
    notifications: list[dict[str, Any]]
    """Its notifications, one for each table."""


class PushService:
    """A push service on a free port of this machine, and its subscribers."""

    def __init__(self, now: Callable[[], float], chance: random.Random, refusals: float) -> None:
        """`refusals` is the fraction (0 to 1) of messages that it refuses temporarily (503)."""
        self._now, self._chance, self._refusals = now, chance, refusals
        self._subscribers: dict[int, Subscriber] = {}
        self.received: list[PushMessage] = []
        self.refused = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._port = asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def subscribe(self, number: int) -> dict[str, Any]:
        """Subscribe a person's browser; returns the subscription that the browser sends to the site."""
        subscriber = self._subscribers[number] = Subscriber(f"http://127.0.0.1:{self._port}/{number}")
        return subscriber.subscription

    async def _open(self) -> int:
        """Runs in a thread of its own, because a test blocks its thread while it waits for the site."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return int(server.sockets[0].getsockname()[1])

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):  # the site may be killed meanwhile
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower().splitlines()
            length = next(int(line.partition(":")[2]) for line in head if line.startswith("content-length:"))
            status = self._take(int(head[0].split()[1][1:]), await reader.readexactly(length))
            writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
            await writer.drain()
        writer.close()

    def _take(self, number: int, body: bytes) -> str:
        """Store the message, or refuse it temporarily. Returns the HTTP status line."""
        if self._chance.random() < self._refusals:
            self.refused += 1
            return PUSH_REFUSAL
        message = self._subscribers[number].read(body)
        notifications = msgspec.convert(message["notifications"], list[dict[str, Any]])
        assert len(notifications) == message["count"], "a message that leaves nothing out"
        self.received.append(PushMessage(self._now(), number, notifications))
        return PUSH_ACCEPTED


class SlowMailServer(MailServer):
    """A mail server that can be silent before or after it accepts an email, until `go_on` is set, at most 60 s."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.0, random.Random(1), refusals=0.0)
        self.silent_before = self.silent_after = False
        self.lost_answers = 0
        """Number of emails to accept and yet refuse temporarily, as if the answer had been lost."""
        self.met, self.go_on = threading.Event(), threading.Event()

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[Any]
    ) -> str:
        if self.silent_before:
            await self._say_nothing()
        return await super().handle_RCPT(server, session, envelope, address, options)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        answer = await super().handle_DATA(server, session, envelope)
        if self.silent_after:
            await self._say_nothing()
        if self.lost_answers:
            self.lost_answers -= 1
            return TEMPORARY_REFUSAL
        return answer

    async def _say_nothing(self) -> None:
        self.met.set()
        await self._loop.run_in_executor(None, self.go_on.wait, 60)

    def list_turn_emails(self) -> list[EmailMessage]:
        """The emails about a player's turn."""
        return [each.message for each in self.received if str(each.message["Subject"]).startswith("Your turn")]
