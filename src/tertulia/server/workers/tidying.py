"""Tables that nobody looks at leave the memory; those that never filled, and sets that nobody plays with, leave the storage."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Protocol

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.notices import UNFILLED_STAY, UNFILLED_TOLD
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.service import TableService
from tertulia.server.domain.sets import SetStore

log = logging.getLogger(__name__)
UNFILLED_EVERY = 3600.0
"""Seconds between two looks for such tables."""
LONGEST_PAUSE = 60.0
"""Seconds between two looks, at most."""
UNUSED_SETS_STAY = timedelta(days=1)
"""How old a set is at least that goes: the same person may open another table with it."""
SESSIONS_EVERY = 6 * 3600.0
"""Seconds between two deletions of expired sessions."""
SETS_EVERY = 6 * 3600.0
"""Seconds between two looks for such sets."""


async def forget_idle(service: TableService, idle_after: float, clock: Clock = SYSTEM) -> None:
    """Let tables go that nobody has needed for `idle_after` seconds, for ever."""
    while True:
        await clock.sleep(min(LONGEST_PAUSE, idle_after))
        service.forget(idle_after)


async def drop_expired_sessions(expire: Callable[[], Awaitable[int]], clock: Clock = SYSTEM) -> None:
    """Delete the sessions that nobody has used for as long as they last, for ever. Several processes may do so."""
    while True:
        try:
            if number := await expire():
                log.info("sessions that nobody used any more, dropped: %d", number)
        except StorageFault:
            pass  # said by the storage; they go the next time
        await clock.sleep(SESSIONS_EVERY)


async def drop_unused_sets(sets: SetStore, clock: Clock = SYSTEM) -> None:
    """Let sets go that no table is played with and that are not put up for all, for ever. Several processes may do so."""
    while True:
        try:
            if number := await sets.drop_unused(clock.now() - UNUSED_SETS_STAY):
                log.info("sets of components that no table was played with, dropped: %d", number)
        except StorageFault:
            pass  # said by whoever could not write; they go the next time
        await clock.sleep(SETS_EVERY)


class Unfilled(Protocol):
    """The tables that have not begun, as they are stored."""

    async def drop(self, untouched_since: datetime) -> Sequence[str]:
        """Let tables go that nobody has touched since, and tell those who sit there; their ids. Raises `StorageFault`."""

    async def warn(self, since: datetime, until: datetime) -> int:
        """Tell those who sit at tables that nobody has touched since some moment between these two. Returns how many tables there
        are. Raises `StorageFault`."""


async def drop_unfilled(service: TableService, unfilled: Unfilled, clock: Clock = SYSTEM) -> None:
    """Let tables go that never filled, and tell their company days before, for ever. Several processes may do so."""
    warned = clock.now() - UNFILLED_STAY
    """Who touched a table last before then has been told."""
    while True:
        try:
            quiet_since = clock.now() - UNFILLED_TOLD
            await unfilled.warn(warned, quiet_since)
            warned = quiet_since
            if gone := await unfilled.drop(clock.now() - UNFILLED_STAY):
                service.gone(gone)
                log.info("tables that never filled, dropped: %d", len(gone))
        except StorageFault:
            pass  # said by whoever could not write; they go the next time
        await clock.sleep(UNFILLED_EVERY)
