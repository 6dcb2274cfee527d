"""The mail server of the months' law: it keeps every letter with the moment at which it came, and refuses now and then."""

from __future__ import annotations

import asyncio
import random
import threading
from collections import Counter
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, NamedTuple

from aiosmtpd.smtp import SMTP, Envelope, Session

LATER, NEVER = "451 come back later", "550 nobody lives here"


class Received(NamedTuple):
    """A letter that was taken."""

    at: float
    """Seconds since the beginning."""
    to: str
    message: EmailMessage

    @property
    def text(self) -> str:
        """What it says, as plain text."""
        body = self.message.get_body(("plain",))
        assert body is not None
        return str(body.get_content())


class Post:
    """A mail server on a free port of this machine."""

    def __init__(self, now: Callable[[], float], chance: random.Random, refusals: float) -> None:
        """Of so many letters of a hundred (`refusals`, 0 to 1) it says that they may come later."""
        self._now, self._chance, self._refusals = now, chance, refusals
        self.received: list[Received] = []
        self.gone: set[str] = set()
        """Addresses at which nobody lives any more."""
        self.refused: Counter[str] = Counter()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port = asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()
        """Where it listens."""

    def close(self) -> None:
        """Close it."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    async def _open(self) -> int:
        """In a thread of its own, since whoever waits for the site does nothing else."""
        server = await self._loop.create_server(lambda: SMTP(self, loop=self._loop), "127.0.0.1", 0)
        return int(server.sockets[0].getsockname()[1])

    async def handle_RCPT(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[Any]
    ) -> str:
        """Whether somebody lives there."""
        if address in self.gone:
            self.refused[address] += 1
            return NEVER
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Take a letter, or say that it may come later."""
        if self._chance.random() < self._refusals:
            self.refused["later"] += 1
            return LATER
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.received += [Received(self._now(), str(to), message) for to in envelope.rcpt_tos]
        return "250 OK"
