"""Finished games take less room: their logs are packed while the server runs, a few at a time, by the one writer."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from sqlalchemy import Connection, text

from tertulia.server.faults import StorageFault
from tertulia.server.journal import Journal
from tertulia.server.lines import Damaged
from tertulia.server.notices import once
from tertulia.server.packed import pack, unpack
from tertulia.server.stored import read_stored
from tertulia.server.writes import Row, Write

log = logging.getLogger(__name__)
EVERY = 60.0
"""Seconds between two looks for games that have come to their end."""
PAUSE = 0.05
"""Seconds between two games, so that moves come first."""
UNPACKED = text(
    "SELECT id FROM game_table WHERE phase = 'over' AND EXISTS (SELECT 1 FROM log WHERE log.table_id = game_table.id)"
)


async def pack_finished(journal: Journal, every: float = EVERY, pause: float = PAUSE) -> None:
    """For ever: pack the logs of finished games. What cannot be read is left as it is, and said once."""
    left: set[str] = set()
    while True:
        with contextlib.suppress(StorageFault):  # said by the journal; there may be room again the next time
            for table_id in await _unpacked(journal):
                if table_id not in left and not await pack_table(journal, table_id):
                    left.add(table_id)
                await asyncio.sleep(pause)
        await asyncio.sleep(every)


async def pack_table(journal: Journal, table_id: str) -> bool:
    """Pack the log of one finished table; False where it cannot be read whole."""
    async with journal.sessions() as session:
        row = await (await session.connection()).run_sync(packed_row, table_id)
    if row is None:
        once(f"the log of table {table_id} is damaged: it stays as it is")
        return False
    await journal.commit(Write(table_id, packed=row))
    return True


def packed_row(connection: Connection, table_id: str) -> Row | None:
    """The packed log of a table, such that unpacking gives what is there now; None where something of it is missing."""
    try:
        stored = read_stored(connection, table_id)
        if stored is None or stored.missing or not stored.lines:
            return None
        row = pack(table_id, stored.lines)
        same = unpack(row["format"], row["lines"], row["actions"], row["told"]) == stored.lines
    except Damaged:
        return None
    return row if same else None


async def _unpacked(journal: Journal) -> list[str]:
    async with journal.sessions() as session:
        return [str(row.id) for row in await session.execute(UNPACKED)]
