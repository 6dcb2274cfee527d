"""Who people are, put together: their sessions, and what keeps these up while the site runs."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from tertulia.server.domain.clock import Clock
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.ports import StorageFault
from tertulia.server.identity.sessions import EVERY, WRITTEN, Sessions
from tertulia.server.identity.signing import CookieSigner
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.sessions import SqlSessions

log = logging.getLogger(__name__)


class People:
    """What a process knows of who people are."""

    def __init__(
        self, journal: Journal, secret: bytes, clock: Clock, dropped: Callable[[GuestId], None], *, shared: bool
    ) -> None:
        self._clock, self._shared = clock, shared
        self.signer = CookieSigner(secret)
        self.sessions = Sessions(SqlSessions(journal, clock), self.signer, clock, dropped)

    def works(self) -> list[Coroutine[Any, Any, None]]:
        """What is to be done for as long as the process answers visitors."""
        works = [self._repeated(WRITTEN, self.sessions.write)]
        if self._shared:
            works.append(self._repeated(EVERY, self.sessions.look_around))
        return works

    async def _repeated(self, every: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do it now and then, for ever; where the storage is at fault, the next time."""
        while True:
            await self._clock.sleep(every)
            try:
                await work()
            except StorageFault:
                pass  # said by the storage
            except Exception as error:
                log.error("sessions are not looked after for now", exc_info=error)
