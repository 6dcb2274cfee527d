"""A mail server that says nothing for as long as it is told to, as those do whose machine has much to do."""

from __future__ import annotations

import random
import threading
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.months.post import LATER, Post


class SlowPost(Post):
    """A mail server that says nothing for as long as it is told to, before it has taken a letter or after."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.0, random.Random(1), refusals=0.0)
        self.silent_before = self.silent_after = False
        self.lost_answers = 0
        """Letters that are taken, of which it says that they may come later: their answer was lost on the way."""
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
            return LATER
        return answer

    async def _say_nothing(self) -> None:
        self.met.set()
        await self._loop.run_in_executor(None, self.go_on.wait, 60)

    def turns(self) -> list[EmailMessage]:
        """The letters that say whose turn it is."""
        return [each.message for each in self.received if str(each.message["Subject"]).startswith("Your turn")]
