"""The logs of finished games are packed while the server runs, a few at a time."""

from __future__ import annotations

import asyncio

from tertulia.server.logs import warn_once
from tertulia.server.storage.ports import Logs, StorageFault

EVERY = 60.0
"""Seconds between two looks for games that have come to their end."""
PAUSE = 0.05
"""Seconds between two games, so that moves come first."""


async def pack_finished(logs: Logs, every: float = EVERY, pause: float = PAUSE) -> None:
    """For ever: pack the logs of finished games. What cannot be read is left as it is, and said once."""
    left: set[str] = set()
    while True:
        try:
            for table_id in await logs.unpacked():
                if table_id not in left and not await logs.pack(table_id):
                    left.add(table_id)
                    warn_once(f"the log of table {table_id} is damaged: it stays as it is")
                await asyncio.sleep(pause)
        except StorageFault:
            pass  # said by the journal; there may be room again the next time
        except Exception as error:
            warn_once(f"logs of finished games are not packed: {type(error).__name__}")
        await asyncio.sleep(every)
