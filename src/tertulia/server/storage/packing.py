"""Finished games take less room: their logs are packed while the server runs, a few at a time, by the one writer."""

from __future__ import annotations

import asyncio

from sqlalchemy import text

from tertulia.server.notices import once
from tertulia.server.storage.changes import Row, Write
from tertulia.server.storage.faults import StorageFault
from tertulia.server.storage.journal import Journal
from tertulia.server.storage.lines import Damaged
from tertulia.server.storage.packed import pack, unpack
from tertulia.server.storage.stored import Stored, read_stored

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
        try:
            for table_id in await _unpacked(journal):
                if table_id not in left and not await pack_table(journal, table_id):
                    left.add(table_id)
                    once(f"the log of table {table_id} is damaged: it stays as it is")
                await asyncio.sleep(pause)
        except StorageFault:
            pass  # said by the journal; there may be room again the next time
        except Exception as error:
            once(f"logs of finished games are not packed: {type(error).__name__}")
        await asyncio.sleep(every)


async def pack_table(journal: Journal, table_id: str) -> bool:
    """Pack the log of one finished table; False where it cannot be read whole."""
    try:
        async with journal.sessions() as session:
            stored = await (await session.connection()).run_sync(read_stored, table_id)
    except Damaged:
        return False
    except StorageFault as fault:
        if fault.code != "storage-damaged":
            raise
        return False
    row = None if stored is None else await asyncio.to_thread(packed_row, stored)
    if row is not None:
        await journal.commit(Write(table_id, packed=row))
    return row is not None


def packed_row(stored: Stored) -> Row | None:
    """The packed log of a table, such that unpacking gives what is there now; None where something of it is missing."""
    if stored.missing or not stored.lines:
        return None
    row = pack(stored.facts.id, stored.lines)
    same = unpack(row["format"], row["lines"], row["actions"], row["told"]) == stored.lines
    return row if same else None


async def _unpacked(journal: Journal) -> list[str]:
    async with journal.sessions() as session:
        return [str(row.id) for row in await session.execute(UNPACKED)]
