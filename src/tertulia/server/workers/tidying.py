"""Unload idle tables, and delete unfilled tables, unused component sets and expired sessions."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Protocol

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.notifications import OPEN_TABLE_LIFETIME, OPEN_TABLE_WARNING_AGE
from tertulia.server.domain.ports import StorageFault
from tertulia.server.domain.service import TableService
from tertulia.server.domain.sets import SetStore

log = logging.getLogger(__name__)
UNFILLED_CHECK_SECONDS = 3600.0
"""Seconds between two checks for unfilled tables."""
MAX_IDLE_CHECK_SECONDS = 60.0
"""Maximum seconds between two checks for idle tables."""
UNUSED_SET_LIFETIME = timedelta(days=1)
"""Minimum age of a component set that is deleted: its author may open another table with it."""
EXPIRED_SESSIONS_CHECK_SECONDS = 6 * 3600.0
"""Seconds between two deletions of expired sessions."""
UNUSED_SETS_CHECK_SECONDS = 6 * 3600.0
"""Seconds between two checks for unused component sets."""


async def unload_idle_tables(service: TableService, idle_after: float, clock: Clock = SYSTEM) -> None:
    """Unload tables that have been idle for `idle_after` seconds, until cancelled."""
    while True:
        await clock.sleep(min(MAX_IDLE_CHECK_SECONDS, idle_after))
        service.forget(idle_after)


async def drop_expired_sessions(expire: Callable[[], Awaitable[int]], clock: Clock = SYSTEM) -> None:
    """Delete expired sessions until cancelled. Several processes may do so."""
    while True:
        try:
            if number := await expire():
                log.info("sessions that nobody used any more, dropped: %d", number)
        except StorageFault:
            pass  # logged by the storage, and retried the next time
        await clock.sleep(EXPIRED_SESSIONS_CHECK_SECONDS)


async def drop_unused_sets(sets: SetStore, clock: Clock = SYSTEM) -> None:
    """Delete component sets that no table uses and that are not published, until cancelled.

    Several processes may do so.
    """
    while True:
        try:
            if number := await sets.drop_unused(clock.now() - UNUSED_SET_LIFETIME):
                log.info("sets of components that no table was played with, dropped: %d", number)
        except StorageFault:
            pass  # logged by the storage, and retried the next time
        await clock.sleep(UNUSED_SETS_CHECK_SECONDS)


class UnstartedTables(Protocol):
    """Stored tables that have not started."""

    async def close_tables(self, untouched_since: datetime) -> Sequence[str]:
        """Delete tables without changes since `untouched_since`, and notify their members. Returns their ids.

        Raises `StorageFault`.
        """

    async def warn_players(self, since: datetime, until: datetime) -> int:
        """Notify the members of tables that were last touched between `since` and `until`.

        Returns the number of tables. Raises `StorageFault`.
        """


async def drop_unfilled(service: TableService, unfilled: UnstartedTables, clock: Clock = SYSTEM) -> None:
    """Delete tables that never filled, and warn their members days before, until cancelled.

    Several processes may do so.
    """
    warned = clock.now() - OPEN_TABLE_LIFETIME
    """The members of tables last touched before this time have been warned."""
    while True:
        try:
            quiet_since = clock.now() - OPEN_TABLE_WARNING_AGE
            await unfilled.warn_players(warned, quiet_since)
            warned = quiet_since
            if gone := await unfilled.close_tables(clock.now() - OPEN_TABLE_LIFETIME):
                service.gone(gone)
                log.info("tables that never filled, dropped: %d", len(gone))
        except StorageFault:
            pass  # logged by the storage, and retried the next time
        await clock.sleep(UNFILLED_CHECK_SECONDS)
